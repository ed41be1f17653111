//! Words by which another device becomes this one, or takes something over from
//! it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
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
    given: Mutex<HashMap<String, Given<T>>>,
}

#[derive(Debug)]
struct Given<T> {
    what: T,
    until: Instant,
    /// Who has used it. He may do so again: the answer may have been lost.
    used_by: Option<[u8; 32]>,
}

impl<T> Default for Codes<T> {
    fn default() -> Codes<T> {
        Codes { given: Mutex::default() }
    }
}

impl<T: Clone + PartialEq> Codes<T> {
    /// A word for something, which has one at a time; `None` if too many have
    /// been given out.
    pub(crate) fn give(&self, what: T, now: Instant) -> Option<String> {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes).ok()?;
        let code: String =
            bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
        let mut given = self.given();
        given.retain(|_, known| known.until > now && known.what != what);
        if given.len() >= MOST {
            return None;
        }
        given.insert(code.clone(), Given { what, until: now + LASTS, used_by: None });
        Some(code)
    }

    /// The words for these work no more.
    pub(crate) fn forget(&self, is_meant: impl Fn(&T) -> bool) {
        self.given().retain(|_, known| !is_meant(&known.what));
    }

    /// What a word was given for. It is used up.
    pub(crate) fn take(&self, code: &str, now: Instant) -> Option<T> {
        let known = self.given().remove(&spoken(code))?;
        (known.until > now && known.used_by.is_none()).then_some(known.what)
    }

    /// What a word was given for. It is used up for all others; he who used it can do
    /// so again while it lasts.
    pub(crate) fn take_as(&self, code: &str, who: [u8; 32], now: Instant) -> Option<T> {
        let mut given = self.given();
        let known = given.get_mut(&spoken(code)).filter(|known| known.until > now)?;
        let is_his = *known.used_by.get_or_insert(who) == who;
        is_his.then(|| known.what.clone())
    }

    /// Nothing came of it: the word can be used by anybody again.
    pub(crate) fn give_back(&self, code: &str, who: [u8; 32]) {
        let mut given = self.given();
        if let Some(known) = given.get_mut(&spoken(code)) {
            known.used_by.take_if(|known| *known == who);
        }
    }

    fn given(&self) -> MutexGuard<'_, HashMap<String, Given<T>>> {
        self.given.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A word however it is written.
fn spoken(code: &str) -> String {
    let letters = code.chars().filter(char::is_ascii_alphanumeric);
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
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

    #[test]
    fn a_word_works_again_for_him_who_used_it() {
        let (codes, now) = (Codes::default(), Instant::now());
        let (one, other) = ([1; 32], [2; 32]);
        let word = codes.give("a seat", now).expect("a word");
        assert_eq!(codes.take_as(&word, one, now), Some("a seat"));
        assert_eq!(codes.take_as(&word, other, now), None);
        assert_eq!(codes.take_as(&word.to_uppercase(), one, now), Some("a seat"));
        codes.give_back(&word, other);
        assert_eq!(codes.take_as(&word, other, now), None, "it is not his to give back");
        codes.give_back(&word, one);
        assert_eq!(codes.take_as(&word, other, now), Some("a seat"), "nothing came of it");
        assert_eq!(codes.take_as(&word, other, now + LASTS), None);
        let newer = codes.give("a seat", now).expect("a word");
        assert_eq!(codes.take_as(&word, other, now), None, "the seat may have moved on");
        assert_eq!(codes.take_as(&newer, one, now), Some("a seat"));
    }
}
