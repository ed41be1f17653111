//! Puzzles out of the engine's games with itself.
//!
//! A puzzle begins where nothing can be captured yet, and one move wins where
//! no other does. The solution goes on as long as every move of the solver is
//! the only good one, and ends when what was won is off the board.

mod generate;
mod solver;

use std::fmt;
use std::str::FromStr;

use damier_rules::{Action, Event, Move, Position, Ruleset};

pub use damier_engine::puzzles::PATIENCE;
pub use generate::{Recipe, make};
pub use solver::{CERTAINTY, OnlyMove, Solver, worth};

/// A position, the moves that solve it, and how hard they are to find.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// Where it begins, the solver to move.
    pub start: Position,
    /// The solver's moves and the answers to them; the solver has the first
    /// and the last.
    pub solution: Vec<Move>,
    /// From about 400, which a child finds, to about 2400.
    pub rating: u32,
}

impl Puzzle {
    /// One line of a file: `FEN;moves;rating`.
    #[must_use]
    pub fn line(&self, rules: &Ruleset) -> String {
        let moves: Vec<String> = self.solution.iter().map(ToString::to_string).collect();
        format!("{};{};{}", self.start.fen(rules), moves.join(" "), self.rating)
    }

    /// Reads a line of a file. The moves are played, so that they are legal.
    ///
    /// # Errors
    ///
    /// [`BadPuzzle`] if the line is no puzzle by these rules.
    pub fn parse(line: &str, rules: &Ruleset) -> Result<Puzzle, BadPuzzle> {
        let mut parts = line.split(';');
        let (Some(fen), Some(moves), Some(rating), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(BadPuzzle("expected FEN;moves;rating".to_owned()));
        };
        let start = Position::from_fen(fen, rules).map_err(|error| BadPuzzle(error.to_string()))?;
        let rating = u32::from_str(rating).map_err(|error| BadPuzzle(error.to_string()))?;
        let mut pos = start;
        let mut solution = Vec::new();
        for text in moves.split(' ') {
            let line = format!("{} {text}", pos.turn());
            let Some(Event::Did { action: Action::Move(m), .. }) = Event::parse(&line, rules.board)
            else {
                return Err(BadPuzzle(format!("no move {text:?}")));
            };
            pos.play(rules, m).map_err(|error| BadPuzzle(format!("{text}: {error}")))?;
            solution.push(m);
        }
        Ok(Puzzle { start, solution, rating })
    }
}

/// Error when a line is no puzzle.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BadPuzzle(String);

impl fmt::Display for BadPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no puzzle: {}", self.0)
    }
}

impl std::error::Error for BadPuzzle {}
