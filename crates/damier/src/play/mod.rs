//! A game in the terminal.

mod board;
mod command;
mod session;

use std::io::{self, BufRead, IsTerminal};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use damier_locale::Language;
use damier_rules::{Game, Ruleset, variants};

use crate::Answer;
use crate::input::{parse_edition, parse_fen, parse_ruleset, texts};
use board::Style;
use session::Session;

#[derive(Debug, Default, Args)]
pub(crate) struct PlayOptions {
    /// The leaflet to play by, such as jumbo-nl, djeco-fr or hh-sv; see
    /// `damier rulesets --editions`
    #[arg(long, value_name = "ID")]
    edition: Option<String>,
    /// The game, instead of an edition
    #[arg(long, value_name = "ID", value_parser = parse_ruleset, conflicts_with = "edition")]
    ruleset: Option<Ruleset>,
    /// Start from this position
    #[arg(long)]
    fen: Option<String>,
    /// Let the second player's moves be chosen by chance
    #[arg(long)]
    random: bool,
    /// The seed of chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play by the leaflet: touch-move, and missed captures are accepted until
    /// the opponent objects
    #[arg(long)]
    leaflet: bool,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "ruleset", "fen"])]
    resume: Option<PathBuf>,
    /// The language; an edition has its own
    #[arg(long, value_name = "xx")]
    lang: Option<Language>,
    /// Draw the board without colors
    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(options: &PlayOptions) -> Result<Answer> {
    let edition = options.edition.as_deref().map(parse_edition).transpose()?;
    let printed_in = edition.and_then(|edition| Language::from_locale(edition.language));
    let texts = texts(options.lang.or(printed_in));
    let game = match &options.resume {
        Some(file) => {
            let text = std::fs::read_to_string(file)
                .with_context(|| format!("cannot read {}", file.display()))?;
            Game::from_log(&text).with_context(|| format!("{} is no saved game", file.display()))?
        }
        None => {
            let printed = edition.map(|edition| edition.rules());
            let rules = options.ruleset.or(printed).unwrap_or(variants::JUMBO);
            let rules = if options.leaflet { rules } else { rules.friendly() };
            match &options.fen {
                Some(fen) => Game::from_position(rules, parse_fen(fen, &rules, &texts)?),
                None => Game::new(rules),
            }
        }
    };
    let colored = io::stdout().is_terminal() && !options.plain;
    let style = if colored { Style::Colors } else { Style::Plain };
    let chance = options.random.then_some(options.seed);
    let mut session = Session::new(game, texts, style, chance, io::stdout().lock());
    session.open(options.resume.as_deref())?;
    let mut lines = io::stdin().lock().lines();
    while session.prompt()? {
        let Some(line) = lines.next().transpose()? else {
            session.say_goodbye()?;
            break;
        };
        session.obey(&line)?;
    }
    Ok(Answer::Yes)
}
