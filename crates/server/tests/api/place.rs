//! The server under an address of its own, behind a proxy or without one.

use super::TestApp;

const PUBLIC: &str = "https://club.example/damier/";

#[test]
fn everything_lies_under_the_base_whether_a_proxy_cuts_it_off_or_not() {
    let app = TestApp::start_at(PUBLIC);
    for base in ["", "/damier"] {
        assert_eq!(app.get(&format!("{base}/healthz")).json()["program"], "damier");
        assert_eq!(app.get(&format!("{base}/api/v1/openapi.json")).status, 200);
        assert_eq!(app.get(&format!("{base}/games?search=a%20b")).status, 200);
        assert_eq!(app.get(&format!("{base}/settings")).status, 404);
    }
    assert_eq!(app.get("/damiers/healthz").status, 404);
    assert_eq!(app.get("/damier/damier/healthz").status, 404);
    let unended = app.get("/damier");
    assert_eq!((unended.status, unended.header("location")), (308, Some("/damier/")));
}

#[test]
fn the_page_looks_for_its_files_under_the_base() {
    let app = TestApp::start_at(PUBLIC);
    let page = String::from_utf8(app.get("/damier/game/0123456789ab").body).expect("text");
    assert!(!page.contains("=\"./"), "{page}");
}

#[test]
fn only_the_public_name_and_this_machines_are_answered() {
    let app = TestApp::start_at(PUBLIC);
    let asked = |host: &str| app.ask("GET /damier/games", &[("Host", host)], b"").status;
    assert_eq!(asked("club.example"), 200);
    assert_eq!(asked("club.example:443"), 200);
    assert_eq!(asked("127.0.0.1:7777"), 200);
    for foreign in ["evil.example", "192.168.1.5", "club.example.evil.example", ""] {
        let reply = app.ask("GET /damier/games", &[("Host", foreign)], b"");
        assert_eq!((reply.status, reply.kind().as_str()), (403, "foreign_origin"), "{foreign}");
        assert!(String::from_utf8_lossy(&reply.body).contains("--public-url"), "{foreign}");
    }
}

/// A name elsewhere that is given our number is still no name of ours.
#[test]
fn names_that_were_given_our_address_are_refused_also_beyond_this_machine() {
    let app = TestApp::open_at(super::new_folder(), |address| {
        let everywhere = std::net::SocketAddr::from(([0, 0, 0, 0], address.port()));
        damier_server::Place::of(everywhere)
    });
    for (host, status) in [("192.168.1.5:7777", 200), ("[::1]:7777", 200), ("evil.example", 403)] {
        assert_eq!(app.ask("GET /games", &[("Host", host)], b"").status, status, "{host}");
    }
}

/// What balances load asks by a number or a name of its own network, perhaps for others.
#[test]
fn whether_it_lives_is_answered_under_any_name() {
    for app in [TestApp::start_at(PUBLIC), TestApp::start()] {
        for host in ["10.1.2.3:7777", "damier.internal", "evil.example", ""] {
            let headers = [("Host", host), ("X-Forwarded-For", "203.0.113.7")];
            assert_eq!(app.ask("GET /healthz", &headers, b"").status, 200, "{host}");
            assert_eq!(app.ask("HEAD /readyz", &headers, b"").status, 200, "{host}");
            for other in
                ["GET /healthz/", "GET /metrics", "GET /", "POST /healthz", "GET /api/v1/session"]
            {
                let reply = app.ask(other, &headers, b"");
                assert_eq!(reply.status, 403, "{other} {host}");
            }
        }
    }
    let app = TestApp::start_at(PUBLIC);
    let below = app.ask("GET /damier/readyz", &[("Host", "10.1.2.3")], b"");
    assert_eq!(below.json()["status"], "ready");
}

/// A proxy may call us by another name than the page that asks through it.
#[test]
fn pages_of_the_public_address_may_change_things_whatever_the_proxy_calls_us() {
    let app = TestApp::start_at(PUBLIC);
    let begin = |headers: &[(&str, &str)]| {
        let game = br#"{"header":{"rules":"jumbo"}}"#;
        app.ask("POST /damier/api/v1/games", headers, game).status
    };
    let public = ("Origin", "https://club.example");
    assert_ne!(begin(&[("Host", "127.0.0.1:7777"), public]), 403);
    assert_ne!(begin(&[("Host", "club.example"), public]), 403);
    for origin in ["https://evil.example", "http://club.example:81", "null"] {
        assert_eq!(begin(&[("Host", "127.0.0.1:7777"), ("Origin", origin)]), 403, "{origin}");
    }
}

#[test]
fn who_came_encrypted_is_told_to_stay_so() {
    let told = |public_url| {
        let reply = TestApp::start_at(public_url).get("/healthz");
        reply.header("strict-transport-security").map(str::to_owned)
    };
    assert_eq!(told(PUBLIC).as_deref(), Some("max-age=31536000"));
    assert_eq!(told("http://club.example/"), None);
}

/// Somebody put a proxy before a server that is meant for one machine. Where its
/// address was named, people at this machine come through it, and nobody else.
#[test]
fn what_comes_through_a_proxy_is_refused_on_one_machine_unless_it_stays_there() {
    let asked = |app: &TestApp, name: &str, value: &str| {
        let headers = [("Host", "localhost:8080"), (name, value)];
        app.ask("GET /damier/api/v1/session", &headers, b"")
    };
    let app = TestApp::start();
    for who in ["203.0.113.7", "127.0.0.1"] {
        assert_eq!(asked(&app, "X-Forwarded-For", who).kind(), "foreign_origin", "{who}");
    }
    assert_eq!(app.get("/api/v1/games").status, 200);
    let named = TestApp::start_at("http://localhost:8080/damier/");
    for (name, value) in [("X-Forwarded-For", "127.0.0.1"), ("Forwarded", "for=\"[::1]\"")] {
        let visit = asked(&named, name, value).json();
        assert_eq!((&visit["asks_password"], &visit["games"]), (&false.into(), &"common".into()));
    }
    for (name, value) in [
        ("X-Forwarded-For", "203.0.113.7"),
        ("X-Forwarded-For", "192.168.1.5, 127.0.0.1"),
        ("X-Real-IP", "192.168.1.5"),
        ("Forwarded", "for=203.0.113.7"),
    ] {
        let reply = asked(&named, name, value);
        assert_eq!((reply.status, reply.kind().as_str()), (403, "foreign_origin"), "{value}");
        assert!(String::from_utf8_lossy(&reply.body).contains("--public-url"), "{value}");
    }
}

/// Installed there, they have games to give, and are to learn where it is now.
#[test]
fn pages_of_a_former_address_are_answered_where_they_lie() {
    let url = |url: &str| url.parse().expect("an address");
    let app = TestApp::open_at(super::new_folder(), |address| {
        let place = damier_server::Place::new(address, Some(url("https://club.example/")), vec![]);
        place.formerly(vec![url("https://club.example/damier/"), url("https://old.example/")])
    });
    for (host, base, name) in [
        ("club.example", "/", "__Host-damier-device"),
        ("club.example", "/damier/", "__Secure-damier-device"),
        ("old.example", "/", "__Host-damier-device"),
    ] {
        let headers = [("Host", host), ("Origin", &format!("https://{host}"))];
        let visit = app.ask(&format!("GET {base}api/v1/session"), &headers, b"");
        assert_eq!(visit.json()["public_url"], "https://club.example/", "{host}{base}");
        let cookie = visit.header("set-cookie").expect("a token");
        assert!(cookie.starts_with(name) && cookie.contains(&format!("Path={base};")), "{cookie}");
        let game = br#"{"header":{"rules":"jumbo"}}"#;
        let made = app.ask(&format!("POST {base}api/v1/games"), &headers, game);
        assert_eq!(made.status, 201, "{host}{base}");
        let page = String::from_utf8(app.ask(&format!("GET {base}games"), &headers, b"").body);
        let lies_below = page.expect("text").contains("=\"/damier/");
        let is_built = damier_server::page_parts().is_built;
        assert_eq!(lies_below, is_built && base == "/damier/", "{host}{base}");
    }
    let forgotten = app.ask("GET /api/v1/session", &[("Host", "older.example")], b"");
    assert_eq!(forgotten.kind(), "foreign_origin");
}
