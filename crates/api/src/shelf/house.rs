//! House rules, with all that an editor shows of them.
//!
//! Changing a field answers as reading does, even when the rules contradict
//! themselves: whoever changes one field after the other is shown the conflict
//! and goes on.

use damier_contract::{
    House, HouseAnswer, HouseChoice, HouseConflict, HouseDifference, HouseGroup, HouseRange,
    HouseRemedy,
};
use damier_locale::{Texts, house_unit};
use damier_rules::{
    CRITERIA, Contradiction, FIELDS, HouseField, ParseRulesetError, Ruleset, Topic,
};

use crate::game::act::told;
use crate::game::view::{board_shape, sides};

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
        Ok(rules) => HouseAnswer::House(house(&rules, texts)),
        Err(error) => HouseAnswer::Refused(texts.unreadable_rules(&error)),
    }
}

fn house(rules: &Ruleset, texts: &Texts) -> House {
    let variant = rules.base.variant();
    let conflicts: Vec<HouseConflict> =
        rules.contradictions().map(|found| conflict(found, rules, texts)).collect();
    let fit = conflicts.iter().all(|conflict| conflict.name != Contradiction::Rows.name());
    let differing = FIELDS.iter().filter(|field| field.differs(rules, &variant.rules));
    let told_rules = texts.rules(rules, None).into_iter();
    House {
        rules: rules.to_string(),
        base: variant.id,
        base_title: texts.ruleset_title(&variant.rules),
        title: texts.ruleset_title(rules),
        board: board_shape(rules),
        men: if fit { rules.men() } else { 0 },
        colors: sides(rules, texts),
        groups: GROUPS.iter().map(|name| group(name, rules, texts)).collect(),
        differences: differing
            .map(|field| HouseDifference {
                field: field.name,
                sentence: texts.house_difference(field, rules),
            })
            .collect(),
        articles: told_rules.map(told).collect(),
        conflicts,
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

fn group(name: &'static str, rules: &Ruleset, texts: &Texts) -> HouseGroup {
    let fields = FIELDS.iter().filter(|field| group_of(field.topic) == name);
    HouseGroup {
        name,
        heading: texts.format("house-group", &[("group", name)]),
        fields: fields.map(|field| house_field(field, rules, texts)).collect(),
    }
}

fn house_field(field: &HouseField, rules: &Ruleset, texts: &Texts) -> damier_contract::HouseField {
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
    damier_contract::HouseField {
        name: field.name,
        label: texts.house_field(field),
        value: field.value(rules),
        places: if is_list { rules.precedence.0.len() } else { 0 },
        number: (choices.is_empty()).then(|| range_of(field)),
        choices: choices
            .into_iter()
            .map(|(word, label)| HouseChoice { value: word.to_owned(), label })
            .collect(),
        differs: field.differs(rules, &rules.base.variant().rules),
        is_felt: field.is_felt(rules),
    }
}

/// Which numbers an editor offers. More can be written; what makes no sense is
/// a [`Contradiction`].
fn range_of(field: &HouseField) -> HouseRange {
    let (least, most) = match field.name {
        "rows" => (1, 4),
        "king_walk" => (0, 20),
        _ => (0, 250),
    };
    HouseRange { least, most, unit: house_unit(field) }
}

fn conflict(contradiction: Contradiction, rules: &Ruleset, texts: &Texts) -> HouseConflict {
    let fields = contradiction.fields();
    let at_fault = FIELDS.iter().filter(|field| fields.contains(&field.name));
    HouseConflict {
        name: contradiction.name(),
        fields: fields.to_vec(),
        sentence: texts.contradiction(contradiction),
        remedies: at_fault.flat_map(|field| remedies(contradiction, field, rules, texts)).collect(),
    }
}

/// The changes of one field that mend a contradiction and make no new one.
fn remedies(
    contradiction: Contradiction,
    field: &HouseField,
    rules: &Ruleset,
    texts: &Texts,
) -> Vec<HouseRemedy> {
    let before: Vec<Contradiction> = rules.contradictions().collect();
    let try_out = |value: String| {
        let mut changed = *rules;
        let mends = field.set(&mut changed, &value)
            && changed.contradictions().all(|left| left != contradiction && before.contains(&left));
        let label = || texts.house_remedy(field, &changed);
        mends.then(|| HouseRemedy { field: field.name, label: label(), value })
    };
    alternatives(field, rules)
        .into_iter()
        .filter_map(|values| values.into_iter().find_map(try_out))
        .collect()
}

/// What a field could be set to instead. Of each list the first that will do is
/// enough: nobody wants to be offered all numbers.
fn alternatives(field: &HouseField, rules: &Ruleset) -> Vec<Vec<String>> {
    let value = field.value(rules);
    if !field.words.is_empty() {
        return field.words.iter().map(|word| vec![(*word).to_owned()]).collect();
    }
    if let Ok(now) = value.parse::<u8>() {
        let HouseRange { least, most, unit } = range_of(field);
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
