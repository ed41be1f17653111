use std::cell::LazyCell;
use std::fmt::Write as _;
use std::io::{self, Write};

use anyhow::Result;
use clap::Args;
use damier_api::{Finding, findings};
use damier_locale::{Language, Texts};
use damier_pdn::Checked;
use damier_rules::Ruleset;
use serde::Serialize;

use super::progress::Progress;
use super::replay;
use super::sources::{Source, SourceOptions, in_order};
use crate::Answer;
use crate::input::{parse_ruleset, texts};

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
}

#[derive(Serialize)]
struct FaultLine<'a> {
    file: &'a str,
    game: usize,
    ruleset: String,
    #[serde(flatten)]
    finding: Finding,
}

#[derive(Default)]
struct Report {
    output: String,
    games: usize,
    moves: usize,
    faults: usize,
}

pub(super) fn run(options: &CheckOptions) -> Result<Answer> {
    let sources = options.sources.sources()?;
    let language = texts(options.lang).language();
    let mut out = io::stdout().lock();
    let mut total = Report::default();
    let work = |source: &Source, progress: &Progress| check(options, language, source, progress);
    in_order(&sources, work, |report| {
        out.write_all(report.output.as_bytes())?;
        total.games += report.games;
        total.moves += report.moves;
        total.faults += report.faults;
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
    progress: &Progress,
) -> Result<Report> {
    // Most files need no words.
    let texts = LazyCell::new(|| Texts::new(language));
    let mut report = Report::default();
    source.for_each_game(progress, |record| {
        let checked = replay(&record, options.ruleset.as_ref());
        report.games += 1;
        report.moves += checked.moves.len();
        if record.problems.is_empty() && checked.faults.is_empty() {
            return;
        }
        for finding in findings(&record, &checked, &texts) {
            report.faults += 1;
            report.add(options, &source.name, &texts, &checked, finding);
        }
    })?;
    Ok(report)
}

impl Report {
    fn add(
        &mut self,
        options: &CheckOptions,
        file: &str,
        texts: &Texts,
        checked: &Checked,
        finding: Finding,
    ) {
        let game = self.games;
        if options.json {
            let ruleset = checked.rules.to_string();
            let line = FaultLine { file, game, ruleset, finding };
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
