//! The rules page and the comparison of games.

use serde_json::{Value, json};

const EDITIONS: [&str; 13] = [
    "jumbo-nl", "jumbo-fr", "jumbo-de", "jumbo-en", "djeco-fr", "djeco-nl", "hh-nl", "hh-fr",
    "hh-gb", "hh-sv", "hh-da", "hh-nb", "hh-fi",
];

fn ask(question: &Value) -> Value {
    let answer = damier_api::answer_json(&question.to_string());
    serde_json::from_str(&answer).expect("an answer is JSON")
}

fn page(id: &str) -> Value {
    let page = ask(&json!({"ask": "leaflet", "lang": "en", "id": id}));
    assert!(page["articles"].is_array(), "{id}: {page}");
    page
}

fn list<'a>(value: &'a Value, name: &str) -> &'a Vec<Value> {
    value[name].as_array().unwrap_or_else(|| panic!("{name} of {value}"))
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap_or_else(|| panic!("{name} of {value}"))
}

fn act(diagram: &Value, action: &str) -> Value {
    let view = &diagram["view"];
    let player = match text(view, "turn") {
        _ if view["offer"] == "white" => "black",
        _ if view["offer"] == "black" => "white",
        turn => turn,
    };
    ask(&json!({
        "ask": "act", "lang": "en", "game": diagram["game"], "player": player, "action": action,
    }))
}

/// What is right is allowed, what is wrong is refused with a reason.
fn check_diagram(place: &str, diagram: &Value) {
    assert!(!text(diagram, "caption").contains("scene-"), "{place}: {}", diagram["caption"]);
    let right = list(diagram, "right");
    assert!(!right.is_empty(), "{place}: nothing to play");
    for right in right {
        let done = act(diagram, text(right, "action"));
        assert!(done["entries"].is_array(), "{place}: {right} {done}");
    }
    let allowed: Vec<&str> = right.iter().map(|right| text(right, "text")).collect();
    for wrong in list(diagram, "wrong") {
        assert!(!text(&wrong["refused"], "sentence").is_empty(), "{place}: {wrong}");
        assert!(!allowed.contains(&text(wrong, "text")), "{place}: {wrong}");
    }
}

#[test]
fn every_article_of_every_edition_has_a_diagram_that_works() {
    for id in EDITIONS {
        for article in list(&page(id), "articles") {
            let place = format!("{id}#{}", text(article, "anchor"));
            let diagrams = list(article, "diagrams");
            assert!(!diagrams.is_empty(), "{place} has no diagram");
            diagrams.iter().for_each(|diagram| check_diagram(&place, diagram));
        }
    }
}

/// The articles that refuse something, each in its own diagrams.
#[test]
fn refusals_name_the_article_they_stand_under() {
    let expected = [
        ("jumbo-nl", "1 2 3 4 5 6"),
        ("hh-fr", "1 2 3 4 5 6"),
        ("djeco-fr", "1 2 3 4 5 6 7 capturing practice"),
        ("hh-gb", "1 2 3 4 5"),
        ("hh-sv", "1 2 3 4 5 6"),
        ("hh-da", "1 2 3 4 5 6 practice"),
        ("hh-nb", "1 2 3 4 5 6"),
        ("hh-fi", "1 2 3 4 6"),
    ];
    for (id, expected) in expected {
        let page = page(id);
        let refusing: Vec<&str> = list(&page, "articles")
            .iter()
            .filter(|article| {
                let mut wrong = list(article, "diagrams").iter().flat_map(|d| list(d, "wrong"));
                wrong.any(|wrong| wrong["refused"]["rule"]["anchor"] == article["anchor"])
            })
            .map(|article| text(article, "anchor"))
            .collect();
        assert_eq!(refusing.join(" "), expected, "{id}");
    }
}
