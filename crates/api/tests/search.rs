//! Finding saved games, as the page asks for them.

use damier_api::{Api, Patience};
use serde_json::{Value, json};

fn person(name: Option<&str>) -> Value {
    json!({ "kind": "person", "name": name })
}

fn computer(level: u8) -> Value {
    json!({ "kind": "computer", "level": level })
}

/// Some games, each with a name for it.
fn games() -> Vec<(&'static str, Value)> {
    let game = |header: Value, result: &str, played: &str| json!({ "header": header, "result": result, "begun": "2026-10-30", "played": played });
    vec![
        (
            "swedish",
            game(
                json!({ "rules": "swedish", "edition": "hh-sv",
                    "white": person(Some("Farmor Ingegärd")), "black": person(Some("Øystein")) }),
                "0-2",
                "2026-11-16",
            ),
        ),
        (
            "lost to level 3",
            game(
                json!({ "rules": "jumbo", "edition": "jumbo-nl",
                    "white": person(None), "black": computer(3) }),
                "0-2",
                "2026-11-07",
            ),
        ),
        (
            "beat level 7",
            game(
                json!({ "rules": "finnish", "edition": "hh-fi",
                    "white": computer(7), "black": person(None) }),
                "0-2",
                "2026-11-03",
            ),
        ),
        (
            "djeco",
            game(
                json!({ "rules": "djeco", "edition": "djeco-fr",
                    "white": person(None), "black": person(None) }),
                "2-0",
                "2026-01-16",
            ),
        ),
        (
            "running",
            game(
                json!({ "rules": "jumbo/8x8/rows=3",
                    "white": person(Some("Jan")), "black": computer(12) }),
                "*",
                "2026-03-01",
            ),
        ),
        (
            "drawn",
            game(
                json!({ "rules": "english", "edition": "hh-gb",
                    "white": person(None), "black": person(Some("Zoë")) }),
                "1-1",
                "2026-12-31",
            ),
        ),
    ]
}

fn found(lang: &str, wanted: &Value) -> Vec<&'static str> {
    let (names, games): (Vec<_>, Vec<_>) = games().into_iter().unzip();
    let question = json!({ "ask": "find", "lang": lang, "wanted": wanted, "games": games });
    let answer: Value = serde_json::from_str(
        &Api::default().answer_or_problem(&question.to_string(), Patience::ENDLESS),
    )
    .expect("JSON");
    let fits = answer["fits"].as_array().unwrap_or_else(|| panic!("{answer}"));
    names.into_iter().zip(fits).filter(|(_, fits)| **fits == true).map(|(name, _)| name).collect()
}

#[track_caller]
fn check(lang: &str, search: &str, expected: &[&str]) {
    assert_eq!(found(lang, &json!({ "search": search })), expected, "{search} in {lang}");
}

#[test]
fn games_are_found_by_what_their_rows_say() {
    check("nl", "Zweeds", &["swedish"]);
    check("nl", "fins", &["beat level 7"]);
    check("nl", "Engels", &["drawn"]);
    check("nl", "niveau 3", &["lost to level 3"]);
    check("nl", "niveau 1", &[]);
    check("nl", "computer 7", &["beat level 7"]);
    check("nl", "computer", &["lost to level 3", "beat level 7", "running"]);
    check("fr", "ordinateur", &["lost to level 3", "beat level 7", "running"]);
    check("nl", "gewonnen", &["swedish", "beat level 7", "djeco"]);
    check("nl", "je hebt verloren", &["lost to level 3"]);
    check("nl", "gewonnen door blauw", &["djeco"]);
    check("nl", "gewonnen door groen", &[]);
    check("en", "You won", &["beat level 7"]);
    check("en", "not finished", &["running"]);
    check("en", "draw", &["drawn"]);
    check("en", "house rules", &["running"]);
    check("nl", "blazen", &["swedish", "djeco"]);
    check("en", "jumbo", &["lost to level 3", "running"]);
    check("en", "Huch", &[]);
}

#[test]
fn names_are_found_by_their_beginnings_without_accents() {
    check("en", "oystein", &["swedish"]);
    check("en", "ingegard FARM", &["swedish"]);
    check("en", "gegard", &[]);
    check("ru", "zoe", &["drawn"]);
}

#[test]
fn dates_are_found_as_rows_write_them() {
    check("en", "16 Nov", &["swedish"]);
    check("en", "Nov 16, 2026", &["swedish"]);
    check("en", "2026-11-16", &["swedish"]);
    check("en", "2026-11", &["swedish", "lost to level 3", "beat level 7"]);
    check("de", "16.11.2026", &["swedish"]);
    check("fi", "3.11.2026", &["beat level 7"]);
    check("nl", "1 mrt", &["running"]);
    check("pt", "16 de nov. de 2026", &["swedish"]);
    check("ru", "16 нояб.", &["swedish"]);
    // A name, and a month.
    check("nl", "jan", &["djeco", "running"]);
    check("nl", "jan 12", &["running"]);
}

#[test]
fn choices_go_with_words() {
    assert_eq!(found("en", &json!({ "state": "running" })), ["running"]);
    assert_eq!(found("en", &json!({ "state": "finished", "opponent": "people" })).len(), 3);
    assert_eq!(found("en", &json!({ "opponent": "computer", "search": "you" })).len(), 2);
    assert_eq!(found("en", &json!({ "game": "jumbo-nl" })), ["lost to level 3"]);
    assert_eq!(found("en", &json!({ "game": "jumbo" })), ["lost to level 3", "running"]);
    assert_eq!(found("en", &json!({})).len(), games().len());
    assert_eq!(found("en", &json!({ "search": "%" })).len(), 0, "no word");
}

#[test]
fn every_language_has_twelve_months() {
    for language in damier_api::Language::ALL {
        let months = damier_locale::Texts::new(language).get("search-months");
        assert_eq!(months.split(',').count(), 12, "{months}");
    }
}

#[test]
fn lists_show_where_a_game_stands_and_count_whole_moves() {
    let entries = ["white 32-28", "black 19-23", "white 28x19{23}"];
    let question = json!({ "ask": "digest",
        "game": { "header": { "rules": "jumbo" }, "entries": entries } });
    let digest: Value = serde_json::from_str(
        &Api::default().answer_or_problem(&question.to_string(), Patience::ENDLESS),
    )
    .expect("JSON");
    assert_eq!(digest["result"], "*");
    assert_eq!((&digest["moves"], &digest["full_moves"]), (&json!(3), &json!(2)));
    let placement = digest["placement"].as_str().expect("a text");
    assert_eq!((placement.len(), placement.chars().nth(18)), (50, Some('w')));
}
