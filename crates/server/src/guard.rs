//! What holds for every request: whose pages may ask, and the headers that
//! tell a browser to trust nothing but us.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::Ordering;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::AppState;
use crate::error::{ApiError, Failure};
use crate::log::{say, say_about};
use crate::place::{Called, Peer, Place};

/// What a page may load and do, but for who may frame it.
macro_rules! policy {
    ($ancestors:literal) => {
        concat!(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; ",
            "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; ",
            "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors ",
            $ancestors
        )
    };
}

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, policy!("'none'")),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
    (RESOURCE_POLICY, "same-origin"),
];

/// What is different for the one page that others may show within theirs: it
/// has nothing that a click could be stolen for.
const FRAMED: [(HeaderName, &str); 2] = [
    (header::CONTENT_SECURITY_POLICY, policy!("*")),
    // Pages that embed only what wants to be embedded may do so, too.
    (RESOURCE_POLICY, "cross-origin"),
];
const FRAMED_PAGE: &str = "embed";

/// Where a request seems to come from whose connection nobody knows.
const UNKNOWN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
const ONE_YEAR: &str = "max-age=31536000";

pub(crate) async fn guard(
    State(app): State<AppState>,
    mut request: Request,
    next: Next,
) -> Response {
    let asked = format!("{} {}", request.method(), without_keys(request.uri().path()));
    let peer = request.extensions().get().map_or(UNKNOWN, |Peer(address)| *address);
    let client = app.place.client(peer, request.uri(), request.headers());
    if let Some(notice) = app.place.unnamed_proxy(peer, request.headers()) {
        say(notice);
    }
    let called = client.called;
    let is_framed = is_framed(&app.place, called, request.uri());
    request.extensions_mut().insert(client);
    let refusal = match is_probe(&app.place, called, &request) {
        true => None,
        false => refusal(&app.place, request.method(), request.headers()),
    };
    let id = request_id();
    let mut response = match refusal {
        None => next.run(request).await,
        Some(refusal) => refusal.into_response(),
    };
    if response.status() == StatusCode::SERVICE_UNAVAILABLE {
        app.refusals.fetch_add(1, Ordering::Relaxed);
    }
    if response.status().is_server_error() {
        log_failure(&id, &asked, &response);
    }
    let headers = response.headers_mut();
    headers.extend(HeaderValue::from_str(&id).map(|id| (REQUEST_ID, id)));
    let framed = if is_framed { &FRAMED[..] } else { &[] };
    for (name, value) in HEADERS.iter().chain(framed) {
        headers.insert(name.clone(), HeaderValue::from_static(value));
    }
    // Over plain HTTP from elsewhere a browser ignores it, and complains.
    if app.place.is_shared() && !app.place.is_https(called) {
        headers.remove(HeaderName::from_static("cross-origin-opener-policy"));
    }
    if app.place.is_https(Called::Publicly) {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(ONE_YEAR));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// A path as it may be logged: whoever reads the key of a room could come in.
fn without_keys(path: &str) -> String {
    let parts: Vec<&str> = path.split('/').collect();
    let follows_rooms = |i: usize| i > 0 && matches!(parts[i - 1], "room" | "rooms");
    let told = parts.iter().enumerate();
    let told = told.map(|(i, part)| if follows_rooms(i) { "…" } else { *part });
    told.collect::<Vec<&str>>().join("/")
}

/// Whether this is an address of the page that may be framed.
fn is_framed(place: &Place, called: Called, uri: &Uri) -> bool {
    let within = place.within(called, uri);
    within.as_ref().unwrap_or(uri).path().split('/').nth(1) == Some(FRAMED_PAGE)
}

/// Whether it is only asked if the server lives. What asks that knows a number of
/// ours, or a name within its own network; it learns nothing else.
fn is_probe(place: &Place, called: Called, request: &Request) -> bool {
    let within = place.within(called, request.uri());
    let path = within.as_ref().unwrap_or(request.uri()).path();
    let reads = [Method::GET, Method::HEAD].contains(request.method());
    reads && matches!(path, "/healthz" | "/readyz")
}

/// Logs what could not be done. What happened to one request is said with its name,
/// by which whoever asked finds it in the log; what every request meets while it
/// lasts is said alike each time, so that it is counted instead of repeated.
fn log_failure(id: &str, asked: &str, response: &Response) {
    let status = response.status();
    let reason = match response.extensions().get::<Failure>() {
        Some(Failure::Lasting(reason)) => return say(format_args!("{status}: {reason}")),
        Some(Failure::Once(reason)) => reason.as_str(),
        None => "no reason was given",
    };
    say_about(vec![("request", id.to_owned())], format_args!("{status}: {asked}: {reason}"));
}

/// What a request is called, also in its answer: eight digits that are hardly ever
/// given twice.
fn request_id() -> String {
    let number = getrandom::u32().unwrap_or_default();
    format!("{number:08x}")
}

/// Why a request is not answered, if it is not.
fn refusal(place: &Place, method: &Method, headers: &HeaderMap) -> Option<ApiError> {
    if !is_called_by_name(place, headers) {
        return Some(ApiError::ForeignHost);
    }
    if place.is_reached_by_others(headers) {
        return Some(ApiError::OnlyForThisMachine);
    }
    if [Method::GET, Method::HEAD, Method::OPTIONS].contains(method) {
        return None;
    }
    (!is_own_page(place, headers)).then_some(ApiError::ForeignOrigin)
}

/// Whether a request is made by one name that is known to be ours.
pub(crate) fn is_called_by_name(place: &Place, headers: &HeaderMap) -> bool {
    matches!(text(headers, header::HOST), Ok(Some(host)) if place.hosts().include(host))
}

/// The one value of a header; `Err` if there are several, as another reader may
/// believe another one.
fn text(headers: &HeaderMap, name: HeaderName) -> Result<Option<&str>, ()> {
    let mut values = headers.get_all(name).iter();
    match (values.next(), values.next()) {
        (None, _) => Ok(None),
        (Some(value), None) => value.to_str().map(Some).map_err(drop),
        (Some(_), Some(_)) => Err(()),
    }
}

/// Whether a request comes from our own page, or from no page: programs that are
/// no browsers send neither of the two headers.
pub(crate) fn is_own_page(place: &Place, headers: &HeaderMap) -> bool {
    let Ok(Some(host)) = text(headers, header::HOST) else {
        return false;
    };
    let from_here = match text(headers, HeaderName::from_static("sec-fetch-site")) {
        Ok(site) => site.is_none_or(|site| site == "same-origin" || site == "none"),
        Err(_) => false,
    };
    let own_origin = match text(headers, header::ORIGIN) {
        Ok(origin) => origin.is_none_or(|origin| place.is_own_origin(origin, host)),
        Err(_) => false,
    };
    from_here && own_origin
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_log_lets_anybody_into_a_room() {
        assert_eq!(
            without_keys("/damier/api/v1/rooms/abc/socket"),
            "/damier/api/v1/rooms/…/socket"
        );
        assert_eq!(without_keys("/room/abc"), "/room/…");
        assert_eq!(without_keys("/api/v1/games/abc"), "/api/v1/games/abc");
    }

    #[test]
    fn changes_are_only_for_our_own_pages() {
        let ask = |method: Method, extra: &[(&'static str, &'static str)]| {
            let mut headers = HeaderMap::new();
            headers.insert("host", HeaderValue::from_static("localhost:7777"));
            for (name, value) in extra {
                headers.append(*name, HeaderValue::from_static(value));
            }
            let place = Place::of("127.0.0.1:7777".parse().expect("an address"));
            refusal(&place, &method, &headers).is_none()
        };
        assert!(ask(Method::POST, &[]));
        assert!(ask(Method::POST, &[("origin", "http://localhost:7777")]));
        assert!(ask(Method::GET, &[("origin", "https://example.org")]), "reading changes nothing");
        for origin in ["null", "https://example.org", "http://localhost:7778", "http://localhost"] {
            assert!(!ask(Method::POST, &[("origin", origin)]), "{origin}");
            assert!(!ask(Method::DELETE, &[("origin", origin)]), "{origin}");
        }
        assert!(ask(Method::POST, &[("sec-fetch-site", "same-origin")]));
        assert!(!ask(Method::POST, &[("sec-fetch-site", "cross-site")]));
        assert!(!ask(Method::POST, &[("sec-fetch-site", "same-site")]));
        let twice = [("origin", "http://localhost:7777"), ("origin", "https://example.org")];
        assert!(!ask(Method::POST, &twice), "of two, neither is believed");
        assert!(!ask(Method::GET, &[("host", "example.org")]), "nor of two hosts");
    }
}
