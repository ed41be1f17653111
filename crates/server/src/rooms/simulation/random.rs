use std::time::Duration;

/// SplitMix64: numbers that look random and can be had again.
#[derive(Clone, Debug)]
pub(super) struct Random(u64);

impl Random {
    pub(super) const fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Another one, which goes its own way.
    pub(super) fn branch(&mut self) -> Random {
        Random(self.next())
    }

    /// Less than `bound`, which is not 0.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// Happens so many times of a thousand.
    pub(super) fn happens(&mut self, of_thousand: usize) -> bool {
        self.below(1000) < of_thousand
    }

    pub(super) fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        if from.is_empty() { None } else { from.get(self.below(from.len())) }
    }

    /// Up to so many milliseconds, and at least one.
    pub(super) fn within(&mut self, most_ms: u64) -> Duration {
        Duration::from_millis(1 + self.next() % most_ms)
    }
}
