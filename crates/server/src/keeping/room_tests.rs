//! Rooms over repairs and text: whoever has a seat keeps it, and whoever has an
//! address comes in.

use std::fs;
use std::path::{Path, PathBuf};

use super::*;
use crate::store::contract::{Folder, open, tamper, wait};
use crate::store::{
    Addition, GameId, GameStore, KeptRoom, LogStore, NewGame, RoomKey, RoomStore, RoomsWanted,
    SqliteStore, Standing, Visitor,
};

const ROOMS: usize = 40;

fn id(number: usize) -> GameId {
    GameId::parse(&format!("{number:05}d4f5g6h")).expect("an id")
}

fn room(number: usize) -> KeptRoom {
    let key = |letter: &str| format!("{number:05}{}", letter.repeat(21));
    let key = |letter: &str| RoomKey::parse(&key(letter)).expect("a key");
    KeptRoom { game: id(number), join: key("j"), watch: key("w") }
}

fn lines(number: usize) -> Vec<String> {
    let seat = |color| format!("room seat {color} {}", format!("{number:02x}").repeat(32));
    let mut lines = vec![seat("white"), "room name white Anna".to_owned(), seat("black")];
    lines.push("white 32-28".to_owned());
    lines
}

fn new_game(number: usize, by: Visitor) -> NewGame {
    let standing = Standing { result: "*", moves: 0, placement: String::new() };
    let (header, words) = (r#"{"rules":"jumbo/touch-free"}"#.to_owned(), String::new());
    NewGame { id: id(number), header, words, standing, by }
}

fn put(store: &SqliteStore, number: usize, lines: &[String]) {
    let game = new_game(number, Visitor::ROOM);
    wait(store.open_room(game, room(number), lines[..1].to_vec())).expect("opened");
    let standing = Standing { result: "*", moves: 1, placement: String::new() };
    let entries = lines[1..].to_vec();
    let by = Visitor::ROOM;
    let addition = Addition { id: id(number), seen: 1, entries, standing, by };
    wait(store.append(addition)).expect("stored");
}

/// Many rooms, and as many games of nobody's.
fn fill(file: &Path) {
    let store = open(file);
    for number in 0..ROOMS {
        put(&store, number, &lines(number));
        wait(store.create(new_game(ROOMS + number, Visitor::Stranger))).expect("made");
    }
}

/// All who had an address come in, but to these, and every seat is whose it was.
#[track_caller]
fn check(file: &Path, lost: &[usize]) {
    let store = open(file);
    for number in 0..ROOMS {
        let room = room(number);
        let found = [store.find_room(&room.join), store.find_room(&room.watch)];
        let found = found.map(|found| wait(found).expect("readable"));
        let expected = (!lost.contains(&number)).then(|| room.clone());
        assert_eq!(found, [expected.clone(), expected.clone()], "{number}");
        assert_eq!(wait(store.room_of(&room.game)), Ok(expected), "{number}");
        let game = wait(store.read(&room.game, Visitor::ROOM)).expect("readable").expect("there");
        assert_eq!(game.entries, lines(number));
        let seen = wait(store.read(&room.game, Visitor::Household)).expect("readable");
        assert!(seen.is_none(), "nobody else's");
    }
    assert_eq!(
        wait(store.rooms(RoomsWanted::All, 1000)).expect("a list").len(),
        ROOMS - lost.len()
    );
}

fn data(folder: &Folder) -> PathBuf {
    folder.file().parent().expect("a folder").to_path_buf()
}

fn quietly(_: u64, _: Option<u64>) {}

/// Which games are said to be wrong, and how.
fn found(file: &Path) -> Vec<(Option<usize>, Fault)> {
    let report = examine_file(file, &mut quietly).expect("a file of games");
    let number = |id: String| id[..5].parse().expect("a number");
    report.findings.into_iter().map(|it| (it.game.map(number), it.fault)).collect()
}

#[test]
fn what_leads_into_a_room_is_looked_at() {
    let third = "game = '00003d4f5g6h'";
    let room = || (Some(3), Fault::Room);
    let cases = [
        (format!("update room set join_key = 'x' where {third}"), vec![room()]),
        (format!("update room set join_key = '{}' where {third}", "j".repeat(26)), vec![room()]),
        (format!("update room set watch_key = null where {third}"), vec![room()]),
        (format!("update room set crc = crc + 1 where {third}"), vec![room()]),
        (format!("delete from room where {third}"), vec![room()]),
        (
            format!("update room set game = '99999d4f5g6h' where {third}"),
            vec![room(), (None, Fault::Rooms { damaged: 1 })],
        ),
        (
            format!("update room set game = 7 where {third}"),
            vec![room(), (None, Fault::Rooms { damaged: 1 })],
        ),
        (
            format!("insert into room select * from room where {third}"),
            vec![(Some(3), Fault::NotItsRoom)],
        ),
        (
            format!("delete from entry where {third}; delete from game where id = '00003d4f5g6h'"),
            vec![(Some(3), Fault::OnlyRoom)],
        ),
    ];
    for (sql, expected) in cases {
        let folder = Folder::new();
        fill(&folder.file());
        tamper(&folder.file(), &sql);
        assert_eq!(found(&folder.file()), expected, "{sql}");
        let saved = salvage(&data(&folder), None, false, &mut quietly).expect("saved").salvaged;
        if expected.contains(&room()) {
            check(&folder.file(), &[3]);
            assert_eq!(saved.lost.len(), 1, "{sql}: {:?}", saved.lost);
            let said = saved.lost[0].to_string();
            assert!(said.starts_with("game 00003d4f5g6h: the addresses of its room"), "{said}");
        }
    }
}

/// A common game to which somebody lets addresses lead is no room.
#[test]
fn no_other_game_becomes_a_room() {
    let folder = Folder::new();
    fill(&folder.file());
    tamper(
        &folder.file(),
        "update game set owner = null, row_crc = (select row_crc from game where \
         id = '00041d4f5g6h') where id = '00001d4f5g6h'",
    );
    let findings = found(&folder.file());
    assert!(findings.contains(&(Some(1), Fault::NotItsRoom)), "{findings:?}");
    salvage(&data(&folder), None, false, &mut quietly).expect("saved");
    assert_eq!(wait(open(&folder.file()).find_room(&room(1).join)), Ok(None));
    assert_eq!(found(&folder.file()), []);
}

#[test]
fn nobody_plays_alone_in_a_room() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let whole = lines(0);
    let (white, moved) = (&whole[0], &whole[3]);
    let closed = "room close".to_owned();
    put(&store, 0, &[white.clone(), moved.clone()]);
    put(&store, 1, &[&whole[..], &[closed.clone(), "black 19-23".to_owned()]].concat());
    put(&store, 2, &[&whole[..], &[closed]].concat());
    drop(store);
    let findings = found(&folder.file());
    let said: Vec<_> = findings.iter().map(|(game, it)| (*game, it.to_string())).collect();
    let alone = "entry 1 needs two players, and a seat is free".to_owned();
    let late = "entry 5 comes after the room was closed".to_owned();
    assert_eq!(said, [(Some(0), alone), (Some(1), late)]);
    salvage(&data(&folder), None, false, &mut quietly).expect("saved");
    assert_eq!(found(&folder.file()), [], "up to there");
}

/// Changes one bit within a text that the first page of an index has.
fn spoil(file: &Path, index: &str, text: &str, within: usize) {
    let connection = rusqlite::Connection::open(file).expect("opens");
    let root = "select rootpage from sqlite_schema where name = ?1";
    let root: i64 = connection.query_row(root, [index], |row| row.get(0)).expect("a page");
    drop(connection);
    let mut bytes = fs::read(file).expect("a file");
    let root = usize::try_from(root).expect("a number");
    let page = &mut bytes[4096 * (root - 1)..4096 * root];
    let at = page.windows(text.len()).position(|it| it == text.as_bytes()).expect("it is there");
    page[at + within] ^= 1;
    fs::write(file, &bytes).expect("written");
}

#[test]
fn whole_rooms_are_not_said_to_be_hidden() {
    let folder = Folder::new();
    fill(&folder.file());
    spoil(&folder.file(), "game_listed", id(ROOMS + 5).as_str(), 4);
    let findings = found(&folder.file());
    assert!(findings.contains(&(Some(ROOMS + 5), Fault::Hidden)), "{findings:?}");
    let rooms: Vec<_> =
        findings.iter().filter(|(game, _)| game.is_some_and(|number| number < ROOMS)).collect();
    assert!(rooms.is_empty(), "{rooms:?}");
}

#[test]
fn a_room_that_is_not_found_by_its_address_is_named() {
    let folder = Folder::new();
    fill(&folder.file());
    spoil(&folder.file(), "room_by_watch", room(7).watch.as_str(), 9);
    assert_eq!(wait(open(&folder.file()).find_room(&room(7).watch)), Ok(None));
    let findings = found(&folder.file());
    let named: Vec<_> = findings.iter().filter(|(game, _)| game.is_some()).collect();
    assert_eq!(named, [&(Some(7), Fault::Hidden)]);
    let saved = salvage(&data(&folder), None, false, &mut quietly).expect("saved");
    assert_eq!(saved.salvaged.lost, []);
    check(&folder.file(), &[]);
}

#[test]
fn rooms_are_saved_from_a_damaged_file() {
    for beginning in [0, 4096] {
        let folder = Folder::new();
        fill(&folder.file());
        let mut bytes = fs::read(folder.file()).expect("a file");
        bytes[beginning..beginning + 100].fill(0xa5);
        fs::write(folder.file(), bytes).expect("written");
        let saved = salvage(&data(&folder), None, false, &mut quietly).expect("saved").salvaged;
        assert_eq!((saved.games, saved.lost.len()), (2 * ROOMS as u64, 0), "{beginning}");
        check(&folder.file(), &[]);
        assert_eq!(found(&folder.file()), []);
    }
}

fn exported(folder: &Folder) -> String {
    let mut lines = Vec::new();
    export(&data(folder), &mut lines, Format::Ndjson, true, &mut quietly).expect("written");
    String::from_utf8(lines).expect("text")
}

fn imported(folder: &Folder, text: &str) -> Imported {
    import(&data(folder), &mut text.as_bytes(), &mut quietly).expect("taken")
}

#[test]
fn rooms_go_out_as_text_and_come_back() {
    let (folder, other) = (Folder::new(), Folder::new());
    fill(&folder.file());
    let text = exported(&folder);
    assert_eq!(text.matches("\"room\":{").count(), ROOMS);
    let taken = imported(&other, &text);
    assert_eq!((taken.games, taken.not_taken.len()), (2 * ROOMS as u64, 0));
    check(&other.file(), &[]);
    assert_eq!(found(&other.file()), []);
    assert_eq!(exported(&other), text, "to the byte");
    let again = imported(&other, &text);
    let is_known = |it: &NotTaken| matches!(it.why, Refused::Known(_));
    assert!(again.games == 0 && again.not_taken.iter().all(is_known), "{again:?}");
    // PDN is for other programs.
    let mut pdn = Vec::new();
    export(&data(&folder), &mut pdn, Format::Pdn, true, &mut quietly).expect("written");
    let pdn = String::from_utf8(pdn).expect("text");
    assert!(!pdn.contains(room(3).join.as_str()) && !pdn.contains(room(3).watch.as_str()));
}

#[test]
fn an_address_leads_to_one_room_whatever_is_taken() {
    let (folder, other) = (Folder::new(), Folder::new());
    fill(&folder.file());
    let text = exported(&folder);
    fill(&other.file());
    let line = text.lines().find(|line| line.contains("00003d4f5g6h")).expect("a line");
    let why = |line: &str| {
        let taken = imported(&other, line);
        let Some(NotTaken { why: Refused::Wrong(why), .. }) = taken.not_taken.first() else {
            panic!("{taken:?}");
        };
        assert_eq!(taken.games, 0);
        why.clone()
    };
    let named = line.replace("\"id\":\"00003d4f5g6h\"", "\"id\":\"99999d4f5g6h\"");
    assert_eq!(why(&named), "the addresses of its room lead to another game");
    let twice = format!("{named}\n{}", named.replace("99999", "99998"));
    assert_eq!(imported(&Folder::new(), &twice).games, 1, "nor within one text");
    let course = line.replace("white 32-28", "white 31-27");
    assert_eq!(why(&course), "the room of game 00003d4f5g6h is here with another course");
    let alone = line.replace(&lines(3)[2], "room name black Bo").replace("00003", "99997");
    assert!(why(&alone).starts_with("entry 3 needs two players"), "{alone}");
    check(&other.file(), &[]);
    // What was lost here comes back from text.
    tamper(&other.file(), "update room set crc = 0 where game = '00003d4f5g6h'");
    check(&other.file(), &[3]);
    let taken = imported(&other, &text);
    let is_back = |it: &NotTaken| it.why == Refused::RoomPutBack("00003d4f5g6h".to_owned());
    assert_eq!(taken.not_taken.iter().filter(|it| is_back(it)).count(), 1);
    check(&other.file(), &[]);
    assert_eq!(found(&other.file()), []);
}

#[test]
fn a_game_whose_room_is_lost_is_written_and_said_to_lack_it() {
    let (folder, other) = (Folder::new(), Folder::new());
    fill(&folder.file());
    tamper(&folder.file(), "update room set crc = 0 where game = '00003d4f5g6h'");
    let mut text = Vec::new();
    let told = export(&data(&folder), &mut text, Format::Ndjson, true, &mut quietly);
    assert_eq!(told.expect("written").damaged, ["00003d4f5g6h"]);
    let taken = imported(&other, &String::from_utf8(text).expect("text"));
    assert_eq!(taken.games, 2 * ROOMS as u64);
    assert_eq!(taken.not_taken.len(), 1);
    assert_eq!(taken.not_taken[0].why, Refused::WithoutRoom("00003d4f5g6h".to_owned()));
    check(&other.file(), &[3]);
    assert_eq!(found(&other.file()), [(Some(3), Fault::Room)]);
}
