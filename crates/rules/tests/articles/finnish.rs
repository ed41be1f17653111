//! Huisman & Hötte's Finnish game, points 1 to 8.

use damier_rules::variants::FINNISH;
use damier_rules::{
    Article, Color, DrawReason, Enforcement, Fault, Guard, KingLanding, Position, Promotion,
    Refusal, Removal, Repetition, Role, Ruleset, WinReason,
};

use crate::check::{
    all8, check_end, check_fault, check_goes_on, check_moves, check_position, check_readings,
    check_refusal, draw, on8, win,
};

#[test]
fn opening_twelve_men_each_and_black_begins() {
    assert_eq!(Position::initial(&FINNISH).turn(), Color::Black);
    check_moves(FINNISH, "B:W21-32:B1-12", "9-13 9-14 10-14 10-15 11-15 11-16 12-16");
}

#[test]
fn point_1_man_moves_one_square_forward() {
    check_moves(FINNISH, "W:W18:B1", "18-14 18-15");
    let one = Article::Point(1);
    check_fault(FINNISH, "W:W18:B1", "18-22", Fault::MenDoNotMoveBack, one);
}

#[test]
fn point_1_man_captures_forward_only() {
    check_moves(FINNISH, "W:W14:B18", "14-9 14-10");
    check_moves(FINNISH, "W:W30:B9,17,25", "30x5{9,17,25}");
    check_moves(FINNISH, "B:W7,16,23:B3,4", "3x10{7}");
    let fault = Fault::MenDoNotCaptureBack;
    check_fault(FINNISH, "W:W14:B18", "14x23", fault, Article::Point(1));
}

#[test]
fn point_2_crowned_on_arrival_and_goes_on_as_a_king() {
    let stop = Ruleset { promotion: Promotion::Stop, ..FINNISH };
    check_readings((FINNISH, "11x9{6,7}=K 11x13{6,7}=K"), (stop, "11x2{7}=K"), "W:W11:B6,7");
    check_moves(FINNISH, "W:W11:B7", "11x2{7}=K");
}

#[test]
fn point_3_king_flies() {
    check_moves(
        FINNISH,
        "W:WK18:B12",
        "18-14 18-9 18-5 18-15 18-11 18-8 18-4 18-22 18-25 18-29 18-23 18-27 18-32",
    );
}

#[test]
fn point_4_king_captures_from_afar() {
    let adjacent = Ruleset { king_landing: KingLanding::Adjacent, ..FINNISH };
    check_readings((FINNISH, "29x11{15} 29x8{15} 29x4{15}"), (adjacent, "29x11{15}"), "W:WK29:B15");
    check_moves(FINNISH, "W:WK29:B11,22", "29x8{11,22} 29x4{11,22}");
}

#[test]
fn point_4_capture_is_compulsory_and_must_be_finished() {
    check_moves(FINNISH, "W:W26:B15,23", "26x10{15,23}");
    check_moves(FINNISH, "W:WK29:B22,24", "29x28{22,24}");
    let four = Article::Point(4);
    let fault = Fault::CaptureNotFinished(all8(&[15]), Role::Man);
    check_fault(FINNISH, "W:W26:B15,23", "26x19", fault, four);
    let fault = Fault::MustLandToGoOn(all8(&[15]));
    check_fault(FINNISH, "W:WK29:B22,24", "29x18", fault, four);
    let fault = Fault::MustCapture(all8(&[26]));
    check_fault(FINNISH, "W:W26:B15,23", "26-22", fault, four);
}

#[test]
fn point_4_readings_of_lifting() {
    let during = Ruleset { removal: Removal::During, ..FINNISH };
    check_readings(
        (FINNISH, "19x12{16} 19x26{23} 19x30{23}"),
        (during, "19x12{16,23} 19x26{16,23} 19x30{16,23}"),
        "W:WK19:B3,16,23,28",
    );
    let fault = Fault::CapturedPiecesStay;
    let fen = "W:WK19:B3,16,23,28";
    check_fault(FINNISH, fen, "19x12{16,23}", fault, Article::Practice);
}

#[test]
fn point_5_choice_is_free() {
    check_moves(FINNISH, "W:W26:B15,22,23", "26x17{22} 26x10{15,23}");
    check_moves(FINNISH, "W:W18:B7,14,15", "18x2{7,15}=K 18x9{14}");
    check_moves(FINNISH, "B:W22,23:B18", "18x25{22} 18x27{23}");
}

#[test]
fn point_6_touched_piece_must_move_but_may_be_adjusted() {
    let refusal = Refusal::TouchedPieceMustMove(on8(21));
    let six = Some(Article::Point(6));
    check_refusal(FINNISH, "W:W21,22:B1", "touch=21 22-18", refusal, six);
    check_position(FINNISH, "W:W21,22:B1", "adjust=21 22-18", "B:W18,21:B1");
}

#[test]
fn point_7_second_return_is_a_draw() {
    let fen = "W:WK32:B3,K21";
    let end = draw(DrawReason::Return2);
    let shuttle = "32-28 21-25 28-32 25-21 32-28 21-25 28-32";
    check_end(FINNISH, fen, shuttle, end, Article::Point(7));
    let other_square = "32-28 21-25 28-32 25-21 32-27 21-25 27-32";
    check_end(FINNISH, fen, other_square, end, Article::Point(7));
    check_goes_on(FINNISH, fen, "32-28 21-25 28-32 25-21 32-28 21-25 28-24");
}

#[test]
fn point_7_readings_of_the_return() {
    let fen = "W:WK32:B3,K21";
    let men = "32-28 3-7 28-32 7-11 32-28 11-16 28-32";
    let unguarded = Ruleset { repetition_guard: Guard::Off, ..FINNISH };
    check_goes_on(FINNISH, fen, men);
    check_end(unguarded, fen, men, draw(DrawReason::Return2), Article::HouseRule);
    let rep3 = Ruleset { repetition: Repetition::Position3, ..FINNISH };
    let shuttle = "32-28 21-25 28-32 25-21 ".repeat(2);
    check_end(rep3, fen, &shuttle, draw(DrawReason::Position3), Article::HouseRule);
}

#[test]
fn point_8_opponent_without_a_move_loses() {
    check_moves(FINNISH, "W:W13:B6,9", "");
    let end = win(Color::Black, WinReason::Blocked);
    check_end(FINNISH, "B:W13:B2,9", "2-6", end, Article::Point(8));
    let end = win(Color::White, WinReason::NoPieces);
    check_end(FINNISH, "W:W18:B14", "18x9", end, Article::Point(8));
}

#[test]
fn practice_no_sanction_unless_the_house_has_one() {
    let huff = Ruleset { enforcement: Enforcement::Huff, ..FINNISH };
    check_position(huff, "W:W18,32:B14,1", "32-28 huff=18", "B:W28:B1,14");
    let refusal = Refusal::Illegal(Fault::MustCapture(all8(&[18])));
    check_refusal(FINNISH, "W:W18,32:B14,1", "32-28", refusal, Some(Article::Point(4)));
}
