//! Setting up, files of games, analysis: questions as the page asks them.

use serde_json::{Value, json};

fn ask(question: &Value) -> Value {
    let answer = damier_api::Api::default()
        .answer_or_problem(&question.to_string(), damier_api::Patience::ENDLESS);
    serde_json::from_str(&answer).expect("an answer is JSON")
}

fn setup(rules: &str, fen: &str) -> Value {
    ask(&json!({"ask": "setup", "lang": "en", "rules": rules, "fen": fen}))
}

fn import(pdn: &str) -> Value {
    ask(&json!({"ask": "import", "lang": "en", "pdn": pdn}))
}

fn open(pdn: &str, number: usize) -> Value {
    ask(&json!({"ask": "open", "lang": "en", "pdn": pdn, "number": number}))
}

/// The game that leads to a node, as the page puts it together.
fn game_at(opened: &Value, mut node: usize) -> Value {
    let mut start = opened["start"].clone();
    let mut entries: Vec<Value> = Vec::new();
    loop {
        let here = &opened["nodes"][node];
        let mut lines = here["entries"].as_array().expect("lines").clone();
        lines.extend(entries);
        entries = lines;
        if here["start"].is_string() {
            start = here["start"].clone();
            break;
        }
        let Some(parent) = here["parent"].as_u64() else { break };
        node = usize::try_from(parent).expect("small");
    }
    json!({"header": {"rules": opened["rules"], "start": start}, "entries": entries})
}

fn view(game: &Value) -> Value {
    ask(&json!({"ask": "view", "lang": "en", "game": game}))
}

/// Every node that has a board is reached by the lines of the log.
fn assert_replays(opened: &Value) {
    for (i, node) in opened["nodes"].as_array().expect("nodes").iter().enumerate() {
        if node["placement"].is_string() {
            let seen = view(&game_at(opened, i));
            assert_eq!(seen["placement"], node["placement"], "node {i}: {node} {seen}");
            assert_eq!(seen["turn"], node["turn"], "node {i}: {node}");
        }
    }
}

#[test]
fn a_position_is_written_the_one_way() {
    let answer = setup("jumbo", "B:B 1,K2-3 : W 46-50.");
    assert_eq!(answer["fen"], "B:W46,47,48,49,50:B1,K2,K3");
    assert_eq!(answer["turn"], "black");
    assert_eq!(answer["reasons"], json!([]));
    let placement = answer["placement"].as_str().expect("a board");
    let same = ask(&json!({"ask": "setup", "lang": "en", "rules": "jumbo",
        "placement": placement, "turn": "black"}));
    assert_eq!(same["fen"], answer["fen"]);
    let start = ask(&json!({"ask": "setup", "lang": "en", "rules": "english"}));
    assert_eq!(start["turn"], "black", "as the English leaflet has it");
    assert_eq!(start["placement"].as_str().expect("a board").len(), 32);
}

#[test]
fn an_impossible_position_says_every_reason_and_is_shown_all_the_same() {
    let answer = setup("jumbo", "?:W1,2,60:B50");
    let reasons = answer["reasons"].as_array().expect("reasons");
    assert_eq!(reasons.len(), 3, "who moves, square 60, three men to be crowned: {reasons:?}");
    let placement = answer["placement"].as_str().expect("a board");
    assert!(placement.starts_with("ww.") && placement.ends_with('b'));
    let unreadable = setup("jumbo", "<script>alert(1)</script>");
    assert_eq!(unreadable["placement"], Value::Null);
    assert_eq!(unreadable["reasons"].as_array().expect("reasons").len(), 1);
    let empty = ask(&json!({"ask": "setup", "lang": "sv", "rules": "swedish",
        "placement": ".".repeat(32), "turn": "white"}));
    assert_eq!(empty["reasons"].as_array().expect("reasons").len(), 1);
}

#[test]
fn no_rules_and_no_board_are_problems() {
    assert_eq!(setup("nonsense", "W:W1:B2")["kind"], "rules");
    let of = |placement: &str| {
        let asked = json!({"ask": "setup", "lang": "en", "rules": "jumbo", "placement": placement});
        ask(&asked)["kind"].clone()
    };
    assert_eq!(of("ww"), "unreadable");
    assert_eq!(of(&"x".repeat(50)), "unreadable");
}

const BRANCHED: &str = r#"[Event "Club <b>evening</b>"] [White "Anna"] [Black "?"] [GameType "20"] [Result "2-0"]
{Quiet.} 1. 32-28 ({Or} 1. 33-28 19-23! 2. 28x19 13x24 (2... 14x23 {as well}) ) 19-23 2. 28x19
14x23 $1 3. 37-32?! {[%clk 0:10] so far} oops 10-14 4. 50-1 4-10 0-2
"#;

#[test]
fn a_file_is_listed() {
    let text = format!("{BRANCHED}\n[White \"Bo\"] [Black \"Cy\"] 1. 11-15 23-19 *");
    let listed = import(&text);
    let games = listed["games"].as_array().expect("games");
    assert_eq!((games.len(), &listed["next"]), (2, &Value::Null));
    assert_eq!(games[0]["white"], "Anna");
    assert_eq!(games[0]["black"], Value::Null, "a question mark names nobody");
    assert_eq!(games[0]["event"], "Club <b>evening</b>");
    assert_eq!(games[0]["result"], "2-0");
    assert_eq!(games[0]["moves"], 6);
    assert_eq!(games[0]["findings"], 3);
    assert_eq!(games[1]["title"], view(&game_at(&open(&text, 1), 0))["title"]);
}

#[test]
fn a_game_opens_with_its_variations_comments_and_faults_in_place() {
    let opened = open(BRANCHED, 0);
    let nodes = opened["nodes"].as_array().expect("nodes");
    let node = |text: &str| {
        nodes.iter().find(|node| node["text"] == text).unwrap_or_else(|| panic!("no {text}"))
    };
    assert_eq!(nodes[0]["comments"], json!(["Quiet."]));
    assert_eq!(node("33-28")["before"], json!(["Or"]));
    assert_eq!(node("33-28")["parent"], 0);
    assert_eq!(node("19-23")["mark"], "!", "the first to be written is the variation's");
    assert_eq!(node("14x23")["comments"], json!(["as well"]));
    assert_eq!(node("14x23")["parent"], node("13x24")["parent"]);
    assert!(nodes.iter().any(|node| node["text"] == "14x23" && node["mark"] == "!"));
    let doubtful = node("37-32");
    assert_eq!(doubtful["mark"], "?!");
    assert_eq!(doubtful["comments"], json!(["so far"]));
    assert_eq!(doubtful["number"], 3);
    let findings = opened["findings"].as_array().expect("findings");
    let reason = |node: &Value| {
        let at = node["findings"][0].as_u64().expect("a finding");
        findings[usize::try_from(at).expect("small")].clone()
    };
    assert_eq!(reason(doubtful)["reason"], "This is neither a move nor a comment.");
    assert_eq!(reason(doubtful)["line"], 3);
    let wrong = node("50-1");
    assert_eq!((&wrong["kind"], &wrong["placement"]), (&json!("unplayable"), &Value::Null));
    assert_eq!(reason(wrong)["kind"], "illegal");
    assert_eq!(node("4-10")["kind"], "unplayable");
    assert_replays(&opened);
    let again = open(opened["pdn"].as_str().expect("a text"), 0);
    assert_eq!(again["nodes"].as_array().expect("nodes").len(), nodes.len());
}

#[test]
fn a_game_by_the_leaflet_comes_back_with_its_huff() {
    let game = json!({"header": {"rules": "swedish", "start": "W:W22,31:B18,1"},
        "entries": ["white 31-27", "black huff 22"]});
    let pdn = ask(&json!({"ask": "pdn", "game": game}));
    let opened = open(pdn["pdn"].as_str().expect("a text"), 0);
    let nodes = opened["nodes"].as_array().expect("nodes");
    let kinds: Vec<&Value> = nodes.iter().map(|node| &node["kind"]).collect();
    assert_eq!(kinds, ["start", "move", "event"], "{pdn}");
    assert_eq!(opened["findings"], json!([]));
    assert_replays(&opened);
}

#[test]
fn another_position_may_be_put_up_on_the_way() {
    let opened = open("[GameType \"20\"] 1. 32-28 /FEN \"B:W28:B1,22\"/ 1... 22x33 *", 0);
    let kinds: Vec<&Value> =
        opened["nodes"].as_array().expect("nodes").iter().map(|node| &node["kind"]).collect();
    assert_eq!(kinds, ["start", "move", "setup", "move"]);
    assert_replays(&opened);
}

#[test]
fn hostile_files_are_refused_or_read_with_complaints() {
    assert_eq!(import("")["games"], json!([]));
    assert_eq!(import(&"x ".repeat(600_000))["kind"], "too_long");
    assert_eq!(open("", 0)["kind"], "nothing");
    let deep = format!("1. 32-28 {} *", "(".repeat(5000));
    assert!(open(&deep, 0)["findings"].as_array().expect("findings").len() < 5100);
    let long = format!("[GameType \"20\"] {} *", "1. 32-28 ".repeat(9000));
    assert!(open(&long, 0)["nodes"].as_array().expect("nodes").len() <= 4001);
    let many = "[White \"x\"] *\n".repeat(700);
    let listed = import(&many);
    assert_eq!(listed["games"].as_array().expect("games").len(), 500);
    assert_eq!(listed["next"]["line"], 501);
    let bad = open("[FEN \"W:W99:B\u{7}\"] 1. 1-6 {<img src=x onerror=alert(1)>} *", 0);
    assert_eq!(bad["findings"][0]["kind"], "bad-position");
    assert_eq!(bad["nodes"][1]["comments"][0], "<img src=x onerror=alert(1)>", "it is only text");
}

/// What the page sends back of an opened game.
fn tree_of(opened: &Value) -> Value {
    let nodes = opened["nodes"].as_array().expect("nodes").iter().map(|node| {
        let text = (node["kind"] == "unplayable").then(|| node["text"].clone());
        let list = |name: &str| node.get(name).cloned().unwrap_or_else(|| json!([]));
        json!({"parent": node["parent"], "entries": node["entries"], "start": node.get("start"),
            "text": text, "mark": node.get("mark").unwrap_or(&json!("")),
            "before": list("before"), "comments": list("comments")})
    });
    json!({"rules": opened["rules"], "start": opened["start"], "tags": opened["tags"],
        "nodes": nodes.collect::<Vec<Value>>()})
}

#[test]
fn a_tree_is_written_and_read_again() {
    let huffed = ask(&json!({"ask": "pdn", "game": {
        "header": {"rules": "swedish", "start": "W:W22,31:B18,1"},
        "entries": ["white 31-27", "black huff 22"]}}));
    let setup = "[GameType \"20\"] 1. 32-28 /FEN \"B:W28:B1,22\"/ 1... 22x33 *";
    let whole = BRANCHED.replace("oops 10-14 4. 50-1 4-10 0-2", "10-14 2-0");
    for pdn in [&*whole, setup, huffed["pdn"].as_str().expect("a text")] {
        let opened = open(pdn, 0);
        let written = ask(&json!({"ask": "write", "tree": tree_of(&opened)}));
        let again = open(written["pdn"].as_str().expect("a text"), 0);
        assert_eq!(again["nodes"], opened["nodes"], "{written}");
        assert_eq!(again["result"], opened["result"]);
        assert_eq!(again["findings"], json!([]), "{written}");
    }
    let mut broken = tree_of(&open(&whole, 0));
    broken["nodes"][1]["parent"] = json!(7);
    assert_eq!(ask(&json!({"ask": "write", "tree": broken}))["kind"], "unreadable");
    broken["nodes"] = json!([{"parent": null}, {"parent": 0, "entries": ["white 32-22"]}]);
    assert_eq!(ask(&json!({"ask": "write", "tree": broken}))["kind"], "impossible");
}

fn analyse(game: &Value, nodes: u64, lines: usize) -> Value {
    ask(&json!({"ask": "analyse", "lang": "en", "game": game, "nodes": nodes, "lines": lines,
        "threat": true}))
}

fn game(rules: &str, start: Option<&str>, entries: &[&str]) -> Value {
    json!({"header": {"rules": rules, "start": start}, "entries": entries})
}

#[test]
fn a_position_is_analysed_in_lines() {
    let start = game("jumbo", None, &[]);
    let found = analyse(&start, 20_000, 3);
    let lines = found["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), 3);
    for line in lines {
        assert_eq!(
            line["actions"].as_array().map(Vec::len),
            line["texts"].as_array().map(Vec::len)
        );
        let first = line["actions"][0].as_str().expect("an action");
        let done = ask(&json!({"ask": "act", "lang": "en", "game": start, "player": "white",
            "action": first}));
        assert!(done["entries"].is_array(), "{first} can be played");
    }
    assert!((0.3..0.7).contains(&found["expectation"].as_f64().expect("a share")));
    assert_eq!(found, analyse(&start, 20_000, 3), "the same question, the same answer");
    assert_eq!(found["threat"], Value::Null);
}

#[test]
fn a_threat_is_told_where_there_is_one() {
    // If Black did nothing, 6-10 would give a king and take two.
    let threatened = game("english/strict", Some("B:WK2,K6:BK14,K15"), &[]);
    let threat = analyse(&threatened, 20_000, 1)["threat"].clone();
    assert_eq!(threat["sentence"], "White threatens 6-10.");
    assert_eq!(threat["walk"]["route"], json!([6, 10]));
    // The same kings farther away threaten nothing.
    let calm = game("english/strict", Some("B:WK2,K6:BK23,K27"), &[]);
    assert_eq!(analyse(&calm, 20_000, 1)["threat"], Value::Null);
}

#[test]
fn certain_wins_and_ends_are_told() {
    let won = analyse(&game("jumbo", Some("W:W28:B23"), &[]), 1000, 1);
    assert_eq!(won["score"], "1-0");
    assert_eq!(won["lines"][0]["plies_to_end"], 1);
    let lost = analyse(&game("jumbo", Some("B:W28:B23,1"), &[]), 1000, 1);
    assert!(lost["lines"][0]["walk"]["route"].is_array());
    let over = game("jumbo", Some("W:W28:B23"), &["white 28x19{23}"]);
    let over = analyse(&over, 1000, 1);
    assert_eq!(over["is_over"], true);
    assert_eq!(over["expectation"], 1.0);
    assert_eq!(over["lines"], json!([]));
}

fn course(game: &Value, from: usize, count: usize) -> Value {
    ask(&json!({"ask": "course", "lang": "en", "game": game, "from": from, "count": count,
        "nodes": 20_000}))
}

#[test]
fn a_mistake_is_marked_and_the_better_move_told() {
    // White gives a man away for nothing.
    let played = game(
        "jumbo",
        None,
        &[
            "white 32-28",
            "black 19-23",
            "white 28x19{23}",
            "black 14x23{19}",
            "white 33-28",
            "black 23x32{28}",
            "white 37x28{32}",
            "black 10-14",
            "white 28-23",
        ],
    );
    let whole = course(&played, 0, 8);
    assert_eq!(whole["moves"], 9);
    let rows = whole["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 8, "no more than eight at once");
    assert!(rows.iter().all(|row| row["mark"].is_null()), "{rows:?}");
    let last = &course(&played, 8, 8)["rows"];
    assert_eq!(last.as_array().map(Vec::len), Some(1));
    assert_eq!(last[0]["text"], "28-23");
    assert!(last[0]["mark"].is_string(), "{last}");
    assert!(last[0]["better"].is_string() && last[0]["walk"]["route"].is_array());
    assert_eq!(course(&played, 50, 3)["rows"], json!([]));
}

#[test]
fn what_is_only_said_is_no_move_of_the_course() {
    let played = game(
        "jumbo",
        None,
        &[
            "white 32-28",
            "black offer",
            "white decline",
            "black 19-23",
            "white resign",
            "over black resigned",
        ],
    );
    let whole = course(&played, 0, 8);
    assert_eq!(whole["moves"], 2);
    assert_eq!(whole["rows"][1]["text"], "19-23");
}
