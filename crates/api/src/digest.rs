//! What lists show of a game.

use damier_rules::Outcome;
use serde::Serialize;

use crate::history;
use crate::saved::Replayed;

/// What lists show of a game.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Digest {
    /// `*` while it goes on, else `2-0`, `1-1` or `0-2`.
    pub result: &'static str,
    /// The moves that stand, of either player.
    pub moves: u32,
    /// The same as people count them.
    pub full_moves: u32,
    /// The board now, a character for each square: `.wWbB`.
    pub placement: String,
}

impl Digest {
    /// What lists show of this game.
    #[must_use]
    pub fn of(replayed: &Replayed) -> Digest {
        let game = &replayed.game;
        let result = game.outcome().map_or("*", Outcome::points);
        let moves = u32::try_from(game.moves().len()).unwrap_or(u32::MAX);
        let placement = history::placement(game.position(), game.rules());
        Digest { result, moves, full_moves: full_moves(moves), placement }
    }
}

/// How people count moves: one of each player is one, and so is the last one
/// that nobody answered.
#[must_use]
pub const fn full_moves(moves: u32) -> u32 {
    moves.div_ceil(2)
}
