//! Perft from the start, one thread, no hash table, counted both ways. Every
//! run asserts its answer.
//!
//! `cargo bench --bench perft` prints leaves per second; `--once NAME` runs one
//! small count and is silent, for tools that count instructions.

use std::env;
use std::time::Instant;

use damier_rules::{Leaves, Position, Ruleset, perft, variants};

/// A depth, and how many leaves there are.
type Count = (u32, u64);

/// Name, rules, depth and leaves for a run of about a second, and the same for
/// a run of a few million instructions.
const GAMES: [(&str, Ruleset, Count, Count); 10] = [
    ("jumbo", variants::JUMBO, (9, 41_022_423), (6, 167_140)),
    ("international", variants::INTERNATIONAL, (10, 258_895_763), (6, 167_140)),
    ("djeco", variants::DJECO, (9, 41_022_423), (6, 167_140)),
    ("english", variants::ENGLISH, (11, 85_242_128), (7, 179_740)),
    ("swedish", variants::SWEDISH, (10, 21_551_408), (7, 187_302)),
    ("danish", variants::DANISH, (10, 21_567_842), (7, 187_302)),
    ("norwegian", variants::NORWEGIAN, (10, 17_762_771), (7, 177_532)),
    ("finnish", variants::FINNISH, (10, 18_374_305), (7, 179_740)),
    ("russian", variants::RUSSIAN, (10, 22_444_032), (7, 190_146)),
    ("frisian", variants::FRISIAN, (8, 2_825_779), (6, 102_431)),
];

fn main() {
    let args: Vec<String> = env::args().collect();
    if let Some(at) = args.iter().position(|arg| arg == "--once") {
        once(args.get(at + 1).map_or("", String::as_str));
        return;
    }
    // Without `cargo bench`'s flag, as under `cargo test`, it only has to run.
    if !args.iter().any(|arg| arg == "--bench") {
        GAMES.iter().for_each(|(name, ..)| once(name));
        return;
    }
    println!(
        "{:14} {:>5} {:>12} {:>12} {:>12}",
        "perft", "depth", "leaves", "Mnps bulk", "Mnps made"
    );
    for (name, rules, (depth, leaves), _) in GAMES {
        let bulk = speed(&rules, depth, leaves, Leaves::Count);
        let made = speed(&rules, depth, leaves, Leaves::Make);
        println!("{name:14} {depth:>5} {leaves:>12} {bulk:>12.1} {made:>12.1}");
    }
}

fn once(name: &str) {
    let (game, leaves_kind) =
        if name == "make" { ("jumbo", Leaves::Make) } else { (name, Leaves::Count) };
    let Some((_, rules, _, (depth, leaves))) = GAMES.iter().find(|(name, ..)| *name == game) else {
        panic!("no benchmark is called {name:?}");
    };
    let start = Position::initial(rules);
    assert_eq!(perft(&start, rules, *depth, leaves_kind), Ok(*leaves), "{name}");
}

/// Millions of leaves per second in the best of three runs.
fn speed(rules: &Ruleset, depth: u32, leaves: u64, kind: Leaves) -> f64 {
    let start = Position::initial(rules);
    let best = (0..3)
        .map(|_| {
            let clock = Instant::now();
            assert_eq!(perft(&start, rules, depth, kind), Ok(leaves));
            clock.elapsed().as_secs_f64()
        })
        .fold(f64::INFINITY, f64::min);
    leaves as f64 / best / 1e6
}
