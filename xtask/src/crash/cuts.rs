//! Power cuts under load.

use std::thread;

use super::Trial;
use super::disk::Disk;
use super::load::{Manner, Which, check, play, players};
use super::rounds::Rounds;
use super::table::{Must, Row};
use crate::live::{Server, Trace};

/// Fewer than before a kill: the disk is small, and its image is copied.
const CLIENTS: usize = 16;
const MEGABYTES: u64 = 192;
/// Then another one, before it is full.
const CUTS_OF_A_DISK: usize = 20;
/// A control that has not lost after so many cuts never will.
const CONTROL_CUTS: usize = 5;
/// Every system call that could bring something to the disk does nothing.
pub(super) const NO_SYNC: &str = "fsync,fdatasync,sync_file_range,sync,syncfs,msync:retval=0";

pub(super) fn run(trial: &mut Trial) -> Result<(), String> {
    control(trial)?;
    let mut rounds =
        Rounds::new(Row::new("power cut", Must::Hold), trial.options.cuts, trial.options.short);
    while rounds.go_on() {
        let done = cut_one_disk(trial, &mut rounds);
        if let Err(fault) = done {
            rounds.row.fault(fault);
            break;
        }
    }
    trial.finish(rounds.finish());
    Ok(())
}

/// Cuts until the disk has seen enough, and looks at everything on it.
fn cut_one_disk(trial: &mut Trial, rounds: &mut Rounds) -> Result<(), String> {
    let mut disk = Disk::make(trial.folder.path(), MEGABYTES)?;
    let clients = trial.options.clients.min(CLIENTS);
    let mut players = players(clients, Manner::Honest, &mut trial.random);
    let mut server = trial.start(&disk.data())?;
    let last = rounds.row.events + CUTS_OF_A_DISK;
    while rounds.row.events < last && rounds.go_on() {
        let time = trial.load_time();
        play(&mut players, server.address, || {
            thread::sleep(time);
            // The server dies first. Whatever it answered, it answered before
            // the power is cut, and so all of it counts.
            server.kill();
        });
        disk.cut()?;
        server = trial.start(&disk.data())?;
        rounds.add(check(&mut players, server.address, Which::Touched), server.start);
    }
    rounds.row.findings += check(&mut players, server.address, Which::All);
    drop(server);
    Ok(())
}

/// The same with a server that only believes that it syncs.
fn control(trial: &mut Trial) -> Result<(), String> {
    let mut row = Row::new("control: power cut without fsync", Must::Lose);
    while row.findings.lost == 0 && row.events < CONTROL_CUTS {
        let mut disk = Disk::make(trial.folder.path(), MEGABYTES)?;
        let mut players = players(4, Manner::Honest, &mut trial.random);
        let mut server = Server::start(&trial.setup(&disk.data()))?;
        let trace = Trace::attach(server.id(), NO_SYNC)?;
        let time = trial.load_time();
        play(&mut players, server.address, || {
            thread::sleep(time);
            server.kill();
        });
        drop((server, trace));
        disk.cut()?;
        let server = trial.start(&disk.data())?;
        row.add(check(&mut players, server.address, Which::All));
        drop(server);
    }
    trial.finish(row);
    Ok(())
}
