//! Games of the engine with itself, careless enough to leave something to find.

use std::collections::{BTreeMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use damier_engine::{Control, Engine, Limits, Line, Random, Report};
use damier_rules::{Action, Color, Game, Move, Position, Ruleset};

use super::solver::engine;
use super::{CERTAINTY, Puzzle, Solver};
use crate::openings::{Length, walk};
use crate::pool::Pool;

/// What to make.
#[derive(Copy, Clone, Debug)]
pub struct Recipe {
    /// So many puzzles.
    pub count: usize,
    /// Where chance begins.
    pub seed: u64,
    /// Games played at once; the puzzles do not depend on it.
    pub threads: usize,
    /// Give up after so many games.
    pub most_games: u64,
}

/// Found for each that is kept.
const SURPLUS: usize = 2;
/// Puzzles whose ratings differ by less are about as hard.
const BAND: u32 = 100;

impl Recipe {
    const fn wanted(&self) -> usize {
        self.count.saturating_mul(SURPLUS)
    }
}

/// Nodes for a move of a game.
const CARELESS: u64 = 3_000;
/// A glance that promises less is not looked at again.
const PROMISE: i32 = 80;
const LONGEST_GAME: usize = 140;
/// After one puzzle, a game has to go on a little before the next.
const REST: usize = 6;
/// Who is so far ahead, in hundredths of a man, has won.
const DECIDED: i32 = 700;

/// Plays games until there are enough puzzles, the easiest first. `found`
/// hears after each game how many puzzles there are, and the game's number.
pub fn make(rules: &Ruleset, recipe: &Recipe, found: &mut dyn FnMut(usize, u64)) -> Vec<Puzzle> {
    let rules = rules.friendly();
    let is_enough = AtomicBool::new(false);
    let mut puzzles = Vec::new();
    let mut seen = HashSet::new();
    // In the order of the games, so that the first puzzles are the same however
    // many threads there are.
    Pool::new(recipe.threads).run_in_order(
        (0..recipe.most_games).take_while(|_| !is_enough.load(Relaxed)),
        || (engine(4), Solver::new(rules)),
        |(engine, solver), number| {
            let dice = Random::stream(recipe.seed, number);
            (number, play(&rules, engine, solver, dice))
        },
        |(number, of_game)| {
            let is_new = |puzzle: &Puzzle| seen.insert(as_white(&rules, &puzzle.start));
            puzzles.extend(of_game.into_iter().filter(is_new));
            found(puzzles.len(), number);
            is_enough.store(puzzles.len() >= recipe.wanted(), Relaxed);
        },
    );
    puzzles.truncate(recipe.wanted());
    spread(puzzles, recipe.count)
}

/// As many puzzles of each difficulty as there are: easy ones are far more
/// common, and would crowd out the others.
fn spread(mut puzzles: Vec<Puzzle>, count: usize) -> Vec<Puzzle> {
    let mut bands: BTreeMap<u32, Vec<Puzzle>> = BTreeMap::new();
    puzzles.reverse();
    for puzzle in puzzles {
        bands.entry(puzzle.rating / BAND).or_default().push(puzzle);
    }
    let mut chosen = Vec::new();
    while chosen.len() < count && bands.values().any(|band| !band.is_empty()) {
        chosen.extend(bands.values_mut().filter_map(Vec::pop));
    }
    chosen.truncate(count);
    chosen.sort_by_key(|puzzle| puzzle.rating);
    chosen
}

/// A position as the player with White would see it: no position comes twice,
/// whoever plays it.
fn as_white(rules: &Ruleset, start: &Position) -> String {
    let is_white = start.turn() == Color::White;
    let seen = if is_white { *start } else { start.flipped(rules) };
    seen.fen(rules)
}

fn play(
    rules: &Ruleset,
    engine: &mut Engine,
    solver: &mut Solver,
    mut dice: Random,
) -> Vec<Puzzle> {
    engine.forget();
    let opening = 4 + dice.below(6);
    let walked = walk(Game::new(*rules), Length::Plies(opening), &mut dice);
    let Some(mut game) = walked else { return Vec::new() };
    let mut puzzles = Vec::new();
    let mut rested = opening;
    for _ in opening..LONGEST_GAME {
        let Ok(legal) = game.permitted_moves() else { break };
        if legal.is_empty() || game.outcome().is_some() {
            break;
        }
        let limits = Limits { lines: 2, ..Limits::nodes(CARELESS) };
        let searched = engine.search(&game, &limits, &Control::new(), &mut |_| {});
        let Ok(glance) = searched else { break };
        let is_decided = |line: &Line| line.score.centimen().abs() > DECIDED;
        if glance.lines.len() > 1 && glance.lines.iter().all(is_decided) {
            break;
        }
        let is_looked_at = rested >= REST && is_promising(game.position(), &legal, &glance);
        if is_looked_at
            && let Some(puzzle) = solver.puzzle(game.position())
            && solver.is_sound(&puzzle, CERTAINTY)
        {
            puzzles.push(puzzle);
            rested = 0;
        }
        let choice = pick(&glance, &legal, &mut dice);
        rested += 1;
        let turn = game.position().turn();
        if game.apply(turn, Action::Move(choice)).is_err() {
            break;
        }
    }
    puzzles
}

fn is_promising(pos: &Position, legal: &[Move], glance: &Report) -> bool {
    let score = |line: usize| glance.lines.get(line).map(|line| line.score.centimen());
    let (Some(best), Some(second)) = (score(0), score(1)) else { return false };
    let is_quiet = !legal.iter().any(Move::is_capture);
    is_quiet && pos.occupied().count() > 3 && best >= PROMISE && best - second >= PROMISE
}

/// The best move, mostly.
fn pick(glance: &Report, legal: &[Move], dice: &mut Random) -> Move {
    let line = match dice.below(16) {
        0 | 1 => return legal[dice.below(legal.len())],
        2..=4 if glance.lines.len() > 1 => 1,
        _ => 0,
    };
    match glance.lines[line].actions[0] {
        Action::Move(m) => m,
        _ => legal[0],
    }
}
