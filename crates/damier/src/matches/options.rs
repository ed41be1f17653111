use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_protocol::CommandLine;
use damier_protocol::arena::{Conditions, Pace, stats::Sprt};
use damier_rules::Ruleset;

use super::{is_self, parse_engine};
use crate::common_options::parse_ruleset;

/// Every opening is played twice, with colors exchanged. Without a bound
/// (--nodes, --depth, --time or --clock) a move takes a tenth of a second.
#[derive(Debug, Args)]
pub(crate) struct MatchOptions {
    /// The two engines: command lines that speak Hub; `self` is this program
    #[arg(long = "engine", value_name = "CMD", value_parser = parse_engine, required = true)]
    engines: Vec<CommandLine>,
    /// The game: an id from `damier rulesets`, or house rules
    #[arg(long, value_name = "ID", value_parser = parse_ruleset)]
    pub(super) ruleset: Ruleset,
    /// How many games at most; every opening once with either colour if left out
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: Option<u32>,
    /// Nodes for each move; two numbers give each engine its own
    #[arg(long, value_name = "N[,N]", value_parser = parse_nodes)]
    nodes: Option<[u64; 2]>,
    /// Plies for each move
    #[arg(long)]
    depth: Option<u32>,
    /// Seconds for each move
    #[arg(long, value_name = "S", value_parser = parse_seconds, conflicts_with = "clock")]
    time: Option<Duration>,
    /// Minutes for the game and seconds gained with each move, as in 1+0.5
    #[arg(long, value_name = "M+S", value_parser = parse_clock)]
    clock: Option<Pace>,
    /// A file with a FEN a line to begin with
    #[arg(long, value_name = "FILE")]
    pub(super) openings: Option<PathBuf>,
    /// Other openings: all positions after 2 (or 1, 3, 4) plies, or random:N,
    /// balanced positions after N random plies
    #[arg(long, default_value = "2", value_parser = parse_ballots, conflicts_with = "openings")]
    pub(super) ballots: Ballots,
    /// Shuffles the openings, and chooses the random ones
    #[arg(long)]
    pub(super) seed: Option<u64>,
    /// Stop as soon as it is clear whether the first engine is E0 or E1 Elo
    /// (logistic) stronger than the second, with 5 % errors
    #[arg(long, value_name = "E0,E1", value_parser = parse_sprt, allow_hyphen_values = true)]
    pub(super) sprt: Option<Sprt>,
    /// Write the games to this file, each as it ends
    #[arg(long, value_name = "OUT")]
    pub(super) pdn: Option<PathBuf>,
    /// Go on from the games in --pdn
    #[arg(long, requires = "pdn")]
    pub(super) resume: bool,
    /// Games at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=512))]
    pub(super) concurrency: u32,
    /// A parameter of the first engine, as NAME=VALUE
    #[arg(long, value_name = "PARAM", value_parser = parse_parameter)]
    param1: Vec<(String, String)>,
    /// A parameter of the second engine
    #[arg(long, value_name = "PARAM", value_parser = parse_parameter)]
    param2: Vec<(String, String)>,
    /// The folder with endgame tables, for engines that are this program; one of
    /// them plays without tables by --param2 bb-size=0
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// The folder to start the first engine in
    #[arg(long, value_name = "DIR")]
    cwd1: Option<PathBuf>,
    /// The folder to start the second engine in
    #[arg(long, value_name = "DIR")]
    cwd2: Option<PathBuf>,
    /// After so many plies a game is a draw
    #[arg(long, default_value_t = 400)]
    max_plies: u32,
    /// Saves time: a game is a draw when after 30 moves both engines have seen it
    /// level (within 0.10 of a man) for 10 moves each, and won when both have
    /// seen a lead of 4 men for 4 moves each
    #[arg(long)]
    agree: bool,
    /// How many seconds late a move may come
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seconds)]
    grace: Duration,
    /// How many seconds to wait for a move where time is not bounded
    #[arg(long, value_name = "S", default_value = "120", value_parser = parse_seconds)]
    patience: Duration,
}

/// Where games begin.
#[derive(Copy, Clone, Debug)]
pub(super) enum Ballots {
    /// All positions after so many plies.
    All(u32),
    /// Some positions after so many random plies.
    Random(u32),
}

/// How an engine is started.
#[derive(Clone, Debug)]
pub(super) struct Side {
    pub(super) command: CommandLine,
    pub(super) parameters: Vec<(String, String)>,
    pub(super) nodes: Option<u64>,
}

impl MatchOptions {
    pub(super) fn sides(&self) -> Result<[Side; 2]> {
        let [first, second] = &self.engines[..] else {
            bail!("a match has two engines: give --engine twice");
        };
        let within = |command: &CommandLine, folder: &Option<PathBuf>| CommandLine {
            folder: folder.clone(),
            ..command.clone()
        };
        if let Some(dir) = self.tables.as_ref().filter(|dir| !dir.is_dir()) {
            bail!("there is no folder {}", dir.display());
        }
        let within = |command: &CommandLine, folder: &Option<PathBuf>| {
            self.with_tables(within(command, folder))
        };
        let [nodes1, nodes2] = self.nodes.map_or([None, None], |nodes| nodes.map(Some));
        Ok([
            Side {
                command: within(first, &self.cwd1),
                parameters: self.param1.clone(),
                nodes: nodes1,
            },
            Side {
                command: within(second, &self.cwd2),
                parameters: self.param2.clone(),
                nodes: nodes2,
            },
        ])
    }

    /// This program as an engine gets the tables that were asked for.
    fn with_tables(&self, command: CommandLine) -> CommandLine {
        let Some(dir) = self.tables.as_ref().filter(|_| is_self(&command)) else {
            return command;
        };
        let mut arguments = command.arguments.clone();
        // An engine may be started in another folder.
        let dir = std::path::absolute(dir).unwrap_or_else(|_| dir.clone());
        arguments.extend(["--tables".to_owned(), dir.display().to_string()]);
        CommandLine { arguments, ..command }
    }

    pub(super) fn conditions(&self) -> Conditions {
        let is_bounded = self.nodes.is_some() || self.depth.is_some();
        let usual = (!is_bounded).then_some(Pace::Move(Duration::from_millis(100)));
        Conditions {
            depth: self.depth,
            // Each engine has its own.
            nodes: None,
            pace: self.time.map(Pace::Move).or(self.clock).or(usual),
            grace: self.grace,
            patience: self.patience,
            max_plies: self.max_plies as usize,
            may_agree: self.agree,
        }
    }

    /// How many pairs of games were asked for.
    pub(super) fn pairs(&self) -> Option<usize> {
        self.games.map(|games| games.div_ceil(2) as usize)
    }

    /// Whether an engine without chance plays the same game again.
    pub(super) fn is_reproducible(&self) -> bool {
        self.conditions().pace.is_none()
    }

    pub(super) fn bounds(&self) -> String {
        let Conditions { depth, pace, max_plies, may_agree, .. } = self.conditions();
        let mut bounds = Vec::new();
        bounds.extend(depth.map(|depth| format!("depth {depth}")));
        bounds.extend(self.nodes.map(|[first, second]| match first == second {
            true => format!("nodes {first}"),
            false => format!("nodes {first} against {second}"),
        }));
        bounds.extend(pace.map(|pace| match pace {
            Pace::Move(time) => format!("{} s a move", time.as_secs_f64()),
            Pace::Clock { base, increment } => {
                format!("{}+{} s", base.as_secs_f64(), increment.as_secs_f64())
            }
        }));
        let early = if may_agree { "; ends when both agree" } else { "" };
        format!("{}; at most {max_plies} plies{early}", bounds.join(", "))
    }
}

fn parse_nodes(text: &str) -> Result<[u64; 2]> {
    let (first, second) = text.split_once(',').unwrap_or((text, text));
    Ok([first.parse()?, second.parse()?])
}

fn parse_seconds(text: &str) -> Result<Duration> {
    let seconds: f64 = text.parse()?;
    Ok(Duration::try_from_secs_f64(seconds)?)
}

fn parse_clock(text: &str) -> Result<Pace> {
    let (minutes, increment) = text.split_once('+').unwrap_or((text, "0"));
    let minutes: f64 = minutes.parse()?;
    let base = Duration::try_from_secs_f64(minutes * 60.0)?;
    Ok(Pace::Clock { base, increment: parse_seconds(increment)? })
}

fn parse_ballots(text: &str) -> Result<Ballots> {
    const MOST_PLIES: u32 = 4;
    const MOST_RANDOM_PLIES: u32 = 40;
    let within = |text: &str, most| {
        let plies: u32 = text.parse()?;
        if (1..=most).contains(&plies) { Ok(plies) } else { bail!("from 1 to {most} plies") }
    };
    match text.strip_prefix("random:") {
        Some(plies) => Ok(Ballots::Random(within(plies, MOST_RANDOM_PLIES)?)),
        None => Ok(Ballots::All(within(text, MOST_PLIES)?)),
    }
}

fn parse_sprt(text: &str) -> Result<Sprt> {
    let (low, high) = text.split_once(',').context("two numbers, as in 0,5")?;
    let (low, high): (f64, f64) = (low.trim().parse()?, high.trim().parse()?);
    if !(low < high && low.abs() < 1000.0 && high.abs() < 1000.0) {
        bail!("the first bound must be less than the second, and both within 1000 Elo");
    }
    Ok(Sprt::new(low, high))
}

fn parse_parameter(text: &str) -> Result<(String, String)> {
    let (name, value) = text.split_once('=').context("expected NAME=VALUE")?;
    Ok((name.to_owned(), value.to_owned()))
}
