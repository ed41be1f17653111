//! How time is spent. Nothing else in the engine reads a clock.

use std::sync::OnceLock;
use std::time::Duration;
#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
use std::time::Instant;

use crate::limits::{Budget, Control, Limits};
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
use lent::Instant;

/// Kept back for the way from the engine to the clock.
const MARGIN: Duration = Duration::from_millis(5);

#[derive(Debug)]
pub(crate) struct Clock {
    begun: Instant,
    pondering: bool,
    /// When the opponent's move came, if we thought on his time.
    hit: OnceLock<Instant>,
    /// When no new iteration is begun, and when the search breaks off.
    soft: Option<Duration>,
    hard: Option<Duration>,
}

impl Clock {
    pub(crate) fn start(limits: &Limits) -> Clock {
        let (soft, hard) = match limits.time {
            None => (None, None),
            Some(budget) => {
                let (soft, hard) = share(budget);
                (Some(soft), Some(hard))
            }
        };
        Clock { begun: Instant::now(), pondering: limits.ponder, hit: OnceLock::new(), soft, hard }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Whether the search must break off.
    pub(crate) fn is_over(&self, control: &Control) -> bool {
        self.hard.is_some_and(|hard| self.spent(control).is_some_and(|spent| spent >= hard))
    }

    /// Whether another iteration is worth beginning. `share` is how much of
    /// the usual time this move deserves.
    pub(crate) fn allows_another(&self, control: &Control, share: f64) -> bool {
        !self.soft.is_some_and(|soft| {
            self.spent(control).is_some_and(|spent| spent >= soft.mul_f64(share))
        })
    }

    /// Whether the time is ours to save: on a game clock, and not while the
    /// opponent thinks.
    pub(crate) fn rewards_haste(&self, control: &Control) -> bool {
        self.soft != self.hard && (!self.pondering || control.has_ponder_hit())
    }

    /// Our own time so far; `None` while the opponent thinks.
    fn spent(&self, control: &Control) -> Option<Duration> {
        if !self.pondering {
            return Some(self.begun.elapsed());
        }
        if !control.has_ponder_hit() {
            return None;
        }
        Some(self.hit.get_or_init(Instant::now).elapsed())
    }
}

/// Longer than anybody waits, and short enough to calculate with.
const FOREVER: Duration = Duration::from_secs(1 << 32);

/// The time after which no iteration is begun, and the time that is never
/// passed.
fn share(budget: Budget) -> (Duration, Duration) {
    match budget {
        Budget::Move(time) => {
            // Nobody loses a game by a late move here: a little less is enough.
            let time = time.saturating_sub(MARGIN.min(time / 50));
            (time, time)
        }
        Budget::Clock { remaining, increment, moves } => {
            let (remaining, increment) = (remaining.min(FOREVER), increment.min(FOREVER));
            let most = remaining.saturating_sub(MARGIN.min(remaining / 10));
            // A game lasts some thirty moves more, whenever one asks.
            let moves = f64::from(moves.unwrap_or(30).clamp(1, 30));
            let fair = remaining.div_f64(moves) + increment.mul_f64(0.8);
            (fair.mul_f64(0.7).min(most), fair.mul_f64(3.0).min(most.mul_f64(0.6)))
        }
    }
}

/// Bare WebAssembly has no clock: whoever runs the module lends one, by a
/// function `now_ms` of the import module `damier`.
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
mod lent {
    use std::time::Duration;

    #[link(wasm_import_module = "damier")]
    #[expect(unsafe_code, reason = "functions from outside are declared so")]
    // Safety: it takes nothing and gives a number; no memory changes hands.
    unsafe extern "C" {
        /// Milliseconds since some moment, never fewer than before.
        safe fn now_ms() -> f64;
    }

    /// As much of `std::time::Instant` as the clock needs.
    #[derive(Copy, Clone, Debug)]
    pub(super) struct Instant(f64);

    impl Instant {
        pub(super) fn now() -> Instant {
            Instant(now_ms())
        }

        pub(super) fn elapsed(&self) -> Duration {
            // A clock that errs costs thinking time, never the search.
            let seconds = (now_ms() - self.0) / 1000.0;
            Duration::try_from_secs_f64(seconds).unwrap_or_default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_clock_is_overdrawn() {
        for seconds in [0.0, 0.001, 0.05, 1.0, 300.0] {
            let remaining = Duration::from_secs_f64(seconds);
            for moves in [None, Some(0), Some(1), Some(75)] {
                for increment in [Duration::ZERO, Duration::from_secs(10)] {
                    let (soft, hard) = share(Budget::Clock { remaining, increment, moves });
                    assert!(hard <= remaining, "{seconds} s, {moves:?} moves");
                    assert!(soft <= remaining);
                }
            }
            let (_, hard) = share(Budget::Move(remaining));
            assert!(hard <= remaining);
        }
        let (remaining, increment) = (Duration::MAX, Duration::MAX);
        share(Budget::Clock { remaining, increment, moves: Some(1) });
        share(Budget::Move(Duration::MAX));
    }

    #[test]
    fn the_clock_stands_while_the_opponent_thinks() {
        let limits = Limits { ponder: true, ..Limits::time(Duration::ZERO) };
        let clock = Clock::start(&limits);
        let control = Control::new();
        assert!(!clock.is_over(&control));
        control.ponder_hit();
        assert!(clock.is_over(&control));
    }
}
