//! What is measured: times in histograms, and what the server's process uses.

use std::fs;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;
use tokio::time::Instant;

/// A time longer than this counts as this long.
const LONGEST: Duration = Duration::from_secs(300);
/// So many different complaints are shown.
const SHOWN: usize = 8;

/// Times in microseconds.
#[derive(Debug)]
pub(crate) struct Times(Mutex<Histogram<u64>>);

impl Times {
    pub(crate) fn new() -> Times {
        let longest = u64::try_from(LONGEST.as_micros()).unwrap_or(u64::MAX);
        // The bounds are ones that it accepts; without them it would grow by itself.
        let empty = Histogram::new_with_bounds(1, longest, 3);
        Times(Mutex::new(empty.unwrap_or_else(|_| Histogram::new(3).expect("3 digits are few"))))
    }

    /// Something that was due at this instant has happened.
    pub(crate) fn record_since(&self, due: Instant) {
        let micros = u64::try_from(due.elapsed().as_micros()).unwrap_or(u64::MAX);
        lock(&self.0).saturating_record(micros.max(1));
    }

    pub(crate) fn quantiles(&self) -> Quantiles {
        Quantiles::of(&lock(&self.0))
    }

    /// Those of several together.
    fn of_all<'a>(times: impl Iterator<Item = &'a Times>) -> Quantiles {
        let sum = Times::new();
        for times in times {
            // Both have the same bounds.
            let _ = lock(&sum.0).add(&*lock(&times.0));
        }
        sum.quantiles()
    }
}

/// In microseconds.
#[derive(Copy, Clone, Debug, Default, Serialize)]
pub(crate) struct Quantiles {
    pub(crate) count: u64,
    pub(crate) p50: u64,
    pub(crate) p99: u64,
    pub(crate) p999: u64,
    pub(crate) max: u64,
}

impl Quantiles {
    fn of(times: &Histogram<u64>) -> Quantiles {
        Quantiles {
            count: times.len(),
            p50: times.value_at_quantile(0.5),
            p99: times.value_at_quantile(0.99),
            p999: times.value_at_quantile(0.999),
            max: times.max(),
        }
    }
}

/// What happens in one step of the plan.
#[derive(Debug)]
pub(crate) struct StepFigures {
    pub(crate) ack: Times,
    pub(crate) delivery: Times,
    pub(crate) offered: AtomicU64,
    pub(crate) saved: AtomicU64,
    pub(crate) shed: AtomicU64,
}

/// All that is counted while games are played.
#[derive(Debug)]
pub(crate) struct Figures {
    pub(crate) steps: Vec<StepFigures>,
    pub(crate) errors: AtomicU64,
    complaints: Mutex<Vec<String>>,
}

impl Figures {
    pub(crate) fn new(steps: usize) -> Figures {
        let step = |_| StepFigures {
            ack: Times::new(),
            delivery: Times::new(),
            offered: AtomicU64::new(0),
            saved: AtomicU64::new(0),
            shed: AtomicU64::new(0),
        };
        Figures {
            steps: (0..steps.max(1)).map(step).collect(),
            errors: AtomicU64::new(0),
            complaints: Mutex::default(),
        }
    }

    /// Something went wrong; the first few are shown.
    pub(crate) fn error(&self, what: impl Into<String>) {
        self.errors.fetch_add(1, Ordering::Relaxed);
        let mut complaints = lock(&self.complaints);
        if complaints.len() < SHOWN {
            complaints.push(what.into());
        }
    }

    pub(crate) fn complaints(&self) -> Vec<String> {
        lock(&self.complaints).clone()
    }

    /// How long moves took to be saved, and to be told, in all steps.
    pub(crate) fn all(&self) -> (Quantiles, Quantiles) {
        let ack = Times::of_all(self.steps.iter().map(|step| &step.ack));
        (ack, Times::of_all(self.steps.iter().map(|step| &step.delivery)))
    }

    pub(crate) fn sum(&self, of: impl Fn(&StepFigures) -> &AtomicU64) -> u64 {
        self.steps.iter().map(|step| of(step).load(Ordering::Relaxed)).sum()
    }
}

pub(crate) fn add(count: &AtomicU64) {
    count.fetch_add(1, Ordering::Relaxed);
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a process uses; nothing where there is no `/proc`.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Usage {
    /// Processor time in all its threads.
    pub(crate) cpu: Duration,
    /// Memory in bytes.
    pub(crate) memory: u64,
}

impl Usage {
    pub(crate) fn of(process: Option<u32>) -> Usage {
        /// Clock ticks of a second in /proc, the same on every Linux of today.
        const TICK: Duration = Duration::from_millis(10);
        let read = |file: &str| {
            let id = process?;
            fs::read_to_string(format!("/proc/{id}/{file}")).ok()
        };
        let ticks = || -> Option<u32> {
            let stat = read("stat")?;
            // The name in parentheses may have blanks in it.
            let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
            let mut field = || fields.next()?.parse::<u32>().ok();
            Some(field()? + field()?)
        };
        let memory = || -> Option<u64> {
            let status = read("status")?;
            let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
            Some(line.trim().strip_suffix(" kB")?.parse::<u64>().ok()? << 10)
        };
        Usage { cpu: TICK * ticks().unwrap_or(0), memory: memory().unwrap_or(0) }
    }
}

/// How busy the machine was in the last minute: so many wanted a processor.
pub(crate) fn load_average() -> f64 {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').next().and_then(|load| load.parse().ok()).unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_count_from_when_they_were_due() {
        let times = Times::new();
        let now = Instant::now();
        times.record_since(now);
        times.record_since(now - Duration::from_secs(2));
        let Quantiles { count, p50, max, .. } = times.quantiles();
        assert_eq!(count, 2);
        assert!(p50 < 2_000_000 && max >= 1_990_000, "{p50} {max}");
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_process_uses_memory() {
        assert!(Usage::of(Some(std::process::id())).memory > 100_000);
        assert_eq!(Usage::of(None).memory, 0);
    }
}
