//! Matches between two players: pairs of games from the same openings, with a
//! referee, statistics and a journal that a broken-off match goes on from.

mod adjudicate;
mod game;
mod journal;
pub mod openings;
mod player;
mod runner;
mod score;
pub mod stats;

pub use adjudicate::Consent;
pub use damier_engine::Random;
pub use game::{Conditions, Ending, Forfeit, Pace, Played, play};
pub use journal::{Journal, JournalError};
pub use player::{Choice, HubPlayer, Player};
pub use runner::{Contender, Finished, Match, MatchError};
pub use score::{MatchScore, Points};
