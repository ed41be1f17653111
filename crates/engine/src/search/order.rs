//! Which move is tried first.

use damier_rules::Position;

use super::{Candidate, MoveRange, PieceTo, Worker};
use crate::transposition::MoveStub;

/// Above every history.
const KNOWN_BEST: i32 = 1 << 20;
const PROMOTION: i32 = 12_000;
/// Of a capture beside quiet moves: above nearly every history, and below a
/// [known best](KNOWN_BEST) move though it takes all there is.
const CAPTURE: i32 = 1 << 15;

impl Worker<'_> {
    /// Brings the known best move to the front, if it is among the moves: it is
    /// tried before anything is said about the others.
    pub(super) fn best_first(&mut self, list: MoveRange, best: MoveStub) -> bool {
        let moves = &mut self.moves[list.first..];
        let found = best != MoveStub::NONE
            && match moves.iter().position(|candidate| MoveStub::of(candidate.m) == best) {
                Some(i) => {
                    moves.swap(0, i);
                    true
                }
                None => false,
            };
        if found {
            self.moves[list.first].rank = KNOWN_BEST;
        }
        found
    }

    /// Ranks the moves from `next` on: captures by what they take, quiet moves
    /// by what became of them elsewhere.
    pub(super) fn rank_moves(&mut self, pos: &Position, ply: usize, list: MoveRange, next: usize) {
        let before = self.played_before(ply);
        let their_kings = pos.kings(!pos.turn());
        for candidate in &mut self.moves[next..] {
            let m = candidate.m;
            candidate.rank = if list.captures || m.is_capture() {
                let kings = (m.captured & their_kings).count() as i32;
                let optional = if list.captures { 0 } else { CAPTURE };
                optional + 1_000 * (m.captured.count() as i32 + 2 * kings) + i32::from(m.crowned)
            } else {
                let promotion = if m.crowned { PROMOTION } else { 0 };
                let piece_to = PieceTo::of(pos, m);
                promotion + self.histories.score(pos.turn(), m, piece_to, before)
            };
        }
    }

    /// The moves one and two plies before this node.
    pub(super) fn played_before(&self, ply: usize) -> [Option<PieceTo>; 2] {
        if self.shared.tunables.continuation_history() == 0 {
            return [None; 2];
        }
        let back = |plies: usize| ply.checked_sub(plies).and_then(|ply| self.frames[ply].played);
        [back(1), back(2)]
    }

    /// Brings the best of the moves from `next` on to that place.
    #[inline]
    pub(super) fn pick(&mut self, next: usize, end: usize) -> Candidate {
        let rest = &mut self.moves[next..end];
        let mut best = 0;
        for i in 1..rest.len() {
            if rest[i].rank > rest[best].rank {
                best = i;
            }
        }
        rest.swap(0, best);
        rest[0]
    }
}
