//! How often somebody may try a password or a code.
//!
//! Tries are counted where they come from, so that nobody uses up those of
//! another; all strangers together have a limit, too. A device that was signed
//! in before is no stranger and has its own count: whoever tries words at our
//! door cannot lock out those who live here.

use std::collections::hash_map::RandomState;
use std::net::IpAddr;
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

const OF_AN_ADDRESS: Allowance = Allowance { tries: 10.0, within: Duration::from_secs(15 * 60) };
const OF_A_KNOWN_DEVICE: Allowance =
    Allowance { tries: 20.0, within: Duration::from_secs(15 * 60) };
const OF_THIS_MACHINE: Allowance = Allowance { tries: 60.0, within: Duration::from_secs(15 * 60) };
const OF_ALL_STRANGERS: Allowance =
    Allowance { tries: 300.0, within: Duration::from_secs(10 * 60) };
/// So many addresses are remembered; the one that tried longest ago goes.
const MOST: NonZeroUsize = NonZeroUsize::new(100_000).unwrap();

#[derive(Debug)]
pub(crate) struct Attempts {
    tables: Mutex<Tables>,
}

#[derive(Debug)]
struct Tables {
    addresses: LruCache<IpAddr, Bucket, RandomState>,
    devices: LruCache<TokenHash, Bucket, RandomState>,
    strangers: Bucket,
    this_machine: Bucket,
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
    pub(crate) fn new() -> Attempts {
        let now = Instant::now();
        let tables = Tables {
            addresses: LruCache::with_hasher(MOST, RandomState::new()),
            devices: LruCache::with_hasher(MOST, RandomState::new()),
            strangers: Bucket::full(OF_ALL_STRANGERS, now),
            this_machine: Bucket::full(OF_THIS_MACHINE, now),
        };
        Attempts { tables: Mutex::new(tables) }
    }

    /// Counts a try; `Err` with the time to wait if there is none left.
    pub(crate) fn count(&self, trier: Trier, now: Instant) -> Result<(), Duration> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let Tables { addresses, devices, strangers, this_machine } = &mut *tables;
        match trier {
            Trier::AtThisMachine => take([(this_machine, OF_THIS_MACHINE)], now),
            Trier::KnownDevice(device) => {
                let full = || Bucket::full(OF_A_KNOWN_DEVICE, now);
                let own = devices.get_or_insert_mut(device, full);
                take([(own, OF_A_KNOWN_DEVICE)], now)
            }
            Trier::Stranger(address) => {
                let full = || Bucket::full(OF_AN_ADDRESS, now);
                let own = addresses.get_or_insert_mut(household(address), full);
                take([(own, OF_AN_ADDRESS), (strangers, OF_ALL_STRANGERS)], now)
            }
        }
    }

    /// Gives a try back: it was the right word.
    pub(crate) fn forgive(&self, trier: Trier) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let Tables { addresses, devices, strangers, this_machine } = &mut *tables;
        let own = match trier {
            Trier::AtThisMachine => Some(this_machine),
            Trier::KnownDevice(device) => devices.get_mut(&device),
            Trier::Stranger(address) => {
                strangers.left += 1.0;
                addresses.get_mut(&household(address))
            }
        };
        if let Some(own) = own {
            own.left += 1.0;
        }
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
        let (attempts, now) = (Attempts::new(), Instant::now());
        assert_eq!(passed(&attempts, stranger(1), 50, now), 10);
        assert_eq!(passed(&attempts, stranger(2), 1, now), 1);
        let wait = attempts.count(stranger(1), now).expect_err("none is left");
        assert_eq!(wait.as_secs().div_ceil(10), 9, "a tenth of a quarter of an hour");
        assert_eq!(passed(&attempts, stranger(1), 5, now + wait), 1);
        assert_eq!(passed(&attempts, stranger(1), 50, now + Duration::from_secs(3600)), 10);
    }

    #[test]
    fn an_attack_from_everywhere_locks_out_nobody_who_was_here_before() {
        let (attempts, now) = (Attempts::new(), Instant::now());
        let mut through = 0;
        for network in 0..1000_u32 {
            let address = IpAddr::from((0xcb00_0000 + network * 256).to_be_bytes());
            through += passed(&attempts, Trier::Stranger(address), 10, now);
        }
        assert_eq!(through, 300);
        assert_eq!(passed(&attempts, Trier::KnownDevice([1; 32]), 1, now), 1);
        assert_eq!(passed(&attempts, Trier::AtThisMachine, 1, now), 1);
    }

    /// A proxy on it may hand on what anybody tries.
    #[test]
    fn this_machine_has_a_limit_of_its_own() {
        let (attempts, now) = (Attempts::new(), Instant::now());
        assert_eq!(passed(&attempts, Trier::AtThisMachine, 1000, now), 60);
        assert_eq!(passed(&attempts, stranger(1), 1, now), 1);
    }

    /// Nor can a device that was signed in once try for ever.
    #[test]
    fn a_known_device_has_a_limit_of_its_own() {
        let (attempts, now) = (Attempts::new(), Instant::now());
        assert_eq!(passed(&attempts, Trier::KnownDevice([1; 32]), 100, now), 20);
        assert_eq!(passed(&attempts, Trier::KnownDevice([2; 32]), 1, now), 1);
    }

    #[test]
    fn the_right_word_costs_nothing() {
        let (attempts, now) = (Attempts::new(), Instant::now());
        for _ in 0..100 {
            attempts.count(stranger(1), now).expect("one is left");
            attempts.forgive(stranger(1));
        }
    }
}
