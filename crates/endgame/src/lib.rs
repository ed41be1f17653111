//! Endgame tables: how every position with few pieces ends if both players
//! play perfectly, for any ruleset.

mod build;
mod error;
mod fate;
mod file;
mod forward;
mod huff;
mod index;
mod known;
mod material;
mod pair;
mod pieces;
mod slice;
mod solve;
mod stage;
mod store;
mod tables;
mod verify;
mod work;

pub use build::{Builder, MOST_WITH_DISTANCES};
pub use error::{Damage, Error};
pub use fate::Value;
pub use material::{Material, most_pieces};
pub use slice::{Counts, Tally};
pub use store::build;
pub use tables::{Probe, Sizes, Tables};
