//! How good a quiet position looks.
//!
//! The search knows one question, [`Evaluator::evaluate`]. It asks about
//! positions that lie close together on the tree, so an evaluation that keeps
//! what it computed for the last ones can answer by the difference.

mod hand;
mod network;
mod temper;
mod terrain;

use damier_rules::{Position, Ruleset};

use crate::score::Score;
use crate::tunables;
use hand::Hand;
use network::Judge;
use temper::Temper;

pub use network::{Network, NetworkError, Networks, OpenNetworkError, OpenProblem};

/// The evaluation for one ruleset.
#[derive(Clone, Debug)]
pub(crate) struct Evaluator(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Hand(Box<Hand>),
    Network(Box<Judge>, Temper),
}

impl Evaluator {
    /// The evaluation by a network, or by hand where there is none.
    pub(crate) fn new(rules: &Ruleset, network: Option<&Network>) -> Evaluator {
        Evaluator(match network {
            Some(network) => Kind::Network(Box::new(Judge::new(network)), Temper::new(rules)),
            None => Kind::Hand(Box::new(Hand::new(rules))),
        })
    }

    /// The score for the player to move, who has nothing to take. `ply` says
    /// how far from the root that is.
    #[inline]
    pub(crate) fn evaluate(&mut self, pos: &Position, ply: usize) -> Score {
        Score::estimate(match &mut self.0 {
            Kind::Hand(hand) => hand.evaluate(pos),
            Kind::Network(judge, temper) => {
                let score = judge.evaluate(pos, ply);
                if tunables::network_temper() == 0 { score } else { temper.apply(pos, score) }
            }
        })
    }
}
