//! What each printed edition is.

use damier_rules::editions::{Beginning, Crown, EDITIONS, Edition, Printing, Tint, find};
use damier_rules::leaflets::well_known;
use damier_rules::variants::{self, Base};
use damier_rules::{
    Color, Corner, Enforcement, Geometry, Repetition, Ruleset, Topic, Touch, Verdict,
};

/// Id, language, game, who begins, rows and columns.
const EXPECTED: [(&str, &str, Base, Color, u32); 13] = [
    ("jumbo-nl", "nl", Base::Jumbo, Color::White, 10),
    ("jumbo-fr", "fr", Base::JumboFr, Color::White, 10),
    ("jumbo-de", "de", Base::Jumbo, Color::White, 10),
    ("jumbo-en", "en", Base::Jumbo, Color::White, 10),
    ("djeco-fr", "fr", Base::Djeco, Color::White, 10),
    ("djeco-nl", "nl", Base::Djeco, Color::White, 10),
    ("hh-nl", "nl", Base::Jumbo, Color::White, 10),
    ("hh-fr", "fr", Base::JumboFr, Color::White, 10),
    ("hh-gb", "en", Base::English, Color::Black, 8),
    ("hh-sv", "sv", Base::Swedish, Color::White, 8),
    ("hh-da", "da", Base::Danish, Color::White, 8),
    ("hh-nb", "nb", Base::Norwegian, Color::White, 8),
    ("hh-fi", "fi", Base::Finnish, Color::Black, 8),
];

fn edition(id: &str) -> &'static Edition {
    find(id).expect("the edition exists")
}

#[test]
fn every_edition_has_its_language_and_game() {
    assert_eq!(EDITIONS.len(), EXPECTED.len());
    for (id, language, base, first, size) in EXPECTED {
        let edition = edition(id);
        assert_eq!(edition.language, language, "{id}");
        assert_eq!(edition.base, base, "{id}");
        assert_eq!(edition.rules().base, base, "{id}");
        assert_eq!(edition.rules().first, first, "{id}");
        assert_eq!(edition.rules().board.size(), size, "{id}");
    }
}

#[test]
fn every_edition_has_a_dark_corner_at_the_left() {
    for edition in &EDITIONS {
        let board = edition.rules().board;
        assert_eq!(board.corner(), Corner::Left, "{}", edition.id);
        let last_row = board.size() - 1;
        assert!(board.at(last_row, 0).is_some(), "{}", edition.id);
        assert!(board.at(last_row, last_row).is_none(), "{}", edition.id);
    }
}

#[test]
fn every_edition_has_twenty_or_twelve_men() {
    for edition in &EDITIONS {
        let men = match edition.rules().board {
            Geometry::Left10 => 20,
            _ => 12,
        };
        assert_eq!(edition.rules().men(), men, "{}", edition.id);
    }
}

#[test]
fn djeco_is_blue_and_green_on_red_and_blue_begins() {
    for id in ["djeco-fr", "djeco-nl"] {
        let edition = edition(id);
        assert_eq!(edition.tint(edition.rules().first), Tint::Blue, "{id}");
        assert_eq!(edition.tint(Color::Black), Tint::Green, "{id}");
        assert_eq!(edition.squares, Tint::Red, "{id}");
    }
}

#[test]
fn all_others_are_white_and_black() {
    for edition in EDITIONS.iter().filter(|e| e.base != Base::Djeco) {
        assert_eq!(edition.tint(Color::White), Tint::White, "{}", edition.id);
        assert_eq!(edition.tint(Color::Black), Tint::Black, "{}", edition.id);
    }
}

#[test]
fn who_begins_is_settled_as_printed() {
    use Beginning::{Coin, Lot, Unsaid};
    let expected = [Lot, Lot, Coin, Coin, Unsaid, Unsaid, Lot, Lot, Unsaid, Lot, Lot, Lot, Lot];
    for (edition, beginning) in EDITIONS.iter().zip(expected) {
        assert_eq!(edition.beginning, beginning, "{}", edition.id);
    }
}

#[test]
fn squares_are_called_as_printed() {
    use Tint::{Black, Dark, Red};
    let expected =
        [Dark, Black, Black, Dark, Red, Red, Dark, Black, Black, Black, Dark, Dark, Black];
    for (edition, squares) in EDITIONS.iter().zip(expected) {
        assert_eq!(edition.squares, squares, "{}", edition.id);
    }
}

#[test]
fn new_kings_are_crowned_as_printed() {
    for edition in &EDITIONS {
        let expected = match edition.id {
            "djeco-fr" => Crown::OutOfPlay,
            "djeco-nl" => Crown::AnyMan,
            "hh-gb" => Crown::Captured,
            "hh-fi" => Crown::SameColor,
            _ => Crown::ByOpponent,
        };
        assert_eq!(edition.crown, expected, "{}", edition.id);
    }
}

#[test]
fn a_box_says_for_whom_it_is() {
    for edition in &EDITIONS {
        let told = (edition.players, edition.ages, edition.minutes);
        let expected = match edition.base {
            Base::Djeco => (Some(2), Some((6, 99)), Some(15)),
            Base::English => (Some(2), None, None),
            _ => (None, None, None),
        };
        assert_eq!(told, expected, "{}", edition.id);
    }
    let both: &[Printing] = &[Printing::TwoLanguages, Printing::Magnetic];
    assert_eq!(edition("jumbo-nl").printings, both);
    assert_eq!(edition("jumbo-fr").printings, both);
    assert_eq!(edition("jumbo-de").printings, [Printing::Magnetic]);
    assert_eq!(edition("jumbo-en").printings, [Printing::Magnetic]);
}

#[test]
fn draw_clauses() {
    let (auto, claim) = (Verdict::Automatic, Verdict::Claim);
    for (id, repetition, verdict, no_progress) in [
        ("jumbo-nl", Repetition::Position3, auto, 0),
        ("jumbo-fr", Repetition::Position3, claim, 0),
        ("jumbo-de", Repetition::Position3, auto, 0),
        ("jumbo-en", Repetition::Position3, auto, 0),
        ("djeco-fr", Repetition::Position3, auto, 40),
        ("djeco-nl", Repetition::Position3, auto, 40),
        ("hh-nl", Repetition::Position3, auto, 0),
        ("hh-fr", Repetition::Position3, claim, 0),
        ("hh-gb", Repetition::None, auto, 0),
        ("hh-sv", Repetition::None, auto, 40),
        ("hh-da", Repetition::Position3, auto, 0),
        ("hh-nb", Repetition::Return3, auto, 0),
        ("hh-fi", Repetition::Return2, auto, 0),
    ] {
        let rules = edition(id).rules();
        assert_eq!(rules.repetition, repetition, "{id}");
        assert_eq!(rules.repetition_verdict, verdict, "{id}");
        assert_eq!(rules.no_progress, no_progress, "{id}");
    }
}

#[test]
fn sanctions_and_touch() {
    for (base, enforcement, touch) in [
        (Base::Jumbo, Enforcement::Strict, Touch::Binding),
        (Base::JumboFr, Enforcement::Strict, Touch::Binding),
        (Base::Djeco, Enforcement::Huff, Touch::Free),
        (Base::English, Enforcement::Withdraw, Touch::Free),
        (Base::Swedish, Enforcement::HuffOrDemand, Touch::Binding),
        (Base::Danish, Enforcement::Strict, Touch::Binding),
        (Base::Norwegian, Enforcement::Withdraw, Touch::Binding),
        (Base::Finnish, Enforcement::Strict, Touch::Binding),
    ] {
        let rules = base.variant().rules;
        assert_eq!(rules.enforcement, enforcement, "{base:?}");
        assert_eq!(rules.touch, touch, "{base:?}");
    }
}

#[test]
fn house_rules_lose_the_article() {
    let rules = edition("hh-da").rules();
    let changed: damier_rules::Ruleset = "danish/end".parse().expect("a ruleset");
    assert_eq!(rules.article(Topic::Promotion), damier_rules::Article::Point(2));
    assert_eq!(changed.article(Topic::Promotion), damier_rules::Article::HouseRule);
    assert_eq!(changed.article(Topic::KingMove), damier_rules::Article::Point(3));
}

#[test]
fn unknown_editions_are_not_found() {
    assert!(find("hh-is").is_none());
}

#[test]
fn every_text_belongs_to_a_game_and_its_editions() {
    let texts = variants::ALL.iter().filter_map(|variant| Some((variant, variant.text?)));
    let mut games = 0;
    for (variant, text) in texts {
        games += 1;
        assert_eq!(text.game, variant.rules.base, "{}", variant.id);
        assert!(text.counterpart.is_none_or(|id| find(id).is_some()), "{}", variant.id);
        let editions: Vec<_> = EDITIONS.iter().filter(|e| e.base == text.game).collect();
        assert!(!editions.is_empty(), "{}", variant.id);
        let own = editions.iter().flat_map(|edition| edition.readings);
        for reading in text.readings.iter().chain(own) {
            for switches in reading.others {
                let other: Ruleset = format!("{}/{switches}", variant.id).parse().expect("rules");
                assert_ne!(other, variant.rules, "{}", reading.message);
            }
        }
    }
    assert_eq!(games, 8);
    assert!(Geometry::ALL.into_iter().all(|board| find(well_known(board)).is_some()));
}
