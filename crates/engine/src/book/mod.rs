//! Opening books: in every position the moves that are about as good as the
//! best, so that people do not meet the same game twice.
//!
//! They are made by this engine alone (`crates/lab`), and nothing uses them unless it is told
//! to: matches, measurements and analysis do not.

mod builtin;
mod error;
mod file;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use damier_rules::{Game, Key, Move, MoveList, Position, Ruleset};

use crate::random;

pub use error::BookError;
pub use file::MOST_PLIES;

/// The opening moves of one family of games.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Book {
    shape: Shape,
    /// In the order of the moves' squares, at least one in every position.
    choices: HashMap<Position, Vec<Choice>>,
}

/// A move of a book.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Choice {
    /// The move.
    pub m: Move,
    /// How often it is played, compared with the others: from 1 to 4.
    pub weight: u8,
}

/// The greatest weight of a choice.
pub const MOST_WEIGHT: u8 = 4;

impl Book {
    /// The book for a game that comes with the program, if there is one.
    #[must_use]
    pub fn of(rules: &Ruleset) -> Option<&'static Book> {
        builtin::find(rules)
    }

    /// Reads a book.
    ///
    /// # Errors
    ///
    /// [`BookError`] if these bytes are none.
    pub fn from_bytes(bytes: &[u8]) -> Result<Book, BookError> {
        file::read(bytes)
    }

    /// The bytes that [`Book::from_bytes`] reads.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        file::write(self)
    }

    /// The rules that it was made for.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        &self.shape.rules
    }

    /// Whether it is a book for this game: one with the same start, the same
    /// moves and the same aim as the game that it was made for. A game in which
    /// captures may be refused is another.
    #[must_use]
    pub fn fits(&self, rules: &Ruleset) -> bool {
        opens_like(self.rules(), rules)
    }

    /// How many positions it knows.
    #[must_use]
    pub fn n_positions(&self) -> usize {
        self.choices.len()
    }

    /// How many moves it has for all of them together.
    #[must_use]
    pub fn n_moves(&self) -> usize {
        self.choices.values().map(Vec::len).sum()
    }

    /// Its positions, in no particular order.
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        self.choices.keys()
    }

    /// What it would play in a position: nothing if it does not know it.
    #[must_use]
    pub fn choices(&self, pos: &Position) -> &[Choice] {
        self.choices.get(pos).map_or(&[], Vec::as_slice)
    }

    /// The move that a seed chooses, if the book knows the position, however
    /// the game came to it.
    #[must_use]
    pub fn pick(&self, game: &Game, seed: u64) -> Option<Move> {
        let choices = self.choices(game.position());
        let sum: u64 = choices.iter().map(|choice| u64::from(choice.weight)).sum();
        let mut at = random::mix(seed ^ Key::of(game.position()).0) % sum.max(1);
        let chosen = choices.iter().find(|choice| {
            let is_here = at < u64::from(choice.weight);
            at = at.saturating_sub(choice.weight.into());
            is_here
        })?;
        // Who was offended, and who may refuse to capture, has other choices,
        // and who touched a piece has fewer.
        let is_all = game.missed_capture().is_none()
            && !(chosen.m.is_capture() && game.rules().enforcement.refusing_is_a_move())
            && game.permitted_moves().is_ok_and(|moves| moves.contains(&chosen.m));
        is_all.then_some(chosen.m)
    }
}

/// Whether what is good at the beginning of one game is as good in the other.
fn opens_like(one: &Ruleset, other: &Ruleset) -> bool {
    one.move_rules() == other.move_rules()
        && one.goal == other.goal
        && one.enforcement.refusing_is_a_move() == other.enforcement.refusing_is_a_move()
        && Position::initial(one) == Position::initial(other)
}

/// How far the visit to all positions of a book has come.
#[derive(Copy, Clone, Debug)]
pub struct Progress {
    /// The ply that is looked at, from 0.
    pub ply: u8,
    /// How many plies are looked at.
    pub plies: u8,
    /// How many of its positions are done.
    pub done: usize,
    /// How many it has, some of them perhaps twice.
    pub all: usize,
}

/// Which positions a book has.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Shape {
    /// The rules that it is made for.
    pub rules: Ruleset,
    /// It ends after so many plies.
    pub plies: u8,
    /// For so many plies it has an answer to whatever is played, later only to
    /// its own moves.
    pub wide: u8,
}

impl Shape {
    /// Asks in every position of the book for its choices, the earliest
    /// positions first. Positions and moves always come in the same order, so
    /// that files need not name them. The choices are some of the legal moves, at
    /// least one, in the same order.
    ///
    /// # Errors
    ///
    /// The first that `choose` answers with.
    pub fn fill<E>(
        self,
        mut choose: impl FnMut(Progress, &Position, &[Move]) -> Result<Vec<Choice>, E>,
    ) -> Result<Book, E> {
        let rules = &self.rules;
        let mut choices: HashMap<Position, Vec<Choice>> = HashMap::new();
        let mut layer = vec![Position::initial(rules)];
        for ply in 0..self.plies {
            let mut next = Vec::new();
            let all = layer.len();
            for (done, pos) in layer.into_iter().enumerate() {
                let Some(legal) = legal_moves(&pos, rules) else { continue };
                if choices.contains_key(&pos) {
                    continue;
                }
                let chosen = choose(Progress { ply, plies: self.plies, done, all }, &pos, &legal)?;
                let followed = chosen.iter().map(|choice| choice.m);
                let after = |m| {
                    let mut after = pos;
                    after.play_unchecked(rules, m);
                    after
                };
                if ply < self.wide {
                    next.extend(legal.iter().copied().map(after));
                } else {
                    next.extend(followed.map(after));
                }
                choices.insert(pos, chosen);
            }
            layer = next;
        }
        Ok(Book { shape: self, choices })
    }
}

/// The legal moves in the order of their squares, if there are any and not more
/// than files can tell apart.
fn legal_moves(pos: &Position, rules: &Ruleset) -> Option<MoveList> {
    let mut legal = pos.legal_moves(rules).ok()?;
    legal.sort_by(Move::cmp_by_squares);
    (1..=file::MOST_MOVES).contains(&legal.len()).then_some(legal)
}
