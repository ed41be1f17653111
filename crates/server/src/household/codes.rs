//! Words by which another device becomes this one, or takes something over from
//! it.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long a word can be used, once.
pub(crate) const LASTS: Duration = Duration::from_secs(10 * 60);
/// Without letters that look like others.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 8;
/// So many words at once.
const MOST: usize = 1000;

/// Words, and what each of them stands for.
#[derive(Debug)]
pub(crate) struct Codes<T> {
    given: Mutex<HashMap<String, (T, Instant)>>,
}

impl<T> Default for Codes<T> {
    fn default() -> Codes<T> {
        Codes { given: Mutex::default() }
    }
}

impl<T: PartialEq> Codes<T> {
    /// A word for something, which has one at a time; `None` if too many have
    /// been given out.
    pub(crate) fn give(&self, what: T, now: Instant) -> Option<String> {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes).ok()?;
        let code: String =
            bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
        let mut given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        given.retain(|_, (known, until)| *until > now && *known != what);
        if given.len() >= MOST {
            return None;
        }
        given.insert(code.clone(), (what, now + LASTS));
        Some(code)
    }

    /// The words for these work no more.
    pub(crate) fn forget(&self, is_meant: impl Fn(&T) -> bool) {
        let mut given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        given.retain(|_, (what, _)| !is_meant(what));
    }

    /// What a word was given for. It is used up.
    pub(crate) fn take(&self, code: &str, now: Instant) -> Option<T> {
        let code: String = code.chars().filter(|letter| letter.is_ascii_alphanumeric()).collect();
        let mut given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        let (what, until) = given.remove(&code.to_ascii_lowercase())?;
        (until > now).then_some(what)
    }
}

#[cfg(test)]
mod tests {
    use super::super::token::Token;
    use super::*;

    #[test]
    fn a_word_works_once_and_not_for_ever() {
        let (codes, now) = (Codes::default(), Instant::now());
        let (one, other) = (Token::random().expect("one"), Token::random().expect("another"));
        let word = codes.give(one, now).expect("a word");
        let spoken = format!("{}-{}", word[..4].to_uppercase(), &word[4..]);
        assert_eq!(codes.take(&spoken, now), Some(one));
        assert_eq!(codes.take(&word, now), None);
        let late = codes.give(one, now).expect("a word");
        assert_eq!(codes.take(&late, now + LASTS), None);
        let replaced = codes.give(other, now).expect("a word");
        let newer = codes.give(other, now).expect("a word");
        assert_eq!(codes.take(&replaced, now), None, "a device has one word");
        assert_eq!(codes.take(&newer, now), Some(other));
    }
}
