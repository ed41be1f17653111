//! The numbers of a network, laid out for the loops that use them.

use std::sync::Arc;

use damier_rules::Geometry;

/// Accumulators are cut off at 0 and at this, which stands for 1.
pub(super) const ONE: i16 = 255;
/// What stands for 1 among the weights of the output.
pub(super) const OUTPUT_ONE: i32 = 64;
/// Output weights lie within this distance of zero, so that a weight times an
/// accumulator fits 16 bits.
pub(super) const MOST_OUTPUT_WEIGHT: i16 = 128;
/// Estimates are cut off at so many hundredths of a man.
const MOST_SCORE: i64 = 2_000;

/// One number for each of the `N` hidden neurons.
#[derive(Clone, Debug, Eq, PartialEq)]
#[repr(align(64))]
pub(super) struct Row<const N: usize>(pub(super) [i16; N]);

/// A network with `N` hidden neurons.
///
/// It sees the board twice, as either player does: own men, own kings, enemy
/// men, enemy kings. Both views go through the same input weights, and meet in
/// one output, whose weights depend on how many pieces are left.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Layers<const N: usize> {
    pub(super) squares: Squares,
    /// A row for each kind of piece on each square.
    pub(super) inputs: Vec<Row<N>>,
    pub(super) bias: Row<N>,
    /// For each bucket: for the view of the player to move, and for the other.
    pub(super) outputs: Vec<[Row<N>; 2]>,
    pub(super) output_bias: Vec<i32>,
    /// The bucket by the number of pieces.
    pub(super) buckets: Vec<u8>,
    /// Hundredths of a man for an output of 1.
    pub(super) scale: i32,
}

impl<const N: usize> Layers<N> {
    /// The bucket of a position with so many pieces.
    #[inline]
    pub(super) fn bucket(&self, pieces: u32) -> usize {
        self.buckets.get(pieces as usize).map_or(0, |&bucket| usize::from(bucket))
    }

    /// Hundredths of a man for what the neurons of one bucket sum up to.
    #[inline]
    pub(super) fn score(&self, bucket: usize, sum: i32) -> i32 {
        let output = i64::from(sum / i32::from(ONE)) + i64::from(self.output_bias[bucket]);
        let unit = i64::from(ONE) * i64::from(OUTPUT_ONE);
        let score = output * i64::from(self.scale) / unit;
        score.clamp(-MOST_SCORE, MOST_SCORE) as i32
    }
}

/// The squares of a board as a network counts them: from 0, as the printed
/// numbers do from 1.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Squares {
    pub(super) count: usize,
    /// By the place in a [`Bitboard`](damier_rules::Bitboard).
    index: [u8; 64],
}

impl Squares {
    pub(super) fn of(board: Geometry) -> Squares {
        let mut index = [0; 64];
        for sq in board.squares().squares(board) {
            index[sq.place()] = (sq.number() - 1) as u8;
        }
        Squares { count: board.n_squares() as usize, index }
    }

    /// The input rows of a piece as White and as Black see it. `kind` counts
    /// White's men, White's kings, Black's men, Black's kings.
    #[inline]
    pub(super) fn rows(&self, kind: usize, place: u32) -> [u8; 2] {
        let index = usize::from(self.index[place as usize & 63]);
        let white = kind * self.count + index;
        let black = (kind ^ 2) * self.count + (self.count - 1 - index);
        [white as u8, black as u8]
    }
}

/// The layers of any permitted width.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum AnyLayers {
    N32(Arc<Layers<32>>),
    N64(Arc<Layers<64>>),
    N128(Arc<Layers<128>>),
    N256(Arc<Layers<256>>),
}
