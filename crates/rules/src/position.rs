use crate::bitboard::Bitboard;
use crate::color::{ByColor, Color};
use crate::movegen;
use crate::moves::{Move, MoveList, TooComplex};
use crate::ruleset::Ruleset;
use crate::square::Square;

/// A man or a king.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Role {
    Man,
    King,
}

/// A man or king of one player.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

/// A king that has been moved several times running, where the rules limit it.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct KingWalk {
    /// Where the king stands.
    pub king: Square,
    /// How many times running it has been moved without capturing.
    pub moves: u8,
}

/// A legal position: the pieces, the player to move, and what else decides
/// which moves are legal.
///
/// It stands alone; the [`Ruleset`] is passed to whatever asks about moves.
/// Every `Position` comes from [`Setup::position`](crate::Setup::position),
/// from [`Position::initial`], or from a legal move, so it fits the ruleset
/// that made it.
///
/// # Equality
///
/// Two positions are equal if the same moves are legal in them for the same
/// reasons. Repetition is judged by [`Position::same_board`].
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub struct Position {
    pub(crate) white: Bitboard,
    pub(crate) black: Bitboard,
    pub(crate) kings: Bitboard,
    pub(crate) turn: Color,
    pub(crate) walks: ByColor<Option<KingWalk>>,
}

/// Error when playing a move that is not legal.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct IllegalMove;

impl core::fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("illegal move")
    }
}

impl core::error::Error for IllegalMove {}

impl Position {
    /// The position in which a game begins.
    #[must_use]
    pub fn initial(rules: &Ruleset) -> Position {
        Position {
            white: rules.board.home_rows(Color::White, u32::from(rules.rows)),
            black: rules.board.home_rows(Color::Black, u32::from(rules.rows)),
            kings: Bitboard::EMPTY,
            turn: rules.first,
            walks: ByColor::default(),
        }
    }

    /// The position with these pieces, for callers who look at very many:
    /// `None` where [`Setup::position`](crate::Setup::position) would say why
    /// not. Whether its captures are too many to list is not looked at.
    #[must_use]
    #[inline]
    pub fn from_pieces(
        white: Bitboard,
        black: Bitboard,
        kings: Bitboard,
        turn: Color,
        rules: &Ruleset,
    ) -> Option<Position> {
        let board = rules.board;
        let pos = Position { white, black, kings, turn, walks: ByColor::default() };
        let uncrowned = |color| pos.men(color) & board.promotion_row(color);
        let misplaced = white & black
            | pos.occupied().without(board.squares())
            | kings.without(pos.occupied())
            | uncrowned(Color::White)
            | uncrowned(Color::Black);
        let most = white.count().max(black.count());
        (misplaced.is_empty() && !pos.occupied().is_empty() && most <= rules.men()).then_some(pos)
    }

    /// The player to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// All pieces of one player.
    #[must_use]
    pub const fn pieces(&self, color: Color) -> Bitboard {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The men of one player.
    #[must_use]
    pub const fn men(&self, color: Color) -> Bitboard {
        self.pieces(color).without(self.kings)
    }

    /// The kings of one player.
    #[must_use]
    pub fn kings(&self, color: Color) -> Bitboard {
        self.pieces(color) & self.kings
    }

    /// All pieces on the board.
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.white | self.black
    }

    /// The piece on `sq`, if there is one.
    #[must_use]
    pub fn piece_at(&self, sq: Square) -> Option<Piece> {
        let color = Color::ALL.into_iter().find(|&color| self.pieces(color).contains(sq))?;
        let role = if self.kings.contains(sq) { Role::King } else { Role::Man };
        Some(Piece { color, role })
    }

    /// The king of `color` whose successive moves are being counted.
    #[must_use]
    pub fn king_walk(&self, color: Color) -> Option<KingWalk> {
        self.walks[color]
    }

    /// The king of the player to move that has walked as often as the rules
    /// allow and must wait for another piece to move.
    #[must_use]
    pub fn resting_king(&self, rules: &Ruleset) -> Option<Square> {
        let walk = self.walks[self.turn]?;
        let limited = rules.king_walk > 0 && !self.men(self.turn).is_empty();
        (limited && walk.moves >= rules.king_walk).then_some(walk.king)
    }

    /// Whether the same pieces stand on the same squares with the same player
    /// to move: what players mean by "the same position".
    #[must_use]
    pub fn same_board(&self, other: &Position) -> bool {
        (self.white, self.black, self.kings, self.turn)
            == (other.white, other.black, other.kings, other.turn)
    }

    /// All legal moves, each once, in no particular order.
    ///
    /// # Errors
    ///
    /// [`TooComplex`] if the captures are too many to list.
    ///
    /// # Examples
    ///
    /// ```
    /// use damier_rules::{Position, variants};
    ///
    /// let rules = variants::ENGLISH;
    /// let start = Position::initial(&rules);
    /// assert_eq!(start.legal_moves(&rules)?.len(), 7);
    /// # Ok::<_, damier_rules::TooComplex>(())
    /// ```
    pub fn legal_moves(&self, rules: &Ruleset) -> Result<MoveList, TooComplex> {
        let mut moves = MoveList::new();
        self.legal_moves_into(rules, &mut moves)?;
        Ok(moves)
    }

    /// Writes all legal moves into `moves`, which is emptied first: for callers
    /// in a hurry, who keep the list where it is.
    ///
    /// # Errors
    ///
    /// [`TooComplex`] if the captures are too many to list; `moves` then holds
    /// some of them.
    pub fn legal_moves_into(
        &self,
        rules: &Ruleset,
        moves: &mut MoveList,
    ) -> Result<(), TooComplex> {
        movegen::legal_moves(self, rules, moves)
    }

    /// Plays `m` if it is legal, and leaves the position unchanged if not.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if `m` is not among the legal moves.
    pub fn play(&mut self, rules: &Ruleset, m: Move) -> Result<(), IllegalMove> {
        let moves = self.legal_moves(rules).map_err(|TooComplex| IllegalMove)?;
        if !moves.contains(&m) {
            return Err(IllegalMove);
        }
        self.play_unchecked(rules, m);
        Ok(())
    }

    /// Plays a move that the caller knows to be playable here.
    #[inline]
    pub fn play_unchecked(&mut self, rules: &Ruleset, m: Move) {
        let by_king = self.kings.contains(m.from);
        if m.is_capture() {
            self.lift(m.captured);
        }
        let travel = m.from.bit() ^ m.to.bit();
        match self.turn {
            Color::White => self.white.0 ^= travel,
            Color::Black => self.black.0 ^= travel,
        }
        if by_king {
            self.kings.0 ^= travel;
        } else if m.crowned {
            self.kings = self.kings.with(m.to);
        }
        if rules.king_walk > 0 {
            self.count_king_walk(rules, m, by_king);
        }
        self.turn = !self.turn;
    }

    /// The same position with colors changed and the board turned half round.
    #[must_use]
    pub fn flipped(&self, rules: &Ruleset) -> Position {
        let board = rules.board;
        let turn_walk = |walk: Option<KingWalk>| {
            walk.map(|walk| KingWalk { king: board.opposite(walk.king), ..walk })
        };
        Position {
            white: board.turned(self.black),
            black: board.turned(self.white),
            kings: board.turned(self.kings),
            turn: !self.turn,
            walks: ByColor {
                white: turn_walk(self.walks.black),
                black: turn_walk(self.walks.white),
            },
        }
    }

    /// The same board with the other player to move: "what if I pass".
    #[must_use]
    pub fn passed(mut self) -> Position {
        self.turn = !self.turn;
        self
    }

    /// The same position without the piece on `sq`, as after a huff.
    #[must_use]
    pub fn huffed(mut self, sq: Square) -> Position {
        self.lift(sq.into());
        self
    }

    /// Takes pieces off the board, as a huff does.
    pub(crate) fn lift(&mut self, squares: Bitboard) {
        self.white = self.white.without(squares);
        self.black = self.black.without(squares);
        self.kings = self.kings.without(squares);
        if self.walks == ByColor::default() {
            return;
        }
        for color in Color::ALL {
            if self.walks[color].is_some_and(|walk| squares.contains(walk.king)) {
                self.walks[color] = None;
            }
        }
    }

    fn count_king_walk(&mut self, rules: &Ruleset, m: Move, by_king: bool) {
        let has_men = !self.men(self.turn).is_empty();
        self.walks[self.turn] = (by_king && has_men && !m.is_capture()).then(|| {
            let before = self.walks[self.turn].filter(|walk| walk.king == m.from);
            let moves = before.map_or(0, |walk| walk.moves).saturating_add(1);
            KingWalk { king: m.to, moves: moves.min(rules.king_walk) }
        });
    }
}
