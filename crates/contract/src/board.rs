//! What every part of the page draws: boards, moves, rules and refusals.

use serde::Serialize;

/// The board's size, and which of White's near corners is dark.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoardShape {
    /// How many squares a side has.
    #[cfg_attr(feature = "describe", ts(type = "8 | 10"))]
    pub size: u32,
    /// Which of White's near corners is dark.
    pub corner: DarkCorner,
}

/// Which of White's near corners is dark.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum DarkCorner {
    Left,
    Right,
}

/// What the two sides are called, in the colors of the leaflet.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Sides {
    pub white: String,
    pub black: String,
}

/// A move that a player may make.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Candidate {
    /// What to send back to make it.
    pub code: String,
    /// As players write it.
    pub text: String,
    /// The square it leaves.
    pub from: u32,
    /// The square it reaches.
    pub to: u32,
    /// The squares of what it captures.
    pub captures: Vec<u32>,
    /// The ways to walk it: every square where the piece lands.
    pub routes: Vec<Vec<u32>>,
    /// Whether a man ends it as a king.
    pub promotes: bool,
}

/// One way to walk a move, to be shown.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Walk {
    /// Every square where the piece lands, its start first.
    pub route: Vec<u32>,
    /// What it captures, in the order of the jumps.
    pub captures: Vec<u32>,
}

/// A rule of the leaflet, in our words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Rule {
    /// What a link to it ends in: `4` in `/rules/hh-sv#4`.
    pub anchor: String,
    /// Where the leaflet has it: `Article 4`.
    pub heading: String,
    /// What it says.
    pub text: String,
}

/// Why something is not allowed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Refused {
    /// In a sentence, with the article.
    pub sentence: String,
    /// The rule behind it, if there is one.
    pub rule: Option<Rule>,
    /// The squares to point at.
    pub squares: Vec<u32>,
    /// What may be played instead.
    pub show: Vec<Walk>,
}
