//! Every position of every game against its successors.

use damier_endgame::{Builder, Error, Material};
use damier_rules::{Ruleset, variants};

fn check(rules: &Ruleset, pieces: u32) {
    let mut builder = Builder::new(rules, pieces, 2).expect("no error");
    builder.build(&|_| true).expect("no error");
    for pieces in 2..=pieces {
        for material in Material::all(rules, pieces) {
            if let Err(error) = builder.verify(material) {
                panic!("{rules}: {error}");
            }
        }
    }
}

#[test]
fn every_game_with_two_pieces_agrees_with_its_rules() {
    for variant in &variants::ALL {
        if variant.rules.king_walk == 0 {
            check(&variant.rules, 2);
        }
    }
}

#[test]
fn three_pieces_agree_with_the_rules() {
    for rules in ["swedish", "norwegian", "italian", "danish", "english/lose", "russian/crown"] {
        check(&rules.parse().unwrap(), 3);
    }
}

#[test]
fn huffing_is_considered() {
    check(&variants::DJECO, 2);
    for rules in ["english/huff", "swedish/huff", "danish/huff/lose"] {
        check(&rules.parse().unwrap(), 3);
    }
}

#[test]
fn a_capture_that_is_not_made_is_considered() {
    check(&"jumbo/optional".parse().unwrap(), 2);
    for rules in
        ["english/optional", "danish/optional", "italian/optional/lose", "pool/optional/crown"]
    {
        check(&rules.parse().unwrap(), 3);
    }
}

#[test]
fn a_refusal_can_be_better_than_a_capture() {
    // With three pieces who has one captures the last or is huffed off the
    // board; but where losing wins, a player may rather not capture.
    let lost = |rules: &str| {
        let rules: Ruleset = rules.parse().expect("rules");
        let mut builder = Builder::new(&rules, 3, 1).expect("rules with tables");
        builder.build(&|_| true).expect("tables");
        let tallies = Material::all(&rules, 3).into_iter().map(|m| builder.tally(m));
        tallies.map(|tally| tally.expect("a tally").all.lost).sum::<u64>()
    };
    assert_eq!(lost("danish/huff"), lost("danish"));
    assert_ne!(lost("danish/huff/lose"), lost("danish/lose"));
}

#[test]
fn rules_that_count_the_moves_of_a_king_have_no_tables() {
    for rules in [variants::FRISIAN, variants::FRYSK] {
        assert!(matches!(Builder::new(&rules, 2, 1), Err(Error::WalkingKings)));
    }
    let asked = Builder::new(&variants::ENGLISH, 9, 1);
    assert!(matches!(asked, Err(Error::TooManyPieces { asked: 9, most: 6 })));
}
