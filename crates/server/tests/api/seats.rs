//! Seats: by whom they are had, and how they are taken along.

use std::collections::BTreeSet;

use damier_server::Place;
use serde_json::{Value, json};

use super::rooms::{JUMBO, Socket, open_room, sit, watch_key};
use super::{Browser, TestApp, new_folder};

#[test]
fn a_seat_is_taken_along_once() {
    let app = TestApp::start();
    let [anna, phone, bo] = [0; 3].map(|_| Browser::without_cookies(&app));
    let key = open_room(&anna, JUMBO, None);
    assert_eq!(sit(&bo, &key).status, 200);
    let code = format!("POST /api/v1/rooms/{key}/seat/code");
    assert_eq!(phone.ask(&code, &Value::Null).status, 403, "whoever has a seat");
    let given = anna.ask(&code, &Value::Null).json();
    assert_eq!(given["seconds"], 600);
    let address = given["address"].as_str().expect("an address");
    let word = given["code"].as_str().expect("a word");
    assert!(
        address.ends_with(&format!("/room/{key}#seat={word}")),
        "no server reads it: {address}"
    );
    assert!(given["qr"].as_str().expect("a picture").starts_with("<svg "));
    assert_eq!(
        bo.ask("POST /api/v1/seats", &given_code(&given)).status,
        409,
        "not opposite himself"
    );
    let given = anna.ask(&code, &Value::Null).json();
    let taken = phone.ask("POST /api/v1/seats", &given_code(&given));
    assert_eq!(taken.json(), json!({ "key": key, "color": "white" }));
    assert_eq!(bo.ask("POST /api/v1/seats", &given_code(&given)).status, 404, "once");
    Socket::open(&phone, &key).saved("32-28");
    Socket::open(&anna, &key).refused("31-27", "no_seat");
}

/// Whoever opened the room is known by the cookie of that answer: he asks again.
#[test]
fn who_never_hears_that_he_has_a_seat_has_it_all_the_same() {
    let app = TestApp::start();
    let [anna, bo, phone, eva] = [0; 4].map(|_| Browser::without_cookies(&app));
    let key = open_room(&anna, JUMBO, None);
    let opens = |browser: &Browser<'_>, key: &str| {
        browser.ask(&format!("GET /api/v1/rooms/{key}"), &Value::Null);
        browser.cookies.borrow().clone()
    };
    let known = opens(&bo, &key);
    assert_eq!(opens(&bo, &key), known, "given once");
    assert_eq!(sit(&bo, &key).status, 200);
    *bo.cookies.borrow_mut() = known;
    assert_eq!(sit(&bo, &key).json()["color"], "black");
    assert!(opens(&eva, &watch_key(&anna, &key)).is_empty(), "who watches needs none");

    // The same of a seat that is taken along.
    let code = anna.ask(&format!("POST /api/v1/rooms/{key}/seat/code"), &Value::Null).json();
    let known = opens(&phone, &key);
    assert_eq!(phone.ask("POST /api/v1/seats", &given_code(&code)).status, 200);
    *phone.cookies.borrow_mut() = known;
    let again = phone.ask("POST /api/v1/seats", &given_code(&code));
    assert_eq!(again.json(), json!({ "key": key, "color": "white" }));
    assert_eq!(eva.ask("POST /api/v1/seats", &given_code(&code)).status, 404, "nobody else");
    Socket::open(&phone, &key).saved("32-28");
}

/// Nothing is used up by what did not happen.
#[test]
fn a_seat_that_could_not_be_taken_along_can_be_later() {
    let app = TestApp::start();
    let [anna, bo, phone] = [0; 3].map(|_| Browser::without_cookies(&app));
    let key = open_room(&anna, JUMBO, None);
    assert_eq!(sit(&bo, &key).status, 200);
    let code = anna.ask(&format!("POST /api/v1/rooms/{key}/seat/code"), &Value::Null).json();
    assert_eq!(bo.ask("POST /api/v1/seats", &given_code(&code)).status, 409);
    assert_eq!(phone.ask("POST /api/v1/seats", &given_code(&code)).status, 200);
}

/// In twenty rooms opened by lot both colors come up, but once in half a million.
#[test]
fn who_says_no_color_is_given_one_by_lot() {
    let app = TestApp::start();
    let colors: BTreeSet<String> = (0..20)
        .map(|_| {
            let (anna, bo) = (Browser::without_cookies(&app), Browser::without_cookies(&app));
            let body = json!({ "header": { "rules": JUMBO }, "color": null });
            let opened = anna.ask("POST /api/v1/rooms", &body).json();
            let (key, own) = (opened["key"].as_str().expect("a key"), opened["color"].as_str());
            let room = anna.ask(&format!("GET /api/v1/rooms/{key}"), &Value::Null).json();
            assert_eq!(room["state"]["you"].as_str(), own);
            let other = sit(&bo, key).json();
            assert_ne!(other["color"].as_str(), own, "the other one is left");
            own.expect("a color").to_owned()
        })
        .collect();
    assert_eq!(colors.len(), 2, "{colors:?}");
}

fn given_code(given: &Value) -> Value {
    json!({ "code": given["code"] })
}

/// Over HTTPS no other page of the same host can set it, and it never goes over plain
/// HTTP.
#[test]
fn over_https_a_seat_is_had_by_a_cookie_of_this_host_alone() {
    let public = "https://club.example/".parse().expect("an address");
    let proxy = "0.0.0.0".parse().expect("a network");
    let app =
        TestApp::open_at(new_folder(), |address| Place::new(address, Some(public), vec![proxy]));
    let ask = |request: &str, cookie: &str, body: &str| {
        let headers = [("Host", "club.example"), ("Cookie", cookie)];
        app.ask(request, &headers, body.as_bytes())
    };
    let body = json!({ "header": { "rules": JUMBO }, "color": "white" }).to_string();
    let opened = ask("POST /api/v1/rooms", "", &body);
    let set = opened.header("set-cookie").expect("a cookie").to_owned();
    let (pair, rest) = set.split_once("; ").expect("a pair");
    let token = pair.strip_prefix("__Host-damier-seat=").expect("the name of this host alone");
    assert_eq!(rest, "Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure");
    let key = opened.json()["key"].as_str().expect("a key").to_owned();
    let you = |cookie: &str| {
        let room = ask(&format!("GET /api/v1/rooms/{key}"), cookie, "").json();
        room["state"]["you"].clone()
    };
    assert_eq!(you(pair), "white");
    assert_eq!(you(&format!("damier-seat={token}")), Value::Null, "anybody could have set it");
}
