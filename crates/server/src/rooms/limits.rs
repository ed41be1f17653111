//! How much one client, and one address, may ask of rooms.

use std::collections::HashMap;
use std::collections::hash_map::RandomState;
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

use crate::door::{ConnectionLimits, household};

/// So many at once, which come back in this time.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Allowance {
    pub(crate) at_once: f64,
    pub(crate) within: Duration,
}

/// What somebody says who plays, and who watches. Pings count.
pub(crate) const OF_A_PLAYER: Allowance =
    Allowance { at_once: 100.0, within: Duration::from_secs(20) };
pub(crate) const OF_A_WATCHER: Allowance =
    Allowance { at_once: 50.0, within: Duration::from_secs(20) };
/// Rooms that one address opens.
const OPENED: Allowance = Allowance { at_once: 30.0, within: Duration::from_secs(600) };
/// What one address asks of rooms without a socket.
const ASKED: Allowance = Allowance { at_once: 200.0, within: Duration::from_secs(20) };
/// So many addresses are remembered; the one that asked longest ago goes.
const MOST: NonZeroUsize = NonZeroUsize::new(100_000).unwrap();

/// What is left of an allowance.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Bucket {
    left: f64,
    since: Instant,
}

impl Bucket {
    pub(crate) const fn full(allowance: Allowance, now: Instant) -> Bucket {
        Bucket { left: allowance.at_once, since: now }
    }

    /// Takes one out; `Err` with the time to wait if there is none.
    pub(crate) fn take(&mut self, allowance: Allowance, now: Instant) -> Result<(), Duration> {
        let rate = allowance.at_once / allowance.within.as_secs_f64();
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.left = (self.left + passed * rate).min(allowance.at_once);
        self.since = now;
        if self.left < 1.0 {
            return Err(Duration::from_secs_f64((1.0 - self.left) / rate));
        }
        self.left -= 1.0;
        Ok(())
    }
}

/// How many sockets there may be, and how patient one is with each.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct SocketLimits {
    /// In all.
    pub in_all: usize,
    /// From one address.
    pub per_address: usize,
    /// Who has not been heard of for so long is gone.
    pub silent: Duration,
    /// Who takes nothing for so long is gone, too.
    pub unread: Duration,
}

/// So many connections, or an eighth of all, are kept for those who ask without a
/// socket, however many sockets there are.
const KEPT_FREE: usize = 32;

impl SocketLimits {
    /// As many as there may be among so many connections.
    pub(crate) fn among(connections: ConnectionLimits, per_address: usize) -> SocketLimits {
        let kept_free = (connections.in_all / 8).min(KEPT_FREE);
        SocketLimits {
            in_all: connections.in_all - kept_free,
            per_address,
            silent: Duration::from_secs(25),
            unread: Duration::from_secs(15),
        }
    }
}

impl Default for SocketLimits {
    fn default() -> SocketLimits {
        SocketLimits::among(ConnectionLimits::default(), 32)
    }
}

/// Counts sockets, rooms and questions by address.
#[derive(Debug)]
pub(crate) struct Limits {
    sockets: SocketLimits,
    open: Mutex<Open>,
    opened: Mutex<LruCache<IpAddr, Bucket, RandomState>>,
    asked: Mutex<LruCache<IpAddr, Bucket, RandomState>>,
}

#[derive(Debug, Default)]
struct Open {
    in_all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// A socket that was let in, until this is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    limits: Arc<Limits>,
    address: IpAddr,
}

impl Counted {
    /// What it is held to.
    pub(crate) fn limits(&self) -> SocketLimits {
        self.limits.sockets
    }
}

impl Limits {
    pub(crate) fn new(sockets: SocketLimits) -> Arc<Limits> {
        let buckets = || Mutex::new(LruCache::with_hasher(MOST, RandomState::new()));
        Arc::new(Limits { sockets, open: Mutex::default(), opened: buckets(), asked: buckets() })
    }

    /// Lets a socket in; `None` if there are too many.
    pub(crate) fn admit(self: &Arc<Limits>, address: IpAddr) -> Option<Counted> {
        let address = household(address);
        let mut open = lock(&self.open);
        let same = open.by_address.get(&address).copied().unwrap_or(0);
        if open.in_all >= self.sockets.in_all || same >= self.sockets.per_address {
            return None;
        }
        open.in_all += 1;
        *open.by_address.entry(address).or_default() += 1;
        Some(Counted { limits: Arc::clone(self), address })
    }

    /// How many sockets are open.
    pub(crate) fn sockets(&self) -> usize {
        lock(&self.open).in_all
    }

    /// Counts a room that an address opens; `Err` with the time to wait.
    pub(crate) fn count_room(&self, address: IpAddr) -> Result<(), Duration> {
        count(&self.opened, OPENED, address)
    }

    /// Counts a question; `Err` with the time to wait.
    pub(crate) fn count_question(&self, address: IpAddr) -> Result<(), Duration> {
        count(&self.asked, ASKED, address)
    }
}

fn count(
    buckets: &Mutex<LruCache<IpAddr, Bucket, RandomState>>,
    allowance: Allowance,
    address: IpAddr,
) -> Result<(), Duration> {
    let now = Instant::now();
    let mut buckets = lock(buckets);
    let own = buckets.get_or_insert_mut(household(address), || Bucket::full(allowance, now));
    own.take(allowance, now)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = lock(&self.limits.open);
        open.in_all -= 1;
        if let Some(count) = open.by_address.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[test]
    fn so_many_sockets_and_no_more() {
        let limits =
            Limits::new(SocketLimits { in_all: 3, per_address: 2, ..SocketLimits::default() });
        let first = limits.admit(address(1)).expect("in");
        let _second = limits.admit(address(1)).expect("in");
        assert!(limits.admit(address(1)).is_none(), "of one address");
        let _third = limits.admit(address(2)).expect("in");
        assert!(limits.admit(address(3)).is_none(), "in all");
        drop(first);
        assert!(limits.admit(address(1)).is_some());
        assert_eq!(limits.sockets(), 2);
    }

    /// Whoever has all addresses that there are takes no more memory than this.
    #[test]
    fn of_a_million_addresses_few_are_remembered() {
        const ADDRESSES: u32 = 1_000_000;
        let limits = Limits::new(SocketLimits::default());
        for number in 0..ADDRESSES {
            let address = IpAddr::from(number.to_be_bytes());
            assert!(limits.count_question(address).is_ok(), "one is not too many");
            assert!(limits.count_room(address).is_ok());
            drop(limits.admit(address).expect("nobody else is there"));
        }
        for buckets in [&limits.asked, &limits.opened] {
            assert_eq!(lock(buckets).len(), MOST.get());
        }
        let open = lock(&limits.open);
        assert!(open.by_address.is_empty() && open.in_all == 0, "who is gone is forgotten");
    }

    #[test]
    fn what_was_used_up_comes_back() {
        let (allowance, start) = (OF_A_WATCHER, Instant::now());
        let mut bucket = Bucket::full(allowance, start);
        assert!((0..50).all(|_| bucket.take(allowance, start).is_ok()));
        let wait = bucket.take(allowance, start).expect_err("used up");
        assert!(wait <= Duration::from_millis(400), "{wait:?}");
        assert!(bucket.take(allowance, start + wait).is_ok());
    }
}
