use super::{Base, INTERNATIONAL};
use crate::geometry::Geometry;
use crate::ruleset::{Criterion, Endings, ManCaptures, Precedence, Promotion, Ruleset};

/// Czech draughts: a king that can capture must do so before any man.
pub const CZECH: Ruleset = Ruleset {
    base: Base::Czech,
    board: Geometry::Left8,
    rows: 3,
    man_captures: ManCaptures::Forward,
    precedence: Precedence([Some(Criterion::WithKing), None, None, None]),
    promotion: Promotion::Stop,
    no_progress: 30, // 15 moves each
    endings: Endings::None,
    ..INTERNATIONAL
};
