//! The printed leaflets: one file each, with all that belongs to it alone.
//!
//! A leaflet is a value: its [editions](Edition), and what it prints of each
//! game, its [`Text`]. Sentences are named by the keys of their messages, which
//! are plain text here: this crate speaks no language. To add a leaflet, write
//! its file and a line for it in `LEAFLETS`.

mod djeco;
mod huisman;
mod jumbo;

use crate::articles::{Articles, Topic};
use crate::color::Color;
use crate::editions::Edition;
use crate::geometry::Geometry;
use crate::variants::Base;

/// Every leaflet, in the order in which they are shown.
const LEAFLETS: [Leaflet; 3] = [jumbo::LEAFLET, djeco::LEAFLET, huisman::LEAFLET];

/// A printed leaflet.
struct Leaflet {
    editions: &'static [Edition],
    /// What it prints of each game, where no leaflet before it prints the same.
    texts: &'static [Text],
}

/// What is printed of one game, whatever the languages.
#[derive(Copy, Clone, Debug)]
pub struct Text {
    /// What this text describes.
    pub game: Base,
    /// Where the text states each rule.
    pub articles: Articles,
    /// The diagrams.
    pub figures: &'static [Figure],
    /// What is unclear in every edition, in the order in which it is told.
    pub readings: &'static [Reading],
    /// The edition to compare it with first, if not the [best
    /// known](well_known()).
    pub counterpart: Option<&'static str>,
    /// Whether its title says how many squares the board has.
    pub is_named_by_squares: bool,
    /// Whether it says how far a man moves, or leaves that to its readers.
    pub says_how_far_men_move: bool,
    /// Where it says that a man which only passes the far row stays a man.
    pub passing: Topic,
    /// Whether it leaves it to the players which draws they want.
    pub offers_draws: bool,
}

/// A diagram of a leaflet. We print none of them: we only know that it is
/// there, and sometimes what the leaflet says that it shows.
#[derive(Copy, Clone, Debug)]
pub struct Figure {
    /// Its number; two captions may share one.
    pub number: u8,
    /// The key of the message that tells what the leaflet says of it. The text
    /// may refer to a diagram without a word on what it shows.
    pub told: Option<&'static str>,
    /// The topic that our example for it is shown with.
    pub topic: Topic,
    /// The example: the key of the message that says what is to be seen.
    pub scene: &'static str,
    /// Who captures in it.
    pub color: Color,
}

/// How we read an unclear sentence.
#[derive(Copy, Clone, Debug)]
pub struct Reading {
    /// What it is about.
    pub topic: Topic,
    /// The key of the message that tells what we read, and why.
    pub message: &'static str,
    /// What else could be read, as house rules.
    pub others: &'static [&'static str],
}

impl Text {
    /// A text that leaves nothing open.
    const fn new(game: Base, articles: Articles) -> Text {
        Text {
            game,
            articles,
            figures: &[],
            readings: &[],
            counterpart: None,
            is_named_by_squares: false,
            says_how_far_men_move: true,
            passing: Topic::Promotion,
            offers_draws: false,
        }
    }

    /// The diagram that a scene of a topic is an example for.
    #[must_use]
    pub fn figure(&self, topic: Topic, scene: &str) -> Option<Figure> {
        let found = self.figures.iter().find(|f| f.topic == topic && f.scene == scene);
        found.copied()
    }
}

impl Figure {
    const fn new(number: u8, topic: Topic, scene: &'static str) -> Figure {
        Figure { number, told: None, topic, scene, color: Color::White }
    }

    const fn saying(self, told: &'static str) -> Figure {
        Figure { told: Some(told), ..self }
    }

    const fn with(self, color: Color) -> Figure {
        Figure { color, ..self }
    }
}

impl Reading {
    const fn new(topic: Topic, message: &'static str, others: &'static [&'static str]) -> Reading {
        Reading { topic, message, others }
    }
}

/// The edition of the game that most readers know on a board of this size.
#[must_use]
pub const fn well_known(board: Geometry) -> &'static str {
    if board.size() == 10 { "jumbo-en" } else { "hh-gb" }
}

/// What is printed of a game.
pub(crate) const fn text_of(game: Base) -> Option<&'static Text> {
    let mut leaflet = 0;
    while leaflet < LEAFLETS.len() {
        let texts = LEAFLETS[leaflet].texts;
        let mut i = 0;
        while i < texts.len() {
            if texts[i].game as usize == game as usize {
                return Some(&texts[i]);
            }
            i += 1;
        }
        leaflet += 1;
    }
    None
}

pub(crate) const N_EDITIONS: usize = {
    let (mut count, mut leaflet) = (0, 0);
    while leaflet < LEAFLETS.len() {
        count += LEAFLETS[leaflet].editions.len();
        leaflet += 1;
    }
    count
};

/// The editions of all leaflets, one after the other.
pub(crate) const fn editions() -> [Edition; N_EDITIONS] {
    let mut all = [LEAFLETS[0].editions[0]; N_EDITIONS];
    let (mut leaflet, mut n) = (0, 0);
    while leaflet < LEAFLETS.len() {
        let editions = LEAFLETS[leaflet].editions;
        let mut i = 0;
        while i < editions.len() {
            all[n] = editions[i];
            n += 1;
            i += 1;
        }
        leaflet += 1;
    }
    all
}
