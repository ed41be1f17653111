//! What a contributor types: `cargo xtask run | test | web | ...`.

mod bench;
mod crash;
mod json;
mod left_out;
mod live;
mod node;
mod packages;
mod siege;
mod steps;
mod test;
mod tidy;
mod toolchain;
mod wasm;
mod wasm_std;
mod web;

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use steps::{Step, run_all};

const HELP: &str = "\
cargo xtask run [ARGS]   build Damier with its page and start it; ARGS go to `damier`
cargo xtask web          the page alone, with its WebAssembly: web/dist
cargo xtask test         everything that must hold: formatting, lints, tidiness, tests,
                         documentation, a short run of every fuzz target, the page in a browser
cargo xtask tidy         the dependency direction, file sizes and forbidden words
cargo xtask bench        perft speed and, with valgrind, instruction counts, which may not exceed
                         the recorded ones by more than 2 %; --instructions for those alone,
                         --record to renew the record
cargo xtask soak         the long form of the comparisons: 100,000 positions per ruleset,
                         perft to 100 million leaves, endings of four pieces, a minute of
                         each fuzz target
cargo xtask crash        the server killed, its power cut, its disk filled, while clients write:
                         nothing acknowledged may be lost; see `cargo xtask crash --help`
cargo xtask siege        hostile and heavy clients against the server, and what others feel of
                         them; see `cargo xtask siege --help`
cargo xtask screenshots  the pictures of docs/img";

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let done = match command.as_str() {
        "run" => web::build() && run(&rest),
        "web" => web::build(),
        "test" => test::run(),
        "tidy" => tidy::run(),
        "bench" => bench::run(&rest),
        "crash" => crash::run(&rest),
        "siege" => siege::run(&rest),
        "soak" => run_all(&soak_steps()),
        "screenshots" => test::take_screenshots(),
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

/// Where cargo puts what it builds; this program is one of those things.
fn target() -> PathBuf {
    let own = env::current_exe().unwrap_or_default();
    own.ancestors().nth(2).map_or_else(|| root().join("target"), PathBuf::from)
}

fn run(args: &[String]) -> bool {
    let step = Step::cargo(&["run", "--release", "--quiet", "--package", "damier", "--"]);
    run_all(&[step.with_args(args).quiet()])
}

fn soak_steps() -> Vec<Step> {
    steps::tests(&["-p", "damier-rules", "-p", "damier-fuzzing", "-p", "damier-engine"])
        .into_iter()
        .map(|step| step.with_env("DAMIER_SOAK", "100000"))
        .collect()
}
