use super::Base;
use crate::color::Color;
use crate::geometry::Geometry;
use crate::ruleset::{
    CaptureAxes, Endings, Enforcement, FewKings, Goal, Guard, KingLanding, KingRange, ManCaptures,
    ManTakesKing, Offence, Precedence, Promotion, Removal, Repetition, Reversal, Ruleset, Touch,
    Verdict,
};

/// The 10×10 game of Jumbo's and of Huisman & Hötte's leaflets, in Dutch,
/// German and English.
pub const JUMBO: Ruleset = Ruleset {
    base: Base::Jumbo,
    board: Geometry::Left10, // opening; "64 squares" is a misprint
    rows: 4,                 // opening: 20 men each
    first: Color::White,     // opening
    man_captures: ManCaptures::Everywhere, // 1
    capture_axes: CaptureAxes::Diagonal, // 1
    king_range: KingRange::Flying, // 3
    king_landing: KingLanding::Any, // 4
    removal: Removal::After, // 4 is silent; practice
    reversal: Reversal::Allowed, // never felt while pieces stay
    man_takes_king: ManTakesKing::Yes, // 4
    precedence: Precedence::COUNT, // 5
    promotion: Promotion::End, // 2
    king_walk: 0,
    enforcement: Enforcement::Strict, // 4: an obligation without alternative
    offence: Offence::Any,
    touch: Touch::Binding,                  // 6
    goal: Goal::Capture,                    // 8
    repetition: Repetition::Position3,      // 7
    repetition_verdict: Verdict::Automatic, // 7
    repetition_guard: Guard::On,
    no_progress: 0,
    no_progress_verdict: Verdict::Automatic,
    few_kings: FewKings::PlayOn,
    endings: Endings::None,
};

/// The same game in French, where article 7 lets a player claim the draw.
pub const JUMBO_FR: Ruleset =
    Ruleset { base: Base::JumboFr, repetition_verdict: Verdict::Claim, ..JUMBO };
