//! Where messages come from: they are built in, or handed over by whoever runs
//! this.

use std::fmt;
#[cfg(not(feature = "texts"))]
use std::sync::OnceLock;

use crate::language::Language;
use crate::texts::bundle_of;

/// Those that were handed over.
#[cfg(not(feature = "texts"))]
static LENT: [OnceLock<String>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// Error when a text that was handed over is no list of messages.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct MalformedMessages;

impl fmt::Display for MalformedMessages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these messages are malformed")
    }
}

impl std::error::Error for MalformedMessages {}

impl Language {
    /// The messages of this language, file by file; none if they are not here.
    #[cfg(feature = "texts")]
    pub(crate) fn messages(self) -> impl Iterator<Item = &'static str> {
        self.sources().iter().copied()
    }

    /// The messages of this language; none if they are not here.
    #[cfg(not(feature = "texts"))]
    pub(crate) fn messages(self) -> impl Iterator<Item = &'static str> {
        LENT[self as usize].get().map(String::as_str).into_iter()
    }

    /// Whether this language can be spoken: all can where messages are built in.
    #[must_use]
    pub fn is_here(self) -> bool {
        self.messages().next().is_some()
    }

    /// Speaks this language from now on with all its messages in one text. Where
    /// it is spoken already, that stays as it is.
    ///
    /// # Errors
    ///
    /// [`MalformedMessages`] if they are none, or one of them is there twice.
    pub fn take_messages(self, messages: &str) -> Result<(), MalformedMessages> {
        bundle_of(self, [messages].into_iter())?;
        #[cfg(not(feature = "texts"))]
        LENT[self as usize].get_or_init(|| messages.to_owned());
        Ok(())
    }
}
