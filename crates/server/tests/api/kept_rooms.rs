//! Whoever has a seat in a room has it still where the games were taken to.

use std::path::Path;

use damier_server::keeping::{self, Format};
use serde_json::{Value, json};

use super::{Browser, TestApp, new_folder};

fn quietly(_: u64, _: Option<u64>) {}

fn as_text(from: &Path, to: &Path) {
    let mut lines = Vec::new();
    keeping::export(from, &mut lines, Format::Ndjson, false, &mut quietly).expect("written");
    let taken = keeping::import(to, &mut &lines[..], &mut quietly).expect("taken");
    assert_eq!((taken.games, taken.not_taken.len()), (1, 0));
}

fn as_backup(from: &Path, to: &Path) {
    let file = from.join("backup");
    keeping::back_up(from, &file, false, &mut quietly).expect("a backup");
    keeping::restore(&file, to, false, &mut quietly).expect("put back");
}

/// From a file that no program opens any more.
fn as_salvage(from: &Path, to: &Path) {
    let damaged = to.join("games.db");
    keeping::restore(&from.join("games.db"), to, false, &mut quietly).expect("copied");
    let mut bytes = std::fs::read(&damaged).expect("a file");
    bytes[..100].fill(0xa5);
    std::fs::write(&damaged, bytes).expect("written");
    let saved = keeping::salvage(to, None, false, &mut quietly).expect("saved");
    assert_eq!((saved.salvaged.games, saved.salvaged.lost.len()), (1, 0));
}

fn act(browser: &Browser<'_>, key: &str, action: &str) -> Value {
    let room = browser.ask(&format!("GET /api/v1/rooms/{key}"), &Value::Null).json();
    let seen = room["lines"].as_array().expect("lines").len();
    let body = json!({ "nonce": "n", "seen": seen, "action": action });
    browser.ask(&format!("POST /api/v1/rooms/{key}/actions"), &body).json()
}

/// Takes the games of one folder to another.
type Take = fn(&Path, &Path);

#[test]
fn whoever_has_a_seat_keeps_it_wherever_the_games_are_taken() {
    let ways: [(&str, Take); 3] =
        [("as text", as_text), ("by a backup", as_backup), ("from a wreck", as_salvage)];
    for (way, take) in ways {
        let app = TestApp::start();
        let (anna, bo) = (Browser::without_cookies(&app), Browser::without_cookies(&app));
        let header = json!({ "rules": "jumbo/touch-free" });
        let body = json!({ "header": header, "color": "white", "name": "Anna" });
        let opened = anna.ask("POST /api/v1/rooms", &body).json();
        let key = opened["key"].as_str().expect("a key").to_owned();
        let seat = format!("POST /api/v1/rooms/{key}/seat");
        assert_eq!(bo.ask(&seat, &json!({ "name": "Bo" })).status, 200);
        assert_eq!(act(&anna, &key, "32-28")["say"], "saved");
        let room = anna.ask(&format!("GET /api/v1/rooms/{key}"), &Value::Null).json();
        let watch = room["state"]["watch"].as_str().expect("a key").to_owned();
        let tokens = [anna.cookies.take(), bo.cookies.take()];
        let there = new_folder();
        damier_server::GameStore::close(&*app.store);
        take(&app.folder, &there);
        for token in tokens.iter().flatten() {
            for file in std::fs::read_dir(&there).expect("a folder").flatten() {
                let bytes = std::fs::read(file.path()).expect("a file");
                let is_there = bytes.windows(token.1.len()).any(|it| it == token.1.as_bytes());
                assert!(!is_there, "{way}: whoever reads the file has no seat");
            }
        }

        let app = TestApp::open(there);
        let [white, black, other] = [0; 3].map(|_| Browser::without_cookies(&app));
        let [of_white, of_black] = tokens;
        (*white.cookies.borrow_mut(), *black.cookies.borrow_mut()) = (of_white, of_black);
        for key in [&key, &watch] {
            let seen = other.ask(&format!("GET /api/v1/rooms/{key}"), &Value::Null).json();
            assert_eq!(seen["lines"], room["lines"], "{way}");
            assert_eq!(seen["state"]["you"], Value::Null, "{way}");
        }
        assert_eq!(act(&other, &key, "19-23")["why"], "no_seat", "{way}");
        assert_eq!(act(&black, &key, "19-23")["say"], "saved", "{way}");
        assert_eq!(act(&white, &key, "28x19{23}")["say"], "saved", "{way}");
        assert!(other.listed().is_empty(), "{way}");
    }
}
