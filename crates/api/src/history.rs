//! What happened in a game, as it is shown and spoken.

use damier_rules::{
    Action, Color, Event, Game, MissedCapture, Move, Position, Role, Ruleset, Square,
};
use serde::Serialize;

use crate::act::SHOWN;
use crate::moves::{Walk, numbers};
use crate::patience::GivenUp;
use crate::saved::Replayed;
use crate::speech::Speech;

/// One thing that happened.
#[derive(Clone, Debug, Serialize)]
pub struct Happening {
    /// Its number, counted from 0.
    pub event: usize,
    /// What it was.
    pub kind: Kind,
    /// Who did it; nobody if the referee spoke.
    pub player: Option<Color>,
    /// In short: a move as players write it.
    pub text: String,
    /// In a sentence.
    pub spoken: String,
    /// The squares it was about: for a move, every square where it landed.
    pub route: Vec<u32>,
    /// The captured pieces, in the order of the jumps.
    pub captures: Vec<u32>,
    /// What should have been played, told once it was claimed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub due: Vec<Walk>,
    /// The board afterwards, a character for each square: `.wWbB`.
    pub placement: String,
    /// Who is to move afterwards.
    pub turn: Color,
}

/// What happened.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named as the actions are")]
pub enum Kind {
    Touch,
    Adjust,
    Move,
    Huff,
    Demand,
    Stand,
    Offer,
    Accept,
    Decline,
    Claim,
    Resign,
    Timeout,
    Over,
}

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
    let rules = game.rules();
    let mut so_far = Game::from_position(*rules, *game.start());
    let mut happenings = Vec::new();
    for (number, &event) in game.events().iter().enumerate() {
        speech.patience.check()?;
        let mut happening = tell(&so_far, event, replayed.you, speech);
        // What happened once is not refused.
        let _ = match event {
            Event::Did { player, action } => so_far.apply(player, action),
            Event::Timeout { player } => so_far.timeout(player),
            Event::Over(_) => Ok(Vec::new()),
        };
        happening.event = number;
        happening.placement = placement(so_far.position(), rules);
        happening.turn = so_far.position().turn();
        happenings.push(happening);
    }
    Ok(happenings)
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
        kind: Kind::Over,
        player: None,
        text: String::new(),
        spoken: String::new(),
        route: Vec::new(),
        captures: Vec::new(),
        due: Vec::new(),
        placement: String::new(),
        turn: pos.turn(),
    };
    match event {
        Event::Over(outcome) => happening.spoken = speech.texts.outcome(outcome, rules),
        Event::Timeout { player } => {
            happening.kind = Kind::Timeout;
            happening.player = Some(player);
            happening.spoken = by(speech, "spoken-timeout", player, rules);
        }
        Event::Did { player, action: Action::Move(m) } => {
            let walk = Walk::of(pos, rules, m);
            happening.kind = Kind::Move;
            happening.player = Some(player);
            happening.text = speech.move_text(pos, rules, m);
            happening.spoken = speech.spoken_move(before, pos, m);
            (happening.route, happening.captures) = (walk.route, walk.captures);
        }
        Event::Did { player, action } => {
            let claim = Claim::of(before, action);
            happening.kind = kind(action);
            happening.player = Some(player);
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

fn kind(action: Action) -> Kind {
    match action {
        Action::Touch(_) => Kind::Touch,
        Action::Adjust(_) => Kind::Adjust,
        Action::Move(_) => Kind::Move,
        Action::Huff(_) => Kind::Huff,
        Action::DemandCapture => Kind::Demand,
        Action::LetStand => Kind::Stand,
        Action::OfferDraw => Kind::Offer,
        Action::AcceptDraw => Kind::Accept,
        Action::DeclineDraw => Kind::Decline,
        Action::ClaimDraw => Kind::Claim,
        Action::Resign => Kind::Resign,
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
        due.map(|&m| Walk::of(&self.missed.before, rules, m)).collect()
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
