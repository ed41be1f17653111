//! The game of many families: one captures or not, as one likes, and nothing
//! happens to those who do not.

mod check;

use damier_rules::variants::{DANISH, DJECO, ENGLISH, JUMBO, NORWEGIAN, SWEDISH};
use damier_rules::{
    Article, Attempt, Color, Enforcement, Fault, KingLanding, Leaves, Notation, Position,
    Promotion, Refusal, Remark, Ruleset, Touch, WinReason, perft,
};

use check::{
    attempt, check_end, check_fault, check_moves, check_position, check_refusal, check_remarks,
    game, house, on10, played, position, win,
};

/// The same box, played as many families do.
fn family(rules: Ruleset) -> Ruleset {
    Ruleset { enforcement: Enforcement::Optional, ..rules }
}

#[test]
fn a_quiet_move_beside_a_capture_is_legal_and_costs_nothing() {
    let fen = "W:W28,37:B1,23";
    check_moves(family(JUMBO), fen, "28x19{23} 28-22 37-31 37-32");
    let game = played(family(JUMBO), fen, "37-31");
    assert_eq!(game.missed_capture(), None);
    assert_eq!(game.outcome(), None);
    check_position(family(JUMBO), fen, "37-31", "B:W28,31:B1,23");
}

#[test]
fn nobody_huffs_demands_or_lets_stand() {
    let fen = "W:W28,37:B1,23";
    for rules in [DJECO, SWEDISH, NORWEGIAN, ENGLISH].map(family) {
        assert!(!rules.enforcement.allows_huff() && !rules.enforcement.allows_demand());
        assert!(!rules.enforcement.refusing_is_a_move());
    }
    let rules = family(DJECO);
    let here = Some(Article::HouseRule);
    check_refusal(rules, fen, "37-31 huff=28", Refusal::NoHuffing, here);
    check_refusal(rules, fen, "37-31 demand", Refusal::NoDemanding, here);
    check_refusal(rules, fen, "37-31 stand", Refusal::NothingToLetStand, None);
    let mut game = game(rules, fen);
    assert!(attempt(&mut game, "37-31").is_ok() && attempt(&mut game, "1-6").is_ok());
}

#[test]
fn a_man_may_stop_after_any_jump() {
    let fen = "W:W38:B33,23";
    check_moves(family(JUMBO), fen, "38x29{33} 38x18{23,33} 38-32");
    check_position(family(JUMBO), fen, "38x29", "B:W29:B23");
    // Short kings and men on the small board alike.
    check_moves(family(ENGLISH), "W:WK18:B14,6", "18x9{14} 18x2{6,14} 18-15 18-22 18-23");
}

#[test]
fn a_flying_king_may_stop_wherever_it_may_land() {
    let on_the_way =
        "46x37{41} 46x32{41} 46x28{41} 46x23{41} 46x19{41} 46x14{41} 46x10{41} 46x5{41}";
    let to_the_end = "46x17{22,41} 46x11{22,41} 46x6{22,41}";
    check_moves(family(JUMBO), "W:WK46:B41,22", &format!("{on_the_way} {to_the_end}"));
    check_moves(JUMBO, "W:WK46:B41,22", to_the_end);
}

#[test]
fn where_a_king_must_land_is_no_duty_to_capture() {
    let fen = "W:WK46:BK41,22";
    let behind = Ruleset { king_landing: KingLanding::BehindKing, ..family(JUMBO) };
    check_moves(behind, fen, "46x37{41} 46x17{22,41} 46x11{22,41} 46x6{22,41}");
    let fault = Fault::MustLandBehind(on10(37));
    check_fault(behind, fen, "46x32", fault, Article::HouseRule);
}

#[test]
fn any_capture_may_be_chosen() {
    let fen = "W:W24,48:B19,32,42";
    check_moves(JUMBO, fen, "48x28{32,42}");
    check_moves(family(JUMBO), fen, "24x13{19} 24-20 48x37{42} 48x28{32,42} 48-43");
}

#[test]
fn a_man_that_stops_on_the_far_row_is_crowned() {
    let fen = "W:W12:B8,9";
    let by = |promotion| Ruleset { promotion, ..family(JUMBO) };
    check_moves(by(Promotion::End), fen, "12x3{8}=K 12x14{8,9} 12-7");
    check_moves(by(Promotion::Stop), fen, "12x3{8}=K 12-7");
    let as_king = "12x14{8,9}=K 12x20{8,9}=K 12x25{8,9}=K";
    check_moves(by(Promotion::Continue), fen, &format!("12x3{{8}}=K {as_king} 12-7"));
}

#[test]
fn whoever_can_only_capture_has_no_other_move() {
    check_moves(family(JUMBO), "W:W6:B1", "");
    check_moves(family(JUMBO), "W:W26:B21", "26x17{21}");
    check_moves(family(JUMBO), "W:W31:B26,27", "31x22{27}");
    let end = win(Color::White, WinReason::NoPieces);
    check_end(family(DANISH), "W:W26:B22", "26x17", end, end.article(&family(DANISH)));
}

#[test]
fn a_touched_piece_moves_but_need_not_capture() {
    let rules = Ruleset { touch: Touch::Binding, ..family(JUMBO) };
    let fen = "W:W28,37:B1,23";
    check_position(rules, fen, "touch=28 28-22", "B:W22,37:B1,23");
    check_position(rules, fen, "touch=37 37-31", "B:W28,31:B1,23");
    let refusal = Refusal::TouchedPieceMustMove(on10(37));
    check_refusal(
        rules,
        fen,
        "touch=37 28x19",
        refusal,
        Some(rules.article(damier_rules::Topic::Touch)),
    );
}

#[test]
fn a_friendly_program_leaves_the_choice() {
    for rules in [JUMBO, DJECO, SWEDISH].map(family) {
        assert_eq!(rules.friendly().enforcement, Enforcement::Optional);
    }
}

#[test]
fn nothing_is_said_to_have_been_due() {
    let (rules, fen) = (family(JUMBO), "W:W38:B33,23");
    check_remarks(rules, fen, "38x29", &[(Remark::FreeChoice, Article::HouseRule)]);
    check_remarks(rules, fen, "38x18", &[]);
    check_remarks(rules, fen, "38-32", &[]);
}

#[test]
fn a_quiet_move_and_a_capture_to_the_same_square_are_told_apart() {
    let (rules, fen) = (family(JUMBO), "W:WK28:B12,13,22");
    let pos = position(&rules, fen);
    let moves = pos.legal_moves(&rules).unwrap();
    let joining: Vec<String> = moves
        .iter()
        .filter(|m| (m.from, m.to) == (on10(28), on10(19)))
        .map(|&m| pos.text(&rules, m, Notation::Numeric).unwrap())
        .collect();
    assert_eq!(joining, ["28x17x8x19", "28-19"]);
    for text in &joining {
        let read = pos.parse_move(&rules, text).unwrap();
        assert_eq!(read.is_capture(), text.contains('x'), "{text}");
    }
    let vague = Attempt::parse("28x19", rules.board).unwrap();
    assert!(pos.find_move(&rules, vague, &moves).is_err(), "a cross is no quiet move");
}

#[test]
fn the_rule_has_a_word_of_its_own() {
    assert_eq!(family(JUMBO).to_string(), "jumbo/optional");
    assert_eq!(house("swedish/optional"), family(SWEDISH));
    // The word of the free choice among captures means what it meant.
    assert_eq!(house("norwegian/free/optional").to_string(), "norwegian/free/optional");
}

#[test]
fn the_first_moves_are_as_many_as_counted() {
    // Nothing can be taken before the fourth ply; then the ways part.
    for rules in [JUMBO, ENGLISH] {
        let count = |rules: &Ruleset, depth| {
            perft(&Position::initial(rules), rules, depth, Leaves::Count).unwrap()
        };
        assert_eq!(count(&family(rules), 2), count(&rules, 2));
        assert!(count(&family(rules), 4) > count(&rules, 4), "{rules}");
    }
}
