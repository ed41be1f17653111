use std::process::{Command, Stdio};
use std::time::Instant;

use crate::root;

/// One command that must succeed.
#[derive(Debug)]
pub(crate) struct Step {
    program: &'static str,
    pub(crate) args: Vec<String>,
    env: Vec<(&'static str, &'static str)>,
    quiet: bool,
}

impl Step {
    pub(crate) fn cargo(args: &[&str]) -> Step {
        let args = args.iter().map(ToString::to_string).collect();
        Step { program: "cargo", args, env: Vec::new(), quiet: false }
    }

    pub(crate) fn with_env(mut self, name: &'static str, value: &'static str) -> Step {
        self.env.push((name, value));
        self
    }

    /// Without saying what is run and how long it took.
    pub(crate) fn quiet(mut self) -> Step {
        self.quiet = true;
        self
    }

    fn run(&self) -> bool {
        let line = format!("{} {}", self.program, self.args.join(" "));
        if !self.quiet {
            println!("\n== {line}");
        }
        let start = Instant::now();
        let status = Command::new(self.program)
            .args(&self.args)
            .envs(self.env.iter().copied())
            .current_dir(root())
            .status();
        let passed = match status {
            Ok(status) => status.success(),
            Err(error) => {
                eprintln!("cannot run {}: {error}", self.program);
                false
            }
        };
        if !self.quiet {
            let word = if passed { "done" } else { "FAILED" };
            println!("== {word} in {:.0} s: {line}", start.elapsed().as_secs_f64());
        }
        passed
    }
}

/// Runs the steps in order, up to the first that fails.
pub(crate) fn run_all(steps: &[Step]) -> bool {
    steps.iter().all(Step::run)
}

/// Whether cargo has this subcommand.
fn has_cargo(subcommand: &str) -> bool {
    Command::new("cargo")
        .args([subcommand, "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Installs the formatter and the linter where the toolchain came without.
pub(crate) fn install_components() -> bool {
    if ["fmt", "clippy"].into_iter().all(has_cargo) {
        return true;
    }
    let args = ["component", "add", "rustfmt", "clippy"].map(str::to_owned).to_vec();
    Step { program: "rustup", args, env: Vec::new(), quiet: false }.run()
}

/// All tests but those in documentation: by nextest, which is faster, where it
/// is installed.
pub(crate) fn tests(scope: &[&str]) -> Vec<Step> {
    let scope = if scope.is_empty() { &["--workspace"] } else { scope };
    let mut args = match has_cargo("nextest") {
        true => vec!["nextest", "run"],
        false => vec!["test", "--all-targets"],
    };
    args.extend(scope);
    args.push("--all-features");
    vec![Step::cargo(&args)]
}
