//! What Damier says, in every language.
//!
//! The messages are in `locales/`, one folder a language, in the syntax of
//! Project Fluent. [`Texts`] turns the typed reasons of the rules crate into
//! sentences.
//!
//! ```
//! use damier_locale::{Language, Texts};
//! use damier_rules::{DrawReason, Outcome, variants};
//!
//! let texts = Texts::new(Language::French);
//! let outcome = Outcome::Draw(DrawReason::Agreed);
//! assert!(!texts.outcome(outcome, &variants::JUMBO).is_empty());
//! ```

mod assessment;
mod editions;
mod house;
mod language;
mod messages;
mod referee;
mod rules;
mod texts;
mod traits;

pub use assessment::{Assessment, ProvenResult};
pub use house::house_unit;
pub use language::{Language, UnknownLanguage};
pub use messages::MalformedMessages;
pub use rules::RuleParagraph;
pub use texts::{PRINTED_COLORS, SquareNames, Texts, printed_color};
