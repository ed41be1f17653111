//! Games in an SQLite file: one connection writes, another reads.

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::ffi;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, params_from_iter};

use super::writer::{self, Change, Writer};
use super::{
    Addition, GameId, GameStore, ListQuery, NewGame, OpenError, StoreError, StoredGame, Summary,
    checksum, schema,
};

/// How long a game that was thrown away can be restored.
const KEEP_DELETED_MS: i64 = 30 * 24 * 60 * 60 * 1000;

/// Games in an SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Writer,
    reader: Mutex<Connection>,
}

impl SqliteStore {
    /// Opens the file, or makes it.
    ///
    /// # Errors
    ///
    /// [`OpenError`] if it cannot be used; it is unchanged then.
    pub fn open(path: &Path) -> Result<SqliteStore, OpenError> {
        let connection = writer::open(path, writer::now() - KEEP_DELETED_MS)?;
        let reader = Mutex::new(schema::open_for_reading(path)?);
        let writer = Writer::start(connection)
            .map_err(|error| OpenError::Failed(path.to_path_buf(), error.to_string()))?;
        Ok(SqliteStore { writer, reader })
    }

    /// Lets the file grow to so many pages of 4 KiB and no further, as if the
    /// disk were full then.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing can be written at all.
    #[doc(hidden)]
    pub fn limit_pages(&self, pages: u32) -> Result<(), StoreError> {
        self.writer.write(Change::LimitPages(pages)).map(drop)
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl GameStore for SqliteStore {
    fn create(&self, game: NewGame) -> Result<u32, StoreError> {
        self.writer.write(Change::Create(game))
    }

    fn read(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
        let mut reader = self.reader();
        // One transaction: the log must not grow between the two questions.
        let snapshot = reader.transaction()?;
        let game = snapshot
            .prepare_cached(
                "select header, header_crc, version, created_at, updated_at \
                 from game where id = ?1 and deleted_at is null",
            )?
            .query_row([id.as_str()], |row| {
                Ok(StoredGame {
                    header: checked_header(id.as_str(), row, 0)?,
                    entries: Vec::new(),
                    version: number(row, 2)?,
                    created_at: row.get(3)?,
                    updated_at: row.get(4)?,
                })
            })
            .optional()?;
        let Some(mut game) = game else {
            return Ok(None);
        };
        game.entries = readable_entries(&snapshot, id)?;
        Ok(Some(game))
    }

    fn list(&self, query: &ListQuery) -> Result<Vec<Summary>, StoreError> {
        let reader = self.reader();
        let mut values: Vec<rusqlite::types::Value> = vec![i64::from(query.limit).into()];
        let mut sql = String::from(
            "select id, header, header_crc, version, created_at, updated_at, result, moves, \
             (select text from entry where game = game.id and number = game.version - 1) \
             from game where deleted_at is null",
        );
        if let Some(before) = &query.before {
            let updated_at: Option<i64> = reader
                .query_row("select updated_at from game where id = ?1", [before.as_str()], |row| {
                    row.get(0)
                })
                .optional()?;
            values.push(updated_at.ok_or(StoreError::NoSuchGame)?.into());
            values.push(before.as_str().to_owned().into());
            sql.push_str(" and (updated_at, id) < (?2, ?3)");
        }
        for term in &query.terms {
            values.push(term.clone().into());
            sql.push_str(&format!(
                " and instr(words || ' ' || result || ' ' || \
                 date(created_at / 1000, 'unixepoch') || ' ' || \
                 date(updated_at / 1000, 'unixepoch'), ?{}) > 0",
                values.len()
            ));
        }
        sql.push_str(" order by updated_at desc, id desc limit ?1");
        let mut select = reader.prepare(&sql)?;
        let rows = select.query_map(params_from_iter(values), summary)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn append(&self, addition: Addition) -> Result<u32, StoreError> {
        self.writer.write(Change::Append(addition))
    }

    fn delete(&self, id: &GameId) -> Result<(), StoreError> {
        self.writer.write(Change::Delete(id.clone())).map(drop)
    }

    fn restore(&self, id: &GameId) -> Result<(), StoreError> {
        self.writer.write(Change::Restore(id.clone())).map(drop)
    }

    fn is_writable(&self) -> bool {
        self.writer.is_running()
    }

    fn close(&self) {
        self.writer.close();
    }
}

/// The entries up to the first that is missing or does not match its checksum.
fn readable_entries(connection: &Connection, id: &GameId) -> Result<Vec<String>, StoreError> {
    let mut select = connection
        .prepare_cached("select number, text, crc from entry where game = ?1 order by number")?;
    let mut rows = select.query([id.as_str()])?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        let expected = u32::try_from(entries.len()).unwrap_or(u32::MAX);
        let (number, crc): (i64, i64) = (row.get(0)?, row.get(2)?);
        match text(row, 1)? {
            Some(text)
                if number == i64::from(expected)
                    && crc == i64::from(checksum::of_entry(id.as_str(), expected, text)) =>
            {
                entries.push(text.to_owned());
            }
            _ => break,
        }
    }
    Ok(entries)
}

/// A text that is one: damaged bytes may be no UTF-8.
fn text<'a>(row: &'a Row<'_>, column: usize) -> rusqlite::Result<Option<&'a str>> {
    Ok(match row.get_ref(column)? {
        ValueRef::Text(bytes) => std::str::from_utf8(bytes).ok(),
        _ => None,
    })
}

/// A count. One that damage made impossible must not hide the other games.
fn number(row: &Row<'_>, column: usize) -> rusqlite::Result<u32> {
    Ok(u32::try_from(row.get::<_, i64>(column)?).unwrap_or(u32::MAX))
}

/// The header in this column, if the checksum in the next one matches.
fn checked_header(id: &str, row: &Row<'_>, column: usize) -> rusqlite::Result<Option<String>> {
    let crc: i64 = row.get(column + 1)?;
    let header = text(row, column)?;
    let whole = header.filter(|header| crc == i64::from(checksum::of_header(id, header)));
    Ok(whole.map(str::to_owned))
}

fn summary(row: &Row<'_>) -> rusqlite::Result<Summary> {
    let id = text(row, 0)?.unwrap_or_default().to_owned();
    Ok(Summary {
        header: checked_header(&id, row, 1)?,
        id,
        version: number(row, 3)?,
        created_at: row.get(4)?,
        updated_at: row.get(5)?,
        result: text(row, 6)?.unwrap_or("*").to_owned(),
        moves: number(row, 7)?,
        last_entry: text(row, 8)?.map(str::to_owned),
    })
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        let code = error.sqlite_error().map(|error| (error.code, error.extended_code));
        match code {
            // Growing the index of the log fails in its own way on a full disk.
            Some((ErrorCode::DiskFull, _) | (_, ffi::SQLITE_IOERR_SHMSIZE)) => StoreError::DiskFull,
            Some((ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked, _)) => StoreError::Busy,
            _ => StoreError::Failed(error.to_string()),
        }
    }
}
