//! How a game stands, with all that a page shows of it.

use damier_contract::{
    BoardShape, Countdown, DarkCorner, Ending, GameResult, May, Now, Remedies, Sides, View,
};
use damier_locale::Texts;
use damier_rules::{Action, Color, Corner, Event, Game, Outcome, Ruleset};

use crate::game::history;
use crate::game::moves::candidate;
use crate::game::saved::Replayed;
use crate::patience::GivenUp;
use crate::speech::Speech;

pub(crate) fn board_shape(rules: &Ruleset) -> BoardShape {
    let corner = match rules.board.corner() {
        Corner::Left => DarkCorner::Left,
        Corner::Right => DarkCorner::Right,
    };
    BoardShape { size: rules.board.size(), corner }
}

fn ending(outcome: Outcome, rules: &Ruleset, speech: Speech<'_>) -> Ending {
    let sentence = speech.texts.outcome(outcome, rules);
    Ending { winner: outcome.winner().map(Into::into), sentence, result: result(Some(outcome)) }
}

const fn remedies(rules: &Ruleset) -> Remedies {
    let Ruleset { enforcement, .. } = rules;
    Remedies { huff: enforcement.allows_huff(), demand: enforcement.allows_demand() }
}

fn may(game: &Game) -> May {
    let rules = game.rules();
    let is_on = game.outcome().is_none();
    let turn = game.position().turn();
    let after_a_move = matches!(
        game.events().last(),
        Some(Event::Did { player, action: Action::Move(_) }) if *player != turn
    );
    let may_answer = is_on && after_a_move;
    let is_silent = *rules != rules.friendly();
    let binds = is_on && rules.touch == damier_rules::Touch::Binding;
    May {
        huff: may_answer && rules.enforcement.allows_huff(),
        demand: may_answer && rules.enforcement.allows_demand(),
        stand: may_answer && game.missed_capture().is_some() && is_blocked(game),
        touch: binds,
        adjust: binds,
        // Only the friendly referee says that there is something to claim.
        claim: is_on && rules.knows_claims() && (is_silent || game.claimable_draw().is_some()),
    }
}

fn is_blocked(game: &Game) -> bool {
    game.permitted_moves().is_ok_and(|moves| moves.is_empty())
}

/// How a game ended, if it has.
pub(crate) fn result(outcome: Option<Outcome>) -> GameResult {
    match outcome.map(|outcome| outcome.winner()) {
        None => GameResult::Unfinished,
        Some(None) => GameResult::Draw,
        Some(Some(Color::White)) => GameResult::WhiteWins,
        Some(Some(Color::Black)) => GameResult::BlackWins,
    }
}

/// What the two sides are called.
pub(crate) fn sides(rules: &Ruleset, texts: &Texts) -> Sides {
    Sides { white: texts.color(Color::White, rules), black: texts.color(Color::Black, rules) }
}

/// How a game stands, with everything that happened in it.
pub(crate) fn of(replayed: &Replayed, speech: Speech<'_>) -> Result<View, GivenUp> {
    let game = &replayed.game;
    let rules = game.rules();
    Ok(View {
        rules: rules.to_string(),
        by_the_leaflet: *rules != rules.friendly(),
        title: speech.texts.ruleset_title(rules),
        board: board_shape(rules),
        colors: sides(rules, speech.texts),
        remedies: remedies(rules),
        start: history::placement(game.start(), rules),
        history: history::of(replayed, speech)?,
        now: now(replayed, speech),
    })
}

/// How a game stands, and what may be done.
pub(crate) fn now(replayed: &Replayed, speech: Speech<'_>) -> Now {
    let game = &replayed.game;
    let (rules, pos) = (game.rules(), game.position());
    let moves = match game.outcome() {
        Some(_) => Vec::new(),
        None => game.permitted_moves().unwrap_or_default(),
    };
    let countdown = game.draw_countdown().map(|(_, plies)| {
        let moves = plies.div_ceil(2);
        Countdown { moves, sentence: speech.texts.format("play-countdown", &[("moves", moves)]) }
    });
    Now {
        placement: history::placement(pos, rules),
        fen: pos.fen(rules).to_string(),
        turn: pos.turn().into(),
        moves: moves.into_iter().map(|m| candidate(pos, rules, m, speech)).collect(),
        ending: game.outcome().map(|outcome| ending(outcome, rules, speech)),
        may: may(game),
        offer: game.draw_offer().map(Into::into),
        touched: game.touched().map(damier_rules::Square::number),
        must_obey: game.must_obey(),
        countdown,
        clock: replayed.clock,
    }
}
