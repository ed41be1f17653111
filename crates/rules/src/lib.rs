//! Rules of draughts: positions, legal moves and why, games, outcomes.
//!
//! Rules are data. A [`Ruleset`] is a plain value of independent fields; the
//! games of the world and of the printed leaflets are values in [`variants`],
//! and a house rule is just another value.

#![no_std]
#![cfg_attr(not(test), warn(clippy::unwrap_used))]

extern crate alloc;

#[cfg(feature = "arbitrary")]
mod arbitrary;
mod articles;
mod bitboard;
mod color;
pub mod editions;
mod explain;
mod fen;
mod game;
mod geometry;
mod house;
mod movegen;
mod moves;
mod movetext;
mod outcome;
mod position;
mod routes;
mod ruleset;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod square;
pub mod variants;
mod zobrist;

#[cfg(feature = "arbitrary")]
pub use arbitrary::ArbitraryGame;
pub use articles::{Article, Articles, Topic};
pub use bitboard::{Bitboard, Bits};
pub use color::{ByColor, Color};
pub use explain::{Explanation, Fault, Remark};
pub use fen::{Fen, FenError, FenProblem, ParseFenError};
pub use game::{Action, Event, Game, LogError, MissedCapture, Refusal, ReplayError};
pub use geometry::{Corner, Direction, Geometry};
pub use house::{Contradiction, FIELDS, HouseField, ParseRulesetError};
pub use movegen::{Leaves, perft};
pub use moves::{MAX_MOVES, Move, MoveList, TooComplex};
pub use movetext::{Attempt, MoveTextError, Notation, ParseMoveError};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use position::{IllegalMove, KingWalk, Piece, Position, Role};
pub use routes::Route;
pub use ruleset::{
    CaptureAxes, Criterion, Endings, Enforcement, FewKings, Goal, Guard, KingLanding, KingRange,
    ManCaptures, ManTakesKing, Offence, Precedence, Promotion, Removal, Repetition, Reversal,
    Ruleset, Touch, Verdict,
};
pub use setup::{Setup, SetupErrors};
pub use square::{Algebraic, Square};
pub use zobrist::Key;
