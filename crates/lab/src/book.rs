//! Opening books, made by searching.

use std::collections::HashMap;
use std::convert::Infallible;

use damier_engine::book::{Book, Choice, MOST_PLIES, MOST_WEIGHT, Progress, Shape};
use damier_engine::{Control, Engine, Limits, Line, Options};
use damier_rules::{Action, Game, Move, Position, Ruleset};

/// How a book is made.
#[derive(Copy, Clone, Debug)]
pub struct Recipe {
    /// How many nodes each position is searched for.
    pub nodes: u64,
    /// How many plies it goes on; 20 at the most.
    pub plies: u8,
    /// For how many plies it follows whatever can be played, so that it has an
    /// answer; later it follows only its own moves.
    pub wide: u8,
    /// How much worse than the best a move may be, in hundredths of a man.
    pub margin: i32,
    /// How many moves a position may have.
    pub most: usize,
}

/// A search of few nodes fills no more.
const OPTIONS: Options = Options { hash_mib: 2, threads: 1 };

/// Moves with what they are worth, in hundredths of a man.
type Judged = Vec<(Move, i32)>;

/// A position with its legal moves, and what was found in it.
struct Searched {
    pos: Position,
    legal: Vec<Move>,
    judged: Judged,
}

/// Makes a book, and says how far it has come. The same recipe makes the same
/// book everywhere.
///
/// Every position that the book may have is searched, and those behind its last
/// moves; then moves are judged by what was found behind them.
#[must_use]
pub fn make(rules: &Ruleset, recipe: &Recipe, progress: &mut dyn FnMut(Progress)) -> Book {
    let plies = recipe.plies.clamp(1, MOST_PLIES);
    let shape = Shape { rules: *rules, plies, wide: recipe.wide.min(plies) };
    let mut engine = Engine::new(OPTIONS);
    let mut searched: Vec<Searched> = Vec::new();
    let Ok(draft) = Shape { plies: plies + 1, ..shape }.fill(|place, pos, legal| {
        progress(place);
        let judged = search(&mut engine, rules, pos, recipe);
        let choices = choose(&judged, legal, recipe);
        searched.push(Searched { pos: *pos, legal: legal.to_vec(), judged });
        Ok::<_, Infallible>(choices)
    });
    let mut hindsight = judge_again(&searched, &draft);
    let Ok(book) = shape.fill(|_, pos, legal| {
        // Captures may lead to a position on another ply than before.
        let judged =
            hindsight.entry(*pos).or_insert_with(|| search(&mut engine, rules, pos, recipe));
        Ok::<_, Infallible>(choose(judged, legal, recipe))
    });
    book
}

/// The best moves, as an engine without memories sees them. Where a capture may
/// be refused, that is among them.
fn search(engine: &mut Engine, rules: &Ruleset, pos: &Position, recipe: &Recipe) -> Judged {
    engine.forget();
    let limits = Limits { lines: recipe.most.max(1), ..Limits::nodes(recipe.nodes) };
    let game = Game::from_position(*rules, *pos);
    let found = engine.search(&game, &limits, &Control::new(), &mut |_| {});
    let lines = found.map(|found| found.lines).unwrap_or_default();
    let judged = |line: &Line| match line.actions[0] {
        Action::Move(m) => Some((m, line.score.centimen())),
        _ => None,
    };
    lines.iter().filter_map(judged).collect()
}

/// The moves of every position as they look from the end of the draft: a move
/// is worth what its best answer leaves of it.
fn judge_again(searched: &[Searched], draft: &Book) -> HashMap<Position, Judged> {
    let rules = draft.rules();
    let mut worths: HashMap<Position, i32> = HashMap::new();
    let mut hindsight = HashMap::new();
    // A position comes after those that lead to it.
    for Searched { pos, legal, judged } in searched.iter().rev() {
        let chosen = draft.choices(pos);
        let seen = |m: Move| judged.iter().find(|(other, _)| *other == m).map(|(_, worth)| *worth);
        let again: Judged = legal
            .iter()
            .filter_map(|&m| {
                let mut after = *pos;
                after.play_unchecked(rules, m);
                let behind = worths.get(&after).map(|worth| -worth);
                let is_chosen = chosen.iter().any(|choice| choice.m == m);
                Some((m, behind.or_else(|| seen(m).filter(|_| is_chosen))?))
            })
            .collect();
        let refusals = judged.iter().filter(|(m, _)| !legal.contains(m));
        let best = again.iter().chain(refusals).map(|(_, worth)| *worth).max();
        worths.insert(*pos, best.unwrap_or(0));
        hindsight.insert(*pos, again);
    }
    hindsight
}

/// The moves that are about as good as the best, weighted by how nearly.
fn choose(judged: &[(Move, i32)], legal: &[Move], recipe: &Recipe) -> Vec<Choice> {
    let mut near: Judged = judged.iter().filter(|(m, _)| legal.contains(m)).copied().collect();
    let Some(best) = near.iter().map(|(_, worth)| *worth).max() else {
        // The game is over, or a capture is best refused: nobody will ask.
        return legal.iter().take(1).map(|&m| Choice { m, weight: 1 }).collect();
    };
    let margin = recipe.margin.max(0);
    near.retain(|(_, worth)| best - worth <= margin);
    near.sort_by_key(|(_, worth)| -worth);
    near.truncate(recipe.most.max(1));
    near.sort_by(|(one, _), (other, _)| one.cmp_by_squares(other));
    let steps = i32::from(MOST_WEIGHT - 1);
    near.into_iter()
        .map(|(m, worth)| {
            let closeness = steps * (margin - (best - worth)) / margin.max(1);
            Choice { m, weight: 1 + closeness as u8 }
        })
        .collect()
}
