use super::{Base, JUMBO};
use crate::color::Color;
use crate::geometry::Geometry;
use crate::ruleset::{ManCaptures, Precedence, Promotion, Repetition, Ruleset};

/// Finnish tammi, as Huisman & Hötte's leaflet of 1990 tells it.
pub const FINNISH: Ruleset = Ruleset {
    base: Base::Finnish,
    board: Geometry::Left8,             // opening, by the three rows
    rows: 3,                            // opening
    first: Color::Black,                // opening
    man_captures: ManCaptures::Forward, // 1
    precedence: Precedence::FREE,       // 5
    promotion: Promotion::Continue,     // 2 and the caption of diagram 1
    repetition: Repetition::Return2,    // 7
    ..JUMBO                             // flying kings: 3, 4; touch: 6
};
