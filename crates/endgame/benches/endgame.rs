//! How fast tables are built, how large they are and how fast they answer.
//!
//! `cargo bench -p damier-endgame` builds up to 4 pieces of some games;
//! `cargo bench -p damier-endgame -- english 5` builds one, here with up to 5
//! pieces.

use std::env;
use std::path::Path;
use std::time::Instant;

use damier_endgame::{Builder, Material, Sizes, Tables, build};
use damier_rules::{Color, Position, Ruleset, Setup};

const USUAL: [(&str, u32); 4] =
    [("international", 4), ("english", 4), ("russian", 4), ("djeco", 3)];

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let is_bench = args.iter().any(|arg| arg == "--bench");
    let asked: Vec<&str> =
        args.iter().map(String::as_str).filter(|arg| !arg.starts_with("--")).collect();
    match asked[..] {
        [rules, pieces] => measure(rules, pieces.parse().expect("a number of pieces")),
        // Without `cargo bench`'s flag, as under `cargo test`, it only has to run.
        _ if is_bench => USUAL.iter().for_each(|&(rules, pieces)| measure(rules, pieces)),
        _ => measure("english", 2),
    }
}

fn measure(rules: &str, pieces: u32) {
    let rules: Ruleset = rules.parse().expect("rules");
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let folder = env::temp_dir().join(format!("damier-endgame-bench-{}", std::process::id()));
    let start = Instant::now();
    build(&folder, &rules, pieces, threads, &|_| true).expect("tables");
    let seconds = start.elapsed().as_secs_f64();
    let builder = Builder::new(&rules, pieces, threads).expect("rules with tables");
    let positions: u64 = builder.pairs().iter().map(|&pair| builder.positions(pair)).sum();
    println!(
        "{rules}: up to {pieces} pieces, {positions} positions, {seconds:.2} s on {threads} threads, \
         {:.1} million a second, {:.0} ns each on a thread",
        positions as f64 / seconds / 1e6,
        seconds * 1e9 * threads as f64 / positions as f64,
    );
    let tables = Tables::open(&folder, &rules).expect("tables");
    for pieces in 2..=pieces {
        let mut sum = Sizes::default();
        for material in Material::all(&rules, pieces) {
            let size = tables.size(material).expect("a table");
            sum.values += size.values;
            sum.plies += size.plies;
        }
        println!("  {pieces} pieces: values {} bytes, plies {} bytes", sum.values, sum.plies);
    }
    probe(&tables, &rules, pieces);
    remove(&folder);
}

/// Asks for random positions, the second time with all blocks unpacked.
fn probe(tables: &Tables, rules: &Ruleset, pieces: u32) {
    let mut seed = 1;
    let positions: Vec<Position> = std::iter::repeat_with(|| random(rules, pieces, &mut seed))
        .flatten()
        .take(200_000)
        .collect();
    for state in ["cold", "warm"] {
        let start = Instant::now();
        let known = positions.iter().filter(|pos| tables.value(pos).expect("a table").is_some());
        let known = known.count();
        let speed = known as f64 / start.elapsed().as_secs_f64();
        println!("  {known} probes, {state}: {:.2} million a second", speed / 1e6);
    }
}

fn random(rules: &Ruleset, pieces: u32, seed: &mut u64) -> Option<Position> {
    let mut next = |below: u32| {
        *seed =
            seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*seed >> 33) as u32 % below
    };
    let mut setup = Setup { turn: Some(Color::White), ..Setup::default() };
    for i in 0..pieces {
        let color = if i == 0 { Color::White } else { Color::ALL[next(2) as usize] };
        let color = if i == 1 { Color::Black } else { color };
        let role = [damier_rules::Role::Man, damier_rules::Role::King][next(2) as usize];
        let square = next(rules.board.n_squares()) + 1;
        setup.pieces.push((square, damier_rules::Piece { color, role }));
    }
    setup.position(rules).ok()
}

fn remove(folder: &Path) {
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}
