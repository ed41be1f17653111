//! Which Damier this is: `damier -V`, and with its features `damier --version`.

use std::collections::BTreeSet;

use damier_engine::Networks;
use damier_rules::{Ruleset, variants};
use damier_server::PageParts;

/// The version, the commit and its date.
pub(crate) const fn short() -> &'static str {
    concat!(env!("CARGO_PKG_VERSION"), " (", env!("DAMIER_BUILD_COMMIT"), ")")
}

/// The same, and what was built in, a line for each.
pub(crate) fn long() -> String {
    let page = match damier_server::page_parts() {
        PageParts { is_built: false, .. } => "not built in",
        PageParts { has_wasm: false, .. } => "built in, without WebAssembly",
        PageParts { .. } => "built in, with WebAssembly",
    };
    let tune = if cfg!(feature = "tune") { "\ntuning: numbers can be changed" } else { "" };
    format!(
        "{}\npage: {page}\nnetworks: {}\nvectors: {}\ncompiler: {}\ntarget: {}{tune}",
        short(),
        networks(),
        vectors(),
        env!("DAMIER_BUILD_RUSTC"),
        env!("DAMIER_BUILD_TARGET"),
    )
}

/// The networks that are built in and can be read.
fn networks() -> String {
    let of = |rules: &Ruleset| {
        Networks::Builtin.of(rules)?;
        Networks::file_name(rules)
    };
    let games = variants::ALL.iter().map(|game| &game.rules);
    let names: BTreeSet<&str> = games.filter_map(of).collect();
    match names.len() {
        0 => "none".to_owned(),
        _ => names.into_iter().collect::<Vec<_>>().join(", "),
    }
}

/// What the program takes for granted of the processor. Where it finds more, the
/// networks use it.
const fn vectors() -> &'static str {
    if cfg!(target_arch = "x86_64") {
        if cfg!(all(target_feature = "avx512f", target_feature = "avx512vl")) {
            "x86-64-v4 (AVX-512)"
        } else if cfg!(all(target_feature = "avx2", target_feature = "bmi2")) {
            "x86-64-v3 (AVX2)"
        } else if cfg!(all(target_feature = "sse4.2", target_feature = "popcnt")) {
            "x86-64-v2 (SSE4.2); AVX2 where the processor has it"
        } else {
            "x86-64 (SSE2); AVX2 where the processor has it"
        }
    } else if cfg!(target_feature = "neon") {
        "NEON"
    } else {
        "none"
    }
}
