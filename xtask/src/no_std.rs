//! Whether the rules need a standard library.
//!
//! `#![no_std]` only says that a crate does not ask for it; a dependency may.
//! Targets that have none can not be had everywhere, so the crate is checked for
//! this machine with a copy of the toolchain's libraries in which `std` is
//! missing: whoever asks for it is not compiled.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::steps::{Step, run_all};
use crate::target;
use crate::toolchain::{Toolchain, rustc};

/// All that is left.
const LIBRARIES: [&str; 3] = ["libcore-", "liballoc-", "libcompiler_builtins-"];

pub(crate) fn check() -> bool {
    let prepared = Toolchain::current().ok_or_else(|| "rustc does not say what it is".to_owned());
    let prepared = prepared.and_then(|toolchain| Ok((make_sysroot(&toolchain)?, toolchain)));
    let (sysroot, toolchain) = match prepared {
        Ok(prepared) => prepared,
        Err(fault) => {
            eprintln!("no_std: {fault}");
            return false;
        }
    };
    if !compiles("#![no_std] extern crate alloc;", &sysroot)
        || compiles("#![no_std] extern crate std;", &sysroot)
    {
        eprintln!("no_std: the libraries without std are not what they should be");
        return false;
    }
    // With a target named, programs that only run during the build keep `std`.
    let host = toolchain.host.as_str();
    let check = ["check", "--package", "damier-rules", "--lib", "--target", host];
    let without_std = |features: &[&str]| {
        Step::cargo(&[&check[..], features].concat())
            .with_env("CARGO_TARGET_DIR", target().join("no-std"))
            .without_env("CARGO_ENCODED_RUSTFLAGS")
            .with_env("RUSTFLAGS", format!("--sysroot={}", sysroot.display()))
    };
    run_all(&[without_std(&[]), without_std(&["--features", "serde"])])
}

fn make_sysroot(toolchain: &Toolchain) -> Result<PathBuf, String> {
    let sysroot = target().join("no-std").join(format!("{}-sysroot", toolchain.commit));
    let libraries = sysroot.join("lib/rustlib").join(&toolchain.host).join("lib");
    let fail = |error| format!("cannot make {}: {error}", libraries.display());
    fs::create_dir_all(&libraries).map_err(fail)?;
    for file in fs::read_dir(toolchain.libraries()).map_err(fail)?.flatten() {
        let name = file.file_name();
        let is_left = LIBRARIES.iter().any(|prefix| name.to_string_lossy().starts_with(prefix));
        let copy = libraries.join(&name);
        if is_left && !copy.exists() {
            fs::copy(file.path(), &copy).map_err(fail)?;
        }
    }
    Ok(sysroot)
}

/// Whether this library does.
fn compiles(source: &str, sysroot: &Path) -> bool {
    let folder = target().join("no-std");
    let file = folder.join("control.rs");
    let compile = || {
        let mut command = Command::new(rustc());
        command.args(["--edition=2024", "--crate-type=lib", "--emit=metadata", "--sysroot"]);
        command.arg(sysroot).arg("--out-dir").arg(&folder).arg(&file);
        command.stdout(Stdio::null()).stderr(Stdio::null()).status()
    };
    fs::write(&file, source).is_ok() && compile().is_ok_and(|status| status.success())
}
