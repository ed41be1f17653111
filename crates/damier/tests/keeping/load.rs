//! What a backup costs those who play meanwhile.
//!
//! `DAMIER_BACKUP_LOAD` says how many seconds it takes with backups, and as many
//! without, by turns; then there are 10,000 games in the folder, and the figures
//! must hold. The machine should have nothing else to do.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::support::{Folder, Running, damier, entry, text};

const CLIENTS: usize = 8;
/// In milliseconds, at the 99th of a hundred.
const MOST_ADDED: f64 = 5.0;

/// Long enough for several backups, and for what the server catches up on
/// between them.
const TURN: Duration = Duration::from_secs(5);

/// A file of many games, each long enough for an evening.
fn write_games(file: &Path, games: usize) {
    let mut out = BufWriter::new(File::create(file).expect("a file"));
    let entries: Vec<String> = (0..60).map(entry).collect();
    for number in 0..games {
        let game = serde_json::json!({
            "id": format!("{number:012}"),
            "header": { "rules": "jumbo" },
            "entries": entries,
            "created_at": 1_700_000_000_000_i64 + number as i64,
            "updated_at": 1_700_000_000_000_i64 + number as i64,
        });
        writeln!(out, "{game}").expect("written");
    }
}

/// The times of additions in milliseconds, sorted.
fn additions(server: &Running, time: Duration) -> Vec<f64> {
    let begun = Instant::now();
    let client = || {
        let (mut client, mut times) = (server.client(), Vec::new());
        while begun.elapsed() < time {
            let id = client.new_game();
            for seen in 0..60 {
                let asked = Instant::now();
                client.append(&id, seen, &[entry(seen)]);
                times.push(asked.elapsed().as_secs_f64() * 1e3);
            }
        }
        times
    };
    let mut all: Vec<f64> = thread::scope(|scope| {
        let clients: Vec<_> = (0..CLIENTS).map(|_| scope.spawn(client)).collect();
        clients.into_iter().flat_map(|client| client.join().expect("no panic")).collect()
    });
    all.sort_by(f64::total_cmp);
    all
}

fn at(times: &[f64], share: f64) -> f64 {
    times[((times.len() - 1) as f64 * share) as usize]
}

#[test]
fn additions_hardly_wait_for_a_backup() {
    let seconds: Option<u64> =
        std::env::var("DAMIER_BACKUP_LOAD").ok().and_then(|text| text.parse().ok());
    let (time, games, rounds) = match seconds {
        Some(seconds) => (TURN, 10_000, seconds.div_ceil(TURN.as_secs())),
        None => (Duration::from_millis(400), 200, 1),
    };
    let folder = Folder::new();
    let (data, source) = (folder.path("data"), folder.path("games.ndjson"));
    write_games(&source, games);
    damier(&["import", text(&source)], &data).exits(0);
    let server = Running::serve(&data);
    let (mut without, mut with, mut backups) = (Vec::new(), Vec::new(), 0);
    for round in 0..rounds {
        // What a backup kept it from doing, the server does when it is quiet.
        thread::sleep(time / 2);
        without.extend(additions(&server, time));
        let stop = AtomicBool::new(false);
        thread::scope(|scope| {
            let looping = scope.spawn(|| {
                let mut made = 0;
                while !stop.load(Ordering::Acquire) {
                    let file = folder.path(&format!("{round}-{made}.damier"));
                    damier(&["backup", text(&file)], &data).exits(0);
                    let _ = std::fs::remove_file(file);
                    made += 1;
                }
                made
            });
            with.extend(additions(&server, time));
            stop.store(true, Ordering::Release);
            backups += looping.join().expect("no panic");
        });
    }
    server.stop();
    without.sort_by(f64::total_cmp);
    with.sort_by(f64::total_cmp);
    for (name, times) in [("without", &without), ("with", &with)] {
        println!(
            "{name} backups: {} additions, p50 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms",
            times.len(),
            at(times, 0.5),
            at(times, 0.99),
            at(times, 0.999)
        );
    }
    println!("{backups} backups");
    assert!(backups > 0);
    if seconds.is_some() {
        let added = at(&with, 0.99) - at(&without, 0.99);
        assert!(added <= MOST_ADDED, "{added:.2} ms more at p99");
    }
}
