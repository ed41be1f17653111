//! Why settings cannot be used.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::PathBuf;

/// A place that gives a setting its value.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Source {
    Flag,
    Variable(String),
    File { path: PathBuf, line: usize },
    Default,
}

impl Source {
    /// Who is heard before whom.
    pub(super) const fn weight(&self) -> u8 {
        match self {
            Source::Flag => 3,
            Source::Variable(_) => 2,
            Source::File { .. } => 1,
            Source::Default => 0,
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Flag => f.write_str("flag"),
            Source::Variable(name) => write!(f, "variable {name}"),
            Source::File { path, line } => write!(f, "file {}, line {line}", path.display()),
            Source::Default => f.write_str("default"),
        }
    }
}

/// What is wrong with the settings.
#[derive(Debug)]
pub(crate) enum SettingsError {
    /// The file of settings cannot be read.
    Unreadable { path: PathBuf, error: io::Error },
    /// The file is not TOML.
    Syntax { path: PathBuf, line: usize, reason: String },
    /// The file has a key that means nothing.
    UnknownKey { path: PathBuf, line: usize, key: String, hint: Option<String> },
    /// A key of the file has no value of the kind that it takes.
    WrongKind { path: PathBuf, line: usize, key: String, expected: &'static str },
    /// A variable, or a key of the file, has a value that its option refuses.
    WrongValue(Box<WrongValue>),
    /// Two settings exclude each other, and neither goes before the other.
    NotTogether { first: String, second: String },
    /// The command line is wrong, perhaps because of what was added to it.
    Usage { error: Box<clap::Error>, added: Vec<String> },
}

/// A value that its option refuses.
#[derive(Debug)]
pub(crate) struct WrongValue {
    pub(super) source: Source,
    pub(super) key: String,
    pub(super) value: String,
    pub(super) reason: String,
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingsError::Unreadable { path, error } => {
                write!(f, "cannot read the settings in {}: {error}", path.display())
            }
            SettingsError::Syntax { path, line, reason } => {
                write!(f, "file {}, line {line}: {reason}", path.display())
            }
            SettingsError::UnknownKey { path, line, key, hint } => {
                write!(f, "file {}, line {line}: no setting is called {key}", path.display())?;
                hint.iter().try_for_each(|hint| write!(f, "; {hint}"))
            }
            SettingsError::WrongKind { path, line, key, expected } => {
                write!(f, "file {}, line {line}: {key} takes {expected}", path.display())
            }
            SettingsError::WrongValue(wrong) => {
                let WrongValue { source, key, value, reason } = &**wrong;
                write!(f, "{source}: ")?;
                // A variable's name says which setting it is.
                if !matches!(source, Source::Variable(_)) {
                    write!(f, "{key} ")?;
                }
                write!(f, "cannot be {value:?}: {reason}")
            }
            SettingsError::NotTogether { first, second } => {
                write!(f, "{first} and {second} cannot be used together")
            }
            SettingsError::Usage { error, .. } => write!(f, "{error}"),
        }
    }
}

impl Error for SettingsError {}
