use std::fs;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::{Args, ValueHint};
use damier_engine::{Networks, bench};
use damier_lab::speed::{Speed, speeds};

use crate::Answer;
use crate::common_options::parse_network;

/// Search fixed positions: the number of nodes tells this engine from any
/// other, and nodes per second are its speed.
#[derive(Clone, Debug, Args)]
pub(crate) struct BenchOptions {
    /// What positions are judged by: a network file, `default` for those that
    /// come with the program, or `none` for the evaluation written by hand
    #[arg(long, value_name = "FILE", default_value = "default", value_hint = ValueHint::FilePath, value_parser = parse_network)]
    network: Networks,
    /// Compare how fast evaluations are instead: by hand, and by untrained
    /// networks of every width
    #[arg(long, conflicts_with = "network")]
    evaluations: bool,
}

pub(crate) fn run(options: &BenchOptions) -> Result<Answer> {
    if options.evaluations { compare_evaluations() } else { search(options.network.clone()) }
}

/// Searches the fixed positions, one a line: the rules, the depth, the score,
/// the nodes, the milliseconds.
fn search(networks: Networks) -> Result<Answer> {
    let mut out = io::stdout().lock();
    let mut written = Ok(());
    let totals = bench(networks, &mut |id, found| {
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

/// One evaluation a line: nanoseconds a position, nodes per second, and how
/// many times as many nodes as by hand.
fn compare_evaluations() -> Result<Answer> {
    let mut out = io::stdout().lock();
    let start = Instant::now();
    let speeds = speeds(&|| time_at_work().unwrap_or_else(|| start.elapsed()));
    let by_hand = speeds.first().map_or(1.0, |hand| hand.nodes_per_second);
    for Speed { hidden, nanoseconds, nodes_per_second } in speeds {
        let name = hidden.map_or("hand".to_owned(), |hidden| format!("network {hidden}"));
        let ratio = nodes_per_second / by_hand.max(1.0);
        writeln!(out, "{name:12} {nanoseconds:>6.1} ns {nodes_per_second:>9.0} nps {ratio:>6.2}")?;
    }
    Ok(Answer::Yes)
}

/// How long this thread has had a processor, where the system tells: what
/// other programs do then matters less.
fn time_at_work() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split_whitespace().next()?.parse().ok()?))
}
