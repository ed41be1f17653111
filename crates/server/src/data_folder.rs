//! The folder with the games, which belongs to one running server at a time.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// A data folder that is ours until this value is dropped.
#[derive(Debug)]
pub(crate) struct DataFolder {
    path: PathBuf,
    /// The system gives the lock back when the process ends, however it ends.
    _lock: File,
}

/// Error when a folder cannot be had.
#[derive(Debug)]
pub(crate) enum FolderError {
    /// Another server has it, at this address if it has said so yet.
    InUse(Option<String>),
    Io(io::Error),
}

impl From<io::Error> for FolderError {
    fn from(error: io::Error) -> FolderError {
        FolderError::Io(error)
    }
}

impl DataFolder {
    /// Makes the folder if need be and takes it.
    pub(crate) fn take(path: &Path) -> Result<DataFolder, FolderError> {
        make_private(path)?;
        let lock = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(path.join("damier.lock"))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let address = fs::read_to_string(address_file(path)).ok();
                return Err(FolderError::InUse(address.filter(|address| !address.is_empty())));
            }
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        // It is still the address of whoever had the folder before.
        match fs::remove_file(address_file(path)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error.into()),
            _ => Ok(DataFolder { path: path.to_path_buf(), _lock: lock }),
        }
    }

    pub(crate) fn games_file(&self) -> PathBuf {
        self.path.join("games.db")
    }

    /// Tells others where we are. Not in the locked file: some systems let
    /// nobody read that.
    pub(crate) fn announce(&self, url: &str) -> io::Result<()> {
        fs::write(address_file(&self.path), url)
    }
}

impl Drop for DataFolder {
    fn drop(&mut self) {
        // A file that stays is overwritten by the next server, so that failing here
        // misleads nobody for long.
        let _ = fs::remove_file(address_file(&self.path));
    }
}

/// Makes the folder if there is none, for nobody but its owner.
pub(crate) fn make_private(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(path)
}

fn address_file(folder: &Path) -> PathBuf {
    folder.join("damier.address")
}
