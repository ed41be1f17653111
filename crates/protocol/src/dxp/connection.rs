use std::fmt;
use std::io::{self, Read, Write};

use super::{Answer, Decoder, Message, MessageError, encode};

/// A stream that carries messages.
#[derive(Debug)]
pub struct Connection<S> {
    stream: S,
    decoder: Decoder,
}

/// Error when two programs cannot go on with each other.
#[derive(Debug)]
#[non_exhaustive]
pub enum DxpError {
    /// The connection failed, or nothing came in time.
    Io(io::Error),
    /// The other side has left.
    Closed,
    /// It sent what is no message.
    Message(MessageError),
    /// It sent this when something else was due.
    Unexpected(Message),
    /// It made a move that is not legal.
    IllegalMove(Message),
    /// It does not want to play.
    Refused(Answer),
    /// We have found no move.
    NoMove(String),
}

impl fmt::Display for DxpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DxpError::Io(error) => write!(f, "the connection failed: {error}"),
            DxpError::Closed => f.write_str("the other side has left"),
            DxpError::Message(error) => error.fmt(f),
            DxpError::Unexpected(message) => write!(f, "{message} was not due"),
            DxpError::IllegalMove(message) => write!(f, "{message} is not legal"),
            DxpError::Refused(answer) => write!(f, "the other side does not play: {answer}"),
            DxpError::NoMove(reason) => write!(f, "no move was found: {reason}"),
        }
    }
}

impl std::error::Error for DxpError {}

impl From<io::Error> for DxpError {
    fn from(error: io::Error) -> DxpError {
        DxpError::Io(error)
    }
}

impl<S: Read + Write> Connection<S> {
    /// A connection over a stream.
    pub fn new(stream: S) -> Connection<S> {
        Connection { stream, decoder: Decoder::default() }
    }

    /// Sends a message.
    ///
    /// # Errors
    ///
    /// [`DxpError`] if the stream fails or nobody is there.
    pub fn send(&mut self, message: &Message) -> Result<(), DxpError> {
        let sent = self.stream.write_all(&encode(message)).and_then(|()| self.stream.flush());
        sent.map_err(|error| if has_left(&error) { DxpError::Closed } else { error.into() })
    }

    /// Waits for a message.
    ///
    /// # Errors
    ///
    /// [`DxpError`] if none comes, or what comes is none.
    pub fn receive(&mut self) -> Result<Message, DxpError> {
        loop {
            if let Some(message) = self.decoder.next_message() {
                return message.map_err(DxpError::Message);
            }
            let mut buffer = [0; 512];
            match self.stream.read(&mut buffer) {
                Ok(0) => return Err(DxpError::Closed),
                Ok(count) => self.decoder.push(&buffer[..count]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if has_left(&error) => return Err(DxpError::Closed),
                Err(error) => return Err(error.into()),
            }
        }
    }
}

/// Whether the other side went away without a word.
fn has_left(error: &io::Error) -> bool {
    use io::ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset, UnexpectedEof};
    matches!(error.kind(), BrokenPipe | ConnectionAborted | ConnectionReset | UnexpectedEof)
}
