//! Where rooms are kept: the keys by which their games are found.

use std::fmt;

use super::{Answer, GameId, LogStore, NewGame};

/// The last part of an address that leads into a room. Whoever knows it may come
/// in, so that it is as hard to guess as a password.
#[derive(Clone, Eq, PartialEq, Hash)]
pub struct RoomKey(String);

const LENGTH: usize = 26;

impl RoomKey {
    /// A key that nobody has.
    ///
    /// # Errors
    ///
    /// If the system has no random numbers.
    pub fn random() -> Result<RoomKey, getrandom::Error> {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes)?;
        Ok(RoomKey(super::letters(&bytes)))
    }

    /// The key that a text is, if it can be one.
    #[must_use]
    pub fn parse(text: &str) -> Option<RoomKey> {
        let is_key = text.len() == LENGTH && text.bytes().all(super::is_letter);
        is_key.then(|| RoomKey(text.to_owned()))
    }

    /// As addresses have it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whoever reads a log could come in otherwise.
impl fmt::Debug for RoomKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RoomKey({}…)", &self.0[..4])
    }
}

/// A room as it is found.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct KeptRoom {
    /// Its game.
    pub game: GameId,
    /// Invites to play.
    pub join: RoomKey,
    /// Invites to watch.
    pub watch: RoomKey,
}

/// A room in the operator's list.
#[derive(Clone, Debug)]
pub struct ListedRoom {
    /// The room.
    pub room: KeptRoom,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
    /// When something happened there last.
    pub updated_at: i64,
    /// `*`, `2-0`, `1-1` or `0-2`.
    pub result: String,
    /// The moves that stand.
    pub moves: u32,
    /// Whether the operator has closed it.
    pub is_closed: bool,
}

/// Which rooms are listed.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum RoomsWanted {
    /// All that there are, the one used last first.
    All,
    /// Those in which a game goes on, the one used last first.
    Open,
    /// Those that are not closed and in which nothing has happened since, in
    /// milliseconds since 1970; the one unused for longest first.
    UnusedSince(i64),
}

/// Keeps rooms. Their games are kept as all others are, and belong to nobody but
/// the room ([`super::Owner::ROOM`]).
pub trait RoomStore: LogStore {
    /// Keeps a new game with the keys of its room, and its first lines.
    ///
    /// # Errors
    ///
    /// [`super::StoreError`] if nothing can be written.
    fn open_room(&self, game: NewGame, room: KeptRoom, lines: Vec<String>) -> Answer<'_, ()>;

    /// The room that a key leads to.
    ///
    /// # Errors
    ///
    /// [`super::StoreError`] if the store cannot be read.
    fn find_room(&self, key: &RoomKey) -> Answer<'_, Option<KeptRoom>>;

    /// The room of a game.
    ///
    /// # Errors
    ///
    /// [`super::StoreError`] if the store cannot be read.
    fn room_of(&self, game: &GameId) -> Answer<'_, Option<KeptRoom>>;

    /// The rooms that are wanted, at most so many.
    ///
    /// # Errors
    ///
    /// [`super::StoreError`] if the store cannot be read.
    fn rooms(&self, wanted: RoomsWanted, most: u32) -> Answer<'_, Vec<ListedRoom>>;
}
