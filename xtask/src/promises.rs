//! Whether what `docs/security.md` promises is tested: every row of its table names
//! tests, or a command, and those tests are there.

use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

const FILE: &str = "docs/security.md";
/// What a person types who wants to see it hold.
const COMMAND: &str = "cargo xtask ";

/// What is wrong with the table, given all files that there are.
pub(crate) fn complaints(files: &[PathBuf]) -> Vec<String> {
    let Ok(text) = fs::read_to_string(root().join(FILE)) else {
        return vec![format!("{FILE} cannot be read")];
    };
    let read = |file: &Path| fs::read_to_string(root().join(file)).unwrap_or_default();
    complaints_about(&text, files, read)
}

fn complaints_about(text: &str, files: &[PathBuf], read: impl Fn(&Path) -> String) -> Vec<String> {
    let mut complaints = Vec::new();
    // The first two rows are the titles and the line below them.
    for row in text.lines().filter(|line| line.starts_with("| ")).skip(1) {
        let mut cells = row.trim_matches('|').split(" | ");
        let (promise, tests) = (cells.next().unwrap_or_default().trim(), cells.nth(1));
        let faults = faults_of(tests.unwrap_or_default(), files, &read);
        complaints.extend(faults.into_iter().map(|fault| format!("{FILE}: {promise}: {fault}")));
    }
    if text.lines().filter(|line| line.starts_with("| ")).count() < 2 {
        complaints.push(format!("{FILE} has no table"));
    }
    complaints
}

/// What is wrong with the tests of one row: files in ticks, and behind each the tests
/// that are in it.
fn faults_of(tests: &str, files: &[PathBuf], read: &impl Fn(&Path) -> String) -> Vec<String> {
    let (mut faults, mut proofs) = (Vec::new(), 0);
    let mut current: Option<(&str, Vec<String>)> = None;
    let mut unused: Option<&str> = None;
    for word in tests.split('`').skip(1).step_by(2) {
        if word.starts_with(COMMAND) {
            proofs += 1;
        } else if word.ends_with(".rs") {
            faults.extend(unused.replace(word).map(|file| format!("no test of {file} is named")));
            let texts: Vec<String> =
                files.iter().filter(|file| file.ends_with(word)).map(|file| read(file)).collect();
            if texts.is_empty() {
                faults.push(format!("there is no {word}"));
            }
            current = Some((word, texts));
        } else if let Some((file, texts)) = &current {
            unused = None;
            proofs += 1;
            if !texts.iter().any(|text| text.contains(&format!("fn {word}("))) {
                faults.push(format!("{file} has no test {word}"));
            }
        } else {
            faults.push(format!("{word} is in no file"));
        }
    }
    faults.extend(unused.map(|file| format!("no test of {file} is named")));
    if proofs == 0 {
        faults.push("nothing would fail".to_owned());
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(tests: &str) -> Vec<String> {
        let text = format!("# Title\n\n| what | promise | test |\n|---|---|---|\n{tests}\n");
        let files = [PathBuf::from("a/tests/rooms.rs"), PathBuf::from("a/src/rooms.rs")];
        complaints_about(&text, &files, |file| {
            let is_test = file.starts_with("a/tests");
            if is_test { "fn holds() {}" } else { "fn is_so() {}" }.to_owned()
        })
    }

    #[test]
    fn what_is_named_must_be_there() {
        let good = "| A | b | `rooms.rs`: `holds`, `is_so`; `cargo xtask siege` |";
        assert_eq!(faults(good), Vec::<String>::new());
        assert!(faults("| A | b | `cargo xtask crash` |").is_empty());
        for (bad, words) in [
            ("| A | b | `rooms.rs`: `falls` |", "rooms.rs has no test falls"),
            ("| A | b | `src/rooms.rs`: `holds` |", "src/rooms.rs has no test holds"),
            ("| A | b | `room.rs`: `holds` |", "there is no room.rs"),
            ("| A | b | `holds` |", "holds is in no file"),
            ("| A | b | `rooms.rs` |", "no test of rooms.rs is named"),
            ("| A | b | `rooms.rs`; `src/rooms.rs`: `is_so` |", "no test of rooms.rs is named"),
            ("| A | b | by hand |", "nothing would fail"),
            ("", "has no table"),
        ] {
            let faults = faults(bad);
            assert!(faults.iter().any(|fault| fault.contains(words)), "{bad}: {faults:?}");
        }
    }
}
