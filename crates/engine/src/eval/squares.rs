//! What squares are worth, as sets: counting the pieces on a set is all that
//! the evaluation does with them.

use damier_rules::{Bitboard, Color, Direction, Geometry};

/// A sum of small numbers over squares, by the binary digits of the numbers:
/// the set of squares whose number has that digit.
#[derive(Copy, Clone, Debug)]
pub(super) struct SquareSum([Bitboard; 4]);

impl SquareSum {
    /// Numbers from 0 to 15 for the squares of a board.
    fn new(board: Geometry, number: impl Fn(u32, u32) -> u32) -> SquareSum {
        let mut digits = [Bitboard::EMPTY; 4];
        for sq in board.squares().squares(board) {
            let (row, column) = sq.row_and_column();
            let number = number(row, column);
            for (i, set) in digits.iter_mut().enumerate() {
                if number >> i & 1 != 0 {
                    *set |= sq.into();
                }
            }
        }
        SquareSum(digits)
    }

    /// The sum of the numbers of these squares.
    #[inline(always)]
    pub(super) fn sum(&self, squares: Bitboard) -> i32 {
        let [ones, twos, fours, eights] = self.0.map(|set| (squares & set).count() as i32);
        ones + 2 * twos + 4 * fours + 8 * eights
    }
}

/// The board as one player sees it.
#[derive(Copy, Clone, Debug)]
pub(super) struct SquareSets {
    /// How many rows a man has come forward.
    pub(super) advance: SquareSum,
    /// The player's own first row, where men guard against kings.
    pub(super) home: Bitboard,
    /// The middle of the board.
    pub(super) center: Bitboard,
    /// The two outermost columns.
    pub(super) edge: Bitboard,
    /// How far right of the left edge a square lies.
    pub(super) column: SquareSum,
    squares: Bitboard,
    color: Color,
}

impl SquareSets {
    pub(super) fn new(board: Geometry, color: Color) -> SquareSets {
        let size = board.size();
        let forward = |row: u32| match color {
            Color::White => size - 1 - row,
            Color::Black => row,
        };
        let set = |keep: &dyn Fn(u32, u32) -> bool| {
            board
                .squares()
                .squares(board)
                .filter(|sq| {
                    let (row, column) = sq.row_and_column();
                    keep(row, column)
                })
                .collect()
        };
        let middle = |x: u32| x >= size / 2 - 2 && x < size / 2 + 2;
        SquareSets {
            advance: SquareSum::new(board, |row, _| forward(row)),
            home: set(&|row, _| forward(row) == 0),
            center: set(&|row, column| middle(row) && middle(column)),
            edge: set(&|_, column| column == 0 || column == size - 1),
            column: SquareSum::new(board, |_, column| column),
            squares: board.squares(),
            color,
        }
    }

    /// The squares from which a man of this player, going forward, could meet
    /// one of these pieces.
    #[inline]
    pub(super) fn shadow(&self, pieces: Bitboard) -> Bitboard {
        const LONGEST_WAY: u32 = Geometry::MOST_ROWS - 1;
        let behind = |set: Bitboard, color| {
            let [left, right] = Direction::forward(color);
            set.step(left) | set.step(right)
        };
        let mut shadow = pieces;
        for _ in 0..LONGEST_WAY {
            // He comes from where the opponent's men go.
            let behind = match self.color {
                Color::White => behind(shadow, Color::Black),
                Color::Black => behind(shadow, Color::White),
            };
            shadow |= behind & self.squares;
        }
        shadow
    }
}
