//! Programs that others make: found, or installed where that is possible.

use std::env;
use std::process::Command;

use crate::steps::{Step, output_of};

/// The oldest Node that builds the page.
const NODE: (u32, u32) = (20, 19);

/// Node and npm, which build the page.
pub(crate) fn require_node() -> bool {
    let found = node_version().is_some() && is_installed("npm");
    if !found && !install(&["nodejs", "npm"]) {
        eprintln!("The page needs Node {}.{} or newer, and npm: install them", NODE.0, NODE.1);
        eprintln!("(packages nodejs and npm on Debian and its relatives), then try again.");
        return false;
    }
    match node_version() {
        Some(version) if version >= NODE => true,
        version => {
            let (major, minor) = version.unwrap_or_default();
            eprintln!(
                "The page needs Node {}.{} or newer; this is {major}.{minor}.",
                NODE.0, NODE.1
            );
            false
        }
    }
}

/// The browser that tests the page.
pub(crate) fn require_chromium() -> bool {
    // Whoever names one has one.
    if env::var_os("CHROMIUM").is_some() || is_installed("chromium") || install(&["chromium"]) {
        return true;
    }
    eprintln!("The tests of the page need Chromium: install the package chromium,");
    eprintln!("or name the program of another build in the variable CHROMIUM.");
    false
}

pub(crate) fn is_installed(program: &str) -> bool {
    output_of(Command::new(program).arg("--version")).is_some()
}

fn node_version() -> Option<(u32, u32)> {
    parse_version(&output_of(Command::new("node").arg("--version"))?)
}

fn parse_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// Installs packages by apt, if we may.
fn install(packages: &[&str]) -> bool {
    let user = output_of(Command::new("id").arg("-u")).unwrap_or_default();
    if user.trim() != "0" || !is_installed("apt-get") {
        return false;
    }
    let mut args = vec!["install", "--yes", "--no-install-recommends"];
    args.extend(packages);
    let install = Step::new("apt-get", &args).with_env("DEBIAN_FRONTEND", "noninteractive");
    // A fresh system has no lists of packages yet.
    install.run() || Step::new("apt-get", &["update"]).run() && install.run()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_and_compared() {
        assert_eq!(parse_version("v20.19.4\n"), Some((20, 19)));
        assert!(parse_version("v18.20.1") < Some(NODE));
        assert!(parse_version("v22.1.0") > Some(NODE));
        assert_eq!(parse_version("Node 20"), None);
    }
}
