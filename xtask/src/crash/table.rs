//! What is printed at the end, and whether it is good.

use super::ledger::Findings;
use crate::live::grouped;

/// What a row has to show.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Must {
    Hold,
    /// A control: if nothing is missing, the trial sees nothing.
    Lose,
}

#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) part: String,
    pub(crate) events: usize,
    pub(crate) findings: Findings,
    pub(crate) must: Must,
    /// What else went wrong, in words.
    pub(crate) faults: Vec<String>,
}

impl Row {
    pub(crate) fn new(part: impl Into<String>, must: Must) -> Row {
        let findings = Findings::default();
        Row { part: part.into(), events: 0, findings, must, faults: Vec::new() }
    }

    /// One event more, with what was found after it.
    pub(crate) fn add(&mut self, findings: Findings) {
        self.events += 1;
        self.findings += findings;
    }

    pub(crate) fn fault(&mut self, fault: impl Into<String>) {
        self.faults.push(fault.into());
    }

    pub(crate) fn is_good(&self) -> bool {
        let kept = match self.must {
            Must::Hold => self.findings.are_clean(),
            Must::Lose => self.findings.lost > 0,
        };
        kept && self.events > 0 && self.faults.is_empty()
    }

    fn verdict(&self) -> &'static str {
        match (self.must, self.is_good()) {
            (Must::Hold, true) => "good",
            (Must::Hold, false) => "FAILED",
            (Must::Lose, true) => "loses, as it must",
            (Must::Lose, false) => "VOID: it must lose",
        }
    }

    /// Said as soon as it is known.
    pub(crate) fn tell(&self) {
        let (part, lost) = (&self.part, grouped(self.findings.lost));
        let acknowledged = grouped(self.findings.acknowledged);
        let (moves, verdict) = (grouped(self.findings.moves), self.verdict());
        println!(
            "   {part}: {acknowledged} lines acknowledged, {moves} of them moves, {lost} lost: {verdict}"
        );
        // What a control loses needs no explanation.
        let examples = self.findings.examples.iter().filter(|_| self.must == Must::Hold);
        for line in examples.chain(&self.faults) {
            println!("      {line}");
        }
    }
}

/// Prints the table and says whether all is as it must be.
pub(crate) fn summary(rows: &[Row], left_out: &[String]) -> bool {
    println!(
        "\n{:44} {:>6} {:>12} {:>12} {:>8} {:>7} {:>9} {:>7} {:>7}",
        "part",
        "events",
        "acknowledged",
        "moves",
        "lost",
        "doubled",
        "reordered",
        "partial",
        "refused"
    );
    for row in rows {
        let found = &row.findings;
        println!(
            "{:44} {:>6} {:>12} {:>12} {:>8} {:>7} {:>9} {:>7} {:>7}  {}",
            row.part,
            row.events,
            grouped(found.acknowledged),
            grouped(found.moves),
            grouped(found.lost),
            found.doubled,
            found.reordered,
            found.partial,
            found.refused,
            row.verdict()
        );
    }
    for fault in rows.iter().flat_map(|row| row.faults.iter().map(move |fault| (row, fault))) {
        println!("FAILED: {}: {}", fault.0.part, fault.1);
    }
    for part in left_out {
        println!("LEFT OUT: {part}");
    }
    rows.iter().all(Row::is_good)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_control_that_does_not_lose_is_bad() {
        let mut control = Row::new("control", Must::Lose);
        control.add(Findings::default());
        assert!(!control.is_good());
        control.add(Findings { lost: 1, ..Findings::default() });
        assert!(control.is_good());
        let mut part = Row::new("part", Must::Hold);
        assert!(!part.is_good(), "nothing was tried");
        part.add(Findings::default());
        assert!(part.is_good());
        part.add(Findings { refused: 1, ..Findings::default() });
        assert!(!part.is_good());
    }
}
