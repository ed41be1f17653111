//! The printed editions: a leaflet in one language, and the game it describes.

use crate::color::{ByColor, Color};
use crate::ruleset::Ruleset;
use crate::variants::Base;

/// A leaflet as printed, in one language.
#[derive(Copy, Clone, Debug)]
pub struct Edition {
    /// The name used on the command line and in files.
    pub id: &'static str,
    /// The language's ISO code.
    pub language: &'static str,
    /// Who printed it.
    pub publisher: &'static str,
    /// What the box or the leaflet calls the game.
    pub title: &'static str,
    /// The year, where it is printed.
    pub year: Option<u16>,
    /// How many players it is for, where it is printed.
    pub players: Option<u8>,
    /// From which age to which, where it is printed.
    pub ages: Option<(u8, u8)>,
    /// How many minutes a game takes, where it is printed.
    pub minutes: Option<u8>,
    /// The printings that share this text, where they can be told apart.
    pub printings: &'static [Printing],
    /// The game it describes.
    pub base: Base,
    /// Whether it prints bare numbers where other texts of the game have
    /// articles.
    pub has_bare_numbers: bool,
    /// The printed colors of the men.
    pub men: ByColor<Tint>,
    /// What the text calls the squares that are played on.
    pub squares: Tint,
    /// How the text settles who begins.
    pub beginning: Beginning,
    /// What the text puts on top of a new king.
    pub crown: Crown,
    /// Whether the text says that a piece may be set right without moving it.
    pub allows_adjusting: bool,
}

/// How the players settle who has the color that begins.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Beginning {
    /// They draw lots.
    Lot,
    /// They toss a coin.
    Coin,
    /// The text does not say.
    Unsaid,
}

/// What makes a new king higher than a man, and who sees to it.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Crown {
    /// The opponent puts one of the captured men on top.
    ByOpponent,
    /// A captured man of the same color is put on top.
    Captured,
    /// A man that is out of play is put on top.
    OutOfPlay,
    /// A man of the same color is put on top.
    SameColor,
    /// A man is put on top; no more is said of it.
    AnyMan,
}

/// A printing of Jumbo's leaflet. They state the same rules.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Printing {
    /// Article number 12200, in Dutch and French.
    TwoLanguages,
    /// With a magnetic game, in Dutch, French, German and English.
    Magnetic,
}

/// A printed color.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
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

impl Edition {
    /// The rules of the edition, as printed.
    #[must_use]
    pub fn rules(&self) -> Ruleset {
        self.base.variant().rules
    }

    /// The printed color of a player's men.
    #[must_use]
    pub fn tint(&self, color: Color) -> Tint {
        self.men[color]
    }
}

const JUMBO: Edition = Edition {
    id: "jumbo-nl",
    language: "nl",
    publisher: "Koninklijke Jumbo B.V.",
    title: "Dammen",
    year: None,
    players: None,
    ages: None,
    minutes: None,
    printings: &[Printing::TwoLanguages, Printing::Magnetic],
    base: Base::Jumbo,
    has_bare_numbers: false,
    men: ByColor { white: Tint::White, black: Tint::Black },
    squares: Tint::Dark,
    beginning: Beginning::Lot,
    crown: Crown::ByOpponent,
    allows_adjusting: true,
};

const MAGNETIC: Edition =
    Edition { printings: &[Printing::Magnetic], beginning: Beginning::Coin, ..JUMBO };

const DJECO: Edition = Edition {
    id: "djeco-fr",
    language: "fr",
    publisher: "Djeco",
    title: "Dames – Draughts",
    players: Some(2),
    ages: Some((6, 99)),
    minutes: Some(15),
    printings: &[],
    base: Base::Djeco,
    men: ByColor { white: Tint::Blue, black: Tint::Green },
    squares: Tint::Red,
    beginning: Beginning::Unsaid,
    crown: Crown::OutOfPlay,
    allows_adjusting: false,
    ..JUMBO
};

const HUISMAN: Edition = Edition {
    id: "hh-nl",
    publisher: "Koninklijke Huisman en Hötte nv",
    year: Some(1990),
    printings: &[],
    ..JUMBO
};

/// Every edition.
pub static EDITIONS: [Edition; 13] = [
    JUMBO,
    Edition {
        id: "jumbo-fr",
        language: "fr",
        title: "Jeu de dames",
        base: Base::JumboFr,
        squares: Tint::Black,
        ..JUMBO
    },
    Edition {
        id: "jumbo-de",
        language: "de",
        title: "Damespiel",
        has_bare_numbers: true,
        squares: Tint::Black,
        ..MAGNETIC
    },
    Edition { id: "jumbo-en", language: "en", title: "Draughts", ..MAGNETIC },
    DJECO,
    Edition { id: "djeco-nl", language: "nl", crown: Crown::AnyMan, ..DJECO },
    HUISMAN,
    Edition {
        id: "hh-fr",
        language: "fr",
        title: "Jeu de dames",
        base: Base::JumboFr,
        squares: Tint::Black,
        ..HUISMAN
    },
    Edition {
        id: "hh-gb",
        language: "en",
        title: "Draughts",
        players: Some(2),
        base: Base::English,
        squares: Tint::Black,
        beginning: Beginning::Unsaid,
        crown: Crown::Captured,
        allows_adjusting: false,
        ..HUISMAN
    },
    Edition {
        id: "hh-sv",
        language: "sv",
        title: "Dam",
        base: Base::Swedish,
        squares: Tint::Black,
        ..HUISMAN
    },
    Edition { id: "hh-da", language: "da", title: "Dam", base: Base::Danish, ..HUISMAN },
    Edition { id: "hh-nb", language: "nb", title: "Dam", base: Base::Norwegian, ..HUISMAN },
    Edition {
        id: "hh-fi",
        language: "fi",
        title: "Tammi",
        base: Base::Finnish,
        squares: Tint::Black,
        crown: Crown::SameColor,
        // Its text does not speak of it.
        allows_adjusting: false,
        ..HUISMAN
    },
];

/// The edition that shows what a game looks like: the first that prints it, or
/// for a game that no leaflet prints, the first of all.
#[must_use]
pub fn look_of(base: Base) -> &'static Edition {
    EDITIONS.iter().find(|edition| edition.base == base).unwrap_or(&EDITIONS[0])
}

/// The edition with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Edition> {
    EDITIONS.iter().find(|edition| edition.id == id)
}
