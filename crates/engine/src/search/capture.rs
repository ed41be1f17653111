use damier_rules::Bitboard;

use super::{MoveRange, Node, Window, Worker};
use crate::score::Score;

impl Worker<'_> {
    /// The best of the captures, each played out to the end.
    pub(super) fn play_out_captures(&mut self, at: &Node, window: Window) -> Score {
        let first = self.moves.len();
        let Some(list) = self.list_moves(&at.pos) else {
            self.moves.truncate(first);
            return self.evaluate(&at.pos);
        };
        let mut best = -Score::INFINITE;
        let mut window = window;
        if self.shared.may_refuse() {
            best = self.refusal_at_a_glance(at);
            window.alpha = window.alpha.max(best);
        } else if self.shared.may_decline() {
            best = self.declining_at_a_glance(at, list);
            window.alpha = window.alpha.max(best);
        }
        for next in list.first..self.moves.len() {
            if window.alpha >= window.beta {
                break;
            }
            let m = self.moves[next].m;
            let child = self.leaf_after(at, m);
            self.jumped += m.captured.count();
            let score = if self.crowns_and_wins(m) {
                Score::win_in(at.ply + 1)
            } else if self.loses_the_thread() {
                -self.evaluate(&child.pos)
            } else {
                -self.quiesce(&child, window.turned(), false)
            };
            self.jumped -= m.captured.count();
            if self.aborted {
                break;
            }
            best = best.max(score);
            window.alpha = window.alpha.max(score);
        }
        self.moves.truncate(first);
        best
    }

    /// Whether a weak player would look no further into this exchange.
    fn loses_the_thread(&self) -> bool {
        self.shared.handicap.as_ref().is_some_and(|handicap| self.jumped > handicap.jumps)
    }

    /// What it looks like for a player who may as well not capture, if he has
    /// another move. Drops those from the list: the captures come first in it.
    fn declining_at_a_glance(&mut self, at: &Node, list: MoveRange) -> Score {
        let moves = &self.moves[list.first..];
        let captures = moves.iter().take_while(|candidate| candidate.m.is_capture()).count();
        if captures == moves.len() {
            return -Score::INFINITE;
        }
        self.moves.truncate(list.first + captures);
        self.evaluate(&at.pos)
    }

    /// What is left after refusing to capture, judged by its looks: the
    /// opponent huffs the most valuable piece that could have captured.
    fn refusal_at_a_glance(&mut self, at: &Node) -> Score {
        let pos = &at.pos;
        let capturers: Bitboard = self.listed.iter().map(|m| m.from).collect();
        let kings = capturers & pos.kings(pos.turn());
        let dearest = if kings.is_empty() { capturers } else { kings };
        let Some(sq) = dearest.squares(self.shared.rules.board).next() else {
            return -Score::INFINITE;
        };
        -self.evaluate(&pos.huffed(sq).passed())
    }
}
