//! Rules of the house, as the page asks about them.

use serde_json::{Value, json};

fn ask(question: &Value) -> Value {
    let answer = damier_api::answer_json(&question.to_string());
    serde_json::from_str(&answer).expect("an answer is JSON")
}

#[test]
fn any_rules_are_a_game_to_play() {
    let game = ask(&json!({"ask": "game", "lang": "en", "rules": "jumbo/8x8/rows=3/huff"}));
    assert_eq!(game["id"], "jumbo");
    assert_eq!(game["title"], "Draughts on 100 squares, with house rules");
    assert_eq!(game["board"], json!({"size": 8, "corner": "left"}));
    assert_eq!(game["men"], 12);
    assert_eq!(game["leaflet"], "jumbo/8x8/rows=3/huff");
    assert_eq!(game["friendly"], "jumbo/8x8/rows=3/touch-free");
    let none = ask(&json!({"ask": "game", "lang": "en", "rules": "jumbo/rows=9"}));
    assert_eq!(none["error"]["kind"], "rules");
}
