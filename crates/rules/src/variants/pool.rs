use super::{Base, RUSSIAN};
use crate::color::Color;
use crate::ruleset::{Endings, Promotion, Ruleset};

/// American pool checkers: Russian draughts without crowning in passing.
pub const POOL: Ruleset = Ruleset {
    base: Base::Pool,
    first: Color::Black,
    promotion: Promotion::End,
    no_progress: 0,
    endings: Endings::Pool,
    ..RUSSIAN
};
