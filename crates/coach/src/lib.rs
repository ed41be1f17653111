//! What a computer says about a game, for programs that show it to people.
//!
//! [`Study`] is what an engine finds in a position, [`Mark`] how bad a move
//! was, [`assess`] the plain word for a score; [`take_turn`] and
//! [`agrees_to_draw`] are how the computer behaves as an opponent, and
//! [`findings`] what is wrong in a file of games. The endgame tables that a
//! search may ask are always given by the caller.

mod assessment;
mod findings;
mod opponent;
mod study;

pub use assessment::{assess, exact_words, line_words, seen_by};
pub use findings::{Finding, count_findings, findings, stop_reason};
pub use opponent::{CASUAL, agrees_to_draw, casual_engine, look, take_turn};
pub use study::{Mark, Study, cost, is_on_board, is_threat, score_text};
