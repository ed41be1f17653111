//! Proxies that may say for whom they ask.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::{HeaderMap, HeaderName};

use super::hosts::is_this_machine;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED: HeaderName = HeaderName::from_static("forwarded");
const REAL_IP: HeaderName = HeaderName::from_static("x-real-ip");

/// An address, or all addresses with the same first bits.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// Error when a text names no network.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct ParseNetworkError;

impl fmt::Display for ParseNetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it must be an address such as 127.0.0.1, or a network such as 10.0.0.0/8")
    }
}

impl std::error::Error for ParseNetworkError {}

impl FromStr for Network {
    type Err = ParseNetworkError;

    fn from_str(text: &str) -> Result<Network, ParseNetworkError> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| ParseNetworkError)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| ParseNetworkError)?;
        if bits > most {
            return Err(ParseNetworkError);
        }
        Ok(Network { address, bits })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

impl Network {
    pub(super) fn contains(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                let differs = own.to_bits() ^ other.to_bits();
                u32::from(self.bits) <= differs.leading_zeros()
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                let differs = own.to_bits() ^ other.to_bits();
                u32::from(self.bits) <= differs.leading_zeros()
            }
            _ => false,
        }
    }
}

/// Whether anybody says that he asks for another.
pub(super) fn is_forwarded(headers: &HeaderMap) -> bool {
    [FORWARDED_FOR, FORWARDED, REAL_IP].iter().any(|name| headers.contains_key(name))
}

/// Whether somebody was met already who asks for others and was not named.
#[derive(Debug, Default)]
pub(super) struct Noticed {
    /// In a network of our own, where proxies are.
    near: AtomicBool,
    /// Anybody: he does not keep the others from being noticed.
    far: AtomicBool,
}

impl Noticed {
    pub(super) fn is_first(&self, peer: IpAddr) -> bool {
        let is_near = match peer {
            IpAddr::V4(ip) => ip.is_loopback() || ip.is_private() || ip.is_link_local(),
            IpAddr::V6(ip) => {
                ip.is_loopback() || ip.is_unique_local() || ip.is_unicast_link_local()
            }
        };
        let noticed = if is_near { &self.near } else { &self.far };
        !noticed.swap(true, Ordering::Relaxed)
    }
}

/// Whether anybody says that he asks for another machine than this one. What is
/// not understood may be anybody.
pub(super) fn is_for_others(headers: &HeaderMap) -> bool {
    let of = |name: HeaderName| {
        let lines = headers.get_all(name).iter();
        lines.flat_map(|line| line.to_str().unwrap_or("?").split(','))
    };
    let is_here = |named: &str| address(named.trim()).is_some_and(is_this_machine);
    let is_plain_here = of(FORWARDED_FOR).chain(of(REAL_IP)).all(is_here);
    !is_plain_here || !of(FORWARDED).all(|hop| forwarded_for(hop).is_some_and(is_here))
}

/// Whom one part of `Forwarded` names.
fn forwarded_for(hop: &str) -> Option<&str> {
    let pairs = hop.split(';').filter_map(|pair| pair.trim().split_once('='));
    let named = pairs.filter(|(name, _)| name.eq_ignore_ascii_case("for"));
    named.map(|(_, value)| value.trim_matches('"')).next_back()
}

/// For whom a trusted proxy asks: each adds whom it heard at the end, so the
/// last one that is no trusted proxy itself is the last one that is believed.
pub(super) fn client(trusted: &[Network], peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    let peer = peer.to_canonical();
    if !is_trusted(peer) {
        return peer;
    }
    let mut client = peer;
    let lists: Vec<&str> =
        headers.get_all(FORWARDED_FOR).iter().map(|list| list.to_str().unwrap_or("")).collect();
    for named in lists.iter().rev().flat_map(|list| list.rsplit(',')) {
        let Some(address) = address(named.trim()) else {
            return client;
        };
        client = address;
        if !is_trusted(client) {
            return client;
        }
    }
    client
}

/// Some write the port as well.
fn address(text: &str) -> Option<IpAddr> {
    let with_port = || text.parse().ok().map(|address: std::net::SocketAddr| address.ip());
    let plain = text.trim_start_matches('[').trim_end_matches(']');
    plain.parse().ok().or_else(with_port).map(|ip: IpAddr| ip.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn networks(texts: &[&str]) -> Vec<Network> {
        texts.iter().map(|text| text.parse().expect("a network")).collect()
    }

    fn asked_for(trusted: &[&str], peer: &str, forwarded: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for list in forwarded {
            headers.append(FORWARDED_FOR, list.parse().expect("a value"));
        }
        client(&networks(trusted), peer.parse().expect("an address"), &headers).to_string()
    }

    #[test]
    fn a_network_is_its_first_bits() {
        let contains = |network: &str, address: &str| {
            networks(&[network])[0].contains(address.parse().expect("an address"))
        };
        assert!(contains("127.0.0.1", "127.0.0.1") && !contains("127.0.0.1", "127.0.0.2"));
        assert!(contains("10.0.0.0/8", "10.255.0.1") && !contains("10.0.0.0/8", "11.0.0.1"));
        assert!(contains("::1", "::1") && !contains("::1", "127.0.0.1"));
        assert!(contains("0.0.0.0/0", "203.0.113.7") && contains("10.0.0.0/8", "::ffff:10.1.1.1"));
        for bad in ["", "localhost", "10.0.0.0/33", "10.0.0.0/", "::1/129", "10.0.0/8", "1/2/3"] {
            assert_eq!(bad.parse::<Network>(), Err(ParseNetworkError), "{bad}");
        }
    }

    #[test]
    fn nobody_is_believed_who_was_not_named() {
        assert_eq!(asked_for(&[], "127.0.0.1", &["203.0.113.7"]), "127.0.0.1");
        assert_eq!(asked_for(&["10.0.0.1"], "203.0.113.9", &["198.51.100.1"]), "203.0.113.9");
    }

    #[test]
    fn others_are_whoever_is_not_surely_at_this_machine() {
        let is_for_others = |name: &'static str, value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(name, value.parse().expect("a value"));
            is_for_others(&headers)
        };
        for here in ["127.0.0.1", "::1", "127.0.0.1:5000, [::1]:80", "::ffff:127.0.0.1"] {
            assert!(!is_for_others("x-forwarded-for", here), "{here}");
        }
        for other in ["", "203.0.113.7", "127.0.0.1, 192.168.1.5", "192.168.1.5, ::1", "unknown"] {
            assert!(is_for_others("x-forwarded-for", other), "{other}");
            assert!(is_for_others("x-real-ip", other), "{other}");
        }
        for here in ["for=127.0.0.1;proto=http", "proto=http; For=\"[::1]:80\"", "for=\"[::1]\""] {
            assert!(!is_for_others("forwarded", here), "{here}");
        }
        for other in [
            "",
            "proto=http",
            "for=_hidden",
            "for=127.0.0.1, for=203.0.113.7",
            "for=127.0.0.1, by=::1",
        ] {
            assert!(is_for_others("forwarded", other), "{other}");
        }
        assert!(!super::is_for_others(&HeaderMap::new()));
    }

    #[test]
    fn a_stranger_does_not_hide_a_proxy_that_was_not_named() {
        let noticed = Noticed::default();
        let is_first = |peer: &str| noticed.is_first(peer.parse().expect("an address"));
        assert!(is_first("203.0.113.7") && !is_first("2001:db8::7"));
        assert!(is_first("172.17.0.1") && !is_first("::1") && !is_first("127.0.0.1"));
    }

    #[test]
    fn the_last_that_is_no_proxy_is_the_client() {
        let trusted = ["127.0.0.1", "10.0.0.0/8"];
        let of = |forwarded: &[&str]| asked_for(&trusted, "127.0.0.1", forwarded);
        assert_eq!(of(&["203.0.113.7"]), "203.0.113.7");
        assert_eq!(of(&["1.2.3.4, 203.0.113.7, 10.1.1.1"]), "203.0.113.7", "the first is invented");
        assert_eq!(of(&["1.2.3.4", "203.0.113.7:5000"]), "203.0.113.7");
        assert_eq!(of(&["[2001:db8::7]:5000"]), "2001:db8::7");
        assert_eq!(of(&[]), "127.0.0.1");
        assert_eq!(of(&["203.0.113.7, nonsense"]), "127.0.0.1", "what it says is not understood");
        assert_eq!(of(&["10.0.0.9, 10.0.0.8"]), "10.0.0.9");
    }
}
