//! Games of the engine with itself, as data for training.

mod info;
mod play;
mod progress;
mod unpack;

use anyhow::Result;
use clap::{Args, Subcommand};

use crate::Answer;

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct SelfplayOptions {
    #[command(flatten)]
    play: Option<play::PlayOptions>,
    #[command(subcommand)]
    command: Option<SelfplayCommand>,
}

#[derive(Debug, Subcommand)]
enum SelfplayCommand {
    /// Write the positions of games that an evaluation can learn from
    Unpack(unpack::UnpackOptions),
    /// Say what is in files of games
    Info(info::InfoOptions),
}

pub(crate) fn run(options: &SelfplayOptions) -> Result<Answer> {
    match (&options.command, &options.play) {
        (Some(SelfplayCommand::Unpack(options)), _) => unpack::run(options),
        (Some(SelfplayCommand::Info(options)), _) => info::run(options),
        (None, Some(options)) => play::run(options),
        (None, None) => anyhow::bail!("which game? See damier selfplay --help"),
    }
}
