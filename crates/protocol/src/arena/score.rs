use super::stats::{Sprt, Tally, Verdict};

/// What the first player got from a game.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Points {
    Loss,
    Draw,
    Win,
}

/// How a match stands: which games are played, and what they say.
///
/// Pairs count in the order of their openings, whoever finishes first, and
/// none after the one that decides: so the answer does not depend on how many
/// games are played at once.
#[derive(Clone, Debug)]
pub struct MatchScore {
    results: Vec<Option<Points>>,
    sprt: Option<Sprt>,
    tally: Tally,
    verdict: Option<Verdict>,
}

impl MatchScore {
    /// A match of so many pairs, before its first game.
    #[must_use]
    pub fn new(pairs: usize, sprt: Option<Sprt>) -> MatchScore {
        let results = vec![None; pairs * 2];
        MatchScore { results, sprt, tally: Tally::default(), verdict: None }
    }

    /// Enters the result of a game, counted from 0: a pair is two games that
    /// follow each other.
    pub fn enter(&mut self, game: usize, points: Points) {
        if let Some(result) = self.results.get_mut(game) {
            *result = Some(points);
        }
        while self.verdict.is_none() {
            let next = 2 * self.tally.n_pairs() as usize;
            let Some([Some(first), Some(second)]) = self.results.get(next..next + 2) else {
                return;
            };
            self.tally.add_pair(*first, *second);
            self.verdict = self.sprt.and_then(|sprt| sprt.verdict(&self.tally));
        }
    }

    /// How many games the match has.
    #[must_use]
    pub fn n_games(&self) -> usize {
        self.results.len()
    }

    /// How many of them are played.
    #[must_use]
    pub fn n_played(&self) -> usize {
        self.results.iter().flatten().count()
    }

    /// The games yet to be played, in order.
    #[must_use]
    pub fn missing(&self) -> Vec<usize> {
        (0..self.results.len()).filter(|&game| self.results[game].is_none()).collect()
    }

    /// The games that count: those of the pairs in [`MatchScore::tally`].
    #[must_use]
    pub fn counts(&self, game: usize) -> bool {
        game < 2 * self.tally.n_pairs() as usize
    }

    /// What the pairs say.
    #[must_use]
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The test, if there is one.
    #[must_use]
    pub const fn sprt(&self) -> Option<&Sprt> {
        self.sprt.as_ref()
    }

    /// What the test has decided.
    #[must_use]
    pub const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// Whether nothing more need be played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.verdict.is_some() || self.results.iter().all(Option::is_some)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_count_in_order_whoever_finishes_first() {
        let mut standing = MatchScore::new(3, None);
        for game in [4, 5, 1] {
            standing.enter(game, Points::Win);
        }
        assert_eq!(standing.tally().n_pairs(), 0);
        assert_eq!(standing.missing(), [0, 2, 3]);
        standing.enter(0, Points::Draw);
        assert_eq!(standing.tally().n_pairs(), 1);
        standing.enter(2, Points::Loss);
        standing.enter(3, Points::Draw);
        assert_eq!(standing.tally().pairs(), [0, 1, 0, 1, 1]);
        assert!(standing.is_over());
    }

    #[test]
    fn nothing_counts_after_the_decision() {
        let sprt = Sprt::new(0.0, 50.0);
        let mut standing = MatchScore::new(500, Some(sprt));
        let points = |game: usize| if game.is_multiple_of(3) { Points::Draw } else { Points::Win };
        for game in (0..1000).rev() {
            standing.enter(game, points(game));
        }
        assert_eq!(standing.verdict(), Some(Verdict::Upper));
        let mut in_order = MatchScore::new(500, Some(sprt));
        for game in 0..1000 {
            in_order.enter(game, points(game));
        }
        assert_eq!(in_order.tally(), standing.tally());
        assert!(standing.tally().n_pairs() < 100);
        assert!(standing.counts(0) && !standing.counts(999));
    }
}
