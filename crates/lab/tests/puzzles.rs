//! The puzzles that the page offers, and the making of more.

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

use damier_lab::puzzles::{PATIENCE, Puzzle, Recipe, Solver, make, worth};
use damier_rules::{Game, Move, Ruleset, variants};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/puzzles")
}

/// The rules of every file, and its puzzles.
fn files() -> Vec<(String, Ruleset, Vec<Puzzle>)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder()).expect("the folder of the puzzles") {
        let path = entry.expect("a file").path();
        let stem = path.file_stem().and_then(|stem| stem.to_str()).expect("a name");
        let id = stem.strip_prefix("puzzles-").expect("puzzles").to_owned();
        let rules = id.parse::<Ruleset>().expect("a ruleset").friendly();
        let text = fs::read_to_string(&path).expect("a text");
        let parse = |(i, line)| {
            Puzzle::parse(line, &rules).unwrap_or_else(|bad| panic!("{id} line {}: {bad}", i + 1))
        };
        let puzzles = text.lines().enumerate().map(parse).collect();
        files.push((id, rules, puzzles));
    }
    files
}

#[test]
fn every_leaflet_and_most_games_of_the_world_have_hundreds() {
    let files = files();
    let without: Vec<&str> = variants::ALL
        .iter()
        .map(|variant| variant.id)
        .filter(|&id| files.iter().all(|(file, _, _)| file != id))
        .collect();
    // There the aim is another one than to win men.
    assert_eq!(without, ["breakthrough", "losing"]);
    for (id, _, puzzles) in &files {
        assert!(puzzles.len() >= 200, "{id} has {}", puzzles.len());
        let ratings: Vec<u32> = puzzles.iter().map(|puzzle| puzzle.rating).collect();
        assert!(ratings.is_sorted(), "{id}");
        let easy = ratings.iter().filter(|&&rating| rating < 800).count();
        let hard = ratings.iter().filter(|&&rating| rating >= 1200).count();
        assert!(easy >= 20 && hard >= 20, "{id}: {easy} easy, {hard} hard");
    }
}

#[test]
fn every_puzzle_begins_quietly_and_wins_something() {
    for (id, rules, puzzles) in files() {
        let mut seen = HashSet::new();
        for puzzle in &puzzles {
            let name = format!("{id}: {}", puzzle.line(&rules));
            let solver = puzzle.start.turn();
            let as_white = puzzle.start.flipped(&rules);
            assert!(seen.insert(puzzle.start.fen(&rules)), "twice: {name}");
            assert!(!seen.contains(&as_white.fen(&rules)), "mirrored: {name}");
            let legal = puzzle.start.legal_moves(&rules).expect("moves");
            assert!(legal.len() >= 3 && !legal.iter().any(Move::is_capture), "{name}");
            assert!(puzzle.solution.len() % 2 == 1, "the solver has the last move: {name}");
            let mut pos = puzzle.start;
            for &m in &puzzle.solution {
                pos.play(&rules, m).unwrap_or_else(|error| panic!("{name}: {error}"));
            }
            let balance = |pos| worth(pos, solver) - worth(pos, !solver);
            let is_over = Game::from_position(rules, pos).outcome().is_some();
            assert!(is_over || balance(&pos) > balance(&puzzle.start), "{name}");
        }
    }
}

#[test]
fn the_engine_finds_no_second_solution() {
    let mut seen = 0;
    let mut missed = Vec::new();
    for (id, rules, puzzles) in files() {
        let mut solver = Solver::new(rules);
        for puzzle in puzzles.iter().step_by(puzzles.len() / 5) {
            seen += 1;
            if !solver.is_sound(puzzle, PATIENCE) {
                missed.push(format!("{id}: {}", puzzle.line(&rules)));
            }
        }
    }
    // Another engine may see one of them with other eyes.
    assert!(missed.len() * 100 <= seen, "{} of {seen}: {missed:#?}", missed.len());
}

#[test]
fn a_puzzle_with_two_solutions_is_found_out() {
    let rules = variants::JUMBO.friendly();
    let sound = |line| {
        let puzzle = Puzzle::parse(line, &rules).expect("a puzzle");
        Solver::new(rules).is_sound(&puzzle, 20_000)
    };
    assert!(sound("W:W32,37,41,50:B6,21,33,34;32-27 21x32{27} 37x30{32,33,34};600"));
    // A king against a man wins in more than one way.
    assert!(!sound("W:WK50:B16;50-6;400"));
    // Here the first move is not the one that wins.
    assert!(!sound("W:W32,37,41,50:B6,21,33,34;50-45;600"));
}

#[test]
fn puzzles_do_not_depend_on_the_number_of_threads() {
    let recipe = |threads| Recipe { count: 1, seed: 3, threads, most_games: 200 };
    let of = |threads| make(&variants::FINNISH, &recipe(threads), &mut |_, _| {});
    let alone = of(1);
    assert_eq!(alone.len(), 1);
    assert_eq!(alone, of(2));
}

#[test]
fn a_line_that_is_no_puzzle_is_refused() {
    let rules = variants::ENGLISH.friendly();
    let check = |line: &str, reason: &str| {
        let bad = Puzzle::parse(line, &rules).expect_err(line).to_string();
        assert!(bad.contains(reason), "{bad}");
    };
    check("", "expected FEN;moves;rating");
    check("B:W21:B1;1-5", "expected FEN;moves;rating");
    check("B:W21:B1;1-5;hard", "invalid digit");
    check("X;1-5;400", "a FEN begins with");
    check("B:W21:B1;1-2;400", "1-2");
    check("B:W21:B1;offer;400", "no move");
}
