//! Files of older schemas.

use std::path::Path;

use super::contract::{Folder, entries, found, open, tamper, wait};
use super::*;

/// Made by the program when this was its schema.
const VERSION_1: &[u8] = include_bytes!("../../tests/data/games-version-1.db");
/// The same, brought up to date by the program when this was its schema.
const VERSION_2: &[u8] = include_bytes!("../../tests/data/games-version-2.db");

/// The same again.
const VERSION_3: &[u8] = include_bytes!("../../tests/data/games-version-3.db");
/// And again.
const VERSION_4: &[u8] = include_bytes!("../../tests/data/games-version-4.db");

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
    let wanted =
        |search: &str| damier_contract::Wanted { search: search.into(), ..Default::default() };
    let listed = |search: &str| {
        let query = ListQuery {
            visitor: Visitor::Household,
            fit: damier_api::fit(&wanted(search), None),
            limit: 10,
            before: None,
        };
        wait(store.list(query)).expect("a list")
    };
    let titled = listed("zweeds");
    assert_eq!((titled.total, &*titled.games[0].id), (1, "0000000000a1"), "in any language");
    assert_eq!(listed("computer 3").games[0].id, "0000000000a0");
    let placement = |search: &str| listed(search).games[0].placement.clone().unwrap_or_default();
    let played = placement("asa");
    assert_eq!((played.len(), played.matches('b').count()), (50, 19), "{played}");
    assert_eq!(placement("8x8").len(), 32, "before its first move");
    assert!(
        wait(store.read(&id("0000000000a3"), Visitor::Household)).expect("readable").is_none(),
        "deleted"
    );
}

#[test]
fn a_file_of_the_first_version_is_brought_up_to_date() {
    let folder = Folder::new();
    put(&folder);
    let store = open(&folder.file());
    check(&store);
    wait(store.restore(&id("0000000000a3"), Visitor::Household))
        .expect("it can still be taken back");
    drop(store);
    check_again(&folder);
    let copy = folder.file().with_extension("db.version-1");
    assert_eq!(std::fs::read(&copy).expect("a copy"), VERSION_1, "as it was");
}

#[test]
fn a_file_of_the_second_version_is_brought_up_to_date() {
    let folder = Folder::new();
    std::fs::write(folder.file(), VERSION_2).expect("a file");
    tamper(&folder.file(), "update entry set text = 'white 31-27' where game = '0000000000a4'");
    let store = open(&folder.file());
    let listed = wait(store.list(all())).expect("a list").games;
    let standing = |id: &str| listed.iter().find(|game| game.id == id).map(|game| &game.placement);
    assert_eq!(standing("0000000000a4"), Some(&None), "a damaged game stands nowhere");
    drop(store);
    std::fs::write(folder.file(), VERSION_2).expect("a file");
    check(&open(&folder.file()));
}

#[test]
fn a_file_of_the_third_version_is_sealed() {
    let folder = Folder::new();
    std::fs::write(folder.file(), VERSION_3).expect("a file");
    check(&open(&folder.file()));
    let connection = rusqlite::Connection::open(folder.file()).expect("opens");
    let sql = format!("select {} from game", seal::COLUMNS);
    let mut select = connection.prepare(&sql).expect("a question");
    let mut rows = select.query([]).expect("rows");
    let mut games = 0;
    while let Some(row) = rows.next().expect("a row") {
        let crc: u32 = row.get(13).expect("a checksum");
        assert_eq!(crc, seal::of_row(&seal::values(row).expect("values")));
        let (version, log): (u32, u32) = (row.get(4).expect("4"), row.get(12).expect("12"));
        assert_eq!(version == 0, log == 0, "a log has a checksum");
        games += 1;
    }
    assert_eq!(games, 5);
    let copy = folder.file().with_extension("db.version-3");
    assert_eq!(std::fs::read(&copy).expect("a copy"), VERSION_3, "as it was");
}

#[test]
fn games_of_every_older_version_are_common() {
    let versions = [VERSION_1, VERSION_2, VERSION_3, VERSION_4];
    for (number, bytes) in (1..).zip(versions) {
        let folder = Folder::new();
        std::fs::write(folder.file(), bytes).expect("a file");
        assert_eq!(user_version(&folder.file()), number);
        let store = open(&folder.file());
        check(&store);
        for visitor in [Visitor::Stranger, Visitor::Device(Owner([7; 32]))] {
            let listed = wait(store.list(ListQuery { visitor, ..all() })).expect("a list");
            assert_eq!((listed.total, listed.games.len()), (4, 4), "version {number}");
            assert!(listed.games.iter().all(|game| game.whose == Whose::Common));
            let thrown_away = id("0000000000a3");
            wait(store.restore(&thrown_away, visitor)).expect("it can still be taken back");
            wait(store.delete(&thrown_away, visitor)).expect("thrown away again");
        }
        assert_eq!(wait(store.sessions()), Ok(vec![]));
        wait(store.claim(&id("0000000000a0"), Owner([7; 32]))).expect("claimed");
        drop(store);
        let copy = folder.file().with_extension(format!("db.version-{number}"));
        assert_eq!(std::fs::read(&copy).expect("a copy"), bytes, "as it was");
        let report = look(&folder.file());
        assert_eq!((report.version, report.games), (Some(schema::latest()), 5));
        assert_eq!(report.findings, [], "every seal is right, of version {number} too");
    }
}

#[test]
fn a_file_of_an_older_version_is_looked_at_as_it_is() {
    for (number, bytes) in (1..).zip([VERSION_1, VERSION_2, VERSION_3, VERSION_4]) {
        let folder = Folder::new();
        std::fs::write(folder.file(), bytes).expect("a file");
        let report = look(&folder.file());
        assert_eq!((report.version, report.games), (Some(number), 5));
        assert_eq!(report.findings, [], "version {number}");
    }
}

#[test]
fn what_was_damaged_before_is_not_sealed_anew() {
    let folder = Folder::new();
    std::fs::write(folder.file(), VERSION_4).expect("a file");
    tamper(&folder.file(), "update game set created_at = 7 where id = '0000000000a0'");
    drop(open(&folder.file()));
    let findings = look(&folder.file()).findings;
    let (game, fault) = (Some("0000000000a0".to_owned()), doctor::Fault::Row);
    assert_eq!(findings, [doctor::Finding { game, fault }]);
}

fn look(file: &Path) -> doctor::Report {
    let scope = doctor::Scope { replays: true, is_live: false };
    doctor::examine(file, scope, &mut |_, _| {}).expect("a file of games")
}

#[test]
fn what_was_not_found_out_in_time_is_when_it_is_listed() {
    let folder = Folder::new();
    std::fs::write(folder.file(), VERSION_2).expect("a file");
    drop(open(&folder.file()));
    tamper(&folder.file(), "update game set placement = null");
    let mut connection = rusqlite::Connection::open(folder.file()).expect("opens");
    let step = connection.transaction().expect("begins");
    let noted = || -> u32 {
        step.query_row("select count(placement) from game", [], |row| row.get(0)).expect("a number")
    };
    placements::fill(&step, std::time::Duration::ZERO).expect("stops at once");
    assert_eq!(noted(), 0);
    placements::fill(&step, placements::A_WHILE).expect("plays them again");
    assert_eq!(noted(), 4, "all but the deleted one");
    drop(step);
    drop(connection);
    let store = open(&folder.file());
    check(&store);
    wait(store.restore(&id("0000000000a3"), Visitor::Household))
        .expect("it can still be taken back");
    let listed = wait(store.list(all())).expect("a list").games;
    assert!(listed.iter().all(|game| game.placement.is_some()), "{listed:?}");
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

/// As the test below starts this program again: opens a file, to be killed
/// while it does.
#[test]
fn opens_the_file_that_a_test_names() {
    if let Some(path) = std::env::var_os("DAMIER_TEST_OPENS") {
        drop(open(Path::new(&path)));
    }
}

#[test]
fn whoever_is_killed_in_the_midst_leaves_the_old_schema_or_the_new() {
    let folder = Folder::new();
    put(&folder);
    tamper(
        &folder.file(),
        "with recursive n(i) as (select 1 union all select i + 1 from n where i < 4000) \
         insert into game (id, header, header_crc, words, version, created_at, updated_at) \
         select printf('%012d', i), header, header_crc, words, 0, 0, 0 from game, n \
         where game.id = '0000000000a2'",
    );
    let old = std::fs::read(folder.file()).expect("a file");
    let program = std::env::current_exe().expect("this program");
    let mut versions = Vec::new();
    for tenths in 0..12 {
        for beside in ["db-wal", "db-shm"] {
            let _ = std::fs::remove_file(folder.file().with_extension(beside));
        }
        std::fs::write(folder.file(), &old).expect("a file");
        let mut child = std::process::Command::new(&program)
            .args(["--exact", "store::migration_tests::opens_the_file_that_a_test_names"])
            .env("DAMIER_TEST_OPENS", folder.file())
            .stdout(std::process::Stdio::null())
            .spawn()
            .expect("it starts");
        let copy = folder.file().with_extension("db.version-1");
        let begun = std::time::Instant::now();
        while !copy.exists() && begun.elapsed().as_secs() < 20 {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        std::thread::sleep(std::time::Duration::from_millis(15 * tenths));
        let _ = child.kill();
        let _ = child.wait();
        let _ = std::fs::remove_file(&copy);
        versions.push(user_version(&folder.file()));
        let store = open(&folder.file());
        assert_eq!(found(&store, &["asa"]), ["0000000000a0"], "killed after {tenths}");
        assert_eq!(
            wait(store.list(all())).expect("a list").games.len(),
            4004,
            "killed after {tenths}"
        );
    }
    assert!(versions.contains(&1), "some were killed before it was done: {versions:?}");
}

fn all() -> ListQuery {
    ListQuery { limit: 10_000, ..ListQuery::default() }
}
