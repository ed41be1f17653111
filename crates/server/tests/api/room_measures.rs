//! What one client, and one address, may ask of rooms, over real sockets.

use std::collections::BTreeSet;
use std::thread;
use std::time::{Duration, Instant};

use damier_server::{Place, SocketLimits};
use serde_json::{Value, json};
use tungstenite::Message;
use tungstenite::protocol::frame::coding::CloseCode;

use super::rooms::{JUMBO, Socket, open_room, sit, watch_key};
use super::{Browser, TestApp, new_folder};

const PING: &str = r#"{"say":"ping"}"#;

#[test]
fn who_says_nothing_and_answers_no_ping_is_gone() {
    let silent = Duration::from_secs(1);
    let app = TestApp::start_with(SocketLimits { silent, ..SocketLimits::default() });
    let (anna, bo) = (Browser::without_cookies(&app), Browser::without_cookies(&app));
    let key = open_room(&anna, JUMBO, None);
    assert_eq!(sit(&bo, &key).status, 200);
    let (mut white, mut black) = (Socket::open(&anna, &key), Socket::open(&bo, &key));
    // White reads, and so answers pings without a word. Black does not.
    let short = Duration::from_millis(100);
    white.socket.get_ref().set_read_timeout(Some(short)).expect("a limit");
    let begun = Instant::now();
    while begun.elapsed() < 4 * silent {
        white.hear();
    }
    white.socket.get_ref().set_read_timeout(Some(Duration::from_secs(10))).expect("a limit");
    assert_eq!(white.act("32-28")["say"], "saved", "whoever reads is there");
    while black.hear().is_some() {}
    assert!(!black.log.contains(&"white 32-28".to_owned()), "it was gone before");
}

#[test]
fn who_watches_says_fifty_things_at_once_and_who_plays_a_hundred() {
    let app = TestApp::start();
    let (anna, eva) = (Browser::without_cookies(&app), Browser::without_cookies(&app));
    let key = open_room(&anna, JUMBO, None);
    let watch = watch_key(&anna, &key);
    for (browser, key, allowed) in [(&eva, &watch, 50), (&anna, &key, 100)] {
        let mut socket = Socket::open(browser, key);
        let mut answered = 0;
        for _ in 0..allowed - 5 {
            socket.socket.send(Message::Text(PING.into())).expect("it is sent");
            socket.until(|said| said["say"] == "pong");
            answered += 1;
        }
        // A few come back while it lasts.
        let more = 60;
        for _ in 0..more {
            let _ = socket.socket.send(Message::Text(PING.into()));
        }
        while socket.hear().is_some_and(|said| said["say"] == "pong") {
            answered += 1;
        }
        // The last answers may be lost with the connection.
        let expected = allowed - 5..allowed + more / 2;
        assert!(expected.contains(&answered), "{answered} of {allowed}");
    }
}

#[test]
fn who_says_too_much_is_told_why_he_goes() {
    let app = TestApp::start();
    let anna = Browser::without_cookies(&app);
    let key = open_room(&anna, JUMBO, None);
    let mut socket = Socket::open(&Browser::without_cookies(&app), &key);
    for _ in 0..51 {
        socket.socket.send(Message::Text(PING.into())).expect("it is sent");
    }
    assert_eq!(socket.closed(), CloseCode::Policy);
}

/// A server behind a proxy that says for whom it asks. Nobody tells it here from
/// where connections come.
fn behind_a_proxy() -> TestApp {
    let proxy = "0.0.0.0".parse().expect("a network");
    let public = "http://club.example/".parse().expect("an address");
    TestApp::open_at(new_folder(), |address| Place::new(address, Some(public), vec![proxy]))
}

#[test]
fn one_address_opens_thirty_rooms_and_asks_two_hundred_questions_at_once() {
    let app = behind_a_proxy();
    let ask = |address: &str, request: &str, body: &Value| {
        let headers = [("Host", "club.example"), ("X-Forwarded-For", address)];
        let body = if body.is_null() { Vec::new() } else { body.to_string().into_bytes() };
        app.ask(request, &headers, &body)
    };
    let room = json!({ "header": { "rules": JUMBO }, "color": "white" });
    let mut key = String::new();
    for _ in 0..30 {
        let opened = ask("203.0.113.7", "POST /api/v1/rooms", &room);
        assert_eq!(opened.status, 201, "{}", opened.json());
        key = opened.json()["key"].as_str().expect("a key").to_owned();
    }
    let refused = ask("203.0.113.7", "POST /api/v1/rooms", &room);
    assert_eq!((refused.status, refused.kind().as_str()), (429, "slow_down"));
    let wait = refused.header("retry-after").and_then(|wait| wait.parse::<u32>().ok());
    assert!(wait.is_some_and(|wait| (1..=21).contains(&wait)), "{wait:?}");
    assert_eq!(ask("203.0.113.8", "POST /api/v1/rooms", &room).status, 201, "another may");

    // A picture is a question like any other, and so is one after a room that there is not.
    let paths = [format!("{key}/qr.svg"), key.clone(), "z".repeat(26)];
    for (number, path) in paths.into_iter().enumerate() {
        let address = format!("198.51.100.{number}");
        let request = format!("GET /api/v1/rooms/{path}");
        let asked = (0..400).map(|_| ask(&address, &request, &Value::Null).status);
        let answered = asked.take_while(|status| *status != 429).count();
        assert!((200..400).contains(&answered), "{path}: {answered}");
    }
}

/// Whoever guesses learns from no answer that he was near.
#[test]
fn a_wrong_key_and_no_key_look_alike() {
    let app = TestApp::start();
    let anna = Browser::without_cookies(&app);
    let key = open_room(&anna, JUMBO, None);
    let last = if key.ends_with('0') { '1' } else { '0' };
    let near = format!("{}{last}", &key[..key.len() - 1]);
    let guesses = [near, "z".repeat(26), "short".to_owned(), key.to_uppercase()];
    let answers = guesses.map(|guess| {
        let reply = app.get(&format!("/api/v1/rooms/{guess}"));
        (reply.status, String::from_utf8(reply.body).expect("text"))
    });
    assert_eq!(answers[0].0, 404);
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
}

#[test]
fn a_room_is_read_once_for_all_who_come_at_once() {
    let app = TestApp::start();
    let anna = Browser::without_cookies(&app);
    let key = open_room(&anna, JUMBO, None);
    let app = app.restart();
    thread::scope(|scope| {
        for _ in 0..16 {
            let (app, key) = (&app, &key);
            scope.spawn(move || {
                assert_eq!(app.get(&format!("/api/v1/rooms/{key}")).status, 200);
            });
        }
    });
    let metrics = String::from_utf8(app.get("/metrics").body).expect("text");
    assert!(metrics.contains("\ndamier_rooms_loaded_total 1\n"), "{metrics}");
    assert!(metrics.contains("\ndamier_rooms_in_use 1\n"), "{metrics}");
}

/// A line of the text that Prometheus reads: a name, perhaps with a label, and a number.
fn sample(line: &str) -> (String, Option<f64>, f64) {
    let (what, value) = line.rsplit_once(' ').expect("a name and a number");
    let (name, bound) = match what.split_once('{') {
        None => (what, None),
        Some((name, label)) => {
            let bound = label.strip_prefix("le=\"").and_then(|bound| bound.strip_suffix("\"}"));
            // It reads `+Inf` as we do.
            (name, Some(bound.expect("only buckets have a label").parse().expect("a bound")))
        }
    };
    let is_name = |byte: u8| byte.is_ascii_lowercase() || byte == b'_';
    assert!(name.starts_with("damier_") && name.bytes().all(is_name), "{line}");
    (name.to_owned(), bound, value.parse().expect("a number"))
}

/// What is counted is told in the form that Prometheus reads, each thing once.
#[test]
fn what_is_counted_is_told_as_prometheus_reads_it() {
    let app = TestApp::start();
    let (anna, bo) = (Browser::without_cookies(&app), Browser::without_cookies(&app));
    let key = open_room(&anna, JUMBO, None);
    assert_eq!(sit(&bo, &key).status, 200);
    let mut white = Socket::open(&anna, &key);
    assert_eq!(white.act("32-28")["say"], "saved");
    let text = String::from_utf8(app.get("/metrics").body).expect("text");
    assert!(text.ends_with('\n') && text.lines().count() <= 500, "{text}");
    let mut known = BTreeSet::new();
    for family in text.split("# TYPE ").skip(1) {
        let (head, lines) = family.split_once('\n').expect("a line");
        let (name, kind) = head.split_once(' ').expect("a name and a kind");
        assert!(known.insert(name.to_owned()), "{name} comes twice");
        let samples: Vec<_> = lines.lines().map(sample).collect();
        match kind {
            "gauge" | "counter" => {
                assert_eq!(samples.len(), 1, "{family}");
                assert_eq!((samples[0].0.as_str(), samples[0].1), (name, None));
                assert_eq!(name.ends_with("_total"), kind == "counter", "{name}");
            }
            "histogram" => {
                let (buckets, ends) = samples.split_at(samples.len() - 2);
                let is_sorted = buckets.is_sorted_by(|(_, bound, count), (_, next, more)| {
                    bound < next && count <= more
                });
                assert!(is_sorted, "{family}");
                let (bucket, last, count) = buckets.last().expect("a bucket");
                assert_eq!((bucket, *last), (&format!("{name}_bucket"), Some(f64::INFINITY)));
                assert_eq!(ends[0].0, format!("{name}_sum"));
                assert_eq!(ends[1], (format!("{name}_count"), None, *count));
            }
            other => panic!("{other}"),
        }
    }
    for (line, what) in [
        ("damier_room_ack_seconds_count 1", "the move was acknowledged"),
        ("damier_commit_changes_count 3", "a room, a seat and a move were written"),
        ("damier_commit_changes_sum 3", "each by itself"),
        ("damier_room_sockets 1", "one is there"),
    ] {
        assert!(text.lines().any(|known| known == line), "{what}: {text}");
    }
    assert!(text.contains("\ndamier_writes_waiting "), "{text}");
    let log = text.lines().find_map(|line| line.strip_prefix("damier_write_ahead_log_bytes "));
    assert!(log.and_then(|bytes| bytes.parse().ok()).is_some_and(|bytes: u64| bytes > 0), "{text}");
}
