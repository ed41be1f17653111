//! Positions that would keep a generator busy for minutes: bounded work, and
//! an error instead of a wrong answer.

use damier_rules::{Fen, FenError, Game, Position, Ruleset, perft, variants};

fn king_against_kings(white: &[u32], black: &[u32]) -> String {
    let list = |squares: &[u32]| {
        let kings: Vec<String> = squares.iter().map(|square| format!("K{square}")).collect();
        kings.join(",")
    };
    format!("W:W{}:B{}", list(white), list(black))
}

#[test]
fn more_kings_than_a_game_has_pieces_are_refused() {
    let fen = "W:WK1-33:BK34-50";
    let Err(FenError::Setup(errors)) = Position::from_fen(fen, &variants::FRISIAN) else {
        panic!("33 kings are no position");
    };
    assert_eq!(errors.too_many.white, Some(33));
    assert_eq!(errors.too_many.black, None);
}

#[test]
fn a_monster_of_captures_is_an_error_not_a_wrong_answer() {
    // By Frisian rules with pieces lifted at once, one king can walk among
    // these in more ways than anybody will count.
    let rules: Ruleset = "frisian/during".parse().expect("a house rule");
    let black = [18, 40, 16, 14, 38, 33, 7, 30, 50, 23, 41, 34, 17, 12, 27, 21, 3, 24];
    let fen = king_against_kings(&[29], &black);
    let Err(FenError::Setup(errors)) = Position::from_fen(&fen, &rules) else {
        panic!("{fen} has too many captures");
    };
    assert!(errors.too_complex);
    assert!(Fen::parse(&fen, rules.board).is_ok());
}

#[test]
fn a_tangle_of_captures_still_has_an_answer() {
    let fen = "W:WK46:B8,11,16,18,19,24,30,33,35,37,39,44";
    let pos = Position::from_fen(fen, &variants::FRISIAN).expect("a position");
    let moves = pos.legal_moves(&variants::FRISIAN).expect("listed within the bound");
    assert!(!moves.is_empty() && moves.iter().all(|m| m.is_capture()));
    let count = perft(&pos, &variants::FRISIAN, 1, damier_rules::Leaves::Count);
    assert_eq!(count, Ok(moves.len() as u64));
}

/// Captures that the generator lists, but that nobody walks in all ways.
const TANGLES: [(&str, &str); 4] = [
    ("frisian/touch-move", "W:WK1,K6,K45:BK3,7,8,K13,20,21,K22,K24,28,K29,33,35,36,K42,K43,K47"),
    ("frisian", "W:WK46:B8,11,16,18,19,24,30,33,35,37,39,44"),
    ("frisian/during", "W:WK46:B7,14,16,18,19,21,22,24,27,31,33,38"),
    ("frisian/during/any", "W:WK46:B7,14,16,18,19,21,22,24,27,31,33,38"),
];

#[test]
fn a_legal_move_has_a_way_and_a_text_however_many_ways_there_are() {
    for (rules, fen) in TANGLES {
        let rules: Ruleset = rules.parse().expect("a ruleset");
        let pos = Position::from_fen(fen, &rules).expect("a position");
        let legal = pos.legal_moves(&rules).expect("the generator copes");
        assert!(legal.len() > 1, "{rules} {fen}");
        for &m in &legal {
            let place = format!("{rules} {fen} {m}");
            let routes = pos.routes(&rules, m);
            let route = routes.as_ref().ok().and_then(|routes| routes.first()).expect(&place);
            let ends = (route.squares.first(), route.squares.last());
            assert_eq!(ends, (Some(&m.from), Some(&m.to)), "{place}");
            assert_eq!(
                route.captured.iter().copied().collect::<damier_rules::Bitboard>(),
                m.captured
            );
            let text = pos.text_among(&rules, m, &legal, damier_rules::Notation::Numeric);
            assert_eq!(pos.parse_move(&rules, &text), Ok(m), "{place}: {text}");
        }
    }
}

#[test]
fn a_legal_move_is_permitted_however_many_offences_there_are() {
    for (rules, fen) in TANGLES {
        let rules: Ruleset = format!("{rules}/huff").parse().expect("a ruleset");
        let pos = Position::from_fen(fen, &rules).expect("a position");
        let legal = pos.legal_moves(&rules).expect("the generator copes");
        let mut game = Game::from_position(rules, pos);
        let permitted = game.permitted_moves().expect("the legal ones at least");
        assert!(legal.iter().all(|m| permitted.contains(m)), "{rules} {fen}");
        game.apply(pos.turn(), damier_rules::Action::Move(legal[0])).expect("a legal move");
    }
}
