//! Rooms in the real binary: stopped, killed, and looked after by its operator.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::protocol::frame::coding::CloseCode;
use tungstenite::{Message, WebSocket};

use super::client::{Reply, try_ask};
use super::{Folder, Running, damier};

/// Somebody who sits in a room.
struct Player {
    cookie: String,
    key: String,
}

fn cookie(reply: &Reply) -> String {
    let set = reply.header("set-cookie").expect("a cookie");
    set.split(';').next().expect("a pair").to_owned()
}

fn ask(server: &Running, request: &str, cookie: &str, body: &Value) -> Reply {
    let headers = [("Cookie", cookie)];
    try_ask(server.address, request, &headers, body.to_string().as_bytes()).expect("an answer")
}

/// A room with both players.
fn open(server: &Running) -> [Player; 2] {
    let body = json!({ "header": { "rules": "jumbo/touch-free" }, "color": "white" });
    let opened = server.ask("POST /api/v1/rooms", &body);
    let key = opened.json()["key"].as_str().expect("a key").to_owned();
    let sat = server.ask(&format!("POST /api/v1/rooms/{key}/seat"), &json!({}));
    [cookie(&opened), cookie(&sat)].map(|cookie| Player { cookie, key: key.clone() })
}

impl Player {
    fn enter(&self, server: &Running) -> WebSocket<TcpStream> {
        let stream = TcpStream::connect(server.address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(10))).expect("a limit");
        let url = format!("ws://{}/api/v1/rooms/{}/socket", server.address, self.key);
        let mut request = url.into_client_request().expect("a request");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a value"));
        tungstenite::client(request, stream).expect("a socket").0
    }

    fn act(&self, server: &Running, seen: usize, action: &str) -> Value {
        let body = json!({ "nonce": "n", "seen": seen, "action": action });
        ask(server, &format!("POST /api/v1/rooms/{}/actions", self.key), &self.cookie, &body).json()
    }

    fn log(&self, server: &Running) -> Vec<String> {
        let room =
            ask(server, &format!("GET /api/v1/rooms/{}", self.key), &self.cookie, &Value::Null);
        serde_json::from_value(room.json()["lines"].clone()).expect("lines")
    }
}

const MOVES: [&str; 8] =
    ["32-28", "19-23", "28x19{23}", "14x23{19}", "33-28", "23x32{28}", "37x28{32}", "16-21"];

#[test]
fn who_is_in_a_room_is_told_when_the_server_stops_and_finds_all_afterwards() {
    let folder = Folder::new();
    let mut server = Running::serve(&folder.0);
    let players = open(&server);
    let mut sockets = players.each_ref().map(|player| player.enter(&server));
    assert_eq!(players[0].act(&server, 2, "32-28")["say"], "saved");
    server.signal("-TERM");
    for socket in &mut sockets {
        let mut farewell = None;
        let code = loop {
            match socket.read() {
                Ok(Message::Text(text)) => farewell = Some(text.to_string()),
                Ok(Message::Close(frame)) => break frame.expect("a reason").code,
                Ok(_) => {}
                Err(error) => panic!("cut off without a word: {error}"),
            }
        };
        let farewell: Value = serde_json::from_str(&farewell.expect("a word")).expect("JSON");
        assert_eq!(farewell["say"], "bye");
        assert!(farewell["retry_ms"].as_u64().expect("a time") < 5000);
        assert_eq!(code, CloseCode::Restart);
    }
    assert!(server.ended().success());
    let server = Running::serve(&folder.0);
    assert_eq!(players[1].log(&server).last().map(String::as_str), Some("white 32-28"));
    assert_eq!(players[1].act(&server, 3, "19-23")["say"], "saved", "the seat is still his");
}

/// A server whose operator is answered at an address of his own.
fn with_operator(folder: &Folder) -> (Running, SocketAddr) {
    let operator = free_address();
    let admin = operator.to_string();
    let args = ["serve", "--listen", "127.0.0.1:0", "--admin-listen", &admin, "--log-json"];
    (Running::start(&mut damier(&args, &folder.0)), operator)
}

#[test]
fn told_to_stop_it_lets_nobody_in_and_told_twice_it_waits_for_nobody() {
    let folder = Folder::new();
    let (mut server, operator) = with_operator(&folder);
    let is_ready = || try_ask(operator, "GET /readyz", &[], b"").expect("an answer").status;
    let players = open(&server);
    assert_eq!(players[0].act(&server, 2, "32-28")["say"], "saved");
    assert_eq!(is_ready(), 200);
    // Somebody who never finishes his request; that it is under way, he is told.
    let mut slow = TcpStream::connect(server.address).expect("a connection");
    slow.write_all(
        b"POST /api/v1/ask HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\
          Expect: 100-continue\r\n\r\n",
    )
    .expect("sent");
    let mut said = [0; 12];
    slow.read_exact(&mut said).expect("a word");
    assert_eq!(&said, b"HTTP/1.1 100");
    server.signal("-TERM");
    let told = Instant::now();
    while TcpStream::connect(server.address).is_ok() {
        assert!(told.elapsed() < Duration::from_secs(2), "it still lets people in");
        thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(is_ready(), 503);
    server.signal("-TERM");
    let again = Instant::now();
    assert!(server.ended().success());
    assert!(again.elapsed() < Duration::from_secs(2), "{:?}", again.elapsed());
    let server = Running::serve(&folder.0);
    assert_eq!(players[1].log(&server).last().map(String::as_str), Some("white 32-28"));
}

#[test]
fn no_move_that_was_saved_is_lost_when_the_server_is_killed() {
    let folder = Folder::new();
    let mut server = Running::serve(&folder.0);
    let players = open(&server);
    for (number, action) in MOVES.iter().enumerate() {
        let player = &players[number % 2];
        assert_eq!(player.act(&server, number + 2, action)["say"], "saved", "{action}");
        server.signal("-KILL");
        server.ended();
        server = Running::serve(&folder.0);
        let again = player.act(&server, number + 2, action);
        assert_eq!(again["version"], number + 3, "sent again, it is done once: {again}");
        assert_eq!(player.log(&server).len(), number + 3);
    }
}

fn free_address() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address")
}

/// Who may come in says nothing of who may close rooms.
#[test]
fn rooms_are_looked_after_from_the_machine_itself_wherever_the_operator_is_answered() {
    let folder = Folder::new();
    let operator = free_address();
    let admin = format!("0.0.0.0:{}", operator.port());
    let args = ["serve", "--listen", "127.0.0.1:0", "--open", "--admin-listen", &admin];
    let server = Running::start(&mut damier(&args, &folder.0));
    let players = open(&server);
    let ask = |request: &str, headers: &[(&str, &str)]| {
        try_ask(operator, request, headers, b"").expect("an answer")
    };
    for foreign in [("Host", "192.168.1.5:9090"), ("X-Forwarded-For", "192.168.1.7")] {
        assert_eq!(ask("GET /metrics", &[foreign]).status, 200, "what is counted");
        for request in ["GET /rooms", "POST /rooms/expire?days=0"] {
            let reply = ask(request, &[foreign]);
            assert_eq!((reply.status, reply.kind().as_str()), (403, "foreign_origin"), "{request}");
        }
    }
    assert_eq!(players[0].act(&server, 2, "32-28")["say"], "saved", "nobody closed it");
    let listed = ask("GET /rooms", &[]).json();
    assert_eq!(listed["rooms"].as_array().map(Vec::len), Some(1));
}

#[test]
fn whoever_runs_it_lists_and_closes_rooms() {
    let folder = Folder::new();
    let (mut server, operator) = with_operator(&folder);
    let players = open(&server);
    let ask = |request: &str, headers: &[(&str, &str)]| {
        try_ask(operator, request, headers, b"").expect("an answer")
    };
    let listed = ask("GET /rooms", &[]).json();
    let game = listed["rooms"][0]["game"].as_str().expect("a room").to_owned();
    assert!(!listed.to_string().contains(&players[0].key), "nobody is let in by the list");
    let metrics = String::from_utf8(ask("GET /metrics", &[]).body).expect("text");
    assert!(metrics.contains("damier_rooms_in_use 1\n"), "{metrics}");
    assert!(metrics.contains("damier_room_lines_saved_total 1\n"), "{metrics}");
    for foreign in ["evil.example", "127.0.0.1.evil.example:9090", "192.168.1.5", ""] {
        for request in ["GET /metrics", "GET /rooms", "POST /rooms/expire?days=0", "GET /x"] {
            let reply = ask(request, &[("Host", foreign)]);
            assert_eq!((reply.status, reply.kind().as_str()), (403, "foreign_origin"), "{foreign}");
        }
    }
    assert_eq!(ask("GET /metrics", &[("Host", "localhost:9090")]).status, 200);
    let page = [("Origin", "http://127.0.0.1")];
    assert_eq!(ask(&format!("POST /rooms/{game}/close"), &page).status, 403);
    assert_eq!(ask("POST /rooms/expire?days=1", &[]).json()["closed"], 0);
    assert_eq!(players[0].act(&server, 2, "32-28")["say"], "saved");
    assert_eq!(ask(&format!("POST /rooms/{game}/close"), &[]).status, 204);
    assert_eq!(players[1].act(&server, 4, "19-23")["why"], "closed");
    assert_eq!(ask("GET /rooms", &[]).json()["rooms"], json!([]), "only open ones");
    assert_eq!(ask("GET /rooms?all=true", &[]).json()["rooms"][0]["state"], "closed");
    assert_eq!(server.ask("GET /rooms/expire", &Value::Null).status, 404, "not where people come");
    // What it says is JSON.
    std::fs::remove_file(folder.0.join("games.db")).expect("gone");
    server.ask("POST /api/v1/games", &json!({ "header": { "rules": "jumbo" } }));
    let stderr = server.child.stderr.take().expect("a pipe");
    let mut line = String::new();
    BufReader::new(stderr).read_line(&mut line).expect("a line");
    let said: Value = serde_json::from_str(&line).expect("an object");
    assert!(said["message"].is_string() && said["at_ms"].is_u64(), "{line}");
}

/// Whatever goes wrong in a room, what the server says of it lets nobody in.
#[test]
fn no_key_and_no_token_is_ever_logged() {
    let folder = Folder::new();
    let operator = free_address();
    let args = ["serve", "--listen", "127.0.0.1:0", "--admin-listen", &operator.to_string()];
    let mut server = Running::start(&mut damier(&args, &folder.0));
    let players = open(&server);
    let key = players[0].key.clone();
    let path = |rest: &str| format!("/api/v1/rooms/{key}{rest}");
    let read = ask(&server, &format!("GET {}", path("")), &players[0].cookie, &Value::Null).json();
    let watch = read["state"]["watch"].as_str().expect("a key").to_owned();
    let code =
        ask(&server, &format!("POST {}", path("/seat/code")), &players[0].cookie, &Value::Null);
    let code = code.json()["code"].as_str().expect("a code").to_owned();
    let mut sockets = players.each_ref().map(|player| player.enter(&server));
    assert_eq!(players[0].act(&server, 2, "32-28")["say"], "saved");
    // What is refused, what nobody can read, and who is thrown out.
    assert_eq!(players[0].act(&server, 3, "31-27")["say"], "refused");
    let foreign = [("Origin", "https://example.org"), ("Cookie", players[0].cookie.as_str())];
    for request in [format!("POST {}", path("/actions")), format!("GET {}", path("/socket"))] {
        let refused = try_ask(server.address, &request, &foreign, b"{}").expect("an answer");
        assert_eq!(refused.status, 403, "{request}");
    }
    sockets[0].send(Message::Text("{".into())).expect("sent");
    // The games are gone: nothing in rooms can be saved any more, or read.
    std::fs::remove_file(folder.0.join("games.db")).expect("gone");
    assert_ne!(players[1].act(&server, 3, "19-23")["say"], "saved");
    let header = json!({ "header": { "rules": "jumbo" } });
    for request in [format!("GET /api/v1/rooms/{watch}"), format!("POST {}", path("/seat"))] {
        ask(&server, &request, &players[1].cookie, &Value::Null);
    }
    let failed = ask(&server, "POST /api/v1/rooms", &players[1].cookie, &header);
    assert!(failed.status >= 500, "{}", failed.status);
    try_ask(operator, "GET /rooms?all=true", &[], b"").expect("an answer");
    server.signal("-TERM");
    server.ended();
    let mut log = String::new();
    let stderr = server.child.stderr.as_mut().expect("a pipe");
    stderr.read_to_string(&mut log).expect("text");
    assert!(log.lines().count() >= 2, "what went wrong is said: {log}");
    let token = |player: &Player| player.cookie.split_once('=').expect("a pair").1.to_owned();
    for secret in [key, watch, code, token(&players[0]), token(&players[1])] {
        assert!(secret.len() >= 8 && !log.contains(&secret), "{secret} in {log}");
    }
}
