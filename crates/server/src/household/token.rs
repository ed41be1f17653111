//! What a browser shows to be known again: random, and stored only as a hash.

use std::fmt;

use sha2::{Digest, Sha256};

/// 256 random bits.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(crate) struct Token([u8; 32]);

/// What is stored of a token.
pub(crate) type TokenHash = [u8; 32];

impl Token {
    pub(crate) fn random() -> Result<Token, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Token(bytes))
    }

    /// The token that a cookie holds, if it can be one.
    pub(crate) fn parse(text: &str) -> Option<Token> {
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(pair).ok()?;
            // A sign is no digit, though it is part of a number.
            if !digits.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f')) {
                return None;
            }
            *byte = u8::from_str_radix(digits, 16).ok()?;
        }
        Some(Token(bytes))
    }

    pub(crate) fn text(&self) -> String {
        hex(&self.0)
    }

    /// What is stored of it. `salt` ties it to something that may change.
    pub(crate) fn hash(&self, salt: &str) -> TokenHash {
        Sha256::new().chain_update(self.0).chain_update(salt).finalize().into()
    }
}

/// Whoever reads a log could be whoever it names.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_known_again_by_its_text_and_by_nothing_else() {
        let token = Token::random().expect("random numbers");
        assert_eq!(Token::parse(&token.text()), Some(token));
        assert_ne!(token, Token::random().expect("random numbers"));
        let odd = ["", "0", &"0".repeat(63), &"0".repeat(65), &"+1".repeat(32), &"A".repeat(64)];
        for text in odd {
            assert_eq!(Token::parse(text), None, "{text}");
        }
        assert_eq!(Token::parse(&"é".repeat(32)), None);
        assert!(!format!("{token:?}").contains(&token.text()[..8]));
    }

    #[test]
    fn what_is_stored_depends_on_the_salt() {
        let token = Token([7; 32]);
        assert_eq!(token.hash("a"), token.hash("a"));
        assert_ne!(token.hash("a"), token.hash("b"));
        // Of 32 bytes 7, by another program.
        assert_eq!(hex(&token.hash(""))[..16], *"4bb06f8e4e3a7715");
    }
}
