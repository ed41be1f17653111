//! Ends games before the rules do, where everybody knows how they end.

use damier_rules::{Color, Game, Move, Outcome, Position};

use super::game::{Ending, GameResult};

/// Hundredths of a man: three men ahead is won.
const AHEAD: i16 = 300;
const AHEAD_PLIES: u32 = 6;
/// Nobody is ahead, and it has been so for long, with kings on both sides.
const LEVEL: i16 = 5;
const LEVEL_PLIES: u32 = 24;
/// Kings have been walking about.
const IDLE_PLIES: u32 = 40;
const MOST_PLIES: usize = 300;

/// Somebody who knows how positions with few pieces end, such as tables do:
/// `None` for a position that he does not know.
pub type Oracle<'a> = dyn Fn(&Position) -> Option<GameResult> + Sync + 'a;

/// With more pieces nobody is asked.
const MOST_PIECES_ASKED: u32 = 7;

/// What has been seen of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Adjudicator {
    /// Who is ahead, and for how many plies.
    ahead: Option<(Color, u32)>,
    level: u32,
    idle: u32,
    plies: usize,
}

impl Adjudicator {
    /// Sees a move before it is made, with its score for the player who makes
    /// it; a move that was not searched counts for nobody.
    pub(crate) fn see(&mut self, game: &Game, m: Move, score: Option<i16>) {
        let pos = game.position();
        self.plies += 1;
        let is_quiet = !m.is_capture() && pos.kings(pos.turn()).contains(m.from);
        self.idle = if is_quiet { self.idle + 1 } else { 0 };
        let Some(score) = score else { return };
        let leader = match score {
            AHEAD.. => Some(pos.turn()),
            _ if score <= -AHEAD => Some(!pos.turn()),
            _ => None,
        };
        self.ahead = leader.map(|leader| match self.ahead {
            Some((before, plies)) if before == leader => (leader, plies + 1),
            _ => (leader, 1),
        });
        let kings = Color::ALL.iter().all(|&color| !pos.kings(color).is_empty());
        self.level = if kings && score.abs() < LEVEL { self.level + 1 } else { 0 };
    }

    /// How the game ended, if it has: by the rules, or because it is clear.
    pub(crate) fn verdict(
        &self,
        game: &Game,
        oracle: Option<&Oracle<'_>>,
    ) -> Option<(GameResult, Ending)> {
        match game.outcome() {
            Some(Outcome::Win { winner, .. }) => {
                return Some((GameResult::win_of(winner), Ending::Rules));
            }
            Some(Outcome::Draw(_)) => return Some((GameResult::Draw, Ending::Rules)),
            None => {}
        }
        if game.claimable_draw().is_some() {
            return Some((GameResult::Draw, Ending::Rules));
        }
        let pos = game.position();
        if let Some(oracle) = oracle
            && pos.occupied().count() <= MOST_PIECES_ASKED
            && let Some(result) = oracle(pos)
        {
            return Some((result, Ending::Known));
        }
        if let Some((leader, AHEAD_PLIES..)) = self.ahead {
            return Some((GameResult::win_of(leader), Ending::Ahead));
        }
        if self.level >= LEVEL_PLIES || self.idle >= IDLE_PLIES {
            return Some((GameResult::Draw, Ending::Dull));
        }
        (self.plies >= MOST_PLIES).then_some((GameResult::Draw, Ending::Length))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::{Action, Position, variants};

    /// Plays the first legal move again and again, with these scores for White.
    fn end(fen: &str, score: impl Fn(usize) -> Option<i16>) -> (GameResult, Ending, usize) {
        let rules = variants::INTERNATIONAL;
        let mut game = Game::from_position(rules, Position::from_fen(fen, &rules).unwrap());
        let mut adjudicator = Adjudicator::default();
        for ply in 0.. {
            if let Some((result, ending)) = adjudicator.verdict(&game, None) {
                return (result, ending, ply);
            }
            let turn = game.position().turn();
            let m = game.position().legal_moves(&rules).unwrap()[0];
            let score = score(ply).map(|score| if turn == Color::White { score } else { -score });
            adjudicator.see(&game, m, score);
            game.apply(turn, Action::Move(m)).unwrap();
        }
        unreachable!("games end")
    }

    const MEN: &str = "W:W46,47,48,49,50:B1,2,3,4,5";
    const KINGS: &str = "W:WK46,K50,41:BK5,K1,10";

    #[test]
    fn who_is_far_ahead_for_six_plies_wins() {
        use GameResult::{BlackWins, WhiteWins};
        assert_eq!(end(MEN, |_| Some(301)), (WhiteWins, Ending::Ahead, 6));
        assert_eq!(end(MEN, |_| Some(-301)), (BlackWins, Ending::Ahead, 6));
        let late = |ply| Some(if ply < 2 { -400 } else { 400 });
        assert_eq!(end(MEN, late), (WhiteWins, Ending::Ahead, 8));
    }

    #[test]
    fn a_forced_move_neither_adds_nor_breaks() {
        let forced = |ply| (ply != 3).then_some(500);
        assert_eq!(end(MEN, forced), (GameResult::WhiteWins, Ending::Ahead, 7));
    }

    #[test]
    fn a_dull_game_is_drawn() {
        let (result, ending, plies) = end(KINGS, |_| Some(0));
        assert_eq!(result, GameResult::Draw);
        assert!(ending == Ending::Dull && plies == 24 || ending == Ending::Rules, "{plies}");
    }

    #[test]
    fn who_knows_the_end_is_asked_about_few_pieces() {
        let rules = variants::INTERNATIONAL;
        let oracle = |_: &Position| Some(GameResult::BlackWins);
        let verdict = |fen: &str| {
            let game = Game::from_position(rules, Position::from_fen(fen, &rules).unwrap());
            Adjudicator::default().verdict(&game, Some(&oracle))
        };
        assert_eq!(verdict(KINGS), Some((GameResult::BlackWins, Ending::Known)));
        assert_eq!(verdict(MEN), None);
    }

    #[test]
    fn the_rules_come_first() {
        let (result, ending, _) = end("W:W28:B22", |_| Some(0));
        assert_eq!((result, ending), (GameResult::WhiteWins, Ending::Rules));
    }
}
