//! The engine plays by endgame tables: it wins what is won, as soon as it can
//! be, and loses nothing that is drawn.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use std::env;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use damier_endgame::{Library, Probe, Tables, Value, build};
use damier_engine::{Control, Engine, Limits, Options, Report};
use damier_rules::{
    Action, Color, Endings, FewKings, Game, Outcome, Position, Repetition, Ruleset, variants,
};
use support::Random;

/// Four pieces in a soak, which needs tables in files; else those in memory.
fn most_pieces() -> usize {
    if env::var_os("DAMIER_SOAK").is_some() { 4 } else { 3 }
}

/// The tables in memory; in a soak also those in files, built if need be.
fn library() -> Arc<Library> {
    if most_pieces() <= 3 {
        return Arc::default();
    }
    let usual = || env::temp_dir().join("damier-soak-endgames");
    let dir = env::var_os("DAMIER_ENDGAMES").map_or_else(usual, PathBuf::from);
    let library = Library::new(Some(dir.clone()));
    for (id, rules) in rulesets() {
        let built = build(&dir, &library.rules_to_build(&rules), 4, 2, &|_| true);
        built.unwrap_or_else(|error| panic!("{id}: {error}"));
    }
    Arc::new(library)
}

fn engine(library: &Arc<Library>) -> Engine {
    let mut engine = Engine::new(Options { hash_mib: 4, threads: 1 });
    engine.set_library(Some(Arc::clone(library)));
    engine
}

fn search(engine: &mut Engine, game: &Game, limits: &Limits) -> Report {
    engine.search(game, limits, &Control::new(), &mut |_| {}).unwrap()
}

/// Every leaflet's rules and three of the world's, as far as there are tables.
fn rulesets() -> Vec<(&'static str, Ruleset)> {
    let world = ["international", "english", "russian"];
    let wanted = |variant: &&variants::Variant| variant.is_leaflet || world.contains(&variant.id);
    variants::ALL.iter().filter(wanted).map(|variant| (variant.id, variant.rules)).collect()
}

/// Whether no rule can draw a game that is won in so many plies.
fn allows_win(rules: &Ruleset, plies: usize) -> bool {
    let plays_on = rules.no_progress == 0
        && rules.endings == Endings::None
        && matches!(rules.repetition, Repetition::None | Repetition::Position3);
    rules.few_kings == FewKings::PlayOn && (plays_on || plies < 7)
}

/// A random position of this value in which nothing waits to be taken.
fn position(random: &mut Random, tables: &Tables, value: Value) -> Option<(Position, Probe)> {
    let rules = tables.rules();
    let most = most_pieces();
    for _ in 0..400 {
        let own = 1 + random.below(most - 1);
        let other = 1 + random.below(most - own);
        let pos = random.position(rules, own, other);
        let over = Game::from_position(*rules, pos).outcome().is_some();
        let moves = pos.legal_moves(rules).unwrap();
        if over || moves.is_empty() || moves.iter().any(damier_rules::Move::is_capture) {
            continue;
        }
        let probe = tables.probe(&pos).unwrap().unwrap();
        if probe.value == value {
            return Some((pos, probe));
        }
    }
    None
}

/// The longest defence by the tables, or a random move in a drawn game.
fn defend(tables: &Tables, game: &Game, random: &mut Random) -> Action {
    let moves = game.position().legal_moves(game.rules()).unwrap();
    let start = random.below(moves.len());
    let rank = |i: &usize| {
        let mut next = *game.position();
        next.play_unchecked(game.rules(), moves[*i]);
        tables.probe(&next).unwrap().unwrap().before().rank()
    };
    let order = (0..moves.len()).map(|i| (i + start) % moves.len());
    Action::Move(moves[order.max_by_key(rank).unwrap()])
}

/// Plays a game out, the engine for the player to move first.
fn play_out(
    engine: &mut Engine,
    tables: &Tables,
    pos: Position,
    most: usize,
    random: &mut Random,
) -> Game {
    let mut game = Game::from_position(*tables.rules(), pos);
    let side = pos.turn();
    while game.outcome().is_none() && game.moves().count() < most {
        let turn = game.position().turn();
        let action = if turn == side {
            search(engine, &game, &Limits::nodes(2_000)).best()
        } else if game.missed_capture().is_some() {
            Action::LetStand
        } else {
            defend(tables, &game, random)
        };
        game.apply(turn, action).unwrap();
    }
    game
}

#[test]
fn won_positions_are_won_within_the_distance() {
    let library = library();
    for (id, rules) in rulesets() {
        let tables = library.tables(&rules).unwrap();
        tables.prepare_now();
        let mut engine = engine(&library);
        let mut random = Random(7);
        let (mut won, mut drawn) = (0, Vec::new());
        for _ in 0..12 {
            let Some((pos, probe)) = position(&mut random, &tables, Value::Win) else {
                continue;
            };
            let plies = usize::from(probe.plies.unwrap());
            let game = play_out(&mut engine, &tables, pos, 100, &mut random);
            let winner = game.outcome().and_then(Outcome::winner);
            let context = format!("{id}: {} in {plies}", pos.fen(&rules));
            assert_ne!(winner, Some(!pos.turn()), "{context}");
            if allows_win(&rules, plies) {
                assert_eq!(winner, Some(pos.turn()), "{context}");
                assert!(game.moves().count() <= plies, "{context}: {}", game.moves().count());
            }
            match winner {
                Some(_) => won += 1,
                None => drawn.push(context),
            }
        }
        eprintln!("{id}: {won} won, drawn by the rules: {drawn:?}");
        assert!(won > 0, "{id}: no win was allowed by the rules");
    }
}

#[test]
fn drawn_positions_are_not_lost() {
    let library = library();
    for (id, rules) in rulesets() {
        let tables = library.tables(&rules).unwrap();
        tables.prepare_now();
        let mut engine = engine(&library);
        let mut random = Random(11);
        for _ in 0..8 {
            let Some((pos, _)) = position(&mut random, &tables, Value::Draw) else {
                continue;
            };
            let game = play_out(&mut engine, &tables, pos, 40, &mut random);
            assert_ne!(
                game.outcome().and_then(Outcome::winner),
                Some(!pos.turn()),
                "{id}: {}",
                pos.fen(&rules)
            );
        }
    }
}

/// Larger tables tell no distances: the search itself has to make progress.
#[test]
fn won_positions_are_won_without_distances() {
    let dir = env::temp_dir().join(format!("damier-engine-values-{}", std::process::id()));
    let rules = variants::ENGLISH;
    build(&dir, &rules, 4, 2, &|_| true).unwrap();
    let told = Tables::open(&dir, &rules).unwrap();
    let mut random = Random(5);
    let mut endings = Vec::new();
    while endings.len() < 6 {
        let pos = random.position(&rules, 3, 1);
        let probe = told.probe(&pos).unwrap().unwrap();
        if pos.turn() == Color::White && probe.value == Value::Win && probe.plies > Some(9) {
            endings.push(pos);
        }
    }
    for file in fs::read_dir(dir.join("english")).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let pieces: u32 = name.chars().filter_map(|digit| digit.to_digit(10)).sum();
        if pieces == 4 && name.ends_with(".plies") {
            fs::remove_file(path).unwrap();
        }
    }
    let library = Arc::new(Library::new(Some(dir.clone())));
    let tables = library.tables(&rules).unwrap();
    for pos in endings {
        let probe = tables.probe(&pos).unwrap().unwrap();
        assert_eq!((probe.value, probe.plies), (Value::Win, None));
        let game = play_out(&mut engine(&library), &told, pos, 120, &mut random);
        let winner = game.outcome().and_then(Outcome::winner);
        assert_eq!(winner, Some(Color::White), "{}", pos.fen(&rules));
    }
    fs::remove_dir_all(dir).unwrap();
}
