//! What lies on the shelf.

use serde::Serialize;

use crate::board::{BoardShape, Sides};
use crate::color::Color;

/// Everything that can be played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Catalog {
    /// The leaflets, as boxes on a shelf.
    pub editions: Vec<BoxOnShelf>,
    /// The games of the world.
    pub world: Vec<GameOnShelf>,
    /// The ids of the world's games that are played where the reader's language
    /// is spoken; only languages without a leaflet have some.
    pub national: Vec<&'static str>,
    /// The ids of two games that are worth comparing, the reader's first.
    pub pair: [&'static str; 2],
    /// The languages that Damier speaks.
    pub languages: Vec<&'static str>,
    /// How many levels the computer has.
    pub levels: u8,
}

/// A printed edition.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoxOnShelf {
    /// Its id.
    pub id: &'static str,
    /// The language it is printed in.
    pub language: &'static str,
    /// The ISO code of the country whose families play by it.
    pub country: &'static str,
    /// What it looks like: a name in the page's style sheets.
    pub theme: &'static str,
    /// Who printed it.
    pub publisher: &'static str,
    /// What the leaflet calls the game.
    pub name: &'static str,
    /// The year, where it is printed.
    pub year: Option<u16>,
    /// The printed colors of the men.
    pub men: Tints,
    /// What the text calls the squares that are played on.
    pub squares: Tint,
    /// How the text settles who begins.
    pub beginning: WhoBegins,
    /// What is printed on the box besides, in sentences.
    pub facts: Vec<String>,
    /// The game it describes.
    pub game: GameOnShelf,
}

/// A game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameOnShelf {
    /// Its ruleset's id.
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// What it looks like where no edition is named: a name in the page's style
    /// sheets.
    pub theme: &'static str,
    /// Whether there is a course of lessons in it.
    pub has_lessons: bool,
    /// The rules as printed, as text.
    pub leaflet: String,
    /// The rules of the friendly referee, as text.
    pub friendly: String,
    /// Whether playing by the leaflet differs from playing friendly.
    pub has_leaflet_mode: bool,
    /// What playing by the leaflet has in store for those who miss a capture.
    pub missed: Missed,
    /// Whether by the leaflet a piece that was touched must move.
    pub touch_move: bool,
    /// The board.
    pub board: BoardShape,
    /// How many men each player has.
    pub men: u32,
    /// Who begins.
    pub first: Color,
    /// What the two sides are called.
    pub colors: Sides,
    /// What is special about it, in a few words each.
    pub traits: Vec<String>,
}

/// What becomes of a missed capture.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Missed {
    /// It cannot be missed: the move is refused, or nobody must capture.
    Refused,
    /// The piece can be huffed.
    Huff,
    /// The piece can be huffed, or the move taken back.
    HuffOrDemand,
    /// The move can be taken back.
    Withdraw,
}

/// A printed color.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Tint {
    White,
    Black,
    Blue,
    Green,
    Red,
    /// No color is named, only that it is a dark one.
    Dark,
}

/// How the players settle who has the color that begins.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WhoBegins {
    /// They draw lots.
    Lot,
    /// They toss a coin.
    Coin,
    /// The leaflet does not say.
    Unsaid,
}

/// Printed colors.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[expect(missing_docs, reason = "the names say it")]
pub struct Tints {
    pub white: Tint,
    pub black: Tint,
}

/// A course in one game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FirstSteps {
    /// The ruleset's id.
    pub game: &'static str,
    /// The lessons in their order.
    pub lessons: Vec<Lesson>,
}

/// A lesson.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Lesson {
    /// The message that names it.
    pub title: &'static str,
    /// What there is to do. The learner plays White.
    pub tasks: Vec<Task>,
}

/// Something to do on a board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Task {
    /// The message that says what.
    pub line: &'static str,
    /// The rules, as text.
    pub rules: String,
    /// The position it starts from.
    pub start: String,
    /// What has happened before.
    pub entries: Vec<String>,
    /// What the learner does, one after the other.
    pub steps: Vec<Step>,
}

/// One thing that the learner does.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Step {
    /// What solves it, as in a line of the log; empty: anything legal. To
    /// `point 18` is to show the piece there, and changes nothing.
    pub accept: Vec<String>,
    /// What the opponent does then, one after the other.
    pub replies: Vec<String>,
    /// What is told then, if there is more to it than to go on.
    pub then: Option<Then>,
}

/// What is told when a step is done and another one follows.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Then {
    /// The message that says what has happened.
    pub said: &'static str,
    /// The message that says what there is to do now.
    pub line: &'static str,
}
