//! Games that are played: long ones, by the rules of a few editions, made once
//! before anything is measured.

use damier_rules::{Action, Color, Event, Game, Move, Ruleset, Touch, variants};

/// So many different games there are; each is played at many boards.
const GAMES: usize = 24;
/// So often another one is tried for each ruleset.
const TRIES: u64 = 8;

/// What is played at one board.
#[derive(Clone, Debug)]
pub(crate) struct Script {
    /// The rules, as a header has them.
    pub(crate) rules: String,
    pub(crate) plies: Vec<Ply>,
}

/// One move.
#[derive(Clone, Debug)]
pub(crate) struct Ply {
    pub(crate) is_white: bool,
    /// As it is sent.
    pub(crate) action: String,
    /// As it stands in the log.
    pub(crate) line: String,
}

/// Games of at most `longest` moves, the longest that were found; the same ones
/// every time.
pub(crate) fn long_games(longest: usize) -> Vec<Script> {
    let mut found: Vec<Script> = variants::ALL
        .iter()
        .flat_map(|variant| (0..TRIES).map(move |seed| (variant.rules, seed)))
        // Nobody has to touch before he moves: one action a move.
        .filter_map(|(rules, seed)| play(Ruleset { touch: Touch::Free, ..rules }, seed, longest))
        .collect();
    found.sort_by_key(|script| std::cmp::Reverse(script.plies.len()));
    found.truncate(GAMES);
    found
}

/// `None` if the rules make positions whose moves are too many to list.
fn play(rules: Ruleset, seed: u64, longest: usize) -> Option<Script> {
    let mut random = Random::new(seed);
    let mut game = Game::new(rules);
    let mut plies = Vec::new();
    while game.outcome().is_none() && plies.len() < longest {
        let player = game.position().turn();
        let m = calm_move(&game, &mut random)?;
        let action = Action::Move(m);
        let line = Event::Did { player, action }.to_string();
        game.apply(player, action).ok()?;
        plies.push(Ply { is_white: player == Color::White, action: action.to_string(), line });
    }
    Some(Script { rules: rules.to_string(), plies })
}

/// One after which little is taken and the game goes on, so that games take long.
fn calm_move(game: &Game, random: &mut Random) -> Option<Move> {
    let moves = game.position().legal_moves(game.rules()).ok()?;
    let cost = |m: &Move| {
        let mut next = game.clone();
        let player = next.position().turn();
        if next.apply(player, Action::Move(*m)).is_err() {
            return u32::MAX;
        }
        if next.outcome().is_some() {
            return 1000;
        }
        let replies = next.position().legal_moves(next.rules());
        let taken = |reply: &Move| reply.captured.count();
        replies.map_or(0, |replies| replies.iter().map(taken).max().unwrap_or(0))
    };
    let costs: Vec<u32> = moves.iter().map(cost).collect();
    let least = *costs.iter().min()?;
    let calm: Vec<&Move> =
        moves.iter().zip(&costs).filter(|(_, cost)| **cost == least).map(|(m, _)| m).collect();
    calm.get(random.below(calm.len())).map(|m| **m)
}

/// SplitMix64: numbers that look random and can be had again.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) const fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(crate) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Less than `bound`; 0 if that is 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % (bound.max(1) as u64)).unwrap_or(0)
    }

    /// From 0 up to 1.
    pub(crate) fn fraction(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn games_are_long_and_of_several_rulesets() {
        let games = long_games(400);
        assert_eq!(games.len(), GAMES);
        let rules: HashSet<&str> = games.iter().map(|game| game.rules.as_str()).collect();
        assert!(rules.len() >= 4, "{rules:?}");
        eprintln!(
            "{:?}",
            games.iter().map(|g| (g.plies.len(), g.rules.clone())).collect::<Vec<_>>()
        );
        let shortest = games.iter().map(|game| game.plies.len()).min();
        assert!(shortest >= Some(100), "{shortest:?}");
    }
}
