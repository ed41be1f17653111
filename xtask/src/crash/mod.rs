//! `cargo xtask crash`: whether a line that was acknowledged is ever lost.

mod cuts;
mod disk;
mod faults;
mod full;
mod kills;
mod ledger;
mod load;
mod options;
mod repeat;
mod room;
mod rounds;
mod scribe;
mod table;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::left_out;
use crate::live::{self, Folder, Random, Server, Setup, has_program};
use ledger::tampered_logs_unseen;
use options::{HELP, Options};
use table::{Must, Row};

/// What all parts use.
#[derive(Debug)]
struct Trial {
    options: Options,
    binary: PathBuf,
    folder: Folder,
    random: Random,
    rows: Vec<Row>,
    left_out: Vec<String>,
}

pub(crate) fn run(args: &[String]) -> bool {
    if args.iter().any(|arg| arg == "--help") {
        println!("{HELP}");
        return true;
    }
    let options = match Options::parse(args) {
        Ok(options) => options,
        Err(fault) => {
            eprintln!("{fault}");
            return false;
        }
    };
    // Mounts of our own, which go when we do.
    if let Some(done) = live::in_own_namespaces(&["--mount"], "crash", args) {
        return done;
    }
    let binary = options.damier.clone().or_else(|| live::build(!options.short));
    let Some(binary) = binary else {
        return false;
    };
    let folder = match Folder::new(&options.folder, "crash") {
        Ok(folder) => folder,
        Err(error) => {
            eprintln!("{}: {error}", options.folder.display());
            return false;
        }
    };
    Trial::new(options, binary, folder).run()
}

impl Trial {
    fn new(options: Options, binary: PathBuf, folder: Folder) -> Trial {
        let random = Random::new(options.seed);
        let (rows, left_out) = (Vec::new(), Vec::new());
        Trial { options, binary, folder, random, rows, left_out }
    }

    fn run(mut self) -> bool {
        println!("== crash: {} with seed {}", self.binary.display(), self.options.seed);
        self.check_the_checker();
        let disks = disk::obstacle(self.folder.path());
        let traces = (!has_program("strace", "-V")).then(|| "strace is missing".to_owned());
        let both = disks.clone().or_else(|| traces.clone());
        type Part = fn(&mut Trial) -> Result<(), String>;
        let parts: [(&str, &str, Part, Option<String>); 5] = [
            ("kills", "kill -9", kills::run, None),
            ("cuts", "power cuts", cuts::run, both.clone()),
            ("repeat", "a repeat after a crash, then a power cut", repeat::run, both),
            ("full", "full disk", full::run, disks),
            ("faults", "failing system calls", faults::run, traces),
        ];
        for (name, words, part, obstacle) in parts {
            if !self.options.wants(name) {
                continue;
            }
            if let Some(obstacle) = obstacle {
                println!("== {words}: LEFT OUT, {obstacle}");
                left_out::note(&format!("crash, {words}: {obstacle}"));
                self.left_out.push(format!("{words}: {obstacle}"));
                continue;
            }
            println!("== {words}");
            let begin = Instant::now();
            if let Err(fault) = part(&mut self) {
                let mut row = Row::new(words, Must::Hold);
                row.fault(fault);
                self.finish(row);
            }
            println!("   in {:.0} s", begin.elapsed().as_secs_f64());
        }
        table::summary(&self.rows, &self.left_out)
    }

    /// The first control: logs with faults in them, none of which may be missed.
    fn check_the_checker(&mut self) {
        let (events, unseen) = tampered_logs_unseen();
        let mut row = Row::new("control: logs tampered with", Must::Lose);
        (row.events, row.findings.lost) = (events, events - unseen.len());
        row.faults.extend(unseen.into_iter().map(|name| format!("{name} was not seen")));
        self.finish(row);
    }

    fn finish(&mut self, row: Row) {
        row.tell();
        self.rows.push(row);
    }

    /// Where a server's complaints go unless a trial says otherwise.
    fn log(&self) -> PathBuf {
        self.folder.join("stderr.log")
    }

    fn setup(&self, data: &Path) -> Setup {
        let mut setup = Setup::new(&self.binary, data, self.log());
        // All come from one address.
        setup.args = vec![format!("--sockets-per-address={}", 4 * self.options.clients)];
        setup.args.extend(self.options.serve.iter().cloned());
        setup
    }

    fn start(&self, data: &Path) -> Result<Server, String> {
        Server::start(&self.setup(data))
    }

    /// How long clients write before the next disaster.
    fn load_time(&mut self) -> Duration {
        let longest = self.options.seconds;
        Duration::from_secs_f64(longest * (0.05 + 0.95 * self.random.fraction()))
    }
}
