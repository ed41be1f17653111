//! Huisman & Hötte's Danish game, points 1 to 8.

use damier_rules::variants::DANISH;
use damier_rules::{
    Article, Color, DrawReason, Enforcement, Fault, Guard, Position, Promotion, Refusal, Removal,
    Repetition, Role, Ruleset, WinReason,
};

use crate::check::{
    all8, check_end, check_fault, check_goes_on, check_moves, check_position, check_refusal, draw,
    on8, win,
};

#[test]
fn opening_twelve_men_each_and_white_begins() {
    assert_eq!(Position::initial(&DANISH).turn(), Color::White);
    check_moves(DANISH, "W:W21-32:B1-12", "21-17 22-17 22-18 23-18 23-19 24-19 24-20");
}

#[test]
fn point_1_man_moves_one_square_forward() {
    check_moves(DANISH, "W:W18:B1", "18-14 18-15");
    let one = Article::Point(1);
    check_fault(DANISH, "W:W18:B1", "18-22", Fault::MenDoNotMoveBack, one);
}

#[test]
fn point_1_man_captures_both_ways() {
    check_moves(DANISH, "W:W14:B18", "14x23{18}");
    check_moves(DANISH, "W:W18:B14", "18x9{14}");
    let fault = Fault::NoRoomBehind(on8(14), Role::Man);
    check_fault(DANISH, "W:W18:B9,14", "18x5", fault, Article::Point(4));
}

#[test]
fn point_2_man_is_crowned_as_soon_as_it_arrives() {
    check_moves(DANISH, "W:W11:B6,7", "11x9{6,7}=K 11x13{6,7}=K");
    check_moves(DANISH, "B:W26,27:B22", "22x24{26,27}=K 22x20{26,27}=K");
    check_moves(DANISH, "W:W11,26:B6,7,22", "11x9{6,7}=K 11x13{6,7}=K");
}

#[test]
fn point_2_readings_of_crowning() {
    let end = Ruleset { promotion: Promotion::End, ..DANISH };
    let stop = Ruleset { promotion: Promotion::Stop, ..DANISH };
    check_moves(end, "W:W11:B6,7", "11x9{6,7}");
    check_moves(stop, "W:W11:B6,7", "11x2{7}=K");
    check_moves(stop, "W:W11,26:B6,7,22", "11x2{7}=K 26x17{22}");
    let fault = Fault::NotCrownedInPassing;
    check_fault(end, "W:W11:B6,7", "11x13", fault, Article::HouseRule);
    let fault = Fault::CrowningEndsMove;
    check_fault(stop, "W:W11:B6,7", "11x9", fault, Article::HouseRule);
}

#[test]
fn point_3_king_flies() {
    check_moves(
        DANISH,
        "W:WK18:B12",
        "18-14 18-9 18-5 18-15 18-11 18-8 18-4 18-22 18-25 18-29 18-23 18-27 18-32",
    );
}

#[test]
fn point_4_capture_is_compulsory() {
    let fault = Fault::MustCapture(all8(&[18]));
    let refusal = Refusal::Illegal(fault);
    check_refusal(DANISH, "W:W18:B14", "18-15", refusal, Some(Article::Point(4)));
}

#[test]
fn point_4_king_lands_on_any_free_square() {
    check_moves(DANISH, "W:WK29:B15", "29x11{15} 29x8{15} 29x4{15}");
    check_moves(DANISH, "W:WK29:B11,22", "29x8{11,22} 29x4{11,22}");
    check_moves(DANISH, "W:WK29:B22,24", "29x28{22,24}");
}

#[test]
fn point_4_capture_is_one_move() {
    check_moves(DANISH, "W:W26:B15,23", "26x10{15,23}");
    let fault = Fault::CaptureNotFinished(all8(&[15]), Role::Man);
    check_fault(DANISH, "W:W26:B15,23", "26x19", fault, Article::Point(4));
}

#[test]
fn point_4_king_does_not_jump_two_in_a_row() {
    let fault = Fault::NoRoomBehind(on8(22), Role::King);
    check_fault(DANISH, "W:WK29:B18,22", "29x15", fault, Article::Point(4));
}

#[test]
fn point_4_readings_of_lifting() {
    let during = Ruleset { removal: Removal::During, ..DANISH };
    let fen = "W:WK15:B11,22";
    check_moves(DANISH, fen, "15x8{11} 15x4{11} 15x25{22} 15x29{22}");
    check_moves(during, fen, "15x25{11,22} 15x29{11,22} 15x8{11,22} 15x4{11,22}");
}

#[test]
fn point_5_most_pieces_go_first() {
    check_moves(DANISH, "W:W26:B15,22,23", "26x10{15,23}");
    check_moves(DANISH, "W:W22,K1:B10,17", "22x13{17} 1x15{10} 1x19{10} 1x24{10} 1x28{10}");
    let fault = Fault::MustCaptureMore { best: 2, yours: 1, pieces: all8(&[26]) };
    check_fault(DANISH, "W:W26:B15,22,23", "26x17", fault, Article::Point(5));
}

#[test]
fn point_6_touched_piece_must_move() {
    let refusal = Refusal::TouchedPieceMustMove(on8(21));
    let six = Some(Article::Point(6));
    check_refusal(DANISH, "W:W21,22:B1", "touch=21 22-18", refusal, six);
}

#[test]
fn point_7_third_time_the_same_position() {
    let kings = "W:WK32:BK1";
    let eight = "32-28 1-5 28-32 5-1 ".repeat(2);
    check_goes_on(DANISH, kings, eight.trim().rsplit_once(' ').unwrap().0);
    check_end(DANISH, kings, &eight, draw(DrawReason::Position3), Article::Point(7));
    let return2 =
        Ruleset { repetition: Repetition::Return2, repetition_guard: Guard::Off, ..DANISH };
    let seven = eight.trim().rsplit_once(' ').unwrap().0;
    check_end(return2, kings, seven, draw(DrawReason::Return2), Article::HouseRule);
}

#[test]
fn point_8_no_piece_or_no_move_loses() {
    let end = win(Color::White, WinReason::NoPieces);
    check_end(DANISH, "W:W18:B14", "18x9", end, Article::Point(8));
    let end = win(Color::Black, WinReason::Blocked);
    check_end(DANISH, "B:W21:B13,17,10", "10-14", end, Article::Point(8));
}

#[test]
fn practice_no_sanction_unless_the_house_has_one() {
    let huff = Ruleset { enforcement: Enforcement::Huff, ..DANISH };
    check_position(huff, "W:W18,32:B14,1", "32-28 huff=18", "B:W28:B1,14");
    let refusal = Refusal::NoHuffing;
    check_refusal(DANISH, "W:W18,32:B14,1", "huff=18", refusal, Some(Article::Practice));
}
