use damier_locale::Language;
use damier_rules::{Color, Notation};
use serde::{Deserialize, Deserializer, Serialize};

use crate::act::{Acted, Judged};
use crate::advise::{Hint, Thought};
use crate::analyse::{Analysis, Course};
use crate::catalog::{Catalog, GameOnShelf};
use crate::desk::{AskAnalysis, AskCourse, AskImport, AskOpen, AskSetup};
use crate::digest::Digest;
use crate::house::HouseAnswer;
use crate::import::Imported;
use crate::leaflet::{Comparison, RulesPage};
use crate::lessons::FirstSteps;
use crate::puzzle::Tried;
use crate::saved::SavedGame;
use crate::search::{Candidacy, Found, Wanted};
use crate::setup::SetUp;
use crate::tree::Opened;
use crate::view::View;
use crate::why::{Leaflet, Pdn, Why};
use crate::write::GameTree;

/// What can be asked.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Which games are there?
    Catalog {
        /// In this language.
        #[serde(deserialize_with = "language")]
        lang: Language,
    },
    /// What game is played by these rules?
    Game {
        /// In this language.
        #[serde(deserialize_with = "language")]
        lang: Language,
        /// The ruleset.
        rules: String,
    },
    /// How does this game stand?
    View {
        /// In this language.
        #[serde(deserialize_with = "language")]
        lang: Language,
        /// With squares named so.
        #[serde(default, deserialize_with = "notation")]
        notation: Notation,
        /// The game.
        game: SavedGame,
    },
    /// What happens if a player does this?
    Act {
        /// In this language.
        #[serde(deserialize_with = "language")]
        lang: Language,
        /// With squares named so.
        #[serde(default, deserialize_with = "notation")]
        notation: Notation,
        /// The game.
        game: SavedGame,
        /// Who.
        player: Color,
        /// What, as in a line of the log: `32-28`, `huff 19`, `offer`; also
        /// `undo` and `timeout`.
        action: String,
    },
    /// Is this allowed?
    Judge {
        /// In this language.
        #[serde(deserialize_with = "language")]
        lang: Language,
        /// With squares named so.
        #[serde(default, deserialize_with = "notation")]
        notation: Notation,
        /// The game.
        game: SavedGame,
        /// A move as people write it, or its squares: `32-28`, `32 28`. One
        /// square alone asks why the piece on it may not move.
        text: String,
    },
    /// What does a computer of this level do?
    Think {
        /// The game.
        game: SavedGame,
        /// The computer's color.
        player: Color,
        /// From 1 to 12.
        level: u8,
        /// The same seed makes the same mistakes.
        seed: u64,
    },
    /// What would be good here?
    Hint {
        /// In this language.
        #[serde(deserialize_with = "language")]
        lang: Language,
        /// With squares named so.
        #[serde(default, deserialize_with = "notation")]
        notation: Notation,
        /// The game.
        game: SavedGame,
    },
    /// Why was that allowed?
    Why {
        /// In this language.
        #[serde(deserialize_with = "language")]
        lang: Language,
        /// With squares named so.
        #[serde(default, deserialize_with = "notation")]
        notation: Notation,
        /// The game.
        game: SavedGame,
        /// The number of the event, counted from 0, as in the view.
        event: usize,
    },
    /// What are the rules?
    Rules {
        /// In this language.
        #[serde(deserialize_with = "language")]
        lang: Language,
        /// The ruleset.
        rules: String,
    },
    /// What are these house rules, and what could be changed about them?
    House {
        /// In this language.
        #[serde(deserialize_with = "language")]
        lang: Language,
        /// The ruleset; it may contradict itself.
        rules: String,
    },
    /// What are they with one field changed?
    HouseSet {
        /// In this language.
        #[serde(deserialize_with = "language")]
        lang: Language,
        /// The ruleset; it may contradict itself.
        rules: String,
        /// The name of the field.
        field: String,
        /// Its new value.
        value: String,
    },
    /// What does the page of these rules show?
    Leaflet {
        /// In this language.
        #[serde(deserialize_with = "language")]
        lang: Language,
        /// With squares named so.
        #[serde(default, deserialize_with = "notation")]
        notation: Notation,
        /// An edition's id, or a ruleset.
        id: String,
    },
    /// What changes between these games?
    Compare {
        /// In this language.
        #[serde(deserialize_with = "language")]
        lang: Language,
        /// With squares named so.
        #[serde(default, deserialize_with = "notation")]
        notation: Notation,
        /// An edition's id, or a ruleset.
        a: String,
        /// Another.
        b: String,
    },
    /// How is this game learned?
    Lessons {
        /// An edition or a ruleset.
        id: String,
    },
    /// Does this move win as well as the solution of a puzzle?
    Tried {
        /// The puzzle, as far as it is played.
        game: SavedGame,
        /// The move, as in a line of the log.
        action: String,
    },
    /// How is this game written in a file?
    Pdn {
        /// The game.
        game: SavedGame,
        /// Tags to begin with.
        #[serde(default)]
        tags: Vec<(String, String)>,
    },
    /// What do lists show of this game?
    Digest {
        /// The game.
        game: SavedGame,
    },
    /// Which of these games does somebody look for?
    Find {
        /// In this language.
        #[serde(deserialize_with = "language")]
        lang: Language,
        /// What is looked for.
        wanted: Wanted,
        /// The games.
        games: Vec<Candidacy>,
    },
    /// What is wrong with this position?
    Setup(AskSetup),
    /// Which games are in this file?
    Import(AskImport),
    /// How did this game of a file go?
    Open(AskOpen),
    /// How is this game written in a file, with its variations?
    Write {
        /// The game.
        tree: GameTree,
    },
    /// What does the computer think of this position?
    Analyse(AskAnalysis),
    /// What does the computer think of these moves?
    Course(AskCourse),
}

pub(crate) fn language<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
}

pub(crate) fn notation<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Notation, D::Error> {
    match &*String::deserialize(deserializer)? {
        "numeric" => Ok(Notation::Numeric),
        "algebraic" => Ok(Notation::Algebraic),
        other => Err(serde::de::Error::custom(format!("no notation {other:?}"))),
    }
}

/// What is answered.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
#[expect(missing_docs, reason = "each answers the question of its name")]
pub enum Answer {
    Catalog(Catalog),
    Game(Box<GameOnShelf>),
    View(Box<View>),
    Acted(Acted),
    Judged(Judged),
    Thought(Thought),
    Hint(Hint),
    Why(Why),
    Rules(Leaflet),
    House(Box<HouseAnswer>),
    Leaflet(Box<RulesPage>),
    Comparison(Box<Comparison>),
    Lessons(FirstSteps),
    Tried(Tried),
    Pdn(Pdn),
    Digest(Digest),
    Found(Found),
    SetUp(SetUp),
    Imported(Imported),
    Opened(Box<Opened>),
    Analysis(Analysis),
    Course(Course),
}
