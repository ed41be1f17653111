//! Every typed reason becomes a sentence in every language.

use damier_locale::{Assessment, Language, Texts};
use damier_rules::{
    Action, Attempt, Color, Explanation, Fault, Game, Outcome, Position, Ruleset, Topic, WinReason,
    variants,
};

fn explain(language: Language, rules: &Ruleset, fen: &str, text: &str) -> String {
    let pos = Position::from_fen(fen, rules).expect("a position");
    let attempt = Attempt::parse(text, rules.board).expect("a move's text");
    Texts::new(language).explanation(&pos.explain(rules, &attempt), text, &pos, rules)
}

#[test]
fn a_refusal_names_pieces_and_article_in_every_language() {
    let expected = [
        (Language::Dutch, "artikel\u{a0}4"),
        (Language::French, "article\u{a0}4"),
        (Language::German, "Artikel\u{a0}4"),
        (Language::English, "article\u{a0}4"),
        (Language::Swedish, "artikel\u{a0}4"),
        (Language::Danish, "artikel\u{a0}4"),
        (Language::Norwegian, "artikkel\u{a0}4"),
        (Language::Finnish, "artikla\u{a0}4"),
        (Language::Spanish, "artículo\u{a0}4"),
        (Language::Italian, "articolo\u{a0}4"),
        (Language::Portuguese, "artigo\u{a0}4"),
        (Language::Russian, "статья\u{a0}4"),
    ];
    for (language, article) in expected {
        let answer = explain(language, &variants::JUMBO, "W:W22:B28", "22-17");
        assert!(answer.contains(article), "{answer}");
        assert!(answer.contains("22-17") && answer.contains("22"), "{answer}");
    }
}

#[test]
fn a_surprising_move_is_justified() {
    let answer = explain(Language::English, &variants::FINNISH, "W:W11:B6,7", "11x13");
    assert!(answer.starts_with("Yes, 11x13 is allowed."), "{answer}");
    assert!(answer.contains("went on as a king"), "{answer}");
}

#[test]
fn a_king_that_must_land_behind_is_not_said_to_land_further_on() {
    let answer = explain(Language::English, &variants::SWEDISH, "W:WK29:B15", "29x11");
    assert!(answer.ends_with("A king may take from afar. (point\u{a0}4)"), "{answer}");
    let answer = explain(Language::English, &variants::JUMBO, "W:WK46:B28", "46x5");
    assert!(answer.ends_with("and land further on. (article\u{a0}4)"), "{answer}");
}

#[test]
fn a_crowning_move_says_so() {
    let answer = explain(Language::English, &variants::JUMBO, "W:W7:B26", "7-1");
    assert_eq!(answer, "Yes, 7-1 is allowed. The man becomes a king. (article\u{a0}2)");
}

#[test]
fn every_ruleset_tells_its_rules_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for variant in &variants::ALL {
            let paragraphs = texts.rules(&variant.rules, None);
            let told: usize = paragraphs.iter().map(|paragraph| paragraph.text.len()).sum();
            assert!(told > 500, "{} in {}", variant.id, language.code());
            for paragraph in paragraphs {
                // A missing value or variant would show as its name in braces.
                assert!(!paragraph.text.contains('{'), "{}", paragraph.text);
                assert!(!paragraph.text.contains("rule-"), "{}", paragraph.text);
            }
        }
    }
}

#[test]
fn the_leaflets_articles_are_all_told_in_order() {
    let texts = Texts::new(Language::Swedish);
    let headings: Vec<String> = texts
        .rules(&variants::SWEDISH, None)
        .into_iter()
        .map(|paragraph| paragraph.heading)
        .collect();
    let numbered: Vec<&String> =
        headings.iter().filter(|heading| heading.chars().any(|c| c.is_ascii_digit())).collect();
    assert_eq!(numbered.len(), 8, "{headings:?}");
    assert!(numbered.is_sorted(), "{headings:?}");
}

#[test]
fn a_house_rule_is_told_as_one() {
    let texts = Texts::new(Language::English);
    let rules: Ruleset = "danish/end".parse().unwrap();
    assert_eq!(texts.ruleset_title(&rules), "Danish draughts, with house rules");
    let last = texts.rules(&rules, None).pop().unwrap();
    assert_eq!(last.heading, "House rules");
    assert!(last.text.contains("stays a man"), "{}", last.text);
}

#[test]
fn a_title_promises_nothing_that_the_house_changed() {
    let texts = Texts::new(Language::English);
    let title = |rules: &str| texts.ruleset_title(&rules.parse::<Ruleset>().unwrap());
    assert_eq!(title("jumbo/8x8/rows=3"), "Draughts on 64 squares, with house rules");
    assert_eq!(
        title("djeco/enforcement=strict/rows=3"),
        "Draughts on 100 squares, with house rules"
    );
    assert_eq!(title("english/10x10"), "English draughts (10 × 10), with house rules");
    assert_eq!(title("djeco"), "Draughts on 100 squares with huffing");
    let straight: Ruleset = "jumbo/capture_axes=straight".parse().unwrap();
    assert!(texts.traits(&straight).contains(&"captures only along rows and columns".to_owned()));
}

#[test]
fn within_a_sentence_a_side_has_the_letter_of_the_language() {
    let winners = |language, id| Texts::new(language).format(id, &[("color", "Les Blancs")]);
    assert_eq!(winners(Language::French, "games-won"), "Les Blancs ont gagné");
    assert_eq!(winners(Language::French, "games-you"), "Vous (les Blancs)");
    let you = |language, color| Texts::new(language).format("games-you", &[("color", color)]);
    assert_eq!(you(Language::Russian, "Белые"), "Вы (белые)");
    assert_eq!(you(Language::German, "Weiß"), "Du (Weiß)");
}

#[test]
fn djecos_players_are_blue_and_green() {
    let texts = Texts::new(Language::Dutch);
    let outcome = Outcome::Win { winner: Color::White, by: WinReason::NoPieces };
    let sentence = texts.outcome(outcome, &variants::DJECO);
    assert!(sentence.contains("Blauw") && sentence.contains("groen"), "{sentence}");
    assert!(texts.outcome(outcome, &variants::JUMBO).contains("Wit"));
}

#[test]
fn russian_has_a_form_for_every_count() {
    let texts = Texts::new(Language::Russian);
    for (moves, sentence) in [
        (1, "Белые выигрывают в один ход"),
        (2, "Белые выигрывают в 2 хода"),
        (5, "Белые выигрывают в 5 ходов"),
        (12, "Белые выигрывают в 12 ходов"),
        (21, "Белые выигрывают в 21 ход"),
        (24, "Белые выигрывают в 24 хода"),
    ] {
        let assessment = Assessment::WinsIn(Color::White, moves);
        assert_eq!(texts.assessment(assessment, &variants::INTERNATIONAL), sentence);
    }
    let rules = &variants::FRISIAN;
    let tired = Fault::KingMustRest(rules.board.square(28).unwrap());
    assert!(texts.fault(&tired, rules).contains("28 уже ходила 3 раза подряд"));
}

#[test]
fn no_article_is_named_for_what_it_does_not_say() {
    let refusal = |rules| explain(Language::English, rules, "W:W28:B1", "28-17");
    assert!(refusal(&variants::JUMBO).ends_with("A man moves only one square. (article\u{a0}1)"));
    assert!(refusal(&variants::JUMBO_FR).ends_with("A man moves only one square."));
}

#[test]
fn every_rule_of_every_ruleset_is_a_sentence() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for variant in &variants::ALL {
            for topic in Topic::ALL {
                let text = texts.rule(topic, &variant.rules);
                assert!(text.is_empty() || text.ends_with(['.', '!']), "{}: {text}", variant.id);
            }
        }
    }
}

#[test]
fn a_refused_action_is_a_sentence_in_every_language() {
    let mut game = Game::new(variants::SWEDISH);
    let square = game.rules().board.square(22).unwrap();
    for action in [
        Action::Huff(square),
        Action::DemandCapture,
        Action::LetStand,
        Action::AcceptDraw,
        Action::ClaimDraw,
    ] {
        let refusal = game.apply(Color::White, action).unwrap_err();
        for language in Language::ALL {
            let text = Texts::new(language).refusal(&refusal, game.rules());
            assert!(!text.contains("refused") && text.len() > 10, "{text}");
        }
    }
    let illegal = Position::from_fen("W:W22:B18", &variants::SWEDISH).unwrap();
    let attempt = Attempt::parse("22-17", variants::SWEDISH.board).unwrap();
    let explanation = illegal.explain(&variants::SWEDISH, &attempt);
    assert!(matches!(explanation, Explanation::Illegal(_)));
}
