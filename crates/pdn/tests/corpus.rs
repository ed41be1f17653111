//! A folder of real files, where there is one: `DAMIER_PDN_CORPUS` names it.
//!
//! `corpus.txt` lists what each file holds: its games and legal moves, and
//! under it every place that is against the rules or cannot be read, with what
//! we make of it. The files themselves are other people's work and not here.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use damier_pdn::{GameFaultKind, Limits, Record, read_games};
use damier_rules::Explanation;

const EXPECTED: &str = include_str!("corpus.txt");

/// What a file holds, in the lines of `corpus.txt` without our judgement.
fn describe(games: &[Record]) -> Vec<String> {
    let mut moves = 0;
    let mut lines = Vec::new();
    for game in games {
        for (problem, place) in &game.problems {
            lines.push(format!("  {place} {problem:?}"));
        }
        let checked = game.check();
        moves += checked.moves.len();
        for fault in &checked.faults {
            let kind = match &fault.kind {
                GameFaultKind::Illegal { written, why: Explanation::Ambiguous(_), .. } => {
                    format!("{written} ambiguous")
                }
                GameFaultKind::Illegal { written, .. } => format!("{written} illegal"),
                GameFaultKind::NoSuchSquare(written) => format!("{written} off the board"),
                GameFaultKind::Contradiction { tag, moves } => format!("{moves} against {tag}"),
                GameFaultKind::BadPosition(_) => "bad position".to_owned(),
                _ => "unknown rules".to_owned(),
            };
            lines.push(format!("  {} {kind}", fault.place));
        }
    }
    lines.insert(0, format!("{} games, {moves} moves", games.len()));
    lines
}

fn expected() -> BTreeMap<&'static str, Vec<String>> {
    let mut files: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut current = "";
    for line in EXPECTED.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let fact = line.split(" # ").next().unwrap_or(line).trim_end();
        match fact.split_once(": ") {
            Some((name, facts)) => {
                current = name;
                files.insert(name, vec![facts.to_owned()]);
            }
            None => files.entry(current).or_default().push(fact.to_owned()),
        }
    }
    files
}

fn folder() -> Option<PathBuf> {
    let folder = env::var_os("DAMIER_PDN_CORPUS").map(PathBuf::from);
    if folder.is_none() {
        leave_out("the corpus of PDN files: DAMIER_PDN_CORPUS names no folder");
    }
    folder
}

/// Tells `cargo xtask test`, which counts such lines, what is not tested here.
fn leave_out(what_and_why: &str) {
    eprintln!("left out: {what_and_why}");
    let Some(list) = env::var_os("DAMIER_LEFT_OUT") else { return };
    let file = fs::OpenOptions::new().append(true).create(true).open(list);
    writeln!(file.expect("the list can be written"), "{what_and_why}").expect("a line fits");
}

fn read_file(path: &Path) -> Vec<Record> {
    let file = fs::File::open(path).expect("the corpus can be read");
    read_games(file, &Limits::default()).expect("the corpus can be read")
}

#[test]
fn every_file_holds_what_is_listed() {
    assert!(expected().len() > 20, "the list is there");
    let Some(folder) = folder() else {
        return;
    };
    for (name, facts) in expected() {
        assert_eq!(describe(&read_file(&folder.join(name))), facts, "{name}");
    }
}

#[test]
fn every_game_is_read_as_it_was_written() {
    let Some(folder) = folder() else {
        return;
    };
    for name in expected().keys() {
        for game in read_file(&folder.join(name)) {
            let text = game.to_pdn();
            let again = read_games(text.as_bytes(), &Limits::default()).expect("readable");
            assert_eq!(again, [game], "{name}: {text}");
        }
    }
}
