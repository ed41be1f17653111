//! For every option of every command: the tree itself says which there are.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use clap::{ArgAction, Command, CommandFactory};

use super::names::{self, Name};
use super::{Asked, SettingsError, prepare, read};
use crate::Options;

/// Values that some option takes; the first that fits is tried.
const VALUES: [&str; 16] = [
    "3",
    "0.5",
    "jumbo",
    "nl",
    "2-3",
    "1+2",
    "0,5",
    "a=b",
    "W",
    "second",
    "127.0.0.1:7001",
    "http://example.net/damier/",
    "192.168.0.0/16",
    "json",
    "none",
    "1-0",
];

/// Variables that tests and tools use; no option may be called the same.
const TAKEN: [&str; 14] = [
    "DAMIER",
    "DAMIER_BACKUP_LOAD",
    "DAMIER_COMMIT",
    "DAMIER_CONFIG",
    "DAMIER_ENDGAMES",
    "DAMIER_FILES",
    "DAMIER_FLIPS",
    "DAMIER_FLIPS_SEED",
    "DAMIER_LEFT_OUT",
    "DAMIER_OWN_NAMESPACES",
    "DAMIER_PDN_CORPUS",
    "DAMIER_SECOND_TRIES",
    "DAMIER_SOAK",
    "DAMIER_TEST_OPENS",
];

/// Every command, with the names that lead to it.
fn commands(root: &Command) -> Vec<(Vec<String>, &Command)> {
    let mut commands = Vec::new();
    names::for_each_command(root, &mut |path, command| commands.push((path.to_vec(), command)));
    commands
}

/// What the program does with this command line, these variables and this file.
struct Try<'a> {
    path: &'a [String],
    args: Vec<String>,
    variables: BTreeMap<String, String>,
    file: Option<&'a str>,
}

impl<'a> Try<'a> {
    fn new(path: &'a [String]) -> Try<'a> {
        Try { path, args: Vec::new(), variables: BTreeMap::new(), file: None }
    }

    fn read(&self) -> Result<Asked, SettingsError> {
        let file = ConfigFile::new(self.file.unwrap_or(""));
        let words = ["damier"].into_iter().chain(self.path.iter().map(String::as_str));
        let args: Vec<OsString> =
            words.chain(self.args.iter().map(String::as_str)).map(OsString::from).collect();
        let variables = |name: &str| match name {
            "DAMIER_CONFIG" => Some(file.0.clone().into_os_string()),
            name => self.variables.get(name).map(OsString::from),
        };
        read(Options::command(), &args, &variables)
    }

    /// What is printed of its settings, if they are right.
    fn print(mut self) -> Option<String> {
        self.args.push("--print-config".to_owned());
        match self.read() {
            Ok(Asked::Print(text)) => Some(text),
            _ => None,
        }
    }

    /// Whether the command would run, or what it says instead.
    fn refusal(&self) -> Option<String> {
        self.read().err().map(|error| error.to_string())
    }
}

/// A file that is gone in the end.
struct ConfigFile(PathBuf);

impl ConfigFile {
    fn new(text: &str) -> ConfigFile {
        use std::sync::atomic::{AtomicUsize, Ordering};
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("damier-settings-{}-{number}.toml", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::write(&path, text).expect("a file");
        ConfigFile(path)
    }
}

impl Drop for ConfigFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// The settings in a printed file, without where they come from.
fn values(text: &str) -> Vec<String> {
    let without = |line: &str| line.split("  # ").next().unwrap_or_default().to_owned();
    text.lines().map(without).filter(|line| !line.starts_with('#')).collect()
}

#[test]
fn every_option_is_a_setting() {
    let root = prepare(Options::command());
    for (path, command) in commands(&root) {
        let settings: Vec<&str> = names::options(command).map(|(_, long)| long).collect();
        for arg in command.get_arguments().filter(|arg| !arg.is_positional()) {
            let Some(long) = arg.get_long() else {
                panic!("{path:?} has an option without a long name, {}", arg.get_id())
            };
            let is_about_settings = arg.is_global_set();
            let is_known = is_about_settings || settings.contains(&long);
            assert!(is_known, "--{long} of {path:?} is of a kind that settings do not know");
            // More could neither be told apart in a file nor be typed again.
            let takes = arg.get_num_args().unwrap_or_default();
            assert!(takes.max_values() <= 1, "--{long} of {path:?} takes several values at once");
            assert!(arg.get_value_delimiter().is_none(), "--{long} of {path:?}");
        }
    }
}

#[test]
fn a_variable_stands_for_one_option() {
    let root = prepare(Options::command());
    let mut seen: BTreeMap<String, (Vec<String>, String)> = BTreeMap::new();
    for (path, command) in commands(&root) {
        for (_, long) in names::options(command) {
            let Name { variable, table, .. } = Name::of(&path, long);
            assert!(!TAKEN.contains(&variable.as_str()), "{variable} has another meaning");
            let one = (table, long.to_owned());
            let other = seen.entry(variable.clone()).or_insert_with(|| one.clone());
            // Of `damier` alone and of its server the same name means the same.
            assert_eq!(other.1, one.1, "{variable}");
            let is_short = [vec![], vec!["serve".to_owned()]];
            let are_short = is_short.contains(&other.0) && is_short.contains(&one.0);
            assert!(*other == one || are_short, "{variable}: {other:?} and {one:?}");
        }
    }
    let named = |path: &[&str], long| {
        let path: Vec<String> = path.iter().map(|&name| name.to_owned()).collect();
        Name::of(&path, long).variable
    };
    assert_eq!(named(&[], "no-browser"), "DAMIER_NO_BROWSER");
    assert_eq!(named(&["serve"], "public-url"), "DAMIER_PUBLIC_URL");
    assert_eq!(named(&["play"], "tables"), "DAMIER_TABLES");
    assert_eq!(named(&["selfplay", "unpack"], "most-score"), "DAMIER_SELFPLAY_UNPACK_MOST_SCORE");
}

#[test]
fn a_key_is_no_table() {
    let root = prepare(Options::command());
    let commands = commands(&root);
    for (path, command) in &commands {
        for (_, long) in names::options(command) {
            let place = Name::of(path, long).place();
            assert!(commands.iter().all(|(path, _)| *path != place), "{place:?} is both");
        }
    }
}

#[test]
fn what_is_printed_reads_back_from_every_source_of_every_option() {
    let root = prepare(Options::command());
    let mut count = 0;
    for (path, command) in commands(&root) {
        for (arg, long) in names::options(command) {
            let is_flag = matches!(arg.get_action(), ArgAction::SetTrue);
            let candidates: Vec<&str> = if is_flag { vec!["yes"] } else { VALUES.to_vec() };
            let typed = |value: &str| {
                let args = vec![format!("--{long}={value}")];
                Try { args, ..Try::new(&path) }.print()
            };
            let found = candidates.iter().find_map(|value| Some((*value, typed(value)?)));
            let Some((value, text)) = found else {
                panic!("no value here suits --{long} of {path:?}; add one")
            };
            assert!(text.lines().any(|line| line.ends_with("  # flag")), "{text}");
            let again =
                Try { file: Some(&text), ..Try::new(&path) }.print().expect("it reads back");
            assert_eq!(values(&text), values(&again), "--{long} of {path:?}, by file");
            let name = Name::of(&path, long);
            // In a variable commas part several values.
            if !value.contains(',') {
                let variables = BTreeMap::from([(name.variable.clone(), value.to_owned())]);
                let named = Try { variables, ..Try::new(&path) }.print().expect("settings");
                assert_eq!(values(&text), values(&named), "{}", name.variable);
                assert!(named.contains(&format!("  # variable {}", name.variable)), "{named}");
            }
            count += 1;
        }
    }
    assert!(count > 100, "{count} options are too few");
}

#[test]
fn a_file_with_all_defaults_changes_no_command() {
    let root = prepare(Options::command());
    for (path, _) in commands(&root) {
        let text = Try::new(&path).print().expect("settings without anything typed");
        let with = Try { file: Some(&text), ..Try::new(&path) };
        assert_eq!(with.refusal(), Try::new(&path).refusal(), "{path:?}");
    }
}

#[test]
fn texts_with_any_sign_read_back() {
    let path = ["moves".to_owned()];
    for text in
        ["a \"b\" \\c", "two\nlines\t\u{7f}", "# no comment", "'", "é 漢", "1_000", " 1", "inf"]
    {
        let args = vec![format!("--fen={text}")];
        let printed = Try { args, ..Try::new(&path) }.print().expect("settings");
        let again = Try { file: Some(&printed), ..Try::new(&path) }.print().expect("settings");
        let row = |printed: &str| {
            let row = printed.lines().find(|line| line.starts_with("fen = ")).map(str::to_owned);
            row.expect("a row").rsplit_once("  # ").map(|(value, _)| value.to_owned())
        };
        assert_eq!(row(&printed), row(&again), "{text:?}");
    }
}
