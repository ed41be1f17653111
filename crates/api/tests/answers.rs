//! Questions as the page asks them, and their answers.

use damier_rules::editions::EDITIONS;
use damier_rules::variants;
use serde_json::{Value, json};

fn ask(question: &Value) -> Value {
    let answer = damier_api::Api::default()
        .answer_or_problem(&question.to_string(), damier_api::Patience::ENDLESS);
    serde_json::from_str(&answer).expect("an answer is JSON")
}

fn game(rules: &str, start: Option<&str>, entries: &[&str]) -> Value {
    json!({"header": {"rules": rules, "start": start}, "entries": entries})
}

fn act(game: &Value, player: &str, action: &str) -> Value {
    ask(&json!({"ask": "act", "lang": "en", "game": game, "player": player, "action": action}))
}

fn judge(game: &Value, text: &str) -> Value {
    ask(&json!({"ask": "judge", "lang": "en", "game": game, "text": text}))
}

#[test]
fn the_catalog_has_every_box_in_every_language() {
    let english = ask(&json!({"ask": "catalog", "lang": "en"}));
    assert_eq!(english["editions"].as_array().expect("boxes").len(), EDITIONS.len());
    let world = variants::ALL.iter().filter(|variant| !variant.is_leaflet).count();
    assert_eq!(english["world"].as_array().expect("games").len(), world);
    for language in english["languages"].as_array().expect("languages") {
        let theirs = ask(&json!({"ask": "catalog", "lang": language}));
        let traits = &theirs["editions"][4]["game"]["traits"];
        assert!(traits.as_array().expect("traits").len() >= 4, "{language}: {traits}");
    }
    assert_eq!(english["editions"][4]["men"], json!({"white": "blue", "black": "green"}));
    let djeco = &english["editions"][4]["game"];
    assert_eq!(djeco["friendly"], "djeco/strict");
    assert_eq!(djeco["has_leaflet_mode"], true);
}

#[test]
fn a_view_shows_the_start() {
    let view = ask(&json!({"ask": "view", "lang": "en", "game": game("jumbo", None, &[])}));
    assert_eq!(
        view["placement"],
        format!("{}{}{}", "b".repeat(20), ".".repeat(10), "w".repeat(20))
    );
    assert_eq!(view["moves"].as_array().expect("moves").len(), 9);
    assert_eq!(view["board"], json!({"size": 10, "corner": "left"}));
    assert_eq!(view["ending"], Value::Null);
}

#[test]
fn a_move_gives_the_line_to_keep() {
    let done = act(&game("jumbo", None, &[]), "white", "32-28");
    assert_eq!(done["entries"], json!(["white 32-28"]));
    assert_eq!(done["change"]["turn"], "black");
    assert_eq!(done["change"]["happened"][0]["spoken"], "White moves from 32 to 28.");
}

#[test]
fn the_end_comes_with_the_move_that_brings_it() {
    let done = act(&game("jumbo", Some("W:W28:B23"), &[]), "white", "28x19{23}");
    assert_eq!(done["entries"], json!(["white 28x19{23}", "over white no-pieces"]));
    assert_eq!(done["change"]["ending"]["winner"], "white");
    assert_eq!(done["change"]["ending"]["result"], "2-0");
}

#[test]
fn a_refusal_names_the_article_the_pieces_and_what_to_do() {
    let capture_due = game("jumbo/touch-free", Some("W:W32,37:B28,19"), &[]);
    let refused = &judge(&capture_due, "37-31")["refused"];
    let sentence = refused["sentence"].as_str().expect("a sentence");
    assert!(
        sentence.contains("must capture") && sentence.contains("(article\u{a0}4)"),
        "{sentence}"
    );
    assert_eq!(refused["squares"], json!([32]));
    assert_eq!(refused["show"][0]["route"], json!([32, 23, 14]));
    assert_eq!(refused["rule"]["heading"], "Article 4");
}

#[test]
fn whoever_reaches_for_another_piece_is_told_which_one_he_touched() {
    let touched = game("jumbo", Some("W:W28,37:B1"), &["white touch 28"]);
    let refused = &judge(&touched, "37")["refused"];
    let sentence = refused["sentence"].as_str().expect("a sentence");
    assert!(sentence.contains("touched the piece on 28"), "{sentence}");
}

#[test]
fn whoever_reaches_for_a_piece_that_may_not_move_is_told_why() {
    let due = game("jumbo/touch-free", Some("W:W32,37,41,42,46,47:B28,19,1"), &[]);
    let reach = |game: &Value, square: &str| judge(game, square)["refused"].clone();
    for (square, words, squares) in [
        ("37", "must capture", json!([32])),
        ("47", "is blocked", json!([47])),
        ("28", "your opponent's", json!([28])),
        ("20", "no piece on 20", json!([20])),
    ] {
        let refused = reach(&due, square);
        let sentence = refused["sentence"].as_str().expect("a sentence");
        assert!(sentence.contains(words), "{square}: {sentence}");
        assert_eq!(refused["squares"], squares, "{square}");
    }
    // One that may move has not been told yet where to.
    let sentence = reach(&due, "32")["sentence"].to_string();
    assert!(sentence.contains("the square it reaches"), "{sentence}");
    let by_leaflet = game("djeco", Some("W:W32,45:B28,5"), &[]);
    let sentence = reach(&by_leaflet, "45")["sentence"].to_string();
    assert!(sentence.contains("the square it reaches"), "{sentence}");
}

#[test]
fn the_friendly_referee_refuses_where_the_leaflet_would_let_him_huff() {
    let start = Some("W:W32,45:B28,5");
    let by_leaflet = judge(&game("djeco", start, &[]), "45-40");
    assert!(by_leaflet["moves"].is_array(), "{by_leaflet}");
    let friendly = judge(&game("djeco/strict", start, &[]), "45-40");
    assert!(friendly["refused"]["sentence"].is_string(), "{friendly}");
}

#[test]
fn what_was_missed_is_shown_only_when_it_is_claimed() {
    // White can take 28 and does not.
    let offence = game("djeco", Some("W:W32,45:B28,5"), &["white 45-40"]);
    let view = ask(&json!({"ask": "view", "lang": "en", "game": offence}));
    assert_eq!(view["may"]["huff"], true);
    assert!(!view.to_string().contains("\"due\""));
    let wrong = act(&offence, "black", "huff 40");
    assert!(wrong["refused"]["sentence"].is_string());
    let huffed = act(&offence, "black", "huff 32");
    let told = &huffed["change"]["happened"][0];
    assert_eq!(told["due"][0]["route"], json!([32, 23]));
    assert_eq!(told["spoken"], "Green huffs the man on 32: it should have taken 28.");
    assert_eq!(huffed["change"]["turn"], "black");
}

#[test]
fn who_is_huffed_or_made_to_capture_is_told_what_was_due() {
    let told = |rules: &str, start: &str, lines: &[&str], lang: &str| {
        let mut offence = game(rules, Some(start), lines);
        offence["header"]["black"] = json!({"kind": "computer", "level": 3});
        let view = ask(&json!({"ask": "view", "lang": lang, "game": offence}));
        let last =
            view["history"].as_array().expect("a history").iter().rfind(|it| it["kind"] != "over");
        last.expect("an event")["spoken"].as_str().expect("a sentence").to_owned()
    };
    let huff = ["white 37-32", "black huff 28"];
    let sentence = told("djeco", "W:W28,37:B1,22", &huff, "fr");
    assert_eq!(sentence, "Les Verts soufflent votre pion de la case 28, qui aurait dû prendre 22.");
    // The piece that moved had to go elsewhere; and no other is left.
    let alone = told("djeco", "W:WK28:B1,22", &["white 28-32", "black huff 32"], "en");
    assert_eq!(alone, "Green huffs your king on 32: it should have taken 22.");
    // One that could take this or that had to take something.
    let free = told("djeco", "W:W28,45:B1,22,23", &["white 45-40", "black huff 28"], "en");
    assert_eq!(free, "Green huffs your man on 28: it should have captured.");
    let demand = ["white 29-25", "black demand"];
    let sentence = told("swedish", "W:W22,29:B18,1", &demand, "en");
    assert_eq!(sentence, "Your move 29-25 is taken back: you must take 18.");
    let two = game("swedish", Some("W:W22,29:B18,1"), &demand);
    let view = ask(&json!({"ask": "view", "lang": "en", "game": two}));
    assert_eq!(view["history"][1]["spoken"], "29-25 is taken back: White must take 18.");
}

#[test]
fn a_capture_that_is_broken_off_has_a_route() {
    let view = ask(&json!({
        "ask": "view", "lang": "en", "game": game("djeco", Some("W:W32:B28,19"), &[]),
    }));
    let moves = view["moves"].as_array().expect("moves");
    let short = moves.iter().find(|m| m["to"] == 23).expect("a short capture");
    assert_eq!(short["routes"], json!([[32, 23]]));
}

#[test]
fn the_computer_moves_answers_offers_and_is_the_same_for_the_same_seed() {
    let think = |game: &Value, player: &str, level: u8| {
        ask(&json!({"ask": "think", "game": game, "player": player, "level": level, "seed": 7}))
    };
    let start = game("english", None, &[]);
    let thought = think(&start, "black", 6);
    assert_eq!(thought["action"], think(&start, "black", 6)["action"]);
    let done = act(&start, "black", thought["action"].as_str().expect("an action"));
    assert!(done["entries"].is_array(), "{done}");
    let offered = game("english", None, &["black 11-15", "black offer"]);
    assert_eq!(think(&offered, "white", 3)["action"], "decline");
    assert_eq!(think(&start, "white", 3)["kind"], "nothing");
    assert_eq!(think(&start, "black", 13)["kind"], "unreadable");
}

#[test]
fn a_strong_computer_opens_otherwise_with_another_seed() {
    let start = game("jumbo", None, &[]);
    let opening = |seed: u64| {
        let question =
            json!({"ask": "think", "game": start, "player": "white", "level": 12, "seed": seed});
        ask(&question)["action"].as_str().expect("an action").to_owned()
    };
    let mut openings: Vec<String> = (0..12).map(opening).collect();
    assert_eq!(openings[5], opening(5));
    openings.sort();
    openings.dedup();
    assert!(openings.len() > 2, "{openings:?}");
}

#[test]
fn a_hint_and_a_reason_are_sentences() {
    let start = game("jumbo", Some("W:W32,37:B28,19,5"), &[]);
    let hint = ask(&json!({"ask": "hint", "lang": "en", "game": start}));
    assert_eq!(hint["walk"]["route"], json!([32, 23, 14]));
    assert_eq!(hint["why"], "It is the only move.");
    // The shot of two for one is told with the moves that show it.
    let shot = game("jumbo", Some("W:W27,32,38,43:B16,18,19,23"), &[]);
    let hint = ask(&json!({"ask": "hint", "lang": "en", "game": shot}));
    let why = hint["why"].as_str().expect("a reason");
    assert!(why.contains("("), "{hint}");
    let quiet = game("jumbo", None, &[]);
    let hint = ask(&json!({"ask": "hint", "lang": "en", "game": quiet}));
    let why = hint["why"].as_str().expect("a reason");
    assert!(why.starts_with("This is how it could go on. ("), "{why}");
    let played = game("jumbo", Some("W:W32,37:B28,19,5"), &["white 32x14{19,28}"]);
    let why = ask(&json!({"ask": "why", "lang": "en", "game": played, "event": 0}));
    assert!(why["sentence"].as_str().expect("a sentence").starts_with("Yes, 32x14"), "{why}");
    assert!(!why["rules"].as_array().expect("rules").is_empty());
    let quiet = game("jumbo", None, &["white 32-28"]);
    let why = ask(&json!({"ask": "why", "lang": "en", "game": quiet, "event": 0}));
    assert_eq!(
        why["sentence"],
        "Yes, 32-28 is allowed. A man moves one square diagonally forwards, onto an empty square. \
         (article\u{a0}1) There was nothing to capture. (article\u{a0}4)"
    );
    assert_eq!(why["rules"].as_array().expect("rules").len(), 2);
    let nothing = ask(&json!({"ask": "why", "lang": "en", "game": played, "event": 9}));
    assert_eq!(nothing["kind"], "nothing");
}

#[test]
fn squares_are_named_as_the_reader_wants() {
    let question = |notation: &str| {
        json!({
            "ask": "view", "lang": "en", "notation": notation,
            "game": game("russian", None, &["white 21-17"]),
        })
    };
    assert_eq!(ask(&question("algebraic"))["history"][0]["text"], "a3-b4");
    assert_eq!(ask(&question("numeric"))["history"][0]["text"], "21-17");
}

#[test]
fn a_game_is_written_as_pdn() {
    let played = game("jumbo", None, &["white 32-28", "black 18-23", "clock 1 2"]);
    let tags = json!([["White", "Anna"]]);
    let answer = ask(&json!({"ask": "pdn", "game": played, "tags": tags}));
    let pdn = answer["pdn"].as_str().expect("a text");
    assert!(pdn.contains("[White \"Anna\"]") && pdn.contains("1. 32-28 18-23"), "{pdn}");
}

#[test]
fn the_computer_plays_wherever_a_view_lists_moves() {
    let fen = "W:WK1,K6,K45:BK3,7,8,K13,20,21,K22,K24,28,K29,33,35,36,K42,K43,K47";
    for rules in ["frisian/touch-move", "frisian/huff"] {
        let tangle = game(rules, Some(fen), &[]);
        let view = ask(&json!({"ask": "view", "lang": "en", "game": tangle}));
        assert!(view["moves"].as_array().expect("moves").len() >= 32, "{view}");
        let question = json!({
            "ask": "think", "game": tangle, "player": "white", "level": 3, "seed": 1,
        });
        let thought = ask(&question);
        let action = thought["action"].as_str().unwrap_or_else(|| panic!("{thought}"));
        let done = act(&tangle, "white", action);
        assert!(done["entries"].is_array(), "{done}");
    }
}

#[test]
fn bad_questions_get_a_kind_and_a_sentence() {
    let kind = |question: &str| {
        let answer: Value = serde_json::from_str(
            &damier_api::Api::default().answer_or_problem(question, damier_api::Patience::ENDLESS),
        )
        .expect("an answer is JSON");
        assert!(answer["detail"].is_string(), "{answer}");
        answer["kind"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(kind(""), "unreadable");
    assert_eq!(kind("[1, 2"), "unreadable");
    assert_eq!(kind(&"[".repeat(100_000)), "unreadable");
    assert_eq!(kind(&" ".repeat(5 << 20)), "too_long");
    assert_eq!(kind(&json!({"ask": "catalog", "lang": "xx"}).to_string()), "unreadable");
    let view = |game: Value| json!({"ask": "view", "lang": "en", "game": game}).to_string();
    assert_eq!(kind(&view(game("nonsense", None, &[]))), "rules");
    assert_eq!(kind(&view(game("jumbo", Some("W:W99:B1"), &[]))), "start");
    assert_eq!(kind(&view(game("jumbo", None, &["white 1-50"]))), "impossible");
    assert_eq!(kind(&view(game("jumbo", None, &["undo"]))), "impossible");
    let many = vec!["undo"; 20_001];
    assert_eq!(kind(&view(game("jumbo", None, &many))), "impossible");
}

#[test]
fn an_answer_that_nobody_waits_for_is_given_up() {
    let game = r#"{"header":{"rules":"jumbo"},"entries":["white 32-28"]}"#;
    let questions = [
        format!(r#"{{"ask":"view","lang":"en","game":{game}}}"#),
        format!(r#"{{"ask":"analyse","lang":"en","game":{game},"nodes":10,"lines":1}}"#),
        r#"{"ask":"import","lang":"en","pdn":"1. 32-28 *"}"#.to_owned(),
        r#"{"ask":"open","lang":"en","pdn":"1. 32-28 *","number":0}"#.to_owned(),
    ];
    let no = || false;
    for question in questions {
        let answer =
            damier_api::Api::default().answer_or_problem(&question, damier_api::Patience::new(&no));
        assert!(answer.contains(r#""kind":"given_up""#), "{question}: {answer}");
        let answer =
            damier_api::Api::default().answer_or_problem(&question, damier_api::Patience::ENDLESS);
        assert!(answer.contains(r#""answer":"#), "{question}: {answer}");
    }
}

#[test]
fn by_the_leaflet_the_buttons_give_nothing_away() {
    let may = |rules: &str, start: Option<&str>| {
        let view = ask(&json!({"ask": "view", "lang": "en", "game": game(rules, start, &[])}));
        view["may"].clone()
    };
    let two_to_one = Some("W:WK29,K30:BK5");
    // The silent referee leaves it to the players to notice the draw.
    assert_eq!(may("swedish", None)["claim"], true);
    assert_eq!(may("swedish", two_to_one)["claim"], true);
    assert_eq!(may("jumbo-fr", None)["claim"], true);
    assert_eq!(may("jumbo", None)["claim"], false);
    let refused = act(&game("swedish", None, &[]), "white", "claim");
    assert_eq!(refused["refused"]["sentence"], "There is no draw to claim now.");
    // The friendly one says when there is something to claim.
    assert_eq!(may("swedish/strict/touch-free", None)["claim"], false);
    assert_eq!(may("swedish/strict/touch-free", two_to_one)["claim"], true);
    // Whoever must move what he touches may set a piece right first.
    assert_eq!(may("finnish", None)["adjust"], true);
    assert_eq!(may("djeco", None)["adjust"], false);
}

/// What is asked before an action and after it agrees with what the action says
/// that it changed.
fn check_change(game: &mut Value, player: &str, action: &str) {
    let view = |game: &Value| {
        ask(&json!({"ask": "view", "lang": "en", "notation": "numeric", "game": game}))
    };
    let before = view(game);
    let done = act(game, player, action);
    let (entries, change) = (&done["entries"], &done["change"]);
    let lines = entries.as_array().unwrap_or_else(|| panic!("{player} {action}: {done}"));
    game["entries"].as_array_mut().expect("entries").extend(lines.iter().cloned());
    let after = view(game);
    let kept = change["kept"].as_u64().expect("a number") as usize;
    let mut history = before["history"].as_array().expect("history")[..kept].to_vec();
    history.extend(change["happened"].as_array().expect("what happened").iter().cloned());
    assert_eq!(Value::from(history), after["history"], "{player} {action}");
    for (name, value) in change.as_object().expect("a change") {
        if name != "kept" && name != "happened" {
            assert_eq!(value, &after[name], "{player} {action}: {name}");
        }
    }
}

#[test]
fn a_change_is_what_lies_between_two_views() {
    let mut huffed = game("djeco", Some("W:W32,37:B28,19"), &[]);
    for (player, action) in [
        ("white", "37-31"),
        ("black", "huff 32"),
        ("black", "undo"),
        ("black", "offer"),
        ("white", "decline"),
        ("white", "undo"),
    ] {
        check_change(&mut huffed, player, action);
    }
    let mut demanded = game("swedish", Some("W:W22,25:B17,1"), &[]);
    check_change(&mut demanded, "white", "touch 25");
    check_change(&mut demanded, "white", "undo");
    let mut over = game("jumbo", None, &["white 32-28"]);
    for (player, action) in
        [("black", "timeout"), ("black", "undo"), ("black", "resign"), ("black", "undo")]
    {
        check_change(&mut over, player, action);
    }
}
