//! Huisman & Hötte's Swedish game, points 1 to 8.

use damier_rules::variants::SWEDISH;
use damier_rules::{
    Article, Color, DrawReason, Fault, FewKings, KingLanding, ManCaptures, Offence, Position,
    Refusal, Repetition, Role, Ruleset, WinReason,
};

use crate::check::{
    all8, check_end, check_fault, check_goes_on, check_moves, check_position, check_readings,
    check_refusal, draw, game, on8, played, win,
};

#[test]
fn opening_twelve_men_each_and_white_begins() {
    assert_eq!(Position::initial(&SWEDISH).turn(), Color::White);
    check_moves(SWEDISH, "W:W21-32:B1-12", "21-17 22-17 22-18 23-18 23-19 24-19 24-20");
}

#[test]
fn point_1_man_moves_one_square_forward() {
    check_moves(SWEDISH, "W:W18:B1", "18-14 18-15");
    let one = Article::Point(1);
    check_fault(SWEDISH, "W:W18:B1", "18-23", Fault::MenDoNotMoveBack, one);
    check_fault(SWEDISH, "W:W18:B1", "18-9", Fault::ManMovesOneStep, one);
}

#[test]
fn point_2_man_is_crowned_where_its_move_ends() {
    check_moves(SWEDISH, "W:W11:B6,7", "11x9{6,7}");
    check_moves(SWEDISH, "W:W11:B7", "11x2{7}=K");
    check_moves(SWEDISH, "B:W26,27:B22", "22x24{26,27}");
    let fault = Fault::NotCrownedInPassing;
    check_fault(SWEDISH, "W:W11:B7,9", "11x13", fault, Article::Point(2));
}

#[test]
fn point_3_king_flies() {
    check_moves(
        SWEDISH,
        "W:WK18:B12",
        "18-14 18-9 18-5 18-15 18-11 18-8 18-4 18-22 18-25 18-29 18-23 18-27 18-32",
    );
}

#[test]
fn point_4_man_captures_backward_too() {
    let forward = Ruleset { man_captures: ManCaptures::Forward, ..SWEDISH };
    check_readings((SWEDISH, "14x23{18}"), (forward, "14-9 14-10"), "W:W14:B18");
    let fault = Fault::MenDoNotCaptureBack;
    check_fault(forward, "W:W14:B18", "14x23", fault, Article::HouseRule);
}

#[test]
fn point_3_king_leaves_its_diagonals() {
    let fault = Fault::NotOnALine(Role::King);
    check_fault(SWEDISH, "W:WK18:B12", "18-10", fault, Article::Point(3));
}

#[test]
fn point_4_king_lands_right_behind() {
    let any = Ruleset { king_landing: KingLanding::Any, ..SWEDISH };
    check_readings((SWEDISH, "29x11{15}"), (any, "29x11{15} 29x8{15} 29x4{15}"), "W:WK29:B15");
    let fault = Fault::MustLandBehind(on8(11));
    check_fault(SWEDISH, "W:WK29:B15", "29x8", fault, Article::Point(4));
    check_moves(SWEDISH, "W:WK29:B11,22", "29x8{11,22}");
    check_readings((SWEDISH, "29x18{22}"), (any, "29x28{22,24}"), "W:WK29:B22,24");
}

#[test]
fn point_4_jumped_pieces_are_lifted_after_the_move() {
    check_moves(SWEDISH, "W:WK14:B10,17,23,25", "14x6{10,17,23,25}");
    check_moves(SWEDISH, "W:WK15:B11,22", "15x8{11} 15x25{22}");
    let fault = Fault::CapturedPiecesStay;
    check_fault(SWEDISH, "W:WK15:B11,22", "15x8{11,22}", fault, Article::Point(4));
}

#[test]
fn point_4_capture_is_compulsory_and_must_be_finished() {
    check_moves(SWEDISH, "W:W26:B15,23", "26x10{15,23}");
    let four = Article::Point(4);
    let fault = Fault::CaptureNotFinished(all8(&[15]), Role::Man);
    check_fault(SWEDISH, "W:W26:B15,23", "26x19", fault, four);
    let fault = Fault::MustCapture(all8(&[26]));
    check_fault(SWEDISH, "W:W26:B15,23", "26-22", fault, four);
}

#[test]
fn point_5_most_pieces_go_first() {
    check_moves(SWEDISH, "W:W26:B15,22,23", "26x10{15,23}");
    let fault = Fault::MustCaptureMore { best: 2, yours: 1, pieces: all8(&[26]) };
    check_fault(SWEDISH, "W:W26:B15,22,23", "26x17", fault, Article::Point(5));
}

#[test]
fn point_5_equal_captures_leave_the_choice() {
    check_moves(SWEDISH, "W:W22,K1:B10,17", "22x13{17} 1x15{10}");
}

#[test]
fn point_6_three_answers_to_a_broken_off_capture() {
    let fen = "W:W26,31:B1,15,23";
    check_position(SWEDISH, fen, "26x19 stand", "B:W19,31:B1,15");
    check_position(SWEDISH, fen, "26x19 huff=19", "B:W31:B1,15");
    check_position(SWEDISH, fen, "26x19 demand 26x10", "B:W10,31:B1");
}

#[test]
fn point_6_taking_fewer_is_an_offence_or_not() {
    let fen = "W:W26,32:B15,22,23";
    check_position(SWEDISH, fen, "26x17 huff=17", "B:W32:B15,23");
    let unfinished = Ruleset { offence: Offence::Unfinished, ..SWEDISH };
    let fault = Fault::MustCaptureMore { best: 2, yours: 1, pieces: all8(&[26]) };
    check_refusal(unfinished, fen, "26x17", Refusal::Illegal(fault), Some(Article::Point(5)));
    check_position(unfinished, fen, "26x19 huff=19", "B:W32:B15,22");
}

#[test]
fn point_6_touched_piece_must_move() {
    let refusal = Refusal::TouchedPieceMustMove(on8(21));
    let six = Some(Article::Point(6));
    check_refusal(SWEDISH, "W:W21,22:B1", "touch=21 22-18", refusal, six);
    check_position(SWEDISH, "W:W21,22:B1", "adjust=21 22-18", "B:W18,21:B1");
}

#[test]
fn point_7_few_kings_may_be_claimed_drawn() {
    let fen = "W:WK29,K30:BK5";
    let end = draw(DrawReason::FewKings);
    check_end(SWEDISH, fen, "claim", end, Article::Point(7));
    check_end(SWEDISH, fen, "black:claim", end, Article::Point(7));
    let none = Refusal::NothingToClaim;
    check_refusal(SWEDISH, "W:WK29,K30:B5", "claim", none.clone(), None);
    check_refusal(SWEDISH, "W:WK29,K30:BK18", "claim", none, None);
}

#[test]
fn point_7_few_kings_drawn_at_once_or_never() {
    let automatic = Ruleset { few_kings: FewKings::Automatic, ..SWEDISH };
    let ended = game(automatic, "W:WK29,K30:BK5");
    assert_eq!(ended.outcome(), Some(draw(DrawReason::FewKings)));
    assert_eq!(game(automatic, "W:WK29,K30:BK18").outcome(), None);
    let play_on = Ruleset { few_kings: FewKings::PlayOn, ..SWEDISH };
    check_refusal(play_on, "W:WK29,K30:BK5", "claim", Refusal::NothingToClaim, None);
}

#[test]
fn point_7_twenty_moves_each_without_progress() {
    let kings = "W:WK32:BK1";
    let round = "32-28 1-5 28-32 5-1 ";
    let forty = round.repeat(10);
    check_goes_on(SWEDISH, kings, forty.trim().rsplit_once(' ').unwrap().0);
    check_end(SWEDISH, kings, &forty, draw(DrawReason::NoProgress), Article::Point(7));
    let never = Ruleset { no_progress: 0, ..SWEDISH };
    check_goes_on(never, kings, &forty);
    let twenty = Ruleset { no_progress: 20, ..SWEDISH };
    let end = draw(DrawReason::NoProgress);
    check_end(twenty, kings, &round.repeat(5), end, Article::HouseRule);
}

#[test]
fn point_7_third_return_is_an_option() {
    let kings = "W:WK32:BK1";
    let eleven = format!("{}32-28 1-5 28-32", "32-28 1-5 28-32 5-1 ".repeat(2));
    assert_eq!(played(SWEDISH, kings, &eleven).outcome(), None);
    let option = Ruleset { repetition: Repetition::Return3, ..SWEDISH };
    check_end(option, kings, &eleven, draw(DrawReason::Return3), Article::HouseRule);
}

#[test]
fn point_8_no_piece_or_no_move_loses() {
    let end = win(Color::White, WinReason::NoPieces);
    check_end(SWEDISH, "W:W18:B14", "18x9", end, Article::Point(8));
    let end = win(Color::Black, WinReason::Blocked);
    check_end(SWEDISH, "B:W21:B13,17,10", "10-14", end, Article::Point(8));
}
