//! Who may come in: the password, sessions, devices.

use std::collections::BTreeSet;
use std::thread;
use std::time::{Duration, Instant};

use damier_server::Password;
use serde_json::{Value, json};

use super::{Browser, TestApp};

const WORD: &str = "twintig zwarte schijven";

/// What passes without the password: a code is from somebody who gave it, the address of a room is the way into it.
const OPEN: [&str; 14] = [
    "GET /healthz",
    "GET /readyz",
    "GET /api/v1/openapi.json",
    "GET /api/v1/session",
    "POST /api/v1/session",
    "DELETE /api/v1/session",
    "POST /api/v1/device",
    "GET /api/v1/rooms/{key}",
    "GET /api/v1/rooms/{key}/socket",
    "GET /api/v1/rooms/{key}/qr.svg",
    "POST /api/v1/rooms/{key}/actions",
    "POST /api/v1/rooms/{key}/seat",
    "POST /api/v1/rooms/{key}/seat/code",
    "POST /api/v1/seats",
];

#[test]
fn without_the_password_nothing_passes_but_health_and_the_way_in() {
    let app = TestApp::start_shared(Some(WORD));
    let stranger = Browser::new(&app);
    for route in damier_server::endpoints() {
        let body = if route.starts_with("GET") { Value::Null } else { json!({}) };
        let reply =
            stranger.ask(&route.replace("{id}", "0123456789ab").replace("{key}", "x"), &body);
        if OPEN.contains(&route.as_str()) {
            assert_ne!(reply.status, 401, "{route}");
        } else {
            assert_eq!((reply.status, reply.kind().as_str()), (401, "locked"), "{route}");
        }
    }
    // The page holds nothing of anybody.
    assert_eq!(stranger.ask("GET /games", &Value::Null).status, 200);
    for odd in
        ["GET //api/v1/games", "GET /api/v1//games", "GET /API/v1/games", "GET /%61pi/v1/games"]
    {
        let text = String::from_utf8_lossy(&stranger.ask(odd, &Value::Null).body).into_owned();
        assert!(!text.contains("\"games\":"), "{odd}");
    }
}

#[test]
fn the_password_opens_and_signing_out_closes() {
    let app = TestApp::start_shared(Some(WORD));
    let browser = Browser::new(&app);
    let visit = browser.ask("GET /api/v1/session", &Value::Null).json();
    assert_eq!(
        visit,
        json!({ "asks_password": true, "signed_in": false, "games": "own", "public_url": null })
    );
    let wrong = browser.sign_in("twintig witte schijven");
    assert_eq!((wrong.status, wrong.kind().as_str()), (401, "wrong_password"));
    assert_eq!(browser.cookie("damier-session"), None);
    let right = browser.sign_in(WORD);
    assert_eq!(right.status, 204);
    let cookie = right.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly; SameSite=Lax") && !cookie.contains("Secure"), "{cookie}");
    let id = browser.new_game();
    assert_eq!(browser.listed(), [id.as_str()]);
    assert_eq!(browser.ask("GET /api/v1/session", &Value::Null).json()["signed_in"], true);

    let token = browser.cookie("damier-session").expect("a session");
    assert_eq!(browser.ask("DELETE /api/v1/session", &Value::Null).status, 204);
    assert_eq!(browser.cookie("damier-session"), None);
    browser.cookies.borrow_mut().push(("damier-session".into(), token));
    let late = browser.ask("GET /api/v1/games", &Value::Null);
    assert_eq!(late.status, 401, "the server knows that it has ended");
}

#[test]
fn only_hashes_of_tokens_are_on_disk() {
    let app = TestApp::start_shared(Some(WORD));
    let browser = Browser::new(&app);
    assert_eq!(browser.sign_in(WORD).status, 204);
    browser.new_game();
    let tokens: Vec<String> =
        browser.cookies.borrow().iter().map(|(_, value)| value.clone()).collect();
    assert_eq!(tokens.len(), 2);
    for entry in std::fs::read_dir(&app.folder).expect("a folder").flatten() {
        let Ok(bytes) = std::fs::read(entry.path()) else { continue };
        for token in &tokens {
            let raw: Vec<u8> = (0..64)
                .step_by(2)
                .map(|at| u8::from_str_radix(&token[at..at + 2], 16).expect("digits"))
                .collect();
            let found = |wanted: &[u8]| bytes.windows(wanted.len()).any(|window| window == wanted);
            assert!(!found(token.as_bytes()) && !found(&raw), "{:?}", entry.path());
        }
        assert!(!String::from_utf8_lossy(&bytes).contains(WORD), "{:?}", entry.path());
    }
}

#[test]
fn a_session_outlives_a_restart_and_ends_with_the_password() {
    let app = TestApp::start_shared(Some(WORD));
    let cookies = {
        let browser = Browser::new(&app);
        assert_eq!(browser.sign_in(WORD).status, 204);
        browser.new_game();
        browser.cookies.borrow().clone()
    };
    let mut app = app;
    let folder = std::mem::take(&mut app.folder);
    damier_server::GameStore::close(&*app.store);
    drop(app);

    let app = TestApp::open_shared(folder);
    let browser = Browser::without_cookies(&app);
    *browser.cookies.borrow_mut() = cookies;
    assert_eq!(browser.listed().len(), 1);
    Password::new("achttien witte schijven").expect("another").write(&app.folder).expect("kept");
    let begin = Instant::now();
    while browser.ask("GET /api/v1/games", &Value::Null).status == 200 {
        assert!(begin.elapsed() < Duration::from_secs(10), "the old session still counts");
        thread::sleep(Duration::from_millis(100));
    }
    assert_eq!(browser.sign_in(WORD).status, 401);
    assert_eq!(browser.sign_in("achttien witte schijven").status, 204);
    assert_eq!(browser.listed().len(), 1, "the device is still the same");
}

#[test]
fn sessions_are_listed_and_ended_one_by_one() {
    let app = TestApp::start_shared(Some(WORD));
    let (one, other) = (Browser::new(&app), Browser::new(&app));
    assert_eq!((one.sign_in(WORD).status, other.sign_in(WORD).status), (204, 204));
    let listed = one.ask("GET /api/v1/sessions", &Value::Null).json();
    let sessions = listed["sessions"].as_array().expect("a list");
    assert_eq!(sessions.len(), 2);
    assert!(sessions.iter().all(|session| session["browser"] == "Firefox, Android"));
    let ids: BTreeSet<&str> =
        sessions.iter().filter_map(|session| session["id"].as_str()).collect();
    assert_eq!(ids.len(), 2);
    let foreign = sessions.iter().find(|session| session["current"] == false).expect("the other");
    let end = format!("DELETE /api/v1/sessions/{}", foreign["id"].as_str().expect("an id"));
    assert_eq!(one.ask(&end, &Value::Null).status, 204);
    assert_eq!(one.ask(&end, &Value::Null).status, 404);
    assert_eq!(other.ask("GET /api/v1/games", &Value::Null).status, 401);
    assert_eq!(one.ask("GET /api/v1/games", &Value::Null).status, 200);
    // Signing in again begins anew: one device, one session.
    assert_eq!(one.sign_in(WORD).status, 204);
    let listed = one.ask("GET /api/v1/sessions", &Value::Null).json();
    assert_eq!(listed["sessions"].as_array().expect("a list").len(), 1);
}

#[test]
fn many_tries_are_slowed_down_and_lock_out_nobody_who_was_here_before() {
    let app = TestApp::start_shared(Some(WORD));
    let member = Browser::new(&app);
    assert_eq!(member.sign_in(WORD).status, 204);
    assert_eq!(member.ask("DELETE /api/v1/session", &Value::Null).status, 204);
    let stranger = Browser::new(&app);
    let statuses: Vec<u16> = (0..12).map(|_| stranger.sign_in("not the word").status).collect();
    assert_eq!(statuses[..10], [401; 10]);
    assert_eq!(statuses[10..], [429; 2]);
    let slowed = stranger.sign_in(WORD);
    assert_eq!((slowed.status, slowed.kind().as_str()), (429, "slow_down"));
    let wait: u32 = slowed.header("retry-after").expect("a time").parse().expect("seconds");
    assert!((1..=90).contains(&wait), "{wait}");
    assert_eq!(member.sign_in(WORD).status, 204, "its device is known");
}

#[test]
fn another_device_becomes_this_one_by_a_word_once() {
    let app = TestApp::start_shared(None);
    let (phone, computer) = (Browser::new(&app), Browser::new(&app));
    let (first, second) = (phone.new_game(), computer.new_game());
    let given = phone.ask("POST /api/v1/device/code", &Value::Null).json();
    assert_eq!(given["lasts_s"], 600);
    let become_it = |browser: &Browser<'_>| {
        browser.ask("POST /api/v1/device", &json!({ "code": given["code"] })).status
    };
    assert_eq!(become_it(&computer), 204);
    let both = |browser: &Browser<'_>| browser.listed().into_iter().collect::<BTreeSet<_>>();
    let all: BTreeSet<String> = [first.clone(), second].into();
    assert_eq!((both(&phone), both(&computer)), (all.clone(), all));
    assert_eq!(computer.append(&first, 0, "white 32-28").status, 200);
    assert_eq!(become_it(&Browser::new(&app)), 404, "it is used up");
    for code in ["", "00000000", "nonsense"] {
        let reply = Browser::new(&app).ask("POST /api/v1/device", &json!({ "code": code }));
        assert_eq!((reply.status, reply.kind().as_str()), (404, "not_found"), "{code}");
    }
}

/// The way in for somebody new whom others' tries keep from giving the password.
#[test]
fn a_code_of_a_device_that_is_in_lets_another_in() {
    let app = TestApp::start_shared(Some(WORD));
    let phone = Browser::new(&app);
    assert_eq!(phone.sign_in(WORD).status, 204);
    let id = phone.new_game();
    let give = || phone.ask("POST /api/v1/device/code", &Value::Null).json()["code"].clone();
    let enter = |browser: &Browser<'_>, code: &Value| {
        browser.ask("POST /api/v1/device", &json!({ "code": code }))
    };
    let stranger = Browser::new(&app);
    for _ in 0..20 {
        assert_eq!(enter(&stranger, &json!("00000000")).status, 404);
    }
    assert_eq!(enter(&stranger, &give()).kind(), "slow_down");
    assert_eq!(stranger.sign_in("not the word").status, 401, "that is counted by itself");
    let slow = |browser: &Browser<'_>| browser.sign_in("not the word").status == 429;
    assert!((0..20).any(|_| slow(&stranger)));

    let other = TestApp::start_shared(Some(WORD));
    let phone = Browser::new(&other);
    assert_eq!(phone.sign_in(WORD).status, 204);
    let give = || phone.ask("POST /api/v1/device/code", &Value::Null).json()["code"].clone();
    let own = phone.new_game();
    assert_ne!(own, id);
    let computer = Browser::new(&other);
    assert!((0..20).any(|_| slow(&computer)), "nobody can try a password from there");
    let code = give();
    assert_eq!(enter(&computer, &code).status, 204);
    assert_eq!(computer.listed(), [own.as_str()]);
    assert_eq!(computer.sign_in(WORD).status, 204, "it is no stranger any more");
    let listed = phone.ask("GET /api/v1/sessions", &Value::Null).json();
    assert_eq!(listed["sessions"].as_array().expect("a list").len(), 2);
    assert_eq!(enter(&Browser::new(&other), &code).status, 404, "it is used up");
}

/// Or a device that was sent away would come back by it.
#[test]
fn a_code_goes_with_the_session_that_asked_for_it_and_with_the_password() {
    let app = TestApp::start_shared(Some(WORD));
    let phone = Browser::new(&app);
    let given = || {
        assert_eq!(phone.sign_in(WORD).status, 204);
        phone.ask("POST /api/v1/device/code", &Value::Null).json()["code"].clone()
    };
    let enter = |code: &Value| {
        Browser::new(&app).ask("POST /api/v1/device", &json!({ "code": code })).status
    };
    let code = given();
    assert_eq!(phone.ask("DELETE /api/v1/session", &Value::Null).status, 204);
    assert_eq!(enter(&code), 404);
    let code = given();
    Password::new("achttien witte schijven").expect("another").write(&app.folder).expect("kept");
    let begin = Instant::now();
    while phone.ask("GET /api/v1/games", &Value::Null).status == 200 {
        assert!(begin.elapsed() < Duration::from_secs(10), "the old session still counts");
        thread::sleep(Duration::from_millis(100));
    }
    assert_eq!(enter(&code), 404);
}

/// A page of an older version never asks who it is.
#[test]
fn a_page_that_only_lists_and_makes_games_is_a_device_as_well() {
    let app = TestApp::start_shared(None);
    let old = Browser::without_cookies(&app);
    assert_eq!(old.listed(), [""; 0]);
    let token = old.cookie("damier-device").expect("a token");
    let id = old.new_game();
    assert_eq!(old.cookie("damier-device"), Some(token));
    assert_eq!(old.append(&id, 0, "white 32-28").status, 200);
    assert_eq!(Browser::new(&app).listed(), [""; 0]);
}

/// Over plain HTTP at home a browser would refuse them; elsewhere they must not
/// travel without encryption.
#[test]
fn cookies_are_as_strict_as_the_address_allows() {
    let cookies = |public_url: &str, path: &str| {
        let app = TestApp::start_at(public_url);
        let reply = app.ask(&format!("GET {path}api/v1/session"), &[("Host", "club.example")], b"");
        reply.header("set-cookie").expect("a cookie").to_owned()
    };
    let root = cookies("https://club.example/", "/");
    assert!(root.starts_with("__Host-damier-device=") && root.contains("Path=/;"), "{root}");
    assert!(root.ends_with("HttpOnly; SameSite=Lax; Secure"), "{root}");
    let below = cookies("https://club.example/damier/", "/damier/");
    assert!(below.starts_with("__Secure-damier-device=") && below.contains("Path=/damier/;"));
    let plain = cookies("http://club.example/damier/", "/damier/");
    assert!(plain.starts_with("damier-device-damier=") && !plain.contains("Secure"), "{plain}");
}
