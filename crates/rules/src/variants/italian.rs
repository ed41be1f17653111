use super::{Base, INTERNATIONAL};
use crate::geometry::Geometry;
use crate::ruleset::{
    Criterion, Endings, KingRange, ManCaptures, ManTakesKing, Precedence, Promotion, Ruleset,
};

/// Italian draughts: men may not take kings, and four rules say which capture
/// goes first.
pub const ITALIAN: Ruleset = Ruleset {
    base: Base::Italian,
    board: Geometry::Right8,
    rows: 3,
    man_captures: ManCaptures::Forward,
    king_range: KingRange::One,
    man_takes_king: ManTakesKing::No,
    precedence: Precedence([
        Some(Criterion::Count),
        Some(Criterion::WithKing),
        Some(Criterion::Kings),
        Some(Criterion::FirstKing),
    ]),
    promotion: Promotion::Stop,
    no_progress: 80, // 40 moves each
    endings: Endings::None,
    ..INTERNATIONAL
};
