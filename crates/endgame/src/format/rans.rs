//! An entropy coder with fixed odds: asymmetric numeral systems, byte by byte.
//!
//! Every step takes a share of 256; the smaller its share, the more bits it
//! costs. What is packed last is unpacked first, so steps are packed from the
//! last to the first.

/// Shares are so many bits, and so is a byte: then one byte at a time is enough
/// to keep the state in its range.
pub(crate) const BITS: u32 = 8;
/// The state is at least this, and less than 256 times as much.
const LEAST: u32 = 1 << 8;
const STATE_BYTES: usize = 2;

/// Of all 256 shares, those from `start` on.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Step {
    pub(crate) start: u32,
    pub(crate) share: u32,
}

/// Packs steps, of which none may have no share.
pub(crate) fn pack(steps: &[Step]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut state = LEAST;
    for step in steps.iter().rev() {
        if state >= step.share * LEAST {
            bytes.push(state as u8);
            state >>= 8;
        }
        state = ((state / step.share) << BITS) + state % step.share + step.start;
    }
    bytes.extend(&state.to_le_bytes()[..STATE_BYTES]);
    bytes.reverse();
    bytes
}

/// Steps that are being unpacked.
#[derive(Debug)]
pub(crate) struct Unpacker<'a> {
    state: u32,
    bytes: &'a [u8],
}

impl<'a> Unpacker<'a> {
    /// `None` if these bytes cannot have been packed.
    pub(crate) fn new(packed: &'a [u8]) -> Option<Unpacker<'a>> {
        let (&[high, low], bytes) = packed.split_first_chunk::<STATE_BYTES>()?;
        let state = u32::from(u16::from_be_bytes([high, low]));
        (state >= LEAST).then_some(Unpacker { state, bytes })
    }

    /// Says which share comes next.
    #[inline(always)]
    pub(crate) fn peek(&self) -> u32 {
        self.state & ((1 << BITS) - 1)
    }

    /// Goes past the step that has this share; `None` if bytes are missing.
    #[inline(always)]
    pub(crate) fn pass(&mut self, step: Step) -> Option<()> {
        self.state = step.share * (self.state >> BITS) + self.peek().wrapping_sub(step.start);
        if self.state < LEAST {
            let (&byte, rest) = self.bytes.split_first()?;
            self.state = self.state << 8 | u32::from(byte);
            self.bytes = rest;
        }
        Some(())
    }

    /// Whether nothing is left over.
    pub(crate) fn is_finished(&self) -> bool {
        self.state == LEAST && self.bytes.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn steps_come_back_in_order(
            steps in prop::collection::vec((0..256_u32, 1..=256_u32), 0..500),
        ) {
            let steps: Vec<Step> = steps
                .into_iter()
                .map(|(start, share)| Step { start, share: share.min(256 - start) })
                .collect();
            let packed = pack(&steps);
            let mut unpacker = Unpacker::new(&packed).expect("packed");
            for step in steps {
                prop_assert!((step.start..step.start + step.share).contains(&unpacker.peek()));
                prop_assert!(unpacker.pass(step).is_some());
            }
            prop_assert!(unpacker.is_finished());
        }
    }
}
