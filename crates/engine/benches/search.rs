//! Searches to a fixed depth, one thread, each with a fresh memory.
//!
//! `cargo bench --bench search` prints nodes per second; `--once NAME` runs one
//! small search and is silent, for tools that count instructions.

use std::env;
use std::time::Instant;

use damier_engine::{Control, Engine, Limits, Networks, Options, Report};
use damier_rules::{Game, Position, Ruleset};

/// Name, what judges, rules, position, the depth of a run of about a second,
/// and that of one of some hundred million instructions.
const SEARCHES: [(&str, Networks, &str, &str, u32, u32); 4] = [
    ("hand", Networks::None, "jumbo", JUMBO, 17, 9),
    ("network", Networks::Builtin, "jumbo", JUMBO, 17, 9),
    ("huffing", Networks::None, "djeco", JUMBO, 13, 6),
    ("ending", Networks::None, "english", "B:WK6,K9,20,30,32:B7,11,23,24,K31", 19, 9),
];

const JUMBO: &str =
    "W:W27,32,33,34,40,41,42,44,45,46,47,48,49,50:B2,3,4,5,6,7,11,12,14,16,17,18,19,24";

fn main() {
    let args: Vec<String> = env::args().collect();
    let is_once = args.iter().any(|arg| arg == "--once");
    // Without `cargo bench`'s flag, as under `cargo test`, it only has to run.
    let is_bench = args.iter().any(|arg| arg == "--bench");
    let mut found = false;
    for (name, networks, rules, fen, long, short) in SEARCHES {
        if is_once && args.last().is_none_or(|wanted| wanted != name) {
            continue;
        }
        found = true;
        let start = Instant::now();
        let depth = if is_bench && !is_once { long } else { short };
        let report = search(networks, rules, fen, depth);
        if is_bench && !is_once {
            let speed = report.nodes as f64 / start.elapsed().as_secs_f64() / 1e6;
            println!("{name:10} depth {depth:>2} {:>10} nodes {speed:>7.2} Mnps", report.nodes);
        }
    }
    assert!(found, "there is no such search");
}

fn search(networks: Networks, rules: &str, fen: &str, depth: u32) -> Report {
    let rules: Ruleset = rules.parse().expect("rules");
    let position = Position::from_fen(fen, &rules).expect("a position");
    let game = Game::from_position(rules, position);
    let mut engine = Engine::new(Options { hash_mib: 1, threads: 1 });
    engine.set_networks(networks);
    let found = engine.search(&game, &Limits::depth(depth), &Control::new(), &mut |_| {});
    found.expect("something to search")
}
