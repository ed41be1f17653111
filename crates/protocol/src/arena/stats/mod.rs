//! What a match says about strength.
//!
//! The unit is the pair: two games from one opening, colors exchanged. Its
//! five scores (0, ½, 1, 1½, 2 points) are counted, and all errors come from
//! their spread; games of a pair are not independent of each other.
//!
//! Elo is logistic: a score of s is −400·log₁₀(1/s − 1). The bounds of the
//! sequential test are in the same Elo, so that what is tested is what is
//! printed. (Normalized Elo would make the length of a test independent of
//! the share of draws, but means nothing to a reader.)

use std::f64::consts::LN_10;

use super::Points;

/// The results of a match, from the first player's side.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    pairs: [u32; 5],
}

impl Tally {
    /// Adds the two games of a pair.
    pub fn add_pair(&mut self, first: Points, second: Points) {
        for points in [first, second] {
            match points {
                Points::Win => self.wins += 1,
                Points::Draw => self.draws += 1,
                Points::Loss => self.losses += 1,
            }
        }
        self.pairs[first as usize + second as usize] += 1;
    }

    /// The tally of so many pairs with 0, ½, 1, 1½ and 2 points, whatever
    /// games they came from.
    #[cfg(test)]
    fn of_pairs(pairs: [u32; 5]) -> Tally {
        Tally { pairs, ..Tally::default() }
    }

    /// Games won, drawn and lost.
    #[must_use]
    pub const fn games(&self) -> (u32, u32, u32) {
        (self.wins, self.draws, self.losses)
    }

    /// How many pairs brought 0, ½, 1, 1½ and 2 points.
    #[must_use]
    pub const fn pairs(&self) -> [u32; 5] {
        self.pairs
    }

    /// How many pairs there are.
    #[must_use]
    pub fn n_pairs(&self) -> u32 {
        self.pairs.iter().sum()
    }

    /// The points scored of those possible, from 0 to 1; ½ before the first
    /// pair.
    #[must_use]
    pub fn score(&self) -> f64 {
        let points: f64 = (0..5).map(|i| f64::from(self.pairs[i]) * SCORES[i]).sum();
        if self.n_pairs() == 0 { 0.5 } else { points / f64::from(self.n_pairs()) }
    }

    /// The standard error of [`Tally::score`].
    #[must_use]
    pub fn standard_error(&self) -> f64 {
        let n = f64::from(self.n_pairs().max(1));
        let mean = self.score();
        let variance: f64 =
            (0..5).map(|i| f64::from(self.pairs[i]) * (SCORES[i] - mean).powi(2)).sum();
        (variance / n / n).sqrt()
    }

    /// The difference in strength, with the bounds of its 95 % interval.
    #[must_use]
    pub fn elo(&self) -> Elo {
        let (score, error) = (self.score(), 1.959_964 * self.standard_error());
        Elo { value: elo_of(score), low: elo_of(score - error), high: elo_of(score + error) }
    }

    /// How likely it is that the first player is the stronger.
    #[must_use]
    pub fn superiority(&self) -> f64 {
        let lead = self.score() - 0.5;
        let error = self.standard_error();
        if error > 0.0 {
            normal(lead / error)
        } else {
            0.5 + 0.5 * lead.signum() * f64::from(u8::from(lead != 0.0))
        }
    }
}

/// What a pair scores, of 1.
const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// A difference in strength.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Elo {
    /// The likeliest.
    pub value: f64,
    /// The lower bound of the 95 % interval.
    pub low: f64,
    /// Its upper bound.
    pub high: f64,
}

impl Elo {
    /// Half the width of the interval, which may be infinite.
    #[must_use]
    pub fn margin(&self) -> f64 {
        if self.value.is_finite() { (self.high - self.low) / 2.0 } else { f64::INFINITY }
    }
}

fn elo_of(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        -400.0 * (1.0 / score - 1.0).log10()
    }
}

fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + (-elo * LN_10 / 400.0).exp())
}

/// The normal distribution, by the rational approximation 7.1.26 of Abramowitz
/// and Stegun: seven digits.
fn normal(x: f64) -> f64 {
    let z = x.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * z);
    let polynomial = t
        * (0.254_829_592
            + t * (-0.284_496_736
                + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
    let upper = polynomial * (-z * z).exp() / 2.0;
    if x < 0.0 { upper } else { 1.0 - upper }
}

/// A sequential test: is the difference nearer to `elo0` or to `elo1`? Either
/// error is made in one match of twenty.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// What a sequential test decided.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Verdict {
    /// The difference is `elo0` or less.
    Lower,
    /// The difference is `elo1` or more.
    Upper,
}

impl Sprt {
    /// The log-likelihood ratio that decides: ln(0.95 / 0.05).
    pub const BOUND: f64 = 2.944_438_979;

    /// A test between two differences.
    #[must_use]
    pub const fn new(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1 }
    }

    /// The two differences.
    #[must_use]
    pub const fn bounds(&self) -> (f64, f64) {
        (self.elo0, self.elo1)
    }

    /// The log-likelihood ratio: how much better the pairs fit `elo1` than
    /// `elo0`. Each likelihood is that of the distribution over the five
    /// scores that fits best among those with the expected score in question.
    #[must_use]
    pub fn ratio(&self, tally: &Tally) -> f64 {
        // What has not happened yet may still: no share is nothing.
        let counts = tally.pairs.map(|count| f64::from(count).max(1e-3));
        let n: f64 = counts.iter().sum();
        if tally.n_pairs() == 0 {
            return 0.0;
        }
        let shares = counts.map(|count| count / n);
        let (p0, p1) = (fit(&shares, score_of(self.elo0)), fit(&shares, score_of(self.elo1)));
        (0..5).map(|i| counts[i] * (p1[i] / p0[i]).ln()).sum()
    }

    /// What the test decides, if it does.
    #[must_use]
    pub fn verdict(&self, tally: &Tally) -> Option<Verdict> {
        let ratio = self.ratio(tally);
        if ratio >= Sprt::BOUND {
            Some(Verdict::Upper)
        } else if ratio <= -Sprt::BOUND {
            Some(Verdict::Lower)
        } else {
            None
        }
    }
}

/// Of all distributions with this mean, the one under which `shares` is
/// likeliest: pᵢ = shareᵢ / (1 + x(scoreᵢ − mean)), with the x that makes the
/// mean right. It lies between the two x where a denominator vanishes, and
/// the sum falls from one to the other.
fn fit(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let excess = |x: f64| -> f64 {
        (0..5).map(|i| shares[i] * (SCORES[i] - mean) / (1.0 + x * (SCORES[i] - mean))).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let x = f64::midpoint(low, high);
    std::array::from_fn(|i| shares[i] / (1.0 + x * (SCORES[i] - mean)))
}

#[cfg(test)]
mod tests;
