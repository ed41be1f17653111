//! The real program as a server, and clients for it: what the trials of
//! `cargo xtask crash` and `cargo xtask siege` share.
//!
//! Nothing but the standard library, and programs that every Linux has or can
//! have: `kill`, `sh`, `strace`, `mount`. What is missing is said, and the trial
//! that needs it left out.

mod folder;
mod http;
mod json;
mod process;
mod random;
mod server;
mod socket;
mod trace;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::steps::{Step, output_of};
use crate::target;

pub(crate) use folder::Folder;
pub(crate) use http::{Http, Reply, game_body, lines_body};
pub(crate) use json::{has_field, number, quoted, strings, text};
pub(crate) use process::{Spent, signal, spent};
pub(crate) use random::Random;
pub(crate) use server::{Server, Setup, Stderr};
pub(crate) use socket::Socket;
pub(crate) use trace::Trace;

/// Builds the program and says where it is.
pub(crate) fn build(release: bool) -> Option<PathBuf> {
    let mut args = vec!["build", "--quiet", "--package", "damier"];
    if release {
        args.push("--release");
    }
    let place = if release { "release/damier" } else { "debug/damier" };
    Step::cargo(&args).run().then(|| target().join(place))
}

/// Whether a program can be run at all.
pub(crate) fn has_program(name: &str, arg: &str) -> bool {
    let mut command = Command::new(name);
    command.arg(arg).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

pub(crate) fn is_root() -> bool {
    output_of(Command::new("id").arg("-u")).is_some_and(|id| id.trim() == "0")
}

/// Runs a command to its end; what it said, if it failed.
pub(crate) fn must(command: &mut Command) -> Result<(), String> {
    let output = command.stdin(Stdio::null()).output();
    let name = command.get_program().to_string_lossy().into_owned();
    match output {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr).trim())),
        Err(error) => Err(format!("{name} cannot be run: {error}")),
    }
}

/// Set where this program has namespaces of its own: which ones.
const OWN_NAMESPACES: &str = "DAMIER_OWN_NAMESPACES";

/// Whether nobody but us uses this network, so that it may be changed.
pub(crate) fn in_own_network() -> bool {
    env::var_os(OWN_NAMESPACES).is_some_and(|flags| flags == "--net")
}

/// Runs this very program once more in namespaces of its own, so that what it
/// mounts or adds to the loopback interface ends with it, however it ends.
/// `None` if that is not possible, or if it is there already.
pub(crate) fn in_own_namespaces(flags: &[&str], command: &str, args: &[String]) -> Option<bool> {
    let own = env::current_exe().ok()?;
    let possible = || {
        let mut probe = Command::new("unshare");
        probe.args(flags).arg("true").stdout(Stdio::null()).stderr(Stdio::null());
        probe.status().is_ok_and(|status| status.success())
    };
    if env::var_os(OWN_NAMESPACES).is_some() || !is_root() || !possible() {
        return None;
    }
    let mut again = Command::new("unshare");
    again.args(flags).arg(own).arg(command).args(args).env(OWN_NAMESPACES, flags.join(" "));
    Some(again.status().is_ok_and(|status| status.success()))
}

/// A number with its thousands apart: 1,234,567.
pub(crate) fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The end of what a server printed, for a message.
pub(crate) fn tail(path: &Path) -> String {
    let text = std::fs::read(path).unwrap_or_default();
    let from = text.len().saturating_sub(400);
    String::from_utf8_lossy(&text[from..]).trim().replace('\n', " | ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_apart() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1000), "1,000");
        assert_eq!(grouped(1_234_567), "1,234,567");
    }
}
