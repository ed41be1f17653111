use core::fmt;

use crate::bitboard::Bits;
use crate::geometry::Geometry;

/// A playable square of one board.
///
/// A square knows its board, so that it can print the number that players know
/// it by. Make one with [`Geometry::square`].
///
/// The low six bits are the place in the lattice that all boards share, the
/// high two name the board: shifting by a `Square` needs no masking.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Square(u8);

impl Square {
    pub(crate) const fn new(place: u32, board: Geometry) -> Square {
        Square(place as u8 | (board.id() << 6))
    }

    /// The board that this square belongs to.
    #[must_use]
    pub const fn board(self) -> Geometry {
        Geometry::from_id(self.0 >> 6)
    }

    /// The place in the bit lattice: a dense-enough table index below 64.
    #[must_use]
    pub const fn place(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The bit of this square in a [`Bitboard`](crate::Bitboard).
    #[must_use]
    #[inline]
    pub const fn bit(self) -> Bits {
        (1 as Bits).wrapping_shl(self.0 as u32)
    }

    /// The printed number, counted from 1, row by row from the top.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.board().number_of(self.place())
    }

    /// The row from the top, and the column from the left, as White sees them.
    #[must_use]
    pub const fn row_and_column(self) -> (u32, u32) {
        self.board().row_and_column(self.place())
    }

    /// The algebraic name: `a1` is the corner at White's left hand.
    #[must_use]
    pub fn algebraic(self) -> Algebraic {
        Algebraic(self)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A square that prints itself as letter and rank. See [`Square::algebraic`].
#[derive(Copy, Clone, Debug)]
pub struct Algebraic(Square);

impl fmt::Display for Algebraic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = self.0.row_and_column();
        let letter = char::from(b'a' + column as u8);
        write!(f, "{letter}{}", self.0.board().size() - row)
    }
}
