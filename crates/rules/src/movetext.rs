//! One move as text.
//!
//! Written in the shortest form that PDN 3.0 allows: two squares, and all the
//! squares between them only if that is needed to tell captures apart. Read
//! leniently: `32-28`, `3228`, `32 28`, `28x19`, `28:19`, `28-19`, leading
//! zeros, algebraic squares, any squares on the way, the captured squares in
//! braces (`26x10{15,23}`), and a final `=K`, `!` or `?`. What fits several
//! legal moves is refused, with all of them.

use alloc::borrow::ToOwned;
use alloc::collections::BTreeSet;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::moves::{Move, TooComplex};
use crate::position::Position;
use crate::routes::{MOST_JUMPS, Route, Ways};
use crate::ruleset::Ruleset;
use crate::square::Square;

/// How squares are written.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum Notation {
    /// By number.
    #[default]
    Numeric,
    /// By letter and rank.
    Algebraic,
}

impl Notation {
    /// The name of a square.
    #[must_use]
    pub fn square(self, sq: Square) -> String {
        match self {
            Notation::Numeric => sq.to_string(),
            Notation::Algebraic => sq.algebraic().to_string(),
        }
    }
}

/// What a player says he wants to play, legal or not.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Attempt {
    /// The squares named, at least two: from where, by which way, to where.
    pub squares: Vec<Square>,
    /// The captured squares, if they were named.
    pub captured: Option<Bitboard>,
    /// Whether it was said, by a cross, that something is captured. Only felt
    /// where a quiet move leads to the same square as a capture.
    pub crossed: bool,
}

/// Error when a text does not read as a move at all.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum ParseMoveError {
    /// A square was expected at this byte.
    Syntax(usize),
    /// The board has no square with this name.
    NoSuchSquare(String),
    /// A move has at least two squares, and fewer than forty.
    SquareCount,
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseMoveError::Syntax(at) => {
                write!(f, "cannot read a square at character {} of the move", at + 1)
            }
            ParseMoveError::NoSuchSquare(name) => write!(f, "the board has no square {name}"),
            ParseMoveError::SquareCount => {
                f.write_str("a move names the square it leaves and the square it reaches")
            }
        }
    }
}

impl core::error::Error for ParseMoveError {}

/// Error when a text does not name one legal move.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum MoveTextError {
    /// It cannot be read.
    Text(ParseMoveError),
    /// No legal move fits; [`Position::explain`] says why.
    Illegal(Attempt),
    /// Several legal moves fit: these.
    Ambiguous(Vec<Move>),
    /// There are too many captures to compare.
    TooComplex,
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveTextError::Text(error) => error.fmt(f),
            MoveTextError::Illegal(_) => f.write_str("illegal move"),
            MoveTextError::Ambiguous(moves) => {
                f.write_str("this could be any of")?;
                moves.iter().try_for_each(|m| write!(f, " {m}"))
            }
            MoveTextError::TooComplex => TooComplex.fmt(f),
        }
    }
}

impl core::error::Error for MoveTextError {}

impl From<TooComplex> for MoveTextError {
    fn from(TooComplex: TooComplex) -> MoveTextError {
        MoveTextError::TooComplex
    }
}

impl Position {
    /// The shortest text that names `m` among the legal moves.
    ///
    /// # Errors
    ///
    /// [`TooComplex`] if there are too many captures to compare.
    pub fn text(&self, rules: &Ruleset, m: Move, notation: Notation) -> Result<String, TooComplex> {
        let legal = self.legal_moves(rules)?;
        Ok(self.text_among(rules, m, &legal, notation))
    }

    /// The shortest text that names `m` among `moves`. Where there are too many
    /// ways to compare, all that it captures is named.
    #[must_use]
    pub fn text_among(
        &self,
        rules: &Ruleset,
        m: Move,
        moves: &[Move],
        notation: Notation,
    ) -> String {
        let twins: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|other| other.from == m.from && other.to == m.to && *other != m)
            .collect();
        let separator = if m.is_capture() { "x" } else { "-" };
        let join = |squares: &[Square]| {
            let names: Vec<String> = squares.iter().map(|&sq| notation.square(sq)).collect();
            names.join(separator)
        };
        if twins.is_empty() {
            return join(&[m.from, m.to]);
        }
        let told_apart = self.way_unlike(rules, m, &twins);
        if let Some(squares) = told_apart {
            return join(&squares);
        }
        // Only the captured squares, or the crown, tell these moves apart.
        m.to_string()
    }

    /// The squares of a way to walk `m` by which none of the others can be
    /// walked, if there is one and it can be found in good time.
    fn way_unlike(&self, rules: &Ruleset, m: Move, others: &[Move]) -> Option<Vec<Square>> {
        let mut jumps = 4 * MOST_JUMPS;
        let mut ways = |m| {
            // No more than a reader of the text will try.
            let most = jumps.min(MOST_JUMPS);
            let mut left = most;
            let ways = self.ways(rules, m, &mut left);
            jumps -= most - left;
            ways.are_all.then_some(ways)
        };
        let own = ways(m)?.routes;
        let mut taken = BTreeSet::new();
        for &other in others {
            taken.extend(ways(other)?.routes.into_iter().map(|route| route.squares));
        }
        // A single leg names no more than the two squares that all share.
        let mut candidates = own.into_iter().map(|route| route.squares);
        candidates.find(|squares| squares.len() > 2 && !taken.contains(squares))
    }

    /// The one legal move that a text names.
    ///
    /// # Errors
    ///
    /// [`MoveTextError`] if no legal move fits the text, or several do.
    pub fn parse_move(&self, rules: &Ruleset, text: &str) -> Result<Move, MoveTextError> {
        let attempt = Attempt::parse(text, rules.board).map_err(MoveTextError::Text)?;
        let legal = self.legal_moves(rules)?;
        self.find_move(rules, attempt, &legal)
    }

    /// The one of `moves` that an attempt means.
    ///
    /// # Errors
    ///
    /// [`MoveTextError`] if none fits, or several do.
    pub fn find_move(
        &self,
        rules: &Ruleset,
        attempt: Attempt,
        moves: &[Move],
    ) -> Result<Move, MoveTextError> {
        let mut fitting = Vec::new();
        let mut best = Fit::Loose;
        for &m in moves {
            let fit = self.fit(rules, &attempt, m)?;
            if fit > best {
                best = fit;
                fitting.clear();
            }
            if fit == best {
                fitting.push(m);
            }
        }
        match fitting[..] {
            [] => Err(MoveTextError::Illegal(attempt)),
            [m] => Ok(m),
            _ => Err(MoveTextError::Ambiguous(fitting)),
        }
    }

    /// How well `m` fits what was said.
    pub(crate) fn fit(
        &self,
        rules: &Ruleset,
        attempt: &Attempt,
        m: Move,
    ) -> Result<Fit, TooComplex> {
        let [from, via @ .., to] = &attempt.squares[..] else {
            return Ok(Fit::No);
        };
        let ends_fit = *from == m.from && *to == m.to;
        if !ends_fit || attempt.captured.is_some_and(|captured| captured != m.captured) {
            return Ok(Fit::No);
        }
        if via.is_empty() {
            // The two squares are all of a quiet move, but not of the capture
            // that goes round about to the same square.
            let is_all = !m.is_capture() && !attempt.crossed;
            return Ok(if is_all { Fit::Exact } else { Fit::Loose });
        }
        let Ways { routes, are_all } = self.ways(rules, m, &mut { MOST_JUMPS });
        if routes.iter().any(|route| route.squares == attempt.squares) {
            return Ok(Fit::Exact);
        }
        if !are_all {
            return Err(TooComplex);
        }
        let passes = routes.iter().any(|route| passes_through(route, via));
        Ok(if passes { Fit::Loose } else { Fit::No })
    }
}

/// How well a move fits what was said.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd)]
pub(crate) enum Fit {
    No,
    /// It touches or crosses the squares that were named.
    Loose,
    /// Just the squares of its route were named.
    Exact,
}

/// Whether a route touches or crosses these squares in this order.
fn passes_through(route: &Route, via: &[Square]) -> bool {
    let mut wanted = via.iter().peekable();
    for leg in route.squares.windows(2) {
        for sq in squares_between(leg[0], leg[1]) {
            if wanted.peek() == Some(&&sq) {
                wanted.next();
            }
        }
    }
    wanted.peek().is_none()
}

/// The squares after `from` up to and including `to`, along their line.
fn squares_between(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let board = from.board();
    let line = crate::geometry::Direction::ALL.into_iter().find_map(|direction| {
        let mut line = Vec::new();
        let mut at = from;
        while let Some(next) = board.step(at, direction) {
            line.push(next);
            if next == to {
                return Some(line);
            }
            at = next;
        }
        None
    });
    line.unwrap_or_default().into_iter()
}

impl Attempt {
    /// Reads what a player wants to play.
    ///
    /// # Errors
    ///
    /// [`ParseMoveError`] if the text does not read as a move of this board.
    pub fn parse(text: &str, board: Geometry) -> Result<Attempt, ParseMoveError> {
        const MOST_SQUARES: usize = 40;
        const LONGEST: usize = 256;
        if text.len() > LONGEST {
            return Err(ParseMoveError::SquareCount);
        }
        let body = text.trim().trim_end_matches(['!', '?']);
        let body = body.strip_suffix("=K").unwrap_or(body);
        let (path, captured) = match body.split_once('{') {
            Some((path, rest)) => (path, Some(rest.strip_suffix('}').unwrap_or(rest))),
            None => (body, None),
        };
        let squares = read_squares(path, text, board)?;
        if !(2..MOST_SQUARES).contains(&squares.len()) {
            return Err(ParseMoveError::SquareCount);
        }
        let captured = captured.map(|list| read_squares(list, text, board)).transpose()?;
        let captured = captured.map(|list| list.into_iter().collect());
        Ok(Attempt { squares, captured, crossed: path.contains(CROSSES) })
    }
}

/// What is written between the squares of a capture.
const CROSSES: [char; 4] = ['x', 'X', '×', ':'];

/// Reads the squares in `part`, which is a part of `whole`.
fn read_squares(part: &str, whole: &str, board: Geometry) -> Result<Vec<Square>, ParseMoveError> {
    const SEPARATORS: [char; 8] =
        [CROSSES[0], CROSSES[1], CROSSES[2], CROSSES[3], '-', ',', ' ', '\u{2013}'];
    let mut squares = Vec::new();
    for name in part.split(SEPARATORS).filter(|name| !name.is_empty()) {
        let at = name.as_ptr() as usize - whole.as_ptr() as usize;
        // Two squares written without anything between them.
        if name.len() == 4 && name.is_ascii() {
            let (first, second) = name.split_at(2);
            squares.push(read_square(first, at, board)?);
            squares.push(read_square(second, at + 2, board)?);
        } else {
            squares.push(read_square(name, at, board)?);
        }
    }
    Ok(squares)
}

fn read_square(name: &str, at: usize, board: Geometry) -> Result<Square, ParseMoveError> {
    const MOST_DIGITS: usize = 3;
    let no_such_square = || ParseMoveError::NoSuchSquare(name.to_owned());
    if name.bytes().all(|byte| byte.is_ascii_digit()) {
        if name.len() > MOST_DIGITS {
            return Err(no_such_square());
        }
        let number = name.parse().map_err(|_| ParseMoveError::Syntax(at))?;
        return board.square(number).ok_or_else(no_such_square);
    }
    let mut bytes = name.bytes();
    let starts_with_letter = bytes.next().is_some_and(|byte| byte.is_ascii_alphabetic());
    if !starts_with_letter || name.len() > MOST_DIGITS || !bytes.all(|byte| byte.is_ascii_digit()) {
        return Err(ParseMoveError::Syntax(at));
    }
    board.square_named(name).ok_or_else(no_such_square)
}
