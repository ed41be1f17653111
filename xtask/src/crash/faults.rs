//! System calls that fail, by `strace`.

use std::thread;
use std::time::Duration;

use super::Trial;
use super::ledger::Findings;
use super::load::{Manner, Which, check, play, players};
use super::scribe::Scribe;
use super::table::{Must, Row};
use crate::live::Trace;

const CLIENTS: usize = 8;
const LOAD: Duration = Duration::from_millis(600);
const PATIENCE: Duration = Duration::from_secs(10);

/// What is to follow.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Then {
    /// It is unknown what the disk holds: nothing is acknowledged any more.
    Stops,
    /// Additions are refused while it lasts, and saved again afterwards.
    Recovers,
}

const CASES: [(&str, &str, Then); 6] = [
    ("EIO from fsync", "fsync,fdatasync:error=EIO:when=7", Then::Stops),
    ("ENOSPC from write", "pwrite64:error=ENOSPC:when=40..80", Then::Recovers),
    ("EDQUOT from write", "pwrite64:error=EDQUOT:when=40..80", Then::Recovers),
    // SQLite tells it from a used-up quota no more than we do; what could not
    // be written was promised to nobody.
    ("EIO from write", "pwrite64:error=EIO:when=40..80", Then::Recovers),
    ("ENOSPC from fsync", "fsync,fdatasync:error=ENOSPC:when=7", Then::Stops),
    ("EINTR from write", "pwrite64:error=EINTR:when=20..200+3", Then::Recovers),
];

pub(super) fn run(trial: &mut Trial) -> Result<(), String> {
    let mut control = Row::new("control: every answer taken for a yes", Must::Lose);
    let findings = once(trial, Manner::Careless, CASES[0].1, Then::Stops, &mut Vec::new())?;
    control.add(findings);
    trial.finish(control);
    let count = if trial.options.short { 2 } else { CASES.len() };
    for (name, inject, then) in CASES.into_iter().take(count) {
        let mut row = Row::new(name, Must::Hold);
        let findings = once(trial, Manner::Honest, inject, then, &mut row.faults);
        match findings {
            Ok(findings) => row.add(findings),
            Err(fault) => row.fault(fault),
        }
        trial.finish(row);
    }
    Ok(())
}

fn once(
    trial: &mut Trial,
    manner: Manner,
    inject: &str,
    then: Then,
    faults: &mut Vec<String>,
) -> Result<Findings, String> {
    let name = format!("faults-{}", trial.random.next());
    let data = trial.folder.join(&name);
    let mut players = players(CLIENTS, manner, &mut trial.random);
    let mut server = trial.start(&data)?;
    let mut scribe = Scribe::begin(server.address, &mut trial.random)?;
    play(&mut players, server.address, || thread::sleep(LOAD / 4));
    let trace = Trace::attach(server.id(), inject)?;
    play(&mut players, server.address, || thread::sleep(LOAD));
    match then {
        Then::Stops => {
            let answers = [scribe.try_add(), scribe.get("/readyz")];
            if answers != ["503", "503"] {
                faults.push(format!("an addition and /readyz should be 503: {answers:?}"));
            }
        }
        Then::Recovers => {
            if let Err(last) = scribe.add_until(200, PATIENCE) {
                faults.push(format!("saving does not come back: {last}"));
            }
            let turned_away: usize = players.iter().map(|player| player.turned_away).sum();
            if turned_away == 0 && !inject.contains("EINTR") {
                faults.push("nothing was refused: the fault was not in the way".to_owned());
            }
        }
    }
    server.kill();
    drop((server, trace));
    let server = trial.start(&data)?;
    scribe.move_to(server.address);
    let mut findings = check(&mut players, server.address, Which::All);
    findings += scribe.check();
    Ok(findings)
}
