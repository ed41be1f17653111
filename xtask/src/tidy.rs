//! What a machine can see of the house rules.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::root;

/// Which of our crates each crate may use. Nothing points back.
const ALLOWED: [(&str, &[&str]); 13] = [
    ("rules", &[]),
    ("locale", &["rules"]),
    ("pdn", &["rules"]),
    ("endgame", &["rules"]),
    ("engine", &["rules", "endgame"]),
    ("lab", &["rules", "engine"]),
    ("protocol", &["rules", "pdn", "endgame", "engine", "lab"]),
    ("api", &["rules", "locale", "pdn", "endgame", "engine"]),
    ("wasm", &["api"]),
    ("server", &["rules", "locale", "pdn", "endgame", "engine", "api"]),
    (
        "damier",
        &["rules", "locale", "pdn", "endgame", "engine", "lab", "protocol", "api", "server"],
    ),
    ("fuzzing", &["rules", "pdn", "engine", "protocol", "api"]),
    ("xtask", &[]),
];

const LONGEST_FILE: usize = 600;

/// The endings of the files that this holds for.
const SOURCES: [&str; 3] = ["rs", "ts", "svelte"];

/// What programs write is not held to what people should.
const LOCKS: [&str; 2] = ["Cargo.lock", "package-lock.json"];

/// Words that have no business in the repository: machine paths, marks of
/// unfinished work, tests that do not run. Written in halves, so that this
/// file does not accuse itself.
const FORBIDDEN: [(&str, &str); 9] = [
    ("/wo", "rk/"),
    ("/ro", "ot/"),
    ("/ho", "me/"),
    ("FIX", "ME"),
    ("XX", "X:"),
    ("todo", "!("),
    ("unimplemented", "!("),
    ("#[ign", "ore"),
    ("dbg", "!("),
];

pub(crate) fn run() -> bool {
    let complaints = all_complaints();
    for complaint in &complaints {
        eprintln!("tidy: {complaint}");
    }
    complaints.is_empty()
}

fn all_complaints() -> Vec<String> {
    let mut complaints = dependency_complaints();
    for file in tracked_files() {
        let Ok(text) = fs::read_to_string(root().join(&file)) else {
            continue;
        };
        complaints.extend(file_complaints(&file, &text));
    }
    complaints
}

fn file_complaints(file: &Path, text: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    let name = file.display();
    let is_source =
        file.extension().is_some_and(|extension| SOURCES.iter().any(|known| extension == *known));
    let lines = text.lines().count();
    if is_source && lines > LONGEST_FILE {
        complaints.push(format!("{name} has {lines} lines; split it, {LONGEST_FILE} are enough"));
    }
    if file.file_name().is_some_and(|name| LOCKS.iter().any(|lock| name == *lock)) {
        return complaints;
    }
    for (number, line) in text.lines().enumerate() {
        for (first, second) in FORBIDDEN {
            let word = format!("{first}{second}");
            if line.contains(&word) {
                complaints.push(format!("{name}:{}: {word} does not belong here", number + 1));
            }
        }
    }
    complaints
}

fn dependency_complaints() -> Vec<String> {
    let mut complaints = Vec::new();
    for manifest in manifests() {
        let Some(folder) = manifest.parent().and_then(Path::file_name).and_then(|n| n.to_str())
        else {
            continue;
        };
        let Ok(text) = fs::read_to_string(&manifest) else {
            continue;
        };
        let Some((_, allowed)) = ALLOWED.iter().find(|(name, _)| *name == folder) else {
            complaints.push(format!("{folder}: say in xtask/src/tidy.rs what this crate may use"));
            continue;
        };
        let used = text
            .split("[dev-dependencies]")
            .next()
            .unwrap_or_default()
            .lines()
            .filter_map(|line| line.strip_prefix("damier-"))
            .filter_map(|line| line.split([' ', '.', '=']).next());
        for name in used.filter(|name| !allowed.contains(name)) {
            complaints.push(format!("{folder} must not depend on {name}"));
        }
    }
    complaints
}

fn manifests() -> Vec<PathBuf> {
    let mut manifests = vec![root().join("xtask/Cargo.toml")];
    if let Ok(folders) = fs::read_dir(root().join("crates")) {
        manifests.extend(folders.flatten().map(|folder| folder.path().join("Cargo.toml")));
    }
    manifests
}

/// The files that git tracks or would track.
fn tracked_files() -> Vec<PathBuf> {
    let output = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output();
    let listed = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    listed.unwrap_or_default().lines().map(PathBuf::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_repository_is_tidy() {
        let complaints = all_complaints();
        assert!(complaints.is_empty(), "{complaints:#?}");
        assert!(tracked_files().len() > 50, "git lists the files");
    }

    #[test]
    fn what_does_not_belong_is_seen() {
        let path = Path::new("src/lib.rs");
        let machine = format!("let path = \"{}{}x\";", FORBIDDEN[0].0, FORBIDDEN[0].1);
        assert_eq!(file_complaints(path, &machine).len(), 1);
        let long = "// line\n".repeat(LONGEST_FILE + 1);
        for name in ["src/lib.rs", "web/src/main.ts", "web/src/App.svelte"] {
            assert_eq!(file_complaints(Path::new(name), &long).len(), 1, "{name}");
        }
        assert!(file_complaints(Path::new("web/package-lock.json"), &machine).is_empty());
    }
}
