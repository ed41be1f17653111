//! Each module answers its own questions, and refuses those of the other. Where
//! all crates are tested at once there are no two modules: whoever is asked
//! answers everything.

mod common;

use damier_api::{Api, Language, Patience};

/// What needs a search, and what does not.
const QUESTIONS: [(&str, &str); 10] = [
    ("engine", r#"{"ask":"think","game":GAME,"player":"black","level":1,"seed":1}"#),
    ("engine", r#"{"ask":"hint","lang":"en","game":GAME}"#),
    ("engine", r#"{"ask":"tried","game":GAME,"action":"19-23"}"#),
    ("engine", r#"{"ask":"analyse","lang":"en","game":GAME,"nodes":9,"lines":1}"#),
    ("engine", r#"{"ask":"course","lang":"en","game":GAME,"from":0,"count":1,"nodes":9}"#),
    ("rules", r#"{"ask":"catalog","lang":"sv"}"#),
    ("rules", r#"{"ask":"view","lang":"sv","game":GAME}"#),
    ("rules", r#"{"ask":"act","lang":"sv","game":GAME,"player":"black","action":"19-23"}"#),
    ("rules", r#"{"ask":"judge","lang":"sv","game":GAME,"text":"19-22"}"#),
    ("rules", r#"{"ask":"pdn","game":GAME}"#),
];

#[test]
fn a_question_of_the_other_module_is_refused_by_its_kind() {
    let game = r#"{"header":{"rules":"jumbo"},"entries":["white 32-28"]}"#;
    for language in [Language::English, Language::Swedish] {
        common::teach(language);
    }
    let mut refused = Vec::new();
    for (module, question) in QUESTIONS {
        let question = question.replace("GAME", game);
        let said = Api::default().answer_or_problem(&question, Patience::ENDLESS);
        let is_answered = said.starts_with(r#"{"answer":"#);
        assert!(is_answered || said.contains(r#""kind":"elsewhere""#), "{question}: {said}");
        if !is_answered {
            refused.push(module);
        }
    }
    refused.dedup();
    let expected: &[&str] = match (cfg!(feature = "rules"), cfg!(feature = "engine")) {
        (true, false) => &["engine"],
        (false, true) => &["rules"],
        _ => return,
    };
    assert_eq!(refused, expected);
}
