use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use damier_lab::puzzles::{CERTAINTY, Puzzle, Recipe, Solver, make};
use damier_rules::Ruleset;

use crate::Answer;
use crate::common_options::parse_ruleset;
use crate::status_line::StatusLine;

/// The engine plays itself, and positions in which one move wins and no other
/// does are written down, the easiest first: FEN;moves;rating
#[derive(Clone, Debug, Args)]
pub(crate) struct PuzzlesOptions {
    /// The game: an id from `damier rulesets`, or house rules
    #[arg(long, value_name = "ID", value_parser = parse_ruleset)]
    ruleset: Ruleset,
    /// How many
    #[arg(long, default_value_t = 300)]
    count: usize,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games played at once; it changes the time, not the puzzles
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Give up after so many games
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    most_games: u64,
    /// Make none, but look longer at those of this file, and keep only those
    /// that have one solution
    #[arg(long, value_name = "FILE", conflicts_with_all = ["count", "seed", "threads", "most_games"])]
    check: Option<PathBuf>,
    /// Positions to look at for each move when checking
    #[arg(long, value_name = "N", default_value_t = CERTAINTY, requires = "check")]
    nodes: u64,
    /// The file to write; standard output if left out
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(options: &PuzzlesOptions) -> Result<Answer> {
    let (puzzles, wanted) = match &options.check {
        Some(path) => check(path, options)?,
        None => (made(options), options.count),
    };
    let mut out: Box<dyn Write> = match &options.out {
        Some(path) => {
            let file = File::create(path).with_context(|| path.display().to_string())?;
            Box::new(BufWriter::new(file))
        }
        None => Box::new(io::stdout().lock()),
    };
    let rules = options.ruleset.friendly();
    for puzzle in &puzzles {
        writeln!(out, "{}", puzzle.line(&rules))?;
    }
    out.flush()?;
    Ok(if puzzles.len() < wanted { Answer::No } else { Answer::Yes })
}

fn made(options: &PuzzlesOptions) -> Vec<Puzzle> {
    let recipe = Recipe {
        count: options.count,
        seed: options.seed,
        threads: options.threads,
        most_games: options.most_games,
    };
    let status = StatusLine::new();
    let puzzles = make(&options.ruleset, &recipe, &mut |found, game| {
        status.show(|| format!("{found} after {} games", game + 1));
    });
    status.clear();
    puzzles
}

/// The puzzles of a file that have one solution, and how many there were.
fn check(path: &Path, options: &PuzzlesOptions) -> Result<(Vec<Puzzle>, usize)> {
    let rules = options.ruleset.friendly();
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let mut puzzles = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let place = || format!("{}, line {}", path.display(), i + 1);
        puzzles.push(Puzzle::parse(line, &rules).with_context(place)?);
    }
    let all = puzzles.len();
    let mut solver = Solver::new(rules);
    puzzles.retain(|puzzle| solver.is_sound(puzzle, options.nodes));
    eprintln!("{} of {all} have one solution", puzzles.len());
    Ok((puzzles, all))
}
