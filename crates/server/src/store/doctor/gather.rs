//! All that can still be read of a damaged file, from wherever it lies: from
//! its tables as far as SQLite gets, from its pages one by one, and from the
//! part of its log that SQLite passes over.
//!
//! Entries never change, so one that matches its checksum is true wherever it
//! is found. What a game is called and how many entries it has is written in
//! indexes too: they tell what is missing.

use std::collections::HashSet;
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

use damier_api::MOST_ENTRIES;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, params};

use super::pages::{self, Kind};
use crate::store::wal::{self, Survey};
use crate::store::walk::{GameRow, Kept, Line};
use crate::store::{GameId, KeptRoom, Owner, RoomKey, room_rows, seal, walk};

const PAGE: usize = 4096;

/// How much a row is to be believed if others say otherwise.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Rank {
    /// On a page that may be out of date.
    Page = 0,
    /// By SQLite.
    Table = 1,
    /// In the log, which is newer than all else.
    Log = 2,
}

/// What was found, in a database of its own that is gone when it is closed.
pub(super) struct Gathered {
    found: Connection,
}

/// A game of which something was found.
#[derive(Clone, Debug)]
pub(super) struct Remains {
    pub(super) kept: Kept,
    /// How many entries there once were, as far as anything tells.
    pub(super) expected: u32,
}

impl Gathered {
    pub(super) fn new() -> rusqlite::Result<Gathered> {
        // An empty name is a file that nobody sees and that is soon gone.
        let found = Connection::open("")?;
        found.execute_batch(
            "pragma journal_mode = off; pragma synchronous = off;
             create table game (id text primary key, header text not null, version integer, \
                 created_at integer, updated_at integer, deleted_at integer, owner blob, \
                 shared integer, log_crc integer, is_whole integer, rank integer) without rowid;
             create table entry (game text, number integer, text text, at_ms integer, \
                 crc integer, primary key (game, number)) without rowid;
             create table room (game text, join_key text, watch_key text, \
                 primary key (game, join_key, watch_key)) without rowid;
             create table trace (game text primary key, entries integer) without rowid;
             begin;",
        )?;
        Ok(Gathered { found })
    }

    /// Takes what SQLite reads, up to the first page that it stumbles over;
    /// returns whether it read all.
    pub(super) fn tables(&self, connection: &Connection, schema: u32) -> rusqlite::Result<bool> {
        let mut failed = None;
        let read = walk::each_game::<rusqlite::Error>(connection, schema, &mut |kept| {
            self.keep(&kept).inspect_err(|error| failed = Some(error.to_string()))
        });
        match (read, failed) {
            (Ok(()), _) => Ok(true),
            // Ours failed, not theirs.
            (Err(error), Some(_)) => Err(error),
            (Err(_), None) => Ok(false),
        }
    }

    /// Takes what stands on pages of the file, but for those that are free:
    /// what was thrown away for good stays away.
    pub(super) fn pages(&self, file: &Path) -> io::Result<()> {
        let mut source = BufReader::with_capacity(1 << 16, File::open(file)?);
        let free = free_pages(&mut File::open(file)?);
        let fetch = |number: u32| page(&mut File::open(file).ok()?, number);
        let mut bytes = vec![0; PAGE];
        let mut number = 1;
        while fill(&mut source, &mut bytes)? {
            if !free.contains(&number) {
                self.page(&bytes, number == 1, Rank::Page, &fetch)?;
            }
            number += 1;
        }
        Ok(())
    }

    /// Takes what stands in these frames of the log.
    pub(super) fn log(&self, file: &Path, survey: &Survey, frames: &[u64]) -> io::Result<()> {
        // There may be no log at all.
        if frames.is_empty() {
            return Ok(());
        }
        let mut log = File::open(wal::path_of(file))?;
        let fetch = |number: u32| page(&mut File::open(file).ok()?, number);
        let mut failed = Ok(());
        survey.pages(&mut log, frames, &mut |number, bytes| {
            if failed.is_ok() {
                failed = self.page(bytes, number == 1, Rank::Log, &fetch);
            }
        })?;
        failed
    }

    fn page(
        &self,
        bytes: &[u8],
        is_first: bool,
        rank: Rank,
        fetch: pages::Fetch<'_>,
    ) -> io::Result<()> {
        let mut failed = Ok(());
        pages::rows(bytes, is_first, fetch, &mut |kind, values| {
            if failed.is_ok() {
                failed = self.note(kind, values, rank);
            }
        });
        failed.map_err(io::Error::other)
    }

    /// Takes a row from a page, if it is one of ours.
    fn note(&self, kind: Kind, values: &[ValueRef<'_>], rank: Rank) -> rusqlite::Result<()> {
        match (kind, values) {
            (Kind::Table, [_, game, number, text, at, crc]) => {
                let Some(game) = id(*game) else {
                    return Ok(());
                };
                let line = Line::of(&game, [*number, *text, *at, *crc]);
                line.map_or(Ok(()), |line| self.keep_line(&game, &line))
            }
            (Kind::Table, values) if (10..=seal::COLUMN_COUNT).contains(&values.len()) => {
                let Some(game) = id(values[0]) else {
                    return Ok(());
                };
                match GameRow::of(&game, values) {
                    Some(row) => self.keep_game(&game, &row, rank),
                    None => self.trace(&game, 0),
                }
            }
            (Kind::Table, [game, join, watch, crc]) => {
                let room = room_rows::of([*game, *join, *watch, *crc]);
                room.map_or(Ok(()), |room| self.keep_room(&room))
            }
            // The indexes of entries, of games and rooms, of lists, and of owners.
            (Kind::Index, [game, ValueRef::Integer(number), ValueRef::Integer(_)]) => {
                id(*game).map_or(Ok(()), |game| self.trace(&game, number.saturating_add(1)))
            }
            (Kind::Index, [game, ValueRef::Integer(_)])
            | (Kind::Index, [ValueRef::Integer(_), game, ValueRef::Integer(_), _])
            | (Kind::Index, [_, ValueRef::Integer(_), game, ValueRef::Integer(_), _]) => {
                id(*game).map_or(Ok(()), |game| self.trace(&game, 0))
            }
            _ => Ok(()),
        }
    }

    fn keep(&self, kept: &Kept) -> rusqlite::Result<()> {
        for line in &kept.lines {
            self.keep_line(&kept.id, line)?;
        }
        for room in kept.rooms.iter().flatten() {
            self.keep_room(room)?;
        }
        match &kept.row {
            Some(row) => self.keep_game(&kept.id, row, Rank::Table),
            None => Ok(()),
        }
    }

    fn keep_line(&self, game: &str, line: &Line) -> rusqlite::Result<()> {
        if let Some(text) = &line.text {
            self.found
                .prepare_cached("insert or ignore into entry values (?1, ?2, ?3, ?4, ?5)")?
                .execute(params![game, line.number, text, line.at_ms, line.crc])?;
        }
        self.trace(game, line.number.saturating_add(1))
    }

    fn keep_room(&self, room: &KeptRoom) -> rusqlite::Result<()> {
        let (game, join, watch) = (room.game.as_str(), room.join.as_str(), room.watch.as_str());
        self.found
            .prepare_cached("insert or ignore into room values (?1, ?2, ?3)")?
            .execute([game, join, watch])?;
        self.trace(game, 0)
    }

    fn keep_game(&self, id: &str, row: &GameRow, rank: Rank) -> rusqlite::Result<()> {
        self.trace(id, row.version)?;
        let Some(header) = &row.header else {
            return Ok(());
        };
        self.found
            .prepare_cached(
                "insert into game values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) \
                 on conflict do update set version = ?3, created_at = ?4, updated_at = ?5, \
                 deleted_at = ?6, owner = ?7, shared = ?8, log_crc = ?9, is_whole = ?10, \
                 rank = ?11 where (?10, ?3, ?11) >= (is_whole, version, rank)",
            )?
            .execute(params![
                id,
                header,
                row.version,
                row.created_at,
                row.updated_at,
                row.deleted_at,
                row.owner.map(|owner| owner.0),
                row.shared,
                row.log_crc,
                row.is_whole,
                rank as u8
            ])?;
        Ok(())
    }

    /// Notes that a game had so many entries, or more.
    fn trace(&self, game: &str, entries: i64) -> rusqlite::Result<()> {
        let entries = if (0..=MOST_ENTRIES as i64).contains(&entries) { entries } else { 0 };
        self.found
            .prepare_cached(
                "insert into trace values (?1, ?2) \
                 on conflict do update set entries = ?2 where ?2 > entries",
            )?
            .execute(params![game, entries])?;
        Ok(())
    }

    /// Shows all that was found, game by game.
    pub(super) fn each<E: From<rusqlite::Error>>(
        &self,
        visit: &mut dyn FnMut(Remains) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut games = self.found.prepare("select game, entries from trace order by game")?;
        let mut rows = games.query([])?;
        while let Some(row) = rows.next()? {
            let (id, expected): (String, u32) = (row.get(0)?, row.get(1)?);
            let (row, lines, rooms) = (self.game(&id)?, self.lines(&id)?, self.rooms(&id)?);
            let kept = Kept { row, lines, rooms, id };
            visit(Remains { kept, expected })?;
        }
        Ok(())
    }

    fn game(&self, id: &str) -> rusqlite::Result<Option<GameRow>> {
        self.found
            .prepare_cached(
                "select header, version, created_at, updated_at, deleted_at, owner, shared, \
                 log_crc, is_whole from game where id = ?1",
            )?
            .query_row([id], |row| {
                Ok(GameRow {
                    header: row.get(0)?,
                    version: row.get(1)?,
                    created_at: row.get(2)?,
                    updated_at: row.get(3)?,
                    deleted_at: row.get(4)?,
                    owner: row.get::<_, Option<[u8; 32]>>(5)?.map(Owner),
                    shared: row.get(6)?,
                    log_crc: row.get(7)?,
                    is_whole: row.get(8)?,
                })
            })
            .optional()
    }

    fn rooms(&self, id: &str) -> rusqlite::Result<Vec<Option<KeptRoom>>> {
        let mut select =
            self.found.prepare_cached("select join_key, watch_key from room where game = ?1")?;
        let rooms = select.query_map([id], |row| {
            let (join, watch): (String, String) = (row.get(0)?, row.get(1)?);
            let keys = RoomKey::parse(&join).zip(RoomKey::parse(&watch));
            let room = GameId::parse(id).zip(keys);
            Ok(room.map(|(game, (join, watch))| KeptRoom { game, join, watch }))
        })?;
        rooms.collect()
    }

    fn lines(&self, id: &str) -> rusqlite::Result<Vec<Line>> {
        self.found
            .prepare_cached(
                "select number, text, at_ms, crc from entry where game = ?1 order by number",
            )?
            .query_map([id], |row| {
                let (number, text) = (row.get(0)?, row.get(1)?);
                Ok(Line { number, text, at_ms: row.get(2)?, crc: row.get(3)? })
            })?
            .collect()
    }
}

/// The id that a value is, if it can be one.
fn id(value: ValueRef<'_>) -> Option<String> {
    let text = value.as_str().ok()?;
    GameId::parse(text).map(|id| id.to_string())
}

/// Reads a page, or as much as there is of the last; `false` behind the end.
fn fill(source: &mut impl Read, page: &mut [u8]) -> io::Result<bool> {
    let mut length = 0;
    while length < page.len() {
        match source.read(&mut page[length..])? {
            0 => break,
            more => length += more,
        }
    }
    page[length..].fill(0);
    Ok(length > 0)
}

/// One page of a file, by its number from 1.
fn page(file: &mut File, number: u32) -> Option<Vec<u8>> {
    let mut bytes = vec![0; PAGE];
    let at = u64::from(number.checked_sub(1)?) * PAGE as u64;
    file.seek(SeekFrom::Start(at)).ok()?;
    file.read_exact(&mut bytes).ok()?;
    Some(bytes)
}

/// The pages that hold nothing any more, as far as the list of them is whole.
fn free_pages(file: &mut File) -> HashSet<u32> {
    let word = |bytes: &[u8], at: usize| {
        u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
    };
    let mut free = HashSet::new();
    let mut trunk = page(file, 1).map_or(0, |first| word(&first, 32));
    // A list that leads back to itself is damaged.
    while trunk != 0 && free.insert(trunk) {
        let Some(bytes) = page(file, trunk) else {
            break;
        };
        let leaves = (word(&bytes, 4) as usize).min(PAGE / 4 - 2);
        free.extend((0..leaves).map(|i| word(&bytes, 8 + 4 * i)));
        trunk = word(&bytes, 0);
    }
    free
}
