//! The oldest Rust that is promised: `rust-version` in Cargo.toml.

use std::fs;
use std::process::Command;

use crate::steps::{Step, output_of};
use crate::toolchain::Toolchain;
use crate::{left_out, root, target};

/// Compiles with it, unless everything else just was.
pub(crate) fn check() -> bool {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap_or_default();
    let (Some(promised), Some(toolchain)) = (promised(&manifest), Toolchain::current()) else {
        eprintln!("rust-version: Cargo.toml or rustc does not say it");
        return false;
    };
    if is_of(&toolchain.release, promised) {
        println!(
            "\n== Rust {promised}, the oldest that is promised, is the one that compiles here"
        );
        return true;
    }
    // One that is here; none is downloaded for this.
    let installed = output_of(Command::new("rustup").args(["toolchain", "list"]));
    let installed = installed.unwrap_or_default();
    let Some(name) = installed.split_whitespace().find(|name| is_of(name, promised)) else {
        left_out::note(&format!("Rust {promised}, the oldest that is promised: not installed"));
        return true;
    };
    Step::new("rustup", &["run", name, "cargo", "check", "--workspace", "--all-targets"])
        .with_env("CARGO_TARGET_DIR", target().join("oldest-rust"))
        .run()
}

fn promised(manifest: &str) -> Option<&str> {
    let line = manifest.lines().find_map(|line| line.strip_prefix("rust-version"))?;
    line.split('"').nth(1)
}

/// Whether `1.95.0` or `1.95.0-x86_64-unknown-linux-gnu` is of `1.95`.
fn is_of(release: &str, promised: &str) -> bool {
    let behind = release.strip_prefix(promised);
    behind.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '-']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn releases_belong_to_a_version() {
        assert!(is_of("1.95.0", "1.95") && is_of("1.95.1-x86_64-unknown-linux-gnu", "1.95"));
        assert!(is_of("1.95-aarch64-apple-darwin", "1.95"));
        assert!(!is_of("1.96.0", "1.95") && !is_of("1.9.0", "1.95") && !is_of("1.950.0", "1.95"));
        assert_eq!(promised("[workspace.package]\nrust-version = \"1.95\"\n"), Some("1.95"));
    }
}
