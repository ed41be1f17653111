use super::{Base, INTERNATIONAL};
use crate::geometry::Geometry;
use crate::ruleset::{Endings, Ruleset};

/// Brazilian draughts: the international game on 8×8.
pub const BRAZILIAN: Ruleset = Ruleset {
    base: Base::Brazilian,
    board: Geometry::Left8,
    rows: 3,
    no_progress: 40, // 20 moves each
    endings: Endings::Brazilian,
    ..INTERNATIONAL
};
