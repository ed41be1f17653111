//! What several commands take: rules, positions, languages.

use std::env;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use damier_engine::Networks;
use damier_locale::{Language, Texts};
use damier_rules::editions::{self, Edition};
use damier_rules::{Position, Ruleset, variants};

/// Rules and a position.
#[derive(Clone, Debug, Args)]
pub(crate) struct PositionOptions {
    /// The game: an id from `damier rulesets`, a reading such as danish/end,
    /// or house rules such as jumbo/8x8/rows=3/huff
    #[arg(long, value_name = "ID", value_parser = parse_ruleset)]
    pub(crate) ruleset: Ruleset,
    /// The position, for example "W:W31-50:B1-20"; the start if left out
    #[arg(long)]
    pub(crate) fen: Option<String>,
}

impl PositionOptions {
    pub(crate) fn position(&self, texts: &Texts) -> Result<Position> {
        match &self.fen {
            Some(fen) => parse_fen(fen, &self.ruleset, texts),
            None => Ok(Position::initial(&self.ruleset)),
        }
    }
}

/// Reads a ruleset; an edition's id stands for the rules it prints.
pub(crate) fn parse_ruleset(text: &str) -> Result<Ruleset> {
    if let (None, Some(edition)) = (variants::find(text), editions::find(text)) {
        return Ok(edition.rules());
    }
    let hint = "`damier rulesets` lists the games";
    text.parse().map_err(|error: damier_rules::ParseRulesetError| anyhow!("{error}; {hint}"))
}

/// Reads a network: a file, `default` or `none`.
pub(crate) fn parse_network(text: &str) -> Result<Networks> {
    Ok(Networks::named(text)?)
}

pub(crate) fn parse_edition(id: &str) -> Result<&'static Edition> {
    editions::find(id).with_context(|| {
        let ids: Vec<&str> = editions::EDITIONS.iter().map(|edition| edition.id).collect();
        format!("no edition is called {id:?}; there are {}", ids.join(", "))
    })
}

/// The position that a FEN describes, or every reason why it is none.
pub(crate) fn parse_fen(fen: &str, rules: &Ruleset, texts: &Texts) -> Result<Position> {
    Position::from_fen(fen, rules).map_err(|error| anyhow!("{}", texts.fen_error(&error, rules)))
}

/// The texts of the language asked for, or of the user's locale.
pub(crate) fn texts(language: Option<Language>) -> Texts {
    let from_locale = || {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .filter_map(|name| env::var(name).ok())
            .find(|value| !value.is_empty())
            .and_then(|value| Language::from_locale(&value))
    };
    Texts::new(language.or_else(from_locale).unwrap_or(Language::English))
}
