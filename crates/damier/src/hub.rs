use std::io::{self, BufReader};

use anyhow::{Context, Result};
use clap::{Args, ValueHint};
use damier_protocol::hub::session::{self, Surroundings};

use crate::Answer;
use crate::common_options::parse_network;
use crate::tables_option::TablesOption;

/// Be an engine that speaks Hub on standard input and output.
#[derive(Debug, Args)]
pub(crate) struct HubOptions {
    /// What positions are judged by: a network file, `default` for those that
    /// come with the program, or `none` for the evaluation written by hand
    #[arg(long, value_name = "FILE", default_value = "default", value_hint = ValueHint::FilePath)]
    network: String,
    #[command(flatten)]
    tables: TablesOption,
}

pub(crate) fn run(options: &HubOptions) -> Result<Answer> {
    // Said here rather than to whoever listens: the command itself is wrong.
    parse_network(&options.network)?;
    let tables = options.tables.folder()?.unwrap_or_default();
    let tables = tables.to_str().context("the folder of the tables is no text")?;
    let parameters = [("network", options.network.as_str()), ("tables-dir", tables)];
    let warn = |trouble: &str| eprintln!("damier: {trouble}; going on without it");
    let surroundings = Surroundings { parameters: &parameters, warn: &warn };
    session::serve_with(BufReader::new(io::stdin()), io::stdout().lock(), surroundings)?;
    Ok(Answer::Yes)
}
