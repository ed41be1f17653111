//! The transposition table: what was found out about positions, shared by all
//! threads.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use damier_rules::{Key, Move};

use crate::prefetch::{prefer_huge_pages, prefetch};
use crate::score::Score;

/// What a stored score says.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Bound {
    /// The true score is at most this.
    Upper,
    /// The true score is at least this.
    Lower,
    /// This is the score.
    Exact,
}

/// A move in sixteen bits: enough to find it among the legal ones.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct MoveStub(u16);

impl MoveStub {
    pub(crate) const NONE: MoveStub = MoveStub(0);

    pub(crate) fn of(m: Move) -> MoveStub {
        // Captures between the same squares are told apart by a digest.
        let digest = m.captured.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 60;
        let packed = (digest as u16) << 12 | (m.from.place() as u16) << 6 | m.to.place() as u16;
        // A round trip from the first square is a move, too.
        MoveStub(if packed == 0 { 1 << 12 } else { packed })
    }
}

/// What the table knows about a position.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Record {
    pub(crate) best: MoveStub,
    pub(crate) score: Score,
    /// The static evaluation; `None` where none was made.
    pub(crate) eval: Option<Score>,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

/// One record in two words. The lock is the key mixed with the data, so that
/// two threads that write at once spoil a record instead of forging one.
#[derive(Debug, Default)]
struct Entry {
    lock: AtomicU64,
    data: AtomicU64,
}

/// Four entries in one cache line.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Cluster([Entry; 4]);

const NO_EVAL: i16 = i16::MIN;

/// A tebibyte, or a gibibyte where an address has 32 bits: no table is larger.
const MOST_MEBIBYTES: usize = if usize::BITS > 32 { 1 << 20 } else { 1 << 10 };

#[derive(Debug)]
pub(crate) struct TranspositionTable {
    clusters: Vec<Cluster>,
    age: AtomicU8,
}

impl TranspositionTable {
    /// A table of about this size; a smaller one if there is no room.
    pub(crate) fn new(mebibytes: usize) -> TranspositionTable {
        let mut count = (mebibytes.clamp(1, MOST_MEBIBYTES) << 20) / size_of::<Cluster>();
        let mut clusters: Vec<Cluster> = Vec::new();
        while clusters.try_reserve_exact(count).is_err() && count > 1 {
            count /= 2;
        }
        prefer_huge_pages(&mut clusters);
        clusters.resize_with(count, Cluster::default);
        TranspositionTable { clusters, age: AtomicU8::new(0) }
    }

    pub(crate) fn mebibytes(&self) -> usize {
        (self.clusters.len() * size_of::<Cluster>()) >> 20
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for entry in self.clusters.iter().flat_map(|cluster| &cluster.0) {
            entry.lock.store(0, Relaxed);
            entry.data.store(0, Relaxed);
        }
        self.age.store(0, Relaxed);
    }

    /// Begins a new search: older records give way sooner.
    pub(crate) fn grow_older(&self) {
        self.age.store((self.age.load(Relaxed) + 1) & AGE_MASK, Relaxed);
    }

    #[inline]
    pub(crate) fn prefetch(&self, key: Key) {
        prefetch(self.cluster(key));
    }

    #[inline]
    fn cluster(&self, key: Key) -> &Cluster {
        let index = (u128::from(key.0) * self.clusters.len() as u128) >> 64;
        &self.clusters[index as usize]
    }

    pub(crate) fn probe(&self, key: Key, ply: usize) -> Option<Record> {
        self.cluster(key).0.iter().find_map(|entry| {
            let data = entry.data.load(Relaxed);
            let found = data != 0 && entry.lock.load(Relaxed) ^ data == key.0;
            found.then(|| unpack(data, ply))
        })
    }

    pub(crate) fn store(&self, key: Key, ply: usize, mut record: Record) {
        let age = self.age.load(Relaxed);
        let mut victim = None;
        let mut least = i32::MAX;
        for entry in &self.cluster(key).0 {
            let data = entry.data.load(Relaxed);
            if data != 0 && entry.lock.load(Relaxed) ^ data == key.0 {
                let old = unpack(data, ply);
                if record.best == MoveStub::NONE {
                    record.best = old.best;
                }
                let deeper = old.depth > record.depth + 3 && age_of(data) == age;
                if deeper && record.bound != Bound::Exact {
                    return;
                }
                victim = Some(entry);
                break;
            }
            let years = i32::from((age.wrapping_sub(age_of(data))) & AGE_MASK);
            let worth = if data == 0 { i32::MIN } else { depth_of(data) - 4 * years };
            if worth < least {
                least = worth;
                victim = Some(entry);
            }
        }
        if let Some(entry) = victim {
            let data = pack(&record, ply, age);
            entry.data.store(data, Relaxed);
            entry.lock.store(key.0 ^ data, Relaxed);
        }
    }
}

const AGE_MASK: u8 = 63;

/// From the lowest bit: move 16, score 16, evaluation 16, depth 8, bound 2,
/// age 6. The bound is never 0, so an empty entry is all zeros.
fn pack(record: &Record, ply: usize, age: u8) -> u64 {
    let bound = match record.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    let eval = record.eval.map_or(NO_EVAL, |eval| eval.centimen() as i16);
    u64::from(record.best.0)
        | u64::from(record.score.to_table(ply) as u16) << 16
        | u64::from(eval as u16) << 32
        | (record.depth.clamp(0, 255) as u64) << 48
        | bound << 56
        | u64::from(age) << 58
}

fn unpack(data: u64, ply: usize) -> Record {
    let eval = (data >> 32) as i16;
    Record {
        best: MoveStub(data as u16),
        score: Score::from_table((data >> 16) as i16, ply),
        eval: (eval != NO_EVAL).then(|| Score::raw(i32::from(eval))),
        depth: depth_of(data),
        bound: match data >> 56 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
    }
}

fn depth_of(data: u64) -> i32 {
    (data >> 48 & 255) as i32
}

fn age_of(data: u64) -> u8 {
    (data >> 58) as u8 & AGE_MASK
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(score: i32, depth: i32, bound: Bound) -> Record {
        Record {
            best: MoveStub(0x1234),
            score: Score::estimate(score),
            eval: Some(Score::estimate(-17)),
            depth,
            bound,
        }
    }

    #[test]
    fn what_was_stored_is_found() {
        let table = TranspositionTable::new(1);
        let key = Key(0x1234_5678_9abc_def0);
        assert!(table.probe(key, 0).is_none());
        table.store(key, 3, record(-250, 17, Bound::Lower));
        let found = table.probe(key, 3).unwrap();
        assert_eq!(found.score, Score::estimate(-250));
        assert_eq!(found.eval, Some(Score::estimate(-17)));
        assert_eq!((found.depth, found.bound, found.best), (17, Bound::Lower, MoveStub(0x1234)));
        table.clear();
        assert!(table.probe(key, 3).is_none());
    }

    #[test]
    fn a_full_cluster_gives_up_its_shallowest_record() {
        let table = TranspositionTable::new(1);
        let keys: Vec<Key> = (0..5).map(|i| Key(0x77 + i)).collect();
        for (i, &key) in keys.iter().enumerate() {
            table.store(key, 0, record(0, 10 - i as i32, Bound::Exact));
        }
        assert!(table.probe(keys[3], 0).is_none(), "the shallowest of the first four");
        assert!(table.probe(keys[4], 0).is_some());
    }

    #[test]
    fn older_records_give_way() {
        let table = TranspositionTable::new(1);
        for i in 0..4 {
            table.store(Key(i + 1), 0, record(0, 20, Bound::Exact));
        }
        for _ in 0..6 {
            table.grow_older();
        }
        table.store(Key(9), 0, record(0, 1, Bound::Upper));
        assert!(table.probe(Key(9), 0).is_some());
    }
}
