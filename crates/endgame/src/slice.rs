use std::fmt;

use crate::index::Layout;
use crate::value::{Detail, Fate, Value};

/// How often positions of one material are won, lost and drawn.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Tally {
    /// All positions.
    pub all: Counts,
    /// Those in which the player to move has nothing to capture.
    pub quiet: Counts,
    /// The most plies that a win takes, if that is known; 0 if there is none.
    pub longest: Option<u8>,
}

/// Numbers of positions by their value for the player to move.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Counts {
    pub won: u64,
    pub lost: u64,
    pub drawn: u64,
}

impl Counts {
    /// The number of positions.
    #[must_use]
    pub fn sum(&self) -> u64 {
        self.won + self.lost + self.drawn
    }

    pub(crate) fn add(&mut self, value: Value) {
        *match value {
            Value::Win => &mut self.won,
            Value::Loss => &mut self.lost,
            Value::Draw => &mut self.drawn,
        } += 1;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} won, {} lost, {} drawn", self.won, self.lost, self.drawn)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({} without captures", self.all, self.quiet)?;
        if let Some(longest) = self.longest {
            write!(f, "; {longest} plies at most")?;
        }
        f.write_str(")")
    }
}

impl Tally {
    pub(crate) fn add(&mut self, fate: Fate, captures: bool) {
        self.all.add(fate.value);
        if !captures {
            self.quiet.add(fate.value);
        }
        if let (Some(longest), Value::Win) = (&mut self.longest, fate.value) {
            *longest = (*longest).max(fate.plies);
        }
    }

    /// Adds the counts of another tally.
    pub fn merge(&mut self, other: &Tally) {
        for (mine, theirs) in [(&mut self.all, other.all), (&mut self.quiet, other.quiet)] {
            mine.won += theirs.won;
            mine.lost += theirs.lost;
            mine.drawn += theirs.drawn;
        }
        self.longest = self.longest.zip(other.longest).map(|(a, b)| a.max(b));
    }
}

/// Values as two bits each, four to a byte.
#[derive(Clone, Debug, Default)]
pub(crate) struct Values(pub(crate) Vec<u8>);

/// What two bits say where there is no position.
pub(crate) const NO_VALUE: u8 = 3;

impl Values {
    pub(crate) fn new(len: usize) -> Values {
        Values(vec![0xff; len.div_ceil(4)])
    }

    /// The value that all have that have one; a draw if none has.
    pub(crate) fn only(&self) -> Option<u8> {
        const FIRST: u8 = 0b0101_0101;
        let mut seen = [false; 3];
        for &byte in &self.0 {
            let (low, high) = (byte & FIRST, byte >> 1 & FIRST);
            seen[0] |= low | high != FIRST;
            seen[1] |= low & !high != 0;
            seen[2] |= high & !low != 0;
        }
        match seen {
            [_, false, false] => Some(0),
            [false, true, false] => Some(1),
            [false, false, true] => Some(2),
            _ => None,
        }
    }

    #[inline(always)]
    pub(crate) fn get(&self, index: usize) -> u8 {
        self.0.get(index / 4).map_or(NO_VALUE, |byte| byte >> (index % 4 * 2) & 3)
    }

    #[inline(always)]
    pub(crate) fn set(&mut self, index: usize, value: u8) {
        if let Some(byte) = self.0.get_mut(index / 4) {
            let shift = index % 4 * 2;
            *byte = (*byte & !(3 << shift)) | value << shift;
        }
    }
}

pub(crate) fn value_bits(value: Value) -> u8 {
    match value {
        Value::Draw => 0,
        Value::Win => 1,
        Value::Loss => 2,
    }
}

pub(crate) fn value_of_bits(bits: u8) -> Option<Value> {
    [Some(Value::Draw), Some(Value::Win), Some(Value::Loss), None][usize::from(bits & 3)]
}

/// All that is known of one material: every position, captures included.
#[derive(Clone, Debug)]
pub(crate) struct Slice {
    pub(crate) layout: Layout,
    pub(crate) values: Values,
    /// The plies until the end, where distances are kept.
    pub(crate) plies: Option<Vec<u8>>,
    pub(crate) tally: Tally,
}

impl Slice {
    /// How much memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.values.0.len() + self.plies.as_ref().map_or(0, Vec::len)
    }

    #[inline(always)]
    pub(crate) fn fate(&self, index: usize, detail: Detail) -> Option<Fate> {
        let value = value_of_bits(self.values.get(index))?;
        if value == Value::Draw {
            return Some(Fate::DRAW);
        }
        // Another read from far away, for nothing if only values are asked for.
        let plies = self.plies.as_ref().filter(|_| detail == Detail::Distances);
        let plies = plies.and_then(|plies| plies.get(index).copied());
        Some(Fate { value, plies: plies.unwrap_or(0) })
    }
}
