//! Puzzles: what is to be said of a move that is not the solution.

use damier_engine::puzzles::{Judge, PATIENCE};
use damier_rules::{Action, Event};
use serde::Serialize;

use crate::problem::{Problem, ProblemKind};
use crate::saved::Replayed;

/// What a move is worth to the solver of a puzzle.
#[derive(Copy, Clone, Debug, Serialize)]
pub struct Tried {
    /// Whether it wins as much as a solution has to.
    pub wins: bool,
}

/// Looks at a move as those do who make puzzles.
pub(crate) fn tried(replayed: &Replayed, action: &str) -> Result<Tried, Problem> {
    let (pos, rules) = (replayed.game.position(), replayed.game.rules());
    let line = format!("{} {action}", pos.turn());
    let Some(Event::Did { action: Action::Move(m), .. }) = Event::parse(&line, rules.board) else {
        return Err(Problem::new(ProblemKind::Unreadable, format!("no move {action:?}")));
    };
    Ok(Tried { wins: Judge::new(*rules).wins(pos, m, PATIENCE) })
}
