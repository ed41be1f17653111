//! What the hidden neurons sum up to, kept from one position to the next.
//!
//! There is a slot for each ply. A slot is never wrong: it says for which
//! pieces its sums are. So nothing has to be pushed, popped or cleared; when
//! a position is to be judged, the slot with the most similar pieces is the
//! place to start from, and the pieces that differ are added and taken away.

use std::sync::Arc;

use damier_rules::{Bits, Color, Position};

use super::layers::{Layers, Row, Squares};
use super::simd;

/// The sums as White and as Black see the board.
pub(super) type Views<const N: usize> = [Row<N>; 2];

/// So many squares change when a piece moves; nothing nearer is looked for.
const ONE_MOVE: u32 = 2;

/// The pieces on the board.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Pieces {
    white: Bits,
    black: Bits,
    kings: Bits,
}

impl Pieces {
    #[inline]
    pub(super) fn of(pos: &Position) -> Pieces {
        let kings = pos.kings(Color::White) | pos.kings(Color::Black);
        let (white, black) = (pos.pieces(Color::White), pos.pieces(Color::Black));
        Pieces { white: white.bits(), black: black.bits(), kings: kings.bits() }
    }

    #[inline]
    fn occupied(&self) -> Bits {
        self.white | self.black
    }

    /// The squares where something else stands in the other position.
    #[inline]
    fn difference(&self, other: &Pieces) -> Bits {
        (self.white ^ other.white) | (self.black ^ other.black) | (self.kings ^ other.kings)
    }

    /// What stands on an occupied square: White's man, White's king, Black's
    /// man or Black's king.
    #[inline]
    fn kind(&self, place: u32) -> usize {
        let is_in = |set: Bits| (set >> (place & 63) & 1) as usize;
        2 * is_in(self.black) + is_in(self.kings)
    }
}

/// Sums, and for which pieces.
#[derive(Clone, Debug)]
struct Slot<const N: usize> {
    pieces: Pieces,
    views: Views<N>,
}

/// Judges positions by one network.
#[derive(Clone, Debug)]
pub(super) struct Accumulators<const N: usize> {
    layers: Arc<Layers<N>>,
    /// The empty board first, then one for each ply that was judged.
    slots: Vec<Slot<N>>,
}

impl<const N: usize> Accumulators<N> {
    pub(super) fn new(layers: &Arc<Layers<N>>) -> Accumulators<N> {
        let bias = || layers.bias.clone();
        let empty = Slot { pieces: Pieces::default(), views: [bias(), bias()] };
        Accumulators { layers: Arc::clone(layers), slots: vec![empty] }
    }

    /// Hundredths of a man for the player to move. `ply` is where the search
    /// is: it may be wrong, and then it takes longer.
    pub(super) fn evaluate(&mut self, pos: &Position, ply: usize) -> i32 {
        let pieces = Pieces::of(pos);
        let place = ply + 1;
        while self.slots.len() <= place {
            let empty = self.slots[0].clone();
            self.slots.push(empty);
        }
        let start = self.nearest(&pieces, place);
        let layers = &*self.layers;
        let changes = Changes::between(self.slots[start].pieces, pieces, &layers.squares);
        let (before, after) = self.slots.split_at_mut(place);
        let slot = &mut after[0];
        let source = before.get(start).map(|slot| &slot.views);
        simd::update(&layers.inputs, source, &mut slot.views, &changes);
        slot.pieces = pieces;
        let [white, black] = &slot.views;
        let (own, enemy) = if pos.turn() == Color::White { (white, black) } else { (black, white) };
        let bucket = layers.bucket(pieces.occupied().count_ones());
        let sum = simd::output(own, enemy, &layers.outputs[bucket]);
        layers.score(bucket, sum)
    }

    /// The slot to start from: the last ply's, unless another is nearer.
    #[inline]
    fn nearest(&self, pieces: &Pieces, place: usize) -> usize {
        let distance = |place: usize| self.slots[place].pieces.difference(pieces).count_ones();
        let mut nearest = place - 1;
        let mut least = distance(nearest);
        if least <= ONE_MOVE {
            return nearest;
        }
        for other in [place, place.saturating_sub(2), place.saturating_sub(3), 0] {
            let distance = distance(other);
            if distance < least {
                (least, nearest) = (distance, other);
            }
        }
        nearest
    }
}

/// The pieces that come and go from one position to another.
#[derive(Debug)]
pub(super) struct Changes<'a> {
    squares: &'a Squares,
    old: Pieces,
    new: Pieces,
    difference: Bits,
}

impl<'a> Changes<'a> {
    #[inline]
    pub(super) fn between(old: Pieces, new: Pieces, squares: &'a Squares) -> Changes<'a> {
        Changes { squares, old, new, difference: old.difference(&new) }
    }

    /// The input rows of the pieces that come, as White and as Black see them.
    #[inline]
    pub(super) fn added(&self) -> impl Iterator<Item = [u8; 2]> {
        self.rows(self.new)
    }

    /// The same for those that go.
    #[inline]
    pub(super) fn removed(&self) -> impl Iterator<Item = [u8; 2]> {
        self.rows(self.old)
    }

    #[inline]
    fn rows(&self, pieces: Pieces) -> impl Iterator<Item = [u8; 2]> {
        let squares = self.squares;
        let mut left = self.difference & pieces.occupied();
        std::iter::from_fn(move || {
            let place = left.trailing_zeros();
            (left != 0).then(|| {
                left &= left - 1;
                squares.rows(pieces.kind(place), place)
            })
        })
    }
}
