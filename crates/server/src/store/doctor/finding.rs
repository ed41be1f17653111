//! What the doctor finds, in words and for programs.

use std::fmt;

/// Something that is not as it was written.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Finding {
    /// The game that it is about; `None` if it is the file as a whole.
    pub game: Option<String>,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum Fault {
    /// The first bytes of the file, which say what kind of file it is.
    Beginning(String),
    /// The tables are not those of this version.
    Schema(String),
    /// Pages that do not fit together.
    Structure(String),
    /// An index, which follows from the games.
    Index(String),
    /// The index of words, which follows from the games.
    Words(String),
    /// Sessions or known devices, of which nothing is left to believe.
    Sessions {
        /// How many.
        damaged: u32,
    },
    /// Addresses of rooms of which nobody knows to which game they lead.
    Rooms {
        /// How many.
        damaged: u32,
    },
    /// The write-ahead log cannot be read from some place on.
    Log {
        /// Whether it is its very beginning.
        from_the_start: bool,
        /// How many additions cannot be read.
        additions: u32,
    },
    /// What was agreed before the game does not match its checksum.
    Header,
    /// It does, but is none that this program understands.
    UnknownHeader,
    /// Times, counts, the owner or the mark of being thrown away.
    Row,
    /// The times of entries, or entries that were exchanged.
    Times,
    /// This entry, counted from 0, does not match its checksum.
    Entry(u32),
    /// Entries from this one on are missing.
    Missing {
        /// The first of them, counted from 0.
        from: u32,
        /// How many there should be in all.
        of: u32,
    },
    /// There are more entries than there should be.
    Surplus {
        /// How many there should be.
        of: u32,
    },
    /// Entries whose game is not there.
    NoGame {
        /// How many.
        entries: u32,
    },
    /// Nothing leads into the room that it is played in.
    Room,
    /// Addresses of a room lead to it, and it is not played there.
    NotItsRoom,
    /// Addresses of a room whose game is not there.
    OnlyRoom,
    /// This cannot have happened by the rules of the game.
    Impossible(String),
    /// Playing it again takes too long, so that nobody knows.
    TooLong,
    /// What stands in the unreadable part of the log: entries up to here.
    OnlyInLog {
        /// How many entries the file has.
        has: u32,
        /// How many it had with the log.
        of: u32,
    },
    /// In the unreadable part of the log it was thrown away or taken back, or
    /// became somebody's.
    MarkOnlyInLog,
    /// All is there, but the program does not find it by its indexes.
    Hidden,
}

/// How bad it is.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd)]
pub enum Harm {
    /// Nothing that anybody stored.
    None,
    /// No game lacks anything, but the program may not start.
    File,
    /// A game is not as it was.
    Game,
}

impl Fault {
    /// A word for programs.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Fault::Beginning(_) => "beginning",
            Fault::Schema(_) => "schema",
            Fault::Structure(_) => "structure",
            Fault::Index(_) => "index",
            Fault::Words(_) => "words",
            Fault::Sessions { .. } => "sessions",
            Fault::Rooms { .. } => "rooms",
            Fault::Log { .. } => "log",
            Fault::Header => "header",
            Fault::UnknownHeader => "unknown_header",
            Fault::Row => "row",
            Fault::Times => "times",
            Fault::Entry(_) => "entry",
            Fault::Missing { .. } => "missing",
            Fault::Surplus { .. } => "surplus",
            Fault::NoGame { .. } => "no_game",
            Fault::Room => "room",
            Fault::NotItsRoom => "not_its_room",
            Fault::OnlyRoom => "only_room",
            Fault::Impossible(_) => "impossible",
            Fault::TooLong => "too_long",
            Fault::OnlyInLog { .. } => "only_in_log",
            Fault::MarkOnlyInLog => "mark_only_in_log",
            Fault::Hidden => "hidden",
        }
    }

    /// How bad it is.
    #[must_use]
    pub const fn harm(&self) -> Harm {
        match self {
            Fault::Words(_) | Fault::Sessions { .. } | Fault::Rooms { .. } | Fault::TooLong => {
                Harm::None
            }
            Fault::Beginning(_)
            | Fault::Schema(_)
            | Fault::Structure(_)
            | Fault::Index(_)
            | Fault::Hidden
            | Fault::Log { .. } => Harm::File,
            _ => Harm::Game,
        }
    }

    /// The first entry that is concerned, counted from 0.
    #[must_use]
    pub const fn entry(&self) -> Option<u32> {
        match self {
            Fault::Entry(entry) => Some(*entry),
            Fault::Missing { from, .. } => Some(*from),
            Fault::Surplus { of } => Some(*of),
            Fault::OnlyInLog { has, .. } => Some(*has),
            _ => None,
        }
    }

    /// What to do about it.
    #[must_use]
    pub const fn advice(&self) -> &'static str {
        match self {
            Fault::Words(_) => "nothing: it is made anew when the program starts",
            Fault::Sessions { .. } => {
                "nothing: they are dropped when the program starts, and whoever was signed in by \
                 them signs in again"
            }
            Fault::Rooms { .. } => "nothing: games that lack their addresses are named",
            Fault::TooLong => "nothing",
            Fault::Log { .. } | Fault::OnlyInLog { .. } | Fault::MarkOnlyInLog => {
                "before you start the program, run `damier doctor --salvage`: it takes what is \
                 whole from the log too"
            }
            Fault::Beginning(_)
            | Fault::Schema(_)
            | Fault::Structure(_)
            | Fault::Index(_)
            | Fault::Hidden => {
                "put a backup back (`damier restore`), or run `damier doctor --salvage`"
            }
            Fault::Row | Fault::Times => {
                "look at the game; `damier doctor --salvage` keeps its entries and seals them anew"
            }
            Fault::Room => {
                "the addresses are in a backup made before: put it back (`damier restore`), or \
                 write it as NDJSON (`damier export`) and take from that what is missing here \
                 (`damier import`); what was played is whole"
            }
            Fault::NotItsRoom => {
                "look at the game; `damier doctor --salvage` keeps it and leaves these addresses out"
            }
            Fault::Header | Fault::UnknownHeader | Fault::NoGame { .. } | Fault::OnlyRoom => {
                "the game is in a backup made before (`damier restore`), or lost"
            }
            Fault::Entry(_)
            | Fault::Missing { .. }
            | Fault::Surplus { .. }
            | Fault::Impossible(_) => {
                "the rest is in a backup made before (`damier restore`); `damier doctor --salvage` \
                 keeps what comes before"
            }
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Beginning(what) => write!(f, "the beginning of the file is damaged: {what}"),
            Fault::Schema(what) => write!(f, "the description of the tables is damaged: {what}"),
            Fault::Structure(what) => write!(f, "pages do not fit together: {what}"),
            Fault::Index(what) => {
                write!(f, "an index is damaged, which holds nothing of its own: {what}")
            }
            Fault::Words(what) => write!(f, "the index of words is damaged: {what}"),
            Fault::Sessions { damaged } => {
                write!(
                    f,
                    "of the notes of who is signed in {damaged} cannot be read; no game is concerned"
                )
            }
            Fault::Rooms { damaged } => write!(
                f,
                "of the addresses of rooms {damaged} cannot be read, nor to which game they lead"
            ),
            Fault::Log { from_the_start: true, additions } => write!(
                f,
                "the beginning of the log is damaged: none of its {additions} additions can be read"
            ),
            Fault::Log { additions, .. } => write!(
                f,
                "the end of the log cannot be read ({additions} additions); if the power failed \
                 while the last was written, nobody was told that it was saved"
            ),
            of_a_game => of_a_game.tell_of_a_game(f),
        }
    }
}

impl Fault {
    /// What is wrong with one game.
    fn tell_of_a_game(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Header => f.write_str("what was agreed before the game is damaged"),
            Fault::UnknownHeader => {
                f.write_str("what was agreed before the game is not understood")
            }
            Fault::Row => f.write_str(
                "its times, its number of entries, its owner or the mark of being thrown away is \
                 damaged",
            ),
            Fault::Times => f.write_str("the times of its entries are damaged"),
            Fault::Entry(entry) => write!(f, "entry {entry} is damaged"),
            Fault::Missing { from, of } if from + 1 == *of => {
                write!(f, "entry {from}, the last, is missing")
            }
            Fault::Missing { from, of } => {
                write!(f, "entry {from} is missing; there should be {of} in all")
            }
            Fault::Surplus { of } => write!(f, "it should end after {of} entries, and does not"),
            Fault::NoGame { entries } => {
                write!(f, "there are {entries} entries, but not what was agreed before the game")
            }
            Fault::Room => f.write_str(
                "the addresses of its room are damaged or missing, so that nobody comes in any more",
            ),
            Fault::NotItsRoom => f.write_str(
                "addresses of a room lead to it, and it is played in no room, or in another",
            ),
            Fault::OnlyRoom => {
                f.write_str("there are the addresses of its room, but not what was agreed there")
            }
            Fault::Impossible(why) => write!(f, "{why}"),
            Fault::TooLong => f.write_str("it takes too long to play it again"),
            Fault::OnlyInLog { has, of } => {
                write!(f, "it has {has} entries here, and {of} in the unreadable part of the log")
            }
            Fault::MarkOnlyInLog => f.write_str(
                "in the unreadable part of the log it was begun, thrown away, taken back, shared \
                 or given to somebody",
            ),
            Fault::Hidden => {
                f.write_str("all of it is there, but the program does not find all of it any more")
            }
            Fault::Beginning(_)
            | Fault::Schema(_)
            | Fault::Structure(_)
            | Fault::Index(_)
            | Fault::Words(_)
            | Fault::Sessions { .. }
            | Fault::Rooms { .. }
            | Fault::Log { .. } => f.write_str("the file as a whole is damaged"),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.game {
            Some(game) => write!(f, "game {game}: {}", self.fault),
            None => write!(f, "the file: {}", self.fault),
        }
    }
}
