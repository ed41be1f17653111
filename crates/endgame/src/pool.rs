use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use crate::error::Error;

/// Who does the work, and who is told about it.
#[derive(Copy, Clone)]
pub(crate) struct Pool<'a> {
    threads: usize,
    /// Is told how many positions one of two passes has done; answers whether
    /// to go on.
    watch: &'a (dyn Fn(usize) -> bool + Sync),
}

impl<'a> Pool<'a> {
    pub(crate) fn new(threads: usize, watch: &'a (dyn Fn(usize) -> bool + Sync)) -> Pool<'a> {
        Pool { threads: threads.max(1), watch }
    }

    /// So many positions are done.
    pub(crate) fn tell(&self, positions: usize) -> Result<(), Error> {
        if (self.watch)(positions) { Ok(()) } else { Err(Error::Stopped) }
    }

    /// Does the work piece by piece on all threads; returns what each of them
    /// had at hand.
    pub(crate) fn run<T: Send>(
        &self,
        len: usize,
        chunk: usize,
        start: impl Fn() -> Result<T, Error> + Sync,
        work: impl Fn(&mut T, Range<usize>) -> Result<(), Error> + Sync,
    ) -> Result<Vec<T>, Error> {
        let (next, failed) = (AtomicUsize::new(0), AtomicBool::new(false));
        let one = || {
            let mut own = start()?;
            while !failed.load(Ordering::Relaxed) {
                let first = next.fetch_add(chunk, Ordering::Relaxed);
                if first >= len {
                    break;
                }
                if let Err(error) = work(&mut own, first..(first + chunk).min(len)) {
                    failed.store(true, Ordering::Relaxed);
                    return Err(error);
                }
            }
            Ok(own)
        };
        let threads = self.threads.min(len.div_ceil(chunk)).max(1);
        if threads == 1 {
            return Ok(vec![one()?]);
        }
        thread::scope(|scope| {
            let all: Vec<_> = (0..threads).map(|_| scope.spawn(one)).collect();
            let joined = all.into_iter().map(|thread| match thread.join() {
                Ok(done) => done,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            // Every thread is waited for before the first error is told.
            joined.collect::<Vec<_>>().into_iter().collect()
        })
    }
}
