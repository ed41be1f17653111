//! One game, and its bytes.

use damier_rules::{ByColor, Color, Piece, Position, Role, Ruleset, Setup};

use super::error::Error;
use super::numbering::Numbering;

/// How a game begins: sets of squares, bit `n` for the printed number `n + 1`.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Start {
    /// The men of each player.
    pub men: ByColor<u64>,
    /// The kings of each player.
    pub kings: ByColor<u64>,
    /// Whether Black moves first.
    pub black_to_move: bool,
}

impl Start {
    /// What is on the board. That a king has been walking is left out.
    #[must_use]
    pub fn of(pos: &Position, numbering: &Numbering) -> Start {
        let both = |set: &dyn Fn(Color) -> u64| ByColor {
            white: set(Color::White),
            black: set(Color::Black),
        };
        Start {
            men: both(&|color| numbering.pack(pos.men(color))),
            kings: both(&|color| numbering.pack(pos.kings(color))),
            black_to_move: pos.turn() == Color::Black,
        }
    }

    /// The position that this is under `rules`.
    ///
    /// # Errors
    ///
    /// [`Error::Start`] if it is none.
    pub fn position(&self, rules: &Ruleset) -> Result<Position, Error> {
        let mut setup = Setup {
            turn: Some(if self.black_to_move { Color::Black } else { Color::White }),
            ..Setup::default()
        };
        for color in Color::ALL {
            for (set, role) in [(self.men[color], Role::Man), (self.kings[color], Role::King)] {
                let numbers = (0..u64::BITS).filter(|bit| set >> bit & 1 != 0).map(|bit| bit + 1);
                setup.pieces.extend(numbers.map(|number| (number, Piece { color, role })));
            }
        }
        setup.position(rules).map_err(Error::Start)
    }
}

/// How a game ended.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum GameResult {
    BlackWins,
    Draw,
    WhiteWins,
}

impl GameResult {
    /// The result by its number, which grows with White's joy.
    pub(crate) const ALL: [GameResult; 3] =
        [GameResult::BlackWins, GameResult::Draw, GameResult::WhiteWins];

    /// The result if this player wins.
    #[must_use]
    pub const fn win_of(color: Color) -> GameResult {
        match color {
            Color::White => GameResult::WhiteWins,
            Color::Black => GameResult::BlackWins,
        }
    }

    /// 0 for a loss, 1 for a draw, 2 for a win of this player.
    #[must_use]
    pub const fn points(self, color: Color) -> u8 {
        match color {
            Color::White => self as u8,
            Color::Black => 2 - self as u8,
        }
    }
}

/// Why a game ended.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Ending {
    /// The rules say so.
    Rules,
    /// One player was far ahead for long.
    Ahead,
    /// Nothing had happened for long.
    Dull,
    /// It had lasted too long.
    Length,
    /// Tables know how it ends.
    Known,
}

impl Ending {
    /// Every reason, by its number.
    pub const ALL: [Ending; 5] =
        [Ending::Rules, Ending::Ahead, Ending::Dull, Ending::Length, Ending::Known];
}

/// One ply of a game.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Ply {
    /// The place of the move in the generator's list of legal moves.
    pub choice: u8,
    /// Hundredths of a man for the player who moved; `None` if there was but
    /// one move, so that nothing was searched.
    pub score: Option<i16>,
}

/// No search gives this score.
const NO_SCORE: i16 = i16::MIN;

/// A game as it is kept.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Game {
    /// How it began.
    pub start: Start,
    /// How it ended.
    pub result: GameResult,
    /// Why it ended.
    pub ending: Ending,
    /// What was played.
    pub plies: Vec<Ply>,
}

/// Four sets of squares, the player to move, the result, the number of plies.
pub(crate) const HEAD_BYTES: usize = 4 * 8 + 1 + 1 + 2;
const PLY_BYTES: usize = 3;
const CHECKSUM_BYTES: usize = 4;

impl Game {
    /// No game has more plies.
    pub const MOST_PLIES: usize = u16::MAX as usize;

    /// Appends the bytes of the game; plies beyond the most are left out.
    pub fn encode(&self, bytes: &mut Vec<u8>) {
        let first = bytes.len();
        let Start { men, kings, black_to_move } = self.start;
        for set in [men.white, kings.white, men.black, kings.black] {
            bytes.extend(set.to_le_bytes());
        }
        bytes.push(u8::from(black_to_move));
        bytes.push(self.result as u8 | (self.ending as u8) << 4);
        let plies = &self.plies[..self.plies.len().min(Game::MOST_PLIES)];
        bytes.extend((plies.len() as u16).to_le_bytes());
        for ply in plies {
            bytes.push(ply.choice);
            bytes.extend(ply.score.unwrap_or(NO_SCORE).to_le_bytes());
        }
        let checksum = crc32fast::hash(&bytes[first..]);
        bytes.extend(checksum.to_le_bytes());
    }

    /// How many bytes the game with this head has in all.
    pub(crate) fn length(head: &[u8; HEAD_BYTES]) -> usize {
        let plies = u16::from_le_bytes([head[HEAD_BYTES - 2], head[HEAD_BYTES - 1]]);
        HEAD_BYTES + usize::from(plies) * PLY_BYTES + CHECKSUM_BYTES
    }

    /// The game that these bytes are, no more and no less; `None` if they are
    /// damaged.
    #[must_use]
    pub fn decode(bytes: &[u8]) -> Option<Game> {
        let (body, checksum) = bytes.split_last_chunk::<CHECKSUM_BYTES>()?;
        let (head, plies) = body.split_first_chunk::<HEAD_BYTES>()?;
        if crc32fast::hash(body).to_le_bytes() != *checksum || bytes.len() != Game::length(head) {
            return None;
        }
        let set = |i: usize| {
            head[8 * i..].first_chunk::<8>().map_or(0, |bytes| u64::from_le_bytes(*bytes))
        };
        let start = Start {
            men: ByColor { white: set(0), black: set(2) },
            kings: ByColor { white: set(1), black: set(3) },
            black_to_move: head[32] != 0,
        };
        let ply = |bytes: &[u8]| {
            let score = i16::from_le_bytes([bytes[1], bytes[2]]);
            Ply { choice: bytes[0], score: (score != NO_SCORE).then_some(score) }
        };
        Some(Game {
            start,
            result: *GameResult::ALL.get(usize::from(head[33] & 15))?,
            ending: *Ending::ALL.get(usize::from(head[33] >> 4))?,
            plies: plies.chunks_exact(PLY_BYTES).map(ply).collect(),
        })
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use damier_rules::variants;

    pub(crate) fn short_game() -> Game {
        let rules = variants::INTERNATIONAL;
        let ply = |choice, score| Ply { choice, score };
        Game {
            start: Start::of(&Position::initial(&rules), &Numbering::new(rules.board)),
            result: GameResult::BlackWins,
            ending: Ending::Ahead,
            plies: vec![ply(3, Some(17)), ply(8, Some(-20_000)), ply(0, None)],
        }
    }

    #[test]
    fn a_game_survives_its_bytes() {
        let game = short_game();
        let mut bytes = Vec::new();
        game.encode(&mut bytes);
        assert_eq!(bytes.len(), HEAD_BYTES + 3 * 3 + 4);
        assert_eq!(Game::decode(&bytes), Some(game));
    }

    #[test]
    fn no_damaged_byte_goes_unseen() {
        let mut bytes = Vec::new();
        short_game().encode(&mut bytes);
        for i in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[i] ^= 0x10;
            assert_eq!(Game::decode(&damaged), None, "byte {i}");
            assert_eq!(Game::decode(&bytes[..i]), None, "the first {i} bytes");
        }
    }

    #[test]
    fn a_start_is_the_position_it_was_made_of() {
        let rules = variants::RUSSIAN;
        let numbering = Numbering::new(rules.board);
        let pos = Position::from_fen("B:W22,K31:B1,K8", &rules).unwrap();
        let start = Start::of(&pos, &numbering);
        assert_eq!(start.men.white, 1 << 21);
        assert_eq!(start.kings.black, 1 << 7);
        assert_eq!(start.position(&rules).unwrap(), pos);
        let crowded = Start { kings: start.men, ..start };
        assert!(matches!(crowded.position(&rules), Err(Error::Start(_))));
    }

    #[test]
    fn points_are_counted_for_either_player() {
        assert_eq!(GameResult::win_of(Color::Black).points(Color::White), 0);
        assert_eq!(GameResult::win_of(Color::Black).points(Color::Black), 2);
        assert_eq!(GameResult::Draw.points(Color::Black), 1);
    }
}
