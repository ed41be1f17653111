//! Every game and many house rules, on random positions: the generator must
//! find exactly the moves that the [oracle] finds.
//!
//! `DAMIER_SOAK` sets the number of positions for each ruleset; a long run
//! uses 100000.

mod oracle;
mod samples;

use std::collections::BTreeSet;

use damier_rules::{Leaves, Position, Ruleset, perft, variants};

use samples::{Random, Samples, random_ruleset};

/// Positions for each ruleset in an everyday run.
const FEW: u64 = 6_000;
/// House rules are many: each is tried on this many positions only.
const POSITIONS_PER_HOUSE_RULE: u64 = 60;

fn positions_per_ruleset() -> u64 {
    match std::env::var("DAMIER_SOAK") {
        Ok(number) => number.parse().expect("DAMIER_SOAK is a number"),
        Err(_) => FEW,
    }
}

/// How many positions were compared, and how many could not be.
#[derive(Default)]
struct Tally {
    compared: u64,
    skipped: u64,
}

impl Tally {
    /// Skipping must not become a way to pass.
    fn check(&self, name: &str) {
        assert!(self.compared > 0, "{name}: nothing was compared");
        let Tally { compared, skipped } = self;
        assert!(
            skipped * 1000 <= *compared,
            "{name}: {skipped} positions too complex, only {compared} compared"
        );
    }
}

fn generated(rules: &Ruleset, pos: &Position) -> Option<Vec<oracle::Move>> {
    let mut moves: Vec<oracle::Move> = pos
        .legal_moves(rules)
        .ok()?
        .into_iter()
        .map(|m| oracle::Move {
            from: m.from.number(),
            to: m.to.number(),
            captured: m.captured.squares(rules.board).map(|sq| sq.number()).collect(),
            crowned: m.crowned,
        })
        .collect();
    moves.sort();
    Some(moves)
}

fn compare(rules: &Ruleset, random: Random, positions: u64, tally: &mut Tally) {
    let mut samples = Samples::new(rules, random);
    for _ in 0..positions {
        let pos = samples.next();
        let (Some(got), Ok(expected)) = (generated(rules, &pos), oracle::legal_moves(rules, &pos))
        else {
            tally.skipped += 1;
            continue;
        };
        // A list, not a set: a move generated twice is a mistake too.
        let expected: Vec<oracle::Move> = expected.into_keys().collect();
        assert!(
            got == expected,
            "{rules}\n{}\nexpected {}\ngot      {}",
            pos.fen(rules),
            text(&expected),
            text(&got),
        );
        tally.compared += 1;
    }
    tally.skipped += samples.too_complex;
}

fn text(moves: &[oracle::Move]) -> String {
    let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    moves.join(" ")
}

fn compare_published(name: &str) {
    let rules: Ruleset = name.parse().expect("the game exists");
    let mut tally = Tally::default();
    compare(&rules, Random::named(name), positions_per_ruleset(), &mut tally);
    tally.check(name);
}

fn compare_house_rules(name: &str) {
    let mut random = Random::named(name);
    let mut tally = Tally::default();
    let rulesets = positions_per_ruleset().div_ceil(POSITIONS_PER_HOUSE_RULE);
    for number in 0..rulesets {
        let rules = random_ruleset(&mut random);
        let random = Random::named(&format!("{name} {number}"));
        compare(&rules, random, POSITIONS_PER_HOUSE_RULE, &mut tally);
    }
    tally.check(name);
}

macro_rules! published {
    ($($test:ident: $name:literal,)+) => {
        const PUBLISHED: &[&str] = &[$($name),+];
        $(
            #[test]
            fn $test() {
                compare_published($name);
            }
        )+
    };
}

published! {
    jumbo: "jumbo",
    jumbo_fr: "jumbo-fr",
    djeco: "djeco",
    english: "english",
    swedish: "swedish",
    danish: "danish",
    norwegian: "norwegian",
    finnish: "finnish",
    international: "international",
    russian: "russian",
    brazilian: "brazilian",
    pool: "pool",
    frisian: "frisian",
    frysk: "frysk",
    italian: "italian",
    spanish: "spanish",
    portuguese: "portuguese",
    czech: "czech",
    killer: "killer",
    breakthrough: "breakthrough",
    losing: "losing",
    danish_end: "danish/end",
    danish_stop: "danish/stop",
    norwegian_free: "norwegian/free",
    norwegian_flying: "norwegian/flying",
    norwegian_backward: "norwegian/backward",
    norwegian_continue: "norwegian/continue",
    finnish_stop: "finnish/stop",
    finnish_adjacent: "finnish/adjacent",
    finnish_during: "finnish/during",
    swedish_forward: "swedish/forward",
    swedish_any: "swedish/any",
    jumbo_during: "jumbo/during",
    djeco_continue: "djeco/continue",
    jumbo_optional: "jumbo/optional",
    djeco_optional: "djeco/optional",
    english_optional: "english/optional",
    swedish_optional: "swedish/optional",
    norwegian_optional: "norwegian/optional",
    russian_optional: "russian/optional",
    italian_optional: "italian/optional",
}

macro_rules! house_rules {
    ($($test:ident)+) => {
        $(
            #[test]
            fn $test() {
                compare_house_rules(stringify!($test));
            }
        )+
    };
}

house_rules! { house_rules_a house_rules_b house_rules_c house_rules_d
house_rules_e house_rules_f house_rules_g house_rules_h }

/// Games that nobody gave a test of their own, so that they run at once.
#[test]
fn no_game_is_forgotten() {
    let compared: BTreeSet<&str> = PUBLISHED.iter().copied().collect();
    let forgotten = variants::ALL.iter().filter(|variant| !compared.contains(variant.id));
    forgotten.for_each(|variant| compare_published(variant.id));
}

/// Leaves of the tree that the oracle spans: one per move, and one per route.
fn leaves(rules: &Ruleset, pos: &Position, depth: u32) -> (u64, u64) {
    if depth == 0 {
        return (1, 1);
    }
    let expected = oracle::legal_moves(rules, pos).expect("an everyday position");
    let mut total = (0, 0);
    for m in pos.legal_moves(rules).expect("an everyday position") {
        let mut after = *pos;
        after.play_unchecked(rules, m);
        let routes = expected
            .iter()
            .find(|(theirs, _)| theirs.to_string() == m.to_string())
            .map_or(0, |(_, routes)| *routes);
        let (moves, ways) = leaves(rules, &after, depth - 1);
        total = (total.0 + moves, total.1 + routes * ways);
    }
    total
}

/// The tree is counted without making its last moves, and by making them all.
#[test]
fn trees_without_a_duty_to_capture_are_as_large_as_the_oracle_says() {
    let midgame = "W:W26,27,28,31,32,33,36,37,38,K4:B12,13,14,17,18,19,22,23,24,K47";
    for (name, fen, depth) in [
        ("jumbo/optional", None, 5),
        ("english/optional", None, 6),
        ("swedish/optional", None, 6),
        ("frisian/optional", None, 4),
        ("jumbo/optional", Some(midgame), 3),
        ("djeco/optional/continue/during", Some(midgame), 3),
    ] {
        let rules: Ruleset = name.parse().expect("the game exists");
        let pos = match fen {
            Some(fen) => Position::from_fen(fen, &rules).expect("the position is legal"),
            None => Position::initial(&rules),
        };
        let expected = oracle_leaves(&rules, &pos, depth);
        for how in [Leaves::Count, Leaves::Make] {
            let got = perft(&pos, &rules, depth, how).expect("an everyday position");
            assert_eq!(got, expected, "{name} {}", pos.fen(&rules));
        }
    }
}

/// Leaves of the tree in which only the oracle says which moves there are.
fn oracle_leaves(rules: &Ruleset, pos: &Position, depth: u32) -> u64 {
    let expected = oracle::legal_moves(rules, pos).expect("an everyday position");
    if depth == 1 {
        return expected.len() as u64;
    }
    let playable = pos.playable_moves(rules).expect("an everyday position");
    let after = |theirs: &oracle::Move| {
        let m = playable.iter().find(|m| m.to_string() == theirs.to_string());
        let mut next = *pos;
        next.play_unchecked(rules, *m.expect("a hand can do it"));
        oracle_leaves(rules, &next, depth - 1)
    };
    expected.keys().map(after).sum()
}

/// The oracle must be right as well. Published numbers in which moves and
/// routes part company early: the Frisian start position, and one of Ed
/// Gilbert's Italian positions.
#[test]
fn oracle_knows_published_counts() {
    let count = |name: &str, fen: Option<&str>, depth| {
        let rules: Ruleset = name.parse().expect("the game exists");
        let pos = match fen {
            Some(fen) => Position::from_fen(fen, &rules).expect("the position is legal"),
            None => Position::initial(&rules),
        };
        leaves(&rules, &pos, depth)
    };
    assert_eq!(count("frisian", None, 4), (3_874, 3_880));
    assert_eq!(count("frisian", None, 5), (21_265, 21_345));
    assert_eq!(count("russian", None, 6), (37_986, 37_986));
    assert_eq!(count("czech", None, 6), (36_768, 36_768));
    let gilbert = "W:W30,26,27,22,23,24,17,18,20:B14,15,16,9,11,5,6,1,3";
    assert_eq!(count("italian", Some(gilbert), 9), (43_686, 43_686));
    assert_eq!(count("italian", Some(gilbert), 10), (164_173, 164_177));
}
