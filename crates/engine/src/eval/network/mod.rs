//! Evaluation by a small neural network, trained on games of the engine with
//! itself.

mod accumulator;
mod builtin;
mod error;
mod file;
mod infer;
mod layers;
mod sample;
mod simd;
#[cfg(test)]
mod tests;

use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use damier_rules::{Position, Ruleset};

use accumulator::Accumulators;
use file::Contents;
use layers::AnyLayers;

pub use error::{NetworkError, OpenNetworkError, OpenProblem};

/// A network: it judges positions of one family of games.
#[derive(Clone, Eq, PartialEq)]
pub struct Network(Arc<Contents>);

impl Network {
    /// Reads a network.
    ///
    /// # Errors
    ///
    /// [`NetworkError`] if these bytes are none.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        Ok(Network(Arc::new(file::read(bytes)?)))
    }

    /// The bytes that [`Network::from_bytes`] reads.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        file::write(&self.0)
    }

    /// Reads a network from a file.
    ///
    /// # Errors
    ///
    /// [`OpenNetworkError`] if the file cannot be read or holds none.
    pub fn open(path: impl AsRef<Path>) -> Result<Network, OpenNetworkError> {
        let path = path.as_ref();
        let error = |problem| OpenNetworkError { path: path.display().to_string(), problem };
        let mut bytes = Vec::new();
        // What is longer is no network, however long.
        let longest = file::LONGEST as u64 + 1;
        File::open(path)
            .and_then(|file| file.take(longest).read_to_end(&mut bytes))
            .map_err(|problem| error(OpenProblem::File(problem)))?;
        Network::from_bytes(&bytes).map_err(|problem| error(OpenProblem::Network(problem)))
    }

    /// A network that nobody trained: it knows that pieces are good, and
    /// beyond that its numbers are random. `None` if there is none of this
    /// width. For tests, and to measure how fast networks are.
    #[must_use]
    pub fn sample(rules: &Ruleset, hidden: usize, seed: u64) -> Option<Network> {
        Some(Network(Arc::new(sample::contents(rules, hidden, seed)?)))
    }

    /// The rules that it was trained for, and what tells it from others.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// How many hidden neurons it has.
    #[must_use]
    pub fn hidden(&self) -> usize {
        match &self.0.layers {
            AnyLayers::N32(_) => 32,
            AnyLayers::N64(_) => 64,
            AnyLayers::N128(_) => 128,
            AnyLayers::N256(_) => 256,
        }
    }

    /// Whether it judges positions of this game: one with the same board, the
    /// same moves and the same aim as the game that it was trained for. When a
    /// game is drawn, who moves first and how a failure to capture is punished
    /// hardly change what a position is worth.
    #[must_use]
    pub fn fits(&self, rules: &Ruleset) -> bool {
        judges_alike(&self.0.rules, rules)
    }
}

/// Whether a network for one of two games judges positions of the other.
fn judges_alike(one: &Ruleset, other: &Ruleset) -> bool {
    one.move_rules() == other.move_rules() && one.goal == other.goal
}

impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Network({:?}, {})", self.name(), self.hidden())
    }
}

/// Which networks an engine may use. For a game without one it judges by the
/// evaluation that was written by hand.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub enum Networks {
    /// None.
    None,
    /// Those that come with the program; none do without the feature `networks`.
    #[default]
    Builtin,
    /// This one.
    Only(Network),
}

impl Networks {
    /// What people write: `none`, `default`, or the name of a file.
    ///
    /// # Errors
    ///
    /// [`OpenNetworkError`] if there is no such file, or no network in it.
    pub fn named(text: &str) -> Result<Networks, OpenNetworkError> {
        match text {
            "none" => Ok(Networks::None),
            "default" => Ok(Networks::Builtin),
            path => Network::open(path).map(Networks::Only),
        }
    }

    /// What the file of `networks/` that was made for a game is called, without
    /// its ending: for programs that have to fetch it.
    #[must_use]
    pub fn file_name(rules: &Ruleset) -> Option<&'static str> {
        builtin::name(rules)
    }

    /// The network for a game, if there is one.
    #[must_use]
    pub fn of(&self, rules: &Ruleset) -> Option<&Network> {
        match self {
            Networks::None => None,
            Networks::Builtin => builtin::find(rules),
            Networks::Only(network) => Some(network).filter(|network| network.fits(rules)),
        }
    }
}

/// A network at work.
#[derive(Clone, Debug)]
pub(super) struct NetworkEval(Width);

#[derive(Clone, Debug)]
enum Width {
    N32(Accumulators<32>),
    N64(Accumulators<64>),
    N128(Accumulators<128>),
    N256(Accumulators<256>),
}

impl NetworkEval {
    pub(super) fn new(network: &Network) -> NetworkEval {
        NetworkEval(match &network.0.layers {
            AnyLayers::N32(layers) => Width::N32(Accumulators::new(layers)),
            AnyLayers::N64(layers) => Width::N64(Accumulators::new(layers)),
            AnyLayers::N128(layers) => Width::N128(Accumulators::new(layers)),
            AnyLayers::N256(layers) => Width::N256(Accumulators::new(layers)),
        })
    }

    /// Hundredths of a man for the player to move, found so many plies from
    /// where the search began.
    #[inline]
    pub(super) fn evaluate(&mut self, pos: &Position, ply: usize) -> i32 {
        match &mut self.0 {
            Width::N32(accumulators) => accumulators.evaluate(pos, ply),
            Width::N64(accumulators) => accumulators.evaluate(pos, ply),
            Width::N128(accumulators) => accumulators.evaluate(pos, ply),
            Width::N256(accumulators) => accumulators.evaluate(pos, ply),
        }
    }
}
