//! Everything that must hold.

use std::collections::BTreeSet;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::steps::{self, Step, run_all};
use crate::{
    adding, api_check, audit, bench, crash, left_out, live, no_std, oldest, packages, siege, site,
    target, tidy, training, wasm, web,
};

/// The crates whose features change what they do, and the tests that notice.
const TUNABLE: [&str; 11] = [
    "-p",
    "damier-engine",
    "-p",
    "damier-protocol",
    "--lib",
    "--test",
    "huffing",
    "--test",
    "signature",
    "--test",
    "session",
];

pub(crate) fn run(args: &[String]) -> bool {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let everything = match args[..] {
        [] => true,
        ["--fast"] => false,
        _ => {
            eprintln!("cargo xtask test knows only --fast");
            return false;
        }
    };
    left_out::begin();
    let start = Instant::now();
    let passed = if everything { run_everything() } else { run_fast() };
    left_out::tell();
    let word = if passed { "passed" } else { "FAILED" };
    println!("== {word} in {:.0} s", start.elapsed().as_secs_f64());
    passed
}

/// What a contributor asks after every change.
fn run_fast() -> bool {
    steps::install_components()
        && run_all(&[format()])
        && tidy::run()
        && run_all(&[lint(), steps::tests(&["--workspace", "--lib", "--bins"])])
        && check_page_if_installed()
}

fn check_page_if_installed() -> bool {
    if !web::has_modules() {
        left_out::note(
            "types and unit tests of the page: `cargo xtask web` installs what they need",
        );
        return true;
    }
    run_all(&check_page())
}

fn run_everything() -> bool {
    // Tests of the files for proxies ask them, and later the page is tried behind them.
    packages::offer_proxies();
    // The page comes first: the server is compiled with it inside.
    steps::install_components()
        && web::build()
        && run_all(&[format()])
        && run_all(&check_page())
        && run_all(&[lint()])
        && run_all(&feature_lanes())
        && run_all(&documentation())
        && run_parts(&[])
        && try_program(&target().join("debug").join(format!("damier{EXE_SUFFIX}")))
}

/// What is tried on the whole program: the one that the tests were compiled with.
/// That is fast enough for a page, and built alone it would get other features
/// of the crates it uses, and all of them be compiled once more.
fn try_program(damier: &Path) -> bool {
    let short = ["--short", "--damier", &damier.display().to_string()].map(str::to_owned);
    crash::run(&short)
        && siege::run(&short)
        && site_to_test().is_some_and(|site| test_in_browser(damier, &["run", "e2e"], &site))
}

/// The path that `web/tests/site.spec.ts` has the made site under.
const SITE_BASE: &str = "/spiele/damier/";

/// A site as `cargo xtask site` makes it, and the variable that names it; nothing
/// where its tests are left out.
fn site_to_test() -> Option<Vec<(&'static str, PathBuf)>> {
    if !wasm::is_built() {
        return Some(Vec::new());
    }
    let site = target().join("tested-site");
    let args = ["--base", SITE_BASE, "--out", site.to_str()?].map(str::to_owned);
    site::run(&args).then(|| vec![("DAMIER_SITE", site)])
}

type Part = fn() -> bool;

/// What needs something that not everybody has, or that is soon done.
const PARTS: [(&str, Part); 7] = [
    ("adding", adding::check),
    ("no-std", no_std::check),
    ("oldest-rust", oldest::check),
    ("audit", audit::check),
    ("training", training::test),
    ("instructions", bench::check_instructions),
    ("api", api_check::check),
];

/// The parts of these names, or all of them.
pub(crate) fn run_parts(names: &[String]) -> bool {
    if let Some(odd) = names.iter().find(|name| PARTS.iter().all(|(part, _)| part != name)) {
        eprintln!("{odd} is not known; `cargo xtask help` lists what is");
        return false;
    }
    let is_wanted = |name: &str| names.is_empty() || names.iter().any(|wanted| wanted == name);
    PARTS.iter().filter(|(name, _)| is_wanted(name)).all(|(_, part)| part())
}

/// Draws the pictures of the documentation.
pub(crate) fn take_screenshots() -> bool {
    let config = "playwright.screenshots.config.ts";
    build_and_test_in_browser(&["run", "e2e", "--", "--config", config])
}

/// Loses answers at random, 10,000 unless `LOSSES` says otherwise; the browser
/// tests contain a short form.
pub(crate) fn lose_answers() -> bool {
    build_and_test_in_browser(&["run", "losses"])
}

fn build_and_test_in_browser(args: &[&str]) -> bool {
    web::build() && live::build(false).is_some_and(|damier| test_in_browser(&damier, args, &[]))
}

fn format() -> Step {
    Step::cargo(&["fmt", "--all", "--check"])
}

fn lint() -> Step {
    let strict = ["--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"];
    Step::cargo(&[&["clippy"], &strict[..]].concat())
}

fn check_page() -> [Step; 2] {
    [Step::npm(&["run", "check"]), Step::npm(&["test"])]
}

/// What ships, and then what else can be switched on. The rules are tested
/// alone as well: other crates switch on some of their features.
fn feature_lanes() -> [Step; 7] {
    [
        steps::tests(&["--workspace"]),
        steps::tests(&["-p", "damier-rules", "--lib"]),
        steps::tests(&["-p", "damier-rules", "--test", "serde", "--all-features"]),
        // Whether what is written from the contract is up to date.
        steps::tests(&["-p", "damier-contract", "--all-features"]),
        steps::tests(&[&TUNABLE[..], &["--all-features"]].concat()),
        // The browser's two modules.
        steps::tests(&["-p", "damier-wasm", "--features", "rules"]),
        steps::tests(&["-p", "damier-wasm", "--features", "engine"]),
    ]
}

fn documentation() -> [Step; 2] {
    [
        Step::cargo(&["test", "--workspace", "--doc"]),
        Step::cargo(&["doc", "--workspace", "--all-features", "--no-deps"])
            .with_env("RUSTDOCFLAGS", "-D warnings"),
    ]
}

/// Runs Playwright against this program.
fn test_in_browser(damier: &Path, args: &[&str], more: &[(&'static str, PathBuf)]) -> bool {
    if !wasm::is_built() {
        left_out::note("browser tests marked @wasm: there is no WebAssembly here");
    }
    let second_tries = target().join("second-tries.txt");
    let _ = fs::remove_file(&second_tries);
    let playwright = |args: &[&str]| {
        let step = Step::npm(args).with_env("DAMIER", damier);
        more.iter().fold(step, |step, (name, value)| step.with_env(name, value))
    };
    packages::require_chromium()
        && playwright(args).with_env("DAMIER_SECOND_TRIES", &second_tries).run()
        && repeats(&fs::read_to_string(&second_tries).unwrap_or_default())
            .is_none_or(|args| playwright(&args).run())
}

/// What is run for tests that passed only at their second try. A machine may
/// stall once; a test that is not sound fails again when it is repeated alone.
fn repeats(second_tries: &str) -> Option<Vec<&str>> {
    let again = ["run", "e2e", "--", "--retries=0", "--repeat-each=5", "--workers=1"];
    let tests: BTreeSet<&str> = second_tries.lines().collect();
    (!tests.is_empty()).then(|| again.into_iter().chain(tests).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_passed_at_its_second_try_is_repeated_alone() {
        assert_eq!(repeats(""), None);
        let args = repeats("b.spec.ts:7\na.spec.ts:3\nb.spec.ts:7\n").unwrap();
        assert!(args.contains(&"--retries=0") && args.contains(&"--repeat-each=5"));
        assert_eq!(args[args.len() - 2..], ["a.spec.ts:3", "b.spec.ts:7"]);
    }
}
