//! Endgame tables: how every position with few pieces ends if both players
//! play perfectly, for any ruleset.
//!
//! [`build`] makes tables as files and [`Tables`] asks them; [`Builder`] does
//! both in memory, which for three pieces takes a moment. A [`Library`] has the
//! tables of all rulesets, in memory and in files, for whoever plays.
//!
//! ```
//! use damier_endgame::{Builder, Value};
//! use damier_rules::{Position, variants};
//!
//! let rules = variants::ENGLISH;
//! let mut builder = Builder::new(&rules, 2, 1)?;
//! builder.build(&|_| true)?;
//! let pos = Position::from_fen("W:WK27:BK32", &rules)?;
//! assert_eq!(builder.probe(&pos), Some((Value::Draw, None)));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```
//!
//! # What the tables know
//!
//! All that decides which moves are legal and who has won. Draws by what has
//! been played, by repetition or by counting moves, are not considered. Where
//! the opponent may only huff, to refuse a capture is a move like any other;
//! where he may have the capture made, nothing can be gained by refusing. Where
//! nobody must capture, captures and quiet moves are weighed together.
//! Rules that count a king's moves have no tables, for there a board does not
//! tell which moves are legal.
//!
//! # How they are built
//!
//! Positions are seen by the player to move, so that one table serves both
//! colors. Those of one [`Material`] are a slice. A slice and its flip depend
//! on slices with fewer pieces, by captures, and on slices with fewer men, by
//! promotions; these come first. Then a pass forward finds what captures and
//! promotions decide and counts the quiet moves of the rest, and a pass back
//! tells from decided positions those that lead to them. What neither reaches
//! is drawn.

mod bits;
mod build;
mod error;
mod format;
mod index;
mod material;
mod pool;
mod probe;
mod slice;
mod solve;
mod value;
mod verify;

pub use build::{build, build_within};
pub use error::{Damage, Error};
pub use material::{MOST_PIECES, Material, most_pieces};
pub use probe::in_memory::SMALL;
pub use probe::library::Library;
pub use probe::tables::{Probe, Sizes, Tables};
pub use slice::{Counts, Tally};
pub use solve::builder::{Builder, MOST_WITH_DISTANCES};
pub use value::Value;
