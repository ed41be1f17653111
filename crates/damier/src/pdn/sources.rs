//! Where games come from: files, folders and standard input, compressed or
//! not.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_pdn::{Limits, Record, try_for_each_game};

use super::progress::ReadProgress;
use super::unpack::unpacked;

#[derive(Debug, Args)]
pub(super) struct SourceOptions {
    /// Files of games, plain or compressed with gzip or zstd; folders of
    /// .pdn, .pdn.gz and .pdn.zst; patterns such as 'games/*.pdn'; or - for
    /// standard input. Of one game are read at most 1000 tags, 100000 moves
    /// and comments, and 16 MiB of text; what is left out is a fault. A
    /// compressed file may unpack to 200 times its size
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

    /// Reads the games one by one, until `visit` has seen enough.
    pub(super) fn for_each_game(
        &self,
        progress: &ReadProgress,
        visit: impl FnMut(Record) -> ControlFlow<()>,
    ) -> Result<()> {
        self.open(progress)
            .and_then(|source| try_for_each_game(source, &Limits::default(), visit))
            .with_context(|| format!("cannot read {}", self.name))
            .map(|_| ())
    }

    fn open<'a>(&self, progress: &'a ReadProgress) -> io::Result<Box<dyn Read + 'a>> {
        match &self.path {
            None => unpacked(progress.counting(io::stdin())),
            Some(path) => unpacked(progress.counting(File::open(path)?)),
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

/// How much of its output a worker gathers before it hands it over.
pub(super) const CHUNK: usize = 1 << 16;

/// What a visitor of games says who has not seen enough.
pub(super) const CONTINUE: ControlFlow<()> = ControlFlow::Continue(());

/// So many chunks of a source wait for the sources before it; then its worker
/// waits, too.
const MOST_WAITING: usize = 16;

/// Hands on what came of a source so far; breaks if nobody wants it.
pub(super) type Hand<'a, T> = dyn FnMut(T) -> ControlFlow<()> + 'a;

/// Works on all sources at once, and takes what comes of it in their order,
/// piece by piece: however long a source is, little of it is kept.
pub(super) fn in_order<T: Send>(
    sources: &[Source],
    work: impl Fn(&Source, &ReadProgress, &mut Hand<'_, T>) -> Result<()> + Sync,
    mut take: impl FnMut(T) -> Result<()>,
) -> Result<()> {
    let length = sources.iter().map(|source| source.length).sum();
    let progress = &ReadProgress::new(sources.len(), length);
    let (next, work) = (&AtomicUsize::new(0), &work);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let (sender, begun) = mpsc::channel();
    let result = thread::scope(|scope| {
        for _ in 0..cores.min(sources.len()) {
            let sender = sender.clone();
            scope.spawn(move || {
                while let Some((index, source)) = nth(sources, next) {
                    let (pieces, receiver) = mpsc::sync_channel(MOST_WAITING);
                    // Nobody listens after an error.
                    if sender.send((index, receiver)).is_err() {
                        break;
                    }
                    let mut hand = |piece| match pieces.send(Ok(piece)) {
                        Ok(()) => ControlFlow::Continue(()),
                        Err(_) => ControlFlow::Break(()),
                    };
                    if let Err(error) = work(source, progress, &mut hand) {
                        let _ = pieces.send(Err(error));
                    }
                }
            });
        }
        drop(sender);
        // What was begun is dropped with an error, and the workers stop.
        take_in_order(begun, progress, &mut take)
    });
    progress.clear();
    result
}

fn nth<'a>(sources: &'a [Source], next: &AtomicUsize) -> Option<(usize, &'a Source)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    Some((index, sources.get(index)?))
}

/// The pieces that come of one source.
type Pieces<T> = mpsc::Receiver<Result<T>>;

fn take_in_order<T>(
    begun: mpsc::Receiver<(usize, Pieces<T>)>,
    progress: &ReadProgress,
    take: &mut impl FnMut(T) -> Result<()>,
) -> Result<()> {
    const OFTEN: Duration = Duration::from_millis(100);
    let mut waiting = BTreeMap::new();
    let mut shown = Instant::now();
    let mut taken = 0;
    // Sources are begun in their order, so the one that is awaited is worked on.
    for (index, pieces) in begun {
        waiting.insert(index, pieces);
        while let Some(pieces) = waiting.remove(&taken) {
            loop {
                match pieces.recv_timeout(OFTEN) {
                    Ok(piece) => {
                        progress.clear();
                        take(piece?)?;
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                if shown.elapsed() >= OFTEN {
                    progress.show(taken);
                    shown = Instant::now();
                }
            }
            taken += 1;
        }
    }
    Ok(())
}
