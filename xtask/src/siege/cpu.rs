//! What an addition costs, by the length of the game.

use std::time::Duration;

use super::player::fresh_id;
use super::report::Report;
use super::{Siege, create};
use crate::live::{Http, Server, game_body, lines_body};

const LENGTHS: [usize; 5] = [10, 100, 1_000, 5_000, 19_900];
/// Lines that fit into one addition.
const AT_ONCE: usize = 64;
/// Before counting: a game that nobody used for a while may be loaded first.
const WARM_UP: usize = 10;
/// The smallest of a few series counts; others use this machine too.
const SERIES: usize = 4;
const ADDITIONS: usize = 20;

struct Kind {
    name: &'static str,
    rules: &'static str,
    start: Option<&'static str>,
    lines: &'static [&'static str],
}

const KINDS: [Kind; 3] = [
    // The numbers are made by the place, see `line`.
    Kind { name: "clock lines", rules: "jumbo", start: None, lines: &[] },
    Kind {
        name: "a move and its undo",
        rules: "jumbo",
        start: None,
        lines: &["white 32-28", "undo"],
    },
    // Kings that go to and fro, out of each other's way. Nobody claims a draw,
    // and these rules give none unasked.
    Kind {
        name: "king moves",
        rules: "jumbo-fr",
        start: Some("W:WK46,K47:BK4,K5"),
        lines: &["white 47-42", "black 4-9", "white 42-47", "black 9-4"],
    },
];

pub(super) fn run(siege: &Siege, report: &mut Report) -> Result<(), String> {
    let server = siege.start("cpu")?;
    for kind in &KINDS {
        let mut costs = Vec::new();
        for length in LENGTHS {
            let cost = measure(&server, kind, length)?;
            println!("   {:20} {length:>7} lines: {cost:8.3} ms of CPU per addition", kind.name);
            costs.push(cost);
        }
        let dearest = costs.iter().copied().fold(0.0, f64::max);
        let cheapest = costs.iter().copied().fold(f64::INFINITY, f64::min);
        let what = format!("CPU per addition, {}, dearest to cheapest length", kind.name);
        report.at_most(&what, dearest / cheapest, siege.spread, "times");
    }
    Ok(())
}

impl Kind {
    fn line(&self, place: usize) -> String {
        match self.lines.len() {
            0 => format!("clock {} {}", 1_000_000 - place, place + 1),
            count => self.lines[place % count].to_owned(),
        }
    }
}

/// Processor time of one addition to a game of this length, in milliseconds.
fn measure(server: &Server, kind: &Kind, length: usize) -> Result<f64, String> {
    let mut http = Http::new(server.address).with_patience(Duration::from_secs(120));
    let id = fresh_id();
    create(&mut http, &game_body(&id, kind.rules, kind.start))?;
    let mut add = |from: usize, count: usize| {
        let lines: Vec<String> = (from..from + count).map(|place| kind.line(place)).collect();
        let path = format!("/api/v1/games/{id}/entries");
        let reply = http.post(&path, &lines_body(from, &lines)).map_err(|e| e.to_string())?;
        match reply.status {
            200 => Ok(()),
            status => Err(format!("at line {from}: {status} {}", reply.body)),
        }
    };
    let mut at = 0;
    while at < length {
        let count = AT_ONCE.min(length - at);
        add(at, count)?;
        at += count;
    }
    for _ in 0..WARM_UP {
        add(at, 1)?;
        at += 1;
    }
    let mut least = f64::INFINITY;
    for _ in 0..SERIES {
        let before = server.spent().cpu;
        for _ in 0..ADDITIONS {
            add(at, 1)?;
            at += 1;
        }
        let cpu = server.spent().cpu.saturating_sub(before);
        least = least.min(cpu.as_secs_f64() * 1000.0 / ADDITIONS as f64);
    }
    Ok(least)
}
