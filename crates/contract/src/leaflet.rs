//! The rules page, and two games compared.

use serde::Serialize;

use crate::board::{Refused, Rule, Walk};
use crate::game::View;
use crate::saved::SavedGame;
use crate::shelf::{BoxOnShelf, GameOnShelf};

/// The rules of a game, in our words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RulesText {
    /// The title of the game.
    pub title: String,
    /// Its articles.
    pub articles: Vec<Rule>,
}

/// The rules of a game, to be read and tried.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RulesPage {
    /// The id of the edition, or the rules as text.
    pub id: String,
    /// The box, if the rules are of a printed edition.
    pub edition: Option<BoxOnShelf>,
    /// What is played by these rules.
    pub game: GameOnShelf,
    /// Its articles, in order.
    pub articles: Vec<ArticleOnPage>,
    /// The id of a game that is worth comparing with it.
    pub compare: &'static str,
}

/// One article.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ArticleOnPage {
    /// What a link ends in: `4` in `/rules/hh-sv#4`.
    pub anchor: String,
    /// Its heading.
    pub heading: String,
    /// What it says, in our words.
    pub text: String,
    /// Positions to try it on.
    pub diagrams: Vec<Diagram>,
    /// How we read what is unclear in it.
    pub readings: Vec<Reading>,
}

/// A position to play with.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Diagram {
    /// What is to be seen, in a sentence.
    pub caption: String,
    /// Which of the leaflet's own diagrams it is an example for, and what the
    /// leaflet says of that, if there is one.
    pub figure: Option<String>,
    /// The game it is a part of.
    pub game: SavedGame,
    /// How that game stands.
    pub view: View,
    /// What is right.
    pub right: Vec<Right>,
    /// What is refused.
    pub wrong: Vec<Wrong>,
}

/// Something right to do.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Right {
    /// What to send to do it.
    pub action: String,
    /// As players write it.
    pub text: String,
    /// The way to walk it, if it is a move.
    pub walk: Option<Walk>,
}

/// Something that is refused.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Wrong {
    /// As players write it.
    pub text: String,
    /// Why it is refused.
    pub refused: Box<Refused>,
}

/// How we read an unclear sentence.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Reading {
    /// What is unclear, what we chose and why.
    pub text: String,
    /// What could be read instead.
    pub others: Vec<OtherReading>,
}

/// Another reading, to be played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OtherReading {
    /// The rules, as text.
    pub rules: String,
    /// What they say about it.
    pub text: String,
}

/// Two games beside each other.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Comparison {
    /// The two games, and their boxes if they are printed editions.
    pub games: [Compared; 2],
    /// What is different.
    pub differences: Vec<Contrast>,
    /// What is the same, by name.
    pub same: Vec<String>,
}

/// One of the two.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Compared {
    /// The id of the edition, or the rules as text.
    pub id: String,
    /// The box, if the rules are of a printed edition.
    pub edition: Option<BoxOnShelf>,
    /// What is played by these rules.
    pub game: GameOnShelf,
}

/// One thing that is different.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Contrast {
    /// What it is about.
    pub heading: String,
    /// What either game says.
    pub halves: [Half; 2],
    /// Whether both halves show the same position, with other moves.
    pub same_position: bool,
}

/// What one game says about it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Half {
    /// The article, to link to.
    pub anchor: String,
    /// Its name.
    pub article: String,
    /// What it says, in our words; nothing if it is silent.
    pub text: String,
    /// A position to try it on.
    pub diagram: Option<Diagram>,
}
