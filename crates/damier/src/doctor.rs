//! `damier doctor`: what is wrong with saved games, and what can be saved.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use damier_server::keeping::{self, Finding, Harm, Report, Saved};
use serde_json::{Value, json};

use crate::Answer;
use crate::data_folder::{DataFolderOption, counted, show_progress};
use crate::status_line::StatusLine;

/// More than these nobody reads.
const MOST_TOLD: usize = 200;

/// Say what is wrong with saved games, and save what is whole
///
/// Every entry is held against its checksum, every game is played again, and
/// every page of the file is looked at; nothing is changed. Run it before the
/// program after a crash or on a failing disk: it also finds what stands only
/// in the log that the program left. While a server uses the folder, the games
/// are checked as they are at one moment, without that log.
///
/// With --salvage all that is whole is written into a new file, each game up to
/// its first damaged entry. That file takes the place of the damaged one, which
/// is kept beside it, or is written elsewhere with --to.
///
/// Exit status: 0 if every game is as it was written, 1 if something is wrong.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  damier doctor\n  damier doctor games.damier\n  \
                        damier doctor --salvage\n  damier doctor --salvage --to whole.damier")]
pub(crate) struct DoctorOptions {
    /// A file of games to look at, such as a backup; those of the data folder
    /// if left out
    file: Option<PathBuf>,
    #[command(flatten)]
    data: DataFolderOption,
    /// Write all that is whole into a new file
    #[arg(long)]
    salvage: bool,
    /// Where to write it, instead of putting it in the place of the damaged one
    #[arg(long, value_name = "FILE", requires = "salvage")]
    to: Option<PathBuf>,
    /// Replace that file if it is there already
    #[arg(long, requires = "to")]
    force: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &DoctorOptions) -> Result<Answer> {
    keeping::step_back();
    if options.salvage {
        return salvage(options);
    }
    let line = StatusLine::new();
    let mut progress =
        |done: u64, all: Option<u64>| show_progress(&line, "games checked", done, all);
    let examined = match &options.file {
        Some(file) => keeping::examine_file(file, &mut progress).map(|report| (report, false)),
        None => keeping::examine(&options.data.folder()?, &mut progress),
    };
    line.clear();
    let (report, is_live) = examined?;
    if options.json {
        println!("{}", as_json(&report, is_live));
        return Ok(answer(&report));
    }
    if is_live {
        println!("A server uses the folder: its log is not looked at.");
    }
    Ok(tell(&report))
}

fn answer(report: &Report) -> Answer {
    if report.harm() == Harm::None { Answer::Yes } else { Answer::No }
}

/// Says what was found.
pub(crate) fn tell(report: &Report) -> Answer {
    for finding in report.findings.iter().take(MOST_TOLD) {
        println!("{finding}.");
        println!("    What to do: {}.", finding.fault.advice());
    }
    if let Some(more @ 1..) = report.findings.len().checked_sub(MOST_TOLD) {
        println!("And {more} more; `damier doctor --json` names all.");
    }
    let games = counted(report.games, "game", "games");
    let entries = counted(report.entries, "entry", "entries");
    let verdict = match report.harm() {
        Harm::None => "all is well".to_owned(),
        Harm::File => "every game is whole, but the file is damaged".to_owned(),
        Harm::Game => {
            let mut ids: Vec<&String> =
                report.findings.iter().filter_map(|finding| finding.game.as_ref()).collect();
            ids.dedup();
            format!("{} damaged", counted(ids.len() as u64, "game is", "games are"))
        }
    };
    println!("{}: {games} with {entries}; {verdict}.", report.file.display());
    answer(report)
}

fn as_json(report: &Report, is_live: bool) -> Value {
    json!({
        "file": report.file.display().to_string(),
        "version": report.version,
        "games": report.games,
        "thrown_away": report.thrown_away,
        "entries": report.entries,
        "in_use": is_live,
        "ok": report.harm() == Harm::None,
        "findings": findings_as_json(&report.findings),
    })
}

fn findings_as_json(findings: &[Finding]) -> Vec<Value> {
    let finding = |finding: &Finding| {
        json!({
            "game": finding.game,
            "entry": finding.fault.entry(),
            "kind": finding.fault.kind(),
            "harm": match finding.fault.harm() {
                Harm::None => "none",
                Harm::File => "file",
                Harm::Game => "game",
            },
            "text": finding.fault.to_string(),
            "advice": finding.fault.advice(),
        })
    };
    findings.iter().map(finding).collect()
}

fn salvage(options: &DoctorOptions) -> Result<Answer> {
    let line = StatusLine::new();
    let mut progress = |done: u64, all: Option<u64>| show_progress(&line, "games saved", done, all);
    let saved = match (&options.file, &options.to) {
        (Some(file), Some(to)) => keeping::salvage_file(file, to, options.force, &mut progress),
        (Some(_), None) => anyhow::bail!("say with --to where to write what is whole"),
        (None, to) => {
            let folder = options.data.folder()?;
            keeping::salvage(&folder, to.as_deref(), options.force, &mut progress)
        }
    };
    line.clear();
    let saved = saved?;
    if options.json {
        println!("{}", saved_as_json(&saved));
    } else {
        tell_saved(&saved);
    }
    Ok(if saved.salvaged.lost.is_empty() { Answer::Yes } else { Answer::No })
}

fn tell_saved(saved: &Saved) {
    for finding in saved.salvaged.file.iter().chain(&saved.salvaged.lost) {
        println!("{finding}.");
    }
    let games = counted(saved.salvaged.games, "game", "games");
    let entries = counted(saved.salvaged.entries, "entry", "entries");
    println!("{} has {games} with {entries}, all whole.", saved.file.display());
    println!("The damaged file is kept in {}, as it was.", saved.damaged.display());
    if !saved.salvaged.lost.is_empty() {
        println!("What is named above could not be saved as it was.");
    }
}

fn saved_as_json(saved: &Saved) -> Value {
    json!({
        "file": saved.file.display().to_string(),
        "damaged": saved.damaged.display().to_string(),
        "games": saved.salvaged.games,
        "entries": saved.salvaged.entries,
        "lost": findings_as_json(&saved.salvaged.lost),
        "findings": findings_as_json(&saved.salvaged.file),
    })
}
