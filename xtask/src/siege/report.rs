//! Figures, their limits, and a verdict.

#[derive(Debug, Default)]
pub(crate) struct Report {
    checks: Vec<Check>,
    notes: Vec<String>,
}

#[derive(Debug)]
struct Check {
    what: String,
    value: String,
    limit: String,
    good: bool,
}

impl Report {
    pub(crate) fn check(&mut self, what: &str, value: &str, limit: &str, good: bool) {
        println!("   {} {what}: {value}", if good { "PASS" } else { "FAIL" });
        let (what, value, limit) = (what.to_owned(), value.to_owned(), limit.to_owned());
        self.checks.push(Check { what, value, limit, good });
    }

    /// A figure that has a highest value.
    pub(crate) fn at_most(&mut self, what: &str, value: f64, limit: f64, unit: &str) {
        let (shown, most) = (format!("{value:.1} {unit}"), format!("at most {limit} {unit}"));
        self.check(what, &shown, &most, value <= limit);
    }

    /// What was left out, and why.
    pub(crate) fn left_out(&mut self, what: &str) {
        println!("   LEFT OUT: {what}");
        self.notes.push(what.to_owned());
    }

    /// Prints everything once more; whether all was good.
    pub(crate) fn summary(&self) -> bool {
        println!("\n{:4} {:64} {:>26}  limit", "", "figure", "value");
        for Check { what, value, limit, good } in &self.checks {
            println!("{} {what:64} {value:>26}  {limit}", if *good { "PASS" } else { "FAIL" });
        }
        for note in &self.notes {
            println!("LEFT OUT: {note}");
        }
        self.checks.iter().all(|check| check.good)
    }
}
