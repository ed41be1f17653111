//! Rules of draughts: positions, legal moves and why, games, outcomes.
//!
//! Rules are data. A [`Ruleset`] is a plain value of independent fields; the
//! games of the world and of the printed leaflets are values in [`variants`],
//! and a house rule is just another value.
//!
//! ```
//! use damier_rules::{Position, Ruleset, variants};
//!
//! let rules = variants::ENGLISH;
//! let pos = Position::from_fen("W:W18:B7,14,15", &rules)?;
//! let moves: Vec<String> = pos.legal_moves(&rules)?.iter().map(|m| m.to_string()).collect();
//! assert_eq!(moves, ["18x9{14}", "18x2{7,15}=K"]);
//!
//! // The same position where as many pieces as possible must be taken.
//! let ours: Ruleset = "english/count".parse()?;
//! assert_eq!(pos.legal_moves(&ours)?.len(), 1);
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Game`] referees what players do, by events; a move that is not allowed
//! is refused with a typed reason and the article behind it:
//!
//! ```
//! use damier_rules::{Article, Attempt, Explanation, Fault, Position, variants};
//!
//! let rules = variants::JUMBO;
//! let pos = Position::from_fen("W:W22:B28", &rules)?;
//! let attempt = Attempt::parse("22-17", rules.board)?;
//! let Explanation::Illegal(fault) = pos.explain(&rules, &attempt) else { panic!() };
//! assert!(matches!(&fault, Fault::MustCapture(pieces) if pieces.len() == 1));
//! assert_eq!(fault.article(&rules), Article::Number(4));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! * `serde`: text forms of [`Ruleset`], [`Color`], [`Square`] and [`Move`].
//! * `arbitrary`: random but consistent rulesets and games, for fuzzing.

#![no_std]

extern crate alloc;

/// Runs the README's examples.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

#[cfg(feature = "arbitrary")]
mod arbitrary;
mod articles;
mod bitboard;
mod color;
mod contradiction;
pub mod editions;
mod explain;
mod fen;
mod fields;
mod game;
mod geometry;
pub mod leaflets;
mod movegen;
mod moves;
mod movetext;
mod normal_form;
mod outcome;
mod position;
mod routes;
mod ruleset;
mod ruleset_text;
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
pub use contradiction::Contradiction;
pub use explain::{Explanation, Fault, Remark};
pub use fen::{Fen, FenError, FenProblem, ParseFenError};
pub use fields::{CRITERIA, FIELDS, HouseField};
pub use game::{Action, Event, Game, History, LogError, MissedCapture, Ply, Refusal, ReplayError};
pub use geometry::{Corner, Direction, Geometry};
pub use movegen::{Generator, Leaves, perft};
pub use moves::{MAX_MOVES, Move, MoveList, TooComplex};
pub use movetext::{Attempt, MoveTextError, Notation, ParseMoveError};
pub use normal_form::{MoveRules, TableRules};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use position::{IllegalMove, KingWalk, Piece, Position, Role};
pub use routes::Route;
pub use ruleset::{
    CaptureAxes, Criterion, Endings, Enforcement, FewKings, Goal, Guard, KingLanding, KingRange,
    ManCaptures, ManTakesKing, Offence, Precedence, Promotion, Removal, Repetition, Reversal,
    Ruleset, Touch, Verdict,
};
pub use ruleset_text::ParseRulesetError;
pub use setup::{Setup, SetupErrors};
pub use square::{Algebraic, Square};
pub use zobrist::Key;
