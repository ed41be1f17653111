//! Totals that other programs have found.

use damier_endgame::{Builder, Counts, Material, Tally};
use damier_rules::{Ruleset, variants};

fn built(rules: &Ruleset, pieces: u32) -> Builder {
    let mut builder = Builder::new(rules, pieces, 2).expect("no error");
    builder.build(&|_| true).expect("no error");
    builder
}

fn total(builder: &Builder, rules: &Ruleset, pieces: u32) -> Counts {
    let mut sum = Tally::default();
    for material in Material::all(rules, pieces) {
        sum.merge(&builder.tally(material).expect("no error"));
    }
    sum.all
}

#[track_caller]
fn check(rules: &Ruleset, expected: &[(u32, [u64; 3])]) -> Builder {
    let builder = built(rules, expected.last().expect("no error").0);
    for &(pieces, [won, lost, drawn]) in expected {
        assert_eq!(total(&builder, rules, pieces), Counts { won, lost, drawn }, "{pieces} pieces");
    }
    builder
}

#[test]
fn international_endgames_end_as_published() {
    check(
        &variants::INTERNATIONAL,
        &[(2, [3_205, 1_962, 3_678]), (3, [265_795, 146_342, 394_163])],
    );
}

#[test]
fn english_endgames_end_as_published() {
    let builder = check(
        &variants::ENGLISH,
        &[
            (2, [716, 402, 2_370]),
            (3, [100_250, 87_305, 8_477]),
            (4, [2_574_304, 1_917_090, 1_717_922]),
        ],
    );
    let kings = |own_kings, other_kings| {
        let material = Material { own_kings, other_kings, ..Material::default() };
        builder.tally(material).unwrap()
    };
    assert_eq!(kings(1, 1).all, Counts { won: 230, lost: 108, drawn: 654 });
    assert_eq!(kings(1, 1).longest, Some(11));
    assert_eq!(kings(2, 2).all, Counts { won: 58_361, lost: 3_943, drawn: 153_456 });
    assert_eq!(kings(2, 2).longest, Some(49));
}

#[test]
fn russian_endgames_end_as_published() {
    check(
        &variants::RUSSIAN,
        &[
            (2, [1_291, 690, 1_507]),
            (3, [67_475, 33_413, 95_144]),
            (4, [2_409_393, 1_255_909, 2_544_014]),
        ],
    );
}

#[test]
fn two_swedish_kings_beat_one_almost_always() {
    let builder = built(&variants::SWEDISH, 3);
    let material = Material { own_kings: 2, other_kings: 1, ..Material::default() };
    let quiet = builder.tally(material).unwrap().quiet;
    assert_eq!((quiet.won, quiet.sum()), (10_260, 10_302));
}
