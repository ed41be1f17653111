use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::io::{self, Write};

use anyhow::Result;
use clap::Args;
use damier_pdn::{Checked, GameResult, Record};
use damier_rules::Position;
use serde::Serialize;

use super::progress::ReadProgress;
use super::sources::{CONTINUE, Hand, Source, SourceOptions, in_order};
use super::{main_line, replay};
use crate::Answer;

#[derive(Debug, Args)]
pub(super) struct StatsOptions {
    #[command(flatten)]
    sources: SourceOptions,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What is counted, and added up over the files.
#[derive(Default)]
struct Counts {
    results: Results,
    rulesets: BTreeMap<String, usize>,
    /// How many games have so many moves.
    lengths: BTreeMap<usize, usize>,
    openings: BTreeMap<(String, String), usize>,
}

#[derive(Copy, Clone, Default, Serialize)]
struct Results {
    white: usize,
    black: usize,
    draw: usize,
    unknown: usize,
}

#[derive(Serialize)]
struct Summary {
    games: usize,
    results: Results,
    rulesets: BTreeMap<String, usize>,
    moves: Option<Lengths>,
    openings: Vec<Opening>,
}

#[derive(Serialize)]
struct Lengths {
    min: usize,
    median: usize,
    max: usize,
}

#[derive(Serialize)]
struct Opening {
    ruleset: String,
    moves: String,
    games: usize,
}

pub(super) fn run(options: &StatsOptions) -> Result<Answer> {
    let sources = options.sources.sources()?;
    let mut total = Counts::default();
    in_order(&sources, count, |counts| {
        total.add(counts);
        Ok(())
    })?;
    let summary = total.summary();
    let mut out = io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&summary)?)?;
    } else {
        summary.print(&mut out)?;
    }
    Ok(Answer::Yes)
}

fn count(source: &Source, progress: &ReadProgress, hand: &mut Hand<'_, Counts>) -> Result<()> {
    let mut counts = Counts::default();
    source.for_each_game(progress, |record| {
        counts.game(&record);
        CONTINUE
    })?;
    // Whoever no longer listens needs no more.
    let _ = hand(counts);
    Ok(())
}

impl Counts {
    fn game(&mut self, record: &Record) {
        let checked = replay(record, None);
        *match record.outcome() {
            GameResult::White => &mut self.results.white,
            GameResult::Black => &mut self.results.black,
            GameResult::Draw => &mut self.results.draw,
            // Both may lose, but that says nothing about the game.
            GameResult::NobodyScores | GameResult::Unknown => &mut self.results.unknown,
        } += 1;
        *self.rulesets.entry(checked.rules.to_string()).or_default() += 1;
        *self.lengths.entry(record.main_line().count()).or_default() += 1;
        if let Some(opening) = opening(record, &checked) {
            *self.openings.entry((checked.rules.to_string(), opening)).or_default() += 1;
        }
    }

    fn add(&mut self, other: Counts) {
        self.results.white += other.results.white;
        self.results.black += other.results.black;
        self.results.draw += other.results.draw;
        self.results.unknown += other.results.unknown;
        for (length, games) in other.lengths {
            *self.lengths.entry(length).or_default() += games;
        }
        for (ruleset, games) in other.rulesets {
            *self.rulesets.entry(ruleset).or_default() += games;
        }
        for (opening, games) in other.openings {
            *self.openings.entry(opening).or_default() += games;
        }
    }

    fn summary(self) -> Summary {
        const MOST: usize = 10;
        let games: usize = self.lengths.values().sum();
        let mut before = 0;
        let median = self.lengths.iter().find_map(|(&length, count)| {
            before += count;
            (before > games / 2).then_some(length)
        });
        let ends = self.lengths.keys().next().zip(self.lengths.keys().next_back());
        let moves = ends.zip(median).map(|((&min, &max), median)| Lengths { min, median, max });
        let mut openings: Vec<Opening> = self
            .openings
            .into_iter()
            .map(|((ruleset, moves), games)| Opening { ruleset, moves, games })
            .collect();
        openings.sort_by_key(|opening| Reverse(opening.games));
        openings.truncate(MOST);
        let (results, rulesets) = (self.results, self.rulesets);
        Summary { games, results, rulesets, moves, openings }
    }
}

/// The first four moves of a game from the start.
fn opening(record: &Record, checked: &Checked) -> Option<String> {
    const PLIES: usize = 4;
    if checked.start != Position::initial(&checked.rules) || checked.moves.len() < PLIES {
        return None;
    }
    let sign = checked.game_type.capture_sign();
    let moves = main_line(record, checked);
    let moves: Vec<String> = moves.iter().take(PLIES).map(|m| m.with_separator(sign)).collect();
    Some(moves.join(" "))
}

impl Summary {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let Results { white, black, draw, unknown } = self.results;
        writeln!(out, "games     {}", self.games)?;
        writeln!(out, "results   white {white}, black {black}, draw {draw}, unknown {unknown}")?;
        if let Some(Lengths { min, median, max }) = self.moves {
            writeln!(out, "moves     min {min}, median {median}, max {max}")?;
        }
        writeln!(out, "\nrulesets")?;
        for (ruleset, games) in &self.rulesets {
            writeln!(out, "{games:9} {ruleset}")?;
        }
        if !self.openings.is_empty() {
            writeln!(out, "\nopenings")?;
        }
        for Opening { ruleset, moves, games } in &self.openings {
            writeln!(out, "{games:9} {moves} ({ruleset})")?;
        }
        Ok(())
    }
}
