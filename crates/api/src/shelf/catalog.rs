//! What lies on the shelf: the printed editions, then the world's games.

use damier_contract::{BoxOnShelf, Catalog, GameOnShelf, Missed, ProblemKind, Tints, WhoBegins};
use damier_locale::{Language, Texts};
use damier_rules::editions::{self, Beginning, EDITIONS, Edition, Tint};
use damier_rules::{Enforcement, Geometry, Ruleset, Touch, leaflets, variants};

use crate::game::view::{board_shape, sides};
use crate::problem::Problem;
use crate::shelf::lessons;

const fn missed(enforcement: Enforcement) -> Missed {
    match enforcement {
        Enforcement::Strict | Enforcement::Optional => Missed::Refused,
        Enforcement::Huff => Missed::Huff,
        Enforcement::HuffOrDemand => Missed::HuffOrDemand,
        Enforcement::Withdraw => Missed::Withdraw,
    }
}

/// How many levels the computer has. The page asks before there is an engine;
/// where there is one, it must agree.
const LEVELS: u8 = 12;
#[cfg(feature = "engine")]
const _: () = assert!(damier_engine::Level::FULL.number() == LEVELS);

/// Everything that can be played, in one language.
pub(crate) fn of(texts: &Texts) -> Catalog {
    let language = texts.language().code();
    let national = variants::national(language);
    Catalog {
        editions: EDITIONS.iter().map(|edition| box_on_shelf(edition, texts)).collect(),
        world: variants::ALL
            .iter()
            .filter(|variant| !variant.is_leaflet)
            .map(|variant| game_on_shelf(variant.id, &variant.rules, texts))
            .collect(),
        national: national.iter().map(|game| game.variant().id).collect(),
        pair: pair(language),
        languages: Language::ALL.into_iter().map(Language::code).collect(),
        levels: LEVELS,
    }
}

/// Two games that are worth comparing for those who speak this language: what
/// they play first, by two leaflets if they have that many.
fn pair(language: &str) -> [&'static str; 2] {
    let [ten, eight] = [Geometry::Left10, Geometry::Left8].map(leaflets::well_known);
    let mut own = EDITIONS.iter().filter(|edition| edition.language == language);
    let Some(first) = own.next() else {
        let national = variants::national(language).first();
        return [national.map_or(eight, |game| game.variant().id), ten];
    };
    let second = own.find(|edition| edition.base != first.base);
    let other = if first.rules().board.size() == 10 { eight } else { ten };
    [first.id, second.map_or(other, |edition| edition.id)]
}

/// The game that is played by these rules, be they of the house.
pub(crate) fn game(rules: &str, texts: &Texts) -> Result<GameOnShelf, Problem> {
    let rules: Ruleset = rules.parse().map_err(|error| Problem::new(ProblemKind::Rules, error))?;
    Ok(game_on_shelf(rules.base.variant().id, &rules, texts))
}

pub(crate) fn box_on_shelf(edition: &Edition, texts: &Texts) -> BoxOnShelf {
    let rules = edition.rules();
    BoxOnShelf {
        id: edition.id,
        language: edition.language,
        country: edition.country,
        theme: edition.theme,
        publisher: edition.publisher,
        name: edition.title,
        year: edition.year,
        men: Tints { white: tint(edition.men.white), black: tint(edition.men.black) },
        squares: tint(edition.squares),
        beginning: match edition.beginning {
            Beginning::Lot => WhoBegins::Lot,
            Beginning::Coin => WhoBegins::Coin,
            Beginning::Unsaid => WhoBegins::Unsaid,
        },
        facts: texts.edition_facts(edition),
        game: game_on_shelf(edition.base.variant().id, &rules, texts),
    }
}

pub(crate) fn game_on_shelf(id: &'static str, rules: &Ruleset, texts: &Texts) -> GameOnShelf {
    GameOnShelf {
        id,
        title: texts.ruleset_title(rules),
        theme: editions::theme_of(rules.base),
        // The lessons teach that one must capture.
        has_lessons: lessons::has_course(rules.base.variant())
            && !rules.enforcement.makes_capturing_optional(),
        leaflet: rules.to_string(),
        friendly: rules.friendly().to_string(),
        has_leaflet_mode: *rules != rules.friendly(),
        missed: missed(rules.enforcement),
        touch_move: rules.touch == Touch::Binding,
        board: board_shape(rules),
        men: rules.men(),
        first: rules.first.into(),
        colors: sides(rules, texts),
        traits: texts.traits(rules),
    }
}

const fn tint(tint: Tint) -> damier_contract::Tint {
    match tint {
        Tint::White => damier_contract::Tint::White,
        Tint::Black => damier_contract::Tint::Black,
        Tint::Blue => damier_contract::Tint::Blue,
        Tint::Green => damier_contract::Tint::Green,
        Tint::Red => damier_contract::Tint::Red,
        Tint::Dark => damier_contract::Tint::Dark,
    }
}
