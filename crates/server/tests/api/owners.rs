//! Whose a game is: another visitor can read, continue or delete nothing that is
//! not his.

use damier_server::Password;
use serde_json::{Value, json};

use super::client::Reply;
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
    let mut of_games: Vec<String> = others.filter(|route| route != "POST /api/v1/games").collect();
    for route in &of_games {
        assert!(route.contains("/api/v1/games/{id}"), "{route} needs a place in the matrix");
    }
    assert!(of_games.len() >= 7, "{of_games:?}");
    // A list names a game to go on after.
    of_games.push("GET /api/v1/games?before={id}".into());
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
    /// From before, when the server was for one machine.
    Common,
}

impl Standing {
    const ALL: [Standing; 5] = [
        Standing::Kept,
        Standing::Shared,
        Standing::ThrownAway,
        Standing::SharedAndThrownAway,
        Standing::Common,
    ];

    fn is_shared(self) -> bool {
        matches!(self, Standing::Shared | Standing::SharedAndThrownAway)
    }

    fn is_thrown_away(self) -> bool {
        matches!(self, Standing::ThrownAway | Standing::SharedAndThrownAway)
    }
}

/// Who is not the owner.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Who {
    AnotherDevice,
    WithoutToken,
    WithoutPassword,
}

impl Who {
    /// Somebody new each time: what is answered once may hand out a token.
    fn comes(self, app: &TestApp) -> Browser<'_> {
        match self {
            Who::WithoutToken => Browser::without_cookies(app),
            Who::AnotherDevice | Who::WithoutPassword => Browser::new(app),
        }
    }
}

const PASSWORD: &str = "vier schijven voor een dam";

/// The same server, from now on for others as well.
fn open_to_others(mut app: TestApp, password: Option<&str>) -> TestApp {
    let folder = std::mem::take(&mut app.folder);
    damier_server::GameStore::close(&*app.store);
    drop(app);
    if let Some(word) = password {
        Password::new(word).expect("a password").write(&folder).expect("it is kept");
    }
    TestApp::open_shared(folder)
}

/// Somebody asks for a game that is not his.
struct Case<'a> {
    who: Who,
    visitor: Browser<'a>,
    standing: Standing,
    route: String,
    id: String,
}

impl Case<'_> {
    #[track_caller]
    fn ask(&self) -> Reply {
        self.visitor.ask(&self.route.replace("{id}", &self.id), &body_of(&self.route))
    }

    fn reads(&self) -> bool {
        self.route == "GET /api/v1/games/{id}"
    }
}

impl std::fmt::Display for Case<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}, {:?}: {}", self.who, self.standing, self.route)
    }
}

/// Tries every route on a game in every standing; `judge` sees what is answered, and
/// the owner then finds what he left.
fn try_all(password: Option<&str>, visitors: &[Who], judge: impl Fn(&Case<'_>, &Reply)) {
    let before = TestApp::start();
    let routes = asked_of_games();
    let mut common: Vec<String> =
        (0..visitors.len() * routes.len()).map(|_| before.new_game()).collect();
    let app = open_to_others(before, password);
    let owner = Browser::new(&app);
    if let Some(word) = password {
        assert_eq!(owner.sign_in(word).status, 204);
    }
    let of_owner = |request: &str, id: &str| {
        let reply = owner.ask(&request.replace("{id}", id), &Value::Null);
        assert_eq!(reply.status, 204, "{request}");
    };
    for standing in Standing::ALL {
        for (who, route) in visitors.iter().flat_map(|who| routes.iter().map(move |r| (*who, r))) {
            let id = match standing {
                Standing::Common => common.pop().expect("one for each case"),
                _ => owner.new_game(),
            };
            assert_eq!(owner.append(&id, 0, "white 32-28").status, 200);
            if standing.is_shared() {
                of_owner("POST /api/v1/games/{id}/share", &id);
            }
            let mut before = state(&owner, &id);
            if standing.is_thrown_away() {
                of_owner("DELETE /api/v1/games/{id}", &id);
            }
            let case = Case { who, visitor: who.comes(&app), standing, route: route.clone(), id };
            let reply = case.ask();
            judge(&case, &reply);
            let Case { visitor, id, .. } = &case;
            if reply.status < 300 && !case.reads() {
                assert_eq!(standing, Standing::Common, "{case}");
                continue;
            }
            if standing.is_thrown_away() {
                let gone = owner.ask(&format!("GET /api/v1/games/{id}"), &Value::Null);
                assert_eq!(gone.status, 404, "{case}: nobody took it back for him");
                of_owner("POST /api/v1/games/{id}/restore", id);
            }
            let after = state(&owner, id);
            before["updated_at"] = after["updated_at"].clone();
            assert_eq!(after, before, "{case}");
            let list = visitor.ask("GET /api/v1/games", &Value::Null);
            let is_listed = String::from_utf8_lossy(&list.body).contains(id);
            let sees_it = standing == Standing::Common && password.is_none();
            assert_eq!(is_listed, sees_it, "{case}");
        }
    }
}

#[test]
fn another_visitor_can_read_continue_or_delete_nothing_that_is_not_his() {
    try_all(None, &[Who::AnotherDevice, Who::WithoutToken], |case, reply| {
        match case.standing {
            Standing::Shared if case.reads() => {
                assert_eq!(reply.status, 200, "{case}");
                assert_eq!(reply.json()["whose"], "another", "{case}");
            }
            Standing::Shared => {
                // A common game alone is claimed; of this one he is told no more, and
                // it is in no list of his.
                let refused = (reply.status, reply.kind());
                let expected = match case.route.as_str() {
                    route if route.contains("?before=") => (404, "not_found"),
                    route if route.ends_with("/claim") && case.who == Who::WithoutToken => {
                        (400, "bad_request")
                    }
                    _ => (403, "not_yours"),
                };
                assert_eq!(refused, (expected.0, expected.1.into()), "{case}");
            }
            // What nobody's device made is everybody's, but belongs to devices only.
            Standing::Common => {
                let is_nobodys = case.route.ends_with("/claim") && case.who == Who::WithoutToken;
                let fits = if is_nobodys { reply.status == 400 } else { reply.status < 300 };
                assert!(fits, "{case}: {}", reply.status);
                assert!(!case.reads() || reply.json()["whose"] == "common", "{case}");
            }
            _ => {
                assert!([404, 400].contains(&reply.status), "{case}: {}", reply.status);
                let text = String::from_utf8_lossy(&reply.body);
                assert!(!text.contains("32-28") && !text.contains("jumbo"), "{case}");
            }
        }
    });
}

#[test]
fn without_the_password_nobody_reaches_any_game() {
    try_all(Some(PASSWORD), &[Who::WithoutPassword, Who::WithoutToken], |case, reply| {
        assert_eq!((reply.status, reply.kind().as_str()), (401, "locked"), "{case}");
    });
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

    let app = open_to_others(app, None);
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
