use std::io::{self, Write};

use anyhow::{Result, bail};
use clap::Args;
use damier_endgame::{Counts, Material, Sizes, Tables, Tally, most_pieces};
use serde::Serialize;

use super::PlaceOptions;
use crate::Answer;

#[derive(Debug, Args)]
pub(super) struct StatsOptions {
    #[command(flatten)]
    place: PlaceOptions,
    /// Up to how many pieces; all that there is if left out
    #[arg(long)]
    pieces: Option<u32>,
    /// Print JSON
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
    /// Print a table in Markdown
    #[arg(long)]
    markdown: bool,
}

/// One line: a material, or all with so many pieces.
#[derive(Clone, Serialize)]
struct Line {
    pieces: u32,
    /// None for the sum.
    material: Option<String>,
    won: u64,
    lost: u64,
    drawn: u64,
    quiet: Quiet,
    /// The longest win, in plies.
    longest: Option<u8>,
    bytes: usize,
}

/// Positions in which the player to move has nothing to capture.
#[derive(Copy, Clone, Serialize)]
struct Quiet {
    won: u64,
    lost: u64,
    drawn: u64,
}

pub(super) fn run(options: &StatsOptions) -> Result<Answer> {
    let rules = &options.place.ruleset;
    let tables = options.place.tables()?;
    let most = options.pieces.unwrap_or(most_pieces(rules)?);
    let mut lines = Vec::new();
    for pieces in 2..=most {
        let materials = Material::all(rules, pieces);
        let found = lines_of(&tables, &materials)?;
        if found.len() < materials.len() && options.pieces.is_some() {
            bail!("there are no tables with {pieces} pieces; `damier endgame build` makes them");
        }
        if let Some(sum) = sum(&found) {
            lines.extend(found);
            lines.push(sum);
        }
    }
    if lines.is_empty() {
        bail!("there are no tables; `damier endgame build` makes them");
    }
    let mut out = io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&lines)?)?;
    } else if options.markdown {
        print_markdown(&lines, &mut out)?;
    } else {
        print(&lines, &mut out)?;
    }
    Ok(Answer::Yes)
}

/// Those materials that there are tables of.
fn lines_of(tables: &Tables, materials: &[Material]) -> Result<Vec<Line>> {
    let mut lines = Vec::new();
    for &material in materials {
        if let Some(tally) = tables.tally(material)? {
            let size = tables.size(material)?;
            lines.push(line(material.pieces(), Some(material), &tally, size));
        }
    }
    Ok(lines)
}

fn line(pieces: u32, material: Option<Material>, tally: &Tally, size: Sizes) -> Line {
    let Counts { won, lost, drawn } = tally.quiet;
    let quiet = Quiet { won, lost, drawn };
    let Counts { won, lost, drawn } = tally.all;
    Line {
        pieces,
        material: material.map(|material| material.to_string()),
        won,
        lost,
        drawn,
        quiet,
        longest: tally.longest,
        bytes: size.values + size.plies,
    }
}

fn sum(lines: &[Line]) -> Option<Line> {
    let mut sum = Line { material: None, ..lines.first()?.clone() };
    for line in &lines[1..] {
        sum.won += line.won;
        sum.lost += line.lost;
        sum.drawn += line.drawn;
        sum.quiet.won += line.quiet.won;
        sum.quiet.lost += line.quiet.lost;
        sum.quiet.drawn += line.quiet.drawn;
        sum.longest = sum.longest.max(line.longest);
        sum.bytes += line.bytes;
    }
    Some(sum)
}

impl Line {
    fn name(&self) -> String {
        self.material.clone().unwrap_or_else(|| format!("all {}", self.pieces))
    }

    fn longest(&self) -> String {
        match self.longest {
            Some(plies @ 1..) => plies.to_string(),
            Some(0) | None => "-".to_owned(),
        }
    }

    fn cells(&self) -> [String; 9] {
        [
            self.name(),
            self.won.to_string(),
            self.lost.to_string(),
            self.drawn.to_string(),
            self.quiet.won.to_string(),
            self.quiet.lost.to_string(),
            self.quiet.drawn.to_string(),
            self.longest(),
            self.bytes.to_string(),
        ]
    }
}

const TITLES: [&str; 9] = [
    "pieces",
    "won",
    "lost",
    "drawn",
    "quiet won",
    "quiet lost",
    "quiet drawn",
    "longest win",
    "bytes",
];

fn print(lines: &[Line], out: &mut impl Write) -> io::Result<()> {
    let titles = TITLES.map(str::to_owned);
    for cells in std::iter::once(titles).chain(lines.iter().map(Line::cells)) {
        let [name, rest @ ..] = cells;
        write!(out, "{name:9}")?;
        for cell in rest {
            write!(out, " {cell:>11}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn print_markdown(lines: &[Line], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "| {} |", TITLES.join(" | "))?;
    writeln!(out, "|---{}|", "|---:".repeat(TITLES.len() - 1))?;
    for line in lines {
        let cells = line.cells();
        // The sums stand out.
        let is_sum = line.material.is_none();
        let cells = cells.map(|cell| if is_sum { format!("**{cell}**") } else { cell });
        writeln!(out, "| {} |", cells.join(" | "))?;
    }
    Ok(())
}
