//! How often somebody may try a password or a code.
//!
//! Tries are counted where they come from, so that nobody uses up those of
//! another; all strangers together have a limit, too. A device that was signed
//! in before is no stranger and has its own count: whoever tries words at our
//! door cannot lock out those who live here.

use std::collections::hash_map::RandomState;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

use super::token::TokenHash;
use crate::door::household;

/// Who tries.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Trier {
    /// Somebody at the machine itself, or a proxy there that says nothing of
    /// those for whom it asks.
    AtThisMachine,
    KnownDevice(TokenHash),
    Stranger(IpAddr),
}

/// So many tries, which come back in this time.
#[derive(Copy, Clone, Debug)]
struct Allowance {
    tries: f64,
    within: Duration,
}

const fn allow(tries: f64, minutes: u64) -> Allowance {
    Allowance { tries, within: Duration::from_secs(minutes * 60) }
}

/// How often something may be tried.
#[derive(Copy, Clone, Debug)]
struct Allowances {
    address: Allowance,
    known_device: Allowance,
    this_machine: Allowance,
    strangers: Option<Strangers>,
}

/// What holds for all strangers together. Whoever keeps their count empty locks out
/// nobody: each network has a few tries besides, for somebody who comes the first
/// time. Many networks are needed to guess much by those.
#[derive(Copy, Clone, Debug)]
struct Strangers {
    all: Allowance,
    newcomer: Allowance,
}

const OF_PASSWORDS: Allowances = Allowances {
    address: allow(10.0, 15),
    known_device: allow(20.0, 15),
    this_machine: allow(60.0, 15),
    strangers: Some(Strangers { all: allow(300.0, 10), newcomer: allow(3.0, 60) }),
};
/// There are 2⁴⁰ codes, and each works for ten minutes: whoever tries them from a
/// hundred thousand addresses finds one in a million times. So strangers need no
/// limit together, which somebody could use up for those who have a code.
const OF_CODES: Allowances = Allowances {
    address: allow(20.0, 15),
    known_device: allow(20.0, 15),
    this_machine: allow(60.0, 15),
    strangers: None,
};
/// So many addresses are remembered; the one that tried longest ago goes.
const MOST: NonZeroUsize = NonZeroUsize::new(100_000).unwrap();

#[derive(Debug)]
pub(crate) struct Attempts {
    allowances: Allowances,
    tables: Mutex<Tables>,
}

#[derive(Debug)]
struct Tables {
    addresses: LruCache<IpAddr, Bucket, RandomState>,
    /// By network.
    newcomers: LruCache<IpAddr, Bucket, RandomState>,
    devices: LruCache<TokenHash, Bucket, RandomState>,
    strangers: Bucket,
    this_machine: Bucket,
}

/// A try that was counted.
#[derive(Copy, Clone, Debug)]
#[must_use = "the right word gives it back"]
pub(crate) struct Counted {
    trier: Trier,
    as_newcomer: bool,
}

/// The tries that are left.
#[derive(Copy, Clone, Debug)]
struct Bucket {
    left: f64,
    since: Instant,
}

impl Bucket {
    const fn full(allowance: Allowance, now: Instant) -> Bucket {
        Bucket { left: allowance.tries, since: now }
    }

    /// How long to wait for the next try; zero if there is one left.
    fn wait(&mut self, allowance: Allowance, now: Instant) -> Duration {
        let rate = allowance.tries / allowance.within.as_secs_f64();
        let passed = now.saturating_duration_since(self.since).as_secs_f64();
        self.left = (self.left + passed * rate).min(allowance.tries);
        self.since = now;
        if self.left >= 1.0 {
            Duration::ZERO
        } else {
            Duration::from_secs_f64((1.0 - self.left) / rate)
        }
    }
}

impl Attempts {
    pub(crate) fn of_passwords() -> Attempts {
        Attempts::new(OF_PASSWORDS)
    }

    pub(crate) fn of_codes() -> Attempts {
        Attempts::new(OF_CODES)
    }

    fn new(allowances: Allowances) -> Attempts {
        let now = Instant::now();
        let all_strangers = allowances.strangers.map_or(allowances.address, |of| of.all);
        let tables = Tables {
            addresses: LruCache::with_hasher(MOST, RandomState::new()),
            newcomers: LruCache::with_hasher(MOST, RandomState::new()),
            devices: LruCache::with_hasher(MOST, RandomState::new()),
            strangers: Bucket::full(all_strangers, now),
            this_machine: Bucket::full(allowances.this_machine, now),
        };
        Attempts { allowances, tables: Mutex::new(tables) }
    }

    /// Counts a try; `Err` with the time to wait if there is none left.
    pub(crate) fn count(&self, trier: Trier, now: Instant) -> Result<Counted, Duration> {
        let of = &self.allowances;
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let Tables { addresses, newcomers, devices, strangers, this_machine } = &mut *tables;
        let mut as_newcomer = false;
        match trier {
            Trier::AtThisMachine => take([(this_machine, of.this_machine)], now)?,
            Trier::KnownDevice(device) => {
                let own = devices.get_or_insert_mut(device, || Bucket::full(of.known_device, now));
                take([(own, of.known_device)], now)?;
            }
            Trier::Stranger(address) => {
                let full = || Bucket::full(of.address, now);
                let own = (addresses.get_or_insert_mut(household(address), full), of.address);
                match of.strangers {
                    None => take([own], now)?,
                    Some(Strangers { all, .. }) if strangers.wait(all, now).is_zero() => {
                        take([own, (strangers, all)], now)?;
                    }
                    Some(Strangers { newcomer, .. }) => {
                        as_newcomer = true;
                        let full = || Bucket::full(newcomer, now);
                        let network = newcomers.get_or_insert_mut(network(address), full);
                        take([own, (network, newcomer)], now)?;
                    }
                }
            }
        }
        Ok(Counted { trier, as_newcomer })
    }

    /// Gives a try back: it was the right word, or none could be looked at.
    pub(crate) fn forgive(&self, Counted { trier, as_newcomer }: Counted) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let Tables { addresses, newcomers, devices, strangers, this_machine } = &mut *tables;
        let own = match trier {
            Trier::AtThisMachine => Some(this_machine),
            Trier::KnownDevice(device) => devices.get_mut(&device),
            Trier::Stranger(address) => {
                let common = match as_newcomer {
                    true => newcomers.get_mut(&network(address)),
                    false => Some(strangers),
                };
                common.into_iter().for_each(|bucket| bucket.left += 1.0);
                addresses.get_mut(&household(address))
            }
        };
        own.into_iter().for_each(|bucket| bucket.left += 1.0);
    }
}

/// What somebody can hardly have many of: a number of the fourth version, or what
/// providers give of the sixth to one customer at most.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(ip) => {
            let [a, b, c, ..] = ip.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0))
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// One from each, or none from any.
fn take<const N: usize>(
    mut buckets: [(&mut Bucket, Allowance); N],
    now: Instant,
) -> Result<(), Duration> {
    let waits = buckets.iter_mut().map(|(bucket, allowance)| bucket.wait(*allowance, now));
    let wait = waits.max().unwrap_or_default();
    if wait > Duration::ZERO {
        return Err(wait);
    }
    for (bucket, _) in &mut buckets {
        bucket.left -= 1.0;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stranger(last: u8) -> Trier {
        Trier::Stranger(IpAddr::from([203, 0, 113, last]))
    }

    fn passed(attempts: &Attempts, trier: Trier, tries: usize, now: Instant) -> usize {
        (0..tries).filter(|_| attempts.count(trier, now).is_ok()).count()
    }

    #[test]
    fn who_tries_too_often_waits_and_others_do_not() {
        let (attempts, now) = (Attempts::of_passwords(), Instant::now());
        assert_eq!(passed(&attempts, stranger(1), 50, now), 10);
        assert_eq!(passed(&attempts, stranger(2), 1, now), 1);
        let wait = attempts.count(stranger(1), now).expect_err("none is left");
        assert_eq!(wait.as_secs().div_ceil(10), 9, "a tenth of a quarter of an hour");
        assert_eq!(passed(&attempts, stranger(1), 5, now + wait), 1);
        assert_eq!(passed(&attempts, stranger(1), 50, now + Duration::from_secs(3600)), 10);
    }

    #[test]
    fn an_attack_from_everywhere_locks_out_nobody_who_was_here_before() {
        let (attempts, now) = (Attempts::of_passwords(), Instant::now());
        assert_eq!(attack(&attempts, 1000, now), 300 + (1000 - 30) * 3);
        assert_eq!(passed(&attempts, Trier::KnownDevice([1; 32]), 1, now), 1);
        assert_eq!(passed(&attempts, Trier::AtThisMachine, 1, now), 1);
    }

    /// Tries of strangers from so many networks, ten from each.
    fn attack(attempts: &Attempts, networks: u32, now: Instant) -> usize {
        let address = |network: u32| IpAddr::from((0xcb00_0000_u32 + network * 256).to_be_bytes());
        let from = |network| passed(attempts, Trier::Stranger(address(network)), 10, now);
        (0..networks).map(from).sum()
    }

    /// Whoever keeps the count of all strangers empty does not keep out one who comes
    /// the first time, with the right word or a mistyped one.
    #[test]
    fn somebody_new_has_tries_while_others_attack() {
        let (attempts, now) = (Attempts::of_passwords(), Instant::now());
        attack(&attempts, 100, now);
        let newcomer = Trier::Stranger("2001:db8:7:1::5".parse().expect("an address"));
        let counted = attempts.count(newcomer, now).expect("a first try");
        attempts.forgive(counted);
        assert_eq!(passed(&attempts, newcomer, 10, now), 3);
        // Who has one network of the sixth version has no more, whatever he calls himself.
        let neighbor = Trier::Stranger("2001:db8:7:2::5".parse().expect("an address"));
        assert_eq!(passed(&attempts, neighbor, 10, now), 0);
        let later = now + Duration::from_secs(20 * 60);
        attack(&attempts, 100, later);
        assert_eq!(passed(&attempts, newcomer, 10, later), 1);
        // What was given back went where it came from.
        assert_eq!(passed(&attempts, stranger(1), 1, now), 1);
    }

    #[test]
    fn codes_are_tried_by_address_alone() {
        let (attempts, now) = (Attempts::of_codes(), Instant::now());
        assert_eq!(attack(&attempts, 1000, now), 10_000);
        assert_eq!(passed(&attempts, stranger(1), 50, now), 20);
        assert_eq!(passed(&attempts, stranger(2), 50, now), 20);
    }

    /// A million networks, and a million devices, take no more memory than the first
    /// hundred thousand.
    #[test]
    fn whoever_comes_from_everywhere_fills_no_memory() {
        let (attempts, now) = (Attempts::of_passwords(), Instant::now());
        for number in 0..1_000_000_u32 {
            let [a, b, c, d] = number.to_be_bytes();
            let own = [0x20, 0x01, a, b, c, d, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
            let _ = attempts.count(Trier::Stranger(IpAddr::from(own)), now);
            let mut device = [0; 32];
            device[..4].copy_from_slice(&[a, b, c, d]);
            let _ = attempts.count(Trier::KnownDevice(device), now);
        }
        let tables = attempts.tables.lock().expect("nobody panicked");
        let kept = [tables.addresses.len(), tables.newcomers.len(), tables.devices.len()];
        assert_eq!(kept, [MOST.get(); 3]);
    }

    /// A proxy on it may hand on what anybody tries.
    #[test]
    fn this_machine_has_a_limit_of_its_own() {
        let (attempts, now) = (Attempts::of_passwords(), Instant::now());
        assert_eq!(passed(&attempts, Trier::AtThisMachine, 1000, now), 60);
        assert_eq!(passed(&attempts, stranger(1), 1, now), 1);
    }

    /// Nor can a device that was signed in once try for ever.
    #[test]
    fn a_known_device_has_a_limit_of_its_own() {
        let (attempts, now) = (Attempts::of_passwords(), Instant::now());
        assert_eq!(passed(&attempts, Trier::KnownDevice([1; 32]), 100, now), 20);
        assert_eq!(passed(&attempts, Trier::KnownDevice([2; 32]), 1, now), 1);
    }

    #[test]
    fn the_right_word_costs_nothing() {
        let (attempts, now) = (Attempts::of_passwords(), Instant::now());
        for _ in 0..100 {
            let counted = attempts.count(stranger(1), now).expect("one is left");
            attempts.forgive(counted);
        }
    }
}
