//! What holds for all rules, positions and games, tried on many of each.

mod samples;

use std::collections::BTreeSet;

use damier_rules::{
    Action, Attempt, Bitboard, Color, Event, Explanation, FIELDS, Game, Key, Move, Notation,
    Position, Ruleset, variants,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use samples::{Random, Samples, random_ruleset};

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0x6461_6d69_6572),
        ..ProptestConfig::default()
    }
}

/// A published game, or one that nobody plays.
fn some_rules(random: &mut Random) -> Ruleset {
    if random.chance(60) {
        random.one_of(&variants::ALL.each_ref()).rules
    } else {
        random_ruleset(random)
    }
}

/// A published game with any fields changed, moves or not.
fn house_rules(random: &mut Random) -> Ruleset {
    let mut rules = some_rules(random);
    for field in &FIELDS {
        let mut changed = rules;
        if !field.words.is_empty() && random.chance(30) {
            assert!(field.set(&mut changed, random.one_of(field.words)));
        } else if field.name == "no_progress" {
            changed.no_progress = random.one_of(&[0, 10, 20, 40, 255]);
        }
        if changed.check().is_ok() {
            rules = changed;
        }
    }
    rules
}

fn sample(seed: u64) -> (Ruleset, Position) {
    let mut random = Random::named(&seed.to_string());
    let rules = some_rules(&mut random);
    let steps = random.between(1, 60);
    let mut samples = Samples::new(&rules, random);
    let mut pos = samples.next();
    for _ in 0..steps {
        pos = samples.next();
    }
    assert!(samples.too_complex < 1000, "{rules}");
    (rules, pos)
}

/// A game of random actions, most of them moves, from anywhere.
fn playout(seed: u64, most: u32) -> Game {
    let mut random = Random::named(&seed.to_string());
    let rules = house_rules(&mut random);
    let start = if random.chance(50) {
        Position::initial(&rules)
    } else {
        Samples::new(&rules, Random::named(&format!("start {seed}"))).next()
    };
    let mut game = Game::from_position(rules, start);
    for _ in 0..random.between(1, most) {
        if game.outcome().is_some() {
            break;
        }
        let (player, action) = some_action(&game, &mut random);
        // What is refused changes nothing.
        let _ = game.apply(player, action);
    }
    game
}

fn some_action(game: &Game, random: &mut Random) -> (Color, Action) {
    let player = game.position().turn();
    let own: Vec<_> = game.position().pieces(player).squares(game.rules().board).collect();
    if own.is_empty() {
        // His last piece was taken by the wrong capture.
        return (player, Action::LetStand);
    }
    let guilty = game.missed_capture().map(|missed| missed.guilty.clone());
    let action = match (random.below(20), guilty) {
        (0, _) => Action::Touch(random.one_of(&own)),
        (1, _) => Action::Adjust(random.one_of(&own)),
        (2, _) if random.chance(10) => Action::OfferDraw,
        (3, _) => Action::DeclineDraw,
        (4, _) => Action::ClaimDraw,
        (5..=9, Some(guilty)) => Action::Huff(random.one_of(&guilty)),
        (10..=13, Some(_)) => Action::DemandCapture,
        (14, Some(_)) => Action::LetStand,
        _ => match game.permitted_moves() {
            Ok(moves) if !moves.is_empty() => Action::Move(random.one_of(&moves)),
            _ => Action::LetStand,
        },
    };
    (player, action)
}

fn as_set(moves: impl IntoIterator<Item = Move>) -> BTreeSet<String> {
    moves.into_iter().map(|m| m.to_string()).collect()
}

fn turned(rules: &Ruleset, m: Move) -> Move {
    Move {
        from: rules.board.opposite(m.from),
        to: rules.board.opposite(m.to),
        captured: rules.board.turned(m.captured),
        crowned: m.crowned,
    }
}

fn has_fault(pos: &Position, rules: &Ruleset, attempt: &Attempt) -> bool {
    matches!(pos.explain(rules, attempt), Explanation::Illegal(_))
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn colors_are_alike(seed: u64) {
        let (rules, pos) = sample(seed);
        let moves = pos.legal_moves(&rules).expect("few captures");
        let flipped = pos.flipped(&rules);
        let other = flipped.legal_moves(&rules).expect("few captures");
        let expected = as_set(moves.into_iter().map(|m| turned(&rules, m)));
        prop_assert_eq!(as_set(other), expected, "{} {}", rules, pos.fen(&rules));
        prop_assert_eq!(flipped.flipped(&rules), pos);
    }

    #[test]
    fn keys_follow_moves(seed: u64) {
        let (rules, pos) = sample(seed);
        for m in pos.legal_moves(&rules).expect("few captures") {
            let mut next = pos;
            next.play_unchecked(&rules, m);
            let key = Key::of(&pos).after(&pos, &rules, m);
            prop_assert_eq!(key, Key::of(&next), "{} {} {}", rules, pos.fen(&rules), m);
        }
    }

    #[test]
    fn fen_round_trip(seed: u64) {
        let (rules, pos) = sample(seed);
        let fen = pos.fen(&rules);
        prop_assert_eq!(Position::from_fen(&fen, &rules), Ok(pos), "{} {}", rules, fen);
        prop_assert_eq!(pos.setup(&rules).position(&rules), Ok(pos), "{} {}", rules, fen);
    }

    #[test]
    fn pieces_that_make_a_position_can_be_set_up(seed: u64, place in 0u32..64, set in 0usize..3) {
        let (rules, pos) = sample(seed);
        let kings = pos.kings(Color::White) | pos.kings(Color::Black);
        let mut sets = [pos.pieces(Color::White), pos.pieces(Color::Black), kings];
        let whole = |sets: [Bitboard; 3], turn| {
            Position::from_pieces(sets[0], sets[1], sets[2], turn, &rules)
        };
        prop_assert!(whole(sets, pos.turn()).is_some_and(|whole| whole.same_board(&pos)));
        sets[set] = sets[set] ^ Bitboard::from_bits(1 << place);
        let changed = whole(sets, pos.turn());
        let on_board = rules.board.squares().bits() >> place & 1 != 0;
        prop_assert!(on_board || changed.is_none());
        if let Some(changed) = changed {
            let errors = changed.setup(&rules).position(&rules).err();
            prop_assert!(errors.is_none_or(|errors| errors.too_complex), "{}", rules);
        }
    }

    #[test]
    fn move_text_round_trip(seed: u64) {
        let (rules, pos) = sample(seed);
        for m in pos.legal_moves(&rules).expect("few captures") {
            for notation in [Notation::Numeric, Notation::Algebraic] {
                let Ok(text) = pos.text(&rules, m, notation) else { continue };
                let read = pos.parse_move(&rules, &text);
                prop_assert_eq!(read, Ok(m), "{} {} {}", rules, pos.fen(&rules), text);
            }
        }
    }

    #[test]
    fn house_rules_round_trip(seed: u64) {
        let rules = house_rules(&mut Random::named(&seed.to_string()));
        prop_assert_eq!(rules.to_string().parse(), Ok(rules), "{}", rules);
    }

    #[test]
    fn captures_have_routes(seed: u64) {
        let (rules, pos) = sample(seed);
        for m in pos.legal_moves(&rules).expect("few captures") {
            let Ok(routes) = pos.routes(&rules, m) else { continue };
            prop_assert!(!routes.is_empty(), "{} {} {}", rules, pos.fen(&rules), m);
            for route in routes {
                prop_assert_eq!(route.squares.first(), Some(&m.from));
                prop_assert_eq!(route.squares.last(), Some(&m.to));
                let captured = route.captured.iter().copied().collect();
                prop_assert_eq!(m.captured, captured, "{} {} {}", rules, pos.fen(&rules), m);
                prop_assert_eq!(route.captured.len() as u32, m.captured.count());
            }
        }
    }

    #[test]
    fn legal_moves_are_playable_and_without_fault(seed: u64) {
        let (rules, pos) = sample(seed);
        let Ok(playable) = pos.playable_moves(&rules) else { return Ok(()) };
        let legal = pos.legal_moves(&rules).expect("few captures");
        let place = format!("{rules} {}", pos.fen(&rules));
        for m in &legal {
            prop_assert!(playable.contains(m), "{} {}", place, m);
        }
        let alike = |m: &Move| legal.iter().any(|l| (l.from, l.to, l.captured) == (m.from, m.to, m.captured));
        for m in &playable {
            let attempt = Attempt {
                squares: vec![m.from, m.to],
                captured: Some(m.captured),
                crossed: m.is_capture(),
            };
            prop_assert_eq!(has_fault(&pos, &rules, &attempt), !alike(m), "{} {}", place, m);
        }
    }
}

proptest! {
    #![proptest_config(config(48))]

    #[test]
    fn pairs_of_squares_without_fault_are_legal(seed: u64) {
        let (rules, pos) = sample(seed);
        if pos.playable_moves(&rules).is_err() {
            return Ok(());
        }
        let legal = pos.legal_moves(&rules).expect("few captures");
        let squares = rules.board.squares();
        for from in squares.squares(rules.board) {
            for to in squares.squares(rules.board) {
                let attempt = Attempt { squares: vec![from, to], captured: None, crossed: false };
                let is_legal = legal.iter().any(|m| (m.from, m.to) == (from, to));
                let place = format!("{rules} {} {from}-{to}", pos.fen(&rules));
                prop_assert_eq!(has_fault(&pos, &rules, &attempt), !is_legal, "{}", place);
            }
        }
    }

    #[test]
    fn game_log_round_trip(seed: u64) {
        let game = playout(seed, 150);
        let log = game.log();
        let read = Game::from_log(&log).expect("the log is a game");
        prop_assert_eq!(read.log(), log);
        let again = Game::replay(*game.rules(), *game.start(), game.events()).expect("it happened");
        for other in [read, again] {
            prop_assert_eq!(other.position(), game.position());
            prop_assert_eq!(other.outcome(), game.outcome());
            prop_assert_eq!(other.events(), game.events());
            prop_assert_eq!(other.permitted_moves(), game.permitted_moves());
            prop_assert_eq!(other.claimable_draw(), game.claimable_draw());
        }
        for event in game.events() {
            let line = event.to_string();
            prop_assert_eq!(Event::parse(&line, game.rules().board), Some(*event), "{}", line);
        }
    }

    #[test]
    fn undo_restores(seed: u64) {
        let mut random = Random::named(&format!("undo {seed}"));
        let mut game = playout(seed, 80);
        if game.outcome().is_some() {
            return Ok(());
        }
        let (log, position) = (game.log(), *game.position());
        let moves = game.permitted_moves();
        let (player, action) = some_action(&game, &mut random);
        if game.apply(player, action).is_ok() {
            let undone = game.undo();
            prop_assert_eq!(undone, Some(Event::Did { player, action }));
        }
        prop_assert_eq!(game.log(), log);
        prop_assert_eq!(*game.position(), position);
        prop_assert_eq!(game.permitted_moves(), moves);
    }

    #[test]
    fn permitted_moves_are_accepted_and_no_others(seed: u64) {
        let game = playout(seed, 80);
        if game.outcome().is_some() {
            return Ok(());
        }
        let player = game.position().turn();
        let Ok(permitted) = game.permitted_moves() else { return Ok(()) };
        let playable = game.position().playable_moves(game.rules()).unwrap_or_default();
        for m in &permitted {
            let accepted = game.clone().apply(player, Action::Move(*m));
            prop_assert!(accepted.is_ok(), "{}{}: {:?}", game.log(), m, accepted);
        }
        for m in playable.iter().filter(|m| !permitted.contains(m)) {
            let refused = game.clone().apply(player, Action::Move(*m));
            prop_assert!(refused.is_err(), "{}{}", game.log(), m);
        }
    }
}
