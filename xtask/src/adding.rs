//! Whether a game and a language take the files that CONTRIBUTING.md lists, and
//! no others. Both are added in a copy of the repository, which is then
//! compiled, plays the game, and tells its rules in the language.

use std::collections::BTreeSet;
use std::env::consts::EXE_SUFFIX;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Instant, SystemTime};

use crate::steps::{Step, output_of};
use crate::tidy::tracked_files;
use crate::{root, target};

/// The heading in CONTRIBUTING.md under which the files are listed.
const LIST: &str = "## Adding a game or a language\n";

/// What stands in the list for the name of the game and the code of the
/// language.
const PLACEHOLDERS: [(&str, &str); 2] = [("NAME", "example"), ("CODE", LANGUAGE)];

const GAME: &str = "\
use super::{Base, DEFAULT};
use crate::ruleset::{KingRange, Promotion, Ruleset};

/// A game of few men that is soon over.
pub const EXAMPLE: Ruleset = Ruleset {
    base: Base::Example,
    rows: 2,
    king_range: KingRange::One,
    promotion: Promotion::Stop,
    no_progress: 30,
    ..DEFAULT
};
";

const DECLARED_GAME: &str = "    Example = example::EXAMPLE, \"example\", 20;\n";
const TITLE: &str = "ruleset-example = An example\n";

/// A language that nobody would add, since somebody may: its messages are the
/// English ones, each behind a mark.
const LANGUAGE: &str = "tlh";
const DECLARED_LANGUAGE: &str = "    Example = \"tlh\",\n";
const MARK: char = '¡';

/// What is compiled only to be tried once need not be fast.
const HASTY: [&str; 3] =
    ["profile.dev.opt-level=0", "profile.dev.debug=false", "profile.dev.package.\"*\".opt-level=0"];

pub(crate) fn check() -> bool {
    println!("\n== adding a game and a language, in a copy");
    let start = Instant::now();
    let folder = target().join("adding");
    let tree = Tree { root: folder.join("tree"), changed: BTreeSet::new() };
    let found = try_in(tree, &folder.join("target"));
    // What was compiled stays, so that the next time takes a moment.
    let _ = fs::remove_dir_all(folder.join("tree"));
    if let Err(fault) = &found {
        eprintln!("adding: {fault}");
    }
    let word = if found.is_ok() { "done" } else { "FAILED" };
    println!("== {word} in {:.0} s: adding a game and a language", start.elapsed().as_secs_f64());
    found.is_ok()
}

fn try_in(mut tree: Tree, compiled: &Path) -> Result<(), String> {
    tree.copy().map_err(|error| format!("cannot copy the repository: {error}"))?;
    add(&mut tree).map_err(|error| format!("cannot add to the copy: {error}"))?;
    compile(&tree, compiled)?;
    let program = |name: &str| compiled.join("debug").join(format!("{name}{EXE_SUFFIX}"));
    write_contract(&mut tree, &program("describe"))?;
    compare_with_list(&tree.changed)?;
    play(&program("damier"), compiled)?;
    read_rules(&program("damier"))?;
    test_messages(&tree, compiled)
}

/// A copy of the repository, and what was changed in it.
struct Tree {
    root: PathBuf,
    changed: BTreeSet<PathBuf>,
}

impl Tree {
    /// Files keep their age: cargo compiles only what is younger than the last
    /// time.
    fn copy(&self) -> io::Result<()> {
        let _ = fs::remove_dir_all(&self.root);
        for file in tracked_files() {
            let (from, to) = (root().join(&file), self.root.join(&file));
            // A file that was deleted is tracked until that is committed.
            let Ok(age) = fs::metadata(&from).and_then(|found| found.modified()) else { continue };
            to.parent().map_or(Ok(()), fs::create_dir_all)?;
            fs::copy(&from, &to)?;
            File::options().write(true).open(&to)?.set_modified(age)?;
        }
        Ok(())
    }

    fn read(&self, file: impl AsRef<Path>) -> io::Result<String> {
        fs::read_to_string(self.root.join(file))
    }

    /// What is written is as old as the file that was there or this program,
    /// whose text it is.
    fn write(&mut self, file: impl Into<PathBuf>, text: &str) -> io::Result<()> {
        let file = file.into();
        let path = self.root.join(&file);
        let age = |path: &Path| fs::metadata(path).and_then(|found| found.modified());
        let program = age(&std::env::current_exe()?)?;
        let age = age(&path).map_or(program, |age: SystemTime| age.max(program));
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(&path, text)?;
        File::options().write(true).open(&path)?.set_modified(age)?;
        self.changed.insert(file);
        Ok(())
    }

    /// Adds a line at the end of the list that a macro takes.
    fn declare(&mut self, file: &str, list: &str, line: &str) -> io::Result<()> {
        let text = self.read(file)?;
        let missing = || io::Error::other(format!("{file} has no {list}"));
        let start = text.find(&format!("\n{list} {{\n")).ok_or_else(missing)?;
        let end = start + text[start..].find("\n}\n").ok_or_else(missing)? + 1;
        self.write(file, &format!("{}{line}{}", &text[..end], &text[end..]))
    }
}

fn add(tree: &mut Tree) -> io::Result<()> {
    let games = "crates/rules/src/variants/mod.rs";
    tree.write("crates/rules/src/variants/example.rs", GAME)?;
    tree.declare(games, "games!", DECLARED_GAME)?;
    let text = tree.read(games)?.replacen("\nmod ", "\nmod example;\nmod ", 1);
    tree.write(games, &text)?;
    for language in fs::read_dir(tree.root.join("locales"))? {
        let titles = Path::new("locales").join(language?.file_name()).join("games.ftl");
        let text = tree.read(&titles)?;
        tree.write(titles, &format!("{text}{TITLE}"))?;
    }
    tree.declare("crates/locale/src/language.rs", "languages!", DECLARED_LANGUAGE)?;
    for file in fs::read_dir(tree.root.join("locales/en"))? {
        let name = file?.file_name();
        let text = tree.read(Path::new("locales/en").join(&name))?;
        tree.write(Path::new("locales").join(LANGUAGE).join(&name), &marked(&text))?;
    }
    Ok(())
}

/// The same messages, each behind a mark.
fn marked(messages: &str) -> String {
    let lines = messages.lines().map(|line| match line.split_once(" = ") {
        Some((id, text)) if id.starts_with(|letter: char| letter.is_ascii_lowercase()) => {
            format!("{id} = {MARK}{text}\n")
        }
        _ => format!("{line}\n"),
    });
    lines.collect()
}

fn cargo(tree: &Tree, compiled: &Path, command: &[&str]) -> Step {
    let hasty = HASTY.map(|setting| ["--config", setting]).concat();
    Step::cargo(&[command, &hasty].concat())
        .within(&tree.root)
        .with_env("CARGO_TARGET_DIR", compiled)
}

fn compile(tree: &Tree, compiled: &Path) -> Result<(), String> {
    let programs = ["build", "--quiet", "-p", "damier", "-p", "damier-contract", "--bins"];
    let all = [&programs[..], &["--features", "damier-contract/describe"]].concat();
    let passed = cargo(tree, compiled, &all).run();
    passed.then_some(()).ok_or_else(|| String::from("it does not compile"))
}

/// As `cargo xtask contract` does.
fn write_contract(tree: &mut Tree, describe: &Path) -> Result<(), String> {
    let text = output_of(Command::new(describe).arg("typescript"));
    let text = text.filter(|text| text.contains(&format!("'{LANGUAGE}'")));
    let text = text.ok_or("the page is not told of the language")?;
    tree.write("web/src/contract.ts", &text).map_err(|error| error.to_string())
}

/// A game of the engine with itself, to its end.
fn play(damier: &Path, folder: &Path) -> Result<(), String> {
    let record = folder.join("example.pdn");
    let _ = fs::remove_file(&record);
    let args = ["match", "--engine", "self", "--engine", "self", "--ruleset", "example"];
    let command = &mut Command::new(damier);
    command.args(args).args(["--games", "1", "--nodes", "200", "--pdn"]).arg(&record);
    output_of(command).ok_or("the game cannot be played")?;
    let text = fs::read_to_string(&record).map_err(|error| error.to_string())?;
    let is_over = ["2-0", "1-1", "0-2"].iter().any(|r| text.contains(&format!("[Result \"{r}\"]")));
    is_over.then_some(()).ok_or_else(|| format!("the game has no end:\n{text}"))
}

fn read_rules(damier: &Path) -> Result<(), String> {
    let rules = output_of(Command::new(damier).args(["rules", "example", "--lang", LANGUAGE]));
    let rules = rules.ok_or("the rules cannot be read")?;
    let title = TITLE.split(" = ").nth(1).unwrap_or(TITLE).trim();
    let is_translated =
        rules.contains(&format!("{MARK}{title}")) && rules.matches(MARK).count() > 10;
    is_translated.then_some(()).ok_or_else(|| format!("the rules are not translated:\n{rules}"))
}

/// Every language has every message, and none is a copy.
fn test_messages(tree: &Tree, compiled: &Path) -> Result<(), String> {
    let args = ["test", "--quiet", "-p", "damier-locale", "--test", "messages", "language"];
    let passed = cargo(tree, compiled, &args).run();
    passed.then_some(()).ok_or_else(|| String::from("a message is missing"))
}

/// What was changed is listed, and what is listed was changed.
fn compare_with_list(changed: &BTreeSet<PathBuf>) -> Result<(), String> {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap_or_default();
    let listed = listed(&text);
    let fits = |place: &String, file: &PathBuf| is_at(file, place);
    let unlisted = changed.iter().find(|file| !listed.iter().any(|place| fits(place, file)));
    let untouched = listed.iter().find(|place| !changed.iter().any(|file| fits(place, file)));
    match (unlisted, untouched) {
        (Some(file), _) => Err(format!("CONTRIBUTING.md does not list {}", file.display())),
        (_, Some(place)) => Err(format!("CONTRIBUTING.md lists {place}, which nothing needs")),
        _ if listed.is_empty() => Err(format!("CONTRIBUTING.md has no list under {LIST}")),
        _ => Ok(()),
    }
}

/// The places that the list begins its lines with.
fn listed(contributing: &str) -> Vec<String> {
    let section = contributing.split_once(LIST).map_or("", |(_, section)| section);
    let section = section.split("\n## ").next().unwrap_or_default();
    let places = section.lines().filter_map(|line| line.strip_prefix("- `")?.split('`').next());
    let filled = |place: &str| {
        PLACEHOLDERS
            .iter()
            .fold(place.to_owned(), |place, (name, value)| place.replace(name, value))
    };
    places.map(filled).collect()
}

/// Whether a file is the one, or in the folder, that a place names. `*` is any
/// name.
fn is_at(file: &Path, place: &str) -> bool {
    let mut names = file.iter();
    let begins = place
        .trim_end_matches('/')
        .split('/')
        .all(|part| names.next().is_some_and(|name| part == "*" || name == part));
    begins && (place.ends_with('/') || names.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_and_fit() {
        let text = format!(
            "# A\n\n- `not/this`\n\n{LIST}\n- `a/NAME.rs`: x\n  y\n- `b/*/c`\n\n## C\n- `d`"
        );
        assert_eq!(listed(&text), ["a/example.rs", "b/*/c"]);
        assert!(is_at(Path::new("b/nl/c"), "b/*/c") && is_at(Path::new("b/c/d"), "b/c/"));
        assert!(!is_at(Path::new("b/nl/c/d"), "b/*/c") && !is_at(Path::new("b"), "b/*"));
        assert!(!listed(&fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap()).is_empty());
    }

    #[test]
    fn messages_are_marked_and_nothing_else_is() {
        let messages = "# a = b\nid = text\nother = { $n ->\n    [one] a = b\n   *[other] c\n}\n";
        let expected = "# a = b\nid = ¡text\nother = ¡{ $n ->\n    [one] a = b\n   *[other] c\n}\n";
        assert_eq!(marked(messages), expected);
    }
}
