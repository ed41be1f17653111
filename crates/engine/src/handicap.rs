//! What makes a player weak: he misjudges, and does not see to the end of
//! exchanges. Everything follows from a seed, so that he is the same player
//! for a whole game.

use damier_rules::{Color, Position};

use crate::random::mix;
use crate::score::Score;

#[derive(Copy, Clone, Debug)]
pub(crate) struct Handicap {
    pub(crate) seed: u64,
    /// The usual error of his judgement, in hundredths of a man.
    pub(crate) noise: i32,
    /// How many pieces of an exchange he follows.
    pub(crate) jumps: u32,
    /// Whether he looks at what the opponent threatens.
    pub(crate) sees_threats: bool,
}

impl Handicap {
    /// The score as this player sees it: always the same for a position.
    pub(crate) fn misjudge(&self, pos: &Position, score: Score) -> Score {
        if self.noise == 0 || score.is_known() {
            return score;
        }
        let board = pos.pieces(Color::White).bits().wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ pos.pieces(Color::Black).bits().wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        let bits = mix(self.seed ^ board);
        // Four dice make something close enough to a bell curve: the sum of
        // four bytes has a standard deviation of 148.
        let sum: i32 = bits.to_le_bytes()[..4].iter().map(|&byte| i32::from(byte)).sum();
        let error = (sum - 510) * self.noise / 148;
        // An error in favour of White, whoever is to move.
        let error = if pos.turn() == Color::White { error } else { -error };
        Score::estimate(score.centimen() + error)
    }
}
