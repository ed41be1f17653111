use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use damier_engine::puzzles::{Recipe, make};
use damier_rules::Ruleset;

use crate::Answer;
use crate::input::parse_ruleset;

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
    /// The file to write; standard output if left out
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn run(options: &PuzzlesOptions) -> Result<Answer> {
    let recipe = Recipe {
        count: options.count,
        seed: options.seed,
        threads: options.threads,
        most_games: options.most_games,
    };
    let is_watched = io::stderr().is_terminal();
    let puzzles = make(&options.ruleset, &recipe, &|found, game| {
        if is_watched {
            eprint!("\r{found} after {} games\x1b[K", game + 1);
        }
    });
    if is_watched {
        eprint!("\r\x1b[K");
    }
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
    Ok(if puzzles.len() < options.count { Answer::No } else { Answer::Yes })
}
