//! Endgame tables: one file per command, and what they share.

mod build;
mod page;
mod probe;
mod progress;
mod stats;
mod verify;

use std::path::PathBuf;
use std::thread;

use anyhow::Result;
use clap::{Args, Subcommand};
use damier_endgame::{Material, Tables};
use damier_rules::Ruleset;

use crate::Answer;
use crate::common_options::parse_ruleset;

#[derive(Debug, Args)]
pub(crate) struct EndgameOptions {
    #[command(subcommand)]
    command: EndgameCommand,
}

#[derive(Debug, Subcommand)]
enum EndgameCommand {
    /// Build tables; what is there is kept, so a build can be broken off
    Build(build::BuildOptions),
    /// Check every position against its successors, and every file
    Verify(verify::VerifyOptions),
    /// Say how a position ends, and how each of its moves does
    Probe(probe::ProbeOptions),
    /// Count wins, losses and draws by material
    Stats(stats::StatsOptions),
    /// Write a page about the endgames of the leaflets, in Markdown
    Page(page::PageOptions),
}

pub(crate) fn run(options: &EndgameOptions) -> Result<Answer> {
    match &options.command {
        EndgameCommand::Build(options) => build::run(options),
        EndgameCommand::Verify(options) => verify::run(options),
        EndgameCommand::Probe(options) => probe::run(options),
        EndgameCommand::Stats(options) => stats::run(options),
        EndgameCommand::Page(options) => page::run(options),
    }
}

/// Which tables, and where they are.
#[derive(Debug, Args)]
struct PlaceOptions {
    /// The game: an id from `damier rulesets`, a reading such as danish/end,
    /// or house rules such as jumbo/8x8/rows=3/huff
    #[arg(long, value_name = "ID", value_parser = parse_ruleset)]
    ruleset: Ruleset,
    /// The folder that holds the tables of all games
    #[arg(long)]
    dir: PathBuf,
}

impl PlaceOptions {
    fn tables(&self) -> Result<Tables> {
        Ok(Tables::open(&self.dir, &self.ruleset)?)
    }
}

/// How many threads work if nothing else is asked for.
fn all_cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Every material with up to so many pieces.
fn materials(rules: &Ruleset, pieces: u32) -> impl Iterator<Item = Material> {
    (2..=pieces).flat_map(|pieces| Material::all(rules, pieces))
}
