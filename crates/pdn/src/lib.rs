//! Portable Draughts Notation: games in files.
//!
//! Lenient in, strict out. [`read`] streams a file to a [`Visitor`], with one
//! buffer and within [`Limits`]; [`read_games`] keeps the games as
//! [`Record`]s. What cannot be read is a [`Problem`] with its place, and
//! reading goes on. [`Record::check`] replays a game by its rules,
//! [`Record::to_pdn`] writes PDN 3.0.
//!
//! ```
//! use damier_pdn::{GameFaultKind, Limits, read_games};
//!
//! let text = "[GameType \"20\"] 1. 32-28 19-23 2. 33-29 hm *";
//! let games = read_games(text.as_bytes(), &Limits::default())?;
//! assert_eq!(games[0].problems.len(), 1, "hm means nothing");
//!
//! let checked = games[0].check();
//! assert_eq!(checked.moves.len(), 2);
//! let fault = &checked.faults[0];
//! assert_eq!(fault.place.to_string(), "1:35");
//! assert!(matches!(fault.kind, GameFaultKind::Illegal { .. }), "28x19 is compulsory");
//! # Ok::<_, std::io::Error>(())
//! ```
//!
//! Games by the leaflet, with huffing and moves taken back, are written so that
//! any reader shows a sensible game: see [`Record::of_game`].

mod check;
mod date;
mod encoding;
mod gametype;
mod leaflet;
mod lexer;
mod outcome;
mod place;
mod problem;
mod reader;
mod time;
mod tree;
mod writer;
mod written;

pub use check::{Checked, GameFault, GameFaultKind};
pub use date::Date;
pub use encoding::Encoding;
pub use gametype::{FirstCorner, GameType, NotationKind, ParseGameTypeError};
pub use outcome::{GameResult, Scale};
pub use place::Place;
pub use problem::{Limits, Problem};
pub use reader::{Visitor, read};
pub use time::{Command, Period, TimeControl, commands};
pub use tree::{Item, Record, for_each_game, read_games, try_for_each_game};
pub use written::{ParseSquareNameError, SquareName, WrittenMove};
