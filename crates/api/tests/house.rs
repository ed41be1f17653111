//! Rules of the house, as the page asks about them.

use serde_json::{Value, json};

fn ask(question: &Value) -> Value {
    let answer = damier_api::Api::default()
        .answer_or_problem(&question.to_string(), damier_api::Patience::ENDLESS);
    serde_json::from_str(&answer).expect("an answer is JSON")
}

#[test]
fn any_rules_are_a_game_to_play() {
    let game = ask(&json!({"ask": "game", "lang": "en", "rules": "jumbo/8x8/rows=3/huff"}));
    assert_eq!(game["id"], "jumbo");
    assert_eq!(game["title"], "Draughts on 64 squares, with house rules");
    assert_eq!(game["board"], json!({"size": 8, "corner": "left"}));
    assert_eq!(game["men"], 12);
    assert_eq!(game["leaflet"], "jumbo/8x8/rows=3/huff");
    assert_eq!(game["friendly"], "jumbo/8x8/rows=3/touch-free");
    assert_eq!(game["missed"], "huff");
    assert_eq!(game["touch_move"], true);
    let none = ask(&json!({"ask": "game", "lang": "en", "rules": "jumbo/rows=9"}));
    assert_eq!(none["kind"], "rules");
}

#[test]
fn a_capture_that_costs_nothing_if_missed_can_be_chosen() {
    let chosen = set("jumbo", "enforcement", "optional");
    assert_eq!(chosen["house"]["rules"], "jumbo/optional");
    // What goes before nothing, and what nobody can punish, makes no difference.
    for name in ["precedence", "offence"] {
        assert_eq!(field(&chosen["house"], name)["is_felt"], false, "{name}");
    }
    let game = ask(&json!({"ask": "game", "lang": "en", "rules": "jumbo/optional"}));
    assert_eq!(game["friendly"], "jumbo/optional/touch-free");
    assert_eq!(game["missed"], "refused");
    assert_eq!(game["has_lessons"], false, "they teach that one must capture");
    let traits = game["traits"].as_array().expect("traits");
    assert!(traits.contains(&json!("nobody has to capture")), "{traits:?}");
    assert!(!traits.contains(&json!("the most pieces must be taken")), "{traits:?}");
}

fn house(lang: &str, rules: &str) -> Value {
    ask(&json!({"ask": "house", "lang": lang, "rules": rules}))
}

fn set(rules: &str, field: &str, value: &str) -> Value {
    ask(&json!({"ask": "house_set", "lang": "en", "rules": rules, "field": field, "value": value}))
}

fn fields(house: &Value) -> Vec<&Value> {
    let groups = house["groups"].as_array().expect("groups");
    groups.iter().flat_map(|group| group["fields"].as_array().expect("fields")).collect()
}

fn field<'a>(house: &'a Value, name: &str) -> &'a Value {
    fields(house).into_iter().find(|field| field["name"] == name).expect("a field")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

const LANGUAGES: [&str; 12] =
    ["nl", "fr", "de", "en", "sv", "da", "nb", "fi", "es", "it", "pt", "ru"];

#[test]
fn every_field_and_value_has_a_name_of_its_own_in_every_language() {
    for lang in LANGUAGES {
        let answer = house(lang, "djeco");
        let fields = fields(&answer["house"]);
        assert_eq!(fields.len(), damier_rules::FIELDS.len());
        let mut labels: Vec<&str> = fields.iter().map(|field| text(&field["label"])).collect();
        labels.sort_unstable();
        labels.dedup();
        assert_eq!(labels.len(), fields.len(), "{lang}: two fields have the same label");
        for field in fields {
            let choices = field["choices"].as_array().expect("choices");
            let mut labels: Vec<&str> = choices.iter().map(|c| text(&c["label"])).collect();
            labels.sort_unstable();
            labels.dedup();
            assert_eq!(labels.len(), choices.len(), "{lang}: {}", field["name"]);
            assert!(choices.len() >= 2 || field["number"].is_object(), "{field}");
        }
    }
}

#[test]
fn the_men_that_begin_have_the_colors_of_the_box() {
    let answer = house("en", "djeco");
    let labels = &field(&answer["house"], "first")["choices"];
    assert_eq!(labels[0]["label"], "Blue");
    assert_eq!(labels[1]["label"], "Green");
}

#[test]
fn what_differs_is_told_beside_what_is_printed() {
    let answer = house("en", "jumbo/8x8/rows=3/huff");
    let house = &answer["house"];
    assert_eq!(house["base"], "jumbo");
    let told: Vec<&str> = house["differences"]
        .as_array()
        .expect("differences")
        .iter()
        .map(|difference| text(&difference["sentence"]))
        .collect();
    assert_eq!(
        told,
        [
            "Board – 8 × 8 squares (printed: 10 × 10 squares)",
            "Rows of men for each player – 3 (printed: 4)",
            "A player who fails to capture – can be huffed (printed: has the move refused)",
        ]
    );
    assert_eq!(field(house, "size")["differs"], true);
    assert_eq!(field(house, "corner")["differs"], false);
    assert_eq!(house["men"], 12);
    assert_eq!(house["conflicts"], json!([]));
    let articles = house["articles"].as_array().expect("articles");
    assert!(articles.iter().any(|article| article["heading"] == "House rules"));
}

#[test]
fn one_field_after_the_other_can_be_set() {
    let answer = set("jumbo", "rows", "3");
    assert_eq!(answer["house"]["rules"], "jumbo/rows=3");
    let answer = set("jumbo/rows=3", "precedence", "count+with_king");
    assert_eq!(answer["house"]["rules"], "jumbo/rows=3/count+with_king");
    // Back to what is printed is no difference any more.
    let answer = set("jumbo/rows=3", "rows", "4");
    assert_eq!(answer["house"]["rules"], "jumbo");
    assert_eq!(answer["house"]["differences"], json!([]));
}

#[test]
fn every_value_that_is_offered_can_be_set() {
    let answer = house("en", "italian");
    for field in fields(&answer["house"]) {
        for choice in field["choices"].as_array().expect("choices") {
            let (name, value) = (text(&field["name"]), text(&choice["value"]));
            let set = set("italian", name, value);
            assert!(set["house"].is_object(), "{name}={value}: {set}");
        }
    }
}

#[test]
fn rules_that_contradict_themselves_are_shown_with_every_conflict() {
    let small = set("jumbo", "size", "8x8");
    let conflict = &small["house"]["conflicts"][0];
    assert_eq!(conflict["name"], "rows");
    assert_eq!(conflict["fields"], json!(["size", "rows"]));
    assert_eq!(small["house"]["rules"], "jumbo/8x8");
    assert_eq!(small["house"]["men"], 0, "men that do not fit are not drawn");
    let worse = "swedish/one/no_progress=4/rows=0/count+count";
    for lang in LANGUAGES {
        let answer = house(lang, worse);
        let conflicts = answer["house"]["conflicts"].as_array().expect("conflicts").clone();
        let names: Vec<&str> = conflicts.iter().map(|conflict| text(&conflict["name"])).collect();
        assert_eq!(
            names,
            ["rows", "landing-of-short-king", "criterion-twice", "no-progress-too-short"]
        );
        let mut sentences: Vec<&str> =
            conflicts.iter().map(|conflict| text(&conflict["sentence"])).collect();
        sentences.dedup();
        assert_eq!(sentences.len(), 4, "{lang}");
    }
    // And nobody plays by them.
    let game = ask(&json!({"ask": "game", "lang": "en", "rules": worse}));
    assert_eq!(game["kind"], "rules");
}

#[test]
fn every_conflict_comes_with_changes_that_mend_it() {
    let offered = |rules: &str| -> Vec<(String, String, String)> {
        let answer = house("en", rules);
        let conflicts = answer["house"]["conflicts"].as_array().expect("conflicts").clone();
        let remedies = conflicts
            .iter()
            .flat_map(|conflict| conflict["remedies"].as_array().expect("remedies").clone());
        remedies
            .map(|one| ["field", "value", "label"].map(|key| text(&one[key]).to_owned()).into())
            .collect()
    };
    let [board, rows] = offered("jumbo/8x8").try_into().expect("two remedies");
    assert_eq!(board.2, "Change to: Board – 10 × 10 squares");
    assert_eq!(rows.2, "Change to: Rows of men for each player – 3");
    assert_eq!((rows.0.as_str(), rows.1.as_str()), ("rows", "3"));
    // Too few moves without progress: none at all, or the fewest that make sense.
    let values = offered("jumbo/no_progress=6").into_iter().map(|(_, value, _)| value);
    assert_eq!(values.collect::<Vec<_>>(), ["0", "10"]);
    let wrong = "swedish/one/no_progress=4/rows=0/count+count";
    for (field, value, label) in offered(wrong) {
        let answer = set(wrong, &field, &value);
        let left = answer["house"]["conflicts"].as_array().expect("conflicts").len();
        assert_eq!(left, 3, "{label}");
    }
}

#[test]
fn fields_that_make_no_difference_are_told_apart() {
    let answer = house("en", "english");
    assert_eq!(field(&answer["house"], "king_landing")["is_felt"], false);
    assert_eq!(field(&answer["house"], "repetition_draw")["is_felt"], false);
    let answer = house("en", "swedish");
    assert_eq!(field(&answer["house"], "king_landing")["is_felt"], true);
    assert_eq!(field(&answer["house"], "offence")["is_felt"], true);
}

#[test]
fn texts_that_are_no_rules_are_refused_with_a_sentence() {
    let refusals = [
        ("<img src=x onerror=alert(1)>", "No game is called “<img src=x onerror=alert(1)>”."),
        ("jumbo/fast", "No house rule is called “fast”."),
        ("jumbo/claim", "“claim” could mean several house rules."),
        ("jumbo/rows=3/rows=2", "This is decided twice: Rows of men for each player"),
        ("jumbo/rows=many", "No house rule is called “rows=many”."),
        ("jumbo/rows=300", "No house rule is called “rows=300”."),
        ("", "No game is called “”."),
        ("\u{202e}jumbo\n", "No game is called “jumbo”."),
    ];
    for (rules, sentence) in refusals {
        assert_eq!(house("en", rules)["refused"], sentence, "{rules:?}");
    }
    let long = house("en", &"jumbo/".repeat(100_000));
    assert_eq!(long["refused"], "The text is longer than house rules can be.");
    let quoted = house("en", &"x".repeat(1000));
    assert!(text(&quoted["refused"]).chars().count() < 80, "{quoted}");
    assert_eq!(set("jumbo", "rows", "-1")["refused"], "No house rule is called “rows=-1”.");
    assert_eq!(set("jumbo", "wings", "2")["refused"], "No house rule is called “wings=2”.");
    for lang in LANGUAGES {
        assert!(text(&house(lang, "chess")["refused"]).contains("chess"), "{lang}");
    }
}
