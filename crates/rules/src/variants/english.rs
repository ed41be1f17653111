use super::{Base, JUMBO};
use crate::color::Color;
use crate::geometry::Geometry;
use crate::ruleset::{
    Enforcement, KingRange, ManCaptures, Precedence, Promotion, Repetition, Ruleset, Touch,
};

/// English draughts, as Huisman & Hötte's leaflet of 1990 tells it.
pub const ENGLISH: Ruleset = Ruleset {
    base: Base::English,
    board: Geometry::Left8,             // opening
    rows: 3,                            // opening: 12 men each
    first: Color::Black,                // opening
    man_captures: ManCaptures::Forward, // 2
    king_range: KingRange::One,         // 4
    precedence: Precedence::FREE,       // 3
    promotion: Promotion::Stop,         // 4
    enforcement: Enforcement::Withdraw, // 5
    touch: Touch::Free,                 // not in the text
    repetition: Repetition::None,       // 6: a draw only by agreement
    ..JUMBO
};
