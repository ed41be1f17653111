use std::io::{self, IsTerminal, Read, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// How far a command has come: a line on stderr if somebody watches it.
#[derive(Debug)]
pub(super) struct Progress {
    is_watched: bool,
    /// The line stands there.
    is_shown: AtomicBool,
    files: usize,
    bytes: u64,
    bytes_done: AtomicU64,
}

impl Progress {
    pub(super) fn new(files: usize, bytes: u64) -> Progress {
        let is_watched = io::stderr().is_terminal();
        let (is_shown, bytes_done) = (AtomicBool::new(false), AtomicU64::new(0));
        Progress { is_watched, is_shown, files, bytes, bytes_done }
    }

    /// A reader whose bytes count as done.
    pub(super) fn counting<R: Read>(&self, source: R) -> Counting<'_, R> {
        Counting { source, done: &self.bytes_done }
    }

    pub(super) fn show(&self, files_done: usize) {
        if self.is_watched {
            self.is_shown.store(true, Ordering::Relaxed);
            let megabytes = |bytes: u64| bytes as f64 / 1e6;
            let done = self.bytes_done.load(Ordering::Relaxed);
            eprint!(
                "\r{files_done}/{} files, {:.1}/{:.1} MB",
                self.files,
                megabytes(done),
                megabytes(self.bytes.max(done))
            );
        }
    }

    /// Makes room for other output.
    pub(super) fn clear(&self) {
        if self.is_shown.swap(false, Ordering::Relaxed) {
            eprint!("\r\x1b[K");
            // Nothing can be done about a terminal that is gone.
            let _ = io::stderr().flush();
        }
    }
}

#[derive(Debug)]
pub(super) struct Counting<'a, R> {
    source: R,
    done: &'a AtomicU64,
}

impl<R: Read> Read for Counting<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(buffer)?;
        self.done.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}
