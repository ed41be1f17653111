use damier_rules::{Goal, Position, Ruleset};

use super::chase::Chase;

/// Brings a score nearer to a draw where little can be won with it: where few
/// pieces rarely catch a lone king, a small lead is easily held.
#[derive(Copy, Clone, Debug)]
pub(super) struct DrawishScaling {
    applies: bool,
    /// So many pieces may catch a lone king.
    enough: u32,
    /// What a lead of fewer pieces is worth, in eighths.
    few: i32,
    /// What a man more is worth with as many kings as the opponent, in eighths.
    even: i32,
}

impl DrawishScaling {
    pub(super) fn new(rules: &Ruleset) -> DrawishScaling {
        const WHOLE: i32 = Chase::ALWAYS;
        // Only where everything must be taken do kings have to be caught.
        let chase = match rules.goal {
            Goal::Capture => Chase::of(rules),
            Goal::Crown | Goal::Lose => Chase { caught: WHOLE, won: WHOLE },
        };
        let enough = if 2 * chase.caught > WHOLE || rules.board.size() <= 8 { 3 } else { 4 };
        let (few, even) = (chase.won.max(1), (WHOLE + chase.caught) / 2);
        DrawishScaling { applies: few < WHOLE || even < WHOLE, enough, few, even }
    }

    #[inline(always)]
    pub(super) fn scale(self, pos: &Position, score: i32) -> i32 {
        if !self.applies {
            return score;
        }
        let ahead = if score > 0 { pos.turn() } else { !pos.turn() };
        if pos.kings(!ahead).is_empty() {
            return score;
        }
        if pos.pieces(ahead).count() < self.enough {
            return score * self.few / Chase::ALWAYS;
        }
        let men = pos.men(ahead).count().abs_diff(pos.men(!ahead).count());
        let even = pos.kings(ahead).count() == pos.kings(!ahead).count() && men <= 1;
        if even { score * self.even / Chase::ALWAYS } else { score }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scaled(rules: &str, fen: &str, score: i32) -> i32 {
        let rules = rules.parse().unwrap();
        DrawishScaling::new(&rules).scale(&Position::from_fen(fen, &rules).unwrap(), score)
    }

    #[test]
    fn a_lead_is_worth_less_where_a_king_can_hold_it() {
        for (fen, expected) in [("W:WK46,K47,K48:BK5", 12), ("W:WK46,31,32,33:BK5,12,13", 50)] {
            assert_eq!(scaled("international", fen, 100), expected);
            assert_eq!(scaled("killer", fen, 100), 100);
        }
    }

    #[test]
    fn two_against_one_are_worth_little_where_a_draw_can_be_claimed() {
        let (two, more) = ("W:WK29,30:BK5", "W:WK29,24,25,26:BK5,12,13");
        assert_eq!((scaled("swedish", two, 100), scaled("swedish", more, 100)), (12, 100));
        assert_eq!((scaled("russian", two, 100), scaled("russian", more, 100)), (12, 50));
    }

    #[test]
    fn short_kings_and_other_goals_leave_every_lead_as_it_is() {
        for rules in ["english", "norwegian", "italian", "breakthrough", "losing"] {
            assert_eq!(scaled(rules, "W:WK29,30:BK5", 100), 100, "{rules}");
        }
    }
}
