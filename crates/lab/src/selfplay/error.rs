use std::fmt;
use std::io;

use damier_rules::SetupErrors;

/// What is wrong with a file of games.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// It could not be read or written.
    Io(io::Error),
    /// It does not begin as a file of games does.
    NoGames,
    /// It was written by another version of the program.
    Version(u16),
    /// Its header is damaged.
    Header,
    /// Its rules are none that this program knows.
    Rules(String),
    /// The game that begins at this byte is damaged.
    Damaged(u64),
    /// A game begins with an impossible position.
    Start(SetupErrors),
    /// A game has a move that there is not: its ply, counted from 0.
    NoSuchMove(usize),
    /// It was made by another recipe, so that it cannot be gone on with.
    OtherRecipe(&'static str),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Io(error) => error.fmt(f),
            Error::NoGames => f.write_str("not a file of games"),
            Error::Version(version) => write!(f, "games of version {version}, which is unknown"),
            Error::Header => f.write_str("the header is damaged"),
            Error::Rules(rules) => write!(f, "games by unknown rules {rules:?}"),
            Error::Damaged(at) => write!(f, "the game at byte {at} is damaged"),
            Error::Start(errors) => write!(f, "a game begins with no position: {errors}"),
            Error::NoSuchMove(ply) => write!(f, "a game has no such move at ply {ply}"),
            Error::OtherRecipe(what) => {
                write!(f, "the file is there and was made with another {what}")
            }
        }
    }
}

impl std::error::Error for Error {}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        Error::Io(error)
    }
}
