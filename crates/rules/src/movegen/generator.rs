use super::code::{RuleCode, dispatch, pack};
use super::side::{Black, Board, Field, Side, White};
use super::{captures, list_moves, quiets};
use crate::color::Color;
use crate::moves::{MoveList, TooComplex};
use crate::position::Position;
use crate::ruleset::Ruleset;

/// The move generator prepared for one ruleset, for callers who ask millions
/// of times.
///
/// It answers as [`Position::legal_moves`] does, and knows the cheap questions
/// that a search asks far more often.
#[derive(Copy, Clone, Debug)]
pub struct Generator {
    code: u32,
    field: Field,
    rules: Ruleset,
}

impl Generator {
    /// Prepares the generator.
    #[must_use]
    pub fn new(rules: &Ruleset) -> Generator {
        Generator { code: pack(rules.move_rules()), field: Field::of(rules), rules: *rules }
    }

    /// The same, but giving up after so many complete captures in a position:
    /// for callers who must answer soon.
    #[must_use]
    pub fn with_patience(mut self, captures: u32) -> Generator {
        self.field.most_tried = captures.min(captures::MOST_TRIED);
        self
    }

    /// The rules that it was prepared for.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Writes all legal moves into `moves`, which is emptied first.
    ///
    /// # Errors
    ///
    /// [`TooComplex`] if the captures are too many to list; `moves` then holds
    /// some of them.
    #[inline]
    pub fn legal_moves_into(&self, pos: &Position, moves: &mut MoveList) -> Result<(), TooComplex> {
        moves.clear();
        dispatch!(self.code, known => match pos.turn {
            Color::White => list_moves::<_, White>(known, pos, &self.field, &self.rules, moves),
            Color::Black => list_moves::<_, Black>(known, pos, &self.field, &self.rules, moves),
        })
    }

    /// Whether a player could capture if it were his turn.
    #[must_use]
    #[inline]
    pub fn can_capture(&self, pos: &Position, color: Color) -> bool {
        dispatch!(self.code, known => match color {
            Color::White => has_capture::<_, White>(known, pos, &self.field),
            Color::Black => has_capture::<_, Black>(known, pos, &self.field),
        })
    }

    /// How many moves without a capture a player would have if it were his
    /// turn, whether or not he had to capture instead.
    #[must_use]
    #[inline]
    pub fn count_quiet(&self, pos: &Position, color: Color) -> u32 {
        dispatch!(self.code, known => match color {
            Color::White => quiets::count::<_, White>(known, &Board::of::<White>(pos), &self.field),
            Color::Black => quiets::count::<_, Black>(known, &Board::of::<Black>(pos), &self.field),
        })
    }
}

#[inline(always)]
fn has_capture<K: RuleCode, S: Side>(known: K, pos: &Position, field: &Field) -> bool {
    let board = Board::of::<S>(pos);
    captures::capturing_men::<K, S>(known, &board, field) != 0
        || captures::capturing_kings(known, &board, field) != 0
}
