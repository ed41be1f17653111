//! What is generated from the types of `crates/contract`.

use std::fs;
use std::process::{Command, Stdio};

use crate::root;

/// What is written, and what it is told to be.
const WRITTEN: [(&str, &str); 2] =
    [("web/src/contract.ts", "typescript"), ("crates/server/openapi.json", "openapi")];

/// Writes the page's types and the server's document anew.
pub(crate) fn write() -> bool {
    WRITTEN.into_iter().all(|(path, what)| {
        let described = Command::new("cargo")
            .args(["run", "--quiet", "--package", "damier-contract", "--features", "describe"])
            .args(["--bin", "describe", "--", what])
            .current_dir(root())
            .stderr(Stdio::inherit())
            .output();
        match described {
            Ok(output) if output.status.success() => {
                println!("writing {path}");
                fs::write(root().join(path), output.stdout).is_ok()
            }
            _ => false,
        }
    })
}
