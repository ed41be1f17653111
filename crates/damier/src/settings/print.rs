//! The settings as a file, each with where it comes from.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt::Write as _;

use super::file::NO_FILES;
use super::layers::{Setting, is_path};
use super::names;

/// The settings of a command, as a file that says the same.
pub(super) fn text(path: &[String], settings: &[Setting<'_>]) -> String {
    let words: Vec<&str> = ["damier"].into_iter().chain(path.iter().map(String::as_str)).collect();
    let mut text = format!("# The settings of `{}`.\n", words.join(" "));
    let mut tables: BTreeMap<&[String], Vec<&Setting<'_>>> = BTreeMap::new();
    for setting in settings {
        tables.entry(&setting.name.table).or_default().push(setting);
    }
    for (table, settings) in tables {
        text.push('\n');
        if !table.is_empty() {
            let _ = writeln!(text, "[{}]", table.join("."));
        }
        for setting in settings {
            text.push_str(&row(setting));
            text.push('\n');
        }
    }
    text
}

fn row(setting: &Setting<'_>) -> String {
    let key = &setting.name.key;
    // A path may hold what would end the comment.
    let source = setting.source.to_string().replace(char::is_control, "?");
    let Some(value) = value(setting) else {
        return format!("# {key} = {:?}  # {source}, but no text", setting.values);
    };
    if setting.values.is_empty() && !names::is_list(setting.arg) {
        return format!("# {key} is not set");
    }
    match &setting.gives_way_to {
        Some(other) => format!("# {key} = {value}  # {source}; gives way to {other}"),
        None => format!("{key} = {value}  # {source}"),
    }
}

/// A setting's value in TOML, if it is text.
fn value(setting: &Setting<'_>) -> Option<String> {
    let values = setting.values.iter().map(|value| {
        // Whoever keeps the file may keep it in another folder.
        let place = is_path(setting.arg).then(|| absolute(value));
        place.as_ref().unwrap_or(value).to_str().map(scalar)
    });
    let values: Vec<String> = values.collect::<Option<_>>()?;
    Some(match names::is_list(setting.arg) {
        true => format!("[{}]", values.join(", ")),
        false => values.concat(),
    })
}

fn absolute(value: &OsString) -> OsString {
    if NO_FILES.iter().any(|word| value == word) {
        return value.clone();
    }
    std::path::absolute(value).map_or_else(|_| value.clone(), OsString::from)
}

/// A number or a truth value as it is, everything else in quotes.
fn scalar(text: &str) -> String {
    let is_number = text.parse::<i64>().is_ok_and(|number| number.to_string() == text);
    if is_number || text == "true" || text == "false" {
        return text.to_owned();
    }
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => {
                let _ = write!(quoted, "\\u{:04X}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
