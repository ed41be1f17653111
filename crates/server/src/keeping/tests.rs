//! Whose games are, and who is signed in, over backups, repairs and text.

use std::fs;
use std::path::{Path, PathBuf};

use super::*;
use crate::store::contract::{Folder, open, tamper, wait};
use crate::store::{
    Addition, GameId, GameStore, LogStore, NewGame, Owner, Session, SessionHash, SessionStore,
    SqliteStore, Standing, Visitor, Whose,
};

const ANNA: Owner = Owner([0xa1; 32]);
const TOKEN: SessionHash = SessionHash([0x70; 32]);
const DEVICE: Owner = Owner([0xde; 32]);

fn ids() -> [GameId; 4] {
    ["0000000000a0", "0000000000a1", "0000000000a2", "0000000000a3"]
        .map(|text| GameId::parse(text).expect("an id"))
}

/// A common game, one of Anna's, one that she shares, and one that she shared
/// and threw away; and somebody is signed in.
fn fill(store: &SqliteStore) {
    let anna = Visitor::Device(ANNA);
    for (id, by) in ids().into_iter().zip([Visitor::Stranger, anna, anna, anna]) {
        let standing = Standing { result: "*", moves: 0, placement: String::new() };
        let (header, words) = (r#"{"rules":"jumbo"}"#.to_owned(), String::new());
        let game = NewGame { id: id.clone(), header, words, standing: standing.clone(), by };
        wait(store.create(game)).expect("made");
        let entries = vec!["white 32-28".to_owned()];
        let addition = Addition { id, seen: 0, entries, standing, by };
        wait(store.append(addition)).expect("stored");
    }
    let [_, _, shared, thrown_away] = ids();
    for id in [&shared, &thrown_away] {
        wait(store.share(id, anna, true)).expect("shared");
    }
    wait(store.delete(&thrown_away, anna)).expect("thrown away");
    let session = Session {
        token: TOKEN,
        device: DEVICE,
        browser: "Browser".into(),
        created_at: 1,
        seen_at: 1,
    };
    wait(store.begin_session(session)).expect("signed in");
}

/// Everything is whose it was.
#[track_caller]
fn check_owners(file: &Path) {
    let store = open(file);
    let see = |id: &GameId, visitor: Visitor| {
        let game = wait(store.read(id, visitor)).expect("readable");
        game.map(|game| (game.whose, game.shared))
    };
    let [common, own, shared, thrown_away] = ids();
    let (anna, other) = (Visitor::Device(ANNA), Visitor::Device(DEVICE));
    assert_eq!(see(&common, other), Some((Whose::Common, false)));
    assert_eq!((see(&own, anna), see(&own, other)), (Some((Whose::Yours, false)), None));
    assert_eq!(see(&shared, anna), Some((Whose::Yours, true)));
    assert_eq!(see(&shared, other), Some((Whose::Another, true)));
    assert_eq!(see(&thrown_away, anna), None);
    wait(store.restore(&thrown_away, anna)).expect("it can still be taken back");
    assert_eq!(see(&thrown_away, other), Some((Whose::Another, true)));
    wait(store.delete(&thrown_away, anna)).expect("thrown away again");
}

fn signed_in(file: &Path) -> (usize, usize) {
    let store = open(file);
    let sessions = wait(store.sessions()).expect("readable");
    (sessions.len(), wait(store.known_devices()).expect("readable").len())
}

fn contains(file: &Path, bytes: &[u8]) -> bool {
    fs::read(file).expect("a file").windows(bytes.len()).any(|window| window == bytes)
}

fn data(folder: &Folder) -> PathBuf {
    folder.file().parent().expect("a folder").to_path_buf()
}

fn quietly(_: u64, _: Option<u64>) {}

#[test]
fn a_backup_has_the_owners_and_nobody_who_was_signed_in() {
    let (folder, other) = (Folder::new(), Folder::new());
    let store = open(&folder.file());
    fill(&store);
    let backup = data(&folder).join("backup");
    let report = back_up(&data(&folder), &backup, false, &mut quietly).expect("a backup");
    assert_eq!((report.games, report.findings.len()), (4, 0));
    drop(store);
    assert!(contains(&folder.file(), &TOKEN.0) && contains(&folder.file(), &DEVICE.0));
    assert!(!contains(&backup, &TOKEN.0) && !contains(&backup, &DEVICE.0), "not even a trace");
    restore(&backup, &data(&other), false, &mut quietly).expect("put back");
    check_owners(&other.file());
    assert_eq!(signed_in(&other.file()), (0, 0));
    assert_eq!(signed_in(&folder.file()), (1, 1), "here nothing was changed");
}

#[test]
fn a_file_that_was_copied_by_hand_signs_nobody_in() {
    let (folder, other) = (Folder::new(), Folder::new());
    fill(&open(&folder.file()));
    restore(&folder.file(), &data(&other), false, &mut quietly).expect("put back");
    check_owners(&other.file());
    assert_eq!((signed_in(&other.file()), signed_in(&folder.file())), ((0, 0), (1, 1)));
}

#[test]
fn a_backup_with_a_damaged_game_has_nobody_who_was_signed_in_either() {
    let folder = Folder::new();
    fill(&open(&folder.file()));
    tamper(&folder.file(), "update entry set at_ms = 7 where game = '0000000000a1'");
    let backup = data(&folder).join("backup");
    let report = back_up(&data(&folder), &backup, false, &mut quietly).expect("a backup");
    assert_eq!(report.harm(), Harm::Game);
    assert!(!contains(&backup, &TOKEN.0));
}

#[test]
fn a_backup_of_an_older_version_is_put_back() {
    let (folder, other) = (Folder::new(), Folder::new());
    let old = include_bytes!("../../tests/data/games-version-4.db");
    fs::write(folder.file(), old).expect("a file");
    let restored = restore(&folder.file(), &data(&other), false, &mut quietly).expect("put back");
    assert_eq!((restored.report.games, restored.report.version), (5, Some(4)));
}

#[test]
fn what_is_saved_of_a_damaged_file_is_whose_it_was() {
    let spoil: [fn(&Path); 3] = [
        // Read by SQLite.
        |file| tamper(file, "update entry set at_ms = 7 where game = '0000000000a0'"),
        // Read from pages.
        |file| {
            let mut bytes = fs::read(file).expect("a file");
            bytes[..100].fill(0xa5);
            fs::write(file, bytes).expect("written");
        },
        // An owner that cannot be read keeps nobody from his own games.
        |file| tamper(file, "update game set owner = x'07' where id = '0000000000a0'"),
    ];
    for (number, spoil) in spoil.iter().enumerate() {
        let folder = Folder::new();
        fill(&open(&folder.file()));
        spoil(&folder.file());
        let saved = salvage(&data(&folder), None, false, &mut quietly).expect("saved");
        assert_eq!(saved.salvaged.games, 4, "{number}");
        check_owners(&folder.file());
        assert_eq!(signed_in(&folder.file()), (0, 0), "whoever was signed in signs in again");
    }
}

#[test]
fn lines_of_text_say_whose_games_are_and_pdn_does_not() {
    let (folder, other) = (Folder::new(), Folder::new());
    fill(&open(&folder.file()));
    let mut lines = Vec::new();
    export(&data(&folder), &mut lines, Format::Ndjson, true, &mut quietly).expect("written");
    import(&data(&other), &mut &lines[..], &mut quietly).expect("taken");
    check_owners(&other.file());
    let mut again = Vec::new();
    export(&data(&other), &mut again, Format::Ndjson, true, &mut quietly).expect("written");
    let without_marks = |lines: &[u8]| {
        let lines = String::from_utf8(lines.to_vec()).expect("text");
        let cut = |line: &str| line.split("\"deleted_at\"").next().unwrap_or_default().to_owned();
        lines.lines().map(cut).collect::<Vec<_>>()
    };
    assert_eq!(without_marks(&lines), without_marks(&again));
    let mut pdn = Vec::new();
    export(&data(&folder), &mut pdn, Format::Pdn, true, &mut quietly).expect("written");
    let pdn = String::from_utf8(pdn).expect("text");
    assert!(!pdn.to_lowercase().contains(&ANNA.to_hex()), "{pdn}");
    let common = Folder::new();
    import(&data(&common), &mut pdn.as_bytes(), &mut quietly).expect("taken");
    let list = crate::store::ListQuery { limit: 10, ..Default::default() };
    let listed = wait(open(&common.file()).list(list)).expect("a list");
    assert_eq!(listed.total, 4, "everybody's");
}
