//! Games of the engine with itself, and the positions in them, as data for
//! training.
//!
//! [`play`] fills a [`GameFile`] with games; [`Reader`] reads one, and
//! [`Sieve::sift`] turns a game into [samples](Sample): positions with a score
//! and a result, of the kind that an evaluation is asked about.

mod adjudicate;
mod error;
mod file;
mod fill;
mod game;
mod header;
mod numbering;
mod opening;
mod player;
mod replay;
mod sample;

pub use adjudicate::Oracle;
pub use error::Error;
pub use file::{GameFile, Reader};
pub use fill::{Recipe, Stop, Tally, play};
pub use game::{Ending, Game, GameResult, Ply, Start};
pub use header::Header;
pub use numbering::Numbering;
pub use opening::RandomPlies;
pub use replay::Replay;
pub use sample::{SAMPLE_BYTES, Sample, Sieve};
