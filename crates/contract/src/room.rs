//! Rooms: two people in two places at one board, and those who watch.
//!
//! A room is a game that the server referees. Its log is that of a saved game,
//! with lines of the room's own between (`room seat white`); lines are numbered
//! from 0 without gaps, and whoever was away asks for those that he missed.

use serde::{Deserialize, Serialize};

use crate::color::Color;
use crate::saved::Header;

/// Opens a room.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateRoom {
    /// What is agreed, and told to everybody before he sits down. Both seats are
    /// for people.
    pub header: Header,
    /// Where whoever opens it sits; by lot if left out.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub color: Option<Color>,
    /// What he is called.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub name: Option<String>,
}

/// Takes the free seat.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// What he is called who sits down.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub name: Option<String>,
}

/// A word by which another device takes a seat over, once.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatCode {
    /// The word.
    pub code: String,
    /// For so long it works.
    pub seconds: u32,
    /// An address that takes the seat where it is opened. The word stands behind
    /// `#`, which no browser sends to anybody.
    pub address: String,
    /// The address as a QR code, in SVG.
    pub qr: String,
}

/// Takes a seat over by its word.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MoveSeat {
    /// The word.
    pub code: String,
}

/// The room in which somebody has a seat now.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatTaken {
    /// The last part of the address that leads there.
    pub key: String,
    /// The seat.
    pub color: Color,
}

/// A room as it is found by its address: what is agreed, who is there, and the
/// log from a line on.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Room {
    /// What is agreed.
    pub header: Header,
    /// How it stands for him who asks.
    pub state: RoomState,
    /// The number of the first line here.
    pub from: u32,
    /// The log from there on.
    pub lines: Vec<String>,
}

/// How a room stands for one who is in it.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoomState {
    /// His own seat.
    pub you: Option<Color>,
    /// The seat that he may take: it is free, and his address invites him.
    pub free: Option<Color>,
    /// Who sits on White's side.
    pub white: RoomSeat,
    /// Who sits on Black's.
    pub black: RoomSeat,
    /// How many watch.
    pub watchers: u32,
    /// What one player wants and the other has not answered.
    pub wish: Option<RoomWish>,
    /// The last part of the address that invites to play; only players know it.
    pub join: Option<String>,
    /// The last part of the address that invites to watch.
    pub watch: String,
    /// The last part of the address of the next game, if there is one.
    pub next: Option<String>,
    /// Whether nothing can be done here any more: the operator has closed it.
    pub is_closed: bool,
}

/// One side of the board.
#[derive(Clone, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoomSeat {
    /// Whether somebody has it.
    pub is_taken: bool,
    /// What he is called, if he said so.
    pub name: Option<String>,
    /// Whether he is there now.
    pub is_here: bool,
    /// In so many seconds his opponent may claim the game, if he stays away that
    /// long; 0 if he may now. Nothing while he is there or the game is over.
    pub claim_in: Option<u32>,
}

/// What one player wants.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RoomWish {
    /// Who.
    pub by: Color,
    /// What.
    pub what: Wish,
}

/// What a player may want of the other.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// His last move back.
    Back,
    /// Another game, with colors swapped.
    Rematch,
}

impl Wish {
    /// Both.
    pub const ALL: [Wish; 2] = [Wish::Back, Wish::Rematch];

    /// Its word in a log.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Wish::Back => "back",
            Wish::Rematch => "rematch",
        }
    }
}

/// What somebody in a room does.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RoomAction {
    /// What he calls it; the answer repeats it.
    pub nonce: String,
    /// How many lines he had seen when he did it. Sent again with the same
    /// number, after an answer that got lost, it is done once.
    pub seen: u32,
    /// What: an action of the game as in a line of its log (`32-28`, `huff 19`,
    /// `offer`), or of the room: `ask back`, `grant back`, `refuse back`, the
    /// same with `rematch`, `claim-absent`, and `name` with a name.
    pub action: String,
}

/// What a client says on its socket.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum ToRoom {
    /// Something is done.
    Do(RoomAction),
    /// Is somebody there?
    Ping,
    /// He goes, and does not only lose his connection.
    Leave,
}

/// What the room says on a socket.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum FromRoom {
    /// Lines of the log. What was done is done for everybody when they come, and
    /// is on disk.
    Lines {
        /// The number of the first one.
        from: u32,
        /// The lines.
        lines: Vec<String>,
    },
    /// How the room stands: after the first lines, and whenever that changes.
    State {
        /// How.
        state: RoomState,
    },
    /// What was done is on disk.
    Saved {
        /// What it was called.
        nonce: String,
        /// So many lines the log has with it.
        version: u32,
    },
    /// It was not done.
    Refused {
        /// What it was called.
        nonce: String,
        /// Why not.
        why: RoomRefusal,
        /// In English, for those who look into it.
        detail: String,
    },
    /// Somebody is there.
    Pong,
    /// The server goes. Come back after so long.
    Bye {
        /// So many milliseconds.
        retry_ms: u32,
    },
}

/// Why something was not done in a room.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RoomRefusal {
    /// He has no seat.
    NoSeat,
    /// Nobody sits opposite yet.
    NobodyThere,
    /// The referee does not allow it.
    NotAllowed,
    /// It cannot be read.
    Unreadable,
    /// He has seen lines that there are not: he must ask for all again.
    Ahead,
    /// The opponent has not been away for long enough.
    TooEarly,
    /// Too much at once: the same again in a moment.
    Busy,
    /// The room is closed.
    Closed,
    /// Nothing can be stored now.
    NotSaved,
}
