//! Huisman & Hötte's Norwegian game, points 1 to 8.

use damier_rules::variants::NORWEGIAN;
use damier_rules::{
    Article, Color, DrawReason, Enforcement, Fault, Guard, KingRange, ManCaptures, Position,
    Precedence, Promotion, Refusal, Repetition, Role, Ruleset, WinReason,
};

use crate::check::{
    all8, check_end, check_fault, check_goes_on, check_moves, check_position, check_readings,
    check_refusal, draw, on8, win,
};

const KINGS: &str = "W:WK32:BK1";

fn eleven_plies() -> String {
    format!("{}32-28 1-5 28-32", "32-28 1-5 28-32 5-1 ".repeat(2))
}

#[test]
fn opening_twelve_men_each_and_white_begins() {
    assert_eq!(Position::initial(&NORWEGIAN).turn(), Color::White);
    check_moves(NORWEGIAN, "W:W21-32:B1-12", "21-17 22-17 22-18 23-18 23-19 24-19 24-20");
}

#[test]
fn point_1_man_moves_one_square_forward() {
    check_moves(NORWEGIAN, "W:W18:B1", "18-14 18-15");
    let one = Article::Point(1);
    check_fault(NORWEGIAN, "W:W18:B1", "18-22", Fault::MenDoNotMoveBack, one);
}

#[test]
fn point_1_capture_goes_on_to_its_end() {
    check_moves(NORWEGIAN, "W:W26:B15,23", "26x10{15,23}");
    check_moves(NORWEGIAN, "W:W30:B9,17,25", "30x5{9,17,25}");
    let fault = Fault::CaptureNotFinished(all8(&[15]), Role::Man);
    check_fault(NORWEGIAN, "W:W26:B15,23", "26x19", fault, Article::Point(1));
}

#[test]
fn point_2_crowning_ends_the_move() {
    let goes_on = Ruleset { promotion: Promotion::Continue, ..NORWEGIAN };
    check_readings((NORWEGIAN, "11x2{7}=K"), (goes_on, "11x9{6,7}=K"), "W:W11:B6,7");
    let fault = Fault::CrowningEndsMove;
    check_fault(NORWEGIAN, "W:W11:B6,7", "11x9", fault, Article::Point(2));
}

#[test]
fn point_3_king_steps_one_square() {
    let flying = Ruleset { king_range: KingRange::Flying, ..NORWEGIAN };
    check_readings(
        (NORWEGIAN, "18-14 18-15 18-22 18-23"),
        (flying, "18-14 18-9 18-5 18-15 18-11 18-8 18-4 18-22 18-25 18-29 18-23 18-27 18-32"),
        "W:WK18:B12",
    );
    check_readings((NORWEGIAN, "29-25"), (flying, "29x11{15} 29x8{15} 29x4{15}"), "W:WK29:B15");
    let fault = Fault::KingMovesOneStep;
    check_fault(NORWEGIAN, "W:WK18:B12", "18-9", fault, Article::Point(3));
}

#[test]
fn point_4_only_kings_capture_backward() {
    let backward = Ruleset { man_captures: ManCaptures::Everywhere, ..NORWEGIAN };
    check_readings((NORWEGIAN, "14-9 14-10"), (backward, "14x23{18}"), "W:W14:B18");
    let fault = Fault::MenDoNotCaptureBack;
    check_fault(NORWEGIAN, "W:W14:B18", "14x23", fault, Article::Point(4));
    check_moves(NORWEGIAN, "W:WK14:B18", "14x23{18}");
    check_moves(NORWEGIAN, "W:WK31:B18,19,26,27", "31x31{18,19,26,27}");
}

#[test]
fn point_4_missed_capture_stands_or_is_made_good() {
    let fen = "W:W26,31:B1,15,23";
    check_position(NORWEGIAN, fen, "31-27 stand", "B:W26,27:B1,15,23");
    check_position(NORWEGIAN, fen, "31-27 demand 26x10", "B:W10,31:B1");
    check_position(NORWEGIAN, fen, "26x19 demand 26x10", "B:W10,31:B1");
    let refusal = Refusal::NoHuffing;
    check_refusal(NORWEGIAN, fen, "31-27 huff=26", refusal, Some(Article::Point(4)));
}

#[test]
fn point_4_or_strictly() {
    let strict = Ruleset { enforcement: Enforcement::Strict, ..NORWEGIAN };
    let refusal = Refusal::Illegal(Fault::MustCapture(all8(&[26])));
    check_refusal(strict, "W:W26,31:B15,23", "31-27", refusal, Some(Article::Point(4)));
}

#[test]
fn point_5_most_pieces_go_first_or_the_choice_is_free() {
    let free = Ruleset { precedence: Precedence::FREE, ..NORWEGIAN };
    check_readings(
        (NORWEGIAN, "26x10{15,23}"),
        (free, "26x17{22} 26x10{15,23}"),
        "W:W26:B15,22,23",
    );
    check_moves(NORWEGIAN, "W:W18:B7,14,15", "18x2{7,15}=K");
    check_moves(NORWEGIAN, "W:WK18:B14,15", "18x9{14} 18x11{15}");
}

#[test]
fn point_5_taking_fewer_is_refused() {
    let fault = Fault::MustCaptureMore { best: 2, yours: 1, pieces: all8(&[26]) };
    let refusal = Refusal::Illegal(fault);
    check_refusal(NORWEGIAN, "W:W26:B15,22,23", "26x17", refusal, Some(Article::Point(5)));
}

#[test]
fn point_6_touched_piece_must_move() {
    let refusal = Refusal::TouchedPieceMustMove(on8(21));
    let six = Some(Article::Point(6));
    check_refusal(NORWEGIAN, "W:W21,22:B1", "touch=21 22-18", refusal, six);
    check_position(NORWEGIAN, "W:W21,22:B1", "adjust=21 22-18", "B:W18,21:B1");
}

#[test]
fn point_7_third_return_is_a_draw() {
    let end = draw(DrawReason::Return3);
    check_end(NORWEGIAN, KINGS, &eleven_plies(), end, Article::Point(7));
    let elsewhere = eleven_plies().replace(
        "5-1 32-28 1-5 28-32 5-1 32-28 1-5 28-32",
        "5-1 32-28 1-5 28-32 5-1 32-28 1-5 28-24",
    );
    check_goes_on(NORWEGIAN, KINGS, &elsewhere);
}

#[test]
fn point_7_readings_of_the_return() {
    let rep3 = Ruleset { repetition: Repetition::Position3, ..NORWEGIAN };
    let eight = "32-28 1-5 28-32 5-1 ".repeat(2);
    check_end(rep3, KINGS, &eight, draw(DrawReason::Position3), Article::HouseRule);
    let unguarded = Ruleset { repetition_guard: Guard::Off, ..NORWEGIAN };
    let fen = "W:WK32:B1,2,3";
    let men = "32-28 1-5 28-32 5-9 32-28 9-13 28-32 2-6 32-28 6-9 28-32";
    check_end(unguarded, fen, men, draw(DrawReason::Return3), Article::HouseRule);
    check_goes_on(NORWEGIAN, fen, men);
}

#[test]
fn point_8_no_piece_or_no_move_loses() {
    check_moves(NORWEGIAN, "W:W13:B6,9", "");
    let end = win(Color::Black, WinReason::Blocked);
    check_end(NORWEGIAN, "B:W13:B2,9", "2-6", end, Article::Point(8));
    let end = win(Color::White, WinReason::NoPieces);
    check_end(NORWEGIAN, "W:W18:B14", "18x9", end, Article::Point(8));
}
