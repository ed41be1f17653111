//! The network between one client and its room: messages are late, a connection
//! breaks with all that is on its way, questions and answers get lost or come
//! twice.

use std::collections::VecDeque;
use std::time::Duration;

use damier_contract::{FromRoom, RoomAction};
use tokio::time::Instant;

use super::random::Random;
use crate::rooms::Joined;

/// How bad a network is.
#[derive(Copy, Clone, Debug)]
pub(super) struct Network {
    /// The longest that a message takes, in milliseconds.
    pub(super) delay_ms: u64,
    /// A connection breaks within so many milliseconds.
    pub(super) breaks_ms: u64,
    /// So many of a thousand requests, and so many answers, are lost.
    pub(super) lost: usize,
    /// So many requests come twice.
    pub(super) twice: usize,
}

/// What is on its way in one direction: in order, as in any connection.
#[derive(Debug)]
pub(super) struct Way<T> {
    waiting: VecDeque<(Instant, T)>,
    last: Instant,
}

impl<T> Way<T> {
    fn new() -> Way<T> {
        Way { waiting: VecDeque::new(), last: Instant::now() }
    }

    fn put(&mut self, what: T, delay: Duration) {
        self.last = self.last.max(Instant::now() + delay);
        self.waiting.push_back((self.last, what));
    }

    pub(super) fn take(&mut self) -> Option<T> {
        let is_due = self.due().is_some_and(|due| due <= Instant::now());
        if is_due { self.waiting.pop_front().map(|(_, what)| what) } else { None }
    }

    fn due(&self) -> Option<Instant> {
        self.waiting.front().map(|(due, _)| *due)
    }
}

/// A socket between a client and its room.
#[derive(Debug)]
pub(super) struct Link {
    pub(super) joined: Joined,
    pub(super) down: Way<FromRoom>,
    up: Way<RoomAction>,
    network: Network,
    pub(super) breaks: Instant,
    /// Until then nothing is read from the room.
    stalls: Option<Instant>,
    pub(super) was_stalled: bool,
}

impl Link {
    pub(super) fn new(joined: Joined, network: Network, random: &mut Random) -> Link {
        let breaks = Instant::now() + random.within(network.breaks_ms);
        let stalls = random.happens(20).then(|| Instant::now() + Duration::from_secs(90));
        Link {
            joined,
            down: Way::new(),
            up: Way::new(),
            network,
            breaks,
            stalls,
            was_stalled: stalls.is_some(),
        }
    }

    pub(super) fn send(&mut self, action: RoomAction, random: &mut Random) {
        self.up.put(action, random.within(self.network.delay_ms));
    }

    /// What the room said comes sooner or later.
    pub(super) fn deliver(&mut self, said: FromRoom, random: &mut Random) {
        self.down.put(said, random.within(self.network.delay_ms));
    }

    /// What has come to the room is done there.
    pub(super) async fn arrive(&mut self) {
        while let Some(action) = self.up.take() {
            self.joined.act(action).await;
        }
    }

    /// When something happens here next.
    pub(super) fn due(&self) -> Instant {
        let ways = [self.up.due(), self.down.due(), self.stalls];
        ways.into_iter().flatten().chain([self.breaks]).min().unwrap_or(self.breaks)
    }

    pub(super) fn is_stalled(&mut self) -> bool {
        self.stalls = self.stalls.filter(|until| *until > Instant::now());
        self.stalls.is_some()
    }
}
