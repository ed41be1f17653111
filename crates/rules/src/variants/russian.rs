use super::{Base, INTERNATIONAL};
use crate::geometry::Geometry;
use crate::ruleset::{Endings, Precedence, Promotion, Ruleset};

/// Russian draughts, or shashki.
pub const RUSSIAN: Ruleset = Ruleset {
    base: Base::Russian,
    board: Geometry::Left8,
    rows: 3,
    precedence: Precedence::FREE,
    promotion: Promotion::Continue,
    no_progress: 30, // 15 moves each
    endings: Endings::Russian,
    ..INTERNATIONAL
};
