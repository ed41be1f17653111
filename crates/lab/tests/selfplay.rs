//! Whole files of games: the same for any number of threads and interruptions,
//! and every position in them is what it says.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use damier_engine::{Engine, Options};
use damier_lab::selfplay::{
    Error, Game, Header, RandomPlies, Reader, Recipe, Replay, SAMPLE_BYTES, Sieve, Stop, Tally,
    play,
};
use damier_rules::{Color, Move, Position, Ruleset, variants};

/// A file that is gone when the test is over.
struct Scratch(PathBuf);

impl Scratch {
    fn new(test: &str) -> Scratch {
        let name = format!("damier-selfplay-{test}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_file(&path);
        Scratch(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn header(rules: &Ruleset) -> Header {
    let rules = rules.friendly();
    Header {
        rules,
        evaluation: "hand".to_owned(),
        nodes: 300,
        seed: 5,
        random_plies: RandomPlies::USUAL,
    }
}

fn fill(path: &Path, rules: &Ruleset, games: u64, threads: usize) -> Result<Tally, Error> {
    let recipe = Recipe {
        header: header(rules),
        engine: &|| Engine::new(Options { hash_mib: 1, threads: 1 }),
        oracle: None,
        threads,
        stop: Stop { games: Some(games), time: None },
    };
    let seen = AtomicU64::new(0);
    let tally = play(path, &recipe, &|tally| seen.store(tally.games, Relaxed))?;
    assert_eq!((tally.games, seen.into_inner()), (games, games));
    Ok(tally)
}

fn games(path: &Path) -> Vec<Game> {
    let mut reader = Reader::open(path).expect("a file");
    std::iter::from_fn(|| reader.read().expect("a game")).collect()
}

/// More than enough that late games begin with positions of early ones.
const MANY: u64 = 600;

#[test]
fn neither_threads_nor_interruptions_change_the_file() {
    let rules = variants::RUSSIAN;
    let (one, three) = (Scratch::new("one"), Scratch::new("three"));
    fill(&one.0, &rules, MANY, 1).unwrap();
    fill(&three.0, &rules, MANY - 100, 3).unwrap();
    let bytes = fs::read(&three.0).unwrap();
    fs::write(&three.0, &bytes[..bytes.len() - 10]).unwrap();
    fill(&three.0, &rules, MANY, 3).unwrap();
    assert!(fs::read(&one.0).unwrap() == fs::read(&three.0).unwrap());
    let games = games(&one.0);
    let copies = copies(&games, &rules.friendly());
    assert!(copies < games.len() / 25, "{copies} games end as others do");
    let with_kings =
        games[512..].iter().filter(|game| game.start.kings != Default::default()).count();
    assert!(with_kings > 0, "endings are begun with, too");
}

/// How many games come to the last position of another, with enough pieces
/// that this is no coincidence.
fn copies(games: &[Game], rules: &Ruleset) -> usize {
    let mut replay = Replay::new(rules);
    let mut last = |game: &Game| {
        let mut last = None;
        let played = replay.each(game, &mut |pos, _, _| {
            last = Some(*pos);
            true
        });
        played.expect("a game");
        last.filter(|pos| pos.occupied().count() > 6)
    };
    let ends: Vec<Position> = games.iter().filter_map(&mut last).collect();
    ends.len() - ends.iter().collect::<HashSet<_>>().len()
}

#[test]
fn games_begin_apart_and_end_somehow() {
    let scratch = Scratch::new("apart");
    let tally = fill(&scratch.0, &variants::INTERNATIONAL, 60, 2).unwrap();
    assert_eq!(tally.results.iter().sum::<u64>(), 60);
    assert!(tally.results.iter().all(|&count| count > 0), "{tally:?}");
    assert!(tally.searched < tally.plies && tally.searched > tally.plies / 2, "{tally:?}");
    let games = games(&scratch.0);
    for (i, game) in games.iter().enumerate() {
        assert!(games[..i].iter().all(|other| other.start != game.start), "game {i}");
    }
}

#[test]
fn a_huffing_game_is_played_without_huffing() {
    let scratch = Scratch::new("huff");
    fill(&scratch.0, &variants::DJECO, 3, 1).unwrap();
    let reader = Reader::open(&scratch.0).unwrap();
    assert_eq!(reader.header().rules, variants::DJECO.friendly());
}

#[test]
fn samples_are_quiet_positions_as_their_player_sees_them() {
    let rules = variants::RUSSIAN;
    let scratch = Scratch::new("samples");
    fill(&scratch.0, &rules, 20, 1).unwrap();
    let mut replay = Replay::new(&rules.friendly());
    let sieve = Sieve { first_ply: 3, most_score: 250, fewest_pieces: 6 };
    let mut total = 0;
    for game in games(&scratch.0) {
        let mut bytes = Vec::new();
        let count = sieve.sift(&game, &mut replay, &mut bytes).unwrap();
        assert_eq!(bytes.len(), count * SAMPLE_BYTES);
        total += count;
        let expected = expected(&game, &rules.friendly(), &sieve);
        assert_eq!(bytes.chunks(SAMPLE_BYTES).map(<[u8]>::to_vec).collect::<Vec<_>>(), expected);
    }
    assert!(total > 100, "{total}");
}

/// The same samples, made slowly from turned positions and their square numbers.
fn expected(game: &Game, rules: &Ruleset, sieve: &Sieve) -> Vec<Vec<u8>> {
    let mut samples = Vec::new();
    let mut pos = game.start.position(rules).expect("a position");
    for (i, ply) in game.plies.iter().enumerate() {
        let moves = pos.legal_moves(rules).expect("a list");
        let threatens =
            pos.passed().legal_moves(rules).expect("a list").iter().any(Move::is_capture);
        if let Some(score) = ply.score
            && i >= sieve.first_ply
            && score.unsigned_abs() <= sieve.most_score
            && pos.occupied().count() >= sieve.fewest_pieces
            && !moves.iter().any(Move::is_capture)
        {
            let is_white = pos.turn() == Color::White;
            let seen = if is_white { pos } else { pos.flipped(rules) };
            let result = game.result as u8;
            let mut bytes = sets(&seen, rules);
            bytes.extend(score.to_le_bytes());
            bytes.push(if is_white { result } else { 2 - result });
            bytes.push(u8::from(threatens));
            bytes.extend((i as u16).to_le_bytes());
            bytes.extend([0, 0]);
            samples.push(bytes);
        }
        pos.play(rules, moves[usize::from(ply.choice)]).expect("a move");
    }
    samples
}

/// White's and Black's men and kings by their numbers.
fn sets(pos: &Position, rules: &Ruleset) -> Vec<u8> {
    let [white, black] = Color::ALL.map(|color| [pos.men(color), pos.kings(color)]);
    let numbers = white
        .into_iter()
        .chain(black)
        .map(|set| set.squares(rules.board).map(|sq| 1_u64 << (sq.number() - 1)).sum::<u64>());
    numbers.flat_map(u64::to_le_bytes).collect()
}

#[test]
fn another_recipe_does_not_go_into_the_same_file() {
    let scratch = Scratch::new("recipe");
    fill(&scratch.0, &variants::RUSSIAN, 2, 1).unwrap();
    let other = fill(&scratch.0, &variants::BRAZILIAN, 4, 1);
    assert_eq!(other.unwrap_err().to_string(), "the file is there and was made with another game");
}
