//! Where a leaflet is unclear or misprinted: what we read, why, and what else
//! could be read.

use damier_contract::{OtherReading, Reading};
use damier_rules::editions::Edition;
use damier_rules::{Ruleset, Topic};

use crate::speech::Speech;

/// How we read what this leaflet says about a topic: what the edition has alone,
/// then what all editions of the text have. House rules are clear.
pub(super) fn of(
    topic: Topic,
    rules: &Ruleset,
    edition: Option<&Edition>,
    speech: Speech<'_>,
) -> Vec<Reading> {
    let variant = rules.base.variant();
    let Some(text) = variant.text.filter(|_| *rules == variant.rules) else {
        return Vec::new();
    };
    let own = edition.map_or(&[][..], |edition| edition.readings);
    let about = own.iter().chain(text.readings).filter(|reading| reading.topic == topic);
    let told = about.map(|reading| Reading {
        text: speech
            .texts
            .format(reading.message, &[("men", rules.men()), ("size", rules.board.size())]),
        others: reading
            .others
            .iter()
            .filter_map(|switches| other(reading.topic, rules, switches, speech))
            .collect(),
    });
    told.collect()
}

/// The same game, read so.
fn other(
    topic: Topic,
    rules: &Ruleset,
    switches: &str,
    speech: Speech<'_>,
) -> Option<OtherReading> {
    let read: Ruleset = format!("{}/{switches}", rules.base.variant().id).parse().ok()?;
    // A limit of moves is said under a heading of its own.
    let said = [topic, Topic::NoProgress, Topic::Repetition]
        .into_iter()
        .find(|&topic| speech.texts.rule(topic, &read) != speech.texts.rule(topic, rules));
    let text = speech.texts.rule(said.unwrap_or(topic), &read);
    let text = if text.is_empty() { speech.texts.get("reading-nothing") } else { text };
    Some(OtherReading { rules: read.to_string(), text })
}
