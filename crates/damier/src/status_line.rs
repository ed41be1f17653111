//! How far a command has come: one line on stderr that changes while somebody
//! watches it.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// The line, or nothing where stderr is no terminal.
#[derive(Debug)]
pub(crate) struct StatusLine {
    is_watched: bool,
    is_shown: AtomicBool,
}

impl StatusLine {
    pub(crate) fn new() -> StatusLine {
        StatusLine { is_watched: io::stderr().is_terminal(), is_shown: AtomicBool::new(false) }
    }

    /// Whether there is somebody to show something to.
    pub(crate) fn is_watched(&self) -> bool {
        self.is_watched
    }

    /// Shows a text instead of the one before.
    pub(crate) fn show(&self, text: impl FnOnce() -> String) {
        if self.is_watched {
            self.is_shown.store(true, Ordering::Relaxed);
            write(&format!("\r{}\x1b[K", text()));
        }
    }

    /// Makes room for other output.
    pub(crate) fn clear(&self) {
        if self.is_shown.swap(false, Ordering::Relaxed) {
            write("\r\x1b[K");
        }
    }
}

fn write(text: &str) {
    let mut err = io::stderr().lock();
    // If the terminal is gone, the command goes on all the same.
    let _ = err.write_all(text.as_bytes()).and_then(|()| err.flush());
}

/// So much of a whole as a bar.
pub(crate) fn bar(share: f64) -> String {
    const LENGTH: usize = 30;
    let full = ((share * LENGTH as f64) as usize).min(LENGTH);
    "█".repeat(full) + &"░".repeat(LENGTH - full)
}

/// Seconds as hours, minutes and seconds.
pub(crate) fn clock(seconds: f64) -> String {
    let seconds = seconds.min(1e7) as u64;
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_full_at_the_end_and_never_longer() {
        assert_eq!(bar(0.0), "░".repeat(30));
        assert_eq!(bar(0.5), "█".repeat(15) + &"░".repeat(15));
        assert_eq!(bar(2.0), "█".repeat(30));
        assert_eq!(bar(f64::NAN), "░".repeat(30));
    }

    #[test]
    fn times_are_written_as_on_a_clock() {
        assert_eq!(clock(75.9), "1:15");
        assert_eq!(clock(3_725.0), "1:02:05");
    }
}
