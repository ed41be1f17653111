//! How good a quiet position looks.
//!
//! The search knows one question, [`Evaluator::evaluate`]. It asks about
//! positions that lie close together on the tree, so an evaluation that keeps
//! what it computed for the last one can answer by the difference.

mod hand;
mod terrain;

use damier_rules::{Position, Ruleset};

use crate::score::Score;
use hand::Hand;

/// The evaluation for one ruleset.
#[derive(Clone, Debug)]
pub(crate) struct Evaluator(Hand);

impl Evaluator {
    pub(crate) fn new(rules: &Ruleset) -> Evaluator {
        Evaluator(Hand::new(rules))
    }

    /// The score for the player to move, who has nothing to take.
    #[inline]
    pub(crate) fn evaluate(&mut self, pos: &Position) -> Score {
        Score::estimate(self.0.evaluate(pos))
    }
}
