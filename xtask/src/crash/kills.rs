//! kill -9 under load.

use std::process::Command;
use std::thread;

use super::Trial;
use super::load::{Manner, Which, check, play, players};
use super::table::{Must, Row};
use crate::live::{grouped, has_program};
use crate::steps::output_of;

/// A control that has not lost after so many kills never will.
const CONTROL_KILLS: usize = 10;

pub(super) fn run(trial: &mut Trial) -> Result<(), String> {
    control(trial)?;
    let data = trial.folder.join("kills");
    let mut players = players(trial.options.clients, Manner::Honest, &mut trial.random);
    let mut row = Row::new("kill -9", Must::Hold);
    let mut server = trial.start(&data)?;
    let step = (trial.options.kills / 10).max(1);
    while row.events < trial.options.kills && (row.events == 0 || trial.has_time()) {
        let time = trial.load_time();
        play(&mut players, server.address, || {
            thread::sleep(time);
            server.kill();
        });
        server = trial.start(&data)?;
        row.add(check(&mut players, server.address, Which::Touched));
        if row.events.is_multiple_of(step) {
            let acknowledged = grouped(row.findings.acknowledged);
            let (kills, lost) = (row.events, row.findings.lost);
            println!("   kill {kills}: {acknowledged} lines acknowledged so far, {lost} lost");
        }
    }
    // Everything once more, by a server that ended in good order.
    let ended = server.stop()?;
    if !ended.success() {
        row.fault(format!("told to end, it ended with {ended}"));
    }
    if let Err(fault) = integrity(&data.join("games.db")) {
        row.fault(fault);
    }
    let server = trial.start(&data)?;
    row.findings += check(&mut players, server.address, Which::All);
    trial.finish(row);
    Ok(())
}

/// SQLite's own opinion, where its program is installed.
fn integrity(file: &std::path::Path) -> Result<(), String> {
    if !has_program("sqlite3", "-version") {
        println!("   sqlite3 is not installed: no integrity check from outside");
        return Ok(());
    }
    let mut command = Command::new("sqlite3");
    let said = output_of(command.arg("-readonly").arg(file).arg("pragma integrity_check"));
    match said.as_deref().map(str::trim) {
        Some("ok") => Ok(()),
        Some(complaint) => Err(complaint.to_owned()),
        None => Err("sqlite3 cannot read the file".to_owned()),
    }
}

/// A client that counts lines before they are acknowledged.
fn control(trial: &mut Trial) -> Result<(), String> {
    let data = trial.folder.join("kills-control");
    let mut row = Row::new("control: counted before the answer", Must::Lose);
    while row.findings.lost == 0 && row.events < CONTROL_KILLS {
        let mut players = players(trial.options.clients, Manner::Eager, &mut trial.random);
        let mut server = trial.start(&data)?;
        let time = trial.load_time();
        play(&mut players, server.address, || {
            thread::sleep(time);
            server.kill();
        });
        let server = trial.start(&data)?;
        row.add(check(&mut players, server.address, Which::All));
    }
    trial.finish(row);
    Ok(())
}
