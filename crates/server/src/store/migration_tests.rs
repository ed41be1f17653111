//! Files of older schemas.

use std::path::Path;

use super::contract::{Folder, entries, found, open, tamper, wait};
use super::*;

/// Made by the program when this was its schema.
const VERSION_1: &[u8] = include_bytes!("../../tests/data/games-version-1.db");

fn put(folder: &Folder) {
    std::fs::write(folder.file(), VERSION_1).expect("a file");
}

fn id(text: &str) -> GameId {
    GameId::parse(text).expect("an id")
}

fn user_version(path: &Path) -> u32 {
    let connection = rusqlite::Connection::open(path).expect("opens");
    connection.query_row("pragma user_version", [], |row| row.get(0)).expect("a number")
}

/// What the old file holds is there, and can be searched.
fn check(store: &SqliteStore) {
    assert_eq!(
        entries(store, &id("0000000000a0")),
        ["white 32-28", "black 19-23", "white 28x19{23}", "black 14x23{19}"]
    );
    assert_eq!(entries(store, &id("0000000000a4")).len(), 4);
    assert_eq!(found(store, &[]).len(), 4);
    assert_eq!(found(store, &["asa"]), ["0000000000a0"]);
    assert_eq!(found(store, &["elise", "2-0"]), ["0000000000a1"]);
    assert_eq!(found(store, &["computer", "damspel"]).len(), 0, "no such title");
    assert_eq!(found(store, &["zweeds"]), ["0000000000a1"], "by its title in any language");
    assert!(wait(store.read(&id("0000000000a3"))).expect("readable").is_none(), "deleted");
}

#[test]
fn a_file_of_the_first_version_is_brought_up_to_date() {
    let folder = Folder::new();
    put(&folder);
    let store = open(&folder.file());
    check(&store);
    wait(store.restore(&id("0000000000a3"))).expect("it can still be taken back");
    drop(store);
    check_again(&folder);
    let copy = folder.file().with_extension("db.version-1");
    assert_eq!(std::fs::read(&copy).expect("a copy"), VERSION_1, "as it was");
}

fn check_again(folder: &Folder) {
    let store = open(&folder.file());
    assert_eq!(found(&store, &[]).len(), 5);
    drop(store);
    assert!(user_version(&folder.file()) > 1);
}

#[test]
fn without_room_for_a_copy_nothing_is_changed() {
    let folder = Folder::new();
    put(&folder);
    // Where the copy is to be written lies a folder.
    std::fs::create_dir(folder.file().with_extension("db.version-1.part")).expect("a folder");
    let refused = SqliteStore::open(&folder.file()).expect_err("no copy");
    assert!(matches!(refused, OpenError::NoCopy(..)), "{refused}");
    assert_eq!(user_version(&folder.file()), 1);
}

#[test]
fn a_file_without_words_that_can_be_read_is_brought_up_to_date_too() {
    let folder = Folder::new();
    put(&folder);
    tamper(
        &folder.file(),
        "update game set header = cast(x'ff00fe' as text) where id = '0000000000a0'",
    );
    let store = open(&folder.file());
    assert_eq!(found(&store, &[]).len(), 4);
    assert_eq!(found(&store, &["jumbo", "computer"]), ["0000000000a0"], "by its old words");
}
