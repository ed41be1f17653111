//! Ends games that both players have long seen the end of.

use damier_rules::{ByColor, Color};

/// Before this ply nobody agrees to a draw.
const OPENING_PLIES: usize = 60;
/// Hundredths of a man: within this the game is level,
const LEVEL: u32 = 10;
/// for so many moves of each player.
const LEVEL_MOVES: u32 = 10;
/// So far ahead a player has won,
const WON: i32 = 400;
/// if both have seen it for so many moves each.
const WON_MOVES: u32 = 4;

/// How both players see the end.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Consent {
    /// Nobody will win.
    Draw,
    /// This player wins.
    Win(Color),
}

/// For how many moves each player has seen which end.
#[derive(Clone, Debug, Default)]
pub(super) struct Expectations {
    level: ByColor<u32>,
    ahead: ByColor<u32>,
    behind: ByColor<u32>,
    plies: usize,
}

impl Expectations {
    /// A move of this player, with what he thinks of his game. A move without a
    /// score, as forced ones often are, neither adds nor breaks.
    pub(super) fn see(&mut self, player: Color, score: Option<i32>) {
        self.plies += 1;
        let Some(score) = score else { return };
        let count = |moves: &mut u32, goes_on: bool| *moves = if goes_on { *moves + 1 } else { 0 };
        count(&mut self.level[player], score.unsigned_abs() <= LEVEL);
        count(&mut self.ahead[player], score >= WON);
        count(&mut self.behind[player], score <= -WON);
    }

    /// The end that both have seen for long enough.
    pub(super) fn consent(&self) -> Option<Consent> {
        let is_won =
            |&winner: &Color| self.ahead[winner] >= WON_MOVES && self.behind[!winner] >= WON_MOVES;
        let is_level = Color::ALL.iter().all(|&player| self.level[player] >= LEVEL_MOVES);
        match Color::ALL.into_iter().find(is_won) {
            Some(winner) => Some(Consent::Win(winner)),
            None => (is_level && self.plies >= OPENING_PLIES).then_some(Consent::Draw),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The end after this many plies with these scores for White and Black.
    fn after(plies: usize, scores: impl Fn(usize) -> [Option<i32>; 2]) -> Option<Consent> {
        let mut expectations = Expectations::default();
        for ply in 0..plies {
            let [white, black] = scores(ply);
            match ply % 2 {
                0 => expectations.see(Color::White, white),
                _ => expectations.see(Color::Black, black),
            }
        }
        expectations.consent()
    }

    #[test]
    fn a_game_is_drawn_when_both_have_long_seen_it_level() {
        let level = |_| [Some(10), Some(-10)];
        assert_eq!(after(59, level), None, "not in the opening");
        assert_eq!(after(60, level), Some(Consent::Draw));
        assert_eq!(after(60, |ply| [Some(0), Some(if ply < 42 { 11 } else { 0 })]), None);
        assert_eq!(after(100, |_| [Some(0), Some(11)]), None, "both have to see it");
    }

    #[test]
    fn a_game_is_won_when_both_have_seen_it() {
        let won = |_| [Some(400), Some(-400)];
        assert_eq!(after(7, won), None);
        assert_eq!(after(8, won), Some(Consent::Win(Color::White)));
        assert_eq!(after(8, |_| [Some(-500), Some(400)]), Some(Consent::Win(Color::Black)));
        assert_eq!(after(80, |_| [Some(500), Some(-399)]), None, "the loser hopes");
        assert_eq!(after(80, |_| [Some(500), Some(500)]), None, "both think that they win");
    }

    #[test]
    fn forced_moves_neither_add_nor_break() {
        let forced = |ply| if ply == 2 { [None, None] } else { [Some(400), Some(-400)] };
        assert_eq!(after(9, forced), Some(Consent::Win(Color::White)));
        assert_eq!(after(8, forced), None);
    }
}
