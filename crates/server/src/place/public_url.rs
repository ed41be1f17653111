//! The address by which people reach the server.

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;

use super::hosts;

/// An address such as `https://club.example/damier/`.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PublicUrl {
    is_https: bool,
    /// In small letters; an address of the sixth version with its brackets.
    host: String,
    /// Unless it is the usual one.
    port: Option<u16>,
    base: String,
}

/// Error when a text is no address that a server can have.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum ParsePublicUrlError {
    /// It is no address at all, or begins with something else.
    NotHttp,
    /// There is a user, a question mark or an anchor in it.
    TooMuch,
    /// The name has other letters than a browser sends.
    Host,
    /// The path has signs that mean something else to a proxy or a browser.
    Path,
}

impl fmt::Display for ParsePublicUrlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ParsePublicUrlError::NotHttp => {
                "it must begin with http:// or https://, such as https://club.example/damier/"
            }
            ParsePublicUrlError::TooMuch => {
                "it has a user, a ? or a # in it; only a host and a path can be used"
            }
            ParsePublicUrlError::Host => {
                "the host must be written as browsers send it, with the letters a to z, digits, \
                 dots and hyphens (xn--… for others)"
            }
            ParsePublicUrlError::Path => {
                "the path may have letters, digits and -._~ between its slashes, and no . or .. alone"
            }
        })
    }
}

impl std::error::Error for ParsePublicUrlError {}

impl FromStr for PublicUrl {
    type Err = ParsePublicUrlError;

    fn from_str(text: &str) -> Result<PublicUrl, ParsePublicUrlError> {
        if !text.is_ascii() {
            return Err(ParsePublicUrlError::Host);
        }
        if text.contains(['?', '#', '@']) {
            return Err(ParsePublicUrlError::TooMuch);
        }
        let uri: Uri = text.parse().map_err(|_| ParsePublicUrlError::NotHttp)?;
        let is_https = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(ParsePublicUrlError::NotHttp),
        };
        let authority = uri.authority().ok_or(ParsePublicUrlError::NotHttp)?;
        let host = authority.host().to_ascii_lowercase();
        if !is_host(&host) || authority.as_str().ends_with(':') {
            return Err(ParsePublicUrlError::Host);
        }
        let usual = if is_https { 443 } else { 80 };
        let port = authority.port_u16().filter(|port| *port != usual);
        let path = uri.path().trim_matches('/');
        if !path.is_empty() && !path.split('/').all(is_name) {
            return Err(ParsePublicUrlError::Path);
        }
        let base = if path.is_empty() { String::from("/") } else { format!("/{path}/") };
        Ok(PublicUrl { is_https, host, port, base })
    }
}

fn is_host(host: &str) -> bool {
    let is_number = hosts::number(host).is_some();
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || b".-".contains(&byte);
    is_number || !host.is_empty() && host.bytes().all(is_letter)
}

fn is_name(name: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    !name.is_empty() && name != "." && name != ".." && name.bytes().all(is_sign)
}

impl PublicUrl {
    /// The path; it begins and ends with `/`.
    #[must_use]
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The name or number of the host, without a port.
    #[must_use]
    pub fn host(&self) -> &str {
        &self.host
    }

    /// Whether browsers that ask there send this as `Host`.
    pub(super) fn has_authority(&self, host: &str) -> bool {
        self.authority().eq_ignore_ascii_case(host)
    }

    /// The host with its port, unless that is the usual one.
    pub(super) fn authority(&self) -> String {
        self.port.map_or_else(|| self.host.clone(), |port| format!("{}:{port}", self.host))
    }

    /// Whether the way there is encrypted.
    #[must_use]
    pub const fn is_https(&self) -> bool {
        self.is_https
    }

    /// Whether it means this machine to every browser.
    #[must_use]
    pub fn names_this_machine(&self) -> bool {
        hosts::means_this_machine(&self.host)
    }

    /// What browsers call the origin of its pages.
    #[must_use]
    pub fn origin(&self) -> String {
        let scheme = if self.is_https { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.origin(), self.base)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_kept_in_one_form() {
        for (text, kept) in [
            ("https://club.example", "https://club.example/"),
            ("https://Club.Example:443/", "https://club.example/"),
            ("http://club.example:8080/damier", "http://club.example:8080/damier/"),
            ("https://club.example/games/damier//", "https://club.example/games/damier/"),
            ("http://192.168.1.5:7777", "http://192.168.1.5:7777/"),
            ("http://[::1]:80/d", "http://[::1]/d/"),
        ] {
            let url: PublicUrl = text.parse().expect(text);
            assert_eq!(url.to_string(), kept);
            assert_eq!(kept.parse(), Ok(url));
        }
    }

    #[test]
    fn what_is_no_address_says_why() {
        use ParsePublicUrlError::{Host, NotHttp, Path, TooMuch};
        for (text, error) in [
            ("", NotHttp),
            ("club.example", NotHttp),
            ("/damier/", NotHttp),
            ("ftp://club.example/", NotHttp),
            ("https://", NotHttp),
            ("https://me@club.example/", TooMuch),
            ("https://club.example/?a=b", TooMuch),
            ("https://club.example/#a", TooMuch),
            ("https://spiel.bücher.example/", Host),
            ("https://club_house.example/", Host),
            ("https://club.example/a/../b", Path),
            ("https://club.example/a//b", Path),
            ("https://club.example/a%20b/", Path),
            ("https://club.example/a;b/", Path),
        ] {
            assert_eq!(text.parse::<PublicUrl>(), Err(error), "{text}");
        }
    }

    #[test]
    fn some_addresses_mean_this_machine() {
        let here = |text: &str| text.parse::<PublicUrl>().expect(text).names_this_machine();
        assert!(here("http://localhost:7777/x/") && here("http://127.0.0.1/"));
        assert!(here("http://[::1]/") && here("http://127.8.8.8/"));
        assert!(!here("http://localhost.example/") && !here("http://192.168.1.5/"));
    }
}
