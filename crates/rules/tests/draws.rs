//! Draws as tables: each rule in a game where it fires, and in one where it
//! just does not.

mod check;

use damier_rules::variants::{
    BRAZILIAN, DANISH, DJECO, ENGLISH, FINNISH, FRISIAN, INTERNATIONAL, JUMBO, JUMBO_FR, NORWEGIAN,
    POOL, RUSSIAN, SWEDISH,
};
use damier_rules::{DrawReason, Endings, Guard, Refusal, Repetition, Ruleset};

use check::{attempt, check_refusal, draw, game, play, played};

/// Rules, start, script, and the draw it ends in.
type Row<'a> = (Ruleset, &'a str, &'a str, Option<DrawReason>);

#[track_caller]
fn check(rows: &[Row<'_>]) {
    for &(rules, fen, script, reason) in rows {
        let outcome = played(rules, fen, script).outcome();
        assert_eq!(outcome, reason.map(draw), "{rules} {fen} {script}");
    }
}

/// The first ply after which a game is drawn, if the words go round and round.
fn drawn_after(rules: Ruleset, fen: &str, round: &str) -> Option<(usize, DrawReason)> {
    let mut game = game(rules, fen);
    for (i, word) in round.split_whitespace().cycle().take(400).enumerate() {
        attempt(&mut game, word).expect("the round can be played");
        if let Some(damier_rules::Outcome::Draw(reason)) = game.outcome() {
            return Some((i + 1, reason));
        }
    }
    None
}

const KINGS10: &str = "W:WK47:BK4";
const ROUND10: &str = "47-42 4-9 42-47 9-4";
const EIGHT: &str = "47-42 4-9 42-47 9-4 47-42 4-9 42-47 9-4";
const SEVEN: &str = "47-42 4-9 42-47 9-4 47-42 4-9 42-47";

const KINGS8: &str = "W:WK32:BK1";
const ROUND8: &str = "32-28 1-5 28-32 5-1";

fn only(repetition: Repetition) -> Ruleset {
    Ruleset { repetition, ..JUMBO }
}

#[test]
fn rep3_automatic() {
    let reason = Some(DrawReason::Position3);
    check(&[
        (JUMBO, KINGS10, EIGHT, reason),
        (DJECO, KINGS10, EIGHT, reason),
        (JUMBO, KINGS10, SEVEN, None),
        (JUMBO, KINGS10, &format!("{SEVEN} 9-3"), None),
        (JUMBO, KINGS10, "47-42 4-9 42-37 9-4 37-42 4-9 42-47 9-4", None),
        (DANISH, KINGS8, &[ROUND8, ROUND8].join(" "), reason),
    ]);
}

#[test]
fn rep3_need_not_be_consecutive() {
    let wandering = "47-42 4-9 42-47 9-4 47-41 4-9 41-47 9-4";
    check(&[(JUMBO, KINGS10, wandering, Some(DrawReason::Position3))]);
}

#[test]
fn rep3_counts_kings_and_player_to_move() {
    // The same squares, but the other player is to move: twice only.
    let triangle = "47-42 4-9 42-38 9-4 38-47 4-9 47-42 9-4";
    check(&[(JUMBO, KINGS10, triangle, None)]);
}

#[test]
fn rep3_on_claim() {
    let mut game = played(JUMBO_FR, KINGS10, SEVEN);
    assert_eq!(game.claimable_draw(), None);
    play(&mut game, "9-4");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.claimable_draw(), Some(DrawReason::Position3));
    for player in ["white", "black"] {
        let mut game = game.clone();
        play(&mut game, &format!("{player}:claim"));
        assert_eq!(game.outcome(), Some(draw(DrawReason::Position3)));
    }
    let late = format!("{EIGHT} 47-41 claim");
    check_refusal(JUMBO_FR, KINGS10, &late, Refusal::NothingToClaim, None);
    // And again at each later occurrence.
    play(&mut game, "47-41 4-9 41-47 9-4");
    assert_eq!(game.claimable_draw(), Some(DrawReason::Position3));
}

#[test]
fn same3() {
    let rules = only(Repetition::Same3);
    check(&[
        (rules, KINGS10, EIGHT, None),
        (rules, KINGS10, &format!("{EIGHT} 47-42"), Some(DrawReason::Same3)),
        (rules, KINGS10, &format!("{EIGHT} 47-41"), None),
    ]);
}

#[test]
fn return2_with_and_without_guard() {
    let fen = "W:WK32:B3,K21";
    let unguarded = Ruleset { repetition_guard: Guard::Off, ..FINNISH };
    let same3 = Ruleset { repetition: Repetition::Same3, ..FINNISH };
    let shuttle = "32-28 21-25 28-32 25-21 32-28 21-25 28-32";
    let astray = "32-28 21-25 28-32 25-21 32-28 21-25 28-24";
    let men = "32-28 3-7 28-32 7-11 32-28 11-16 28-32";
    let other = "32-28 21-25 28-32 25-21 32-27 21-25 27-32";
    let reason = Some(DrawReason::Return2);
    check(&[
        (FINNISH, fen, shuttle, reason),
        (FINNISH, fen, astray, None),
        (FINNISH, fen, men, None),
        (unguarded, fen, men, reason),
        (unguarded, fen, astray, None),
        (FINNISH, fen, other, reason),
        (same3, fen, other, None),
    ]);
}

#[test]
fn return2_needs_one_king() {
    // Two kings take turns: neither has come back twice.
    let fen = "W:WK32,K31:BK21";
    let two = "32-28 21-25 28-32 25-21 31-27 21-25 27-31";
    check(&[(FINNISH, fen, two, None)]);
}

#[test]
fn return3() {
    let ten = [ROUND8, ROUND8, "32-28 1-5"].join(" ");
    check(&[
        (NORWEGIAN, KINGS8, &ten, None),
        (NORWEGIAN, KINGS8, &format!("{ten} 28-32"), Some(DrawReason::Return3)),
        (NORWEGIAN, KINGS8, &format!("{ten} 28-24"), None),
        (SWEDISH, KINGS8, &format!("{ten} 28-32"), None),
    ]);
}

#[test]
fn pure_shuttle_relations() {
    for (repetition, ply, reason) in [
        (Repetition::Return2, 7, DrawReason::Return2),
        (Repetition::Position3, 8, DrawReason::Position3),
        (Repetition::Same3, 9, DrawReason::Same3),
        (Repetition::Return3, 11, DrawReason::Return3),
    ] {
        let drawn = drawn_after(only(repetition), KINGS10, ROUND10);
        assert_eq!(drawn, Some((ply, reason)));
    }
}

#[test]
fn noprog_40() {
    for (rules, kings, round) in [(DJECO, KINGS10, ROUND10), (SWEDISH, KINGS8, ROUND8)] {
        let rules = Ruleset { repetition: Repetition::None, ..rules };
        let drawn = drawn_after(rules, kings, round);
        assert_eq!(drawn, Some((40, DrawReason::NoProgress)), "{rules}");
    }
}

#[test]
fn noprog_starts_after_a_man_move() {
    let rules = Ruleset { repetition: Repetition::None, ..DJECO };
    let fen = "W:W46,K47:BK4";
    let shuttle = "4-9 47-42 9-4 42-47 ".repeat(10);
    let mut game = played(rules, fen, "46-41");
    let words: Vec<&str> = shuttle.split_whitespace().collect();
    play(&mut game, &words[..39].join(" "));
    assert_eq!(game.moves().count(), 40);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.draw_countdown(), Some((DrawReason::NoProgress, 1)));
    play(&mut game, words[39]);
    assert_eq!(game.outcome(), Some(draw(DrawReason::NoProgress)));
}

#[test]
fn material() {
    let claimable = |fen| game(SWEDISH, fen).claimable_draw();
    assert_eq!(claimable("W:WK29,K30:BK5"), Some(DrawReason::FewKings));
    assert_eq!(claimable("B:WK29,K30:BK4"), Some(DrawReason::FewKings));
    assert_eq!(claimable("W:WK30:BK5"), Some(DrawReason::FewKings));
    assert_eq!(claimable("W:WK29,K30:B5"), None);
    assert_eq!(claimable("W:WK29,K30:BK18"), None);
    assert_eq!(claimable("W:WK29,K30,K31:BK5"), None);
    assert_eq!(claimable("W:WK29,K30:BK5,K6"), None);
}

#[test]
fn agree() {
    let reason = Some(DrawReason::Agreed);
    check(&[
        (ENGLISH, KINGS8, "offer black:accept", reason),
        (ENGLISH, KINGS8, "offer black:offer", reason),
        (ENGLISH, KINGS8, "offer 32-28 accept", reason),
        (ENGLISH, KINGS8, "offer black:decline", None),
        (ENGLISH, KINGS8, "offer 32-28 1-5", None),
    ]);
    let none = Refusal::NoOffer;
    check_refusal(ENGLISH, KINGS8, "offer black:decline black:accept", none.clone(), None);
    check_refusal(ENGLISH, KINGS8, "offer 32-28 1-5 black:accept", none.clone(), None);
    check_refusal(ENGLISH, KINGS8, "offer white:accept", none, None);
    check_refusal(ENGLISH, KINGS8, "offer white:offer", Refusal::AlreadyOffered, None);
}

/// The same game without repetitions.
fn enduring(rules: Ruleset) -> Ruleset {
    Ruleset { repetition: Repetition::None, ..rules }
}

/// The same game with its endings only.
fn endings_of(rules: Ruleset) -> Ruleset {
    Ruleset { no_progress: 0, ..enduring(rules) }
}

#[track_caller]
fn check_round(rules: Ruleset, fen: &str, round: &str, expected: Option<(usize, DrawReason)>) {
    assert_eq!(drawn_after(rules, fen, round), expected, "{rules} {fen}");
}

#[test]
fn international_25_moves_each() {
    let reason = DrawReason::NoProgress;
    let fen = "W:WK47,46:BK4,5";
    check_round(enduring(INTERNATIONAL), fen, ROUND10, Some((50, reason)));
}

#[test]
fn international_16_and_5_moves_each() {
    let rules = enduring(INTERNATIONAL);
    let reason = DrawReason::Ending;
    check_round(rules, "W:WK47,K46,K50:BK4", ROUND10, Some((32, reason)));
    check_round(rules, "W:WK47,46,45:BK4", ROUND10, Some((32, reason)));
    check_round(rules, "W:WK47,K46:BK4", ROUND10, Some((10, reason)));
    check_round(rules, "W:WK47,46:BK4", ROUND10, Some((10, reason)));
    check_round(rules, "W:WK47:BK4", ROUND10, Some((10, reason)));
    let four = "W:WK47,K46,K49,K50:BK4";
    check_round(rules, four, ROUND10, Some((50, DrawReason::NoProgress)));
}

#[test]
fn international_men_do_not_restart_the_ending() {
    let rules = enduring(INTERNATIONAL);
    let script = "47-42 4-9 45-40 9-4 42-47 4-9 40-35 9-4 47-42";
    let mut game = played(rules, "W:WK47,45:BK4", script);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.draw_countdown(), Some((DrawReason::Ending, 1)));
    play(&mut game, "4-9");
    assert_eq!(game.outcome(), Some(draw(DrawReason::Ending)));
}

#[test]
fn international_capture_begins_another_ending() {
    let rules = enduring(INTERNATIONAL);
    let game = played(rules, "B:WK47,K46,K36:BK4,33", "33-38 47x33");
    assert_eq!(game.draw_countdown(), Some((DrawReason::Ending, 32)));
}

#[test]
fn russian_endings() {
    let rules = enduring(RUSSIAN);
    let reason = DrawReason::Ending;
    let three = "W:WK32,K31,K30:BK1";
    check_round(endings_of(RUSSIAN), three, ROUND8, Some((30, reason)));
    let long_diagonal = "W:WK32,K31,K30:BK4";
    let on_it = "32-28 4-8 28-32 8-4";
    check_round(rules, long_diagonal, on_it, Some((10, reason)));
    check_round(rules, "W:WK32,K31:BK1", ROUND8, Some((10, reason)));
    let four = "W:WK32,31:BK1,2";
    check_round(endings_of(RUSSIAN), four, ROUND8, Some((60, reason)));
    let six = "W:WK32,31,30:BK1,2,3";
    check_round(endings_of(RUSSIAN), six, ROUND8, Some((120, reason)));
    check_round(rules, six, ROUND8, Some((30, DrawReason::NoProgress)));
}

#[test]
fn brazilian_endings() {
    let rules = enduring(BRAZILIAN);
    let reason = DrawReason::Ending;
    check_round(rules, "W:WK32,K31:BK1", ROUND8, Some((10, reason)));
    check_round(rules, "W:WK32,31:BK1", ROUND8, Some((10, reason)));
    check_round(rules, "W:WK32:BK1", ROUND8, Some((10, reason)));
    let three = "W:WK32,K31,K30:BK1";
    check_round(rules, three, ROUND8, Some((40, DrawReason::NoProgress)));
}

#[test]
fn pool_ending() {
    let rules = enduring(POOL);
    let three = "W:WK32,K31,K30:BK1";
    check_round(rules, three, ROUND8, Some((26, DrawReason::Ending)));
    check_round(rules, "W:WK32,K31:BK1", ROUND8, None);
    assert_eq!(rules.endings, Endings::Pool);
}

#[test]
fn frisian_endings() {
    let rules = enduring(FRISIAN);
    let reason = DrawReason::Ending;
    let round = "47-42 5-10 42-47 10-5";
    check_round(rules, "W:WK47,K36:BK5", round, Some((14, reason)));
    check_round(rules, "W:WK47:BK5", round, Some((4, reason)));
    check_round(rules, "W:WK47,K36,K48:BK5", round, None);
}
