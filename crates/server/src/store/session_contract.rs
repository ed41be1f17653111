//! What every store of sessions must do.

use super::contract::{Folder, open, tamper, wait};
use super::session::{LONGEST_BROWSER, MOST_DEVICES, MOST_SESSIONS};
use super::*;

/// A hash of which no two numbers have the same.
fn hash(number: usize) -> [u8; 32] {
    let bytes = (number as u64 + 1).to_le_bytes();
    std::array::from_fn(|i| bytes[i % 8])
}

fn session(number: usize, at: i64) -> Session {
    Session {
        token: SessionHash(hash(number)),
        device: Owner(hash(number / 2)),
        browser: format!("Browser {number}"),
        created_at: at,
        seen_at: at,
    }
}

fn tokens(store: &dyn SessionStore) -> Vec<SessionHash> {
    wait(store.sessions()).expect("readable").iter().map(|session| session.token).collect()
}

fn contract(store: &dyn SessionStore) {
    sessions_begin_are_seen_and_end(store);
    a_session_that_ended_is_not_seen_again(store);
    devices_stay_known(store);
}

fn sessions_begin_are_seen_and_end(store: &dyn SessionStore) {
    for number in 0..4 {
        wait(store.begin_session(session(number, number as i64))).expect("begun");
    }
    let all = wait(store.sessions()).expect("readable");
    assert_eq!(all, [session(3, 3), session(2, 2), session(1, 1), session(0, 0)]);
    wait(store.note_seen(all[3].token, 10)).expect("seen");
    let seen = wait(store.sessions()).expect("readable")[0].clone();
    assert_eq!(seen, Session { seen_at: 10, ..session(0, 0) }, "it began when it began");
    let replaced = Session { browser: "Another".into(), ..session(2, 20) };
    wait(store.begin_session(replaced.clone())).expect("begun");
    assert_eq!(tokens(store).len(), 4, "one for each token");
    assert_eq!(wait(store.sessions()).expect("readable")[0], replaced);
    for _ in 0..2 {
        wait(store.end_session(replaced.token)).expect("ending twice is ending");
    }
    assert_eq!(tokens(store), [0, 3, 1].map(|number| SessionHash(hash(number))));
    wait(store.end_all_sessions()).expect("ended");
    assert_eq!(tokens(store), []);
}

fn a_session_that_ended_is_not_seen_again(store: &dyn SessionStore) {
    let ended = session(5, 30);
    wait(store.begin_session(ended.clone())).expect("begun");
    wait(store.end_session(ended.token)).expect("ended");
    wait(store.note_seen(ended.token, 31)).expect("nothing to do");
    assert_eq!(tokens(store), []);
}

fn devices_stay_known(store: &dyn SessionStore) {
    let (first, second) = (session(100, 40), session(102, 41));
    wait(store.begin_session(first.clone())).expect("begun");
    wait(store.begin_session(second.clone())).expect("begun");
    let known = || wait(store.known_devices()).expect("readable");
    assert_eq!(known()[..2], [second.device, first.device]);
    wait(store.note_seen(first.token, 42)).expect("seen");
    assert_eq!(known()[..2], [first.device, second.device], "last seen first");
    let count = known().len();
    wait(store.begin_session(Session { token: SessionHash([9; 32]), ..first })).expect("begun");
    wait(store.end_all_sessions()).expect("ended");
    assert_eq!(known().len(), count, "once each, and after they signed out");
}

#[test]
fn sqlite_keeps_the_contract_of_sessions() {
    let folder = Folder::new();
    let store = open(&folder.file());
    contract(&store);
    wait(store.begin_session(session(7, 50))).expect("begun");
    drop(store);
    let store = open(&folder.file());
    assert_eq!(wait(store.sessions()), Ok(vec![session(7, 50)]), "after opening again");
    store.close();
    assert_eq!(wait(store.begin_session(session(8, 51))), Err(StoreError::Stopped));
}

#[test]
fn the_longest_unseen_go_when_there_are_too_many() {
    let folder = Folder::new();
    let store = open(&folder.file());
    for number in 0..=MOST_SESSIONS {
        // The last comes from a clock that is behind.
        let at = if number == MOST_SESSIONS { -1 } else { number as i64 };
        let answer = store.begin_session(session(number, at));
        if number >= MOST_SESSIONS - 1 {
            wait(answer).expect("begun");
        }
    }
    let kept = tokens(&store);
    assert_eq!(kept.len(), MOST_SESSIONS);
    assert!(kept.contains(&SessionHash(hash(MOST_SESSIONS))), "the new one");
    assert!(!kept.contains(&SessionHash(hash(0))), "the longest unseen");
    drop(store);
    tamper(
        &folder.file(),
        &format!(
            "with recursive n(i) as (select 1 union all select i + 1 from n where i < {}) \
             insert into known_device select randomblob(32), i, i, 0 from n",
            MOST_DEVICES + 5
        ),
    );
    let mut connection = rusqlite::Connection::open(folder.file()).expect("opens");
    let transaction = connection.transaction().expect("begins");
    session_rows::begin(&transaction, &session(5000, 1_000_000)).expect("begun");
    let count = "select count(*) from known_device";
    let count: i64 = transaction.query_row(count, [], |row| row.get(0)).expect("a number");
    assert_eq!(count, MOST_DEVICES as i64);
}

#[test]
fn what_a_browser_calls_itself_is_kept_as_far_as_it_matters() {
    let folder = Folder::new();
    let store = open(&folder.file());
    let browser = format!("x{}", "é".repeat(LONGEST_BROWSER));
    wait(store.begin_session(Session { browser, ..session(1, 1) })).expect("begun");
    let kept = &wait(store.sessions()).expect("readable")[0].browser;
    assert_eq!(kept.len(), LONGEST_BROWSER - 1, "whole letters");
}

#[test]
fn a_session_that_is_damaged_is_none() {
    let damages = [
        "update session set token_hash = x'01' || substr(token_hash, 2)",
        "update session set device = zeroblob(32)",
        "update session set browser = 'Another'",
        "update session set created_at = created_at + 1",
        "update session set seen_at = seen_at + 4096",
        "update session set crc = crc + 1",
        "update session set token_hash = null, browser = null, created_at = 'x'",
        "insert into session select zeroblob(32), device, browser, created_at, seen_at, crc \
         from session; delete from session where rowid = 1",
    ];
    for damage in damages {
        let folder = Folder::new();
        let store = open(&folder.file());
        wait(store.begin_session(session(1, 1))).expect("begun");
        let device = session(1, 1).device;
        tamper(&folder.file(), damage);
        tamper(&folder.file(), "update known_device set since = since - 1");
        assert_eq!(tokens(&store), [], "{damage}");
        assert_eq!(wait(store.known_devices()), Ok(vec![]));
        drop(store);
        let look = || {
            let scope = doctor::Scope { replays: true, is_live: false };
            doctor::examine(&folder.file(), scope, &mut |_, _| {}).expect("a file of games")
        };
        let report = look();
        let fault = doctor::Fault::Sessions { damaged: 2 };
        assert_eq!(report.findings, [doctor::Finding { game: None, fault }], "{damage}");
        assert_eq!(report.harm(), doctor::Harm::None, "no game lacks anything");
        let store = open(&folder.file());
        assert_eq!(look().findings, [], "{damage}: they are dropped");
        wait(store.begin_session(session(1, 2))).expect("begun");
        assert_eq!((tokens(&store).len(), wait(store.known_devices())), (1, Ok(vec![device])));
    }
}
