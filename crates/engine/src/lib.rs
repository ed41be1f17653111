//! A player for any game of draughts: search, evaluation, time, levels.
//!
//! [`Engine::search`] takes a [`Game`](damier_rules::Game) by any
//! [`Ruleset`](damier_rules::Ruleset) and [`Limits`], and finds the best thing
//! to do.

mod bench;
pub mod book;
mod clock;
mod engine;
mod eval;
mod handicap;
mod level;
mod limits;
mod prefetch;
pub mod puzzles;
mod random;
mod score;
mod search;
mod transposition;
mod tunables;

pub use bench::{Totals, bench, bench_games};
pub use engine::{Engine, Line, Options, Report, Unsearchable};
pub use eval::{Evaluator, Network, NetworkError, Networks, OpenNetworkError, OpenProblem};
pub use level::{Level, Player, Turn};
pub use limits::{Budget, Control, Limits};
pub use random::Random;
pub use score::Score;
pub use tunables::{Tunable, Tunables, TuneError};
