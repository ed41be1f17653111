//! Whether the program finds what is in a file. It goes by indexes, and one
//! damaged place in them, or one row that cannot be read, hides more than itself:
//! a list that fails shows nothing at all.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

use rusqlite::{Connection, ToSql};

use crate::store::walk::{GameRow, Kept};
use crate::store::{
    KeptRoom, Owner, RoomsWanted, Summary, Visitor, Whose, room_rows, search, sqlite,
};

/// Finds games in the program's own way. It is asked only when an index is
/// damaged, or pages are.
pub(super) struct Finder<'a> {
    connection: &'a Connection,
    /// Files of older schemas have other lists.
    lists: Option<Lists>,
}

/// The parts that the lists of all visitors are made of.
struct Lists {
    all: Part,
    common: Part,
    own: HashMap<Owner, Part>,
    /// Games in rooms are in nobody's list but that of whoever runs the server.
    rooms: Option<HashSet<String>>,
    /// Games that are shown as those of several: a damaged name may be that of
    /// another game.
    several: HashSet<String>,
    /// Whether the list of some owner cannot be read, which shows the common
    /// games too.
    is_hidden_from_somebody: bool,
}

/// What a part shows; `None` if it cannot be read to its end.
type Part = Option<HashMap<String, Shown>>;

/// Enough of a line to know that it is that of its game.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Shown {
    Once { version: i64, created_at: i64, updated_at: i64, has_header: bool, is_his: bool },
    Twice,
}

impl Lists {
    fn read(connection: &Connection) -> rusqlite::Result<Lists> {
        let part = |visitor: Visitor| -> Part {
            let mut part = HashMap::new();
            search::each_listed(connection, visitor, &mut |line| note(&mut part, line)).ok()?;
            Some(part)
        };
        let mut owners =
            connection.prepare("select distinct owner from game not indexed order by 1")?;
        let owners =
            owners.query_map([], |row| Ok(sqlite::owner(row.get_ref(0)?).ok().flatten()))?;
        let mut own = HashMap::new();
        let mut is_hidden_from_somebody = false;
        for owner in owners {
            // Whose games there are is not known to the end.
            let Ok(owner) = owner else {
                is_hidden_from_somebody = true;
                break;
            };
            if let Some(owner) = owner.filter(|owner| *owner != Owner::ROOM) {
                own.insert(owner, part(Visitor::Device(owner)));
            }
        }
        is_hidden_from_somebody |= own.values().any(Option::is_none);
        let (all, common) = (part(Visitor::Household), part(Visitor::Stranger));
        let (mut shown, mut several) = (HashSet::new(), HashSet::new());
        for id in own.values().chain([&common]).flatten().flat_map(HashMap::keys) {
            if !shown.insert(id) {
                several.insert(id.clone());
            }
        }
        let rooms = room_rows::list(connection, RoomsWanted::All, u32::MAX).ok();
        let rooms =
            rooms.map(|rooms| rooms.into_iter().map(|it| it.room.game.to_string()).collect());
        Ok(Lists { all, common, own, rooms, several, is_hidden_from_somebody })
    }

    fn show(&self, id: &str, row: &GameRow) -> bool {
        let expected = Shown::Once {
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
            has_header: row.header.is_some(),
            is_his: true,
        };
        if row.owner == Some(Owner::ROOM) {
            return self.rooms.as_ref().is_some_and(|rooms| rooms.contains(id));
        }
        let shows = |part: &Part| part.as_ref().and_then(|part| part.get(id)) == Some(&expected);
        let in_parts = match row.owner {
            None => shows(&self.common) && !self.is_hidden_from_somebody,
            Some(owner) => self.common.is_some() && self.own.get(&owner).is_some_and(shows),
        };
        shows(&self.all) && in_parts && !self.several.contains(id)
    }
}

fn note(part: &mut HashMap<String, Shown>, line: Summary) {
    let Summary { id, header, version, created_at, updated_at, whose, .. } = line;
    let (version, has_header) = (version.into(), header.is_some());
    let is_his = whose != Whose::Another;
    match part.entry(id) {
        Entry::Occupied(mut known) => {
            known.insert(Shown::Twice);
        }
        Entry::Vacant(place) => {
            place.insert(Shown::Once { version, created_at, updated_at, has_header, is_his });
        }
    }
}

impl<'a> Finder<'a> {
    pub(super) fn new(connection: &'a Connection) -> Finder<'a> {
        Finder { connection, lists: Lists::read(connection).ok() }
    }

    /// Whether the program finds the game and all its entries.
    pub(super) fn finds(&self, kept: &Kept) -> bool {
        let Some(row) = &kept.row else {
            return true;
        };
        let entries = sqlite::readable_entries(self.connection, &kept.id);
        self.finds_row(&kept.id, row)
            && (row.deleted_at.is_some() || self.lists(&kept.id, row))
            && entries.is_ok_and(|entries| entries.len() == kept.readable())
            && kept.room().is_none_or(|room| self.finds_room(room))
    }

    /// Whether its addresses lead to it.
    fn finds_room(&self, room: &KeptRoom) -> bool {
        let is_it = |found: rusqlite::Result<Option<KeptRoom>>| {
            found.is_ok_and(|found| found.as_ref() == Some(room))
        };
        is_it(room_rows::by_key(self.connection, &room.join))
            && is_it(room_rows::by_key(self.connection, &room.watch))
            && is_it(room_rows::by_game(self.connection, &room.game))
    }

    fn finds_row(&self, id: &str, row: &GameRow) -> bool {
        self.counts_one(
            "select count(*) from game where id = ?1 and header is ?2 and created_at = ?3 \
             and updated_at = ?4 and version = ?5 and deleted_at is ?6",
            &[&id, &row.header, &row.created_at, &row.updated_at, &row.version, &row.deleted_at],
        )
    }

    fn lists(&self, id: &str, row: &GameRow) -> bool {
        if let Some(lists) = &self.lists {
            return lists.show(id, row);
        }
        let listed = "select count(*) from game indexed by game_listed \
                      where deleted_at is null and (updated_at, id) = (?1, ?2)";
        // The oldest files have no such index.
        self.connection.prepare_cached(listed).is_err()
            || self.counts_one(listed, &[&row.updated_at, &id])
    }

    fn counts_one(&self, sql: &str, values: &[&dyn ToSql]) -> bool {
        self.connection.query_row(sql, values, |row| row.get::<_, i64>(0)).unwrap_or(0) == 1
    }
}
