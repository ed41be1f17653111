use std::fmt;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::saved::SavedGameError;

/// Why a question has no answer. Written as `{"error": {"kind", "sentence"}}`.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Problem {
    /// What kind of problem it is, for programs.
    pub kind: ProblemKind,
    /// What is wrong, for programmers.
    pub sentence: String,
}

/// What kind of problem.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum ProblemKind {
    /// The question is too long.
    TooLong,
    /// The question is no question.
    Unreadable,
    /// There are no such rules, or they contradict each other.
    Rules,
    /// The game starts from no position.
    Start,
    /// An entry of the game cannot be read, or cannot have happened.
    Impossible,
    /// There is nothing to do, or no such event.
    Nothing,
    /// The answer would take too long.
    GivenUp,
}

impl Problem {
    pub(crate) fn new(kind: ProblemKind, sentence: impl fmt::Display) -> Problem {
        Problem { kind, sentence: sentence.to_string() }
    }
}

impl Serialize for Problem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Inner<'a> {
            kind: ProblemKind,
            sentence: &'a str,
        }
        let mut map = serializer.serialize_map(Some(1))?;
        map.serialize_entry("error", &Inner { kind: self.kind, sentence: &self.sentence })?;
        map.end()
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for Problem {}

impl From<SavedGameError> for Problem {
    fn from(error: SavedGameError) -> Problem {
        let kind = match error {
            SavedGameError::Rules(_) => ProblemKind::Rules,
            SavedGameError::Start(_) => ProblemKind::Start,
            SavedGameError::Unreadable { .. }
            | SavedGameError::Impossible { .. }
            | SavedGameError::NothingToUndo { .. }
            | SavedGameError::TooLong => ProblemKind::Impossible,
            SavedGameError::GivenUp => ProblemKind::GivenUp,
        };
        Problem::new(kind, error)
    }
}
