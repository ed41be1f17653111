use damier_rules::{Goal, KingRange, Position, Ruleset};

/// Brings a score nearer to a draw where little can be won with it: with
/// flying kings, few pieces rarely catch a lone one.
#[derive(Copy, Clone, Debug)]
pub(super) struct Temper {
    applies: bool,
    /// So many pieces may catch a lone king.
    enough: u32,
}

impl Temper {
    pub(super) fn new(rules: &Ruleset) -> Temper {
        Temper {
            applies: rules.king_range == KingRange::Flying && rules.goal != Goal::Lose,
            enough: if rules.board.size() > 8 { 4 } else { 3 },
        }
    }

    #[inline(always)]
    pub(super) fn apply(self, pos: &Position, score: i32) -> i32 {
        if !self.applies {
            return score;
        }
        let ahead = if score > 0 { pos.turn() } else { !pos.turn() };
        if pos.kings(!ahead).is_empty() {
            return score;
        }
        if pos.pieces(ahead).count() < self.enough {
            return score / 8;
        }
        let men = pos.men(ahead).count().abs_diff(pos.men(!ahead).count());
        let even = pos.kings(ahead).count() == pos.kings(!ahead).count() && men <= 1;
        if even { score / 2 } else { score }
    }
}
