//! How good a quiet position looks.
//!
//! The search asks [`Evaluator::evaluate`], and [`Evaluator::asks_network`] how
//! far to trust the answer. It asks about positions that lie close together on
//! the tree, so an evaluation that keeps what it computed for the last ones can
//! answer by the difference.

mod chase;
mod classical;
mod drawish;
mod network;
mod squares;

use damier_rules::{Position, Ruleset};

use crate::score::Score;
use crate::tunables::Tunables;
use classical::Classical;
use drawish::DrawishScaling;
use network::NetworkEval;

pub use network::{Network, NetworkError, Networks, OpenNetworkError, OpenProblem};

/// With no more pieces positions are judged by hand: networks have seen few of
/// them, for there games end by tables when they learn.
const FEW_PIECES: u32 = 4;

/// The evaluation for one ruleset.
#[derive(Clone, Debug)]
pub struct Evaluator {
    classical: Box<Classical>,
    network: Option<Box<NetworkEval>>,
    drawish: DrawishScaling,
    tunables: Tunables,
}

impl Evaluator {
    /// The evaluation by a network, or by hand where there is none.
    #[must_use]
    pub fn new(rules: &Ruleset, network: Option<&Network>, tunables: Tunables) -> Evaluator {
        let drawish = DrawishScaling::new(rules);
        Evaluator {
            classical: Box::new(Classical::new(rules, drawish)),
            network: network.map(|network| Box::new(NetworkEval::new(network))),
            drawish,
            tunables,
        }
    }

    /// Whether a network judges this position. It knows what a threat means, and
    /// errs less than the evaluation by hand.
    #[inline]
    pub(crate) fn asks_network(&self, pos: &Position) -> bool {
        self.network.is_some() && pos.occupied().count() > FEW_PIECES
    }

    /// The score for the player to move, who has nothing to take. `ply` says
    /// how far from the root that is.
    #[inline]
    pub fn evaluate(&mut self, pos: &Position, ply: usize) -> Score {
        Score::estimate(match &mut self.network {
            Some(judge) if pos.occupied().count() > FEW_PIECES => {
                let score = judge.evaluate(pos, ply);
                if self.tunables.network_temper() == 0 {
                    score
                } else {
                    self.drawish.scale(pos, score)
                }
            }
            _ => self.classical.evaluate(pos),
        })
    }
}
