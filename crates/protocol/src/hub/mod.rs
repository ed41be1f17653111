//! The Hub protocol, version 2: lines of text between a program and an engine.
//!
//! [`Line`] is the grammar, [`ToEngine`] and [`FromEngine`] are what the two
//! sides say, [`board`] is how they name positions and moves, [`variant`] how
//! they name rules; [`session`] is our engine speaking it.

pub mod board;
mod from_engine;
mod line;
mod number;
pub mod session;
mod to_engine;
pub mod variant;

pub use from_engine::{Done, FromEngine, Identity, Info, Parameter, ParameterKind};
pub use line::{Argument, LONGEST_LINE, Line, LineError, read_line};
pub use to_engine::{Level, Mode, PositionText, ToEngine};

use std::fmt;

/// Error when a line is no message of the protocol.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum MessageError {
    /// The line cannot be taken apart.
    Line(LineError),
    /// Nobody knows this command.
    UnknownCommand(String),
    /// An argument that the command needs is missing.
    Missing(&'static str),
    /// The value of an argument is not what it should be.
    BadValue(&'static str),
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MessageError::Line(error) => error.fmt(f),
            MessageError::UnknownCommand(command) => write!(f, "unknown command {command}"),
            MessageError::Missing(name) => write!(f, "the argument {name} is missing"),
            MessageError::BadValue(name) => write!(f, "bad value of {name}"),
        }
    }
}

impl std::error::Error for MessageError {}

impl From<LineError> for MessageError {
    fn from(error: LineError) -> MessageError {
        MessageError::Line(error)
    }
}
