//! What others' crates bring along: their licenses, versions and sources, and
//! what is known against them, by `deny.toml`.

use crate::left_out;
use crate::steps::{Step, has_cargo, run_all};

/// Asks cargo-deny where it is installed; compiling it would take minutes.
pub(crate) fn check() -> bool {
    if !has_cargo("deny") {
        left_out::note("licenses, bans, sources and advisories: cargo-deny is not installed");
        return true;
    }
    let deny = |args: &[&str]| Step::cargo(&[&["deny"], args].concat());
    if !run_all(&[deny(&["check", "licenses", "bans", "sources"])]) {
        return false;
    }
    if !deny(&["fetch", "db"]).run() {
        left_out::note("advisories: their database cannot be reached");
        return true;
    }
    deny(&["check", "--disable-fetch", "advisories"]).run()
}
