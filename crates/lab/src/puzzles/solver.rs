//! What makes a puzzle of a position: one move wins, and it can be shown.

use damier_engine::puzzles::{PATIENCE, WIN};
use damier_engine::{Control, Engine, Limits, Networks, Options, Report};
use damier_rules::{Action, Color, Game, Move, Position, Ruleset};

use super::Puzzle;

/// What any other move may promise at most, in hundredths of a man.
const NOTHING_MUCH: i32 = 100;
/// Nodes to be sure that there is no other.
pub const CERTAINTY: u64 = 600_000;
/// Nodes for the answer of the opponent.
const ANSWER: u64 = 40_000;
/// More than this many moves of the solver are too many.
const LONGEST: usize = 6;

/// What a side's pieces count, in men.
#[must_use]
pub fn worth(pos: &Position, color: Color) -> i32 {
    (pos.men(color).count() + 3 * pos.kings(color).count()).cast_signed()
}

fn balance(pos: &Position, color: Color) -> i32 {
    worth(pos, color) - worth(pos, !color)
}

/// Finds the puzzles of one game, and whether they are sound.
#[derive(Debug)]
pub struct Solver {
    rules: Ruleset,
    engine: Engine,
}

/// The only good move of a position.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct OnlyMove {
    /// The move.
    pub m: Move,
    /// Whether other squares to end the same capture on win as well.
    pub lands_freely: bool,
    /// So many nodes were searched before it was seen for good.
    pub seen_after: u64,
}

/// An engine that counts men: by how many a solution wins is what makes it one,
/// and a network would tell the chance to win instead.
pub(super) fn engine(hash_mib: usize) -> Engine {
    let mut engine = Engine::new(Options { hash_mib, threads: 1 });
    engine.set_networks(Networks::None);
    engine
}

impl Solver {
    /// One for this game, played by its friendly rules.
    #[must_use]
    pub fn new(rules: Ruleset) -> Solver {
        let rules = rules.friendly();
        Solver { rules, engine: engine(16) }
    }

    /// The only good move here, if there is just one and others to choose.
    pub fn only_move(&mut self, pos: &Position, nodes: u64) -> Option<OnlyMove> {
        let legal = pos.legal_moves(&self.rules).ok()?;
        let (found, seen_after) = self.search(pos, nodes, 2)?;
        let best = move_of(&found, 0)?;
        if found.lines[0].score.centimen() < WIN {
            return None;
        }
        let is_twin = |m: &Move| m.from == best.from && m.captured == best.captured;
        let twins = legal.iter().filter(|m| m.is_capture() && is_twin(m)).count();
        let lands_freely = twins > 1;
        let found = if lands_freely { self.search(pos, nodes, twins + 1)?.0 } else { found };
        for (i, line) in found.lines.iter().enumerate().skip(1) {
            let is_good = line.score.centimen() > NOTHING_MUCH;
            let is_close = line.score.centimen() > found.lines[0].score.centimen() - WIN;
            let twin = lands_freely && move_of(&found, i).is_some_and(|m| is_twin(&m));
            // Where the landing matters, the solver would have to guess.
            if twin == (is_good || is_close) {
                continue;
            }
            return None;
        }
        Some(OnlyMove { m: best, lands_freely, seen_after })
    }

    /// Whether each move of the solver is the only good one, looked at for this
    /// many nodes.
    pub fn is_sound(&mut self, puzzle: &Puzzle, nodes: u64) -> bool {
        let mut pos = puzzle.start;
        for (i, &m) in puzzle.solution.iter().enumerate() {
            let Ok(choices) = pos.legal_moves(&self.rules) else { return false };
            if i % 2 == 0 && choices.len() > 1 {
                // What was seen before must not change what is seen now.
                self.engine.forget();
                if self.only_move(&pos, nodes).map(|only| only.m) != Some(m) {
                    return false;
                }
            }
            pos.play_unchecked(&self.rules, m);
        }
        true
    }

    /// The puzzle that begins here, if one does.
    pub fn puzzle(&mut self, start: &Position) -> Option<Puzzle> {
        let legal = start.legal_moves(&self.rules).ok()?;
        if legal.len() < 3 || legal.iter().any(Move::is_capture) {
            return None;
        }
        self.engine.forget();
        let solver = start.turn();
        let first = self.only_move(start, PATIENCE)?;
        let mut pos = *start;
        let mut solution = Vec::new();
        let mut effort = Effort { nodes: first.seen_after, choices: legal.len(), moves: 0 };
        let mut only = first;
        for _ in 0..LONGEST {
            solution.push(only.m);
            pos.play_unchecked(&self.rules, only.m);
            effort.moves += 1;
            let game = Game::from_position(self.rules, pos);
            let answers = pos.legal_moves(&self.rules).ok()?;
            let is_calm = !answers.iter().any(Move::is_capture);
            // A man that walks to the far row is no puzzle: something has to be taken.
            let has_fought = solution.iter().any(Move::is_capture);
            let is_ahead = balance(&pos, solver) > balance(start, solver);
            let has_won = is_calm && has_fought && is_ahead;
            if game.outcome().is_some() || has_won {
                let rating = effort.rating();
                return Some(Puzzle { start: *start, solution, rating });
            }
            if only.lands_freely {
                return None;
            }
            let (answer, _) = self.search(&pos, ANSWER, 1)?;
            let answer = move_of(&answer, 0)?;
            solution.push(answer);
            pos.play_unchecked(&self.rules, answer);
            let choices = pos.legal_moves(&self.rules).ok()?;
            only = match choices.as_slice() {
                [] => return None,
                [m] => OnlyMove { m: *m, lands_freely: false, seen_after: 0 },
                _ => self.only_move(&pos, PATIENCE)?,
            };
            if choices.len() > 1 {
                effort.choices += choices.len();
            }
        }
        None
    }

    /// A search, and after how many nodes its best move was there for good.
    fn search(&mut self, pos: &Position, nodes: u64, lines: usize) -> Option<(Report, u64)> {
        let game = Game::from_position(self.rules, *pos);
        let limits = Limits { lines, ..Limits::nodes(nodes) };
        let mut seen: Option<(Action, u64)> = None;
        let found = self
            .engine
            .search(&game, &limits, &Control::new(), &mut |report| {
                if seen.is_none_or(|(action, _)| action != report.best()) {
                    seen = Some((report.best(), report.nodes));
                }
            })
            .ok()?;
        let after = seen.filter(|(action, _)| *action == found.best()).map(|(_, nodes)| nodes);
        Some((found, after.unwrap_or(nodes)))
    }
}

fn move_of(found: &Report, line: usize) -> Option<Move> {
    match found.lines.get(line)?.actions.first()? {
        Action::Move(m) => Some(*m),
        _ => None,
    }
}

/// What it takes to solve a puzzle.
struct Effort {
    /// Nodes until the first move was seen.
    nodes: u64,
    /// Moves to choose from, over all moves of the solver.
    choices: usize,
    /// Moves of the solver.
    moves: u32,
}

impl Effort {
    fn rating(&self) -> u32 {
        let nodes = (self.nodes.max(50) as f64 / 50.0).log2();
        let choices = (self.choices as f64).min(40.0);
        let rating = 250.0 + 95.0 * nodes + 12.0 * choices + 130.0 * f64::from(self.moves);
        // The estimate is too rough for a last digit.
        (rating.clamp(400.0, 2600.0) / 10.0).round() as u32 * 10
    }
}
