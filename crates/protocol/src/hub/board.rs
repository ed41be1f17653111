//! How Hub names positions and moves.
//!
//! A position is the letter of the player to move and a letter for every
//! square from 1: `w` and `b` men, `W` and `B` kings, `e` empty. A move is
//! `32-28`, or `28x19x23`: from, to, then the captured squares.

use std::fmt;

use damier_rules::{
    Bitboard, Color, Move, Piece, Position, Role, Ruleset, Setup, SetupErrors, Square, TooComplex,
};

/// Error when a text is no position of these rules.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum BoardError {
    /// It has another length than one letter and one for every square.
    Length,
    /// This letter means nothing there.
    Letter(char),
    /// The pieces cannot stand so.
    Setup(SetupErrors),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::Length => f.write_str("a position has a letter for every square"),
            BoardError::Letter(letter) => write!(f, "no piece is written {letter:?}"),
            BoardError::Setup(errors) => errors.fmt(f),
        }
    }
}

impl std::error::Error for BoardError {}

/// Error when a text does not name a legal move.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum HubMoveError {
    /// It cannot be read.
    Syntax,
    /// It is not legal.
    Illegal,
    /// The captures are too many to list.
    TooComplex,
}

impl fmt::Display for HubMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HubMoveError::Syntax => f.write_str("bad move"),
            HubMoveError::Illegal => f.write_str("illegal move"),
            HubMoveError::TooComplex => TooComplex.fmt(f),
        }
    }
}

impl std::error::Error for HubMoveError {}

/// The position as Hub writes it.
#[must_use]
pub fn write(pos: &Position, rules: &Ruleset) -> String {
    let letter = |sq: Square| match pos.piece_at(sq) {
        None => 'e',
        Some(Piece { color, role: Role::King }) => color.letter(),
        Some(Piece { color, role: Role::Man }) => color.letter().to_ascii_lowercase(),
    };
    let squares = (1..=rules.board.n_squares()).filter_map(|number| rules.board.square(number));
    std::iter::once(pos.turn().letter()).chain(squares.map(letter)).collect()
}

/// The position that Hub means.
///
/// # Errors
///
/// [`BoardError`] if the text cannot be read or the position is not legal.
pub fn read(text: &str, rules: &Ruleset) -> Result<Position, BoardError> {
    if text.chars().count() != 1 + rules.board.n_squares() as usize {
        return Err(BoardError::Length);
    }
    let mut setup = Setup::default();
    for (number, letter) in (0..).zip(text.chars()) {
        if letter == 'e' && number > 0 {
            continue;
        }
        let color = Color::from_letter(letter).ok_or(BoardError::Letter(letter))?;
        if number == 0 {
            setup.turn = Some(color);
            continue;
        }
        let role = if letter.is_ascii_uppercase() { Role::King } else { Role::Man };
        setup.pieces.push((number, Piece { color, role }));
    }
    setup.position(rules).map_err(BoardError::Setup)
}

/// A legal move as Hub writes it, with the captured squares ascending.
///
/// Where a capture may cross the far row or not and all else is equal, which
/// no game that others play by Hub knows, the one that crowns ends with `=K`.
#[must_use]
pub fn write_move(m: Move, legal: &[Move]) -> String {
    let mut text = format!("{}{}{}", m.from, if m.is_capture() { 'x' } else { '-' }, m.to);
    let mut captured: Vec<u32> = m.captured.squares(m.from.board()).map(Square::number).collect();
    captured.sort_unstable();
    for number in captured {
        text.push_str(&format!("x{number}"));
    }
    let twin = Move { crowned: !m.crowned, ..m };
    if m.crowned && legal.contains(&twin) {
        text.push_str("=K");
    }
    text
}

/// The legal move that a text names; captured squares may come in any order.
///
/// # Errors
///
/// [`HubMoveError`] if it cannot be read or is not legal.
pub fn read_move(text: &str, pos: &Position, rules: &Ruleset) -> Result<Move, HubMoveError> {
    let (body, crowned) = match text.strip_suffix("=K") {
        Some(body) => (body, true),
        None => (text, false),
    };
    let is_capture = body.contains('x');
    let square = |number: &str| {
        let is_number = (1..=2).contains(&number.len());
        let number = number.parse().ok().filter(|_| is_number);
        number.and_then(|number| rules.board.square(number)).ok_or(HubMoveError::Syntax)
    };
    let squares: Vec<Square> = body
        .split(if is_capture { 'x' } else { '-' })
        .map(square)
        .collect::<Result<_, HubMoveError>>()?;
    let [from, to, captured @ ..] = &squares[..] else {
        return Err(HubMoveError::Syntax);
    };
    if is_capture == captured.is_empty() {
        return Err(HubMoveError::Syntax);
    }
    let captured: Bitboard = captured.iter().copied().collect();
    let legal = pos.legal_moves(rules).map_err(|TooComplex| HubMoveError::TooComplex)?;
    let fits = |m: &&Move| m.from == *from && m.to == *to && m.captured == captured;
    let mut fitting: Vec<Move> = legal.iter().filter(fits).copied().collect();
    // Only a twin makes the crown worth saying.
    if fitting.len() > 1 {
        fitting.retain(|m| m.crowned == crowned);
    }
    fitting.first().copied().ok_or(HubMoveError::Illegal)
}
