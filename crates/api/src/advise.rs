//! What the computer does, and what it would do.

use std::time::Duration;

use damier_engine::{Level, Limits, Player, Score};
use damier_locale::Standing;
use damier_rules::{Action, Color};
use serde::Serialize;

use crate::exact::tables;
use crate::moves::{Walk, numbers};
use crate::opponent::{CASUAL, act, agrees_to_draw, look};
use crate::problem::{Problem, ProblemKind};
use crate::saved::Replayed;
use crate::speech::Speech;

/// What the computer does.
#[derive(Clone, Debug, Serialize)]
pub struct Thought {
    /// What, as in a line of the log.
    pub action: String,
    /// How long a person would have seemed to think.
    pub pause_ms: u64,
}

/// What would be good here.
#[derive(Clone, Debug, Serialize)]
pub struct Hint {
    /// What to do, as in a line of the log.
    pub action: String,
    /// The same in a sentence, with how the game stands.
    pub sentence: String,
    /// The move, to be shown.
    pub walk: Option<Walk>,
    /// The squares it is about.
    pub squares: Vec<u32>,
}

/// A score of the player to move, as White sees it.
#[must_use]
pub fn for_white(score: Score, turn: Color) -> Score {
    match turn {
        Color::White => score,
        Color::Black => -score,
    }
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

/// What is written in a log for an action.
pub(crate) fn word(action: Action, player: Color) -> String {
    let line = damier_rules::Event::Did { player, action }.to_string();
    line.split_once(' ').map(|(_, word)| word.to_owned()).unwrap_or(line)
}

/// What a computer of this level does.
pub(crate) fn think(
    replayed: &Replayed,
    player: Color,
    level: u8,
    seed: u64,
) -> Result<Thought, Problem> {
    let game = &replayed.game;
    let nothing = |error| Problem::new(ProblemKind::Nothing, error);
    let level = Level::new(level)
        .ok_or_else(|| Problem::new(ProblemKind::Unreadable, "levels go from 1 to 12"))?;
    if game.draw_offer() == Some(!player) {
        let agrees = agrees_to_draw(game, player).map_err(nothing)?;
        let action = if agrees { Action::AcceptDraw } else { Action::DeclineDraw };
        return Ok(Thought { action: word(action, player), pause_ms: 600 });
    }
    if game.position().turn() != player {
        return Err(Problem::new(ProblemKind::Nothing, "it is the other player's turn"));
    }
    let mut computer = Player::new(level, CASUAL, seed);
    computer.set_library(Some(tables()));
    computer.open_by_book(true);
    computer.set_limits(Limits::time(Duration::from_millis(1800)));
    let turn = act(&mut computer, game).map_err(nothing)?;
    let pause_ms = u64::try_from(turn.pause.as_millis()).unwrap_or_default();
    Ok(Thought { action: word(turn.action, player), pause_ms })
}

/// What would be good here, in words.
pub(crate) fn hint(replayed: &Replayed, speech: Speech<'_>) -> Result<Hint, Problem> {
    let game = &replayed.game;
    let (pos, rules) = (game.position(), game.rules());
    let found = look(game, &Limits::nodes(300_000))
        .map_err(|error| Problem::new(ProblemKind::Nothing, error))?;
    let action = found.best();
    let (name, walk, squares) = match action {
        Action::Move(m) => {
            let walk = Walk::of(pos, rules, m);
            (speech.move_text(pos, rules, m), Some(walk), numbers([m.from, m.to]))
        }
        Action::Huff(sq) => {
            let name = speech.texts.format("analysis-huff", &[("square", speech.square(sq))]);
            (name, None, numbers([sq]))
        }
        Action::DemandCapture => (speech.texts.get("analysis-demand"), None, Vec::new()),
        _ => (speech.texts.get("analysis-stand"), None, Vec::new()),
    };
    let score = for_white(found.lines[0].score, pos.turn());
    let word_of_standing = speech.texts.standing(standing(score), rules);
    let sentence = speech.texts.format("play-hint", &[("move", name), ("word", word_of_standing)]);
    Ok(Hint { action: word(action, pos.turn()), sentence, walk, squares })
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
}
