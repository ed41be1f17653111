//! For how long an answer is looked for.

use crate::problem::{Problem, ProblemKind};
use crate::saved::SavedGameError;

/// Whether whoever asked still waits. It is looked at between pieces of work
/// that take some milliseconds at most.
#[derive(Copy, Clone)]
pub struct Patience<'a>(&'a dyn Fn() -> bool);

impl Patience<'static> {
    /// Waits for as long as it takes.
    pub const ENDLESS: Patience<'static> = Patience(&|| true);
}

impl<'a> Patience<'a> {
    /// Lasts while `go_on` says so.
    #[must_use]
    pub fn new(go_on: &'a dyn Fn() -> bool) -> Patience<'a> {
        Patience(go_on)
    }

    /// Whether to go on.
    #[must_use]
    pub fn lasts(self) -> bool {
        (self.0)()
    }

    pub(crate) fn check(self) -> Result<(), GivenUp> {
        if self.lasts() { Ok(()) } else { Err(GivenUp) }
    }
}

impl std::fmt::Debug for Patience<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Patience")
    }
}

/// There was no more patience.
#[derive(Copy, Clone, Debug)]
pub(crate) struct GivenUp;

impl From<GivenUp> for SavedGameError {
    fn from(GivenUp: GivenUp) -> SavedGameError {
        SavedGameError::GivenUp
    }
}

impl From<GivenUp> for Problem {
    fn from(GivenUp: GivenUp) -> Problem {
        Problem::new(ProblemKind::GivenUp, "the answer took too long, and was given up")
    }
}
