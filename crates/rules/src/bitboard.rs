use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, BitXor};

use crate::geometry::{Direction, Geometry};
use crate::square::Square;

/// The bits of a board. The lattice of a 10×10 board fills 55 of them; a larger
/// board would need another lattice, a wider [`Square`] and longer tables too.
pub type Bits = u64;

/// A set of squares of one board.
///
/// The bits follow the lattice described in [`Geometry`]; squares of different
/// boards do not belong in one set. Which bit is which square's neighbor is
/// known to this crate alone: others ask [`Bitboard::step`].
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash)]
pub struct Bitboard(pub(crate) Bits);

impl Bitboard {
    /// The set without squares.
    pub const EMPTY: Bitboard = Bitboard(0);

    /// The set of these bits.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: Bits) -> Bitboard {
        Bitboard(bits)
    }

    /// The bits of the set, to be counted, numbered or mixed.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> Bits {
        self.0
    }

    /// Every square of the set one step further. What leaves the board may lie
    /// anywhere outside of its [squares](Geometry::squares): the caller keeps
    /// what he needs.
    #[must_use]
    #[inline(always)]
    pub const fn step(self, direction: Direction) -> Bitboard {
        Bitboard(direction.shift(self.0))
    }

    /// Whether `sq` is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, sq: Square) -> bool {
        self.0 & sq.bit() != 0
    }

    /// The set with `sq` added.
    #[must_use]
    #[inline]
    pub const fn with(self, sq: Square) -> Bitboard {
        Bitboard(self.0 | sq.bit())
    }

    /// The set without the squares of `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & !other.0)
    }

    /// Whether there is no square in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the sets share a square.
    #[must_use]
    #[inline]
    pub const fn intersects(self, other: Bitboard) -> bool {
        self.0 & other.0 != 0
    }

    /// The number of squares in the set.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Each square of the set as a set of its own, in the order of their
    /// numbers.
    #[inline]
    pub fn singles(self) -> impl Iterator<Item = Bitboard> + Clone {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let lowest = left & left.wrapping_neg();
            left ^= lowest;
            (lowest != 0).then_some(Bitboard(lowest))
        })
    }

    /// The squares of the set in the order of their numbers.
    ///
    /// A set does not know its board, so the caller names it.
    pub fn squares(self, board: Geometry) -> impl Iterator<Item = Square> + Clone {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            (bits != 0).then(|| {
                let sq = board.at_bit(bits.trailing_zeros());
                bits &= bits - 1;
                sq
            })
        })
    }
}

impl From<Square> for Bitboard {
    fn from(sq: Square) -> Bitboard {
        Bitboard(sq.bit())
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, Bitboard::with)
    }
}

impl BitAnd for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn bitxor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 ^ other.0)
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Bitboard) {
        self.0 |= other.0;
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bitboard({:#x})", self.0)
    }
}
