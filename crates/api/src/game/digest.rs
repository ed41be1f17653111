//! What lists show of a game.

use damier_contract::Digest;

use crate::game::saved::Replayed;
use crate::game::{history, view};

/// What lists show of this game.
#[must_use]
pub fn digest(replayed: &Replayed) -> Digest {
    let game = &replayed.game;
    let moves = u32::try_from(game.moves().len()).unwrap_or(u32::MAX);
    let placement = history::placement(game.position(), game.rules());
    Digest { result: view::result(game.outcome()), moves, full_moves: full_moves(moves), placement }
}

/// How people count moves: one of each player is one, and so is the last one
/// that nobody answered.
#[must_use]
pub const fn full_moves(moves: u32) -> u32 {
    moves.div_ceil(2)
}
