//! What a computer says about a game, for programs that show it to people.
//!
//! [`Study`] is what an engine finds in a position, [`Mark`] how bad a move
//! was, [`assess`] the plain word for a score; [`take_turn`] and
//! [`agrees_to_draw`] are how the computer behaves as an opponent, and
//! [`findings`] what is wrong in a file of games. What a search may ask, tables
//! and networks, is always given by the caller.
//!
//! Without the feature `engine` there is no search, and little more than
//! [`findings`].

mod action;
#[cfg(feature = "engine")]
mod aids;
#[cfg(feature = "engine")]
mod assessment;
mod findings;
#[cfg(feature = "engine")]
mod opponent;
#[cfg(feature = "engine")]
mod study;

pub use action::is_on_board;
#[cfg(feature = "engine")]
pub use aids::Aids;
#[cfg(feature = "engine")]
pub use assessment::{assess, exact_words, line_words, seen_by};
pub use findings::{Finding, count_findings, findings, stop_reason};
#[cfg(feature = "engine")]
pub use opponent::{CASUAL, agrees_to_draw, look, take_turn};
#[cfg(feature = "engine")]
pub use study::{Mark, Study, cost, is_threat, score_text};
