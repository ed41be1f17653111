//! Where a leaflet is unclear or misprinted: what we read, why, and what else
//! could be read.

use damier_contract::{OtherReading, Reading};
use damier_rules::editions::Edition;
use damier_rules::{Ruleset, Topic, leaflets};

use crate::speech::Speech;

/// How we read what this leaflet says about a topic. House rules are clear.
pub(super) fn of(
    topic: Topic,
    rules: &Ruleset,
    edition: Option<&Edition>,
    speech: Speech<'_>,
) -> Vec<Reading> {
    let variant = rules.base.variant();
    let printed = variant.text.filter(|_| *rules == variant.rules);
    let readings = printed.map_or(&[][..], |text| text.readings).iter();
    readings
        .filter(|reading| reading.topic == topic && is_of(reading, edition))
        .map(|reading| Reading {
            text: speech
                .texts
                .format(reading.message, &[("men", rules.men()), ("size", rules.board.size())]),
            others: reading
                .others
                .iter()
                .filter_map(|switches| other(reading.topic, rules, switches, speech))
                .collect(),
        })
        .collect()
}

/// Whether the edition has the sentence. A page of a game without an edition
/// tells what all its texts have.
fn is_of(reading: &leaflets::Reading, edition: Option<&Edition>) -> bool {
    reading.editions.is_none_or(|ids| edition.is_some_and(|edition| ids.contains(&edition.id)))
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
