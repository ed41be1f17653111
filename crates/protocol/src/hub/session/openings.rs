use std::hash::{BuildHasher, RandomState};

use damier_engine::book::Book;
use damier_rules::{Game, Move};

/// Which openings are played in a game.
#[derive(Copy, Clone, Debug)]
pub(super) struct Openings {
    /// What was asked for: the same for every game, or others every time if it
    /// is 0.
    wanted: u32,
    seed: u64,
}

impl Openings {
    pub(super) fn new(wanted: u32) -> Openings {
        // Programs ask for a book to see other games, and seldom set a seed.
        let seed = if wanted == 0 { RandomState::new().hash_one(0) } else { wanted.into() };
        Openings { wanted, seed }
    }

    pub(super) fn of_next_game(self) -> Openings {
        Openings::new(self.wanted)
    }

    /// The move of the book, if it knows the position.
    pub(super) fn pick(self, game: &Game) -> Option<Move> {
        Book::of(game.rules())?.pick(game, self.seed)
    }
}
