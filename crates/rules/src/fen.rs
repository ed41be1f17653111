//! FEN: a position as one line of text.
//!
//! Written strictly: `W:W31,K40:B1,2`. Read leniently: either order of colors,
//! blanks, a final dot, quotes around it, ranges (`31-50`, `K1-5`), algebraic
//! squares, an empty side, the tail fields `H` (plies without progress) and
//! `F` (move number), which a [`Fen`] keeps but a [`Position`] does not know,
//! and the Frisian counters of a king's moves (`+1+046`).

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use crate::color::Color;
use crate::geometry::Geometry;
use crate::position::{Piece, Position, Role};
use crate::ruleset::Ruleset;
use crate::setup::{Setup, SetupErrors};
use crate::square::Square;

/// A FEN taken apart, its setup not yet checked.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Fen {
    /// Who moves, and the pieces.
    pub setup: Setup,
    /// Plies since the last capture or man move.
    pub quiet_plies: Option<u32>,
    /// The number of the move to be played.
    pub move_number: Option<u32>,
}

/// Error when reading a FEN: what was expected, and where.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct ParseFenError {
    /// The byte at which reading stopped.
    pub offset: usize,
    /// What is wrong there.
    pub problem: FenProblem,
}

/// What can be wrong with the text of a FEN.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum FenProblem {
    /// It is longer than any position needs.
    TooLong,
    /// It must begin with `W`, `B` or `?`.
    Turn,
    /// A list of pieces must begin with `W` or `B`.
    Color,
    /// A color has two lists of pieces.
    ColorTwice,
    /// A square was expected: a number, or a letter and a number.
    Square,
    /// A range runs backward.
    Range,
    /// A piece that is captured but not yet lifted: a move is half done.
    Ghost,
    /// A number after `H` or `F`, or a king's counter, cannot be read.
    Tail,
}

impl fmt::Display for ParseFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let problem = match self.problem {
            FenProblem::TooLong => "the FEN is too long",
            FenProblem::Turn => "a FEN begins with W, B or ?, for the player to move",
            FenProblem::Color => "expected W or B and a list of squares",
            FenProblem::ColorTwice => "this color already has its squares",
            FenProblem::Square => "expected a square, such as 32, K32 or c3",
            FenProblem::Range => "this range runs backward",
            FenProblem::Ghost => "a captured piece not yet lifted: finish the move first",
            FenProblem::Tail => "expected a number",
        };
        write!(f, "at character {}: {problem}", self.offset + 1)
    }
}

impl core::error::Error for ParseFenError {}

/// Error when a FEN gives no legal position.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum FenError {
    /// The text cannot be read.
    Text(ParseFenError),
    /// The pieces cannot stand so.
    Setup(SetupErrors),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Text(error) => error.fmt(f),
            FenError::Setup(errors) => errors.fmt(f),
        }
    }
}

impl core::error::Error for FenError {}

impl Position {
    /// The position that a FEN describes.
    ///
    /// # Errors
    ///
    /// [`FenError`] if the text cannot be read or the position is not legal.
    pub fn from_fen(text: &str, rules: &Ruleset) -> Result<Position, FenError> {
        let fen = Fen::parse(text, rules.board).map_err(FenError::Text)?;
        fen.setup.position(rules).map_err(FenError::Setup)
    }

    /// The position as FEN.
    #[must_use]
    pub fn fen(&self, rules: &Ruleset) -> String {
        let mut text = String::new();
        text.push(self.turn.letter());
        for color in Color::ALL {
            text.push(':');
            text.push(color.letter());
            for (i, sq) in self.pieces(color).squares(rules.board).enumerate() {
                let comma = if i == 0 { "" } else { "," };
                let king = if self.kings.contains(sq) { "K" } else { "" };
                text.push_str(&alloc::format!("{comma}{king}{sq}"));
            }
        }
        if Color::ALL.into_iter().any(|color| self.walks[color].is_some()) {
            text.push(':');
            for color in [Color::Black, Color::White] {
                match self.walks[color] {
                    Some(walk) => {
                        text.push_str(&alloc::format!("+{}{:02}", walk.moves, walk.king.number()));
                    }
                    None => text.push_str("+0"),
                }
            }
        }
        text
    }
}

impl Fen {
    /// Takes a FEN apart. `board` tells where algebraic squares are.
    ///
    /// # Errors
    ///
    /// [`ParseFenError`] with the place where reading stopped.
    pub fn parse(text: &str, board: Geometry) -> Result<Fen, ParseFenError> {
        Fen::parse_naming(text, &|name| square_number(name, board))
    }

    /// Takes a FEN apart whose squares are named otherwise: `number_of` gives
    /// our number for a name.
    ///
    /// # Errors
    ///
    /// [`ParseFenError`] with the place where reading stopped.
    pub fn parse_naming(
        text: &str,
        number_of: &dyn Fn(&str) -> Option<u32>,
    ) -> Result<Fen, ParseFenError> {
        const LONGEST: usize = 2048;
        let fail = |offset, problem| ParseFenError { offset, problem };
        if text.len() > LONGEST {
            return Err(fail(LONGEST, FenProblem::TooLong));
        }
        let body = text.trim_end().trim_end_matches(['"', '.']).trim_end();
        let mut fen = Fen::default();
        let mut seen = [false; 2];
        let mut offset = 0;
        for (i, field) in body.split(':').enumerate() {
            let start = offset + (field.len() - field.trim_start().len());
            let mut reader = Reader { text: field.trim(), number_of, offset: start };
            offset += field.len() + 1;
            if i == 0 {
                fen.setup.turn = reader.turn()?;
            } else {
                reader.field(&mut fen, &mut seen)?;
            }
        }
        Ok(fen)
    }
}

struct Reader<'a> {
    text: &'a str,
    number_of: &'a dyn Fn(&str) -> Option<u32>,
    offset: usize,
}

impl Reader<'_> {
    fn fail<T>(&self, problem: FenProblem) -> Result<T, ParseFenError> {
        Err(ParseFenError { offset: self.offset, problem })
    }

    fn skip(&mut self, bytes: usize) {
        self.text = &self.text[bytes..];
        self.offset += bytes;
    }

    fn turn(&mut self) -> Result<Option<Color>, ParseFenError> {
        match self.text.trim_start_matches('"') {
            "W" | "w" => Ok(Some(Color::White)),
            "B" | "b" => Ok(Some(Color::Black)),
            "?" => Ok(None),
            _ => self.fail(FenProblem::Turn),
        }
    }

    fn field(&mut self, fen: &mut Fen, seen: &mut [bool; 2]) -> Result<(), ParseFenError> {
        let Some(letter) = self.text.chars().next() else {
            return self.fail(FenProblem::Color);
        };
        match letter {
            'H' | 'h' => {
                fen.quiet_plies = Some(self.number_after_letter()?);
                Ok(())
            }
            'F' | 'f' => {
                fen.move_number = Some(self.number_after_letter()?);
                Ok(())
            }
            '+' => self.walks(&mut fen.setup),
            _ => {
                let Some(color) = Color::from_letter(letter) else {
                    return self.fail(FenProblem::Color);
                };
                if core::mem::replace(&mut seen[color as usize], true) {
                    return self.fail(FenProblem::ColorTwice);
                }
                self.skip(1);
                self.pieces(color, &mut fen.setup)
            }
        }
    }

    fn number_after_letter<T: FromStr>(&mut self) -> Result<T, ParseFenError> {
        self.skip(1);
        self.text.parse().or_else(|_| self.fail(FenProblem::Tail))
    }

    /// Black's counter first, as the sites that invented the field write it.
    fn walks(&mut self, setup: &mut Setup) -> Result<(), ParseFenError> {
        for color in [Color::Black, Color::White] {
            if !self.text.starts_with('+') {
                return self.fail(FenProblem::Tail);
            }
            self.skip(1);
            let length = self.text.find('+').unwrap_or(self.text.len());
            let digits = &self.text[..length];
            if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
                return self.fail(FenProblem::Tail);
            }
            let (moves, square) = digits.split_at(1);
            if let (Ok(moves), Ok(square)) = (moves.parse(), square.parse()) {
                setup.walks[color] = Some((square, moves));
            }
            self.skip(length);
        }
        if self.text.is_empty() { Ok(()) } else { self.fail(FenProblem::Tail) }
    }

    fn pieces(&mut self, color: Color, setup: &mut Setup) -> Result<(), ParseFenError> {
        if self.text.trim().is_empty() {
            return Ok(());
        }
        loop {
            let length = self.text.find(',').unwrap_or(self.text.len());
            let blanks = self.text.len() - self.text.trim_start().len();
            let item = self.text[..length].trim();
            self.piece_or_range(item, blanks, color, setup)?;
            if length == self.text.len() {
                return Ok(());
            }
            self.skip(length + 1);
        }
    }

    fn piece_or_range(
        &mut self,
        item: &str,
        blanks: usize,
        color: Color,
        setup: &mut Setup,
    ) -> Result<(), ParseFenError> {
        let at = ParseFenError { offset: self.offset + blanks, problem: FenProblem::Square };
        let problem = |problem| ParseFenError { problem, ..at };
        let is_square = |text: &str| (self.number_of)(text).is_some();
        // On a small board G3 is a square, not a ghost on 3.
        if item.strip_prefix(['G', 'P']).is_some_and(is_square) && !is_square(item) {
            return Err(problem(FenProblem::Ghost));
        }
        let (role, squares) = match item.strip_prefix(['K', 'k']) {
            Some(rest) => (Role::King, rest),
            None => (Role::Man, item),
        };
        let (first, last) = match squares.split_once('-') {
            Some((first, last)) => (first, last.strip_prefix(['K', 'k']).unwrap_or(last)),
            None => (squares, squares),
        };
        let number = |text| (self.number_of)(text).ok_or(at);
        let (first, last) = (number(first)?, number(last)?);
        if first > last {
            return Err(problem(FenProblem::Range));
        }
        // A range cannot name more squares than the largest board has.
        for number in first..=last.min(first + 100) {
            setup.pieces.push((number, Piece { color, role }));
        }
        Ok(())
    }
}

/// The number of a square written as a number or algebraically. The number
/// need not be on the board: the gate says so, together with everything else.
fn square_number(text: &str, board: Geometry) -> Option<u32> {
    const MOST_DIGITS: usize = 5;
    let text = text.trim();
    if text.len() > MOST_DIGITS {
        return None;
    }
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        return text.parse().ok();
    }
    board.square_named(text).map(Square::number)
}
