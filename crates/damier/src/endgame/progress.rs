use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::status_line::{StatusLine, bar, clock};

/// How many positions are done, and how fast.
#[derive(Debug)]
pub(super) struct BuildProgress {
    line: StatusLine,
    positions: u64,
    passes: u64,
    start: Instant,
    shown: Mutex<Shown>,
}

#[derive(Debug)]
struct Shown {
    done: u64,
    last: Option<Instant>,
}

impl BuildProgress {
    const PAUSE: Duration = Duration::from_millis(100);

    /// Each of the positions is done in so many passes.
    pub(super) fn new(positions: u64, passes: u64) -> BuildProgress {
        BuildProgress {
            line: StatusLine::new(),
            positions: positions.max(1),
            passes,
            start: Instant::now(),
            shown: Mutex::new(Shown { done: 0, last: None }),
        }
    }

    /// A pass has done so many more.
    pub(super) fn add(&self, count: u64) {
        // A thread that failed while it wrote has nothing to say any more.
        let Ok(mut shown) = self.shown.lock() else {
            return;
        };
        shown.done += count;
        if shown.last.is_none_or(|last| last.elapsed() >= BuildProgress::PAUSE) {
            shown.last = Some(Instant::now());
            let done = shown.done / self.passes;
            self.line.show(|| line(done, self.positions, self.start.elapsed()));
        }
    }

    /// Makes room for other output.
    pub(super) fn clear(&self) {
        self.line.clear();
    }
}

fn line(done: u64, all: u64, elapsed: Duration) -> String {
    let seconds = elapsed.as_secs_f64().max(1e-3);
    let left = all.saturating_sub(done) as f64 * seconds / (done.max(1)) as f64;
    format!(
        "{} {:3} %  {:.1} million positions a second  {} left",
        bar(done as f64 / all as f64),
        (100 * done / all).min(100),
        done as f64 / seconds / 1e6,
        clock(left)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_tells_how_much_is_done_how_fast_and_what_is_left() {
        let text = line(25_000_000, 100_000_000, Duration::from_secs(25));
        assert!(text.starts_with("███████░"), "{text}");
        assert!(text.ends_with(" 25 %  1.0 million positions a second  1:15 left"), "{text}");
    }
}
