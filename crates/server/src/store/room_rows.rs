//! Rooms as rows of an SQLite file. A row that does not match its checksum is no
//! room; its game is still there.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row, Transaction, params};

use super::room::{KeptRoom, ListedRoom, RoomKey};
use super::sqlite::{number, text};
use super::{GameId, StoreError, seal};

const COLUMNS: &str = "room.game, join_key, watch_key, crc";

fn crc(room: &KeptRoom) -> u32 {
    seal::of_values([
        ValueRef::Text(b"room"),
        ValueRef::Text(room.game.as_str().as_bytes()),
        ValueRef::Text(room.join.as_str().as_bytes()),
        ValueRef::Text(room.watch.as_str().as_bytes()),
    ])
}

/// The room that a row is, if it is whole.
fn room(row: &Row<'_>) -> rusqlite::Result<Option<KeptRoom>> {
    let game = text(row, 0)?.and_then(GameId::parse);
    let join = text(row, 1)?.and_then(RoomKey::parse);
    let watch = text(row, 2)?.and_then(RoomKey::parse);
    let (Some(game), Some(join), Some(watch)) = (game, join, watch) else {
        return Ok(None);
    };
    let room = KeptRoom { game, join, watch };
    let is_whole = row.get_ref(3)? == ValueRef::Integer(crc(&room).into());
    Ok(is_whole.then_some(room))
}

/// The first whole room that a condition fits.
fn find(
    connection: &Connection,
    condition: &str,
    value: &str,
) -> rusqlite::Result<Option<KeptRoom>> {
    let sql = format!("select {COLUMNS} from room where {condition}");
    let mut select = connection.prepare_cached(&sql)?;
    let found = select.query_map([value], room)?.find_map(Result::transpose);
    found.transpose()
}

pub(super) fn by_key(connection: &Connection, key: &RoomKey) -> rusqlite::Result<Option<KeptRoom>> {
    match find(connection, "join_key = ?1", key.as_str())? {
        None => find(connection, "watch_key = ?1", key.as_str()),
        found => Ok(found),
    }
}

pub(super) fn by_game(
    connection: &Connection,
    game: &GameId,
) -> rusqlite::Result<Option<KeptRoom>> {
    find(connection, "game = ?1", game.as_str())
}

pub(super) fn put(transaction: &Transaction<'_>, room: &KeptRoom) -> Result<(), StoreError> {
    let sql = "insert into room (game, join_key, watch_key, crc) values (?1, ?2, ?3, ?4)";
    let (join, watch) = (room.join.as_str(), room.watch.as_str());
    transaction.prepare_cached(sql)?.execute(params![
        room.game.as_str(),
        join,
        watch,
        crc(room)
    ])?;
    Ok(())
}

pub(super) fn list(connection: &Connection, most: u32) -> rusqlite::Result<Vec<ListedRoom>> {
    let sql = format!(
        "select {COLUMNS}, created_at, updated_at, result, moves from room \
         join game on game.id = room.game where deleted_at is null \
         order by updated_at desc, game.id desc limit ?1"
    );
    let mut select = connection.prepare_cached(&sql)?;
    let listed = select.query_map([most], |row| {
        let Some(room) = room(row)? else {
            return Ok(None);
        };
        Ok(Some(ListedRoom {
            room,
            created_at: row.get(4)?,
            updated_at: row.get(5)?,
            result: row.get(6)?,
            moves: number(row, 7)?,
        }))
    })?;
    listed.filter_map(Result::transpose).collect()
}
