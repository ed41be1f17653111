//! A line that was written and not yet synced when the server was killed. The
//! server that starts next finds it, and the client sends it again: from the
//! acknowledgement on it must survive a power cut like any other.

use std::thread;
use std::time::Duration;

use super::Trial;
use super::cuts::NO_SYNC;
use super::disk::Disk;
use super::ledger::Findings;
use super::scribe::Scribe;
use super::table::{Must, Row};
use crate::live::{Server, Trace};

const MEGABYTES: u64 = 32;
const TRIES: usize = 5;
/// Long enough to be killed in the midst of it; `strace` does not let go before.
const SLOW_SYNC: &str = "fsync,fdatasync:delay_enter=2500000";

pub(super) fn run(trial: &mut Trial) -> Result<(), String> {
    let events = if trial.options.short { 1 } else { 10 };
    let control = Row::new("control: repeat without fsync", Must::Lose);
    let row = Row::new("repeat after a crash, power cut", Must::Hold);
    for (mut row, inject, times) in [(control, Some(NO_SYNC), 1), (row, None, events)] {
        for lines in 0..times {
            let mut tries = 0..TRIES;
            let found = tries.find_map(|_| once(trial, 3 + 5 * lines, inject).transpose());
            row.add(found.ok_or("the line was never written before the kill")??);
        }
        trial.finish(row);
    }
    Ok(())
}

/// `None` if the machine was too busy, and the kill came before the line was
/// written.
fn once(trial: &mut Trial, lines: usize, inject: Option<&str>) -> Result<Option<Findings>, String> {
    let mut disk = Disk::make(trial.folder.path(), MEGABYTES)?;
    let mut server = trial.start(&disk.data())?;
    let mut scribe = Scribe::begin(server.address, &mut trial.random)?;
    for _ in 0..lines {
        scribe.add_until(200, Duration::from_secs(5))?;
    }
    let trace = Trace::attach(server.id(), SLOW_SYNC)?;
    let killed = thread::scope(|scope| {
        let unanswered = scope.spawn(|| scribe.add());
        // By then it has been written, and waits to be synced.
        thread::sleep(Duration::from_millis(700));
        server.kill();
        unanswered.join()
    });
    if let Ok(Ok(status)) = killed {
        return Err(format!("a line that was not synced was answered with {status}"));
    }
    drop((server, trace));

    let mut setup = trial.setup(&disk.data());
    setup.inject = inject.map(str::to_owned);
    let mut server = Server::start(&setup)?;
    scribe.move_to(server.address);
    match scribe.stored() {
        Some(stored) if stored == lines + 1 => {}
        Some(stored) if stored == lines => return Ok(None),
        other => return Err(format!("{lines} lines acknowledged, {other:?} found")),
    }
    scribe.add_until(200, Duration::from_secs(5))?;
    if scribe.acknowledged() != lines + 1 {
        return Err("the repeat was not acknowledged".to_owned());
    }
    server.kill();
    drop(server);
    disk.cut()?;

    let server = trial.start(&disk.data())?;
    scribe.move_to(server.address);
    Ok(Some(scribe.check()))
}
