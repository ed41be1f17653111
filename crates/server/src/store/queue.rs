//! What waits to be written, and what becomes of it: many changes go to the disk
//! together, nobody is answered before, and after a failure that is not
//! understood nobody is any more. It knows neither the disk nor the thread: both
//! are simulated too.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

use super::change::{Change, Outcome};
use super::{Answer, Appended, StoreError};
use crate::log::say;

/// A change that waits to be written, and who waits for it.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) change: Change,
    reply: oneshot::Sender<Outcome>,
    _counted: Counted,
}

/// A change that is counted until it is answered.
#[derive(Debug)]
struct Counted(Arc<AtomicU64>);

impl Counted {
    fn among(waiting: &Arc<AtomicU64>) -> Counted {
        waiting.fetch_add(1, Ordering::Relaxed);
        Counted(Arc::clone(waiting))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Where changes wait.
#[derive(Debug)]
pub(crate) struct Queue {
    jobs: Mutex<Option<SyncSender<Job>>>,
    waiting: Arc<AtomicU64>,
}

impl Queue {
    /// Of more waiting changes than these the next is told to come back.
    pub(crate) fn new(most: usize) -> (Queue, Receiver<Job>) {
        let (sender, receiver) = sync_channel(most);
        (Queue { jobs: Mutex::new(Some(sender)), waiting: Arc::default() }, receiver)
    }

    /// How many changes wait, or are being written.
    pub(crate) fn waiting(&self) -> u64 {
        self.waiting.load(Ordering::Relaxed)
    }

    /// Has a change written, and answers when it is on disk. It is written
    /// even if nobody waits for the answer.
    pub(crate) fn write(&self, change: Change) -> Answer<'static, Appended> {
        let (reply, answer) = oneshot::channel();
        let job = Job { change, reply, _counted: Counted::among(&self.waiting) };
        let sent = match self.jobs.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
            None => Err(StoreError::Stopped),
            Some(jobs) => jobs.try_send(job).map_err(|error| match error {
                TrySendError::Full(_) => StoreError::Busy,
                TrySendError::Disconnected(_) => StoreError::Stopped,
            }),
        };
        Box::pin(async move {
            sent?;
            answer.await.unwrap_or(Err(StoreError::Stopped))
        })
    }

    /// Takes no more changes.
    pub(crate) fn close(&self) {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}

/// The first change with all that wait behind it.
pub(crate) fn batch(first: Job, jobs: &Receiver<Job>, most: usize) -> Vec<Job> {
    std::iter::once(first).chain(jobs.try_iter().take(most)).collect()
}

/// What becomes of each change. One that is refused is no obstacle to the others,
/// since it has written nothing; whatever else goes wrong concerns them all.
pub(crate) fn apply_all(
    batch: &[Job],
    mut apply: impl FnMut(&Change) -> Outcome,
) -> Result<Vec<Outcome>, StoreError> {
    let applied = batch.iter().map(|job| match apply(&job.change) {
        Err(error) if !error.is_refusal() => Err(error),
        answer => Ok(answer),
    });
    applied.collect()
}

/// What whoever writes tells of himself.
#[derive(Debug, Default)]
pub(crate) struct State {
    /// Nothing more is written until the program starts again.
    stopped: AtomicBool,
    /// The last change could not be written.
    failing: AtomicBool,
}

impl State {
    pub(crate) fn has_stopped(&self) -> bool {
        self.stopped.load(Ordering::Acquire)
    }

    pub(crate) fn is_failing(&self) -> bool {
        self.failing.load(Ordering::Acquire)
    }

    /// Has a batch committed and answers everybody; whether it was written.
    pub(crate) fn serve(
        &self,
        batch: Vec<Job>,
        commit: impl FnOnce(&[Job]) -> Result<Vec<Outcome>, StoreError>,
    ) -> bool {
        let answers = if self.has_stopped() { Err(StoreError::Stopped) } else { commit(&batch) };
        self.failing.store(answers.is_err(), Ordering::Release);
        match answers {
            Ok(answers) => {
                for (job, answer) in batch.into_iter().zip(answers) {
                    // Who no longer waits for the answer finds it when he asks again.
                    let _ = job.reply.send(answer);
                }
                true
            }
            Err(error) => {
                self.stop_if_failed(&error);
                for job in batch {
                    let _ = job.reply.send(Err(error.clone()));
                }
                false
            }
        }
    }

    /// After a failure that is not understood it is unknown what the disk
    /// holds: nothing more is promised until the program starts again.
    pub(crate) fn stop_if_failed(&self, error: &StoreError) {
        if let StoreError::Failed(reason) = error {
            say(format_args!("no more games are saved: {reason}"));
            self.stopped.store(true, Ordering::Release);
        }
    }
}
