//! What is counted, in the words of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

/// The page that a program reads which watches.
#[derive(Debug, Default)]
pub(crate) struct Page(String);

impl Page {
    /// Something that goes up and down.
    pub(crate) fn gauge(&mut self, name: &str, value: u64) {
        let _ = write!(self.0, "# TYPE damier_{name} gauge\ndamier_{name} {value}\n");
    }

    /// Something that only grows; its name ends in `_total`.
    pub(crate) fn counter(&mut self, name: &str, value: u64) {
        let _ = write!(self.0, "# TYPE damier_{name} counter\ndamier_{name} {value}\n");
    }

    pub(crate) fn histogram(&mut self, name: &str, histogram: &Histogram) {
        let Histogram { bounds, unit, counts, sum } = histogram;
        let _ = writeln!(self.0, "# TYPE damier_{name} histogram");
        let mut so_far = 0;
        for (place, count) in counts.iter().enumerate() {
            so_far += count.load(Ordering::Relaxed);
            let bound = bounds.get(place).map(|bound| *bound as f64 / unit);
            let bound = bound.map_or_else(|| "+Inf".to_owned(), |bound| bound.to_string());
            let _ = writeln!(self.0, "damier_{name}_bucket{{le=\"{bound}\"}} {so_far}");
        }
        let sum = sum.load(Ordering::Relaxed) as f64 / unit;
        let _ = write!(self.0, "damier_{name}_sum {sum}\ndamier_{name}_count {so_far}\n");
    }

    pub(crate) fn into_text(self) -> String {
        self.0
    }
}

/// How often something was how large.
#[derive(Debug)]
pub(crate) struct Histogram {
    bounds: &'static [u64],
    /// So many make one of what is told.
    unit: f64,
    /// For each bound what is at most so large and more than the one before; at the
    /// end what is larger.
    counts: Vec<AtomicU64>,
    sum: AtomicU64,
}

impl Histogram {
    /// Of times, in microseconds; told in seconds.
    pub(crate) fn of_times() -> Histogram {
        const MS: u64 = 1000;
        const TIMES: [u64; 11] = [
            MS,
            2 * MS,
            5 * MS,
            10 * MS,
            20 * MS,
            50 * MS,
            100 * MS,
            250 * MS,
            500 * MS,
            1000 * MS,
            5000 * MS,
        ];
        Histogram::new(&TIMES, 1e6)
    }

    /// Of what is counted.
    pub(crate) fn of_numbers() -> Histogram {
        Histogram::new(&[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000], 1.0)
    }

    fn new(bounds: &'static [u64], unit: f64) -> Histogram {
        let counts = (0..=bounds.len()).map(|_| AtomicU64::new(0)).collect();
        Histogram { bounds, unit, counts, sum: AtomicU64::new(0) }
    }

    pub(crate) fn count(&self, value: u64) {
        let place = self.bounds.partition_point(|bound| *bound < value);
        self.counts[place].fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(value, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_in_every_bucket_that_holds_it() {
        let times = Histogram::of_times();
        [0, 1000, 1001, 60_000_000].into_iter().for_each(|time| times.count(time));
        let mut page = Page::default();
        page.histogram("ack_seconds", &times);
        let text = page.into_text();
        for line in [
            "damier_ack_seconds_bucket{le=\"0.001\"} 2",
            "damier_ack_seconds_bucket{le=\"0.002\"} 3",
            "damier_ack_seconds_bucket{le=\"5\"} 3",
            "damier_ack_seconds_bucket{le=\"+Inf\"} 4",
            "damier_ack_seconds_sum 60.002001",
            "damier_ack_seconds_count 4",
        ] {
            assert!(text.lines().any(|known| known == line), "{line}: {text}");
        }
    }
}
