use std::time::Instant;

use anyhow::Result;
use clap::Args;
use damier_endgame::{Builder, build_within};

use super::progress::BuildProgress;
use super::{PlaceOptions, all_cores};
use crate::Answer;

#[derive(Debug, Args)]
pub(super) struct BuildOptions {
    #[command(flatten)]
    place: PlaceOptions,
    /// Up to how many pieces
    #[arg(long)]
    pieces: u32,
    /// How many threads work; all cores if left out
    #[arg(long)]
    threads: Option<usize>,
    /// How many MiB of solved positions may stay in memory; others wait in
    /// files of the folder
    #[arg(long, value_name = "MIB", default_value_t = 4096)]
    memory: usize,
}

pub(super) fn run(options: &BuildOptions) -> Result<Answer> {
    let (place, pieces) = (&options.place, options.pieces);
    let threads = options.threads.unwrap_or_else(all_cores);
    let plan = Builder::new(&place.ruleset, pieces, threads)?;
    let positions: u64 = plan.pairs().iter().map(|&pair| plan.positions(pair)).sum();
    let start = Instant::now();
    let progress = BuildProgress::new(positions, 2);
    let watch = |count| {
        progress.add(count as u64);
        true
    };
    let memory = options.memory.saturating_mul(1 << 20);
    let built = build_within(memory, &place.dir, &place.ruleset, pieces, threads, &watch);
    progress.clear();
    built?;
    let seconds = start.elapsed().as_secs_f64();
    let speed = positions as f64 / seconds.max(1e-9) / 1e6;
    eprintln!("{positions} positions in {seconds:.1} s, {speed:.1} million a second");
    Ok(Answer::Yes)
}
