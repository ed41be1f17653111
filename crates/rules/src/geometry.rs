use crate::bitboard::{Bitboard, Bits};
use crate::color::Color;
use crate::square::Square;

/// The shape of a board: its size, and the near corner that is played on.
///
/// # The lattice
///
/// All boards lie in one lattice of bits, so that one generator serves them
/// all. Two rows take eleven bits: five squares, five squares, and a ghost
/// that no board contains. A step down-right is then always six bits up, a
/// step down-left five; whatever leaves the board lands on a ghost or on a
/// square outside the board's [mask](Geometry::squares).
///
/// ```text
///  row 0    .  0  .  1  .  2  .  3  .  4
///  row 1    5  .  6  .  7  .  8  .  9  .       10 is a ghost
///  row 2    . 11  . 12  . 13  . 14  . 15
///  row 3   16  . 17  . 18  . 19  . 20  .       21 is a ghost
/// ```
///
/// An 8×8 board takes the upper left of it. A board whose playable corner is
/// at the right is the same board one row further down.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Geometry {
    /// 10×10, the near left corner is dark: 50 squares.
    Left10,
    /// 8×8, the near left corner is dark: 32 squares.
    Left8,
    /// 10×10, the near right corner is dark.
    Right10,
    /// 8×8, the near right corner is dark, as in Italy and Spain.
    Right8,
}

/// Which near corner of the board is played on.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Corner {
    /// The dark corner is at each player's left hand.
    Left,
    /// The dark corner is at each player's right hand.
    Right,
}

/// A way to step on the board, as White sees it.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Direction {
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
    Up,
    Down,
    Left,
    Right,
}

const ROW_PAIR: u32 = 11;
const LATTICE_ROWS: u32 = 11;
const LATTICE_COLUMNS: u32 = 10;
/// Ten columns wide, the first square of an odd row follows the last of an
/// even one without a ghost between them: sideways steps mask these.
const FIRST_COLUMN: Bits = column_bits(0);
const LAST_COLUMN: Bits = column_bits(9);

impl Geometry {
    /// Every board.
    pub const ALL: [Geometry; 4] =
        [Geometry::Left10, Geometry::Left8, Geometry::Right10, Geometry::Right8];

    /// No board has more squares.
    pub const MOST_SQUARES: u32 = {
        let (mut most, mut id) = (0, 0);
        while id < Geometry::ALL.len() {
            let squares = Geometry::ALL[id].n_squares();
            most = if squares > most { squares } else { most };
            id += 1;
        }
        most
    };

    /// No board has more rows.
    pub const MOST_ROWS: u32 = {
        let (mut most, mut id) = (0, 0);
        while id < Geometry::ALL.len() {
            let rows = Geometry::ALL[id].size();
            most = if rows > most { rows } else { most };
            id += 1;
        }
        most
    };

    /// The board of this size and playable corner, if there is one.
    #[must_use]
    pub fn new(size: u32, corner: Corner) -> Option<Geometry> {
        Geometry::ALL.into_iter().find(|board| board.size() == size && board.corner() == corner)
    }

    pub(crate) const fn id(self) -> u8 {
        self as u8
    }

    pub(crate) const fn from_id(id: u8) -> Geometry {
        Geometry::ALL[(id & 3) as usize]
    }

    /// Rows, and columns, of the whole board.
    #[must_use]
    pub const fn size(self) -> u32 {
        match self {
            Geometry::Left10 | Geometry::Right10 => 10,
            Geometry::Left8 | Geometry::Right8 => 8,
        }
    }

    /// Which near corner is played on.
    #[must_use]
    pub const fn corner(self) -> Corner {
        match self {
            Geometry::Left10 | Geometry::Left8 => Corner::Left,
            Geometry::Right10 | Geometry::Right8 => Corner::Right,
        }
    }

    /// The number of playable squares.
    #[must_use]
    pub const fn n_squares(self) -> u32 {
        self.size() * self.size() / 2
    }

    /// All playable squares.
    #[must_use]
    #[inline]
    pub const fn squares(self) -> Bitboard {
        const BOARD: [Bits; 4] = [
            Geometry::Left10.rows(0, 10),
            Geometry::Left8.rows(0, 8),
            Geometry::Right10.rows(0, 10),
            Geometry::Right8.rows(0, 8),
        ];
        Bitboard(BOARD[self as usize])
    }

    /// The far row of `color`, where his men are crowned.
    #[must_use]
    #[inline]
    pub const fn promotion_row(self, color: Color) -> Bitboard {
        const fn both(board: Geometry) -> [Bits; 2] {
            [board.rows(0, 1), board.rows(board.size() - 1, 1)]
        }
        const PROMOTION: [[Bits; 2]; 4] = [
            both(Geometry::Left10),
            both(Geometry::Left8),
            both(Geometry::Right10),
            both(Geometry::Right8),
        ];
        Bitboard(PROMOTION[self as usize][color as usize])
    }

    /// The `rows` rows nearest to `color`, where his men start.
    #[must_use]
    pub const fn home_rows(self, color: Color, rows: u32) -> Bitboard {
        match color {
            Color::White => Bitboard(self.rows(self.size() - rows, rows)),
            Color::Black => Bitboard(self.rows(0, rows)),
        }
    }

    /// The square with this printed number, if there is one.
    #[must_use]
    pub const fn square(self, number: u32) -> Option<Square> {
        let mut place = 0;
        while place < Bits::BITS {
            if NUMBER[self as usize][place as usize] as u32 == number && number != 0 {
                return Some(Square::new(place, self));
            }
            place += 1;
        }
        None
    }

    /// The square with this name: its number, or letter and rank such as `c3`.
    #[must_use]
    pub fn square_named(self, name: &str) -> Option<Square> {
        let name = name.trim();
        if let Ok(number) = name.parse() {
            return self.square(number);
        }
        let mut chars = name.chars();
        let letter = chars.next()?.to_ascii_lowercase();
        let column = u32::from(letter).checked_sub(u32::from('a'))?;
        let rank = chars.as_str();
        if !rank.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        self.at(self.size().checked_sub(rank.parse().ok()?)?, column)
    }

    /// The playable square in this row from the top and column from the left.
    #[must_use]
    pub const fn at(self, row: u32, column: u32) -> Option<Square> {
        if row >= self.size() || column >= self.size() {
            return None;
        }
        match place_at(row + self.origin(), column) {
            Some(place) => Some(Square::new(place, self)),
            None => None,
        }
    }

    /// The square at a bit position of a [`Bitboard`].
    #[must_use]
    #[inline]
    pub const fn at_bit(self, place: u32) -> Square {
        Square::new(place, self)
    }

    /// The next square from `sq` in `direction`, if it is on the board.
    ///
    /// Straight up, down, left and right skip the light square between.
    #[must_use]
    pub fn step(self, sq: Square, direction: Direction) -> Option<Square> {
        let next = direction.shift(sq.bit()) & self.squares().0;
        (next != 0).then(|| self.at_bit(next.trailing_zeros()))
    }

    /// The square opposite to `sq` when the board is turned half round.
    #[must_use]
    pub fn opposite(self, sq: Square) -> Square {
        let number = self.n_squares() + 1 - sq.number();
        self.square(number).expect("turning the board keeps squares on it")
    }

    /// The set when the board is turned half round.
    #[must_use]
    #[inline]
    pub const fn turned(self, set: Bitboard) -> Bitboard {
        // The lattice read backward is the lattice again, further along: by so
        // much that the board's last square comes to lie on its first.
        const SHIFTS: [u32; 4] = {
            let mut shifts = [0; 4];
            let mut id = 0;
            while id < shifts.len() {
                let board = Geometry::ALL[id].squares().0;
                shifts[id] =
                    board.leading_zeros().wrapping_sub(board.trailing_zeros()) % Bits::BITS;
                id += 1;
            }
            shifts
        };
        Bitboard(set.0.reverse_bits().rotate_right(SHIFTS[self as usize]))
    }

    pub(crate) const fn number_of(self, place: usize) -> u32 {
        NUMBER[self as usize][place] as u32
    }

    pub(crate) const fn row_and_column(self, place: usize) -> (u32, u32) {
        let (row, column) = lattice(place as u32);
        (row - self.origin(), column)
    }

    const fn origin(self) -> u32 {
        match self.corner() {
            Corner::Left => 0,
            Corner::Right => 1,
        }
    }

    const fn rows(self, first: u32, count: u32) -> Bits {
        let mut bits = 0;
        let mut row = first;
        while row < first + count {
            let mut column = 0;
            while column < self.size() {
                if let Some(place) = place_at(row + self.origin(), column) {
                    bits |= 1 << place;
                }
                column += 1;
            }
            row += 1;
        }
        bits
    }
}

impl Direction {
    /// The four diagonals.
    pub const DIAGONALS: [Direction; 4] =
        [Direction::UpLeft, Direction::UpRight, Direction::DownLeft, Direction::DownRight];

    /// The two diagonals in which the men of `color` move.
    #[must_use]
    #[inline(always)]
    pub const fn forward(color: Color) -> [Direction; 2] {
        match color {
            Color::White => [Direction::UpLeft, Direction::UpRight],
            Color::Black => [Direction::DownLeft, Direction::DownRight],
        }
    }

    /// The four diagonals, then the four straight ways.
    pub const ALL: [Direction; 8] = [
        Direction::UpLeft,
        Direction::UpRight,
        Direction::DownLeft,
        Direction::DownRight,
        Direction::Up,
        Direction::Down,
        Direction::Left,
        Direction::Right,
    ];

    /// Every square of the set one step further; what leaves the lattice is
    /// lost, what leaves the board must be masked by the caller.
    #[inline(always)]
    pub(crate) const fn shift(self, bits: Bits) -> Bits {
        match self {
            Direction::UpLeft => bits >> 6,
            Direction::UpRight => bits >> 5,
            Direction::DownLeft => bits << 5,
            Direction::DownRight => bits << 6,
            Direction::Up => bits >> ROW_PAIR,
            Direction::Down => bits << ROW_PAIR,
            Direction::Left => (bits >> 1) & !LAST_COLUMN,
            Direction::Right => (bits << 1) & !FIRST_COLUMN,
        }
    }

    /// The opposite way.
    #[must_use]
    #[inline(always)]
    pub const fn reverse(self) -> Direction {
        match self {
            Direction::UpLeft => Direction::DownRight,
            Direction::UpRight => Direction::DownLeft,
            Direction::DownLeft => Direction::UpRight,
            Direction::DownRight => Direction::UpLeft,
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
        }
    }

    /// Whether this is one of the four diagonals.
    #[must_use]
    pub const fn is_diagonal(self) -> bool {
        (self as u8) < 4
    }

    /// Whether a man of `color` comes nearer to his far row this way.
    /// Sideways is not forward.
    #[must_use]
    #[inline(always)]
    pub const fn is_forward(self, color: Color) -> bool {
        match self {
            Direction::UpLeft | Direction::UpRight | Direction::Up => {
                matches!(color, Color::White)
            }
            Direction::DownLeft | Direction::DownRight | Direction::Down => {
                matches!(color, Color::Black)
            }
            Direction::Left | Direction::Right => false,
        }
    }

    /// Whether a step this way raises the bit number.
    #[inline(always)]
    pub(crate) const fn ascends(self) -> bool {
        matches!(
            self,
            Direction::DownLeft | Direction::DownRight | Direction::Down | Direction::Right
        )
    }

    /// The places of the lattice that lie from `place` in this direction.
    #[inline(always)]
    pub(crate) fn ray(self, place: u32) -> Bits {
        RAYS[self as usize][(place & 63) as usize]
    }
}

/// Row and column of a place in the lattice; ghosts are never asked for.
const fn lattice(place: u32) -> (u32, u32) {
    let pair = place / ROW_PAIR;
    let within = place % ROW_PAIR;
    if within < 5 { (2 * pair, 2 * within + 1) } else { (2 * pair + 1, 2 * (within - 5)) }
}

const fn place_at(row: u32, column: u32) -> Option<u32> {
    match (row % 2, column % 2) {
        (0, 1) => Some(row / 2 * ROW_PAIR + column / 2),
        (1, 0) => Some(row / 2 * ROW_PAIR + 5 + column / 2),
        _ => None,
    }
}

const fn column_bits(column: u32) -> Bits {
    let mut bits = 0;
    let mut row = 0;
    while row < LATTICE_ROWS {
        if let Some(place) = place_at(row, column) {
            bits |= 1 << place;
        }
        row += 1;
    }
    bits
}

const fn lattice_bits() -> Bits {
    let mut bits = 0;
    let mut column = 0;
    while column < LATTICE_COLUMNS {
        bits |= column_bits(column);
        column += 1;
    }
    bits
}

/// Printed number by board and place; 0 where the board has no square.
const NUMBER: [[u8; 64]; 4] = {
    let mut numbers = [[0; 64]; 4];
    let mut id = 0;
    while id < 4 {
        let board = Geometry::ALL[id];
        let mask = board.rows(0, board.size());
        let mut number = 0;
        let mut place = 0;
        while place < 64 {
            if mask >> place & 1 != 0 {
                number += 1;
                numbers[id][place] = number;
            }
            place += 1;
        }
        id += 1;
    }
    numbers
};

static RAYS: [[Bits; 64]; 8] = {
    let mut rays = [[0; 64]; 8];
    let mut d = 0;
    while d < 8 {
        let mut place = 0;
        while place < 64 {
            let mut at = Direction::ALL[d].shift(1 << place) & lattice_bits();
            // Bits that are no place of the lattice have no rays.
            if lattice_bits() >> place & 1 == 0 {
                at = 0;
            }
            while at != 0 {
                rays[d][place] |= at;
                at = Direction::ALL[d].shift(at) & lattice_bits();
            }
            place += 1;
        }
        d += 1;
    }
    rays
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_run_row_by_row_from_the_top() {
        let sq = |board: Geometry, n| board.square(n).unwrap();
        assert_eq!(sq(Geometry::Left10, 1).row_and_column(), (0, 1));
        assert_eq!(sq(Geometry::Left10, 46).row_and_column(), (9, 0));
        assert_eq!(sq(Geometry::Left8, 29).row_and_column(), (7, 0));
        assert_eq!(sq(Geometry::Right8, 1).row_and_column(), (0, 0));
        assert_eq!(sq(Geometry::Right10, 50).row_and_column(), (9, 9));
        for board in Geometry::ALL {
            for n in 1..=board.n_squares() {
                assert_eq!(sq(board, n).number(), n);
                let (row, column) = sq(board, n).row_and_column();
                assert_eq!(board.at(row, column), Some(sq(board, n)));
            }
            assert_eq!(board.square(0), None);
            assert_eq!(board.square(board.n_squares() + 1), None);
            assert_eq!(board.squares().count(), board.n_squares());
        }
    }

    #[test]
    fn sets_are_turned_square_by_square() {
        for board in Geometry::ALL {
            for sq in board.squares().squares(board) {
                assert_eq!(board.turned(sq.into()), board.opposite(sq).into(), "{board:?} {sq}");
            }
            assert_eq!(board.turned(board.squares()), board.squares());
        }
    }

    #[test]
    fn sets_step_as_their_squares_do() {
        for board in Geometry::ALL {
            for direction in Direction::ALL {
                let all = board.squares();
                let stepped: Bitboard =
                    all.squares(board).filter_map(|sq| board.step(sq, direction)).collect();
                assert_eq!(all.step(direction) & all, stepped, "{board:?} {direction:?}");
            }
        }
    }

    #[test]
    fn steps_agree_with_rows_and_columns() {
        for board in Geometry::ALL {
            for sq in board.squares().squares(board) {
                for direction in Direction::ALL {
                    let (row, column) = sq.row_and_column();
                    let (down, right): (i32, i32) = match direction {
                        Direction::UpLeft => (-1, -1),
                        Direction::UpRight => (-1, 1),
                        Direction::DownLeft => (1, -1),
                        Direction::DownRight => (1, 1),
                        Direction::Up => (-2, 0),
                        Direction::Down => (2, 0),
                        Direction::Left => (0, -2),
                        Direction::Right => (0, 2),
                    };
                    let expected = row
                        .checked_add_signed(down)
                        .zip(column.checked_add_signed(right))
                        .and_then(|(row, column)| board.at(row, column));
                    assert_eq!(board.step(sq, direction), expected, "{sq} {direction:?}");
                }
            }
        }
    }
}
