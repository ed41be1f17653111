//! The real binary, run from outside.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// A file of settings that says nothing, whatever the user's own says.
const NO_SETTINGS: &str = if cfg!(windows) { "NUL" } else { "/dev/null" };

/// Runs `damier` in English with these arguments and this input.
pub(crate) fn damier(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_damier"))
        .args(args)
        .env("LC_ALL", "C")
        .env("DAMIER_CONFIG", NO_SETTINGS)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // The child may have found fault before it reads.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("the binary ends")
}
