//! What the engine thinks of a position, or of every move of a game.

mod games;
mod graph;
mod json;
mod position;
mod study;
mod svg;
mod table;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, anyhow};
use clap::builder::RangedU64ValueParser;
use clap::{ArgGroup, Args};
use damier_endgame::Library;
use damier_engine::{Engine, Limits, Options};
use damier_locale::Language;
use damier_rules::{Ruleset, variants};

use crate::Answer;
use crate::common_options::{parse_fen, parse_ruleset, texts};
use crate::tables_option::{TablesOption, warn_of_troubles};

/// Analyse a position or the games of a file
///
/// Scores are in men and count for White, and so do the winning chances in
/// percent. In a game, a move that costs more than 10, 20 or 35 points of
/// winning chances is marked ?!, ? or ??.
///
/// With --json every position is one object on a line of its own, with `fen`,
/// `turn`, `depth`, `nodes`, `time_ms`, `result` (null while the game goes on),
/// `exact` and `lines`; of each line `score_centimen`, `win_in_plies` (negative
/// for a loss, null if nothing is proven), `expectation`, `moves` and `exact`,
/// all for the player to move. `exact` is what endgame tables say: `value` (won,
/// drawn, lost), `plies` and `moves`, or null. --threats adds `threat`; the positions of a file also have
/// `game`, `ply`, `move`, `mark` and `better`.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
#[command(group(ArgGroup::new("subject").args(["file", "fen"]).required(true)))]
pub(crate) struct AnalyseOptions {
    /// A file of games, plain or compressed; - for standard input
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// The position, for example "W:W31-50:B1-20"
    #[arg(long)]
    fen: Option<String>,
    /// The game: an id from `damier rulesets`, or house rules. A position is
    /// one of jumbo if it is left out; a file says it itself
    #[arg(long, value_name = "ID", value_parser = parse_ruleset)]
    ruleset: Option<Ruleset>,
    /// Only this game of the file, counted from 1
    #[arg(long, value_name = "N", conflicts_with = "fen", value_parser = at_least_one())]
    game: Option<usize>,
    #[command(flatten)]
    limits: LimitOptions,
    /// How many of the best moves get a line of their own
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = at_least_one())]
    multipv: usize,
    /// How many threads search at once
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads())]
    threads: usize,
    /// The size of the memory for positions, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = megabytes())]
    hash: usize,
    #[command(flatten)]
    tables: TablesOption,
    /// Say what the opponent would do if the player to move passed
    #[arg(long, conflicts_with = "file")]
    threats: bool,
    /// The language of the answer
    #[arg(long, value_name = "xx")]
    lang: Option<Language>,
    /// Print JSON: one object per position, one a line
    #[arg(long)]
    json: bool,
    /// Draw the course of the games in this file, as SVG
    #[arg(long, value_name = "FILE", conflicts_with = "fen")]
    svg: Option<PathBuf>,
}

#[derive(Debug, Args)]
#[group(multiple = false)]
struct LimitOptions {
    /// Seconds for each position; 2 for a position, 1 in a game if nothing is
    /// said
    #[arg(long, value_name = "S", value_parser = parse_seconds)]
    time: Option<Duration>,
    /// Search each position this deep
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Search this many nodes of each position
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
}

fn at_least_one() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..)
}

fn threads() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=Options::MOST_THREADS as u64)
}

fn megabytes() -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=1 << 16)
}

fn parse_seconds(text: &str) -> Result<Duration> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| *seconds > 0.0 && *seconds <= 1e6);
    seconds
        .map(Duration::from_secs_f64)
        .ok_or_else(|| anyhow!("a number of seconds is expected, such as 2 or 0.5"))
}

impl AnalyseOptions {
    fn limits(&self, usual: Duration) -> Limits {
        let LimitOptions { time, depth, nodes } = self.limits;
        let limits = match (depth, nodes) {
            (Some(depth), _) => Limits::depth(depth),
            (_, Some(nodes)) => Limits::nodes(nodes),
            _ => Limits::time(time.unwrap_or(usual)),
        };
        Limits { lines: self.multipv, ..limits }
    }

    fn engine(&self, library: &Arc<Library>) -> Engine {
        let mut engine = Engine::new(Options { hash_mib: self.hash, threads: self.threads });
        engine.set_library(Some(Arc::clone(library)));
        engine
    }
}

pub(crate) fn run(options: &AnalyseOptions) -> Result<Answer> {
    let texts = texts(options.lang);
    let library = options.tables.library()?;
    let engine = options.engine(&library);
    let answer = match (&options.fen, &options.file) {
        (Some(fen), _) => {
            let rules = options.ruleset.unwrap_or(variants::DEFAULT);
            position::run(options, engine, rules, parse_fen(fen, &rules, &texts)?, &texts)
        }
        (None, Some(file)) => games::run(options, engine, file, &texts),
        (None, None) => Err(anyhow!("neither a position nor a file is given")),
    };
    warn_of_troubles(&library);
    answer
}
