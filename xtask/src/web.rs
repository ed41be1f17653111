//! The page: `web/`, built into `web/dist`.

use std::fs;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::steps::Step;
use crate::{manual, node, root, target, wasm};

/// Folders in `web/` that say nothing about the page.
const NOT_SOURCES: [&str; 4] = ["node_modules", "dist", "test-results", "tests"];

/// Builds the page with its WebAssembly, and the manual beside it; what is up to
/// date is left alone.
pub(crate) fn build() -> bool {
    // Node first: whoever lacks it should hear so before minutes of compiling.
    node::require() && wasm::build() && install_modules() && build_page() && manual::write()
}

/// Whether what checks the page is there.
pub(crate) fn has_modules() -> bool {
    root().join("web/node_modules/.package-lock.json").exists()
}

/// `npm ci`, unless what it installed is younger than the lock.
fn install_modules() -> bool {
    let web = root().join("web");
    let installed = modified(&web.join("node_modules/.package-lock.json"));
    let locked = modified(&web.join("package-lock.json"));
    installed.is_some() && installed >= locked || Step::npm(&["ci"]).run()
}

fn build_page() -> bool {
    let record = target().join("web-sources");
    let sources = describe_sources();
    let is_built = root().join("web/dist/index.html").exists();
    if is_built && fs::read_to_string(&record).is_ok_and(|known| known == sources) {
        return true;
    }
    if !Step::npm(&["run", "build"]).run() {
        return false;
    }
    // Without the record it is only built once more.
    let _ = fs::write(record, sources);
    true
}

/// Every file that the page is made of, with its size and time: another text
/// when one changed, came or went.
fn describe_sources() -> String {
    let mut lines = Vec::new();
    for folder in ["web", "locales", "crates/engine/networks"] {
        describe(&root().join(folder), &mut lines);
    }
    lines.sort();
    lines.concat()
}

fn describe(folder: &Path, lines: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let (path, Ok(about)) = (entry.path(), entry.metadata()) else {
            continue;
        };
        if about.is_file() {
            let time = modified(&path).and_then(|time| time.duration_since(UNIX_EPOCH).ok());
            let nanos = time.unwrap_or_default().as_nanos();
            lines.push(format!("{} {} {nanos}\n", path.display(), about.len()));
        } else if !NOT_SOURCES.iter().any(|name| path.ends_with(name)) {
            describe(&path, lines);
        }
    }
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sources_are_the_page_its_sentences_and_the_networks() {
        let sources = describe_sources();
        for file in [
            "web/index.html",
            "web/package-lock.json",
            "web/src/ask/client.ts",
            "locales/",
            "crates/engine/networks/english.net",
        ] {
            assert!(sources.contains(file), "{file}");
        }
        assert!(!sources.contains("node_modules"));
    }
}
