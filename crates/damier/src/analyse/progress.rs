use std::io::{self, IsTerminal, Write};

/// A line on stderr that changes while somebody watches.
#[derive(Debug)]
pub(super) struct Progress {
    is_watched: bool,
}

impl Progress {
    const WIDTH: usize = 79;

    pub(super) fn new() -> Progress {
        Progress { is_watched: io::stderr().is_terminal() }
    }

    /// Shows a text instead of the one before.
    pub(super) fn show(&self, text: impl FnOnce() -> String) {
        if self.is_watched {
            let text: String = text().chars().take(Progress::WIDTH).collect();
            eprint!("\r{text}\x1b[K");
            self.flush();
        }
    }

    /// Shows how much of a whole is done.
    pub(super) fn show_bar(&self, title: &str, done: usize, all: usize) {
        const LENGTH: usize = 40;
        self.show(|| {
            let full = (done * LENGTH).checked_div(all).unwrap_or(LENGTH).min(LENGTH);
            let bar = "█".repeat(full) + &"░".repeat(LENGTH - full);
            format!("{bar} {done}/{all}  {title}")
        });
    }

    /// Makes room for other output.
    pub(super) fn clear(&self) {
        if self.is_watched {
            eprint!("\r\x1b[K");
            self.flush();
        }
    }

    fn flush(&self) {
        // Nothing can be done about a terminal that is gone.
        let _ = io::stderr().flush();
    }
}
