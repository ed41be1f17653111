//! `damier restore`: a backup back in its place.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use damier_server::keeping::{self, KeepingError};

use crate::Answer;
use crate::data_folder::{DataFolderOption, counted, show_progress};
use crate::doctor;
use crate::status_line::StatusLine;

/// Put a backup into a folder, or only check it
///
/// The backup is checked before anything is changed. Games that are in the
/// folder stay there unless you say --force, and are kept beside the new ones
/// then. A server that uses the folder must be stopped first.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  damier restore games.damier --verify\n  \
                        damier restore games.damier --data new-folder")]
pub(crate) struct RestoreOptions {
    /// The backup
    file: PathBuf,
    /// Change nothing: check every entry, and play every game again
    #[arg(long)]
    verify: bool,
    #[command(flatten)]
    data: DataFolderOption,
    /// Put it in the place of games that are there, which are kept aside
    #[arg(long, conflicts_with = "verify")]
    force: bool,
}

pub(crate) fn run(options: &RestoreOptions) -> Result<Answer> {
    let line = StatusLine::new();
    if options.verify {
        let report = keeping::examine_file(&options.file, &mut |done, all| {
            show_progress(&line, "games checked", done, all);
        });
        line.clear();
        return Ok(doctor::tell(&report?));
    }
    let folder = options.data.folder()?;
    let restored = keeping::restore(&options.file, &folder, options.force, &mut |done, all| {
        show_progress(&line, "copied and checked", done, all);
    });
    line.clear();
    let restored = match restored {
        Err(KeepingError::Damaged(report)) => {
            doctor::tell(&report);
            println!("{}", KeepingError::Damaged(report));
            return Ok(Answer::No);
        }
        restored => restored?,
    };
    if let Some(aside) = &restored.aside {
        println!("What was there before is kept in {}.", aside.display());
    }
    let games = counted(restored.report.games, "game", "games");
    let entries = counted(restored.report.entries, "entry", "entries");
    println!("{} has {games} with {entries} again.", folder.display());
    Ok(Answer::Yes)
}
