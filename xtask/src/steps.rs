use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::{left_out, node, root};

/// One command that must succeed.
#[derive(Debug)]
pub(crate) struct Step {
    program: OsString,
    args: Vec<String>,
    /// Where it runs: below the root of the repository, unless it says otherwise.
    folder: PathBuf,
    env: Vec<(&'static str, OsString)>,
    without: Vec<&'static str>,
    quiet: bool,
}

impl Step {
    pub(crate) fn new(program: impl AsRef<OsStr>, args: &[&str]) -> Step {
        let program = program.as_ref().to_owned();
        let args = args.iter().map(ToString::to_string).collect();
        Step {
            program,
            args,
            folder: PathBuf::new(),
            env: Vec::new(),
            without: Vec::new(),
            quiet: false,
        }
    }

    pub(crate) fn cargo(args: &[&str]) -> Step {
        Step::new("cargo", args)
    }

    /// By the Node that was fetched for it, if one was.
    pub(crate) fn npm(args: &[&str]) -> Step {
        let step = match node::fetched() {
            Some(node) => Step::new(&node.program, &[])
                .with_args(&[node.npm.display().to_string()])
                .with_args(&args.iter().map(ToString::to_string).collect::<Vec<_>>())
                // What npm starts looks for Node there.
                .with_env("PATH", node.path()),
            None => Step::new("npm", args),
        };
        step.within("web")
    }

    pub(crate) fn within(self, folder: impl Into<PathBuf>) -> Step {
        Step { folder: folder.into(), ..self }
    }

    pub(crate) fn with_args(mut self, args: &[String]) -> Step {
        self.args.extend_from_slice(args);
        self
    }

    pub(crate) fn with_env(mut self, name: &'static str, value: impl AsRef<OsStr>) -> Step {
        self.env.push((name, value.as_ref().to_owned()));
        self
    }

    pub(crate) fn without_env(mut self, name: &'static str) -> Step {
        self.without.push(name);
        self
    }

    /// Without saying what is run and how long it took.
    pub(crate) fn quiet(mut self) -> Step {
        self.quiet = true;
        self
    }

    pub(crate) fn run(&self) -> bool {
        let line = format!("{} {}", self.program.display(), self.args.join(" "));
        if !self.quiet {
            println!("\n== {line}");
        }
        let start = Instant::now();
        let mut command = Command::new(&self.program);
        for name in &self.without {
            command.env_remove(name);
        }
        command.args(&self.args).env(left_out::VARIABLE, left_out::list());
        command.envs(self.env.iter().cloned());
        let passed = match command.current_dir(root().join(&self.folder)).status() {
            Ok(status) => status.success(),
            Err(error) => {
                eprintln!("cannot run {}: {error}", self.program.display());
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

/// What a program prints, if it can be run and succeeds.
pub(crate) fn output_of(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether cargo has this subcommand.
pub(crate) fn has_cargo(subcommand: &str) -> bool {
    output_of(Command::new("cargo").args([subcommand, "--version"])).is_some()
}

/// Installs the formatter and the linter where the toolchain came without.
pub(crate) fn install_components() -> bool {
    ["fmt", "clippy"].into_iter().all(has_cargo)
        || Step::new("rustup", &["component", "add", "rustfmt", "clippy"]).run()
}

/// Tests but those in documentation: by nextest, which is faster, where it is
/// installed.
pub(crate) fn tests(scope: &[&str]) -> Step {
    if has_cargo("nextest") {
        return Step::cargo(&[&["nextest", "run"], scope].concat());
    }
    // Without a word about targets cargo would test the documentation, too.
    let names_targets = scope.iter().any(|arg| ["--lib", "--test"].contains(arg));
    let targets: &[&str] = if names_targets { &[] } else { &["--all-targets"] };
    Step::cargo(&[&["test"], scope, targets].concat())
}
