//! Which compiler this is.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use crate::root;
use crate::steps::output_of;

/// The compiler that cargo uses here.
#[derive(Debug)]
pub(crate) struct Toolchain {
    pub(crate) release: String,
    pub(crate) commit: String,
    pub(crate) host: String,
    pub(crate) sysroot: PathBuf,
}

impl Toolchain {
    pub(crate) fn current() -> Option<Toolchain> {
        let ask = |args: &[&str]| output_of(Command::new(rustc()).args(args).current_dir(root()));
        let about = ask(&["-vV"])?;
        let field = |name: &str| about.lines().find_map(|line| line.strip_prefix(name));
        Some(Toolchain {
            release: field("release: ")?.to_owned(),
            commit: field("commit-hash: ")?.get(..9)?.to_owned(),
            host: field("host: ")?.to_owned(),
            sysroot: PathBuf::from(ask(&["--print", "sysroot"])?.trim()),
        })
    }

    /// Where its libraries for this machine are.
    pub(crate) fn libraries(&self) -> PathBuf {
        self.sysroot.join("lib/rustlib").join(&self.host).join("lib")
    }
}

/// The program.
pub(crate) fn rustc() -> OsString {
    env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_compiler_says_what_it_is() {
        let toolchain = Toolchain::current().unwrap();
        assert!(toolchain.release.starts_with("1."));
        assert_eq!(toolchain.commit.len(), 9);
        assert!(toolchain.libraries().exists());
    }
}
