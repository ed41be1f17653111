//! Which source gives each setting its value.

use std::ffi::OsString;

use clap::builder::ValueHint;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};

use super::Variables;
use super::error::{SettingsError, Source, WrongValue};
use super::file::SettingsFile;
use super::line::{self, Line};
use super::names::{self, Name};
use crate::serve::usual_data_folder;

/// An option of the command, and its value.
#[derive(Debug)]
pub(super) struct Setting<'a> {
    pub(super) arg: &'a Arg,
    pub(super) name: Name,
    /// None if it is not set, several only for options that may be repeated.
    pub(super) values: Vec<OsString>,
    pub(super) source: Source,
    /// What it cannot be used with, and who has said that before.
    pub(super) gives_way_to: Option<String>,
}

/// All settings of the command that a line asks for.
pub(super) fn settings<'a>(
    line: &Line<'a>,
    variables: Variables<'_>,
    file: Option<&SettingsFile>,
) -> Result<Vec<Setting<'a>>, SettingsError> {
    let options = names::options(line.command);
    let mut settings = options
        .map(|(arg, long)| {
            let name = Name::of(&line.path, long);
            let (values, source) = heard(arg, &name, line, variables, file)?;
            Ok(Setting { arg, name, values, source, gives_way_to: None })
        })
        .collect::<Result<Vec<_>, SettingsError>>()?;
    let typed = line.command.get_positionals().filter(|arg| line.given.contains_key(arg.get_id()));
    give_way(line.command, typed.collect(), &mut settings)?;
    Ok(settings)
}

/// The values of an option, from the first source that has any.
fn heard(
    arg: &Arg,
    name: &Name,
    line: &Line<'_>,
    variables: Variables<'_>,
    file: Option<&SettingsFile>,
) -> Result<(Vec<OsString>, Source), SettingsError> {
    if let Some(values) = line.given.get(arg.get_id()) {
        return Ok((plain(arg, values.clone()), Source::Flag));
    }
    if let Some(value) = variables(&name.variable).filter(|value| !value.is_empty()) {
        let source = Source::Variable(name.variable.clone());
        return checked(arg, name, split(arg, value), source);
    }
    if let Some((file, entry)) = file.and_then(|file| Some((file, file.get(&name.place())?))) {
        let resolve = |value: &String| match is_path(arg) {
            true => file.resolve(value, variables).into(),
            false => value.into(),
        };
        let source = Source::File { path: file.path.clone(), line: entry.line };
        return checked(arg, name, entry.values.iter().map(resolve).collect(), source);
    }
    Ok((defaults(arg), Source::Default))
}

/// What holds if nobody says anything.
fn defaults(arg: &Arg) -> Vec<OsString> {
    let values: Vec<OsString> = arg.get_default_values().iter().map(OsString::from).collect();
    match arg.get_long() {
        // Which folder that is depends on the system, and people want to know.
        Some("data") if values.is_empty() => {
            usual_data_folder().into_iter().map(Into::into).collect()
        }
        _ => plain(arg, values),
    }
}

/// The values in a variable: one, or several with commas between them.
fn split(arg: &Arg, value: OsString) -> Vec<OsString> {
    match value.to_str() {
        Some(text) if names::is_list(arg) => text
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty())
            .map(OsString::from)
            .collect(),
        _ => vec![value],
    }
}

/// Whether an option names a file or folder.
pub(super) fn is_path(arg: &Arg) -> bool {
    let hint = arg.get_value_hint();
    matches!(hint, ValueHint::AnyPath | ValueHint::FilePath | ValueHint::DirPath)
}

/// Flags are true or false, whatever word was used.
fn plain(arg: &Arg, values: Vec<OsString>) -> Vec<OsString> {
    if !names::is_flag(arg) {
        return values;
    }
    let is_set = values.iter().any(|value| line::is_true(value).unwrap_or(false));
    vec![is_set.to_string().into()]
}

/// The values, if the option takes each of them.
fn checked(
    arg: &Arg,
    name: &Name,
    values: Vec<OsString>,
    source: Source,
) -> Result<(Vec<OsString>, Source), SettingsError> {
    let wrong = values.iter().find_map(|value| Some((value, refusal(arg, value)?)));
    if let Some((value, reason)) = wrong {
        let (key, value) = (name.place().join("."), value.to_string_lossy().into_owned());
        let wrong = WrongValue { source, key, value, reason };
        return Err(SettingsError::WrongValue(Box::new(wrong)));
    }
    Ok((plain(arg, values), source))
}

/// Why an option does not take a value, if it does not.
fn refusal(arg: &Arg, value: &OsString) -> Option<String> {
    if names::is_flag(arg) {
        return line::is_true(value).is_none().then(|| line::TRUTH.to_owned());
    }
    let probe = Arg::new("value").long("value").value_parser(arg.get_value_parser().clone());
    let mut option = OsString::from("--value=");
    option.push(value);
    let command = Command::new("probe").no_binary_name(true);
    let error = command
        .arg(probe.ignore_case(arg.is_ignore_case_set()))
        .try_get_matches_from([option])
        .err()?;
    let expected = error.context().find_map(|(kind, value)| match (kind, value) {
        (ContextKind::ValidValue, ContextValue::Strings(words)) if !words.is_empty() => {
            Some(format!("one of {} is expected", words.join(", ")))
        }
        _ => None,
    });
    let said = || std::error::Error::source(&error).map(ToString::to_string);
    Some(match error.kind() {
        ErrorKind::InvalidUtf8 => "it is no text".to_owned(),
        _ => expected.or_else(said).unwrap_or_else(|| "a value is expected".to_owned()),
    })
}

/// Lets settings give way to what was said before them and excludes them: an
/// option of the command line to no other, the file to all.
fn give_way<'a>(
    command: &Command,
    typed: Vec<&'a Arg>,
    settings: &mut [Setting<'a>],
) -> Result<(), SettingsError> {
    let mut kept: Vec<(&Arg, Source)> = typed.into_iter().map(|arg| (arg, Source::Flag)).collect();
    let mut order: Vec<&mut Setting<'a>> = settings.iter_mut().filter(|s| s.counts()).collect();
    order.sort_by_key(|setting| std::cmp::Reverse(setting.source.weight()));
    for setting in order {
        let rival = kept.iter().find(|(arg, _)| exclude_each_other(command, arg, setting.arg));
        match rival {
            // What the command line itself says twice, the command refuses.
            Some((_, Source::Flag)) if setting.source == Source::Flag => {}
            Some((arg, source)) if source.weight() == setting.source.weight() => {
                let first = format!("{} ({source})", label(arg));
                let second = format!("{} ({})", label(setting.arg), setting.source);
                return Err(SettingsError::NotTogether { first, second });
            }
            Some((arg, _)) => {
                setting.gives_way_to = Some(label(arg));
                continue;
            }
            None => {}
        }
        kept.push((setting.arg, setting.source.clone()));
    }
    Ok(())
}

fn label(arg: &Arg) -> String {
    match arg.get_long() {
        Some(long) => format!("--{long}"),
        None => arg.get_id().as_str().to_uppercase(),
    }
}

fn exclude_each_other(command: &Command, one: &Arg, other: &Arg) -> bool {
    let excludes = |one: &Arg, other: &Arg| {
        let excluded = command.get_arg_conflicts_with(one);
        excluded.iter().any(|arg| arg.get_id() == other.get_id())
    };
    let shares_group = |group: &clap::ArgGroup| {
        let has = |arg: &Arg| group.get_args().any(|id| id == arg.get_id());
        !group.clone().is_multiple() && has(one) && has(other)
    };
    excludes(one, other) || excludes(other, one) || command.get_groups().any(shares_group)
}

impl Setting<'_> {
    /// Whether it says anything: a file may well repeat what holds without it.
    fn counts(&self) -> bool {
        match self.source {
            // A flag that was typed as `--flag=no` only takes back what others say.
            Source::Flag => !names::is_flag(self.arg) || self.values != defaults(self.arg),
            Source::Variable(_) | Source::File { .. } => self.values != defaults(self.arg),
            Source::Default => false,
        }
    }

    /// The options to add to the command line for it.
    pub(super) fn added(&self) -> Vec<OsString> {
        if self.source == Source::Flag || !self.counts() || self.gives_way_to.is_some() {
            return Vec::new();
        }
        line::written(self.arg, &self.values)
    }
}
