//! Whose a game is: another visitor can read, continue or delete nothing that is
//! not his.

use serde_json::{Value, json};

use super::{Browser, TestApp};

/// Addresses that name no game. What they answer holds nothing of anybody's, or
/// has a test of its own.
const NAME_NO_GAME: [&str; 17] = [
    "GET /healthz",
    "GET /readyz",
    "GET /metrics",
    "GET /api/v1/openapi.json",
    "POST /api/v1/ask",
    "GET /api/v1/session",
    "POST /api/v1/session",
    "DELETE /api/v1/session",
    "GET /api/v1/sessions",
    "DELETE /api/v1/sessions/{id}",
    "POST /api/v1/device/code",
    "POST /api/v1/device",
    "GET /api/v1/tables",
    "POST /api/v1/tables",
    "DELETE /api/v1/tables",
    // Whose games they list and make: below.
    "GET /api/v1/games",
    // Who may do what in a room: `rooms.rs`.
    "POST /api/v1/rooms",
];

/// What is asked of a game. Whatever it is, there is a row for it.
fn asked_of_games() -> Vec<String> {
    let others = damier_server::endpoints();
    let is_room = |route: &String| super::rooms::IN_ROOMS.contains(&route.as_str());
    let others = others.into_iter().filter(|route| !is_room(route));
    let others = others.filter(|route| !NAME_NO_GAME.contains(&route.as_str()));
    let of_games: Vec<String> = others.filter(|route| route != "POST /api/v1/games").collect();
    for route in &of_games {
        assert!(route.contains("/api/v1/games/{id}"), "{route} needs a place in the matrix");
    }
    assert!(of_games.len() >= 7, "{of_games:?}");
    of_games
}

fn body_of(route: &str) -> Value {
    if route.ends_with("/entries") {
        json!({ "seen": 1, "entries": ["black 19-23"] })
    } else {
        Value::Null
    }
}

/// What is left to its owner.
fn state(owner: &Browser<'_>, id: &str) -> Value {
    owner.ask(&format!("GET /api/v1/games/{id}"), &Value::Null).json()
}

#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Standing {
    Kept,
    Shared,
    ThrownAway,
    SharedAndThrownAway,
}

#[test]
fn another_visitor_can_read_continue_or_delete_nothing_that_is_not_his() {
    let app = TestApp::start_shared(None);
    let owner = Browser::new(&app);
    let visitors = [
        ("another device", Browser::new(&app)),
        ("somebody without a token", Browser::without_cookies(&app)),
    ];
    use Standing::{Kept, Shared, SharedAndThrownAway, ThrownAway};
    for standing in [Kept, Shared, ThrownAway, SharedAndThrownAway] {
        for (who, visitor) in &visitors {
            for route in asked_of_games() {
                let id = owner.new_game();
                assert_eq!(owner.append(&id, 0, "white 32-28").status, 200);
                if matches!(standing, Shared | SharedAndThrownAway) {
                    let shared = owner.ask(&format!("POST /api/v1/games/{id}/share"), &Value::Null);
                    assert_eq!(shared.status, 204);
                }
                let before = state(&owner, &id);
                if matches!(standing, ThrownAway | SharedAndThrownAway) {
                    let gone = owner.ask(&format!("DELETE /api/v1/games/{id}"), &Value::Null);
                    assert_eq!(gone.status, 204);
                }
                let reply = visitor.ask(&route.replace("{id}", &id), &body_of(&route));
                let case = format!("{who}, {standing:?}: {route}");
                let is_read = route == "GET /api/v1/games/{id}";
                match standing {
                    Shared if is_read => {
                        assert_eq!(reply.status, 200, "{case}");
                        assert_eq!(reply.json()["whose"], "another", "{case}");
                    }
                    Shared => {
                        // A common game alone is claimed; of this one he is told no more.
                        let refused = (reply.status, reply.kind());
                        assert!(
                            [(403, "not_yours".into()), (400, "bad_request".into())]
                                .contains(&refused),
                            "{case}: {refused:?}"
                        );
                    }
                    _ => {
                        assert!([404, 400].contains(&reply.status), "{case}: {}", reply.status);
                        let text = String::from_utf8_lossy(&reply.body);
                        assert!(!text.contains("32-28") && !text.contains("jumbo"), "{case}");
                    }
                }
                if matches!(standing, ThrownAway | SharedAndThrownAway) {
                    let gone = owner.ask(&format!("GET /api/v1/games/{id}"), &Value::Null);
                    assert_eq!(gone.status, 404, "{case}: nobody took it back for him");
                    let back = owner.ask(&format!("POST /api/v1/games/{id}/restore"), &Value::Null);
                    assert_eq!(back.status, 204, "{case}");
                }
                let mut after = state(&owner, &id);
                after["updated_at"] = before["updated_at"].clone();
                assert_eq!(after, before, "{case}");
                assert!(!visitor.listed().contains(&id), "{case}");
                assert_eq!(after["whose"], "yours", "{case}");
            }
        }
    }
}

/// Or a name that is tried would tell what is kept under it, or write over it.
#[test]
fn a_game_under_anothers_name_is_not_made_and_tells_nothing() {
    let app = TestApp::start_shared(None);
    let (owner, other) = (Browser::new(&app), Browser::new(&app));
    let id = owner.new_game();
    assert_eq!(owner.append(&id, 0, "white 32-28").status, 200);
    let before = state(&owner, &id);
    for rules in ["jumbo", "russian"] {
        let same = json!({ "id": id, "header": { "rules": rules } });
        let reply = other.ask("POST /api/v1/games", &same);
        assert_eq!(reply.status, 409, "{rules}");
        assert!(!String::from_utf8_lossy(&reply.body).contains("32-28"));
    }
    assert_eq!(state(&owner, &id), before);
    assert_eq!(other.listed(), [""; 0]);
}

#[test]
fn lists_and_searches_show_what_is_ones_own() {
    let app = TestApp::start_shared(None);
    let (one, other) = (Browser::new(&app), Browser::new(&app));
    let (of_one, of_other) = (one.new_game(), other.new_game());
    assert_eq!(one.listed(), [of_one]);
    assert_eq!(other.listed(), [of_other]);
    let found = one.ask("GET /api/v1/games?search=jumbo&lang=en", &Value::Null).json();
    assert_eq!(
        (found["total"].as_u64(), found["games"][0]["whose"].as_str()),
        (Some(1), Some("yours"))
    );
    let stranger = Browser::without_cookies(&app);
    assert_eq!(stranger.listed(), [""; 0]);
}

#[test]
fn games_from_before_are_common_until_somebody_claims_them() {
    let app = TestApp::start();
    let id = app.new_game();
    assert_eq!(app.append(&id, 0, &["white 32-28"]).status, 200);
    assert_eq!(app.game(&id)["whose"], "common");
    let mut app = app;
    let folder = std::mem::take(&mut app.folder);
    damier_server::GameStore::close(&*app.store);
    drop(app);

    let app = TestApp::open_shared(folder);
    let (one, other) = (Browser::new(&app), Browser::new(&app));
    assert_eq!((one.listed(), other.listed()), (vec![id.clone()], vec![id.clone()]));
    assert_eq!(other.append(&id, 1, "black 19-23").status, 200, "anybody goes on with it");
    let claim = format!("POST /api/v1/games/{id}/claim");
    assert_eq!(one.ask(&claim, &Value::Null).status, 204);
    assert_eq!(one.ask(&claim, &Value::Null).status, 204, "it is his already");
    assert_eq!(other.ask(&claim, &Value::Null).status, 404);
    assert_eq!(state(&one, &id)["whose"], "yours");
    assert_eq!(other.listed(), [""; 0]);
    assert_eq!(other.append(&id, 2, "white 28x19{23}").status, 404);
    assert_eq!(one.append(&id, 2, "white 28x19{23}").status, 200);
}

#[test]
fn a_link_can_be_taken_back() {
    let app = TestApp::start_shared(None);
    let (owner, reader) = (Browser::new(&app), Browser::new(&app));
    let id = owner.new_game();
    let (link, share) = (format!("GET /api/v1/games/{id}"), format!("/api/v1/games/{id}/share"));
    assert_eq!(reader.ask(&link, &Value::Null).status, 404);
    assert_eq!(owner.ask(&format!("POST {share}"), &Value::Null).status, 204);
    assert_eq!(state(&owner, &id)["shared"], true);
    assert_eq!(reader.ask(&link, &Value::Null).status, 200);
    assert_eq!(owner.ask(&format!("DELETE {share}"), &Value::Null).status, 204);
    assert_eq!(reader.ask(&link, &Value::Null).status, 404);
}

/// At home nobody is told from anybody: two browsers of one machine have the
/// same games, as ever.
#[test]
fn on_one_machine_all_games_are_common() {
    let app = TestApp::start();
    let (one, other) = (Browser::new(&app), Browser::new(&app));
    assert!(one.cookies.borrow().is_empty(), "and nobody needs a token");
    let id = one.new_game();
    assert_eq!(other.append(&id, 0, "white 32-28").status, 200);
    assert_eq!(other.listed(), [id.as_str()]);
    assert_eq!(app.get("/api/v1/session").json()["games"], "common");
    let claim = other.ask(&format!("POST /api/v1/games/{id}/claim"), &Value::Null);
    assert_eq!(claim.status, 400);
}
