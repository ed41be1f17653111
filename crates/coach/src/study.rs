//! What an engine thinks of a position, and of a move.

use std::time::Duration;

use damier_endgame::Probe;
use damier_engine::{Control, Engine, Limits, Line, Report, Score, Unsearchable};
use damier_locale::Texts;
use damier_rules::{Action, Color, Game, Outcome, Ruleset};

use crate::assessment::{assess, seen_by};

/// What was found in one position.
#[derive(Clone, Debug)]
pub struct Study {
    /// Who is to move.
    pub turn: Color,
    /// How the game ended here, if it did: then nothing was searched.
    pub outcome: Option<Outcome>,
    /// The depth that was completed.
    pub depth: u32,
    /// The positions that were looked at.
    pub nodes: u64,
    /// The time it took.
    pub elapsed: Duration,
    /// How the game ends for the player to move, if endgame tables know.
    pub exact: Option<Probe>,
    /// The best first; none after the end.
    pub lines: Vec<Line>,
}

impl Study {
    /// Studies the position that a game has reached.
    ///
    /// # Errors
    ///
    /// [`Unsearchable::TooComplex`] if the moves cannot be listed.
    pub fn of(
        engine: &mut Engine,
        game: &Game,
        limits: &Limits,
        watch: &mut dyn FnMut(&Report),
    ) -> Result<Study, Unsearchable> {
        engine.make_ready(game);
        let found = match engine.search(game, limits, &Control::new(), watch) {
            Ok(found) => Some(found),
            Err(Unsearchable::Over(_)) => None,
            Err(error @ Unsearchable::TooComplex) => return Err(error),
        };
        Ok(Study {
            turn: game.position().turn(),
            outcome: game.outcome(),
            depth: found.as_ref().map_or(0, |found| found.depth),
            nodes: found.as_ref().map_or(0, |found| found.nodes),
            elapsed: found.as_ref().map_or(Duration::ZERO, |found| found.elapsed),
            exact: found.as_ref().and_then(|found| found.exact),
            lines: found.map_or_else(Vec::new, |found| found.lines),
        })
    }

    /// The score that White sees.
    #[must_use]
    pub fn score(&self) -> Score {
        match (self.outcome, self.lines.first()) {
            (Some(outcome), _) => match outcome.winner() {
                Some(Color::White) => Score::win_in(0),
                Some(Color::Black) => Score::loss_in(0),
                None => Score::DRAW,
            },
            (None, Some(best)) => seen_by(Color::White, best.score, self.turn),
            (None, None) => Score::DRAW,
        }
    }

    /// The share of points that a player can expect.
    #[must_use]
    pub fn expectation(&self, player: Color) -> f64 {
        seen_by(player, self.score(), Color::White).expectation()
    }

    /// The score that White sees, in short.
    #[must_use]
    pub fn score_text(&self) -> String {
        match self.outcome {
            Some(Outcome::Draw(_)) => "½-½".to_owned(),
            _ => score_text(self.score()),
        }
    }

    /// The plain word for how the game stands, or how it ended.
    #[must_use]
    pub fn word(&self, texts: &Texts, rules: &Ruleset) -> String {
        match self.outcome {
            Some(outcome) => texts.outcome(outcome, rules),
            None => texts.assessment(assess(self.score()), rules),
        }
    }
}

/// A score that White sees in men, or the result if that is known.
#[must_use]
pub fn score_text(score: Score) -> String {
    match score.is_known() {
        true if score > Score::DRAW => "1-0".to_owned(),
        true => "0-1".to_owned(),
        false => score.to_string(),
    }
}

/// How bad a move was.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Mark {
    Doubtful,
    Mistake,
    Blunder,
}

impl Mark {
    /// All of them, the mildest first.
    pub const ALL: [Mark; 3] = [Mark::Doubtful, Mark::Mistake, Mark::Blunder];

    /// The mark for what a player did between two positions; none for what
    /// was best.
    #[must_use]
    pub fn of(player: Color, action: Action, before: &Study, after: &Study) -> Option<Mark> {
        let is_best = before.lines.first().is_none_or(|best| best.actions[0] == action);
        if is_best { None } else { Mark::of_cost(cost(player, before, after)) }
    }

    /// The mark for a move that cost such a share of the points.
    fn of_cost(cost: f64) -> Option<Mark> {
        match cost {
            cost if cost > 0.35 => Some(Mark::Blunder),
            cost if cost > 0.20 => Some(Mark::Mistake),
            cost if cost > 0.10 => Some(Mark::Doubtful),
            _ => None,
        }
    }

    /// As players write it.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Mark::Doubtful => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }
}

/// The share of the points that a player lost between two positions.
#[must_use]
pub fn cost(player: Color, before: &Study, after: &Study) -> f64 {
    before.expectation(player) - after.expectation(player)
}

/// Whether the opponent threatens something: whether it would cost the player
/// to move much to pass.
#[must_use]
pub fn is_threat(now: &Study, passed: &Study) -> bool {
    /// A pass that costs more of the points than this shows a threat.
    const MUCH: f64 = 0.10;
    passed.outcome.is_none() && cost(now.turn, now, passed) > MUCH
}
