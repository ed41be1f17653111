//! Files of games that strangers send, and games that they have written down.

use serde_json::{Value, json};

fn answer(question: &Value) -> String {
    damier_api::answer_json(&question.to_string())
}

fn ask(question: &Value) -> Value {
    serde_json::from_str(&answer(question)).expect("an answer is JSON")
}

fn open(pdn: &str, number: usize) -> Value {
    ask(&json!({"ask": "open", "lang": "en", "pdn": pdn, "number": number}))
}

/// The text of a file with one game, nothing wrong in it, and these moves.
#[track_caller]
fn check_strict(answer: &Value, moves: usize) -> String {
    let pdn = answer["pdn"].as_str().unwrap_or_else(|| panic!("{answer}"));
    let imported = ask(&json!({"ask": "import", "lang": "en", "pdn": pdn}));
    let games = imported["games"].as_array().expect("games");
    assert_eq!(games.len(), 1, "{pdn}");
    assert_eq!((&games[0]["findings"], &games[0]["moves"]), (&json!(0), &json!(moves)), "{pdn}");
    assert!(pdn.matches("[Result ").count() <= 1, "{pdn}");
    pdn.to_owned()
}

const HOSTILE: [&str; 6] = [
    "Bl ack\"]\n[Evil \"y",
    "!?} 1. 31-27 {",
    "x\"]\r\n1-0\n[Event \"next",
    "[%damier black huff 3]",
    "\\",
    "/FEN \"W:W1:B2\"/ (*",
];

#[test]
fn whatever_is_said_of_a_game_it_is_written_as_that_one_game() {
    let played = json!({
        "header": {"rules": "jumbo", "start": null},
        "entries": ["white 32-28", "black 18-23"],
    });
    for text in HOSTILE {
        let tags = json!([[text, "x"], ["White", text], ["Result", "2-0"], ["result", "0-2"]]);
        let pdn = check_strict(&ask(&json!({"ask": "pdn", "game": played, "tags": tags})), 2);
        assert!(!pdn.contains("\n[Evil") && pdn.contains("[Result \"2-0\"]"), "{pdn}");
        let nodes = json!([
            {"comments": [text]},
            {"parent": 0, "entries": ["white 32-28"], "mark": text, "before": [text]},
            {"parent": 1, "entries": ["black 18-23"], "mark": text, "comments": [text, "}{"]},
            {"parent": 1, "text": text},
        ]);
        let tree = json!({"rules": "jumbo", "tags": tags, "nodes": nodes});
        let pdn = check_strict(&ask(&json!({"ask": "write", "tree": tree})), 2);
        assert!(pdn.contains("[Result \"2-0\"]"), "{pdn}");
    }
}

#[test]
fn a_file_full_of_faults_is_told_in_bounded_words() {
    let braces = " } ".repeat(349_525);
    let question = json!({"ask": "open", "lang": "en", "pdn": braces, "number": 0});
    let told = answer(&question);
    assert!(told.len() < 50_000, "{} bytes", told.len());
    let opened: Value = serde_json::from_str(&told).expect("JSON");
    let findings = opened["findings"].as_array().expect("findings");
    assert_eq!(findings.len(), 101);
    assert_eq!(findings[100]["kind"], "more");
    assert_eq!(findings[100]["reason"], "Further faults that are not listed: 349425.");
    let imported = ask(&json!({"ask": "import", "lang": "en", "pdn": braces}));
    assert_eq!(imported["games"][0]["findings"], 349_525, "all are counted");
}

#[test]
fn a_reason_cites_no_more_of_a_file_than_can_be_read() {
    let rules = "x".repeat(50_000);
    let opened = open(&format!("[GameType \"{rules}\"]\n1. 32-28 *"), 0);
    let reason = opened["findings"][0]["reason"].as_str().expect("a reason");
    assert!(reason.starts_with("These rules are unknown: xxx"), "{reason}");
    assert_eq!(reason.chars().count(), 1001);
}

#[test]
fn of_many_games_the_first_are_listed_and_each_can_be_opened() {
    let pdn = "1. 32-28 *\n".repeat(2000) + "1. 32-27 *\n";
    let imported = ask(&json!({"ask": "import", "lang": "en", "pdn": pdn}));
    assert_eq!(imported["games"].as_array().expect("games").len(), 500);
    assert_eq!(imported["left_out"], 1501);
    assert_eq!(open(&pdn, 2000)["nodes"][1]["text"], "32-27");
    assert_eq!(open(&pdn, 2001)["error"]["kind"], "nothing");
}
