//! Positions as sets: the player to move is White, whose men move up.

use damier_rules::{Bitboard, Color, Direction, Geometry, KingRange, Move, Position, Ruleset};

use crate::material::Material;

/// What of the rules the tables themselves need to know.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Field {
    pub(crate) squares: Bitboard,
    /// Where the men of the player to move, who moves up, can stand.
    pub(crate) own_men: Bitboard,
    pub(crate) other_men: Bitboard,
    /// Where the men of the player to move are crowned.
    pub(crate) promotion: Bitboard,
    pub(crate) flying: bool,
    board: Geometry,
}

/// The two ways in which the men of the player to move move.
pub(crate) const FORWARD: [Direction; 2] = Direction::forward(Color::White);

impl Field {
    pub(crate) fn of(rules: &Ruleset) -> Field {
        let board = rules.board;
        let squares = board.squares();
        let rows = Color::ALL.map(|color| board.promotion_row(color));
        Field {
            squares,
            own_men: squares.without(rows[0]),
            other_men: squares.without(rows[1]),
            promotion: rows[0],
            flying: rules.king_range == KingRange::Flying,
            board,
        }
    }

    /// The set when the board is turned half round.
    #[inline(always)]
    pub(crate) fn turned(&self, set: Bitboard) -> Bitboard {
        self.board.turned(set)
    }
}

/// The pieces of a position as the player to move sees them: his are `own`.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Pieces {
    pub(crate) own_men: Bitboard,
    pub(crate) other_men: Bitboard,
    pub(crate) own_kings: Bitboard,
    pub(crate) other_kings: Bitboard,
}

impl Pieces {
    /// The pieces of any position, turned if Black is to move.
    pub(crate) fn of(pos: &Position, field: &Field) -> Pieces {
        let (own, other) = (pos.turn(), !pos.turn());
        let turned = |set: Bitboard| if own == Color::White { set } else { field.turned(set) };
        Pieces {
            own_men: turned(pos.men(own)),
            other_men: turned(pos.men(other)),
            own_kings: turned(pos.kings(own)),
            other_kings: turned(pos.kings(other)),
        }
    }

    /// The position of the rules, with White to move.
    #[inline(always)]
    pub(crate) fn position(&self, rules: &Ruleset) -> Option<Position> {
        let kings = self.own_kings | self.other_kings;
        Position::from_pieces(self.own(), self.other(), kings, Color::White, rules)
    }

    #[inline(always)]
    pub(crate) fn own(&self) -> Bitboard {
        self.own_men | self.own_kings
    }

    #[inline(always)]
    pub(crate) fn other(&self) -> Bitboard {
        self.other_men | self.other_kings
    }

    #[inline(always)]
    pub(crate) fn occupied(&self) -> Bitboard {
        self.own() | self.other()
    }

    #[inline(always)]
    pub(crate) fn material(&self) -> Material {
        // No board has more than 50 squares.
        Material {
            own_men: self.own_men.count() as u8,
            other_men: self.other_men.count() as u8,
            own_kings: self.own_kings.count() as u8,
            other_kings: self.other_kings.count() as u8,
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
        let (from, to) = (Bitboard::from(m.from), Bitboard::from(m.to));
        let mut after = self.without(m.captured);
        if self.own_kings.intersects(from) {
            after.own_kings = after.own_kings.without(from) | to;
        } else {
            after.own_men = after.own_men.without(from);
            *(if m.crowned { &mut after.own_kings } else { &mut after.own_men }) |= to;
        }
        after
    }

    /// The pieces that do not stand on these squares.
    pub(crate) fn without(&self, squares: Bitboard) -> Pieces {
        Pieces {
            own_men: self.own_men.without(squares),
            other_men: self.other_men.without(squares),
            own_kings: self.own_kings.without(squares),
            other_kings: self.other_kings.without(squares),
        }
    }
}

/// The squares that a king reaches.
#[inline(always)]
pub(crate) fn king_targets(king: Bitboard, empty: Bitboard, field: &Field) -> Bitboard {
    let mut all = Bitboard::EMPTY;
    for direction in Direction::DIAGONALS {
        let mut at = king.step(direction) & empty;
        if field.flying {
            while !at.is_empty() {
                all |= at;
                at = at.step(direction) & empty;
            }
        } else {
            all |= at;
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::variants;

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
