//! What is generated from the types is checked in, and up to date.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use damier_contract::describe::{openapi, typescript};
use serde_json::Value;

fn checked_in(path: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    fs::read_to_string(path).expect("a file")
}

#[test]
fn the_pages_types_are_up_to_date() {
    let stale = "run cargo xtask contract";
    assert!(checked_in("web/src/contract.ts") == typescript(), "{stale}");
}

#[test]
fn the_servers_document_is_up_to_date() {
    let stale = "run cargo xtask contract";
    assert!(checked_in("crates/server/openapi.json") == openapi().expect("JSON"), "{stale}");
}

#[test]
fn every_type_that_the_document_names_is_in_it() {
    let text = openapi().expect("JSON");
    let document: Value = serde_json::from_str(&text).expect("JSON");
    let known: BTreeSet<&str> = document["components"]["schemas"]
        .as_object()
        .expect("types")
        .keys()
        .map(|k| &**k)
        .collect();
    let named: BTreeSet<&str> = text
        .split("#/components/schemas/")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert!(named.len() > 50, "{named:?}");
    let missing: Vec<_> = named.difference(&known).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_question_has_an_answer() {
    let text = typescript();
    for line in ["  view: View;", "  act: Acted;", "  house_set: HouseAnswer;", "  find: Found;"] {
        assert!(text.contains(line), "{line}");
    }
}
