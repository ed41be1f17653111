//! The page and its files.

use super::TestApp;

#[test]
fn every_place_within_the_page_is_the_page() {
    let app = TestApp::start();
    let index = app.get("/index.html");
    assert_eq!(index.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(index.header("cache-control"), Some("no-cache"));
    assert!(String::from_utf8_lossy(&index.body).contains("<html"));
    for path in ["/", "/new/jumbo-nl", "/game/0123456789ab", "/games", "/settings", "/a/b/c?d=e.f"]
    {
        let reply = app.get(path);
        assert_eq!((reply.status, &reply.body), (200, &index.body), "{path}");
        let head = app.ask(&format!("HEAD {path}"), &[], b"");
        assert_eq!((head.status, head.body.len()), (200, 0), "{path}");
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
