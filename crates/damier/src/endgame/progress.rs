use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How far a command has come: a bar on stderr if somebody watches it.
#[derive(Debug)]
pub(super) struct Progress {
    is_watched: bool,
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

impl Progress {
    const LENGTH: u64 = 30;
    const PAUSE: Duration = Duration::from_millis(100);

    /// Each of the positions is done in so many passes.
    pub(super) fn new(positions: u64, passes: u64) -> Progress {
        Progress {
            is_watched: io::stderr().is_terminal(),
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
        let is_due = shown.last.is_none_or(|last| last.elapsed() >= Progress::PAUSE);
        if self.is_watched && is_due {
            shown.last = Some(Instant::now());
            let done = shown.done / self.passes;
            eprint!("\r{}\x1b[K", line(done, self.positions, self.start.elapsed()));
            flush();
        }
    }

    /// Makes room for other output.
    pub(super) fn clear(&self) {
        if self.is_watched {
            eprint!("\r\x1b[K");
            flush();
        }
    }
}

fn flush() {
    // Nothing can be done about a terminal that is gone.
    let _ = io::stderr().flush();
}

fn line(done: u64, all: u64, elapsed: Duration) -> String {
    let full = (done * Progress::LENGTH / all).min(Progress::LENGTH) as usize;
    let bar = "█".repeat(full) + &"░".repeat(Progress::LENGTH as usize - full);
    let seconds = elapsed.as_secs_f64().max(1e-3);
    let left = all.saturating_sub(done) as f64 * seconds / (done.max(1)) as f64;
    format!(
        "{bar} {:3} %  {:.1} million positions a second  {} left",
        (100 * done / all).min(100),
        done as f64 / seconds / 1e6,
        clock(left)
    )
}

/// Seconds as hours, minutes and seconds.
fn clock(seconds: f64) -> String {
    let seconds = seconds.min(1e6) as u64;
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_tells_how_much_is_done_how_fast_and_what_is_left() {
        let text = line(25_000_000, 100_000_000, Duration::from_secs(25));
        assert!(text.starts_with("███████░"), "{text}");
        assert!(text.ends_with(" 25 %  1.0 million positions a second  1:15 left"), "{text}");
        assert_eq!(clock(3_725.0), "1:02:05");
    }
}
