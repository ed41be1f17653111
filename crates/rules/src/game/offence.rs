//! Failing to capture, where the rules leave the answer to the opponent.

use alloc::vec::Vec;

use super::{Game, Refusal};
use crate::color::Color;
use crate::moves::{Move, TooComplex};
use crate::outcome::Outcome;
use crate::position::Position;
use crate::ruleset::{Enforcement, Offence, Touch};
use crate::square::Square;

/// A move that should have been another: the opponent may answer it before he
/// moves.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct MissedCapture {
    /// The position before the move.
    pub before: Position,
    /// The move.
    pub played: Move,
    /// The moves that were due.
    pub due: Vec<Move>,
    /// The pieces that should have captured, on the squares where they are now.
    pub guilty: Vec<Square>,
}

impl MissedCapture {
    pub(super) fn new(before: &Position, played: Move, legal: &[Move]) -> MissedCapture {
        let now = |sq: Square| if sq == played.from { played.to } else { sq };
        let mut guilty: Vec<Square> = legal.iter().map(|m| now(m.from)).collect();
        guilty.sort_unstable();
        guilty.dedup();
        MissedCapture { before: *before, played, due: legal.to_vec(), guilty }
    }
}

impl Game {
    /// Whether the player to move can fail to capture and go unrefused.
    pub(super) fn may_offend(&self, legal: &[Move]) -> bool {
        self.rules.enforcement != Enforcement::Strict
            && !self.state.must_obey
            && legal.iter().any(Move::is_capture)
    }

    /// Whether a move that is not legal is one that a hand can make and the
    /// opponent must answer, not one that is refused.
    pub(super) fn is_offence(&self, m: Move, legal: &[Move]) -> Result<bool, TooComplex> {
        let playable = self.state.pos.playable_moves(&self.rules)?;
        Ok(self.without_refused_captures(playable, legal)?.contains(&m))
    }

    /// Leaves out complete captures that yield to others, where that is not an
    /// offence but simply impossible.
    pub(super) fn without_refused_captures(
        &self,
        mut moves: Vec<Move>,
        legal: &[Move],
    ) -> Result<Vec<Move>, TooComplex> {
        if self.rules.offence == Offence::Any {
            return Ok(moves);
        }
        let mut refused = Vec::new();
        for from in self.state.pos.pieces(self.state.pos.turn()).squares(self.rules.board) {
            self.state.pos.each_stop(&self.rules, from, |stop| {
                let m = stop.to_move(from);
                if stop.complete && !legal.contains(&m) {
                    refused.push(m);
                }
            })?;
        }
        moves.retain(|m| !refused.contains(m));
        Ok(moves)
    }

    pub(super) fn huff(&mut self, player: Color, sq: Square) -> Result<Option<Outcome>, Refusal> {
        self.expect_turn(player)?;
        if !self.rules.enforcement.allows_huff() {
            return Err(Refusal::NoHuffing);
        }
        let guilty = self.state.missed.as_ref().is_some_and(|missed| missed.guilty.contains(&sq));
        if !guilty {
            return Err(Refusal::NothingToHuff);
        }
        self.state.pos.lift(sq.into());
        self.state.missed = None;
        self.state.counted_from = self.state.plies.len();
        Ok(self.verdict(None))
    }

    pub(super) fn demand(&mut self, player: Color) -> Result<Option<Outcome>, Refusal> {
        self.expect_turn(player)?;
        if !self.rules.enforcement.allows_demand() {
            return Err(Refusal::NoDemanding);
        }
        let missed = self.state.missed.take().ok_or(Refusal::NothingToDemand)?;
        self.state.pos = missed.before;
        self.state.plies.pop();
        self.state.must_obey = true;
        // The piece that was touched must make the capture if it can.
        let binds = self.rules.touch == Touch::Binding;
        self.state.touched = binds.then_some(missed.played.from);
        Ok(None)
    }

    pub(super) fn let_stand(&mut self, player: Color) -> Result<Option<Outcome>, Refusal> {
        self.expect_turn(player)?;
        let missed = self.state.missed.take().ok_or(Refusal::NothingToLetStand)?;
        Ok(self.verdict(Some(missed.played)))
    }

    /// How the game ends if the player to move lets a failure stand.
    pub(super) fn end_if_it_stands(&self, player: Color) -> Option<Outcome> {
        let missed = self.state.missed.as_ref()?;
        if player == self.state.pos.turn() { self.verdict(Some(missed.played)) } else { None }
    }
}
