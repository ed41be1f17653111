//! What the engine says must be among the messages that it is handed, in every
//! language. A message that is not there panics in a test.

#![cfg(feature = "engine")]

mod common;

use damier_api::{Api, Language, Patience};

/// Captures, a crowning, few pieces, a threat, and a missed capture that may be
/// huffed or demanded.
const GAMES: [&str; 6] = [
    r#"{"header": {"rules": "jumbo", "start": "W:W28,32:B19,10"}}"#,
    r#"{"header": {"rules": "jumbo", "start": "W:W7,28:B26,41"}}"#,
    r#"{"header": {"rules": "english", "start": "W:WK27:BK32"}}"#,
    r#"{"header": {"rules": "djeco", "start": "W:W28,37:B1,23"}, "entries": ["white 37-31"]}"#,
    r#"{"header": {"rules": "swedish", "start": "W:W26,31:B15,23"}, "entries": ["white 31-27"]}"#,
    r#"{"header": {"rules": "norwegian", "start": "W:W26,31:B1,23"}, "entries": ["white 31-27"]}"#,
];

#[test]
fn the_engine_has_the_words_that_it_says() {
    let api = Api::default();
    for language in Language::ALL {
        common::teach(language);
        let language = language.code();
        for game in GAMES {
            for (ask, rest) in [
                ("hint", ""),
                ("analyse", r#", "nodes": 500, "lines": 3, "threat": true"#),
                ("course", r#", "nodes": 200, "from": 0, "count": 9"#),
            ] {
                // A hint takes its time: one for each way to answer a missed capture.
                if ask == "hint" && !game.contains("entries") {
                    continue;
                }
                let question =
                    format!(r#"{{"ask": "{ask}", "lang": "{language}", "game": {game}{rest}}}"#);
                let answer = api.answer_or_problem(&question, Patience::ENDLESS);
                assert!(answer.contains(&format!(r#""answer":"{ask}""#)), "{question}\n{answer}");
            }
        }
    }
}
