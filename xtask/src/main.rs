//! What a contributor types: `cargo xtask run | test | web | ...`.

mod adding;
mod api_check;
mod audit;
mod bench;
mod contract;
mod crash;
mod game_names;
mod json;
mod left_out;
mod live;
mod load;
mod manual;
mod no_std;
mod node;
mod oldest;
mod packages;
mod promises;
mod siege;
mod site;
mod steps;
mod test;
mod tidy;
mod toolchain;
mod training;
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
cargo xtask manual       the manual alone, of docs/manual: web/dist/manual
cargo xtask site         the page as a folder for any host of files, without a server: target/site;
                         --base /PATH/ if it will not lie at /, --out FOLDER for another folder
cargo xtask test         everything that must hold: formatting, lints, tidiness, tests,
                         documentation, a short run of every fuzz target, the page in a browser;
                         at the end it says what was left out here, and why
cargo xtask test --fast  formatting, tidiness, lints and unit tests
cargo xtask check [PART] parts of it that are soon done, PART being adding (a game and a language,
                         in a copy of the repository), no-std, oldest-rust, audit (cargo-deny),
                         training (PyTorch), instructions (valgrind) or api (the server against
                         its OpenAPI document, by schemathesis)
cargo xtask contract     the page's types and the server's OpenAPI document, written anew from
                         crates/contract
cargo xtask tidy         the dependency direction, file sizes, forbidden words, games that are named,
                         the tests that docs/security.md names
cargo xtask bench        perft speed and, with valgrind, instruction counts, which may not exceed
                         the recorded ones by more than 2 %; --instructions for those alone,
                         --record to renew the record
cargo xtask soak [PART]  the long form of comparisons, PART being rules (100,000 positions per
                         ruleset, perft to 100 million leaves), engine (endings of four pieces,
                         more games), rooms (100,000 simulated worlds with faults) or fuzz (a
                         minute of each target); all without it
cargo xtask crash        the server killed, its power cut, its disk filled, while clients write:
                         nothing acknowledged may be lost; see `cargo xtask crash --help`
cargo xtask siege        hostile and heavy clients against the server, and what others feel of
                         them; see `cargo xtask siege --help`
cargo xtask load         thousands of games in rooms at once: how long moves take, what they cost,
                         and whether all see the same; see `cargo xtask load --help`
cargo xtask losses       10,000 answers lost at random while the page saves; LOSSES and SEED
                         in the environment change how many and which
cargo xtask screenshots  the pictures of docs/img";

fn main() -> ExitCode {
    let mut args = env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let done = match command.as_str() {
        "run" => web::build() && run(&rest),
        "web" => web::build(),
        "manual" => manual::write(),
        "site" => site::run(&rest),
        "test" => test::run(&rest),
        "check" => test::run_parts(&rest),
        "contract" => contract::write(),
        "tidy" => tidy::run(),
        "bench" => bench::run(&rest),
        "crash" => crash::run(&rest),
        "siege" => siege::run(&rest),
        "load" => load::run(&rest),
        "soak" => soak(&rest),
        "losses" => test::lose_answers(),
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

/// What is soaked: its name, and which tests that are.
const SOAKED: [(&str, &[&str]); 4] = [
    ("rules", &["-p", "damier-rules", "--all-features"]),
    ("engine", &["-p", "damier-engine", "--all-features"]),
    ("rooms", &["-p", "damier-server", "--lib", "whatever_goes_wrong"]),
    ("fuzz", &["-p", "damier-fuzzing", "--all-features"]),
];

fn soak(parts: &[String]) -> bool {
    if let Some(odd) = parts.iter().find(|part| SOAKED.iter().all(|(name, _)| name != part)) {
        let names = SOAKED.map(|(name, _)| name).join(", ");
        eprintln!("{odd} is not a part of the soak: {names} are");
        return false;
    }
    let is_wanted = |name: &str| parts.is_empty() || parts.iter().any(|part| part == name);
    SOAKED
        .iter()
        .filter(|(name, _)| is_wanted(name))
        .all(|(_, tests)| steps::tests(tests).with_env("DAMIER_SOAK", "100000").run())
}
