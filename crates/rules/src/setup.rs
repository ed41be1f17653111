use alloc::vec::Vec;
use core::fmt;

use crate::bitboard::Bitboard;
use crate::color::{ByColor, Color};
use crate::position::{KingWalk, Piece, Position, Role};
use crate::ruleset::Ruleset;
use crate::square::Square;

/// Pieces on a board, as somebody put them there: anything at all.
///
/// [`Setup::position`] is the gate to a legal [`Position`].
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Setup {
    /// The player to move, if it was said.
    pub turn: Option<Color>,
    /// Each piece with the number of its square.
    pub pieces: Vec<(u32, Piece)>,
    /// For rules that limit a king's walk: the square number of the king last
    /// moved, and how many times running.
    pub walks: ByColor<Option<(u32, u8)>>,
}

/// Everything that is wrong with a [`Setup`].
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct SetupErrors {
    /// It was not said who moves.
    pub no_turn: bool,
    /// There is no piece at all.
    pub no_pieces: bool,
    /// Square numbers that the board does not have.
    pub off_board: Vec<u32>,
    /// Squares with more than one piece.
    pub shared: Vec<Square>,
    /// Men on the row where they would have been crowned.
    pub uncrowned: Vec<Square>,
    /// How many pieces a player has, if that is more than he starts with.
    pub too_many: ByColor<Option<u32>>,
    /// A walking king that is not there.
    pub no_such_walk: bool,
    /// The captures are too many to list.
    pub too_complex: bool,
}

impl SetupErrors {
    /// Whether nothing is wrong.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == SetupErrors::default()
    }
}

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut reasons = Reasons { f, any: false };
        reasons.when(self.no_turn, "it is not said who moves")?;
        reasons.when(self.no_pieces, "there are no pieces")?;
        reasons.list("no such square: ", &self.off_board)?;
        reasons.list("more than one piece on ", &self.shared)?;
        reasons.list("a man on the row where it is crowned: ", &self.uncrowned)?;
        for color in Color::ALL {
            if let Some(count) = self.too_many[color] {
                reasons.separate()?;
                write!(reasons.f, "too many pieces for {color}: {count}")?;
            }
        }
        reasons.when(self.no_such_walk, "the walking king is not there")?;
        reasons.when(self.too_complex, "the position has too many captures to list")
    }
}

struct Reasons<'a, 'f> {
    f: &'a mut fmt::Formatter<'f>,
    any: bool,
}

impl Reasons<'_, '_> {
    fn separate(&mut self) -> fmt::Result {
        if core::mem::replace(&mut self.any, true) { self.f.write_str("; ") } else { Ok(()) }
    }

    fn when(&mut self, holds: bool, text: &str) -> fmt::Result {
        if holds {
            self.separate()?;
            self.f.write_str(text)?;
        }
        Ok(())
    }

    fn list<T: fmt::Display>(&mut self, text: &str, squares: &[T]) -> fmt::Result {
        const SHOWN: usize = 10;
        if squares.is_empty() {
            return Ok(());
        }
        self.separate()?;
        self.f.write_str(text)?;
        for (i, sq) in squares.iter().take(SHOWN).enumerate() {
            write!(self.f, "{}{sq}", if i == 0 { "" } else { ", " })?;
        }
        if squares.len() > SHOWN {
            write!(self.f, " and {} more", squares.len() - SHOWN)?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupErrors {}

impl Setup {
    /// The legal position that this is under `rules`.
    ///
    /// # Errors
    ///
    /// All the reasons why it is none.
    pub fn position(&self, rules: &Ruleset) -> Result<Position, SetupErrors> {
        let mut errors = SetupErrors {
            no_turn: self.turn.is_none(),
            no_pieces: self.pieces.is_empty(),
            ..SetupErrors::default()
        };
        let mut pos = Position {
            white: Bitboard::EMPTY,
            black: Bitboard::EMPTY,
            kings: Bitboard::EMPTY,
            turn: self.turn.unwrap_or(rules.first),
            walks: ByColor::default(),
        };
        let mut counts = ByColor { white: 0, black: 0 };
        for &(number, piece) in &self.pieces {
            counts[piece.color] += 1;
            place(&mut pos, number, piece, rules, &mut errors);
        }
        for color in Color::ALL {
            errors.too_many[color] = (counts[color] > rules.men()).then_some(counts[color]);
            self.place_walk(color, &mut pos, rules, &mut errors);
        }
        if errors.is_empty() {
            errors.too_complex =
                pos.legal_moves(rules).is_err() || pos.passed().legal_moves(rules).is_err();
        }
        if errors.is_empty() { Ok(pos) } else { Err(errors) }
    }

    fn place_walk(
        &self,
        color: Color,
        pos: &mut Position,
        rules: &Ruleset,
        errors: &mut SetupErrors,
    ) {
        let Some((number, moves)) = self.walks[color].filter(|&(_, moves)| moves > 0) else {
            return;
        };
        match rules.board.square(number).filter(|&sq| pos.kings(color).contains(sq)) {
            Some(king) if moves <= rules.king_walk => {
                pos.walks[color] = Some(KingWalk { king, moves });
            }
            _ => errors.no_such_walk = true,
        }
    }
}

fn place(pos: &mut Position, number: u32, piece: Piece, rules: &Ruleset, errors: &mut SetupErrors) {
    let Some(sq) = rules.board.square(number) else {
        errors.off_board.push(number);
        return;
    };
    if pos.occupied().contains(sq) {
        errors.shared.push(sq);
        return;
    }
    match piece.color {
        Color::White => pos.white = pos.white.with(sq),
        Color::Black => pos.black = pos.black.with(sq),
    }
    match piece.role {
        Role::King => pos.kings = pos.kings.with(sq),
        Role::Man if rules.board.promotion_row(piece.color).contains(sq) => {
            errors.uncrowned.push(sq);
        }
        Role::Man => {}
    }
}

impl Position {
    /// The position as a setup that can be changed.
    #[must_use]
    pub fn setup(&self, rules: &Ruleset) -> Setup {
        let piece = |sq: Square| self.piece_at(sq).map(|piece| (sq.number(), piece));
        let walk = |color| self.king_walk(color).map(|walk| (walk.king.number(), walk.moves));
        Setup {
            turn: Some(self.turn),
            pieces: self.occupied().squares(rules.board).filter_map(piece).collect(),
            walks: ByColor { white: walk(Color::White), black: walk(Color::Black) },
        }
    }
}
