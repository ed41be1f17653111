//! Work that takes a processor, kept apart by how long it may take: what takes
//! long never stands in the way of what takes a moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::Semaphore;

use crate::error::ApiError;

/// So much work of one kind is done at once, and so much more may wait.
#[derive(Clone, Debug)]
pub(crate) struct Lane {
    at_once: usize,
    /// Those being done and those waiting.
    places: Arc<Semaphore>,
    turns: Arc<Semaphore>,
}

impl Lane {
    pub(crate) fn new(at_once: usize, waiting: usize) -> Lane {
        Lane {
            at_once,
            places: Arc::new(Semaphore::new(at_once + waiting)),
            turns: Arc::new(Semaphore::new(at_once)),
        }
    }

    /// Whether something is being done.
    pub(crate) fn is_busy(&self) -> bool {
        self.turns.available_permits() < self.at_once
    }

    /// Does the work when its turn comes. It is told whether somebody still
    /// waits for it: who hangs up drops what this returns.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| ApiError::Busy)?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| ApiError::Busy)?;
        let waits = Waits::new();
        let is_awaited = Arc::clone(&waits.0);
        let done = tokio::task::spawn_blocking(move || {
            let _taken = (place, turn);
            work(&|| is_awaited.load(Ordering::Relaxed))
        });
        done.await.map_err(|_| ApiError::Internal)
    }
}

/// Does work of which this thread's other tasks must not wait for the end: other
/// threads go on with them meanwhile. Unlike in a lane, it can borrow.
pub(crate) fn aside<T>(work: impl FnOnce() -> T) -> T {
    match Handle::current().runtime_flavor() {
        RuntimeFlavor::MultiThread => tokio::task::block_in_place(work),
        // Where one thread does everything, as in a test, there is no other.
        _ => work(),
    }
}

/// Somebody waits, until this is dropped.
struct Waits(Arc<AtomicBool>);

impl Waits {
    fn new() -> Waits {
        Waits(Arc::new(AtomicBool::new(true)))
    }
}

impl Drop for Waits {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;
    use std::time::{Duration, Instant};

    use super::*;

    fn runtime() -> tokio::runtime::Runtime {
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime")
    }

    #[test]
    fn two_are_served_at_once_and_a_crowd_is_sent_away() {
        let lane = Lane::new(2, 32);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let answers = runtime().block_on(async {
            let crowd: Vec<_> = (0..100)
                .map(|_| {
                    let (lane, now, most) = (lane.clone(), Arc::clone(&now), Arc::clone(&most));
                    tokio::spawn(async move {
                        lane.run(move |_| {
                            most.fetch_max(
                                now.fetch_add(1, Ordering::SeqCst) + 1,
                                Ordering::SeqCst,
                            );
                            std::thread::sleep(Duration::from_millis(20));
                            now.fetch_sub(1, Ordering::SeqCst);
                        })
                        .await
                    })
                })
                .collect();
            let mut answers = Vec::new();
            for one in crowd {
                answers.push(one.await.expect("no panic"));
            }
            answers
        });
        let answered = answers.iter().filter(|answer| answer.is_ok()).count();
        let busy = answers.iter().filter(|a| matches!(a, Err(ApiError::Busy))).count();
        assert!(answered >= 34, "{answered}");
        assert!(busy > 0 && answered + busy == 100, "{answered} {busy}");
        assert!(most.load(Ordering::SeqCst) <= 2);
    }

    /// Or whoever plays a costly game would stop everybody else.
    #[test]
    fn what_is_done_aside_stops_nobody() {
        let mut one = tokio::runtime::Builder::new_multi_thread();
        let one = one.worker_threads(1).enable_all().build().expect("a runtime");
        one.block_on(async {
            let (other, done) =
                (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
            let (waits, goes_on) = (Arc::clone(&other), Arc::clone(&done));
            let costly = tokio::spawn(async move {
                let begun = Instant::now();
                aside(|| {
                    while !waits.load(Ordering::SeqCst) && begun.elapsed().as_secs() < 20 {
                        std::thread::sleep(Duration::from_millis(1));
                    }
                });
                goes_on.store(true, Ordering::SeqCst);
            });
            // On the same thread, after it.
            let quick = tokio::spawn(async move {
                let is_first = !done.load(Ordering::SeqCst);
                other.store(true, Ordering::SeqCst);
                is_first
            });
            assert!(quick.await.expect("no panic"), "it need not wait");
            costly.await.expect("no panic");
        });
    }

    #[test]
    fn a_failure_is_an_answer_too() {
        let lane = Lane::new(2, 0);
        let answer = runtime().block_on(lane.run(|_| panic!("as a test")));
        assert!(matches!(answer, Err::<(), _>(ApiError::Internal)));
        assert!(!lane.is_busy(), "the turn is given back");
    }

    #[test]
    fn work_that_nobody_waits_for_is_given_up() {
        let lane = Lane::new(1, 4);
        runtime().block_on(async {
            let endless = lane.run(|goes_on: &dyn Fn() -> bool| {
                while goes_on() {
                    std::thread::sleep(Duration::from_millis(1));
                }
            });
            let hung_up = tokio::time::timeout(Duration::from_millis(20), endless).await;
            assert!(hung_up.is_err());
            let begun = Instant::now();
            assert!(lane.run(|_| ()).await.is_ok());
            assert!(begun.elapsed() < Duration::from_secs(5), "the next one has his turn");
        });
    }
}
