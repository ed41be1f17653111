//! Failing to capture on purpose, where the opponent may huff but not have the
//! capture made.

use damier_rules::{Action, Bitboard, Move};

use super::node::{Child, NodeContext, NodeKind};
use super::{Candidate, MoveRange, Node, Window, Worker};
use crate::score::Score;

impl Worker<'_> {
    /// Lists the refusals after the captures, if the captures are so bad that
    /// a refusal may be better although it costs a piece; `false` if there are
    /// none to try.
    pub(super) fn list_refusals(
        &mut self,
        at: &Node,
        context: &NodeContext,
        list: MoveRange,
        capturers: Bitboard,
        best: Score,
    ) -> bool {
        let cheapest = cheapest(at, capturers, self.shared.rules.board);
        let hope = cheapest.map_or(Score::INFINITE, |sq| {
            -self.evaluate(&at.pos.huffed(sq).passed()) + self.shared.tunables.refusal_hope()
        });
        let lost = best.is_known() && best < Score::DRAW;
        if best >= context.window.beta || (best >= hope && !lost) {
            return false;
        }
        let legal: Vec<Move> = self.moves[list.first..].iter().map(|c| c.m).collect();
        let Ok(refusals) = at.pos.offending_moves(&self.shared.rules, &legal) else {
            return false;
        };
        let first = self.moves.len();
        let candidate = |m| Candidate { m, rank: 0, offends: true };
        self.moves.extend(refusals.into_iter().map(candidate));
        self.moves.len() > first
    }

    /// The score for a player whose opponent failed to capture: he huffs one
    /// of the guilty pieces or lets it stand, and then moves.
    pub(super) fn answer_offence<K: NodeKind>(
        &mut self,
        child: &Child,
        window: Window,
        depth: i32,
        cut: bool,
    ) -> Score {
        let at = &child.node;
        let stands_lost = self.path.last().is_some_and(|ply| self.crowns_and_wins(ply.m));
        let mut window = window;
        let mut best = if stands_lost {
            Score::loss_in(at.ply)
        } else {
            self.node::<K>(at, window, depth, cut)
        };
        let mut line = std::mem::take(&mut self.lines[at.ply]);
        for sq in child.guilty.squares(self.shared.rules.board) {
            window.alpha = window.alpha.max(best);
            if window.alpha >= window.beta || self.aborted {
                break;
            }
            let score = self.after_huff::<K>(at, sq, window, depth, cut);
            if score > best && !self.aborted {
                best = score;
                if K::PV {
                    line.clear();
                    line.push(Action::Huff(sq));
                    line.extend_from_slice(&self.lines[at.ply]);
                }
            }
        }
        self.lines[at.ply] = line;
        best
    }

    fn after_huff<K: NodeKind>(
        &mut self,
        at: &Node,
        sq: damier_rules::Square,
        window: Window,
        depth: i32,
        cut: bool,
    ) -> Score {
        let huffed = Node::new(at.pos.huffed(sq), at.ply);
        if huffed.pos.pieces(!huffed.pos.turn()).is_empty() {
            self.lines[at.ply].clear();
            return -self.blocked(at.ply);
        }
        let counted_from = self.path.count_anew();
        let score = self.node::<K>(&huffed, window, depth, cut);
        self.path.count_from(counted_from);
        score
    }
}

/// A capturer that it costs least to lose.
fn cheapest(
    at: &Node,
    capturers: Bitboard,
    board: damier_rules::Geometry,
) -> Option<damier_rules::Square> {
    let men = capturers & at.pos.men(at.pos.turn());
    let cheap = if men.is_empty() { capturers } else { men };
    cheap.squares(board).next()
}
