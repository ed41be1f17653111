use core::fmt;

use arrayvec::ArrayVec;

use crate::bitboard::Bitboard;
use crate::square::Square;

/// A move of one piece.
///
/// # Equality
///
/// Two captures that start, end, take and crown alike are the same move,
/// whatever way they went. [`Position::routes`](crate::Position::routes) lists
/// the ways.
///
/// `Display` writes every fact: `28-22`, `48x19{23,32,42}`, `12x3{8}=K`.
/// [`Position::text`](crate::Position::text) writes the shorter form that
/// players use.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Move {
    /// Where the piece starts.
    pub from: Square,
    /// Where it ends; the same square after a round trip.
    pub to: Square,
    /// The squares of the pieces it takes.
    pub captured: Bitboard,
    /// Whether a man ends the move as a king.
    pub crowned: bool,
}

impl Move {
    /// Whether the move takes anything.
    #[must_use]
    pub const fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// The order in which lists of moves are shown: from, to, captured squares.
    #[must_use]
    pub fn cmp_by_squares(&self, other: &Move) -> core::cmp::Ordering {
        let board = self.from.board();
        (self.from, self.to)
            .cmp(&(other.from, other.to))
            .then_with(|| self.captured.squares(board).cmp(other.captured.squares(board)))
            .then_with(|| self.crowned.cmp(&other.crowned))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = if self.is_capture() { 'x' } else { '-' };
        write!(f, "{}{separator}{}", self.from, self.to)?;
        for (i, sq) in self.captured.squares(self.from.board()).enumerate() {
            write!(f, "{}{sq}", if i == 0 { '{' } else { ',' })?;
        }
        if self.is_capture() {
            f.write_str("}")?;
        }
        if self.crowned {
            f.write_str("=K")?;
        }
        Ok(())
    }
}

/// The moves of one position: a list of fixed capacity, without allocation.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;

/// More moves than this are answered with [`TooComplex`]. Twenty flying kings
/// on an open board have fewer.
pub const MAX_MOVES: usize = 512;

/// Error when a position has more captures, or more ways to walk them, than
/// any game of draughts: the search for them was given up.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct TooComplex;

impl fmt::Display for TooComplex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the position has too many captures to list")
    }
}

impl core::error::Error for TooComplex {}
