use std::io::{self, BufReader};

use anyhow::Result;
use clap::Args;
use damier_protocol::hub::session;

use crate::Answer;
use crate::input::parse_network;

/// Be an engine that speaks Hub on standard input and output.
#[derive(Clone, Debug, Args)]
pub(crate) struct HubOptions {
    /// What positions are judged by: a network file, `default` for those that
    /// come with the program, or `none` for the evaluation written by hand
    #[arg(long, value_name = "FILE", default_value = "default")]
    network: String,
}

pub(crate) fn run(options: &HubOptions) -> Result<Answer> {
    // Said here rather than to whoever listens: the command itself is wrong.
    parse_network(&options.network)?;
    let parameters = [("network", options.network.as_str())];
    session::serve_with(BufReader::new(io::stdin()), io::stdout().lock(), &parameters)?;
    Ok(Answer::Yes)
}
