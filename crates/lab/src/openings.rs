//! Where games begin: random moves, the same for the same seed everywhere.

use damier_engine::Random;
use damier_rules::{Action, Color, Game, Move, Position, Ruleset};

/// How far to walk.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Length {
    /// So many moves.
    Plies(usize),
    /// So many moves that leave a choice: others lead nowhere new.
    Choices(usize),
}

/// Plays random moves; `None` if the game ends on the way.
pub fn walk(mut game: Game, length: Length, dice: &mut Random) -> Option<Game> {
    let (Length::Plies(mut left) | Length::Choices(mut left)) = length;
    while left > 0 && game.outcome().is_none() {
        let moves = sorted_moves(game.position(), game.rules());
        let m = *moves.get(dice.below(moves.len()))?;
        let is_counted = matches!(length, Length::Plies(_)) || moves.len() > 1;
        left -= usize::from(is_counted);
        game.apply(game.position().turn(), Action::Move(m)).ok()?;
    }
    game.outcome().is_none().then_some(game)
}

/// The position after some random plies, if it is fair: equal material, and
/// nothing to take at once.
pub fn balanced(rules: &Ruleset, plies: usize, dice: &mut Random) -> Option<Position> {
    let game = walk(Game::new(*rules), Length::Plies(plies), dice)?;
    Some(*game.position()).filter(|pos| is_balanced(pos, rules))
}

fn is_balanced(pos: &Position, rules: &Ruleset) -> bool {
    let material = |color| (pos.men(color).count(), pos.kings(color).count());
    material(Color::White) == material(Color::Black)
        && !sorted_moves(pos, rules).iter().any(Move::is_capture)
}

/// The legal moves by their squares. A seed must mean the same moves even if
/// they are generated in another order one day.
#[must_use]
pub fn sorted_moves(pos: &Position, rules: &Ruleset) -> Vec<Move> {
    let mut moves = pos.legal_moves(rules).map(|moves| moves.to_vec()).unwrap_or_default();
    moves.sort_unstable_by(Move::cmp_by_squares);
    moves
}

#[cfg(test)]
mod tests {
    use damier_rules::variants;

    use super::*;

    #[test]
    fn a_walk_follows_its_seed_and_has_its_length() {
        let rules = variants::RUSSIAN;
        let walk = |seed, length| {
            let game = walk(Game::new(rules), length, &mut Random::new(seed));
            game.map(|game| game.moves().map(|(_, m)| m).collect::<Vec<_>>())
        };
        assert_eq!(walk(1, Length::Plies(8)), walk(1, Length::Plies(8)));
        assert_ne!(walk(1, Length::Plies(8)), walk(2, Length::Plies(8)));
        let plies = |seed, length| walk(seed, length).map_or(0, |moves| moves.len());
        assert!((0..20).all(|seed| plies(seed, Length::Plies(8)) == 8));
        assert!((0..20).all(|seed| plies(seed, Length::Choices(8)) >= 8));
        let is_longer = |seed| plies(seed, Length::Choices(8)) > 8;
        assert!((0..20).any(is_longer), "some captures are forced");
    }

    #[test]
    fn a_walk_that_comes_to_the_end_of_the_game_is_none() {
        let rules = variants::INTERNATIONAL;
        let pos = Position::from_fen("W:W28:B22", &rules).expect("a position");
        let game = Game::from_position(rules, pos);
        assert!(walk(game, Length::Plies(1), &mut Random::new(1)).is_none());
    }

    #[test]
    fn a_balanced_opening_is_fair() {
        let rules = variants::ENGLISH;
        let mut dice = Random::new(3);
        let found: Vec<Position> =
            (0..200).filter_map(|_| balanced(&rules, 7, &mut dice)).collect();
        assert!(found.len() > 20, "{}", found.len());
        assert!(found.iter().all(|pos| is_balanced(pos, &rules)));
    }
}
