//! A scene as the page shows it: with what is right, and what the referee says
//! to what is not.

use damier_contract::{Acted, Candidate, Diagram, Header, Judged, Right, SavedGame, Walk, Wrong};
use damier_rules::{Attempt, Color, Move};

use super::scenes::Scene;
use crate::game::moves::walk;
use crate::game::saved::Replayed;
use crate::game::{act, view};
use crate::patience::Patience;
use crate::speech::Speech;

/// The scene, if it can be played: one whose log the rules refuse is none.
pub(super) fn of(scene: &Scene, speech: Speech<'_>) -> Option<Diagram> {
    let header =
        Header { rules: scene.rules.to_string(), start: scene.start.clone(), ..Header::default() };
    let game = SavedGame { header, entries: scene.before.clone() };
    let replayed = Replayed::of(&game, Patience::ENDLESS).ok()?;
    let figure = scene.figure.map(|figure| {
        let number = figure.number.to_string();
        match figure.told {
            None => speech.texts.format("scene-figure", &[("number", number)]),
            Some(told) => {
                let values = [("number", number), ("told", speech.texts.get(told))];
                speech.texts.format("scene-figure-told", &values)
            }
        }
    });
    let color = speech.texts.color(to_act(&replayed), &scene.rules);
    Some(Diagram {
        caption: speech.texts.format(scene.caption, &[("color", color)]),
        figure,
        view: view::of(&replayed, speech).ok()?,
        right: right(scene, &replayed, speech),
        wrong: scene.tries.iter().filter_map(|text| wrong(text, &replayed, speech)).collect(),
        game,
    })
}

/// Whether both show the same position, in which other things are right.
pub(super) fn is_like(one: &Diagram, other: &Diagram) -> bool {
    let actions = |diagram: &Diagram| -> Vec<String> {
        diagram.right.iter().map(|right| right.action.clone()).collect()
    };
    one.view.board.size == other.view.board.size
        && one.view.now.fen == other.view.now.fen
        && actions(one) != actions(other)
}

/// Who is to do something: whoever is offered a draw, or is to move.
fn to_act(replayed: &Replayed) -> Color {
    match replayed.game.draw_offer() {
        Some(offering) => !offering,
        None => replayed.game.position().turn(),
    }
}

fn right(scene: &Scene, replayed: &Replayed, speech: Speech<'_>) -> Vec<Right> {
    let game = &replayed.game;
    if scene.solution.is_empty() {
        let moves = game.permitted_moves().unwrap_or_default();
        return moves.into_iter().map(|m| walked(m, replayed, speech)).collect();
    }
    let solutions = scene.solution.iter().filter_map(|text| {
        if is_move(text) {
            return match act::judge(replayed, text, speech).ok()? {
                Judged::Possible { moves } => moves.into_iter().next().map(played),
                Judged::Refused { .. } => None,
            };
        }
        let text_of = |id: &str| speech.texts.get(id);
        let told = match text.split_once(' ') {
            Some((_, square)) => format!("{} {square}", text_of("play-huff")),
            None if text == "demand" => text_of("play-demand"),
            None if text == "stand" => text_of("play-stand"),
            None if text == "claim" => text_of("play-claim"),
            None => text_of("play-accept"),
        };
        Some(Right { action: text.clone(), text: told, walk: None })
    });
    solutions.collect()
}

fn walked(m: Move, replayed: &Replayed, speech: Speech<'_>) -> Right {
    let (pos, rules) = (replayed.game.position(), replayed.game.rules());
    Right {
        action: m.to_string(),
        text: speech.move_text(pos, rules, m),
        walk: Some(walk(pos, rules, m)),
    }
}

fn played(candidate: Candidate) -> Right {
    let route = candidate.routes.into_iter().next().unwrap_or_default();
    let walk = Walk { route, captures: candidate.captures };
    Right { action: candidate.code, text: candidate.text, walk: Some(walk) }
}

/// What the referee says to this, unless it is allowed.
fn wrong(text: &str, replayed: &Replayed, speech: Speech<'_>) -> Option<Wrong> {
    if is_move(text) {
        let board = replayed.game.rules().board;
        let squares = Attempt::parse(text, board).ok()?.squares;
        let names: Vec<String> = squares.into_iter().map(|sq| speech.square(sq)).collect();
        let sign = if text.contains('x') { "x" } else { "-" };
        return match act::judge(replayed, text, speech).ok()? {
            Judged::Refused { refused } => Some(Wrong { text: names.join(sign), refused }),
            Judged::Possible { .. } => None,
        };
    }
    let square = text.split_once(' ').map_or("", |(_, square)| square);
    match act::act(replayed.clone(), to_act(replayed), text, speech).ok()? {
        Acted::Refused { refused } => {
            let text = format!("{} {square}", speech.texts.get("play-huff"));
            Some(Wrong { text, refused })
        }
        Acted::Done { .. } => None,
    }
}

/// Whether an action is a move, and no word such as `demand`.
fn is_move(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
}
