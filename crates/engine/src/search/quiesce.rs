//! Leaves: captures are played out, for they are forced, before a position is
//! judged by its looks. Where they are not forced, its looks are what a player
//! has who captures nothing.

use super::{Node, Window, Worker};
use crate::score::{MAX_PLY, Score};

impl Worker<'_> {
    /// The score when nothing is left to take. A `leaf` of the main search
    /// minds threats, and may try to offer something.
    pub(super) fn quiesce(&mut self, at: &Node, window: Window, leaf: bool) -> Score {
        if !self.enter(at.ply) {
            return Score::DRAW;
        }
        let pos = &at.pos;
        if at.ply + 1 >= MAX_PLY {
            return self.evaluate(pos);
        }
        if self.shared.generator.can_capture(pos, pos.turn()) {
            return self.play_out_captures(at, window);
        }
        if self.shared.generator.count_quiet(pos, pos.turn()) == 0 {
            return self.blocked(at.ply);
        }
        if let Some(score) = self.score_by_tables(at) {
            return score;
        }
        let score = self.evaluate(pos);
        let sees = self.shared.handicap.as_ref().is_none_or(|handicap| handicap.sees_threats);
        if !leaf || !sees {
            return score;
        }
        if self.is_threatened(pos) {
            let known = self.evaluator.asks_network(pos);
            return if known { score } else { score - self.shared.tunables.leaf_threat_cost() };
        }
        // Nobody is forced to take what is offered where he may decline.
        let may_offer = self.shared.tunables.leaf_offers() != 0 && !self.shared.may_decline();
        if score >= window.beta || !may_offer {
            return score;
        }
        self.try_offers(at, window, score)
    }

    /// Moves that force the opponent to take something, in the hope that we
    /// take more afterwards.
    fn try_offers(&mut self, at: &Node, window: Window, stand: Score) -> Score {
        let first = self.moves.len();
        let mut best = stand;
        let mut window = Window { alpha: window.alpha.max(stand), ..window };
        if self.list_moves(&at.pos).is_some() {
            for next in first..self.moves.len() {
                let child = self.leaf_after(at, self.moves[next].m);
                if !self.shared.generator.can_capture(&child.pos, child.pos.turn()) {
                    continue;
                }
                let score = -self.quiesce(&child, window.turned(), false);
                if self.aborted {
                    break;
                }
                best = best.max(score);
                window.alpha = window.alpha.max(score);
                if window.alpha >= window.beta {
                    break;
                }
            }
        }
        self.moves.truncate(first);
        best
    }
}
