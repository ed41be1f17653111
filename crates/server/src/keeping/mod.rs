//! Keeping games over the years: backups, and what to do when a file is
//! damaged.
//!
//! A backup is a file of games like the one in the data folder. It can be made
//! while a server runs; whatever writes to the data folder takes it as a server
//! does, and is refused while one has it.

mod replace;
#[cfg(test)]
mod room_tests;
#[cfg(test)]
mod tests;

use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::data_folder::{DataFolder, FolderError};
use crate::server::StartError;
use crate::store::doctor::{self, Scope};
use crate::store::{OpenError, backup, sync_folder};
use replace::{Traces, beside, replace};

pub use crate::store::doctor::{Fault, Finding, Harm, Report, Salvaged};
pub use crate::transfer::{Exported, Format, Imported, NotTaken, Refused, export, import};

/// Is told how much is done, and of how much if that is known.
pub type Progress<'a> = &'a mut dyn FnMut(u64, Option<u64>);

/// Error when games cannot be copied, put back or looked at. Nothing was
/// changed.
#[derive(Debug)]
#[non_exhaustive]
pub enum KeepingError {
    /// There are no games in this folder.
    NoGames(PathBuf),
    /// This file is there already.
    Exists(PathBuf),
    /// There are games in this folder already.
    HasGames(PathBuf),
    /// A file cannot be put in its own place.
    SameFile(PathBuf),
    /// The folder cannot be had.
    Folder(StartError),
    /// The file of games cannot be used.
    Open(OpenError),
    /// This backup is damaged.
    Damaged(Box<Report>),
    /// A file cannot be read or written.
    Io(PathBuf, io::Error),
    /// The text that games are taken from cannot be read.
    Read(io::Error),
    /// Games cannot be written where they were to go.
    Write(io::Error),
}

impl fmt::Display for KeepingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KeepingError::NoGames(folder) => write!(
                f,
                "there are no games in {}. Choose the folder with --data.",
                folder.display()
            ),
            KeepingError::Exists(file) => write!(
                f,
                "{} is there already. Choose another name, or replace it with --force.",
                file.display()
            ),
            KeepingError::HasGames(folder) => write!(
                f,
                "there are games in {} already. Nothing was changed. Choose another folder with \
                 --data, or put them aside and these in their place with --force.",
                folder.display()
            ),
            KeepingError::SameFile(file) => {
                write!(f, "{} is the file of games itself", file.display())
            }
            KeepingError::Folder(error) => write!(f, "{error}"),
            KeepingError::Open(error) => write!(f, "{error}"),
            KeepingError::Damaged(report) => write!(
                f,
                "{} is damaged, and was not put back. `damier doctor {0} --salvage --to FILE` \
                 makes a file of all that is whole in it.",
                report.file.display()
            ),
            KeepingError::Io(path, error) => write!(f, "{}: {error}", path.display()),
            KeepingError::Read(error) => write!(f, "the games cannot be read: {error}"),
            KeepingError::Write(error) => write!(f, "the games cannot be written: {error}"),
        }
    }
}

impl std::error::Error for KeepingError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            KeepingError::Io(_, error) | KeepingError::Read(error) | KeepingError::Write(error) => {
                Some(error)
            }
            _ => None,
        }
    }
}

impl From<OpenError> for KeepingError {
    fn from(error: OpenError) -> KeepingError {
        KeepingError::Open(error)
    }
}

/// Explains an error by the file that it was about.
fn about(path: &Path) -> impl Fn(io::Error) -> KeepingError + '_ {
    |error| KeepingError::Io(path.to_path_buf(), error)
}

/// The file of games in a folder.
pub(crate) fn games_file(folder: &Path) -> Result<PathBuf, KeepingError> {
    let file = folder.join("games.db");
    match file.is_file() {
        true => Ok(file),
        false => Err(KeepingError::NoGames(folder.to_path_buf())),
    }
}

/// Takes a folder as a server does.
pub(crate) fn take(folder: &Path) -> Result<DataFolder, KeepingError> {
    DataFolder::take(folder).map_err(|error| {
        let folder = folder.to_path_buf();
        KeepingError::Folder(match error {
            FolderError::InUse(url) => StartError::FolderInUse { folder, url },
            FolderError::Io(error) => StartError::Folder(folder, error),
        })
    })
}

/// Lets this process take only the time that others leave, for a command that
/// works beside a server.
pub fn step_back() {
    crate::system::step_back();
}

/// Copies all games of a folder into one file, also while they are played, and
/// reads the copy once more.
///
/// # Errors
///
/// [`KeepingError`] if there is nothing to copy or nowhere to put it.
pub fn back_up(
    folder: &Path,
    to: &Path,
    replaces: bool,
    progress: Progress<'_>,
) -> Result<Report, KeepingError> {
    let from = games_file(folder)?;
    if to.exists() && !replaces {
        return Err(KeepingError::Exists(to.to_path_buf()));
    }
    if is_same_file(&from, to) {
        return Err(KeepingError::SameFile(to.to_path_buf()));
    }
    let part = beside(to, ".part");
    let copied = write_private(&part)
        .and_then(|()| Ok(backup::copy(&from, &part, progress)?))
        .and_then(|()| finished(&part, to, progress));
    if copied.is_err() {
        // The room that it takes may be what was missing.
        let _ = fs::remove_file(&part);
    }
    copied
}

/// Looks at what was written, and gives it its name when it is on disk.
fn finished(part: &Path, to: &Path, progress: Progress<'_>) -> Result<Report, KeepingError> {
    sync(part)?;
    let mut report = doctor::examine(part, Scope::default(), progress)?;
    report.file = to.to_path_buf();
    // A damaged file is copied as it is: it is not put back, and what is saved
    // of it is its games.
    if report.findings.iter().all(|finding| finding.game.is_some() || is_harmless(finding)) {
        backup::forget_sessions(part)?;
        sync(part)?;
    }
    fs::rename(part, to).and_then(|()| sync_folder(to)).map_err(about(to))?;
    Ok(report)
}

fn is_harmless(finding: &Finding) -> bool {
    finding.fault.harm() == Harm::None
}

/// Looks at a file of games, a backup for example: every checksum, every game.
///
/// # Errors
///
/// [`KeepingError`] if it is none.
pub fn examine_file(file: &Path, progress: Progress<'_>) -> Result<Report, KeepingError> {
    File::open(file).map_err(about(file))?;
    Ok(doctor::examine(file, Scope { replays: true, is_live: false }, progress)?)
}

/// Looks at the games of a folder. If a server has it, the file is looked at as
/// it was at one moment, and its log is left alone; the second value says so.
///
/// # Errors
///
/// [`KeepingError`] if there are none.
pub fn examine(folder: &Path, progress: Progress<'_>) -> Result<(Report, bool), KeepingError> {
    let file = games_file(folder)?;
    let taken = DataFolder::take(folder);
    let is_live = matches!(taken, Err(FolderError::InUse(_)));
    let traces = Traces::before(&file);
    let report = doctor::examine(&file, Scope { replays: true, is_live }, progress);
    // Nobody else can have begun to use them while the folder is ours.
    if taken.is_ok() {
        traces.remove();
    }
    drop(taken);
    Ok((report?, is_live))
}

/// What was put back.
#[derive(Clone, Debug)]
pub struct Restored {
    /// What is in it.
    pub report: Report,
    /// Where the games are that were there before.
    pub aside: Option<PathBuf>,
}

/// Puts a backup into a folder after checking it.
///
/// # Errors
///
/// [`KeepingError`] if it is damaged, or a server has the folder, or there are
/// games that would have to go.
pub fn restore(
    file: &Path,
    folder: &Path,
    replaces: bool,
    progress: Progress<'_>,
) -> Result<Restored, KeepingError> {
    File::open(file).map_err(about(file))?;
    let taken = take(folder)?;
    let target = taken.games_file();
    if is_same_file(file, &target) {
        return Err(KeepingError::SameFile(file.to_path_buf()));
    }
    if target.exists() && !replaces && backup::has_games(&target) {
        return Err(KeepingError::HasGames(folder.to_path_buf()));
    }
    let part = beside(&target, ".part");
    let restored = write_private(&part)
        .and_then(|()| Ok(backup::copy(file, &part, progress)?))
        .and_then(|()| put_back(file, &part, &target, progress));
    if restored.is_err() {
        let _ = fs::remove_file(&part);
    }
    restored
}

/// Puts a copy in the place of a file if it is whole.
fn put_back(
    file: &Path,
    part: &Path,
    target: &Path,
    progress: Progress<'_>,
) -> Result<Restored, KeepingError> {
    sync(part)?;
    let mut report = doctor::examine(part, Scope::default(), progress)?;
    report.file = file.to_path_buf();
    if report.harm() > Harm::None {
        return Err(KeepingError::Damaged(Box::new(report)));
    }
    backup::forget_sessions(part)?;
    sync(part)?;
    let aside = replace(part, target, "before-restore").map_err(about(target))?;
    Ok(Restored { report, aside })
}

/// What was saved of a damaged file, and where it is now.
#[derive(Clone, Debug)]
pub struct Saved {
    /// What, and what not.
    pub salvaged: Salvaged,
    /// The new file.
    pub file: PathBuf,
    /// Where the damaged file is.
    pub damaged: PathBuf,
}

/// Makes a new file of all that is whole in a damaged one, which is only read.
///
/// # Errors
///
/// [`KeepingError`] if nothing can be saved, or there is no room.
pub fn salvage_file(
    file: &Path,
    to: &Path,
    replaces: bool,
    progress: Progress<'_>,
) -> Result<Saved, KeepingError> {
    File::open(file).map_err(about(file))?;
    if to.exists() && !replaces {
        return Err(KeepingError::Exists(to.to_path_buf()));
    }
    if is_same_file(file, to) {
        return Err(KeepingError::SameFile(to.to_path_buf()));
    }
    let part = beside(to, ".part");
    let salvaged = salvage_into(file, &part, progress)?;
    fs::rename(&part, to).and_then(|()| sync_folder(to)).map_err(about(to))?;
    Ok(Saved { salvaged, file: to.to_path_buf(), damaged: file.to_path_buf() })
}

/// The same for the games of a folder, and puts the new file in the place of
/// the damaged one, which is kept beside it.
///
/// # Errors
///
/// [`KeepingError`] if nothing can be saved, or a server has the folder.
pub fn salvage(
    folder: &Path,
    to: Option<&Path>,
    replaces: bool,
    progress: Progress<'_>,
) -> Result<Saved, KeepingError> {
    let file = games_file(folder)?;
    let _taken = take(folder)?;
    if let Some(to) = to {
        return salvage_file(&file, to, replaces, progress);
    }
    let part = beside(&file, ".part");
    let salvaged = salvage_into(&file, &part, progress)?;
    let aside = replace(&part, &file, "damaged").map_err(about(&file))?;
    Ok(Saved { salvaged, damaged: aside.unwrap_or_else(|| file.clone()), file })
}

fn salvage_into(
    file: &Path,
    part: &Path,
    progress: Progress<'_>,
) -> Result<Salvaged, KeepingError> {
    let salvaged = write_private(part)
        .and_then(|()| Ok(doctor::salvage(file, part, progress)?))
        .and_then(|salvaged| sync(part).map(|()| salvaged));
    if salvaged.is_err() {
        let _ = fs::remove_file(part);
    }
    salvaged
}

/// Makes an empty file for nobody but its owner, in the place of what an
/// earlier try may have left.
fn write_private(path: &Path) -> Result<(), KeepingError> {
    for name in [path.to_path_buf(), beside(path, "-wal"), beside(path, "-journal")] {
        match fs::remove_file(&name) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(about(&name)(error));
            }
            _ => {}
        }
    }
    let mut options = File::options();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop).map_err(about(path))
}

fn sync(path: &Path) -> Result<(), KeepingError> {
    let file = File::options().write(true).open(path);
    file.and_then(|file| file.sync_all()).map_err(about(path))
}

fn is_same_file(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}
