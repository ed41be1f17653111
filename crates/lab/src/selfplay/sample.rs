//! What an evaluation learns from: positions in which nothing is about to be
//! taken, how a search judged them, and how the game ended.

use damier_rules::{Color, Move, Position};

use super::error::Error;
use super::game::Game;
use super::numbering::Numbering;
use super::replay::Replay;

/// The bytes of a sample.
pub const SAMPLE_BYTES: usize = 40;

/// A position as the player to move sees it: his men come from below. If Black
/// is to move, the board is turned half round and the colors are exchanged.
///
/// In a file it has 40 bytes, little endian: the four sets (8 bytes each), the
/// score (2, signed), the result (1), flags (1), the ply (2), nothing (2).
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Sample {
    /// His men: bit `n` is the square with the printed number `n + 1`, after
    /// turning.
    pub own_men: u64,
    /// His kings.
    pub own_kings: u64,
    /// The opponent's men.
    pub enemy_men: u64,
    /// The opponent's kings.
    pub enemy_kings: u64,
    /// Hundredths of a man.
    pub score: i16,
    /// 0 for a loss, 1 for a draw, 2 for a win.
    pub result: u8,
    /// Whether the opponent could capture if it were his turn: flag 1.
    pub is_threatened: bool,
    /// How many plies of the game came before.
    pub ply: u16,
}

impl Sample {
    /// The sample's bytes.
    #[must_use]
    pub fn encode(&self) -> [u8; SAMPLE_BYTES] {
        let mut bytes = [0; SAMPLE_BYTES];
        let sets = [self.own_men, self.own_kings, self.enemy_men, self.enemy_kings];
        for (room, set) in bytes.chunks_exact_mut(8).zip(sets) {
            room.copy_from_slice(&set.to_le_bytes());
        }
        bytes[32..34].copy_from_slice(&self.score.to_le_bytes());
        bytes[34] = self.result;
        bytes[35] = u8::from(self.is_threatened);
        bytes[36..38].copy_from_slice(&self.ply.to_le_bytes());
        bytes
    }
}

/// Which positions of a game become samples: none in which the player to move
/// must capture, and none that was not searched.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Sieve {
    /// So many plies at the start are left out: nobody plays into them.
    pub first_ply: usize,
    /// What is further from level than this, in hundredths of a man, is left
    /// out: it is clear.
    pub most_score: u16,
    /// Positions with fewer pieces are left out: tables know them.
    pub fewest_pieces: u32,
}

impl Default for Sieve {
    fn default() -> Sieve {
        Sieve { first_ply: 6, most_score: 600, fewest_pieces: 4 }
    }
}

impl Sieve {
    /// Appends the bytes of a game's samples, and says how many there are.
    ///
    /// # Errors
    ///
    /// [`Error`] if the game cannot have been played.
    pub fn sift(
        &self,
        game: &Game,
        replay: &mut Replay,
        bytes: &mut Vec<u8>,
    ) -> Result<usize, Error> {
        let generator = *replay.generator();
        let numbering = Numbering::new(generator.rules().board);
        let (first, mut number) = (bytes.len(), 0);
        replay.each(game, &mut |pos, moves, ply| {
            if let Some(score) = ply.score.filter(|&score| self.keeps(pos, moves, number, score)) {
                let is_threatened = generator.can_capture(pos, !pos.turn());
                let view = view(pos, &numbering);
                let result = game.result.points(pos.turn());
                let sample = Sample { score, result, is_threatened, ply: number as u16, ..view };
                bytes.extend(sample.encode());
            }
            number += 1;
            true
        })?;
        Ok((bytes.len() - first) / SAMPLE_BYTES)
    }

    fn keeps(&self, pos: &Position, moves: &[Move], number: usize, score: i16) -> bool {
        number >= self.first_ply
            && score.unsigned_abs() <= self.most_score
            && pos.occupied().count() >= self.fewest_pieces
            && !moves.first().is_some_and(Move::is_capture)
    }
}

/// The pieces as the player to move sees them.
fn view(pos: &Position, numbering: &Numbering) -> Sample {
    let (own, enemy) = (pos.turn(), !pos.turn());
    let turn = |bits| if own == Color::Black { numbering.turned(bits) } else { bits };
    Sample {
        own_men: turn(numbering.pack(pos.men(own))),
        own_kings: turn(numbering.pack(pos.kings(own))),
        enemy_men: turn(numbering.pack(pos.men(enemy))),
        enemy_kings: turn(numbering.pack(pos.kings(enemy))),
        score: 0,
        result: 0,
        is_threatened: false,
        ply: 0,
    }
}
