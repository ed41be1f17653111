//! The source of Rust's library, as Debian packages it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{create_folder, files_below, succeed, write};
use crate::steps::output_of;

/// Where a version of `rust-src` may be, the likeliest first.
const SUITES: [&str; 5] = ["trixie-backports", "sid", "forky", "experimental", "trixie"];
const PACKAGE: &str = "rust-src";
const KEYRING: &str = "/usr/share/keyrings/debian-archive-keyring.gpg";

/// Unpacks the standard library's source of exactly this release. Apt fetches
/// it, with lists of its own, so that its signatures are checked and the
/// system's lists stay as they are.
pub(super) fn unpack_source(release: &str, work: &Path) -> Result<PathBuf, String> {
    let mirror = debian_mirror().ok_or("rustup may not download, and there is no Debian mirror")?;
    eprintln!("Looking for the source of Rust's library {release} among Debian's packages");
    let trust =
        if Path::new(KEYRING).exists() { format!("[signed-by={KEYRING}]") } else { String::new() };
    for suite in SUITES {
        write(&work.join("sources.list"), &format!("deb {trust} {mirror} {suite} main\n"))?;
        create_folder(&work.join("lists/partial"))?;
        // A suite that the mirror does not have only has no packages.
        let _ = succeed(apt("apt-get", work).arg("update").stderr(Stdio::null()), "update");
        let listed = output_of(apt("apt-cache", work).args(["madison", PACKAGE]));
        let listed = listed.unwrap_or_default();
        let Some(version) = find_version(&listed, release) else {
            continue;
        };
        let wanted = format!("{PACKAGE}={version}");
        succeed(apt("apt-get", work).args(["download", &wanted]), "download rust-src")?;
        return unpack(work);
    }
    Err(format!("rustup may not download, and Debian has no source of Rust's library {release}"))
}

/// The mirror that this system uses, from what an update would fetch: that is
/// known before the first update.
fn debian_mirror() -> Option<String> {
    let listed = output_of(Command::new("apt-get").args(["--print-uris", "update"]))?;
    find_mirror(&listed).map(str::to_owned)
}

fn find_mirror(listed: &str) -> Option<&str> {
    let addresses = listed.lines().filter_map(|line| line.strip_prefix('\'')?.split('\'').next());
    let mut mirrors = addresses.filter_map(|address| Some(address.split_once("/dists/")?.0));
    mirrors.find(|mirror| !mirror.contains("security"))
}

fn apt(program: &str, work: &Path) -> Command {
    let mut command = Command::new(program);
    let folder = work.display();
    for option in [
        format!("Dir::Etc::SourceList={folder}/sources.list"),
        String::from("Dir::Etc::SourceParts=/dev/null"),
        format!("Dir::State::Lists={folder}/lists"),
        String::from("Dir::State::Status=/dev/null"),
        format!("Dir::Cache={folder}"),
        String::from("Acquire::Languages=none"),
        // The user that apt becomes otherwise may not write here.
        String::from("APT::Sandbox::User=root"),
    ] {
        command.args(["-o", &option]);
    }
    command.current_dir(work);
    command
}

/// The version of the release in lines such as
/// `rust-src | 1.95.0+dfsg1-2 | mirror sid/main amd64 Packages`.
fn find_version<'a>(listed: &'a str, release: &str) -> Option<&'a str> {
    let wanted = format!("{release}+");
    let mut versions = listed.lines().filter_map(|line| line.split('|').nth(1)).map(str::trim);
    versions.find(|version| version.starts_with(&wanted))
}

fn unpack(work: &Path) -> Result<PathBuf, String> {
    let package = files_below(work)
        .into_iter()
        .find(|file| file.extension().is_some_and(|extension| extension == "deb"))
        .ok_or("apt downloaded nothing")?;
    let unpacked = work.join("unpacked");
    let mut command = Command::new("dpkg-deb");
    succeed(command.arg("--extract").args([&package, &unpacked]), "unpack rust-src")?;
    let sources = fs::read_dir(unpacked.join("usr/src")).into_iter().flatten().flatten();
    sources
        .map(|entry| entry.path().join("library"))
        .find(|library| library.join("std/Cargo.toml").exists())
        .ok_or_else(|| String::from("rust-src is not what it was"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_same_release_will_do() {
        let listed = "\
  rust-src | 1.97.1+dfsg1-1 | mirror sid/main amd64 Packages
  rust-src | 1.95.0+dfsg1-2~bpo13+1 | mirror trixie-backports/main amd64 Packages
";
        assert_eq!(find_version(listed, "1.95.0"), Some("1.95.0+dfsg1-2~bpo13+1"));
        assert_eq!(find_version(listed, "1.97.1"), Some("1.97.1+dfsg1-1"));
        assert_eq!(find_version(listed, "1.9"), None);
        assert_eq!(find_version("", "1.95.0"), None);
    }

    #[test]
    fn the_mirror_is_not_that_of_security_updates() {
        let listed = "\
'http://localhost/debian-security/dists/a-security/InRelease' file_a 0
'http://localhost/debian/dists/a/InRelease' file_b 0
";
        assert_eq!(find_mirror(listed), Some("http://localhost/debian"));
        assert_eq!(find_mirror("Reading package lists..."), None);
    }
}
