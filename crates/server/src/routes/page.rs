//! The page: files that were put into this program when it was built.

use std::sync::LazyLock;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

/// One file of the page.
#[derive(Debug)]
pub(super) struct File {
    path: &'static str,
    content_type: &'static str,
    /// A hash of its bytes.
    hash: &'static str,
    bytes: &'static [u8],
    /// The same, compressed, where that is smaller.
    gzip: Option<&'static [u8]>,
}

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The first names of the page's addresses, by which the page finds its way.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Addresses {
    alone: Vec<String>,
    with_more: Vec<String>,
}

static ADDRESSES: LazyLock<Addresses> = LazyLock::new(|| {
    let text = include_str!("../../../../web/src/pages/addresses.json");
    serde_json::from_str(text).expect("lists of names")
});

/// What there is at a path.
#[derive(Debug, Clone, Copy)]
pub(super) enum Found {
    /// A file, or a place within the page: that is the page.
    Here(&'static File),
    /// No place within the page; the page itself says so.
    Nowhere(&'static File),
}

pub(super) fn find(path: &str) -> Option<Found> {
    let at = |wanted: &str| FILES.iter().find(|file| file.path == wanted);
    if let Some(file) = at(path) {
        return Some(Found::Here(file));
    }
    let mut names = path.split('/').filter(|name| !name.is_empty());
    let (first, second) = (names.next(), names.next());
    // Only the first name tells whether a file is missing: after it a dot is a
    // sign like others, as in `/house/a.b`.
    if first.is_some_and(|first| first.contains('.') || first == "assets") {
        return None;
    }
    let known = if second.is_some() { &ADDRESSES.with_more } else { &ADDRESSES.alone };
    let is_place = first.is_none_or(|first| known.iter().any(|name| name == first));
    at("/index.html").map(if is_place { Found::Here } else { Found::Nowhere })
}

pub(super) fn response(found: Found, asked: &HeaderMap) -> Response {
    match found {
        Found::Here(file) => send(file, asked),
        Found::Nowhere(page) => {
            // Nobody is told that the nothing here has not changed.
            let mut asked = asked.clone();
            asked.remove(header::IF_NONE_MATCH);
            let mut response = send(page, &asked);
            response.headers_mut().remove(header::ETAG);
            *response.status_mut() = StatusCode::NOT_FOUND;
            response
        }
    }
}

fn send(file: &'static File, asked: &HeaderMap) -> Response {
    let gzip = file.gzip.filter(|_| accepts_gzip(asked));
    // Two forms of one file are two things to a cache.
    let etag = format!("\"{}{}\"", file.hash, if gzip.is_some() { "-gzip" } else { "" });
    let known = asked.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let is_known = known.is_some_and(|known| known.split(',').any(|tag| tag.trim() == etag));
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(gzip.unwrap_or(file.bytes)).into_response()
    };
    let headers = response.headers_mut();
    // Names under /assets/ have the hash of what is in them.
    let lasting = file.path.starts_with("/assets/");
    let caching = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    if let Ok(etag) = HeaderValue::from_str(&etag) {
        headers.insert(header::ETAG, etag);
    }
    if !is_known {
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type));
        if gzip.is_some() {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
    }
    response
}

fn accepts_gzip(asked: &HeaderMap) -> bool {
    let accepted = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.unwrap_or_default().split(',').any(|encoding| {
        let (name, quality) = encoding.split_once(';').unwrap_or((encoding, ""));
        let never = quality.trim().strip_prefix("q=").and_then(|q| q.parse().ok()) == Some(0.0);
        name.trim().eq_ignore_ascii_case("gzip") && !never
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    static SCRIPT: File = File {
        path: "/assets/app-1234.js",
        content_type: "text/javascript; charset=utf-8",
        hash: "12",
        bytes: b"plain",
        gzip: Some(b"small"),
    };

    static WORKER: File = File {
        path: "/sw.js",
        content_type: "text/javascript; charset=utf-8",
        hash: "34",
        bytes: b"worker",
        gzip: None,
    };

    fn ask(asked: &[(&'static str, &'static str)]) -> Response {
        let pairs = asked.iter().map(|(name, value)| {
            (header::HeaderName::from_static(name), HeaderValue::from_static(value))
        });
        response(Found::Here(&SCRIPT), &pairs.collect())
    }

    #[test]
    fn places_within_the_page_are_the_page() {
        let places = ["/", "/new/jumbo-nl", "/game/abc", "/games", "/games/", "/index.html"];
        let dotted = ["/house/a.b", "/house/jumbo/rows=3.5", "/rules/hh.sv", "/new/x.js"];
        for path in places.into_iter().chain(dotted) {
            let Some(Found::Here(file)) = find(path) else { panic!("{path}") };
            assert_eq!(file.path, "/index.html", "{path}");
        }
        for path in ["/settings", "/game", "/new/", "/games/abc", "/a/b/c", "/Games"] {
            let Some(Found::Nowhere(file)) = find(path) else { panic!("{path}") };
            assert_eq!(file.path, "/index.html", "{path}");
        }
        let missing = ["/missing.js", "/assets/../Cargo.toml", "/favicon.missing", "/.env/x"];
        for path in missing.into_iter().chain(["/assets/app-0.js", "/assets/old"]) {
            assert!(find(path).is_none(), "{path}");
        }
    }

    #[test]
    fn a_place_that_there_is_not_is_never_the_same_as_before() {
        let asked = [(header::IF_NONE_MATCH, HeaderValue::from_static("\"12\""))];
        let reply = response(Found::Nowhere(&SCRIPT), &asked.into_iter().collect());
        assert_eq!(reply.status(), StatusCode::NOT_FOUND);
        assert!(!reply.headers().contains_key("etag"));
    }

    #[test]
    fn the_small_form_goes_to_those_who_can_read_it() {
        let encoding = |asked| ask(asked).headers().get("content-encoding").cloned();
        let gzip = Some(HeaderValue::from_static("gzip"));
        assert_eq!(encoding(&[("accept-encoding", "br, gzip;q=0.5")]), gzip);
        assert_eq!(encoding(&[("accept-encoding", "gzip;q=0")]), None);
        assert_eq!(encoding(&[("accept-encoding", "br")]), None);
        assert_eq!(encoding(&[]), None);
    }

    #[test]
    fn what_a_browser_has_is_not_sent_again() {
        assert_eq!(ask(&[("if-none-match", "\"12\"")]).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(ask(&[("if-none-match", "\"11\", \"12\"")]).status(), StatusCode::NOT_MODIFIED);
        assert_eq!(ask(&[("if-none-match", "\"11\"")]).status(), StatusCode::OK);
        let other_form = [("if-none-match", "\"12\""), ("accept-encoding", "gzip")];
        assert_eq!(ask(&other_form).status(), StatusCode::OK);
        let caching = ask(&[]).headers()["cache-control"].clone();
        assert_eq!(caching, "public, max-age=31536000, immutable");
    }

    /// Otherwise a browser would keep an old version of the page for a year.
    #[test]
    fn what_brings_a_new_version_is_always_asked_for() {
        let reply = response(Found::Here(&WORKER), &HeaderMap::new());
        assert_eq!(reply.headers()["cache-control"], "no-cache");
        assert_eq!(reply.headers()["content-type"], "text/javascript; charset=utf-8");
    }
}
