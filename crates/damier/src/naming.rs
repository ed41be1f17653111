//! What an engine found, as people say it.

use damier_locale::Texts;
use damier_pdn::GameType;
use damier_rules::{Action, Game, Move, Notation, Square};

/// How actions are named, and for whom.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Wording<'a> {
    /// For people.
    Words(&'a Texts),
    /// For programs: as the terminal game takes it.
    Commands,
}

/// How moves and squares are written.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Namer<'a> {
    pub(crate) wording: Wording<'a>,
    /// As a file of games writes them; by number if it is left out.
    pub(crate) game_type: Option<GameType>,
}

impl<'a> Namer<'a> {
    /// Names for people, with squares by number.
    pub(crate) fn numeric(texts: &'a Texts) -> Namer<'a> {
        Namer { wording: Wording::Words(texts), game_type: None }
    }

    /// The name of something that the player to move does.
    pub(crate) fn action(&self, game: &Game, action: Action) -> String {
        let of = |id: &str, command: &str| match self.wording {
            Wording::Words(texts) => texts.get(id),
            Wording::Commands => command.to_owned(),
        };
        match action {
            Action::Move(m) => self.m(game, m),
            Action::Huff(sq) => match self.wording {
                Wording::Words(texts) => {
                    texts.format("analysis-huff", &[("square", self.square(sq))])
                }
                Wording::Commands => format!("huff {}", self.square(sq)),
            },
            Action::DemandCapture => of("analysis-demand", "demand"),
            Action::LetStand => of("analysis-stand", "stand"),
            other => format!("{other:?}"),
        }
    }

    /// The names of actions that follow one another from here.
    pub(crate) fn line(&self, game: &Game, actions: &[Action]) -> Vec<String> {
        let mut game = game.clone();
        let mut names = Vec::new();
        for &action in actions {
            names.push(self.action(&game, action));
            let player = game.position().turn();
            if game.apply(player, action).is_err() {
                break;
            }
        }
        names
    }

    fn m(&self, game: &Game, m: Move) -> String {
        let (pos, rules) = (game.position(), game.rules());
        let as_in_file = self.game_type.and_then(|game_type| {
            let written = game_type.shortest(pos, rules, m)?;
            Some(written.with_separator(game_type.capture_sign()))
        });
        as_in_file
            .or_else(|| pos.text(rules, m, Notation::Numeric).ok())
            .unwrap_or_else(|| m.to_string())
    }

    fn square(&self, sq: Square) -> String {
        let name = self.game_type.and_then(|game_type| game_type.name(sq));
        name.map_or_else(|| sq.to_string(), |name| name.to_string())
    }
}
