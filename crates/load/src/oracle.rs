//! Whether everybody saw the same game, and whether it is the one that was
//! played.
//!
//! Each client keeps what it was told, as hashes: lines are compared, not shown.
//! What the store says at the end is compared with what everybody saw, with what
//! was acknowledged, and with what was played.

use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};
use std::ops::AddAssign;

/// A line, for comparison.
pub(crate) fn mark(line: &str) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(line)
}

/// What went wrong, counted.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct Faults {
    /// Acknowledged lines that are not at their number, and lines of the log
    /// that somebody was never told.
    pub(crate) lost: u64,
    /// Numbers that were skipped.
    pub(crate) gaps: u64,
    /// Lines that came twice, or were stored twice.
    pub(crate) doubled: u64,
    /// Lines that are other lines for somebody else, or that nobody sent.
    pub(crate) different: u64,
}

impl AddAssign for Faults {
    fn add_assign(&mut self, other: Faults) {
        self.lost += other.lost;
        self.gaps += other.gaps;
        self.doubled += other.doubled;
        self.different += other.different;
    }
}

/// What one client was told.
#[derive(Clone, Debug, Default)]
pub(crate) struct Told {
    marks: Vec<u64>,
    faults: Faults,
}

impl Told {
    /// How many lines he knows: the number of the next.
    pub(crate) fn version(&self) -> u32 {
        u32::try_from(self.marks.len()).unwrap_or(u32::MAX)
    }

    /// He is told lines, from this number on. A connection that is new begins
    /// where the last one ended, so that every line comes once.
    pub(crate) fn hear(&mut self, from: u32, lines: &[String]) {
        let (from, known) = (from as usize, self.marks.len());
        if from > known {
            self.faults.gaps += 1;
            // Nothing is known of those between.
            self.marks.resize(from, 0);
        }
        for (number, line) in (from..).zip(lines) {
            match self.marks.get(number) {
                None => self.marks.push(mark(line)),
                Some(known) if *known == mark(line) => self.faults.doubled += 1,
                Some(_) => self.faults.different += 1,
            }
        }
    }
}

/// One room as it was played.
#[derive(Clone, Debug, Default)]
pub(crate) struct Played {
    /// What each who was in it saw.
    pub(crate) told: Vec<Told>,
    /// Lines whose storing was acknowledged, with their numbers.
    pub(crate) acknowledged: Vec<(u32, u64)>,
    /// The lines of the game that were sent, in order; the last may not have
    /// been answered.
    pub(crate) sent: Vec<u64>,
}

/// Lines of the game itself, which players send: not those of the room or the
/// referee.
fn is_of_players(line: &str) -> bool {
    line.starts_with("white ") || line.starts_with("black ")
}

impl Played {
    /// Compares with the log that the store has. Without a store, what the first
    /// player saw takes its place.
    pub(crate) fn judge(&self, log: Option<&[String]>) -> Faults {
        let marks: Vec<u64> = match log {
            Some(log) => log.iter().map(|line| mark(line)).collect(),
            None => self.told.first().map(|told| told.marks.clone()).unwrap_or_default(),
        };
        let mut faults = Faults::default();
        for told in &self.told {
            faults += told.faults;
            faults += compared(&marks, &told.marks);
        }
        let is_at_its_place =
            |(number, line): &&(u32, u64)| marks.get(*number as usize) == Some(line);
        let kept = self.acknowledged.iter().filter(is_at_its_place).count();
        faults.lost += (self.acknowledged.len() - kept) as u64;
        if let Some(log) = log {
            faults += self.retold(log);
        }
        faults
    }

    /// Whether the log has what was sent, each once and in order.
    fn retold(&self, log: &[String]) -> Faults {
        let mut faults = Faults::default();
        let stored: Vec<u64> =
            log.iter().filter(|line| is_of_players(line)).map(|line| mark(line)).collect();
        let fits = self.sent.starts_with(&stored);
        // The last one was perhaps never answered, and never stored.
        if fits && stored.len() >= self.acknowledged.len() {
            return faults;
        }
        if stored.len() > self.sent.len() {
            faults.doubled += (stored.len() - self.sent.len()) as u64;
        } else if !fits {
            faults.different += 1;
        } else {
            faults.lost += (self.acknowledged.len() - stored.len()) as u64;
        }
        faults
    }
}

fn compared(log: &[u64], told: &[u64]) -> Faults {
    let different = log.iter().zip(told).filter(|(one, other)| one != other).count();
    Faults {
        lost: log.len().saturating_sub(told.len()) as u64,
        different: (different + told.len().saturating_sub(log.len())) as u64,
        ..Faults::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOG: [&str; 5] =
        ["room seat white", "room seat black", "white 32-28", "black 19-23", "white 28x19{23}"];

    fn log() -> Vec<String> {
        LOG.map(str::to_owned).to_vec()
    }

    fn told(pieces: &[(u32, &[&str])]) -> Told {
        let mut told = Told::default();
        for (from, lines) in pieces {
            let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
            told.hear(*from, &lines);
        }
        told
    }

    fn all() -> Told {
        told(&[(0, &LOG[..2]), (2, &LOG[2..3]), (3, &LOG[3..])])
    }

    fn played(told: Vec<Told>) -> Played {
        let numbered = (2..).zip(&LOG[2..]);
        Played {
            told,
            acknowledged: numbered.map(|(number, line)| (number, mark(line))).collect(),
            sent: LOG[2..].iter().map(|line| mark(line)).collect(),
        }
    }

    fn fault(faults: Faults) -> [u64; 4] {
        [faults.lost, faults.gaps, faults.doubled, faults.different]
    }

    #[test]
    fn what_is_whole_is_not_complained_about() {
        assert_eq!(played(vec![all(), all()]).judge(Some(&log())), Faults::default());
        assert_eq!(played(vec![all(), all()]).judge(None), Faults::default());
        // The last was sent, and never answered nor stored.
        let mut open = played(vec![all()]);
        open.sent.push(mark("black 14x23{19}"));
        assert_eq!(open.judge(Some(&log())), Faults::default());
    }

    #[test]
    fn a_line_that_one_was_never_told_is_seen() {
        let short = told(&[(0, &LOG[..4])]);
        assert_eq!(fault(played(vec![all(), short]).judge(Some(&log()))), [1, 0, 0, 0]);
    }

    #[test]
    fn an_acknowledged_line_that_is_not_stored_is_seen() {
        let mut log = log();
        log.pop();
        // It is lost to who was acknowledged, and both were told of something
        // that has not happened.
        let faults = played(vec![all(), all()]).judge(Some(&log));
        assert_eq!(fault(faults), [2, 0, 0, 2]);
    }

    #[test]
    fn a_gap_is_seen() {
        let gap = told(&[(0, &LOG[..2]), (3, &LOG[3..])]);
        let faults = played(vec![all(), gap]).judge(Some(&log()));
        assert_eq!((faults.gaps, faults.different), (1, 1));
    }

    #[test]
    fn a_line_that_comes_twice_is_seen() {
        let twice = told(&[(0, &LOG[..3]), (2, &LOG[2..])]);
        assert_eq!(fault(played(vec![all(), twice]).judge(Some(&log()))), [0, 0, 1, 0]);
    }

    #[test]
    fn a_line_that_is_stored_twice_is_seen() {
        let mut log = log();
        log.insert(3, LOG[2].to_owned());
        let faults = played(Vec::new()).judge(Some(&log));
        assert_eq!(faults.doubled, 1);
        assert!(faults.lost > 0, "those behind it are not at their numbers");
    }

    #[test]
    fn another_order_is_seen() {
        let swapped = told(&[(0, &[LOG[0], LOG[1], LOG[3], LOG[2], LOG[4]])]);
        assert_eq!(fault(played(vec![all(), swapped]).judge(Some(&log()))), [0, 0, 0, 2]);
        let mut log = log();
        log.swap(2, 3);
        let faults = played(Vec::new()).judge(Some(&log));
        assert_eq!(fault(faults), [2, 0, 0, 1]);
    }

    #[test]
    fn another_line_at_the_same_number_is_seen() {
        let mut one = all();
        one.hear(4, &["white 28x19".to_owned()]);
        assert_eq!(fault(played(vec![one]).judge(Some(&log()))), [0, 0, 0, 1]);
    }
}
