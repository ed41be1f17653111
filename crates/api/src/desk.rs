//! What is asked about positions, files of games and analysis.

use damier_locale::Language;
use damier_pdn::Place;
use damier_rules::{Color, Notation};
use serde::Deserialize;

use crate::import::Part;
use crate::patience::Patience;
use crate::problem::Problem;
use crate::question::{Answer, language, notation};
use crate::saved::SavedGame;
use crate::speech::Speech;
use crate::{analyse, import, setup, tree, with_texts};

/// What is wrong with this position?
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AskSetup {
    /// In this language.
    #[serde(deserialize_with = "language")]
    pub lang: Language,
    /// The ruleset.
    pub rules: String,
    /// The position as FEN; without it, the placement.
    #[serde(default)]
    pub fen: Option<String>,
    /// The board, a character for each square: `.wWbB`; without it, the start
    /// of the game.
    #[serde(default)]
    pub placement: Option<String>,
    /// Who moves in that placement.
    #[serde(default)]
    pub turn: Option<Color>,
}

/// Which games are in this file?
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AskImport {
    /// In this language.
    #[serde(deserialize_with = "language")]
    pub lang: Language,
    /// The text of the file, or of a part of it.
    pub pdn: String,
    /// The line of the file that the text begins on.
    #[serde(default = "first")]
    pub line: u32,
    /// The column that it begins in.
    #[serde(default = "first")]
    pub column: u32,
    /// Whether the file goes on behind this text.
    #[serde(default)]
    pub has_more: bool,
}

/// How did this game of a file go?
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AskOpen {
    /// In this language.
    #[serde(deserialize_with = "language")]
    pub lang: Language,
    /// With squares named so.
    #[serde(default, deserialize_with = "notation")]
    pub notation: Notation,
    /// The text of the file, or of this game in it.
    pub pdn: String,
    /// The number of the game in the text, counted from 0.
    pub number: usize,
    /// The line of the file that the text begins on.
    #[serde(default = "first")]
    pub line: u32,
    /// The column that it begins in.
    #[serde(default = "first")]
    pub column: u32,
}

/// What does the computer think of this position?
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AskAnalysis {
    /// In this language.
    #[serde(deserialize_with = "language")]
    pub lang: Language,
    /// With squares named so.
    #[serde(default, deserialize_with = "notation")]
    pub notation: Notation,
    /// The game.
    pub game: SavedGame,
    /// How many positions to look at.
    pub nodes: u64,
    /// How many of the best moves to show.
    pub lines: usize,
    /// Whether to say what the opponent threatens.
    #[serde(default)]
    pub threat: bool,
}

/// What does the computer think of these moves?
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AskCourse {
    /// In this language.
    #[serde(deserialize_with = "language")]
    pub lang: Language,
    /// With squares named so.
    #[serde(default, deserialize_with = "notation")]
    pub notation: Notation,
    /// The game.
    pub game: SavedGame,
    /// The first of the moves, counted from 0.
    pub from: usize,
    /// How many of them.
    pub count: usize,
    /// How many positions to look at for each.
    pub nodes: u64,
}

const fn first() -> u32 {
    1
}

type Answered = Result<Answer, Problem>;

impl AskSetup {
    pub(crate) fn answer(&self) -> Answered {
        let given = match (&self.fen, &self.placement) {
            (Some(fen), _) => setup::Given::Fen(fen),
            (None, Some(placement)) => setup::Given::Placement(placement, self.turn),
            (None, None) => setup::Given::Start,
        };
        with_texts(self.lang, |texts| setup::set_up(&self.rules, given, texts)).map(Answer::SetUp)
    }
}

impl AskImport {
    pub(crate) fn answer(&self, patience: Patience<'_>) -> Answered {
        let AskImport { line, column, has_more, .. } = *self;
        let part = Part { text: &self.pdn, place: Place { line, column }, has_more };
        with_texts(self.lang, |texts| import::import(part, texts, patience)).map(Answer::Imported)
    }
}

impl AskOpen {
    pub(crate) fn answer(&self, patience: Patience<'_>) -> Answered {
        let (record, checked) = import::find(&self.pdn, self.number, patience)?;
        let mut opened = with_texts(self.lang, |texts| {
            tree::open(&record, &checked, Speech { texts, notation: self.notation, patience })
        });
        let start = Place { line: self.line, column: self.column };
        opened.findings.iter_mut().for_each(|finding| finding.move_within(start));
        Ok(Answer::Opened(Box::new(opened)))
    }
}

impl AskAnalysis {
    pub(crate) fn answer(&self, patience: Patience<'_>) -> Answered {
        let AskAnalysis { nodes, lines, threat, notation, .. } = *self;
        let game = self.game.replay_with(patience)?.game;
        with_texts(self.lang, |texts| {
            analyse::analyse(&game, nodes, lines, threat, Speech { texts, notation, patience })
        })
        .map(Answer::Analysis)
    }
}

impl AskCourse {
    pub(crate) fn answer(&self, patience: Patience<'_>) -> Answered {
        let AskCourse { from, count, nodes, notation, .. } = *self;
        let game = self.game.replay_with(patience)?.game;
        with_texts(self.lang, |texts| {
            analyse::course(&game, from, count, nodes, Speech { texts, notation, patience })
        })
        .map(Answer::Course)
    }
}
