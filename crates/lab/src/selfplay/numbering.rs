use damier_rules::{Bitboard, Geometry};

/// Sets of squares without gaps: bit `n` is the square with the printed number
/// `n + 1`. The boards of `damier-rules` have ghosts between the rows; files
/// should not depend on where.
#[derive(Copy, Clone, Debug)]
pub struct Numbering {
    /// Squares that lie side by side there and here.
    runs: [Run; MOST_RUNS],
    squares: u32,
}

#[derive(Copy, Clone, Debug, Default)]
struct Run {
    /// Of as many bits as there are squares.
    mask: u64,
    there: u32,
    here: u32,
}

/// Every row of an 8×8 board is one; on 10×10 most are two rows long.
const MOST_RUNS: usize = 8;

impl Numbering {
    /// The numbering of one board.
    #[must_use]
    pub fn new(board: Geometry) -> Numbering {
        let mut left = board.squares().bits();
        let mut runs = [Run::default(); MOST_RUNS];
        let mut here = 0;
        for run in &mut runs {
            if left == 0 {
                break;
            }
            let there = left.trailing_zeros();
            let length = (left >> there).trailing_ones();
            let mask = (1 << length) - 1;
            *run = Run { mask, there, here };
            left &= !(mask << there);
            here += length;
        }
        debug_assert_eq!((left, here), (0, board.n_squares()), "all squares are in a run");
        Numbering { runs, squares: board.n_squares() }
    }

    /// How many squares there are.
    #[must_use]
    pub const fn squares(&self) -> u32 {
        self.squares
    }

    /// The set without gaps.
    #[must_use]
    pub fn pack(&self, set: Bitboard) -> u64 {
        self.runs
            .iter()
            .fold(0, |bits, run| bits | ((set.bits() >> run.there) & run.mask) << run.here)
    }

    /// The set as the rules know it; bits beyond the board are dropped.
    #[must_use]
    pub fn unpack(&self, bits: u64) -> Bitboard {
        let place = |set, run: &Run| set | ((bits >> run.here) & run.mask) << run.there;
        Bitboard::from_bits(self.runs.iter().fold(0, place))
    }

    /// The set when the board is turned half round.
    #[must_use]
    pub const fn turned(&self, bits: u64) -> u64 {
        bits.reverse_bits() >> (u64::BITS - self.squares)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_printed_numbers_less_one() {
        for board in Geometry::ALL {
            let numbering = Numbering::new(board);
            for sq in board.squares().squares(board) {
                let bit = 1 << (sq.number() - 1);
                assert_eq!(numbering.pack(sq.into()), bit, "{board:?} {sq}");
                assert_eq!(numbering.unpack(bit), sq.into(), "{board:?} {sq}");
                let turned = numbering.pack(board.opposite(sq).into());
                assert_eq!(numbering.turned(bit), turned, "{board:?} {sq}");
            }
            assert_eq!(numbering.pack(board.squares()).count_ones(), numbering.squares());
            assert_eq!(numbering.unpack(u64::MAX), board.squares());
        }
    }
}
