use std::time::Duration;

use anyhow::{Result, bail};
use damier_api::{for_white, standing};
use damier_engine::{Control, Engine, Limits, Report, Score, Unsearchable};
use damier_locale::Texts;
use damier_rules::{Action, Color, Game, Outcome, Ruleset};

use crate::words::{Namer, score_text};

/// What was found in one position.
#[derive(Clone, Debug)]
pub(super) struct Study {
    pub(super) fen: String,
    pub(super) turn: Color,
    /// How the game ended here, if it did: then nothing was searched.
    pub(super) outcome: Option<Outcome>,
    pub(super) depth: u32,
    pub(super) nodes: u64,
    pub(super) elapsed: Duration,
    /// The best first; none after the end.
    pub(super) lines: Vec<Variation>,
}

/// One of the best things to do.
#[derive(Clone, Debug)]
pub(super) struct Variation {
    /// For the player to move.
    pub(super) score: Score,
    pub(super) action: Action,
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
        let found = match self.engine.search(game, &self.limits, &Control::new(), watch) {
            Ok(found) => Some(found),
            Err(Unsearchable::Over(_)) => None,
            Err(error @ Unsearchable::TooComplex) => bail!("{error}"),
        };
        let lines = found.iter().flat_map(|found| &found.lines).map(|line| Variation {
            score: line.score,
            action: line.actions[0],
            moves: self.namer.line(game, &line.actions),
        });
        Ok(Study {
            fen: game.position().fen(game.rules()),
            turn: game.position().turn(),
            outcome: game.outcome(),
            lines: lines.collect(),
            depth: found.as_ref().map_or(0, |found| found.depth),
            nodes: found.as_ref().map_or(0, |found| found.nodes),
            elapsed: found.map_or(Duration::ZERO, |found| found.elapsed),
        })
    }
}

impl Study {
    /// The score that White sees.
    pub(super) fn score(&self) -> Score {
        match (self.outcome, self.lines.first()) {
            (Some(outcome), _) => match outcome.winner() {
                Some(Color::White) => Score::win_in(0),
                Some(Color::Black) => Score::loss_in(0),
                None => Score::DRAW,
            },
            (None, Some(best)) => for_white(best.score, self.turn),
            (None, None) => Score::DRAW,
        }
    }

    /// The share of points that a player can expect.
    pub(super) fn expectation(&self, player: Color) -> f64 {
        for_white(self.score(), player).expectation()
    }

    pub(super) fn score_text(&self) -> String {
        match self.outcome {
            Some(Outcome::Draw(_)) => "½-½".to_owned(),
            _ => score_text(self.score()),
        }
    }

    /// The plain word for how the game stands, or how it ended.
    pub(super) fn word(&self, texts: &Texts, rules: &Ruleset) -> String {
        match self.outcome {
            Some(outcome) => texts.outcome(outcome, rules),
            None => texts.standing(standing(self.score()), rules),
        }
    }
}

/// Winning chances as people write them.
pub(super) fn chances(texts: &Texts, expectation: f64) -> String {
    texts.format("analysis-chances", &[("percent", format!("{:.0}", expectation * 100.0))])
}
