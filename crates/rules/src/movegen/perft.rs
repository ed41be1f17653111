use super::code::{Known, dispatch};
use super::side::{Black, Board, Field, Side, White};
use super::{captures, quiets};
use crate::color::Color;
use crate::geometry::Geometry;
use crate::moves::{MoveList, TooComplex};
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
        return perft_with_walks(pos, rules, depth, leaves);
    }
    dispatch!(rules, known => {
        let counter = Counter { known, field: Field::of(rules), geometry: rules.board };
        match (pos.turn, leaves) {
            (Color::White, Leaves::Count) => counter.count::<White>(&Board::of::<White>(pos), depth),
            (Color::Black, Leaves::Count) => counter.count::<Black>(&Board::of::<Black>(pos), depth),
            (Color::White, Leaves::Make) => counter.make::<White>(&Board::of::<White>(pos), depth),
            (Color::Black, Leaves::Make) => counter.make::<Black>(&Board::of::<Black>(pos), depth),
        }
    })
}

/// The plain way, for rules in which a position remembers more than its board.
fn perft_with_walks(
    pos: &Position,
    rules: &Ruleset,
    depth: u32,
    leaves: Leaves,
) -> Result<u64, TooComplex> {
    let moves = pos.legal_moves(rules)?;
    if depth == 1 && leaves == Leaves::Count {
        return Ok(moves.len() as u64);
    }
    moves.iter().try_fold(0, |sum, &m| {
        let mut next = *pos;
        next.play_unchecked(rules, m);
        Ok(sum
            + if depth > 1 {
                perft_with_walks(&next, rules, depth - 1, leaves)?
            } else {
                1
            })
    })
}

struct Counter<K> {
    known: K,
    field: Field,
    geometry: Geometry,
}

impl<K: Known> Counter<K> {
    fn count<S: Side>(&self, board: &Board, depth: u32) -> Result<u64, TooComplex> {
        let captures = self.captures::<S>(board)?;
        if depth == 1 {
            return Ok(match captures {
                Some(moves) => moves.len() as u64,
                None => u64::from(quiets::count::<K, S>(self.known, board, &self.field)),
            });
        }
        self.each_child::<S>(board, captures, |next| {
            self.count::<S::Other>(next, depth - 1)
        })
    }

    fn make<S: Side>(&self, board: &Board, depth: u32) -> Result<u64, TooComplex> {
        let captures = self.captures::<S>(board)?;
        if depth == 1 {
            // The compiler must not see that nobody looks at the leaf.
            return self.each_child::<S>(board, captures, |next| {
                core::hint::black_box(next);
                Ok(1)
            });
        }
        self.each_child::<S>(board, captures, |next| {
            self.make::<S::Other>(next, depth - 1)
        })
    }

    #[inline(always)]
    fn captures<S: Side>(&self, board: &Board) -> Result<Option<MoveList>, TooComplex> {
        let men = captures::capturing_men::<K, S>(self.known, board, &self.field);
        let kings = captures::capturing_kings(self.known, board, &self.field);
        if men | kings == 0 {
            return Ok(None);
        }
        let mut moves = MoveList::new();
        captures::list::<K, S>(
            self.known,
            board,
            &self.field,
            self.geometry,
            (men, kings),
            &mut moves,
        )?;
        Ok(Some(moves))
    }

    #[inline(always)]
    fn each_child<S: Side>(
        &self,
        board: &Board,
        captures: Option<MoveList>,
        mut leaves: impl FnMut(&Board) -> Result<u64, TooComplex>,
    ) -> Result<u64, TooComplex> {
        let mut sum = 0;
        if let Some(moves) = captures {
            for m in &moves {
                let next = board.after_capture(m.from.bit(), m.to.bit(), m.captured.0, m.crowned);
                sum += leaves(&next)?;
            }
            return Ok(sum);
        }
        let mut failed = None;
        let mut add = |next: &Board| match leaves(next) {
            Ok(count) => sum += count,
            Err(error) => failed = Some(error),
        };
        let promotion = self.field.promotion::<S>();
        quiets::each_man_move::<S>(board, &self.field, |quiet| {
            add(&board.after_man(quiet.travel(), promotion));
        });
        quiets::each_king_move(
            self.known,
            board.our_kings(),
            board.empty(&self.field),
            |quiet| {
                add(&board.after_king(quiet.travel()));
            },
        );
        failed.map_or(Ok(sum), Err)
    }
}
