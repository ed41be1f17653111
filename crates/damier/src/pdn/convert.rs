use std::fmt::Write as _;
use std::io::Write;
use std::mem;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use damier_coach::{count_findings, findings};
use damier_locale::{Language, Texts};
use damier_pdn::{Checked, Item, Record};
use serde::{Serialize, Serializer};

use super::output::Output;
use super::progress::ReadProgress;
use super::sources::{CHUNK, CONTINUE, Hand, Source, SourceOptions, in_order};
use super::{FindingObject, is_main_line_legal, main_line, replay};
use crate::Answer;

#[derive(Debug, Args)]
pub(super) struct ConvertOptions {
    #[command(flatten)]
    sources: SourceOptions,
    /// What to write
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "pdn")]
    to: Format,
    /// Write to this file instead of standard output; it is replaced when all
    /// is written, and kept as it was if something fails
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
}

#[derive(Copy, Clone, Debug, Eq, PartialEq, ValueEnum)]
enum Format {
    /// Strict PDN 3.0; games that are not legal keep their moves as written
    Pdn,
    /// One JSON object per game, one a line
    Json,
    /// The FEN of every position of the main line, one a line
    Fen,
}

#[derive(Serialize)]
struct GameLine {
    #[serde(serialize_with = "as_map")]
    tags: Vec<(Box<str>, Box<str>)>,
    ruleset: String,
    fen: String,
    moves: Vec<String>,
    result: String,
    problems: Vec<FindingObject>,
}

#[derive(Default)]
struct Converted {
    output: String,
    games: usize,
    faulty: usize,
}

pub(super) fn run(options: &ConvertOptions) -> Result<Answer> {
    let sources = options.sources.sources()?;
    let mut out = open(options, &sources)?;
    let (mut games, mut faulty) = (0, 0);
    in_order(
        &sources,
        |source, progress, hand| convert(options.to, source, progress, hand),
        |converted| {
            if options.to == Format::Pdn && games > 0 && converted.games > 0 {
                writeln!(out)?;
            }
            games += converted.games;
            faulty += converted.faulty;
            Ok(out.write_all(converted.output.as_bytes())?)
        },
    )?;
    out.finish()?;
    if faulty > 0 {
        eprintln!("damier: {faulty} of {games} games have faults; `damier pdn check` tells them");
    }
    Ok(Answer::Yes)
}

fn open(options: &ConvertOptions, sources: &[Source]) -> Result<Output> {
    let Some(path) = &options.output else {
        return Ok(Output::standard());
    };
    if sources.iter().any(|source| source.is_file(path)) {
        bail!("{} cannot be both read and written", path.display());
    }
    Output::file(path)
}

fn convert(
    format: Format,
    source: &Source,
    progress: &ReadProgress,
    hand: &mut Hand<'_, Converted>,
) -> Result<()> {
    // JSON is for programs: its reasons are in one language.
    let texts = Texts::new(Language::English);
    let mut converted = Converted::default();
    source.for_each_game(progress, |record| {
        let checked = replay(&record, None);
        let out = &mut converted.output;
        if format == Format::Pdn && converted.games > 0 {
            out.push('\n');
        }
        converted.games += 1;
        converted.faulty += usize::from(count_findings(&record, &checked) > 0);
        match format {
            Format::Pdn => out.push_str(&strict(record, &checked).to_pdn()),
            Format::Json => {
                let line = json_line(record, &checked, &texts);
                // A struct of texts and numbers always has a form in JSON.
                out.push_str(&serde_json::to_string(&line).unwrap_or_default());
                out.push('\n');
            }
            Format::Fen => {
                for pos in checked.positions() {
                    let _ = writeln!(out, "{}", checked.game_type.fen(&pos, &checked.rules));
                }
            }
        }
        if out.len() >= CHUNK { hand(mem::take(&mut converted)) } else { CONTINUE }
    })?;
    // Whoever no longer listens needs no more.
    let _ = hand(converted);
    Ok(())
}

/// The game with its type in full and the shortest text for each move.
fn strict(mut record: Record, checked: &Checked) -> Record {
    let is_legal = is_main_line_legal(&record, checked);
    // What was only guessed is worth writing down if the file says nothing and
    // the moves bear it out.
    let says_nothing = record.tag("GameType").is_none_or(|text| text.trim().is_empty());
    let is_borne_out = says_nothing && is_legal && !checked.moves.is_empty();
    let is_known = checked.rules_are_named || is_borne_out;
    if is_known {
        let value: Box<str> = checked.game_type.to_string().into();
        let known = |(name, _): &&mut (Box<str>, Box<str>)| name.eq_ignore_ascii_case("GameType");
        match record.tags.iter_mut().find(known) {
            Some(tag) => *tag = ("GameType".into(), value),
            None => record.tags.push(("GameType".into(), value)),
        }
    }
    let mut moves = main_line(&record, checked).into_iter();
    for item in &mut record.items {
        if let Item::Move(written) = item
            && let Some(m) = moves.next()
        {
            *written = m;
        }
    }
    record
}

fn json_line(record: Record, checked: &Checked, texts: &Texts) -> GameLine {
    let sign = checked.game_type.capture_sign();
    let moves = main_line(&record, checked);
    GameLine {
        ruleset: checked.rules.to_string(),
        fen: checked.game_type.fen(&checked.start, &checked.rules),
        moves: moves.iter().map(|m| m.with_separator(sign)).collect(),
        result: record.outcome().to_string(),
        problems: findings(&record, checked, texts).into_iter().map(Into::into).collect(),
        tags: record.tags,
    }
}

/// Tags as an object, in their order. Of two with one name the first counts,
/// as everywhere.
fn as_map<S: Serializer>(tags: &[(Box<str>, Box<str>)], out: S) -> Result<S::Ok, S::Error> {
    let is_first = |(i, (name, _)): &(usize, &(Box<str>, Box<str>))| {
        !tags[..*i].iter().any(|(earlier, _)| earlier == name)
    };
    out.collect_map(
        tags.iter().enumerate().filter(is_first).map(|(_, (name, value))| (name, value)),
    )
}
