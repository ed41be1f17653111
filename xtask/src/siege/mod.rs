//! `cargo xtask siege`: hostile and heavy clients against the real server.

mod cpu;
mod idle;
mod player;
mod replay;
pub(crate) mod report;
mod search;
mod wal;

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::live::{self, Folder, Http, Server, Setup, must};
use report::Report;

const HELP: &str = "\
cargo xtask siege [OPTIONS] [SCENARIO...]

Attacks a server of its own, on loopback addresses only, and prints what that does to the
others. Fails if a figure is worse than its limit. Every scenario ends by itself.

SCENARIO is any of these; all of them if none is named.
  cpu      processor time of an addition by the length of the game
  replay   games and questions that are costly to play again, beside a player who saves
  search   searches over 50,000 games, beside a client that adds lines
  idle     1,100 idle connections to a server that may open 1,024 files
  headers  10,000 half-sent headers
  bodies   700 half-sent questions to a server that has 2.5 GB
  wal      how far the write-ahead log grows under 128 clients

  --short         only the cost of an addition, in less than a minute, with the debug build
  --damier FILE   the program to try, instead of building it
  --folder DIR    where to work, instead of the usual place for temporary files
  --games DIR     the folder with the 50,000 games; made if it is missing, and kept
  --serve ARG     one more argument of `damier serve`; may be repeated
Run as root it takes a network of its own, where clients can have many addresses.";

/// What all scenarios use.
#[derive(Debug)]
struct Siege {
    binary: PathBuf,
    folder: Folder,
    games: Option<PathBuf>,
    serve: Vec<String>,
    /// How many times the cheapest addition the dearest may cost.
    spread: f64,
}

type Scenario = fn(&Siege, &mut Report) -> Result<(), String>;
const SCENARIOS: [(&str, Scenario); 7] = [
    ("cpu", cpu::run),
    ("replay", replay::run),
    ("search", search::run),
    ("idle", idle::idle),
    ("headers", idle::headers),
    ("bodies", idle::bodies),
    ("wal", wal::run),
];

pub(crate) fn run(args: &[String]) -> bool {
    if args.iter().any(|arg| arg == "--help") {
        println!("{HELP}");
        return true;
    }
    if let Some(done) = live::in_own_namespaces(&["--net"], "siege", args) {
        return done;
    }
    match prepare(args) {
        Ok((siege, wanted)) => siege.run(&wanted),
        Err(fault) => {
            eprintln!("{fault}");
            false
        }
    }
}

fn prepare(args: &[String]) -> Result<(Siege, Vec<String>), String> {
    let (mut damier, mut games, mut folder) = (None, None, env::temp_dir());
    let (mut serve, mut wanted, mut short) = (Vec::new(), Vec::new(), false);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or_else(|| format!("{arg} needs a value"));
        match arg.as_str() {
            "--short" => short = true,
            "--damier" => damier = Some(PathBuf::from(value()?)),
            "--games" => games = Some(PathBuf::from(value()?)),
            "--folder" => folder = PathBuf::from(value()?),
            "--serve" => serve.push(value()?.clone()),
            name if SCENARIOS.iter().any(|(known, _)| *known == name) => wanted.push(name.into()),
            other => return Err(format!("{other} is not known; see --help")),
        }
    }
    if short {
        // Its figures are ratios of processor times, which another build
        // changes little.
        wanted = vec!["cpu".to_owned()];
    }
    let binary = damier.or_else(|| live::build(!short)).ok_or("the program was not built")?;
    let folder = Folder::new(&folder, "siege").map_err(|error| error.to_string())?;
    // Beside other programs of a test run a series may be slow as a whole.
    let spread = if short { 4.0 } else { 2.0 };
    Ok((Siege { binary, folder, games, serve, spread }, wanted))
}

impl Siege {
    fn run(&self, wanted: &[String]) -> bool {
        // In a network of its own even this address is down at first.
        let _ = must(Command::new("ip").args(["link", "set", "lo", "up"]));
        let mut report = Report::default();
        for (name, scenario) in SCENARIOS {
            if !wanted.is_empty() && !wanted.iter().any(|wanted| wanted == name) {
                continue;
            }
            println!("\n== {name}");
            let begin = Instant::now();
            if let Err(fault) = scenario(self, &mut report) {
                report.check(&format!("{name} could be carried out"), &fault, "", false);
            }
            println!("   in {:.0} s", begin.elapsed().as_secs_f64());
        }
        report.summary()
    }

    fn setup(&self, data: &Path) -> Setup {
        let mut setup = Setup::new(&self.binary, data, self.folder.join("stderr.log"));
        setup.args = self.serve.clone();
        setup
    }

    fn start(&self, name: &str) -> Result<Server, String> {
        Server::start(&self.setup(&self.folder.join(name)))
    }
}

/// Begins a game.
fn create(http: &mut Http, body: &str) -> Result<(), String> {
    let reply = http.post("/api/v1/games", body).map_err(|error| error.to_string())?;
    match reply.status {
        201 => Ok(()),
        status => Err(format!("no game: {status} {}", reply.body)),
    }
}
