//! The same chance in every run.

/// SplitMix64, as Steele, Lea and Flood published it: tiny, and good enough to
/// scatter pieces.
pub(crate) struct Random(u64);

impl Random {
    /// A stream that depends on nothing but the name.
    pub(crate) fn named(name: &str) -> Random {
        // FNV-1a, so that similar names give unrelated streams.
        let seed = name.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        });
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 up to, but not including, `end`.
    pub(crate) fn below(&mut self, end: u32) -> u32 {
        (self.next() % u64::from(end)) as u32
    }

    /// A number from `first` to `last`.
    pub(crate) fn between(&mut self, first: u32, last: u32) -> u32 {
        first + self.below(last - first + 1)
    }

    /// Whether something happens that does so in `percent` of all cases.
    pub(crate) fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }

    /// One of several things.
    pub(crate) fn one_of<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len() as u32) as usize]
    }
}
