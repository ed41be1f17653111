use super::{Base, JUMBO};
use crate::geometry::Geometry;
use crate::ruleset::{Enforcement, FewKings, KingLanding, Repetition, Ruleset};

/// Swedish dam, as Huisman & Hötte's leaflet of 1990 tells it.
pub const SWEDISH: Ruleset = Ruleset {
    base: Base::Swedish,
    board: Geometry::Left8,                 // opening
    rows: 3,                                // opening: 12 men each
    king_landing: KingLanding::Adjacent,    // 4
    enforcement: Enforcement::HuffOrDemand, // 6
    repetition: Repetition::None,           // 7 offers Return3 as an option
    no_progress: 40,                        // 7, an option that ends games
    few_kings: FewKings::Claim,             // 7
    ..JUMBO // backward captures and lifting: 4; majority: 5; touch: 6; crowning: 2
};
