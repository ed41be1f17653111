//! Disaster after disaster, and how far we are.

use std::time::{Duration, Instant};

use super::ledger::Findings;
use super::table::Row;
use crate::live::grouped;

#[derive(Debug)]
pub(crate) struct Rounds {
    pub(crate) row: Row,
    wanted: usize,
    /// Rounds in which nothing was acknowledged: nothing could be lost in them.
    empty: usize,
    slowest_start: Duration,
    /// When the short form has had enough.
    end: Option<Instant>,
}

/// Of the kills as of the power cuts, so that all parts fit into a minute.
const SHORT: Duration = Duration::from_secs(12);

impl Rounds {
    pub(crate) fn new(row: Row, wanted: usize, short: bool) -> Rounds {
        let end = short.then(|| Instant::now() + SHORT);
        Rounds { row, wanted, empty: 0, slowest_start: Duration::ZERO, end }
    }

    /// Whether another round is wanted, and there is time for it.
    pub(crate) fn go_on(&self) -> bool {
        let has_time = self.end.is_none_or(|end| Instant::now() < end);
        self.row.events < self.wanted && (self.row.events == 0 || has_time)
    }

    pub(crate) fn add(&mut self, findings: Findings, start: Duration) {
        self.empty += usize::from(findings.acknowledged == 0);
        self.slowest_start = self.slowest_start.max(start);
        self.row.add(findings);
        if self.row.events.is_multiple_of((self.wanted / 10).max(1)) {
            let (round, lost) = (self.row.events, self.row.findings.lost);
            let (part, found) = (&self.row.part, &self.row.findings);
            let (lines, moves) = (grouped(found.acknowledged), grouped(found.moves));
            println!(
                "   {part} {round}: {lines} lines acknowledged so far, {moves} of them moves, {lost} lost"
            );
        }
    }

    pub(crate) fn finish(mut self) -> Row {
        println!("   slowest start afterwards: {:.2} s", self.slowest_start.as_secs_f64());
        // A busy machine may have a few.
        if self.empty * 10 > self.row.events {
            let (empty, rounds) = (self.empty, self.row.events);
            self.row.fault(format!("nothing was acknowledged in {empty} of {rounds} rounds"));
        }
        self.row
    }
}
