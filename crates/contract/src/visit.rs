//! Who may come in, and whose games are whose.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How the server sees whoever asks.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Visit {
    /// Whether it asks for the household's password.
    pub asks_password: bool,
    /// Whether that was given, or nobody asks for it.
    pub signed_in: bool,
    /// To whom games belong.
    pub games: Ownership,
    /// The address that people are told, if one was named.
    pub public_url: Option<String>,
}

/// To whom games belong.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ownership {
    /// To everybody: only one machine reaches the server.
    Common,
    /// To the device that made them.
    Own,
}

/// Whose a game is.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// Of the device that asks.
    Yours,
    /// Of nobody in particular.
    #[default]
    Common,
    /// Of another device, which lets it be read.
    Another,
}

/// Signs in.
#[derive(Clone, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The household's password.
    pub password: String,
}

/// Nobody prints a password by mistake.
impl fmt::Debug for SignIn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SignIn").finish_non_exhaustive()
    }
}

/// Where somebody signed in.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Sessions {
    /// The one used last first.
    pub sessions: Vec<Session>,
}

/// A device that is signed in.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Session {
    /// What it is called, to end it.
    pub id: String,
    /// Browser and system, as the browser says, such as `Firefox, Android`.
    pub browser: String,
    /// When it signed in, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last seen, to the day.
    pub seen_at: i64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// A word by which another device becomes this one.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct DeviceCode {
    /// The word, which works once.
    pub code: String,
    /// For how many seconds it works.
    pub lasts_s: u32,
}

/// Becomes the device that made a code.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BecomeDevice {
    /// What the other device shows.
    pub code: String,
}
