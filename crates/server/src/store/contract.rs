//! What every store must do.

use std::path::Path;
use std::sync::{Arc, Barrier};
use std::thread;

use super::*;

/// Waits for an answer, as nobody but a test does.
#[track_caller]
pub(crate) fn wait<T>(answer: Answer<'_, T>) -> Result<T, StoreError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(answer)
}

fn standing(moves: u32) -> Standing {
    Standing { result: "*", moves, placement: format!("after {moves}") }
}

fn new_game(store: &dyn GameStore, words: &str) -> GameId {
    let id = GameId::random().expect("random numbers");
    let game = NewGame {
        id: id.clone(),
        header: format!("{{\"rules\":\"{words}\"}}"),
        words: words.to_owned(),
        standing: standing(0),
        by: Visitor::Household,
    };
    wait(store.create(game)).expect("a new game");
    // The list is ordered by milliseconds.
    thread::sleep(std::time::Duration::from_millis(2));
    id
}

fn append(
    store: &dyn GameStore,
    id: &GameId,
    seen: u32,
    entries: &[&str],
) -> Result<u32, StoreError> {
    let entries = entries.iter().map(|&entry| entry.to_owned()).collect();
    let addition =
        Addition { id: id.clone(), seen, entries, standing: standing(1), by: Visitor::Household };
    wait(store.append(addition)).map(|appended| appended.version)
}

pub(super) fn entries(store: &dyn GameStore, id: &GameId) -> Vec<String> {
    wait(store.read(id, Visitor::Household)).expect("readable").expect("there").entries
}

pub(super) fn found(store: &dyn GameStore, terms: &[&str]) -> Vec<String> {
    let query = ListQuery { visitor: Visitor::Household, fit: fit(terms), limit: 10, before: None };
    let listed = wait(store.list(query)).expect("a list");
    assert!(listed.total as usize >= listed.games.len());
    listed.games.into_iter().map(|summary| summary.id).collect()
}

pub(super) fn fit(terms: &[&str]) -> Option<Fit> {
    let begins = |term: &&str| Fit::Begins((*term).to_owned());
    (!terms.is_empty()).then(|| Fit::All(terms.iter().map(begins).collect()))
}

fn contract(store: &dyn GameStore) {
    a_log_grows_only_at_its_end(store);
    racing_writers_cannot_both_win(store);
    lists_are_searched_and_paged(store);
    deleted_games_come_back(store);
    unknown_games_are_refused(store);
    owner_contract::contract(store);
    after_closing_nothing_is_written(store);
}

fn a_log_grows_only_at_its_end(store: &dyn GameStore) {
    let id = new_game(store, "growing");
    assert_eq!(append(store, &id, 0, &["a", "b"]), Ok(2));
    assert_eq!(append(store, &id, 2, &["c"]), Ok(3));
    assert_eq!(entries(store, &id), ["a", "b", "c"]);
    // The same again, as after a lost answer.
    assert_eq!(append(store, &id, 0, &["a", "b"]), Ok(2));
    assert_eq!(append(store, &id, 1, &["b", "c"]), Ok(3));
    let stale = Err(StoreError::Stale { version: 3 });
    assert_eq!(append(store, &id, 1, &["x"]), stale);
    assert_eq!(append(store, &id, 2, &["x", "d"]), stale, "begins differently");
    assert_eq!(append(store, &id, 4, &["e"]), stale, "a gap");
    assert_eq!(append(store, &id, u32::MAX, &["e"]), stale);
    assert_eq!(entries(store, &id), ["a", "b", "c"]);
    // The answer was lost, and more came before it was sent again.
    assert_eq!(append(store, &id, 1, &["b", "c", "d", "e"]), Ok(5));
    assert_eq!(append(store, &id, 4, &["e", "f"]), Ok(6));
    assert_eq!(entries(store, &id), ["a", "b", "c", "d", "e", "f"]);
    let game = wait(store.read(&id, Visitor::Household)).expect("readable").expect("there");
    assert_eq!((game.version, game.damaged_entry()), (6, None));
    assert_eq!(game.header.as_deref(), Some("{\"rules\":\"growing\"}"));
}

fn racing_writers_cannot_both_win(store: &dyn GameStore) {
    let id = new_game(store, "raced");
    let start = Barrier::new(8);
    let outcomes: Vec<_> = thread::scope(|scope| {
        let race = |writer: usize| {
            let (id, start) = (&id, &start);
            scope.spawn(move || {
                start.wait();
                let mine = format!("writer {writer}");
                append(store, id, 0, &[&mine])
            })
        };
        let writers: Vec<_> = (0..8).map(race).collect();
        writers.into_iter().map(|writer| writer.join().expect("no panic")).collect()
    });
    assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1, "{outcomes:?}");
    assert_eq!(entries(store, &id).len(), 1);
}

fn lists_are_searched_and_paged(store: &dyn GameStore) {
    let first = new_game(store, "listed jumbo anna");
    let second = new_game(store, "listed spear bertil 100%");
    assert_eq!(found(store, &["listed"]), [second.as_str(), first.as_str()]);
    thread::sleep(std::time::Duration::from_millis(2));
    append(store, &first, 0, &["white 32-28"]).expect("stored");
    assert_eq!(found(store, &["listed"]), [first.as_str(), second.as_str()], "last changed first");
    assert_eq!(found(store, &["listed", "bertil"]), [second.as_str()]);
    assert_eq!(found(store, &["listed", "bert"]), [second.as_str()], "by the beginning");
    assert_eq!(found(store, &["listed", "BÉRT"]), [second.as_str()], "accents do not count");
    assert_eq!(found(store, &["listed", "ertil"]).len(), 0);
    assert_eq!(found(store, &["listed", "100%"]), [second.as_str()], "no wildcards");
    assert_eq!(found(store, &["listed", "nobody"]).len(), 0);
    assert_eq!(found(store, &["%"]).len(), 0, "no word");
    assert_eq!(found(store, &["\"", "listed\" OR \"x"]).len(), 0, "no language of its own");
    assert_eq!(found(store, &["listed", "20"]).len(), 2, "by date");
    let query = ListQuery {
        visitor: Visitor::Household,
        fit: fit(&["listed"]),
        limit: 1,
        before: Some(first.clone()),
    };
    let page = wait(store.list(query)).expect("a list");
    assert_eq!(page.total, 2, "of the whole list");
    assert_eq!(
        page.games.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(),
        [second.as_str()]
    );
    let all = wait(store.list(ListQuery {
        visitor: Visitor::Household,
        fit: fit(&["anna"]),
        limit: 1,
        before: None,
    }));
    let summary = all.expect("a list").games.remove(0);
    assert_eq!(summary.placement.as_deref(), Some("after 1"));
    assert_eq!((summary.version, summary.moves, summary.result.as_str()), (1, 1, "*"));
    assert!(summary.updated_at > summary.created_at);
}

fn deleted_games_come_back(store: &dyn GameStore) {
    let id = new_game(store, "wanted");
    append(store, &id, 0, &["a"]).expect("stored");
    for _ in 0..2 {
        wait(store.delete(&id, Visitor::Household)).expect("deleting twice is deleting");
    }
    assert!(wait(store.read(&id, Visitor::Household)).expect("readable").is_none());
    assert_eq!(found(store, &["wanted"]).len(), 0);
    assert_eq!(append(store, &id, 1, &["b"]), Err(StoreError::NoSuchGame));
    let total = |fit| {
        let query = ListQuery { visitor: Visitor::Household, fit, limit: 1, before: None };
        wait(store.list(query)).expect("a list").total
    };
    let (others, wanted) = (total(None), total(fit(&["wanted"])));
    assert_eq!(wanted, 0, "it is not counted");
    for _ in 0..2 {
        wait(store.restore(&id, Visitor::Household)).expect("restoring twice is restoring");
    }
    assert_eq!(entries(store, &id), ["a"]);
    assert_eq!((total(None), total(fit(&["wanted"]))), (others + 1, 1));
}

fn unknown_games_are_refused(store: &dyn GameStore) {
    let nobody = GameId::random().expect("random numbers");
    let none = Err(StoreError::NoSuchGame);
    assert!(wait(store.read(&nobody, Visitor::Household)).expect("readable").is_none());
    assert_eq!(append(store, &nobody, 0, &["a"]), Err(StoreError::NoSuchGame));
    assert_eq!(wait(store.delete(&nobody, Visitor::Household)), none);
    assert_eq!(wait(store.restore(&nobody, Visitor::Household)), none);
    let query =
        ListQuery { visitor: Visitor::Household, fit: None, limit: 1, before: Some(nobody) };
    assert_eq!(wait(store.list(query)).map(|list| list.games.len()), Err(StoreError::NoSuchGame));
}

fn after_closing_nothing_is_written(store: &dyn GameStore) {
    let id = new_game(store, "closing");
    assert_eq!(wait(store.check()), Ok(()));
    store.close();
    assert_eq!(wait(store.check()), Err(StoreError::Stopped));
    assert_eq!(append(store, &id, 0, &["a"]), Err(StoreError::Stopped));
    assert_eq!(entries(store, &id).len(), 0, "reading goes on");
}

/// A folder of its own, gone at the end.
pub(crate) struct Folder(std::path::PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        let name = GameId::random().expect("random numbers").to_string();
        let path = std::env::temp_dir().join(format!("damier-store-{name}"));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    pub(crate) fn file(&self) -> std::path::PathBuf {
        self.0.join("games.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn open(path: &Path) -> SqliteStore {
    SqliteStore::open(path).expect("the store opens")
}

pub(crate) fn tamper(path: &Path, sql: &str) {
    let connection = rusqlite::Connection::open(path).expect("opens");
    connection.execute_batch(sql).expect(sql);
}

#[test]
fn sqlite_keeps_the_contract() {
    let folder = Folder::new();
    contract(&open(&folder.file()));
    assert!(!found(&open(&folder.file()), &[]).is_empty(), "all is there after opening again");
}

#[test]
fn a_full_disk_is_survived() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let id = new_game(&store, "full");
    wait(store.limit_pages(1)).expect("a limit");
    let long = "x".repeat(200);
    let mut seen = 0;
    let refused = loop {
        match append(&store, &id, seen, &vec![long.as_str(); 64]) {
            Ok(version) => seen = version,
            Err(error) => break error,
        }
        assert!(seen < 20_000, "the limit holds");
    };
    assert_eq!(refused, StoreError::DiskFull);
    assert_eq!(entries(&store, &id).len(), seen as usize, "all that was acknowledged, no more");
    wait(store.limit_pages(10_000)).expect("room again");
    assert_eq!(append(&store, &id, seen, &["b"]), Ok(seen + 1));
    assert_eq!(wait(store.check()), Ok(()));
}

#[test]
fn a_damaged_row_spoils_only_what_follows_it() {
    let damages = [
        "update entry set text = 'white 31-27' where number = 2",
        "delete from entry where number = 2",
        "update entry set text = cast(x'ff00fe' as text) where number = 2",
        "update entry set number = 7 where number = 2",
        "delete from entry where number >= 2",
    ];
    for damage in damages {
        let folder = Folder::new();
        let store = open(&folder.file());
        let id = new_game(&store, "damaged");
        append(&store, &id, 0, &["a", "b", "c", "d"]).expect("stored");
        drop(store);
        tamper(&folder.file(), damage);
        let store = open(&folder.file());
        let game = wait(store.read(&id, Visitor::Household)).expect("readable").expect("there");
        assert_eq!(game.entries, ["a", "b"], "{damage}");
        assert_eq!(game.damaged_entry(), Some(2), "{damage}");
        let other = new_game(&store, "whole");
        assert_eq!(append(&store, &other, 0, &["a"]), Ok(1));
        assert_eq!(found(&store, &[]).len(), 2);
    }
}

#[test]
fn a_header_of_an_earlier_version_is_the_same_header() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let id = GameId::random().expect("random numbers");
    let game = |header: &str| NewGame {
        id: id.clone(),
        header: header.into(),
        words: String::new(),
        standing: standing(0),
        by: Visitor::Household,
    };
    let earlier = r#"{"rules":"jumbo","mode":"friendly","clock":null}"#;
    wait(store.create(game(earlier))).expect("created");
    for (header, is_same) in [
        (r#"{"edition":null,"rules":"jumbo","mode":"leaflet"}"#, true),
        (r#"{"rules":"jumbo"}"#, true),
        (r#"{"rules":"jumbo-fr"}"#, false),
        (r#"{"rules":"jumbo","seed":1}"#, false),
    ] {
        assert_eq!(wait(store.create(game(header))).is_ok(), is_same, "{header}");
    }
}

#[test]
fn a_damaged_header_is_not_believed() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let id = new_game(&store, "damaged");
    drop(store);
    tamper(&folder.file(), "update game set header = '{\"rules\":\"other\"}'");
    let store = open(&folder.file());
    let game = wait(store.read(&id, Visitor::Household)).expect("readable").expect("there");
    assert_eq!((game.header.clone(), game.damaged_entry()), (None, Some(0)));
    assert_eq!(found(&store, &[]), [id.as_str()]);
}

#[test]
fn deleted_games_are_forgotten_after_days_not_by_the_clock() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let (old, recent) = (new_game(&store, "old"), new_game(&store, "recent"));
    append(&store, &old, 0, &["a"]).expect("stored");
    wait(store.delete(&old, Visitor::Household)).expect("deleted");
    wait(store.delete(&recent, Visitor::Household)).expect("deleted");
    drop(store);
    let day = 24 * 60 * 60 * 1000_i64;
    // As if it had been deleted long ago, or the clock were wrong.
    tamper(
        &folder.file(),
        &format!("update game set deleted_at = deleted_at - 400 * {day} where words = 'old'"),
    );
    let store = open(&folder.file());
    assert_eq!(
        wait(store.restore(&old, Visitor::Household)),
        Ok(()),
        "the program has not run since"
    );
    wait(store.delete(&old, Visitor::Household)).expect("deleted");
    drop(store);
    tamper(
        &folder.file(),
        &format!(
            "update game set deleted_at = deleted_at - 400 * {day} where words = 'old'; \
             with recursive days(n) as (select 1 union all select n + 1 from days where n < 31) \
             insert or ignore into day_seen select (select max(number) from day_seen) - n from days"
        ),
    );
    let store = open(&folder.file());
    assert_eq!(wait(store.restore(&old, Visitor::Household)), Err(StoreError::NoSuchGame));
    assert_eq!(wait(store.restore(&recent, Visitor::Household)), Ok(()));
    assert_eq!(found(&store, &["old"]).len(), 0);
}

#[test]
fn files_that_are_not_ours_are_left_alone() {
    let folder = Folder::new();
    std::fs::write(folder.file(), "This is a letter to my aunt.".repeat(100)).expect("a file");
    let before = std::fs::read(folder.file()).expect("a file");
    let refused = SqliteStore::open(&folder.file()).expect_err("a letter is no database");
    assert!(matches!(refused, OpenError::NotADatabase(_)), "{refused}");
    assert_eq!(std::fs::read(folder.file()).expect("a file"), before);

    let folder = Folder::new();
    tamper(&folder.file(), "create table aunt (name text)");
    let refused = SqliteStore::open(&folder.file()).expect_err("somebody else's");
    assert!(matches!(refused, OpenError::NotOurs(_)), "{refused}");

    let folder = Folder::new();
    drop(open(&folder.file()));
    tamper(&folder.file(), "pragma user_version = 99");
    let refused = SqliteStore::open(&folder.file()).expect_err("from the future");
    assert!(matches!(refused, OpenError::Newer { found: 99, .. }), "{refused}");
}

#[test]
fn broken_pages_are_found_at_the_start() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let id = new_game(&store, "broken");
    for seen in 0..20 {
        append(&store, &id, seen * 64, &vec!["x".repeat(150).as_str(); 64]).expect("stored");
    }
    drop(store);
    let mut bytes = std::fs::read(folder.file()).expect("a file");
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xa5);
    std::fs::write(folder.file(), &bytes).expect("a file");
    let refused = SqliteStore::open(&folder.file()).expect_err("broken");
    assert!(matches!(refused, OpenError::Damaged(..)), "{refused}");
    assert_eq!(std::fs::read(folder.file()).expect("a file"), bytes, "nothing was changed");
}

#[test]
fn tables_that_are_not_described_right_are_found_at_the_start() {
    for (from, to) in [("fts5", "fts4"), ("at_ms ", "at_mt "), ("(updated_at", "(created_at")] {
        let folder = Folder::new();
        new_game(&open(&folder.file()), "described");
        tamper(
            &folder.file(),
            &format!(
                "pragma writable_schema = on; \
                 update sqlite_schema set sql = replace(sql, '{from}', '{to}')"
            ),
        );
        let refused = SqliteStore::open(&folder.file()).expect_err("another schema");
        assert!(matches!(refused, OpenError::Damaged(..)), "{from}: {refused}");
    }
    let folder = Folder::new();
    new_game(&open(&folder.file()), "described");
    tamper(&folder.file(), "analyze; create index mine on game (moves)");
    assert_eq!(found(&open(&folder.file()), &[]).len(), 1, "what else there is does no harm");
}

#[test]
fn writers_share_their_commits() {
    let folder = Folder::new();
    let store = Arc::new(open(&folder.file()));
    let writers: Vec<_> = (0..8)
        .map(|writer| {
            let store = Arc::clone(&store);
            thread::spawn(move || {
                let id = new_game(&*store, &format!("writer {writer}"));
                for seen in 0..50 {
                    assert_eq!(append(&*store, &id, seen, &["a"]), Ok(seen + 1));
                }
                id
            })
        })
        .collect();
    for writer in writers {
        let id = writer.join().expect("no panic");
        assert_eq!(entries(&*store, &id).len(), 50);
    }
}

#[test]
fn a_game_that_cannot_be_read_harms_no_other() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let (broken, whole) = (new_game(&store, "broken"), new_game(&store, "whole"));
    tamper(
        &folder.file(),
        &format!("update game set header = cast(x'ff00fe' as text) where id = '{broken}'"),
    );
    let again = NewGame {
        id: broken.clone(),
        header: "{\"rules\":\"broken\"}".into(),
        words: "broken".into(),
        standing: standing(1),
        by: Visitor::Household,
    };
    assert_eq!(wait(store.create(again)), Err(StoreError::Damaged));
    assert_eq!(append(&store, &whole, 0, &["a"]), Ok(1));
    assert_eq!(wait(store.check()), Ok(()));
}

#[cfg(unix)]
#[test]
fn a_file_that_was_taken_away_takes_nothing_more() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let id = new_game(&store, "taken");
    std::fs::rename(folder.file(), folder.file().with_extension("away")).expect("moved");
    assert!(matches!(append(&store, &id, 0, &["a"]), Err(StoreError::Failed(_))));
    assert!(wait(store.check()).is_err());
}

#[test]
fn the_log_does_not_grow_for_ever() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let id = new_game(&store, "long");
    let lines = vec!["x".repeat(200); 64];
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let mut largest = 0;
    for round in 0..1000 {
        append(&store, &id, round * 64, &lines).expect("stored");
        let log = std::fs::metadata(folder.file().with_extension("db-wal"));
        largest = largest.max(log.map_or(0, |log| log.len()));
    }
    assert!((1 << 20..6 << 20).contains(&largest), "{largest}");
}

#[test]
fn what_a_killed_program_left_in_the_log_is_kept_if_it_is_damaged() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let id = new_game(&store, "damaged");
    for seen in 0..10 {
        append(&store, &id, seen, &["a"]).expect("stored");
    }
    // As a program that is killed leaves them.
    let left = Folder::new();
    let beside = |file: std::path::PathBuf| file.with_extension("db-wal");
    std::fs::copy(folder.file(), left.file()).expect("copied");
    let mut log = std::fs::read(beside(folder.file())).expect("a log");
    let middle = log.len() / 2;
    log[middle] ^= 0x10;
    std::fs::write(beside(left.file()), &log).expect("written");
    let store = open(&left.file());
    assert!(entries(&store, &id).len() < 10);
    let copy = left.file().with_extension("db-wal.damaged-1");
    assert_eq!(std::fs::read(copy).expect("a copy"), log);
}

#[test]
fn more_than_the_queue_takes_are_told_to_come_back() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let id = new_game(&store, "busy");
    let other = rusqlite::Connection::open(folder.file()).expect("opens");
    other.execute_batch("begin immediate").expect("locked");
    let addition = |seen: u32| Addition {
        id: id.clone(),
        seen,
        entries: vec!["a".into()],
        standing: standing(1),
        by: Visitor::Household,
    };
    let waiting: Vec<_> = (0..3000).map(|seen| store.append(addition(seen))).collect();
    other.execute_batch("rollback").expect("unlocked");
    let outcomes: Vec<_> = waiting.into_iter().map(wait).collect();
    let busy = outcomes.iter().filter(|o| **o == Err(StoreError::Busy)).count();
    let stored = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
    assert!(busy > 0 && stored > 0, "{busy} {stored}");
    assert_eq!(entries(&store, &id).len(), stored, "what was acknowledged and no more");
}

#[cfg(unix)]
#[test]
fn games_are_for_their_owner() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let store = open(&folder.file());
    new_game(&store, "private");
    for name in ["games.db", "games.db-wal"] {
        let mode = std::fs::metadata(folder.0.join(name)).expect(name).permissions().mode();
        assert_eq!(mode & 0o077, 0, "{name}: {mode:o}");
    }
}

#[test]
fn a_damaged_index_of_words_is_made_anew() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let id = new_game(&store, "indexed");
    assert_eq!(found(&store, &["indexed"]), [id.as_str()]);
    drop(store);
    tamper(&folder.file(), "update game_words_data set block = x'ffffffffffffffff' where id > 10");
    let store = open(&folder.file());
    assert_eq!(found(&store, &["indexed"]), [id.as_str()]);
    drop(store);
    // The same while it runs: games are saved all the same.
    let store = open(&folder.file());
    tamper(&folder.file(), "update game_words_data set block = x'ffffffffffffffff' where id > 10");
    let other = new_game(&store, "other");
    assert_eq!(append(&store, &other, 0, &["a"]), Ok(1));
    assert_eq!(append(&store, &id, 0, &["a"]), Ok(1));
}
