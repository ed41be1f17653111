//! Matches between engines.

mod options;
mod report;

use std::env;
use std::fs;

use anyhow::{Context, Result, bail};
use damier_protocol::CommandLine;
use damier_protocol::arena::{
    Finished, HubPlayer, Journal, JournalError, Match, MatchScore, Player, openings,
};
use damier_protocol::host::HostError;
use damier_rules::{Position, Ruleset};

use crate::Answer;
pub(crate) use options::MatchOptions;
use options::{Ballots, Side};
use report::Report;

/// Pairs of random openings where nobody says how many games there are.
const RANDOM_PAIRS: usize = 50;

pub(crate) fn run(options: &MatchOptions) -> Result<Answer> {
    let rules = options.ruleset.friendly();
    let sides = options.sides()?;
    let names = introduce(&sides, &rules)?;
    let openings = openings(options, &rules)?;
    let pairs = options.pairs().unwrap_or(openings.len());
    if openings.len() < pairs && options.is_reproducible() {
        eprintln!("note: more pairs than openings; engines that always play alike repeat games");
    }
    let mut standing = MatchScore::new(pairs, options.sprt);
    let conditions = describe(options, &sides, &openings);
    let mut journal = journal(options, &names, &conditions, &mut standing)?;
    let mut report = Report::new(&names, &standing);
    let start = |side: &Side| {
        let (side, rules) = (side.clone(), rules);
        move || -> Result<Box<dyn Player>, HostError> {
            let player = HubPlayer::start(&side.command, &rules, &side.parameters)?;
            Ok(Box::new(player.with_nodes(side.nodes)))
        }
    };
    let (first, second) = (start(&sides[0]), start(&sides[1]));
    let played = Match {
        rules,
        contenders: [&first, &second],
        openings: &openings,
        conditions: options.conditions(),
        concurrency: options.concurrency as usize,
    };
    played.run(&mut standing, &mut |game: &Finished, standing: &MatchScore| {
        if let Some(journal) = &mut journal {
            journal.write(game)?;
        }
        report.game(game, standing);
        Ok(())
    })?;
    if let Some(journal) = journal {
        journal.finish(&standing)?;
    }
    report.summary(&standing, &conditions)?;
    Ok(Answer::Yes)
}

/// Starts both engines once, to learn their names and whether they play.
fn introduce(sides: &[Side; 2], rules: &Ruleset) -> Result<[String; 2]> {
    let name = |number: usize| {
        let side = &sides[number];
        let player = HubPlayer::start(&side.command, rules, &side.parameters)
            .with_context(|| format!("engine {}", number + 1))?;
        anyhow::Ok(player.name())
    };
    let (first, second) = (name(0)?, name(1)?);
    Ok(if first == second {
        [format!("{first} (1)"), format!("{second} (2)")]
    } else {
        [first, second]
    })
}

fn openings(options: &MatchOptions, rules: &Ruleset) -> Result<Vec<Position>> {
    let mut list = match (&options.openings, options.ballots) {
        (Some(path), _) => {
            let name = path.display();
            let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
            openings::from_fens(&text, rules).with_context(|| name.to_string())?
        }
        (None, Ballots::All(plies)) => openings::ballots(rules, plies),
        (None, Ballots::Random(plies)) => {
            let pairs = options.pairs().unwrap_or(RANDOM_PAIRS);
            return Ok(openings::random(rules, plies, pairs, options.seed.unwrap_or(0)));
        }
    };
    if let Some(seed) = options.seed {
        openings::shuffle(&mut list, seed);
    }
    if list.is_empty() {
        bail!("there are no openings");
    }
    Ok(list)
}

/// What tells this match from another, for people and for `--resume`.
fn describe(options: &MatchOptions, sides: &[Side; 2], openings: &[Position]) -> String {
    let mut text = format!(
        "{}; {}; {} openings {:08x}",
        options.ruleset,
        options.bounds(),
        openings.len(),
        digest(openings, &options.ruleset)
    );
    for (number, side) in sides.iter().enumerate() {
        for (name, value) in &side.parameters {
            text.push_str(&format!("; engine {} {name}={value}", number + 1));
        }
    }
    text
}

/// FNV-1a over the openings: the same on every machine.
fn digest(openings: &[Position], rules: &Ruleset) -> u32 {
    let texts = openings.iter().map(|pos| pos.fen(rules) + "\n");
    texts
        .flat_map(String::into_bytes)
        .fold(0x811c_9dc5, |digest, byte| (digest ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

fn journal(
    options: &MatchOptions,
    names: &[String; 2],
    conditions: &str,
    standing: &mut MatchScore,
) -> Result<Option<Journal>> {
    let Some(path) = &options.pdn else {
        return Ok(None);
    };
    let journal = if options.resume {
        Journal::resume(path, names, conditions, standing)
    } else {
        Journal::create(path, names, conditions)
    };
    match journal {
        Ok(journal) => Ok(Some(journal)),
        Err(error @ JournalError::Exists(_)) => bail!("{error}; --resume goes on from it"),
        Err(error) => Err(error).with_context(|| path.display().to_string()),
    }
}

/// Whether a command starts this program as an engine.
fn is_self(command: &CommandLine) -> bool {
    let program = env::current_exe().ok();
    program.is_some_and(|program| program.to_str() == Some(&command.program))
        && command.arguments == ["hub"]
}

/// `self` is this program.
fn parse_engine(text: &str) -> Result<CommandLine> {
    if text != "self" {
        return Ok(text.parse()?);
    }
    let program = env::current_exe().context("where is this program?")?;
    let program = program.to_str().context("the path of this program is no text")?.to_owned();
    Ok(CommandLine { program, arguments: vec!["hub".to_owned()], folder: None })
}
