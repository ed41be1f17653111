//! Scores and the results that endgame tables know, in words.

use damier_endgame::{Probe, Value};
use damier_engine::Score;
use damier_locale::{Assessment, ProvenResult, Texts};
use damier_rules::{Color, Ruleset};

/// A score of one player, as another or the same one sees it.
#[must_use]
pub fn seen_by(viewer: Color, score: Score, of: Color) -> Score {
    if viewer == of { score } else { -score }
}

/// The plain word for a score that White sees.
#[must_use]
pub fn assess(score: Score) -> Assessment {
    let is_white_better = score > Score::DRAW;
    let (color, better) =
        if is_white_better { (Color::White, score) } else { (Color::Black, -score) };
    if let Some(plies) = better.plies_to_end() {
        return Assessment::WinsIn(color, plies.unsigned_abs().div_ceil(2).max(1));
    }
    match better.expectation() {
        0.85.. => Assessment::Winning(color),
        0.65.. => Assessment::Better(color),
        0.55.. => Assessment::SlightlyBetter(color),
        _ => Assessment::Equal,
    }
}

/// How good a line is, in a few words: how the game ends if that is only known
/// by tables, or how it stands for whom.
#[must_use]
pub fn line_words(
    line_score: Score,
    exact: Option<Probe>,
    turn: Color,
    texts: &Texts,
    rules: &Ruleset,
) -> String {
    match exact.filter(|_| !line_score.is_proven()) {
        Some(exact) => exact_words(exact, texts),
        None => texts.assessment(assess(seen_by(Color::White, line_score, turn)), rules),
    }
}

/// What tables know, in a few words: "won in 7 moves".
#[must_use]
pub fn exact_words(probe: Probe, texts: &Texts) -> String {
    let moves = probe.moves().map(|moves| u32::from(moves).max(1));
    texts.proven(match probe.value {
        Value::Win => ProvenResult::Won(moves),
        Value::Draw => ProvenResult::Drawn,
        Value::Loss => ProvenResult::Lost(moves),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_go_from_equal_to_decided() {
        let of = |centimen| assess(Score::estimate(centimen));
        assert_eq!(of(0), Assessment::Equal);
        assert_eq!(of(-20), Assessment::Equal);
        assert_eq!(of(45), Assessment::SlightlyBetter(Color::White));
        assert_eq!(of(-120), Assessment::Better(Color::Black));
        assert_eq!(of(400), Assessment::Winning(Color::White));
        assert_eq!(assess(Score::win_in(13)), Assessment::WinsIn(Color::White, 7));
        assert_eq!(assess(Score::loss_in(4)), Assessment::WinsIn(Color::Black, 2));
    }

    #[test]
    fn both_players_see_the_same_score_from_their_own_side() {
        let score = Score::estimate(120);
        assert_eq!(seen_by(Color::White, score, Color::White), score);
        assert_eq!(seen_by(Color::Black, score, Color::White), -score);
    }
}
