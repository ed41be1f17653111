/// A generator of numbers that look random, the same everywhere: SplitMix64.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The generator that a seed begins.
    #[must_use]
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// One of many generators that belong to the same seed, such as that of one
    /// game of many: those with numbers close together do not resemble each
    /// other.
    #[must_use]
    pub fn stream(seed: u64, number: u64) -> Random {
        let first = Random::new(seed).number();
        let second = Random::new(first ^ number.wrapping_mul(0xd134_2543_de82_ef95)).number();
        Random::new(second)
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number below `limit`; 0 if that is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.number() % limit.max(1) as u64) as usize
    }

    /// A number from 0 to 1, 1 excluded.
    pub fn unit(&mut self) -> f64 {
        (self.number() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

/// A number that looks unlike the one it comes from.
pub(crate) const fn mix(value: u64) -> u64 {
    let mut z = value;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
