use std::fmt;
use std::io;

/// Error when bytes are no network that this program can use.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum NetworkError {
    /// It does not begin as networks do.
    Magic,
    /// It is of a version that is not known here.
    Version(u16),
    /// It ends too soon or too late.
    Length,
    /// It was damaged.
    Checksum,
    /// It is for a board of so many squares, which is not that of its rules.
    Squares(u16),
    /// It has so many hidden neurons, not 32, 64, 128 or 256.
    Hidden(u16),
    /// It has so many buckets, or names this one, which it does not have.
    Buckets(u16),
    /// Other numbers than 255 and 64 stand for 1.
    Ones(u16, u16),
    /// So many hundredths of a man for an output of 1 make no sense.
    Scale(i32),
    /// Its name is too long or no text.
    Name,
    /// It is for rules that are not known here.
    Rules(String),
    /// An output weight is beyond ±128.
    OutputWeight(i16),
    /// The output weights of a bucket are too large together.
    OutputSum,
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkError::Magic => f.write_str("it is no network"),
            NetworkError::Version(version) => write!(f, "version {version} is not known"),
            NetworkError::Length => f.write_str("it is too short or too long"),
            NetworkError::Checksum => f.write_str("it is damaged: the checksum is wrong"),
            NetworkError::Squares(squares) => {
                write!(f, "{squares} squares are not those of its board")
            }
            NetworkError::Hidden(hidden) => {
                write!(f, "{hidden} hidden neurons are not 32, 64, 128 or 256")
            }
            NetworkError::Buckets(bucket) => write!(f, "bucket {bucket} makes no sense"),
            NetworkError::Ones(input, output) => {
                write!(f, "{input} and {output} stand for 1, not 255 and 64")
            }
            NetworkError::Scale(scale) => write!(f, "a scale of {scale} makes no sense"),
            NetworkError::Name => f.write_str("its name is too long or no text"),
            NetworkError::Rules(id) => write!(f, "its rules, {id:?}, are not known"),
            NetworkError::OutputWeight(weight) => {
                write!(f, "the output weight {weight} is beyond 128")
            }
            NetworkError::OutputSum => f.write_str("its output weights are too large together"),
        }
    }
}

impl std::error::Error for NetworkError {}

/// Error when a network cannot be read from a file.
#[derive(Debug)]
pub struct OpenNetworkError {
    /// The file.
    pub path: String,
    /// What is wrong with it.
    pub problem: OpenProblem,
}

/// What keeps a network from being read.
#[derive(Debug)]
pub enum OpenProblem {
    /// The file cannot be read.
    File(io::Error),
    /// It holds no network.
    Network(NetworkError),
}

impl fmt::Display for OpenNetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = &self.path;
        match &self.problem {
            OpenProblem::File(error) => write!(f, "cannot read the network {path}: {error}"),
            OpenProblem::Network(error) => write!(f, "cannot use the network {path}: {error}"),
        }
    }
}

impl std::error::Error for OpenNetworkError {}
