//! The page: files that were put into this program when it was built.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hasher};
use std::io::Write as _;
use std::sync::LazyLock;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Deserialize;

/// One file of the page.
#[derive(Clone, Debug)]
pub(super) struct File {
    path: &'static str,
    content_type: &'static str,
    /// A hash of its bytes.
    hash: Cow<'static, str>,
    bytes: Cow<'static, [u8]>,
    /// The same, compressed, where that is smaller.
    gzip: Option<Cow<'static, [u8]>>,
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

/// What of the page was there when this program was built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageParts {
    /// The page itself; else a page that says it is missing.
    pub is_built: bool,
    /// Its WebAssembly: the rules and the engine in the browser.
    pub has_wasm: bool,
}

/// What of the page was built in.
#[must_use]
pub fn page_parts() -> PageParts {
    let any = |is_one: fn(&File) -> bool| FILES.iter().any(is_one);
    PageParts {
        is_built: any(|file| file.path.starts_with("/assets/")),
        has_wasm: any(|file| file.path.ends_with(".wasm")),
    }
}

/// What there is at a path.
#[derive(Debug, Clone, Copy)]
pub(super) enum Found<'a> {
    /// A file, or a place within the page: that is the page.
    Here(&'a File),
    /// No place within the page; the page itself says so.
    Nowhere(&'a File),
    /// A folder of the manual, asked for without the stroke at its end. Addresses
    /// on its page are relative: they need the stroke.
    Folder(&'static str),
}

/// The page under each of its base paths.
#[derive(Debug)]
pub(crate) struct Page {
    indexes: Vec<(String, File)>,
}

const INDEX: &str = "/index.html";

impl Page {
    pub(crate) fn at<'a>(bases: impl IntoIterator<Item = &'a str>) -> Page {
        let index = FILES.iter().find(|file| file.path == INDEX);
        let index = index.expect("the page is built in");
        let under = |base: &str| (base.to_owned(), index.under(base));
        Page { indexes: bases.into_iter().map(under).collect() }
    }

    /// What there is at a path, for whoever is under this base.
    pub(super) fn find(&self, path: &str, base: &str) -> Option<Found<'_>> {
        let file = FILES.iter().find(|file| file.path == path && file.path != INDEX);
        if let Some(file) = file {
            return Some(Found::Here(file));
        }
        if let Some(found) = find_in_manual(FILES, path) {
            return Some(found);
        }
        let path = if path == INDEX { "/" } else { path };
        let is_place = is_place(path)?;
        let (_, index) = self.indexes.iter().find(|(known, _)| known == base)?;
        Some(if is_place { Found::Here(index) } else { Found::Nowhere(index) })
    }
}

/// Whether a path is a place within the page; `None` if it can only be a file.
fn is_place(path: &str) -> Option<bool> {
    let mut names = path.split('/').filter(|name| !name.is_empty());
    let (first, second) = (names.next(), names.next());
    // Only the first name tells whether a file is missing: after it a dot is a
    // sign like others, as in `/house/a.b`.
    if first.is_some_and(|first| first.contains('.') || first == "assets") {
        return None;
    }
    let known = if second.is_some() { &ADDRESSES.with_more } else { &ADDRESSES.alone };
    Some(first.is_none_or(|first| known.iter().any(|name| name == first)))
}

/// The manual is a folder of files: each folder in it is its own page.
fn find_in_manual(files: &'static [File], path: &str) -> Option<Found<'static>> {
    files.iter().filter(|file| file.path.starts_with("/manual/")).find_map(|file| {
        let folder = file.path.strip_suffix("/index.html")?;
        match path.strip_prefix(folder)? {
            "/" => Some(Found::Here(file)),
            "" => Some(Found::Folder(folder)),
            _ => None,
        }
    })
}

impl File {
    /// The same with its relative addresses under a path: the page is the same
    /// file wherever in it a browser is, so it can have none.
    fn under(&self, base: &str) -> File {
        let text = String::from_utf8_lossy(&self.bytes).replace("=\"./", &format!("=\"{base}"));
        let mut hasher = DefaultHasher::new();
        hasher.write(text.as_bytes());
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        let small = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
        File {
            hash: format!("{:016x}", hasher.finish()).into(),
            bytes: text.into_bytes().into(),
            gzip: small.ok().map(Cow::Owned),
            ..self.clone()
        }
    }
}

pub(super) fn response(found: Found<'_>, asked: &HeaderMap) -> Response {
    match found {
        Found::Here(file) => send(file, asked),
        Found::Folder(path) => {
            // From wherever this was asked: below any path, and behind any proxy.
            let name = path.rsplit('/').next().unwrap_or_default();
            Redirect::permanent(&format!("{name}/")).into_response()
        }
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

fn send(file: &File, asked: &HeaderMap) -> Response {
    let gzip = file.gzip.as_ref().filter(|_| accepts_gzip(asked));
    // Two forms of one file are two things to a cache.
    let etag = format!("\"{}{}\"", file.hash, if gzip.is_some() { "-gzip" } else { "" });
    let known = asked.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let is_known = known.is_some_and(|known| known.split(',').any(|tag| tag.trim() == etag));
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(gzip.unwrap_or(&file.bytes).clone()).into_response()
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
        hash: Cow::Borrowed("12"),
        bytes: Cow::Borrowed(b"plain"),
        gzip: Some(Cow::Borrowed(b"small")),
    };

    static WORKER: File = File {
        path: "/sw.js",
        content_type: "text/javascript; charset=utf-8",
        hash: Cow::Borrowed("34"),
        bytes: Cow::Borrowed(b"worker"),
        gzip: None,
    };

    fn ask(asked: &[(&'static str, &'static str)]) -> Response {
        let pairs = asked.iter().map(|(name, value)| {
            (header::HeaderName::from_static(name), HeaderValue::from_static(value))
        });
        response(Found::Here(&SCRIPT), &pairs.collect())
    }

    /// Otherwise a page in the depth would look for its files there.
    #[test]
    fn addresses_in_the_page_begin_with_its_base() {
        let text = br#"<link href="./icon.svg"><script src="./assets/a.js"></script> "./no""#;
        let page = File { bytes: Cow::Borrowed(text), ..SCRIPT.clone() }.under("/damier/");
        let expected =
            r#"<link href="/damier/icon.svg"><script src="/damier/assets/a.js"></script> "./no""#;
        assert_eq!(page.bytes, expected.as_bytes());
        assert_ne!(page.hash, SCRIPT.hash);
        let elsewhere = File { bytes: Cow::Borrowed(text), ..SCRIPT.clone() }.under("/");
        assert_ne!(page.hash, elsewhere.hash);
    }

    #[test]
    fn places_within_the_page_are_the_page() {
        let page = Page::at(["/"]);
        let find = |path| page.find(path, "/");
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
    fn the_manual_is_a_folder_of_pages() {
        const fn file(path: &'static str) -> File {
            let (hash, bytes) = (Cow::Borrowed("56"), Cow::Borrowed(b"".as_slice()));
            File { path, content_type: "text/html", hash, bytes, gzip: None }
        }
        static MANUAL: [File; 4] = [
            file("/index.html"),
            file("/manual/backup/index.html"),
            file("/manual/index.html"),
            file("/manual/manual.css"),
        ];
        let find = |path: &str| find_in_manual(&MANUAL, path);
        for (path, page) in [("/manual/", 2), ("/manual/backup/", 1)] {
            let Some(Found::Here(file)) = find(path) else { panic!("{path}") };
            assert_eq!(file.path, MANUAL[page].path, "{path}");
        }
        for (path, leads_to) in [("/manual", "manual/"), ("/manual/backup", "backup/")] {
            let reply = response(find(path).expect("a folder"), &HeaderMap::new());
            assert_eq!(reply.status(), StatusCode::PERMANENT_REDIRECT, "{path}");
            assert_eq!(reply.headers()["location"], leads_to, "{path}");
        }
        for path in ["/", "/manual/nothing", "/manual/backup/x", "/manuals", "/manual//"] {
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
