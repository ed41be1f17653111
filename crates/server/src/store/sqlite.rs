//! Games in an SQLite file: one thread writes, others read.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ffi;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row};

use super::change::Change;
use super::reader::{Gate, Pace, Readers, was_given_up};
use super::visitor::{Holding, Unreadable};
use super::writer::Writer;
use super::{
    Addition, Answer, Appended, GameId, GameStore, KeptRoom, ListQuery, Listed, ListedRoom,
    LogStore, NewGame, OpenError, Owner, RoomKey, RoomStore, RoomsWanted, Session, SessionHash,
    SessionStore, StoreError, StoredGame, Visitor, checksum, room_rows, schema, search,
    session_rows,
};
use crate::log::say;
use crate::metrics::Page;

/// Reading a game takes a moment; two threads suffice for many people.
const READERS: usize = 2;

/// Games in an SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    path: PathBuf,
    writer: Writer,
    readers: Readers,
    /// Apart from the readers: a search may take long, and nobody's game shall
    /// wait for it.
    searchers: Readers,
}

impl SqliteStore {
    /// Opens the file, or makes it.
    ///
    /// # Errors
    ///
    /// [`OpenError`] if it cannot be used; it is unchanged then.
    pub fn open(path: &Path) -> Result<SqliteStore, OpenError> {
        let mut connection = schema::open_for_writing(path)?;
        let dropped = session_rows::drop_damaged(&mut connection);
        let dropped = dropped.map_err(|error| schema::explain(path, &error))?;
        if dropped > 0 {
            say(format_args!(
                "of the notes of who is signed in {dropped} could not be read: sign in again"
            ));
        }
        let gate = Gate::default();
        let readers = Readers::start(path, "readers", READERS, Pace::Full, &gate)?;
        let searchers = Readers::start(path, "searches", 1, Pace::Quarter, &gate)?;
        let writer = Writer::start(path, connection, gate)
            .map_err(|error| OpenError::Failed(path.to_path_buf(), error.to_string()))?;
        Ok(SqliteStore { path: path.to_path_buf(), writer, readers, searchers })
    }

    /// Lets the file grow to so many pages of 4 KiB and no further, as if the
    /// disk were full then.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing can be written at all.
    #[doc(hidden)]
    pub fn limit_pages(&self, pages: u32) -> Answer<'_, ()> {
        self.change(Change::LimitPages(pages))
    }

    /// Has a change written of which nothing is told but that it is done.
    fn change(&self, change: Change) -> Answer<'_, ()> {
        let written = self.writer.write(change);
        Box::pin(async { written.await.map(drop) })
    }
}

impl LogStore for SqliteStore {
    fn read(&self, id: &GameId, visitor: Visitor) -> Answer<'_, Option<StoredGame>> {
        let id = id.clone();
        self.readers.ask(move |connection| read(connection, &id, visitor))
    }

    fn append(&self, addition: Addition) -> Answer<'_, Appended> {
        self.writer.write(Change::Append(addition))
    }
}

impl GameStore for SqliteStore {
    fn create(&self, game: NewGame) -> Answer<'_, u32> {
        let written = self.writer.write(Change::Create(game));
        Box::pin(async { written.await.map(|done| done.version) })
    }

    fn may_change(&self, id: &GameId, visitor: Visitor) -> Answer<'_, ()> {
        let id = id.clone();
        self.readers.ask(move |connection| {
            let holding = holding_of(connection, &id)?.filter(|holding| !holding.is_thrown_away);
            holding.ok_or(StoreError::NoSuchGame)?.admit(visitor)
        })
    }

    fn list(&self, query: ListQuery) -> Answer<'_, Listed> {
        let readers = if query.fit.is_none() { &self.readers } else { &self.searchers };
        readers.ask(move |connection| search::list(connection, &query))
    }

    fn delete(&self, id: &GameId, visitor: Visitor) -> Answer<'_, ()> {
        self.change(Change::Delete(id.clone(), visitor))
    }

    fn restore(&self, id: &GameId, visitor: Visitor) -> Answer<'_, ()> {
        self.change(Change::Restore(id.clone(), visitor))
    }

    fn claim(&self, id: &GameId, owner: Owner) -> Answer<'_, ()> {
        self.change(Change::Claim(id.clone(), owner))
    }

    fn share(&self, id: &GameId, visitor: Visitor, is_shared: bool) -> Answer<'_, ()> {
        self.change(Change::Share(id.clone(), visitor, is_shared))
    }

    fn hand_over(&self, from: Owner, to: Owner) -> Answer<'_, ()> {
        self.change(Change::HandOver { from, to })
    }

    fn check(&self) -> Answer<'_, ()> {
        let path = self.path.clone();
        Box::pin(async move {
            let reading = self.readers.ask(move |connection| {
                connection.query_row("select count(*) from day_seen", [], |_| Ok(()))?;
                // SQLite remembers what it has read: the disk itself is asked.
                read_beginning(&path).map_err(|error| StoreError::Failed(error.to_string()))
            });
            reading.await?;
            self.writer.check().await
        })
    }

    fn metrics(&self) -> String {
        let mut page = Page::default();
        self.writer.tell(&mut page);
        page.into_text()
    }

    fn close(&self) {
        self.writer.close();
    }
}

impl SessionStore for SqliteStore {
    fn begin_session(&self, session: Session) -> Answer<'_, ()> {
        self.change(Change::BeginSession(session))
    }

    fn sessions(&self) -> Answer<'_, Vec<Session>> {
        self.readers.ask(|connection| Ok(session_rows::sessions(connection)?))
    }

    fn note_seen(&self, token: SessionHash, now: i64) -> Answer<'_, ()> {
        self.change(Change::NoteSeen(token, now))
    }

    fn end_session(&self, token: SessionHash) -> Answer<'_, ()> {
        self.change(Change::EndSession(token))
    }

    fn end_all_sessions(&self) -> Answer<'_, ()> {
        self.change(Change::EndAllSessions)
    }

    fn known_devices(&self) -> Answer<'_, Vec<Owner>> {
        self.readers.ask(|connection| Ok(session_rows::devices(connection)?))
    }
}

impl RoomStore for SqliteStore {
    fn open_room(&self, game: NewGame, room: KeptRoom, lines: Vec<String>) -> Answer<'_, ()> {
        self.change(Change::OpenRoom(game, room, lines))
    }

    fn find_room(&self, key: &RoomKey) -> Answer<'_, Option<KeptRoom>> {
        let key = key.clone();
        self.readers.ask(move |connection| Ok(room_rows::by_key(connection, &key)?))
    }

    fn room_of(&self, game: &GameId) -> Answer<'_, Option<KeptRoom>> {
        let game = game.clone();
        self.readers.ask(move |connection| Ok(room_rows::by_game(connection, &game)?))
    }

    fn rooms(&self, wanted: RoomsWanted, most: u32) -> Answer<'_, Vec<ListedRoom>> {
        self.searchers.ask(move |connection| Ok(room_rows::list(connection, wanted, most)?))
    }
}

/// Reads the beginning of a file as SQLite would.
fn read_beginning(path: &Path) -> io::Result<()> {
    let mut header = [0; 100];
    let file = File::open(path)?;
    #[cfg(unix)]
    return std::os::unix::fs::FileExt::read_exact_at(&file, &mut header, 0);
    #[cfg(not(unix))]
    return io::Read::read_exact(&mut { file }, &mut header);
}

fn read(
    connection: &mut Connection,
    id: &GameId,
    visitor: Visitor,
) -> Result<Option<StoredGame>, StoreError> {
    // One transaction: the log must not grow between the two questions.
    let snapshot = connection.transaction()?;
    let game = snapshot
        .prepare_cached(
            "select header, header_crc, version, created_at, updated_at, owner, shared, \
             deleted_at from game where id = ?1",
        )?
        .query_row([id.as_str()], |row| {
            let holding = holding(row, 5)?;
            let game = StoredGame {
                header: checked_header(id.as_str(), row, 0)?,
                entries: Vec::new(),
                version: number(row, 2)?,
                created_at: row.get(3)?,
                updated_at: row.get(4)?,
                whose: holding.whose(visitor),
                shared: holding.is_shared,
            };
            Ok(holding.may_read(visitor).then_some(game))
        })
        .optional()?;
    let Some(mut game) = game.flatten() else {
        return Ok(None);
    };
    game.entries = readable_entries(&snapshot, id.as_str())?;
    Ok(Some(game))
}

/// Who may do what with a game; `None` if there is none.
pub(super) fn holding_of(
    connection: &Connection,
    id: &GameId,
) -> rusqlite::Result<Option<Holding>> {
    connection
        .prepare_cached("select owner, shared, deleted_at from game where id = ?1")?
        .query_row([id.as_str()], |row| holding(row, 0))
        .optional()
}

/// The same of the columns `owner, shared, deleted_at`, the first of them here.
pub(super) fn holding(row: &Row<'_>, first: usize) -> rusqlite::Result<Holding> {
    Ok(Holding {
        owner: owner(row.get_ref(first)?),
        is_shared: row.get_ref(first + 1)? == ValueRef::Integer(1),
        is_thrown_away: row.get_ref(first + 2)? != ValueRef::Null,
    })
}

/// The owner that a file names. Only what is nothing at all is nobody.
pub(super) fn owner(value: ValueRef<'_>) -> Result<Option<Owner>, Unreadable> {
    match value {
        ValueRef::Null => Ok(None),
        ValueRef::Blob(bytes) => bytes.try_into().map(|hash| Some(Owner(hash))).or(Err(Unreadable)),
        _ => Err(Unreadable),
    }
}

/// The entries up to the first that is missing or does not match its checksum.
pub(super) fn readable_entries(connection: &Connection, id: &str) -> rusqlite::Result<Vec<String>> {
    let mut select = connection
        .prepare_cached("select number, text, crc from entry where game = ?1 order by number")?;
    let mut rows = select.query([id])?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        let expected = u32::try_from(entries.len()).unwrap_or(u32::MAX);
        let (number, crc): (i64, i64) = (row.get(0)?, row.get(2)?);
        match text(row, 1)? {
            Some(text)
                if number == i64::from(expected)
                    && crc == i64::from(checksum::of_entry(id, expected, text)) =>
            {
                entries.push(text.to_owned());
            }
            _ => break,
        }
    }
    Ok(entries)
}

/// A text that is one: damaged bytes may be no UTF-8.
pub(super) fn text<'a>(row: &'a Row<'_>, column: usize) -> rusqlite::Result<Option<&'a str>> {
    Ok(match row.get_ref(column)? {
        ValueRef::Text(bytes) => std::str::from_utf8(bytes).ok(),
        _ => None,
    })
}

/// A count. One that damage made impossible must not hide the other games.
pub(super) fn number(row: &Row<'_>, column: usize) -> rusqlite::Result<u32> {
    Ok(u32::try_from(row.get::<_, i64>(column)?).unwrap_or(u32::MAX))
}

/// The header in this column, if the checksum in the next one matches.
pub(super) fn checked_header(
    id: &str,
    row: &Row<'_>,
    column: usize,
) -> rusqlite::Result<Option<String>> {
    let crc: i64 = row.get(column + 1)?;
    let header = text(row, column)?;
    let whole = header.filter(|header| crc == i64::from(checksum::of_header(id, header)));
    Ok(whole.map(str::to_owned))
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        if was_given_up(&error) {
            return StoreError::Busy;
        }
        let Some(code) = error.sqlite_error().map(|error| (error.code, error.extended_code)) else {
            // What was read makes no sense; the disk did nothing wrong.
            return StoreError::Damaged;
        };
        match code {
            // Growing the index of the log fails in its own way on a full disk,
            // and so does writing when a quota is used up. What could not be
            // written was not promised to anybody, so there is no doubt about
            // what the disk holds; after a failed sync there is.
            (ErrorCode::DiskFull, _) | (_, ffi::SQLITE_IOERR_SHMSIZE | ffi::SQLITE_IOERR_WRITE) => {
                StoreError::DiskFull
            }
            (ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked, _) => StoreError::Busy,
            _ => StoreError::Failed(error.to_string()),
        }
    }
}
