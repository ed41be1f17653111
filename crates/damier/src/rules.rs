use std::io::{self, Write};

use anyhow::Result;
use clap::Args;
use damier_locale::Language;
use damier_rules::editions;

use crate::Answer;
use crate::common_options::{parse_ruleset, texts};

#[derive(Debug, Args)]
pub(crate) struct RulesOptions {
    /// A game, an edition such as hh-sv, or house rules
    id: String,
    /// The language; an edition has its own
    #[arg(long, value_name = "xx")]
    lang: Option<Language>,
}

pub(crate) fn run(options: &RulesOptions) -> Result<Answer> {
    let rules = parse_ruleset(&options.id)?;
    let edition = editions::find(&options.id);
    let printed_in = edition.and_then(|edition| Language::from_locale(edition.language));
    let mut texts = texts(options.lang.or(printed_in));
    texts.set_edition(edition);
    let mut out = io::stdout().lock();
    match edition {
        Some(edition) => {
            let year = edition.year.map_or_else(String::new, |year| format!(", {year}"));
            writeln!(out, "{} ({}{year})", edition.title, edition.publisher)?;
            for fact in texts.edition_facts(edition) {
                writeln!(out, "{fact}")?;
            }
        }
        None => writeln!(out, "{}", texts.ruleset_title(&rules))?,
    }
    for paragraph in texts.rules(&rules, edition) {
        writeln!(out, "\n{}", paragraph.heading)?;
        for line in wrap(&paragraph.text) {
            writeln!(out, "  {line}")?;
        }
    }
    if rules.base.variant().is_leaflet {
        writeln!(out)?;
        for line in wrap(&texts.get("rules-readings")) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(Answer::Yes)
}

/// Breaks a text into lines that are easy to read.
pub(crate) fn wrap(text: &str) -> Vec<String> {
    const WIDTH: usize = 76;
    let mut lines = vec![String::new()];
    let mut width = 0;
    for word in text.split(' ') {
        let length = word.chars().count();
        if width > 0 && width + 1 + length > WIDTH {
            lines.push(String::new());
            width = 0;
        }
        if let Some(line) = lines.last_mut() {
            if width > 0 {
                line.push(' ');
                width += 1;
            }
            line.push_str(word);
            width += length;
        }
    }
    lines
}
