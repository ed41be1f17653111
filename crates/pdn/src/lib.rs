//! Portable Draughts Notation: games in files.
//!
//! Lenient in, strict out. [`read`] streams a file to a [`Visitor`];
//! [`read_games`] keeps the games as [`Record`]s.

mod check;
mod encoding;
mod gametype;
mod leaflet;
mod lexer;
mod outcome;
mod place;
mod problem;
mod reader;
mod tree;
mod writer;
mod written;

pub use check::{Checked, GameFault, GameFaultKind};
pub use encoding::Encoding;
pub use gametype::{FirstCorner, GameType, NotationKind, ParseGameTypeError};
pub use outcome::{GameResult, Scale};
pub use place::Place;
pub use problem::{Limits, Problem};
pub use reader::{Visitor, read};
pub use tree::{Item, Record, for_each_game, read_games};
pub use written::{SquareName, WrittenMove};
