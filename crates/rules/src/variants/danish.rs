use super::{Base, JUMBO};
use crate::geometry::Geometry;
use crate::ruleset::{Promotion, Ruleset};

/// Danish dam, as Huisman & Hötte's leaflet of 1990 tells it.
pub const DANISH: Ruleset = Ruleset {
    base: Base::Danish,
    board: Geometry::Left8,         // opening, by the number of men
    rows: 3,                        // opening: 12 men each
    promotion: Promotion::Continue, // 2: crowned as soon as the row is reached
    ..JUMBO // backward captures: 1; flying kings: 3, 4; majority: 5; touch: 6; draw: 7
};
