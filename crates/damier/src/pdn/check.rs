use std::cell::LazyCell;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::mem;

use anyhow::Result;
use clap::Args;
use damier_coach::{Finding, count_findings, findings};
use damier_locale::{Language, Texts};
use damier_pdn::Checked;
use damier_rules::Ruleset;
use serde::Serialize;

use super::progress::ReadProgress;
use super::sources::{CHUNK, CONTINUE, Hand, Source, SourceOptions, in_order};
use super::{FindingObject, replay};
use crate::Answer;
use crate::common_options::{parse_ruleset, texts};

#[derive(Debug, Args)]
pub(super) struct CheckOptions {
    #[command(flatten)]
    sources: SourceOptions,
    /// Replay every game by these rules, whatever its tags say
    #[arg(long, value_name = "ID", value_parser = parse_ruleset)]
    ruleset: Option<Ruleset>,
    /// The language of the reasons
    #[arg(long, value_name = "xx")]
    lang: Option<Language>,
    /// Print JSON: one object per fault, one a line
    #[arg(long)]
    json: bool,
    /// Print so many faults of a file at most, and about a hundred of a game;
    /// the others are only counted
    #[arg(long, value_name = "N", default_value_t = 1000)]
    faults: usize,
}

#[derive(Serialize)]
struct FaultLine<'a> {
    file: &'a str,
    game: usize,
    ruleset: String,
    #[serde(flatten)]
    finding: FindingObject,
}

/// What came of some games of a file.
#[derive(Default)]
struct Report {
    output: String,
    games: usize,
    moves: usize,
    faults: usize,
    /// Lines that would have been printed, had there been fewer.
    left_out: Option<(String, usize)>,
}

pub(super) fn run(options: &CheckOptions) -> Result<Answer> {
    let sources = options.sources.sources()?;
    let language = texts(options.lang).language();
    let mut out = io::stdout().lock();
    let mut total = Report::default();
    let work = |source: &Source, progress: &ReadProgress, hand: &mut Hand<'_, Report>| {
        check(options, language, source, progress, hand)
    };
    in_order(&sources, work, |report| {
        out.write_all(report.output.as_bytes())?;
        total.games += report.games;
        total.moves += report.moves;
        total.faults += report.faults;
        if let Some((file, count)) = report.left_out {
            // The lines before it come first on a terminal.
            out.flush()?;
            eprintln!("damier: {file}: {count} more lines are left out; --faults allows more");
        }
        Ok(())
    })?;
    if !options.json {
        let counts = [("games", total.games), ("moves", total.moves), ("faults", total.faults)];
        writeln!(out, "{}", Texts::new(language).format("pdn-summary", &counts))?;
    }
    Ok(if total.faults == 0 { Answer::Yes } else { Answer::No })
}

fn check(
    options: &CheckOptions,
    language: Language,
    source: &Source,
    progress: &ReadProgress,
    hand: &mut Hand<'_, Report>,
) -> Result<()> {
    // Most files need no words.
    let texts = LazyCell::new(|| Texts::new(language));
    let mut report = Report::default();
    let (mut number, mut printed, mut left_out) = (0, 0, 0);
    source.for_each_game(progress, |record| {
        let checked = replay(&record, options.ruleset.as_ref());
        number += 1;
        report.games += 1;
        report.moves += checked.moves.len();
        let faults = count_findings(&record, &checked);
        report.faults += faults;
        if printed >= options.faults {
            left_out += faults;
        } else if faults > 0 {
            for finding in findings(&record, &checked, &texts) {
                if printed < options.faults {
                    report.add(options, &source.name, number, &texts, &checked, finding);
                    printed += 1;
                } else {
                    left_out += 1;
                }
            }
        }
        if report.output.len() >= CHUNK { hand(mem::take(&mut report)) } else { CONTINUE }
    })?;
    report.left_out = (left_out > 0).then(|| (source.name.clone(), left_out));
    // Whoever no longer listens needs no more.
    let _ = hand(report);
    Ok(())
}

impl Report {
    fn add(
        &mut self,
        options: &CheckOptions,
        file: &str,
        game: usize,
        texts: &Texts,
        checked: &Checked,
        finding: Finding,
    ) {
        if options.json {
            let ruleset = checked.rules.to_string();
            let line = FaultLine { file, game, ruleset, finding: finding.into() };
            // A struct of texts and numbers always has a form in JSON.
            self.output.push_str(&serde_json::to_string(&line).unwrap_or_default());
            self.output.push('\n');
            return;
        }
        let Finding { line, column, text, reason, .. } = finding;
        let text = text.map_or_else(String::new, |text| format!("{text}: "));
        let game = texts.format("pdn-game", &[("number", game.to_string())]);
        let _ = writeln!(self.output, "{file}:{line}:{column}: {game}: {text}{reason}");
    }
}
