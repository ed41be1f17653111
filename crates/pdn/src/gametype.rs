use std::fmt;
use std::str::FromStr;

use damier_rules::{
    Color, Corner, Fen, FenError, Geometry, Move, Notation, Position, Ruleset, Square, variants,
};

use crate::outcome::Scale;
use crate::written::{SquareName, WrittenMove};

/// The value of a GameType tag: which game, who starts, and how squares are
/// named: `20,W,10,10,N2,0`, or in short `20`.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct GameType {
    /// The number of the game.
    pub number: u8,
    /// Who moves first.
    pub start: Color,
    /// The board.
    pub board: Geometry,
    /// How squares are named.
    pub notation: NotationKind,
    /// The corner of the first square, as the starting player sees it.
    pub corner: FirstCorner,
}

/// How squares are named.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum NotationKind {
    /// By letter and rank.
    Algebraic,
    /// By number.
    Numeric,
}

/// The corner of the first square, as the starting player sees the board.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum FirstCorner {
    BottomLeft,
    BottomRight,
    TopLeft,
    TopRight,
}

/// Error when a GameType tag cannot be read, or names a game that Damier does
/// not know.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ParseGameTypeError;

impl fmt::Display for ParseGameTypeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such GameType")
    }
}

impl std::error::Error for ParseGameTypeError {}

/// The games of the standard that Damier plays, in full.
const STANDARD: [&str; 10] = [
    "20,W,10,10,N2,0",
    "21,B,8,8,N1,0",
    "22,W,8,8,N2,1",
    "23,B,8,8,N1,0",
    "24,W,8,8,N1,1",
    "25,W,8,8,A0,0",
    "26,W,8,8,A0,0",
    "28,W,8,8,N1,1",
    "29,W,8,8,A0,0",
    "40,W,10,10,N2,0",
];

impl GameType {
    /// How a game is written: as the standard says for the world's games, by
    /// number for all others.
    #[must_use]
    pub fn of(rules: &Ruleset) -> GameType {
        let variant = rules.base.variant();
        let number = variant.pdn_game_type;
        let standard = GameType::standard(number);
        match standard {
            Some(standard) if standard.rules() == Some(*rules) => standard,
            _ => GameType {
                number,
                start: rules.first,
                board: rules.board,
                notation: NotationKind::Numeric,
                // Square 1 at the top left, as White sees it.
                corner: match rules.first {
                    Color::White => FirstCorner::TopLeft,
                    Color::Black => FirstCorner::BottomRight,
                },
            },
        }
    }

    fn standard(number: u8) -> Option<GameType> {
        STANDARD
            .iter()
            .filter_map(|text| text.parse::<GameType>().ok())
            .find(|known| known.number == number)
    }

    /// The world's game with this number.
    #[must_use]
    pub fn rules(&self) -> Option<Ruleset> {
        variants::of_pdn_game_type(self.number).map(|variant| variant.rules)
    }

    /// How results are written in this game.
    #[must_use]
    pub const fn scale(&self) -> Scale {
        match self.number {
            20 => Scale::International,
            _ => Scale::Default,
        }
    }

    /// The sign for captures in this game.
    #[must_use]
    pub const fn capture_sign(&self) -> char {
        match self.number {
            25 => ':',
            _ => 'x',
        }
    }

    /// The square that a file means by a name.
    #[must_use]
    pub fn square(&self, name: SquareName) -> Option<Square> {
        let size = self.board.size();
        let (from_bottom, from_right) = self.seen_by_white();
        let turn = |value: u32, turned: bool| if turned { size - 1 - value } else { value };
        if let Some((file, rank)) = name.as_algebraic() {
            if file >= size || rank > size {
                return None;
            }
            return self.board.at(turn(rank - 1, from_bottom), turn(file, from_right));
        }
        let number = name.as_number()?.checked_sub(1)?;
        let per_row = size / 2;
        if number / per_row >= size {
            return None;
        }
        let (row, place) = (turn(number / per_row, from_bottom), number % per_row);
        let first = u32::from(self.board.at(row, 0).is_none());
        let nth = if from_right { per_row - 1 - place } else { place };
        self.board.at(row, first + 2 * nth)
    }

    /// The name of a square.
    #[must_use]
    pub fn name(&self, square: Square) -> Option<SquareName> {
        let size = self.board.size();
        let (from_bottom, from_right) = self.seen_by_white();
        let turn = |value: u32, turned: bool| if turned { size - 1 - value } else { value };
        let (row, column) = square.row_and_column();
        match self.notation {
            NotationKind::Algebraic => {
                SquareName::algebraic(turn(column, from_right), turn(row, from_bottom) + 1)
            }
            NotationKind::Numeric => {
                let place = turn(column, from_right) / 2;
                SquareName::number(turn(row, from_bottom) * (size / 2) + place + 1)
            }
        }
    }

    /// The position of a FEN whose squares are named as in this game.
    ///
    /// # Errors
    ///
    /// [`FenError`] if the text cannot be read or the position is not legal.
    pub fn position(&self, fen: &str, rules: &Ruleset) -> Result<Position, FenError> {
        let number_of = |text: &str| {
            let name = text.parse::<SquareName>().ok()?;
            // A square that is not there keeps its number: the gate says so.
            self.square(name).map(Square::number).or(name.as_number())
        };
        let fen = Fen::parse_naming(fen, &number_of).map_err(FenError::Text)?;
        fen.setup.position(rules).map_err(FenError::Setup)
    }

    /// The FEN of a position, its squares named as in this game.
    #[must_use]
    pub fn fen(&self, pos: &Position, rules: &Ruleset) -> String {
        let mut text = String::from(pos.turn().letter());
        for color in Color::ALL {
            text.push(':');
            text.push(color.letter());
            let mut names: Vec<(SquareName, bool)> = pos
                .pieces(color)
                .squares(rules.board)
                .filter_map(|sq| Some((self.name(sq)?, pos.kings(color).contains(sq))))
                .collect();
            names.sort_unstable();
            for (i, (name, king)) in names.into_iter().enumerate() {
                let comma = if i == 0 { "" } else { "," };
                text.push_str(&format!("{comma}{}{name}", if king { "K" } else { "" }));
            }
        }
        // The counters of walking kings, which only the Frisian games have.
        let standard = pos.fen(rules);
        if let Some((_, walks)) = standard.split_once(":+") {
            text.push_str(":+");
            text.push_str(walks);
        }
        text
    }

    /// A legal move as this game writes it, with no more squares than it
    /// needs; `None` if squares alone cannot tell it from another move.
    #[must_use]
    pub fn shortest(&self, pos: &Position, rules: &Ruleset, m: Move) -> Option<WrittenMove> {
        let legal = pos.legal_moves(rules).ok().filter(|legal| legal.contains(&m))?;
        let text = pos.text_among(rules, m, &legal, Notation::Numeric);
        let square = |number: &str| {
            let square = rules.board.square(number.parse().ok()?)?;
            self.name(square)
        };
        let squares: Vec<SquareName> = text.split(['-', 'x']).map(square).collect::<Option<_>>()?;
        let [from, via @ .., to] = &squares[..] else {
            return None;
        };
        let via = (!via.is_empty()).then(|| via.into());
        Some(WrittenMove { from: *from, to: *to, capture: m.is_capture(), via })
    }

    /// Whether the first square is at the bottom, and at the right, as White
    /// sees the board.
    fn seen_by_white(self) -> (bool, bool) {
        let (bottom, right) = match self.corner {
            FirstCorner::BottomLeft => (true, false),
            FirstCorner::BottomRight => (true, true),
            FirstCorner::TopLeft => (false, false),
            FirstCorner::TopRight => (false, true),
        };
        match self.start {
            Color::White => (bottom, right),
            Color::Black => (!bottom, !right),
        }
    }
}

impl fmt::Display for GameType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.board.size();
        let notation = match self.notation {
            NotationKind::Algebraic => 'A',
            NotationKind::Numeric => 'N',
        };
        let corner = self.corner as u8;
        let invert = u8::from(self.board.corner() == Corner::Right);
        let start = self.start.letter();
        write!(f, "{},{start},{size},{size},{notation}{corner},{invert}", self.number)
    }
}

impl FromStr for GameType {
    type Err = ParseGameTypeError;

    fn from_str(text: &str) -> Result<GameType, ParseGameTypeError> {
        let mut parts = text.trim().split(',').map(str::trim);
        let mut next = || parts.next().ok_or(ParseGameTypeError);
        let number = next()?.parse().map_err(|_| ParseGameTypeError)?;
        let Ok(start) = next() else {
            return GameType::standard(number).ok_or(ParseGameTypeError);
        };
        let start = start.chars().next().and_then(Color::from_letter).ok_or(ParseGameTypeError)?;
        let width: u32 = next()?.parse().map_err(|_| ParseGameTypeError)?;
        let height: u32 = next()?.parse().map_err(|_| ParseGameTypeError)?;
        let mut notation = next()?.chars();
        let kind = match notation.next() {
            Some('A' | 'S') => NotationKind::Algebraic,
            Some('N') => NotationKind::Numeric,
            _ => return Err(ParseGameTypeError),
        };
        let corner = match notation.as_str() {
            "0" => FirstCorner::BottomLeft,
            "1" => FirstCorner::BottomRight,
            "2" => FirstCorner::TopLeft,
            "3" => FirstCorner::TopRight,
            _ => return Err(ParseGameTypeError),
        };
        let side = match next() {
            Ok("1") => Corner::Right,
            Ok("0") | Err(_) => Corner::Left,
            Ok(_) => return Err(ParseGameTypeError),
        };
        let board = (width == height).then(|| Geometry::new(width, side)).flatten();
        let board = board.ok_or(ParseGameTypeError)?;
        Ok(GameType { number, start, board, notation: kind, corner })
    }
}
