//! Puzzles: what is to be said of a move that is not the solution.

use damier_contract::Tried;
use damier_engine::puzzles::{PATIENCE, WinProver};
use damier_rules::Action;

use crate::game::saved::Replayed;
use crate::problem::Problem;

/// Looks at a move as those do who make puzzles.
pub(crate) fn tried(replayed: &Replayed, action: &str) -> Result<Tried, Problem> {
    let (pos, rules) = (replayed.game.position(), replayed.game.rules());
    let Some(Action::Move(m)) = Action::parse(action, rules.board) else {
        return Err(Problem::unreadable(format!("no move {action:?}")));
    };
    Ok(Tried { wins: WinProver::new(*rules).wins(pos, m, PATIENCE) })
}
