//! Rules as text: a published game and what differs from it.
//!
//! `danish/end` is the Danish game in which a man is crowned only if its move
//! ends on the far row; `jumbo/8x8/rows=3/huff` is played on a small board with
//! huffing. A switch is one word if only one field has that word, else
//! `field=word`. Writing names each field that differs, in the order of
//! [`FIELDS`], so that equal rules have equal texts.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use crate::contradiction::Contradiction;
use crate::fields::{FIELDS, HouseField};
use crate::ruleset::Ruleset;
use crate::variants;

/// Writes the text form.
impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variant = self.base.variant();
        f.write_str(variant.id)?;
        for field in FIELDS.iter().filter(|field| field.differs(self, &variant.rules)) {
            let value = field.value(self);
            if HouseField::accepting(&value).count() == 1 {
                write!(f, "/{value}")?;
            } else {
                write!(f, "/{}={value}", field.name)?;
            }
        }
        Ok(())
    }
}

/// Error when reading house rules.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum ParseRulesetError {
    /// No published game has this id.
    UnknownGame(String),
    /// No field has this value, or this name.
    UnknownSwitch(String),
    /// Several fields have this value: it must be written `field=value`.
    AmbiguousSwitch(String),
    /// The same field is set twice.
    SetTwice(&'static str),
    /// The text is longer than any ruleset needs.
    TooLong,
    /// The fields contradict each other.
    Contradiction(Contradiction),
}

impl fmt::Display for ParseRulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseRulesetError::UnknownGame(id) => write!(f, "no game is called {id:?}"),
            ParseRulesetError::UnknownSwitch(word) => write!(f, "no house rule is called {word:?}"),
            ParseRulesetError::AmbiguousSwitch(word) => {
                write!(f, "{word:?} could mean")?;
                for (i, field) in HouseField::accepting(word).enumerate() {
                    write!(f, "{} {}={word}", if i == 0 { "" } else { " or" }, field.name)?;
                }
                Ok(())
            }
            ParseRulesetError::SetTwice(name) => write!(f, "{name} is set twice"),
            ParseRulesetError::TooLong => f.write_str("house rules are shorter than this text"),
            ParseRulesetError::Contradiction(contradiction) => contradiction.fmt(f),
        }
    }
}

impl core::error::Error for ParseRulesetError {}

/// Reads the text form.
impl FromStr for Ruleset {
    type Err = ParseRulesetError;

    fn from_str(text: &str) -> Result<Ruleset, ParseRulesetError> {
        let rules = Ruleset::parse_unchecked(text)?;
        rules.check().map_err(ParseRulesetError::Contradiction)?;
        Ok(rules)
    }
}

impl Ruleset {
    /// Reads the text form of rules that may still contradict themselves, as
    /// those of somebody who is changing one field after the other.
    ///
    /// # Errors
    ///
    /// Any [`ParseRulesetError`] but a contradiction.
    pub fn parse_unchecked(text: &str) -> Result<Ruleset, ParseRulesetError> {
        const LONGEST: usize = 1024;
        if text.len() > LONGEST {
            return Err(ParseRulesetError::TooLong);
        }
        let mut switches = text.trim().split('/');
        let id = switches.next().unwrap_or_default();
        let variant =
            variants::find(id).ok_or_else(|| ParseRulesetError::UnknownGame(id.to_owned()))?;
        let mut rules = variant.rules;
        let mut already = [false; FIELDS.len()];
        for switch in switches {
            let (index, value) = find_switch(switch)?;
            if core::mem::replace(&mut already[index], true) {
                return Err(ParseRulesetError::SetTwice(FIELDS[index].name));
            }
            if !FIELDS[index].set(&mut rules, value) {
                return Err(ParseRulesetError::UnknownSwitch(switch.to_owned()));
            }
        }
        Ok(rules)
    }
}

/// The field that a switch sets, and the value it sets it to.
fn find_switch(switch: &str) -> Result<(usize, &str), ParseRulesetError> {
    let unknown = || ParseRulesetError::UnknownSwitch(switch.to_owned());
    let index_of = |name: &str| FIELDS.iter().position(|field| field.name == name);
    if let Some((name, value)) = switch.split_once('=') {
        return Ok((index_of(name).ok_or_else(unknown)?, value));
    }
    let mut accepting = HouseField::accepting(switch);
    let field = accepting.next().ok_or_else(unknown)?;
    if accepting.next().is_some() {
        return Err(ParseRulesetError::AmbiguousSwitch(switch.to_owned()));
    }
    Ok((index_of(field.name).ok_or_else(unknown)?, switch))
}
