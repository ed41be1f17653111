//! What tests the page: a browser, and the programs that stand before a server.
//! They are found, or installed where that is possible.

use std::env;
use std::process::Command;

use crate::steps::{Step, output_of};

/// Chromium's own build without windows does the same in half the time; the whole
/// browser will do. `web/tests/chromium.ts` looks for them in this order.
const BROWSERS: [&str; 2] = ["chromium-headless-shell", "chromium"];

/// Only tests ask for it: whoever just runs Damier gets no packages installed.
pub(crate) fn require_chromium() -> bool {
    let can_be_had = |package: &str| is_installed(package) || install(&[package]);
    // Whoever names one has one.
    if env::var_os("CHROMIUM").is_some() || BROWSERS.into_iter().any(can_be_had) {
        return true;
    }
    eprintln!("The tests of the page need Chromium: install the package chromium-headless-shell");
    eprintln!("or chromium, or name the program of another build in the variable CHROMIUM.");
    false
}

/// Programs that serve the page in tests: nginx and Caddy, and how to make another
/// machine and a certificate. Tests that lack them say so.
pub(crate) fn offer_proxies() {
    let programs = [("nginx", "-v"), ("caddy", "version"), ("ip", "-V"), ("openssl", "version")];
    // One by one: a package that cannot be had keeps none of the others away.
    for (program, ask) in programs {
        let package = if program == "ip" { "iproute2" } else { program };
        if !answers(program, ask) && !install(&[package]) {
            eprintln!("Some tests of the page will be left out: they need {package}.");
        }
    }
}

/// Where only the superuser looks for programs, too.
fn answers(program: &str, ask: &str) -> bool {
    let found = |path: &str| output_of(Command::new(path).arg(ask)).is_some();
    found(program) || found(&format!("/usr/sbin/{program}"))
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
    // A server among them is for the tests to start.
    let install = install.with_env("RUNLEVEL", "1");
    // A fresh system has no lists of packages yet.
    install.run() || Step::new("apt-get", &["update"]).run() && install.run()
}
