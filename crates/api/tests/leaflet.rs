//! The rules page and the comparison of games.

use serde_json::{Value, json};

const EDITIONS: [&str; 13] = [
    "jumbo-nl", "jumbo-fr", "jumbo-de", "jumbo-en", "djeco-fr", "djeco-nl", "hh-nl", "hh-fr",
    "hh-gb", "hh-sv", "hh-da", "hh-nb", "hh-fi",
];

fn ask(question: &Value) -> Value {
    let answer = damier_api::Api::default()
        .answer_or_problem(&question.to_string(), damier_api::Patience::ENDLESS);
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
        ("jumbo-nl", "1 2 3 4 5 6 practice"),
        ("hh-fr", "1 2 3 4 5 6 practice"),
        ("djeco-fr", "1 2 capturing 3 4 5 7 practice"),
        ("hh-gb", "1 2 3 4 5"),
        ("hh-sv", "1 2 3 4 5 6"),
        ("hh-da", "1 3 4 5 6 practice"),
        ("hh-nb", "1 2 3 4 5 6"),
        ("hh-fi", "1 3 4 6 practice"),
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

#[test]
fn readings_lead_to_other_games() {
    let mut readings = 0;
    for id in EDITIONS {
        for article in list(&page(id), "articles") {
            for reading in list(article, "readings") {
                readings += 1;
                assert!(!text(reading, "text").contains("reading-"), "{id}: {reading}");
                for other in list(reading, "others") {
                    let game =
                        ask(&json!({"ask": "game", "lang": "en", "rules": text(other, "rules")}));
                    assert_eq!(game["leaflet"], other["rules"], "{id}: {other}");
                    assert!(text(other, "rules").contains('/'), "{id}: {other}");
                    assert_ne!(other["text"], article["text"], "{id}: {other}");
                }
            }
        }
    }
    assert!(readings > 200, "{readings}");
}

#[test]
fn every_reading_stands_on_the_page_of_its_leaflet() {
    let expected = [
        ("jumbo-de", "practice", "jumped only once"),
        ("hh-sv", "opening", "no official Swedish rules"),
        ("hh-sv", "6", "choose one of them"),
        ("hh-da", "4", "may capture, another that you must"),
        ("hh-nb", "2", "by itself"),
        ("djeco-nl", "6", "changes lines"),
        ("hh-gb", "opening", "draw lots"),
        ("hh-fi", "4", "The caption of diagram 1"),
        ("jumbo-de", "5", "has priority over the others"),
        ("hh-nb", "5", "a single jump"),
        ("jumbo-fr", "2", "is missing from article 2"),
        ("hh-nl", "opening", "We read it as a summary"),
        ("hh-sv", "6", "passed over on purpose"),
        ("djeco-fr", "2", "in all four diagonal directions"),
        ("hh-sv", "opening", "diagonally in front"),
        ("hh-nb", "1", "breaks off after point 1"),
        ("hh-nb", "8", "does not name the winner"),
        ("hh-fi", "1", "takes only a piece next to it"),
        ("hh-fr", "opening", "the fold of the board"),
        ("djeco-nl", "opening", "which way round the board lies"),
        ("djeco-fr", "opening", "two of its ten languages"),
        ("djeco-nl", "ending", "whoever is to move and cannot has lost"),
        ("hh-fi", "4", "must choose a square from which it can"),
        ("djeco-fr", "practice", "neither of a draw by agreement"),
        ("hh-sv", "practice", "neither of a draw by agreement"),
        ("jumbo-en", "practice", "does not speak of resigning"),
        ("hh-gb", "6", "does not speak of resigning"),
        ("hh-gb", "2", "jumped only once"),
        ("hh-nb", "opening", "jumped only once"),
        ("hh-gb", "4", "by itself"),
        ("djeco-nl", "1", "by itself"),
        ("hh-da", "8", "shut in by the opponent"),
        ("hh-nb", "8", "shut in by the opponent"),
    ];
    for (id, anchor, words) in expected {
        let page = page(id);
        let article = list(&page, "articles").iter().find(|a| a["anchor"] == anchor);
        let readings = article.map(|article| article["readings"].to_string()).unwrap_or_default();
        assert!(readings.contains(words), "{id}#{anchor}: {readings}");
    }
}

#[test]
fn a_reading_is_shown_where_it_belongs() {
    let page = page("hh-da");
    let articles = list(&page, "articles");
    let second = articles.iter().find(|article| article["anchor"] == "2").expect("point 2");
    let rules: Vec<&str> =
        list(&second["readings"][0], "others").iter().map(|other| text(other, "rules")).collect();
    assert_eq!(rules, ["danish/end", "danish/stop"]);
    let misprint = "the board 64 squares";
    assert!(self::page("jumbo-en").to_string().contains(misprint));
    assert!(!self::page("jumbo-de").to_string().contains(misprint));
    let ranking = "has priority over the others";
    assert!(self::page("jumbo-en").to_string().contains(ranking));
    assert!(!self::page("jumbo-nl").to_string().contains(ranking));
    // What one printing lacks, and what one leaflet wants of its board.
    assert!(!self::page("hh-fr").to_string().contains("is missing from article 2"));
    assert!(!self::page("jumbo-fr").to_string().contains("the fold of the board"));
    // What only some texts of a game have is not told of the game.
    assert!(!self::page("jumbo").to_string().contains(ranking));
    // Djeco says for whom the end is, and has a note of its own on its goal.
    assert!(!self::page("djeco-fr").to_string().contains("shut in by the opponent"));
}

#[test]
fn any_rules_have_a_page() {
    let mut bare = Vec::new();
    let world = damier_rules::variants::ALL.iter().map(|variant| variant.id);
    for id in world.chain([
        "danish/end",
        "djeco/strict",
        "italian/huff",
        "jumbo/optional",
        "russian/optional",
    ]) {
        for article in list(&page(id), "articles") {
            let place = format!("{id}#{}", text(article, "anchor"));
            let diagrams = list(article, "diagrams");
            if diagrams.is_empty() {
                bare.push(place.clone());
            }
            diagrams.iter().for_each(|diagram| check_diagram(&place, diagram));
        }
    }
    assert!(bare.is_empty(), "without a diagram: {bare:?}");
    // The friendly referee changes nothing in what is printed.
    assert_eq!(page("djeco/strict")["id"], "djeco");
    let none = ask(&json!({"ask": "leaflet", "lang": "en", "id": "nonsense"}));
    assert_eq!(none["kind"], "rules");
}

#[test]
fn where_nobody_must_capture_no_page_says_so() {
    // How each language says that one must, by our own words for a game without a leaflet.
    let duties = [
        ("nl", "moet je slaan"),
        ("fr", "devez prendre"),
        ("de", "musst du schlagen"),
        ("en", "must capture"),
        ("sv", "kan slå måste slå"),
        ("da", "kan slå, skal slå"),
        ("nb", "kan slå, må slå"),
        ("fi", "on syötävä"),
        ("es", "debe hacerlo"),
        ("it", "deve prendere"),
        ("pt", "tem de capturar"),
        ("ru", "Бить обязательно"),
    ];
    for (lang, duty) in duties {
        let page = |id: &str| ask(&json!({"ask": "leaflet", "lang": lang, "id": id}));
        let says = |id: &str, words: &str| {
            list(&page(id), "articles").iter().any(|article| text(article, "text").contains(words))
        };
        assert!(says("russian", duty), "{lang}: {duty}");
        for free in ["russian/optional", "jumbo/optional"] {
            for words in [duty, "must choose"] {
                assert!(!says(free, words), "{free} in {lang}: {words}");
            }
        }
        let has_house =
            |id: &str| list(&page(id), "articles").iter().any(|a| a["anchor"] == "house");
        assert!(has_house("jumbo/optional"), "{lang}");
        assert!(!has_house("jumbo"), "{lang}");
    }
}

#[test]
fn a_game_without_the_duty_to_capture_differs_in_one_thing() {
    let comparison = compare("jumbo", "jumbo/optional");
    let differences = list(&comparison, "differences");
    assert_eq!(differences.len(), 1, "{differences:?}");
    let halves = list(&differences[0], "halves");
    assert!(text(&halves[1], "text").starts_with("Nobody has to capture."));
    assert!(halves.iter().all(|half| half["diagram"].is_object()), "{halves:?}");
    assert_eq!(differences[0]["same_position"], true);
    let caption = text(&halves[1]["diagram"], "caption");
    assert_eq!(caption, "There is something to capture, but nobody has to. White to play.");
}

fn compare(a: &str, b: &str) -> Value {
    ask(&json!({"ask": "compare", "lang": "en", "a": a, "b": b}))
}

#[test]
fn every_difference_between_editions_is_shown_on_a_board() {
    // One edition of each game.
    let editions =
        ["jumbo-nl", "jumbo-fr", "djeco-fr", "hh-gb", "hh-sv", "hh-da", "hh-nb", "hh-fi"];
    for (i, a) in editions.into_iter().enumerate() {
        for &b in &editions[..i] {
            for difference in list(&compare(a, b), "differences") {
                let place = format!("{a} {b} {}", difference["heading"]);
                let [left, right] = &list(difference, "halves")[..] else {
                    panic!("{place}: not two halves");
                };
                assert_ne!(left["text"], right["text"], "{place}");
                assert!(left["diagram"].is_object() || right["diagram"].is_object(), "{place}");
            }
        }
    }
}

#[test]
fn english_and_finnish_kings_are_shown_in_one_position() {
    let comparison = compare("hh-gb", "hh-fi");
    let differences = list(&comparison, "differences");
    let kings = differences
        .iter()
        .find(|difference| difference["heading"] == "How kings move")
        .expect("kings move otherwise");
    assert_eq!(kings["same_position"], true);
    let moves = |half: usize| list(&kings["halves"][half]["diagram"], "right").len();
    assert_eq!((moves(0), moves(1)), (4, 13));
    assert!(list(&comparison, "same").contains(&json!("How men capture")));
    assert!(list(&compare("hh-nl", "jumbo-nl"), "differences").is_empty());
}
