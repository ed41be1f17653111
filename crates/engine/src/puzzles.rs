//! What counts as solving a puzzle: a move that wins enough, looked at for long
//! enough. Whoever makes puzzles and whoever asks about one must agree on it.

use damier_rules::{Game, Move, Position, Ruleset};

use crate::engine::{Engine, Options};
use crate::eval::Networks;
use crate::limits::{Control, Limits};

/// What a solution wins at least, in hundredths of a man.
pub const WIN: i32 = 150;
/// Nodes to see a solution.
pub const PATIENCE: u64 = 200_000;

/// Looks at moves that somebody tries in a puzzle.
#[derive(Debug)]
pub struct WinProver {
    rules: Ruleset,
    engine: Engine,
}

impl WinProver {
    /// For one game, by friendly rules. It counts men, for a network would
    /// tell the chance to win instead.
    #[must_use]
    pub fn new(rules: Ruleset) -> WinProver {
        let mut engine = Engine::new(Options { hash_mib: 16, threads: 1 });
        engine.set_networks(Networks::None);
        WinProver { rules: rules.friendly(), engine }
    }

    /// Whether a move wins as much as a solution has to.
    pub fn wins(&mut self, pos: &Position, m: Move, nodes: u64) -> bool {
        let mut after = *pos;
        if after.play(&self.rules, m).is_err() {
            return false;
        }
        let game = Game::from_position(self.rules, after);
        if let Some(outcome) = game.outcome() {
            return outcome.winner() == Some(pos.turn());
        }
        self.engine.forget();
        let found = self.engine.search(&game, &Limits::nodes(nodes), &Control::new(), &mut |_| {});
        found.is_ok_and(|found| -found.lines[0].score.centimen() >= WIN)
    }
}
