//! Leaves: captures are played out, for they are forced, before a position is
//! judged by its looks.

use super::{Place, Window, Worker};
use crate::score::{MAX_PLY, Score};
use crate::tunables;

impl Worker<'_> {
    /// The score when nothing is left to take. A `leaf` of the main search may
    /// look one ply further.
    pub(super) fn quiesce(&mut self, at: &Place, window: Window, leaf: bool) -> Score {
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
        let sees = self.shared.handicap.as_ref().is_none_or(|handicap| handicap.sees_threats());
        let mut cost = 0;
        if leaf && sees && self.is_threatened(pos) {
            if tunables::leaf_threats() != 0 {
                return self.escape_threats(at, window);
            }
            cost = tunables::leaf_threat_cost();
        }
        let score = self.evaluate(pos) - cost;
        if score >= window.beta || !leaf || !sees || tunables::leaf_offers() == 0 {
            return score;
        }
        self.try_offers(at, window, score)
    }

    /// The best of all moves, each judged where it leads: what we do about a
    /// threat decides what the position is worth.
    fn escape_threats(&mut self, at: &Place, window: Window) -> Score {
        let first = self.moves.len();
        let Some(_) = self.list_moves(&at.pos) else {
            self.moves.truncate(first);
            return self.evaluate(&at.pos);
        };
        let mut best = -Score::INFINITE;
        let mut window = window;
        for next in first..self.moves.len() {
            let m = self.moves[next].m;
            let score = if self.crowns_and_wins(m) {
                Score::win_in(at.ply + 1)
            } else {
                let child = self.leaf_after(at, m);
                -self.quiesce(&child, window.turned(), false)
            };
            if self.aborted {
                break;
            }
            best = best.max(score);
            window.alpha = window.alpha.max(score);
            if window.alpha >= window.beta {
                break;
            }
        }
        self.moves.truncate(first);
        // The only moves may be a resting king's.
        if best == -Score::INFINITE { self.blocked(at.ply) } else { best }
    }

    /// Moves that force the opponent to take something, in the hope that we
    /// take more afterwards.
    fn try_offers(&mut self, at: &Place, window: Window, stand: Score) -> Score {
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
