//! The one thread that writes.
//!
//! It takes what is queued, writes it in one transaction, and answers when
//! that is on disk. While it waits for the disk the next batch collects, so
//! that many writers cost hardly more than one.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, TransactionBehavior, params};

use super::change::{Change, DAY_MS, Outcome, apply};
use super::queue::{self, Job, Queue, State};
use super::reader::Gate;
use super::{Answer, Appended, StoreError, wal};
use crate::log::say;
use crate::metrics::{Histogram, Page};

/// More waiting changes than these, and the next is told to come back.
const QUEUE: usize = 2048;
/// When the log has so many bytes it is written back and emptied, if nobody
/// reads it just then.
const LARGE_LOG: u64 = 4 << 20;
/// When it has so many, whoever reads is waited for.
const LARGEST_LOG: u64 = 64 << 20;
/// How long to wait for another program that reads the log, when nobody waits
/// for us.
const FOREIGN_READERS: Duration = Duration::from_millis(100);
/// How long to wait for another program that writes.
const FOREIGN_WRITERS: Duration = Duration::from_secs(3);
const PAUSE: Duration = Duration::from_secs(2);
/// A game that was thrown away can be restored until the program has run on
/// so many more days.
const DAYS_KEPT: u32 = 30;

/// The handle to the writing thread.
#[derive(Debug)]
pub(super) struct Writer {
    queue: Queue,
    thread: Mutex<Option<JoinHandle<()>>>,
    state: Arc<State>,
    measures: Arc<Measures>,
}

/// What the thread has measured.
#[derive(Debug)]
struct Measures {
    /// How many changes went to the disk together.
    commits: Histogram,
    log_bytes: AtomicU64,
}

impl Writer {
    pub(super) fn start(
        path: &Path,
        connection: Connection,
        gate: Gate,
    ) -> std::io::Result<Writer> {
        let (queue, receiver) = Queue::new(QUEUE);
        let state = Arc::new(State::default());
        let measures =
            Arc::new(Measures { commits: Histogram::of_numbers(), log_bytes: AtomicU64::new(0) });
        let mut pen = Pen {
            connection,
            state: Arc::clone(&state),
            measures: Arc::clone(&measures),
            gate,
            place: Place::of(path),
            next_tidying: LARGE_LOG,
            has_written: true,
            today: 0,
        };
        let thread =
            thread::Builder::new().name("games".into()).spawn(move || pen.work(&receiver))?;
        Ok(Writer { queue, thread: Mutex::new(Some(thread)), state, measures })
    }

    /// Tells programs that watch what was measured.
    pub(super) fn tell(&self, page: &mut Page) {
        let Measures { commits, log_bytes } = &*self.measures;
        page.gauge("writes_waiting", self.queue.waiting());
        page.gauge("write_ahead_log_bytes", log_bytes.load(Ordering::Relaxed));
        page.histogram("commit_changes", commits);
    }

    /// Has a change written, and answers when it is on disk. It is written
    /// even if nobody waits for the answer.
    pub(super) fn write(&self, change: Change) -> Answer<'_, Appended> {
        self.queue.write(change)
    }

    /// Whether changes can be written. If the last one could not, another one
    /// is tried.
    pub(super) async fn check(&self) -> Result<(), StoreError> {
        let is_alive = lock(&self.thread).as_ref().is_some_and(|thread| !thread.is_finished());
        if !is_alive || self.state.has_stopped() {
            return Err(StoreError::Stopped);
        }
        if self.state.is_failing() {
            self.write(Change::Nothing).await?;
        }
        Ok(())
    }

    /// Finishes the queue and ends the thread.
    pub(super) fn close(&self) {
        self.queue.close();
        let thread = lock(&self.thread).take();
        if thread.is_some_and(|thread| thread.join().is_err()) {
            say("the thread that writes games has failed");
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.close();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The file that was opened, to notice when another lies in its place.
#[derive(Debug)]
struct Place {
    path: PathBuf,
    file: Option<FileId>,
}

type FileId = (u64, u64);

impl Place {
    fn of(path: &Path) -> Place {
        Place { path: path.to_path_buf(), file: file_id(path) }
    }

    fn is_ours(&self) -> bool {
        file_id(&self.path) == self.file
    }

    fn log_size(&self) -> u64 {
        fs::metadata(wal::path_of(&self.path)).map_or(0, |log| log.len())
    }
}

#[cfg(unix)]
fn file_id(path: &Path) -> Option<FileId> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}

/// Systems without inodes do not let anybody remove a file that is open.
#[cfg(not(unix))]
fn file_id(_: &Path) -> Option<FileId> {
    None
}

/// What the thread owns.
struct Pen {
    connection: Connection,
    state: Arc<State>,
    measures: Arc<Measures>,
    gate: Gate,
    place: Place,
    /// When the log has so many bytes, it is time to empty it.
    next_tidying: u64,
    /// Whether something is in the log only.
    has_written: bool,
    /// The day that was noted last.
    today: i64,
}

impl Pen {
    fn work(&mut self, jobs: &Receiver<Job>) {
        loop {
            self.note_the_day();
            match jobs.recv_timeout(PAUSE) {
                Ok(first) => {
                    self.serve(queue::batch(first, jobs, QUEUE));
                    self.tidy_if_large();
                }
                Err(RecvTimeoutError::Timeout) if self.has_written => {
                    self.tidy(false, FOREIGN_READERS);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.tidy(true, FOREIGN_READERS);
    }

    fn serve(&mut self, batch: Vec<Job>) {
        let (state, changes) = (Arc::clone(&self.state), batch.len() as u64);
        let measures = Arc::clone(&self.measures);
        let is_written = state.serve(batch, |batch| {
            if !self.place.is_ours() {
                // SQLite would go on writing to a file that nobody finds again.
                let gone = format!("{} was moved or removed", self.place.path.display());
                return Err(StoreError::Failed(gone));
            }
            let answers = self.commit(batch)?;
            // Before anybody is answered: who asks then finds himself counted.
            measures.commits.count(changes);
            Ok(answers)
        });
        self.has_written |= is_written;
    }

    /// Writes all changes or none.
    fn commit(&mut self, batch: &[Job]) -> Result<Vec<Outcome>, StoreError> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let now = now();
        let answers = queue::apply_all(batch, |change| apply(&transaction, change, now))?;
        transaction.commit()?;
        Ok(answers)
    }

    fn tidy_if_large(&mut self) {
        let size = self.place.log_size();
        self.measures.log_bytes.store(size, Ordering::Relaxed);
        if size >= self.next_tidying {
            self.tidy(size >= LARGEST_LOG, Duration::ZERO);
        }
    }

    /// Writes the log back into the file and empties it, unless somebody reads
    /// it who is not to be waited for. If the disk is full the log simply
    /// stays, and nothing is lost.
    fn tidy(&mut self, waits_for_readers: bool, patience: Duration) {
        if self.state.has_stopped() {
            return;
        }
        let gate = Arc::clone(&self.gate);
        let _closed = match gate.try_write() {
            Ok(closed) => closed,
            Err(TryLockError::Poisoned(closed)) => closed.into_inner(),
            Err(TryLockError::WouldBlock) if !waits_for_readers => return,
            Err(TryLockError::WouldBlock) => gate.write().unwrap_or_else(PoisonError::into_inner),
        };
        self.has_written = false;
        if let Err(error) = self.checkpoint(patience) {
            say(format_args!("the file of games cannot be tidied up: {error}"));
            self.state.stop_if_failed(&StoreError::from(error));
        }
        // Another program that keeps it from being emptied, such as a backup, is
        // not asked at every commit: looking through a long log takes time too.
        let left = self.place.log_size();
        self.measures.log_bytes.store(left, Ordering::Relaxed);
        self.next_tidying = left + LARGE_LOG.max(left / 2);
    }

    fn checkpoint(&self, patience: Duration) -> rusqlite::Result<()> {
        self.connection.busy_timeout(patience)?;
        let emptied = self.connection.query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(()));
        self.connection.busy_timeout(FOREIGN_WRITERS)?;
        emptied
    }

    /// Notes that the program runs today, and forgets what was thrown away
    /// long ago. A full disk is no reason to stop for that.
    fn note_the_day(&mut self) {
        let today = now() / DAY_MS;
        if today == self.today || self.state.has_stopped() {
            return;
        }
        self.today = today;
        if let Err(error) = purge(&mut self.connection, today) {
            say(format_args!("deleted games could not be cleared away: {error}"));
            self.state.stop_if_failed(&StoreError::from(error));
        }
    }
}

/// Deletes for good what was thrown away before the program ran on as many days
/// as games are kept. A clock that is wrong for a day counts as one day.
fn purge(connection: &mut Connection, today: i64) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute("insert or ignore into day_seen (number) values (?1)", [today])?;
    let outdated = "select id from game where deleted_at is not null and (select count(*) \
                    from day_seen where number > deleted_at / ?1) >= ?2";
    let which = params![DAY_MS, DAYS_KEPT];
    transaction.execute(
        &format!(
            "delete from game_words where rowid in \
             (select number from game where id in ({outdated}))"
        ),
        which,
    )?;
    transaction.execute(&format!("delete from entry where game in ({outdated})"), which)?;
    transaction.execute(&format!("delete from game where id in ({outdated})"), which)?;
    transaction.execute(
        "delete from day_seen where number < coalesce((select min(deleted_at) / ?1 from game), ?2)",
        params![DAY_MS, today],
    )?;
    transaction.commit()
}

/// Milliseconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
