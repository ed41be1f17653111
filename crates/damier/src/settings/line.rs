//! The command line: what somebody typed, before other sources are asked.

use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, Id};

use super::names;

/// The option that names the file of settings.
pub(super) const CONFIG: &str = "config";
/// The option that prints the settings.
pub(super) const PRINT: &str = "print-config";

/// A command line, taken apart.
#[derive(Debug)]
pub(super) struct Line<'a> {
    /// The command that it asks for.
    pub(super) command: &'a Command,
    /// The names that lead to it.
    pub(super) path: Vec<String>,
    /// Its arguments that were given.
    pub(super) given: HashMap<Id, Vec<OsString>>,
    pub(super) config: Option<PathBuf>,
    pub(super) wants_print: bool,
    /// All that stands before the arguments of the command.
    before: Vec<OsString>,
}

impl<'a> Line<'a> {
    /// Takes a command line apart, without asking whether anything is missing:
    /// other sources may have it.
    pub(super) fn parse(root: &'a Command, args: &[OsString]) -> Result<Line<'a>, clap::Error> {
        let matches = outline(root).try_get_matches_from(args).map_err(|error| {
            // Help, and the errors of the command itself, which knows more.
            let whole = |root: Command| root.try_get_matches_from(args).err();
            let is_help = |error: &clap::Error| !error.use_stderr();
            // Options about settings may stand before a command.
            let loose = || whole(root.clone().args_conflicts_with_subcommands(false));
            whole(root.clone()).filter(is_help).or_else(loose).unwrap_or(error)
        })?;
        let before = args.first().cloned().into_iter().collect();
        let mut line = Line {
            command: root,
            path: Vec::new(),
            given: HashMap::new(),
            config: None,
            wants_print: false,
            before,
        };
        line.descend(&matches);
        Ok(line)
    }

    fn descend(&mut self, matches: &ArgMatches) {
        self.config = matches.get_one::<PathBuf>(CONFIG).cloned();
        self.wants_print = matches.get_one(PRINT) == Some(&true);
        let arguments = self.command.get_arguments().filter(|arg| !arg.is_global_set());
        for arg in arguments {
            let id = arg.get_id();
            if matches.value_source(id.as_str()) == Some(ValueSource::CommandLine) {
                let raw = matches.get_raw(id.as_str()).into_iter().flatten();
                self.given.insert(id.clone(), raw.map(OsString::from).collect());
            }
        }
        let found = matches
            .subcommand()
            .and_then(|(name, matches)| Some((self.command.find_subcommand(name)?, matches)));
        if let Some((command, matches)) = found {
            let typed: Vec<OsString> =
                self.options().into_iter().chain(self.positionals()).collect();
            self.before.extend(typed);
            self.before.push(command.get_name().into());
            self.path.push(command.get_name().to_owned());
            self.command = command;
            self.given.clear();
            self.descend(matches);
        }
    }

    fn options(&self) -> Vec<OsString> {
        let given = names::options(self.command)
            .filter_map(|(arg, _)| Some((arg, self.given.get(arg.get_id())?)));
        given.flat_map(|(arg, values)| written(arg, values)).collect()
    }

    fn positionals(&self) -> impl Iterator<Item = OsString> {
        let positionals = self.command.get_positionals();
        positionals.filter_map(|arg| self.given.get(arg.get_id())).flatten().cloned()
    }

    /// The command line with these options besides.
    pub(super) fn with(&self, added: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
        let mut args = self.before.clone();
        args.extend(self.options());
        args.extend(added);
        let mut positionals = self.positionals().peekable();
        if positionals.peek().is_some() {
            args.push("--".into());
        }
        args.extend(positionals);
        args
    }
}

/// An option as somebody would type it.
pub(super) fn written(arg: &Arg, values: &[OsString]) -> Vec<OsString> {
    let long = arg.get_long().unwrap_or_default();
    if names::is_flag(arg) {
        let is_set = values.iter().any(|value| is_true(value).unwrap_or(false));
        return is_set.then(|| format!("--{long}").into()).into_iter().collect();
    }
    let one = |value: &OsString| {
        let mut text = OsString::from(format!("--{long}="));
        text.push(value);
        text
    };
    values.iter().map(one).collect()
}

/// What a flag takes.
pub(super) const TRUTH: &str = "true, false, yes, no, 1 or 0 is expected";

/// What a flag's value means, if it is one.
pub(super) fn is_true(value: &OsStr) -> Option<bool> {
    match value.to_str()?.to_lowercase().as_str() {
        "true" | "yes" | "on" | "1" => Some(true),
        "false" | "no" | "off" | "0" => Some(false),
        _ => None,
    }
}

/// The commands and what each takes, without anything that must be there or
/// must not be there together.
fn outline(command: &Command) -> Command {
    Command::new(command.get_name().to_owned())
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .args(command.get_arguments().map(bare))
        .subcommands(command.get_subcommands().map(outline))
}

/// An argument without what it demands of others.
fn bare(arg: &Arg) -> Arg {
    let mut bare = Arg::new(arg.get_id().clone())
        .action(arg.get_action().clone())
        .value_parser(arg.get_value_parser().clone())
        .global(arg.is_global_set())
        .allow_hyphen_values(arg.is_allow_hyphen_values_set())
        .ignore_case(arg.is_ignore_case_set());
    if let Some(short) = arg.get_short() {
        bare = bare.short(short);
    }
    if let Some(long) = arg.get_long() {
        bare = bare.long(long.to_owned());
    }
    if let Some(index) = arg.get_index() {
        bare = bare.index(index);
    }
    if let Some(count) = arg.get_num_args() {
        bare = bare.num_args(count);
    }
    if names::is_flag(arg) {
        // So that a command line can take back what a file says.
        bare = bare
            .action(ArgAction::Set)
            .value_parser(|text: &str| is_true(text.as_ref()).ok_or(TRUTH))
            .num_args(0..=1)
            .require_equals(true)
            .default_missing_value("true");
    }
    bare
}
