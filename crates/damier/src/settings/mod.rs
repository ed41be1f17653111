//! Settings: every option of every command can also be a variable of the
//! environment, or a key of a file.
//!
//! A flag goes before a variable, a variable before the file, the file before
//! the default. The command line is taken apart first, without asking whether
//! anything is missing (`line`); then each option that was not typed is looked
//! for elsewhere (`layers`), and what is found is added to the command line,
//! which the command reads as if somebody had typed it. No command knows where
//! its options come from, and none can forget one: names are made from the tree
//! of commands (`names`).

mod catalogue;
mod error;
mod file;
mod layers;
mod line;
mod names;
mod print;
#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::ValueHint;
use clap::{Arg, ArgAction, ArgMatches, Command};

use catalogue::Catalogue;
pub(crate) use error::SettingsError;
use file::SettingsFile;
use line::Line;

/// How variables of the environment are read.
pub(crate) type Variables<'a> = &'a dyn Fn(&str) -> Option<OsString>;

/// The variable that names the file.
const CONFIG_VARIABLE: &str = "DAMIER_CONFIG";

/// What is to be done.
#[derive(Debug)]
pub(crate) enum Asked {
    /// The command, with these arguments.
    Run(Box<ArgMatches>),
    /// The settings, printed.
    Print(String),
}

/// Reads a command line, and from variables and the file what it does not say.
pub(crate) fn read(
    command: Command,
    args: &[OsString],
    variables: Variables<'_>,
) -> Result<Asked, SettingsError> {
    let root = prepare(command);
    let usage = |error, added| SettingsError::Usage { error: Box::new(error), added };
    let line = Line::parse(&root, args).map_err(|error| usage(error, Vec::new()))?;
    let named = || variables(CONFIG_VARIABLE).filter(|name| !name.is_empty()).map(PathBuf::from);
    let asked = line.config.clone().or_else(named);
    let file = SettingsFile::find(asked, variables, &Catalogue::of(&root))?;
    let settings = layers::settings(&line, variables, file.as_ref())?;
    if line.wants_print {
        return Ok(Asked::Print(print::text(&line.path, &settings)));
    }
    let args = line.with(settings.iter().flat_map(layers::Setting::added));
    let matches = root.clone().try_get_matches_from(args).map_err(|error| {
        let added = settings.iter().filter(|setting| !setting.added().is_empty());
        usage(error, added.map(|s| format!("--{} comes from {}", s.name.key, s.source)).collect())
    })?;
    Ok(Asked::Run(Box::new(matches)))
}

/// The tree of commands as it is shown: with the variables in its help, and
/// with the options about settings themselves.
fn prepare(command: Command) -> Command {
    let config = Arg::new(line::CONFIG)
        .long(line::CONFIG)
        .value_name("FILE")
        .value_parser(clap::value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .help(format!("Read settings from this file [{CONFIG_VARIABLE}]"));
    let print = Arg::new(line::PRINT)
        .long(line::PRINT)
        .action(ArgAction::SetTrue)
        .help("Print the settings, with where each comes from, and do nothing else");
    let own = [config, print].map(|arg| arg.global(true).display_order(LAST));
    names::show_variables(command, &[]).args(own).after_help(about())
}

/// Behind the options of the commands.
const LAST: usize = 900;

/// What the help of the program says about settings.
fn about() -> String {
    let place = if cfg!(windows) {
        r"%APPDATA%\Damier\config.toml"
    } else if cfg!(target_os = "macos") {
        "~/Library/Application Support/Damier/config.toml, else /etc/damier/config.toml"
    } else {
        "$XDG_CONFIG_HOME/damier/config.toml (XDG_CONFIG_HOME is ~/.config if nobody\n  \
         says otherwise), else /etc/damier/config.toml"
    };
    format!(
        "\
Settings:
  Every option of every command can be typed, or set as the variable that its
  help names, or written into a file; they are asked in this order. The file is
  {place}:

    data = \"games\"                   # paths begin in the folder of this file
    [serve]
    listen = \"192.168.1.10:7777\"
    [match]
    engine = [\"self\", \"scan hub\"]   # in a variable, with commas between them

  With --print-config a command prints such a file, with all that holds for it
  and where each value comes from, and does nothing else."
    )
}
