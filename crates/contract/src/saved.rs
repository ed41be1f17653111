//! Games as they are kept and listed.

use serde::{Deserialize, Serialize, Serializer};

/// What was agreed before a game began.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The edition whose box was opened, if it was one.
    #[serde(default)]
    pub edition: Option<String>,
    /// The rules, as text.
    pub rules: String,
    /// Where the game starts; the usual start if left out.
    #[serde(default)]
    pub start: Option<String>,
    /// How strict the referee is: what the rules say, for clients of version
    /// 0.1. The server fills it in, and nobody reads it.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional = nullable))]
    pub mode: Option<Mode>,
    /// Who plays White.
    #[serde(default)]
    pub white: Seat,
    /// Who plays Black.
    #[serde(default)]
    pub black: Seat,
    /// The time control, if there is one.
    #[serde(default)]
    pub clock: Option<TimeControl>,
    /// Makes the computer's mistakes.
    #[serde(default)]
    pub seed: u64,
    /// What the page keeps besides.
    #[serde(default)]
    pub options: Option<PageOptions>,
}

/// How strict the referee is.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Refuses what is not allowed, and says why.
    #[default]
    Friendly,
    /// Speaks only when asked.
    Leaflet,
}

/// How much time the players have.
#[derive(Copy, Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TimeControl {
    /// What becomes of the seconds for a move.
    pub kind: ClockKind,
    /// For the whole game; half a minute is possible.
    #[serde(serialize_with = "plain_number")]
    pub minutes: f64,
    /// For each move.
    #[serde(serialize_with = "plain_number")]
    pub seconds: f64,
}

/// Whole numbers without a point, as clients wrote them.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "as serde calls it")]
fn plain_number<S: Serializer>(number: &f64, to: S) -> Result<S::Ok, S::Error> {
    if number.fract() == 0.0 && (0.0..1e9).contains(number) {
        to.serialize_u64(*number as u64)
    } else {
        to.serialize_f64(*number)
    }
}

/// What becomes of the seconds for a move.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClockKind {
    /// They are added.
    Fischer,
    /// They are added as far as they were used.
    Bronstein,
    /// They pass before the clock runs.
    Delay,
}

/// What the page keeps of a game besides what was agreed.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PageOptions {
    /// Whether the board turns to the player to move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub turns: Option<bool>,
}

/// Who sits on one side of the board.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Seat {
    /// Somebody.
    Person {
        /// What he is called.
        #[serde(default)]
        name: Option<String>,
    },
    /// The computer.
    Computer {
        /// From 1 to 12.
        level: u8,
    },
}

impl Default for Seat {
    fn default() -> Seat {
        Seat::Person { name: None }
    }
}

/// A game as it is kept.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// What was agreed.
    pub header: Header,
    /// What happened, a line each.
    #[serde(default)]
    pub entries: Vec<String>,
}

/// How a game ended, in points for White and Black.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub enum GameResult {
    /// It goes on.
    #[serde(rename = "*")]
    Unfinished,
    /// White won.
    #[serde(rename = "2-0")]
    WhiteWins,
    /// Nobody won.
    #[serde(rename = "1-1")]
    Draw,
    /// Black won.
    #[serde(rename = "0-2")]
    BlackWins,
}

impl GameResult {
    /// All of them.
    pub const ALL: [GameResult; 4] =
        [GameResult::Unfinished, GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins];

    /// As it is written.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::Unfinished => "*",
            GameResult::WhiteWins => "2-0",
            GameResult::Draw => "1-1",
            GameResult::BlackWins => "0-2",
        }
    }
}

/// What lists show of a game.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Digest {
    /// How it ended.
    pub result: GameResult,
    /// The moves that stand, of either player.
    pub moves: u32,
    /// The same as people count them.
    pub full_moves: u32,
    /// The board now, a character for each square: `.wWbB`.
    pub placement: String,
}

/// Which games somebody looks for.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "describe", ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct Wanted {
    /// Words that all must be found.
    pub search: String,
    /// Whether they are over.
    pub state: Option<GameState>,
    /// The id of an edition or a game.
    pub game: Option<String>,
    /// Who plays.
    pub opponent: Option<Opponent>,
}

/// Whether games are over.
#[derive(Copy, Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum GameState {
    /// They go on.
    Running,
    /// They are over.
    Finished,
}

/// Who plays.
#[derive(Copy, Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    /// The computer, on one side at least.
    Computer,
    /// People only.
    People,
}

/// A game that is looked at.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Candidacy {
    /// What was agreed.
    pub header: Header,
    /// How it ended.
    pub result: GameResult,
    /// The day on which it began, as `2026-11-16`.
    pub begun: String,
    /// The day on which it was last played.
    pub played: String,
}

/// Which of the games fit.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Found {
    /// For each of them, in their order.
    pub fits: Vec<bool>,
}
