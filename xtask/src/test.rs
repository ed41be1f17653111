//! Everything that must hold.

use std::net::TcpListener;
use std::path::PathBuf;

use crate::steps::{self, Step, run_all};
use crate::{bench, crash, left_out, packages, target, wasm, web};

pub(crate) fn run() -> bool {
    left_out::begin();
    let passed = run_everything();
    left_out::tell();
    passed
}

fn run_everything() -> bool {
    // The page comes first: the server is compiled with it inside.
    steps::install_components()
        && web::build()
        && run_all(&fast_steps())
        && run_all(&steps::tests(&[]))
        && run_all(&documentation_steps())
        && bench::check_instructions()
        && crash::run(&["--short".to_owned()])
        && test_in_browser(&["run", "e2e"])
}

/// Draws the pictures of the documentation.
pub(crate) fn take_screenshots() -> bool {
    let config = "playwright.screenshots.config.ts";
    web::build() && test_in_browser(&["run", "e2e", "--", "--config", config])
}

fn fast_steps() -> Vec<Step> {
    let strict = ["--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"];
    vec![
        Step::cargo(&["fmt", "--all", "--check"]),
        Step::npm(&["run", "check"]),
        Step::npm(&["test"]),
        Step::cargo(&[&["clippy"], &strict[..]].concat()),
    ]
}

fn documentation_steps() -> Vec<Step> {
    vec![
        Step::cargo(&["test", "--workspace", "--all-features", "--doc"]),
        Step::cargo(&["doc", "--workspace", "--all-features", "--no-deps"])
            .with_env("RUSTDOCFLAGS", "-D warnings"),
    ]
}

/// Runs Playwright against the program as `cargo build` makes it: that is fast
/// enough for a page, and takes minutes less to compile than the release.
fn test_in_browser(args: &[&str]) -> bool {
    if !wasm::is_built() {
        left_out::note("browser tests marked @wasm: there is no WebAssembly here");
    }
    packages::require_chromium()
        && Step::cargo(&["build", "--package", "damier"]).run()
        && Step::npm(args)
            .with_env("DAMIER", binary())
            .with_env("DAMIER_ADDRESS", free_address())
            .run()
}

/// Where nobody listens, so that two copies of the repository can be tested at
/// once.
fn free_address() -> String {
    let found = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
    found.map_or_else(|_| String::from("127.0.0.1:7788"), |address| address.to_string())
}

fn binary() -> PathBuf {
    target().join("debug/damier")
}
