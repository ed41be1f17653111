use std::fmt;

use damier_contract::ProblemKind;
use damier_locale::Language;

use crate::game::saved::SavedGameError;

/// Why a question has no answer.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Problem {
    /// What kind of problem it is, for programs.
    pub kind: ProblemKind,
    /// What is wrong, for programmers.
    pub sentence: String,
}

impl Problem {
    pub(crate) fn new(kind: ProblemKind, sentence: impl fmt::Display) -> Problem {
        Problem { kind, sentence: sentence.to_string() }
    }

    pub(crate) fn unreadable(sentence: impl fmt::Display) -> Problem {
        Problem::new(ProblemKind::Unreadable, sentence)
    }

    pub(crate) fn too_long(sentence: impl fmt::Display) -> Problem {
        Problem::new(ProblemKind::TooLong, sentence)
    }

    #[cfg(not(all(feature = "rules", feature = "engine")))]
    pub(crate) fn elsewhere() -> Problem {
        Problem::new(ProblemKind::Elsewhere, "such questions are answered elsewhere")
    }

    /// The messages of this language are not here.
    pub(crate) fn wordless(language: Language) -> Problem {
        let code = language.code();
        Problem::new(ProblemKind::Elsewhere, format!("no messages of {code} are here"))
    }

    /// The status that HTTP has for it, in number and words.
    #[must_use]
    pub const fn status(&self) -> (u16, &'static str) {
        match self.kind {
            ProblemKind::TooLong => (413, "Payload Too Large"),
            ProblemKind::Unreadable => (400, "Bad Request"),
            _ => (422, "Unprocessable Entity"),
        }
    }

    /// The problem as it is sent.
    #[must_use]
    pub fn to_wire(&self) -> damier_contract::Problem {
        let (status, title) = self.status();
        damier_contract::Problem::new(status, title, self.kind, self.sentence.clone())
    }
}

impl Problem {
    /// The problem as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Texts and numbers under names that are texts always have a form.
        serde_json::to_string(&self.to_wire()).unwrap_or_default()
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
