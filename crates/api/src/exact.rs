//! What endgame tables know.

use std::sync::{Arc, PoisonError, RwLock};

use damier_endgame::{Library, Probe, Value};
use damier_engine::Score;
use damier_locale::{Known, Texts};
use damier_rules::{Color, Ruleset};
use serde::Serialize;

use crate::advise::{for_white, standing};

/// The tables of this process: they only save time, so that answers are the
/// same wherever the same ones are.
static TABLES: RwLock<Option<Arc<Library>>> = RwLock::new(None);

/// The endgame tables that answers are found with: those that need no files,
/// until others are [given](use_tables).
#[must_use]
pub fn tables() -> Arc<Library> {
    let given = TABLES.read().unwrap_or_else(PoisonError::into_inner).clone();
    given.unwrap_or_else(|| {
        let mut tables = TABLES.write().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(tables.get_or_insert_with(Arc::default))
    })
}

/// From now on, answers are found with these endgame tables.
pub fn use_tables(library: Arc<Library>) {
    *TABLES.write().unwrap_or_else(PoisonError::into_inner) = Some(library);
}

/// How a game ends with perfect play, for the player to move.
#[derive(Copy, Clone, Debug, Serialize)]
pub struct Exact {
    /// `won`, `drawn` or `lost`.
    pub value: &'static str,
    /// After how many plies, if tables tell.
    pub plies: Option<u8>,
    /// After how many moves of the winner.
    pub moves: Option<u8>,
}

impl From<Probe> for Exact {
    fn from(probe: Probe) -> Exact {
        let value = match probe.value {
            Value::Win => "won",
            Value::Draw => "drawn",
            Value::Loss => "lost",
        };
        Exact { value, plies: probe.plies, moves: probe.moves() }
    }
}

/// How good a line is, in a few words: how the game ends if that is only known
/// by tables, or how it stands for whom.
#[must_use]
pub fn line_words(
    line_score: Score,
    exact: Option<Probe>,
    turn: Color,
    texts: &Texts,
    rules: &Ruleset,
) -> String {
    match exact.filter(|_| !line_score.is_proven()) {
        Some(exact) => exact_words(exact, texts),
        None => texts.standing(standing(for_white(line_score, turn)), rules),
    }
}

/// The same in a few words: "won in 7 moves".
#[must_use]
pub fn exact_words(probe: Probe, texts: &Texts) -> String {
    let moves = probe.moves().map(|moves| u32::from(moves).max(1));
    texts.known(match probe.value {
        Value::Win => Known::Won(moves),
        Value::Draw => Known::Drawn,
        Value::Loss => Known::Lost(moves),
    })
}
