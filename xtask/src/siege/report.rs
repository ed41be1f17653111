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

const fn verdict(good: bool) -> &'static str {
    if good { "holds" } else { "FAILED" }
}

impl Report {
    pub(crate) fn check(&mut self, what: &str, value: &str, limit: &str, good: bool) {
        let of = if limit.is_empty() { String::new() } else { format!(", {limit}") };
        println!("   {what}: {value}{of}: {}", verdict(good));
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
        println!("\n{:64} {:>26}  {:34}", "figure", "value", "limit");
        for Check { what, value, limit, good } in &self.checks {
            println!("{what:64} {value:>26}  {limit:34} {}", verdict(*good));
        }
        for note in &self.notes {
            println!("LEFT OUT: {note}");
        }
        self.is_good()
    }

    /// Whether something was looked at, and all of it was good.
    pub(crate) fn is_good(&self) -> bool {
        !self.checks.is_empty() && self.checks.iter().all(|check| check.good)
    }
}
