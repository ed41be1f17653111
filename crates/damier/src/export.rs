//! `damier export`: all games as text.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_server::keeping::{self, Exported, Format};

use crate::Answer;
use crate::data_folder::{DataFolderOption, counted, show_progress};
use crate::status_line::StatusLine;

/// Write all games as PDN, or as NDJSON without losing anything
///
/// PDN is what other programs of draughts read; clocks, and what was taken
/// back, are not in it. NDJSON is a line of JSON for each game, with its id,
/// what was agreed, every entry and every time: `damier import` takes it back.
/// A game that is played in a room has the addresses that lead there, so that
/// whoever has a seat or a link keeps it; the file is made for nobody but you to
/// read. A server may run meanwhile.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  damier export --pdn games.pdn\n  \
                        damier export --ndjson - | gzip > games.ndjson.gz")]
pub(crate) struct ExportOptions {
    /// Write PDN into this file, - for standard output
    #[arg(long, value_name = "FILE", required_unless_present = "ndjson")]
    pdn: Option<PathBuf>,
    /// Write NDJSON into this file, - for standard output
    #[arg(long, value_name = "FILE", conflicts_with = "pdn")]
    ndjson: Option<PathBuf>,
    #[command(flatten)]
    data: DataFolderOption,
    /// Those too that were thrown away and can still be taken back
    #[arg(long)]
    thrown_away: bool,
    /// Replace the file if it is there already
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(options: &ExportOptions) -> Result<Answer> {
    keeping::step_back();
    let (path, format) = match (&options.pdn, &options.ndjson) {
        (Some(path), _) => (path, Format::Pdn),
        (None, Some(path)) => (path, Format::Ndjson),
        (None, None) => bail!("say --pdn or --ndjson"),
    };
    let folder = options.data.folder()?;
    let line = StatusLine::new();
    let mut write = |out: &mut dyn Write| {
        let exported =
            keeping::export(&folder, out, format, options.thrown_away, &mut |done, all| {
                show_progress(&line, "games", done, all);
            });
        line.clear();
        exported
    };
    let exported = if path == Path::new("-") {
        // A reader that goes away is no error of ours.
        match write(&mut BufWriter::new(io::stdout().lock())) {
            Err(keeping::KeepingError::Write(error)) => return Err(error.into()),
            exported => exported?,
        }
    } else {
        if path.exists() && !options.force {
            bail!("{} is there already; replace it with --force", path.display());
        }
        into_file(path, format, &mut write)?
    };
    let games = counted(exported.games, "game", "games");
    let entries = counted(exported.entries, "entry", "entries");
    eprintln!("{games} with {entries}.");
    for id in &exported.damaged {
        eprintln!(
            "game {id} is damaged, and was written up to there or not at all: see `damier doctor`."
        );
    }
    Ok(if exported.damaged.is_empty() { Answer::Yes } else { Answer::No })
}

/// Writes beside the file, which gets its name when all is on disk.
fn into_file(
    path: &Path,
    format: Format,
    write: &mut dyn FnMut(&mut dyn Write) -> Result<Exported, keeping::KeepingError>,
) -> Result<Exported> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let about = || path.display().to_string();
    let mut options = File::options();
    options.create(true).truncate(true).write(true);
    // Addresses of rooms let in whoever reads them.
    #[cfg(unix)]
    if format == Format::Ndjson {
        // What an earlier try may have left was made for others too.
        let _ = fs::remove_file(&part);
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    let mut out = BufWriter::new(options.open(&part).with_context(about)?);
    let written = write(&mut out);
    if written.is_err() {
        let _ = fs::remove_file(&part);
    }
    let exported = written?;
    out.into_inner().map_err(|error| error.into_error()).with_context(about)?.sync_all()?;
    fs::rename(&part, path).with_context(about)?;
    Ok(exported)
}
