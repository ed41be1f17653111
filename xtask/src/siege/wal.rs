//! How far the write-ahead log grows.

use std::fs;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::report::Report;
use super::{Siege, create};
use crate::live::{Http, Random, game_body, grouped, lines_body};

const CLIENTS: u64 = 128;
const TIME: Duration = Duration::from_secs(20);
/// Long enough for what the server does when there is nothing to do.
const PAUSE: Duration = Duration::from_secs(5);
const LONG: usize = 90;
/// In megabytes. The database itself is smaller.
const MOST: f64 = 64.0;

pub(super) fn run(siege: &Siege, report: &mut Report) -> Result<(), String> {
    let server = siege.start("wal")?;
    let log = siege.folder.join("wal").join("games.db-wal");
    let size = || fs::metadata(&log).map_or(0.0, |about| about.len() as f64 / 1e6);
    let (stop, additions) = (AtomicBool::new(false), AtomicUsize::new(0));
    let mut largest: f64 = 0.0;
    thread::scope(|scope| {
        for client in 0..CLIENTS {
            let (stop, additions, address) = (&stop, &additions, server.address);
            scope.spawn(move || write(Http::new(address), Random::new(client), stop, additions));
        }
        let begin = Instant::now();
        while begin.elapsed() < TIME {
            thread::sleep(Duration::from_millis(50));
            largest = largest.max(size());
        }
        stop.store(true, Ordering::Release);
    });
    let added = additions.load(Ordering::Relaxed);
    println!("   {} additions by {CLIENTS} clients in {} s", grouped(added), TIME.as_secs());
    report.check("wal: additions were made", &grouped(added), "some", added > 1000);
    report.at_most("wal: largest size of the write-ahead log", largest, MOST, "MB");
    thread::sleep(PAUSE);
    report.at_most("wal: its size after a pause", size(), MOST, "MB");
    Ok(())
}

/// Line after line, game after game.
fn write(mut http: Http, mut random: Random, stop: &AtomicBool, additions: &AtomicUsize) {
    let (mut id, mut seen) = (String::new(), LONG);
    while !stop.load(Ordering::Acquire) {
        if seen >= LONG {
            (id, seen) = (random.game_id(), 0);
            if create(&mut http, &game_body(&id, "jumbo", None)).is_err() {
                seen = LONG;
                thread::sleep(Duration::from_millis(20));
            }
            continue;
        }
        let body = lines_body(seen, &[format!("clock {} 1", seen + 1)]);
        match http.post(&format!("/api/v1/games/{id}/entries"), &body) {
            Ok(reply) if reply.status == 200 => {
                seen += 1;
                additions.fetch_add(1, Ordering::Relaxed);
            }
            _ => thread::sleep(Duration::from_millis(20)),
        }
    }
}
