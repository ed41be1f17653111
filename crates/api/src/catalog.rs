//! What lies on the shelf: the printed editions, then the world's games.

use damier_locale::{Language, Texts};
use damier_rules::editions::{Beginning, EDITIONS, Edition, Tint};
use damier_rules::{Color, Enforcement, Ruleset, Touch, variants};
use serde::Serialize;

use crate::problem::{Problem, ProblemKind};
use crate::view::{BoardShape, Sides};

/// Everything that can be played.
#[derive(Clone, Debug, Serialize)]
pub struct Catalog {
    /// The leaflets, as boxes on a shelf.
    pub editions: Vec<BoxOnShelf>,
    /// The games of the world.
    pub world: Vec<GameOnShelf>,
    /// The languages that Damier speaks.
    pub languages: Vec<&'static str>,
    /// How many levels the computer has.
    pub levels: u8,
}

/// A printed edition.
#[derive(Clone, Debug, Serialize)]
pub struct BoxOnShelf {
    /// Its id.
    pub id: &'static str,
    /// The language it is printed in.
    pub language: &'static str,
    /// Who printed it.
    pub publisher: &'static str,
    /// What the leaflet calls the game.
    pub name: &'static str,
    /// The year, where it is printed.
    pub year: Option<u16>,
    /// The printed colors of the men.
    pub men: Tints,
    /// What the text calls the squares that are played on.
    pub squares: &'static str,
    /// How the text settles who begins: `lot`, `coin` or `unsaid`.
    pub beginning: &'static str,
    /// What is printed on the box besides, in sentences.
    pub facts: Vec<String>,
    /// The game it describes.
    pub game: GameOnShelf,
}

/// A game.
#[derive(Clone, Debug, Serialize)]
pub struct GameOnShelf {
    /// Its ruleset's id.
    pub id: &'static str,
    /// Its title.
    pub title: String,
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
#[serde(rename_all = "kebab-case")]
pub enum Missed {
    /// It cannot be missed.
    Refused,
    /// The piece can be huffed.
    Huff,
    /// The piece can be huffed, or the move taken back.
    HuffOrDemand,
    /// The move can be taken back.
    Withdraw,
}

impl Missed {
    const fn of(enforcement: Enforcement) -> Missed {
        match enforcement {
            Enforcement::Strict => Missed::Refused,
            Enforcement::Huff => Missed::Huff,
            Enforcement::HuffOrDemand => Missed::HuffOrDemand,
            Enforcement::Withdraw => Missed::Withdraw,
        }
    }
}

/// Printed colors.
#[derive(Copy, Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Tints {
    pub white: &'static str,
    pub black: &'static str,
}

/// Everything that can be played, in one language.
pub(crate) fn of(texts: &Texts) -> Catalog {
    Catalog {
        editions: EDITIONS.iter().map(|edition| BoxOnShelf::of(edition, texts)).collect(),
        world: variants::ALL
            .iter()
            .filter(|variant| !variant.is_leaflet)
            .map(|variant| GameOnShelf::of(variant.id, &variant.rules, texts))
            .collect(),
        languages: Language::ALL.into_iter().map(Language::code).collect(),
        levels: damier_engine::Level::FULL.number(),
    }
}

/// The game that is played by these rules, be they of the house.
pub(crate) fn game(rules: &str, texts: &Texts) -> Result<GameOnShelf, Problem> {
    let rules: Ruleset = rules.parse().map_err(|error| Problem::new(ProblemKind::Rules, error))?;
    Ok(GameOnShelf::of(rules.base.variant().id, &rules, texts))
}

impl BoxOnShelf {
    pub(crate) fn of(edition: &Edition, texts: &Texts) -> BoxOnShelf {
        let rules = edition.rules();
        BoxOnShelf {
            id: edition.id,
            language: edition.language,
            publisher: edition.publisher,
            name: edition.title,
            year: edition.year,
            men: Tints { white: tint(edition.men.white), black: tint(edition.men.black) },
            squares: tint(edition.squares),
            beginning: match edition.beginning {
                Beginning::Lot => "lot",
                Beginning::Coin => "coin",
                Beginning::Unsaid => "unsaid",
            },
            facts: texts.edition_facts(edition),
            game: GameOnShelf::of(edition.base.variant().id, &rules, texts),
        }
    }
}

impl GameOnShelf {
    pub(crate) fn of(id: &'static str, rules: &Ruleset, texts: &Texts) -> GameOnShelf {
        GameOnShelf {
            id,
            title: texts.ruleset_title(rules),
            leaflet: rules.to_string(),
            friendly: rules.friendly().to_string(),
            has_leaflet_mode: *rules != rules.friendly(),
            missed: Missed::of(rules.enforcement),
            touch_move: rules.touch == Touch::Binding,
            board: BoardShape::of(rules),
            men: rules.men(),
            first: rules.first,
            colors: Sides {
                white: texts.color(Color::White, rules),
                black: texts.color(Color::Black, rules),
            },
            traits: texts.traits(rules),
        }
    }
}

const fn tint(tint: Tint) -> &'static str {
    match tint {
        Tint::White => "white",
        Tint::Black => "black",
        Tint::Blue => "blue",
        Tint::Green => "green",
        Tint::Red => "red",
        Tint::Dark => "dark",
    }
}
