//! All games as text, for other programs and other machines, and back.
//!
//! NDJSON is lossless: a line for each game, with its id, header, entries and
//! times. PDN is what other programs of draughts read.

mod export;
mod import;
mod line;
mod pdn;

pub use export::{Exported, export};
pub use import::{Imported, NotTaken, Refused, import};

/// What games are written as.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Format {
    /// For other programs of draughts; without clocks and what was taken back.
    Pdn,
    /// A line of JSON for each game, with all that is kept of it.
    Ndjson,
}
