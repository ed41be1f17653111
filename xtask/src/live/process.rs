use std::process::Command;

use super::must;

/// Sends a signal, such as `TERM`.
pub(crate) fn signal(id: u32, name: &str) -> Result<(), String> {
    must(Command::new("kill").args([&format!("-{name}"), &id.to_string()]))
}
