use std::io::{self, Write};

use anyhow::Result;
use clap::Args;
use damier_locale::Language;
use damier_rules::{editions, variants};
use serde::Serialize;

use crate::Answer;
use crate::common_options::texts;

#[derive(Debug, Args)]
pub(crate) struct RulesetsOptions {
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// List the printed editions instead of the games
    #[arg(long)]
    editions: bool,
    /// The language of the titles
    #[arg(long, value_name = "xx")]
    lang: Option<Language>,
}

#[derive(Serialize)]
struct RulesetLine {
    id: &'static str,
    title: String,
    board: String,
    men: u32,
    first: String,
}

#[derive(Serialize)]
struct EditionLine {
    id: &'static str,
    title: &'static str,
    language: &'static str,
    publisher: &'static str,
    year: Option<u16>,
    ruleset: &'static str,
}

pub(crate) fn run(options: &RulesetsOptions) -> Result<Answer> {
    if options.editions { list_editions(options.json) } else { list_rulesets(options) }
}

fn list_rulesets(options: &RulesetsOptions) -> Result<Answer> {
    let texts = texts(options.lang);
    let lines: Vec<RulesetLine> = variants::ALL
        .iter()
        .map(|variant| RulesetLine {
            id: variant.id,
            title: texts.ruleset_title(&variant.rules),
            board: format!("{0}x{0}", variant.rules.board.size()),
            men: variant.rules.men(),
            first: variant.rules.first.to_string(),
        })
        .collect();
    let mut out = io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&lines)?)?;
    } else {
        for line in lines {
            writeln!(out, "{:14} {:6} {}", line.id, line.board, line.title)?;
        }
    }
    Ok(Answer::Yes)
}

fn list_editions(json: bool) -> Result<Answer> {
    let lines: Vec<EditionLine> = editions::EDITIONS
        .iter()
        .map(|edition| EditionLine {
            id: edition.id,
            title: edition.title,
            language: edition.language,
            publisher: edition.publisher,
            year: edition.year,
            ruleset: edition.base.variant().id,
        })
        .collect();
    let mut out = io::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string_pretty(&lines)?)?;
    } else {
        for line in lines {
            let year = line.year.map_or_else(String::new, |year| format!(", {year}"));
            writeln!(
                out,
                "{:9} {}  {:10} {} ({}{year})",
                line.id, line.language, line.ruleset, line.title, line.publisher
            )?;
        }
    }
    Ok(Answer::Yes)
}
