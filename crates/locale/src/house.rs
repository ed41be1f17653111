//! House rules in words: every field, every value, and what is wrong with them.

use damier_rules::{
    CRITERIA, Color, Contradiction, FIELDS, HouseField, ParseRulesetError, Ruleset,
};

use crate::referee::criterion_key;
use crate::texts::Texts;

impl Texts {
    /// What a field of house rules decides.
    #[must_use]
    pub fn house_field(&self, field: &HouseField) -> String {
        self.format("house-field", &[("field", field.name)])
    }

    /// One of the words that a field may be set to, said of a game with the
    /// colors of `rules`.
    #[must_use]
    pub fn house_choice(&self, field: &HouseField, word: &str, rules: &Ruleset) -> String {
        match (field.name, word) {
            ("first", "white") => self.color(Color::White, rules),
            ("first", "black") => self.color(Color::Black, rules),
            _ => {
                let choice = format!("{}-{}", field.name, word.replace('+', "-"));
                self.format("house-choice", &[("choice", choice)])
            }
        }
    }

    /// The words of a precedence, one by one.
    #[must_use]
    pub fn house_criterion(&self, word: &str) -> String {
        let known = CRITERIA.iter().find(|(name, _)| *name == word);
        known.map_or_else(String::new, |(_, criterion)| {
            self.get(&format!("criterion-{}", criterion_key(*criterion)))
        })
    }

    /// What a field is set to.
    #[must_use]
    pub fn house_value(&self, field: &HouseField, rules: &Ruleset) -> String {
        let value = field.value(rules);
        if !field.words.is_empty() {
            return self.house_choice(field, &value, rules);
        }
        if let Ok(number) = value.parse::<u8>() {
            let count = f64::from(number) / f64::from(house_unit(field));
            return self
                .with("house-number", &[("field", field.name.into()), ("count", count.into())]);
        }
        if rules.precedence.is_free() {
            return self.house_choice(field, &value, rules);
        }
        let criteria: Vec<String> =
            value.split('+').map(|word| self.house_criterion(word)).collect();
        criteria.join(" · ")
    }

    /// A value that differs from the printed one.
    #[must_use]
    pub fn house_difference(&self, field: &HouseField, rules: &Ruleset) -> String {
        let printed = &rules.base.variant().rules;
        let values = [
            ("field", self.house_field(field)),
            ("now", self.house_value(field, rules)),
            ("printed", self.house_value(field, printed)),
        ];
        self.format("house-difference", &values)
    }

    /// A change to what a field is set to in these rules.
    #[must_use]
    pub fn house_remedy(&self, field: &HouseField, changed: &Ruleset) -> String {
        let values =
            [("field", self.house_field(field)), ("value", self.house_value(field, changed))];
        self.format("house-remedy", &values)
    }

    /// Why rules are no game.
    #[must_use]
    pub fn contradiction(&self, contradiction: Contradiction) -> String {
        self.format("house-conflict", &[("conflict", contradiction.name())])
    }

    /// Why a text is no ruleset.
    #[must_use]
    pub fn unreadable_rules(&self, error: &ParseRulesetError) -> String {
        let (why, text) = match error {
            ParseRulesetError::UnknownGame(id) => ("unknown-game", shown(id)),
            ParseRulesetError::UnknownSwitch(word) => ("unknown-switch", shown(word)),
            ParseRulesetError::AmbiguousSwitch(word) => ("ambiguous", shown(word)),
            ParseRulesetError::SetTwice(name) => {
                let field = FIELDS.iter().find(|field| field.name == *name);
                ("twice", field.map_or_else(String::new, |field| self.house_field(field)))
            }
            ParseRulesetError::Contradiction(contradiction) => {
                return self.contradiction(*contradiction);
            }
            _ => ("too-long", String::new()),
        };
        self.format("house-refused", &[("why", why.to_owned()), ("text", text)])
    }
}

/// How much of a field's number people count as one: a move of each player is
/// two of the referee's.
#[must_use]
pub fn house_unit(field: &HouseField) -> u8 {
    if field.name == "no_progress" { 2 } else { 1 }
}

/// Foreign text as a sentence may quote it: short, and without signs that do
/// something.
fn shown(text: &str) -> String {
    const LONGEST: usize = 40;
    let does_something = |c: &char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let mut kept = text.chars().filter(|c| !does_something(c));
    let mut quoted: String = kept.by_ref().take(LONGEST).collect();
    if kept.next().is_some() {
        quoted.push('…');
    }
    quoted
}
