//! A game in the terminal.

mod adviser;
mod board;
mod command;
mod opponent;
mod report;
mod session;

use std::io::{self, BufRead, IsTerminal};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use anyhow::{Context, Result, bail};
use clap::{Args, ValueEnum};
use damier_endgame::Library;
use damier_engine::Level;
use damier_locale::{Language, Texts};
use damier_rules::editions::Edition;
use damier_rules::{Color, Game, Ruleset, variants};

use crate::Answer;
use crate::common_options::{parse_edition, parse_fen, parse_ruleset, texts};
use crate::tables_option::{TablesOption, warn_of_troubles};
use board::Style;
use opponent::{Mind, Opponent, Seed};
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
    /// Play against the computer: 1 loses to a child, 12 is its full strength
    #[arg(long, value_name = "N", value_parser = parse_level)]
    level: Option<Level>,
    /// Play against chance
    #[arg(long, conflicts_with = "level")]
    random: bool,
    /// The side you play against the computer or chance
    #[arg(long, value_name = "SIDE", default_value = "first")]
    color: Side,
    /// Play the same game again if you play the same moves
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
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
    #[command(flatten)]
    tables: TablesOption,
    /// Draw the board without colours
    #[arg(long)]
    plain: bool,
}

/// A side, by color or by who begins.
#[derive(Copy, Clone, Debug, Default, ValueEnum)]
enum Side {
    White,
    Black,
    #[default]
    First,
    Second,
}

impl Side {
    const fn color(self, rules: &Ruleset) -> Color {
        match (self, rules.first) {
            (Side::White, _) => Color::White,
            (Side::Black, _) => Color::Black,
            (Side::First, first) => first,
            (Side::Second, Color::White) => Color::Black,
            (Side::Second, Color::Black) => Color::White,
        }
    }
}

fn parse_level(text: &str) -> Result<Level> {
    let Some(level) = text.parse().ok().and_then(Level::new) else {
        bail!("a level from 1 to {} is expected", Level::FULL.number());
    };
    Ok(level)
}

pub(crate) fn run(options: &PlayOptions) -> Result<Answer> {
    let edition = options.edition.as_deref().map(parse_edition).transpose()?;
    let printed_in = edition.and_then(|edition| Language::from_locale(edition.language));
    let mut texts = texts(options.lang.or(printed_in));
    texts.set_edition(edition);
    let game = options.game(edition, &texts)?;
    let library = options.tables.library()?;
    let is_terminal = io::stdout().is_terminal();
    let style = if is_terminal && !options.plain { Style::Colors } else { Style::Plain };
    let opponent = options.opponent(game.rules(), &library);
    let mut session = Session::new(game, texts, style, io::stdout().lock());
    session.edition = edition.filter(|edition| edition.prints(session.game.rules()));
    session.tables = Arc::clone(&library);
    session.is_watched = is_terminal && io::stdin().is_terminal();
    session.seed = options.seed();
    if let Some(opponent) = opponent {
        session.seat(opponent);
    }
    session.open(options.resume.as_deref())?;
    let mut lines = io::stdin().lock().lines();
    while session.prompt()? {
        let Some(line) = lines.next().transpose()? else {
            session.say_goodbye()?;
            break;
        };
        session.obey(&line)?;
        warn_of_troubles(&library);
    }
    Ok(Answer::Yes)
}

impl PlayOptions {
    fn game(&self, edition: Option<&Edition>, texts: &Texts) -> Result<Game> {
        if let Some(file) = &self.resume {
            let text = std::fs::read_to_string(file)
                .with_context(|| format!("cannot read {}", file.display()))?;
            return Game::from_log(&text)
                .with_context(|| format!("{} is no saved game", file.display()));
        }
        let printed = edition.map(Edition::rules);
        let rules = self.ruleset.or(printed).unwrap_or(variants::DEFAULT);
        let rules = if self.leaflet { rules } else { rules.friendly() };
        Ok(match &self.fen {
            Some(fen) => Game::from_position(rules, parse_fen(fen, &rules, texts)?),
            None => Game::new(rules),
        })
    }

    fn opponent(&self, rules: &Ruleset, tables: &Arc<Library>) -> Option<Opponent> {
        let (color, seed) = (!self.color.color(rules), self.seed());
        match self.level {
            Some(level) => Some(Opponent::engine(color, level, seed, tables)),
            None => {
                let mind = Mind::Chance(damier_engine::Random::new(seed.number));
                self.random.then_some(Opponent { color, mind })
            }
        }
    }

    /// The seed asked for, or another every time.
    fn seed(&self) -> Seed {
        let clock = || {
            let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
            now.map_or(1, |now| now.as_nanos() as u64)
        };
        Seed { number: self.seed.unwrap_or_else(clock), is_fixed: self.seed.is_some() }
    }
}
