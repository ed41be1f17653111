use std::fmt::Write as _;
use std::io::{self, Write};
use std::mem;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use damier_pdn::{Checked, GameResult, GameType, Record};
use damier_rules::{Position, Ruleset, variants};

use super::progress::ReadProgress;
use super::replay;
use super::sources::{CHUNK, CONTINUE, Hand, Source, SourceOptions, in_order};
use crate::Answer;
use crate::common_options::{parse_ruleset, texts};

#[derive(Debug, Args)]
pub(super) struct FindOptions {
    #[command(flatten)]
    sources: SourceOptions,
    /// Part of the name of either player
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Part of the name of White
    #[arg(long, value_name = "NAME")]
    white: Option<String>,
    /// Part of the name of Black
    #[arg(long, value_name = "NAME")]
    black: Option<String>,
    /// Part of the name of the event
    #[arg(long, value_name = "TEXT")]
    event: Option<String>,
    /// Part of the date, such as 1988 or 1988.12
    #[arg(long, value_name = "TEXT")]
    date: Option<String>,
    /// The result: 1-0, 0-1 or 1/2-1/2
    #[arg(long, value_parser = parse_result)]
    result: Option<GameResult>,
    /// A position of the main line, its squares named as in files of the game
    #[arg(long, value_name = "FEN")]
    position: Option<String>,
    /// The rules of the position; those of each game if left out
    #[arg(long, value_name = "ID", value_parser = parse_ruleset, requires = "position")]
    ruleset: Option<Ruleset>,
    /// Find the position with colours changed and the board turned, too
    #[arg(long, requires = "position")]
    reversed: bool,
    /// Print the games as PDN
    #[arg(long)]
    pdn: bool,
}

#[derive(Default)]
struct Found {
    output: String,
    games: usize,
}

fn parse_result(text: &str) -> Result<GameResult> {
    GameResult::parse(text).with_context(|| format!("{text:?} is no result"))
}

pub(super) fn run(options: &FindOptions) -> Result<Answer> {
    options.check_position()?;
    let sources = options.sources.sources()?;
    let mut out = io::stdout().lock();
    let mut games = 0;
    let work = |source: &Source, progress: &ReadProgress, hand: &mut Hand<'_, Found>| {
        find(options, source, progress, hand)
    };
    in_order(&sources, work, |found| {
        if options.pdn && games > 0 && found.games > 0 {
            writeln!(out)?;
        }
        games += found.games;
        Ok(out.write_all(found.output.as_bytes())?)
    })?;
    Ok(if games > 0 { Answer::Yes } else { Answer::No })
}

fn find(
    options: &FindOptions,
    source: &Source,
    progress: &ReadProgress,
    hand: &mut Hand<'_, Found>,
) -> Result<()> {
    let mut found = Found::default();
    source.for_each_game(progress, |record| {
        if !options.fits_tags(&record) || !options.fits_position(&record) {
            return CONTINUE;
        }
        if options.pdn {
            if found.games > 0 {
                found.output.push('\n');
            }
            found.output.push_str(&record.to_pdn());
        } else {
            let _ = writeln!(found.output, "{}", line(&source.name, &record));
        }
        found.games += 1;
        if found.output.len() >= CHUNK { hand(mem::take(&mut found)) } else { CONTINUE }
    })?;
    // Whoever no longer listens needs no more.
    let _ = hand(found);
    Ok(())
}

fn line(file: &str, record: &Record) -> String {
    let tag = |name| record.tag(name).filter(|value| !value.is_empty()).unwrap_or("?");
    let line = record.place.map_or(1, |place| place.line);
    let (white, black, event, date) = (tag("White"), tag("Black"), tag("Event"), tag("Date"));
    format!("{file}:{line}: {white} - {black}, {event}, {date}, {}", record.outcome())
}

impl FindOptions {
    /// A position that no game could have is the user's mistake.
    fn check_position(&self) -> Result<()> {
        let Some(fen) = &self.position else {
            return Ok(());
        };
        let by = |rules: &Ruleset| GameType::of(rules).position(fen, rules).map(drop);
        let is_some_games = self.ruleset.is_none()
            && variants::ALL.iter().any(|variant| by(&variant.rules).is_ok());
        if is_some_games {
            return Ok(());
        }
        let rules = self.ruleset.unwrap_or(variants::INTERNATIONAL);
        by(&rules).map_err(|error| anyhow!("{}", texts(None).fen_error(&error, &rules)))
    }

    fn fits_tags(&self, record: &Record) -> bool {
        let has = |tag: &str, part: &str| {
            record.tag(tag).is_some_and(|value| value.to_lowercase().contains(&part.to_lowercase()))
        };
        let fits =
            |tag: &str, wanted: &Option<String>| wanted.as_ref().is_none_or(|part| has(tag, part));
        fits("White", &self.white)
            && fits("Black", &self.black)
            && fits("Event", &self.event)
            && fits("Date", &self.date)
            && self.player.as_ref().is_none_or(|part| has("White", part) || has("Black", part))
            && self.result.is_none_or(|result| record.outcome() == result)
    }

    fn fits_position(&self, record: &Record) -> bool {
        let Some(fen) = &self.position else {
            return true;
        };
        let checked = replay(record, self.ruleset.as_ref());
        let Checked { rules, game_type, .. } = &checked;
        let Ok(wanted) = game_type.position(fen, rules) else {
            return false;
        };
        let reversed = self.reversed.then(|| wanted.flipped(rules));
        let fits = |pos: &Position| {
            pos.same_board(&wanted) || reversed.is_some_and(|other| pos.same_board(&other))
        };
        checked.positions().iter().any(fits)
    }
}
