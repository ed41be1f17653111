//! The folder of saved games, for commands that look after them.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;

use crate::serve::usual_data_folder;
use crate::status_line::{StatusLine, bar};

#[derive(Debug, Args)]
pub(crate) struct DataFolderOption {
    /// The folder with the saved games
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl DataFolderOption {
    /// The folder that was asked for, or the usual one of this system.
    pub(crate) fn folder(&self) -> Result<PathBuf> {
        self.data
            .clone()
            .or_else(usual_data_folder)
            .context("there is no home folder with games; choose a folder with --data")
    }
}

/// Shows how far a command has come with its games or pages.
pub(crate) fn show_progress(line: &StatusLine, what: &str, done: u64, all: Option<u64>) {
    // Every one would be more than anybody can read.
    if !done.is_multiple_of(64) && Some(done) != all {
        return;
    }
    line.show(|| match all {
        Some(all) if all > 0 => format!("{} {what}", bar(done as f64 / all as f64)),
        _ => format!("{done} {what}"),
    });
}

/// So many of something.
pub(crate) fn counted(number: u64, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}
