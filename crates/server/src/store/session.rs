//! Who is signed in, and from which devices somebody ever was.

use std::fmt;

use super::{Answer, Owner};

/// More sessions are not kept: the longest unseen go.
pub(super) const MOST_SESSIONS: usize = 1_000;
/// More devices are not remembered: the longest unseen go.
pub(super) const MOST_DEVICES: usize = 10_000;
/// Of what a browser calls itself so many bytes are kept.
pub(super) const LONGEST_BROWSER: usize = 200;

/// Keeps sessions. They are dropped when they are damaged, and are in no backup:
/// whoever loses his signs in again.
pub trait SessionStore: fmt::Debug + Send + Sync {
    /// Keeps a session, and knows its device from now on. One with the same
    /// token is replaced.
    ///
    /// # Errors
    ///
    /// [`super::StoreError`] if nothing can be written.
    fn begin_session(&self, session: Session) -> Answer<'_, ()>;

    /// All sessions, last seen first.
    ///
    /// # Errors
    ///
    /// [`super::StoreError`] if the store cannot be read.
    fn sessions(&self) -> Answer<'_, Vec<Session>>;

    /// Notes that a session and its device were seen. One that has ended stays
    /// so.
    ///
    /// # Errors
    ///
    /// [`super::StoreError`] if nothing can be written.
    fn note_seen(&self, token: SessionHash, now: i64) -> Answer<'_, ()>;

    /// Ends a session, if there is one.
    ///
    /// # Errors
    ///
    /// [`super::StoreError`] if nothing can be written.
    fn end_session(&self, token: SessionHash) -> Answer<'_, ()>;

    /// Ends all sessions: the password was changed. Devices stay known.
    ///
    /// # Errors
    ///
    /// [`super::StoreError`] if nothing can be written.
    fn end_all_sessions(&self) -> Answer<'_, ()>;

    /// The devices from which somebody signed in with the right password, last
    /// seen first.
    ///
    /// # Errors
    ///
    /// [`super::StoreError`] if the store cannot be read.
    fn known_devices(&self) -> Answer<'_, Vec<Owner>>;
}

/// The SHA-256 of the token of a session.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct SessionHash(pub [u8; 32]);

/// Enough to tell sessions apart in a log.
impl fmt::Debug for SessionHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, ..] = self.0;
        write!(f, "SessionHash({a:02x}{b:02x}{c:02x}{d:02x}…)")
    }
}

/// Somebody who is signed in.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Session {
    /// Known by its token.
    pub token: SessionHash,
    /// From which device.
    pub device: Owner,
    /// What the browser called itself.
    pub browser: String,
    /// When it began, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last seen, in milliseconds since 1970.
    pub seen_at: i64,
}
