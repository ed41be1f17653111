use std::io::{self, Write};
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use damier_rules::{Leaves, Move, Notation};

use crate::Answer;
use crate::common_options::{PositionOptions, texts};

#[derive(Debug, Args)]
pub(crate) struct PerftOptions {
    #[command(flatten)]
    position: PositionOptions,
    /// How many plies deep
    #[arg(long)]
    depth: u32,
    /// Show the count below each first move
    #[arg(long)]
    divide: bool,
    /// Make the moves of the last ply too, instead of only counting them
    #[arg(long)]
    make: bool,
}

pub(crate) fn run(options: &PerftOptions) -> Result<Answer> {
    let rules = &options.position.ruleset;
    let pos = options.position.position(&texts(None))?;
    let leaves = if options.make { Leaves::Make } else { Leaves::Count };
    let mut out = io::stdout().lock();
    let start = Instant::now();
    let nodes = if options.divide && options.depth > 0 {
        let mut moves = pos.legal_moves(rules)?;
        moves.sort_unstable_by(Move::cmp_by_squares);
        let mut sum = 0;
        for &m in &moves {
            let mut next = pos;
            next.play_unchecked(rules, m);
            let count = damier_rules::perft(&next, rules, options.depth - 1, leaves)?;
            let text = pos.text_among(rules, m, &moves, Notation::Numeric);
            writeln!(out, "{text} {count}")?;
            sum += count;
        }
        sum
    } else {
        damier_rules::perft(&pos, rules, options.depth, leaves)?
    };
    let seconds = start.elapsed().as_secs_f64();
    eprintln!("{seconds:.3} s, {:.1} million leaves a second", nodes as f64 / seconds / 1e6);
    writeln!(out, "nodes {nodes}")?;
    Ok(Answer::Yes)
}
