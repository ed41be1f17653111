//! Huisman & Hötte's English draughts, articles 1 to 6.

use damier_rules::variants::ENGLISH;
use damier_rules::{
    Article, Color, DrawReason, Enforcement, Fault, Position, Refusal, Repetition, Role, Ruleset,
    Verdict, WinReason,
};

use crate::check::{
    all8, check_end, check_fault, check_goes_on, check_moves, check_position, check_refusal, draw,
    play, played, win,
};

#[test]
fn opening_twelve_men_each_and_black_begins() {
    assert_eq!(Position::initial(&ENGLISH).turn(), Color::Black);
    assert_eq!(ENGLISH.men(), 12);
    check_moves(ENGLISH, "B:W21-32:B1-12", "9-13 9-14 10-14 10-15 11-15 11-16 12-16");
}

#[test]
fn opening_touching_binds_to_nothing() {
    check_position(ENGLISH, "W:W21,22:B1", "touch=21 22-18", "B:W18,21:B1");
}

#[test]
fn art_1_man_moves_one_square_forward() {
    check_moves(ENGLISH, "W:W18:B1", "18-14 18-15");
    let one = Article::Number(1);
    check_fault(ENGLISH, "W:W18:B1", "18-22", Fault::MenDoNotMoveBack, one);
    check_fault(ENGLISH, "W:W18:B1", "18-11", Fault::ManMovesOneStep, one);
}

#[test]
fn art_2_man_captures_forward_only() {
    check_moves(ENGLISH, "W:W14:B18", "14-9 14-10");
    let fault = Fault::MenDoNotCaptureBack;
    check_fault(ENGLISH, "W:W14:B18", "14x23", fault, Article::Number(2));
    check_moves(ENGLISH, "B:W7,16,23:B3,4", "3x10{7}");
}

#[test]
fn art_2_men_and_kings_alike_are_taken() {
    check_moves(ENGLISH, "W:W18:BK14", "18x9{14}");
    check_moves(ENGLISH, "W:WK18:BK14", "18x9{14}");
}

#[test]
fn art_3_capture_is_compulsory() {
    let fault = Fault::MustCapture(all8(&[26]));
    check_fault(ENGLISH, "W:W26,31:B15,23", "31-27", fault, Article::Number(3));
}

#[test]
fn art_3_capture_must_be_finished() {
    check_moves(ENGLISH, "W:W26:B15,23", "26x10{15,23}");
    check_moves(ENGLISH, "W:W30:B9,17,25", "30x5{9,17,25}");
    let fault = Fault::CaptureNotFinished(all8(&[15]), Role::Man);
    check_fault(ENGLISH, "W:W26:B15,23", "26x19", fault, Article::Number(3));
}

#[test]
fn art_3_choice_between_captures_is_free() {
    check_moves(ENGLISH, "W:W26:B15,22,23", "26x17{22} 26x10{15,23}");
    check_moves(ENGLISH, "W:W18:B7,14,15", "18x2{7,15}=K 18x9{14}");
    check_moves(ENGLISH, "B:W22,23:B18", "18x25{22} 18x27{23}");
}

#[test]
fn art_4_promotion_ends_the_move() {
    check_moves(ENGLISH, "W:W11:B6,7", "11x2{7}=K");
    check_moves(ENGLISH, "W:W18:B7,15", "18x2{7,15}=K");
    check_moves(ENGLISH, "B:W26,27:B22", "22x31{26}=K");
    let fault = Fault::CrowningEndsMove;
    check_fault(ENGLISH, "W:W11:B6,7", "11x9", fault, Article::Number(4));
}

#[test]
fn art_4_king_steps_one_square_any_way() {
    check_moves(ENGLISH, "W:WK18:B12", "18-14 18-15 18-22 18-23");
    let fault = Fault::KingMovesOneStep;
    check_fault(ENGLISH, "W:WK18:B12", "18-11", fault, Article::Number(4));
}

#[test]
fn art_4_king_captures_forward_and_backward() {
    check_moves(ENGLISH, "W:WK29:B15", "29-25");
    check_moves(ENGLISH, "W:WK18:B14,15", "18x9{14} 18x11{15}");
    check_moves(ENGLISH, "W:WK22:B17,18,25,26", "22x13{17} 22x15{18} 22x29{25} 22x31{26}");
    check_moves(ENGLISH, "W:WK31:B18,19,26,27", "31x31{18,19,26,27}");
    let fault = Fault::KingCapturesNearby;
    check_fault(ENGLISH, "W:WK29:B15", "29x11", fault, Article::Number(4));
}

#[test]
fn art_5_missed_capture_stands_or_is_withdrawn() {
    let fen = "W:W26,31:B1,15,23";
    check_position(ENGLISH, fen, "31-27 stand", "B:W26,27:B1,15,23");
    check_position(ENGLISH, fen, "31-27 demand", fen);
    check_position(ENGLISH, fen, "31-27 demand 26x10", "B:W10,31:B1");
    let refusal = Refusal::NoHuffing;
    check_refusal(ENGLISH, fen, "31-27 huff=26", refusal, Some(Article::Number(5)));
}

#[test]
fn art_5_broken_off_capture_is_an_offence() {
    let fen = "W:W26,31:B1,15,23";
    check_position(ENGLISH, fen, "26x19 stand", "B:W19,31:B1,15");
    check_position(ENGLISH, fen, "26x19 demand", fen);
}

#[test]
fn art_5_or_strictly() {
    let strict = Ruleset { enforcement: Enforcement::Strict, ..ENGLISH };
    let refusal = Refusal::Illegal(Fault::MustCapture(all8(&[26])));
    check_refusal(strict, "W:W26,31:B15,23", "31-27", refusal, Some(Article::Number(3)));
    assert_eq!(strict, ENGLISH.friendly());
}

#[test]
fn art_6_no_men_or_no_move_loses() {
    check_moves(ENGLISH, "W:W13:B6,9", "");
    let end = win(Color::Black, WinReason::Blocked);
    check_end(ENGLISH, "B:W13:B2,9", "2-6", end, Article::Number(6));
    let end = win(Color::White, WinReason::NoPieces);
    check_end(ENGLISH, "W:W18:B14", "18x9", end, Article::Number(6));
}

#[test]
fn art_6_draw_by_agreement_only() {
    let kings = "W:WK32:BK1";
    let agreed = draw(DrawReason::Agreed);
    check_end(ENGLISH, kings, "offer black:accept", agreed, Article::Number(6));
    check_goes_on(ENGLISH, kings, "offer black:decline 32-28");
    let shuttle = "32-28 1-5 28-32 5-1 ".repeat(30);
    check_goes_on(ENGLISH, kings, &shuttle);
}

#[test]
fn art_6_house_rules_for_endless_games() {
    let kings = "W:WK32:BK1";
    let shuttle = "32-28 1-5 28-32 5-1 ".repeat(2);
    let claim = Ruleset {
        repetition: Repetition::Position3,
        repetition_verdict: Verdict::Claim,
        ..ENGLISH
    };
    let game = played(claim, kings, &shuttle);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.claimable_draw(), Some(DrawReason::Position3));
    let forty_moves = Ruleset { no_progress: 80, ..ENGLISH };
    let long = "32-28 1-5 28-32 5-1 ".repeat(20);
    let end = draw(DrawReason::NoProgress);
    check_end(forty_moves, kings, &long, end, Article::HouseRule);
}

#[test]
fn art_6_forty_moves_may_be_claimed() {
    let kings = "W:WK32:BK1";
    let rules = Ruleset { no_progress: 80, no_progress_verdict: Verdict::Claim, ..ENGLISH };
    let long = "32-28 1-5 28-32 5-1 ".repeat(20);
    let mut game = played(rules, kings, long.trim_end().rsplit_once(' ').unwrap().0);
    assert_eq!((game.outcome(), game.claimable_draw()), (None, None));
    assert_eq!(game.draw_countdown(), None, "nothing ends by itself");
    play(&mut game, "5-1");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.claimable_draw(), Some(DrawReason::NoProgress));
    let end = draw(DrawReason::NoProgress);
    for player in ["white", "black"] {
        check_end(rules, kings, &format!("{long}{player}:claim"), end, Article::HouseRule);
    }
    check_goes_on(rules, kings, &format!("{long}32-28"));
}
