//! Where games are kept.

pub(crate) mod backup;
pub(crate) mod change;
mod checksum;
pub(crate) mod doctor;
mod placements;
pub(crate) mod portable;
pub(crate) mod queue;
mod reader;
mod room;
mod room_rows;
mod schema;
mod seal;
mod search;
pub(crate) mod seating;
mod session;
mod session_rows;
pub(crate) mod sqlite;
mod visitor;
mod wal;
mod walk;
mod words;
mod writer;

use std::fmt;
use std::pin::Pin;

use damier_api::Fit;

pub use room::{KeptRoom, ListedRoom, RoomKey, RoomStore, RoomsWanted};
pub use schema::OpenError;
pub(crate) use schema::sync_folder;
pub use session::{Session, SessionHash, SessionStore};
pub use sqlite::SqliteStore;
pub use visitor::{Owner, Visitor, Whose};

/// What a store answers when it is certain: of a write, when it is on disk.
/// Who drops it no longer waits; a question is given up then, a write is not.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Keeps games, each a header and a log of entries that only grows.
pub trait LogStore: fmt::Debug + Send + Sync {
    /// The game with all that can be read of it; `None` if there is none that
    /// the visitor may see.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the store cannot be read.
    fn read(&self, id: &GameId, visitor: Visitor) -> Answer<'_, Option<StoredGame>>;

    /// Appends entries to a game of `seen` entries, and returns how many it
    /// has then. Those that are stored already are not stored again: an
    /// addition may be repeated, and continued, until its answer arrives.
    ///
    /// # Errors
    ///
    /// [`StoreError::Stale`] if other entries were stored in their place;
    /// nothing is written then.
    fn append(&self, addition: Addition) -> Answer<'_, Appended>;
}

/// Makes, lists and gives away games.
///
/// A game belongs to the device that made it, or is common ([`Visitor`]). To
/// whoever may not see it there is no such game; whoever may only read it is
/// told [`StoreError::NotYours`] when he changes it. Both is decided together
/// with what is asked for, so that nothing comes between.
pub trait GameStore: LogStore {
    /// Keeps a new game without entries, and returns how many it has: those
    /// that came since, if the same game was made before and its answer lost.
    ///
    /// # Errors
    ///
    /// [`StoreError::Stale`] if another game has this id, or had it;
    /// [`StoreError::Taken`] if it is somebody else's.
    fn create(&self, game: NewGame) -> Answer<'_, u32>;

    /// Whether the visitor may change the game: for those who know it already,
    /// before they tell him anything of it.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchGame`] or [`StoreError::NotYours`] if he may not.
    fn may_change(&self, id: &GameId, visitor: Visitor) -> Answer<'_, ()>;

    /// The visitor's own games and the common ones, as far as the question asks
    /// for them, last changed first.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchGame`] if `before` names none of them.
    fn list(&self, query: ListQuery) -> Answer<'_, Listed>;

    /// Throws a game away, so that it can still be restored for some weeks. It
    /// stays whose it was.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchGame`] if there is none.
    fn delete(&self, id: &GameId, visitor: Visitor) -> Answer<'_, ()>;

    /// Takes a game back that was thrown away.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchGame`] if there is none, or none any more.
    fn restore(&self, id: &GameId, visitor: Visitor) -> Answer<'_, ()>;

    /// Makes a common game somebody's own; nothing if it is his already.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchGame`] if there is none.
    fn claim(&self, id: &GameId, owner: Owner) -> Answer<'_, ()>;

    /// Lets everybody read a game who knows its id, or nobody but its owner any
    /// more. A common game everybody may read as it is.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchGame`] if there is none.
    fn share(&self, id: &GameId, visitor: Visitor, is_shared: bool) -> Answer<'_, ()>;

    /// Gives all games of one owner to another, those that were thrown away
    /// too: a device becomes another.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if nothing can be written.
    fn hand_over(&self, from: Owner, to: Owner) -> Answer<'_, ()>;

    /// Whether games can be read and written now.
    ///
    /// # Errors
    ///
    /// [`StoreError`] with what is in the way.
    fn check(&self) -> Answer<'_, ()>;

    /// What was measured, in the words of Prometheus.
    fn metrics(&self) -> String;

    /// Finishes what was asked for and accepts no more writes.
    fn close(&self);
}

/// Without the letters that look like others when read aloud or copied.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A letter for each random byte.
fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

fn is_letter(byte: u8) -> bool {
    LETTERS.contains(&byte)
}

/// What a game is called in addresses.
#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub struct GameId(String);

impl GameId {
    const LENGTH: usize = 12;

    /// A new one, which nobody can guess.
    ///
    /// # Errors
    ///
    /// If the operating system has no random numbers.
    pub fn random() -> Result<GameId, StoreError> {
        let mut bytes = [0; GameId::LENGTH];
        getrandom::fill(&mut bytes).map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(GameId(letters(&bytes)))
    }

    /// The id that a text is, if it can be one.
    #[must_use]
    pub fn parse(text: &str) -> Option<GameId> {
        let fits = text.len() == Self::LENGTH && text.bytes().all(is_letter);
        fits.then(|| GameId(text.to_owned()))
    }

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A game to keep.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// What it will be called.
    pub id: GameId,
    /// Its header, as JSON.
    pub header: String,
    /// What a search looks in.
    pub words: String,
    /// What is known of it before anything happened.
    pub standing: Standing,
    /// Who makes it: a device's game is its own, others' are common.
    pub by: Visitor,
}

/// Entries to append.
#[derive(Clone, Debug)]
pub struct Addition {
    /// What it is called in addresses.
    pub id: GameId,
    /// How many entries it had when the writer looked.
    pub seen: u32,
    /// What comes after them.
    pub entries: Vec<String>,
    /// Where the game stands then.
    pub standing: Standing,
    /// Who adds them.
    pub by: Visitor,
}

/// What became of an addition.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Appended {
    /// How many entries the game has after those that were added.
    pub version: u32,
    /// Whether all of them are new: none was stored before.
    pub is_new: bool,
}

/// What lists show of a game, as the referee sees it after its last entry.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Standing {
    /// `*` while it goes on, else `2-0`, `1-1` or `0-2`.
    pub result: &'static str,
    /// The moves that stand.
    pub moves: u32,
    /// The board, a character for each square: `.wWbB`.
    pub placement: String,
}

/// A game as it was found.
#[derive(Clone, Debug)]
pub struct StoredGame {
    /// Its header as JSON; `None` if it is damaged.
    pub header: Option<String>,
    /// The entries before the first damaged one.
    pub entries: Vec<String>,
    /// How many entries were stored.
    pub version: u32,
    /// When, in milliseconds since 1970.
    pub created_at: i64,
    /// When the last entry came, in milliseconds since 1970.
    pub updated_at: i64,
    /// Whose it is, to him who asked.
    pub whose: Whose,
    /// Whether others may read it who know its id.
    pub shared: bool,
}

impl StoredGame {
    /// The first entry that cannot be read, counted from 0.
    #[must_use]
    pub fn damaged_entry(&self) -> Option<usize> {
        if self.header.is_none() {
            return Some(0);
        }
        let readable = self.entries.len();
        (readable != self.version as usize).then_some(readable)
    }
}

/// Which games to list.
#[derive(Clone, Debug, Default)]
pub struct ListQuery {
    /// Who asks.
    pub visitor: Visitor,
    /// Only those whose words fit, in any case, with or without accents.
    pub fit: Option<Fit>,
    /// At most so many.
    pub limit: u32,
    /// Only those that come after this one in the list.
    pub before: Option<GameId>,
}

/// A part of a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The games.
    pub games: Vec<Summary>,
    /// How many games the whole list has.
    pub total: u32,
}

/// One line of a list.
#[derive(Clone, Debug)]
pub struct Summary {
    /// What the game is called.
    pub id: String,
    /// Its header as JSON; `None` if it is damaged.
    pub header: Option<String>,
    /// How many entries it has.
    pub version: u32,
    /// When it began, in milliseconds since 1970.
    pub created_at: i64,
    /// When the last entry came, in milliseconds since 1970.
    pub updated_at: i64,
    /// `*`, `2-0`, `1-1` or `0-2`.
    pub result: String,
    /// The moves that stand.
    pub moves: u32,
    /// The board, a character for each square, if it is known.
    pub placement: Option<String>,
    /// Whose it is, to him who asked.
    pub whose: Whose,
}

/// Error when games cannot be read or written.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum StoreError {
    /// There is no such game, or none that he may see who asked.
    NoSuchGame,
    /// It is somebody else's, who lets others read it.
    NotYours,
    /// A new game cannot have this id: somebody else's has it.
    Taken,
    /// Others wrote first: the game has this many entries.
    Stale {
        /// How many.
        version: u32,
    },
    /// The disk is full. Nothing was written; later writes may succeed.
    DiskFull,
    /// Too much is being written, or another program holds the file.
    Busy,
    /// Writing failed before, or the store is closed.
    Stopped,
    /// What is stored of this game makes no sense. It harms no other.
    Damaged,
    /// What the database said.
    Failed(String),
}

impl StoreError {
    /// Whether the store refused on purpose, having written nothing.
    pub(crate) const fn is_refusal(&self) -> bool {
        matches!(
            self,
            StoreError::NoSuchGame
                | StoreError::NotYours
                | StoreError::Taken
                | StoreError::Stale { .. }
                | StoreError::Damaged
        )
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::NoSuchGame => f.write_str("no such game"),
            StoreError::NotYours => f.write_str("the game is somebody else's"),
            StoreError::Taken => f.write_str("another game has this id"),
            StoreError::Stale { version } => write!(f, "the game has {version} entries by now"),
            StoreError::DiskFull => f.write_str("the disk is full"),
            StoreError::Busy => f.write_str("the store is busy"),
            StoreError::Damaged => f.write_str("the game is damaged"),
            StoreError::Stopped => f.write_str("the store takes no more writes"),
            StoreError::Failed(reason) => write!(f, "the store failed: {reason}"),
        }
    }
}

impl std::error::Error for StoreError {}

#[cfg(test)]
pub(crate) mod contract;
#[cfg(test)]
mod migration_tests;
#[cfg(test)]
mod owner_contract;
#[cfg(test)]
pub(crate) mod room_contract;
#[cfg(test)]
mod session_contract;
