use super::{Base, JUMBO};
use crate::ruleset::{Enforcement, Ruleset, Touch};

/// Djeco's 10×10 game with huffing. Its blue men are `White` here.
pub const DJECO: Ruleset = Ruleset {
    base: Base::Djeco,
    enforcement: Enforcement::Huff, // capturing: "souffler n'est pas jouer"
    touch: Touch::Free,             // not in the text
    no_progress: 40,                // ending: 20 moves each
    ..JUMBO
};
