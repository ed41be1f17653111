use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::{Args, ValueHint};
use damier_endgame::{Tables, Value};
use damier_engine::{Engine, Network, Networks, Options};
use damier_lab::selfplay::{GameResult, Header, Oracle, RandomPlies, Recipe, Stop, play};
use damier_rules::{Position, Ruleset};

use super::progress::GamesProgress;
use crate::Answer;
use crate::common_options::{parse_network, parse_ruleset};

/// The engine plays itself. A game depends on the seed and its number alone; a
/// file that is there already is gone on with.
#[derive(Clone, Debug, Args)]
pub(super) struct PlayOptions {
    /// The game: an id from `damier rulesets`, or house rules; played without
    /// penalties: who can capture does
    #[arg(value_name = "GAME", value_parser = parse_ruleset)]
    ruleset: Ruleset,
    /// The file of games
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    /// Stop when the file has so many games
    #[arg(long, value_name = "N", required_unless_present = "minutes")]
    games: Option<u64>,
    /// Stop after so many minutes
    #[arg(long, value_name = "M", value_parser = parse_minutes)]
    minutes: Option<Duration>,
    /// Nodes for each move, a quarter more or less, so that games part
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..))]
    nodes: u32,
    /// Games played at once; all cores if left out
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Random plies at the start, not counting forced ones
    #[arg(long, value_name = "A-B", default_value = "8-12", value_parser = parse_random_plies)]
    random_plies: RandomPlies,
    /// The folder of endgame tables; they end games with few pieces
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// What positions are judged by: a network file, `default` for those that
    /// come with the program, or `none` for the evaluation written by hand
    #[arg(long, value_name = "FILE", default_value = "default", value_hint = ValueHint::FilePath, value_parser = parse_network)]
    network: Networks,
}

/// A game fills about this much.
const HASH_MIB: usize = 4;

pub(super) fn run(options: &PlayOptions) -> Result<Answer> {
    let rules = options.ruleset.friendly();
    let tables = options.tables.as_deref().map(|dir| Tables::open(dir, &rules)).transpose()?;
    let oracle = tables.as_ref().map(|tables| |pos: &Position| result(tables, pos));
    let recipe = Recipe {
        header: Header {
            rules,
            evaluation: evaluation(options, &rules)?,
            nodes: options.nodes,
            seed: options.seed,
            random_plies: options.random_plies,
        },
        engine: &|| {
            let mut engine = Engine::new(Options { hash_mib: HASH_MIB, threads: 1 });
            engine.set_networks(options.network.clone());
            engine
        },
        oracle: oracle.as_ref().map(|oracle| oracle as &Oracle<'_>),
        threads: options.threads.unwrap_or_else(all_cores),
        stop: Stop { games: options.games, time: options.minutes },
    };
    let progress = GamesProgress::new(recipe.stop);
    let played = play(&options.out, &recipe, &|tally| progress.show(tally));
    progress.clear();
    let tally = played.with_context(|| options.out.display().to_string())?;
    progress.summary(&tally);
    Ok(Answer::Yes)
}

/// Who judges, and what ends games: what a file says about its games.
fn evaluation(options: &PlayOptions, rules: &Ruleset) -> Result<String> {
    let network = options.network.of(rules);
    if let (Networks::Only(other), None) = (&options.network, network) {
        bail!("the network {} is for other games than {rules}", other.name());
    }
    let judge = network.map_or("hand", Network::name);
    let tables = if options.tables.is_some() { ", tables" } else { "" };
    Ok(format!("{judge}{tables}"))
}

/// What the tables say, if they have the position.
fn result(tables: &Tables, pos: &Position) -> Option<GameResult> {
    // A table that cannot be read knows nothing; the game goes on.
    let value = tables.value(pos).ok().flatten()?;
    Some(match value {
        Value::Win => GameResult::win_of(pos.turn()),
        Value::Draw => GameResult::Draw,
        Value::Loss => GameResult::win_of(!pos.turn()),
    })
}

pub(super) fn all_cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

fn parse_minutes(text: &str) -> Result<Duration> {
    let minutes: f64 = text.parse()?;
    Ok(Duration::try_from_secs_f64(60.0 * minutes)?)
}

fn parse_random_plies(text: &str) -> Result<RandomPlies> {
    const MOST: u8 = 100;
    let (fewest, most) = text.split_once('-').unwrap_or((text, text));
    let plies = RandomPlies { fewest: fewest.trim().parse()?, most: most.trim().parse()? };
    if plies.fewest > plies.most || plies.most > MOST {
        bail!("the fewest come first, and {MOST} are enough");
    }
    Ok(plies)
}
