//! How far the levels lie apart: a round robin of near neighbours, and ratings
//! that explain its results.

use damier_engine::{Control, Level, Limits, Options, Player, Random};
use damier_rules::{Color, Game, Outcome, Ruleset};

use crate::openings;
use crate::pool::Pool;

/// A game longer than this is drawn.
const MOST_PLIES: usize = 300;
/// By odd rules there may be no balanced opening: then games begin at the start.
const OPENING_TRIES: usize = 1_000;

/// What two levels scored against each other.
#[derive(Copy, Clone, Debug)]
pub struct Pairing {
    /// The weaker level.
    pub weaker: Level,
    /// The stronger one.
    pub stronger: Level,
    /// Games that the stronger level won, drew and lost.
    pub results: [u32; 3],
}

impl Pairing {
    /// The stronger level's share of the points.
    #[must_use]
    pub fn score(&self) -> f64 {
        let [won, drawn, lost] = self.results.map(f64::from);
        (won + drawn / 2.0) / (won + drawn + lost).max(1.0)
    }
}

/// How a round robin is played.
#[derive(Copy, Clone, Debug)]
pub struct Terms {
    /// Games of each pairing; colors change after each.
    pub games: u32,
    /// The nodes of the full strength, which has no limit of its own.
    pub full_nodes: u64,
    /// Random plies before the players begin.
    pub opening_plies: u32,
    /// How many games are played at once.
    pub threads: usize,
    /// Where chance begins.
    pub seed: u64,
}

/// Plays each of these levels against the next two. `played` hears of every
/// game that is over: how many are, and of how many.
pub fn round_robin(
    rules: &Ruleset,
    levels: &[Level],
    terms: &Terms,
    played: &mut dyn FnMut(usize, usize),
) -> Vec<Pairing> {
    let mut pairings = Vec::new();
    for (i, &weaker) in levels.iter().enumerate() {
        for &stronger in levels.iter().skip(i + 1).take(2) {
            pairings.push(Pairing { weaker, stronger, results: [0; 3] });
        }
    }
    let total = pairings.len() * terms.games as usize;
    let pairing_of = |game: usize| game / terms.games as usize;
    let mut results = pairings.clone();
    let mut done = 0;
    Pool::new(terms.threads).run(
        // The longest games come first, so that no thread is late.
        (0..total).rev(),
        || {
            let options = Options { hash_mib: 8, threads: 1 };
            [0, 1].map(|_| Player::new(Level::FULL, options, 0))
        },
        |players, game| {
            let won = play(rules, &pairings[pairing_of(game)], terms, game as u64, players);
            (game, won)
        },
        |(game, won)| {
            let slot = won.map_or(1, |won| if won { 0 } else { 2 });
            results[pairing_of(game)].results[slot] += 1;
            done += 1;
            played(done, total);
        },
    );
    results
}

/// Whether the stronger player won; `None` for a draw.
fn play(
    rules: &Ruleset,
    pairing: &Pairing,
    terms: &Terms,
    number: u64,
    players: &mut [Player; 2],
) -> Option<bool> {
    let mut dice = Random::stream(terms.seed, number / 2);
    let mut game = opening(rules, terms.opening_plies, &mut dice);
    let seeds = [dice.number(), dice.number()];
    for (player, (level, seed)) in
        players.iter_mut().zip([pairing.weaker, pairing.stronger].into_iter().zip(seeds))
    {
        player.set_level(level);
        player.set_limits(Limits::nodes(terms.full_nodes));
        player.start_anew(seed);
    }
    let strong = if number.is_multiple_of(2) { Color::White } else { Color::Black };
    for _ in 0..MOST_PLIES {
        if game.outcome().is_some() || game.claimable_draw().is_some() {
            break;
        }
        let turn = game.position().turn();
        let player = &mut players[usize::from(turn == strong)];
        let action = player.act(&game, &Control::new()).ok()?.action;
        game.apply(turn, action).ok()?;
    }
    match game.outcome() {
        Some(Outcome::Win { winner, .. }) => Some(winner == strong),
        _ => None,
    }
}

/// A game after some random moves that favor nobody.
fn opening(rules: &Ruleset, plies: u32, dice: &mut Random) -> Game {
    let found = (0..OPENING_TRIES).find_map(|_| openings::balanced(rules, plies as usize, dice));
    found.map_or_else(|| Game::new(*rules), |pos| Game::from_position(*rules, pos))
}

/// Elo ratings that explain the results best, the first level at 0. A draw
/// counts as half a win.
#[must_use]
pub fn ratings(levels: &[Level], pairings: &[Pairing]) -> Vec<f64> {
    let mut ratings = vec![0.0; levels.len()];
    let place = |level: Level| levels.iter().position(|&l| l == level).unwrap_or(0);
    for _ in 0..20_000 {
        let mut pull = vec![0.0; levels.len()];
        let mut weight = vec![1e-9; levels.len()];
        for pairing in pairings {
            let (weak, strong) = (place(pairing.weaker), place(pairing.stronger));
            let expected = 1.0 / (1.0 + 10_f64.powf((ratings[weak] - ratings[strong]) / 400.0));
            let games = f64::from(pairing.results.iter().sum::<u32>());
            // Half a drawn game more keeps a clean sweep from meaning infinity.
            let score = (pairing.score() * games + 0.25) / (games + 0.5);
            pull[strong] += games * (score - expected);
            pull[weak] -= games * (score - expected);
            weight[strong] += games;
            weight[weak] += games;
        }
        for (rating, (pull, weight)) in ratings.iter_mut().zip(pull.iter().zip(&weight)) {
            *rating += 400.0 * pull / weight;
        }
    }
    let first = ratings.first().copied().unwrap_or(0.0);
    ratings.iter().map(|rating| rating - first).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_explain_results() {
        let levels: Vec<Level> = Level::all().take(3).collect();
        // Three to one is 191 points.
        let pairing = |weak: usize, strong: usize, results| Pairing {
            weaker: levels[weak],
            stronger: levels[strong],
            results,
        };
        let pairings = [pairing(0, 1, [6_000, 3_000, 1_000]), pairing(1, 2, [7_500, 0, 2_500])];
        let ratings = ratings(&levels, &pairings);
        assert!((ratings[1] - 190.8).abs() < 1.0, "{ratings:?}");
        assert!((ratings[2] - 381.7).abs() < 1.5, "{ratings:?}");
    }
}
