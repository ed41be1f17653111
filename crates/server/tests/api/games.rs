//! Saving games, as the page does it.

use std::sync::Barrier;
use std::thread;

use serde_json::{Value, json};

use super::TestApp;

#[test]
fn a_game_is_begun_continued_and_read_again() {
    let app = TestApp::start();
    let id = app.new_game_with(&json!({
        "edition": "jumbo-nl", "rules": "jumbo", "start": null, "mode": "leaflet",
        "white": { "kind": "person", "name": "Anna" },
        "black": { "kind": "computer", "level": 3 },
        "clock": { "kind": "fischer", "minutes": 5, "seconds": 3 }, "seed": 7,
        "options": { "turns": true },
    }));
    assert_eq!(app.append(&id, 0, &["white 32-28", "clock 299000 300000"]).json()["version"], 2);
    assert_eq!(app.append(&id, 2, &["black 19-23", "white 28x19{23}"]).json()["version"], 4);
    let game = app.game(&id);
    assert_eq!(game["version"], 4);
    assert_eq!(
        game["entries"],
        json!(["white 32-28", "clock 299000 300000", "black 19-23", "white 28x19{23}"])
    );
    assert_eq!(game["header"]["white"]["name"], "Anna");
    assert_eq!(game["header"]["clock"]["minutes"], 5);
    assert_eq!(game["header"]["mode"], "leaflet");
    assert_eq!(game.get("damaged"), None);
    assert!(game["updated_at"].as_i64() >= game["created_at"].as_i64());
}

#[test]
fn lists_show_how_games_stand() {
    let app = TestApp::start();
    let first = app.new_game_with(&json!({
        "edition": "jumbo-nl", "rules": "jumbo", "white": { "kind": "person", "name": "Åsa" },
    }));
    let second = app.new_game_with(&json!({ "rules": "swedish" }));
    thread::sleep(std::time::Duration::from_millis(3));
    let entries = ["white 32-28", "black resign", "over white resigned"];
    assert_eq!(app.append(&first, 0, &entries).status, 200);
    let games = app.listed("");
    let ids: Vec<_> = games.iter().map(|game| game["id"].as_str().expect("an id")).collect();
    assert_eq!(ids, [first.as_str(), second.as_str()], "last changed first");
    assert_eq!(games[0]["result"], "2-0");
    assert_eq!(games[0]["moves"], 1);
    assert_eq!(games[1]["result"], "*");
    assert_eq!(app.listed("limit=1").len(), 1);
    assert_eq!(app.listed(&format!("before={first}"))[0]["id"], second);
    let found = |search: &str| app.listed(&format!("search={search}")).len();
    assert_eq!(found("%C3%85SA"), 1, "names, in any case");
    assert_eq!(found("asa"), 1, "with or without accents");
    assert_eq!(found("zweeds"), 1, "by what the game is called in any language");
    assert_eq!(found("jumbo"), 1);
    assert_eq!(found("jumbo+2-0"), 1);
    assert_eq!(found("jumbo+0-2"), 0);
    assert_eq!(found("swedish"), 1);
    assert_eq!(found("%25"), 0);
    assert_eq!(found("'"), 0);
    assert_eq!(found("20"), 2, "dates begin so");
    assert_eq!(found("Les+Blancs&lang=fr"), 1, "as the list of this reader says it");
    assert_eq!(found("Les+Blancs&lang=nl"), 0);
    assert_eq!(app.get("/api/v1/games?search=x&lang=tlh").status, 400);
}

#[test]
fn lists_show_boards_and_count_whole_moves() {
    let app = TestApp::start();
    let id = app.new_game_with(&json!({ "rules": "jumbo", "start": "W:W32,31:B19,20" }));
    let shown = || app.listed("").remove(0);
    let men = |placement: &Value| {
        let placement = placement.as_str().expect("a text");
        (0..50).filter(|&at| &placement[at..=at] != ".").map(|at| at + 1).collect::<Vec<_>>()
    };
    assert_eq!(men(&shown()["placement"]), [19, 20, 31, 32], "before anything happens");
    app.append(&id, 0, &["white 32-28", "black 19-24", "white 28-22"]);
    let game = shown();
    assert_eq!(men(&game["placement"]), [20, 22, 24, 31]);
    assert_eq!((&game["moves"], &game["full_moves"]), (&json!(3), &json!(2)));
    app.append(&id, 3, &["undo"]);
    assert_eq!(men(&shown()["placement"]), [20, 24, 28, 31], "what is undone never was");
}

#[test]
fn lists_can_be_narrowed_and_say_how_long_they_are() {
    let app = TestApp::start();
    let computer = json!({ "kind": "computer", "level": 3 });
    for _ in 0..3 {
        app.new_game_with(&json!({ "rules": "russian", "black": computer }));
    }
    let over = app.new_game_with(&json!({ "rules": "jumbo", "edition": "jumbo-nl" }));
    app.append(&over, 0, &["black resign", "over white resigned"]);
    let total = |query: &str| {
        app.get(&format!("/api/v1/games?limit=1&{query}")).json()["total"]
            .as_u64()
            .expect("a count")
    };
    assert_eq!(total(""), 4);
    assert_eq!(total("state=running"), 3);
    assert_eq!(total("state=finished"), 1);
    assert_eq!(total("opponent=computer"), 3);
    assert_eq!(total("opponent=people&state=running"), 0);
    assert_eq!(total("game=jumbo-nl"), 1);
    assert_eq!(total("game=russian&search=level+3&lang=en"), 3);
    assert_eq!(total("game=russian&search=level+4&lang=en"), 0);
    assert_eq!(app.get("/api/v1/games?state=lost").status, 400);
}

#[test]
fn an_answer_that_was_lost_can_be_had_again() {
    let app = TestApp::start();
    let id = app.new_game();
    for _ in 0..3 {
        let reply = app.append(&id, 0, &["white 32-28", "black 19-23"]);
        assert_eq!((reply.status, reply.json()["version"].as_u64()), (200, Some(2)));
    }
    assert_eq!(app.append(&id, 1, &["black 19-23"]).json()["version"], 2);
    assert_eq!(app.game(&id)["version"], 2);
}

#[test]
fn an_addition_whose_beginning_is_stored_is_completed() {
    let app = TestApp::start();
    let id = app.new_game();
    assert_eq!(app.append(&id, 0, &["white 32-28"]).status, 200);
    let reply = app.append(&id, 0, &["white 32-28", "black 19-23"]);
    assert_eq!((reply.status, reply.json()["version"].as_u64()), (200, Some(2)));
    let reply = app.append(&id, 1, &["black 19-23", "white 28x19{23}", "black 14x23{19}"]);
    assert_eq!((reply.status, reply.json()["version"].as_u64()), (200, Some(4)));
    // What comes after the known beginning is judged as ever.
    let reply = app.append(&id, 3, &["black 14x23{19}", "white 50-1"]);
    assert_eq!((reply.status, reply.kind().as_str()), (422, "impossible"));
    assert_eq!(reply.json()["entry"], 4);
    let entries = ["white 32-28", "black 19-23", "white 28x19{23}", "black 14x23{19}"];
    assert_eq!(app.game(&id)["entries"], json!(entries));
}

#[test]
fn a_game_whose_answer_was_lost_is_not_made_twice() {
    let app = TestApp::start();
    let create = |id: &str, rules: &str| {
        app.post("/api/v1/games", &json!({ "id": id, "header": { "rules": rules } }))
    };
    let id = "0123456789ab";
    for version in [0, 0, 2] {
        if version > 0 {
            app.append(id, 0, &["white 32-28", "black 19-23"]);
        }
        let reply = create(id, "jumbo");
        assert_eq!(reply.status, 201);
        assert_eq!(reply.json(), json!({ "id": id, "version": version }));
        assert_eq!(app.listed("").len(), 1);
    }
    // Another game does not take its place, nor that of one thrown away.
    assert_eq!(create(id, "english").status, 409);
    assert_eq!(app.ask(&format!("DELETE /api/v1/games/{id}"), &[], b"").status, 204);
    assert_eq!(create(id, "jumbo").status, 409);
    for bad in ["", "short", "0123456789aB", "../../../etc", "0123456789abc"] {
        let reply = create(bad, "jumbo");
        assert_eq!((reply.status, &reply.json()["kind"]), (400, &json!("bad_request")));
    }
    assert!(app.listed("").is_empty());
}

#[test]
fn who_comes_late_is_told_and_changes_nothing() {
    let app = TestApp::start();
    let id = app.new_game();
    assert_eq!(app.append(&id, 0, &["white 32-28"]).status, 200);
    for (seen, entries) in [(0, ["white 31-27"]), (2, ["black 19-23"]), (19_000, ["undo"])] {
        let reply = app.append(&id, seen, &entries);
        assert_eq!((reply.status, reply.kind().as_str()), (409, "stale"));
        assert_eq!(reply.json()["version"], 1);
    }
    assert_eq!(app.game(&id)["entries"], json!(["white 32-28"]));
}

#[test]
fn of_two_who_race_one_wins() {
    let app = TestApp::start();
    let id = app.new_game();
    let mut seen = 0;
    for (white, other) in [("32-28", "31-27"), ("33-28", "33-29"), ("34-30", "35-30")] {
        let start = Barrier::new(2);
        let statuses: Vec<u16> = thread::scope(|scope| {
            let race = |m: &str| {
                let (entry, app, id, start) = (format!("white {m}"), &app, &id, &start);
                scope.spawn(move || {
                    start.wait();
                    app.append(id, seen, &[&entry]).status
                })
            };
            [race(white), race(other)].map(|racer| racer.join().expect("no panic")).to_vec()
        });
        let mut sorted = statuses.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [200, 409]);
        seen += 1;
        assert_eq!(app.append(&id, seen, &["undo"]).status, 200);
        seen += 1;
    }
    assert_eq!(app.game(&id)["version"], seen);
}

#[test]
fn what_cannot_have_happened_is_not_saved() {
    let app = TestApp::start();
    let id = app.new_game();
    assert_eq!(app.append(&id, 0, &["white 32-28"]).status, 200);
    let cases: [(&[&str], u64); 5] = [
        (&["black 19-23", "white 28-22"], 2),
        (&["white 31-27"], 1),
        (&["black 1-2"], 1),
        (&["hello"], 1),
        (&["undo", "undo"], 2),
    ];
    for (entries, bad) in cases {
        let reply = app.append(&id, 1, entries);
        assert_eq!((reply.status, reply.kind().as_str()), (422, "impossible"), "{entries:?}");
        assert_eq!(reply.json()["entry"], bad, "{entries:?}");
    }
    assert_eq!(app.game(&id)["version"], 1);
}

#[test]
fn nonsense_is_refused() {
    let app = TestApp::start();
    let id = app.new_game();
    let refused = |body: serde_json::Value| {
        let reply = app.post(&format!("/api/v1/games/{id}/entries"), &body);
        (reply.status, reply.kind())
    };
    let bad = (400, "bad_request".to_owned());
    let large = (413, "too_large".to_owned());
    assert_eq!(refused(json!({ "seen": 0, "entries": [] })), bad);
    assert_eq!(refused(json!({ "seen": 0, "entries": [1] })), bad);
    assert_eq!(refused(json!({ "seen": -1, "entries": ["undo"] })), bad);
    assert_eq!(refused(json!({ "seen": 0, "entries": ["white 32-28\n"] })), bad);
    assert_eq!(refused(json!({ "seen": 0 })), bad);
    assert_eq!(refused(json!([])), bad);
    assert_eq!(refused(json!({ "seen": 0, "entries": vec!["undo"; 65] })), large);
    assert_eq!(refused(json!({ "seen": 0, "entries": ["x".repeat(201)] })), large);
    assert_eq!(refused(json!({ "seen": 20_000, "entries": ["undo"] })), large);
    assert_eq!(refused(json!({ "seen": u32::MAX, "entries": ["undo"] })), large);
    let headers = [
        json!({}),
        json!({ "rules": "no such rules" }),
        json!({ "rules": "jumbo", "start": "nonsense" }),
        json!({ "rules": "jumbo", "surprise": 1 }),
        json!({ "rules": "jumbo", "black": { "kind": "computer", "level": 13 } }),
        json!({ "rules": "jumbo", "black": { "kind": "computer", "level": 0 } }),
        json!({ "rules": "jumbo", "white": { "kind": "person", "name": "x".repeat(101) } }),
        json!({ "rules": "jumbo", "clock": 5 }),
        json!({ "rules": "jumbo", "clock": { "total": 300 } }),
        json!({ "rules": "jumbo", "mode": "lenient" }),
    ];
    for header in headers {
        let reply = app.post("/api/v1/games", &json!({ "header": header }));
        assert_eq!((reply.status, reply.kind().as_str()), (400, "bad_request"), "{header}");
    }
    let long = json!({ "header": { "rules": "jumbo", "edition": "y".repeat(20_000) } });
    assert_eq!(app.post("/api/v1/games", &long).kind(), "too_large");
    let deep = format!("{{\"header\":{}1{}}}", "[".repeat(5000), "]".repeat(5000));
    assert_eq!(app.ask("POST /api/v1/games", &[], deep.as_bytes()).kind(), "bad_request");
    for query in ["limit=many", "limit=-1"] {
        assert_eq!(app.get(&format!("/api/v1/games?{query}")).kind(), "bad_request", "{query}");
    }
}

#[test]
fn names_of_no_game_are_not_found() {
    let app = TestApp::start();
    let ids = [
        "0123456789ab",
        "x",
        "%00",
        "%ff%fe",
        "..%2f..%2fetc%2fpasswd",
        "0123456789AB",
        "0123456789abc",
        "'%20or%201=1--",
        "%F0%9F%8E%B2",
    ];
    for id in ids {
        for request in [
            format!("GET /api/v1/games/{id}"),
            format!("DELETE /api/v1/games/{id}"),
            format!("POST /api/v1/games/{id}/restore"),
            format!("POST /api/v1/games/{id}/entries"),
            format!("GET /api/v1/games?before={id}"),
        ] {
            let reply = app.ask(&request, &[], b"{\"seen\":0,\"entries\":[\"undo\"]}");
            let unreadable = reply.status == 400 && request.contains("before=%ff");
            let not_found = (reply.status, reply.kind().as_str()) == (404, "not_found");
            assert!(not_found || unreadable, "{request}: {}", reply.json());
        }
    }
}

#[test]
fn a_game_thrown_away_can_be_taken_back() {
    let app = TestApp::start();
    let id = app.new_game();
    assert_eq!(app.append(&id, 0, &["white 32-28"]).status, 200);
    assert_eq!(app.ask(&format!("DELETE /api/v1/games/{id}"), &[], b"").status, 204);
    assert_eq!(app.get(&format!("/api/v1/games/{id}")).status, 404);
    assert_eq!(app.append(&id, 1, &["black 19-23"]).status, 404);
    assert!(app.listed("").is_empty());
    assert_eq!(app.post(&format!("/api/v1/games/{id}/restore"), &json!(null)).status, 204);
    assert_eq!(app.game(&id)["entries"], json!(["white 32-28"]));
}

#[test]
fn lines_are_stored_in_one_form_however_they_are_sent() {
    let app = TestApp::start();
    let id = app.new_game();
    assert_eq!(app.append(&id, 0, &["white 32x28", "black  19-23", "clock 0100 5"]).status, 200);
    let kept = ["white 32-28", "black 19-23", "clock 100 5"];
    assert_eq!(app.game(&id)["entries"], json!(kept));
    assert_eq!(app.append(&id, 0, &["white 32x28", "black 19-23"]).status, 200, "the same again");
    assert_eq!(app.restart().game(&id)["entries"], json!(kept));
}

#[test]
fn a_long_game_goes_on_after_a_restart_and_takes_no_wrong_line() {
    let app = TestApp::start();
    let id = app.new_game();
    let clocks = vec!["clock 1 1"; 64];
    for seen in 0..20 {
        assert_eq!(app.append(&id, seen * 64, &clocks).status, 200);
    }
    let app = app.restart();
    assert_eq!(app.append(&id, 1280, &["white 32-28"]).status, 200);
    let wrong = app.append(&id, 1281, &["black 19-23", "black 20-24"]);
    assert_eq!((wrong.status, wrong.json()["entry"].as_u64()), (422, Some(1282)));
    assert_eq!(app.append(&id, 1281, &["black 19-23"]).status, 200, "nothing of it was kept");
    assert_eq!(app.game(&id)["version"], 1282);
}
