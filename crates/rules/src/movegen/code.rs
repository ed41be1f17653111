//! What the generator asks of a ruleset, packed in one word.
//!
//! The rules that are played most are compiled as constants ([`Fixed`]), every
//! other combination is read at run time ([`Loaded`]): the same source, one
//! dispatch per call.

use crate::color::Color;
use crate::geometry::Direction;
use crate::normal_form::{KingRules, Lifting, MoveRules};
use crate::ruleset::{
    CaptureAxes, Criterion, KingLanding, ManCaptures, ManTakesKing, Precedence, Promotion, Reversal,
};
use crate::variants::SPECIALIZED;

const MAN_BACK: u32 = 1 << 0;
const FLYING: u32 = 1 << 1;
const ADJACENT: u32 = 1 << 2;
const BEHIND_KING: u32 = 1 << 3;
const DURING: u32 = 1 << 4;
const REVERSAL: u32 = 1 << 5;
const MAN_SPARES_KING: u32 = 1 << 6;
const DIAGONAL: u32 = 1 << 7;
const STRAIGHT: u32 = 1 << 8;
const STOP: u32 = 1 << 9;
const CONTINUE: u32 = 1 << 10;
const OPTIONAL: u32 = 1 << 11;
/// Four criteria of three bits each, the most important lowest; 0 ends them.
const CRITERIA: u32 = 12;
const CRITERION_BITS: u32 = 3;

/// What decides which moves are legal, as one number: all but the board, and
/// how long a king may walk, which the position remembers.
pub(crate) const fn pack(rules: MoveRules) -> u32 {
    let MoveRules {
        man_captures,
        capture_axes,
        man_takes_king,
        precedence,
        promotion,
        kings,
        capturing_is_optional,
        board: _,
        king_walk: _,
    } = rules;
    let mut code = match man_captures {
        ManCaptures::Forward => 0,
        ManCaptures::Everywhere => MAN_BACK,
    };
    if let KingRules::Flying { landing, lifting } = kings {
        code |= FLYING;
        code |= match landing {
            KingLanding::Any => 0,
            KingLanding::Adjacent => ADJACENT,
            KingLanding::BehindKing => BEHIND_KING,
        };
        code |= match lifting {
            Lifting::After => 0,
            Lifting::AtOnce(Reversal::Forbidden) => DURING,
            Lifting::AtOnce(Reversal::Allowed) => DURING | REVERSAL,
        };
    }
    if let ManTakesKing::No = man_takes_king {
        code |= MAN_SPARES_KING;
    }
    code |= match capture_axes {
        CaptureAxes::Diagonal => DIAGONAL,
        CaptureAxes::Straight => STRAIGHT,
        CaptureAxes::All => DIAGONAL | STRAIGHT,
    };
    code |= match promotion {
        Promotion::End => 0,
        Promotion::Stop => STOP,
        Promotion::Continue => CONTINUE,
    };
    if capturing_is_optional {
        code |= OPTIONAL;
    }
    code | (pack_criteria(precedence) << CRITERIA)
}

const fn pack_criteria(precedence: Precedence) -> u32 {
    let mut packed = 0;
    let mut i = precedence.0.len();
    while i > 0 {
        i -= 1;
        packed = packed << CRITERION_BITS | digit(precedence.0[i]);
    }
    packed
}

const fn digit(criterion: Option<Criterion>) -> u32 {
    match criterion {
        None => 0,
        Some(criterion) => criterion as u32,
    }
}

/// The criterion by its digit.
const BY_DIGIT: [Option<Criterion>; 1 << CRITERION_BITS] = {
    let mut by_digit = [None; 1 << CRITERION_BITS];
    let mut i = 0;
    while i < Criterion::ALL.len() {
        let criterion = Some(Criterion::ALL[i]);
        by_digit[digit(criterion) as usize] = criterion;
        i += 1;
    }
    by_digit
};

/// Rules known to the generator, when compiling or at run time.
pub(crate) trait RuleCode: Copy {
    fn code(self) -> u32;

    #[inline(always)]
    fn flying(self) -> bool {
        self.code() & FLYING != 0
    }

    #[inline(always)]
    fn lands_adjacent(self) -> bool {
        self.code() & ADJACENT != 0
    }

    #[inline(always)]
    fn ends_behind_king(self) -> bool {
        self.code() & BEHIND_KING != 0
    }

    #[inline(always)]
    fn lifts_at_once(self) -> bool {
        self.code() & DURING != 0
    }

    #[inline(always)]
    fn may_turn_back(self) -> bool {
        self.code() & REVERSAL != 0
    }

    #[inline(always)]
    fn man_spares_king(self) -> bool {
        self.code() & MAN_SPARES_KING != 0
    }

    #[inline(always)]
    fn crowning_stops(self) -> bool {
        self.code() & STOP != 0
    }

    #[inline(always)]
    fn crowned_in_passing(self) -> bool {
        self.code() & CONTINUE != 0
    }

    /// Whether one may move otherwise than by capturing, and stop half way.
    #[inline(always)]
    fn capturing_is_optional(self) -> bool {
        self.code() & OPTIONAL != 0
    }

    #[inline(always)]
    fn captures_along(self, direction: Direction) -> bool {
        self.code() & if direction.is_diagonal() { DIAGONAL } else { STRAIGHT } != 0
    }

    #[inline(always)]
    fn man_captures_along(self, color: Color, direction: Direction) -> bool {
        let sideways = matches!(direction, Direction::Left | Direction::Right);
        self.captures_along(direction)
            && (self.code() & MAN_BACK != 0 || direction.is_forward(color) || sideways)
    }

    #[inline(always)]
    fn is_free_choice(self) -> bool {
        self.code() >> CRITERIA == 0
    }

    #[inline(always)]
    fn counts_only(self) -> bool {
        self.code() >> CRITERIA == const { digit(Some(Criterion::Count)) }
    }

    /// Whether two captures of one piece each may differ in precedence.
    #[inline(always)]
    fn weighs_single_jumps(self) -> bool {
        !self.is_free_choice() && !self.counts_only()
    }

    /// The criterion that decides when the `i` before it are equal.
    #[inline(always)]
    fn criterion(self, i: u32) -> Option<Criterion> {
        let digits = self.code() >> (CRITERIA + CRITERION_BITS * i);
        BY_DIGIT[digits as usize % BY_DIGIT.len()]
    }

    #[inline(always)]
    fn minds_order(self) -> bool {
        (0..4).any(|i| self.criterion(i) == Some(Criterion::FirstKing))
    }

    /// The fewest captured pieces with which two ways can lead to one move:
    /// round a square of four on the diagonals, a triangle of three where
    /// straight lines count too, to and fro where pieces are lifted at once.
    #[inline(always)]
    fn fewest_with_two_routes(self) -> u32 {
        match self.code() & (DURING | STRAIGHT) {
            0 => 4,
            STRAIGHT => 3,
            _ => 2,
        }
    }
}

/// Rules that the compiler knows.
#[derive(Copy, Clone)]
pub(crate) struct Fixed<const CODE: u32>;

impl<const CODE: u32> RuleCode for Fixed<CODE> {
    #[inline(always)]
    fn code(self) -> u32 {
        CODE
    }
}

/// Rules read at run time.
#[derive(Copy, Clone)]
pub(crate) struct Loaded(pub(crate) u32);

impl RuleCode for Loaded {
    #[inline(always)]
    fn code(self) -> u32 {
        self.0
    }
}

/// The codes of [`SPECIALIZED`], for [`dispatch`].
pub(crate) const FAST: [u32; SPECIALIZED.len()] = {
    let mut codes = [0; SPECIALIZED.len()];
    let mut i = 0;
    while i < codes.len() {
        codes[i] = pack(SPECIALIZED[i].move_rules());
        i += 1;
    }
    codes
};

/// Runs an expression with the rules of this code as constants if they are
/// among the [`SPECIALIZED`], else with rules read at run time.
macro_rules! dispatch {
    ($code:expr, $known:ident => $body:expr) => {{
        use $crate::movegen::code::{FAST, Fixed, Loaded};
        const _: () = assert!(FAST.len() == 7, "one arm for each specialized ruleset");
        match $code {
            code if code == FAST[0] => dispatch!(@arm $known, Fixed::<{ FAST[0] }>, $body),
            code if code == FAST[1] => dispatch!(@arm $known, Fixed::<{ FAST[1] }>, $body),
            code if code == FAST[2] => dispatch!(@arm $known, Fixed::<{ FAST[2] }>, $body),
            code if code == FAST[3] => dispatch!(@arm $known, Fixed::<{ FAST[3] }>, $body),
            code if code == FAST[4] => dispatch!(@arm $known, Fixed::<{ FAST[4] }>, $body),
            code if code == FAST[5] => dispatch!(@arm $known, Fixed::<{ FAST[5] }>, $body),
            code if code == FAST[6] => dispatch!(@arm $known, Fixed::<{ FAST[6] }>, $body),
            code => dispatch!(@arm $known, Loaded(code), $body),
        }
    }};
    (@arm $known:ident, $value:expr, $body:expr) => {{
        let $known = $value;
        $body
    }};
}
pub(crate) use dispatch;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruleset::Ruleset;
    use crate::variants;

    #[test]
    fn every_criterion_is_read_as_it_was_packed() {
        for criterion in Criterion::ALL {
            for place in 0..4 {
                let mut criteria = [Some(Criterion::Count); 4];
                criteria[place] = Some(criterion);
                let rules = Ruleset { precedence: Precedence(criteria), ..variants::FRISIAN };
                let known = Loaded(pack(rules.move_rules()));
                let read = [0, 1, 2, 3].map(|i| known.criterion(i));
                assert_eq!(read, criteria);
            }
        }
    }
}
