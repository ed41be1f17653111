//! What holds at every address, so that a new one cannot forget it.

use super::TestApp;

const ID: &str = "0123456789ab";
const KEY: &str = "0123456789abcdefghjkmnpqrs";

/// What balances load knows no name of ours.
const PROBES: [&str; 2] = ["GET /healthz", "GET /readyz"];

/// Every route, and some addresses where there is none.
fn requests() -> Vec<String> {
    let mut requests = damier_server::endpoints();
    let elsewhere = [
        "GET /",
        "GET /games",
        "GET /index.html",
        "GET /missing.js",
        "GET /api",
        "GET /api/v2/x",
        "POST /",
        "PUT /api/v1/games",
        "DELETE /nothing",
        "PATCH /api/v1/ask",
        "GET /api/v1/../..",
    ];
    requests.extend(elsewhere.map(str::to_owned));
    requests.into_iter().map(|request| request.replace("{id}", ID).replace("{key}", KEY)).collect()
}

/// Whoever only reads sends nothing along.
fn body_for(request: &str) -> &'static [u8] {
    if request.starts_with("GET") { b"" } else { b"{}" }
}

#[test]
fn headers_tell_browsers_to_trust_nobody_else() {
    let app = TestApp::start();
    assert!(requests().len() > 15);
    for request in requests() {
        let foreign = [("Origin", "https://example.org")];
        for headers in [&[][..], &foreign] {
            let reply = app.ask(&request, headers, body_for(&request));
            let header = |name| reply.header(name).unwrap_or_default();
            let policy = header("content-security-policy");
            assert!(policy.starts_with("default-src 'none'; script-src 'self' "), "{request}");
            assert!(policy.contains("frame-ancestors 'none'"), "{request}");
            assert!(!policy.contains("unsafe-inline"), "{request}");
            assert_eq!(header("x-content-type-options"), "nosniff", "{request}");
            assert_eq!(header("referrer-policy"), "same-origin", "{request}");
            assert_eq!(header("cross-origin-opener-policy"), "same-origin", "{request}");
            assert_eq!(header("cross-origin-embedder-policy"), "require-corp", "{request}");
            assert_eq!(header("cross-origin-resource-policy"), "same-origin", "{request}");
            assert_ne!(header("cache-control"), "", "{request}");
            assert_eq!(header("x-request-id").len(), 8, "{request}: its name in the log");
        }
    }
}

#[test]
fn pages_of_others_change_nothing() {
    let app = TestApp::start();
    let port = app.address.port();
    let neighbor = format!("http://127.0.0.1:{}", port.wrapping_add(1));
    let own = format!("http://127.0.0.1:{port}");
    for request in requests().iter().filter(|request| !request.starts_with("GET ")) {
        for origin in ["https://example.org", "null", neighbor.as_str(), "http://127.0.0.1"] {
            let reply = app.ask(request, &[("Origin", origin)], b"{}");
            assert_eq!((reply.status, reply.kind().as_str()), (403, "foreign_origin"), "{request}");
        }
        for site in ["cross-site", "same-site"] {
            let reply = app.ask(request, &[("Sec-Fetch-Site", site)], b"{}");
            assert_eq!(reply.status, 403, "{request} {site}");
        }
        let ours = [("Origin", own.as_str()), ("Sec-Fetch-Site", "same-origin")];
        assert_ne!(app.ask(request, &ours, b"{}").status, 403, "{request}");
    }
    assert!(app.listed("").is_empty(), "nothing came of it");
}

#[test]
fn other_names_for_our_address_are_refused() {
    let app = TestApp::start();
    for request in requests() {
        let reply = app.ask(&request, &[("Host", "example.org:7777")], body_for(&request));
        if PROBES.contains(&request.as_str()) {
            assert_eq!(reply.status, 200, "{request}");
        } else {
            assert_eq!((reply.status, reply.kind().as_str()), (403, "foreign_origin"), "{request}");
        }
        let reply = app.ask(&request, &[("Host", "localhost:7777")], body_for(&request));
        assert_ne!(reply.status, 403, "{request}");
    }
}

#[test]
fn what_is_not_there_says_so_in_json() {
    let app = TestApp::start();
    for request in ["GET /missing.js", "GET /api", "GET /api/v2/games", "DELETE /api/nothing"] {
        let reply = app.ask(request, &[], b"");
        assert_eq!((reply.status, reply.kind().as_str()), (404, "not_found"), "{request}");
    }
    for request in ["PUT /api/v1/games", "POST /", "DELETE /healthz"] {
        let reply = app.ask(request, &[], b"");
        assert_eq!((reply.status, reply.kind().as_str()), (405, "bad_request"), "{request}");
    }
}

/// Every route that reads a body, with the most bytes that it takes.
const WITH_BODY: [(&str, usize); 10] = [
    ("POST /api/v1/ask", 2 << 20),
    ("POST /api/v1/games", 64 << 10),
    ("POST /api/v1/games/{id}/entries", 64 << 10),
    ("POST /api/v1/rooms", 64 << 10),
    ("POST /api/v1/rooms/{key}/actions", 64 << 10),
    ("POST /api/v1/rooms/{key}/seat", 64 << 10),
    ("POST /api/v1/seats", 64 << 10),
    ("POST /api/v1/session", 4 << 10),
    ("POST /api/v1/device", 4 << 10),
    ("POST /api/v1/tables", 4 << 10),
];

/// Those that change something and read none.
const WITHOUT_BODY: [&str; 5] = [
    "POST /api/v1/games/{id}/restore",
    "POST /api/v1/games/{id}/claim",
    "POST /api/v1/games/{id}/share",
    "POST /api/v1/rooms/{key}/seat/code",
    "POST /api/v1/device/code",
];

#[test]
fn bodies_have_limits() {
    for route in damier_server::endpoints().iter().filter(|route| route.starts_with("POST ")) {
        let has_row = WITH_BODY.iter().any(|(known, _)| known == route);
        assert!(has_row || WITHOUT_BODY.contains(&route.as_str()), "{route} needs a row");
    }
    let app = TestApp::start();
    let id = app.new_game();
    for (route, limit) in WITH_BODY {
        let request = &route.replace("{id}", &id).replace("{key}", KEY);
        let reply = app.ask(request, &[], &vec![b' '; limit + 1]);
        assert_eq!((reply.status, reply.kind().as_str()), (413, "too_large"), "{request}");
        let reply = app.ask(request, &[], &vec![b' '; limit]);
        assert_ne!(reply.status, 413, "{request}");
        let reply = app.ask(request, &[], b"\xff\xfe");
        assert_eq!((reply.status, reply.kind().as_str()), (400, "bad_request"), "{request}");
        for list in [&b"[]"[..], b" [null]"] {
            assert_eq!(app.ask(request, &[], list).status, 400, "{request}");
        }
    }
}

#[test]
fn the_server_knows_itself() {
    let app = TestApp::start();
    assert_eq!(app.get("/healthz").json()["program"], "damier");
    assert_eq!(app.get("/readyz").json()["status"], "ready");
    assert_eq!(app.get("/api/v1/openapi.json").json()["openapi"], "3.1.0");
}

#[test]
fn questions_are_answered() {
    let app = TestApp::start();
    let question = serde_json::json!({
        "ask": "view", "lang": "en",
        "game": { "header": { "rules": "jumbo" }, "entries": ["white 32-28"] },
    });
    let reply = app.post("/api/v1/ask", &question);
    assert_eq!(reply.status, 200);
    assert_eq!(reply.header("content-type"), Some("application/json"));
    let text = String::from_utf8(reply.body).expect("text");
    assert_eq!(
        text,
        damier_api::Api::default()
            .answer_or_problem(&question.to_string(), damier_api::Patience::ENDLESS)
    );
    assert!(text.contains("black"), "{text}");
}
