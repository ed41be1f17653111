//! What a thread remembers from one node to the next: which moves were good,
//! and how wrong the evaluation was.

use damier_rules::{Color, Move, Position};

/// Histories stay within this distance of zero.
const MOST: i32 = 16_384;

/// A piece that came to a square: what move ordering knows of a move.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct PieceTo(u8);

impl PieceTo {
    pub(super) fn of(pos: &Position, m: Move) -> PieceTo {
        let king = pos.kings(pos.turn()).contains(m.from);
        PieceTo(m.to.place() as u8 | if king { 64 } else { 0 })
    }
}

type ContinuationHistory = [[[i16; 128]; 128]; 2];

/// What one thread has learned. It outlives a search, so that the next one starts
/// wiser.
#[derive(Clone, Debug)]
pub(crate) struct Histories {
    /// By color, from and to.
    quiet: Box<[[[i16; 64]; 64]; 2]>,
    /// By color and the moves one and two plies before.
    continuation: [Box<ContinuationHistory>; 2],
    /// By color and men: how much the search found the evaluation to be off.
    correction: Box<[[i16; CORRECTIONS]; 2]>,
}

const CORRECTIONS: usize = 1 << 14;
/// Corrections are kept in this fraction of a hundredth of a man.
const GRAIN: i32 = 64;

impl Histories {
    pub(crate) fn new() -> Histories {
        Histories {
            quiet: Box::new([[[0; 64]; 64]; 2]),
            continuation: [Box::new([[[0; 128]; 128]; 2]), Box::new([[[0; 128]; 128]; 2])],
            correction: Box::new([[0; CORRECTIONS]; 2]),
        }
    }

    /// How promising a quiet move is.
    #[inline]
    pub(super) fn score(
        &self,
        color: Color,
        m: Move,
        piece_to: PieceTo,
        before: [Option<PieceTo>; 2],
    ) -> i32 {
        let mut sum = i32::from(self.quiet[color as usize][m.from.place() & 63][m.to.place() & 63]);
        for (continuation, before) in self.continuation.iter().zip(before) {
            if let Some(before) = before {
                let row = &continuation[color as usize][usize::from(before.0 & 127)];
                sum += i32::from(row[usize::from(piece_to.0 & 127)]);
            }
        }
        sum
    }

    /// Remembers that a quiet move was good, or bad if `bonus` is negative.
    pub(super) fn reward(
        &mut self,
        color: Color,
        m: Move,
        piece_to: PieceTo,
        before: [Option<PieceTo>; 2],
        bonus: i32,
    ) {
        nudge(&mut self.quiet[color as usize][m.from.place() & 63][m.to.place() & 63], bonus);
        for (continuation, before) in self.continuation.iter_mut().zip(before) {
            if let Some(before) = before {
                let row = &mut continuation[color as usize][usize::from(before.0 & 127)];
                nudge(&mut row[usize::from(piece_to.0 & 127)], bonus);
            }
        }
    }

    /// By how many hundredths of a man the evaluation was off lately, with the
    /// men as they stand; `weight` sixteenths of it.
    #[inline]
    pub(super) fn correction(&self, pos: &Position, weight: i32) -> i32 {
        let off = i32::from(self.correction[pos.turn() as usize][structure(pos)]);
        off * weight / (16 * GRAIN)
    }

    /// Remembers that a search of this depth found the evaluation off.
    pub(super) fn correct(&mut self, pos: &Position, off: i32, depth: i32) {
        let entry = &mut self.correction[pos.turn() as usize][structure(pos)];
        let weight = (depth + 1).min(16);
        let aim = off.clamp(-200, 200) * GRAIN;
        let mixed = (i32::from(*entry) * (256 - weight) + aim * weight) / 256;
        *entry = mixed.clamp(-200 * GRAIN, 200 * GRAIN) as i16;
    }
}

/// Moves a history towards `bonus`, the less the nearer it is to its bound.
fn nudge(entry: &mut i16, bonus: i32) {
    let bonus = bonus.clamp(-MOST / 4, MOST / 4);
    let value = i32::from(*entry);
    *entry = (value + bonus - value * bonus.abs() / MOST) as i16;
}

fn structure(pos: &Position) -> usize {
    let white = pos.men(Color::White).bits().wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let black = pos.men(Color::Black).bits().wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
    ((white ^ black.rotate_left(31)).wrapping_mul(0x94d0_49bb_1331_11eb) >> 50) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn histories_never_leave_their_bounds() {
        let mut entry = 0;
        for _ in 0..10_000 {
            nudge(&mut entry, i32::MAX / 4);
        }
        assert!(i32::from(entry) <= MOST && entry > 0);
        for _ in 0..10_000 {
            nudge(&mut entry, -900);
        }
        assert!(i32::from(entry) >= -MOST && entry < 0);
    }
}
