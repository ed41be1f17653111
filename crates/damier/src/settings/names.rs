//! What every option is called: as a variable, and in the file.

use clap::{Arg, ArgAction, Command};

/// Options that are the same setting in every command that has them.
const SHARED: [&str; 2] = ["data", "tables"];

/// The command whose variables have no name of a command in them.
pub(super) const SERVER: &str = "serve";

/// The names of one option of one command.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Name {
    pub(super) variable: String,
    /// The table of the file that has it; empty for the top of the file.
    pub(super) table: Vec<String>,
    /// Its key there.
    pub(super) key: String,
}

impl Name {
    /// The names of an option, written as after `--`, of the command at a path.
    pub(super) fn of(path: &[String], long: &str) -> Name {
        let is_shared = SHARED.contains(&long);
        let is_short = is_shared || path == [SERVER];
        let words = if is_short { &[] } else { path };
        let words: Vec<&str> = words.iter().map(String::as_str).chain([long]).collect();
        let variable = format!("DAMIER_{}", words.join("_").replace('-', "_").to_uppercase());
        let table = if is_shared { Vec::new() } else { path.to_vec() };
        Name { variable, table, key: long.to_owned() }
    }

    /// Where it stands in the file: its tables and its key.
    pub(super) fn place(&self) -> Vec<String> {
        self.table.iter().chain([&self.key]).cloned().collect()
    }
}

/// The options of a command that are settings, each as it is written after `--`.
pub(super) fn options(command: &Command) -> impl Iterator<Item = (&Arg, &str)> {
    let is_setting = |arg: &&Arg| {
        let action = arg.get_action();
        let has_value = matches!(action, ArgAction::Set | ArgAction::Append);
        !arg.is_global_set() && (has_value || is_flag(arg))
    };
    command.get_arguments().filter(is_setting).filter_map(|arg| Some((arg, arg.get_long()?)))
}

/// Whether an option is there or not, without a value.
pub(super) fn is_flag(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::SetTrue)
}

/// Whether an option may be given more than once.
pub(super) fn is_list(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Append)
}

/// Calls `visit` with every command and the names that lead to it.
pub(super) fn for_each_command<'a>(
    root: &'a Command,
    visit: &mut dyn FnMut(&[String], &'a Command),
) {
    fn walk<'a>(
        path: &mut Vec<String>,
        command: &'a Command,
        visit: &mut dyn FnMut(&[String], &'a Command),
    ) {
        visit(path, command);
        for command in command.get_subcommands() {
            path.push(command.get_name().to_owned());
            walk(path, command, visit);
            path.pop();
        }
    }
    walk(&mut Vec::new(), root, visit);
}

/// The same command, with the variable of each option in its help.
pub(super) fn show_variables(command: Command, path: &[String]) -> Command {
    let with_variable = |arg: Arg| {
        let is_setting = !arg.is_global_set() && !arg.is_positional();
        let Some(long) = arg.get_long().filter(|_| is_setting) else { return arg };
        let note = format!("[{}]", Name::of(path, long).variable);
        let [short, long] = [arg.get_help(), arg.get_long_help()]
            .map(|help| help.map(|help| format!("{help} {note}")));
        let arg = arg.help(short.unwrap_or(note));
        match long {
            Some(long) => arg.long_help(long),
            None => arg,
        }
    };
    command.mut_args(with_variable).mut_subcommands(|command| {
        let mut path = path.to_vec();
        path.push(command.get_name().to_owned());
        show_variables(command, &path)
    })
}
