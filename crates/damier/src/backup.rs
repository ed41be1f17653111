//! `damier backup`: all games in one file.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use damier_server::keeping::{self, Harm};

use crate::Answer;
use crate::data_folder::{DataFolderOption, counted, show_progress};
use crate::status_line::StatusLine;

/// Copy all games into one file, also while they are played
///
/// The copy holds every game as it was at one moment, those that were thrown
/// away and can still be taken back too. It is read once more when it is
/// written, and gets its name when it is on disk. `damier restore FILE` puts it
/// back; keep it on another disk.
#[derive(Debug, Args)]
#[command(after_help = "Example: damier backup games-$(date +%F).damier")]
pub(crate) struct BackupOptions {
    /// The file to write
    file: PathBuf,
    #[command(flatten)]
    data: DataFolderOption,
    /// Replace the file if it is there already
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(options: &BackupOptions) -> Result<Answer> {
    keeping::step_back();
    let line = StatusLine::new();
    let folder = options.data.folder()?;
    let report = keeping::back_up(&folder, &options.file, options.force, &mut |done, all| {
        show_progress(&line, "copied and checked", done, all);
    });
    line.clear();
    let report = report?;
    let games = counted(report.games, "game", "games");
    let entries = counted(report.entries, "entry", "entries");
    println!("{} has {games} with {entries}.", report.file.display());
    if report.harm() == Harm::None {
        return Ok(Answer::Yes);
    }
    for finding in &report.findings {
        println!("{finding}");
    }
    println!("The games were damaged before they were copied: see `damier doctor`.");
    Ok(Answer::No)
}
