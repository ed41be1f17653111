//! What the server is sent, and what it answers: saved games and endgame tables.

use serde::{Deserialize, Serialize};

use crate::saved::{GameResult, Header};
use crate::visit::Whose;

/// Saves a new game.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CreateGame {
    /// What was agreed before it began.
    pub header: Header,
    /// What the client calls it, so that asking again makes no second game.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub id: Option<String>,
}

/// A new game is saved.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CreatedGame {
    /// What it is called.
    pub id: String,
    /// How many lines it has.
    pub version: u32,
}

/// Adds lines to a game's log.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct AppendEntries {
    /// How many lines the client has seen: these follow.
    pub seen: u32,
    /// The lines.
    pub entries: Vec<String>,
}

/// The lines are on disk.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Appended {
    /// How many lines the game has now.
    pub version: u32,
}

/// A page of the list of games.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameList {
    /// The games of this page, the one played last first.
    pub games: Vec<GameSummary>,
    /// How many there are on all pages.
    pub total: u32,
}

/// A game in a list.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameSummary {
    /// What it is called.
    pub id: String,
    /// What was agreed; `null` if that is damaged.
    pub header: Option<Header>,
    /// How many lines it has.
    pub version: u32,
    /// When it began, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last played.
    pub updated_at: i64,
    /// How it ended.
    pub result: GameResult,
    /// The moves that stand, of either player.
    pub moves: u32,
    /// The same as people count them.
    pub full_moves: u32,
    /// The board now, a character for each square: `.wWbB`; `null` if it is
    /// not known.
    pub placement: Option<String>,
    /// Whose it is.
    #[serde(default)]
    pub whose: Whose,
}

/// A game as the server keeps it.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StoredGame {
    /// What it is called.
    pub id: String,
    /// What was agreed; `null` if that is damaged.
    pub header: Option<Header>,
    /// What happened, a line each.
    pub entries: Vec<String>,
    /// How many lines it has.
    pub version: u32,
    /// When it began, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last played.
    pub updated_at: i64,
    /// Whose it is.
    #[serde(default)]
    pub whose: Whose,
    /// Whether others may read it who know its address.
    #[serde(default)]
    pub shared: bool,
    /// From where on it is damaged, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub damaged: Option<Damage>,
}

/// Where a saved game is damaged.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Damage {
    /// The first line that is damaged, counted from 0.
    pub entry: usize,
    /// What is wrong, in English.
    pub sentence: String,
}

/// What tables can be built for a ruleset, and what is being built.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TablesOffer {
    /// Whether there can be larger tables than those that the page makes itself.
    pub possible: bool,
    /// Every position with up to so many pieces has a table.
    pub ready: u32,
    /// Larger tables, the smaller first.
    pub choices: Vec<TablesChoice>,
    /// The last build.
    pub build: Option<TablesBuild>,
}

/// Tables of up to so many pieces.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TablesChoice {
    /// How many pieces at most.
    pub pieces: u32,
    /// How many positions.
    pub positions: u64,
    /// About how many bytes they take.
    pub bytes: u64,
    /// About how long they take on one processor.
    pub seconds: u64,
    /// Whether they are there.
    pub is_ready: bool,
}

/// A build of tables.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TablesBuild {
    /// The ruleset that the tables are for.
    pub rules: String,
    /// Up to how many pieces.
    pub pieces: u32,
    /// How far it is.
    pub state: BuildState,
    /// The share that is done, from 0 to 1.
    pub share: f64,
    /// About how long it still takes.
    pub seconds_left: Option<u64>,
    /// What went wrong, in English.
    pub reason: Option<String>,
}

/// How far a build is.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum BuildState {
    Running,
    Done,
    Cancelled,
    Failed,
}

/// Begins to build tables.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BuildTables {
    /// The ruleset that the tables are for.
    pub rules: String,
    /// Up to how many pieces.
    pub pieces: u32,
}
