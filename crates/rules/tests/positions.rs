//! The rules register's positions: each shows one rule, with all its legal
//! moves.

mod oracle;

use std::collections::BTreeSet;

use damier_rules::{Position, Ruleset};
use serde_json::Value;

fn entries() -> Vec<Value> {
    serde_json::from_str(include_str!("positions.json")).expect("the file is JSON")
}

fn text<'a>(entry: &'a Value, key: &str) -> &'a str {
    entry[key].as_str().expect("the entry is complete")
}

fn number(entry: &Value, key: &str) -> u64 {
    entry[key].as_u64().expect("the entry is complete")
}

fn legal(entry: &Value) -> BTreeSet<String> {
    let moves = entry["legal"].as_array().expect("the entry is complete");
    moves.iter().map(|m| m.as_str().expect("moves are text").to_owned()).collect()
}

fn name(entry: &Value) -> String {
    let note = text(entry, "note");
    format!("{} {}: {note}", text(entry, "id"), text(entry, "rules"))
}

fn rules_and_position(entry: &Value) -> (Ruleset, Position) {
    let rules: Ruleset = text(entry, "rules").parse().expect("the game exists");
    let pos = Position::from_fen(text(entry, "fen"), &rules).expect("the position is legal");
    (rules, pos)
}

#[test]
fn moves_are_those_of_the_register() {
    for entry in entries() {
        let (rules, pos) = rules_and_position(&entry);
        let moves = pos.legal_moves(&rules).expect("few captures");
        let got: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
        assert_eq!(got, legal(&entry), "{}", name(&entry));
        assert_eq!(moves.len() as u64, number(&entry, "count"), "{}", name(&entry));
    }
}

/// The oracle is measured by the same positions, and by their routes.
#[test]
fn oracle_knows_the_register() {
    for entry in entries() {
        let (rules, pos) = rules_and_position(&entry);
        let moves = oracle::legal_moves(&rules, &pos).expect("few captures");
        let got: BTreeSet<String> = moves.keys().map(ToString::to_string).collect();
        assert_eq!(got, legal(&entry), "{}", name(&entry));
        let routes: u64 = moves.values().sum();
        assert_eq!(routes, number(&entry, "routes"), "{}", name(&entry));
    }
}
