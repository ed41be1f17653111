use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::material::Material;

/// Why there is no table, or no answer from one.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Error {
    /// The rules count a king's moves, so that a board does not tell what is
    /// legal.
    WalkingKings,
    /// Tables of so many pieces are too large.
    TooManyPieces {
        /// How many were asked for.
        asked: u32,
        /// How many there can be.
        most: u32,
    },
    /// A win takes more moves than a table can say.
    TooLong(Material),
    /// The rules could not tell the moves of a position.
    NoMoves(Material),
    /// A file could not be read or written.
    Io(PathBuf, Arc<io::Error>),
    /// A file is not what it says.
    Damaged(PathBuf, Damage),
    /// A file is a table of other rules.
    OtherRules {
        /// The file.
        path: PathBuf,
        /// The rules that it was made for.
        found: String,
    },
    /// A table that another one needs is not there.
    Missing(Material),
    /// A position has another value than its moves give it.
    Wrong {
        /// What is on the board.
        material: Material,
        /// The number of the position.
        index: usize,
        /// What is wrong.
        found: String,
    },
    /// The caller wanted no more.
    Stopped,
}

/// What is wrong with a file.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum Damage {
    /// It is not a table.
    NoTable,
    /// It was written by another version of the program.
    Version(u16),
    /// It is shorter than it should be.
    Truncated,
    /// Its checksum is wrong.
    Checksum,
    /// It is a table of other pieces.
    Material,
    /// A block cannot be unpacked.
    Block,
}

impl Error {
    pub(crate) fn io(path: &Path, error: io::Error) -> Error {
        Error::Io(path.to_owned(), Arc::new(error))
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damage::NoTable => f.write_str("it is not an endgame table"),
            Damage::Version(version) => write!(f, "its format is version {version}"),
            Damage::Truncated => f.write_str("it is truncated"),
            Damage::Checksum => f.write_str("its checksum is wrong"),
            Damage::Material => f.write_str("it is a table of other pieces"),
            Damage::Block => f.write_str("a block cannot be unpacked"),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::WalkingKings => {
                f.write_str("there are no tables for rules that count a king's moves")
            }
            Error::TooManyPieces { asked, most } => {
                write!(f, "tables have from 2 to {most} pieces on this board, not {asked}")
            }
            Error::TooLong(material) => write!(f, "{material}: a win takes too many moves"),
            Error::NoMoves(material) => write!(f, "{material}: the moves cannot be listed"),
            Error::Io(path, error) => write!(f, "{}: {error}", path.display()),
            Error::Damaged(path, damage) => write!(f, "{}: {damage}", path.display()),
            Error::OtherRules { path, found } => {
                write!(f, "{}: it is a table of {found}", path.display())
            }
            Error::Missing(material) => write!(f, "the table {material} is not there"),
            Error::Wrong { material, index, found } => {
                write!(f, "{material}, position {index}: {found}")
            }
            Error::Stopped => f.write_str("stopped"),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Io(_, error) => Some(&**error),
            _ => None,
        }
    }
}
