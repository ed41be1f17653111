//! Why something was not done or not answered: the one shape of all errors.

use serde::{Deserialize, Serialize};

/// Why something was not done or not answered, as `application/problem+json`
/// (RFC 9457).
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Problem {
    /// Always `about:blank`: `kind` tells problems apart.
    pub r#type: String,
    /// The HTTP status in words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// What is wrong and what to do, in English.
    pub detail: String,
    /// What kind of problem it is, for programs.
    pub kind: ProblemKind,
    /// How many lines the game has, if somebody else wrote first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub version: Option<u32>,
    /// The line that cannot have happened or is damaged, counted from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub entry: Option<usize>,
    /// The same for pages of version 0.1, which know no other form.
    #[cfg_attr(feature = "describe", ts(skip), schemars(skip))]
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub error: Option<OldError>,
}

/// What version 0.1 called a problem.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "as in the problem")]
pub struct OldError {
    pub kind: ProblemKind,
    pub sentence: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<usize>,
}

/// What kind of problem.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
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
    /// Something cannot have happened in the game.
    Impossible,
    /// There is nothing to do, or no such event.
    Nothing,
    /// Others answer such questions: the page has the rules in one module, and the
    /// engine in another.
    Elsewhere,
    /// The answer would take too long.
    GivenUp,
    /// There is nothing at this address, or no such game.
    NotFound,
    /// The request cannot be understood.
    BadRequest,
    /// More than is allowed at once.
    TooLarge,
    /// The request did not arrive in time.
    TooSlow,
    /// Somebody else wrote first.
    Stale,
    /// The saved game is damaged.
    Damaged,
    /// There is no room left.
    DiskFull,
    /// Games cannot be read or written until the program starts again.
    Storage,
    /// Too much is going on at once.
    Busy,
    /// Other tables are being built.
    Building,
    /// Another site's page asked.
    ForeignOrigin,
    /// The server asks for the household's password first.
    Locked,
    /// That is not the password.
    WrongPassword,
    /// Too many tries; later, then.
    SlowDown,
    /// The game belongs to another device, which only lets it be read.
    NotYours,
    /// Both seats of a room are taken.
    Taken,
    /// A mistake in Damier.
    Internal,
}

impl Problem {
    /// A problem with this status.
    #[must_use]
    pub fn new(status: u16, title: &str, kind: ProblemKind, detail: String) -> Problem {
        Problem {
            r#type: "about:blank".into(),
            title: title.into(),
            status,
            detail,
            kind,
            version: None,
            entry: None,
            error: None,
        }
    }

    /// The same with what pages of version 0.1 read.
    #[must_use]
    pub fn for_older_pages_too(mut self) -> Problem {
        let Problem { kind, version, entry, .. } = self;
        self.error = Some(OldError { kind, sentence: self.detail.clone(), version, entry });
        self
    }
}
