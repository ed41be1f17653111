//! The rules and the engine for the browser: `crates/wasm`, compiled twice.

use std::fs;
use std::path::PathBuf;

use crate::steps::Step;
use crate::wasm_std::{self, Std, TARGET};
use crate::{root, target};

/// Vectors make the engine's networks several times as fast. Every browser has
/// had them since 2023.
const VECTORS: &str = "-Ctarget-feature=+simd128";

/// What `crates/wasm` is compiled to, each beside the code that loads it: there
/// Vite sees it, gives it a name with a fingerprint, and notices when it is not
/// there. Git ignores them.
const MODULES: [Module; 2] = [
    // What a page needs to be played on.
    Module { file: "rules.wasm", profile: "wasm-rules", feature: "rules" },
    // What thinks; fetched while the first move is made.
    Module { file: "engine.wasm", profile: "wasm", feature: "engine" },
];

/// The files of a language in `locales/` that the modules speak by, as
/// `crates/locale` has them built in elsewhere. The page hands them over: it
/// needs one language, not all.
const SPOKEN: [&str; 9] =
    ["games", "referee", "terminal", "files", "analysis", "rules", "leaflet", "app", "house"];

struct Module {
    file: &'static str,
    /// Each has one of its own: Cargo gives both the same name, and would take
    /// one for the other in the same folder.
    profile: &'static str,
    feature: &'static str,
}

/// Builds the modules and puts them where the page looks for them. Where this
/// machine cannot compile for WebAssembly, the page is built without: it then
/// asks the server.
pub(crate) fn build() -> bool {
    let std = match wasm_std::find_or_build() {
        Ok(std) => std,
        Err(reason) => {
            eprintln!("No WebAssembly: {reason}.");
            eprintln!("The page will ask the server instead; `rustup target add {TARGET}` helps.");
            // One from another day would answer by old rules.
            for module in &MODULES {
                let _ = fs::remove_file(module.place());
            }
            return true;
        }
    };
    MODULES.iter().all(|module| module.compile(&std) && module.copy_if_changed())
        && write_languages()
}

/// Puts all that is spoken in a language into one file beside the modules.
fn write_languages() -> bool {
    let place = root().join("web/src/ask/languages");
    let written = fs::create_dir_all(&place).and_then(|()| {
        for folder in fs::read_dir(root().join("locales"))? {
            let folder = folder?;
            let files = SPOKEN.map(|name| fs::read(folder.path().join(name).with_extension("ftl")));
            let mut all = Vec::new();
            for file in files {
                all.extend(file?);
                // Two messages are not to become one.
                all.push(b'\n');
            }
            let file = place.join(folder.file_name()).with_extension("txt");
            if fs::read(&file).ok().as_ref() != Some(&all) {
                fs::write(file, all)?;
            }
        }
        Ok(())
    });
    if let Err(error) = &written {
        eprintln!("cannot write {}: {error}", place.display());
    }
    written.is_ok()
}

/// Whether the page has modules to load.
pub(crate) fn is_built() -> bool {
    MODULES.iter().all(|module| module.place().exists())
}

impl Module {
    fn place(&self) -> PathBuf {
        root().join("web/src/ask").join(self.file)
    }

    fn compile(&self, std: &Std) -> bool {
        let args = ["build", "--quiet", "--package", "damier-wasm", "--target", TARGET];
        let own = ["--profile", self.profile, "--features", self.feature];
        let step = Step::cargo(&[&args[..], &own].concat())
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
    fn copy_if_changed(&self) -> bool {
        let built = target().join(TARGET).join(self.profile).join("damier_wasm.wasm");
        let bytes = match fs::read(&built) {
            Ok(bytes) => bytes,
            Err(error) => {
                eprintln!("cannot read {}: {error}", built.display());
                return false;
            }
        };
        let place = self.place();
        if fs::read(&place).is_ok_and(|old| old == bytes) {
            return true;
        }
        println!("{}: {} KiB", self.file, bytes.len() / 1024);
        let written = fs::write(&place, bytes);
        if let Err(error) = &written {
            eprintln!("cannot write {}: {error}", place.display());
        }
        written.is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_modules_are_handed_what_others_have_built_in() {
        let built_in = fs::read_to_string(root().join("crates/locale/src/language.rs")).unwrap();
        let names = built_in.split("include_str!(").skip(1).map(|rest| {
            let (_, name) = rest.split_once("$code, \"/").unwrap();
            name.split_once(".ftl").unwrap().0
        });
        assert_eq!(names.collect::<Vec<_>>(), SPOKEN);
    }
}
