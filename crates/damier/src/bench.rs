use std::io::{self, Write};

use anyhow::Result;
use damier_engine::bench;

use crate::Answer;

/// Searches the fixed positions, one a line: the rules, the depth, the score,
/// the nodes, the milliseconds.
pub(crate) fn run() -> Result<Answer> {
    let mut out = io::stdout().lock();
    let mut written = Ok(());
    let totals = bench(&mut |id, found| {
        let score = found.lines[0].score.to_string();
        let (depth, nodes, time) = (found.depth, found.nodes, found.elapsed.as_millis());
        let line = writeln!(out, "{id:14} {depth:>3} {score:>10} {nodes:>11} {time:>7}");
        // The first failure is the one that is told.
        if written.is_ok() {
            written = line;
        }
    });
    written?;
    let speed = totals.nodes as f64 / totals.elapsed.as_secs_f64().max(1e-9);
    writeln!(out, "nodes {} nps {speed:.0}", totals.nodes)?;
    Ok(Answer::Yes)
}
