//! What a run of the tests left out, and why: it is told at the end, so that
//! nobody takes it for tested.
//!
//! Whoever leaves something out adds a line to the file that the variable
//! `DAMIER_LEFT_OUT` names: Rust tests, Playwright, and this program, which may
//! run as a child of itself.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

use crate::target;

/// The variable that every step finds the list by.
pub(crate) const VARIABLE: &str = "DAMIER_LEFT_OUT";

pub(crate) fn list() -> PathBuf {
    target().join("left-out.txt")
}

/// Begins an empty list.
pub(crate) fn begin() {
    let _ = fs::remove_file(list());
}

/// Adds a line: what was left out, and why.
pub(crate) fn note(what_and_why: &str) {
    println!("\n== left out: {what_and_why}");
    let file = OpenOptions::new().append(true).create(true).open(list());
    if let Err(error) = file.and_then(|mut file| writeln!(file, "{what_and_why}")) {
        eprintln!("cannot write {}: {error}", list().display());
    }
}

/// Prints the list with its length.
pub(crate) fn tell() {
    print!("{}", summary(&fs::read_to_string(list()).unwrap_or_default()));
}

/// A test that runs in several lanes says the same line in each.
fn summary(list: &str) -> String {
    let mut lines: Vec<&str> = list.lines().filter(|line| !line.is_empty()).collect();
    lines.sort_unstable();
    lines.dedup();
    match lines.len() {
        0 => String::from("\n== nothing was left out\n"),
        count => format!("\n== left out: {count}\n   {}\n", lines.join("\n   ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_is_told_once_and_counted() {
        assert_eq!(summary(""), "\n== nothing was left out\n");
        assert_eq!(summary("b: x\na: y\nb: x\n"), "\n== left out: 2\n   a: y\n   b: x\n");
    }
}
