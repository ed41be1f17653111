use std::io::{self, Write};
use std::time::Instant;

use anyhow::Result;
use damier_protocol::arena::stats::{Sprt, Tally, Verdict};
use damier_protocol::arena::{Ending, Finished, MatchScore};

use crate::status_line::StatusLine;

/// How a match stands: one line that changes if somebody watches, else a line
/// every tenth of the match; and the summary.
pub(super) struct Report {
    names: [String; 2],
    status: StatusLine,
    start: Instant,
    played_before: usize,
    forfeits: usize,
    tenths_told: usize,
}

impl Report {
    pub(super) fn new(names: &[String; 2], standing: &MatchScore) -> Report {
        let report = Report {
            names: names.clone(),
            status: StatusLine::new(),
            start: Instant::now(),
            played_before: standing.n_played(),
            forfeits: 0,
            tenths_told: standing.n_played() * 10 / standing.n_games().max(1),
        };
        eprintln!("{} against {}, {} games", names[0], names[1], standing.n_games());
        if report.played_before > 0 {
            eprintln!("{} games are already played", report.played_before);
        }
        report
    }

    pub(super) fn game(&mut self, game: &Finished, standing: &MatchScore) {
        if let Ending::Forfeit { .. } = game.played.ending {
            self.forfeits += 1;
            self.status.clear();
            eprintln!("game {}: {}", round(game.number), game.played.ending);
        }
        let line = self.line(standing);
        let tenth = standing.n_played() * 10 / standing.n_games().max(1);
        if self.status.is_watched() {
            self.status.show(|| line);
        } else if tenth > self.tenths_told {
            self.tenths_told = tenth;
            eprintln!("{line}");
        }
    }

    fn line(&self, standing: &MatchScore) -> String {
        let (played, all) = (standing.n_played(), standing.n_games());
        let minutes = self.start.elapsed().as_secs_f64() / 60.0;
        let rate = (played - self.played_before) as f64 / minutes.max(1e-9);
        let left = (all - played) as f64 / rate.max(1e-9);
        let tally = standing.tally();
        let test = standing.sprt().map_or(String::new(), |sprt| {
            format!("  LLR {:.2} of ±{:.2}", sprt.ratio(tally), Sprt::BOUND)
        });
        format!(
            "{played}/{all}  {}  {}{test}  {rate:.1} games/min, {left:.1} min left",
            games(tally),
            strength(tally)
        )
    }

    pub(super) fn summary(&self, standing: &MatchScore, conditions: &str) -> Result<()> {
        self.status.clear();
        let tally = standing.tally();
        let mut out = io::stdout().lock();
        writeln!(out, "{} against {}", self.names[0], self.names[1])?;
        writeln!(out, "conditions  {conditions}")?;
        writeln!(out, "games       {}  {}", 2 * tally.n_pairs(), games(tally))?;
        writeln!(out, "pairs       {}  [0 ½ 1 1½ 2] = {:?}", tally.n_pairs(), tally.pairs())?;
        writeln!(out, "strength    {}", strength(tally))?;
        if let Some(sprt) = standing.sprt() {
            let (low, high) = sprt.bounds();
            let verdict = match standing.verdict() {
                Some(Verdict::Upper) => format!("at least {high} Elo is accepted"),
                Some(Verdict::Lower) => format!("at most {low} Elo is accepted"),
                None => "undecided".to_owned(),
            };
            let ratio = sprt.ratio(tally);
            let bound = Sprt::BOUND;
            writeln!(
                out,
                "test        {low},{high} Elo: LLR {ratio:.2} of ±{bound:.2}, {verdict}"
            )?;
        }
        if self.forfeits > 0 {
            writeln!(out, "forfeits    {}", self.forfeits)?;
        }
        Ok(())
    }
}

fn games(tally: &Tally) -> String {
    let (wins, draws, losses) = tally.games();
    format!("+{wins} ={draws} -{losses}  {:.1} %", 100.0 * tally.score())
}

fn strength(tally: &Tally) -> String {
    let elo = tally.elo();
    format!(
        "Elo {:+.1} ± {:.1} (95 %), LOS {:.1} %",
        // No minus before a zero.
        elo.value + 0.0,
        elo.margin(),
        100.0 * tally.superiority()
    )
}

/// `17.2` is the second game of the seventeenth pair.
fn round(number: usize) -> String {
    format!("{}.{}", number / 2 + 1, number % 2 + 1)
}
