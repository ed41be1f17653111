//! What holds for every request: whose pages may ask, and the headers that
//! tell a browser to trust nothing but us.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::AppState;
use crate::error::{ApiError, Failure};
use crate::log::say;

const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
         manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// The names by which the server may be called.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Hosts {
    /// Open to the network: its owner knows by which names.
    Any,
    /// Only this machine can ask. A page elsewhere may still give its own name
    /// our address, so only names that mean this machine are answered.
    ThisMachine(IpAddr),
}

impl Hosts {
    pub(crate) const fn of(listen: SocketAddr) -> Hosts {
        // 127.0.0.1 can be written as an address of the sixth version, too.
        let ip = listen.ip().to_canonical();
        if ip.is_loopback() { Hosts::ThisMachine(ip) } else { Hosts::Any }
    }

    fn include(self, host: &str) -> bool {
        let Hosts::ThisMachine(address) = self else {
            return true;
        };
        let name = name_of(host);
        if name.eq_ignore_ascii_case("localhost") {
            return true;
        }
        let plain = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
        plain.parse().is_ok_and(|ip: IpAddr| {
            let ip = ip.to_canonical();
            ip == address || ip == IpAddr::from([127, 0, 0, 1]) || ip == IpAddr::V6(V6_LOOPBACK)
        })
    }
}

const V6_LOOPBACK: std::net::Ipv6Addr = std::net::Ipv6Addr::LOCALHOST;

/// A host without its port.
fn name_of(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

pub(crate) async fn guard(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let asked = format!("{} {}", request.method(), request.uri().path());
    let mut response = if may_ask(app.hosts, request.method(), request.headers()) {
        next.run(request).await
    } else {
        ApiError::ForeignOrigin.into_response()
    };
    if response.status() == StatusCode::SERVICE_UNAVAILABLE {
        app.refusals.fetch_add(1, Ordering::Relaxed);
    }
    if response.status().is_server_error() {
        log_failure(&asked, &mut response);
    }
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Logs what could not be done. What happened to one request gets a name, by
/// which whoever asked finds it in the log; what every request meets while it
/// lasts is said alike each time, so that it is counted instead of repeated.
fn log_failure(asked: &str, response: &mut Response) {
    let status = response.status();
    let reason = match response.extensions().get::<Failure>() {
        Some(Failure::Lasting(reason)) => return say(format_args!("{status}: {reason}")),
        Some(Failure::Once(reason)) => reason.as_str(),
        None => "no reason was given",
    };
    let id = request_id();
    say(format_args!("{status}: {asked}: {reason} (request {id})"));
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(HeaderName::from_static("x-request-id"), id);
    }
}

/// Eight digits that are hardly ever given twice.
fn request_id() -> String {
    let number = getrandom::u32().unwrap_or_default();
    format!("{number:08x}")
}

fn may_ask(hosts: Hosts, method: &Method, headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| {
        let mut values = headers.get_all(name).iter();
        match (values.next(), values.next()) {
            (None, _) => Ok(None),
            (Some(value), None) => value.to_str().map(Some).map_err(drop),
            // Of two, another reader may believe the other one.
            (Some(_), Some(_)) => Err(()),
        }
    };
    let Ok(Some(host)) = text(header::HOST) else {
        return false;
    };
    if !hosts.include(host) {
        return false;
    }
    if [Method::GET, Method::HEAD, Method::OPTIONS].contains(method) {
        return true;
    }
    // Programs that are no browsers send neither of the two.
    let from_here = match text(HeaderName::from_static("sec-fetch-site")) {
        Ok(site) => site.is_none_or(|site| site == "same-origin" || site == "none"),
        Err(_) => false,
    };
    let own_origin = match text(header::ORIGIN) {
        Ok(origin) => origin.is_none_or(|origin| is_own(origin, host)),
        Err(_) => false,
    };
    from_here && own_origin
}

fn is_own(origin: &str, host: &str) -> bool {
    let authority = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    authority.is_some_and(|authority| authority.eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(listen: &str) -> Hosts {
        Hosts::of(listen.parse().expect("an address"))
    }

    #[test]
    fn only_names_of_this_machine_are_answered() {
        let here = hosts("127.0.0.1:7777");
        for good in
            ["localhost", "localhost:7777", "LOCALHOST:1", "127.0.0.1", "127.0.0.1:80", "[::1]:9"]
        {
            assert!(here.include(good), "{good}");
        }
        for bad in [
            "",
            "example.org",
            "localhost.example.org:7777",
            "127.0.0.1.nip.io",
            "[::2]:1",
            "10.0.0.1:7777",
            "localhost:x",
            "evil:80@localhost",
        ] {
            assert!(!here.include(bad), "{bad}");
        }
        assert!(hosts("[::1]:7777").include("[::1]:7777"));
        assert!(hosts("127.0.0.9:7777").include("127.0.0.9:7777"));
        assert!(hosts("0.0.0.0:7777").include("living-room.example:7777"));
        let mapped = hosts("[::ffff:127.0.0.1]:7777");
        assert!(mapped.include("[::ffff:127.0.0.1]:7777") && mapped.include("127.0.0.1:7777"));
        assert!(!mapped.include("evil.example"));
    }

    #[test]
    fn changes_are_only_for_our_own_pages() {
        let ask = |method: Method, extra: &[(&'static str, &'static str)]| {
            let mut headers = HeaderMap::new();
            headers.insert("host", HeaderValue::from_static("localhost:7777"));
            for (name, value) in extra {
                headers.append(*name, HeaderValue::from_static(value));
            }
            may_ask(hosts("127.0.0.1:7777"), &method, &headers)
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
