//! Scores and the results that endgame tables know, in words.

use damier_endgame::{Probe, Value};
use damier_engine::Score;
use damier_locale::{Known, Standing, Texts};
use damier_rules::{Color, Ruleset};

/// A score of one player, as another or the same one sees it.
#[must_use]
pub fn seen_by(viewer: Color, score: Score, of: Color) -> Score {
    if viewer == of { score } else { -score }
}

/// The plain word for a score that White sees.
#[must_use]
pub fn standing(score: Score) -> Standing {
    let is_white_better = score > Score::DRAW;
    let (color, better) =
        if is_white_better { (Color::White, score) } else { (Color::Black, -score) };
    if let Some(plies) = better.plies_to_end() {
        return Standing::WinsIn(color, plies.unsigned_abs().div_ceil(2).max(1));
    }
    match better.expectation() {
        0.85.. => Standing::Winning(color),
        0.65.. => Standing::Better(color),
        0.55.. => Standing::SlightlyBetter(color),
        _ => Standing::Equal,
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
        None => texts.standing(standing(seen_by(Color::White, line_score, turn)), rules),
    }
}

/// What tables know, in a few words: "won in 7 moves".
#[must_use]
pub fn exact_words(probe: Probe, texts: &Texts) -> String {
    let moves = probe.moves().map(|moves| u32::from(moves).max(1));
    texts.known(match probe.value {
        Value::Win => Known::Won(moves),
        Value::Draw => Known::Drawn,
        Value::Loss => Known::Lost(moves),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_go_from_equal_to_decided() {
        let of = |centimen| standing(Score::estimate(centimen));
        assert_eq!(of(0), Standing::Equal);
        assert_eq!(of(-20), Standing::Equal);
        assert_eq!(of(45), Standing::SlightlyBetter(Color::White));
        assert_eq!(of(-120), Standing::Better(Color::Black));
        assert_eq!(of(400), Standing::Winning(Color::White));
        assert_eq!(standing(Score::win_in(13)), Standing::WinsIn(Color::White, 7));
        assert_eq!(standing(Score::loss_in(4)), Standing::WinsIn(Color::Black, 2));
    }

    #[test]
    fn both_players_see_the_same_score_from_their_own_side() {
        let score = Score::estimate(120);
        assert_eq!(seen_by(Color::White, score, Color::White), score);
        assert_eq!(seen_by(Color::Black, score, Color::White), -score);
    }
}
