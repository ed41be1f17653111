use super::code::RuleCode;
use super::side::{Board, Field, Side};
use crate::bitboard::Bits;
use crate::geometry::Direction;

/// A quiet move as bits: where from, and where to.
pub(crate) struct Quiet {
    pub(crate) from: Bits,
    pub(crate) to: Bits,
}

impl Quiet {
    #[inline(always)]
    pub(crate) fn travel(&self) -> Bits {
        self.from | self.to
    }
}

/// Calls `visit` for every quiet move of a man.
#[inline(always)]
pub(crate) fn each_man_move<S: Side>(board: &Board, field: &Field, mut visit: impl FnMut(Quiet)) {
    let (men, empty) = (board.our_men(), board.empty(field));
    for direction in S::FORWARD {
        let mut targets = direction.shift(men) & empty;
        while targets != 0 {
            let to = targets & targets.wrapping_neg();
            visit(Quiet { from: direction.reverse().shift(to), to });
            targets &= targets - 1;
        }
    }
}

/// Calls `visit` for every quiet move of these kings.
#[inline(always)]
pub(crate) fn each_king_move<K: RuleCode>(
    known: K,
    mut kings: Bits,
    empty: Bits,
    mut visit: impl FnMut(Quiet),
) {
    while kings != 0 {
        let place = kings.trailing_zeros();
        let from = kings & kings.wrapping_neg();
        let mut targets = king_targets(known, place, empty);
        while targets != 0 {
            visit(Quiet { from, to: targets & targets.wrapping_neg() });
            targets &= targets - 1;
        }
        kings &= kings - 1;
    }
}

/// How many quiet moves there are, without making them.
#[inline(always)]
pub(crate) fn count<K: RuleCode, S: Side>(known: K, board: &Board, field: &Field) -> u32 {
    let (men, empty) = (board.our_men(), board.empty(field));
    let [left, right] = S::FORWARD;
    let mut count =
        (left.shift(men) & empty).count_ones() + (right.shift(men) & empty).count_ones();
    let mut kings = board.our_kings();
    while kings != 0 {
        count += king_targets(known, kings.trailing_zeros(), empty).count_ones();
        kings &= kings - 1;
    }
    count
}

#[inline(always)]
fn king_targets<K: RuleCode>(known: K, place: u32, empty: Bits) -> Bits {
    let mut targets = 0;
    for direction in Direction::DIAGONALS {
        targets |= if known.flying() {
            run(direction, place, empty)
        } else {
            direction.shift(1 << place) & empty
        };
    }
    targets
}

/// The empty squares from `place` up to the first that is not.
#[inline(always)]
pub(crate) fn run(direction: Direction, place: u32, empty: Bits) -> Bits {
    let ray = direction.ray(place);
    ray & before(direction, first(direction, ray & !empty))
}

/// The nearest square of a ray's subset, as seen from the ray's start; 0 if
/// the subset is empty.
#[inline(always)]
pub(crate) fn first(direction: Direction, subset: Bits) -> Bits {
    if direction.ascends() {
        subset & subset.wrapping_neg()
    } else if subset == 0 {
        0
    } else {
        1 << (Bits::BITS - 1 - subset.leading_zeros())
    }
}

/// Everything that comes before `blocker` in `direction`; without a blocker,
/// everything.
#[inline(always)]
fn before(direction: Direction, blocker: Bits) -> Bits {
    let below = blocker.wrapping_sub(1);
    if direction.ascends() {
        below
    } else if blocker == 0 {
        Bits::MAX
    } else {
        !(blocker | below)
    }
}
