//! A game that is played: how it stands, and what came of an action.

use serde::Serialize;

use crate::board::{BoardShape, Candidate, Refused, Rule, Sides, Walk};
use crate::color::Color;
use crate::saved::GameResult;

/// How a game stands, with everything that happened in it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct View {
    /// The rules, as text.
    pub rules: String,
    /// Whether the referee speaks only when asked, as the leaflet has it.
    pub by_the_leaflet: bool,
    /// The title of the game.
    pub title: String,
    /// The board.
    pub board: BoardShape,
    /// What the two sides are called.
    pub colors: Sides,
    /// What the leaflet lets a player do about a missed capture.
    pub remedies: Remedies,
    /// The board at the start, a character for each square: `.wWbB`.
    pub start: String,
    /// Everything that happened.
    pub history: Vec<Happening>,
    /// How it stands now.
    #[serde(flatten)]
    pub now: Now,
}

/// How a game stands, and what may be done.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Now {
    /// The board, a character for each square: `.wWbB`.
    pub placement: String,
    /// The position as FEN.
    pub fen: String,
    /// Who is to move.
    pub turn: Color,
    /// The moves that the player to move may make.
    pub moves: Vec<Candidate>,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// What may be done besides moving.
    pub may: May,
    /// Whose draw offer awaits an answer.
    pub offer: Option<Color>,
    /// The piece that must be moved because it was touched.
    pub touched: Option<u32>,
    /// Whether the player to move has been told to capture.
    pub must_obey: bool,
    /// The draw that comes nearer, if one does.
    pub countdown: Option<Countdown>,
    /// The milliseconds that White and Black have left.
    pub clock: Option<(u64, u64)>,
}

/// What an action changed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Change {
    /// So much of the history before still holds.
    pub kept: usize,
    /// What happened then.
    pub happened: Vec<Happening>,
    /// How the game stands now.
    #[serde(flatten)]
    pub now: Now,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Ending {
    /// Who won; nobody in a draw.
    pub winner: Option<Color>,
    /// Why, in a sentence with the article.
    pub sentence: String,
    /// As files write it.
    pub result: GameResult,
}

/// What can ever be done about a missed capture, in this game.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Remedies {
    /// The piece is taken off.
    pub huff: bool,
    /// The move is taken back and the capture made.
    pub demand: bool,
}

/// What the player to move may do besides moving. This says what the leaflet
/// grants, and never whether there is a reason for it.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[expect(clippy::struct_excessive_bools, reason = "a list of permissions")]
pub struct May {
    /// Take off a piece that failed to capture.
    pub huff: bool,
    /// Have the move taken back and the capture made.
    pub demand: bool,
    /// Let it stand, where only that or an answer is left.
    pub stand: bool,
    /// Touch a piece, which binds.
    pub touch: bool,
    /// Say that a piece is only set right.
    pub adjust: bool,
    /// Claim a draw.
    pub claim: bool,
}

/// A draw that comes nearer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Countdown {
    /// So many moves of each player are left.
    pub moves: u32,
    /// In a sentence.
    pub sentence: String,
}

/// One thing that happened.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Happening {
    /// Its number, counted from 0.
    pub event: usize,
    /// What it was.
    pub kind: HappeningKind,
    /// Who did it; nobody if the referee spoke.
    pub player: Option<Color>,
    /// In short: a move as players write it.
    pub text: String,
    /// In a sentence.
    pub spoken: String,
    /// The squares it was about: for a move, every square where it landed.
    pub route: Vec<u32>,
    /// The captured pieces, in the order of the jumps.
    pub captures: Vec<u32>,
    /// What should have been played, told once it was claimed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "describe", ts(optional, as = "Option<_>"))]
    pub due: Vec<Walk>,
    /// The board afterwards, a character for each square: `.wWbB`.
    pub placement: String,
    /// Who is to move afterwards.
    pub turn: Color,
}

/// What happened.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as the actions are")]
pub enum HappeningKind {
    Touch,
    Adjust,
    Move,
    Huff,
    Demand,
    Stand,
    Offer,
    Accept,
    Decline,
    Claim,
    Resign,
    Timeout,
    Over,
}

/// What came of an action.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Acted {
    /// It happened.
    Done {
        /// The lines to add to the game's log.
        entries: Vec<String>,
        /// What that changed.
        change: Box<Change>,
    },
    /// It was refused, and nothing changed.
    Refused {
        /// Why not, and what was due.
        refused: Box<Refused>,
    },
}

/// What to make of a move that somebody tried.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Judged {
    /// It can be played: one way, or several to choose from.
    Possible {
        /// The moves that it could mean.
        moves: Vec<Candidate>,
    },
    /// It cannot.
    Refused {
        /// Why not, and what was due.
        refused: Box<Refused>,
    },
}

/// What the computer does.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Thought {
    /// What, as in a line of the log.
    pub action: String,
    /// How long a person would have seemed to think.
    pub pause_ms: u64,
}

/// What would be good here.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Hint {
    /// What to do, as in a line of the log.
    pub action: String,
    /// The same in a sentence, with how the game stands.
    pub sentence: String,
    /// Why it is good, as far as the moves after it show.
    pub why: Option<String>,
    /// The move, to be shown.
    pub walk: Option<Walk>,
    /// The squares it is about.
    pub squares: Vec<u32>,
}

/// Why something that was played was allowed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Why {
    /// In a few sentences.
    pub sentence: String,
    /// The rules behind it.
    pub rules: Vec<Rule>,
}

/// A game as a file has it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Pdn {
    /// The text of the file.
    pub pdn: String,
}

/// What a move is worth to the solver of a puzzle.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Tried {
    /// Whether it wins as much as a solution has to.
    pub wins: bool,
}
