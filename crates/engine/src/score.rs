use std::fmt;
use std::ops::{Add, Neg, Sub};

/// How good a position is for the player to move, in hundredths of a man.
///
/// Proven results lie beyond every estimate and count the plies to the end,
/// so that a shorter win is a better one.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Score(i32);

/// The longest line that is searched, in plies.
pub(crate) const MAX_PLY: usize = 200;

const WIN: i32 = 30_000;
/// Proven results lie beyond this: longer games than 1000 plies are not seen.
const PROVEN: i32 = WIN - 1_000;
/// Between this and `PROVEN` lies what endgame tables know, if the length of
/// the game is not known or it might be drawn by what is played on the way.
const KNOWN: i32 = PROVEN - 1_000;
/// A length that tables do not tell: longer than those that they do.
const UNKNOWN_LENGTH: usize = 500;

impl Score {
    /// A drawn game.
    pub const DRAW: Score = Score(0);
    /// Beyond every score.
    pub const INFINITE: Score = Score(32_000);

    /// So many hundredths of a man, kept apart from proven results.
    #[must_use]
    pub fn estimate(centimen: i32) -> Score {
        Score(centimen.clamp(-KNOWN + 1, KNOWN - 1))
    }

    /// A win after so many plies.
    #[must_use]
    pub const fn win_in(plies: usize) -> Score {
        Score(WIN - plies as i32)
    }

    /// A loss after so many plies.
    #[must_use]
    pub const fn loss_in(plies: usize) -> Score {
        Score(plies as i32 - WIN)
    }

    /// A win by endgame tables, in so many plies if they tell, which a draw by
    /// what is played may still prevent. `ply` is the distance from the root.
    pub(crate) fn tabled_win(ply: usize, plies: Option<u8>) -> Score {
        Score(PROVEN - 1 - (ply + plies.map_or(UNKNOWN_LENGTH, usize::from)) as i32)
    }

    /// Whether the result is known: proven, or told by endgame tables.
    #[must_use]
    pub const fn is_known(self) -> bool {
        self.0 >= KNOWN || self.0 <= -KNOWN
    }

    /// Whether the result is proven.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        self.0 >= PROVEN || self.0 <= -PROVEN
    }

    /// Hundredths of a man; for a proven result a number beyond all others.
    #[must_use]
    pub const fn centimen(self) -> i32 {
        self.0
    }

    /// The plies to a proven end: positive if the player to move wins,
    /// negative if he loses. A game that is lost already counts as −0 = 0 plies
    /// and is told apart by [`Score::centimen`].
    #[must_use]
    pub const fn plies_to_end(self) -> Option<i32> {
        if self.0 >= PROVEN {
            Some(WIN - self.0)
        } else if self.0 <= -PROVEN {
            Some(-WIN - self.0)
        } else {
            None
        }
    }

    /// The share of points that the player to move can expect, from 0 to 1.
    #[must_use]
    pub fn expectation(self) -> f64 {
        if self.is_known() {
            return if self.0 > 0 { 1.0 } else { 0.0 };
        }
        1.0 / (1.0 + (-f64::from(self.0) / 150.0).exp())
    }

    pub(crate) const fn raw(value: i32) -> Score {
        Score(value)
    }

    /// As the table keeps it: known results count from the position itself.
    pub(crate) const fn to_table(self, ply: usize) -> i16 {
        let value = if self.0 >= KNOWN {
            self.0 + ply as i32
        } else if self.0 <= -KNOWN {
            self.0 - ply as i32
        } else {
            self.0
        };
        value as i16
    }

    pub(crate) const fn from_table(value: i16, ply: usize) -> Score {
        let value = value as i32;
        Score(if value >= KNOWN {
            value - ply as i32
        } else if value <= -KNOWN {
            value + ply as i32
        } else {
            value
        })
    }
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl Add<i32> for Score {
    type Output = Score;

    fn add(self, centimen: i32) -> Score {
        Score(self.0 + centimen)
    }
}

impl Sub<i32> for Score {
    type Output = Score;

    fn sub(self, centimen: i32) -> Score {
        Score(self.0 - centimen)
    }
}

/// `+0.35`, `-1.20`, and `win in 7` or `loss in 4` plies; `win` or `loss` if
/// only tables say so.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plies_to_end() {
            Some(plies) if self.0 > 0 => write!(f, "win in {plies}"),
            Some(plies) => write!(f, "loss in {}", -plies),
            None if self.is_known() => f.write_str(if self.0 > 0 { "win" } else { "loss" }),
            None => write!(f, "{:+.2}", f64::from(self.0) / 100.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shorter_wins_are_better_and_longer_losses_less_bad() {
        assert!(Score::win_in(3) > Score::win_in(5));
        assert!(Score::loss_in(5) > Score::loss_in(3));
        assert!(Score::win_in(900) > Score::estimate(1_000_000));
        assert!(Score::loss_in(900) < Score::estimate(-1_000_000));
        assert!(Score::win_in(900) > Score::tabled_win(0, Some(1)));
        assert!(Score::tabled_win(190, Some(254)) > Score::tabled_win(0, None));
        assert!(Score::tabled_win(199, None) > Score::estimate(1_000_000));
        assert!(Score::tabled_win(199, None).is_known());
    }

    #[test]
    fn proven_results_are_kept_relative_to_the_position() {
        let tabled = -Score::tabled_win(9, Some(20));
        let others = [Score::win_in(9), Score::loss_in(8), Score::estimate(-35), Score::DRAW];
        for score in others.into_iter().chain([tabled]) {
            assert_eq!(Score::from_table(score.to_table(6), 6), score);
        }
        assert_eq!(Score::from_table(Score::win_in(9).to_table(6), 2), Score::win_in(5));
    }

    #[test]
    fn scores_read_as_people_write_them() {
        assert_eq!(Score::estimate(35).to_string(), "+0.35");
        assert_eq!(Score::loss_in(4).to_string(), "loss in 4");
        assert_eq!(Score::win_in(7).plies_to_end(), Some(7));
    }

    #[test]
    fn expectation_runs_from_nothing_to_everything() {
        assert_eq!(Score::DRAW.expectation(), 0.5);
        assert_eq!(Score::win_in(3).expectation(), 1.0);
        assert_eq!(Score::loss_in(3).expectation(), 0.0);
        assert!(Score::estimate(100).expectation() > 0.6);
    }
}
