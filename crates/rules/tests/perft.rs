//! Known numbers of positions after so many moves, from the files in `perft/`.
//!
//! A file is a list of lines: `ruleset` says which game follows, `id` and `fen`
//! begin a position, and `perft DEPTH COUNT` is what is known about it. A line
//! that begins with `#` tells where the numbers come from.
//!
//! Large counts are left to the long run, with `DAMIER_SOAK` in the
//! environment.

use std::fs;
use std::path::{Path, PathBuf};

use damier_rules::{Leaves, Position, Ruleset, perft};

/// Counts that an everyday run, and a long one, compute.
const MOST_LEAVES: u64 = 2_000_000;
const MOST_LEAVES_IN_A_SOAK: u64 = 100_000_000;

/// One number, and what it is the number of.
#[derive(Clone, Debug, Default)]
struct Known {
    ruleset: String,
    id: String,
    fen: String,
    depth: u32,
    count: u64,
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "perft"))
        .collect();
    files.sort();
    files
}

fn parse(text: &str) -> Vec<Known> {
    let mut all = Vec::new();
    let mut current = Known::default();
    for line in text.lines().map(str::trim) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (key, value) = line.split_once(' ').expect("a key and a value");
        match key {
            "ruleset" => {
                current = Known { ruleset: value.to_owned(), ..Known::default() };
            }
            "id" => {
                current.id = value.to_owned();
                current.fen.clear();
            }
            "fen" => current.fen = value.to_owned(),
            "perft" => {
                let (depth, count) = value.split_once(' ').expect("a depth and a count");
                current.depth = depth.parse().expect("the depth is a number");
                current.count = count.parse().expect("the count is a number");
                all.push(current.clone());
            }
            _ => panic!("what is {line:?}?"),
        }
    }
    all
}

/// What is wrong, if anything.
fn check(file: &str, known: &Known) -> Option<String> {
    let Known { ruleset, id, fen, depth, count } = known;
    let place = format!("{file}: {ruleset} {id} depth {depth}");
    let rules: Ruleset = ruleset.parse().expect(&place);
    let pos = Position::from_fen(fen, &rules).expect(&place);
    for leaves in [Leaves::Count, Leaves::Make] {
        let got = perft(&pos, &rules, *depth, leaves).expect(&place);
        if got != *count {
            return Some(format!("{place}: expected {count}, got {got} ({leaves:?})"));
        }
    }
    None
}

#[test]
fn known_counts() {
    let most = match std::env::var_os("DAMIER_SOAK") {
        Some(_) => MOST_LEAVES_IN_A_SOAK,
        None => MOST_LEAVES,
    };
    let mut wrong = Vec::new();
    for path in files() {
        let file = path.file_name().expect("a file").to_string_lossy();
        let text = fs::read_to_string(&path).expect("the file can be read");
        let all = parse(&text);
        assert!(!all.is_empty(), "{file} is empty");
        let affordable = all.iter().filter(|known| known.count <= most);
        wrong.extend(affordable.filter_map(|known| check(&file, known)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
