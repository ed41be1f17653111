//! Every game of a file with all its entries, one at a time, whatever the
//! indexes say: tables are read from end to end and sorted.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row, Rows};

use super::{KeptRoom, Owner, checksum, room_rows, seal, sqlite};

/// A game as a file has it.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    pub(super) id: String,
    /// `None` if there are entries and no game.
    pub(super) row: Option<GameRow>,
    /// In the order of their numbers.
    pub(super) lines: Vec<Line>,
    /// What leads to it as to a room's; `None` where a checksum does not fit.
    pub(super) rooms: Vec<Option<KeptRoom>>,
}

/// What a file says of a game besides its entries.
#[derive(Clone, Debug)]
pub(super) struct GameRow {
    /// `None` if its checksum does not fit.
    pub(super) header: Option<String>,
    /// How many entries there should be.
    pub(super) version: i64,
    pub(super) created_at: i64,
    pub(super) updated_at: i64,
    pub(super) deleted_at: Option<i64>,
    /// Whose it is; nobody's if that cannot be read.
    pub(super) owner: Option<Owner>,
    pub(super) shared: bool,
    /// The checksum of the log; older schemas have none.
    pub(super) log_crc: Option<u32>,
    /// Whether the checksum of the row fits, or there is none.
    pub(super) is_whole: bool,
}

/// An entry.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) number: i64,
    /// `None` if its checksum does not fit.
    pub(super) text: Option<String>,
    pub(super) at_ms: i64,
    pub(super) crc: u32,
}

impl Kept {
    /// How many entries there are from the first on without a damaged or a
    /// missing one.
    pub(super) fn readable(&self) -> usize {
        let fits = |(i, line): &(usize, &Line)| line.number == *i as i64 && line.text.is_some();
        self.lines.iter().enumerate().take_while(fits).count()
    }

    /// Whether nothing of it can be believed.
    pub(super) fn is_nothing(&self) -> bool {
        self.row.is_none() && self.lines.is_empty() && self.rooms.iter().all(Option::is_none)
    }

    /// Whether it is played in a room.
    pub(super) fn is_in_room(&self) -> bool {
        self.row.as_ref().is_some_and(|row| row.owner == Some(Owner::ROOM))
    }

    /// The room that it is played in, if nothing leaves that in doubt.
    pub(super) fn room(&self) -> Option<&KeptRoom> {
        let mut whole = self.rooms.iter().flatten();
        let room = whole.next().filter(|room| room.game.as_str() == self.id);
        room.filter(|_| self.is_in_room() && whole.next().is_none())
    }
}

impl GameRow {
    /// The row that these columns are, in the order of [`seal::COLUMNS`], if
    /// they can be one. Rows of older schemas have fewer.
    pub(super) fn of(id: &str, values: &[ValueRef<'_>]) -> Option<GameRow> {
        let number = |column: usize| match values.get(column) {
            Some(ValueRef::Integer(number)) => Some(*number),
            _ => None,
        };
        let header = text(values.get(1)?)?;
        let crc = u32::try_from(number(2)?).ok()?;
        let is_right = header.is_some_and(|header| crc == checksum::of_header(id, header));
        let seal = number(13).map(|crc| crc == i64::from(seal::of_row(values)));
        Some(GameRow {
            header: header.filter(|_| is_right).map(str::to_owned),
            version: number(4)?,
            created_at: number(7)?,
            updated_at: number(8)?,
            deleted_at: number(9),
            owner: values.get(14).and_then(|owner| sqlite::owner(*owner).ok()).flatten(),
            shared: number(15) == Some(1),
            log_crc: number(12).map(|crc| u32::try_from(crc).unwrap_or_default()),
            is_whole: seal.unwrap_or(true),
        })
    }
}

impl Line {
    /// The entry that these are: number, text, time, checksum.
    pub(super) fn of(game: &str, values: [ValueRef<'_>; 4]) -> Option<Line> {
        let [ValueRef::Integer(number), written, ValueRef::Integer(at_ms), ValueRef::Integer(crc)] =
            values
        else {
            return None;
        };
        let (text, crc) = (text(&written)?, u32::try_from(crc).unwrap_or_default());
        let is_right = |text: &&str| {
            u32::try_from(number).is_ok_and(|n| crc == checksum::of_entry(game, n, text))
        };
        Some(Line { number, text: text.filter(is_right).map(str::to_owned), at_ms, crc })
    }
}

/// A text; `Some(None)` if its bytes are none.
fn text<'a>(value: &ValueRef<'a>) -> Option<Option<&'a str>> {
    match value {
        ValueRef::Text(bytes) => Some(std::str::from_utf8(bytes).ok()),
        _ => None,
    }
}

/// The columns of a game in a file of this schema.
pub(super) fn columns(schema: u32) -> &'static str {
    match schema {
        0 | 1 => {
            "id, header, header_crc, words, version, result, moves, created_at, updated_at, \
                  deleted_at"
        }
        2 | 3 => {
            "id, header, header_crc, words, version, result, moves, created_at, updated_at, \
                  deleted_at, number"
        }
        4 => seal::COLUMNS_WITHOUT_OWNER,
        _ => seal::COLUMNS,
    }
}

/// Shows every game in the order of ids, those that were thrown away too. Ends
/// when `visit` fails; whoever calls has begun a transaction.
pub(super) fn each_game<E: From<rusqlite::Error>>(
    connection: &Connection,
    schema: u32,
    visit: &mut dyn FnMut(Kept) -> Result<(), E>,
) -> Result<(), E> {
    let columns = columns(schema);
    let mut games =
        connection.prepare(&format!("select {columns} from game not indexed order by id"))?;
    let mut entries = connection.prepare(
        "select game, number, text, at_ms, crc from entry not indexed order by game, number",
    )?;
    let mut rooms = match schema >= room_rows::SINCE {
        true => Some(connection.prepare(&format!(
            "select {} from room not indexed order by game",
            room_rows::COLUMNS
        ))?),
        false => None,
    };
    let width = games.column_count();
    let mut beside = Beside {
        entries: Sorted::of(entries.query([])?, entry)?,
        rooms: rooms.as_mut().map(|rooms| Sorted::of(rooms.query([])?, room)).transpose()?,
    };
    let mut rows = games.query([])?;
    while let Some(row) = rows.next()? {
        let values: Vec<ValueRef<'_>> =
            (0..width).map(|column| row.get_ref(column)).collect::<Result<_, _>>()?;
        let key = bytes(values[0]);
        while let Some(other) = beside.first().filter(|first| first.as_slice() < key) {
            visit(beside.without_game(&other)?)?;
        }
        let id = String::from_utf8_lossy(key).into_owned();
        let (lines, rooms) = beside.take(key)?;
        visit(Kept { row: GameRow::of(&id, &values), id, lines, rooms })?;
    }
    while let Some(other) = beside.first() {
        visit(beside.without_game(&other)?)?;
    }
    Ok(())
}

/// Shows every game, the oldest first, by the indexes.
pub(super) fn each_game_by_age<E: From<rusqlite::Error>>(
    connection: &Connection,
    schema: u32,
    visit: &mut dyn FnMut(Kept) -> Result<(), E>,
) -> Result<(), E> {
    let columns = columns(schema);
    let mut games =
        connection.prepare(&format!("select {columns} from game order by created_at, id"))?;
    let mut entries = connection.prepare(
        "select game, number, text, at_ms, crc from entry where game = ?1 order by number",
    )?;
    let mut rooms = match schema >= room_rows::SINCE {
        true => Some(
            connection
                .prepare(&format!("select {} from room where game = ?1", room_rows::COLUMNS))?,
        ),
        false => None,
    };
    let width = games.column_count();
    let mut rows = games.query([])?;
    while let Some(row) = rows.next()? {
        let values: Vec<ValueRef<'_>> =
            (0..width).map(|column| row.get_ref(column)).collect::<Result<_, _>>()?;
        let id = String::from_utf8_lossy(bytes(values[0])).into_owned();
        let lines = entries.query_map([&id], |row| entry(row).map(|(_, line)| line))?;
        let lines = lines.collect::<Result<_, _>>()?;
        let rooms = match &mut rooms {
            Some(rooms) => rooms.query_map([&id], room_rows::room)?.collect::<Result<_, _>>()?,
            None => Vec::new(),
        };
        visit(Kept { row: GameRow::of(&id, &values), id, lines, rooms })?;
    }
    Ok(())
}

fn bytes(value: ValueRef<'_>) -> &[u8] {
    match value {
        ValueRef::Text(bytes) | ValueRef::Blob(bytes) => bytes,
        _ => &[],
    }
}

/// What lies beside the games.
struct Beside<'a> {
    entries: Sorted<'a, Line>,
    rooms: Option<Sorted<'a, Option<KeptRoom>>>,
}

impl Beside<'_> {
    /// The first game of which something comes next.
    fn first(&self) -> Option<Vec<u8>> {
        let of_rooms = self.rooms.as_ref().and_then(Sorted::game);
        let games = [self.entries.game(), of_rooms];
        games.into_iter().flatten().min().map(<[u8]>::to_vec)
    }

    fn take(&mut self, id: &[u8]) -> rusqlite::Result<(Vec<Line>, Vec<Option<KeptRoom>>)> {
        let rooms = self.rooms.as_mut().map(|rooms| rooms.take(id)).transpose()?;
        Ok((self.entries.take(id)?, rooms.unwrap_or_default()))
    }

    /// What comes next, whose game is not there.
    fn without_game(&mut self, id: &[u8]) -> rusqlite::Result<Kept> {
        let (lines, rooms) = self.take(id)?;
        Ok(Kept { id: String::from_utf8_lossy(id).into_owned(), row: None, lines, rooms })
    }
}

/// Reads a row: the id of its game, and what it says.
type Read<T> = fn(&Row<'_>) -> rusqlite::Result<(Vec<u8>, T)>;

/// Rows in the order of their games.
struct Sorted<'a, T> {
    rows: Rows<'a>,
    read: Read<T>,
    next: Option<(Vec<u8>, T)>,
}

impl<'a, T> Sorted<'a, T> {
    fn of(rows: Rows<'a>, read: Read<T>) -> rusqlite::Result<Sorted<'a, T>> {
        let mut sorted = Sorted { rows, read, next: None };
        sorted.advance()?;
        Ok(sorted)
    }

    /// The game of the next row.
    fn game(&self) -> Option<&[u8]> {
        self.next.as_ref().map(|(game, _)| game.as_slice())
    }

    fn advance(&mut self) -> rusqlite::Result<()> {
        self.next = self.rows.next()?.map(self.read).transpose()?;
        Ok(())
    }

    /// The rows of the game with this id, if they come next.
    fn take(&mut self, id: &[u8]) -> rusqlite::Result<Vec<T>> {
        let mut found = Vec::new();
        while let Some((_, row)) = self.next.take_if(|(game, _)| game == id) {
            found.push(row);
            self.advance()?;
        }
        Ok(found)
    }
}

fn entry(row: &Row<'_>) -> rusqlite::Result<(Vec<u8>, Line)> {
    let key = bytes(row.get_ref(0)?).to_vec();
    let game = String::from_utf8_lossy(&key);
    let values = [row.get_ref(1)?, row.get_ref(2)?, row.get_ref(3)?, row.get_ref(4)?];
    let line = Line::of(&game, values);
    // What is no entry at all cannot be placed.
    let line = line.unwrap_or(Line { number: -1, text: None, at_ms: 0, crc: 0 });
    Ok((key, line))
}

fn room(row: &Row<'_>) -> rusqlite::Result<(Vec<u8>, Option<KeptRoom>)> {
    Ok((bytes(row.get_ref(0)?).to_vec(), room_rows::room(row)?))
}
