//! `damier password`: who may come in from elsewhere.

use std::io::{self, IsTerminal as _, Read as _};

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_server::Password;

use crate::Answer;
use crate::data_folder::DataFolderOption;

/// More than any password.
const LONGEST_INPUT: u64 = 4096;

/// Set the household's password, which `damier serve` asks others for
///
/// At a terminal it is asked for twice; otherwise the first line of the input is
/// taken. A server that runs takes the new one at once, and everybody is asked
/// for it.
#[derive(Debug, Args)]
pub(crate) struct PasswordOptions {
    #[command(flatten)]
    data: DataFolderOption,
    /// Forget the password instead; a server that runs still asks for it
    #[arg(long)]
    remove: bool,
}

pub(crate) fn run(options: &PasswordOptions) -> Result<Answer> {
    let folder = options.data.folder()?;
    if options.remove {
        let was_there = Password::remove(&folder)?;
        let word = if was_there { "The password is forgotten." } else { "There was no password." };
        println!("{word}");
        return Ok(if was_there { Answer::Yes } else { Answer::No });
    }
    let word = if io::stdin().is_terminal() { ask_twice()? } else { read_line()? };
    Password::new(&word)?.write(&folder)?;
    println!("The password is set, for the games in {}.", folder.display());
    Ok(Answer::Yes)
}

fn ask_twice() -> Result<String> {
    let ask = |question: &str| rpassword::prompt_password(question).context("no password was read");
    let word = ask("New password: ")?;
    if ask("Once more: ")? != word {
        bail!("the two were not the same; nothing was changed");
    }
    Ok(word)
}

fn read_line() -> Result<String> {
    let mut text = String::new();
    io::stdin().take(LONGEST_INPUT).read_to_string(&mut text).context("no password was read")?;
    Ok(text.lines().next().unwrap_or_default().to_owned())
}
