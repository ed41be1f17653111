use std::sync::Arc;

use damier_endgame::Library;
use damier_engine::{Engine, Level, Networks, Player};

use crate::opponent::CASUAL;

/// What a search may ask besides itself.
#[derive(Clone, Debug, Default)]
pub struct Aids {
    /// Endgame tables.
    pub tables: Arc<Library>,
    /// Networks to judge positions by.
    pub networks: Networks,
}

impl Aids {
    /// An engine for one question about a game.
    #[must_use]
    pub fn engine(&self) -> Engine {
        let mut engine = Engine::new(CASUAL);
        engine.set_library(Some(Arc::clone(&self.tables)));
        engine.set_networks(self.networks.clone());
        engine
    }

    /// A player of some level; the same seed makes the same mistakes.
    #[must_use]
    pub fn player(&self, level: Level, seed: u64) -> Player {
        let mut player = Player::new(level, CASUAL, seed);
        player.set_library(Some(Arc::clone(&self.tables)));
        player.set_networks(self.networks.clone());
        player
    }
}

impl From<Arc<Library>> for Aids {
    /// These tables, and the networks that come with the program.
    fn from(tables: Arc<Library>) -> Aids {
        Aids { tables, networks: Networks::default() }
    }
}
