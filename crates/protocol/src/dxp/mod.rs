//! The DamExchange protocol: two programs play international draughts over a
//! connection.
//!
//! [`Message`] is what they say, [`Decoder`] cuts the stream into messages, a
//! [`Peer`] plays games as initiator or follower.

mod connection;
mod frame;
mod message;
mod peer;

pub use connection::{Connection, DxpError};
pub use frame::{Decoder, encode};
pub use message::{
    Acceptance, Answer, Ending, GameRequest, Message, MessageError, NAME_LENGTH, Reason, WireMove,
};
pub use peer::{Clock, Peer, Report};

/// The port by custom.
pub const PORT: u16 = 27531;
