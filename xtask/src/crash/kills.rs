//! kill -9 under load.

use std::process::Command;
use std::thread;

use super::Trial;
use super::load::{Manner, Which, check, play, players};
use super::rounds::Rounds;
use super::table::{Must, Row};
use crate::live::has_program;
use crate::steps::output_of;

/// A control that has not lost after so many kills never will.
const CONTROL_KILLS: usize = 10;

pub(super) fn run(trial: &mut Trial) -> Result<(), String> {
    control(trial)?;
    let mut rounds =
        Rounds::new(Row::new("kill -9", Must::Hold), trial.options.kills, trial.options.short)
            .with_moves(trial.options.moves);
    if let Err(fault) = kill(trial, &mut rounds) {
        rounds.row.fault(fault);
    }
    trial.finish(rounds.finish());
    Ok(())
}

fn kill(trial: &mut Trial, rounds: &mut Rounds) -> Result<(), String> {
    let data = trial.folder.join("kills");
    let mut players = players(trial.options.clients, Manner::Honest, &mut trial.random);
    let mut server = trial.start(&data)?;
    while rounds.go_on() {
        let time = trial.load_time();
        play(&mut players, server.address, || {
            thread::sleep(time);
            server.kill();
        });
        server = trial.start(&data)?;
        rounds.add(check(&mut players, server.address, Which::Touched), server.start);
    }
    // Everything once more, by a server that ended in good order.
    let ended = server.stop()?;
    if !ended.success() {
        rounds.row.fault(format!("told to end, it ended with {ended}"));
    }
    integrity(&data.join("games.db"))?;
    let server = trial.start(&data)?;
    rounds.row.findings += check(&mut players, server.address, Which::All);
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
