//! What happened in a game, as it is shown and spoken.

use damier_contract::{Happening, HappeningKind, Walk};
use damier_rules::{
    Action, Color, Event, Game, MissedCapture, Move, Position, Role, Ruleset, Square,
};

use crate::game::act::SHOWN;
use crate::game::moves::{numbers, walk};
use crate::game::saved::Replayed;
use crate::patience::GivenUp;
use crate::speech::Speech;

/// The board as a text, a character for each square in the order of their
/// numbers.
pub(crate) fn placement(pos: &Position, rules: &Ruleset) -> String {
    rules
        .board
        .squares()
        .squares(rules.board)
        .map(|sq| match pos.piece_at(sq) {
            None => '.',
            Some(piece) => match (piece.color, piece.role) {
                (Color::White, Role::Man) => 'w',
                (Color::White, Role::King) => 'W',
                (Color::Black, Role::Man) => 'b',
                (Color::Black, Role::King) => 'B',
            },
        })
        .collect()
}

/// Everything that happened, in order.
pub(crate) fn of(replayed: &Replayed, speech: Speech<'_>) -> Result<Vec<Happening>, GivenUp> {
    let game = &replayed.game;
    let mut so_far = Game::from_position(*game.rules(), *game.start());
    let mut happenings = Vec::new();
    for (number, &event) in game.events().iter().enumerate() {
        speech.patience.check()?;
        happenings.push(next(&mut so_far, number, event, replayed.you, speech));
    }
    Ok(happenings)
}

/// What has happened since the game had `from` events and stood as `before`.
pub(crate) fn since(
    before: &Game,
    from: usize,
    replayed: &Replayed,
    speech: Speech<'_>,
) -> Vec<Happening> {
    let mut so_far = before.clone();
    let events = replayed.game.events().iter().enumerate().skip(from);
    events.map(|(number, &event)| next(&mut so_far, number, event, replayed.you, speech)).collect()
}

/// Tells of an event, and lets it happen.
fn next(
    so_far: &mut Game,
    number: usize,
    event: Event,
    you: Option<Color>,
    speech: Speech<'_>,
) -> Happening {
    let mut happening = tell(so_far, event, you, speech);
    // The game has been played before: nothing of it is refused.
    let _ = match event {
        Event::Did { player, action } => so_far.apply(player, action),
        Event::Timeout { player } => so_far.timeout(player),
        Event::Over(_) => Ok(Vec::new()),
    };
    happening.event = number;
    happening.placement = placement(so_far.position(), so_far.rules());
    happening.turn = so_far.position().turn().into();
    happening
}

/// What happens to a game by an event, told to the player of the side `you`,
/// or to whoever listens.
pub(crate) fn tell(
    before: &Game,
    event: Event,
    you: Option<Color>,
    speech: Speech<'_>,
) -> Happening {
    let (rules, pos) = (before.rules(), before.position());
    let mut happening = Happening {
        event: 0,
        kind: HappeningKind::Over,
        player: None,
        text: String::new(),
        spoken: String::new(),
        route: Vec::new(),
        captures: Vec::new(),
        due: Vec::new(),
        placement: String::new(),
        turn: pos.turn().into(),
    };
    match event {
        Event::Over(outcome) => happening.spoken = speech.texts.outcome(outcome, rules),
        Event::Timeout { player } => {
            happening.kind = HappeningKind::Timeout;
            happening.player = Some(player.into());
            happening.spoken = by(speech, "spoken-timeout", player, rules);
        }
        Event::Did { player, action: Action::Move(m) } => {
            let Walk { route, captures } = walk(pos, rules, m);
            happening.kind = HappeningKind::Move;
            happening.player = Some(player.into());
            happening.text = speech.move_text(pos, rules, m);
            happening.spoken = speech.spoken_move(before, pos, m);
            (happening.route, happening.captures) = (route, captures);
        }
        Event::Did { player, action } => {
            let claim = Claim::of(before, action);
            happening.kind = kind(action);
            happening.player = Some(player.into());
            happening.spoken = match &claim {
                Some(claim) => claim.spoken(before, player, you == Some(!player), speech),
                None => spoken(speech, player, action, rules),
            };
            happening.route = numbers(square_of(action));
            happening.due = claim.map(|claim| claim.walks(rules)).unwrap_or_default();
        }
    }
    if happening.text.is_empty() {
        happening.text.clone_from(&happening.spoken);
    }
    happening
}

fn kind(action: Action) -> HappeningKind {
    match action {
        Action::Touch(_) => HappeningKind::Touch,
        Action::Adjust(_) => HappeningKind::Adjust,
        Action::Move(_) => HappeningKind::Move,
        Action::Huff(_) => HappeningKind::Huff,
        Action::DemandCapture => HappeningKind::Demand,
        Action::LetStand => HappeningKind::Stand,
        Action::OfferDraw => HappeningKind::Offer,
        Action::AcceptDraw => HappeningKind::Accept,
        Action::DeclineDraw => HappeningKind::Decline,
        Action::ClaimDraw => HappeningKind::Claim,
        Action::Resign => HappeningKind::Resign,
    }
}

fn square_of(action: Action) -> Option<Square> {
    match action {
        Action::Touch(sq) | Action::Adjust(sq) | Action::Huff(sq) => Some(sq),
        _ => None,
    }
}

fn spoken(speech: Speech<'_>, player: Color, action: Action, rules: &Ruleset) -> String {
    let on = |id, sq| {
        let color = speech.texts.color(player, rules);
        speech.texts.format(id, &[("color", color), ("square", speech.square(sq))])
    };
    match action {
        Action::Touch(sq) => on("play-touched", sq),
        Action::Adjust(sq) => on("play-adjusted", sq),
        Action::LetStand => speech.texts.get("play-let-stand"),
        Action::OfferDraw => by(speech, "spoken-offer", player, rules),
        Action::AcceptDraw => by(speech, "spoken-accept", player, rules),
        Action::DeclineDraw => speech.texts.get("play-declined"),
        Action::ClaimDraw => by(speech, "spoken-claim", player, rules),
        Action::Resign => by(speech, "spoken-resign", player, rules),
        Action::Move(_) | Action::Huff(_) | Action::DemandCapture => String::new(),
    }
}

/// A missed capture that is answered.
struct Claim<'a> {
    missed: &'a MissedCapture,
    /// The piece that is huffed, where it stands now.
    huffed: Option<Square>,
    /// What was due: by that piece, or by any.
    due: Vec<Move>,
}

impl<'a> Claim<'a> {
    fn of(before: &'a Game, action: Action) -> Option<Claim<'a>> {
        let huffed = match action {
            Action::Huff(sq) => Some(sq),
            Action::DemandCapture => None,
            _ => return None,
        };
        let missed = before.missed_capture()?;
        let stood = |sq| if sq == missed.played.to { missed.played.from } else { sq };
        let is_guilty = |m: &Move| huffed.is_none_or(|sq| m.from == stood(sq));
        let due = missed.due.iter().copied().filter(is_guilty).collect();
        Some(Claim { missed, huffed, due })
    }

    fn walks(&self, rules: &Ruleset) -> Vec<Walk> {
        let due = self.due.iter().take(SHOWN);
        due.map(|&m| walk(&self.missed.before, rules, m)).collect()
    }

    /// Who answers it and how, and what should have been taken.
    fn spoken(&self, before: &Game, player: Color, is_yours: bool, speech: Speech<'_>) -> String {
        let (rules, texts) = (before.rules(), speech.texts);
        let taken: Vec<_> = self.due.iter().map(|m| m.captured).collect();
        let is_clear = taken.iter().all(|captured| *captured == taken[0]);
        let captured = taken.first().map(|taken| speech.squares(taken.squares(rules.board)));
        let whose = if is_yours { "yours" } else { "theirs" }.to_owned();
        let choice = if is_clear { "none" } else { "free" }.to_owned();
        let common =
            [("whose", whose), ("choice", choice), ("captured", captured.unwrap_or_default())];
        if let Some(sq) = self.huffed {
            let is_king = before.position().piece_at(sq).is_some_and(|it| it.role == Role::King);
            let piece = if is_king { "king" } else { "man" }.to_owned();
            let [whose, choice, captured] = common;
            let color = ("color", texts.color(player, rules));
            let square = ("square", speech.square(sq));
            return texts.format(
                "spoken-huff",
                &[color, whose, ("piece", piece), square, choice, captured],
            );
        }
        let played = speech.move_text(&self.missed.before, rules, self.missed.played);
        let [whose, choice, captured] = common;
        let color = ("color", texts.color(!player, rules));
        texts.format("spoken-demand", &[color, whose, ("move", played), choice, captured])
    }
}

fn by(speech: Speech<'_>, id: &str, player: Color, rules: &Ruleset) -> String {
    speech.texts.format(id, &[("color", speech.texts.color(player, rules))])
}
