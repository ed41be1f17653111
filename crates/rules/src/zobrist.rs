use crate::bitboard::Bits;
use crate::color::Color;
use crate::moves::Move;
use crate::position::Position;
use crate::ruleset::Ruleset;

/// A hash of a position: pieces, player to move, and walking kings.
///
/// Equal positions have equal keys on every machine; different ones almost
/// never do.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct Key(pub u64);

/// By kind of piece (white man, black man, white king, black king) and place.
static PIECES: [[u64; 64]; 4] = random_table(0x6461_6d69_6572);
/// By color and place, for the king whose moves are counted.
static WALKS: [[u64; 64]; 4] = random_table(0x6672_7973_6c61);
const BLACK_TO_MOVE: u64 = 0x9d39_247e_3377_6d41;

impl Key {
    /// The key of a position, from nothing.
    #[must_use]
    pub fn of(pos: &Position) -> Key {
        let mut key = if pos.turn() == Color::Black { BLACK_TO_MOVE } else { 0 };
        for color in Color::ALL {
            key ^= pieces(pos.men(color).0, color as usize);
            key ^= pieces(pos.kings(color).0, 2 + color as usize);
        }
        Key(key ^ walks(pos))
    }

    /// The key after `m`, from the key of the position before it.
    #[must_use]
    pub fn after(self, pos: &Position, rules: &Ruleset, m: Move) -> Key {
        let us = pos.turn() as usize;
        let by_king = pos.kings(pos.turn()).contains(m.from);
        let before = us + if by_king { 2 } else { 0 };
        let becomes = us + if by_king || m.crowned { 2 } else { 0 };
        let mut key = self.0 ^ BLACK_TO_MOVE;
        key ^= PIECES[before][m.from.place()] ^ PIECES[becomes][m.to.place()];
        if m.is_capture() {
            let kings = m.captured.0 & pos.kings(!pos.turn()).0;
            key ^= pieces(m.captured.0 & !kings, 1 - us) ^ pieces(kings, 3 - us);
        }
        if rules.king_walk > 0 {
            let mut next = *pos;
            next.play_unchecked(rules, m);
            key ^= walks(pos) ^ walks(&next);
        }
        Key(key)
    }
}

fn pieces(mut bits: Bits, kind: usize) -> u64 {
    let mut key = 0;
    while bits != 0 {
        key ^= PIECES[kind][bits.trailing_zeros() as usize];
        bits &= bits - 1;
    }
    key
}

fn walks(pos: &Position) -> u64 {
    Color::ALL.into_iter().filter_map(|color| pos.king_walk(color).map(|walk| (color, walk))).fold(
        0,
        |key, (color, walk)| {
            let random = WALKS[color as usize][walk.king.place()];
            key ^ random.rotate_left(u32::from(walk.moves))
        },
    )
}

/// Numbers by the SplitMix64 generator.
const fn random_table(seed: u64) -> [[u64; 64]; 4] {
    let mut table = [[0; 64]; 4];
    let mut state = seed;
    let mut i = 0;
    while i < 4 * 64 {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        table[i / 64][i % 64] = z ^ (z >> 31);
        i += 1;
    }
    table
}
