use anyhow::Result;
use damier_endgame::Probe;
use damier_engine::{Engine, Limits, Report, Score};
use damier_locale::Texts;
use damier_rules::{Color, Game, Ruleset};

use crate::naming::Namer;

/// What was found in one position, with names.
#[derive(Clone, Debug)]
pub(super) struct Study {
    pub(super) fen: String,
    pub(super) found: damier_coach::Study,
    /// The best first; none after the end.
    pub(super) lines: Vec<Variation>,
}

/// One of the best things to do.
#[derive(Clone, Debug)]
pub(super) struct Variation {
    /// For the player to move.
    pub(super) score: Score,
    /// How the game ends after it for him, if endgame tables know.
    pub(super) exact: Option<Probe>,
    /// The action and what is expected to follow, by name.
    pub(super) moves: Vec<String>,
}

/// An engine and what it may use for each position.
#[derive(Debug)]
pub(super) struct Analyst<'a> {
    pub(super) engine: Engine,
    pub(super) limits: Limits,
    pub(super) namer: Namer<'a>,
}

impl Analyst<'_> {
    pub(super) fn study(&mut self, game: &Game, watch: &mut dyn FnMut(&Report)) -> Result<Study> {
        let found = damier_coach::Study::of(&mut self.engine, game, &self.limits, watch)?;
        let lines = found.lines.iter().map(|line| Variation {
            score: line.score,
            exact: line.exact,
            moves: self.namer.line(game, &line.actions),
        });
        let (fen, lines) = (game.position().fen(game.rules()), lines.collect());
        Ok(Study { fen, lines, found })
    }
}

impl Study {
    /// The share of points that a player can expect.
    pub(super) fn expectation(&self, player: Color) -> f64 {
        self.found.expectation(player)
    }

    pub(super) fn score_text(&self) -> String {
        self.found.score_text()
    }

    /// The plain word for how the game stands, or how it ended.
    pub(super) fn word(&self, texts: &Texts, rules: &Ruleset) -> String {
        self.found.word(texts, rules)
    }
}

/// Winning chances as people write them.
pub(super) fn chances(texts: &Texts, expectation: f64) -> String {
    texts.format("analysis-chances", &[("percent", format!("{:.0}", expectation * 100.0))])
}
