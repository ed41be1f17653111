//! Files of games: one file per command, and what they share.

mod check;
mod convert;
mod find;
mod output;
mod progress;
mod sources;
mod split;
mod stats;
mod unpack;

use std::ops::ControlFlow;
use std::path::Path;

use anyhow::Result;
use clap::{Args, Subcommand};
use damier_coach::Finding;
use damier_pdn::{Checked, GameType, Record, WrittenMove};
use damier_rules::Ruleset;
use serde::Serialize;

use crate::Answer;
use progress::ReadProgress;
use sources::Source;

#[derive(Debug, Args)]
pub(crate) struct PdnOptions {
    #[command(subcommand)]
    command: PdnCommand,
}

#[derive(Debug, Subcommand)]
enum PdnCommand {
    /// Replay every game by its rules and say what is wrong, and where
    Check(check::CheckOptions),
    /// Rewrite games as strict PDN 3.0, as JSON or as positions
    Convert(convert::ConvertOptions),
    /// Count games, results, rules, lengths and openings
    Stats(stats::StatsOptions),
    /// Write every game to a file of its own
    Split(split::SplitOptions),
    /// Find games by player, event, date, result or position
    Find(find::FindOptions),
}

pub(crate) fn run(options: &PdnOptions) -> Result<Answer> {
    match &options.command {
        PdnCommand::Check(options) => check::run(options),
        PdnCommand::Convert(options) => convert::run(options),
        PdnCommand::Stats(options) => stats::run(options),
        PdnCommand::Split(options) => split::run(options),
        PdnCommand::Find(options) => find::run(options),
    }
}

/// Something wrong in a game, for programs.
#[derive(Serialize)]
struct FindingObject {
    line: u32,
    column: u32,
    kind: &'static str,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    reason: String,
}

impl From<Finding> for FindingObject {
    fn from(finding: Finding) -> FindingObject {
        let Finding { line, column, kind, text, reason } = finding;
        FindingObject { line, column, kind, text, reason }
    }
}

/// All games of a file, plain or compressed, or of standard input for `-`.
pub(crate) fn read_file(path: &Path) -> Result<Vec<Record>> {
    let source = Source::named(path)?;
    let mut records = Vec::new();
    source.for_each_game(&ReadProgress::new(1, 0), |record| {
        records.push(record);
        ControlFlow::Continue(())
    })?;
    Ok(records)
}

/// Replays a game by its own rules, or by those that the user insists on.
pub(crate) fn replay(record: &Record, forced: Option<&Ruleset>) -> Checked {
    let Some(rules) = forced else {
        return record.check();
    };
    // The rules are the user's, the names of the squares still the file's.
    let game_type = record
        .tag("GameType")
        .and_then(|text| text.parse::<GameType>().ok())
        .filter(|game_type| game_type.board == rules.board)
        .unwrap_or_else(|| GameType::of(rules));
    record.check_by(rules, game_type, true)
}

/// Whether every move of the main line could be played.
fn is_main_line_legal(record: &Record, checked: &Checked) -> bool {
    checked.moves.len() == record.main_line().count()
}

/// The moves of the main line: the shortest text where they are legal, and
/// as they are written where the line is not.
fn main_line(record: &Record, checked: &Checked) -> Vec<WrittenMove> {
    let is_legal = is_main_line_legal(record, checked);
    let mut played = checked.moves.iter().filter(|_| is_legal);
    let one = |written: &WrittenMove| {
        let (rules, game_type) = (&checked.rules, checked.game_type);
        let shortest = played.next().and_then(|(before, m)| game_type.shortest(before, rules, *m));
        shortest.unwrap_or_else(|| written.clone())
    };
    record.main_line().map(one).collect()
}
