//! Positions as bits: the player to move is White, whose men move up.

use damier_rules::{Bitboard, Color, KingRange, Move, Position, Ruleset};

use crate::material::Material;

/// What of the rules the tables themselves need to know.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Field {
    pub(crate) squares: u64,
    /// Where the men of the player to move, who moves up, can stand.
    pub(crate) own_men: u64,
    pub(crate) other_men: u64,
    /// Where the men of the player to move are crowned.
    pub(crate) promotion: u64,
    pub(crate) flying: bool,
    /// By so much a reversed set of squares must be rotated to lie on the board.
    turn_shift: u32,
}

impl Field {
    pub(crate) fn of(rules: &Ruleset) -> Field {
        let board = rules.board;
        let squares = board.squares().0;
        let rows = Color::ALL.map(|color| board.promotion_row(color).0);
        Field {
            squares,
            own_men: squares & !rows[0],
            other_men: squares & !rows[1],
            promotion: rows[0],
            flying: rules.king_range == KingRange::Flying,
            turn_shift: squares.leading_zeros().wrapping_sub(squares.trailing_zeros()) & 63,
        }
    }

    /// The set when the board is turned half round.
    #[inline(always)]
    pub(crate) fn turned(&self, set: u64) -> u64 {
        set.reverse_bits().rotate_right(self.turn_shift)
    }
}

/// The pieces of a position as the player to move sees them: his are `own`.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Pieces {
    pub(crate) own_men: u64,
    pub(crate) other_men: u64,
    pub(crate) own_kings: u64,
    pub(crate) other_kings: u64,
}

impl Pieces {
    /// The pieces of any position, turned if Black is to move.
    pub(crate) fn of(pos: &Position, field: &Field) -> Pieces {
        let (own, other) = (pos.turn(), !pos.turn());
        let turned = |set: u64| if own == Color::White { set } else { field.turned(set) };
        Pieces {
            own_men: turned(pos.men(own).0),
            other_men: turned(pos.men(other).0),
            own_kings: turned(pos.kings(own).0),
            other_kings: turned(pos.kings(other).0),
        }
    }

    /// The position of the rules, with White to move.
    #[inline(always)]
    pub(crate) fn position(&self, rules: &Ruleset) -> Option<Position> {
        let kings = Bitboard(self.own_kings | self.other_kings);
        let (own, other) = (Bitboard(self.own()), Bitboard(self.other()));
        Position::from_pieces(own, other, kings, Color::White, rules)
    }

    #[inline(always)]
    pub(crate) fn own(&self) -> u64 {
        self.own_men | self.own_kings
    }

    #[inline(always)]
    pub(crate) fn other(&self) -> u64 {
        self.other_men | self.other_kings
    }

    #[inline(always)]
    pub(crate) fn occupied(&self) -> u64 {
        self.own() | self.other()
    }

    #[inline(always)]
    pub(crate) fn material(&self) -> Material {
        // No board has more than 50 squares.
        Material {
            own_men: self.own_men.count_ones() as u8,
            other_men: self.other_men.count_ones() as u8,
            own_kings: self.own_kings.count_ones() as u8,
            other_kings: self.other_kings.count_ones() as u8,
        }
    }

    /// The same position as the opponent sees it when it is his turn.
    #[inline(always)]
    pub(crate) fn flipped(&self, field: &Field) -> Pieces {
        Pieces {
            own_men: field.turned(self.other_men),
            other_men: field.turned(self.own_men),
            own_kings: field.turned(self.other_kings),
            other_kings: field.turned(self.own_kings),
        }
    }

    /// The pieces after a move of the player to move, still as he sees them.
    pub(crate) fn after(&self, m: &Move) -> Pieces {
        let (from, to) = (m.from.bit(), m.to.bit());
        let mut after = self.without(m.captured.0);
        if self.own_kings & from != 0 {
            after.own_kings = (after.own_kings & !from) | to;
        } else {
            after.own_men &= !from;
            *(if m.crowned { &mut after.own_kings } else { &mut after.own_men }) |= to;
        }
        after
    }

    /// The pieces that do not stand on these squares.
    pub(crate) fn without(&self, squares: u64) -> Pieces {
        Pieces {
            own_men: self.own_men & !squares,
            other_men: self.other_men & !squares,
            own_kings: self.own_kings & !squares,
            other_kings: self.other_kings & !squares,
        }
    }
}

/// The squares that a king on the lowest square of `king` reaches.
#[inline(always)]
pub(crate) fn king_targets(king: u64, empty: u64, field: &Field) -> u64 {
    let mut all = 0;
    let steps: [fn(u64) -> u64; 4] = [|at| at >> 6, |at| at >> 5, |at| at << 5, |at| at << 6];
    for step in steps {
        let mut at = step(king) & empty;
        if field.flying {
            while at != 0 {
                all |= at;
                at = step(at) & empty;
            }
        } else {
            all |= at;
        }
    }
    all
}

/// The squares of a set, each as a set, the lowest first.
pub(crate) fn each_square(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::variants;

    #[test]
    fn a_board_is_turned_as_the_rules_turn_it() {
        for variant in &variants::ALL {
            let (field, board) = (Field::of(&variant.rules), variant.rules.board);
            for sq in board.squares().squares(board) {
                assert_eq!(field.turned(sq.bit()), board.turned(Bitboard(sq.bit())).0);
            }
        }
    }

    #[test]
    fn pieces_are_flipped_as_the_rules_flip_positions() {
        let rules = variants::INTERNATIONAL;
        let pos = Position::from_fen("W:W31,K50:BK5,17,22", &rules).unwrap();
        let field = Field::of(&rules);
        let pieces = Pieces::of(&pos, &field);
        assert_eq!(pieces, Pieces::of(&pos.flipped(&rules), &field));
        assert_eq!(pieces.flipped(&field), Pieces::of(&pos.passed(), &field));
        assert_eq!(pieces.material(), Material::of(&pos));
    }
}
