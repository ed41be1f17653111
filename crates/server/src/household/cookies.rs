//! The cookies: which device it is, that it gave the password, and that it has
//! seats in rooms.

use axum::http::{HeaderMap, HeaderValue, header};

use super::token::Token;
use crate::place::{Called, Place};

/// As long as browsers keep any.
const OF_A_DEVICE: u32 = 400 * 86_400;
/// As long as a session may last.
const OF_A_SESSION: u32 = 90 * 86_400;

#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Cookie {
    Device,
    Session,
    /// By it a browser has its seats in rooms.
    Seat,
}

impl Cookie {
    /// Its name. The prefixes make browsers refuse what others set in our name:
    /// `__Host-` where nothing else is served by our host, `__Secure-` where we
    /// have a path of it. Over plain HTTP neither is possible; there the path is
    /// part of the name, because a browser sends those of all paths above it.
    fn name(self, place: &Place, called: Called) -> String {
        self.name_at(place.is_https(called), place.path(called))
    }

    fn name_at(self, is_https: bool, path: &str) -> String {
        match (is_https, path) {
            (true, "/") => format!("__Host-{}", self.plain_name()),
            (true, _) => format!("__Secure-{}", self.plain_name()),
            (false, _) => {
                let path = path.trim_end_matches('/').replace('/', "-");
                format!("{}{path}", self.plain_name())
            }
        }
    }

    const fn plain_name(self) -> &'static str {
        match self {
            Cookie::Device => "damier-device",
            Cookie::Session => "damier-session",
            Cookie::Seat => "damier-seat",
        }
    }

    /// What the browser sent. Whose games and seats are whose is also believed to a
    /// cookie of the whole host: Damier may have moved from there to a path of it.
    pub(crate) fn read(self, place: &Place, called: Called, headers: &HeaderMap) -> Option<Token> {
        let before = || match self {
            Cookie::Device | Cookie::Seat => {
                read(headers, &self.name_at(place.is_https(called), "/"))
            }
            Cookie::Session => None,
        };
        read(headers, &self.name(place, called)).or_else(before)
    }

    pub(crate) fn set(self, place: &Place, called: Called, token: &Token) -> Option<HeaderValue> {
        let age = match self {
            Cookie::Device | Cookie::Seat => OF_A_DEVICE,
            Cookie::Session => OF_A_SESSION,
        };
        self.header(place, called, &token.text(), age)
    }

    pub(crate) fn clear(self, place: &Place, called: Called) -> Option<HeaderValue> {
        self.header(place, called, "", 0)
    }

    fn header(self, place: &Place, called: Called, value: &str, age: u32) -> Option<HeaderValue> {
        let (name, path) = (self.name(place, called), place.path(called));
        let secure = if place.is_https(called) { "; Secure" } else { "" };
        let text =
            format!("{name}={value}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&text).ok()
    }
}

/// The first token of this name: browsers send that of the longest path first.
fn read(headers: &HeaderMap, name: &str) -> Option<Token> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    lines
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .filter(|(known, _)| *known == name)
        .find_map(|(_, value)| Token::parse(value))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(public_url: Option<&str>) -> Place {
        let public_url = public_url.map(|url| url.parse().expect("an address"));
        Place::new("0.0.0.0:7777".parse().expect("an address"), public_url, Vec::new())
    }

    fn sent(lines: &[&str]) -> HeaderMap {
        let lines = lines.iter().map(|line| (header::COOKIE, line.parse().expect("a value")));
        lines.collect()
    }

    #[test]
    fn a_cookie_is_as_safe_as_its_address_allows() {
        let token = Token::random().expect("random numbers");
        let set = |url| {
            let header =
                Cookie::Session.set(&place(url), Called::Publicly, &token).expect("a header");
            header.to_str().expect("text").replace(&token.text(), "T")
        };
        let rest = "Max-Age=7776000; HttpOnly; SameSite=Lax";
        assert_eq!(
            set(Some("https://club.example/")),
            format!("__Host-damier-session=T; Path=/; {rest}; Secure")
        );
        assert_eq!(
            set(Some("https://club.example/damier/")),
            format!("__Secure-damier-session=T; Path=/damier/; {rest}; Secure")
        );
        assert_eq!(set(None), format!("damier-session=T; Path=/; {rest}"));
        let cleared = Cookie::Device.clear(&place(None), Called::Directly).expect("a header");
        assert_eq!(
            cleared.to_str().expect("text"),
            "damier-device=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
        );
    }

    #[test]
    fn a_cookie_of_another_address_needs_no_https() {
        let place = place(Some("https://club.example/damier/"));
        let token = Token::random().expect("random numbers");
        let set = Cookie::Device.set(&place, Called::Directly, &token).expect("a header");
        let text = set.to_str().expect("text").replace(&token.text(), "T");
        let expected = "damier-device=T; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax";
        assert_eq!(text, expected);
        let headers = sent(&[&format!("damier-device={}", token.text())]);
        assert_eq!(Cookie::Device.read(&place, Called::Directly, &headers), Some(token));
        // What anybody can set over plain HTTP counts nothing at the safe address.
        assert_eq!(Cookie::Device.read(&place, Called::Publicly, &headers), None);
    }

    #[test]
    fn a_cookie_is_read_if_it_is_one_token() {
        let token = Token::random().expect("random numbers");
        let text = token.text();
        let read =
            |lines: &[&str]| Cookie::Device.read(&place(None), Called::Directly, &sent(lines));
        assert_eq!(read(&[&format!("a=b; damier-device={text}; c")]), Some(token));
        assert_eq!(read(&["a=b", &format!("damier-device={text}")]), Some(token));
        let twice = format!("damier-device={text}; damier-device={}", "0".repeat(64));
        assert_eq!(read(&[&twice]), Some(token), "that of the longer path comes first");
        for none in ["", "damier-device=", "damier-device=x", "xdamier-device=1"] {
            assert_eq!(read(&[none]), None, "{none}");
        }
        // One of another address of the same host is not meant.
        assert_eq!(read(&[&format!("__Host-damier-device={text}")]), None);
    }

    /// Or all games would be nobody's when a server moves to a path of its host.
    #[test]
    fn a_device_is_known_by_the_cookie_it_had_before_the_path() {
        let [old, new] = [0, 1].map(|_| Token::random().expect("random numbers"));
        for (scheme, prefix, name) in
            [("https", "__Host-", "__Secure-damier-device"), ("http", "", "damier-device-damier")]
        {
            let place = place(Some(&format!("{scheme}://club.example/damier/")));
            let read =
                |cookie: Cookie, line: &str| cookie.read(&place, Called::Publicly, &sent(&[line]));
            let before = format!("{prefix}damier-device={}", old.text());
            assert_eq!(read(Cookie::Device, &before), Some(old), "{scheme}");
            let both = format!("{before}; {name}={}", new.text());
            assert_eq!(read(Cookie::Device, &both), Some(new), "{scheme}");
            let session = format!("{prefix}damier-session={}", old.text());
            assert_eq!(read(Cookie::Session, &session), None, "the password is asked for again");
        }
    }

    /// Or whoever opened both addresses of one server would be nobody.
    #[test]
    fn a_path_of_its_own_has_a_name_of_its_own() {
        let place = place(Some("http://club.example/games/damier/"));
        let token = Token::random().expect("random numbers");
        let set = |called| {
            let header = Cookie::Device.set(&place, called, &token).expect("a header");
            header.to_str().expect("text").split('=').next().unwrap_or_default().to_owned()
        };
        assert_eq!(set(Called::Publicly), "damier-device-games-damier");
        assert_eq!(set(Called::Directly), "damier-device");
    }

    #[test]
    fn a_former_address_keeps_the_cookies_that_it_set() {
        let former = ["https://club.example/damier/", "http://old.example/"];
        let former = former.map(|url| url.parse().expect("an address")).to_vec();
        let place = place(Some("https://club.example/")).formerly(former);
        let token = Token::random().expect("random numbers");
        for (called, begin) in [
            (Called::Publicly, "__Host-damier-device=T; Path=/;"),
            (Called::Formerly(0), "__Secure-damier-device=T; Path=/damier/;"),
            (Called::Formerly(1), "damier-device=T; Path=/;"),
        ] {
            let header = Cookie::Device.set(&place, called, &token).expect("a header");
            let text = header.to_str().expect("text").replace(&token.text(), "T");
            assert!(text.starts_with(begin), "{text}");
            let (name, _) = begin.split_once('=').expect("a name");
            let headers = sent(&[&format!("{name}={}", token.text())]);
            assert_eq!(Cookie::Device.read(&place, called, &headers), Some(token), "{name}");
        }
    }
}
