use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use damier_endgame::{Counts, Material, Tables};
use damier_locale::{Language, Texts};
use damier_rules::variants::{self, Variant};

use super::stats::{Line, lines_up_to, print_markdown};
use crate::Answer;

#[derive(Debug, Args)]
pub(super) struct PageOptions {
    /// The folder that holds the tables of all games
    #[arg(long)]
    dir: PathBuf,
    /// Up to how many pieces
    #[arg(long, default_value_t = 3)]
    pieces: u32,
}

/// A game, and what its tables count.
struct Chapter {
    /// Games that end alike, though the rest of their rules may differ.
    titles: Vec<String>,
    board: u32,
    lines: Vec<Line>,
    /// Two kings to move against one, and one to move against two.
    kings: [Counts; 2],
}

impl Chapter {
    fn ends_like(&self, other: &Chapter) -> bool {
        let mut pairs = self.lines.iter().zip(&other.lines);
        self.lines.len() == other.lines.len() && pairs.all(|(a, b)| a.ends_like(b))
    }
}

/// Writes a page in Markdown about the leaflets' games.
pub(super) fn run(options: &PageOptions) -> Result<Answer> {
    let texts = Texts::new(Language::English);
    let mut chapters: Vec<Chapter> = Vec::new();
    for variant in variants::ALL.iter().filter(|variant| variant.is_leaflet) {
        let chapter = chapter(variant, options, &texts)?;
        match chapters.iter_mut().find(|known| known.ends_like(&chapter)) {
            Some(known) => known.titles.extend(chapter.titles),
            None => chapters.push(chapter),
        }
    }
    write(&chapters, options.pieces, &mut io::stdout().lock())?;
    Ok(Answer::Yes)
}

fn chapter(variant: &Variant, options: &PageOptions, texts: &Texts) -> Result<Chapter> {
    let rules = &variant.rules;
    let tables = Tables::open(&options.dir, rules)?;
    let lines = lines_up_to(&tables, rules, 2..=options.pieces)?;
    let two = Material { own_kings: 2, other_kings: 1, ..Material::default() };
    let (Some(two_to_move), Some(one_to_move)) = (tables.tally(two)?, tables.tally(two.flipped())?)
    else {
        bail!("{}: there are no tables with 3 pieces", variant.id);
    };
    Ok(Chapter {
        titles: vec![format!("{} (`{}`)", texts.ruleset_title(rules), variant.id)],
        board: rules.board.size(),
        lines,
        kings: [two_to_move.quiet, one_to_move.quiet],
    })
}

fn write(chapters: &[Chapter], pieces: u32, out: &mut impl Write) -> io::Result<()> {
    writeln!(
        out,
        "# Endgames of the leaflets\n\n\
         How the endgames with up to {pieces} pieces end under the rules of each leaflet if both \
         players play perfectly: every position, solved from the end back and checked against \
         its successors. `damier endgame page` wrote this page from tables that `damier endgame \
         build` made.\n\n\
         The player to move is named first: `2k-1m` is two kings, to move, against a man. A \
         position is *quiet* if he has nothing to capture. Rules that draw a game by what has \
         been played, by repetition or by a count of moves, are not considered. Where the \
         opponent may only huff, a refusal to capture is a move like any other.\n\n\
         ## Do two kings beat one?\n\n\
         Of the quiet positions:\n\n\
         | game | board | two to move: won | of | share | one to move: lost | of | share |\n\
         |---|---|---:|---:|---:|---:|---:|---:|"
    )?;
    let games =
        chapters.iter().flat_map(|chapter| chapter.titles.iter().map(move |t| (t, chapter)));
    for (title, Chapter { board, kings: [two, one], .. }) in games {
        let share = |part: u64, counts: &Counts| 100.0 * part as f64 / counts.sum().max(1) as f64;
        writeln!(
            out,
            "| {title} | {board}×{board} | {} | {} | {:.1} % | {} | {} | {:.1} % |",
            two.won,
            two.sum(),
            share(two.won, two),
            one.lost,
            one.sum(),
            share(one.lost, one),
        )?;
    }
    for chapter in chapters {
        writeln!(out, "\n## {}\n", chapter.titles.join(", "))?;
        print_markdown(&chapter.lines, out)?;
    }
    Ok(())
}
