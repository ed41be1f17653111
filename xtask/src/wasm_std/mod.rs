//! The standard library for WebAssembly: the toolchain's own, or rustup's, or,
//! where rustup may not download, one compiled from Debian's copy of its source.

mod debian;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio, id};

use crate::steps::{Step, output_of};
use crate::toolchain::Toolchain;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// Where the compiler finds the standard library.
#[derive(Debug)]
pub(crate) enum Std {
    /// Where it looks by itself.
    Installed,
    /// In a folder of ours, to be named as its `--sysroot`.
    Private(PathBuf),
}

pub(crate) fn find_or_build() -> Result<Std, String> {
    let toolchain = Toolchain::current().ok_or("rustc does not say what it is")?;
    let private = cache()
        .ok_or("there is no folder for caches, and no HOME")?
        .join(format!("{}-{}", toolchain.release, toolchain.commit));
    if has_std(&toolchain.sysroot) {
        return Ok(Std::Installed);
    }
    if !has_std(&private) {
        if rustup_may_download() && Step::new("rustup", &["target", "add", TARGET]).run() {
            return Ok(Std::Installed);
        }
        let work = Scratch::new()?;
        let source = match toolchain.sysroot.join("lib/rustlib/src/rust/library") {
            installed if installed.exists() => installed,
            _ => debian::unpack_source(&toolchain.release, &work.0)?,
        };
        compile(&toolchain, &source, &work.0, &private)?;
    }
    Ok(Std::Private(private))
}

fn cache() -> Option<PathBuf> {
    let base = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let base = base.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cache")))?;
    Some(base.join("damier/wasm-std"))
}

fn rustup_may_download() -> bool {
    env::var_os("RUSTUP_AUTO_INSTALL").is_none_or(|value| value != "0")
        && output_of(Command::new("rustup").arg("--version")).is_some()
}

fn libraries(sysroot: &Path) -> PathBuf {
    sysroot.join("lib/rustlib").join(TARGET).join("lib")
}

fn has_std(sysroot: &Path) -> bool {
    files_below(&libraries(sysroot)).iter().any(|file| is_library(file, "libstd-"))
}

fn is_library(file: &Path, prefix: &str) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    name.starts_with(prefix) && name.ends_with(".rlib")
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .flat_map(|entry| match entry.file_type() {
            Ok(kind) if kind.is_dir() => files_below(&entry.path()),
            _ => vec![entry.path()],
        })
        .collect()
}

/// A folder for one build, gone afterwards.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Result<Scratch, String> {
        let base = cache().ok_or("there is no folder for caches")?;
        let folder = base.join(format!("work-{}", id()));
        create_folder(&folder)?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn create_folder(folder: &Path) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("cannot write {}: {error}", file.display()))
}

/// Runs a command whose output is only of interest when it fails.
fn succeed(command: &mut Command, what: &str) -> Result<(), String> {
    let status = command.stdout(Stdio::null()).status();
    match status.is_ok_and(|status| status.success()) {
        true => Ok(()),
        false => Err(format!("cannot {what}")),
    }
}

/// A crate with nothing in it, so that cargo builds only what every crate needs.
const EMPTY_CRATE: &str = "\
[package]
name = \"empty\"
version = \"0.0.0\"
edition = \"2024\"

[profile.release]
debug = false
";

fn compile(
    toolchain: &Toolchain,
    source: &Path,
    work: &Path,
    sysroot: &Path,
) -> Result<(), String> {
    eprintln!("Compiling Rust's library for WebAssembly, once (about a minute)");
    create_folder(&work.join("src"))?;
    write(&work.join("Cargo.toml"), EMPTY_CRATE)?;
    write(&work.join("src/lib.rs"), "")?;
    let mut cargo = Command::new("cargo");
    cargo
        .args(["build", "--quiet", "--release", "--target", TARGET])
        .args(["-Zbuild-std=std,panic_abort", "--target-dir", "target"])
        .current_dir(work)
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        // The stable compiler builds its own library, too, if told to.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("__CARGO_TESTS_ONLY_SRC_ROOT", source)
        // Link-time optimization needs the bitcode.
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-Cembed-bitcode=yes");
    succeed(&mut cargo, "compile Rust's library for WebAssembly")?;
    let draft = work.join("sysroot");
    create_folder(&libraries(&draft))?;
    for file in files_below(&work.join("target").join(TARGET)) {
        if is_library(&file, "lib") && !is_library(&file, "libempty-") {
            let copy = libraries(&draft).join(file.file_name().unwrap_or_default());
            fs::copy(&file, copy).map_err(|error| format!("cannot copy a library: {error}"))?;
        }
    }
    // The linker is looked for beside the library of the host.
    let host = Path::new("lib/rustlib").join(&toolchain.host);
    let mut link = Command::new("ln");
    link.arg("-s").args([toolchain.sysroot.join(&host), draft.join(&host)]);
    succeed(&mut link, "link to the toolchain")?;
    // All or nothing: whoever finds the folder finds it whole.
    let _ = fs::remove_dir_all(sysroot);
    fs::rename(&draft, sysroot).map_err(|error| format!("cannot keep the library: {error}"))
}
