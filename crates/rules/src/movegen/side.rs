use super::captures::MOST_TRIED;
use crate::bitboard::Bits;
use crate::color::Color;
use crate::geometry::Direction;
use crate::position::Position;
use crate::ruleset::Ruleset;

/// The player to move, known when compiling.
pub(crate) trait Side {
    type Other: Side;
    const COLOR: Color;
    /// The two ways in which his men move.
    const FORWARD: [Direction; 2] = Direction::forward(Self::COLOR);
}

pub(crate) enum White {}
pub(crate) enum Black {}

impl Side for White {
    type Other = Black;
    const COLOR: Color = Color::White;
}

impl Side for Black {
    type Other = White;
    const COLOR: Color = Color::Black;
}

/// What does not change in a game: sets of squares, and how long captures are
/// looked for.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Field {
    pub(crate) squares: Bits,
    promotion: [Bits; 2],
    pub(crate) most_tried: u32,
}

impl Field {
    pub(crate) fn of(rules: &Ruleset) -> Field {
        Field {
            squares: rules.board.squares().0,
            promotion: Color::ALL.map(|color| rules.board.promotion_row(color).0),
            most_tried: MOST_TRIED,
        }
    }

    #[inline(always)]
    pub(crate) fn promotion<S: Side>(&self) -> Bits {
        self.promotion[S::COLOR as usize]
    }
}

/// The pieces as the player to move sees them.
#[derive(Copy, Clone)]
pub(crate) struct Board {
    pub(crate) us: Bits,
    pub(crate) them: Bits,
    /// Kings of both players.
    pub(crate) kings: Bits,
}

impl Board {
    pub(crate) fn of<S: Side>(pos: &Position) -> Board {
        Board { us: pos.pieces(S::COLOR).0, them: pos.pieces(!S::COLOR).0, kings: pos.kings.0 }
    }

    #[inline(always)]
    pub(crate) fn our_men(&self) -> Bits {
        self.us & !self.kings
    }

    #[inline(always)]
    pub(crate) fn our_kings(&self) -> Bits {
        self.us & self.kings
    }

    #[inline(always)]
    pub(crate) fn empty(&self, field: &Field) -> Bits {
        field.squares & !(self.us | self.them)
    }

    /// The board after a man's quiet move, seen by the other player.
    #[inline(always)]
    pub(crate) fn after_man(&self, travel: Bits, promotion: Bits) -> Board {
        Board { us: self.them, them: self.us ^ travel, kings: self.kings | (travel & promotion) }
    }

    /// The board after a king's quiet move, seen by the other player.
    #[inline(always)]
    pub(crate) fn after_king(&self, travel: Bits) -> Board {
        Board { us: self.them, them: self.us ^ travel, kings: self.kings ^ travel }
    }

    /// The board after a capture, seen by the other player.
    #[inline(always)]
    pub(crate) fn after_capture(
        &self,
        from: Bits,
        to: Bits,
        captured: Bits,
        crowned: bool,
    ) -> Board {
        let travel = from ^ to;
        let mut kings = self.kings & !captured;
        if kings & from != 0 {
            kings ^= travel;
        } else if crowned {
            kings |= to;
        }
        Board { us: self.them & !captured, them: self.us ^ travel, kings }
    }
}
