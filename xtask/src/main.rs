//! What a contributor types: `cargo xtask run | test | tidy | bench | soak`.

mod bench;
mod steps;
mod tidy;

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use steps::{Step, run_all};

const HELP: &str = "\
cargo xtask run [ARGS]   build Damier and play in the terminal; ARGS go to `damier play`
cargo xtask test         everything that must hold: formatting, lints, tidiness, tests,
                         documentation, a short run of every fuzz target
cargo xtask tidy         the dependency direction, file sizes and forbidden words
cargo xtask bench        perft speed and, with valgrind, instruction counts
cargo xtask soak         the long form of the comparisons: 100,000 positions per ruleset,
                         perft to 100 million leaves, a minute of each fuzz target";

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let done = match command.as_str() {
        "run" => run(&rest),
        "test" => steps::install_components() && run_all(&test_steps()),
        "tidy" => tidy::run(),
        "bench" => bench::run(&rest),
        "soak" => run_all(&soak_steps()),
        _ => {
            println!("{HELP}");
            command.is_empty() || command == "help" || command == "--help"
        }
    };
    if done { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The root of the repository.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn run(args: &[String]) -> bool {
    let mut step =
        Step::cargo(&["run", "--release", "--quiet", "--package", "damier", "--", "play"]);
    step.args.extend(args.iter().cloned());
    run_all(&[step.quiet()])
}

fn test_steps() -> Vec<Step> {
    let mut steps = vec![
        Step::cargo(&["fmt", "--all", "--check"]),
        Step::cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--all-features",
            "--",
            "-D",
            "warnings",
        ]),
    ];
    steps.extend(steps::tests(&[]));
    steps.push(Step::cargo(&["test", "--workspace", "--all-features", "--doc"]));
    steps.push(
        Step::cargo(&["doc", "--workspace", "--all-features", "--no-deps"])
            .with_env("RUSTDOCFLAGS", "-D warnings"),
    );
    steps
}

fn soak_steps() -> Vec<Step> {
    steps::tests(&["--package", "damier-rules", "--package", "damier-fuzzing"])
        .into_iter()
        .map(|step| step.with_env("DAMIER_SOAK", "100000"))
        .collect()
}
