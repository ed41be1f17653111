//! Networks that are handed over, rather than built in.
#![cfg(feature = "engine")]

use damier_api::{Api, Patience};
use serde_json::{Value, json};

const ENGLISH: &[u8] = include_bytes!("../../engine/networks/english.net");
const INTERNATIONAL: &[u8] = include_bytes!("../../engine/networks/international.net");

fn thinking(rules: &str) -> String {
    let game = json!({"header": {"rules": rules}, "entries": []});
    json!({"ask": "think", "game": game, "player": "white", "level": 3, "seed": 1}).to_string()
}

/// One that has been handed a network, and thus has no others.
fn english() -> Api {
    let mut api = Api::default();
    api.take_network(ENGLISH).expect("a network");
    api
}

#[test]
fn every_game_wants_the_network_for_its_moves_until_it_is_here() {
    let mut api = english();
    for (rules, wanted) in [
        ("english", None),
        ("english/touch-free", None),
        ("jumbo", Some("international")),
        ("jumbo/touch-free", Some("international")),
        ("international", Some("international")),
        ("russian", Some("russian")),
        ("killer", Some("killer")),
        ("losing", None),
        ("nonsense", None),
    ] {
        assert_eq!(api.wanted_network(&thinking(rules)), wanted, "{rules}");
    }
    api.take_network(INTERNATIONAL).expect("a network");
    assert_eq!(api.wanted_network(&thinking("jumbo")), None);
    assert_eq!(api.wanted_network(&thinking("english")), Some("english"));
}

#[test]
fn only_what_judges_positions_wants_one() {
    let api = english();
    let game = json!({"header": {"rules": "jumbo"}, "entries": []});
    for question in [
        json!({"ask": "hint", "lang": "en", "game": game}),
        json!({"ask": "analyse", "lang": "en", "game": game, "nodes": 1000, "lines": 1}),
        json!({"ask": "course", "lang": "en", "game": game, "from": 0, "count": 1, "nodes": 9}),
    ] {
        let wanted = api.wanted_network(&question.to_string());
        assert_eq!(wanted, Some("international"), "{question}");
    }
    for question in [
        json!({"ask": "tried", "game": game, "action": "32-28"}),
        json!({"ask": "view", "lang": "en", "game": game}),
        json!("nonsense"),
    ] {
        assert_eq!(api.wanted_network(&question.to_string()), None, "{question}");
    }
}

#[test]
fn a_network_of_another_game_is_not_judged_by_and_other_bytes_are_not_taken() {
    let question = json!({
        "ask": "analyse", "lang": "en", "nodes": 2000, "lines": 1,
        "game": {"header": {"rules": "jumbo"}, "entries": []},
    });
    let study = |api: &Api| -> Value {
        let said = api.answer_json(&question.to_string(), Patience::ENDLESS).expect("an answer");
        serde_json::from_str(&said).expect("JSON")
    };
    let mut api = english();
    let by_hand = study(&api);
    for bytes in [&[][..], b"nonsense", &INTERNATIONAL[..9000]] {
        assert!(api.take_network(bytes).is_err());
        assert_eq!(api.wanted_network(&thinking("english")), None, "the old one stays");
    }
    assert_eq!(study(&api), by_hand);
    api.take_network(INTERNATIONAL).expect("a network");
    assert_ne!(study(&api), by_hand);
}
