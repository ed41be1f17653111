//! Who may come in: so many connections in all, and so many from one address.
//!
//! When there are as many, whoever has waited longest without asking anything
//! goes, so that those who do nothing never shut out those who do.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::Notify;

/// How many connections there may be.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct ConnectionLimits {
    /// In all. The system's limit of open files may allow fewer.
    pub in_all: usize,
    /// From one address.
    pub per_address: usize,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits { in_all: 8192, per_address: 512 }
    }
}

/// What was counted at the door.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Counts {
    pub(crate) open: usize,
    /// Sent away, because nobody could go.
    pub(crate) refused: u64,
    /// Made to go, because they did nothing and others wanted to come in.
    pub(crate) displaced: u64,
}

/// Lets connections in.
#[derive(Debug)]
pub(crate) struct Door {
    limits: ConnectionLimits,
    guests: Mutex<Guests>,
    refused: AtomicU64,
    displaced: AtomicU64,
}

#[derive(Debug, Default)]
struct Guests {
    next: u64,
    inside: HashMap<u64, Arc<Presence>>,
    by_address: HashMap<IpAddr, usize>,
}

#[derive(Debug)]
struct Presence {
    address: IpAddr,
    /// How many requests are being answered.
    asking: AtomicU32,
    /// Since when none is.
    idle_since: Mutex<Instant>,
    goes: Notify,
}

/// A connection that was let in, until this is dropped.
#[derive(Debug)]
pub(crate) struct Guest {
    door: Arc<Door>,
    number: u64,
    presence: Arc<Presence>,
}

impl Door {
    pub(crate) fn new(limits: ConnectionLimits) -> Arc<Door> {
        Arc::new(Door {
            limits,
            guests: Mutex::default(),
            refused: AtomicU64::new(0),
            displaced: AtomicU64::new(0),
        })
    }

    pub(crate) fn counts(&self) -> Counts {
        Counts {
            open: self.guests().inside.len(),
            refused: self.refused.load(Ordering::Relaxed),
            displaced: self.displaced.load(Ordering::Relaxed),
        }
    }

    /// Lets a connection in, if need be in place of one that does nothing;
    /// `None` if all of those do something. A proxy comes for many, so that only
    /// the limit of all counts.
    pub(crate) fn admit(self: &Arc<Door>, address: IpAddr, is_proxy: bool) -> Option<Guest> {
        let address = household(address);
        let mut guests = self.guests();
        let same = guests.by_address.get(&address).copied().unwrap_or(0);
        let leaves = if same >= self.limits.per_address && !is_proxy {
            Some(guests.idlest(|guest| guest.address == address))
        } else if guests.inside.len() >= self.limits.in_all {
            let crowd = guests.by_address.iter().max_by_key(|(_, count)| **count);
            // Many lone idlers are no crowd, and a family among them is none.
            let crowd = crowd.filter(|(_, count)| **count > self.limits.in_all / 8);
            let crowd = crowd.map(|(address, _)| *address);
            let of_crowd = guests.idlest(|guest| Some(guest.address) == crowd);
            Some(of_crowd.or_else(|| guests.idlest(|_| true)))
        } else {
            None
        };
        match leaves {
            None => {}
            Some(Some(number)) => {
                self.displaced.fetch_add(1, Ordering::Relaxed);
                if let Some(guest) = guests.remove(number) {
                    guest.goes.notify_one();
                }
            }
            Some(None) => {
                self.refused.fetch_add(1, Ordering::Relaxed);
                return None;
            }
        }
        let presence = Arc::new(Presence {
            address,
            asking: AtomicU32::new(0),
            idle_since: Mutex::new(Instant::now()),
            goes: Notify::new(),
        });
        let number = guests.next;
        guests.next += 1;
        guests.inside.insert(number, Arc::clone(&presence));
        *guests.by_address.entry(address).or_default() += 1;
        drop(guests);
        Some(Guest { door: Arc::clone(self), number, presence })
    }

    fn guests(&self) -> MutexGuard<'_, Guests> {
        self.guests.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Guests {
    /// Of those that fit and ask nothing, the one for longest.
    fn idlest(&self, fits: impl Fn(&Presence) -> bool) -> Option<u64> {
        let idle = |guest: &Presence| guest.asking.load(Ordering::Relaxed) == 0 && fits(guest);
        let idlest = self.inside.iter().filter(|(_, guest)| idle(guest));
        idlest.min_by_key(|(_, guest)| guest.idle_since()).map(|(number, _)| *number)
    }

    fn remove(&mut self, number: u64) -> Option<Arc<Presence>> {
        let guest = self.inside.remove(&number)?;
        if let Some(count) = self.by_address.get_mut(&guest.address) {
            *count -= 1;
            if *count == 0 {
                self.by_address.remove(&guest.address);
            }
        }
        Some(guest)
    }
}

impl Presence {
    fn idle_since(&self) -> Instant {
        *self.idle_since.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Guest {
    /// Resolves when the connection must go.
    pub(crate) async fn must_go(&self) {
        self.presence.goes.notified().await;
    }

    /// The connection becomes a socket: it is counted, and not idle, until this is
    /// dropped.
    pub(crate) fn stay(self: &Arc<Guest>) -> Staying {
        Staying { _asking: self.ask(), _guest: Arc::clone(self) }
    }

    /// The connection asks something, until the answer is dropped.
    pub(crate) fn ask(&self) -> Asking {
        self.presence.asking.fetch_add(1, Ordering::Relaxed);
        Asking(Arc::clone(&self.presence))
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.door.guests().remove(self.number);
    }
}

/// A request that is being answered.
#[derive(Debug)]
pub(crate) struct Asking(Arc<Presence>);

impl Drop for Asking {
    fn drop(&mut self) {
        *self.0.idle_since.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.0.asking.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A connection that has become a socket.
#[derive(Debug)]
pub(crate) struct Staying {
    _asking: Asking,
    _guest: Arc<Guest>,
}

/// What counts as one address: who has one of the sixth version has 2⁶⁴.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(ip) => {
            let [a, b, c, d, ..] = ip.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn door(in_all: usize, per_address: usize) -> Arc<Door> {
        Door::new(ConnectionLimits { in_all, per_address })
    }

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    fn has_gone(guest: &Guest) -> bool {
        !guest.door.guests().inside.contains_key(&guest.number)
    }

    #[test]
    fn who_does_nothing_makes_room() {
        let door = door(100, 2);
        let first = door.admit(address(1), false).expect("in");
        let second = door.admit(address(1), false).expect("in");
        let other = door.admit(address(2), false).expect("in");
        let third = door.admit(address(1), false).expect("in");
        assert!(has_gone(&first), "for longest");
        assert!(!has_gone(&second) && !has_gone(&other) && !has_gone(&third));
        assert_eq!(door.counts(), Counts { open: 3, refused: 0, displaced: 1 });
    }

    #[test]
    fn who_asks_is_never_sent_away() {
        let door = door(2, 100);
        let first = door.admit(address(1), false).expect("in");
        let second = door.admit(address(2), false).expect("in");
        let asking = (first.ask(), second.ask());
        assert!(door.admit(address(3), false).is_none());
        drop(asking.0);
        assert!(door.admit(address(3), false).is_some());
        assert!(has_gone(&first) && !has_gone(&second));
        assert_eq!(door.counts().refused, 1);
    }

    #[test]
    fn a_crowd_from_one_address_makes_room_for_others() {
        let door = door(10, 100);
        let lone = door.admit(address(1), false).expect("in");
        let crowd: Vec<Guest> =
            (0..9).map(|_| door.admit(address(2), false).expect("in")).collect();
        let newcomer = door.admit(address(3), false).expect("in");
        assert!(!has_gone(&lone) && !has_gone(&newcomer));
        assert!(has_gone(&crowd[0]));
        drop(crowd);
        assert_eq!(door.counts().open, 2);
    }

    #[test]
    fn a_proxy_comes_for_many() {
        let door = door(100, 2);
        let guests: Vec<Guest> =
            (0..9).map(|_| door.admit(address(1), true).expect("in")).collect();
        assert!(guests.iter().all(|guest| !has_gone(guest)));
    }

    #[test]
    fn one_household_has_one_address() {
        let of = |text: &str| household(text.parse().expect("an address"));
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:0:1"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:192.0.2.7"), of("192.0.2.7"));
    }
}
