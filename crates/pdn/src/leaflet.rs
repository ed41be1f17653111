//! Games by the leaflet: what is no legal move is written as a comment that
//! holds a command, and where the board changes otherwise than by a legal
//! move, a setup follows. Any reader shows a sensible game; this one restores
//! the exact events.
//!
//! The command is `[%damier EVENT]`, where EVENT is a line of the game's log
//! with round brackets for braces: `[%damier black huff 19]`.

use damier_rules::{Action, Event, Game, Move, Outcome, Position, Ruleset};

use crate::check::{Checked, GameFault, GameFaultKind};
use crate::gametype::GameType;
use crate::outcome::GameResult;
use crate::time::commands;
use crate::tree::{Item, Record};
use crate::writer::is_decisive;
use crate::written::WrittenMove;

const COMMAND: &str = "damier";

impl Record {
    /// Writes a game down.
    ///
    /// A legal move is written as such. Anything else that happened is a
    /// comment with a command, `{[%damier black huff 19]}`: a line of the
    /// game's [log](Game::log), with round brackets for braces. Where the board
    /// changes otherwise than by a legal move, a setup follows.
    ///
    /// `tags` come first; those that tell the rules, the start and the result
    /// are added, and are left out where they are given: the game knows better.
    /// Only while it has no result is a given one taken.
    #[must_use]
    pub fn of_game(game: &Game, tags: &[(&str, &str)]) -> Record {
        let rules = game.rules();
        let game_type = GameType::of(rules);
        let mut record = Record::default();
        let mut tag = |name: &str, value: &str| record.tags.push((name.into(), value.into()));
        let others = tags.iter().filter(|(name, _)| !is_decisive(name));
        others.for_each(|(name, value)| tag(name, value));
        let given = tags.iter().find(|(name, _)| name.eq_ignore_ascii_case("Result"));
        let given = given.filter(|_| game.outcome().is_none());
        let result = given
            .and_then(|(_, value)| GameResult::parse(value))
            .unwrap_or_else(|| result_of(game.outcome()));
        tag("Result", result.text(game_type.scale()));
        tag("GameType", &game_type.to_string());
        if game_type.rules() != Some(*rules) {
            tag("Ruleset", &rules.to_string());
        }
        if *game.start() != Position::initial(rules) {
            tag("FEN", &game_type.fen(game.start(), rules));
        }
        let mut events = game.events().iter().peekable();
        let mut so_far = Game::from_position(*rules, *game.start());
        while let Some(event) = events.next() {
            let before = *so_far.position();
            let plain = plain_move(event, &so_far, game_type);
            apply(&mut so_far, event);
            match plain {
                Some(m) => record.items.push(Item::Move(m)),
                None => {
                    let text = event.to_string().replace('{', "(").replace('}', ")");
                    record.items.push(Item::Comment(format!("[%{COMMAND} {text}]").into()));
                    if *so_far.position() != before {
                        let fen = game_type.fen(so_far.position(), rules);
                        record.items.push(Item::Setup(fen.into()));
                    }
                }
            }
            // The end follows from the last move, and the result tells it.
            events.next_if(|next| matches!(next, Event::Over(_)));
        }
        record.result = Some(result);
        record
    }

    /// The game with its exact events: the moves of the main line, and the
    /// commands between them.
    ///
    /// # Errors
    ///
    /// What the check found, if a move is not legal or a command is impossible.
    pub fn to_game(&self) -> Result<Game, Box<Checked>> {
        let checked = self.check();
        let is_illegal =
            |fault: &GameFault| !matches!(fault.kind, GameFaultKind::Contradiction { .. });
        if checked.faults.iter().any(is_illegal) {
            return Err(Box::new(checked));
        }
        match self.replay_events(checked.rules, checked.start, &checked.moves) {
            Ok(Some(game)) => Ok(game),
            _ => Ok(self.replay_moves(&checked)),
        }
    }

    /// The game of a record without commands. It may go on where the rules
    /// would have ended it: players do not always notice.
    fn replay_moves(&self, checked: &Checked) -> Game {
        let mut game = Game::from_position(checked.rules, checked.start);
        for (before, m) in &checked.moves {
            if game.apply(before.turn(), Action::Move(*m)).is_err() {
                break;
            }
        }
        game
    }

    /// Replays moves and commands, if there are commands.
    ///
    /// # Errors
    ///
    /// The first event that cannot have happened.
    pub(crate) fn replay_events(
        &self,
        rules: Ruleset,
        start: Position,
        moves: &[(Position, Move)],
    ) -> Result<Option<Game>, Box<str>> {
        let has_events = self.items.iter().any(|item| match item {
            Item::Comment(text) => events_in(text).next().is_some(),
            _ => false,
        });
        if !has_events {
            return Ok(None);
        }
        let mut game = Game::from_position(rules, start);
        let mut moves = moves.iter();
        for item in &self.items {
            match item {
                Item::Move(written) => {
                    let played = moves.next().is_some_and(|(before, m)| {
                        game.apply(before.turn(), Action::Move(*m)).is_ok()
                    });
                    if !played {
                        return Err(written.to_string().into());
                    }
                }
                Item::Comment(text) => {
                    for told in events_in(text) {
                        let line = told.replace('(', "{").replace(')', "}");
                        let event = Event::parse(&line, rules.board);
                        if !event.is_some_and(|event| apply(&mut game, &event)) {
                            return Err(told.into());
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(Some(game))
    }
}

fn events_in(comment: &str) -> impl Iterator<Item = &str> {
    commands(comment).filter(|command| command.name == COMMAND).map(|command| command.value)
}

fn apply(game: &mut Game, event: &Event) -> bool {
    match *event {
        Event::Did { player, action } => game.apply(player, action).is_ok(),
        Event::Timeout { player } => game.timeout(player).is_ok(),
        Event::Over(outcome) => game.outcome() == Some(outcome),
    }
}

/// The move of an event, if it is a legal one that needs no explanation.
fn plain_move(event: &Event, game: &Game, game_type: GameType) -> Option<WrittenMove> {
    match event {
        Event::Did { action: Action::Move(m), .. } => {
            game_type.shortest(game.position(), game.rules(), *m)
        }
        _ => None,
    }
}

fn result_of(outcome: Option<Outcome>) -> GameResult {
    match outcome {
        None => GameResult::Unknown,
        Some(Outcome::Draw(_)) => GameResult::Draw,
        Some(Outcome::Win { winner: damier_rules::Color::White, .. }) => GameResult::White,
        Some(Outcome::Win { winner: damier_rules::Color::Black, .. }) => GameResult::Black,
    }
}
