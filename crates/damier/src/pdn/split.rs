use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::mem;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_pdn::Record;

use super::output::{Output, cannot_write};
use super::progress::ReadProgress;
use super::sources::{CHUNK, CONTINUE, Hand, Source, SourceOptions, in_order};
use crate::Answer;

#[derive(Debug, Args)]
pub(super) struct SplitOptions {
    #[command(flatten)]
    sources: SourceOptions,
    /// The folder for the games; it is made if need be
    #[arg(long, value_name = "DIR")]
    dir: PathBuf,
    /// Write over files that exist
    #[arg(long)]
    force: bool,
}

/// A game on its way to a file.
struct Piece {
    /// The names of the players, fit for a file name.
    players: String,
    text: String,
}

pub(super) fn run(options: &SplitOptions) -> Result<Answer> {
    let sources = options.sources.sources()?;
    fs::create_dir_all(&options.dir)
        .with_context(|| format!("cannot make {}", options.dir.display()))?;
    let in_danger: Vec<&Source> =
        sources.iter().filter(|source| options.force && source.is_in(&options.dir)).collect();
    let mut number = 0_u32;
    in_order(&sources, split, |pieces: Vec<Piece>| {
        for piece in pieces {
            number += 1;
            let path = options.dir.join(format!("{number:04}-{}.pdn", piece.players));
            if in_danger.iter().any(|source| source.is_file(&path)) {
                bail!("{} cannot be both read and written", path.display());
            }
            write(&path, &piece.text, options)?;
        }
        Ok(())
    })?;
    Ok(Answer::Yes)
}

fn split(source: &Source, progress: &ReadProgress, hand: &mut Hand<'_, Vec<Piece>>) -> Result<()> {
    let (mut pieces, mut length) = (Vec::new(), 0);
    source.for_each_game(progress, |record| {
        let piece = Piece { players: players(&record), text: record.to_pdn() };
        length += piece.text.len();
        pieces.push(piece);
        if length < CHUNK {
            return CONTINUE;
        }
        length = 0;
        hand(mem::take(&mut pieces))
    })?;
    // Whoever no longer listens needs no more.
    let _ = hand(pieces);
    Ok(())
}

fn write(path: &Path, text: &str, options: &SplitOptions) -> Result<()> {
    let created = OpenOptions::new().write(true).create_new(true).open(path);
    let written = match created {
        Err(error) if error.kind() == ErrorKind::AlreadyExists && options.force => {
            let mut out = Output::file(path)?;
            out.write_all(text.as_bytes()).with_context(|| cannot_write(path))?;
            return out.finish();
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            bail!("{} exists; --force writes over it", path.display());
        }
        created => created.and_then(|mut file| file.write_all(text.as_bytes())),
    };
    written.with_context(|| cannot_write(path))
}

fn players(record: &Record) -> String {
    let player = |tag: &str| plain(record.tag(tag).unwrap_or_default());
    format!("{}-{}", player("White"), player("Black"))
}

/// A name in letters and digits that every file system takes.
fn plain(name: &str) -> String {
    const LONGEST: usize = 40;
    let mut plain = String::new();
    let words = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    for word in words {
        if !plain.is_empty() {
            plain.push('_');
        }
        plain.push_str(word);
    }
    plain.truncate(LONGEST);
    if plain.is_empty() { "unknown".to_owned() } else { plain }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_fit_for_files() {
        let cases = [
            ("Sijbrands, Ton", "Sijbrands_Ton"),
            ("../../etc/x", "etc_x"),
            ("Шашки", "unknown"),
            ("", "unknown"),
        ];
        for (name, expected) in cases {
            assert_eq!(plain(name), expected);
        }
        assert_eq!(plain(&"x".repeat(100)).len(), 40);
    }
}
