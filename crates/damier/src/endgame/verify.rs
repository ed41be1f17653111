use std::io::{self, Write};

use anyhow::Result;
use clap::Args;
use damier_endgame::{Builder, Error};

use super::progress::BuildProgress;
use super::{PlaceOptions, all_cores, materials};
use crate::Answer;

#[derive(Debug, Args)]
pub(super) struct VerifyOptions {
    #[command(flatten)]
    place: PlaceOptions,
    /// Up to how many pieces
    #[arg(long)]
    pieces: u32,
    /// How many threads work; all cores if left out
    #[arg(long)]
    threads: Option<usize>,
}

pub(super) fn run(options: &VerifyOptions) -> Result<Answer> {
    let rules = &options.place.ruleset;
    let threads = options.threads.unwrap_or_else(all_cores);
    let plan = Builder::new(rules, options.pieces, threads)?;
    let tables = options.place.tables()?;
    let all = plan.pairs().iter().map(|&pair| plan.positions(pair)).sum();
    let progress = BuildProgress::new(all, 1);
    let watch = |count| {
        progress.add(count as u64);
        true
    };
    let (mut checked, mut wrong) = (0, 0);
    let mut out = io::stdout().lock();
    for material in materials(rules, options.pieces) {
        match tables.verify(material, threads, &watch) {
            Ok(tally) => checked += tally.all.sum(),
            Err(error @ (Error::Wrong { .. } | Error::Damaged(..) | Error::Missing(_))) => {
                progress.clear();
                writeln!(out, "{error}")?;
                wrong += 1;
            }
            Err(error) => {
                progress.clear();
                return Err(error.into());
            }
        }
    }
    progress.clear();
    writeln!(out, "{checked} positions agree with their successors, {wrong} tables do not")?;
    Ok(if wrong == 0 { Answer::Yes } else { Answer::No })
}
