//! Games in which nobody must capture: the search weighs captures and quiet
//! moves together.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use damier_endgame::{Builder, Value};
use damier_engine::{Control, Level, Limits, Options, Player, Score};
use damier_rules::{Action, Game, Move, Position, Ruleset};
use support::{Random, game, rules, search};

const GAMES: [&str; 4] =
    ["jumbo/optional", "english/optional", "swedish/optional", "frisian/optional"];

/// How the game ends with best play within so many plies: for the player to
/// move, won in so many, or lost if negative or 0; `None` if it does not end.
fn minimax(pos: &Position, rules: &Ruleset, depth: u32) -> Option<i32> {
    let legal = pos.legal_moves(rules).unwrap();
    if legal.is_empty() {
        return Some(0);
    }
    if depth == 0 {
        return None;
    }
    let mut best: Option<Option<i32>> = None;
    for &m in &legal {
        let mut next = *pos;
        next.play_unchecked(rules, m);
        let value = minimax(&next, rules, depth - 1).map(|n| if n > 0 { -n - 1 } else { 1 - n });
        let rank = |value: Option<i32>| match value {
            None => 0,
            Some(n) if n > 0 => 1_000 - n,
            Some(n) => -1_000 - n,
        };
        best = Some(best.map_or(value, |best| if rank(value) > rank(best) { value } else { best }));
    }
    best.flatten()
}

#[test]
fn what_the_search_claims_is_true() {
    for name in GAMES {
        let rules = rules(name);
        let (mut random, mut claims) = (Random(41), 0);
        for round in 0..120 {
            let (white, black) = [(1, 2), (2, 1), (2, 2), (3, 2)][round % 4];
            let pos = random.position(&rules, white, black);
            let game = Game::from_position(rules, pos);
            if game.outcome().is_some() {
                continue;
            }
            let score = search(&game, &Limits::depth(6)).lines[0].score;
            let soon = score.plies_to_end().filter(|plies| plies.unsigned_abs() <= 4);
            if let Some(plies) = soon {
                let expected = minimax(&pos, &rules, plies.unsigned_abs());
                let is_true = expected.is_some_and(|n| (n > 0) == (plies > 0));
                assert!(is_true, "{name} {}: {plies}, {expected:?}", pos.fen(&rules));
                claims += 1;
            }
        }
        assert!(claims > 5, "{name}: {claims} claims");
    }
}

#[test]
fn nobody_walks_into_a_trap_because_there_is_something_to_take() {
    for (name, fen) in [
        // Whoever takes loses his last man at once.
        ("jumbo/optional", "W:W32:B16,27"),
        ("english/optional", "W:W22:B6,10,18"),
    ] {
        let game = game(name, fen);
        let legal = game.position().legal_moves(game.rules()).unwrap();
        assert!(legal.iter().any(Move::is_capture), "{name} {fen}");
        let found = search(&game, &Limits::depth(11));
        let Action::Move(m) = found.best() else { panic!("{fen}") };
        assert!(!m.is_capture(), "{name} {fen}: captured by {m}");
        let strict: Ruleset = name.trim_end_matches("/optional").parse().unwrap();
        let forced = Game::from_position(strict, *game.position());
        let forced = search(&forced, &Limits::depth(11)).lines[0].score;
        assert!(found.lines[0].score > forced, "{name} {fen}");
    }
}

#[test]
fn what_hangs_is_taken() {
    for name in GAMES {
        let rules = rules(name);
        let mut random = Random(7);
        let (mut taken, mut rounds) = (0, 0);
        while rounds < 20 {
            let pos = random.position(&rules, 6, 5);
            let legal = pos.legal_moves(&rules).unwrap();
            if !legal.iter().any(Move::is_capture) {
                continue;
            }
            rounds += 1;
            let found = search(&Game::from_position(rules, pos), &Limits::depth(4));
            let Action::Move(m) = found.best() else { panic!("{name}") };
            taken += u32::from(m.is_capture());
        }
        assert!(taken >= 10, "{name}: {taken} of {rounds}");
    }
}

#[test]
fn tables_and_search_agree() {
    for name in ["english/optional", "danish/optional"] {
        let rules = rules(name);
        let mut builder = Builder::new(&rules, 3, 1).unwrap();
        builder.build(&|_| true).unwrap();
        let (mut random, mut decided) = (Random(3), 0);
        for _ in 0..60 {
            let pos = random.position(&rules, 2, 1);
            let game = Game::from_position(rules, pos);
            let (value, plies) = builder.probe(&pos).unwrap();
            if game.outcome().is_some() || plies.is_none_or(|plies| plies > 5) {
                continue;
            }
            let score = search(&game, &Limits::depth(9)).lines[0].score;
            let claims = score.is_known() && (score > Score::DRAW) == (value == Value::Win);
            assert!(claims, "{name} {}: {score:?}, {value} in {plies:?}", pos.fen(&rules));
            decided += 1;
        }
        assert!(decided > 10, "{name}: {decided}");
    }
}

#[test]
fn players_of_all_levels_play_to_the_end() {
    let mut declined = 0;
    for (round, name) in GAMES.iter().enumerate() {
        let mut game = Game::new(rules(name));
        let options = Options { hash_mib: 4, threads: 1 };
        let mut players = [3, 9].map(|level| {
            let level = Level::new(level).unwrap();
            let mut player = Player::new(level, options, round as u64);
            player.set_limits(Limits::nodes(2_000));
            player
        });
        for ply in 0..400 {
            if game.outcome().is_some() {
                break;
            }
            let turn = players[ply % 2].act(&game, &Control::new()).unwrap();
            let legal = game.position().legal_moves(game.rules()).unwrap();
            let Action::Move(m) = turn.action else { panic!("{name}: {:?}", turn.action) };
            declined += u32::from(!m.is_capture() && legal.iter().any(Move::is_capture));
            let player = game.position().turn();
            game.apply(player, turn.action).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
            assert!(game.missed_capture().is_none());
        }
        assert!(game.outcome().is_some() || game.moves().len() == 400, "{name}");
    }
    assert!(declined > 0, "nobody ever declined");
}
