//! Limits are kept, whatever is asked: by nodes, depth and clock, when told to
//! stop, and in positions that no game would reach.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use std::time::{Duration, Instant};

use damier_engine::{Budget, Control, Engine, Limits, Options, Unsearchable};
use damier_rules::{Action, Color, Game, Outcome, Position, variants};
use support::{Random, engine, game, rules, search};

/// Tests share the machine with other tests, so they allow for more than the
/// engine takes; `docs/engine-log.md` has the measured figures.
const PATIENCE: Duration = Duration::from_millis(250);

#[test]
fn a_node_limit_is_exact_with_one_thread() {
    for nodes in [1, 2, 10, 1_000, 4_321, 50_000] {
        let found = search(&Game::new(variants::JUMBO), &Limits::nodes(nodes));
        assert_eq!(found.nodes, nodes);
        assert!(matches!(found.best(), Action::Move(_)));
    }
}

#[test]
fn a_node_limit_is_nearly_exact_with_two_threads() {
    let mut engine = Engine::new(Options { hash_mib: 4, threads: 2 });
    let game = Game::new(variants::JUMBO);
    let found = engine.search(&game, &Limits::nodes(200_000), &Control::new(), &mut |_| {});
    let nodes = found.unwrap().nodes;
    assert!((200_000..=204_000).contains(&nodes), "{nodes}");
}

#[test]
fn a_depth_limit_is_reached_and_not_passed() {
    let mut depths = Vec::new();
    let found = engine().search(
        &Game::new(variants::ENGLISH),
        &Limits::depth(7),
        &Control::new(),
        &mut |report| depths.push(report.depth),
    );
    assert_eq!(found.unwrap().depth, 7);
    assert_eq!(depths, [1, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn one_thread_and_a_limit_give_the_same_every_time() {
    for id in ["jumbo", "djeco", "danish", "frisian"] {
        let game = Game::new(rules(id));
        let tell = || {
            let found = search(&game, &Limits::nodes(30_000));
            (found.nodes, found.depth, found.lines[0].score, found.lines[0].actions.clone())
        };
        assert_eq!(tell(), tell(), "{id}");
    }
}

#[test]
fn an_engine_that_forgot_is_a_fresh_one() {
    let game = Game::new(variants::SWEDISH);
    let fresh = search(&game, &Limits::depth(9));
    let mut used = engine();
    for limit in [3, 9] {
        used.search(&game, &Limits::depth(limit), &Control::new(), &mut |_| {}).unwrap();
    }
    used.forget();
    let again = used.search(&game, &Limits::depth(9), &Control::new(), &mut |_| {}).unwrap();
    assert_eq!(fresh.nodes, again.nodes);
}

#[test]
fn without_time_there_is_still_a_move() {
    let game = Game::new(variants::JUMBO);
    for budget in [
        Budget::Move(Duration::ZERO),
        Budget::Clock { remaining: Duration::ZERO, increment: Duration::ZERO, moves: None },
        Budget::Clock {
            remaining: Duration::ZERO,
            increment: Duration::from_secs(60),
            moves: Some(0),
        },
    ] {
        let limits = Limits { time: Some(budget), ..Limits::default() };
        let begun = Instant::now();
        let found = search(&game, &limits);
        assert!(begun.elapsed() < PATIENCE);
        let Action::Move(m) = found.best() else { panic!() };
        assert!(game.position().legal_moves(game.rules()).unwrap().contains(&m));
    }
}

#[test]
fn a_clock_is_never_overdrawn() {
    let game = Game::new(variants::ENGLISH);
    let remaining = Duration::from_millis(300);
    let clock = Budget::Clock { remaining, increment: Duration::ZERO, moves: Some(1) };
    let begun = Instant::now();
    search(&game, &Limits { time: Some(clock), ..Limits::default() });
    assert!(begun.elapsed() < remaining + PATIENCE);
}

#[test]
fn a_stop_is_answered_at_once() {
    for (id, threads) in [("jumbo", 1), ("djeco", 1), ("english", 2)] {
        let control = Control::new();
        let handle = control.clone();
        let searcher = std::thread::spawn(move || {
            let mut engine = Engine::new(Options { hash_mib: 4, threads });
            let game = Game::new(rules(id));
            let found = engine.search(&game, &Limits::default(), &handle, &mut |_| {});
            (Instant::now(), found.is_ok())
        });
        std::thread::sleep(Duration::from_millis(100));
        let asked = Instant::now();
        control.stop();
        let (answered, found) = searcher.join().unwrap();
        assert!(found);
        assert!(answered.saturating_duration_since(asked) < PATIENCE, "{id}");
    }
}

#[test]
fn a_search_that_was_stopped_before_it_began_still_answers() {
    let control = Control::new();
    control.stop();
    let game = Game::new(variants::FINNISH);
    let found = engine().search(&game, &Limits::default(), &control, &mut |_| {}).unwrap();
    assert_eq!(found.depth, 0);
    assert!(matches!(found.best(), Action::Move(_)));
}

#[test]
fn pondering_waits_for_the_opponent() {
    let control = Control::new();
    let handle = control.clone();
    let searcher = std::thread::spawn(move || {
        let limits = Limits { ponder: true, ..Limits::time(Duration::from_millis(20)) };
        let game = Game::new(variants::JUMBO);
        engine().search(&game, &limits, &handle, &mut |_| {}).unwrap()
    });
    std::thread::sleep(Duration::from_millis(150));
    assert!(!searcher.is_finished(), "it stopped although the opponent still thinks");
    control.ponder_hit();
    let found = searcher.join().unwrap();
    assert!(found.elapsed >= Duration::from_millis(150));
}

#[test]
fn a_finished_game_is_not_searched() {
    let mut over = Game::new(variants::JUMBO);
    over.apply(Color::White, Action::Resign).unwrap();
    let found = engine().search(&over, &Limits::depth(3), &Control::new(), &mut |_| {});
    assert!(matches!(found.unwrap_err(), Unsearchable::Over(Outcome::Win { .. })));
    let blocked = game("jumbo", "W:W36:B27,31");
    let found = engine().search(&blocked, &Limits::depth(3), &Control::new(), &mut |_| {});
    assert!(matches!(found.unwrap_err(), Unsearchable::Over(_)));
}

#[test]
fn boards_full_of_kings_are_searched_within_their_limits() {
    let mut random = Random(11);
    for id in ["jumbo", "djeco", "frisian", "danish", "swedish", "frisian/during"] {
        let rules = rules(id);
        for _ in 0..8 {
            let men = rules.men() as usize;
            let pos = crowned(&random.position(&rules, men / 2, men / 2), &rules);
            let game = Game::from_position(rules, pos);
            let begun = Instant::now();
            let limits = Limits::time(Duration::from_millis(30));
            match engine().search(&game, &limits, &Control::new(), &mut |_| {}) {
                Ok(_) | Err(Unsearchable::Over(_)) => {}
                Err(Unsearchable::TooComplex) => assert!(pos.legal_moves(&rules).is_err()),
            }
            let fen = pos.fen(&rules);
            assert!(begun.elapsed() < 4 * PATIENCE, "{id} {fen}: {:?}", begun.elapsed());
        }
    }
}

#[test]
fn whoever_has_a_legal_move_finds_one_however_many_captures_there_are() {
    let monster = "W:WK1,K6,K45:BK3,7,8,K13,20,21,K22,K24,28,K29,33,35,36,K42,K43,K47";
    let tangle = "W:WK46:B7,14,16,18,19,21,22,24,27,31,33,38";
    for (id, fen) in [
        ("frisian/touch-move", monster),
        ("frisian/huff", monster),
        ("frisian/during", tangle),
        ("frisian/during/huff", tangle),
    ] {
        let game = game(id, fen);
        let legal = game.position().legal_moves(game.rules()).unwrap();
        let begun = Instant::now();
        let found = engine().search(
            &game,
            &Limits::time(Duration::from_millis(30)),
            &Control::new(),
            &mut |_| {},
        );
        assert!(begun.elapsed() < 4 * PATIENCE, "{id} {fen}: {:?}", begun.elapsed());
        let Action::Move(m) = found.unwrap().best() else { panic!("{id} {fen}: no move") };
        assert!(legal.contains(&m) || id.ends_with("huff"), "{id} {fen}: {m}");
    }
}

/// The same position with kings only.
fn crowned(pos: &Position, rules: &damier_rules::Ruleset) -> Position {
    let list = |color| {
        let squares = pos.pieces(color).squares(rules.board);
        squares.map(|sq| format!("K{sq}")).collect::<Vec<_>>().join(",")
    };
    let fen = format!("W:W{}:B{}", list(Color::White), list(Color::Black));
    Position::from_fen(&fen, rules).unwrap()
}

#[test]
fn several_lines_are_different_and_in_order() {
    let game = Game::new(variants::JUMBO);
    let limits = Limits { lines: 4, ..Limits::depth(8) };
    let found = search(&game, &limits);
    assert_eq!(found.lines.len(), 4);
    assert!(found.lines.windows(2).all(|pair| pair[0].score >= pair[1].score));
    let mut first: Vec<String> =
        found.lines.iter().map(|line| format!("{:?}", line.actions[0])).collect();
    first.sort();
    first.dedup();
    assert_eq!(first.len(), 4);
    // More lines than moves: as many as there are.
    let all = search(&game, &Limits { lines: 100, ..Limits::depth(3) });
    assert_eq!(all.lines.len(), 9);
}

#[test]
fn every_line_can_be_played() {
    for variant in &variants::ALL {
        let mut game = Game::new(variant.rules);
        for _ in 0..12 {
            let found = search(&game, &Limits::nodes(3_000));
            let mut after = game.clone();
            for &action in &found.lines[0].actions {
                let player = after.position().turn();
                let played = after.apply(player, action);
                assert!(played.is_ok(), "{}: {action:?} {played:?}", variant.id);
            }
            let player = game.position().turn();
            game.apply(player, found.best()).unwrap();
        }
    }
}

#[test]
fn a_few_nodes_give_a_line_or_two_and_no_inventions() {
    let game = game("jumbo", "B:W24,29,K33:BK1,12,K46");
    for nodes in 1..60 {
        let found = search(&game, &Limits { lines: 5, ..Limits::nodes(nodes) });
        assert!(!found.lines.is_empty());
        assert!(found.lines.windows(2).all(|pair| pair[0].score >= pair[1].score), "{nodes}");
    }
}

#[test]
fn other_rules_make_another_engine() {
    let mut engine = engine();
    for id in ["jumbo", "losing", "breakthrough", "jumbo"] {
        let game = Game::new(rules(id));
        let found = engine.search(&game, &Limits::depth(7), &Control::new(), &mut |_| {}).unwrap();
        if id != "jumbo" {
            assert_eq!(found.nodes, search(&game, &Limits::depth(7)).nodes, "{id}");
        }
    }
}

/// A man that goes round and ends where it began, on the first square, makes a
/// move like any other.
#[test]
fn a_round_trip_from_the_first_square_is_seen() {
    let game = game("frisian", "W:W7,11,18,27:B1");
    let blunder = "27-22";
    for depth in 1..8 {
        let found = search(&game, &Limits::depth(depth));
        let Action::Move(m) = found.best() else { panic!() };
        assert_ne!(m.to_string(), blunder, "depth {depth}: {}", found.lines[0].score);
    }
}
