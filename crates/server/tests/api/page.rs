//! The page and its files.

use super::TestApp;

#[test]
fn every_place_within_the_page_is_the_page() {
    let app = TestApp::start();
    let index = app.get("/index.html");
    assert_eq!(index.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(index.header("cache-control"), Some("no-cache"));
    assert!(String::from_utf8_lossy(&index.body).contains("<html"));
    for path in ["/", "/new/jumbo-nl", "/game/0123456789ab", "/games", "/rules?d=e.f", "/embed"] {
        let reply = app.get(path);
        assert_eq!((reply.status, &reply.body), (200, &index.body), "{path}");
        let head = app.ask(&format!("HEAD {path}"), &[], b"");
        assert_eq!((head.status, head.body.len()), (200, 0), "{path}");
    }
}

/// The page says so in the user's language, the status to everybody else.
#[test]
fn an_address_of_no_page_is_not_found_and_the_page_says_so() {
    let app = TestApp::start();
    let index = app.get("/index.html");
    for path in ["/settings", "/game", "/a/b/c?d=e.f"] {
        let reply = app.get(path);
        assert_eq!((reply.status, &reply.body), (404, &index.body), "{path}");
        assert_eq!(reply.header("content-type"), Some("text/html; charset=utf-8"));
        let head = app.ask(&format!("HEAD {path}"), &[], b"");
        assert_eq!((head.status, head.body.len()), (404, 0), "{path}");
    }
}

#[test]
fn a_page_that_is_known_is_not_sent_again() {
    let app = TestApp::start();
    let etag = app.get("/").header("etag").expect("an etag").to_owned();
    let again = app.ask("GET /games", &[("If-None-Match", &etag)], b"");
    assert_eq!((again.status, again.body.len()), (304, 0));
    assert_eq!(again.header("etag"), Some(etag.as_str()));
    let other = app.ask("GET /", &[("If-None-Match", "\"other\"")], b"");
    assert_eq!(other.status, 200);
}

/// A page that others show within theirs can have its clicks stolen: only the
/// one on which nothing can be done allows it.
#[test]
fn only_a_game_that_is_looked_at_may_stand_in_a_foreign_page() {
    let ancestors = |app: &TestApp, path: &str| {
        let reply = app.get(path);
        let policy = reply.header("content-security-policy").unwrap_or_default().to_owned();
        let (_, ancestors) = policy.split_once("frame-ancestors ").expect("it says who may");
        assert!(policy.starts_with("default-src 'none'; script-src 'self'"), "{path}: {policy}");
        let resource = reply.header("cross-origin-resource-policy").expect("it says who may");
        (ancestors.to_owned(), resource.to_owned())
    };
    let everybody = ("*".to_owned(), "cross-origin".to_owned());
    let nobody = ("'none'".to_owned(), "same-origin".to_owned());
    let app = TestApp::start();
    for path in ["/embed", "/embed/", "/embed/0123456789ab", "/embed?rules=jumbo"] {
        assert_eq!(ancestors(&app, path), everybody, "{path}");
    }
    let others = ["/", "/embedded", "/study", "/game/embed", "/game/0123456789ab", "/nowhere"];
    for path in others.into_iter().chain(["/api/v1/games", "//embed", "/study/../embed"]) {
        assert_eq!(ancestors(&app, path), nobody, "{path}");
    }
    let elsewhere = TestApp::start_at("http://localhost:8080/damier/");
    assert_eq!(ancestors(&elsewhere, "/damier/embed/0123456789ab"), everybody);
    assert_eq!(ancestors(&elsewhere, "/damier/study"), nobody);
}

/// The page is not always built where the tests run; a place must then not
/// pretend to be one of these files.
#[test]
fn what_makes_an_app_of_the_page_is_itself_or_missing() {
    let app = TestApp::start();
    let kinds = [
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon-512.png", "image/png"),
    ];
    for (path, kind) in kinds {
        let reply = app.get(path);
        if reply.status != 404 {
            assert_eq!(reply.header("content-type"), Some(kind), "{path}");
            assert_eq!(reply.header("cache-control"), Some("no-cache"), "{path}");
        }
    }
}
