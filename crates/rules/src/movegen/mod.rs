//! The move generator: one source for every ruleset.
//!
//! [`quiets`] and [`captures`] work on bits and ask a [`code::RuleCode`] about
//! the rules; no game is named here.

mod captures;
pub(crate) mod code;
mod generator;
mod perft;
mod quiets;
mod side;

use crate::bitboard::Bitboard;
use crate::moves::{Move, MoveList, TooComplex};
use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::square::Square;
use code::RuleCode;
use side::{Board, Field, Side};

pub use generator::Generator;
pub use perft::{Leaves, perft};

pub(crate) fn legal_moves(
    pos: &Position,
    rules: &Ruleset,
    moves: &mut MoveList,
) -> Result<(), TooComplex> {
    Generator::new(rules).legal_moves_into(pos, moves)
}

fn list_moves<K: RuleCode, S: Side>(
    known: K,
    pos: &Position,
    field: &Field,
    rules: &Ruleset,
    moves: &mut MoveList,
) -> Result<(), TooComplex> {
    let board = Board::of::<S>(pos);
    let men = captures::capturing_men::<K, S>(known, &board, field);
    let kings = captures::capturing_kings(known, &board, field);
    if men | kings != 0 {
        captures::list::<K, S>(known, &board, field, rules.board, (men, kings), moves)?;
        if !known.capturing_is_optional() {
            return Ok(());
        }
    }
    list_quiets::<K, S>(known, &board, field, pos, rules, moves)
}

fn list_quiets<K: RuleCode, S: Side>(
    known: K,
    board: &Board,
    field: &Field,
    pos: &Position,
    rules: &Ruleset,
    moves: &mut MoveList,
) -> Result<(), TooComplex> {
    let promotion = field.promotion::<S>();
    let mut full = false;
    let mut push = |quiet: quiets::Quiet, crowned| {
        let m = Move {
            from: rules.board.at_bit(quiet.from.trailing_zeros()),
            to: rules.board.at_bit(quiet.to.trailing_zeros()),
            captured: Bitboard::EMPTY,
            crowned,
        };
        full |= moves.try_push(m).is_err();
    };
    quiets::each_man_move::<S>(board, field, |quiet| {
        let crowned = quiet.to & promotion != 0;
        push(quiet, crowned);
    });
    let resting = pos.resting_king(rules).map_or(0, Square::bit);
    let kings = board.our_kings() & !resting;
    quiets::each_king_move(known, kings, board.empty(field), |quiet| push(quiet, false));
    if full { Err(TooComplex) } else { Ok(()) }
}
