//! The printed editions: a leaflet in one language, and the game it describes.
//! What each of them is stands in the file of its [leaflet](leaflets).

use crate::color::{ByColor, Color};
use crate::leaflets::{self, Reading};
use crate::ruleset::Ruleset;
use crate::variants::Base;

/// A leaflet as printed, in one language.
#[derive(Copy, Clone, Debug)]
pub struct Edition {
    /// The name used on the command line and in files.
    pub id: &'static str,
    /// The language's ISO code.
    pub language: &'static str,
    /// The ISO code of the country whose families play by it.
    pub country: &'static str,
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
    /// What it looks like: a name in the page's style sheets.
    pub theme: &'static str,
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
    /// What is unclear or misprinted in this edition of the text alone.
    pub readings: &'static [Reading],
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

/// A printing of a leaflet that has several. They state the same rules.
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

    /// Whether these are the rules that it prints, refereed by the leaflet or
    /// friendly; house rules are not, though they came from its box.
    #[must_use]
    pub fn prints(&self, rules: &Ruleset) -> bool {
        let printed = self.rules();
        *rules == printed || *rules == printed.friendly()
    }

    /// The printed color of a player's men.
    #[must_use]
    pub fn tint(&self, color: Color) -> Tint {
        self.men[color]
    }
}

/// Every edition, leaflet by leaflet.
pub static EDITIONS: [Edition; leaflets::N_EDITIONS] = leaflets::editions();

/// The edition that shows what a game looks like: the first that prints it, or
/// for a game that no leaflet prints, the first of all.
#[must_use]
pub fn look_of(base: Base) -> &'static Edition {
    EDITIONS.iter().find(|edition| edition.base == base).unwrap_or(&EDITIONS[0])
}

/// What a game looks like: as its first edition, or plain if no leaflet prints
/// it.
#[must_use]
pub fn theme_of(base: Base) -> &'static str {
    if base.variant().is_leaflet { look_of(base).theme } else { "world" }
}

/// The edition with this id.
#[must_use]
pub fn find(id: &str) -> Option<&'static Edition> {
    EDITIONS.iter().find(|edition| edition.id == id)
}
