//! What the computer does, and what it would do.

use std::time::Duration;

use damier_coach::{Aids, agrees_to_draw, assess, look, seen_by, take_turn};
use damier_contract::{AskThink, Hint, ProblemKind, Thought};
use damier_engine::{Level, Limits};
use damier_rules::{Action, Color};

use super::reason::reason;
use crate::game::moves::{numbers, walk};
use crate::game::saved::Replayed;
use crate::problem::Problem;
use crate::speech::Speech;

/// What a computer of this level does.
pub(crate) fn think(
    replayed: &Replayed,
    asked: &AskThink,
    aids: &Aids,
) -> Result<Thought, Problem> {
    let game = &replayed.game;
    let player = Color::from(asked.player);
    let nothing = |error| Problem::new(ProblemKind::Nothing, error);
    let level =
        Level::new(asked.level).ok_or_else(|| Problem::unreadable("levels go from 1 to 12"))?;
    if game.draw_offer() == Some(!player) {
        let agrees = agrees_to_draw(game, player, aids).map_err(nothing)?;
        let action = if agrees { Action::AcceptDraw } else { Action::DeclineDraw };
        return Ok(Thought { action: action.to_string(), pause_ms: 600 });
    }
    if game.position().turn() != player {
        return Err(Problem::new(ProblemKind::Nothing, "it is the other player's turn"));
    }
    let mut computer = aids.player(level, asked.seed);
    computer.open_by_book(true);
    computer.set_limits(Limits::time(Duration::from_millis(1800)));
    let turn = take_turn(&mut computer, game).map_err(nothing)?;
    let pause_ms = u64::try_from(turn.pause.as_millis()).unwrap_or_default();
    Ok(Thought { action: turn.action.to_string(), pause_ms })
}

/// What would be good here, in words.
pub(crate) fn hint(replayed: &Replayed, aids: &Aids, speech: Speech<'_>) -> Result<Hint, Problem> {
    let game = &replayed.game;
    let (pos, rules) = (game.position(), game.rules());
    let found = look(game, &Limits::nodes(300_000), aids)
        .map_err(|error| Problem::new(ProblemKind::Nothing, error))?;
    let action = found.best();
    let (name, walk, squares) = match action {
        Action::Move(m) => {
            (speech.move_text(pos, rules, m), Some(walk(pos, rules, m)), numbers([m.from, m.to]))
        }
        Action::Huff(sq) => {
            let name = speech.texts.format("analysis-huff", &[("square", speech.square(sq))]);
            (name, None, numbers([sq]))
        }
        Action::DemandCapture => (speech.texts.get("analysis-demand"), None, Vec::new()),
        _ => (speech.texts.get("analysis-stand"), None, Vec::new()),
    };
    let score = seen_by(Color::White, found.lines[0].score, pos.turn());
    let word_of_standing = speech.texts.assessment(assess(score), rules);
    let sentence = speech.texts.format("play-hint", &[("move", name), ("word", word_of_standing)]);
    let why = walk.is_some().then(|| reason(game, &found, aids, speech));
    Ok(Hint { action: action.to_string(), sentence, why, walk, squares })
}
