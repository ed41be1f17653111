//! Where games come from: files, folders and standard input, compressed or
//! not.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_pdn::{Limits, Record, for_each_game};
use flate2::read::MultiGzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

use super::progress::Progress;

#[derive(Debug, Args)]
pub(super) struct SourceOptions {
    /// Files of games, plain or compressed with gzip or zstd; folders of
    /// .pdn, .pdn.gz and .pdn.zst; patterns such as 'games/*.pdn'; or - for
    /// standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// Something that games can be read from.
#[derive(Debug)]
pub(super) struct Source {
    /// What the user knows it by.
    pub(super) name: String,
    /// Standard input has none.
    path: Option<PathBuf>,
    length: u64,
}

impl SourceOptions {
    /// All sources in order.
    ///
    /// # Errors
    ///
    /// If something named does not exist, before anything is read.
    pub(super) fn sources(&self) -> Result<Vec<Source>> {
        let mut sources = Vec::new();
        let mut paths = Vec::new();
        for path in &self.files {
            paths.extend(expanded(path)?);
        }
        for path in &paths {
            if !path.is_dir() {
                sources.push(Source::named(path)?);
                continue;
            }
            let before = sources.len();
            add_folder(path, &mut sources)?;
            if sources.len() == before {
                bail!("there is no .pdn file in {}", path.display());
            }
        }
        Ok(sources)
    }
}

/// The files that a pattern such as `games/*.pdn` stands for, where the shell
/// has left it as it is; any other name stands for itself.
fn expanded(path: &Path) -> Result<Vec<PathBuf>> {
    let pattern = path.to_string_lossy();
    if path.exists() || !pattern.contains(['*', '?', '[']) {
        return Ok(vec![path.to_owned()]);
    }
    let found = glob::glob(&pattern).with_context(|| format!("cannot read {pattern}"))?;
    let found: Vec<PathBuf> = found.collect::<Result<_, _>>()?;
    if found.is_empty() {
        bail!("no file is called {pattern}");
    }
    Ok(found)
}

impl Source {
    /// A file, or standard input for `-`.
    ///
    /// # Errors
    ///
    /// If there is no such file.
    pub(super) fn named(path: &Path) -> Result<Source> {
        if path.as_os_str() == "-" {
            return Ok(Source { name: "-".to_owned(), path: None, length: 0 });
        }
        let data = fs::metadata(path).with_context(|| format!("cannot read {}", path.display()))?;
        Ok(Source::file(path, data.len()))
    }

    fn file(path: &Path, length: u64) -> Source {
        let name = path.display().to_string();
        Source { name, path: Some(path.to_owned()), length }
    }

    /// Whether it is this very file.
    pub(super) fn is_file(&self, other: &Path) -> bool {
        self.real_path().is_some_and(|path| fs::canonicalize(other).is_ok_and(|o| o == path))
    }

    /// Whether it is a file in this very folder.
    pub(super) fn is_in(&self, folder: &Path) -> bool {
        let parent = self.real_path().and_then(|path| Some(path.parent()?.to_owned()));
        parent.is_some_and(|parent| fs::canonicalize(folder).is_ok_and(|f| f == parent))
    }

    fn real_path(&self) -> Option<PathBuf> {
        fs::canonicalize(self.path.as_deref()?).ok()
    }

    /// Reads the games one by one.
    pub(super) fn for_each_game(
        &self,
        progress: &Progress,
        visit: impl FnMut(Record),
    ) -> Result<()> {
        self.open(progress)
            .and_then(|source| for_each_game(source, &Limits::default(), visit))
            .with_context(|| format!("cannot read {}", self.name))
    }

    fn open<'a>(&self, progress: &'a Progress) -> io::Result<Box<dyn Read + 'a>> {
        match &self.path {
            None => decompressed(progress.counting(io::stdin())),
            Some(path) => decompressed(progress.counting(File::open(path)?)),
        }
    }
}

/// Games in a folder and the folders in it. Links to folders are not
/// followed: they might lead round in a circle.
fn add_folder(folder: &Path, sources: &mut Vec<Source>) -> Result<()> {
    let context = || format!("cannot read {}", folder.display());
    let entries = fs::read_dir(folder).with_context(context)?;
    let mut entries: Vec<fs::DirEntry> =
        entries.collect::<io::Result<_>>().with_context(context)?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        if entry.file_type().with_context(context)?.is_dir() {
            add_folder(&path, sources)?;
            continue;
        }
        let name = entry.file_name().to_string_lossy().to_ascii_lowercase();
        let has_games = [".pdn", ".pdn.gz", ".pdn.zst"].iter().any(|end| name.ends_with(end));
        match fs::metadata(&path) {
            Ok(data) if has_games && data.is_file() => {
                sources.push(Source::file(&path, data.len()));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The bytes of a source, whatever its name promises: compressed files are
/// known by how they begin.
fn decompressed<'a>(mut source: impl Read + 'a) -> io::Result<Box<dyn Read + 'a>> {
    const GZIP: [u8; 2] = [0x1f, 0x8b];
    const ZSTD: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];
    // Frames of any content, of sixteen kinds; some tools begin with one.
    const ZSTD_SKIPPED: [u8; 3] = [0x2a, 0x4d, 0x18];
    let mut begin = Vec::new();
    source.by_ref().take(4).read_to_end(&mut begin)?;
    let is_gzip = begin.starts_with(&GZIP);
    let is_skipped = begin.first().is_some_and(|byte| byte >> 4 == 5);
    let is_zstd = begin.starts_with(&ZSTD) || (is_skipped && begin[1..] == ZSTD_SKIPPED);
    let source = Cursor::new(begin).chain(source);
    Ok(if is_gzip {
        Box::new(MultiGzDecoder::new(BufReader::new(source)))
    } else if is_zstd {
        let decoder = FrameDecoder::new();
        Box::new(Frames { source: BufReader::new(source), decoder, is_in_frame: false })
    } else {
        Box::new(source)
    })
}

/// All frames of a zstd file. Tools that compress in parallel write many, and
/// put their own between them.
struct Frames<R> {
    source: BufReader<R>,
    decoder: FrameDecoder,
    is_in_frame: bool,
}

impl<R: Read> Read for Frames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let count = self.decoder.read(buffer)?;
            if count > 0 || buffer.is_empty() {
                return Ok(count);
            }
            if self.is_in_frame && !self.decoder.is_finished() {
                let some = BlockDecodingStrategy::UptoBlocks(1);
                self.decoder.decode_blocks(&mut self.source, some).map_err(io::Error::other)?;
            } else if self.is_in_frame {
                self.is_in_frame = false;
                self.end_frame()?;
            } else if self.source.fill_buf()?.is_empty() {
                return Ok(0);
            } else {
                self.is_in_frame = self.begin_frame()?;
            }
        }
    }
}

impl<R: Read> Frames<R> {
    /// The decoder leaves it to us to compare the checksums.
    fn end_frame(&self) -> io::Result<()> {
        let told = self.decoder.get_checksum_from_data();
        if told.is_some() && told != self.decoder.get_calculated_checksum() {
            return Err(io::Error::other("the checksum of the compressed data is wrong"));
        }
        Ok(())
    }

    fn begin_frame(&mut self) -> io::Result<bool> {
        match self.decoder.reset(&mut self.source) {
            Ok(()) => Ok(true),
            Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                length,
                ..
            })) => {
                io::copy(&mut self.source.by_ref().take(u64::from(length)), &mut io::sink())?;
                Ok(false)
            }
            Err(error) => Err(io::Error::other(error)),
        }
    }
}

/// Works on all sources at once, and takes what comes of it in their order.
pub(super) fn in_order<T: Send>(
    sources: &[Source],
    work: impl Fn(&Source, &Progress) -> Result<T> + Sync,
    mut take: impl FnMut(T) -> Result<()>,
) -> Result<()> {
    let length = sources.iter().map(|source| source.length).sum();
    let progress = &Progress::new(sources.len(), length);
    let (next, work) = (&AtomicUsize::new(0), &work);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let (sender, receiver) = mpsc::channel();
    let result = thread::scope(|scope| {
        for _ in 0..cores.min(sources.len()) {
            let sender = sender.clone();
            scope.spawn(move || {
                while let Some((index, source)) = nth(sources, next) {
                    // Nobody listens after an error.
                    if sender.send((index, work(source, progress))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let taken = take_in_order(&receiver, progress, &mut take);
        // The workers stop at their next file.
        drop(receiver);
        taken
    });
    progress.clear();
    result
}

fn nth<'a>(sources: &'a [Source], next: &AtomicUsize) -> Option<(usize, &'a Source)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    Some((index, sources.get(index)?))
}

fn take_in_order<T>(
    receiver: &mpsc::Receiver<(usize, Result<T>)>,
    progress: &Progress,
    take: &mut impl FnMut(T) -> Result<()>,
) -> Result<()> {
    const OFTEN: Duration = Duration::from_millis(100);
    let mut waiting = BTreeMap::new();
    let mut shown = Instant::now();
    let (mut arrived, mut taken) = (0, 0);
    loop {
        match receiver.recv_timeout(OFTEN) {
            Ok((index, result)) => {
                arrived += 1;
                waiting.insert(index, result);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
        while let Some(result) = waiting.remove(&taken) {
            progress.clear();
            take(result?)?;
            taken += 1;
        }
        if shown.elapsed() >= OFTEN {
            progress.show(arrived);
            shown = Instant::now();
        }
    }
}
