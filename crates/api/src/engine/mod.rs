//! What the questions that need a search are answered with.

pub(crate) mod advise;
mod analyse;
pub(crate) mod puzzle;
mod reason;

use std::sync::Arc;

use damier_contract::{Answer, AskAnalysis, AskCourse, Question};
use damier_endgame::Library;
use damier_engine::{Network, NetworkError, Networks};
use damier_rules::Ruleset;

use crate::game::saved::Replayed;
use crate::patience::Patience;
use crate::speech::Speech;
use crate::{Answered, Api, with_texts};

impl Api {
    /// Answers with these tables. They only save time: answers are the same
    /// wherever the same ones are.
    #[must_use]
    pub fn new(tables: Arc<Library>) -> Api {
        Api { aids: tables.into() }
    }

    /// The tables that answers are found with.
    #[must_use]
    pub fn tables(&self) -> &Library {
        &self.aids.tables
    }

    /// What the network that a question is better answered with is called, if
    /// there is one and it is not here: a file of `crates/engine/networks`,
    /// without its ending.
    #[must_use]
    pub fn wanted_network(&self, question: &str) -> Option<&'static str> {
        let game = match serde_json::from_str(question).ok()? {
            Question::Think(asked) => asked.game,
            Question::Hint(asked) => asked.game,
            Question::Analyse(asked) => asked.game,
            Question::Course(asked) => asked.game,
            // Whether a move of a puzzle wins, no network is asked.
            _ => return None,
        };
        let rules: Ruleset = game.header.rules.parse().ok()?;
        match self.aids.networks.of(&rules) {
            Some(_) => None,
            None => Networks::file_name(&rules),
        }
    }

    /// Judges positions by this network from now on, wherever it fits the game,
    /// and by no other.
    ///
    /// # Errors
    ///
    /// [`NetworkError`] if the bytes are none; then all stays as it is.
    pub fn take_network(&mut self, bytes: &[u8]) -> Result<(), NetworkError> {
        self.aids.networks = Networks::Only(Network::from_bytes(bytes)?);
        Ok(())
    }

    pub(crate) fn analyse(&self, asked: &AskAnalysis, patience: Patience<'_>) -> Answered {
        let game = Replayed::of(&asked.game, patience)?.game;
        let notation = asked.notation.unwrap_or_default().into();
        with_texts(&asked.lang, |texts| {
            analyse::analyse(&game, asked, &self.aids, Speech { texts, notation, patience })
        })
        .map(Answer::Analyse)
    }

    pub(crate) fn course(&self, asked: &AskCourse, patience: Patience<'_>) -> Answered {
        let game = Replayed::of(&asked.game, patience)?.game;
        let notation = asked.notation.unwrap_or_default().into();
        with_texts(&asked.lang, |texts| {
            analyse::course(&game, asked, &self.aids, Speech { texts, notation, patience })
        })
        .map(Answer::Course)
    }
}
