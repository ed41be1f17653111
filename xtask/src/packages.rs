//! The browser that tests the page: found, or installed where that is possible.

use std::env;
use std::process::Command;

use crate::steps::{Step, output_of};

/// Only tests ask for it: whoever just runs Damier gets no packages installed.
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
