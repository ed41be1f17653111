//! The file of settings: where it is, and what is in it.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Variables;
use super::catalogue::{Catalogue, Kind};
use super::error::SettingsError;

/// What options that take a file have for something else: standard input or
/// output, and networks. A file of that name is written with `./` before it.
pub(super) const NO_FILES: [&str; 3] = ["-", "default", "none"];

/// What a file of settings says.
#[derive(Debug)]
pub(super) struct SettingsFile {
    pub(super) path: PathBuf,
    /// By tables and key.
    entries: BTreeMap<Vec<String>, Entry>,
}

/// The value of one key.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) values: Vec<String>,
    pub(super) line: usize,
}

impl SettingsFile {
    /// Reads the file that was asked for, or the first of the usual ones that
    /// is there.
    pub(super) fn find(
        asked: Option<PathBuf>,
        variables: Variables<'_>,
        catalogue: &Catalogue,
    ) -> Result<Option<SettingsFile>, SettingsError> {
        let found =
            asked.or_else(|| usual_files(variables).into_iter().find(|path| is_there(path)));
        let Some(path) = found else { return Ok(None) };
        match read(&path) {
            Ok(text) => SettingsFile::parse(path, &text, catalogue).map(Some),
            Err(error) => Err(SettingsError::Unreadable { path, error }),
        }
    }

    pub(super) fn parse(
        path: PathBuf,
        text: &str,
        catalogue: &Catalogue,
    ) -> Result<SettingsFile, SettingsError> {
        let table = match DeTable::parse(text) {
            Ok(table) => table.into_inner(),
            Err(error) => {
                let line = line_of(text, error.span().map_or(0, |span| span.start));
                return Err(SettingsError::Syntax {
                    path,
                    line,
                    reason: error.message().to_owned(),
                });
            }
        };
        let mut reader = Reader { path: &path, text, catalogue, entries: BTreeMap::new() };
        reader.take(&mut Vec::new(), &table)?;
        let entries = reader.entries;
        Ok(SettingsFile { path, entries })
    }

    pub(super) fn get(&self, place: &[String]) -> Option<&Entry> {
        self.entries.get(place)
    }

    /// What a path in this file means: those that are not absolute begin in its
    /// folder, whatever folder the program is started in.
    pub(super) fn resolve(&self, value: &str, variables: Variables<'_>) -> PathBuf {
        if NO_FILES.contains(&value) {
            return PathBuf::from(value);
        }
        if let (Some(rest), Some(home)) = (value.strip_prefix("~/"), set(variables, "HOME")) {
            return home.join(rest);
        }
        let folder = self.path.parent().unwrap_or(Path::new(""));
        let path = folder.join(value);
        std::path::absolute(&path).unwrap_or(path)
    }
}

fn read(path: &Path) -> io::Result<String> {
    let bytes = fs::read(path)?;
    String::from_utf8(bytes)
        .map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "it is no text"))
}

/// Whether a file can be seen. A home that a service may not enter is like one
/// without the file.
fn is_there(path: &Path) -> bool {
    fs::metadata(path).is_ok()
}

/// Where the file is looked for: the user's, then the machine's.
pub(super) fn usual_files(variables: Variables<'_>) -> Vec<PathBuf> {
    let home = set(variables, "HOME");
    let own = if cfg!(windows) {
        set(variables, "APPDATA").map(|folder| folder.join("Damier"))
    } else if cfg!(target_os = "macos") {
        home.map(|home| home.join("Library/Application Support/Damier"))
    } else {
        let config = set(variables, "XDG_CONFIG_HOME").filter(|path| path.is_absolute());
        config.or_else(|| Some(home?.join(".config"))).map(|folder| folder.join("damier"))
    };
    let common = cfg!(unix).then(|| PathBuf::from("/etc/damier"));
    own.into_iter().chain(common).map(|folder| folder.join("config.toml")).collect()
}

fn set(variables: Variables<'_>, name: &str) -> Option<PathBuf> {
    variables(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// The line of a byte, counted from 1.
fn line_of(text: &str, byte: usize) -> usize {
    let before = text.as_bytes().get(..byte).unwrap_or(text.as_bytes());
    before.iter().filter(|&&byte| byte == b'\n').count() + 1
}

/// Takes the keys out of tables, and refuses those that mean nothing.
struct Reader<'a> {
    path: &'a Path,
    text: &'a str,
    catalogue: &'a Catalogue,
    entries: BTreeMap<Vec<String>, Entry>,
}

impl Reader<'_> {
    fn take(&mut self, place: &mut Vec<String>, table: &DeTable<'_>) -> Result<(), SettingsError> {
        // Whoever reads the errors reads the file from its top.
        let mut rows: Vec<_> = table.iter().collect();
        rows.sort_by_key(|(key, _)| key.span().start);
        for (key, value) in rows {
            let line = line_of(self.text, key.span().start);
            place.push(key.get_ref().clone().into_owned());
            match (self.catalogue.kind(place), value.get_ref()) {
                (Some(kind), value) => {
                    let values = self.values(place, line, kind, value)?;
                    self.entries.insert(place.clone(), Entry { values, line });
                }
                (None, DeValue::Table(table)) if self.catalogue.is_table(place) => {
                    self.take(place, table)?;
                }
                (None, _) if self.catalogue.is_table(place) => {
                    return Err(self.wrong_kind(place, line, "settings of its own, as a table"));
                }
                (None, _) => return Err(self.unknown(place, line)),
            }
            place.pop();
        }
        Ok(())
    }

    /// The values of a key, as somebody would type them.
    fn values(
        &self,
        place: &[String],
        line: usize,
        kind: Kind,
        value: &DeValue<'_>,
    ) -> Result<Vec<String>, SettingsError> {
        let expected = match kind {
            Kind::Flag => "true or false",
            Kind::One => "one value",
            Kind::List => "a list of values",
        };
        let texts = match (kind, value) {
            (Kind::List, DeValue::Array(list)) => {
                list.iter().map(Spanned::get_ref).map(scalar).collect()
            }
            (_, value) => scalar(value).map(|text| vec![text]),
        };
        texts.ok_or_else(|| self.wrong_kind(place, line, expected))
    }

    fn wrong_kind(&self, place: &[String], line: usize, expected: &'static str) -> SettingsError {
        let (path, key) = (self.path.to_owned(), place.join("."));
        SettingsError::WrongKind { path, line, key, expected }
    }

    fn unknown(&self, place: &[String], line: usize) -> SettingsError {
        let (path, key) = (self.path.to_owned(), place.join("."));
        SettingsError::UnknownKey { path, line, key, hint: self.catalogue.hint(place) }
    }
}

/// A value that is neither a list nor a table nor a date, as text.
fn scalar(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.clone().into_owned()),
        DeValue::Boolean(is) => Some(is.to_string()),
        DeValue::Integer(number) => {
            i128::from_str_radix(number.as_str(), number.radix()).ok().map(|n| n.to_string())
        }
        DeValue::Float(number) => number.as_str().parse().ok().map(|n: f64| n.to_string()),
        DeValue::Datetime(_) | DeValue::Array(_) | DeValue::Table(_) => None,
    }
}
