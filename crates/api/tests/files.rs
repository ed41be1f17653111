//! Files of games that strangers send, and games that they have written down.

use serde_json::{Value, json};

fn answer(question: &Value) -> String {
    damier_api::Api::default()
        .answer_or_problem(&question.to_string(), damier_api::Patience::ENDLESS)
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
    let braces = "[Event \"?\"]".to_owned() + &" } ".repeat(349_500);
    let question = json!({"ask": "open", "lang": "en", "pdn": braces, "number": 0});
    let told = answer(&question);
    assert!(told.len() < 50_000, "{} bytes", told.len());
    let opened: Value = serde_json::from_str(&told).expect("JSON");
    let findings = opened["findings"].as_array().expect("findings");
    assert_eq!(findings.len(), 101);
    assert_eq!(findings[100]["kind"], "more");
    assert_eq!(findings[100]["reason"], "Further faults that are not listed: 349400.");
    let imported = ask(&json!({"ask": "import", "lang": "en", "pdn": braces}));
    assert_eq!(imported["games"][0]["findings"], 349_500, "all are counted");
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
    assert_eq!(imported["next"], json!({"start": 5500, "line": 501, "column": 1}));
    assert_eq!(open(&pdn, 2000)["nodes"][1]["text"], "32-27");
    assert_eq!(open(&pdn, 2001)["kind"], "nothing");
}

fn number(value: &Value) -> usize {
    value.as_u64().and_then(|number| usize::try_from(number).ok()).expect("a number")
}

/// The games of a file that is asked about in parts of so many bytes.
fn in_parts(pdn: &str, length: usize) -> Vec<Value> {
    let mut games = Vec::new();
    let (mut start, mut most) = (0, length);
    let (mut line, mut column) = (json!(1), json!(1));
    loop {
        let mut end = (start + most).min(pdn.len());
        while !pdn.is_char_boundary(end) {
            end -= 1;
        }
        let imported = ask(&json!({
            "ask": "import", "lang": "en", "pdn": &pdn[start..end],
            "line": line, "column": column, "has_more": end < pdn.len(),
        }));
        for game in imported["games"].as_array().expect("games") {
            let mut game = game.clone();
            game["number"] = json!(games.len());
            game["start"] = json!(start + number(&game["start"]));
            games.push(game);
        }
        if imported["next"].is_null() {
            return games;
        }
        let next = number(&imported["next"]["start"]);
        most = if next == 0 { 2 * most } else { length };
        start += next;
        (line, column) = (imported["next"]["line"].clone(), imported["next"]["column"].clone());
    }
}

#[test]
fn a_file_is_listed_in_parts_as_it_is_as_a_whole() {
    let pdn = "\u{feff}[White \"Ana\"]\r\n\r\n1. 32-28 {a } tail} 18-23 2-0\r\n\
               1. 33-29 {[Event \"x\"] (} 20-24 * 1. 32-27 50-1 1-1 {said} \
               [Site \"Öland\"]\n1. 31-27 ( 1. 32-28 ) *\r[Event \"last\"]";
    let whole = ask(&json!({"ask": "import", "lang": "en", "pdn": pdn}));
    let whole = whole["games"].as_array().expect("games");
    assert_eq!(whole.len(), 5, "{whole:#?}");
    for length in 1..pdn.len() {
        assert_eq!(&in_parts(pdn, length), whole, "{length}");
    }
    // Each is the same when it is opened alone, and its faults are where they were.
    let starts: Vec<usize> = whole.iter().map(|game| number(&game["start"])).collect();
    for (number, &start) in starts.iter().enumerate() {
        let end = starts.get(number + 1).copied().unwrap_or(pdn.len());
        let game = &whole[number];
        let alone = ask(&json!({
            "ask": "open", "lang": "en", "pdn": &pdn[start..end], "number": 0,
            "line": game["line"], "column": game["column"],
        }));
        assert_eq!(alone, open(pdn, number), "{number}");
    }
}

#[test]
fn a_letter_is_no_game() {
    let letters = [
        "Dear Ilse,\nthank you for the evening of 12-10. It was 1. nice and 2. long.\nYours, Joost",
        "<html><body>404 not found</body></html>",
        "1, 2, 3 (that is all)",
    ];
    for letter in letters {
        let imported = ask(&json!({"ask": "import", "lang": "en", "pdn": letter}));
        assert_eq!(imported["games"], json!([]), "{letter}");
        assert_eq!(open(letter, 0)["kind"], "nothing", "{letter}");
    }
}
