//! Whole games on their way into a file or out of it, with the times that they
//! had.

use std::path::Path;

use rusqlite::{Connection, OptionalExtension, Transaction, params};

use super::{KeptRoom, OpenError, Owner, Standing, checksum, room_rows, schema, seal, walk, words};

/// A game with all that is kept of it, on its way into a file or out of one.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Portable {
    pub(crate) id: String,
    /// As JSON.
    pub(crate) header: String,
    pub(crate) created_at: i64,
    pub(crate) updated_at: i64,
    pub(crate) deleted_at: Option<i64>,
    /// Whose it is; nobody's if it is common.
    pub(crate) owner: Option<Owner>,
    /// Whether its owner lets others read it.
    pub(crate) shared: bool,
    /// The entries, each with its time.
    pub(crate) entries: Vec<(String, i64)>,
    /// The room that it is played in. Whose the seats are is in the entries, as
    /// hashes.
    pub(crate) room: Option<KeptRoom>,
}

/// Puts a game into a file that has none of this id.
pub(crate) fn put(
    transaction: &Transaction<'_>,
    game: &Portable,
    standing: &Standing,
) -> rusqlite::Result<()> {
    let id = game.id.as_str();
    let described = damier_api::read_header(&game.header);
    let described = described.map(|header| damier_api::header_words(&header)).unwrap_or_default();
    transaction
        .prepare_cached(
            "insert into game (id, header, header_crc, words, version, result, moves, placement, \
             created_at, updated_at, deleted_at, owner, shared, number) \
             values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, \
             (select coalesce(max(number), 0) + 1 from game))",
        )?
        .execute(params![
            id,
            game.header,
            checksum::of_header(id, &game.header),
            described,
            game.entries.len() as i64,
            standing.result,
            standing.moves,
            standing.placement,
            game.created_at,
            game.updated_at,
            game.deleted_at,
            game.owner.map(|owner| owner.0),
            // A common game is nobody's to share.
            game.shared && game.owner.is_some()
        ])?;
    let mut log_crc = 0;
    let mut insert = transaction.prepare_cached(
        "insert into entry (game, number, text, at_ms, crc) values (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (number, (text, at_ms)) in (0..).zip(&game.entries) {
        let crc = checksum::of_entry(id, number, text);
        insert.execute(params![id, number, text, at_ms, crc])?;
        log_crc = seal::of_log(log_crc, *at_ms, crc);
    }
    transaction
        .prepare_cached("update game set log_crc = ?2 where id = ?1")?
        .execute(params![id, log_crc])?;
    seal::renew(transaction, id)?;
    if let Some(room) = &game.room {
        room_rows::put(transaction, room)?;
    }
    words::put(transaction, id)
}

/// Whether a game is in a file already.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Known {
    /// No game has its id.
    No,
    /// It is there, with all its entries or more.
    Same,
    /// Another game has its id, or another course of it.
    Other,
    /// It is there, and nothing leads into its room any more.
    WithoutRoom,
    /// The addresses of its room lead into another.
    RoomTaken,
}

/// A file that games are put into.
pub(crate) struct Inlet {
    connection: Connection,
}

impl Inlet {
    /// Opens the file, or makes it. Whoever calls has its folder.
    pub(crate) fn open(file: &Path) -> Result<Inlet, OpenError> {
        schema::open_for_writing(file).map(|connection| Inlet { connection })
    }

    pub(crate) fn known(&self, game: &Portable) -> rusqlite::Result<Known> {
        let header = self
            .connection
            .prepare_cached("select header from game where id = ?1")?
            .query_row([&game.id], |row| Ok(super::sqlite::text(row, 0)?.map(str::to_owned)))
            .optional()?;
        let is_taken = match &game.room {
            Some(room) => room_rows::leads_elsewhere(&self.connection, room)?,
            None => false,
        };
        let Some(header) = header else {
            return Ok(if is_taken { Known::RoomTaken } else { Known::No });
        };
        let stored = super::sqlite::readable_entries(&self.connection, &game.id)?;
        let has_all = game.entries.len() <= stored.len()
            && game.entries.iter().zip(&stored).all(|((text, _), stored)| text == stored);
        let is_same = has_all && header.is_some_and(|header| header == game.header);
        Ok(match &game.room {
            _ if !is_same => Known::Other,
            Some(_) if is_taken => Known::RoomTaken,
            Some(room) if room_rows::by_game(&self.connection, &room.game)?.is_none() => {
                Known::WithoutRoom
            }
            _ => Known::Same,
        })
    }

    /// Lets the addresses of a room lead to its game again.
    pub(crate) fn put_room_back(&mut self, room: &KeptRoom) -> rusqlite::Result<()> {
        let transaction = self.connection.transaction()?;
        room_rows::put_back(&transaction, room)?;
        transaction.commit()
    }

    /// Puts games in, all or none.
    pub(crate) fn put(&mut self, games: &[(Portable, Standing)]) -> rusqlite::Result<()> {
        let transaction = self.connection.transaction()?;
        for (game, standing) in games {
            put(&transaction, game, standing)?;
        }
        transaction.commit()
    }

    /// Leaves nothing in the log.
    pub(crate) fn close(self) -> rusqlite::Result<()> {
        self.connection.query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(()))?;
        self.connection.close().map_err(|(_, error)| error)
    }
}

/// A game that was read, as far as it can be.
#[derive(Clone, Debug)]
pub(crate) struct Taken {
    pub(crate) id: String,
    /// Up to its first entry that is damaged; `None` if its header is.
    pub(crate) game: Option<Portable>,
    /// Whether something is damaged or missing.
    pub(crate) is_damaged: bool,
}

/// Shows every game of a file as it was at one moment, the oldest first.
pub(crate) fn each<E: From<OpenError>>(
    file: &Path,
    visit: &mut dyn FnMut(Taken) -> Result<(), E>,
) -> Result<(), E> {
    let failed = |error: rusqlite::Error| E::from(schema::explain(file, &error));
    let connection = schema::open_for_reading(file)?;
    connection.execute_batch("begin").map_err(failed)?;
    let Some(version) = schema::identify(file, &connection)? else {
        return Ok(());
    };
    let mut ended = Ok(());
    let walked = walk::each_game_by_age::<rusqlite::Error>(&connection, version, &mut |kept| {
        let taken = taken(kept);
        ended = visit(taken);
        // Whatever stops us stops SQLite.
        if ended.is_err() { Err(rusqlite::Error::QueryReturnedNoRows) } else { Ok(()) }
    });
    ended?;
    walked.map_err(failed)
}

fn taken(kept: walk::Kept) -> Taken {
    let readable = kept.readable();
    let row = kept.row.clone().filter(|row| row.header.is_some());
    let is_damaged = row.as_ref().is_none_or(|row| row.version != readable as i64);
    let room = kept.room().cloned();
    let is_damaged = is_damaged || (room.is_none() && kept.is_in_room());
    let entries = kept.lines.into_iter().take(readable);
    let entries = entries.filter_map(|line| Some((line.text?, line.at_ms))).collect();
    let game = row.and_then(|row| {
        Some(Portable {
            id: kept.id.clone(),
            header: row.header?,
            created_at: row.created_at,
            updated_at: row.updated_at,
            deleted_at: row.deleted_at,
            owner: row.owner,
            shared: row.shared,
            entries,
            room,
        })
    });
    Taken { id: kept.id, game, is_damaged }
}
