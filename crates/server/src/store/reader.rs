//! Threads that read, each with a connection of its own.

use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode};
use tokio::sync::oneshot;

use super::{Answer, OpenError, StoreError, schema};

/// More waiting questions than these, and the next is told to come back.
const QUEUE: usize = 256;
/// A question that takes longer is given up.
const PATIENCE: Duration = Duration::from_secs(2);
/// After so many steps of SQLite's machine it is looked whether to go on.
const STEPS: i32 = 5_000;

/// Held for reading while a question looks at the log, for writing while the
/// log is emptied.
pub(super) type Gate = Arc<RwLock<()>>;

type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// How much of their time the threads may spend.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Pace {
    Full,
    /// Rests three times as long as it worked: others have work to do that
    /// cannot wait.
    Quarter,
}

/// The handle to the threads.
#[derive(Debug)]
pub(super) struct Readers {
    jobs: SyncSender<Job>,
}

impl Readers {
    pub(super) fn start(
        path: &Path,
        name: &str,
        threads: usize,
        pace: Pace,
        gate: &Gate,
    ) -> Result<Readers, OpenError> {
        let (jobs, queue) = sync_channel::<Job>(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..threads {
            let connection = schema::open_for_reading(path)?;
            let (queue, gate) = (Arc::clone(&queue), Arc::clone(gate));
            thread::Builder::new()
                .name(name.into())
                .spawn(move || work(connection, &queue, &gate, pace))
                .map_err(|error| OpenError::Failed(path.to_path_buf(), error.to_string()))?;
        }
        Ok(Readers { jobs })
    }

    /// Has a question answered. It is given up when nobody waits for the
    /// answer any more, or it takes too long.
    pub(super) fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<'_, T> {
        let (reply, answer) = oneshot::channel();
        let reply = Arc::new(Mutex::new(Some(reply)));
        let job = Box::new(move |connection: &mut Connection| {
            if is_gone(&reply) {
                return;
            }
            let (watched, begun) = (Arc::clone(&reply), Instant::now());
            let give_up = move || begun.elapsed() > PATIENCE || is_gone(&watched);
            let found = connection
                .progress_handler(STEPS, Some(give_up))
                .map_err(StoreError::from)
                .and_then(|()| question(connection));
            let _ = connection.progress_handler(0, None::<fn() -> bool>);
            if let Some(reply) = lock(&reply).take() {
                let _ = reply.send(found);
            }
        });
        let sent = self.jobs.try_send(job).map_err(|error| match error {
            TrySendError::Full(_) => StoreError::Busy,
            TrySendError::Disconnected(_) => StoreError::Stopped,
        });
        Box::pin(async move {
            sent?;
            answer.await.unwrap_or(Err(StoreError::Stopped))
        })
    }
}

type Reply<T> = Mutex<Option<oneshot::Sender<Result<T, StoreError>>>>;

/// Whether nobody waits for the answer any more.
fn is_gone<T>(reply: &Reply<T>) -> bool {
    lock(reply).as_ref().is_none_or(oneshot::Sender::is_closed)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn work(mut connection: Connection, queue: &Mutex<Receiver<Job>>, gate: &Gate, pace: Pace) {
    loop {
        let job = lock(queue).recv();
        let Ok(job) = job else {
            return;
        };
        let begun = Instant::now();
        {
            let _open = gate.read().unwrap_or_else(PoisonError::into_inner);
            job(&mut connection);
        }
        if pace == Pace::Quarter {
            thread::sleep(3 * begun.elapsed());
        }
    }
}

/// Whether a question was given up rather than failed.
pub(super) fn was_given_up(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::OperationInterrupted)
}
