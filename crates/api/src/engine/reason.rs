//! Why a move is good, as far as the moves after it show.

use damier_coach::{Aids, look};
use damier_engine::{Limits, Report};
use damier_rules::{Action, Color, Game, Goal};

use super::analyse::name;
use crate::speech::Speech;

/// How far a person follows a line.
const SEEN: usize = 7;
/// What threatens is no deep secret.
const THREAT_NODES: u64 = 30_000;

/// What a line of moves leads to, where it has become quiet.
struct Prospect {
    /// The men that the player gains, kings as two; negative for those that he loses.
    men: i32,
    has_crowned: bool,
    /// The moves up to there.
    texts: Vec<String>,
}

/// Why the best move is good, in a sentence with the moves that show it.
pub(super) fn reason(game: &Game, found: &Report, aids: &Aids, speech: Speech<'_>) -> String {
    let say = |id: &str| speech.texts.get(id);
    if game.position().legal_moves(game.rules()).is_ok_and(|moves| moves.len() == 1) {
        return say("analysis-why-only");
    }
    let ahead = follow(game, &found.lines[0].actions, speech);
    let line = ahead.texts.join(" ");
    // Who wants to lose wants none of this.
    if game.rules().goal == Goal::Lose {
        return with_line(say("analysis-why-goes-on"), &line);
    }
    if ahead.men > 0 {
        let men = speech.texts.format("analysis-why-wins", &[("men", ahead.men)]);
        return with_line(men, &line);
    }
    if ahead.has_crowned {
        return with_line(say("analysis-why-crowns"), &line);
    }
    if let Some(threat) = threat(game, aids, speech) {
        return speech.texts.format("analysis-why-threat", &[("move", threat)]);
    }
    with_line(say("analysis-why-goes-on"), &line)
}

fn with_line(sentence: String, line: &str) -> String {
    if line.is_empty() { sentence } else { format!("{sentence} ({line})") }
}

/// What the opponent would do if nothing were done about it, if it costs something.
fn threat(game: &Game, aids: &Aids, speech: Speech<'_>) -> Option<String> {
    let passed = Game::from_position(*game.rules(), game.position().passed());
    let found = look(&passed, &Limits::nodes(THREAT_NODES), aids).ok()?;
    let ahead = follow(&passed, &found.lines[0].actions, speech);
    (ahead.men > 0).then(|| name(&passed, found.best(), speech))
}

/// Plays a line until it is quiet for the last time, and counts.
fn follow(game: &Game, actions: &[Action], speech: Speech<'_>) -> Prospect {
    let player = game.position().turn();
    let before = balance(game, player);
    let kings = game.position().kings(player).count();
    let mut later = game.clone();
    let mut texts = Vec::new();
    let mut prospect = Prospect { men: 0, has_crowned: false, texts: Vec::new() };
    for &action in actions.iter().take(SEEN) {
        texts.push(name(&later, action, speech));
        let mover = later.position().turn();
        if later.apply(mover, action).is_err() {
            break;
        }
        if is_quiet(&later) {
            let has_crowned = later.position().kings(player).count() > kings;
            let men = balance(&later, player) - before - i32::from(has_crowned);
            prospect = Prospect { men, has_crowned, texts: texts.clone() };
        }
    }
    prospect
}

/// Whether nobody is about to capture.
fn is_quiet(game: &Game) -> bool {
    let moves = game.position().legal_moves(game.rules());
    moves.is_ok_and(|moves| moves.iter().all(|m| m.captured.is_empty()))
}

/// How many men more a player has than the other; a king counts as two.
fn balance(game: &Game, player: Color) -> i32 {
    let pos = game.position();
    let worth = |color| (pos.men(color).count() + 2 * pos.kings(color).count()).cast_signed();
    worth(player) - worth(!player)
}
