//! A short run of every fuzz target: its corpus, then mutations of it, then
//! random bytes. `DAMIER_SOAK` makes it a minute each.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use damier_fuzzing::TARGETS;

#[test]
fn fen() {
    run("fen");
}

#[test]
fn movetext() {
    run("movetext");
}

#[test]
fn house_rules() {
    run("house_rules");
}

#[test]
fn replay() {
    run("replay");
}

#[test]
fn game() {
    run("game");
}

#[test]
fn pdn() {
    run("pdn");
}

#[test]
fn pdn_game() {
    run("pdn_game");
}

#[test]
fn hub() {
    run("hub");
}

#[test]
fn dxp() {
    run("dxp");
}

#[test]
fn ask() {
    run("ask");
}

#[test]
fn room() {
    run("room");
}

#[test]
fn engine() {
    run("engine");
}

#[test]
fn network() {
    run("network");
}

#[test]
fn book() {
    run("book");
}

#[test]
fn every_target_has_a_run() {
    let names: Vec<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
    let with_run = [
        "fen",
        "movetext",
        "house_rules",
        "replay",
        "game",
        "pdn",
        "pdn_game",
        "hub",
        "dxp",
        "engine",
        "ask",
        "room",
        "network",
        "book",
    ];
    assert_eq!(names, with_run);
}

fn run(name: &str) {
    let (_, target) = TARGETS.iter().find(|(known, _)| *known == name).expect("a target");
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(name);
    let mut corpus: Vec<Vec<u8>> = fs::read_dir(folder)
        .expect("every target has a corpus")
        .map(|entry| fs::read(entry.expect("an entry").path()).expect("a readable file"))
        .collect();
    // The file system's order is not the same everywhere.
    corpus.sort();
    corpus.iter().for_each(|input| target(input));
    let soak = env::var_os("DAMIER_SOAK").is_some();
    let limit = Duration::from_secs(if soak { 60 } else { 3 });
    let mut random = Random(0x6461_6d69_6572);
    let start = Instant::now();
    while start.elapsed() < limit {
        let input = match random.below(3) {
            0 => random.bytes(400),
            _ => random.mutated(&corpus),
        };
        target(&input);
    }
}

/// A SplitMix64 generator: the same inputs on every machine, as far as time
/// allows.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit.max(1) as u64) as usize
    }

    fn bytes(&mut self, most: usize) -> Vec<u8> {
        (0..self.below(most)).map(|_| self.next() as u8).collect()
    }

    /// Some of the corpus, cut, joined and changed in a few places.
    fn mutated(&mut self, corpus: &[Vec<u8>]) -> Vec<u8> {
        const INTERESTING: &[u8] = b"WBK:,-x=|/0123456789 \n.+{}";
        let mut input = corpus[self.below(corpus.len())].clone();
        for _ in 0..=self.below(6) {
            let at = self.below(input.len() + 1);
            match self.below(5) {
                0 => input.truncate(at),
                1 => input.insert(at, INTERESTING[self.below(INTERESTING.len())]),
                2 if at < input.len() => input[at] = INTERESTING[self.below(INTERESTING.len())],
                3 if at < input.len() => {
                    input.remove(at);
                }
                _ => {
                    let other = &corpus[self.below(corpus.len())];
                    let from = self.below(other.len() + 1);
                    input.truncate(at);
                    input.extend_from_slice(&other[from..]);
                }
            }
        }
        input
    }
}
