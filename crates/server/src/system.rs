//! What the operating system grants: open files, time and room on the disk.

use std::path::Path;

/// Raises the limit of open files as far as we may, and returns how many
/// connections it allows.
#[cfg(unix)]
pub(crate) fn connections_allowed() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    /// Files that the program needs besides its connections.
    const RESERVED: u64 = 64;
    /// What some systems grant at most, though they name no limit.
    const USUAL: u64 = 10_240;
    let limit = getrlimit(Resource::Nofile);
    let usual = Some(limit.maximum.map_or(USUAL, |most| most.min(USUAL)));
    let granted = [limit.maximum, usual].into_iter().find(|current| {
        let raised = Rlimit { current: *current, maximum: limit.maximum };
        setrlimit(Resource::Nofile, raised).is_ok()
    });
    let files = granted.unwrap_or(limit.current);
    let connections = files.map_or(u64::MAX, |files| files.saturating_sub(RESERVED).max(1));
    usize::try_from(connections).unwrap_or(usize::MAX)
}

#[cfg(not(unix))]
pub(crate) fn connections_allowed() -> usize {
    usize::MAX
}

/// Lets others go first from now on: whoever plays should not feel what is done
/// for the keeping of games.
pub(crate) fn step_back() {
    /// As far as it goes.
    #[cfg(unix)]
    const STEPS: i32 = 19;
    // Where the system refuses, it takes no less time than before.
    #[cfg(unix)]
    let _ = rustix::process::nice(STEPS);
}

/// The disk that a folder lies on.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Disk {
    pub(crate) bytes: u64,
    pub(crate) free: u64,
}

impl Disk {
    /// `None` where the system does not tell.
    #[cfg(unix)]
    pub(crate) fn of(folder: &Path) -> Option<Disk> {
        // The folder itself may have to be made yet.
        let there = folder.ancestors().find(|folder| folder.exists())?;
        let disk = rustix::fs::statvfs(there).ok()?;
        let bytes = |blocks: u64| blocks.saturating_mul(disk.f_frsize);
        Some(Disk { bytes: bytes(disk.f_blocks), free: bytes(disk.f_bavail) })
    }

    #[cfg(not(unix))]
    pub(crate) fn of(_: &Path) -> Option<Disk> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn the_system_tells() {
        assert!(connections_allowed() > 0);
        let disk = Disk::of(&std::env::temp_dir().join("not/there")).expect("a disk");
        assert!(disk.bytes >= disk.free && disk.bytes > 0);
    }
}
