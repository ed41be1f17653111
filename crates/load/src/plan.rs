//! When moves are due.
//!
//! A schedule does not wait for answers: a server that stalls is asked no less,
//! and every move counts from the instant at which it was due.

use std::time::Duration;

use tokio::time::Instant;

/// A stretch of time with one rate.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Step {
    /// How long it lasts.
    pub(crate) lasts: Duration,
    /// How often there is a move in each game.
    pub(crate) every: Duration,
}

/// When moves are due in all games.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) start: Instant,
    steps: Vec<Step>,
}

/// When a move is due, and in which step.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Slot {
    pub(crate) at: Instant,
    pub(crate) step: usize,
}

impl Plan {
    pub(crate) const fn new(start: Instant, steps: Vec<Step>) -> Plan {
        Plan { start, steps }
    }

    /// When the last step ends.
    pub(crate) fn end(&self) -> Instant {
        self.start + self.steps.iter().map(|step| step.lasts).sum::<Duration>()
    }

    pub(crate) const fn steps(&self) -> usize {
        self.steps.len()
    }

    /// How often there is a move in each game, by step.
    pub(crate) fn rates(&self) -> impl Iterator<Item = Duration> {
        self.steps.iter().map(|step| step.every)
    }

    /// The first move after an instant in a game with this phase, from 0 up to
    /// 1; `None` if the plan is over.
    pub(crate) fn next(&self, phase: f64, after: Option<Instant>) -> Option<Slot> {
        let mut from = self.start;
        for (step, Step { lasts, every }) in self.steps.iter().enumerate() {
            let first = from + every.mul_f64(phase);
            let passed = after.and_then(|after| after.checked_duration_since(first));
            let at = match passed {
                None => first,
                Some(passed) => {
                    let count = passed.as_nanos() / every.as_nanos().max(1) + 1;
                    first + *every * u32::try_from(count).unwrap_or(u32::MAX)
                }
            };
            if at < from + *lasts {
                return Some(Slot { at, step });
            }
            from += *lasts;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_due_whatever_happens() {
        let second = Duration::from_secs(1);
        let start = Instant::now();
        let step = |every| Step { lasts: 10 * second, every };
        let plan = Plan::new(start, vec![step(4 * second), step(2 * second)]);
        let mut slots = Vec::new();
        let mut last = None;
        while let Some(slot) = plan.next(0.25, last) {
            slots.push(((slot.at - start).as_millis(), slot.step));
            last = Some(slot.at);
        }
        let first = [(1000, 0), (5000, 0), (9000, 0)];
        let second = [(10_500, 1), (12_500, 1), (14_500, 1), (16_500, 1), (18_500, 1)];
        assert_eq!(slots, [&first[..], &second[..]].concat());
        assert_eq!(plan.end() - start, Duration::from_secs(20));
    }
}
