//! The page: files that were put into this program when it was built.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

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

/// The file at a path; a place within the page is the page.
pub(super) fn find(path: &str) -> Option<&'static File> {
    let at = |wanted: &str| FILES.iter().find(|file| file.path == wanted);
    at(path).or_else(|| if is_place(path) { at("/index.html") } else { None })
}

/// Whether a path is a place within the page rather than a file that is
/// missing. Only the first name tells: after it a dot is a sign like others,
/// as in `/house/a.b`.
fn is_place(path: &str) -> bool {
    let first = path.trim_start_matches('/').split('/').next().unwrap_or_default();
    !first.contains('.') && first != "assets"
}

pub(super) fn response(file: &'static File, asked: &HeaderMap) -> Response {
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
        response(&SCRIPT, &pairs.collect())
    }

    #[test]
    fn places_within_the_page_are_the_page() {
        let places = ["/", "/new/jumbo-nl", "/game/abc", "/games", "/settings", "/index.html"];
        let dotted = ["/house/a.b", "/house/jumbo/rows=3.5", "/rules/hh.sv", "/new/x.js"];
        for path in places.into_iter().chain(dotted) {
            assert_eq!(find(path).map(|file| file.path), Some("/index.html"), "{path}");
        }
        let missing = ["/missing.js", "/assets/../Cargo.toml", "/favicon.missing", "/.env/x"];
        for path in missing.into_iter().chain(["/assets/app-0.js", "/assets/old"]) {
            assert!(find(path).is_none(), "{path}");
        }
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
        let reply = response(&WORKER, &HeaderMap::new());
        assert_eq!(reply.headers()["cache-control"], "no-cache");
        assert_eq!(reply.headers()["content-type"], "text/javascript; charset=utf-8");
    }
}
