use std::time::Duration;

use damier_rules::Game;

use crate::CommandLine;
use crate::host::{Host, HostError};
use crate::hub::{Info, Level, PositionText, board};

/// Somebody who chooses moves.
pub trait Player: Send {
    /// Another game begins: what was learnt in the last one is forgotten.
    ///
    /// # Errors
    ///
    /// [`HostError`] if the player is not there any more.
    fn new_game(&mut self) -> Result<(), HostError>;

    /// The player's move, as Hub writes it; empty if he has none.
    ///
    /// # Errors
    ///
    /// [`HostError`] if nothing came in time, or nothing sensible.
    fn choose(&mut self, game: &Game, level: Level, limit: Duration) -> Result<Choice, HostError>;
}

/// A move and what the player thought of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choice {
    /// The move as Hub writes it.
    pub text: String,
    /// What was said about it.
    pub info: Info,
}

/// An engine that speaks Hub.
#[derive(Debug)]
pub struct HubPlayer {
    host: Host,
    nodes: Option<u64>,
}

impl HubPlayer {
    /// Starts an engine and sets its rules and parameters.
    ///
    /// # Errors
    ///
    /// [`HostError`] if it does not start, or refuses them.
    pub fn start(
        command: &CommandLine,
        rules: &damier_rules::Ruleset,
        parameters: &[(String, String)],
    ) -> Result<HubPlayer, HostError> {
        let mut host = Host::start(command)?;
        host.set_rules(rules)?;
        for (name, value) in parameters {
            host.set(name, value)?;
        }
        host.init()?;
        Ok(HubPlayer { host, nodes: None })
    }

    /// The same engine with a bound of its own instead of everybody's: to give
    /// odds, or to weigh speeds against each other.
    #[must_use]
    pub fn with_nodes(self, nodes: Option<u64>) -> HubPlayer {
        HubPlayer { nodes, ..self }
    }

    /// Its name and version.
    #[must_use]
    pub fn name(&self) -> String {
        let identity = self.host.identity();
        match &identity.version {
            Some(version) => format!("{} {version}", identity.name),
            None => identity.name.clone(),
        }
    }
}

impl Player for HubPlayer {
    fn new_game(&mut self) -> Result<(), HostError> {
        self.host.new_game()
    }

    fn choose(&mut self, game: &Game, level: Level, limit: Duration) -> Result<Choice, HostError> {
        let rules = game.rules();
        let moves = game.moves().map(|(before, m)| {
            // Only a twin would be written otherwise, and there is none where
            // the moves cannot even be listed.
            let legal = before.legal_moves(rules).unwrap_or_default();
            board::write_move(m, &legal)
        });
        let position =
            PositionText { board: Some(board::write(game.start(), rules)), moves: moves.collect() };
        let level = Level { nodes: self.nodes.or(level.nodes), ..level };
        let found = self.host.think(position, level, limit)?;
        Ok(Choice { text: found.done.best.unwrap_or_default(), info: found.info })
    }
}
