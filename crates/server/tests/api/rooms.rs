//! Rooms: two people in two places, and others who watch.

use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::{Message, WebSocket};

use super::{Browser, TestApp};

/// Every route that leads into a room. Each has a row in the matrix below.
pub(super) const IN_ROOMS: [&str; 7] = [
    "GET /api/v1/rooms/{key}",
    "GET /api/v1/rooms/{key}/socket",
    "GET /api/v1/rooms/{key}/qr.svg",
    "POST /api/v1/rooms/{key}/actions",
    "POST /api/v1/rooms/{key}/seat",
    "POST /api/v1/rooms/{key}/seat/code",
    "POST /api/v1/seats",
];

/// Everything that can be done in a room.
const ACTIONS: &str = "touch 32,adjust 32,32-28,huff 32,demand,stand,offer,accept,decline,\
    claim,resign,ask back,ask rematch,grant back,grant rematch,refuse back,refuse rematch,\
    claim-absent,name Eve";

pub(super) const JUMBO: &str = "jumbo/touch-free";

/// A socket into a room, and everything that was read from it.
pub(super) struct Socket {
    pub(super) socket: WebSocket<TcpStream>,
    /// Byte for byte.
    read: String,
    /// The log as it was told.
    pub(super) log: Vec<String>,
    state: Value,
}

impl Socket {
    fn try_open(
        browser: &Browser<'_>,
        key: &str,
        since: usize,
        origin: Option<&str>,
    ) -> Result<Socket, u16> {
        let address = browser.app.address;
        let stream = TcpStream::connect(address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a limit");
        let url = format!("ws://{address}/api/v1/rooms/{key}/socket?since={since}");
        let mut request = url.into_client_request().expect("a request");
        let pairs = browser.cookies.borrow();
        let pairs: Vec<String> =
            pairs.iter().map(|(name, value)| format!("{name}={value}")).collect();
        if !pairs.is_empty() {
            request.headers_mut().insert("cookie", pairs.join("; ").parse().expect("a value"));
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().expect("a value"));
        }
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => {
                let (read, log, state) = (String::new(), Vec::new(), Value::Null);
                Ok(Socket { socket, read, log, state })
            }
            Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(reply))) => {
                Err(reply.status().as_u16())
            }
            Err(error) => panic!("{error}"),
        }
    }

    #[track_caller]
    pub(super) fn open(browser: &Browser<'_>, key: &str) -> Socket {
        let mut socket = Socket::try_open(browser, key, 0, None).expect("a socket");
        socket.until(|said| said["say"] == "state");
        socket
    }

    fn say(&mut self, said: &Value) {
        self.socket.send(Message::Text(said.to_string().into())).expect("it is sent");
    }

    /// The next thing that the room says; `None` if the socket is closed.
    pub(super) fn hear(&mut self) -> Option<Value> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    self.read += &text;
                    let said: Value = serde_json::from_str(&text).expect("JSON");
                    if said["say"] == "lines" {
                        let lines = said["lines"].as_array().expect("lines");
                        assert_eq!(said["from"], self.log.len(), "no gap, and nothing twice");
                        self.log
                            .extend(lines.iter().map(|line| line.as_str().unwrap_or("").into()));
                    }
                    if said["say"] == "state" {
                        self.state = said["state"].clone();
                    }
                    return Some(said);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    #[track_caller]
    pub(super) fn until(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let said = self.hear().expect("something is said");
            if is_it(&said) {
                return said;
            }
        }
    }

    #[track_caller]
    fn act_after(&mut self, seen: usize, action: &str) -> Value {
        self.say(&json!({ "say": "do", "nonce": "n1", "seen": seen, "action": action }));
        self.until(|said| said["nonce"] == "n1")
    }

    #[track_caller]
    pub(super) fn act(&mut self, action: &str) -> Value {
        self.act_after(self.log.len(), action)
    }

    #[track_caller]
    pub(super) fn saved(&mut self, action: &str) {
        let said = self.act(action);
        assert_eq!(said["say"], "saved", "{action}: {said}");
    }

    #[track_caller]
    pub(super) fn refused(&mut self, action: &str, why: &str) {
        let said = self.act(action);
        assert_eq!((&said["say"], &said["why"]), (&json!("refused"), &json!(why)), "{action}");
    }

    #[track_caller]
    fn sees(&mut self, line: &str) {
        while !self.log.iter().any(|known| known == line) {
            self.hear().unwrap_or_else(|| panic!("{line} never comes: {:?}", self.log));
        }
    }

    /// Why it was closed.
    pub(super) fn closed(&mut self) -> CloseCode {
        loop {
            match self.socket.read() {
                Ok(Message::Close(Some(frame))) => return frame.code,
                Ok(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }
}

pub(super) fn open_room(browser: &Browser<'_>, rules: &str, start: Option<&str>) -> String {
    let header = json!({ "rules": rules, "start": start });
    let body = json!({ "header": header, "color": "white", "name": "Anna" });
    let reply = browser.ask("POST /api/v1/rooms", &body);
    assert_eq!(reply.status, 201, "{}", reply.json());
    assert_eq!(reply.json()["color"], "white");
    reply.json()["key"].as_str().expect("a key").to_owned()
}

pub(super) fn sit(browser: &Browser<'_>, key: &str) -> super::Reply {
    browser.ask(&format!("POST /api/v1/rooms/{key}/seat"), &json!({ "name": "Bo" }))
}

pub(super) fn watch_key(browser: &Browser<'_>, key: &str) -> String {
    let room = browser.ask(&format!("GET /api/v1/rooms/{key}"), &Value::Null).json();
    room["state"]["watch"].as_str().expect("a key").to_owned()
}

#[test]
fn two_play_and_a_third_watches_and_all_see_the_same() {
    let app = TestApp::start();
    let [anna, bo, eva] = [0; 3].map(|_| Browser::without_cookies(&app));
    let key = open_room(&anna, JUMBO, None);
    let cookie = anna.cookie("damier-seat").expect("a seat");
    assert_eq!(cookie.len(), 64, "256 bits");
    let mut white = Socket::open(&anna, &key);
    assert_eq!(white.log, ["room seat white", "room name white Anna"]);
    white.refused("32-28", "nobody_there");
    let invited = bo.ask(&format!("GET /api/v1/rooms/{key}"), &Value::Null).json();
    assert_eq!(invited["header"]["rules"], JUMBO, "what is agreed is told before he sits down");
    assert_eq!(
        (&invited["state"]["you"], &invited["state"]["free"]),
        (&Value::Null, &json!("black"))
    );
    assert_eq!(sit(&bo, &key).json()["color"], "black");
    let mut black = Socket::open(&bo, &key);
    let mut watcher = Socket::open(&eva, &watch_key(&anna, &key));
    assert_eq!((&watcher.state["you"], &watcher.state["join"]), (&Value::Null, &Value::Null));
    white.sees("room name black Bo");
    white.saved("32-28");
    black.sees("white 32-28");
    black.saved("19-23");
    white.sees("black 19-23");
    white.saved("28x19{23}");
    white.refused("33-28", "not_allowed");
    watcher.refused("14x23{19}", "no_seat");
    black.refused("dance", "unreadable");
    black.saved("resign");
    watcher.sees("over white resigned");
    white.sees("over white resigned");
    black.sees("over white resigned");
    assert_eq!(white.log, black.log);
    assert_eq!(white.log, watcher.log);
    assert_eq!(watcher.state["watchers"], 1);
    for socket in [&white, &black, &watcher] {
        assert!(!socket.read.contains(&cookie[..8]), "no token is told");
    }
}

#[test]
fn what_was_missed_is_told_and_what_was_sent_twice_is_done_once() {
    let app = TestApp::start();
    let (anna, bo) = (Browser::without_cookies(&app), Browser::without_cookies(&app));
    let key = open_room(&anna, JUMBO, None);
    assert_eq!(sit(&bo, &key).status, 200);
    let mut white = Socket::open(&anna, &key);
    let seen = white.log.len();
    white.saved("32-28");
    let again = white.act_after(seen, "32-28");
    assert_eq!((&again["say"], &again["version"]), (&json!("saved"), &json!(seen + 1)));
    assert_eq!(white.act_after(99, "31-27")["why"], "ahead");
    drop(white);
    // After a crash as well: the log itself says what was done.
    let cookies = (anna.cookies.take(), bo.cookies.take());
    let app = app.restart();
    let (anna, bo) = (Browser::without_cookies(&app), Browser::without_cookies(&app));
    (*anna.cookies.borrow_mut(), *bo.cookies.borrow_mut()) = cookies;
    let mut white = Socket::open(&anna, &key);
    let again = white.act_after(seen, "32-28");
    assert_eq!((&again["say"], &again["version"]), (&json!("saved"), &json!(seen + 1)));
    let mut black = Socket::try_open(&bo, &key, seen, None).expect("a socket");
    let missed = black.socket.read().expect("lines").to_string();
    assert_eq!(missed, format!(r#"{{"say":"lines","from":{seen},"lines":["white 32-28"]}}"#));
}

#[test]
fn that_a_capture_was_missed_is_in_no_message_before_it_is_claimed() {
    for (rules, start, missed, claim) in [
        ("swedish", "W:W26,31:B15,23", "31-27", "huff 26"),
        ("english", "W:W26,31:B1,15,23", "31-27", "demand"),
        ("english/enforcement=huff", "W:W26,31:B1,15,23", "31-27", "huff 26"),
        ("djeco", "W:W28,47:B4,23", "47-42", "huff 28"),
    ] {
        let app = TestApp::start();
        let [anna, bo, eva] = [0; 3].map(|_| Browser::without_cookies(&app));
        let key = open_room(&anna, rules, Some(start));
        assert_eq!(sit(&bo, &key).status, 200);
        let (mut white, mut black) = (Socket::open(&anna, &key), Socket::open(&bo, &key));
        let mut watcher = Socket::open(&eva, &watch_key(&anna, &key));
        let (before, seen) = (black.read.len(), white.log.len());
        let line = format!("white {missed}");
        white.saved(missed);
        black.sees(&line);
        watcher.sees(&line);
        let lines = format!(r#"{{"say":"lines","from":{seen},"lines":["{line}"]}}"#);
        let told = black.read[before..].replace(&lines, "");
        // Nothing but the move itself, and who is there.
        for message in told.split("}{").filter(|message| !message.is_empty()) {
            assert!(message.contains(r#""say":"state""#), "{rules}: {message}");
        }
        for word in ["miss", "huff", "demand", "due", "capture", "offence", "stand"] {
            for socket in [&white, &black, &watcher] {
                assert!(!socket.read.contains(word), "{rules}: {word}: {}", socket.read);
            }
        }
        black.saved(claim);
        white.sees(&format!("black {claim}"));
    }
}

#[test]
fn moves_are_taken_back_and_games_played_again_by_consent() {
    let app = TestApp::start();
    let (anna, bo) = (Browser::without_cookies(&app), Browser::without_cookies(&app));
    let key = open_room(&anna, JUMBO, None);
    assert_eq!(sit(&bo, &key).status, 200);
    let (mut white, mut black) = (Socket::open(&anna, &key), Socket::open(&bo, &key));
    white.saved("32-28");
    white.saved("ask back");
    black.until(|said| said["state"]["wish"] == json!({ "by": "white", "what": "back" }));
    black.saved("refuse back");
    white.sees("room refuse black back");
    white.saved("ask back");
    black.sees("room ask white back");
    black.saved("grant back");
    white.sees("undo");
    white.saved("31-27");
    black.sees("white 31-27");
    black.saved("offer");
    white.sees("black offer");
    white.saved("accept");
    black.sees("over draw agreed");
    black.saved("ask rematch");
    white.sees("room ask black rematch");
    white.saved("grant rematch");
    let next = |socket: &mut Socket| {
        while socket.state["next"].is_null() {
            socket.hear().expect("something is said");
        }
        socket.state["next"].as_str().expect("a key").to_owned()
    };
    let (ours, theirs) = (next(&mut white), next(&mut black));
    assert_eq!(ours, theirs, "both are led to the same room");
    let mut black = Socket::open(&anna, &ours);
    assert_eq!(black.state["you"], "black", "colors are swapped");
    assert_eq!(black.state["black"]["name"], "Anna");
    black.refused("20-24", "not_allowed");
}

fn body_of(route: &str) -> Value {
    match route {
        "POST /api/v1/rooms/{key}/actions" => {
            json!({ "nonce": "x", "seen": 3, "action": "32-28" })
        }
        "POST /api/v1/seats" => json!({ "code": "00000000" }),
        _ if route.starts_with("POST") => json!({}),
        _ => Value::Null,
    }
}

/// Who asks something of a room in which he has no seat.
fn outsiders<'a>(
    app: &'a TestApp,
    key: &str,
    watch: &str,
) -> Vec<(&'static str, Browser<'a>, String)> {
    let seated_elsewhere = Browser::without_cookies(app);
    open_room(&seated_elsewhere, JUMBO, None);
    vec![
        ("a watcher", Browser::without_cookies(app), watch.to_owned()),
        ("a third with the invitation", Browser::without_cookies(app), key.to_owned()),
        ("a player of another room", seated_elsewhere, key.to_owned()),
        ("somebody who guesses", Browser::without_cookies(app), "z".repeat(26)),
    ]
}

/// Whatever he wants done, he has no seat.
fn does_nothing(visitor: &Browser<'_>, request: &str, case: &str) {
    for action in ACTIONS.split(',') {
        let body = json!({ "nonce": "x", "seen": 3, "action": action });
        assert_eq!(visitor.ask(request, &body).json()["why"], "no_seat", "{case}: {action}");
    }
}

#[test]
fn whoever_has_no_seat_can_do_nothing_in_a_room() {
    let app = TestApp::start_shared(None);
    for route in damier_server::endpoints() {
        let is_room = route.contains("/api/v1/rooms/") || route.ends_with("/api/v1/seats");
        assert_eq!(is_room, IN_ROOMS.contains(&route.as_str()), "{route} needs a row");
    }
    let (anna, bo) = (Browser::new(&app), Browser::new(&app));
    let key = open_room(&anna, JUMBO, None);
    assert_eq!(sit(&bo, &key).status, 200);
    let watch = watch_key(&anna, &key);
    let before = anna.ask(&format!("GET /api/v1/rooms/{key}"), &Value::Null).json();
    for (who, visitor, address) in outsiders(&app, &key, &watch) {
        for route in IN_ROOMS {
            let case = format!("{who}: {route}");
            let request = route.replace("{key}", &address);
            let reply = visitor.ask(&request, &body_of(route));
            let guesses = who == "somebody who guesses";
            match route {
                _ if guesses || route == "POST /api/v1/seats" => {
                    assert_eq!(reply.status, 404, "{case}");
                }
                "GET /api/v1/rooms/{key}" => {
                    let state = reply.json()["state"].clone();
                    assert_eq!(
                        (&state["you"], &state["free"]),
                        (&Value::Null, &Value::Null),
                        "{case}"
                    );
                    assert_eq!(state["join"].is_null(), who == "a watcher", "{case}");
                }
                "GET /api/v1/rooms/{key}/socket" => assert_eq!(reply.status, 426, "{case}"),
                "GET /api/v1/rooms/{key}/qr.svg" => assert_eq!(reply.status, 200, "{case}"),
                "POST /api/v1/rooms/{key}/actions" => {
                    does_nothing(&visitor, &request, &case);
                }
                "POST /api/v1/rooms/{key}/seat" => {
                    assert!([403, 409].contains(&reply.status), "{case}: {}", reply.status);
                }
                _ => assert_eq!(reply.status, 403, "{case}"),
            }
        }
        if let Ok(mut socket) = Socket::try_open(&visitor, &address, 0, None) {
            ACTIONS.split(',').for_each(|action| socket.refused(action, "no_seat"));
        }
    }
    let after = anna.ask(&format!("GET /api/v1/rooms/{key}"), &Value::Null).json();
    assert_eq!(after["lines"], before["lines"]);
    // Nor is its game among the saved ones.
    for browser in [&anna, &bo] {
        assert!(browser.listed().is_empty());
    }
    let game: String = app
        .database()
        .query_row("select game from room where join_key = ?1", [&key], |row| row.get(0))
        .expect("a room");
    for browser in [&anna, &bo, &Browser::without_cookies(&app)] {
        assert_eq!(browser.ask(&format!("GET /api/v1/games/{game}"), &Value::Null).status, 404);
        assert_eq!(browser.append(&game, 3, "white 32-28").status, 404);
    }
}

#[test]
fn who_has_a_seat_does_nothing_for_the_other() {
    let app = TestApp::start();
    let (anna, bo) = (Browser::without_cookies(&app), Browser::without_cookies(&app));
    let key = open_room(&anna, JUMBO, None);
    assert_eq!(sit(&bo, &key).status, 200);
    let (mut white, mut black) = (Socket::open(&anna, &key), Socket::open(&bo, &key));
    black.refused("32-28", "not_allowed");
    white.saved("32-28");
    white.saved("ask back");
    for own in ["19-23", "grant back", "refuse back"] {
        white.refused(own, "not_allowed");
    }
    black.saved("refuse back");
    black.saved("offer");
    for own in ["31-27", "accept", "decline"] {
        black.refused(own, "not_allowed");
    }
    white.refused("claim-absent", "too_early");
    white.saved("name Eve");
    black.sees("room name white Eve");
}

#[test]
fn a_room_passes_the_password_for_itself_only() {
    let app = TestApp::start_shared(Some("twintig zwarte schijven"));
    let (owner, guest) = (Browser::new(&app), Browser::new(&app));
    let body = json!({ "header": { "rules": JUMBO } });
    assert_eq!(guest.ask("POST /api/v1/rooms", &body).status, 401);
    assert_eq!(owner.sign_in("twintig zwarte schijven").status, 204);
    let key = open_room(&owner, JUMBO, None);
    assert_eq!(sit(&guest, &key).status, 200);
    let mut black = Socket::open(&guest, &key);
    black.refused("20-24", "not_allowed");
    assert_eq!(guest.ask("GET /api/v1/games", &Value::Null).status, 401);
    assert_eq!(guest.ask("POST /api/v1/rooms", &body).status, 401);
}

#[test]
fn sockets_are_for_our_own_pages_and_for_text_in_measure() {
    let app = TestApp::start();
    let anna = Browser::without_cookies(&app);
    let key = open_room(&anna, JUMBO, None);
    for origin in ["https://example.org", "null", "http://127.0.0.1"] {
        assert_eq!(Socket::try_open(&anna, &key, 0, Some(origin)).err(), Some(403), "{origin}");
    }
    let own = format!("http://{}", app.address);
    assert!(Socket::try_open(&anna, &key, 0, Some(&own)).is_ok());

    let mut rude = Socket::open(&anna, &key);
    rude.socket.send(Message::Binary(vec![1, 2, 3].into())).expect("sent");
    assert_eq!(rude.closed(), CloseCode::Unsupported);
    let mut odd = Socket::open(&anna, &key);
    odd.say(&json!({ "say": "sing" }));
    assert_eq!(odd.closed(), CloseCode::Invalid);
    let mut long = Socket::open(&anna, &key);
    long.say(&json!({ "say": "do", "nonce": "n", "seen": 0, "action": "x".repeat(9000) }));
    while long.hear().is_some() {}
    let mut hasty = Socket::open(&anna, &key);
    let sent = (0..150)
        .take_while(|_| hasty.socket.send(Message::Text(r#"{"say":"ping"}"#.into())).is_ok());
    let sent = sent.count();
    let mut answered = 0;
    while hasty.hear().is_some() {
        answered += 1;
    }
    assert!(answered < sent.max(120), "{answered} of {sent}");
}

#[test]
fn one_address_has_so_many_sockets() {
    let app = TestApp::start();
    let anna = Browser::without_cookies(&app);
    let key = open_room(&anna, JUMBO, None);
    let sockets: Vec<Socket> = (0..32).map(|_| Socket::open(&anna, &key)).collect();
    assert_eq!(Socket::try_open(&anna, &key, 0, None).err(), Some(503));
    drop(sockets);
}

#[test]
fn who_has_no_socket_asks_and_waits() {
    let app = TestApp::start();
    let (anna, bo) = (Browser::without_cookies(&app), Browser::without_cookies(&app));
    let key = open_room(&anna, JUMBO, None);
    assert_eq!(sit(&bo, &key).status, 200);
    let read = |browser: &Browser<'_>, since: usize| {
        let request = format!("GET /api/v1/rooms/{key}?since={since}&wait=true");
        browser.ask(&request, &Value::Null).json()
    };
    let mut white = Socket::open(&anna, &key);
    let seen = white.log.len();
    let waiting = std::thread::scope(|scope| {
        let waiting = scope.spawn(|| {
            let bo = Browser::without_cookies(&app);
            read(&bo, seen)
        });
        std::thread::sleep(Duration::from_millis(300));
        white.saved("32-28");
        waiting.join().expect("an answer")
    });
    assert_eq!(waiting["lines"], json!(["white 32-28"]));
    let action = json!({ "nonce": "b", "seen": seen + 1, "action": "19-23" });
    let done = bo.ask(&format!("POST /api/v1/rooms/{key}/actions"), &action).json();
    assert_eq!(done, json!({ "say": "saved", "nonce": "b", "version": seen + 2 }));
    white.sees("black 19-23");
}

/// Neither its own coming nor somebody else's wait is news to whoever waits.
#[test]
fn who_waits_is_answered_when_something_happens_and_wakes_nobody() {
    let app = TestApp::start();
    let (anna, bo) = (Browser::without_cookies(&app), Browser::without_cookies(&app));
    let key = open_room(&anna, JUMBO, None);
    assert_eq!(sit(&bo, &key).status, 200);
    let mut white = Socket::open(&anna, &key);
    let seen = white.log.len();
    let request = format!("GET /api/v1/rooms/{key}?since={seen}&wait=true");
    let cookie = format!("damier-seat={}", bo.cookie("damier-seat").expect("a seat"));
    std::thread::scope(|scope| {
        let waits = || app.ask(&request, &[("Cookie", &cookie)], b"").json();
        let waiting = [scope.spawn(waits), scope.spawn(waits)];
        let begun = Instant::now();
        let mut told = Vec::new();
        white.socket.get_ref().set_read_timeout(Some(Duration::from_millis(500))).expect("a limit");
        while begun.elapsed() < Duration::from_secs(4) {
            told.extend(white.hear());
        }
        assert!(told.len() <= 1, "he has come, and nothing more: {told:?}");
        assert!(waiting.iter().all(|waiting| !waiting.is_finished()), "there is no news");
        white.socket.get_ref().set_read_timeout(Some(Duration::from_secs(10))).expect("a limit");
        white.saved("32-28");
        for waiting in waiting {
            assert_eq!(waiting.join().expect("an answer")["lines"], json!(["white 32-28"]));
        }
    });
}

#[test]
fn the_address_of_a_room_is_drawn_for_cameras() {
    let app = TestApp::start();
    let anna = Browser::without_cookies(&app);
    let key = open_room(&anna, JUMBO, None);
    let drawn = anna.ask(&format!("GET /api/v1/rooms/{key}/qr.svg"), &Value::Null);
    assert_eq!(drawn.header("content-type"), Some("image/svg+xml"));
    assert!(String::from_utf8_lossy(&drawn.body).starts_with("<svg "));
}
