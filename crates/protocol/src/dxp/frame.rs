use super::{Message, MessageError};

/// The longest message, without the zero that ends it.
const LONGEST: usize = 127;

/// A message as it goes over the wire: its text and a zero.
#[must_use]
pub fn encode(message: &Message) -> Vec<u8> {
    let mut bytes = message.to_string().into_bytes();
    bytes.truncate(LONGEST);
    bytes.push(0);
    bytes
}

/// Cuts what arrives into messages, however it was cut on its way.
#[derive(Clone, Debug, Default)]
pub struct Decoder {
    /// What came since the last zero; never much longer than a message.
    pending: Vec<u8>,
    /// Messages that are complete, the first to be read last.
    ready: std::collections::VecDeque<Result<Message, MessageError>>,
    /// More than a message came without a zero: skip up to the next.
    is_skipping: bool,
}

impl Decoder {
    /// Takes in what arrived.
    pub fn push(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            if byte == 0 {
                self.complete();
            } else if self.pending.len() == LONGEST {
                self.is_skipping = true;
            } else {
                self.pending.push(byte);
            }
        }
    }

    /// The next message, if one is complete.
    pub fn next_message(&mut self) -> Option<Result<Message, MessageError>> {
        self.ready.pop_front()
    }

    fn complete(&mut self) {
        let bytes = std::mem::take(&mut self.pending);
        let too_long = std::mem::replace(&mut self.is_skipping, false);
        // Zeros with nothing between them are no messages.
        if !bytes.is_empty() {
            let message =
                if too_long { Err(MessageError::TooLong) } else { Message::from_bytes(&bytes) };
            self.ready.push_back(message);
        }
    }
}
