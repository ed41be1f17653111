//! What is written is read again as the same.

use damier_pdn::{
    GameFaultKind, GameType, Item, Limits, Record, SquareName, WrittenMove, read_games,
};
use damier_rules::{Action, Color, Enforcement, Game, Geometry, Position, Ruleset, variants};
use proptest::prelude::*;

fn reread(record: &Record) -> Record {
    let text = record.to_pdn();
    let mut games = read_games(text.as_bytes(), &Limits::default()).expect("memory can be read");
    assert_eq!(games.len(), 1, "{text}");
    let game = games.pop().expect("one game");
    assert_eq!(game.problems, [], "{text}");
    game
}

fn square() -> impl Strategy<Value = SquareName> {
    prop_oneof![
        (1_u32..=50).prop_filter_map("a square", SquareName::number),
        ((0_u32..8), (1_u32..=8))
            .prop_filter_map("a square", |(file, rank)| SquareName::algebraic(file, rank)),
    ]
}

fn written_move() -> impl Strategy<Value = Item> {
    (3_u32..=50, 1_u32..=50, any::<bool>(), prop::collection::vec(1_u32..=50, 0..4)).prop_map(
        |(from, to, capture, via)| {
            let name = |n| SquareName::number(n).expect("a square");
            let via: Vec<SquareName> = via.into_iter().map(name).collect();
            let via = (capture && !via.is_empty()).then(|| via.into());
            Item::Move(WrittenMove { from: name(from), to: name(to), capture, via })
        },
    )
}

fn items() -> impl Strategy<Value = Vec<Item>> {
    let leaf = prop_oneof![
        4 => written_move(),
        1 => "[a-z éЧ.,!%$()]{0,20}".prop_map(|text| Item::Comment(text.trim().into())),
        1 => (0_u16..256).prop_map(Item::Nag),
        1 => Just(Item::Setup("W:WK5:B2".into())),
    ];
    let line = prop::collection::vec(leaf, 0..8);
    line.prop_recursive(3, 30, 4, |inner| {
        (prop::collection::vec(inner, 0..3), written_move()).prop_map(|(variations, first)| {
            let mut items = vec![first, Item::Strength("!?".into())];
            items.extend(variations.into_iter().map(Item::Variation));
            items
        })
    })
}

/// Any text, rich in what means something to a reader.
fn hostile() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("\"]\n[Result \"2-0\"]\n".to_owned()),
        Just("} 1. 31-27 {".to_owned()),
        Just("\"/ 0-1 /FEN \"".to_owned()),
        "[!?$*(){}%/\\[\\]\"\\\\ \r\n0-9x:-]{0,12}",
        ".{0,8}",
    ];
    prop::collection::vec(piece, 0..4).prop_map(|pieces| pieces.concat())
}

fn hostile_items() -> impl Strategy<Value = Vec<Item>> {
    let names = prop::collection::vec(square(), 0..40);
    let any_move =
        (square(), names, square(), any::<bool>()).prop_map(|(from, via, to, capture)| {
            let via = (!via.is_empty()).then(|| via.into());
            Item::Move(WrittenMove { from, to, capture, via })
        });
    let leaf = prop_oneof![
        4 => written_move(),
        1 => any_move,
        2 => hostile().prop_map(|text| Item::Strength(text.into())),
        2 => hostile().prop_map(|text| Item::Comment(text.into())),
        1 => hostile().prop_map(|text| Item::Setup(text.into())),
        1 => any::<u16>().prop_map(Item::Nag),
    ];
    let line = prop::collection::vec(leaf, 0..8);
    line.prop_recursive(3, 30, 4, |inner| {
        (inner.clone(), inner).prop_map(|(mut items, variation)| {
            items.push(Item::Variation(variation));
            items
        })
    })
}

fn hostile_tags() -> impl Strategy<Value = Vec<(Box<str>, Box<str>)>> {
    let name = prop_oneof![
        Just("Result".to_owned()),
        Just("result".to_owned()),
        Just("FEN".to_owned()),
        "[A-Za-z_0-9]{0,6}",
        hostile(),
    ];
    let tag = (name, hostile()).prop_map(|(name, value)| (name.into(), value.into()));
    prop::collection::vec(tag, 0..6)
}

/// The moves of a line and its variations, as far as there is a text for them:
/// squares of one kind, and not so many that no capture has them.
fn moves_of(items: &[Item], moves: &mut Vec<WrittenMove>) {
    for item in items {
        match item {
            Item::Move(m) => {
                let numbers = m.squares().filter(|name| name.as_number().is_some()).count();
                let squares = m.squares().count();
                let is_score = m.to_string() == "1-1";
                if (numbers == 0 || numbers == squares) && squares <= 32 && !is_score {
                    moves.push(m.clone());
                }
            }
            Item::Variation(items) => moves_of(items, moves),
            _ => {}
        }
    }
}

proptest! {
    #[test]
    fn whatever_is_told_is_written_as_one_game_with_the_same_moves(
        tags in hostile_tags(),
        items in hostile_items(),
    ) {
        let record = Record { tags, items, ..Record::default() };
        let again = reread(&record);
        let (mut told, mut read) = (Vec::new(), Vec::new());
        moves_of(&record.items, &mut told);
        moves_of(&again.items, &mut read);
        prop_assert_eq!(read, told, "{}", record.to_pdn());
        let results = again.tags.iter().filter(|(name, _)| &**name == "Result").count();
        prop_assert!(results <= 1, "{}", record.to_pdn());
        prop_assert_eq!(again.to_pdn(), record.to_pdn(), "what is strict stays as it is");
    }

    #[test]
    fn any_tree_is_read_as_it_was_written(items in items(), white in "[ -~é\"\\\\]{0,30}") {
        let tags = vec![("White".into(), white.trim().into())];
        let record = Record { tags, items, ..Record::default() };
        prop_assert_eq!(reread(&record), record);
    }

    #[test]
    fn square_names_are_inverse(name in square()) {
        for board in Geometry::ALL {
            for text in ["20,W,10,10,N2,0", "21,B,8,8,N1,0", "24,W,8,8,N1,1", "25,W,8,8,A0,0", "22,W,8,8,N2,1"] {
                let game_type: GameType = text.parse().expect("a game type");
                let named = if game_type.board == board { game_type.square(name) } else { None };
                if let Some(square) = named {
                    let again = game_type.name(square).and_then(|name| game_type.square(name));
                    prop_assert_eq!(again, Some(square));
                }
            }
        }
    }

    #[test]
    fn games_by_any_rules_come_back_with_their_events(
        seed in any::<u64>(),
        index in 0..21_usize,
        is_optional in any::<bool>(),
    ) {
        let mut rules = variants::ALL[index].rules;
        if is_optional {
            rules.enforcement = Enforcement::Optional;
        }
        let game = random_game(rules, seed);
        let record = Record::of_game(&game, &[("Event", "a property")]);
        let again = reread(&record);
        prop_assert_eq!(&again, &record);
        let game_again = again.to_game().map_err(|checked| {
            TestCaseError::fail(format!("{:?}\n{}", checked.faults, record.to_pdn()))
        })?;
        prop_assert_eq!(game_again.log(), game.log(), "{}", record.to_pdn());
    }
}

/// A game at random, with failures to capture and what follows from them.
fn random_game(rules: Ruleset, seed: u64) -> Game {
    let mut state = seed;
    let mut random = |limit: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % limit.max(1)
    };
    let mut game = Game::new(rules);
    for _ in 0..80 {
        if game.outcome().is_some() {
            break;
        }
        let player = game.position().turn();
        let guilty = game.missed_capture().map(|missed| missed.guilty[0]);
        let action = match (random(8), guilty) {
            (0, Some(sq)) => Action::Huff(sq),
            (1, Some(_)) => Action::DemandCapture,
            (2, _) => Action::OfferDraw,
            _ => {
                let moves = game.permitted_moves().expect("few captures");
                match moves.get(random(moves.len())) {
                    Some(m) => Action::Move(*m),
                    None => Action::LetStand,
                }
            }
        };
        let _ = game.apply(player, action);
    }
    game
}

#[test]
fn a_huffed_game_shows_a_sensible_board_to_every_reader() {
    let start = Position::from_fen("W:W26,31:B15,23", &variants::SWEDISH).expect("a position");
    let mut game = Game::from_position(variants::SWEDISH, start);
    let log = "rules swedish\nstart W:W26,31:B15,23\nwhite 26x19{23}\nblack huff 19\nblack 15-18\nwhite resign\n";
    game = Game::from_log(log).unwrap_or(game);
    let text = Record::of_game(&game, &[]).to_pdn();
    assert!(text.contains("[Ruleset \"swedish\"]"), "{text}");
    assert!(text.contains("[%damier white 26x19(23)]"), "{text}");
    assert!(text.contains("[%damier black huff 19]"), "{text}");
    assert!(text.contains("/FEN \"B:W31:B15\"/"), "{text}");
    assert!(text.contains("[Result \"0-1\"]"), "{text}");
    assert_eq!(game.outcome().and_then(|outcome| outcome.winner()), Some(Color::Black));
}

#[test]
fn ambiguous_captures_are_written_with_their_way() {
    let rules = variants::INTERNATIONAL;
    let fen = "B:W8,11,19,20,26,38:BK25,41";
    let pos = Position::from_fen(fen, &rules).expect("a position");
    for m in pos.legal_moves(&rules).expect("few captures") {
        let mut game = Game::from_position(rules, pos);
        game.apply(Color::Black, Action::Move(m)).expect("a legal move");
        let record = Record::of_game(&game, &[]);
        let again = reread(&record).to_game().expect("a legal game");
        assert_eq!(again.log(), game.log());
    }
}

#[test]
fn an_event_that_cannot_have_happened_is_a_fault() {
    let text = "[Ruleset \"swedish\"]\n1. 22-18 {[%damier black huff 3]} 9-13 *";
    let games = read_games(text.as_bytes(), &Limits::default()).expect("memory can be read");
    let checked = games[0].to_game().expect_err("nothing was missed");
    assert!(matches!(
        &checked.faults[..],
        [fault] if matches!(&fault.kind, GameFaultKind::ImpossibleEvent(event) if &**event == "black huff 3")
    ));
}

fn record(tags: &[(&str, &str)], items: Vec<Item>) -> Record {
    let tags = tags.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    Record { tags, items, ..Record::default() }
}

fn first_move() -> Item {
    let name = |number| SquareName::number(number).expect("a square");
    Item::Move(WrittenMove { from: name(32), to: name(28), capture: false, via: None })
}

#[test]
fn a_tag_is_written_only_under_a_name_and_a_result_once() {
    let tags = [
        ("Bl ack\"]\n[Evil \"y", "x"),
        ("", "x"),
        ("white", "Alpha\"]\n[Evil \"y"),
        ("result", "2-0"),
        ("Result", "0-2"),
        ("GameType", "20"),
        ("gametype", "21"),
    ];
    let text = record(&tags, vec![first_move()]).to_pdn();
    let expected =
        "[White \"Alpha\\\"] [Evil \\\"y\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n\n1. 32-28 *\n";
    assert_eq!(text, expected);
}

#[test]
fn marks_that_are_none_are_written_as_what_they_are() {
    let marked =
        |marks: &str| record(&[], vec![first_move(), Item::Strength(marks.into())]).to_pdn();
    assert_eq!(marked("!?"), "1. 32-28!? *\n");
    assert_eq!(marked("! $10"), "1. 32-28! $10 *\n");
    assert_eq!(marked("!?} 1. 31-27 {"), "1. 32-28!? {) 1. 31-27 {} *\n");
    let alone = record(&[], vec![Item::Strength("!?".into()), Item::Strength("!!!".into())]);
    assert_eq!(alone.to_pdn(), "$5 {!!!} *\n");
}

#[test]
fn a_game_without_anything_is_still_a_game() {
    assert_eq!(Record::default().to_pdn(), "[Result \"*\"]\n\n*\n");
    let game = reread(&record(&[("no name", "x")], vec![Item::Strength("".into())]));
    assert_eq!((game.items.len(), game.tag("Result")), (0, Some("*")));
}

#[test]
fn what_is_too_long_for_a_reader_is_divided_or_cut() {
    let long = "é\"".repeat(2_000_000);
    let items =
        vec![first_move(), Item::Comment(long.clone().into()), Item::Setup(long.clone().into())];
    let game = reread(&record(&[("White", &long), ("Black", "B")], items));
    let said = |item: &Item| if let Item::Comment(text) = item { text.len() } else { 0 };
    assert_eq!(game.items.iter().map(said).sum::<usize>(), long.len(), "a comment is kept whole");
    assert_eq!((game.tag("Black"), game.main_line().count()), (Some("B"), 1));
    let many = vec![Item::Comment("x".into()); 200_000];
    assert_eq!(reread(&record(&[], many)).items.len(), 100_000);
    let deep = (0..80).fold(Vec::new(), |items, _| vec![first_move(), Item::Variation(items)]);
    assert_eq!(reread(&record(&[], deep)).main_line().count(), 1);
}

#[test]
fn the_game_knows_its_rules_start_and_result_better_than_the_tags_given() {
    let mut game = Game::new(variants::INTERNATIONAL);
    let tags = [
        ("Event", "x"),
        ("FEN", "W:W1:B2"),
        ("Variant", "frisian"),
        ("result", "1-1"),
        ("SetUp", "1"),
    ];
    let unfinished = Record::of_game(&game, &tags).to_pdn();
    assert_eq!(
        unfinished,
        "[Event \"x\"]\n[Result \"1-1\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n*\n"
    );
    game.apply(Color::White, Action::Resign).expect("a game");
    assert!(Record::of_game(&game, &tags).to_pdn().contains("[Result \"0-2\"]"));
}
