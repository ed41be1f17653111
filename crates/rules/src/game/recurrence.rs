//! How often positions have occurred since the last move that cannot be undone.

use alloc::collections::BTreeMap;

use crate::bitboard::Bits;
use crate::color::Color;
use crate::position::Position;

/// A stretch of a game in which only kings moved and nothing was taken: no
/// position recurs beyond its ends.
pub(super) type Stretch = usize;

/// What players mean by "the same position", within one stretch.
type Key = (Stretch, Bits, Bits, Bits, Color);

/// Counts the positions of a game, so that a long game costs no more to judge
/// than a short one.
#[derive(Clone, Debug, Default)]
pub(super) struct Recurrences(BTreeMap<Key, u32>);

impl Recurrences {
    /// The position has occurred once more.
    pub(super) fn add(&mut self, stretch: Stretch, pos: &Position) {
        *self.0.entry(key(stretch, pos)).or_default() += 1;
    }

    /// The position has not occurred after all.
    pub(super) fn remove(&mut self, stretch: Stretch, pos: &Position) {
        let key = key(stretch, pos);
        match self.0.get_mut(&key) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                self.0.remove(&key);
            }
        }
    }

    pub(super) fn count(&self, stretch: Stretch, pos: &Position) -> usize {
        self.0.get(&key(stretch, pos)).map_or(0, |count| *count as usize)
    }
}

fn key(stretch: Stretch, pos: &Position) -> Key {
    (stretch, pos.white.0, pos.black.0, pos.kings.0, pos.turn)
}

#[cfg(test)]
mod tests {
    use crate::game::{Action, Game};
    use crate::ruleset::Ruleset;
    use crate::{Position, variants};

    /// Small numbers that look random.
    struct Dice(u64);

    impl Dice {
        fn throw(&mut self, sides: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (self.0 >> 33) as usize % sides
        }
    }

    fn act(game: &mut Game, dice: &mut Dice) {
        let player = game.position().turn();
        let missed = game.missed_capture().map(|missed| missed.guilty[0]);
        let action = match (missed, dice.throw(8)) {
            (Some(guilty), 0..=2) => Action::Huff(guilty),
            (Some(_), 3..=5) => Action::DemandCapture,
            (_, 6) => Action::OfferDraw,
            _ => {
                let moves = game.permitted_moves().expect("few moves");
                match moves.get(dice.throw(moves.len().max(1))) {
                    Some(&m) => Action::Move(m),
                    None => return,
                }
            }
        };
        // What is refused changes nothing.
        let _ = game.apply(player, action);
    }

    fn compare(game: &Game, what: &str) {
        let history = game.history();
        assert_eq!(game.occurrences(), history.occurrences(), "{what}");
        assert_eq!(game.claimable_draw().is_some(), {
            let open = game.outcome().is_none() && game.missed_capture().is_none();
            open && history.claimable().is_some()
        });
        let again = Game::replay(*game.rules(), *game.start(), game.events()).expect("a game");
        assert_eq!(again.position(), game.position(), "{what}");
        assert_eq!(again.outcome(), game.outcome(), "{what}");
        assert_eq!(again.missed_capture(), game.missed_capture(), "{what}");
        assert_eq!(again.touched(), game.touched(), "{what}");
        assert_eq!(again.occurrences(), game.occurrences(), "{what}");
        assert_eq!(again.moves().count(), game.moves().count(), "{what}");
    }

    #[test]
    fn counting_agrees_with_looking_back_whatever_is_taken_back() {
        let huffing: Ruleset = "jumbo-fr/huff".parse().expect("rules");
        let demanding: Ruleset = "jumbo-fr/huff+demand".parse().expect("rules");
        let starts = ["W:WK46,K47,31:BK5,K4,20", "W:WK1,K6:BK45,K50", "B:WK28,33:BK3,19,K14"];
        for (seed, rules) in [variants::JUMBO_FR, huffing, demanding].into_iter().enumerate() {
            for start in starts {
                let mut dice = Dice(seed as u64 + 1);
                let start = Position::from_fen(start, &rules).expect("a position");
                let mut game = Game::from_position(rules, start);
                for step in 0..400 {
                    if dice.throw(3) == 0 || game.outcome().is_some() {
                        game.undo();
                    } else {
                        act(&mut game, &mut dice);
                    }
                    compare(&game, &alloc::format!("{rules} {start:?} step {step}"));
                }
            }
        }
    }
}
