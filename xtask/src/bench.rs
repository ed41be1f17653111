//! Speed: wall-clock by the benchmark itself, instructions by callgrind.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::root;
use crate::steps::{Step, run_all};

/// The instruction counts that a change is compared with.
const RECORD: &str = "crates/rules/benches/instructions.txt";
const BENCHES: [&str; 9] =
    ["jumbo", "english", "swedish", "danish", "norwegian", "finnish", "russian", "frisian", "make"];

pub(crate) fn run(args: &[String]) -> bool {
    let record = args.iter().any(|arg| arg == "--record");
    let only_instructions = args.iter().any(|arg| arg == "--instructions");
    if !only_instructions
        && !run_all(&[Step::cargo(&["bench", "--package", "damier-rules", "--bench", "perft"])])
    {
        return false;
    }
    let Some(binary) = build() else {
        eprintln!("the benchmark was not built");
        return false;
    };
    count_instructions(&binary, record)
}

/// Builds the benchmark and says where it is.
fn build() -> Option<PathBuf> {
    let output = Command::new("cargo")
        .args(["bench", "--package", "damier-rules", "--bench", "perft", "--no-run"])
        .current_dir(root())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let path = text.rsplit_once('(')?.1.split(')').next()?;
    Some(root().join(path))
}

fn count_instructions(binary: &PathBuf, record: bool) -> bool {
    let known = fs::read_to_string(root().join(RECORD)).unwrap_or_default();
    let mut lines = String::new();
    println!("\n{:12} {:>14} {:>14} {:>7}", "instructions", "recorded", "now", "ratio");
    for name in BENCHES {
        let Some(now) = callgrind(binary, name) else {
            println!("valgrind is not installed or failed: no instruction counts");
            return true;
        };
        let before = known
            .lines()
            .filter_map(|line| line.split_once(' '))
            .find(|(known, _)| *known == name)
            .and_then(|(_, count)| count.trim().parse::<u64>().ok());
        let ratio = before.map_or(1.0, |before| now as f64 / before as f64);
        println!("{name:12} {:>14} {now:>14} {ratio:>7.3}", before.unwrap_or_default());
        lines.push_str(&format!("{name} {now}\n"));
    }
    if record && fs::write(root().join(RECORD), lines).is_err() {
        eprintln!("cannot write {RECORD}");
        return false;
    }
    true
}

fn callgrind(binary: &PathBuf, name: &str) -> Option<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(binary)
        .args(["--once", name])
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let refs = text.lines().find(|line| line.contains("refs:"))?;
    refs.rsplit(':').next()?.trim().replace(',', "").parse().ok()
}
