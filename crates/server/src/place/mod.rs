//! Where the server is reached: by which names, under which path, and through
//! which proxies.

mod hosts;
mod proxies;
mod public_url;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::http::{HeaderMap, Uri, header};

pub(crate) use hosts::Hosts;
pub use proxies::{Network, ParseNetworkError};
pub use public_url::{ParsePublicUrlError, PublicUrl};

/// Where the server is reached.
#[derive(Clone, Debug)]
pub struct Place {
    hosts: Hosts,
    public_url: Option<PublicUrl>,
    /// Where people reached it before, and where pages may be installed.
    former: Vec<PublicUrl>,
    trusted_proxies: Vec<Network>,
    is_shared: bool,
    noticed: Arc<proxies::Noticed>,
}

/// Where a request came from, as far as that is known, and by which of our addresses.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Client {
    pub(crate) called: Called,
    pub(crate) address: IpAddr,
    /// Whether it came from this machine itself, by a name of this machine, and, as
    /// far as that can be told, through no proxy.
    pub(crate) is_local: bool,
}

/// By which of our addresses somebody asks, as far as that is known.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Called {
    /// By the one that people are told, or through a proxy.
    Publicly,
    /// By one of those that they were told before.
    Formerly(usize),
    /// By another one: the number of the machine at home, say. There is no HTTPS
    /// there, and nobody else.
    Directly,
}

/// Who is at the other end of a connection.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

impl Place {
    /// Reached by the address it listens at, and nothing else.
    #[must_use]
    pub fn of(listen: SocketAddr) -> Place {
        Place::new(listen, None, Vec::new())
    }

    /// Reached at `public_url` as well, perhaps through proxies that say for
    /// whom they ask.
    #[must_use]
    pub fn new(
        listen: SocketAddr,
        public_url: Option<PublicUrl>,
        trusted_proxies: Vec<Network>,
    ) -> Place {
        let is_public = public_url.as_ref().is_some_and(|url| !url.names_this_machine());
        Place {
            hosts: Hosts::of(listen, public_url.as_ref()),
            is_shared: is_public || !hosts::is_this_machine(listen.ip()),
            public_url,
            former: Vec::new(),
            trusted_proxies,
            noticed: Arc::default(),
        }
    }

    /// The same, and still reached where it was before: pages that people installed
    /// there have games to give, and learn the new address.
    #[must_use]
    pub fn formerly(mut self, former: Vec<PublicUrl>) -> Place {
        self.is_shared |= former.iter().any(|url| !url.names_this_machine());
        for url in former {
            self.hosts.add(url.host());
            // Not to be told from the new one, or needless: the cookies of the whole
            // host are read below any path of it (`household::Cookie`).
            let is_known = self.public_url.as_ref().is_some_and(|public| {
                let is_same_host = public.has_authority(&url.authority());
                is_same_host && ["/", public.base()].contains(&url.base())
            });
            if !is_known {
                self.former.push(url);
            }
        }
        self
    }

    /// Whether others than this machine are to reach it.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        self.is_shared
    }

    /// The address that people are told, if one was named.
    #[must_use]
    pub const fn public_url(&self) -> Option<&PublicUrl> {
        self.public_url.as_ref()
    }

    /// An address by which others than this machine reach it, if one was named.
    pub(crate) fn address_elsewhere(&self) -> Option<&PublicUrl> {
        self.public_url.iter().chain(&self.former).find(|url| !url.names_this_machine())
    }

    /// The path under which everything lies; it begins and ends with `/`.
    #[must_use]
    pub fn base(&self) -> &str {
        self.public_url.as_ref().map_or("/", PublicUrl::base)
    }

    /// All paths under which everything lies or lay.
    pub(crate) fn bases(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.base()).chain(self.former.iter().map(PublicUrl::base))
    }

    /// That for whoever called us so: the page is the same, and links to itself.
    pub(crate) fn base_for(&self, called: Called) -> &str {
        match called {
            Called::Formerly(_) => self.path(called),
            Called::Publicly | Called::Directly => self.base(),
        }
    }

    /// By which of our addresses a request was made.
    pub(crate) fn called(&self, uri: &Uri, headers: &HeaderMap) -> Called {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let former = self.former.iter().enumerate().map(|(i, url)| (Called::Formerly(i), url));
        let all = self.public_url.iter().map(|url| (Called::Publicly, url)).chain(former);
        let is_forwarded = proxies::is_forwarded(headers);
        // A proxy may leave out the port.
        let is_called = |url: &PublicUrl, host: &str| {
            url.has_authority(host) || is_forwarded && url.host().eq_ignore_ascii_case(host)
        };
        let is_named = |url: &PublicUrl| host.is_some_and(|host| is_called(url, host));
        let named: Vec<(Called, &PublicUrl)> = all.filter(|(_, url)| is_named(url)).collect();
        let within = named.iter().filter(|(_, url)| uri.path().starts_with(url.base()));
        let nearest = within.max_by_key(|(_, url)| url.base().len());
        match nearest.or(named.first()) {
            Some((called, _)) => *called,
            // A proxy may ask by a name of its own.
            None if is_forwarded => Called::Publicly,
            None => Called::Directly,
        }
    }

    fn address(&self, called: Called) -> Option<&PublicUrl> {
        match called {
            Called::Publicly => self.public_url.as_ref(),
            Called::Formerly(number) => self.former.get(number),
            Called::Directly => None,
        }
    }

    /// Whether whoever called us so is answered over HTTPS.
    pub(crate) fn is_https(&self, called: Called) -> bool {
        self.address(called).is_some_and(PublicUrl::is_https)
    }

    /// The path of that address which is ours.
    pub(crate) fn path(&self, called: Called) -> &str {
        self.address(called).map_or("/", PublicUrl::base)
    }

    /// The whole address of a path, for whoever called us so at this host. What is
    /// handed on is the address that people are told now.
    pub(crate) fn address_of(&self, called: Called, host: &str, path: &str) -> String {
        match &self.public_url {
            Some(url) if called != Called::Directly => {
                format!("{}{}{path}", url.origin(), url.base())
            }
            _ => format!("http://{host}/{path}"),
        }
    }

    pub(crate) const fn hosts(&self) -> &Hosts {
        &self.hosts
    }

    /// Whether an origin is this server's, asked for by this host.
    pub(crate) fn is_own_origin(&self, origin: &str, host: &str) -> bool {
        let authority = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        // A proxy may ask by a name of its own.
        let is_named = self.public_url.iter().chain(&self.former).any(|url| url.origin() == origin);
        is_named || authority.is_some_and(|authority| authority.eq_ignore_ascii_case(host))
    }

    /// Whether others reach what is meant for this machine alone: through a proxy
    /// that nobody told us of, or one that asks for somebody elsewhere.
    pub(crate) fn is_reached_by_others(&self, headers: &HeaderMap) -> bool {
        let is_expected = self.public_url.is_some() && !proxies::is_for_others(headers);
        !self.is_shared && proxies::is_forwarded(headers) && !is_expected
    }

    /// The same for others as well, whatever it listens at.
    #[must_use]
    pub fn for_others(self) -> Place {
        Place { is_shared: true, ..self }
    }

    /// Whether many people may come from this address.
    pub(crate) fn is_proxy(&self, address: IpAddr) -> bool {
        self.trusted_proxies.iter().any(|network| network.contains(address))
    }

    /// What whoever runs the server should know of a request: somebody asks for
    /// others who was not named as a proxy. It is said once; with a word for every
    /// request strangers could fill the log.
    pub(crate) fn unnamed_proxy(&self, peer: IpAddr, headers: &HeaderMap) -> Option<String> {
        let peer = peer.to_canonical();
        let is_strange = proxies::is_forwarded(headers) && !self.is_proxy(peer);
        if !is_strange || !self.noticed.is_first(peer) {
            return None;
        }
        Some(match self.is_shared {
            true => format!(
                "{peer} says for whom it asks, and is not believed: all whom it asks for count as \
                 one, who soon has tried too many passwords. If it is your proxy, start Damier \
                 with --trusted-proxy {peer}"
            ),
            false => format!(
                "{peer} asks for others, and this Damier is for its own machine alone. If it is \
                 your proxy, start Damier with --public-url and the address that people type, \
                 and with --trusted-proxy {peer}"
            ),
        })
    }

    /// For whom a request is made, and how it calls us.
    pub(crate) fn client(&self, peer: IpAddr, uri: &Uri, headers: &HeaderMap) -> Client {
        let address = proxies::client(&self.trusted_proxies, peer, headers);
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        // A proxy here that says for nobody that it asks mostly passes on the name
        // that people typed.
        let is_meant = host.is_some_and(hosts::means_this_machine);
        let is_local = hosts::is_this_machine(peer) && is_meant && !proxies::is_forwarded(headers);
        Client { called: self.called(uri, headers), address, is_local }
    }

    /// An address without the base in front; `None` where there is none, because
    /// proxies may cut it off themselves.
    pub(crate) fn within(&self, called: Called, uri: &Uri) -> Option<Uri> {
        // A page at a former address may have learnt the new one already.
        let bases = [self.base_for(called), self.base()].into_iter().filter(|base| *base != "/");
        let fitting = bases.filter(|base| uri.path().starts_with(base));
        let rest = &uri.path()[fitting.max_by_key(|base| base.len())?.len()..];
        let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
        format!("/{rest}{query}").parse().ok()
    }

    /// Whether a path is the base without its last `/`.
    pub(crate) fn is_unended_base(&self, path: &str) -> bool {
        self.base().strip_suffix('/').is_some_and(|base| !base.is_empty() && base == path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(listen: &str, url: Option<&str>) -> Place {
        let url = url.map(|url| url.parse().expect("a public address"));
        Place::new(listen.parse().expect("an address"), url, Vec::new())
    }

    #[test]
    fn others_reach_what_listens_to_them_or_is_named_to_them() {
        assert!(!place("127.0.0.1:7777", None).is_shared());
        assert!(!place("[::ffff:127.0.0.1]:7777", None).is_shared());
        assert!(!place("127.0.0.1:7777", Some("http://localhost:8080/damier")).is_shared());
        assert!(place("0.0.0.0:7777", None).is_shared());
        assert!(place("192.168.1.5:7777", None).is_shared());
        assert!(place("127.0.0.1:7777", Some("https://club.example/")).is_shared());
    }

    #[test]
    fn the_base_is_cut_off_once_and_only_where_it_stands() {
        let place = place("127.0.0.1:7777", Some("https://club.example/damier"));
        let cut = |uri: &str| place.within(Called::Publicly, &uri.parse().expect("an address"));
        let plain = |uri: &str| Some(uri.parse::<Uri>().expect("an address"));
        assert_eq!(cut("/damier/"), plain("/"));
        assert_eq!(cut("/damier/games?search=a%20b"), plain("/games?search=a%20b"));
        assert_eq!(cut("/damier/damier/"), plain("/damier/"));
        assert_eq!(cut("/damiers/games"), None);
        assert_eq!(cut("/games"), None);
        assert!(place.is_unended_base("/damier") && !place.is_unended_base("/damier/"));
    }

    #[test]
    fn our_origin_is_that_of_the_host_or_the_public_one() {
        let place = place("127.0.0.1:7777", Some("https://club.example:8443/damier/"));
        assert!(place.is_own_origin("https://club.example:8443", "127.0.0.1:7777"));
        assert!(place.is_own_origin("http://127.0.0.1:7777", "127.0.0.1:7777"));
        for foreign in ["https://club.example", "http://club.example:8443", "null", ""] {
            assert!(!place.is_own_origin(foreign, "127.0.0.1:7777"), "{foreign}");
        }
    }

    #[test]
    fn the_public_address_is_told_from_others() {
        let place = place("0.0.0.0:7777", Some("https://club.example:8443/damier/"));
        let called = |name, value: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, "192.168.1.5:7777".parse().expect("a value"));
            headers.insert(name, value.parse().expect("a value"));
            place.called(&Uri::from_static("/damier/"), &headers)
        };
        assert_eq!(called("host", "Club.example:8443"), Called::Publicly);
        assert_eq!(called("x-forwarded-for", "203.0.113.7"), Called::Publicly);
        for other in ["192.168.1.5:7777", "club.example", "club.example:7777", "localhost:7777"] {
            assert_eq!(called("host", other), Called::Directly, "{other}");
        }
        assert!(place.is_https(Called::Publicly) && !place.is_https(Called::Directly));
        assert_eq!(
            [Called::Publicly, Called::Directly].map(|how| place.path(how)),
            ["/damier/", "/"]
        );
    }

    #[test]
    fn what_a_proxy_hands_on_is_not_from_this_machine() {
        let place = place("127.0.0.1:7777", Some("https://club.example/"));
        let here = IpAddr::from([127, 0, 0, 1]);
        let mut headers = HeaderMap::new();
        let client = |peer, headers: &_| place.client(peer, &Uri::from_static("/"), headers);
        assert!(!client(here, &headers).is_local, "called by no name");
        // It asks for others and does not say so, but by the name that they typed.
        for (host, is_local) in [
            ("club.example", false),
            ("192.168.1.5:7777", false),
            ("127.0.0.1.nip.io", false),
            ("127.0.0.1:7777", true),
            ("[::1]:7777", true),
            ("Localhost", true),
        ] {
            headers.insert(header::HOST, host.parse().expect("a value"));
            assert_eq!(client(here, &headers).is_local, is_local, "{host}");
        }
        let elsewhere = IpAddr::from([192, 168, 1, 5]);
        assert!(!client(elsewhere, &headers).is_local, "whatever he calls us");
        // Nobody named this proxy, but one it is.
        headers.insert("x-forwarded-for", "203.0.113.7".parse().expect("a value"));
        let proxied = client(here, &headers);
        assert_eq!((proxied.address, proxied.is_local), (here, false));
    }

    /// A place that moved here from all of these.
    fn moved(to: &str, from: &[&str]) -> Place {
        let from = from.iter().map(|url| url.parse().expect("an address")).collect();
        place("127.0.0.1:7777", Some(to)).formerly(from)
    }

    fn called_at(place: &Place, url: &str) -> Called {
        let uri: Uri = url.parse().expect("an address");
        let mut headers = HeaderMap::new();
        let host = uri.authority().expect("a host").as_str();
        headers.insert(header::HOST, host.parse().expect("a value"));
        headers.insert("x-forwarded-for", "203.0.113.7".parse().expect("a value"));
        place.called(&uri, &headers)
    }

    #[test]
    fn former_addresses_are_told_from_the_new_one() {
        let place = moved(
            "https://club.example/",
            &[
                "https://old.example/d/",
                "https://club.example/damier/",
                "http://home.example/",
                "https://port.example:8443/d/",
            ],
        );
        for (url, called, base) in [
            ("https://club.example/", Called::Publicly, "/"),
            ("https://club.example/api/v1/session", Called::Publicly, "/"),
            ("https://club.example/damiers/", Called::Publicly, "/"),
            ("https://club.example/damier/api/v1/session", Called::Formerly(1), "/damier/"),
            ("https://old.example/d/games", Called::Formerly(0), "/d/"),
            // A proxy cut the path off.
            ("https://old.example/games", Called::Formerly(0), "/d/"),
            ("http://home.example/games", Called::Formerly(2), "/"),
            ("http://proxy.internal/damier/games", Called::Publicly, "/"),
            // The port was left out.
            ("https://port.example/d/games", Called::Formerly(3), "/d/"),
        ] {
            assert_eq!(called_at(&place, url), called, "{url}");
            assert_eq!(place.path(called), base, "{url}");
            let origin = url.split('/').take(3).collect::<Vec<_>>().join("/");
            let is_own = place.is_own_origin(&origin, "127.0.0.1:7777");
            assert_eq!(is_own, !url.contains("proxy") && !url.contains("port"), "{url}");
        }
        assert!(place.is_https(Called::Formerly(0)) && !place.is_https(Called::Formerly(2)));
        assert_eq!(place.bases().collect::<Vec<_>>(), ["/", "/d/", "/damier/", "/", "/d/"]);
        let told = place.address_of(Called::Formerly(0), "old.example", "room/x");
        assert_eq!(told, "https://club.example/room/x", "people are told the new one");
        let cut = |called, uri: &'static str| place.within(called, &Uri::from_static(uri));
        let plain = Some(Uri::from_static("/games"));
        assert_eq!(cut(Called::Formerly(1), "/damier/games"), plain);
        assert_eq!(cut(Called::Publicly, "/damier/games"), None, "there is no such place");
    }

    #[test]
    fn what_cannot_be_told_from_the_new_address_is_the_new_one() {
        let from = ["http://club.example/damier/", "https://club.example/"];
        let place = moved("https://club.example/damier/", &from);
        for url in ["https://club.example/damier/games", "https://club.example/games"] {
            assert_eq!(called_at(&place, url), Called::Publicly, "{url}");
        }
        // A page that lay elsewhere asks where it was told to.
        let place = moved("https://club.example/damier/", &["https://old.example/"]);
        let url = "https://old.example/damier/api/v1/games";
        assert_eq!(called_at(&place, url), Called::Formerly(0));
        let within = place.within(Called::Formerly(0), &url.parse().expect("an address"));
        assert_eq!(within, Some(Uri::from_static("/api/v1/games")));
    }

    #[test]
    fn where_it_was_reached_by_others_it_is_still() {
        let here = "http://localhost:8080/";
        assert!(!moved(here, &["http://localhost:8080/damier/"]).is_shared());
        let place = moved(here, &["https://old.example/"]);
        assert!(place.is_shared() && place.hosts().include("old.example"));
        let named = place.address_elsewhere().map(ToString::to_string);
        assert_eq!(named.as_deref(), Some("https://old.example/"));
    }
}
