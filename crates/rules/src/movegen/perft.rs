use core::cell::Cell;

use super::code::{RuleCode, dispatch, pack};
use super::generator::Generator;
use super::side::{Black, Board, Field, Side, White};
use super::{captures, quiets};
use crate::bitboard::Bits;
use crate::color::Color;
use crate::geometry::Geometry;
use crate::moves::{Move, MoveList, TooComplex};
use crate::position::Position;
use crate::ruleset::Ruleset;

/// How [`perft`] treats the last ply.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Leaves {
    /// Count its moves without making them.
    Count,
    /// Make every one of them.
    Make,
}

/// Counts the leaves of the tree of legal moves, `depth` plies deep.
///
/// Draws and unpunished failures to capture are ignored; a line that ends
/// early contributes nothing.
///
/// # Errors
///
/// [`TooComplex`] if a position on the way has too many captures.
///
/// # Examples
///
/// ```
/// use damier_rules::{Leaves, Position, perft, variants};
///
/// let rules = variants::JUMBO;
/// assert_eq!(perft(&Position::initial(&rules), &rules, 5, Leaves::Count)?, 27_117);
/// # Ok::<_, damier_rules::TooComplex>(())
/// ```
pub fn perft(
    pos: &Position,
    rules: &Ruleset,
    depth: u32,
    leaves: Leaves,
) -> Result<u64, TooComplex> {
    if depth == 0 {
        return Ok(1);
    }
    if rules.king_walk > 0 {
        return perft_with_walks(pos, &Generator::new(rules), depth, leaves);
    }
    dispatch!(pack(rules.move_rules()), known => {
        let counter = Counter {
            known,
            field: Field::of(rules),
            geometry: rules.board,
            failed: Cell::new(false),
            trace: Cell::new(0),
        };
        let sum = match (pos.turn, leaves) {
            (Color::White, Leaves::Count) => counter.count::<White>(&Board::of::<White>(pos), depth),
            (Color::Black, Leaves::Count) => counter.count::<Black>(&Board::of::<Black>(pos), depth),
            (Color::White, Leaves::Make) => counter.make::<White>(&Board::of::<White>(pos), depth),
            (Color::Black, Leaves::Make) => counter.make::<Black>(&Board::of::<Black>(pos), depth),
        };
        core::hint::black_box(counter.trace.get());
        if counter.failed.get() { Err(TooComplex) } else { Ok(sum) }
    })
}

/// The plain way, for rules in which a position remembers more than its board.
fn perft_with_walks(
    pos: &Position,
    generator: &Generator,
    depth: u32,
    leaves: Leaves,
) -> Result<u64, TooComplex> {
    let mut moves = MoveList::new();
    generator.legal_moves_into(pos, &mut moves)?;
    if depth == 1 && leaves == Leaves::Count {
        return Ok(moves.len() as u64);
    }
    moves.iter().try_fold(0, |sum, &m| {
        let mut next = *pos;
        next.play_unchecked(generator.rules(), m);
        Ok(sum + if depth > 1 { perft_with_walks(&next, generator, depth - 1, leaves)? } else { 1 })
    })
}

struct Counter<K> {
    known: K,
    field: Field,
    geometry: Geometry,
    /// Set once a position was too complex: the sum is then worthless.
    failed: Cell<bool>,
    /// Something of every leaf that was made, so that none is left out as
    /// useless.
    trace: Cell<Bits>,
}

impl<K: RuleCode> Counter<K> {
    fn count<S: Side>(&self, board: &Board, depth: u32) -> u64 {
        if depth == 1 {
            return self.count_moves::<S>(board);
        }
        let movers = self.capturing::<S>(board);
        let mut sum = 0;
        if movers != (0, 0) {
            sum = self
                .each_capture::<S>(board, movers, |next| self.count::<S::Other>(next, depth - 1));
            if !self.known.capturing_is_optional() {
                return sum;
            }
        }
        if depth == 2 {
            return sum + self.each_quiet::<S>(board, |next| self.count_moves::<S::Other>(next));
        }
        sum + self.each_quiet::<S>(board, |next| self.count::<S::Other>(next, depth - 1))
    }

    #[inline(always)]
    fn count_moves<S: Side>(&self, board: &Board) -> u64 {
        let movers = self.capturing::<S>(board);
        let mut count = 0;
        if movers != (0, 0) {
            count = self.count_captures::<S>(board, movers);
            if !self.known.capturing_is_optional() {
                return count;
            }
        }
        count + u64::from(quiets::count::<K, S>(self.known, board, &self.field))
    }

    fn make<S: Side>(&self, board: &Board, depth: u32) -> u64 {
        if depth == 1 {
            return self.make_moves::<S>(board);
        }
        self.each_move::<S>(board, |next| self.make::<S::Other>(next, depth - 1))
    }

    fn make_moves<S: Side>(&self, board: &Board) -> u64 {
        let mut trace = 0;
        let count = self.each_move::<S>(board, |next| {
            trace ^= next.us.rotate_left(7) ^ next.them ^ next.kings.rotate_left(13);
            1
        });
        self.trace.set(self.trace.get() ^ trace);
        count
    }

    #[inline(always)]
    fn each_move<S: Side>(&self, board: &Board, mut leaves: impl FnMut(&Board) -> u64) -> u64 {
        let movers = self.capturing::<S>(board);
        if movers == (0, 0) {
            return self.each_quiet::<S>(board, leaves);
        }
        let captures = self.each_capture::<S>(board, movers, &mut leaves);
        if self.known.capturing_is_optional() {
            return captures + self.each_quiet::<S>(board, leaves);
        }
        captures
    }

    #[inline(always)]
    fn capturing<S: Side>(&self, board: &Board) -> (Bits, Bits) {
        (
            captures::capturing_men::<K, S>(self.known, board, &self.field),
            captures::capturing_kings(self.known, board, &self.field),
        )
    }

    #[inline(always)]
    fn count_captures<S: Side>(&self, board: &Board, (men, kings): (Bits, Bits)) -> u64 {
        let walkers = captures::walking_men::<K, S>(self.known, board, &self.field, men);
        if walkers | kings == 0 && !self.known.weighs_single_jumps() {
            let count = captures::count_single_jumps::<K, S>(self.known, board, &self.field, men);
            return u64::from(count);
        }
        self.each_listed::<S>(board, (men, kings), |_| 1)
    }

    #[inline(always)]
    fn each_capture<S: Side>(
        &self,
        board: &Board,
        (men, kings): (Bits, Bits),
        mut leaves: impl FnMut(&Board) -> u64,
    ) -> u64 {
        let walkers = captures::walking_men::<K, S>(self.known, board, &self.field, men);
        if walkers | kings != 0 || self.known.weighs_single_jumps() {
            return self.each_listed::<S>(board, (men, kings), leaves);
        }
        let mut sum = 0;
        let promotion = self.field.promotion::<S>();
        captures::each_single_jump::<K, S>(
            self.known,
            board,
            &self.field,
            men,
            |from, victim, landing| {
                let next = board.after_capture(from, landing, victim, landing & promotion != 0);
                sum += leaves(&next);
            },
        );
        sum
    }

    // The list lives in a frame of its own, so that the far more frequent
    // positions without one need little stack.
    #[inline(never)]
    fn each_listed<S: Side>(
        &self,
        board: &Board,
        movers: (Bits, Bits),
        mut leaves: impl FnMut(&Board) -> u64,
    ) -> u64 {
        let mut moves = MoveList::new();
        let listed = captures::list::<K, S>(
            self.known,
            board,
            &self.field,
            self.geometry,
            movers,
            &mut moves,
        );
        if listed.is_err() {
            self.failed.set(true);
        }
        let after =
            |m: &Move| board.after_capture(m.from.bit(), m.to.bit(), m.captured.0, m.crowned);
        moves.iter().map(|m| leaves(&after(m))).sum()
    }

    #[inline(always)]
    fn each_quiet<S: Side>(&self, board: &Board, mut leaves: impl FnMut(&Board) -> u64) -> u64 {
        let mut sum = 0;
        let promotion = self.field.promotion::<S>();
        quiets::each_man_move::<S>(board, &self.field, |quiet| {
            sum += leaves(&board.after_man(quiet.travel(), promotion));
        });
        quiets::each_king_move(self.known, board.our_kings(), board.empty(&self.field), |quiet| {
            sum += leaves(&board.after_king(quiet.travel()));
        });
        sum
    }
}
