//! Djeco's 10×10 game: points 1 to 7, capturing, and the end of the game.

use damier_rules::variants::DJECO;
use damier_rules::{
    Article, Color, DrawReason, Enforcement, Fault, Offence, Position, Promotion, Refusal, Removal,
    Repetition, Role, Ruleset, WinReason,
};

use crate::check::{
    all10, check_end, check_fault, check_goes_on, check_moves, check_position, check_readings,
    check_refusal, draw, on10, played, win,
};

const KINGS: &str = "W:WK47:BK4";

#[test]
fn opening_twenty_men_each_and_blue_begins() {
    assert_eq!(Position::initial(&DJECO).turn(), Color::White);
    check_moves(DJECO, "W:W31-50:B1-20", "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30");
}

#[test]
fn opening_touching_binds_to_nothing() {
    check_position(DJECO, "W:W31,32:B1", "touch=31 32-28", "B:W28,31:B1");
}

#[test]
fn point_1_man_moves_one_square_diagonally_forward() {
    check_moves(DJECO, "W:W28:B1", "28-22 28-23");
    let one = Article::Point(1);
    check_fault(DJECO, "W:W28:B1", "28-33", Fault::MenDoNotMoveBack, one);
    check_fault(DJECO, "W:W28:B1", "28-18", Fault::NotOnALine(Role::Man), one);
    check_fault(DJECO, "W:W28:B1", "28-19", Fault::ManMovesOneStep, one);
}

#[test]
fn point_1_man_is_crowned_where_its_move_ends() {
    check_moves(DJECO, "W:W7:B26", "7-1=K 7-2=K");
    check_moves(DJECO, "B:W43,44:B38", "38x40{43,44}");
    // Only point 4 speaks of "the man" that goes on.
    let fault = Fault::NotCrownedInPassing;
    check_fault(DJECO, "B:W43,44:B38", "38x35", fault, Article::Point(4));
}

#[test]
fn point_1_readings_of_crowning() {
    let goes_on = Ruleset { promotion: Promotion::Continue, ..DJECO };
    let stops = Ruleset { promotion: Promotion::Stop, ..DJECO };
    let fen = "B:W43,44:B38";
    check_readings((DJECO, "38x40{43,44}"), (goes_on, "38x40{43,44}=K 38x35{43,44}=K"), fen);
    check_moves(stops, fen, "38x49{43}=K");
    let fault = Fault::CrowningEndsMove;
    check_fault(stops, fen, "38x40", fault, Article::HouseRule);
}

#[test]
fn point_2_king_runs_any_distance_on_four_diagonals() {
    check_moves(DJECO, "W:WK46:B4", "46-41 46-37 46-32 46-28 46-23 46-19 46-14 46-10 46-5");
}

#[test]
fn point_3_man_captures_forward_and_backward() {
    check_moves(DJECO, "W:W22:B28", "22x33{28}");
    check_moves(DJECO, "W:W28:B23", "28x19{23}");
    check_moves(DJECO, "W:W28:B19,23", "28-22");
    let fault = Fault::NoRoomBehind(on10(23), Role::Man);
    check_fault(DJECO, "W:W28:B19,23", "28x14", fault, Article::Point(3));
}

#[test]
fn point_2_king_leaves_its_diagonals() {
    let fault = Fault::NotOnALine(Role::King);
    check_fault(DJECO, "W:WK46:B4", "46-36", fault, Article::Point(2));
}

#[test]
fn point_4_man_goes_on_capturing_as_a_man() {
    check_moves(DJECO, "W:W48:B23,32,42", "48x19{23,32,42}");
    let fault = Fault::CaptureNotFinished(all10(&[32]), Role::Man);
    check_fault(DJECO, "W:W48:B23,32,42", "48x37", fault, Article::Point(4));
}

#[test]
fn point_5_king_captures_near_and_far() {
    check_moves(DJECO, "W:WK46:B28", "46x23{28} 46x19{28} 46x14{28} 46x10{28} 46x5{28}");
    check_moves(DJECO, "W:WK46:B5", "46-41 46-37 46-32 46-28 46-23 46-19 46-14 46-10");
}

#[test]
fn point_6_king_changes_diagonals() {
    check_moves(DJECO, "W:WK46:B32,40", "46x45{32,40}");
    check_moves(DJECO, "W:WK46:B14,32", "46x10{14,32} 46x5{14,32}");
}

#[test]
fn point_6_lets_a_king_go_on_and_point_7_makes_it() {
    let fault = Fault::MustLandToGoOn(all10(&[23]));
    check_fault(DJECO, "W:WK46:B32,40", "46x28", fault, Article::Point(7));
    let fault = Fault::CaptureNotFinished(all10(&[40]), Role::King);
    check_fault(DJECO, "W:WK46:B32,40", "46x23", fault, Article::Point(7));
}

#[test]
fn practice_captured_pieces_stay_until_the_end() {
    check_moves(DJECO, "W:WK20:B12,14,22,23", "20x19{12,14,22,23}");
    let fault = Fault::CapturedPiecesStay;
    check_fault(DJECO, "W:WK20:B12,14,22,23", "20x5", fault, Article::Practice);
    let during = Ruleset { removal: Removal::During, ..DJECO };
    check_moves(
        during,
        "W:WK20:B12,14,22,23",
        "20x19{12,14,22,23} 20x14{12,14,22,23} 20x10{12,14,22,23} 20x5{12,14,22,23}",
    );
}

#[test]
fn point_7_most_pieces_go_first_and_a_king_counts_one() {
    check_moves(DJECO, "W:W24,48:B19,32,42", "48x28{32,42}");
    check_moves(DJECO, "B:W23,34,44,K22,K31:B18", "18x49{23,34,44}=K");
    let fault = Fault::MustCaptureMore { best: 2, yours: 1, pieces: all10(&[48]) };
    check_fault(DJECO, "W:W24,48:B19,32,42", "24x13", fault, Article::Point(7));
}

#[test]
fn capturing_is_compulsory() {
    let fault = Fault::MustCapture(all10(&[28]));
    check_fault(DJECO, "W:W28,37:B1,23", "37-31", fault, Article::Capturing);
}

#[test]
fn capturing_missed_is_huffed_and_huffing_is_no_move() {
    check_position(DJECO, "W:W28,37:B1,23", "37-31 huff=28", "B:W31:B1,23");
    check_position(DJECO, "W:W28,37:B1,23", "37-31 huff=28 1-6", "W:W31:B6,23");
    let refusal = Refusal::NothingToHuff;
    check_refusal(DJECO, "W:W28,37:B1,23", "37-31 huff=31", refusal, Some(Article::Capturing));
}

#[test]
fn capturing_cannot_be_demanded() {
    let fen = "W:W28,37:B1,23";
    let refusal = Refusal::NoDemanding;
    check_refusal(DJECO, fen, "37-31 demand", refusal, Some(Article::Capturing));
    let demand = Ruleset { enforcement: Enforcement::HuffOrDemand, ..DJECO };
    check_position(demand, fen, "37-31 demand 28x19", "B:W19,37:B1");
}

#[test]
fn capturing_too_few_is_an_offence_or_not() {
    let fen = "W:W24,48:B19,32,42";
    check_position(DJECO, fen, "24x13 huff=48", "B:W13:B32,42");
    let unfinished = Ruleset { offence: Offence::Unfinished, ..DJECO };
    let fault = Fault::MustCaptureMore { best: 2, yours: 1, pieces: all10(&[48]) };
    let refusal = Refusal::Illegal(fault);
    check_refusal(unfinished, fen, "24x13", refusal, Some(Article::Point(7)));
    check_position(unfinished, fen, "24-20 huff=48", "B:W20:B19,32,42");
}

#[test]
fn ending_no_piece_or_no_move_loses() {
    let end = win(Color::White, WinReason::NoPieces);
    check_end(DJECO, "W:W28:B23", "28x19", end, Article::Ending);
    let end = win(Color::Black, WinReason::Blocked);
    check_end(DJECO, "B:W36:B22,31", "22-27", end, Article::Ending);
}

#[test]
fn ending_third_time_is_a_draw() {
    let shuttle = "47-42 4-9 42-47 9-4 47-42 4-9 42-47 9-4";
    check_end(DJECO, KINGS, shuttle, draw(DrawReason::Position3), Article::Ending);
    let same3 = Ruleset { repetition: Repetition::Same3, ..DJECO };
    let ninth = format!("{shuttle} 47-42");
    check_end(same3, KINGS, &ninth, draw(DrawReason::Same3), Article::HouseRule);
}

#[test]
fn ending_twenty_moves_each_without_progress() {
    let rules = Ruleset { repetition: Repetition::None, ..DJECO };
    let round = "47-42 4-9 42-47 9-4 ";
    let forty = round.repeat(10);
    let before = forty.trim().rsplit_once(' ').unwrap().0;
    check_goes_on(rules, KINGS, before);
    assert_eq!(played(rules, KINGS, before).draw_countdown(), Some((DrawReason::NoProgress, 1)));
    check_end(rules, KINGS, &forty, draw(DrawReason::NoProgress), Article::Ending);
    let twenty_plies = Ruleset { no_progress: 20, ..rules };
    let end = draw(DrawReason::NoProgress);
    check_end(twenty_plies, KINGS, &round.repeat(5), end, Article::HouseRule);
}
