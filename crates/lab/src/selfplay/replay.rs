use damier_rules::{Generator, Move, MoveList, Position, Ruleset};

use super::error::Error;
use super::game::{Game, Ply};

/// Plays games over again, quickly.
#[derive(Debug)]
pub struct Replay {
    generator: Generator,
    moves: Box<MoveList>,
}

impl Replay {
    /// For games by these rules.
    #[must_use]
    pub fn new(rules: &Ruleset) -> Replay {
        Replay { generator: Generator::new(rules), moves: Box::default() }
    }

    /// The generator that numbers the moves.
    #[must_use]
    pub const fn generator(&self) -> &Generator {
        &self.generator
    }

    /// Shows every position of a game to `see`, with its legal moves and the
    /// ply that follows, until it says `false`.
    ///
    /// # Errors
    ///
    /// [`Error`] if the game cannot have been played by these rules.
    pub fn each(
        &mut self,
        game: &Game,
        see: &mut dyn FnMut(&Position, &[Move], &Ply) -> bool,
    ) -> Result<(), Error> {
        let mut pos = game.start.position(self.generator.rules())?;
        for (i, ply) in game.plies.iter().enumerate() {
            let no_such_move = || Error::NoSuchMove(i);
            let listed = self.generator.legal_moves_into(&pos, &mut self.moves);
            listed.map_err(|_| no_such_move())?;
            let m = *self.moves.get(usize::from(ply.choice)).ok_or_else(no_such_move)?;
            if !see(&pos, &self.moves, ply) {
                break;
            }
            pos.play_unchecked(self.generator.rules(), m);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::selfplay::game::tests::short_game;
    use damier_rules::variants;

    /// Games are kept as places in the generator's list: if this fails because
    /// the list has another order now, old files need another version number.
    #[test]
    fn moves_are_listed_in_the_order_that_files_rely_on() {
        let list = |rules: &Ruleset, fen: &str| {
            let pos = Position::from_fen(fen, rules).unwrap();
            let mut replay = Replay::new(rules);
            replay.generator.legal_moves_into(&pos, &mut replay.moves).unwrap();
            let texts: Vec<String> = replay.moves.iter().map(ToString::to_string).collect();
            texts.join(" ")
        };
        let rules = variants::INTERNATIONAL;
        assert_eq!(
            list(&rules, "W:W31-50:B1-20"),
            "31-26 32-27 33-28 34-29 35-30 31-27 32-28 33-29 34-30"
        );
        assert_eq!(
            list(&rules, "B:W33,38,43:B19,22,K6,K45"),
            "19-23 22-27 19-24 22-28 6-1 6-11 6-17 45-1 45-7 45-12 45-18 45-23 45-29 45-34 45-40 \
             45-50"
        );
        assert_eq!(
            list(&rules, "W:W28,32,K45:B22,23,27"),
            "28x17{22} 32x21{27} 28x19{23} 45x1{23} 45x7{23} 45x12{23} 45x18{23}"
        );
        assert_eq!(list(&variants::RUSSIAN, "B:W22,23,18,K31:B14,15,K4"), "14-17 15-19 4-8 4-11");
    }

    #[test]
    fn a_game_is_played_over_again() {
        let mut replay = Replay::new(&variants::INTERNATIONAL);
        let mut texts = Vec::new();
        let mut game = short_game();
        game.plies.truncate(2);
        let mut see = |_: &Position, moves: &[Move], ply: &Ply| {
            texts.push(moves[usize::from(ply.choice)].to_string());
            true
        };
        replay.each(&game, &mut see).unwrap();
        assert_eq!(texts, ["34-29", "20-25"]);
        game.plies[1].choice = 9;
        assert!(matches!(replay.each(&game, &mut |_, _, _| true), Err(Error::NoSuchMove(1))));
    }
}
