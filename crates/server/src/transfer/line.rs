//! A game as one line of JSON.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::store::portable::Portable;
use crate::store::{GameId, KeptRoom, Owner, RoomKey};

/// The fields of a line.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Fields<'a> {
    id: String,
    /// As it is stored, to the byte.
    #[serde(borrow)]
    header: &'a RawValue,
    #[serde(default)]
    entries: Vec<String>,
    /// When each entry came, in milliseconds since 1970.
    #[serde(default)]
    times: Vec<i64>,
    created_at: i64,
    updated_at: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deleted_at: Option<i64>,
    /// In hexadecimal digits; left out if it is common.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    owner: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    shared: bool,
    /// Left out of games that are not played in a room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    room: Option<Addresses>,
}

/// What leads into a room. Whose the seats are stands in the entries, as hashes
/// of what their browsers have.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Addresses {
    /// The last part of the address that invites to play.
    join: String,
    /// The same to watch.
    watch: String,
}

impl Addresses {
    fn of(room: &KeptRoom) -> Addresses {
        Addresses { join: room.join.as_str().to_owned(), watch: room.watch.as_str().to_owned() }
    }

    fn of_game(&self, id: &str) -> Option<KeptRoom> {
        let key = |text: &str| RoomKey::parse(text);
        Some(KeptRoom {
            game: GameId::parse(id)?,
            join: key(&self.join)?,
            watch: key(&self.watch)?,
        })
    }
}

/// Writes a game; `None` if its header is no JSON.
pub(super) fn write(game: &Portable) -> Option<String> {
    // A line must stay one: what was written over several is written anew.
    let header = if game.header.contains(['\n', '\r']) {
        serde_json::from_str::<serde_json::Value>(&game.header).ok()?.to_string()
    } else {
        game.header.clone()
    };
    let header = RawValue::from_string(header).ok()?;
    let (entries, times) = game.entries.iter().cloned().unzip();
    let fields = Fields {
        id: game.id.clone(),
        header: &header,
        entries,
        times,
        created_at: game.created_at,
        updated_at: game.updated_at,
        deleted_at: game.deleted_at,
        owner: game.owner.map(Owner::to_hex),
        shared: game.shared,
        room: game.room.as_ref().map(Addresses::of),
    };
    serde_json::to_string(&fields).ok()
}

/// Reads a game.
///
/// # Errors
///
/// What is wrong with the line.
pub(super) fn read(line: &str) -> Result<Portable, String> {
    let fields: Fields<'_> = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let Fields { id, header, entries, mut times, created_at, updated_at, deleted_at, .. } = fields;
    let read_owner = |text: String| Owner::from_hex(&text).ok_or("its owner is none");
    let owner = fields.owner.map(read_owner).transpose()?;
    let read_room = |room: Addresses| room.of_game(&id).ok_or("the addresses of its room are none");
    let room = fields.room.map(read_room).transpose()?;
    if room.is_some() && owner != Some(Owner::ROOM) {
        return Err("it has a room, and belongs to somebody else".to_owned());
    }
    // Other programs may know no times.
    if times.is_empty() {
        times = vec![updated_at; entries.len()];
    }
    if times.len() != entries.len() {
        return Err(format!("{} entries and {} times", entries.len(), times.len()));
    }
    let entries = entries.into_iter().zip(times).collect();
    Ok(Portable {
        id,
        header: header.get().to_owned(),
        created_at,
        updated_at,
        deleted_at,
        owner,
        shared: fields.shared,
        entries,
        room,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let mut game = Portable {
            id: "b2c3d4f5g6h7".into(),
            header: r#"{"seed":18446744073709551615, "rules":"jumbo","clock":{"minutes":0.5}}"#
                .into(),
            created_at: 1,
            updated_at: 3,
            deleted_at: Some(4),
            owner: None,
            shared: false,
            entries: vec![("white 32-28".into(), 2), ("undo".into(), 3)],
            room: None,
        };
        let line = write(&game).expect("a line");
        assert_eq!(read(&line).as_ref(), Ok(&game), "{line}");
        assert!(!line.contains('\n'));
        for later in ["owner", "shared", "room"] {
            assert!(!line.contains(later), "as before: {line}");
        }
        for shared in [false, true] {
            game = Portable { owner: Some(Owner([0xa7; 32])), shared, ..game };
            let line = write(&game).expect("a line");
            assert_eq!(read(&line).as_ref(), Ok(&game), "{line}");
        }
    }

    #[test]
    fn the_addresses_of_a_room_are_keys_and_belong_to_its_game() {
        let line = |owner: Owner, join: &str| {
            format!(
                r#"{{"id":"b2c3d4f5g6h7","header":{{}},"created_at":1,"updated_at":5,"owner":"{}","room":{{"join":"{join}","watch":"{}"}}}}"#,
                owner.to_hex(),
                "w".repeat(26)
            )
        };
        let game = read(&line(Owner::ROOM, &"j".repeat(26))).expect("a game");
        let room = game.room.clone().expect("a room");
        let keys = (room.game.as_str(), room.join.as_str(), room.watch.as_str());
        assert_eq!(keys, ("b2c3d4f5g6h7", &*"j".repeat(26), &*"w".repeat(26)));
        assert_eq!(read(&write(&game).expect("a line")), Ok(game));
        assert!(read(&line(Owner::ROOM, "j")).is_err(), "no key");
        assert!(read(&line(Owner([7; 32]), &"j".repeat(26))).is_err(), "somebody's game");
    }

    #[test]
    fn an_owner_is_64_digits() {
        let line = |owner: &str| {
            format!(
                r#"{{"id":"b2c3d4f5g6h7","header":{{}},"created_at":1,"updated_at":5,"owner":{owner}}}"#
            )
        };
        assert_eq!(read(&line("null")).map(|game| game.owner), Ok(None));
        let owner = read(&line(&format!("\"{}\"", "A7".repeat(32)))).map(|game| game.owner);
        assert_eq!(owner, Ok(Some(Owner([0xa7; 32]))), "in either case");
        for wrong in ["\"\"", "\"a7\"", "7", "\"everybody\""] {
            assert!(read(&line(wrong)).is_err(), "{wrong}");
        }
    }

    #[test]
    fn times_may_be_left_out_but_not_some_of_them() {
        let line = |times: &str| {
            format!(
                r#"{{"id":"b2c3d4f5g6h7","header":{{}},"entries":["a","b"],{times}"created_at":1,"updated_at":5}}"#
            )
        };
        let read_times = |times: &str| {
            read(&line(times)).map(|game| game.entries.iter().map(|entry| entry.1).collect())
        };
        assert_eq!(read_times(""), Ok(vec![5, 5]));
        assert_eq!(read_times("\"times\":[1,2],"), Ok(vec![1, 2]));
        assert!(read_times("\"times\":[1],").is_err());
    }
}
