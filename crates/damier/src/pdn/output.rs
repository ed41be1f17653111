//! Where games are written: standard output, or a file that is either as it
//! was or whole.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process;

use anyhow::{Context, Result};

/// Something that games are written to.
///
/// A file is written beside its place under another name and put there when
/// all is written. Until then whatever has its name, be it a source under
/// another name, is left alone.
pub(super) struct Output {
    out: BufWriter<Box<dyn Write>>,
    file: Option<Unfinished>,
}

/// A file on its way to its place.
struct Unfinished {
    handle: File,
    at: PathBuf,
    place: PathBuf,
}

impl Output {
    pub(super) fn standard() -> Output {
        Output { out: BufWriter::new(Box::new(io::stdout())), file: None }
    }

    /// A file, whether or not there is one of that name.
    ///
    /// # Errors
    ///
    /// If it could not be written.
    pub(super) fn file(path: &Path) -> Result<Output> {
        Output::create(path).with_context(|| cannot_write(path))
    }

    fn create(path: &Path) -> io::Result<Output> {
        // A link stays one: what it leads to is replaced.
        let place = match fs::canonicalize(path) {
            Ok(real) => real,
            Err(error) if error.kind() == ErrorKind::NotFound => path.to_owned(),
            Err(error) => return Err(error),
        };
        let there = fs::metadata(&place).ok();
        if there.as_ref().is_some_and(|data| !data.is_file()) {
            // A device or a pipe has nothing to lose, and cannot be replaced;
            // a folder says so.
            let handle = OpenOptions::new().write(true).open(&place)?;
            return Ok(Output { out: BufWriter::new(Box::new(handle)), file: None });
        }
        if there.is_some() {
            // What may not be written may not be replaced, either.
            OpenOptions::new().write(true).open(&place)?;
        }
        let (handle, at) = create_beside(&place)?;
        let file = Unfinished { handle: handle.try_clone()?, at, place };
        if let Some(data) = there {
            file.handle.set_permissions(data.permissions())?;
        }
        Ok(Output { out: BufWriter::new(Box::new(handle)), file: Some(file) })
    }

    /// Puts a file in its place.
    ///
    /// # Errors
    ///
    /// If not all could be written. What was there before is there still.
    pub(super) fn finish(mut self) -> Result<()> {
        self.out.flush().context("cannot write all of it")?;
        let Some(file) = &self.file else {
            return Ok(());
        };
        let placed = file.handle.sync_all().and_then(|()| fs::rename(&file.at, &file.place));
        placed.with_context(|| cannot_write(&file.place))
    }
}

/// A new file in the folder of another, under a name that nobody has.
fn create_beside(place: &Path) -> io::Result<(File, PathBuf)> {
    const TRIES: u32 = 100;
    let mut tries = 0;
    loop {
        let at = place.with_file_name(format!(".damier-{}-{tries}.tmp", process::id()));
        match OpenOptions::new().write(true).create_new(true).open(&at) {
            Ok(file) => return Ok((file, at)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists && tries < TRIES => tries += 1,
            Err(error) => return Err(error),
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        // In its place it has this name no more.
        let _ = fs::remove_file(&self.at);
    }
}

pub(super) fn cannot_write(path: &Path) -> String {
    format!("cannot write {}", path.display())
}
