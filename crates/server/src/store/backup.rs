//! A copy of a file of games while another program writes to it.
//!
//! The copy is made by SQLite from one snapshot: additions that come meanwhile
//! are not in it, and none is torn. The snapshot keeps the log from being
//! emptied, so the copy hurries; between its steps it rests, so that whoever
//! saves a move does not wait for the disk.

use std::fs::File;
use std::io;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, ErrorCode};

use super::{OpenError, schema, session_rows};

/// So many pages of 4 KiB are copied in one go, and put on disk at once: a whole
/// file to be put there in the end would keep the disk from others for long.
const PAGES_AT_ONCE: i32 = 64;
/// The longest rest after a step: a disk that is slow for a moment must not
/// make the copy take for ever.
const LONGEST_REST: Duration = Duration::from_millis(20);

/// Copies the games of one file into a new one. `progress` is told how many
/// pages are done, and of how many.
///
/// # Errors
///
/// [`OpenError`] if the one cannot be read or the other not be written.
pub(crate) fn copy(
    from: &Path,
    to: &Path,
    progress: &mut dyn FnMut(u64, Option<u64>),
) -> Result<(), OpenError> {
    let source = schema::open_for_reading(from)?;
    let reading = |error: rusqlite::Error| schema::explain(from, &error);
    let writing = |error: rusqlite::Error| schema::explain(to, &error);
    // Without a transaction of its own, every addition would make SQLite begin
    // the copy anew.
    source.execute_batch("begin").map_err(reading)?;
    schema::identify(from, &source)?;
    let mut target = Connection::open(to).map_err(writing)?;
    // Nobody relies on the copy before it is finished and on disk as a whole.
    target.execute_batch("pragma synchronous = off").map_err(writing)?;
    // What does not fit here is written as it comes, not all in the end.
    target.execute_batch("pragma cache_size = 32").map_err(writing)?;
    let failed = |error: io::Error| OpenError::Failed(to.to_path_buf(), error.to_string());
    let written = File::options().write(true).open(to).map_err(failed)?;
    let backup = Backup::new(&source, &mut target).map_err(reading)?;
    loop {
        let begun = Instant::now();
        let step = backup.step(PAGES_AT_ONCE).map_err(|error| match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => writing(error),
            _ => reading(error),
        })?;
        let at = backup.progress();
        let all = u64::try_from(at.pagecount).unwrap_or_default();
        progress(all.saturating_sub(u64::try_from(at.remaining).unwrap_or_default()), Some(all));
        if step == StepResult::Done {
            break;
        }
        written.sync_data().map_err(failed)?;
        thread::sleep((2 * begun.elapsed()).min(LONGEST_REST));
    }
    drop(backup);
    schema::finish(target).map_err(writing)
}

/// Takes out of a finished copy who was signed in when it was made: a backup
/// that is put back must not let in whoever was signed out since. Owners of
/// games stay.
///
/// # Errors
///
/// [`OpenError`] if the copy cannot be written.
pub(crate) fn forget_sessions(copy: &Path) -> Result<(), OpenError> {
    let failed = |error: rusqlite::Error| schema::explain(copy, &error);
    let mut connection = Connection::open(copy).map_err(failed)?;
    if schema::identify(copy, &connection)?.is_none_or(|version| version < session_rows::SINCE) {
        return Ok(());
    }
    session_rows::forget(&mut connection).map_err(failed)?;
    schema::finish(connection).map_err(failed)
}

/// Whether there are games in a file, thrown away or not; one that cannot be
/// read may have some.
pub(crate) fn has_games(file: &Path) -> bool {
    let count = schema::open_for_reading(file).ok().and_then(|connection| {
        let tables = "select count(*) from sqlite_schema";
        let is_empty = connection.query_row(tables, [], |row| Ok(row.get::<_, i64>(0)? == 0));
        if is_empty.ok()? {
            return Some(0);
        }
        connection.query_row("select count(*) from game", [], |row| row.get::<_, i64>(0)).ok()
    });
    count != Some(0)
}
