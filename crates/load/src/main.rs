//! Many games in rooms at once, against a server that is told apart from one
//! that only echoes and one that only relays: how long moves take, what they
//! cost, and whether everybody sees the same. `cargo xtask load` starts it.
//!
//! 1. [`plan`] says when moves are due, whatever the server does, and
//!    [`scripts`] which moves they are.
//! 2. [`board`] is one game after the other at one board: two sockets, and what
//!    is said on them.
//! 3. [`oracle`] compares what all saw with what is stored.
//! 4. [`run`] puts that together; [`many`] opens and reads thousands of rooms,
//!    [`watchers`], [`crowd`] and [`hostile`] are those who are there besides.
//! 5. [`servers`] are the two to compare with.

mod board;
mod crowd;
mod figures;
mod hostile;
mod many;
mod net;
mod options;
mod oracle;
mod outcome;
mod plan;
mod room;
mod run;
mod scripts;
mod servers;
mod socket;
mod watchers;

use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::Parser as _;
use options::{Options, PlayOptions, What};

fn main() -> ExitCode {
    match act(&Options::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whether all was as it should be.
fn act(options: &Options) -> Result<bool> {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(2).enable_all().build()?;
    match &options.what {
        What::Serve(options) => {
            runtime.block_on(servers::serve(options))?;
            Ok(true)
        }
        What::Play(options) => runtime.block_on(play(options)),
    }
}

async fn play(options: &PlayOptions) -> Result<bool> {
    /// Files that are open besides sockets.
    const OTHERS: u64 = 80;
    let wanted = 2 * options.games + options.sampled + options.watchers + options.hostile;
    let granted = net::raise_file_limit();
    anyhow::ensure!(
        wanted as u64 + OTHERS <= granted,
        "{wanted} sockets are more than the {granted} files that may be open"
    );
    let outcome = run::run(options).await?;
    println!("{outcome}");
    if let Some(file) = &options.json {
        let text = serde_json::to_string_pretty(&outcome)?;
        std::fs::write(file, text).with_context(|| file.display().to_string())?;
    }
    Ok(outcome.is_consistent())
}
