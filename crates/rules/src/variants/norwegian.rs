use super::{Base, JUMBO};
use crate::geometry::Geometry;
use crate::ruleset::{
    Enforcement, KingRange, ManCaptures, Offence, Promotion, Repetition, Ruleset,
};

/// Norwegian dam, as Huisman & Hötte's leaflet of 1990 tells it.
pub const NORWEGIAN: Ruleset = Ruleset {
    base: Base::Norwegian,
    board: Geometry::Left8,             // as the other games of the leaflet
    rows: 3,                            // likewise
    man_captures: ManCaptures::Forward, // 4: only the king captures both ways
    king_range: KingRange::One,         // 3
    promotion: Promotion::Stop,         // 2
    enforcement: Enforcement::Withdraw, // 4
    offence: Offence::Unfinished,       // 4 speaks of not capturing, 5 has no sanction
    repetition: Repetition::Return3,    // 7
    ..JUMBO                             // majority: 5; touch: 6
};
