//! Tables for whoever plays: without files, with some, with broken ones.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::PathBuf;

use damier_endgame::{Damage, Error, Library, SMALL, Tables, Value, build};
use damier_rules::{Position, Ruleset, variants};

/// A folder for one test, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Folder {
        let name = format!("damier-library-{test}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn position(rules: &Ruleset, fen: &str) -> Position {
    Position::from_fen(fen, rules).unwrap()
}

#[test]
fn three_pieces_need_no_files() {
    let rules = variants::ENGLISH;
    let tables = Library::default().tables(&rules).unwrap();
    let pos = position(&rules, "W:WK27:BK32");
    assert_eq!(tables.probe(&pos).unwrap(), None, "nothing is built unasked");
    tables.prepare_now();
    assert_eq!(tables.probe(&pos).unwrap().unwrap().value, Value::Draw);
    let won = tables.probe(&position(&rules, "W:WK18,K23:BK1")).unwrap().unwrap();
    assert_eq!(won.value, Value::Win);
    assert!(won.plies.is_some());
    assert_eq!(tables.reach(), SMALL);
    assert_eq!(tables.value(&position(&rules, "W:WK18,K23:BK1,K2")).unwrap(), None);
}

#[test]
fn rules_that_count_a_kings_moves_have_no_tables() {
    let library = Library::default();
    for id in ["frisian", "frysk"] {
        let rules = variants::find(id).unwrap().rules;
        assert!(library.tables(&rules).is_none());
        assert!(matches!(Tables::in_memory(&rules), Err(Error::WalkingKings)));
    }
}

#[test]
fn tables_are_shared_and_only_so_many_are_open() {
    let library = Library::default();
    let first = library.tables(&variants::ENGLISH).unwrap();
    let again = library.tables(&variants::ENGLISH).unwrap();
    assert!(std::sync::Arc::ptr_eq(&first, &again));
    for variant in variants::ALL.iter().filter(|variant| variant.id != "english") {
        let _ = library.tables(&variant.rules);
    }
    let anew = library.tables(&variants::ENGLISH).unwrap();
    assert!(!std::sync::Arc::ptr_eq(&first, &anew), "the oldest made room");
}

#[test]
fn files_stand_beside_memory_and_what_is_broken_is_told_once() {
    let folder = Folder::new("broken");
    let rules = variants::ENGLISH;
    build(&folder.0, &rules, 4, 2, &|_| true).unwrap();
    let library = Library::new(Some(folder.0.clone()));
    let tables = library.tables(&rules).unwrap();
    assert_eq!(tables.reach(), 4);
    tables.prepare_now();
    let four = position(&rules, "W:WK18,K23:BK1,K2");
    assert!(tables.probe(&four).unwrap().is_some());
    assert!(library.take_troubles().is_empty());
    // Of three pieces the files are not needed, so their damage is not seen.
    for name in ["2k-2k.values", "2k-1k.values"] {
        let path = folder.0.join("english").join(name);
        let mut bytes = fs::read(&path).unwrap();
        let middle = bytes.len() / 2;
        bytes[middle] ^= 4;
        fs::write(&path, bytes).unwrap();
    }
    library.look_again();
    let tables = library.tables(&rules).unwrap();
    tables.prepare_now();
    for _ in 0..2 {
        let error = tables.probe(&four).unwrap_err();
        assert!(matches!(error, Error::Damaged(_, Damage::Checksum)), "{error}");
    }
    assert!(tables.probe(&position(&rules, "W:WK18,K23:BK1")).unwrap().is_some());
    assert!(tables.probe(&position(&rules, "W:WK18,K23,K24:BK1")).unwrap().is_some());
    assert_eq!(library.take_troubles().len(), 1);
    assert!(library.take_troubles().is_empty());
}

#[test]
fn larger_tables_are_left_alone_if_asked() {
    let folder = Folder::new("up-to");
    let rules = variants::ENGLISH;
    build(&folder.0, &rules, 4, 2, &|_| true).unwrap();
    let tables = Library::new(Some(folder.0.clone())).up_to(3).tables(&rules).unwrap();
    assert_eq!(tables.reach(), 3);
    assert_eq!(tables.value(&position(&rules, "W:WK18,K23:BK1,K2")).unwrap(), None);
}

#[test]
fn games_that_differ_only_in_their_draws_share_tables() {
    let folder = Folder::new("shared");
    build(&folder.0, &variants::RUSSIAN, 3, 1, &|_| true).unwrap();
    fs::remove_file(folder.0.join("russian/2k-1k.values")).unwrap();
    fs::create_dir(folder.0.join("no rules at all")).unwrap();
    let library = Library::new(Some(folder.0.clone()));
    let tables = library.tables(&variants::RUSSIAN.friendly()).unwrap();
    // Not prepared: what is answered comes from files.
    let rules = *tables.rules();
    assert_eq!(rules, variants::RUSSIAN);
    assert!(tables.value(&position(&rules, "W:WK1:B12")).unwrap().is_some());
    let tables_of = Ruleset::table_rules;
    assert_eq!(tables_of(&variants::JUMBO), tables_of(&variants::INTERNATIONAL));
    for other in [variants::ENGLISH, variants::DJECO, variants::INTERNATIONAL] {
        assert_ne!(tables_of(&other), tables_of(&variants::RUSSIAN), "{other}");
    }
    assert_ne!(tables_of(&variants::DJECO), tables_of(&variants::DJECO.friendly()));
}

#[test]
fn published_games_keep_the_folders_of_their_tables() {
    let library = Library::new(None);
    let shared = [("jumbo-fr", "jumbo"), ("international", "jumbo"), ("portuguese", "spanish")];
    for game in &variants::ALL {
        let known = shared.iter().find(|(id, _)| *id == game.id);
        let folder = known.map_or(game.id, |(_, folder)| folder);
        assert_eq!(library.rules_to_build(&game.rules).to_string(), folder);
    }
}
