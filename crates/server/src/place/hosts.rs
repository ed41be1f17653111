//! The names by which the server may be called.
//!
//! A page elsewhere may give its own name our address and then ask in that name
//! (DNS rebinding). A number cannot be given away like that, and neither can the
//! names that we know to be ours: nothing else is answered.

use std::net::{IpAddr, SocketAddr};

use super::PublicUrl;

/// What may stand in `Host`.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Hosts {
    numbers: Numbers,
    /// In small letters.
    names: Vec<String>,
}

#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Numbers {
    /// A machine has many, and its networks give it others.
    All,
    /// Only this machine can ask: the number it listens at, and the usual ones.
    ThisMachine(IpAddr),
}

impl Hosts {
    pub(super) fn of(listen: SocketAddr, public_url: Option<&PublicUrl>) -> Hosts {
        let ip = listen.ip().to_canonical();
        let mut names = vec![String::from("localhost")];
        names.extend(public_url.map(|url| url.host().to_owned()));
        if ip.is_loopback() {
            return Hosts { numbers: Numbers::ThisMachine(ip), names };
        }
        // At home a machine is called by its own name.
        if let Some(name) = machine_name() {
            names.push(format!("{name}.local"));
            names.push(name);
        }
        Hosts { numbers: Numbers::All, names }
    }

    /// Answers to one more name.
    pub(super) fn add(&mut self, name: &str) {
        self.names.push(name.to_owned());
    }

    pub(crate) fn include(&self, host: &str) -> bool {
        let name = name_of(host);
        if let Some(ip) = number(name) {
            return match self.numbers {
                Numbers::All => true,
                Numbers::ThisMachine(listen) => ip == listen || USUAL.contains(&ip),
            } || self.names.iter().any(|known| number(known) == Some(ip));
        }
        let name = name.strip_suffix('.').unwrap_or(name);
        self.names.iter().any(|known| known.eq_ignore_ascii_case(name))
    }
}

const USUAL: [IpAddr; 2] =
    [IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), IpAddr::V6(std::net::Ipv6Addr::LOCALHOST)];

/// 127.0.0.1 can be written as an address of the sixth version, too.
pub(super) const fn is_this_machine(ip: IpAddr) -> bool {
    ip.to_canonical().is_loopback()
}

/// Whether a host, perhaps with a port, means the machine of whoever says it.
pub(super) fn means_this_machine(host: &str) -> bool {
    let name = name_of(host);
    name.eq_ignore_ascii_case("localhost") || number(name).is_some_and(is_this_machine)
}

/// The address that a host without port is, if it is no name.
pub(super) fn number(host: &str) -> Option<IpAddr> {
    let plain = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
    plain.parse().ok().map(|ip: IpAddr| ip.to_canonical())
}

/// A host without its port.
fn name_of(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// What this machine is called, in small letters.
#[cfg(unix)]
fn machine_name() -> Option<String> {
    let name = rustix::system::uname();
    usable(name.nodename().to_str().ok()?)
}

#[cfg(not(unix))]
fn machine_name() -> Option<String> {
    usable(&std::env::var("COMPUTERNAME").ok()?)
}

/// Its first part: what comes after it is the network's.
fn usable(name: &str) -> Option<String> {
    let first = name.split('.').next()?.to_ascii_lowercase();
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    (!first.is_empty() && first.bytes().all(is_letter)).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(listen: &str) -> Hosts {
        Hosts::of(listen.parse().expect("an address"), None)
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
        let mapped = hosts("[::ffff:127.0.0.1]:7777");
        assert!(mapped.include("[::ffff:127.0.0.1]:7777") && mapped.include("127.0.0.1:7777"));
        assert!(!mapped.include("evil.example"));
    }

    #[test]
    fn at_home_it_is_called_by_number_or_by_the_machines_name() {
        let home = hosts("0.0.0.0:7777");
        assert!(home.include("192.168.1.5:7777") && home.include("[fe80::1]:7777"));
        assert!(home.include("localhost:7777"));
        for foreign in ["evil.example", "192.168.1.5.evil.example:7777", "x.local"] {
            assert!(!home.include(foreign), "{foreign}");
        }
        if let Some(name) = machine_name() {
            assert!(home.include(&name) && home.include(&format!("{name}.local:7777")));
            assert!(!home.include(&format!("{name}.evil.example")));
        }
        assert_eq!(usable("Kitchen.lan").as_deref(), Some("kitchen"));
        assert_eq!(usable(""), None);
    }

    #[test]
    fn a_public_name_is_answered_besides_this_machines() {
        let url = "https://club.example/damier/".parse().expect("an address");
        let public = Hosts::of("127.0.0.1:7777".parse().expect("an address"), Some(&url));
        for good in ["club.example", "CLUB.example:443", "club.example.", "127.0.0.1:7777"] {
            assert!(public.include(good), "{good}");
        }
        for bad in ["other.example", "club.example.evil.example", "192.168.1.5"] {
            assert!(!public.include(bad), "{bad}");
        }
    }
}
