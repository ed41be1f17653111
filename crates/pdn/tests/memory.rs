//! What reading costs in memory. The peak is that of the whole process, so this
//! test is the only one of its program: a neighbor would be counted as well.

#![cfg(target_os = "linux")]

use damier_pdn::{Limits, read_games};

/// The most memory this process ever used, in bytes.
fn peak_memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").expect("a status");
    let line = status.lines().find(|line| line.starts_with("VmHWM")).expect("a peak");
    let kilobytes: usize = line.split_whitespace().nth(1).and_then(|n| n.parse().ok()).expect("kB");
    kilobytes * 1024
}

#[test]
fn memory_is_at_most_twenty_times_the_input() {
    let game = format!("[Event \"x\"]\n{}*\n", "32-28 19-23 28x19 14x23 ".repeat(50));
    let text = game.repeat(16_000_000 / game.len());
    let before = peak_memory();
    let games = read_games(text.as_bytes(), &Limits::default()).expect("memory can be read");
    let used = peak_memory() - before;
    assert!(games.len() > 1000);
    assert!(used > 0, "the peak is not measured");
    assert!(used <= 20 * text.len(), "{used} bytes for {}", text.len());
}
