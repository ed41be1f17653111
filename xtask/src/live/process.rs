use std::fs;
use std::process::Command;
use std::time::Duration;

use super::must;

/// Clock ticks of a second in /proc, the same on every Linux of today.
const TICK: Duration = Duration::from_millis(10);

/// What a process has used up.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Spent {
    /// Time on a processor, in all its threads.
    pub(crate) cpu: Duration,
    /// The most memory that it ever had, in bytes.
    pub(crate) memory: u64,
}

/// What this process has used up, if it lives.
pub(crate) fn spent(id: u32) -> Option<Spent> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The name in parentheses may have blanks in it.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let field = |number: usize| fields.get(number)?.parse::<u64>().ok();
    let ticks = field(11)? + field(12)?;
    let nanos = schedule_nanos(id).unwrap_or(0);
    let cpu = (TICK * u32::try_from(ticks).ok()?).max(Duration::from_nanos(nanos));
    Some(Spent { cpu, memory: peak(id).unwrap_or(0) })
}

fn peak(id: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|kib| kib << 10)
}

/// The same time more finely, where the kernel keeps it by the thread. Threads
/// that have ended are not in it.
fn schedule_nanos(id: u32) -> Option<u64> {
    let mut sum = 0;
    for task in fs::read_dir(format!("/proc/{id}/task")).ok()?.flatten() {
        let text = fs::read_to_string(task.path().join("schedstat")).unwrap_or_default();
        sum += text.split(' ').next().and_then(|nanos| nanos.parse::<u64>().ok()).unwrap_or(0);
    }
    Some(sum)
}

/// Sends a signal, such as `TERM`.
pub(crate) fn signal(id: u32, name: &str) -> Result<(), String> {
    must(Command::new("kill").args([&format!("-{name}"), &id.to_string()]))
}
