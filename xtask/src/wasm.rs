//! The engine and the rules for the browser: `crates/wasm`, compiled.

use std::fs;
use std::path::PathBuf;

use crate::steps::Step;
use crate::wasm_std::{self, Std, TARGET};
use crate::{root, target};

/// Vectors make the engine's networks several times as fast. Every browser has
/// had them since 2023.
const VECTORS: &str = "-Ctarget-feature=+simd128";

/// Builds the module and puts it where the page looks for it. Where this
/// machine cannot compile for WebAssembly, the page is built without: it then
/// asks the server.
pub(crate) fn build() -> bool {
    let module = place();
    let std = match wasm_std::find_or_build() {
        Ok(std) => std,
        Err(reason) => {
            eprintln!("No WebAssembly: {reason}.");
            eprintln!("The page will ask the server instead; `rustup target add {TARGET}` helps.");
            // One from another day would answer by old rules.
            let _ = fs::remove_file(module);
            return true;
        }
    };
    compile(&std) && copy_if_changed(&module)
}

/// Whether the page has a module to load.
pub(crate) fn is_built() -> bool {
    place().exists()
}

/// Beside the code that loads it: there Vite sees it, gives it a name with a
/// fingerprint, and notices when it is not there. Git ignores it.
fn place() -> PathBuf {
    root().join("web/src/ask/damier.wasm")
}

fn compile(std: &Std) -> bool {
    let args =
        ["build", "--quiet", "--profile", "wasm", "--package", "damier-wasm", "--target", TARGET];
    let step = Step::cargo(&args)
        // Either would replace the flags for one target that are set below.
        .without_env("RUSTFLAGS")
        .without_env("CARGO_ENCODED_RUSTFLAGS");
    let mut flags = VECTORS.to_owned();
    if let Std::Private(sysroot) = std {
        flags.push_str(&format!(" --sysroot={}", sysroot.display()));
    }
    step.with_env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags).quiet().run()
}

/// A file that did not change keeps its time, so that the page is not built
/// again.
fn copy_if_changed(module: &PathBuf) -> bool {
    let built = target().join(TARGET).join("wasm/damier_wasm.wasm");
    let bytes = match fs::read(&built) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("cannot read {}: {error}", built.display());
            return false;
        }
    };
    if fs::read(module).is_ok_and(|old| old == bytes) {
        return true;
    }
    println!("damier.wasm: {} KiB", bytes.len() / 1024);
    let written = fs::write(module, bytes);
    if let Err(error) = &written {
        eprintln!("cannot write {}: {error}", module.display());
    }
    written.is_ok()
}
