//! Strength in whole games: against a player who takes what he can get, and
//! level against level.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use damier_engine::{Control, Engine, Level, Limits, Options, Player};
use damier_rules::{Action, Color, Game, Move, Outcome, Position, Ruleset, variants};
use support::{Random, rules};

/// What a player sees who counts pieces one move ahead: a king is worth three
/// men if it flies, one and a half if not.
fn greedy(pos: &Position, rules: &Ruleset, random: &mut Random) -> Move {
    let legal = pos.legal_moves(rules).unwrap();
    let king = if rules.king_range == damier_rules::KingRange::Flying { 6 } else { 3 };
    let worth = |m: &Move| {
        let mut after = *pos;
        after.play_unchecked(rules, *m);
        let count =
            |color| 2 * after.men(color).count() as i32 + king * after.kings(color).count() as i32;
        count(pos.turn()) - count(!pos.turn())
    };
    let best = legal.iter().map(worth).max().unwrap();
    let equal: Vec<&Move> = legal.iter().filter(|m| worth(m) == best).collect();
    *equal[random.below(equal.len())]
}

/// Whether the engine wins from a random opening, playing this color.
fn beats_greedy(rules: &Ruleset, color: Color, seed: u64) -> bool {
    let mut random = Random(seed);
    let mut engine = Engine::new(Options { hash_mib: 8, threads: 1 });
    let mut game = Game::new(*rules);
    for ply in 0..400 {
        if let Some(outcome) = game.outcome() {
            return matches!(outcome, Outcome::Win { winner, .. } if winner == color);
        }
        let turn = game.position().turn();
        let action = if turn == color && ply >= 2 {
            engine
                .search(&game, &Limits::nodes(20_000), &Control::new(), &mut |_| {})
                .unwrap()
                .best()
        } else {
            Action::Move(greedy(game.position(), rules, &mut random))
        };
        game.apply(turn, action).unwrap();
    }
    false
}

/// A hundred games of each leaflet's rules when soaking, some of them always.
#[test]
fn full_strength_beats_the_greedy_player_every_time() {
    let games = if std::env::var_os("DAMIER_SOAK").is_some() { 100 } else { 4 };
    for variant in variants::ALL.iter().filter(|variant| variant.is_leaflet) {
        let won = (0..games)
            .filter(|&game| {
                let color = if game % 2 == 0 { Color::White } else { Color::Black };
                beats_greedy(&variant.rules, color, game)
            })
            .count();
        println!("{}: {won} of {games}", variant.id);
        assert_eq!(won, games as usize, "{}", variant.id);
    }
}

/// A game between two levels, up to its end or a draw that can be claimed, but
/// no longer than 400 plies.
fn play(rules: &Ruleset, levels: [u8; 2], seed: u64) -> Game {
    let mut players = levels.map(|level| {
        Player::new(Level::new(level).unwrap(), Options { hash_mib: 1, threads: 1 }, seed)
    });
    let mut game = Game::new(*rules);
    for _ in 0..400 {
        if game.outcome().is_some() || game.claimable_draw().is_some() {
            break;
        }
        let turn = game.position().turn();
        let turn_of = &mut players[usize::from(turn == Color::Black)];
        let action = turn_of.act(&game, &Control::new()).unwrap().action;
        game.apply(turn, action).unwrap();
    }
    game
}

#[test]
fn a_higher_level_is_a_stronger_player() {
    for variant in variants::ALL.iter().filter(|variant| variant.is_leaflet) {
        let mut balance = 0;
        for seed in 0..6 {
            let (levels, strong) =
                if seed % 2 == 0 { ([6, 2], Color::White) } else { ([2, 6], Color::Black) };
            match play(&variant.rules, levels, seed).outcome() {
                Some(Outcome::Win { winner, .. }) if winner == strong => balance += 1,
                Some(Outcome::Win { .. }) => balance -= 1,
                _ => {}
            }
        }
        assert!(balance >= 3, "{}: {balance}", variant.id);
    }
}

#[test]
fn a_player_is_the_same_for_a_whole_game() {
    for id in ["jumbo", "swedish", "djeco"] {
        let rules = rules(id);
        let record = || {
            let mut player =
                Player::new(Level::new(2).unwrap(), Options { hash_mib: 1, threads: 1 }, 42);
            let mut game = Game::new(rules);
            for _ in 0..40 {
                if game.outcome().is_some() {
                    break;
                }
                let action = player.act(&game, &Control::new()).unwrap().action;
                let turn = game.position().turn();
                game.apply(turn, action).unwrap();
            }
            game.log()
        };
        assert_eq!(record(), record(), "{id}");
    }
}

/// By the leaflet, weak players miss captures and offences; strong ones never.
#[test]
fn only_weak_players_overlook_captures() {
    for (level, offends) in [(1, true), (6, false), (9, false)] {
        let rules = rules("swedish");
        let mut missed = 0;
        for seed in 0..6 {
            let options = Options { hash_mib: 1, threads: 1 };
            let mut player = Player::new(Level::new(level).unwrap(), options, seed);
            let mut random = Random(seed);
            let mut game = Game::new(rules);
            for _ in 0..60 {
                if game.outcome().is_some() {
                    break;
                }
                let turn = game.position().turn();
                let legal = game.position().legal_moves(&rules).unwrap();
                let action = match turn {
                    Color::White => player.act(&game, &Control::new()).unwrap().action,
                    Color::Black if legal.is_empty() => Action::LetStand,
                    Color::Black => Action::Move(greedy(game.position(), &rules, &mut random)),
                };
                game.apply(turn, action).unwrap();
                missed += u32::from(turn == Color::White && game.missed_capture().is_some());
            }
        }
        assert_eq!(missed > 0, offends, "level {level}: {missed}");
    }
}

/// Captures are forced, so weak players make them; what they lack is foresight.
#[test]
fn every_level_plays_every_game_to_its_end() {
    for variant in &variants::ALL {
        for level in [1, 5] {
            let game = play(&variant.rules, [level, level], 3);
            let ended = game.outcome().is_some() || game.claimable_draw().is_some();
            let position = game.position().fen(&variant.rules);
            assert!(ended, "{} at level {level}: {position}", variant.id);
        }
    }
}
