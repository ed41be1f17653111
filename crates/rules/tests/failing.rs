//! Failing to capture: the cases H1 to H13 of the rules register, and what
//! holds for all of them.

mod check;

use damier_rules::variants::{
    DANISH, DJECO, ENGLISH, FINNISH, JUMBO, JUMBO_FR, NORWEGIAN, SWEDISH,
};
use damier_rules::{
    Article, Color, DrawReason, Enforcement, Fault, Game, Refusal, Repetition, Role, Ruleset,
    WinReason,
};

use check::{
    all8, all10, attempt, check_end, check_position, check_refusal, draw, on8, play, played, win,
};

/// The pieces that may be huffed after a script.
fn guilty(game: &Game) -> Vec<u32> {
    let missed = game.missed_capture().expect("a capture was missed");
    missed.guilty.iter().map(|sq| sq.number()).collect()
}

#[track_caller]
fn check_guilty(rules: Ruleset, fen: &str, script: &str, expected: &[u32]) {
    let game = played(rules, fen, script);
    assert_eq!(guilty(&game), expected, "{rules} {fen} {script}");
    assert_eq!(game.outcome(), None, "{rules} {fen} {script}");
}

#[test]
fn h1_plain_miss() {
    let fen = "W:W28,37:B1,23";
    check_guilty(DJECO, fen, "37-31", &[28]);
    check_position(DJECO, fen, "37-31 huff=28", "B:W31:B1,23");
    check_position(DJECO, fen, "37-31 stand", "B:W28,31:B1,23");
}

#[test]
fn h2_guilty_piece_moved() {
    let fen = "W:W28,37:B1,23";
    check_guilty(DJECO, fen, "28-22", &[22]);
    check_position(DJECO, fen, "28-22 huff=22", "B:W37:B1,23");
    let refusal = Refusal::NothingToHuff;
    check_refusal(DJECO, fen, "28-22 huff=28", refusal, Some(Article::Capturing));
}

#[test]
fn h3_several_guilty_pieces() {
    let fen = "W:W28,29,37:B1,23";
    check_guilty(DJECO, fen, "37-31", &[28, 29]);
    check_position(DJECO, fen, "37-31 huff=28", "B:W29,31:B1,23");
    check_position(DJECO, fen, "37-31 huff=29", "B:W28,31:B1,23");
}

#[test]
fn h4_captured_fewer_than_the_maximum() {
    let fen = "W:W24,48:B19,32,42";
    check_guilty(DJECO, fen, "24x13", &[48]);
    check_position(DJECO, fen, "24x13 huff=48", "B:W13:B32,42");
}

#[test]
fn h4b_quiet_move_with_two_possible_sizes() {
    let fen = "W:W24,48:B19,32,42";
    check_guilty(DJECO, fen, "24-20", &[48]);
    check_position(DJECO, fen, "24-20 huff=48", "B:W20:B19,32,42");
    let refusal = Refusal::NothingToHuff;
    check_refusal(DJECO, fen, "24-20 huff=20", refusal, Some(Article::Capturing));
}

#[test]
fn h5_broken_off_halfway() {
    let fen = "W:W48:B23,32,42";
    check_guilty(DJECO, fen, "48x37", &[37]);
    check_position(DJECO, fen, "48x37 stand", "B:W37:B23,32");
    let end = win(Color::Black, WinReason::NoPieces);
    check_end(DJECO, fen, "48x37 huff=37", end, Article::Ending);
}

#[test]
fn h6_swedish_three_ways() {
    let fen = "W:W26,31:B15,23";
    check_guilty(SWEDISH, fen, "26x19", &[19]);
    check_position(SWEDISH, fen, "26x19 stand", "B:W19,31:B15");
    check_position(SWEDISH, fen, "26x19 huff=19", "B:W31:B15");
    let game = played(SWEDISH, fen, "26x19 demand");
    let moves = game.permitted_moves().expect("few captures");
    assert_eq!(check::sorted(&moves), ["26x10{15,23}".to_owned()].into());
}

#[test]
fn h7_english_and_norwegian_lose_no_piece() {
    let fen = "W:W26,31:B15,23";
    for rules in [ENGLISH, NORWEGIAN] {
        check_position(rules, fen, "31-27 stand", "B:W26,27:B15,23");
        let game = played(rules, fen, "31-27 demand");
        let moves = game.permitted_moves().expect("few captures");
        assert_eq!(check::sorted(&moves), ["26x10{15,23}".to_owned()].into());
        let article = rules.article(damier_rules::Topic::Failing);
        check_refusal(rules, fen, "31-27 huff=26", Refusal::NoHuffing, Some(article));
    }
}

#[test]
fn h8_blocked_by_the_offending_move() {
    let fen = "W:W5,22,30,31:B26";
    check_guilty(SWEDISH, fen, "22-18", &[30]);
    check_position(SWEDISH, fen, "22-18 huff=30", "B:W5,18,31:B26");
    check_position(SWEDISH, fen, "22-18 huff=30 26-30", "W:W5,18,31:BK30");
    let end = win(Color::White, WinReason::Blocked);
    check_end(SWEDISH, fen, "22-18 stand", end, Article::Point(8));
}

#[test]
fn h9_huffer_without_a_move_has_lost() {
    // The offending move fills the square where the capture would have landed.
    let fen = "W:W23,25,29,30,39,43,44,45:B34";
    check_guilty(DJECO, fen, "44-40", &[29]);
    let end = win(Color::White, WinReason::Blocked);
    check_end(DJECO, fen, "44-40 huff=29", end, Article::Ending);
    let end = win(Color::Black, WinReason::NoPieces);
    check_end(DJECO, "W:W28:B23,1", "28-22 huff=22", end, Article::Ending);
}

#[test]
fn h10_missed_offence_lapses_and_comes_again() {
    let mut game = played(DJECO, "W:W28,32,37:B1,23", "37-31 1-6");
    assert_eq!(game.missed_capture(), None);
    let late = attempt(&mut game, "black:huff=28");
    assert_eq!(late, Err(Refusal::NotYourTurn));
    play(&mut game, "31-26");
    assert_eq!(guilty(&game), [28]);
    play(&mut game, "huff=28");
    assert_eq!(game.position().fen(&DJECO), "B:W26,32:B6,23");
}

#[test]
fn h11_crowned_offender_is_huffed_as_a_king() {
    let fen = "W:W7,40:B1,11";
    check_guilty(DJECO, fen, "7-2", &[2]);
    check_position(DJECO, fen, "7-2 stand", "B:WK2,40:B1,11");
    check_position(DJECO, fen, "7-2 huff=2", "B:W40:B1,11");
}

#[test]
fn h12_taking_the_last_piece_is_never_an_offence() {
    let end = win(Color::White, WinReason::NoPieces);
    check_end(DJECO, "W:W28:B23", "28x19", end, Article::Ending);
    check_end(SWEDISH, "W:W18:B14", "18x9", end, Article::Point(8));
    assert_eq!(played(DJECO, "W:W28:B23", "28x19").missed_capture(), None);
}

#[test]
fn h13_withdrawn_touched_piece_captures_if_it_can() {
    let fen = "W:W18,20,32:B1,14,16";
    for (rules, article) in [(NORWEGIAN, 6), (SWEDISH, 6)] {
        // Both men can capture; the one that was moved must.
        let refusal = Refusal::TouchedPieceMustMove(on8(18));
        let article = Some(Article::Point(article));
        check_refusal(rules, fen, "18-15 demand 20x11", refusal, article);
        check_position(rules, fen, "18-15 demand 18x9", "B:W9,20,32:B1,16");
        // The man that was moved cannot capture: the choice is free.
        check_position(rules, fen, "32-28 demand 20x11", "B:W11,18,32:B1,14");
    }
    // Where touching does not bind, the choice is free too.
    check_position(ENGLISH, fen, "18-15 demand 20x11", "B:W11,18,32:B1,14");
}

#[test]
fn strict_games_refuse() {
    for (rules, fen, script, due) in [
        (JUMBO, "W:W28,37:B1,23", "37-31", all10(&[28])),
        (JUMBO_FR, "W:W28,37:B1,23", "37-31", all10(&[28])),
        (DANISH, "W:W26,31:B15,23", "31-27", all8(&[26])),
        (FINNISH, "W:W26,31:B15,23", "31-27", all8(&[26])),
        (DJECO.friendly(), "W:W28,37:B1,23", "37-31", all10(&[28])),
        (SWEDISH.friendly(), "W:W26,31:B15,23", "31-27", all8(&[26])),
    ] {
        let fault = Fault::MustCapture(due);
        let article = fault.article(&rules);
        check_refusal(rules, fen, script, Refusal::Illegal(fault), Some(article));
    }
}

#[test]
fn answers_by_enforcement() {
    for (enforcement, huffs, demands) in [
        (Enforcement::Strict, false, false),
        (Enforcement::Huff, true, false),
        (Enforcement::HuffOrDemand, true, true),
        (Enforcement::Withdraw, false, true),
        (Enforcement::Optional, false, false),
    ] {
        assert_eq!(enforcement.allows_huff(), huffs);
        assert_eq!(enforcement.allows_demand(), demands);
        assert_eq!(enforcement.knows_offences(), huffs || demands);
        if !enforcement.knows_offences() {
            continue;
        }
        let rules = Ruleset { enforcement, ..JUMBO };
        let game = played(rules, "W:W28,37:B1,23", "37-31");
        let answers = |word: &str| attempt(&mut game.clone(), word).is_ok();
        assert_eq!(answers("huff=28"), huffs, "{rules}");
        assert_eq!(answers("demand"), demands, "{rules}");
        assert!(answers("stand") && answers("1-6"), "{rules}");
    }
}

#[test]
fn nothing_to_answer_where_nothing_was_missed() {
    let (djeco, swedish) = (Some(Article::Capturing), Some(Article::Point(6)));
    check_refusal(DJECO, "W:W28,37:B1", "37-31 huff=28", Refusal::NothingToHuff, djeco);
    check_refusal(SWEDISH, "W:W28:B1", "28-24 demand", Refusal::NothingToDemand, swedish);
    check_refusal(SWEDISH, "W:W28:B1", "28-24 stand", Refusal::NothingToLetStand, None);
}

#[test]
fn one_huff_for_each_offence() {
    let fen = "W:W28,29,37:B1,23";
    let refusal = Refusal::NothingToHuff;
    check_refusal(DJECO, fen, "37-31 huff=28 huff=29", refusal, Some(Article::Capturing));
    let refusal = Refusal::NothingToDemand;
    let both = "W:W28,32:B1,24";
    check_refusal(SWEDISH, both, "32-27 huff=28 demand", refusal, Some(Article::Point(6)));
}

#[test]
fn letting_stand_closes_the_window() {
    let refusal = Refusal::NothingToHuff;
    let fen = "W:W28,37:B1,23";
    check_refusal(DJECO, fen, "37-31 stand huff=28", refusal, Some(Article::Capturing));
}

#[test]
fn only_the_opponent_answers() {
    let fen = "W:W28,37:B1,23";
    for word in ["white:huff=28", "white:stand"] {
        let mut game = played(DJECO, fen, "37-31");
        assert_eq!(attempt(&mut game, word), Err(Refusal::NotYourTurn), "{word}");
    }
}

#[test]
fn demand_restores_and_must_be_obeyed() {
    let fen = "W:W26,31:B1,15,23";
    let game = played(SWEDISH, fen, "26x19 demand");
    assert_eq!(game.position().fen(&SWEDISH), fen);
    assert_eq!(game.moves().count(), 0);
    let fault = Fault::CaptureNotFinished(all8(&[15]), Role::Man);
    let article = Some(Article::Point(4));
    check_refusal(SWEDISH, fen, "26x19 demand 26x19", Refusal::Illegal(fault), article);
    let fault = Fault::MustCapture(all8(&[26]));
    check_refusal(
        ENGLISH,
        fen,
        "31-27 demand 31-27",
        Refusal::Illegal(fault),
        Some(Article::Number(3)),
    );
    check_position(SWEDISH, fen, "26x19 demand 26x10", "B:W10,31:B1");
    let game = played(SWEDISH, fen, "26x19 demand 26x10");
    assert_eq!(game.moves().count(), 1);
}

#[test]
fn a_piece_that_could_not_capture_is_not_bound_by_a_demand() {
    let fen = "W:W26,31:B1,23";
    assert_eq!(played(SWEDISH, fen, "31-27 demand").touched(), None);
    let fen = "W:W26,31:B1,15,23";
    assert!(played(SWEDISH, fen, "26x19 demand").touched().is_some());
}

#[test]
fn after_a_demand_any_due_capture_will_do() {
    let fen = "W:W26,32:B1,15,22,23";
    let game = played(ENGLISH, fen, "32-28 demand");
    let moves = game.permitted_moves().expect("few captures");
    let due = ["26x10{15,23}".to_owned(), "26x17{22}".to_owned()];
    assert_eq!(check::sorted(&moves), due.into());
}

#[test]
fn norwegian_taking_fewer_is_refused() {
    let fen = "W:W26,32:B15,22,23";
    let fault = Fault::MustCaptureMore { best: 2, yours: 1, pieces: vec![on8(26)] };
    check_refusal(NORWEGIAN, fen, "26x17", Refusal::Illegal(fault), Some(Article::Point(5)));
    check_guilty(NORWEGIAN, fen, "26x19", &[19]);
    check_guilty(NORWEGIAN, fen, "32-28", &[26]);
}

#[test]
fn no_offence_where_nothing_can_be_captured() {
    let fault = Fault::MenDoNotMoveBack;
    let refusal = Refusal::Illegal(fault);
    check_refusal(DJECO, "W:W28:B1", "28-33", refusal, Some(Article::Point(1)));
    assert_eq!(played(DJECO, "W:W28:B1", "28-22").missed_capture(), None);
}

#[test]
fn offence_does_not_excuse_the_impossible() {
    let mut game = played(DJECO, "W:W28,37:B1,23", "");
    for word in ["37-26", "28-33", "28x10", "37x19"] {
        let refused = attempt(&mut game, word);
        assert!(matches!(refused, Err(Refusal::Illegal(_))), "{word}: {refused:?}");
    }
}

#[test]
fn counters_restart_after_a_huff() {
    let rules = Ruleset { repetition: Repetition::None, no_progress: 10, ..DJECO };
    let fen = "W:WK47,K46:BK4,14";
    let quiet = "47-42 4-9 42-47 9-4 47-42 4-9 42-47";
    let mut game = played(rules, fen, "");
    for word in quiet.split_whitespace() {
        attempt(&mut game, word).expect("a move that stands");
    }
    assert_eq!(game.draw_countdown(), Some((DrawReason::NoProgress, 3)));
    play(&mut game, "huff=46");
    assert_eq!(game.draw_countdown(), None);
    play(&mut game, "9-4 47-42");
    assert_eq!(game.draw_countdown(), Some((DrawReason::NoProgress, 8)));
}

#[test]
fn undo_over_huff_and_demand() {
    for (rules, fen, script) in [
        (DJECO, "W:W28,37:B1,23", "37-31 huff=28"),
        (SWEDISH, "W:W26,31:B1,15,23", "26x19 huff=19"),
        (SWEDISH, "W:W26,31:B1,15,23", "26x19 demand"),
        (SWEDISH, "W:W26,31:B1,15,23", "26x19 demand 26x10"),
        (ENGLISH, "W:W26,31:B1,15,23", "31-27 stand"),
        (DJECO, "W:W48:B23,32,42", "48x37 huff=37"),
    ] {
        let (before, last) = script.rsplit_once(' ').expect("two words");
        let mut game = played(rules, fen, before);
        let (log, missed) = (game.log(), game.missed_capture().cloned());
        let (position, moves) = (*game.position(), game.permitted_moves());
        play(&mut game, last);
        game.undo();
        assert_eq!(game.log(), log, "{rules} {script}");
        assert_eq!(game.missed_capture(), missed.as_ref(), "{rules} {script}");
        assert_eq!(game.position(), &position, "{rules} {script}");
        assert_eq!(game.permitted_moves(), moves, "{rules} {script}");
        assert_eq!(game.outcome(), None, "{rules} {script}");
    }
}

#[test]
fn no_verdict_while_an_answer_is_due() {
    // Black has no move left, but may still huff.
    let game = played(SWEDISH, "W:W5,22,30,31:B26", "22-18");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.claimable_draw(), None);
    let refusal = Refusal::NothingToClaim;
    check_refusal(SWEDISH, "W:W5,22,30,31:B26", "22-18 claim", refusal, None);
}

#[test]
fn moving_on_after_a_failure_is_letting_it_stand() {
    // White's failure brings the position for the third time.
    let fen = "B:WK47,28,32:BK4,23";
    let script = "4-9 47-42 9-4 42-47 4-9 47-42 9-4 42-47";
    let stands = played(DJECO, fen, &format!("{script} stand"));
    assert_eq!(stands.outcome(), Some(draw(DrawReason::Position3)));
    let mut goes_on = played(DJECO, fen, script);
    assert!(goes_on.missed_capture().is_some());
    let moved = attempt(&mut goes_on, "4-10");
    assert_eq!(goes_on.outcome(), stands.outcome(), "{moved:?}");
}
