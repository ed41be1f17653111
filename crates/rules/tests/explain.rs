//! Every reason why a move is not allowed, and everything that is said about
//! one that is: a table of positions.

mod check;

use damier_rules::variants::{
    CZECH, DANISH, DJECO, ENGLISH, FINNISH, FRISIAN, ITALIAN, JUMBO, KILLER, NORWEGIAN, SPANISH,
    SWEDISH,
};
use damier_rules::{
    Article, Attempt, Criterion, Explanation, Fault, Remark, Role, Ruleset, Square,
};

use check::{check_fault, check_remarks, explain, house, position};

fn at(rules: &Ruleset, number: u32) -> Square {
    rules.board.square(number).expect("a square of the board")
}

fn all(rules: &Ruleset, numbers: &[u32]) -> Vec<Square> {
    numbers.iter().map(|&number| at(rules, number)).collect()
}

/// Rules, position, move, what forbids it, where that is printed, and the
/// squares to point at.
type Row = (Ruleset, &'static str, &'static str, Fault, Article, &'static [u32]);

#[track_caller]
fn check(rows: Vec<Row>) {
    for (rules, fen, text, fault, article, squares) in rows {
        assert_eq!(fault.squares(), all(&rules, squares), "{rules} {fen} {text}");
        check_fault(rules, fen, text, fault, article);
    }
}

#[test]
fn faults_of_squares() {
    let (r, one) = (JUMBO, Article::Number(1));
    let fen = "W:W28,37:B1";
    check(vec![
        (r, fen, "27-22", Fault::NoPiece(at(&r, 27)), one, &[27]),
        (r, fen, "1-6", Fault::NotYourPiece(at(&r, 1)), one, &[1]),
        (r, fen, "28-28", Fault::StaysPut(at(&r, 28)), one, &[28]),
        (r, "W:W28,22:B1", "28-22", Fault::SquareTaken(at(&r, 22)), one, &[22]),
        (r, "W:W28:B19,22,17", "28-22", Fault::SquareTaken(at(&r, 22)), one, &[22]),
    ]);
}

#[test]
fn faults_of_pieces_that_may_not_move_at_all() {
    let reach = |rules: Ruleset, fen: &str, square: u32| {
        position(&rules, fen).explain_piece(&rules, at(&rules, square))
    };
    let r = JUMBO;
    let fen = "W:W32,37,41,42,46,47:B28,19,1";
    assert_eq!(reach(r, fen, 32), None);
    assert_eq!(reach(r, fen, 37), Some(Fault::MustCapture(all(&r, &[32]))));
    assert_eq!(reach(r, fen, 47), Some(Fault::Blocked(at(&r, 47), Role::Man)));
    assert_eq!(reach(r, fen, 1), Some(Fault::NotYourPiece(at(&r, 1))));
    assert_eq!(reach(r, fen, 20), Some(Fault::NoPiece(at(&r, 20))));
    let fewer = Fault::MustCaptureMore { best: 3, yours: 1, pieces: all(&r, &[32]) };
    assert_eq!(reach(r, "W:W32,15:B28,19,10,1", 15), Some(fewer));
    let king = Fault::Blocked(at(&r, 46), Role::King);
    assert_eq!(reach(r, "W:WK46,41,37,36,32:B1", 46), Some(king));
    let rest = Fault::KingMustRest(at(&FRISIAN, 46));
    assert_eq!(reach(FRISIAN, "W:WK46,31:B5:+0+346", 46), Some(rest));
}

#[test]
fn faults_of_men() {
    let (jumbo, english) = (JUMBO, ENGLISH);
    let one = Article::Number(1);
    check(vec![
        (jumbo, "W:W28:B1", "28-32", Fault::MenDoNotMoveBack, one, &[]),
        (jumbo, "W:W28:B1", "28-39", Fault::MenDoNotMoveBack, one, &[]),
        (jumbo, "W:W28:B1", "28-17", Fault::ManMovesOneStep, one, &[]),
        (jumbo, "W:W28:B1", "28-27", Fault::NotOnALine(Role::Man), one, &[]),
        (english, "W:W14:B18", "14x23", Fault::MenDoNotCaptureBack, Article::Number(2), &[]),
        (ITALIAN, "W:W22:BK18", "22x13", Fault::MenDoNotTakeKings, Article::Practice, &[]),
    ]);
}

#[test]
fn faults_of_kings() {
    let four = Article::Number(4);
    let (swedish, killer) = (SWEDISH, KILLER);
    let rest = Fault::KingMustRest(at(&FRISIAN, 46));
    check(vec![
        (ENGLISH, "W:WK18:B12", "18-11", Fault::KingMovesOneStep, four, &[]),
        (NORWEGIAN, "W:WK18:B12", "18-11", Fault::KingMovesOneStep, Article::Point(3), &[]),
        (NORWEGIAN, "W:WK29:B15", "29x4", Fault::KingCapturesNearby, Article::Point(4), &[]),
        (
            swedish,
            "W:WK29:B15",
            "29x8",
            Fault::MustLandBehind(at(&swedish, 11)),
            Article::Point(4),
            &[11],
        ),
        (
            killer,
            "W:WK46:BK28",
            "46x19",
            Fault::MustLandBehind(at(&killer, 23)),
            Article::Practice,
            &[23],
        ),
        (FRISIAN, "W:WK46,31:B5:+0+346", "46-41", rest, Article::Practice, &[46]),
    ]);
}

#[test]
fn faults_of_not_capturing() {
    let r = JUMBO;
    let (four, five) = (Article::Number(4), Article::Number(5));
    let due = Fault::MustCapture(all(&r, &[28, 29]));
    let unfinished = Fault::CaptureNotFinished(all(&r, &[32]), Role::Man);
    let land = Fault::MustLandToGoOn(all(&r, &[23]));
    let more = Fault::MustCaptureMore { best: 2, yours: 1, pieces: all(&r, &[48]) };
    check(vec![
        (r, "W:W28,29,37:B1,23", "37-31", due, four, &[28, 29]),
        (r, "W:W48:B23,32,42", "48x37", unfinished, four, &[32]),
        (r, "W:WK46:B32,40", "46x28", land.clone(), five, &[23]),
        (r, "W:WK46:B32,40", "46x19", land, five, &[23]),
        (r, "W:W24,48:B19,32,42", "24x13", more, five, &[48]),
    ]);
}

#[test]
fn faults_of_precedence() {
    let prefer = |rules: &Ruleset, criterion, pieces| Fault::MustPrefer {
        criterion,
        pieces: all(rules, pieces),
    };
    let practice = Article::Practice;
    let with_king = prefer(&CZECH, Criterion::WithKing, &[29]);
    let kings = prefer(&SPANISH, Criterion::Kings, &[24]);
    let first = prefer(&ITALIAN, Criterion::FirstKing, &[19]);
    let value = prefer(&FRISIAN, Criterion::FrisianValue, &[18]);
    check(vec![
        (CZECH, "W:W23,K29:B11,19", "23x7", with_king, practice, &[29]),
        (SPANISH, "W:W22,24:B18,K20", "22x13", kings, practice, &[24]),
        (ITALIAN, "W:WK19:B5,K7,K14,15", "19x3", first, practice, &[19]),
        (FRISIAN, "B:W23,34,44,K22,K31:B18", "18x49", value, practice, &[18]),
    ]);
}

#[test]
fn faults_of_crowning() {
    let (end, stop) = (Fault::NotCrownedInPassing, Fault::CrowningEndsMove);
    check(vec![
        (JUMBO, "B:W43,44:B38", "38x35", end.clone(), Article::Number(2), &[]),
        (DJECO, "B:W43,44:B38", "38x35", end.clone(), Article::Point(4), &[]),
        (ENGLISH, "W:W11:B6,7", "11x9", stop.clone(), Article::Number(4), &[]),
        (NORWEGIAN, "W:W11:B6,7", "11x9", stop.clone(), Article::Point(2), &[]),
        // Only a king that flies could go there.
        (ENGLISH, "W:W11:B6,7", "11x13", stop.clone(), Article::Number(4), &[]),
        (NORWEGIAN, "W:W11:B6,7", "11x13", stop, Article::Point(2), &[]),
        (SWEDISH, "W:W11:B6,7", "11x13", end, Article::Point(2), &[]),
    ]);
}

#[test]
fn faults_of_the_way() {
    let r = JUMBO;
    let (one, four) = (Article::Number(1), Article::Point(4));
    let own = Fault::OwnPieceInTheWay(at(&r, 32), Role::Man);
    let room = Fault::NoRoomBehind(at(&r, 23), Role::Man);
    let stay = Fault::CapturedPiecesStay;
    check(vec![
        (r, "W:W28:B19,23", "28x14", room, Article::Number(4), &[23]),
        (r, "W:W28:B1", "28-22-17", Fault::NoSuchWay, one, &[]),
        (SWEDISH, "W:WK15:B11,22", "15x8{11,22}", stay, four, &[]),
        (r, "W:W32,37:B1", "37x28", own, one, &[32]),
    ]);
}

#[test]
fn faults_of_a_kings_way_cite_the_kings_articles() {
    let r = JUMBO;
    let four = Article::Number(4);
    let own = Fault::OwnPieceInTheWay(at(&r, 32), Role::King);
    let room = Fault::NoRoomBehind(at(&r, 28), Role::King);
    check(vec![
        (r, "W:WK46:B1", "46-36", Fault::NotOnALine(Role::King), Article::Number(3), &[]),
        (r, "W:WK46,32:B1", "46-23", own, Article::Number(3), &[32]),
        (r, "W:WK46:B23,28", "46x19", room, four, &[28]),
        (r, "W:WK46:B1", "46x5{28}", Fault::NothingToCapture, four, &[]),
    ]);
}

#[test]
fn no_room_behind_only_where_there_is_none() {
    for (fen, text) in [("W:W28:B17", "28x11"), ("W:W28:B23", "28x14")] {
        let got = explain(&JUMBO, fen, text);
        let wrong = matches!(got, Explanation::Illegal(Fault::NoRoomBehind(..)));
        assert!(!wrong, "{fen} {text}: {got:?}");
    }
}

#[test]
fn landing_square_is_behind_the_piece_that_was_jumped_too_far() {
    let fault = Fault::MustLandBehind(at(&SWEDISH, 8));
    check_fault(SWEDISH, "W:WK29:B11,22", "29x4", fault, Article::Point(4));
}

#[test]
fn nothing_to_capture() {
    let got = explain(&JUMBO, "W:WK46:B1", "46x5{28}");
    assert_eq!(got, Explanation::Illegal(Fault::NothingToCapture));
}

const TANGLE: &str = "W:WK46:B8,11,16,18,19,24,30,33,35,37,39,44";

#[test]
fn too_complex() {
    let got = explain(&FRISIAN, TANGLE, "46-46");
    assert_eq!(got, Explanation::Illegal(Fault::TooComplex));
}

#[test]
fn too_complex_is_no_fault_of_a_legal_move() {
    let worse = "W:WK46:B7,14,16,18,19,21,22,24,27,31,33,38";
    for (rules, fen) in [(FRISIAN, TANGLE), (house("frisian/during"), worse)] {
        let pos = position(&rules, fen);
        for m in pos.legal_moves(&rules).expect("the generator copes") {
            let attempt = Attempt {
                squares: vec![m.from, m.to],
                captured: Some(m.captured),
                crossed: m.is_capture(),
            };
            let got = pos.explain(&rules, &attempt);
            let wrong = matches!(got, Explanation::Illegal(_));
            assert!(!wrong, "{rules} {fen} {m}: {got:?}");
        }
    }
}

#[test]
fn ambiguous_moves_are_listed() {
    let got = explain(&JUMBO, "B:W8,11,19,20,26,38:BK25,41", "25x6");
    assert!(matches!(got, Explanation::Ambiguous(moves) if moves.len() == 2));
}

#[test]
fn quiet_moves_need_no_remark() {
    check_remarks(JUMBO, "W:W28:B1", "28-22", &[]);
    check_remarks(JUMBO, "W:WK46:B1", "46-5", &[]);
}

#[test]
fn a_crowning_move_is_remarked() {
    let crowned = |article| (Remark::Crowned, article);
    check_remarks(ENGLISH, "W:W7:B12", "7-2", &[crowned(Article::Number(4))]);
    check_remarks(JUMBO, "W:W7:B26", "7-1", &[crowned(Article::Number(2))]);
    let due = (Remark::CaptureWasDue, Article::Number(4));
    check_remarks(JUMBO, "W:W12:B8", "12x3", &[due, crowned(Article::Number(2))]);
    let due = (Remark::CaptureWasDue, Article::Point(4));
    check_remarks(FINNISH, "W:W11:B7", "11x2", &[due, crowned(Article::Point(2))]);
}

#[test]
fn remarks_on_men() {
    let due = (Remark::CaptureWasDue, Article::Number(4));
    let back = (Remark::CapturedBackward, Article::Number(1));
    check_remarks(JUMBO, "W:W28:B23", "28x19", &[due]);
    check_remarks(JUMBO, "W:W22:B28", "22x33", &[due, back]);
    let round = (Remark::RoundTrip, Article::Number(4));
    let fen = "W:W33:B18,19,28,29";
    check_remarks(JUMBO, fen, "33x33", &[due, back, round]);
}

#[test]
fn remarks_on_crowning() {
    let due = (Remark::CaptureWasDue, Article::Point(4));
    let passing = (Remark::CrownedInPassing, Article::Point(2));
    check_remarks(DANISH, "W:W11:B6,7", "11x13", &[due, passing]);
    check_remarks(FINNISH, "W:W11:B6,7", "11x9", &[due, passing]);
    let back = (Remark::CapturedBackward, Article::Point(4));
    let passed = (Remark::PassedFarRow, Article::Point(2));
    check_remarks(SWEDISH, "W:W11:B6,7", "11x9", &[due, back, passed]);
    let due = (Remark::CaptureWasDue, Article::Capturing);
    let back = (Remark::CapturedBackward, Article::Point(3));
    let passed = (Remark::PassedFarRow, Article::Point(4));
    check_remarks(DJECO, "B:W43,44:B38", "38x40", &[due, back, passed]);
    let due = (Remark::CaptureWasDue, Article::Number(3));
    let ended = (Remark::CrowningEndedMove, Article::Number(4));
    check_remarks(ENGLISH, "W:W11:B6,7", "11x2", &[due, ended]);
}

#[test]
fn remarks_on_kings() {
    let due = (Remark::CaptureWasDue, Article::Number(4));
    let flew = (Remark::KingFlew, Article::Number(4));
    check_remarks(JUMBO, "W:WK46:B28", "46x23", &[due, flew]);
    check_remarks(JUMBO, "W:WK46:B41", "46x28", &[due, flew]);
    check_remarks(JUMBO, "W:WK46:B41", "46x37", &[due]);
}

#[test]
fn remarks_on_kings_that_fly_and_turn() {
    let due = (Remark::CaptureWasDue, Article::Number(4));
    let flew = (Remark::KingFlew, Article::Number(4));
    check_remarks(JUMBO, "W:WK46:B32,40", "46x45", &[due, flew]);
}

#[test]
fn remarks_on_the_choice() {
    let due = |n| (Remark::CaptureWasDue, Article::Number(n));
    let most = (Remark::TookTheMost(2), Article::Number(5));
    check_remarks(JUMBO, "W:W24,48:B19,32,42", "48x28", &[due(4), most]);
    let free = (Remark::FreeChoice, Article::Number(3));
    check_remarks(ENGLISH, "W:W26:B15,22,23", "26x17", &[due(3), free]);
    check_remarks(ENGLISH, "W:W26:B15,22,23", "26x10", &[due(3)]);
}

#[test]
fn remarks_on_a_choice_that_numbers_do_not_bind() {
    // Both are legal: a king would go first, but numbers do not count.
    let fen = "W:W18:B7,14,15";
    let due = (Remark::CaptureWasDue, Article::Practice);
    let free = (Remark::FreeChoice, Article::Practice);
    let ended = (Remark::CrowningEndedMove, Article::Practice);
    check_remarks(CZECH, fen, "18x2", &[due, ended]);
    check_remarks(CZECH, fen, "18x9", &[due, free]);
}
