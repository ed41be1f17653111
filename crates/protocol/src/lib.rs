//! Engines talking: Hub and DXP, both sides, and matches between engines.
//!
//! [`hub`] and [`dxp`] are protocols as plain values, [`host`] drives an engine that
//! speaks Hub, [`arena`] lets two of them play a match.
//!
//! ```
//! use damier_protocol::hub::{Mode, ToEngine};
//!
//! assert_eq!("go think".parse(), Ok(ToEngine::Go(Mode::Think)));
//! assert_eq!(ToEngine::Ping.to_string(), "ping");
//! ```

pub mod arena;
mod command;
pub mod dxp;
pub mod host;
pub mod hub;

pub use command::{CommandLine, CommandLineError};
