/// By how much late moves are searched less deep, by depth and number of the
/// move, in hundredths of a ply.
#[derive(Clone, Debug)]
pub(super) struct Reductions(Vec<i32>);

const SIDE: usize = 64;

impl Reductions {
    /// `base` hundredths for every move, and the product of the logarithms of
    /// depth and number, divided by `divisor` hundredths.
    pub(super) fn new(base: i32, divisor: i32) -> Reductions {
        let divisor = f64::from(divisor) / 100.0;
        let cells = (0..SIDE * SIDE).map(|i| {
            let (depth, number) = ((i / SIDE).max(1) as f64, (i % SIDE).max(1) as f64);
            base + (depth.ln() * number.ln() / divisor * 100.0) as i32
        });
        Reductions(cells.collect())
    }

    /// Hundredths of a ply for the `number`th move (from 0) at this depth.
    #[inline]
    pub(super) fn of(&self, depth: i32, number: usize) -> i32 {
        let depth = (depth.max(0) as usize).min(SIDE - 1);
        self.0[depth * SIDE + number.min(SIDE - 1)]
    }
}
