//! Reading a large file of games: tokens alone, and every move checked.
//!
//! `cargo bench --package damier-pdn` prints megabytes and moves per second;
//! `--write FILE` writes the same games to a file, for other programs to read.

use std::convert::Infallible;
use std::env;
use std::fs;
use std::ops::ControlFlow;
use std::time::Instant;

use damier_pdn::{Limits, Place, Record, Visitor, WrittenMove, for_each_game, read};
use damier_rules::{Action, Game, variants};

fn main() {
    let args: Vec<String> = env::args().collect();
    let write = args.iter().position(|arg| arg == "--write");
    // Without `cargo bench`'s flag, as under `cargo test`, it only has to run.
    let is_short = write.is_none() && !args.iter().any(|arg| arg == "--bench");
    let text = games(if is_short { 5 } else { 4000 });
    if let Some(at) = write {
        let name = args.get(at + 1).expect("a file name after --write");
        fs::write(name, &text).expect("the file can be written");
        return;
    }
    let megabytes = text.len() as f64 / 1e6;
    let (moves, seconds) = best_of(3, || count_moves(&text));
    println!("{megabytes:.1} MB, {moves} moves");
    println!("tokens          {:>10.0} MB/s", megabytes / seconds);
    let (kept, seconds) = best_of(3, || keep_games(&text));
    println!("games kept      {:>10.0} MB/s", megabytes / seconds);
    let (checked, seconds) = best_of(3, || check_games(&text));
    println!("moves checked   {:>10.2} million/s", checked as f64 / seconds / 1e6);
    assert_eq!(moves, kept, "every move is kept");
    assert_eq!(moves, checked, "every move is legal");
}

fn best_of(times: u32, run: impl Fn() -> usize) -> (usize, f64) {
    let mut best = f64::INFINITY;
    let mut answer = 0;
    for _ in 0..times {
        let clock = Instant::now();
        answer = run();
        best = best.min(clock.elapsed().as_secs_f64());
    }
    (answer, best)
}

struct Counter(usize);

impl Visitor for Counter {
    type Break = Infallible;

    fn play(&mut self, _: WrittenMove, _: Place) -> ControlFlow<Infallible> {
        self.0 += 1;
        ControlFlow::Continue(())
    }
}

fn count_moves(text: &str) -> usize {
    let mut counter = Counter(0);
    let _ = read(text.as_bytes(), &Limits::default(), &mut counter).expect("memory can be read");
    counter.0
}

fn keep_games(text: &str) -> usize {
    let mut moves = 0;
    for_each_game(text.as_bytes(), &Limits::default(), |game| moves += game.main_line().count())
        .expect("memory can be read");
    moves
}

fn check_games(text: &str) -> usize {
    let mut moves = 0;
    for_each_game(text.as_bytes(), &Limits::default(), |game| {
        let checked = game.check();
        assert!(checked.faults.is_empty());
        moves += checked.moves.len();
    })
    .expect("memory can be read");
    moves
}

/// Games of international draughts, played at random.
fn games(count: u64) -> String {
    let mut text = String::new();
    let mut random = 1_u64;
    for number in 0..count {
        let mut game = Game::new(variants::INTERNATIONAL);
        while game.outcome().is_none() {
            let legal = game.position().legal_moves(game.rules()).expect("few captures");
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let m = legal[(random >> 33) as usize % legal.len()];
            game.apply(game.position().turn(), Action::Move(m)).expect("a legal move");
        }
        let round = number.to_string();
        let tags = [("Event", "Random games"), ("Round", &round), ("White", "A"), ("Black", "B")];
        text.push_str(&Record::of_game(&game, &tags).to_pdn());
        text.push('\n');
    }
    text
}
