//! A new file in the place of an old one, which is kept.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::store::sync_folder;

/// A name with something at its end.
pub(super) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// Puts a finished file in the place of another, with nothing of the old log
/// left that could be read into it. Returns where the old one is kept.
pub(super) fn replace(part: &Path, target: &Path, why: &str) -> io::Result<Option<PathBuf>> {
    let aside = target.exists().then(|| free_name(target, why));
    let log = beside(target, "-wal");
    if let Some(aside) = &aside {
        // The old games have both names before they lose one: whatever happens
        // now, nothing of them is gone.
        keep(target, aside)?;
        if log.exists() {
            keep(&log, &beside(aside, "-wal"))?;
        }
        sync_folder(target)?;
    }
    remove(&log)?;
    remove(&beside(target, "-shm"))?;
    #[cfg(unix)]
    give_to_owner(part, target)?;
    fs::rename(part, target)?;
    sync_folder(target)?;
    Ok(aside)
}

/// Where the superuser repairs what a service of another user plays in, the file
/// is that user's, as the one that it replaces, or as its folder.
#[cfg(unix)]
fn give_to_owner(part: &Path, target: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, chown};
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty());
    let wanted =
        fs::metadata(target).or_else(|_| fs::metadata(folder.unwrap_or(Path::new("."))))?;
    let found = fs::metadata(part)?;
    if (wanted.uid(), wanted.gid()) == (found.uid(), found.gid()) {
        return Ok(());
    }
    match chown(part, Some(wanted.uid()), Some(wanted.gid())) {
        // Only the superuser can give files away; whoever else does this owns them.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Ok(()),
        given => given,
    }
}

fn free_name(target: &Path, why: &str) -> PathBuf {
    let names = (1..).map(|number: u32| beside(target, &format!(".{why}-{number}")));
    names.into_iter().find(|name| !name.exists()).unwrap_or_default()
}

/// Gives a file a second name; where that is not possible, copies it.
fn keep(file: &Path, name: &Path) -> io::Result<()> {
    fs::hard_link(file, name).or_else(|_| {
        fs::copy(file, name)?;
        fs::File::options().write(true).open(name)?.sync_all()
    })
}

fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// What SQLite lays beside a file that it only reads.
#[derive(Debug)]
pub(super) struct Traces(Vec<PathBuf>);

impl Traces {
    /// What is not there yet.
    pub(super) fn before(file: &Path) -> Traces {
        let names = ["-wal", "-shm"].map(|end| beside(file, end));
        Traces(names.into_iter().filter(|name| !name.exists()).collect())
    }

    /// Leaves the folder as it was. Should that fail, the next program that
    /// opens the file clears up.
    pub(super) fn remove(self) {
        for name in self.0 {
            let is_log = name.as_os_str().as_encoded_bytes().ends_with(b"-wal");
            let is_empty = fs::metadata(&name).is_ok_and(|about| about.len() == 0);
            if is_empty || !is_log {
                let _ = fs::remove_file(&name);
            }
        }
    }
}
