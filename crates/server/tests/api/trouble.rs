//! Damage and want of room: said clearly, and nothing else is lost.

use damier_server::GameStore;
use serde_json::{Value, json};

use super::rooms::{JUMBO, open_room, sit};
use super::{Browser, TestApp};

const GAME: [&str; 4] = ["white 32-28", "black 19-23", "white 28x19{23}", "black 14x23{19}"];

#[test]
fn a_damaged_game_shows_what_is_left() {
    let app = TestApp::start();
    let whole = app.new_game();
    let id = app.new_game();
    for game in [&whole, &id] {
        assert_eq!(app.append(game, 0, &GAME).status, 200);
    }
    let update = "update entry set text = 'black 20-25' where game = ?1 and number = 1";
    app.database().execute(update, [&id]).expect("tampered");
    let game = app.game(&id);
    assert_eq!(game["entries"], json!([GAME[0]]));
    assert_eq!(game["damaged"]["entry"], 1);
    assert!(game["damaged"]["sentence"].as_str().is_some_and(|text| text.ends_with('.')));
    assert_eq!(game["version"], 4);
    let reply = app.append(&id, 4, &["white 33-28"]);
    assert_eq!((reply.status, reply.kind().as_str()), (409, "damaged"));
    assert_eq!(reply.json()["entry"], 1);

    assert_eq!(app.game(&whole)["entries"], json!(GAME));
    assert_eq!(app.append(&whole, 4, &["white 33-28"]).status, 200, "others go on");
    assert_eq!(app.listed("").len(), 2);
    let rows = app.database().query_row("select count(*) from entry", [], |row| row.get(0));
    assert_eq!(rows, Ok(9_i64), "no row is thrown away");
}

#[test]
fn a_log_that_is_no_game_is_damaged_where_it_goes_wrong() {
    let app = TestApp::start();
    let id = app.new_game();
    assert_eq!(app.append(&id, 0, &GAME).status, 200);
    // With its checksum right, as only a faulty program would write it.
    let crc = |number: u32, text: &str| {
        let mut hasher = crc32fast::Hasher::new();
        hasher.update(id.as_bytes());
        hasher.update(&[0]);
        hasher.update(&number.to_le_bytes());
        hasher.update(text.as_bytes());
        hasher.finalize()
    };
    let update = "update entry set text = ?1, crc = ?2 where game = ?3 and number = 2";
    let crc = crc(2, "white 50-1");
    app.database().execute(update, ("white 50-1", crc, &id)).expect("tampered");
    let app = app.restart();
    let game = app.game(&id);
    assert_eq!(game["entries"], json!(GAME[..2]));
    assert_eq!(game["damaged"]["entry"], 2);
    assert_eq!(app.append(&id, 4, &["white 33-28"]).kind(), "damaged");
}

#[test]
fn a_damaged_header_does_not_spoil_the_list() {
    let app = TestApp::start();
    let (id, whole) = (app.new_game(), app.new_game());
    app.database().execute("update game set header = 'x' where id = ?1", [&id]).expect("tampered");
    let game = app.game(&id);
    assert_eq!((&game["header"], &game["damaged"]["entry"]), (&json!(null), &json!(0)));
    let listed = app.listed("");
    assert_eq!(listed.len(), 2);
    assert!(listed.iter().any(|game| game["id"] == *whole && game["header"]["rules"] == "jumbo"));
    assert_eq!(app.append(&id, 0, &["white 32-28"]).kind(), "damaged");
}

#[test]
fn a_full_disk_is_said_and_survived() {
    let app = TestApp::start();
    let id = app.new_game();
    app.limit_pages(1);
    let clocks = vec!["clock 18446744073709551615 18446744073709551615"; 64];
    let mut seen = 0;
    let refused = loop {
        let reply = app.append(&id, seen, &clocks);
        if reply.status != 200 {
            break reply;
        }
        seen += 64;
    };
    assert_eq!((refused.status, refused.kind().as_str()), (507, "disk_full"));
    assert_eq!(app.game(&id)["version"], seen, "what was acknowledged is there, and no more");
    app.limit_pages(100_000);
    assert_eq!(app.append(&id, seen, &clocks).status, 200);
    assert_eq!(app.get("/readyz").status, 200);
}

/// What a room refuses because it cannot be stored has not happened, and its log is not
/// read again for that.
#[test]
fn in_a_room_nothing_happens_on_a_full_disk() {
    let app = TestApp::start();
    let (anna, bo) = (Browser::without_cookies(&app), Browser::without_cookies(&app));
    let key = open_room(&anna, JUMBO, None);
    assert_eq!(sit(&bo, &key).status, 200);
    let lines = || {
        let room = anna.ask(&format!("GET /api/v1/rooms/{key}"), &Value::Null).json();
        room["lines"].as_array().expect("lines").len()
    };
    let act = |seen: usize, action: &str| {
        let body = json!({ "nonce": "n", "seen": seen, "action": action });
        anna.ask(&format!("POST /api/v1/rooms/{key}/actions"), &body).json()
    };
    app.limit_pages(1);
    let mut seen = lines();
    // A shorter line may still fit.
    let long_name = |seen: usize| format!("name {seen:060}");
    let refused = loop {
        let said = act(seen, &long_name(seen));
        if said["say"] != "saved" {
            break said;
        }
        seen += 1;
    };
    assert_eq!(refused["why"], "not_saved");
    for _ in 0..10 {
        assert_eq!(act(seen, &long_name(seen))["why"], "not_saved");
    }
    assert_eq!(lines(), seen);
    let metrics = String::from_utf8(app.get("/metrics").body).expect("text");
    assert!(metrics.contains("\ndamier_rooms_loaded_total 1\n"), "{metrics}");
    app.limit_pages(100_000);
    assert_eq!(act(seen, "32-28")["say"], "saved");
    assert_eq!(lines(), seen + 1);
}

#[test]
fn a_store_that_failed_takes_nothing_more_but_shows_what_it_has() {
    let app = TestApp::start();
    let id = app.new_game();
    assert_eq!(app.append(&id, 0, &["white 32-28"]).status, 200);
    // No error that the store knows: it must not go on as if nothing were.
    app.database()
        .execute_batch(
            "create trigger failing before insert on entry begin \
             select raise(abort, 'as a test'); end",
        )
        .expect("tampered");
    let reply = app.append(&id, 1, &["black 19-23"]);
    assert_eq!((reply.status, reply.kind().as_str()), (503, "storage"));
    let name = reply.header("x-request-id").expect("a name under which it is logged");
    assert!(name.len() == 8 && name.bytes().all(|byte| byte.is_ascii_hexdigit()), "{name}");
    assert_eq!(app.get("/readyz").kind(), "storage");
    app.database().execute_batch("drop trigger failing").expect("tampered");
    assert_eq!(app.append(&id, 1, &["black 19-23"]).kind(), "storage", "until it starts again");
    assert_eq!(app.game(&id)["entries"], json!(["white 32-28"]));
    app.store.close();
}

#[test]
fn a_busy_file_is_waited_for_and_then_said() {
    let app = TestApp::start();
    let id = app.new_game();
    let other = app.database();
    other.execute_batch("begin immediate").expect("locked");
    let reply = app.append(&id, 0, &["white 32-28"]);
    assert_eq!((reply.status, reply.kind().as_str()), (503, "busy"));
    assert_eq!(reply.header("retry-after"), Some("1"));
    other.execute_batch("rollback").expect("unlocked");
    assert_eq!(app.append(&id, 0, &["white 32-28"]).status, 200);
}
