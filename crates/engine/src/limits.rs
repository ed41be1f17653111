use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// What bounds a search. Without any bound it runs until it is stopped, or has
/// proven how the game ends.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Stop after this depth.
    pub depth: Option<u32>,
    /// Stop at this many nodes: exactly, with one thread.
    pub nodes: Option<u64>,
    /// Stop by the clock.
    pub time: Option<Budget>,
    /// How many of the best moves get a line of their own.
    pub lines: usize,
    /// Think on the opponent's time: the clock starts with
    /// [`Control::ponder_hit`].
    pub ponder: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { depth: None, nodes: None, time: None, lines: 1, ponder: false }
    }
}

impl Limits {
    /// A search of this depth.
    #[must_use]
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// A search of this many nodes.
    #[must_use]
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// A search of this long.
    #[must_use]
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(Budget::Move(time)), ..Limits::default() }
    }
}

/// Time to think.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Budget {
    /// So long for this move.
    Move(Duration),
    /// What is left on a clock.
    Clock {
        /// For the moves to come.
        remaining: Duration,
        /// Added with every move.
        increment: Duration,
        /// How many moves it must last for; `None` for the whole game.
        moves: Option<u32>,
    },
}

/// A handle by which another thread stops a search.
#[derive(Clone, Debug, Default)]
pub struct Control(Arc<Signals>);

#[derive(Debug, Default)]
struct Signals {
    stop: AtomicBool,
    ponder_hit: AtomicBool,
}

impl Control {
    /// A fresh handle: nothing has been asked yet.
    #[must_use]
    pub fn new() -> Control {
        Control::default()
    }

    /// Ends the search: it answers with what it has.
    pub fn stop(&self) {
        self.0.stop.store(true, Relaxed);
    }

    /// The opponent played the expected move: from now on the clock counts.
    pub fn ponder_hit(&self) {
        self.0.ponder_hit.store(true, Relaxed);
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.0.stop.load(Relaxed)
    }

    pub(crate) fn has_ponder_hit(&self) -> bool {
        self.0.ponder_hit.load(Relaxed)
    }
}
