//! Disaster after disaster, and how far we are.

use std::time::{Duration, Instant};

use super::ledger::Findings;
use super::table::Row;
use crate::live::grouped;

#[derive(Debug)]
pub(crate) struct Rounds {
    pub(crate) row: Row,
    wanted: usize,
    /// So many moves must be acknowledged in all rounds.
    moves: usize,
    /// Rounds in which nothing was acknowledged: nothing could be lost in them.
    empty: usize,
    slowest_start: Duration,
    /// When the short form has had enough.
    end: Option<Instant>,
}

/// Whoever acknowledges nothing in so many rounds more than a busy machine may have
/// never will.
const EMPTY: usize = 20;

/// Of the kills as of the power cuts, so that all parts fit into a minute.
const SHORT: Duration = Duration::from_secs(12);

impl Rounds {
    pub(crate) fn new(row: Row, wanted: usize, short: bool) -> Rounds {
        let end = short.then(|| Instant::now() + SHORT);
        Rounds { row, wanted, moves: 0, empty: 0, slowest_start: Duration::ZERO, end }
    }

    /// The same, until so many moves were acknowledged.
    pub(crate) fn with_moves(self, moves: usize) -> Rounds {
        Rounds { moves, ..self }
    }

    /// Whether another round is wanted, and there is time for it.
    pub(crate) fn go_on(&self) -> bool {
        let has_time = self.end.is_none_or(|end| Instant::now() < end);
        let is_short = self.row.findings.moves < self.moves && !self.is_hopeless();
        let is_wanted = self.row.events < self.wanted || is_short;
        is_wanted && (self.row.events == 0 || has_time)
    }

    fn is_hopeless(&self) -> bool {
        self.empty > self.row.events / 10 + EMPTY
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
        if self.row.findings.moves < self.moves {
            let (moves, wanted) = (grouped(self.row.findings.moves), grouped(self.moves));
            self.row.fault(format!("{moves} of {wanted} moves were acknowledged"));
        }
        self.row
    }
}

#[cfg(test)]
mod tests {
    use super::super::table::Must;
    use super::*;

    fn rounds(moves: usize) -> Rounds {
        Rounds::new(Row::new("kill", Must::Hold), 2, false).with_moves(moves)
    }

    fn played(moves: usize) -> Findings {
        Findings { acknowledged: moves, moves, ..Findings::default() }
    }

    #[test]
    fn rounds_go_on_until_there_were_enough_moves() {
        let mut rounds = rounds(25);
        let mut count = 0;
        while rounds.go_on() {
            rounds.add(played(10), Duration::ZERO);
            count += 1;
        }
        assert_eq!(count, 3);
        assert!(rounds.finish().is_good());
    }

    #[test]
    fn too_few_moves_are_a_fault_and_no_reason_to_go_on_for_ever() {
        let mut rounds = rounds(25);
        rounds.add(played(10), Duration::ZERO);
        while rounds.go_on() {
            rounds.add(played(0), Duration::ZERO);
        }
        let row = rounds.finish();
        assert!(!row.is_good() && row.faults.iter().any(|fault| fault.contains("10 of 25 moves")));
    }
}
