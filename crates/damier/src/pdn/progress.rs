use std::io::{self, Read};
use std::sync::atomic::{AtomicU64, Ordering};

use crate::status_line::StatusLine;

/// How many files and bytes are read.
#[derive(Debug)]
pub(super) struct ReadProgress {
    line: StatusLine,
    files: usize,
    bytes: u64,
    bytes_done: AtomicU64,
}

impl ReadProgress {
    pub(super) fn new(files: usize, bytes: u64) -> ReadProgress {
        ReadProgress { line: StatusLine::new(), files, bytes, bytes_done: AtomicU64::new(0) }
    }

    /// A reader whose bytes count as done.
    pub(super) fn counting<R: Read>(&self, source: R) -> Counting<'_, R> {
        Counting { source, done: &self.bytes_done }
    }

    pub(super) fn show(&self, files_done: usize) {
        let megabytes = |bytes: u64| bytes as f64 / 1e6;
        let done = self.bytes_done.load(Ordering::Relaxed);
        self.line.show(|| {
            format!(
                "{files_done}/{} files, {:.1}/{:.1} MB",
                self.files,
                megabytes(done),
                megabytes(self.bytes.max(done))
            )
        });
    }

    /// Makes room for other output.
    pub(super) fn clear(&self) {
        self.line.clear();
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
