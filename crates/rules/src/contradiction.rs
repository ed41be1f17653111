//! Which combinations of fields are no game.

use core::fmt;

use crate::ruleset::{KingLanding, KingRange, Ruleset};

/// Why a combination of fields is no game.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum Contradiction {
    /// The men of both players leave no empty row between them, or there are none.
    Rows,
    /// A king that steps one square has no choice where to land.
    LandingOfShortKing,
    /// A criterion is named twice.
    CriterionTwice,
    /// A criterion after a missing one.
    CriterionGap,
    /// So few moves without progress are no sign that a game stands still.
    NoProgressTooShort,
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Contradiction::Rows => "the men need at least one row, and two rows between them",
            Contradiction::LandingOfShortKing => {
                "king_landing is about flying kings, but king_range is one"
            }
            Contradiction::CriterionTwice => "precedence names a criterion twice",
            Contradiction::CriterionGap => "precedence has a gap between its criteria",
            Contradiction::NoProgressTooShort => {
                "no_progress is a number of plies, 0 for never, else at least 10"
            }
        })
    }
}

impl core::error::Error for Contradiction {}

impl Contradiction {
    /// A name that stays the same, for programs.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Contradiction::Rows => "rows",
            Contradiction::LandingOfShortKing => "landing-of-short-king",
            Contradiction::CriterionTwice => "criterion-twice",
            Contradiction::CriterionGap => "criterion-gap",
            Contradiction::NoProgressTooShort => "no-progress-too-short",
        }
    }

    /// The names of the [`FIELDS`](crate::FIELDS) that do not go together.
    #[must_use]
    pub const fn fields(self) -> &'static [&'static str] {
        match self {
            Contradiction::Rows => &["size", "rows"],
            Contradiction::LandingOfShortKing => &["king_range", "king_landing"],
            Contradiction::CriterionTwice | Contradiction::CriterionGap => &["precedence"],
            Contradiction::NoProgressTooShort => &["no_progress"],
        }
    }
}

impl Ruleset {
    /// Checks that the fields do not contradict each other.
    ///
    /// # Errors
    ///
    /// The first [`Contradiction`] found.
    pub fn check(&self) -> Result<(), Contradiction> {
        self.contradictions().next().map_or(Ok(()), Err)
    }

    /// Every [`Contradiction`] among the fields.
    pub fn contradictions(&self) -> impl Iterator<Item = Contradiction> + use<> {
        let criteria = self.precedence.0;
        let is_repeated = |i: usize| criteria[i].is_some() && criteria[..i].contains(&criteria[i]);
        let lands_oddly =
            self.king_range == KingRange::One && self.king_landing != KingLanding::Any;
        let has_gap = criteria.windows(2).any(|pair| pair[0].is_none() && pair[1].is_some());
        [
            (self.rows == 0 || u32::from(self.rows) * 2 >= self.board.size(), Contradiction::Rows),
            (lands_oddly, Contradiction::LandingOfShortKing),
            ((0..criteria.len()).any(is_repeated), Contradiction::CriterionTwice),
            (has_gap, Contradiction::CriterionGap),
            ((1..10).contains(&self.no_progress), Contradiction::NoProgressTooShort),
        ]
        .into_iter()
        .filter_map(|(holds, contradiction)| holds.then_some(contradiction))
    }
}
