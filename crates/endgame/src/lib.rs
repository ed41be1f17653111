//! Endgame tables.

mod error;
mod index;
mod material;
mod pieces;

pub use error::{Damage, Error};
pub use material::{Material, most_pieces};
