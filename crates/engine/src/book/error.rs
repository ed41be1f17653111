use std::fmt;

/// Error when bytes are no book that this program can use.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum BookError {
    /// It does not begin as books do.
    Magic,
    /// It is of a version that is not known here.
    Version(u8),
    /// It ends too soon or too late.
    Length,
    /// It was damaged.
    Checksum,
    /// So many plies, and so many with every answer, make no sense.
    Plies(u8, u8),
    /// It is for rules that are not known here.
    Rules(String),
    /// In a position it has the move of this number, which there is not, or
    /// not after the one before.
    Move(u8),
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::Magic => f.write_str("it is no book"),
            BookError::Version(version) => write!(f, "version {version} is not known"),
            BookError::Length => f.write_str("it is too short or too long"),
            BookError::Checksum => f.write_str("it is damaged: the checksum is wrong"),
            BookError::Plies(plies, wide) => {
                write!(f, "{plies} plies, {wide} of them with every answer, make no sense")
            }
            BookError::Rules(id) => write!(f, "its rules, {id:?}, are not known"),
            BookError::Move(number) => write!(f, "there is no move of number {number}"),
        }
    }
}

impl std::error::Error for BookError {}
