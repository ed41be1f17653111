//! Pages of version 0.1 that are still installed, with unsent moves in them:
//! what they send is taken, and what they are told they understand.

use serde_json::{Value, json};

use super::TestApp;

/// What a page of version 0.1 agreed on, in the words it sends.
fn header() -> Value {
    json!({
        "edition": "hh-sv", "rules": "swedish", "start": null, "mode": "leaflet",
        "white": { "kind": "person", "name": "Farmor" },
        "black": { "kind": "computer", "level": 3 },
        "clock": { "kind": "fischer", "minutes": 5, "seconds": 3 }, "seed": 7,
        "options": { "turns": true },
    })
}

const ID: &str = "0123456789ab";

fn create(app: &TestApp) -> (u16, Value) {
    let reply = app.post("/api/v1/games", &json!({ "header": header(), "id": ID }));
    (reply.status, reply.json())
}

#[test]
fn unsent_moves_arrive_once_however_often_they_are_sent() {
    let app = TestApp::start();
    // The answer to the first was lost, so the page asks again.
    assert_eq!(create(&app), (201, json!({ "id": ID, "version": 0 })));
    assert_eq!(create(&app), (201, json!({ "id": ID, "version": 0 })));
    let lines = ["white 22-18", "clock 299000 300000", "black 12-16"];
    assert_eq!(app.append(ID, 0, &lines).json(), json!({ "version": 3 }));
    assert_eq!(app.append(ID, 0, &lines).json()["version"], 3);
    let game = app.game(ID);
    assert_eq!(game["entries"], json!(lines));
    assert_eq!(game["header"], header(), "also the mode, which nobody else reads");
}

#[test]
fn the_mode_follows_from_the_rules_whatever_was_sent() {
    let app = TestApp::start();
    for (rules, mode) in [("swedish", "leaflet"), ("russian", "friendly")] {
        for sent in ["leaflet", "friendly"] {
            let header = json!({ "rules": rules, "mode": sent });
            let id = app.new_game_with(&header);
            assert_eq!(app.game(&id)["header"]["mode"], mode, "{rules} {sent}");
        }
    }
}

#[test]
fn refusals_are_told_in_their_form_too() {
    let app = TestApp::start();
    create(&app);
    app.append(ID, 0, &["white 22-18"]);
    let stale = app.append(ID, 0, &["white 22-17"]);
    assert_eq!(stale.status, 409);
    assert_eq!(stale.json()["error"]["kind"], "stale");
    assert_eq!(stale.json()["error"]["version"], 1);
    assert!(stale.json()["error"]["sentence"].is_string());
    let impossible = app.append(ID, 1, &["black 1-2"]);
    assert_eq!(impossible.status, 422);
    assert_eq!(impossible.json()["error"]["kind"], "impossible");
    assert_eq!(impossible.json()["error"]["entry"], 1);
    let gone = app.get("/api/v1/games/zzzzzzzzzzzz");
    assert_eq!((gone.status, &gone.json()["error"]["kind"]), (404, &json!("not_found")));
}
