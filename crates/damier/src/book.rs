//! Opening books: making one, and looking into one.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use damier_engine::book::{Book, Progress};
use damier_lab::book::{self, Recipe};
use damier_rules::{Notation, Position, Ruleset};

use crate::Answer;
use crate::common_options::parse_ruleset;
use crate::status_line::{StatusLine, bar};

#[derive(Debug, Args)]
pub(crate) struct BookOptions {
    #[command(subcommand)]
    command: BookCommand,
}

#[derive(Debug, Subcommand)]
enum BookCommand {
    Make(MakeOptions),
    Show(ShowOptions),
}

/// Make a book by searching: the moves that are about as good as the best
///
/// Each position is searched by itself, and those behind its last moves too. The
/// same options make the same book everywhere.
#[derive(Debug, Args)]
struct MakeOptions {
    /// The game: an id from `damier rulesets`, or house rules
    #[arg(value_name = "GAME", value_parser = parse_ruleset)]
    ruleset: Ruleset,
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    /// Nodes for each position
    #[arg(long, default_value_t = 100_000)]
    nodes: u64,
    /// Plies until it ends
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=20))]
    plies: u8,
    /// Plies for which it has an answer to everything, not only to its own moves
    #[arg(long, value_name = "PLIES", default_value_t = 3)]
    wide: u8,
    /// How much worse than the best a move may be, in hundredths of a man
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(i32).range(0..))]
    margin: i32,
    /// The most moves of a position
    #[arg(long, default_value_t = 6)]
    most: usize,
}

/// Print the lines of a book as a tree, each move with how often it is played
#[derive(Debug, Args)]
struct ShowOptions {
    /// The game: an id from `damier rulesets`, or house rules
    #[arg(value_name = "GAME", value_parser = parse_ruleset)]
    ruleset: Ruleset,
    /// A file, instead of the book that comes with the program
    #[arg(long)]
    file: Option<PathBuf>,
    /// How many plies to print
    #[arg(long, default_value_t = 2)]
    plies: u8,
}

pub(crate) fn run(options: &BookOptions) -> Result<Answer> {
    match &options.command {
        BookCommand::Make(options) => make(options),
        BookCommand::Show(options) => show(options),
    }
}

fn make(options: &MakeOptions) -> Result<Answer> {
    let MakeOptions { ruleset, out, nodes, plies, wide, margin, most } = options;
    let recipe = Recipe { nodes: *nodes, plies: *plies, wide: *wide, margin: *margin, most: *most };
    let status = StatusLine::new();
    let book = book::make(ruleset, &recipe, &mut |progress| status.show(|| line(progress)));
    status.clear();
    let bytes = book.to_bytes();
    // What would be refused later is not written.
    Book::from_bytes(&bytes).context("fewer plies or a smaller margin make a smaller book")?;
    fs::write(out, &bytes).with_context(|| out.display().to_string())?;
    eprintln!("{}, {} bytes", size(&book), bytes.len());
    Ok(Answer::Yes)
}

/// How far a book has come: a bar for the positions of one ply.
fn line(progress: Progress) -> String {
    let Progress { ply, plies, done, all } = progress;
    let bar = bar(done as f64 / all.max(1) as f64);
    format!("{bar} ply {} of {plies}: {done} of {all} positions", ply + 1)
}

fn size(book: &Book) -> String {
    format!("{} positions, {} moves", book.n_positions(), book.n_moves())
}

fn show(options: &ShowOptions) -> Result<Answer> {
    let read;
    let book = match &options.file {
        Some(path) => {
            let place = || path.display().to_string();
            let bytes = fs::read(path).with_context(place)?;
            read = Book::from_bytes(&bytes).with_context(place)?;
            Some(&read).filter(|book| book.fits(&options.ruleset))
        }
        None => Book::of(&options.ruleset),
    };
    let Some(book) = book else {
        eprintln!("there is no book for {}", options.ruleset);
        return Ok(Answer::No);
    };
    let mut out = io::stdout().lock();
    writeln!(out, "{}: {}", options.ruleset, size(book))?;
    write_tree(&mut out, book, &Position::initial(&options.ruleset), 0, options.plies)?;
    Ok(Answer::Yes)
}

/// The moves of a position, the most frequent first, each with what follows.
fn write_tree(out: &mut impl Write, book: &Book, pos: &Position, ply: u8, plies: u8) -> Result<()> {
    if ply >= plies {
        return Ok(());
    }
    let rules = book.rules();
    let mut choices = book.choices(pos).to_vec();
    let sum: u32 = choices.iter().map(|choice| u32::from(choice.weight)).sum();
    choices.sort_by_key(|choice| std::cmp::Reverse(choice.weight));
    for choice in choices {
        let name = pos.text(rules, choice.m, Notation::Numeric)?;
        let share = 100 * u32::from(choice.weight) / sum.max(1);
        writeln!(out, "{:indent$}{name}  {share} %", "", indent = 3 * usize::from(ply))?;
        let mut after = *pos;
        after.play_unchecked(rules, choice.m);
        write_tree(out, book, &after, ply + 1, plies)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_tells_the_ply_and_how_much_of_it_is_done() {
        let text = line(Progress { ply: 2, plies: 6, done: 25, all: 100 });
        assert!(text.starts_with("███████░"), "{text}");
        assert!(text.ends_with("░ ply 3 of 6: 25 of 100 positions"), "{text}");
    }
}
