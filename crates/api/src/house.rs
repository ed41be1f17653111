//! House rules, with all that an editor shows of them.
//!
//! Changing a field answers as reading does, even when the rules contradict
//! themselves: whoever changes one field after the other is shown the conflict
//! and goes on.

use damier_locale::{Texts, house_unit};
use damier_rules::{
    CRITERIA, Color, Contradiction, FIELDS, HouseField, ParseRulesetError, Ruleset, Topic,
};
use serde::Serialize;

use crate::act::Rule;
use crate::view::{BoardShape, Sides};

/// House rules, or why a text is none.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "the answer is boxed")]
pub enum HouseAnswer {
    /// The rules.
    House(House),
    /// Why the text cannot be read, in a sentence.
    Refused(String),
}

/// House rules in words, field by field.
#[derive(Clone, Debug, Serialize)]
pub struct House {
    /// As text, in its one form: for links, files and games.
    pub rules: String,
    /// The id of the game that they are a version of.
    pub base: &'static str,
    /// The title of that game.
    pub base_title: String,
    /// The title of the game.
    pub title: String,
    /// The board.
    pub board: BoardShape,
    /// How many men each player has; none if they do not fit on the board.
    pub men: u32,
    /// What the two sides are called.
    pub colors: Sides,
    /// What can be changed.
    pub groups: Vec<Group>,
    /// What differs from the game as printed.
    pub differences: Vec<Difference>,
    /// Why these rules are no game yet.
    pub conflicts: Vec<Conflict>,
    /// The rules told from first to last.
    pub articles: Vec<Rule>,
}

/// Fields about the same thing.
#[derive(Clone, Debug, Serialize)]
pub struct Group {
    /// A name that stays the same.
    pub name: &'static str,
    /// What they are about.
    pub heading: String,
    /// The fields.
    pub fields: Vec<Field>,
}

/// One thing that house rules decide.
#[derive(Clone, Debug, Serialize)]
pub struct Field {
    /// A name that stays the same.
    pub name: &'static str,
    /// What it decides.
    pub label: String,
    /// What it is set to.
    pub value: String,
    /// The words it may be set to, or that a list of them is made of.
    pub choices: Vec<Choice>,
    /// How many words may follow each other, where it is a list.
    pub places: usize,
    /// Which numbers it may be set to, where it is one.
    pub number: Option<Range>,
    /// Whether it differs from the game as printed.
    pub differs: bool,
    /// Whether it makes a difference, as the others are set.
    pub is_felt: bool,
}

/// One word that a field may be set to.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Choice {
    pub value: String,
    pub label: String,
}

/// The numbers that a field may be set to.
#[derive(Copy, Clone, Debug, Serialize)]
pub struct Range {
    /// The least.
    pub least: u8,
    /// The greatest.
    pub most: u8,
    /// How much of it people count as one.
    pub unit: u8,
}

/// A field that differs from the game as printed.
#[derive(Clone, Debug, Serialize)]
pub struct Difference {
    /// The field's name.
    pub field: &'static str,
    /// In a sentence, with what is printed.
    pub sentence: String,
}

/// Fields that do not go together.
#[derive(Clone, Debug, Serialize)]
pub struct Conflict {
    /// A name that stays the same.
    pub name: &'static str,
    /// Their names.
    pub fields: &'static [&'static str],
    /// Why, in a sentence.
    pub sentence: String,
    /// Single changes after which they go together.
    pub remedies: Vec<Remedy>,
}

/// A change of one field that mends a [`Conflict`].
#[derive(Clone, Debug, Serialize)]
pub struct Remedy {
    /// The field's name.
    pub field: &'static str,
    /// What to set it to.
    pub value: String,
    /// The change in words.
    pub label: String,
}

/// What these house rules are.
pub(crate) fn read(rules: &str, texts: &Texts) -> HouseAnswer {
    answer(Ruleset::parse_unchecked(rules), texts)
}

/// What they are with one field changed.
pub(crate) fn set(rules: &str, name: &str, value: &str, texts: &Texts) -> HouseAnswer {
    let changed = Ruleset::parse_unchecked(rules).and_then(|mut rules| {
        let field = FIELDS.iter().find(|field| field.name == name);
        if field.is_some_and(|field| field.set(&mut rules, value)) {
            Ok(rules)
        } else {
            Err(ParseRulesetError::UnknownSwitch(format!("{name}={value}")))
        }
    });
    answer(changed, texts)
}

fn answer(rules: Result<Ruleset, ParseRulesetError>, texts: &Texts) -> HouseAnswer {
    match rules {
        Ok(rules) => HouseAnswer::House(House::of(&rules, texts)),
        Err(error) => HouseAnswer::Refused(texts.unreadable_rules(&error)),
    }
}

impl House {
    fn of(rules: &Ruleset, texts: &Texts) -> House {
        let variant = rules.base.variant();
        let conflicts: Vec<Conflict> =
            rules.contradictions().map(|conflict| Conflict::of(conflict, rules, texts)).collect();
        let fit = conflicts.iter().all(|conflict| conflict.name != Contradiction::Rows.name());
        let differing = FIELDS.iter().filter(|field| field.differs(rules, &variant.rules));
        let told = texts.rules(rules, None).into_iter();
        House {
            rules: rules.to_string(),
            base: variant.id,
            base_title: texts.ruleset_title(&variant.rules),
            title: texts.ruleset_title(rules),
            board: BoardShape::of(rules),
            men: if fit { rules.men() } else { 0 },
            colors: Sides {
                white: texts.color(Color::White, rules),
                black: texts.color(Color::Black, rules),
            },
            groups: GROUPS.iter().map(|name| Group::of(name, rules, texts)).collect(),
            differences: differing
                .map(|field| Difference {
                    field: field.name,
                    sentence: texts.house_difference(field, rules),
                })
                .collect(),
            articles: told.map(Rule::from).collect(),
            conflicts,
        }
    }
}

const GROUPS: [&str; 6] = ["board", "men", "kings", "capturing", "failing", "ending"];

/// The group that a field belongs to.
const fn group_of(topic: Topic) -> &'static str {
    match topic {
        Topic::Aim | Topic::Board | Topic::FirstMove => "board",
        Topic::ManMove | Topic::ManCapture | Topic::Jump | Topic::Promotion => "men",
        Topic::KingMove | Topic::KingCapture | Topic::KingFinish => "kings",
        Topic::Compulsory
        | Topic::Finish
        | Topic::TakingOff
        | Topic::Removal
        | Topic::EndOfMove
        | Topic::Precedence
        | Topic::EqualCaptures
        | Topic::FreeAmongEquals
        | Topic::KingsCountOne => "capturing",
        Topic::Failing | Topic::Touch => "failing",
        Topic::Repetition
        | Topic::NoProgress
        | Topic::FewPieces
        | Topic::Agreement
        | Topic::Win => "ending",
    }
}

impl Group {
    fn of(name: &'static str, rules: &Ruleset, texts: &Texts) -> Group {
        let fields = FIELDS.iter().filter(|field| group_of(field.topic) == name);
        Group {
            name,
            heading: texts.format("house-group", &[("group", name)]),
            fields: fields.map(|field| Field::of(field, rules, texts)).collect(),
        }
    }
}

impl Field {
    fn of(field: &HouseField, rules: &Ruleset, texts: &Texts) -> Field {
        let is_list = field.topic == Topic::Precedence;
        let choices = if is_list {
            let criteria = CRITERIA.iter().map(|(word, _)| (*word, texts.house_criterion(word)));
            std::iter::once(("free", texts.house_choice(field, "free", rules)))
                .chain(criteria)
                .collect()
        } else {
            let label = |word: &&'static str| (*word, texts.house_choice(field, word, rules));
            field.words.iter().map(label).collect::<Vec<_>>()
        };
        Field {
            name: field.name,
            label: texts.house_field(field),
            value: field.value(rules),
            places: if is_list { rules.precedence.0.len() } else { 0 },
            number: (choices.is_empty()).then(|| range_of(field)),
            choices: choices
                .into_iter()
                .map(|(word, label)| Choice { value: word.to_owned(), label })
                .collect(),
            differs: field.differs(rules, &rules.base.variant().rules),
            is_felt: field.is_felt(rules),
        }
    }
}

/// Which numbers an editor offers. More can be written; what makes no sense is
/// a [`Contradiction`].
fn range_of(field: &HouseField) -> Range {
    let (least, most) = match field.name {
        "rows" => (1, 4),
        "king_walk" => (0, 20),
        _ => (0, 250),
    };
    Range { least, most, unit: house_unit(field) }
}

impl Conflict {
    fn of(contradiction: Contradiction, rules: &Ruleset, texts: &Texts) -> Conflict {
        let fields = contradiction.fields();
        let at_fault = FIELDS.iter().filter(|field| fields.contains(&field.name));
        Conflict {
            name: contradiction.name(),
            fields,
            sentence: texts.contradiction(contradiction),
            remedies: at_fault
                .flat_map(|field| Remedy::all(contradiction, field, rules, texts))
                .collect(),
        }
    }
}

impl Remedy {
    /// The changes of one field that mend a contradiction and make no new one.
    fn all(
        contradiction: Contradiction,
        field: &HouseField,
        rules: &Ruleset,
        texts: &Texts,
    ) -> Vec<Remedy> {
        let before: Vec<Contradiction> = rules.contradictions().collect();
        let try_out = |value: String| {
            let mut changed = *rules;
            let mends = field.set(&mut changed, &value)
                && changed
                    .contradictions()
                    .all(|left| left != contradiction && before.contains(&left));
            let label = || texts.house_remedy(field, &changed);
            mends.then(|| Remedy { field: field.name, label: label(), value })
        };
        alternatives(field, rules)
            .into_iter()
            .filter_map(|values| values.into_iter().find_map(try_out))
            .collect()
    }
}

/// What a field could be set to instead. Of each list the first that will do is
/// enough: nobody wants to be offered all numbers.
fn alternatives(field: &HouseField, rules: &Ruleset) -> Vec<Vec<String>> {
    let value = field.value(rules);
    if !field.words.is_empty() {
        return field.words.iter().map(|word| vec![(*word).to_owned()]).collect();
    }
    if let Ok(now) = value.parse::<u8>() {
        let Range { least, most, unit } = range_of(field);
        let numbers = (least..=most).filter(|number| number % unit == 0);
        let lower = numbers.clone().rev().filter(|&number| number < now);
        let higher = numbers.filter(|&number| number > now);
        return vec![
            lower.map(|number| number.to_string()).collect(),
            higher.map(|number| number.to_string()).collect(),
        ];
    }
    let mut criteria: Vec<&str> = Vec::new();
    for word in value.split('+') {
        if !criteria.contains(&word) {
            criteria.push(word);
        }
    }
    vec![vec![criteria.join("+")]]
}
