use std::io::{self, Write};

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_engine::Level;
use damier_lab::ladder::{Pairing, Terms, ratings, round_robin};
use damier_rules::Ruleset;

use crate::Answer;
use crate::common_options::parse_ruleset;
use crate::status_line::StatusLine;

/// Each level plays the next two above it, from random even openings, each
/// opening with both colors. Ratings are fitted to all results at once.
#[derive(Clone, Debug, Args)]
pub(crate) struct LadderOptions {
    /// The game: an id from `damier rulesets`, or house rules
    #[arg(long, value_name = "ID", value_parser = parse_ruleset)]
    ruleset: Ruleset,
    /// Games of each pairing
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// The levels that play, from the first to the last
    #[arg(long, value_name = "FIRST-LAST", default_value = "1-10")]
    levels: String,
    /// Nodes for level 12, which has no limit of its own
    #[arg(long, value_name = "N", default_value_t = 5_000_000)]
    full_nodes: u64,
    /// Games played at once
    #[arg(long, default_value_t = 1)]
    concurrency: usize,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(options: &LadderOptions) -> Result<Answer> {
    let levels = parse_levels(&options.levels)?;
    let terms = Terms {
        games: options.games.max(1),
        full_nodes: options.full_nodes.max(1),
        opening_plies: if options.ruleset.board.size() > 8 { 6 } else { 4 },
        threads: options.concurrency,
        seed: options.seed,
    };
    let status = StatusLine::new();
    let pairings = round_robin(&options.ruleset, &levels, &terms, &mut |done, all| {
        status.show(|| format!("{done} of {all} games"));
    });
    status.clear();
    print(&levels, &pairings)?;
    Ok(Answer::Yes)
}

fn parse_levels(text: &str) -> Result<Vec<Level>> {
    let (first, last) = text.split_once('-').context("levels are written like 1-10")?;
    let level = |text: &str| {
        let number = text.trim().parse().ok();
        number.and_then(Level::new).with_context(|| format!("{text:?} is no level from 1 to 12"))
    };
    let (first, last) = (level(first)?, level(last)?);
    if first >= last {
        bail!("a ladder has at least two levels, the lower one first");
    }
    Ok(Level::all().filter(|level| (first..=last).contains(level)).collect())
}

fn print(levels: &[Level], pairings: &[Pairing]) -> Result<()> {
    let ratings = ratings(levels, pairings);
    let mut out = io::stdout().lock();
    writeln!(out, "level  rating   step   against the level below   against two below")?;
    for (i, level) in levels.iter().enumerate() {
        let step = if i == 0 { 0.0 } else { ratings[i] - ratings[i - 1] };
        let against = |below: usize| {
            let weaker = i.checked_sub(below).map(|place| levels[place]);
            let pairing = pairings
                .iter()
                .find(|pairing| pairing.stronger == *level && Some(pairing.weaker) == weaker);
            pairing.map_or_else(String::new, |pairing| {
                let [won, drawn, lost] = pairing.results;
                format!("+{won} ={drawn} -{lost}")
            })
        };
        let (rating, one, two) = (ratings[i], against(1), against(2));
        let line = format!("{:5} {rating:7.0} {step:6.0}   {one:24}  {two}", level.number());
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
