//! Failing to capture, where the rules leave the answer to the opponent.

use alloc::vec::Vec;

use super::{Game, Refusal};
use crate::color::Color;
use crate::moves::{Move, TooComplex};
use crate::outcome::Outcome;
use crate::position::Position;
use crate::ruleset::{Offence, Ruleset, Touch};
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

impl Position {
    /// The moves that a hand can make here although they are not `legal`, and
    /// that the rules do not simply refuse: the opponent may answer them. None
    /// where the legal moves are not captures.
    ///
    /// # Errors
    ///
    /// [`TooComplex`] if there are too many of them.
    pub fn offending_moves(
        &self,
        rules: &Ruleset,
        legal: &[Move],
    ) -> Result<Vec<Move>, TooComplex> {
        if !rules.enforcement.knows_offences() || !legal.iter().any(Move::is_capture) {
            return Ok(Vec::new());
        }
        let mut moves = self.playable_moves(rules)?;
        moves.retain(|m| !legal.contains(m));
        if rules.offence == Offence::Unfinished {
            // A complete capture that yields to others is not an offence there,
            // but simply impossible.
            for from in self.pieces(self.turn()).squares(rules.board) {
                self.each_stop(rules, from, |stop| {
                    if stop.complete {
                        let refused = stop.to_move(from);
                        moves.retain(|m| *m != refused);
                    }
                })?;
            }
        }
        Ok(moves)
    }
}

impl Game {
    /// Whether the player to move can fail to capture and go unrefused.
    pub(super) fn may_offend(&self, legal: &[Move]) -> bool {
        self.rules.enforcement.knows_offences()
            && !self.state.must_obey
            && legal.iter().any(Move::is_capture)
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
        self.state.pos = self.state.pos.huffed(sq);
        self.state.missed = None;
        self.state.counted_from = self.plies.len();
        self.state.stretch = self.next_stretch();
        self.arrive();
        Ok(self.verdict(None))
    }

    pub(super) fn demand(&mut self, player: Color) -> Result<Option<Outcome>, Refusal> {
        self.expect_turn(player)?;
        if !self.rules.enforcement.allows_demand() {
            return Err(Refusal::NoDemanding);
        }
        let missed = self.state.missed.take().ok_or(Refusal::NothingToDemand)?;
        self.recurrences.remove(self.state.stretch, &self.state.pos);
        self.state.pos = missed.before;
        self.state.stretch = self.state.left_stretch;
        self.plies.pop();
        self.list_legal();
        self.state.must_obey = true;
        // The piece that was touched must make the capture if it can.
        let from = missed.played.from;
        let binds = self.rules.touch == Touch::Binding && missed.due.iter().any(|m| m.from == from);
        self.state.touched = binds.then_some(from);
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
