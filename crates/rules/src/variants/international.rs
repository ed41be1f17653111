use super::{Base, JUMBO};
use crate::ruleset::{Endings, Goal, KingLanding, Ruleset, Touch};

/// International draughts, by the rules of the world federation (FMJD).
pub const INTERNATIONAL: Ruleset = Ruleset {
    base: Base::International,
    touch: Touch::Free,
    no_progress: 50, // 25 moves each
    endings: Endings::International,
    ..JUMBO
};

/// Killer draughts: a king that ends its capture by taking a king stops right
/// behind it. Two kings then beat one, so the drawn endings do not apply.
pub const KILLER: Ruleset = Ruleset {
    base: Base::Killer,
    king_landing: KingLanding::BehindKing,
    endings: Endings::None,
    ..INTERNATIONAL
};

/// Breakthrough: the first king wins.
pub const BREAKTHROUGH: Ruleset = Ruleset {
    base: Base::Breakthrough,
    goal: Goal::Crown,
    endings: Endings::None,
    ..INTERNATIONAL
};

/// Losing draughts, or antidraughts: who has nothing left to move wins.
pub const LOSING: Ruleset =
    Ruleset { base: Base::Losing, goal: Goal::Lose, endings: Endings::None, ..INTERNATIONAL };
