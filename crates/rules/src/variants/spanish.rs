use super::{Base, INTERNATIONAL};
use crate::geometry::Geometry;
use crate::ruleset::{Criterion, Endings, ManCaptures, Precedence, Promotion, Ruleset};

/// Spanish draughts: as many pieces as possible, then as many kings.
pub const SPANISH: Ruleset = Ruleset {
    base: Base::Spanish,
    board: Geometry::Right8,
    rows: 3,
    man_captures: ManCaptures::Forward,
    precedence: Precedence([Some(Criterion::Count), Some(Criterion::Kings), None, None]),
    promotion: Promotion::Stop,
    no_progress: 50, // 25 moves each
    endings: Endings::None,
    ..INTERNATIONAL
};

/// Portuguese draughts: the Spanish game with 20 moves each.
pub const PORTUGUESE: Ruleset = Ruleset { base: Base::Portuguese, no_progress: 40, ..SPANISH };
