//! How fast evaluations are: each alone, and within a search.

use std::hint::black_box;
use std::time::Duration;

use damier_engine::{
    Control, Engine, Evaluator, Limits, Network, Networks, Options, Tunables, bench_games,
};
use damier_rules::{Game, MoveList, Position, Ruleset};

/// The widths that are compared with the evaluation written by hand.
const WIDTHS: [usize; 4] = [32, 64, 128, 256];
/// What the machine does besides slows some rounds down: the best one counts.
const ROUNDS: u32 = 3;
/// The nodes of one search.
const NODES: u64 = 100_000;
/// How deep the tree is whose positions are judged one by one.
const DEPTH: usize = 3;
/// How long they are judged, at least.
const LONG_ENOUGH: Duration = Duration::from_millis(50);

/// How fast one evaluation is.
#[derive(Copy, Clone, Debug)]
pub struct Speed {
    /// The hidden neurons of the network; `None` for the evaluation by hand.
    pub hidden: Option<usize>,
    /// Nanoseconds to judge a position after the one before it in the tree.
    pub nanoseconds: f64,
    /// Nodes per second of a search that judges by it.
    pub nodes_per_second: f64,
}

/// Measures the evaluation by hand and untrained networks, by those
/// positions of the bench that belong to its first game. They take turns, so that whatever slows the machine
/// down slows all of them down; `clock` tells the time, best that of this
/// thread only.
pub fn speeds(clock: &dyn Fn() -> Duration) -> Vec<Speed> {
    let mut games: Vec<Game> = bench_games().map(|(_, game, _)| game).collect();
    let Some(rules) = games.first().map(|game| *game.rules()) else {
        return Vec::new();
    };
    games.retain(|game| *game.rules() == rules);
    let trees: Vec<Vec<(Position, usize)>> = games.iter().map(|game| tree(game, &rules)).collect();
    let networks = WIDTHS.map(|hidden| Network::sample(&rules, hidden, 1));
    let mut contenders: Vec<(Option<Network>, Speed)> = [None]
        .into_iter()
        .chain(networks)
        .map(|network| {
            let hidden = network.as_ref().map(Network::hidden);
            (network, Speed { hidden, nanoseconds: f64::INFINITY, nodes_per_second: 0.0 })
        })
        .collect();
    for _ in 0..ROUNDS {
        for (network, speed) in &mut contenders {
            let alone = nanoseconds(clock, &rules, network.as_ref(), &trees);
            speed.nanoseconds = speed.nanoseconds.min(alone);
            let networks = network.clone().map_or(Networks::None, Networks::Only);
            let searching = nodes_per_second(clock, networks, &games);
            speed.nodes_per_second = speed.nodes_per_second.max(searching);
        }
    }
    contenders.into_iter().map(|(_, speed)| speed).collect()
}

/// The quiet positions of a small tree in the order of a search, each with its
/// distance from the root.
fn tree(game: &Game, rules: &Ruleset) -> Vec<(Position, usize)> {
    let mut found = Vec::new();
    grow(*game.position(), 0, rules, &mut found);
    found
}

fn grow(pos: Position, ply: usize, rules: &Ruleset, found: &mut Vec<(Position, usize)>) {
    let mut moves = MoveList::new();
    if ply > 2 * DEPTH || pos.legal_moves_into(rules, &mut moves).is_err() {
        return;
    }
    let captures = moves.first().is_some_and(|m| m.is_capture());
    if !captures {
        found.push((pos, ply));
    }
    if ply < DEPTH || captures {
        for &m in moves.iter() {
            let mut child = pos;
            child.play_unchecked(rules, m);
            grow(child, ply + 1, rules, found);
        }
    }
}

fn nanoseconds(
    clock: &dyn Fn() -> Duration,
    rules: &Ruleset,
    network: Option<&Network>,
    trees: &[Vec<(Position, usize)>],
) -> f64 {
    let mut evaluator = Evaluator::new(rules, network, Tunables::default());
    let mut count = 0_usize;
    let start = clock();
    while clock() - start < LONG_ENOUGH {
        for (pos, ply) in trees.iter().flatten() {
            black_box(evaluator.evaluate(black_box(pos), *ply));
            count += 1;
        }
    }
    (clock() - start).as_nanos() as f64 / count.max(1) as f64
}

fn nodes_per_second(clock: &dyn Fn() -> Duration, networks: Networks, games: &[Game]) -> f64 {
    let mut engine = Engine::new(Options { hash_mib: 16, threads: 1 });
    engine.set_networks(networks);
    let (mut nodes, mut elapsed) = (0, Duration::ZERO);
    for game in games {
        engine.forget();
        let start = clock();
        if let Ok(found) = engine.search(game, &Limits::nodes(NODES), &Control::new(), &mut |_| {})
        {
            nodes += found.nodes;
            elapsed += clock() - start;
        }
    }
    nodes as f64 / elapsed.as_secs_f64().max(1e-9)
}
