//! The one thread that writes.
//!
//! It takes what is queued, writes it in one transaction, and answers when
//! that is on disk. While it waits for the disk the next batch collects, so
//! that many writers cost hardly more than one.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use super::{Addition, GameId, NewGame, StoreError, checksum};

/// More waiting changes than these, and the next is told to come back.
const QUEUE: usize = 1024;
/// After so many commits the log is written back even if there is no pause.
const COMMITS_BETWEEN_CHECKPOINTS: u32 = 1000;
const PAUSE: Duration = Duration::from_secs(2);

/// What can be done to the store.
#[derive(Debug)]
pub(super) enum Change {
    Create(NewGame),
    Append(Addition),
    Delete(GameId),
    Restore(GameId),
    /// The file may grow to so many pages.
    LimitPages(u32),
}

type Answer = Result<u32, StoreError>;

#[derive(Debug)]
struct Job {
    change: Change,
    reply: SyncSender<Answer>,
}

/// The handle to the writing thread.
#[derive(Debug)]
pub(super) struct Writer {
    jobs: Mutex<Option<SyncSender<Job>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    stopped: Arc<AtomicBool>,
}

impl Writer {
    pub(super) fn start(connection: Connection) -> std::io::Result<Writer> {
        let (sender, receiver) = sync_channel(QUEUE);
        let stopped = Arc::new(AtomicBool::new(false));
        let mut pen = Pen { connection, stopped: Arc::clone(&stopped), unchecked: 0 };
        let thread =
            thread::Builder::new().name("games".into()).spawn(move || pen.work(&receiver))?;
        Ok(Writer { jobs: Mutex::new(Some(sender)), thread: Mutex::new(Some(thread)), stopped })
    }

    /// Has a change written, and returns when it is on disk.
    pub(super) fn write(&self, change: Change) -> Answer {
        let (reply, answer) = sync_channel(1);
        {
            let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
            let jobs = jobs.as_ref().ok_or(StoreError::Stopped)?;
            jobs.try_send(Job { change, reply }).map_err(|error| match error {
                TrySendError::Full(_) => StoreError::Busy,
                TrySendError::Disconnected(_) => StoreError::Stopped,
            })?;
        }
        answer.recv().unwrap_or(Err(StoreError::Stopped))
    }

    pub(super) fn is_running(&self) -> bool {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.is_some() && !self.stopped.load(Ordering::Acquire)
    }

    /// Finishes the queue and ends the thread.
    pub(super) fn close(&self) {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take();
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if thread.is_some_and(|thread| thread.join().is_err()) {
            eprintln!("damier: the thread that writes games has failed");
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.close();
    }
}

/// What the thread owns.
struct Pen {
    connection: Connection,
    stopped: Arc<AtomicBool>,
    /// Commits that are in the log only.
    unchecked: u32,
}

impl Pen {
    fn work(&mut self, jobs: &Receiver<Job>) {
        loop {
            match jobs.recv_timeout(PAUSE) {
                Ok(first) => {
                    let batch: Vec<Job> =
                        std::iter::once(first).chain(jobs.try_iter().take(QUEUE)).collect();
                    self.serve(batch);
                    if self.unchecked >= COMMITS_BETWEEN_CHECKPOINTS {
                        self.checkpoint("passive");
                    }
                }
                Err(RecvTimeoutError::Timeout) if self.unchecked > 0 => self.checkpoint("passive"),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.checkpoint("truncate");
    }

    fn serve(&mut self, batch: Vec<Job>) {
        let answers = if self.stopped.load(Ordering::Acquire) {
            Err(StoreError::Stopped)
        } else {
            self.commit(&batch)
        };
        match answers {
            Ok(answers) => {
                self.unchecked += 1;
                for (job, answer) in batch.into_iter().zip(answers) {
                    // Who no longer waits for the answer finds it when he asks again.
                    let _ = job.reply.send(answer);
                }
            }
            Err(error) => {
                self.stop_if_failed(&error);
                for job in batch {
                    let _ = job.reply.send(Err(error.clone()));
                }
            }
        }
    }

    /// Writes all changes or none. A change that is refused is no obstacle to
    /// the others, since it has written nothing.
    fn commit(&mut self, batch: &[Job]) -> Result<Vec<Answer>, StoreError> {
        let transaction =
            self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let now = now();
        let mut answers = Vec::with_capacity(batch.len());
        for job in batch {
            match apply(&transaction, &job.change, now) {
                Err(error) if !error.is_refusal() => return Err(error),
                answer => answers.push(answer),
            }
        }
        transaction.commit()?;
        Ok(answers)
    }

    /// After a failure that is not understood it is unknown what the disk
    /// holds: nothing more is promised until the program starts again.
    fn stop_if_failed(&self, error: &StoreError) {
        if let StoreError::Failed(_) = error {
            self.stopped.store(true, Ordering::Release);
        }
    }

    /// Writes the log back into the file. If the disk is full the log simply
    /// stays, and nothing is lost.
    fn checkpoint(&mut self, how: &str) {
        if self.stopped.load(Ordering::Acquire) {
            return;
        }
        self.unchecked = 0;
        let sql = format!("pragma wal_checkpoint({how})");
        if let Err(error) = self.connection.query_row(&sql, [], |_| Ok(())) {
            eprintln!("damier: the file of games cannot be tidied up: {error}");
            self.stop_if_failed(&StoreError::from(error));
        }
    }
}

/// Deletes for good what was thrown away before `limit`, in milliseconds since 1970.
pub(super) fn purge(connection: &mut Connection, limit: i64) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute(
        "delete from entry where game in (select id from game where deleted_at < ?1)",
        [limit],
    )?;
    transaction.execute("delete from game where deleted_at < ?1", [limit])?;
    transaction.commit()
}

/// Milliseconds since 1970.
pub(super) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

fn apply(transaction: &Transaction<'_>, change: &Change, now: i64) -> Answer {
    match change {
        Change::Create(game) => create(transaction, game, now),
        Change::Append(addition) => append(transaction, addition, now),
        Change::Delete(id) => {
            let sql = "update game set deleted_at = coalesce(deleted_at, ?2) where id = ?1";
            found(transaction.prepare_cached(sql)?.execute(params![id.as_str(), now])?)
        }
        Change::Restore(id) => {
            let sql = "update game set deleted_at = null where id = ?1";
            found(transaction.prepare_cached(sql)?.execute([id.as_str()])?)
        }
        Change::LimitPages(pages) => {
            transaction.query_row(&format!("pragma max_page_count = {pages}"), [], |_| Ok(()))?;
            Ok(0)
        }
    }
}

fn found(rows: usize) -> Answer {
    if rows == 0 { Err(StoreError::NoSuchGame) } else { Ok(0) }
}

fn create(transaction: &Transaction<'_>, game: &NewGame, now: i64) -> Answer {
    let id = game.id.as_str();
    let crc = checksum::of_header(id, &game.header);
    let known = transaction
        .prepare_cached("select header, deleted_at, version from game where id = ?1")?
        .query_row([id], |row| {
            let (header, deleted): (String, Option<i64>) = (row.get(0)?, row.get(1)?);
            Ok((header == game.header && deleted.is_none(), row.get(2)?))
        })
        .optional()?;
    match known {
        Some((true, version)) => return Ok(version),
        Some((false, version)) => return Err(StoreError::Stale { version }),
        None => {}
    }
    transaction
        .prepare_cached(
            "insert into game (id, header, header_crc, words, result, moves, created_at, \
             updated_at) values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)",
        )?
        .execute(params![
            id,
            game.header,
            crc,
            game.words,
            game.standing.result,
            game.standing.moves,
            now
        ])?;
    Ok(0)
}

fn append(transaction: &Transaction<'_>, addition: &Addition, now: i64) -> Answer {
    let id = addition.id.as_str();
    let version: u32 = transaction
        .prepare_cached("select version from game where id = ?1 and deleted_at is null")?
        .query_row([id], |row| row.get(0))
        .optional()?
        .ok_or(StoreError::NoSuchGame)?;
    let Ok(count) = u32::try_from(addition.entries.len()) else {
        return Err(StoreError::Stale { version });
    };
    let after = addition.seen.saturating_add(count);
    // What is stored already was sent before, and its answer lost.
    let Some(known) = version.checked_sub(addition.seen) else {
        return Err(StoreError::Stale { version });
    };
    let known = addition.entries.len().min(known as usize);
    if !holds(transaction, addition, known)? {
        return Err(StoreError::Stale { version });
    }
    if after <= version {
        return Ok(after);
    }
    let mut insert = transaction.prepare_cached(
        "insert into entry (game, number, text, at_ms, crc) values (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (number, text) in (addition.seen..).zip(&addition.entries).skip(known) {
        insert.execute(params![id, number, text, now, checksum::of_entry(id, number, text)])?;
    }
    let standing = addition.standing;
    transaction
        .prepare_cached(
            "update game set version = ?2, result = ?3, moves = ?4, updated_at = ?5 where id = ?1",
        )?
        .execute(params![id, after, standing.result, standing.moves, now])?;
    Ok(after)
}

/// Whether the first `known` entries stand in their places.
fn holds(
    transaction: &Transaction<'_>,
    addition: &Addition,
    known: usize,
) -> Result<bool, StoreError> {
    let mut select = transaction
        .prepare_cached("select text = ?3 from entry where game = ?1 and number = ?2")?;
    for (number, text) in (addition.seen..).zip(&addition.entries).take(known) {
        let same: Option<bool> = select
            .query_row(params![addition.id.as_str(), number, text], |row| row.get(0))
            .optional()?;
        if same != Some(true) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Opens the file, brings it up to date and throws away what is long deleted.
pub(super) fn open(path: &Path, purge_before: i64) -> Result<Connection, super::OpenError> {
    let mut connection = super::schema::open_for_writing(path)?;
    // A full disk is no reason not to show the games.
    if let Err(error) = purge(&mut connection, purge_before) {
        eprintln!("damier: deleted games could not be cleared away: {error}");
    }
    Ok(connection)
}
