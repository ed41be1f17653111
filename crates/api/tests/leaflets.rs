//! What the rules pages say of the leaflets, held against a table of what the
//! leaflets say: each in the leaflet's own language.

use damier_rules::editions::{EDITIONS, Edition};
use serde_json::{Value, json};

fn ask(question: &Value) -> Value {
    let answer = damier_api::Api::default()
        .answer_or_problem(&question.to_string(), damier_api::Patience::ENDLESS);
    // Where a line may not be broken is not what this is about.
    let answer = answer.replace(['\u{a0}', '\u{202f}'], " ");
    serde_json::from_str(&answer).expect("an answer is JSON")
}

/// Every edition with what its leaflet says and its page in that language.
fn each(check: impl Fn(&Edition, &Value, &Value)) {
    let table: Value = serde_json::from_str(include_str!("data/leaflets.json")).expect("JSON");
    assert_eq!(table.as_object().map(serde_json::Map::len), Some(EDITIONS.len()));
    for edition in &EDITIONS {
        let page = json!({"ask": "leaflet", "lang": edition.language, "id": edition.id});
        check(edition, &table[edition.id], &ask(&page));
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn article<'a>(page: &'a Value, anchor: &str) -> &'a Value {
    let mut articles = list(&page["articles"]).iter();
    articles.find(|article| article["anchor"] == anchor).unwrap_or(&Value::Null)
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

/// That the words occur in the text, one after the other.
fn check_words(place: &str, told: &str, words: &Value) {
    let mut rest = told;
    for word in list(words).iter().map(text) {
        let Some(at) = rest.find(word) else {
            panic!("{place}: “{word}” is missing, or comes too early: {told}");
        };
        rest = &rest[at + word.len()..];
    }
}

#[test]
fn boxes_are_described_as_printed() {
    each(|edition, leaflet, page| {
        let (id, shown) = (edition.id, &page["edition"]);
        for (ours, printed) in [
            ("name", "title"),
            ("publisher", "publisher"),
            ("year", "year"),
            ("beginning", "beginning"),
            ("squares", "squares"),
        ] {
            assert_eq!(shown[ours], leaflet[printed], "{id}");
        }
        let facts: Vec<&str> = list(&shown["facts"]).iter().map(text).collect();
        check_words(id, &facts.join(" "), &leaflet["facts"]);
        assert_eq!(facts.is_empty(), list(&leaflet["facts"]).is_empty(), "{id}: {facts:?}");
    });
}

#[test]
fn articles_are_numbered_as_printed() {
    each(|edition, leaflet, page| {
        let headings = list(&page["articles"]).iter().map(|article| text(&article["heading"]));
        let numbered: Vec<&str> =
            headings.filter(|heading| heading.contains(|c: char| c.is_ascii_digit())).collect();
        assert_eq!(json!(numbered), leaflet["headings"], "{}", edition.id);
    });
}

#[test]
fn articles_say_what_is_printed_in_the_order_of_print() {
    each(|edition, leaflet, page| {
        for (anchor, words) in entries(&leaflet["says"]) {
            let told = text(&article(page, anchor)["text"]);
            check_words(&format!("{}#{anchor}", edition.id), told, words);
        }
    });
}

#[test]
fn diagrams_are_named_where_the_leaflet_has_them() {
    each(|edition, leaflet, page| {
        for article in list(&page["articles"]) {
            let anchor = text(&article["anchor"]);
            let place = format!("{}#{anchor}", edition.id);
            let told: Vec<&str> = list(&article["diagrams"])
                .iter()
                .filter_map(|diagram| diagram["figure"].as_str())
                .collect();
            let mut numbers: Vec<u32> = told
                .iter()
                .filter_map(|told| told.chars().find_map(|letter| letter.to_digit(10)))
                .collect();
            numbers.sort_unstable();
            assert_eq!(json!(numbers), json!(list(&leaflet["figures"][anchor])), "{place}");
            for word in list(&leaflet["captions"][anchor]).iter().map(text) {
                assert!(told.iter().any(|told| told.contains(word)), "{place}: {word} in {told:?}");
            }
        }
    });
}

#[test]
fn notes_stand_where_the_leaflet_has_the_words() {
    each(|edition, leaflet, page| {
        for (anchor, words) in entries(&leaflet["notes"]) {
            let readings = &article(page, anchor)["readings"];
            for word in list(words).iter().map(text) {
                let mut notes = list(readings).iter().map(|reading| text(&reading["text"]));
                let place = format!("{}#{anchor}", edition.id);
                assert!(notes.any(|note| note.contains(word)), "{place}: {word}: {readings}");
            }
        }
    });
}

#[test]
fn nothing_is_told_that_the_leaflet_does_not_say() {
    each(|edition, leaflet, page| {
        let mut told = String::new();
        for article in list(&page["articles"]) {
            let diagrams = list(&article["diagrams"]).iter();
            let notes = list(&article["readings"]).iter();
            told.push_str(text(&article["heading"]));
            told.push_str(text(&article["text"]));
            diagrams.for_each(|diagram| told.push_str(text(&diagram["figure"])));
            notes.for_each(|reading| told.push_str(text(&reading["text"])));
        }
        for word in list(&leaflet["never"]).iter().map(text) {
            assert!(!told.contains(word), "{}: {word}", edition.id);
        }
    });
}

/// A leaflet with articles is never said to have points, nor the other way
/// round, in whatever language it is read.
#[test]
fn one_word_for_the_articles_of_a_leaflet() {
    let words = [
        ("nl", "rtikel", "unt"),
        ("fr", "rticle", "oint"),
        ("de", "rtikel", "unkt"),
        ("en", "rticle", "oint"),
        ("sv", "rtikel", "unkt"),
        ("da", "rtikel", "unkt"),
        ("nb", "rtikkel", "unkt"),
        ("es", "rtículo", "unto"),
        ("it", "rticolo", "unto"),
        ("pt", "rtigo", "onto"),
        ("ru", "тать", "ункт"),
        ("fi", "rtikla", "oh"),
    ];
    for edition in &EDITIONS {
        for (lang, article, point) in words {
            let page = ask(&json!({"ask": "leaflet", "lang": lang, "id": edition.id}));
            let told = page["articles"].to_string();
            let is_numbered = |word: &str| {
                told.match_indices(word).any(|(at, _)| {
                    let rest = told[at + word.len()..].trim_start_matches(char::is_alphabetic);
                    let rest = rest.strip_prefix(' ').unwrap_or_default();
                    rest.starts_with(|c: char| c.is_ascii_digit())
                })
            };
            let has_points = is_numbered(point);
            assert_ne!(is_numbered(article), has_points, "{} in {lang}", edition.id);
        }
    }
}

/// The rules that a game shows, without its diagrams, are the page's.
#[test]
fn a_game_tells_the_rules_as_the_page_of_its_edition() {
    each(|edition, _, page| {
        let rules = edition.rules().to_string();
        let question = |edition: Option<&str>| {
            let language = EDITIONS.iter().find(|known| Some(known.id) == edition);
            let lang = language.map_or("en", |edition| edition.language);
            json!({"ask": "rules", "lang": lang, "rules": rules, "edition": edition})
        };
        let told = ask(&question(Some(edition.id)));
        let articles = list(&told["articles"]);
        assert_eq!(articles.len(), list(&page["articles"]).len(), "{}", edition.id);
        for (told, printed) in articles.iter().zip(list(&page["articles"])) {
            assert_eq!(told["heading"], printed["heading"], "{}", edition.id);
            assert_eq!(told["text"], printed["text"], "{}", edition.id);
        }
        assert!(list(&ask(&question(None))["articles"]).len() > 3, "{}", edition.id);
    });
}

/// The referee of a game speaks of the same number by the same word.
#[test]
fn a_refusal_names_the_article_as_its_leaflet_does() {
    let refusal = |edition: Option<&str>| {
        let header = json!({"rules": "jumbo/touch-free", "edition": edition,
            "start": "W:W32,37:B28,19"});
        let answer = ask(&json!({"ask": "judge", "lang": "de", "game": {"header": header},
            "text": "37-31"}));
        text(&answer["refused"]["sentence"]).to_owned()
    };
    assert!(refusal(Some("jumbo-de")).ends_with("(Punkt 4)"), "{}", refusal(Some("jumbo-de")));
    for other in [None, Some("jumbo-nl"), Some("hh-nl")] {
        assert!(refusal(other).ends_with("(Artikel 4)"), "{}", refusal(other));
    }
}
