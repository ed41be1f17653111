//! Jumbo's and Huisman & Hötte's 10×10 game, articles 1 to 8.

use damier_rules::variants::{JUMBO, JUMBO_FR};
use damier_rules::{
    Article, Color, DrawReason, Enforcement, Fault, Guard, KingLanding, Position, Refusal, Removal,
    Repetition, Role, Ruleset, Touch, Verdict, WinReason,
};

use crate::check::{
    all10, check_end, check_fault, check_goes_on, check_moves, check_position, check_readings,
    check_refusal, draw, on10, played, win,
};

const SHUTTLE: &str = "47-42 4-9 42-47 9-4 47-42 4-9 42-47 9-4";
const KINGS: &str = "W:WK47:BK4";

#[test]
fn opening_twenty_men_each_and_white_begins() {
    let start = Position::initial(&JUMBO);
    assert_eq!(start.turn(), Color::White);
    assert_eq!(JUMBO.men(), 20);
    check_moves(JUMBO, "W:W31-50:B1-20", "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30");
    assert_eq!(start, Position::from_fen("W:W31-50:B1-20", &JUMBO).unwrap());
}

#[test]
fn art_1_man_moves_one_square_diagonally_forward() {
    check_moves(JUMBO, "W:W28:B1", "28-22 28-23");
    let one = Article::Number(1);
    check_fault(JUMBO, "W:W28:B1", "28-33", Fault::MenDoNotMoveBack, one);
    check_fault(JUMBO, "W:W28:B1", "28-17", Fault::ManMovesOneStep, one);
    check_fault(JUMBO, "W:W28:B1", "28-18", Fault::NotOnALine(Role::Man), one);
    check_fault(JUMBO, "W:W28:B1", "28-28", Fault::StaysPut(on10(28)), one);
    check_fault(JUMBO, "W:W28,22:B1", "28-22", Fault::SquareTaken(on10(22)), one);
    check_fault(JUMBO, "W:W28:B1", "27-22", Fault::NoPiece(on10(27)), one);
    check_fault(JUMBO, "W:W28:B1", "1-6", Fault::NotYourPiece(on10(1)), one);
}

#[test]
fn art_1_man_captures_backward_and_must() {
    check_moves(JUMBO, "W:W22:B28", "22x33{28}");
    check_moves(JUMBO, "B:W23:B28", "28x19{23}");
}

#[test]
fn art_1_men_may_take_kings() {
    check_moves(JUMBO, "W:W28:BK23", "28x19{23}");
}

#[test]
fn art_2_man_is_crowned_where_its_move_ends() {
    check_moves(JUMBO, "W:W7:B26", "7-1=K 7-2=K");
    check_moves(JUMBO, "W:W12:B8", "12x3{8}=K");
    check_moves(JUMBO, "W:W23:B7,18", "23x1{7,18}=K");
    check_position(JUMBO, "W:W7:B26", "7-1", "B:WK1:B26");
}

#[test]
fn art_2_man_passing_the_far_row_stays_a_man() {
    check_moves(JUMBO, "B:W43,44:B38", "38x40{43,44}");
    let fault = Fault::NotCrownedInPassing;
    check_fault(JUMBO, "B:W43,44:B38", "38x35", fault, Article::Number(2));
}

#[test]
fn art_3_king_runs_any_distance_on_four_diagonals() {
    check_moves(
        JUMBO,
        "W:WK28:B26",
        "28-22 28-17 28-11 28-6 28-23 28-19 28-14 28-10 28-5 \
         28-32 28-37 28-41 28-46 28-33 28-39 28-44 28-50",
    );
}

#[test]
fn art_4_capture_is_compulsory() {
    check_moves(JUMBO, "W:W28:B23", "28x19{23}");
    let fault = Fault::MustCapture(all10(&[28]));
    check_fault(JUMBO, "W:W28:B23", "28-22", fault.clone(), Article::Number(4));
    let refusal = Refusal::Illegal(fault);
    check_refusal(JUMBO, "W:W28:B23", "28-22", refusal, Some(Article::Number(4)));
}

#[test]
fn art_4_square_behind_must_be_empty() {
    check_moves(JUMBO, "W:W28:B19,23", "28-22");
    check_moves(JUMBO, "W:W47:B36", "47-41 47-42");
    check_moves(JUMBO, "W:W46:B41", "46x37{41}");
}

#[test]
fn art_4_man_takes_several_and_must_finish() {
    check_moves(JUMBO, "W:W48:B23,32,42", "48x19{23,32,42}");
    let fault = Fault::CaptureNotFinished(all10(&[32]), Role::Man);
    check_fault(JUMBO, "W:W48:B23,32,42", "48x37", fault, Article::Number(4));
    check_moves(JUMBO, "W:W33:B18,19,28,29", "33x33{18,19,28,29}");
}

#[test]
fn art_4_king_takes_from_afar_and_lands_where_it_likes() {
    check_moves(JUMBO, "W:WK46:B28", "46x23{28} 46x19{28} 46x14{28} 46x10{28} 46x5{28}");
    check_moves(JUMBO, "W:WK46:B14,32", "46x10{14,32} 46x5{14,32}");
}

#[test]
fn art_4_king_lands_where_it_can_go_on() {
    check_moves(JUMBO, "W:WK46:B32,40", "46x45{32,40}");
    let fault = Fault::MustLandToGoOn(all10(&[23]));
    check_fault(JUMBO, "W:WK46:B32,40", "46x28", fault, Article::Number(5));
    let fault = Fault::CaptureNotFinished(all10(&[40]), Role::King);
    check_fault(JUMBO, "W:WK46:B32,40", "46x23", fault, Article::Number(4));
}

#[test]
fn art_4_king_does_not_jump_two_in_a_row() {
    let fault = Fault::NoRoomBehind(on10(28), Role::King);
    check_fault(JUMBO, "W:WK46:B23,28", "46x19", fault, Article::Number(4));
}

#[test]
fn art_4_captured_pieces_stay_until_the_end() {
    check_moves(JUMBO, "W:WK20:B12,14,22,23", "20x19{12,14,22,23}");
    check_moves(JUMBO, "W:WK6:B17,31,34,43", "6x26{17,31,43}");
    let fault = Fault::CapturedPiecesStay;
    check_fault(JUMBO, "W:WK20:B12,14,22,23", "20x5", fault, Article::Practice);
}

#[test]
fn art_5_most_pieces_go_first() {
    check_moves(JUMBO, "W:W24,48:B19,32,42", "48x28{32,42}");
    let fault = Fault::MustCaptureMore { best: 2, yours: 1, pieces: all10(&[48]) };
    check_fault(JUMBO, "W:W24,48:B19,32,42", "24x13", fault, Article::Number(5));
}

#[test]
fn art_5_king_counts_as_one_piece() {
    check_moves(JUMBO, "B:W23,34,44,K22,K31:B18", "18x49{23,34,44}=K");
}

#[test]
fn art_5_man_and_king_capture_alike() {
    check_moves(JUMBO, "W:W33,K36:B13,28", "33x22{28} 36x9{13} 36x4{13}");
    check_moves(JUMBO, "W:W16,32:B11,28,37", "16x7{11} 32x23{28} 32x41{37}");
}

#[test]
fn art_6_touched_piece_must_move() {
    let fen = "W:W31,32:B1";
    let refusal = Refusal::TouchedPieceMustMove(on10(31));
    check_refusal(JUMBO, fen, "touch=31 32-28", refusal.clone(), Some(Article::Number(6)));
    check_refusal(JUMBO, fen, "touch=31 touch=32 32-28", refusal, Some(Article::Number(6)));
    check_position(JUMBO, fen, "touch=31 31-27", "B:W27,32:B1");
}

#[test]
fn art_6_touched_piece_that_cannot_move_binds_to_nothing() {
    check_position(JUMBO, "W:W31,36:B1", "touch=36 31-27", "B:W27,36:B1");
    check_position(JUMBO, "W:W28,37:B1,23", "touch=37 28x19", "B:W19,37:B1");
}

#[test]
fn art_6_adjusting_comes_before_touching() {
    check_position(JUMBO, "W:W31,32:B1", "adjust=31 32-28", "B:W28,31:B1");
    let refusal = Refusal::AdjustBeforeTouching(on10(31));
    check_refusal(JUMBO, "W:W31,32:B1", "touch=31 adjust=31", refusal, Some(Article::Number(6)));
}

#[test]
fn art_6_friendly_play_lets_go() {
    let rules = JUMBO.friendly();
    assert_eq!(rules.touch, Touch::Free);
    check_position(rules, "W:W31,32:B1", "touch=31 32-28", "B:W28,31:B1");
}

#[test]
fn art_7_third_time_the_same_position() {
    let end = draw(DrawReason::Position3);
    check_end(JUMBO, KINGS, SHUTTLE, end, Article::Number(7));
}

#[test]
fn art_7_french_players_claim_it() {
    let game = played(JUMBO_FR, KINGS, SHUTTLE);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.claimable_draw(), Some(DrawReason::Position3));
    let claimed = format!("{SHUTTLE} black:claim");
    check_end(JUMBO_FR, KINGS, &claimed, draw(DrawReason::Position3), Article::Number(7));
    let too_late = format!("{SHUTTLE} 47-41 claim");
    check_refusal(JUMBO_FR, KINGS, &too_late, Refusal::NothingToClaim, None);
    // Here the ninth ply repeats another position for the third time.
    let again = played(JUMBO_FR, KINGS, &format!("{SHUTTLE} 47-42"));
    assert_eq!(again.claimable_draw(), Some(DrawReason::Position3));
}

#[test]
fn art_7_readings_of_the_repetition() {
    let same3 = Ruleset { repetition: Repetition::Same3, ..JUMBO };
    let return2 =
        Ruleset { repetition: Repetition::Return2, repetition_guard: Guard::Off, ..JUMBO };
    let ninth = format!("{SHUTTLE} 47-42");
    let seventh = SHUTTLE.rsplit_once(' ').unwrap().0;
    let house = Article::HouseRule;
    check_end(same3, KINGS, &ninth, draw(DrawReason::Same3), house);
    check_end(return2, KINGS, seventh, draw(DrawReason::Return2), house);
    let automatic = Ruleset { repetition_verdict: Verdict::Automatic, ..JUMBO_FR };
    check_end(automatic, KINGS, SHUTTLE, draw(DrawReason::Position3), house);
}

#[test]
fn art_8_player_without_a_move_loses() {
    check_moves(JUMBO, "W:W36:B27,31", "");
    let end = win(Color::Black, WinReason::Blocked);
    check_end(JUMBO, "B:W36:B22,31", "22-27", end, Article::Number(8));
}

#[test]
fn art_8_player_without_a_piece_loses() {
    check_moves(JUMBO, "W:W:B5", "");
    let end = win(Color::White, WinReason::NoPieces);
    check_end(JUMBO, "W:W28:B23", "28x19", end, Article::Number(8));
}

#[test]
fn art_8_own_men_may_block_too() {
    let end = win(Color::Black, WinReason::Blocked);
    let fen = "B:W31,36,37,41:B17,26,27,28,32";
    check_end(JUMBO, fen, "17-22", end, Article::Number(8));
}

#[test]
fn practice_agreement_and_resignation() {
    let agreed = draw(DrawReason::Agreed);
    check_end(JUMBO, KINGS, "offer black:accept", agreed, Article::Practice);
    let resigned = win(Color::Black, WinReason::Resigned);
    check_end(JUMBO, KINGS, "resign", resigned, Article::Practice);
}

#[test]
fn house_rule_lifted_at_once() {
    let during = Ruleset { removal: Removal::During, ..JUMBO };
    check_readings(
        (JUMBO, "20x19{12,14,22,23}"),
        (during, "20x19{12,14,22,23} 20x14{12,14,22,23} 20x10{12,14,22,23} 20x5{12,14,22,23}"),
        "W:WK20:B12,14,22,23",
    );
}

#[test]
fn house_rule_king_lands_right_behind() {
    let adjacent = Ruleset { king_landing: KingLanding::Adjacent, ..JUMBO };
    check_moves(adjacent, "W:WK46:B28", "46x23{28}");
    let fault = Fault::MustLandBehind(on10(23));
    check_fault(adjacent, "W:WK46:B28", "46x19", fault, Article::HouseRule);
}

#[test]
fn house_rule_huffing() {
    let huff = Ruleset { enforcement: Enforcement::Huff, ..JUMBO };
    check_position(huff, "W:W28,37:B1,23", "37-31 huff=28", "B:W31:B1,23");
    let refusal = Refusal::Illegal(Fault::MustCapture(all10(&[28])));
    check_refusal(JUMBO, "W:W28,37:B1,23", "37-31", refusal, Some(Article::Number(4)));
}

#[test]
fn house_rule_no_progress() {
    let limited = Ruleset { repetition: Repetition::None, no_progress: 50, ..JUMBO };
    let round = "47-42 4-9 42-47 9-4 ".repeat(12);
    check_goes_on(limited, KINGS, &format!("{round} 47-42"));
    let end = draw(DrawReason::NoProgress);
    check_end(limited, KINGS, &format!("{round} 47-42 4-9"), end, Article::HouseRule);
}
