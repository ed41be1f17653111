//! Where games begin.

use std::collections::HashSet;
use std::fmt;

use damier_lab::openings::{balanced, sorted_moves};
use damier_rules::{FenError, Game, Position, Ruleset};

use super::Random;

/// Error when a list of openings cannot be used.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OpeningError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it; `None` if the game is already over there.
    pub error: Option<FenError>,
}

impl fmt::Display for OpeningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.error {
            Some(error) => error.fmt(f),
            None => f.write_str("the game is already over"),
        }
    }
}

impl std::error::Error for OpeningError {}

/// The openings of a list: a FEN a line. Empty lines and lines that begin
/// with `#` are skipped.
///
/// # Errors
///
/// [`OpeningError`] with the first line that no game can begin with.
pub fn from_fens(text: &str, rules: &Ruleset) -> Result<Vec<Position>, OpeningError> {
    let mut openings = Vec::new();
    for (i, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let fail = |error| OpeningError { line: i + 1, error };
        let pos = Position::from_fen(line, rules).map_err(|error| fail(Some(error)))?;
        if is_over(&pos, rules) {
            return Err(fail(None));
        }
        openings.push(pos);
    }
    Ok(openings)
}

/// All positions that this many plies lead to, each once, in a fixed order.
///
/// The mirror image of one, with colors exchanged, has the other player to
/// move, so that after equally many plies there are no twins.
#[must_use]
pub fn ballots(rules: &Ruleset, plies: u32) -> Vec<Position> {
    let mut positions = vec![Position::initial(rules)];
    for _ in 0..plies {
        let mut seen = HashSet::new();
        let mut next = Vec::new();
        for pos in &positions {
            for m in sorted_moves(pos, rules) {
                let mut after = *pos;
                after.play_unchecked(rules, m);
                if seen.insert(after) {
                    next.push(after);
                }
            }
        }
        positions = next;
    }
    positions.retain(|pos| !is_over(pos, rules));
    positions
}

/// Up to `count` different positions after random moves that are balanced:
/// equal material, and nothing to take at once.
#[must_use]
pub fn random(rules: &Ruleset, plies: u32, count: usize, seed: u64) -> Vec<Position> {
    /// Few plies have few positions: give up looking for more.
    const TRIES_FOR_EACH: usize = 200;
    let mut random = Random::new(seed);
    let mut seen = HashSet::new();
    let mut openings = Vec::new();
    for _ in 0..count.saturating_mul(TRIES_FOR_EACH) {
        if openings.len() == count {
            break;
        }
        let opening = balanced(rules, plies as usize, &mut random);
        openings.extend(opening.filter(|pos| seen.insert(*pos)));
    }
    openings
}

/// Puts openings in another order.
pub fn shuffle(openings: &mut [Position], seed: u64) {
    let mut random = Random::new(seed);
    for i in (1..openings.len()).rev() {
        openings.swap(i, random.below(i + 1));
    }
}

fn is_over(pos: &Position, rules: &Ruleset) -> bool {
    Game::from_position(*rules, *pos).outcome().is_some()
}

#[cfg(test)]
mod tests {
    use damier_rules::{Color, variants};

    use super::*;

    #[test]
    fn ballots_are_all_positions_once() {
        // Nine first moves for either side, or seven on the small board.
        assert_eq!(ballots(&variants::INTERNATIONAL, 1).len(), 9);
        assert_eq!(ballots(&variants::INTERNATIONAL, 2).len(), 81);
        assert_eq!(ballots(&variants::ENGLISH, 2).len(), 49);
        let three = ballots(&variants::ENGLISH, 3);
        let distinct: HashSet<Position> = three.iter().copied().collect();
        assert_eq!(three.len(), distinct.len());
        assert!(three.len() < 302, "perft(3) is 302, and some lines transpose");
    }

    #[test]
    fn random_openings_are_balanced_and_follow_the_seed() {
        let rules = variants::RUSSIAN;
        let openings = random(&rules, 6, 50, 7);
        assert_eq!(openings.len(), 50);
        let material = |pos: &Position, color| (pos.men(color).count(), pos.kings(color).count());
        let is_equal = |pos| material(pos, Color::White) == material(pos, Color::Black);
        assert!(openings.iter().all(is_equal));
        assert_eq!(openings, random(&rules, 6, 50, 7));
        assert_ne!(openings, random(&rules, 6, 50, 8));
        assert!(random(&rules, 1, 50, 7).len() <= 7, "there are no more");
    }

    #[test]
    fn a_bad_line_is_named() {
        let rules = variants::INTERNATIONAL;
        let good = "# two\n\nW:W31-50:B1-20\nB:W31:B1.\n";
        assert_eq!(from_fens(good, &rules).unwrap().len(), 2);
        assert_eq!(from_fens("W:W31:B1\nnonsense", &rules).unwrap_err().line, 2);
        let over = from_fens("W:W:B1", &rules).unwrap_err();
        assert_eq!(over, OpeningError { line: 1, error: None });
    }
}
