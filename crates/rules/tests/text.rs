//! Texts: positions, moves, house rules and games, as they are read and written.

mod check;

use damier_rules::variants::{DANISH, DJECO, ENGLISH, FRISIAN, INTERNATIONAL, JUMBO, RUSSIAN};
use damier_rules::{
    Attempt, ByColor, Color, Contradiction, Fen, FenError, FenProblem, Game, LogError,
    MoveTextError, Notation, ParseMoveError, ParseRulesetError, Position, Refusal, Ruleset,
    SetupErrors,
};

use check::{all10, house, on10, played, position};

#[track_caller]
fn check_reads_as(rules: Ruleset, text: &str, written: &str) {
    let pos = position(&rules, text);
    assert_eq!(pos.fen(&rules), written, "{text}");
    assert_eq!(position(&rules, written), pos, "{text}");
}

#[track_caller]
fn setup_errors(rules: Ruleset, text: &str) -> SetupErrors {
    match Position::from_fen(text, &rules) {
        Err(FenError::Setup(errors)) => errors,
        other => panic!("{text}: {other:?}"),
    }
}

#[track_caller]
fn check_problem(text: &str, offset: usize, problem: FenProblem) {
    let error = Fen::parse(text, JUMBO.board).expect_err(text);
    assert_eq!((error.problem, error.offset), (problem, offset), "{text}");
}

#[test]
fn fen_is_read_leniently() {
    let plain = "W:W31,32,K40:B1,2";
    for text in [
        "W:W31,32,K40:B1,2",
        "W:W31,32,K40:B1,2.",
        "\"W:W31,32,K40:B1,2\"",
        "\"W:W31,32,K40:B1,2.\"",
        " W : W 31 , 32 , K40 : B 1 , 2 ",
        "W:B1,2:W31,32,K40",
        "w:w31,32,k40:b1,2",
        "W:W31-32,K40:B1-2",
        "W:W032,031,K40:B01,2",
        "W:W31,32,K40:B1,2:H3:F12",
    ] {
        check_reads_as(JUMBO, text, plain);
    }
}

#[test]
fn fen_ranges_of_kings_and_empty_sides() {
    check_reads_as(JUMBO, "B:WK46-48:B1-3", "B:WK46,K47,K48:B1,2,3");
    check_reads_as(JUMBO, "B:WK46-K48:B1", "B:WK46,K47,K48:B1");
    check_reads_as(JUMBO, "W:W:B5", "W:W:B5");
    check_reads_as(JUMBO, "W:B5", "W:W:B5");
}

#[test]
fn fen_in_algebraic_squares() {
    check_reads_as(DANISH, "W:Wa1,Kc3:Bb8", "W:WK22,29:B1");
    check_reads_as(RUSSIAN, "B:WA1,C3:BH8", "B:W22,29:B4");
    check_reads_as(JUMBO, "W:Wa1:Bj10", "W:W46:B5");
}

#[test]
fn fen_tail_counts() {
    let fen = Fen::parse("W:W31:B1:H7:F30", JUMBO.board).unwrap();
    assert_eq!((fen.quiet_plies, fen.move_number), (Some(7), Some(30)));
    check_problem("W:W31:B1:H7x", 10, FenProblem::Tail);
    check_problem("W:W31:B1:Fx", 10, FenProblem::Tail);
}

#[test]
fn fen_tail_of_walking_kings() {
    let text = "W:WK46,31:BK5,20:+105+246";
    let pos = position(&FRISIAN, text);
    let walk = pos.king_walk(Color::White).expect("a walking king");
    assert_eq!((walk.king.number(), walk.moves), (46, 2));
    let walk = pos.king_walk(Color::Black).expect("a walking king");
    assert_eq!((walk.king.number(), walk.moves), (5, 1));
    check_reads_as(FRISIAN, text, "W:W31,K46:BK5,20:+105+246");
    check_reads_as(FRISIAN, "W:WK46:B20:+0+0", "W:WK46:B20");
    assert!(setup_errors(FRISIAN, "W:WK46,31:B20:+0+231").no_such_walk);
    assert!(setup_errors(JUMBO, "W:WK46,31:B20:+0+246").no_such_walk);
}

#[test]
fn fen_text_errors_say_where() {
    check_problem("", 0, FenProblem::Turn);
    check_problem("X:W31:B1", 0, FenProblem::Turn);
    check_problem("W:X31:B1", 2, FenProblem::Color);
    check_problem("W::B1", 2, FenProblem::Color);
    check_problem("W:W31:W32", 6, FenProblem::ColorTwice);
    check_problem("W:W31,:B1", 6, FenProblem::Square);
    check_problem("W:W31,x:B1", 6, FenProblem::Square);
    check_problem("W:W50-31:B1", 3, FenProblem::Range);
    check_problem("W:W31,G12:B1", 6, FenProblem::Ghost);
    check_problem("W:W31,P12:B1", 6, FenProblem::Ghost);
    check_problem("W:W31:B1:+1", 11, FenProblem::Tail);
}

#[test]
fn fen_of_garbage_is_refused_quickly() {
    for garbage in ["W", ":", "31,", "K", "\"", "W:W", "é", "-", "1-"] {
        let text = garbage.repeat(100_000 / garbage.len());
        let error = Fen::parse(&text, JUMBO.board).expect_err(garbage);
        assert_eq!(error.problem, FenProblem::TooLong, "{garbage}");
        let short = garbage.repeat(2_000 / garbage.len());
        assert!(Position::from_fen(&short, &JUMBO).is_err(), "{garbage}");
    }
}

#[test]
fn setup_errors_come_one_by_one() {
    let kings = setup_errors(DANISH, "W:WK1-33:B");
    assert_eq!(kings.too_many.white, Some(33));
    assert_eq!(kings.off_board, [33]);
    assert_eq!(setup_errors(JUMBO, "W:W31:B31").shared, all10(&[31]));
    assert_eq!(setup_errors(JUMBO, "W:W3:B1").uncrowned, all10(&[3]));
    assert_eq!(setup_errors(JUMBO, "B:W40:B48").uncrowned, all10(&[48]));
    assert_eq!(setup_errors(JUMBO, "W:W51,0:B1").off_board, [51, 0]);
    assert!(setup_errors(JUMBO, "?:W31:B1").no_turn);
    assert!(setup_errors(JUMBO, "W:W:B").no_pieces);
}

#[test]
fn setup_errors_come_all_at_once() {
    let errors = setup_errors(JUMBO, "?:W3,31,60,31,K32-50:B31,48,1-19:+0+246");
    assert!(errors.no_turn && errors.no_such_walk);
    assert_eq!(errors.off_board, [60]);
    // Square 3 is White's first, then Black's.
    assert_eq!(errors.shared, all10(&[31, 31, 48, 3]));
    assert_eq!(errors.uncrowned, all10(&[3]));
    let too_many = ByColor { white: Some(23), black: Some(21) };
    assert_eq!(errors.too_many, too_many);
    let told = errors.to_string();
    for part in ["who moves", "60", "31", "white: 23", "black: 21", "walking"] {
        assert!(told.contains(part), "{told}");
    }
}

#[track_caller]
fn check_means(rules: Ruleset, fen: &str, text: &str, full: &str) {
    match position(&rules, fen).parse_move(&rules, text) {
        Ok(m) => assert_eq!(m.to_string(), full, "{fen} {text}"),
        Err(error) => panic!("{fen} {text}: {error}"),
    }
}

#[test]
fn move_text_is_read_leniently() {
    let start = "W:W31-50:B1-20";
    for text in ["32-28", "3228", "32 28", " 32-28 ", "032-028", "32-28!", "32-28?!", "32x28"] {
        check_means(JUMBO, start, text, "32-28");
    }
    let capture = "W:W28,37:B1,23";
    for text in ["28x19", "28:19", "28-19", "28X19", "2819", "28×19", "28x19{23}", "28x23x19"] {
        check_means(JUMBO, capture, text, "28x19{23}");
    }
    check_means(JUMBO, "W:W12:B8", "12x3=K", "12x3{8}=K");
    check_means(JUMBO, "W:W12:B8", "12x3{8}=K", "12x3{8}=K");
}

#[test]
fn move_text_in_algebraic_squares() {
    let start = "W:W21-32:B1-12";
    for text in ["c3-d4", "c3d4", "C3-D4", "c3:d4"] {
        check_means(DANISH, start, text, "22-18");
    }
    check_means(DANISH, "W:W26:B15,23", "d2xd6", "26x10{15,23}");
}

#[test]
fn move_text_errors() {
    let read = |text: &str| Attempt::parse(text, JUMBO.board).expect_err(text);
    assert_eq!(read(""), ParseMoveError::SquareCount);
    assert_eq!(read("32"), ParseMoveError::SquareCount);
    assert_eq!(read("32-51"), ParseMoveError::NoSuchSquare("51".to_owned()));
    assert_eq!(read("0-5"), ParseMoveError::NoSuchSquare("0".to_owned()));
    assert_eq!(read("a2-b3"), ParseMoveError::NoSuchSquare("a2".to_owned()));
    assert_eq!(read("32-?!a"), ParseMoveError::Syntax(3));
    assert_eq!(read(&"1-".repeat(200)), ParseMoveError::SquareCount);
    assert_eq!(read(&"1-".repeat(50)), ParseMoveError::SquareCount);
}

#[test]
fn move_text_that_fits_no_legal_move() {
    let pos = Position::initial(&JUMBO);
    let error = pos.parse_move(&JUMBO, "32-27-28").expect_err("no such way");
    assert!(matches!(error, MoveTextError::Illegal(attempt) if attempt.squares.len() == 3));
}

/// Two captures by one piece that end on the same square, with the shortest
/// texts that tell them apart.
#[track_caller]
fn check_twins(rules: Ruleset, fen: &str, both: &str, twins: [(&str, &str); 2]) {
    let pos = position(&rules, fen);
    let Err(MoveTextError::Ambiguous(candidates)) = pos.parse_move(&rules, both) else {
        panic!("{fen} {both} is not ambiguous");
    };
    let expected: Vec<&str> = twins.iter().map(|(full, _)| *full).collect();
    assert_eq!(
        check::sorted(&candidates),
        expected.iter().map(|full| (*full).to_owned()).collect()
    );
    for (full, text) in twins {
        let m = pos.parse_move(&rules, full).expect(full);
        assert_eq!(m.to_string(), full);
        assert_eq!(pos.text(&rules, m, Notation::Numeric).as_deref(), Ok(text));
        assert_eq!(pos.parse_move(&rules, text), Ok(m), "{text}");
    }
}

#[test]
fn move_text_names_the_way_only_where_it_must() {
    check_twins(
        INTERNATIONAL,
        "B:W8,11,19,20,26,38:BK25,41",
        "25x6",
        [("25x6{11,19,20}", "25x14x28x6"), ("25x6{8,11,20}", "25x3x17x6")],
    );
    check_twins(
        DANISH,
        "B:W8,13,16,19,21,25,26,27,28:B1,7,12,22",
        "22x4",
        [("22x4{8,19,26,27}=K", "22x31x24x15x4"), ("22x4{8,16,26,27}=K", "22x31x20x11x4")],
    );
    let alone = position(&JUMBO, "W:W48:B23,32,42");
    let m = alone.parse_move(&JUMBO, "48x37x28x19").expect("a legal move");
    assert_eq!(alone.text(&JUMBO, m, Notation::Numeric).as_deref(), Ok("48x19"));
}

#[test]
fn move_text_prefers_squares_touched_to_squares_crossed() {
    check_twins(
        DANISH,
        "W:WK1,K2:BK4,K6,11,K14,K17",
        "2x8",
        [("2x8{6,11,17}", "2x13x22x8"), ("2x8{6,11,14}", "2x9x18x8")],
    );
}

#[test]
fn move_text_full_paths() {
    for text in ["48x37x28x19", "48x19", "48-37-28-19", "48x42x37x32x28x23x19"] {
        check_means(JUMBO, "W:W48:B23,32,42", text, "48x19{23,32,42}");
    }
    for text in ["46x23x45", "46x32x23x40x45"] {
        check_means(JUMBO, "W:WK46:B32,40", text, "46x45{32,40}");
    }
}

#[test]
fn move_text_errors_say_where() {
    let at = |text: &str| Attempt::parse(text, JUMBO.board).expect_err(text);
    assert_eq!(at("32-2z"), ParseMoveError::Syntax(3));
    assert_eq!(at("  32-2z"), ParseMoveError::Syntax(5));
    assert_eq!(at("28x19{2z}"), ParseMoveError::Syntax(6));
}

#[track_caller]
fn check_house(text: &str, written: &str) {
    let rules = house(text);
    assert_eq!(rules.to_string(), written);
    assert_eq!(house(written), rules);
}

#[test]
fn house_rules_are_read_and_written() {
    check_house("danish", "danish");
    check_house("danish/end", "danish/end");
    check_house("danish/promotion=end", "danish/end");
    check_house("danish/continue", "danish");
    check_house(" jumbo/huff/8x8/rows=3 ", "jumbo/8x8/rows=3/huff");
    check_house("swedish/few_kings=automatic", "swedish/few_kings=automatic");
    check_house("english/repetition_draw=claim/rep3", "english/rep3/repetition_draw=claim");
    check_house("norwegian/free", "norwegian/free");
    check_house("english/count+kings", "english/count+kings");
    check_house("finnish/return2/unguarded", "finnish/unguarded");
    check_house("swedish/no_progress=20", "swedish/no_progress=20");
}

#[track_caller]
fn house_error(text: &str) -> ParseRulesetError {
    text.parse::<Ruleset>().expect_err(text)
}

#[test]
fn house_rules_that_cannot_be_read() {
    let owned = str::to_owned;
    assert_eq!(house_error(""), ParseRulesetError::UnknownGame(owned("")));
    assert_eq!(house_error("chess"), ParseRulesetError::UnknownGame(owned("chess")));
    let unknown = |word| ParseRulesetError::UnknownSwitch(owned(word));
    assert_eq!(house_error("danish/sideways"), unknown("sideways"));
    assert_eq!(house_error("danish/"), unknown(""));
    assert_eq!(house_error("danish/promotion=huff"), unknown("promotion=huff"));
    assert_eq!(house_error("danish/no=huff"), unknown("no=huff"));
    assert_eq!(house_error("danish/rows=300"), unknown("rows=300"));
    for word in ["claim", "automatic"] {
        let error = house_error(&format!("english/{word}"));
        assert_eq!(error, ParseRulesetError::AmbiguousSwitch(owned(word)));
        let told = error.to_string();
        assert!(told.contains(&format!("repetition_draw={word}")), "{told}");
        assert!(told.contains(&format!("few_kings={word}")), "{told}");
    }
    assert_eq!(house_error("danish/end/stop"), ParseRulesetError::SetTwice("promotion"));
    assert_eq!(house_error("danish/end/end"), ParseRulesetError::SetTwice("promotion"));
    let long = format!("danish{}", "/end".repeat(1000));
    assert_eq!(house_error(&long), ParseRulesetError::TooLong);
}

#[test]
fn house_rules_that_contradict_each_other() {
    let contradiction = |text: &str| match house_error(text) {
        ParseRulesetError::Contradiction(contradiction) => contradiction,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(contradiction("jumbo/rows=5"), Contradiction::Rows);
    assert_eq!(contradiction("jumbo/rows=0"), Contradiction::Rows);
    assert_eq!(contradiction("jumbo/8x8"), Contradiction::Rows);
    assert_eq!(contradiction("english/adjacent"), Contradiction::LandingOfShortKing);
    assert_eq!(contradiction("swedish/one"), Contradiction::LandingOfShortKing);
    assert_eq!(contradiction("jumbo/count+count"), Contradiction::CriterionTwice);
    assert_eq!(contradiction("jumbo/no_progress=9"), Contradiction::NoProgressTooShort);
    let mut gap = JUMBO;
    gap.precedence.0[2] = Some(damier_rules::Criterion::Kings);
    assert_eq!(gap.check(), Err(Contradiction::CriterionGap));
}

#[test]
fn game_log_is_written_and_read() {
    let script = "adjust=37 touch=37 37-31 huff=28 offer 1-6 decline";
    let game = played(DJECO, "W:W28,37:B1,23", script);
    let log = game.log();
    assert_eq!(
        log,
        "rules djeco\nstart W:W28,37:B1,23\nwhite adjust 37\nwhite touch 37\n\
         white 37-31\nblack huff 28\nblack offer\nblack 1-6\nwhite decline\n"
    );
    let read = Game::from_log(&log).expect("a game");
    assert_eq!(read.log(), log);
    assert_eq!(read.position(), game.position());
}

#[test]
fn game_log_tells_how_it_ended() {
    let mut game = played(JUMBO, "W:WK47:BK4", "resign");
    assert!(game.log().ends_with("white resign\nover black resigned\n"));
    game.undo();
    game.timeout(Color::Black).expect("the game goes on");
    assert!(game.log().ends_with("black timeout\nover white timeout\n"));
    let read = Game::from_log(&game.log()).expect("a game");
    assert_eq!(read.outcome(), game.outcome());
}

#[test]
fn game_log_is_read_leniently() {
    let text = "# a game\n\n  rules english \n start B:W21-32:B1-12.\n# first\n black 11-15\n";
    let game = Game::from_log(text).expect("a game");
    assert_eq!(game.moves().count(), 1);
    let unspoken = "rules jumbo\nstart W:W28:B23\nwhite 28x19{23}\n";
    assert!(Game::from_log(unspoken).expect("a game").outcome().is_some());
}

#[test]
fn game_log_errors_say_where() {
    let error = |text: &str| Game::from_log(text).expect_err(text);
    assert_eq!(error(""), LogError::NoRules);
    assert_eq!(error("start W:W31:B1"), LogError::NoRules);
    assert!(matches!(error("rules chess"), LogError::Rules(_)));
    assert_eq!(error("rules jumbo"), LogError::NoStart);
    assert!(matches!(error("rules jumbo\nstart W:W60:B1"), LogError::Start(_)));
    let game = |line: &str| format!("rules jumbo\nstart W:W28,37:B1,23\n\n{line}");
    for line in [
        "red 28x19{23}",
        "white jumps",
        "white",
        "white huff",
        "white huff 99",
        "over",
        "white 28x19{23} now",
    ] {
        assert_eq!(error(&game(line)), LogError::Line(4), "{line}");
    }
    assert_eq!(error(&"x".repeat(1 << 21)), LogError::TooLong);
}

#[test]
fn game_log_of_what_cannot_have_happened() {
    let refusal = |line: &str| {
        let text = format!("rules jumbo\nstart W:W28,37:B1,23\n{line}\n");
        match Game::from_log(&text).expect_err(line) {
            LogError::Impossible(at, error) => (at, error.refusal),
            other => panic!("{line}: {other:?}"),
        }
    };
    assert!(matches!(refusal("white 37-31"), (3, Some(Refusal::Illegal(_)))));
    assert_eq!(refusal("black 1-6"), (3, Some(Refusal::NotYourTurn)));
    assert_eq!(refusal("over draw agreed"), (3, None));
    assert_eq!(refusal("white resign\nover white resigned"), (4, None));
    assert_eq!(refusal("white resign\nblack 1-6"), (4, None));
    assert_eq!(
        refusal("white resign\nover black resigned\nblack 1-6"),
        (5, Some(Refusal::GameOver))
    );
}

#[test]
fn notations_name_the_same_squares() {
    assert_eq!(Notation::Numeric.square(on10(46)), "46");
    assert_eq!(Notation::Algebraic.square(on10(46)), "a1");
    let pos = Position::initial(&ENGLISH);
    let m = pos.parse_move(&ENGLISH, "11-15").expect("a legal move");
    assert_eq!(pos.text(&ENGLISH, m, Notation::Algebraic).as_deref(), Ok("f6-e5"));
    assert_eq!(INTERNATIONAL.board, JUMBO.board);
}
