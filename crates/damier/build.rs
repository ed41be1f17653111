//! Tells the program which commit it was made from, and by which compiler.
//!
//! No time: who builds the same commit twice shall get the same program.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What an archive without git may say instead: a commit, and perhaps its date.
const VARIABLE: &str = "DAMIER_COMMIT";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    let manifest = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    let root = Path::new(&manifest).join("../..");
    let named = env::var(VARIABLE).ok().filter(|text| !text.trim().is_empty());
    let commit = named.or_else(|| commit_of(&root)).unwrap_or_else(|| "unknown".to_owned());
    let commit: Vec<&str> = commit.split_whitespace().collect();
    println!("cargo::rustc-env=DAMIER_BUILD_COMMIT={}", commit.join(", "));
    let compiler = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = said_by(Command::new(compiler).arg("--version"));
    println!("cargo::rustc-env=DAMIER_BUILD_RUSTC={}", version.as_deref().unwrap_or("unknown"));
    println!("cargo::rustc-env=DAMIER_BUILD_TARGET={}", env::var("TARGET").unwrap_or_default());
}

/// The commit that is checked out, and its date. The folder above an unpacked
/// archive may belong to another repository: only our own counts.
fn commit_of(root: &Path) -> Option<String> {
    if !root.join(".git").exists() {
        return None;
    }
    let git = |args: &[&str]| said_by(Command::new("git").current_dir(root).args(args));
    let commit = git(&["log", "-1", "--abbrev=10", "--format=%h %cs"])?;
    // A missing file would make Cargo run this again and again. Of a branch
    // there is a file, or a line among the packed ones until it moves; the log
    // tells of that move.
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    let names = [Some("HEAD"), Some("logs/HEAD"), Some("packed-refs"), branch.as_deref()];
    for name in names.into_iter().flatten() {
        let path = git(&["rev-parse", "--git-path", name]).map(PathBuf::from);
        if let Some(path) = path.map(|path| root.join(path)).filter(|path| path.is_file()) {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    Some(commit)
}

/// What a program prints, if it ends well.
fn said_by(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_owned()).filter(|text| !text.is_empty())
}
