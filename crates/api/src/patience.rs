//! For how long an answer is looked for.

use damier_contract::ProblemKind;
use std::time::Duration;

use crate::game::saved::SavedGameError;
use crate::problem::Problem;

/// Whether whoever asked still waits. It is looked at between pieces of work
/// that take some milliseconds at most.
#[derive(Copy, Clone)]
pub struct Patience<'a> {
    go_on: &'a dyn Fn() -> bool,
    #[cfg_attr(not(feature = "engine"), expect(dead_code, reason = "only searches ask"))]
    search: Effort,
}

/// The most that a search may take, whatever was asked for.
#[derive(Copy, Clone, Debug)]
#[cfg_attr(not(feature = "engine"), expect(dead_code, reason = "only searches ask"))]
pub(crate) struct Effort {
    pub(crate) nodes: u64,
    /// A slow computer stops here, however many positions were asked for.
    pub(crate) time: Duration,
}

impl Patience<'static> {
    /// Waits for as long as it takes.
    pub const ENDLESS: Patience<'static> = Patience {
        go_on: &|| true,
        search: Effort { nodes: 1_000_000_000, time: Duration::from_secs(300) },
    };
}

impl<'a> Patience<'a> {
    /// Lasts while `go_on` says so. Others wait, too: searches are short.
    #[must_use]
    pub fn new(go_on: &'a dyn Fn() -> bool) -> Patience<'a> {
        Patience { go_on, search: Effort { nodes: 4_000_000, time: Duration::from_secs(4) } }
    }

    /// Whether to go on.
    #[must_use]
    pub fn lasts(self) -> bool {
        (self.go_on)()
    }

    #[cfg(feature = "engine")]
    pub(crate) const fn search(self) -> Effort {
        self.search
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
