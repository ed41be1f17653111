//! Who may come in, and by which device.
//!
//! A server that others reach asks for the household's password. Whoever gave it
//! has a session: a random token in a cookie, of which only a hash is stored,
//! mixed with the password's own hash, so that a new password ends all sessions.
//! Each browser has a second token, that of its device, which games belong to.

mod attempts;
mod browser;
mod codes;
mod cookies;
mod gate;
mod password;
mod token;

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

pub(crate) use attempts::{Attempts, Counted, Trier};
pub(crate) use browser::browser;
pub(crate) use codes::{Codes, LASTS as CODE_LASTS};
pub(crate) use cookies::Cookie;
pub(crate) use gate::{Caller, gate, owner};
pub use password::{Password, PasswordError};
pub(crate) use token::{Token, hex};

use crate::error::ApiError;
use crate::lane::Lane;
use crate::log::say;
use crate::store::{Owner, Session, SessionHash, SessionStore, StoreError};

const DAY_MS: i64 = 86_400_000;
/// How long a session lasts that nobody uses, and how long any does.
const IDLE_MS: i64 = 30 * DAY_MS;
const LONGEST_MS: i64 = 90 * DAY_MS;
/// So often it is looked whether the password was changed.
const LOOK: Duration = Duration::from_secs(1);

/// Everybody who may come in.
#[derive(Debug)]
pub struct Household {
    /// `None` if nobody is asked.
    door: Option<Door>,
    pub(crate) codes: Arc<Codes<Token>>,
    passwords_tried: Attempts,
    codes_tried: Attempts,
}

#[derive(Debug)]
struct Door {
    /// With the password.
    folder: PathBuf,
    kept: Mutex<Kept>,
    store: Arc<dyn SessionStore>,
    sessions: RwLock<HashMap<SessionHash, Session>>,
    known_devices: RwLock<HashSet<Owner>>,
    /// They let in without the password.
    codes: Arc<Codes<Token>>,
    /// Hashing takes 46 MiB; strangers do not keep the others waiting.
    strangers: Lane,
    known: Lane,
}

/// The password as it was last looked at.
#[derive(Debug)]
struct Kept {
    password: Password,
    changed_at: Option<SystemTime>,
    looked_at: Instant,
}

impl Household {
    /// Everybody may come in.
    #[must_use]
    pub fn open() -> Household {
        Household {
            door: None,
            codes: Arc::default(),
            passwords_tried: Attempts::of_passwords(),
            codes_tried: Attempts::of_codes(),
        }
    }

    /// Whoever knows the password that is kept in this folder may come in.
    ///
    /// # Errors
    ///
    /// [`StoreError`] if the sessions cannot be read.
    pub async fn behind(
        password: Password,
        folder: PathBuf,
        store: Arc<dyn SessionStore>,
    ) -> Result<Household, StoreError> {
        // Before the file is looked at again, so that no change is missed.
        let changed_at = changed_at(&folder);
        let sessions = store.sessions().await?;
        let sessions = sessions.into_iter().map(|session| (session.token, session)).collect();
        let known_devices = store.known_devices().await?.into_iter().collect();
        let kept = Kept { password, changed_at, looked_at: Instant::now() };
        let open = Household::open();
        let door = Door {
            folder,
            kept: Mutex::new(kept),
            store,
            sessions: RwLock::new(sessions),
            known_devices: RwLock::new(known_devices),
            codes: Arc::clone(&open.codes),
            strangers: Lane::new(1, 32),
            known: Lane::new(1, 8),
        };
        Ok(Household { door: Some(door), ..open })
    }

    pub(crate) const fn asks_password(&self) -> bool {
        self.door.is_some()
    }

    /// The session that a token belongs to, if it still lasts.
    pub(crate) fn session(&self, token: Option<Token>) -> Option<SessionHash> {
        let (door, token) = (self.door.as_ref()?, token?);
        let hash = door.hash_of(&token);
        let now = now_ms();
        let seen_at = {
            let sessions = door.sessions.read().unwrap_or_else(PoisonError::into_inner);
            let session = sessions.get(&hash)?;
            if !lasts(session, now) {
                return None;
            }
            session.seen_at
        };
        if now - seen_at > DAY_MS {
            door.note_seen(hash, now);
        }
        Some(hash)
    }

    /// Whether somebody signed in with this device before.
    pub(crate) fn knows(&self, device: Owner) -> bool {
        self.door.as_ref().is_some_and(|door| {
            door.known_devices.read().unwrap_or_else(PoisonError::into_inner).contains(&device)
        })
    }

    /// Counts a try of a code.
    pub(crate) fn count_code(&self, trier: Trier) -> Result<Counted, ApiError> {
        self.codes_tried.count(trier, Instant::now()).map_err(slow_down)
    }

    /// It was the right one.
    pub(crate) fn forgive_code(&self, counted: Counted) {
        self.codes_tried.forgive(counted);
    }

    /// Begins a session for whoever knows the password.
    pub(crate) async fn sign_in(
        &self,
        word: String,
        trier: Trier,
        device: Owner,
        browser: String,
    ) -> Result<Token, ApiError> {
        let Some(door) = &self.door else {
            return Err(ApiError::BadRequest("no password is asked for here".into()));
        };
        let counted = self.passwords_tried.count(trier, Instant::now()).map_err(slow_down)?;
        let is_stranger = matches!(trier, Trier::Stranger(_));
        let lane = if is_stranger { &door.strangers } else { &door.known };
        let password = door.password();
        let salt = password.salt().to_owned();
        match lane.run(move |_| password.is(&word)).await {
            Ok(true) => self.passwords_tried.forgive(counted),
            Ok(false) => {
                match trier {
                    Trier::Stranger(address) => {
                        say(format_args!("a wrong password from {address}"))
                    }
                    Trier::AtThisMachine => say("a wrong password from this machine"),
                    Trier::KnownDevice(_) => {
                        say("a wrong password from a device that was here before");
                    }
                }
                return Err(ApiError::WrongPassword);
            }
            Err(error) => {
                self.passwords_tried.forgive(counted);
                return Err(error);
            }
        }
        door.begin_session(&salt, device, browser).await
    }

    /// Begins a session for a device that one within has let in by a code; `None` if
    /// nobody needs any.
    pub(crate) async fn let_in(
        &self,
        device: Owner,
        browser: String,
    ) -> Result<Option<Token>, ApiError> {
        let Some(door) = &self.door else {
            return Ok(None);
        };
        let salt = door.password().salt().to_owned();
        door.begin_session(&salt, device, browser).await.map(Some)
    }

    /// All sessions that last, the one seen last first.
    pub(crate) fn sessions(&self) -> Vec<Session> {
        let Some(door) = &self.door else {
            return Vec::new();
        };
        let now = now_ms();
        let sessions = door.sessions.read().unwrap_or_else(PoisonError::into_inner);
        let mut sessions: Vec<Session> =
            sessions.values().filter(|session| lasts(session, now)).cloned().collect();
        sessions.sort_by_key(|session| (-session.seen_at, -session.created_at));
        sessions
    }

    pub(crate) async fn end(&self, session: SessionHash) -> Result<(), ApiError> {
        if let Some(door) = &self.door {
            // On disk first: what fails there can be asked for again.
            door.store.end_session(session).await?;
            let mut sessions = door.sessions.write().unwrap_or_else(PoisonError::into_inner);
            // Nor does it come back by a code that it has asked for.
            if let Some(ended) = sessions.remove(&session) {
                door.codes.forget(|device| owner(device) == ended.device);
            }
        }
        Ok(())
    }
}

impl Door {
    fn hash_of(&self, token: &Token) -> SessionHash {
        SessionHash(token.hash(self.password().salt()))
    }

    /// The password; a new one counts within a second, without a new start.
    fn password(&self) -> Password {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.looked_at.elapsed() < LOOK {
            return kept.password.clone();
        }
        kept.looked_at = Instant::now();
        let changed_at = changed_at(&self.folder);
        // One that was removed is asked for until the next start.
        if changed_at.is_some() && changed_at != kept.changed_at {
            match Password::read(&self.folder) {
                Ok(Some(password)) => {
                    kept.changed_at = changed_at;
                    if password != kept.password {
                        say("the password was changed; everybody is asked for the new one");
                        kept.password = password;
                        self.forget_sessions();
                    }
                }
                Ok(None) => {}
                Err(error) => say(format_args!("the old password still counts: {error}")),
            }
        }
        kept.password.clone()
    }

    async fn begin_session(
        &self,
        salt: &str,
        device: Owner,
        browser: String,
    ) -> Result<Token, ApiError> {
        let token = Token::random().map_err(|_| ApiError::Internal)?;
        let now = now_ms();
        let hash = SessionHash(token.hash(salt));
        let session = Session { token: hash, device, browser, created_at: now, seen_at: now };
        self.store.begin_session(session.clone()).await?;
        let mut sessions = self.sessions.write().unwrap_or_else(PoisonError::into_inner);
        sessions.retain(|_, session| lasts(session, now));
        sessions.insert(hash, session);
        drop(sessions);
        self.known_devices.write().unwrap_or_else(PoisonError::into_inner).insert(device);
        Ok(token)
    }

    /// None of them is valid any more, nor what they have let in.
    fn forget_sessions(&self) {
        self.codes.forget(|_| true);
        self.sessions.write().unwrap_or_else(PoisonError::into_inner).clear();
        let store = Arc::clone(&self.store);
        // Those that stay in the file fit no password.
        tokio::spawn(async move {
            let _ = store.end_all_sessions().await;
        });
    }

    fn note_seen(&self, session: SessionHash, now: i64) {
        let mut sessions = self.sessions.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(session) = sessions.get_mut(&session) {
            session.seen_at = now;
        }
        drop(sessions);
        let store = Arc::clone(&self.store);
        // What is not noted now is the next day.
        tokio::spawn(async move {
            let _ = store.note_seen(session, now).await;
        });
    }
}

fn slow_down(wait: Duration) -> ApiError {
    ApiError::SlowDown { seconds: u32::try_from(wait.as_secs() + 1).unwrap_or(u32::MAX) }
}

const fn lasts(session: &Session, now: i64) -> bool {
    now - session.seen_at < IDLE_MS && now - session.created_at < LONGEST_MS
}

fn changed_at(folder: &std::path::Path) -> Option<SystemTime> {
    fs::metadata(Password::file(folder)).and_then(|file| file.modified()).ok()
}

fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_ends_when_it_is_not_used_and_at_last_in_any_case() {
        let session = Session {
            token: SessionHash([1; 32]),
            device: Owner([2; 32]),
            browser: String::new(),
            created_at: 0,
            seen_at: 70 * DAY_MS,
        };
        assert!(lasts(&session, 89 * DAY_MS));
        assert!(!lasts(&session, 90 * DAY_MS));
        let unused = Session { seen_at: 0, ..session };
        assert!(lasts(&unused, 29 * DAY_MS));
        assert!(!lasts(&unused, 30 * DAY_MS));
    }
}
