//! Many threads at work: jobs are handed out one by one, and what becomes of
//! them is handed in on the thread that wants them done.

use std::collections::BTreeMap;
use std::sync::mpsc::channel;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Threads that work side by side.
#[derive(Copy, Clone, Debug)]
pub struct Pool {
    threads: usize,
    ahead: usize,
}

impl Pool {
    /// So many threads, at least one.
    #[must_use]
    pub fn new(threads: usize) -> Pool {
        Pool { threads: threads.max(1), ahead: usize::MAX }
    }

    /// The same, but [in order](Pool::run_in_order) no job is begun that many
    /// jobs after one that was not handed in.
    #[must_use]
    pub const fn ahead(self, jobs: usize) -> Pool {
        Pool { ahead: jobs, ..self }
    }

    /// Does jobs until there are no more, and hands each in as it is done.
    ///
    /// `jobs` is asked whenever a thread has nothing to do, so that it can end
    /// at any time; what was begun is finished. A thread makes its `worker`
    /// with its first job, and keeps it.
    pub fn run<J, W, R: Send>(
        &self,
        jobs: impl Iterator<Item = J> + Send,
        worker: impl Fn() -> W + Sync,
        work: impl Fn(&mut W, J) -> R + Sync,
        mut hand_in: impl FnMut(R),
    ) {
        let unbounded = Pool { ahead: usize::MAX, ..*self };
        unbounded.run_numbered(jobs, worker, work, |_, result| {
            hand_in(result);
            0
        });
    }

    /// Does jobs until there are no more, and hands them in in the order in
    /// which they were handed out, whichever is done first.
    pub fn run_in_order<J, W, R: Send>(
        &self,
        jobs: impl Iterator<Item = J> + Send,
        worker: impl Fn() -> W + Sync,
        work: impl Fn(&mut W, J) -> R + Sync,
        mut hand_in: impl FnMut(R),
    ) {
        let mut early = BTreeMap::new();
        let mut handed_in = 0;
        self.run_numbered(jobs, worker, work, |number, result| {
            early.insert(number, result);
            while let Some(result) = early.remove(&handed_in) {
                hand_in(result);
                handed_in += 1;
            }
            handed_in
        });
    }

    /// `hand_in` answers how many of the first jobs nobody waits for any more.
    fn run_numbered<J, W, R: Send>(
        &self,
        jobs: impl Iterator<Item = J> + Send,
        worker: impl Fn() -> W + Sync,
        work: impl Fn(&mut W, J) -> R + Sync,
        mut hand_in: impl FnMut(usize, R) -> usize,
    ) {
        let counter = Counter {
            queue: Mutex::new(Queue { jobs, begun: 0, limit: self.ahead, is_closed: false }),
            moved: Condvar::new(),
        };
        let (sender, results) = channel();
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                let (sender, counter, worker, work) = (sender.clone(), &counter, &worker, &work);
                scope.spawn(move || {
                    let _watched = Shift(counter);
                    let mut own = None;
                    while let Some((number, job)) = counter.take() {
                        let result = work(own.get_or_insert_with(worker), job);
                        if sender.send((number, result)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            let _watched = Shift(&counter);
            for (number, result) in results {
                let settled = hand_in(number, result);
                counter.queue().limit = self.ahead.saturating_add(settled);
                counter.moved.notify_all();
            }
        });
    }
}

/// Where jobs are handed out.
struct Counter<I> {
    queue: Mutex<Queue<I>>,
    /// Told when more jobs may be begun.
    moved: Condvar,
}

struct Queue<I> {
    jobs: I,
    begun: usize,
    /// So many jobs may be begun by now.
    limit: usize,
    is_closed: bool,
}

impl<I> Counter<I> {
    fn queue(&self) -> MutexGuard<'_, Queue<I>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<I: Iterator> Counter<I> {
    /// The next job and its number, if there shall be one.
    fn take(&self) -> Option<(usize, I::Item)> {
        let mut queue = self.queue();
        while !queue.is_closed && queue.begun >= queue.limit {
            queue = self.moved.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
        if queue.is_closed {
            return None;
        }
        let Some(job) = queue.jobs.next() else {
            queue.is_closed = true;
            self.moved.notify_all();
            return None;
        };
        queue.begun += 1;
        Some((queue.begun - 1, job))
    }
}

/// A thread at work. If it panics, the others end too: they would wait for its
/// job for ever.
struct Shift<'a, I>(&'a Counter<I>);

impl<I> Drop for Shift<'_, I> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.queue().is_closed = true;
            self.0.moved.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
    use std::time::Duration;

    use super::*;

    /// Jobs that take the longer the earlier they are.
    fn square(_: &mut (), n: u64) -> u64 {
        std::thread::sleep(Duration::from_micros(400 - 20 * n));
        n * n
    }

    #[test]
    fn every_job_is_done_once_and_in_order_where_that_is_asked_for() {
        let expected: Vec<u64> = (0..20).map(|n| n * n).collect();
        for threads in [0, 1, 3, 30] {
            let (mut unordered, mut ordered) = (Vec::new(), Vec::new());
            Pool::new(threads).run(0..20, || (), square, |n| unordered.push(n));
            Pool::new(threads).ahead(2).run_in_order(0..20, || (), square, |n| ordered.push(n));
            unordered.sort_unstable();
            assert_eq!(unordered, expected, "{threads} threads");
            assert_eq!(ordered, expected, "{threads} threads");
        }
    }

    #[test]
    fn no_job_is_begun_too_far_ahead() {
        let handed_in = AtomicUsize::new(0);
        let pool = Pool::new(8).ahead(3);
        let work = |_: &mut (), n: usize| assert!(n < handed_in.load(Relaxed) + 3, "{n}");
        pool.run_in_order(
            0..200,
            || (),
            work,
            |()| {
                handed_in.fetch_add(1, Relaxed);
            },
        );
        assert_eq!(handed_in.into_inner(), 200);
    }

    #[test]
    fn what_was_begun_when_the_jobs_end_is_handed_in() {
        let is_enough = AtomicBool::new(false);
        let begun = AtomicUsize::new(0);
        let jobs = (0..).take_while(|_| !is_enough.load(Relaxed));
        let mut handed_in = 0;
        let work = |_: &mut (), _: u64| begun.fetch_add(1, Relaxed);
        Pool::new(4).run(
            jobs,
            || (),
            work,
            |_| {
                handed_in += 1;
                is_enough.store(handed_in >= 10, Relaxed);
            },
        );
        assert!(handed_in >= 10);
        assert_eq!(begun.into_inner(), handed_in);
    }

    #[test]
    fn a_panic_ends_the_others_and_is_passed_on() {
        let fails = |_: &mut (), n: u64| assert_ne!(n, 5);
        let in_a_job = std::panic::catch_unwind(|| {
            Pool::new(3).ahead(2).run_in_order(0.., || (), fails, |()| {});
        });
        assert!(in_a_job.is_err());
        let at_the_desk = std::panic::catch_unwind(|| {
            Pool::new(3).ahead(2).run_in_order(0.., || (), |_, n: u64| n, |n| assert_ne!(n, 5));
        });
        assert!(at_the_desk.is_err());
    }
}
