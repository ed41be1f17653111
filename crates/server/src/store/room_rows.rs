//! Rooms as rows of an SQLite file. A row that does not match its checksum is no
//! room; its game is still there.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row, Transaction, params};

use super::room::{KeptRoom, ListedRoom, RoomKey, RoomsWanted};
use super::sqlite::text;
use super::{GameId, seal};

/// The first schema that has them.
pub(super) const SINCE: u32 = 6;

pub(super) const COLUMNS: &str = "room.game, join_key, watch_key, crc";

fn crc(room: &KeptRoom) -> u32 {
    seal::of_values([
        ValueRef::Text(b"room"),
        ValueRef::Text(room.game.as_str().as_bytes()),
        ValueRef::Text(room.join.as_str().as_bytes()),
        ValueRef::Text(room.watch.as_str().as_bytes()),
    ])
}

/// The room that these are, game, key to play, key to watch and checksum, if
/// they are whole.
pub(super) fn of(values: [ValueRef<'_>; 4]) -> Option<KeptRoom> {
    let [ValueRef::Text(game), ValueRef::Text(join), ValueRef::Text(watch), known] = values else {
        return None;
    };
    let text = |bytes| std::str::from_utf8(bytes).ok();
    let game = text(game).and_then(GameId::parse)?;
    let (join, watch) =
        (text(join).and_then(RoomKey::parse)?, text(watch).and_then(RoomKey::parse)?);
    let room = KeptRoom { game, join, watch };
    (known == ValueRef::Integer(crc(&room).into())).then_some(room)
}

/// The room that a row is, if it is whole.
pub(super) fn room(row: &Row<'_>) -> rusqlite::Result<Option<KeptRoom>> {
    Ok(of([row.get_ref(0)?, row.get_ref(1)?, row.get_ref(2)?, row.get_ref(3)?]))
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

/// Whether a key of a room leads into the room of another game.
pub(super) fn leads_elsewhere(connection: &Connection, room: &KeptRoom) -> rusqlite::Result<bool> {
    for key in [&room.join, &room.watch] {
        if by_key(connection, key)?.is_some_and(|other| other.game != room.game) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Puts the room of a game in the place of what cannot be read of it.
pub(super) fn put_back(transaction: &Transaction<'_>, room: &KeptRoom) -> rusqlite::Result<()> {
    transaction.execute("delete from room where game = ?1", [room.game.as_str()])?;
    put(transaction, room)
}

pub(super) fn put(transaction: &Transaction<'_>, room: &KeptRoom) -> rusqlite::Result<()> {
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

/// In a closed room nothing happens any more: that it was closed is its last line.
/// A log that cannot be read must not hide the other rooms.
fn is_closed(connection: &Connection, game: &GameId) -> bool {
    let sql = "select text = 'room close' from entry where game = ?1 order by number desc limit 1";
    let last = connection.prepare_cached(sql);
    last.and_then(|mut last| last.query_row([game.as_str()], |row| row.get(0))).unwrap_or(false)
}

pub(super) fn list(
    connection: &Connection,
    wanted: RoomsWanted,
    most: u32,
) -> rusqlite::Result<Vec<ListedRoom>> {
    let (condition, order, before) = match wanted {
        RoomsWanted::All => ("?1 is null", "desc", None),
        RoomsWanted::Open => ("?1 is null and result = '*'", "desc", None),
        RoomsWanted::UnusedSince(time) => ("updated_at < ?1", "asc", Some(time)),
    };
    let sql = format!(
        "select {COLUMNS}, created_at, updated_at, result, moves from room \
         join game on game.id = room.game where deleted_at is null and {condition} \
         order by updated_at {order}, game.id {order}"
    );
    let mut select = connection.prepare_cached(&sql)?;
    let listed = select.query_map([before], |row| {
        let Some(room) = room(row)? else {
            return Ok(None);
        };
        let is_closed = is_closed(connection, &room.game);
        if is_closed && wanted != RoomsWanted::All {
            return Ok(None);
        }
        // A damaged game must not hide the other rooms.
        let time = |column| Ok::<_, rusqlite::Error>(row.get_ref(column)?.as_i64().unwrap_or(0));
        Ok(Some(ListedRoom {
            room,
            created_at: time(4)?,
            updated_at: time(5)?,
            result: text(row, 6)?.unwrap_or("*").to_owned(),
            moves: u32::try_from(time(7)?).unwrap_or(u32::MAX),
            is_closed,
        }))
    })?;
    listed.filter_map(Result::transpose).take(most as usize).collect()
}
