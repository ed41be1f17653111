//! House rules, with all that an editor shows of them.

use serde::Serialize;

use crate::board::{BoardShape, Rule, Sides};

/// House rules, or why a text is none.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "the answer is boxed")]
pub enum HouseAnswer {
    /// Rules that do not contradict themselves.
    House(House),
    /// Why the text cannot be read, in a sentence.
    Refused(String),
}

/// House rules in words, field by field.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct House {
    /// As text, in its one form: for links, files and games.
    pub rules: String,
    /// The id of the game that they are a version of.
    pub base: &'static str,
    /// The title of that game.
    pub base_title: String,
    /// The title of the game.
    pub title: String,
    /// The board.
    pub board: BoardShape,
    /// How many men each player has; none if they do not fit on the board.
    pub men: u32,
    /// What the two sides are called.
    pub colors: Sides,
    /// What can be changed.
    pub groups: Vec<HouseGroup>,
    /// What differs from the game as printed.
    pub differences: Vec<HouseDifference>,
    /// Why these rules are no game yet.
    pub conflicts: Vec<HouseConflict>,
    /// The rules told from first to last.
    pub articles: Vec<Rule>,
}

/// Fields about the same thing.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HouseGroup {
    /// A name that stays the same.
    pub name: &'static str,
    /// What they are about.
    pub heading: String,
    /// The fields.
    pub fields: Vec<HouseField>,
}

/// One thing that house rules decide.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HouseField {
    /// A name that stays the same.
    pub name: &'static str,
    /// What it decides.
    pub label: String,
    /// What it is set to.
    pub value: String,
    /// The words it may be set to, or that a list of them is made of.
    pub choices: Vec<HouseChoice>,
    /// How many words may follow each other, where it is a list.
    pub places: usize,
    /// Which numbers it may be set to, where it is one.
    pub number: Option<HouseRange>,
    /// Whether it differs from the game as printed.
    pub differs: bool,
    /// Whether it makes a difference, as the others are set.
    pub is_felt: bool,
}

/// One word that a field may be set to.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[expect(missing_docs, reason = "the names say it")]
pub struct HouseChoice {
    pub value: String,
    pub label: String,
}

/// The numbers that a field may be set to.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HouseRange {
    /// The least.
    pub least: u8,
    /// The greatest.
    pub most: u8,
    /// How much of it people count as one.
    pub unit: u8,
}

/// A field that differs from the game as printed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HouseDifference {
    /// The field's name.
    pub field: &'static str,
    /// In a sentence, with what is printed.
    pub sentence: String,
}

/// Fields that do not go together.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HouseConflict {
    /// A name that stays the same.
    pub name: &'static str,
    /// Their names.
    pub fields: Vec<&'static str>,
    /// Why, in a sentence.
    pub sentence: String,
    /// Single changes after which they go together.
    pub remedies: Vec<HouseRemedy>,
}

/// A change of one field that mends a [`HouseConflict`].
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HouseRemedy {
    /// The field's name.
    pub field: &'static str,
    /// What to set it to.
    pub value: String,
    /// The change in words.
    pub label: String,
}
