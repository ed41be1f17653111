use std::io::{self, Write};

use anyhow::{Result, bail};
use clap::Args;
use damier_endgame::{Counts, Material, Sizes, Tables, Tally, most_pieces};
use damier_rules::Ruleset;
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
pub(super) struct Line {
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
    let lines = match options.pieces {
        Some(pieces) => lines_up_to(&tables, rules, 2..=pieces)?,
        None => {
            let whole = (2..=most_pieces(rules)?).take_while(|&pieces| {
                Material::all(rules, pieces)
                    .iter()
                    .all(|&m| matches!(tables.tally(m), Ok(Some(_)) | Err(_)))
            });
            lines_up_to(&tables, rules, whole)?
        }
    };
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

/// Every material, and the sum, by the number of pieces.
pub(super) fn lines_up_to(
    tables: &Tables,
    rules: &Ruleset,
    pieces: impl IntoIterator<Item = u32>,
) -> Result<Vec<Line>> {
    let mut lines = Vec::new();
    for pieces in pieces {
        let found = lines_of(tables, &Material::all(rules, pieces))?;
        let sum = sum(&found);
        lines.extend(found);
        lines.extend(sum);
    }
    Ok(lines)
}

fn lines_of(tables: &Tables, materials: &[Material]) -> Result<Vec<Line>> {
    let mut lines = Vec::new();
    for &material in materials {
        let Some(tally) = tables.tally(material)? else {
            bail!("there is no table {material}; `damier endgame build` makes it");
        };
        lines.push(line(material.pieces(), Some(material), &tally, tables.size(material)?));
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
    /// Whether it tells the same, however large the files are.
    pub(super) fn ends_like(&self, other: &Line) -> bool {
        let told = |line: &Line| Line { bytes: 0, ..line.clone() }.cells();
        told(self) == told(other)
    }

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

pub(super) fn print_markdown(lines: &[Line], out: &mut impl Write) -> io::Result<()> {
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
