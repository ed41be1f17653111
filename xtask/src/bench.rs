//! Speed: wall-clock by the benchmarks themselves, instructions by callgrind.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::json::Json;
use crate::packages::is_installed;
use crate::steps::{Step, run_all};
use crate::toolchain::Toolchain;
use crate::{left_out, root};

/// A benchmark, whose parts are silent runs of a few million instructions.
struct Bench {
    package: &'static str,
    name: &'static str,
    /// The instruction counts that a change is compared with.
    record: &'static str,
    parts: &'static [&'static str],
}

const BENCHES: [Bench; 2] = [
    Bench {
        package: "damier-rules",
        name: "perft",
        record: "crates/rules/benches/instructions.txt",
        parts: &[
            "jumbo",
            "english",
            "swedish",
            "danish",
            "norwegian",
            "finnish",
            "russian",
            "frisian",
            "make",
        ],
    },
    Bench {
        package: "damier-engine",
        name: "search",
        record: "crates/engine/benches/instructions.txt",
        parts: &["hand", "network", "huffing", "ending"],
    },
];

/// A count may exceed the record by this much.
const TOLERANCE: f64 = 0.02;

pub(crate) fn run(args: &[String]) -> bool {
    let (mut record, mut only_instructions) = (false, false);
    for arg in args {
        match arg.as_str() {
            "--record" => record = true,
            "--instructions" => only_instructions = true,
            other => {
                eprintln!("{other} is not known: --record and --instructions are");
                return false;
            }
        }
    }
    let measure =
        |bench: &Bench| Step::cargo(&["bench", "--package", bench.package, "--bench", bench.name]);
    if !only_instructions && !run_all(&BENCHES.each_ref().map(measure)) {
        return false;
    }
    if record { record_instructions() } else { check_instructions() }
}

/// Compares with the record, where instructions can be counted and were counted
/// of the same machine code.
pub(crate) fn check_instructions() -> bool {
    if !is_installed("valgrind") {
        left_out::note("instruction counts: valgrind is not installed");
        return true;
    }
    BENCHES.iter().all(|bench| {
        let known = fs::read_to_string(root().join(bench.record)).unwrap_or_default();
        let Some(recorded_by) = known.lines().next() else {
            eprintln!("{} is missing: `cargo xtask bench --record` writes it", bench.record);
            return false;
        };
        if recorded_by != compiler() {
            let (name, now) = (bench.name, compiler());
            left_out::note(&format!(
                "instruction counts of {name}: recorded by `{recorded_by}`, this is `{now}`"
            ));
            return true;
        }
        let Some(counts) = count(bench) else { return false };
        compare(bench, &known, &counts)
    })
}

fn record_instructions() -> bool {
    BENCHES.iter().all(|bench| {
        let known = fs::read_to_string(root().join(bench.record)).unwrap_or_default();
        let Some(counts) = count(bench) else { return false };
        compare(bench, &known, &counts);
        let lines: String =
            counts.iter().map(|(part, count)| format!("{part} {count}\n")).collect();
        let written = fs::write(root().join(bench.record), format!("{}\n{lines}", compiler()));
        if let Err(error) = &written {
            eprintln!("cannot write {}: {error}", bench.record);
        }
        written.is_ok()
    })
}

/// The first line of a record: another compiler makes other instructions.
fn compiler() -> String {
    let about = |toolchain: Toolchain| format!("# rustc {} {}", toolchain.release, toolchain.host);
    Toolchain::current().map(about).unwrap_or_default()
}

type Counts = Vec<(&'static str, u64)>;

/// The instructions of each part; what prevents that is said.
fn count(bench: &Bench) -> Option<Counts> {
    let Some(binary) = build(bench) else {
        eprintln!("the benchmark {} was not built", bench.name);
        return None;
    };
    let counts = bench.parts.iter().map(|part| Some((*part, callgrind(&binary, part)?)));
    let counts: Option<Counts> = counts.collect();
    if counts.is_none() {
        eprintln!("valgrind could not count the instructions of {}", bench.name);
    }
    counts
}

/// Builds the benchmark and says where it is.
fn build(bench: &Bench) -> Option<PathBuf> {
    println!("\n== building the benchmark {}", bench.name);
    let output = Command::new("cargo")
        .args(["bench", "--quiet", "--package", bench.package, "--bench", bench.name, "--no-run"])
        .arg("--message-format=json-render-diagnostics")
        .current_dir(root())
        .stderr(Stdio::inherit())
        .output()
        .ok()?;
    executable(&String::from_utf8_lossy(&output.stdout), bench.name)
}

/// The program of this name among the messages of cargo, one a line.
fn executable(messages: &str, name: &str) -> Option<PathBuf> {
    messages.lines().filter_map(Json::parse).find_map(|message| {
        let built = message.get("target")?.get("name")?.text()?;
        let file = message.get("executable")?.text()?;
        (built == name).then(|| PathBuf::from(file))
    })
}

/// Prints the counts beside the known ones; `false` if one is too high.
fn compare(bench: &Bench, known: &str, counts: &Counts) -> bool {
    println!("\n{:12} {:>14} {:>14} {:>7}", bench.name, "recorded", "now", "ratio");
    let mut fine = true;
    for (part, now) in counts {
        let before = recorded(known, part);
        let ratio = before.map(|before| *now as f64 / before as f64);
        let word = match ratio {
            None => "not recorded",
            Some(ratio) if ratio > 1.0 + TOLERANCE => "TOO MANY",
            Some(ratio) if ratio < 1.0 - TOLERANCE => "fewer: record them",
            Some(_) => "",
        };
        fine &= ratio.is_some_and(|ratio| ratio <= 1.0 + TOLERANCE);
        let (before, ratio) = (before.unwrap_or_default(), ratio.unwrap_or_default());
        println!("{part:12} {before:>14} {now:>14} {ratio:>7.3} {word}");
    }
    if !fine {
        println!("`cargo xtask bench --record` renews the record, if that is as it should be");
    }
    fine
}

fn recorded(known: &str, part: &str) -> Option<u64> {
    let mut lines = known.lines().filter_map(|line| line.split_once(' '));
    lines.find(|(name, _)| *name == part)?.1.trim().parse().ok()
}

fn callgrind(binary: &Path, part: &str) -> Option<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(binary)
        .args(["--once", part])
        .output()
        .ok()?;
    // One that broke off has fewer instructions.
    if !output.status.success() {
        return None;
    }
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let refs = text.lines().find(|line| line.contains("refs:"))?;
    refs.rsplit(':').next()?.trim().replace(',', "").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_found_among_the_messages() {
        let messages = r#"{"reason":"compiler-artifact","target":{"name":"perft"},"executable":null}
{"reason":"compiler-artifact","target":{"name":"rules"},"executable":"/a/rules"}
{"reason":"compiler-artifact","target":{"name":"perft"},"executable":"/a (b)/perft"}
{"reason":"build-finished","success":true}"#;
        assert_eq!(executable(messages, "perft"), Some(PathBuf::from("/a (b)/perft")));
        assert_eq!(executable(messages, "search"), None);
    }

    #[test]
    fn two_hundredths_more_are_too_many() {
        let [perft, _] = BENCHES;
        let known = "# rustc 1.0.0 here\njumbo 1000\nmake 2000\n";
        assert!(compare(&perft, known, &vec![("jumbo", 1_020), ("make", 1_000)]));
        assert!(!compare(&perft, known, &vec![("jumbo", 1_000), ("make", 2_050)]));
        assert!(!compare(&perft, known, &vec![("english", 1)]), "it has no record");
    }
}
