//! What is said of a move that is not the solution of a puzzle.

use serde_json::{Value, json};

/// A king against a man that cannot get away, unless the king is given away.
fn tried(action: &str) -> Value {
    let game = json!({"header": {"rules": "jumbo/strict", "start": "W:WK50:B16"}});
    let question = json!({"ask": "tried", "game": game, "action": action});
    let answer = damier_api::Api::default()
        .answer_or_problem(&question.to_string(), damier_api::Patience::ENDLESS);
    serde_json::from_str(&answer).expect("an answer is JSON")
}

#[test]
fn another_move_that_wins_is_told_from_one_that_does_not() {
    assert_eq!(tried("50-45")["wins"], true);
    assert_eq!(tried("50-11")["wins"], false);
}

#[test]
fn what_is_no_move_wins_nothing() {
    assert_eq!(tried("50-49")["wins"], false);
    assert_eq!(tried("offer")["kind"], "unreadable");
    assert_eq!(tried("<b>")["kind"], "unreadable");
}
