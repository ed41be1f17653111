//! A full disk, and a server that has nowhere to complain.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use super::Trial;
use super::disk::{BLOCK, Disk};
use super::ledger::Findings;
use super::load::{Manner, Which, check, play, players};
use super::scribe::Scribe;
use super::table::{Must, Row};
use crate::live::{Server, Stderr};

const MEGABYTES: u64 = 24;
const CLIENTS: usize = 4;
const LOAD: Duration = Duration::from_millis(300);
/// By then the server has noticed that nothing is going on, tried to tidy up,
/// and said all that it has to.
const PAUSE: Duration = Duration::from_secs(3);
const PAUSES: usize = 2;
const PATIENCE: Duration = Duration::from_secs(15);

/// What is tried besides.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Twist {
    None,
    /// Clients who take a refusal for a yes: the control.
    Careless,
    /// The server ends, and is started while the disk is full.
    StartedAnew,
}

pub(super) fn run(trial: &mut Trial) -> Result<(), String> {
    let disk = |trial: &Trial| Disk::make(trial.folder.path(), MEGABYTES);
    let log = Stderr::File(trial.log());
    let mut control = Row::new("control: full disk, refusals counted", Must::Lose);
    let found = once(trial, &disk(trial)?, &log, Twist::Careless, &mut Vec::new())?;
    control.add(found);
    trial.finish(control);

    let same = |disk: &Disk| Stderr::File(disk.mount_point().join("stderr.log"));
    type Choice<'a> = &'a dyn Fn(&Disk) -> Stderr;
    let cases: [(&str, Choice<'_>, Twist); 6] = [
        ("full disk, stderr on the same disk", &same, Twist::None),
        ("full disk, stderr a full pipe", &|_| Stderr::FullPipe, Twist::None),
        ("full disk, stderr elsewhere", &|_| log.clone(), Twist::None),
        ("full disk, stderr closed", &|_| Stderr::Closed, Twist::None),
        ("full disk, stderr a broken pipe", &|_| Stderr::BrokenPipe, Twist::None),
        ("full disk, started anew", &|_| log.clone(), Twist::StartedAnew),
    ];
    let count = if trial.options.short { 1 } else { cases.len() };
    for (name, stderr, twist) in cases.into_iter().take(count) {
        let mut row = Row::new(name, Must::Hold);
        let disk = disk(trial)?;
        match once(trial, &disk, &stderr(&disk), twist, &mut row.faults) {
            Ok(findings) => row.add(findings),
            Err(fault) => row.fault(fault),
        }
        trial.finish(row);
    }
    Ok(())
}

fn once(
    trial: &mut Trial,
    disk: &Disk,
    stderr: &Stderr,
    twist: Twist,
    faults: &mut Vec<String>,
) -> Result<Findings, String> {
    let manner = if twist == Twist::Careless { Manner::Careless } else { Manner::Honest };
    let mut players = players(CLIENTS, manner, &mut trial.random);
    let mut setup = trial.setup(&disk.data());
    setup.stderr = stderr.clone();
    let mut server = Server::start(&setup)?;
    let mut scribe = Scribe::begin(server.address, &mut trial.random)?;
    play(&mut players, server.address, || thread::sleep(LOAD));

    disk.fill().map_err(|error| error.to_string())?;
    for _ in 0..PAUSES {
        // What was tidied up in the last pause may have made room for a few
        // lines, so that it is full once more only now.
        if let Err(last) = scribe.add_until(507, PATIENCE) {
            faults.push(format!("an addition to a full disk should be 507: {last}"));
        }
        // An addition needs a few blocks; the last one is gone only now.
        disk.fill().map_err(|error| error.to_string())?;
        if let Stderr::File(log) = stderr {
            fill_block(log).map_err(|error| error.to_string())?;
        }
        let reads = [scribe.get(&scribe.path()), scribe.get("/api/v1/games")];
        if reads != ["200", "200"] {
            faults.push(format!("reading a game and the list should go on: {reads:?}"));
        }
        play(&mut players, server.address, || thread::sleep(LOAD));
        if twist == Twist::None {
            thread::sleep(PAUSE);
        }
    }
    if twist == Twist::StartedAnew {
        server.stop()?;
        // What it has given back, somebody else takes.
        disk.fill().map_err(|error| error.to_string())?;
        server = Server::start(&setup)?;
        scribe.move_to(server.address);
    }
    let later = scribe.try_add();
    if later != "507" && later != "200" {
        faults.push(format!("later, an addition should still be 507: {later}"));
    }

    disk.make_room().map_err(|error| error.to_string())?;
    if let Err(last) = scribe.add_until(200, PATIENCE) {
        faults.push(format!("there is room again, and saving does not come back: {last}"));
    }
    let ready = scribe.get("/readyz");
    if ready != "200" {
        faults.push(format!("there is room again, and /readyz says {ready}"));
    }
    play(&mut players, server.address, || thread::sleep(LOAD));
    server.kill();
    drop(server);
    let server = trial.start(&disk.data())?;
    scribe.move_to(server.address);
    let mut findings = check(&mut players, server.address, Which::All);
    findings += scribe.check();
    // A log on this disk has told its story.
    let _ = fs::remove_file(disk.mount_point().join("stderr.log"));
    Ok(findings)
}

/// Leaves no room in the last block of a log: its next line needs another one.
fn fill_block(log: &Path) -> io::Result<()> {
    let mut file = File::options().append(true).open(log)?;
    let size = file.metadata()?.len() as usize;
    file.write_all(&vec![b'\n'; size.next_multiple_of(BLOCK) - size])
}
