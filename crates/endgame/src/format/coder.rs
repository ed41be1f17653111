//! Packs the values of positions. Each is foretold by its neighbors, in which
//! one piece stands one place lower, so that only surprises take room.
//!
//! Where all neighbors have one value, what is packed is how many such
//! positions follow suit until one does not. Elsewhere it is the value, by its
//! odds among these neighbors. The odds are counted and kept with the table.

use std::ops::Range;

use crate::format::model::Model;
use crate::format::rans::{self, BITS, Step, Unpacker};
use crate::format::rows::{MOST_NEIGHBORS, Rows};
use crate::index::Layout;
use crate::slice::NO_VALUE;

/// A row of the same value throughout.
const ALIKE: [u64; 3] = [0, u64::MAX / 3, u64::MAX / 3 * 2];

/// What a block says, step by step.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Event {
    /// A value among certain neighbors.
    Value { context: usize, value: u8 },
    /// The first of some positions that does not follow suit, if any.
    Window { class: usize, differs: Option<u32> },
}

/// Says what values a block has: it is known when packing, and found out when
/// unpacking.
trait Teller {
    /// How many positions from `at` on, but at most `run`, have this value as
    /// all their neighbors have.
    fn follow(&mut self, class: usize, value: usize, at: usize, run: u32) -> Option<u32>;

    /// The value of a position that has these neighbors.
    fn value(&mut self, context: usize, at: usize) -> Option<u8>;
}

/// What a block of positions says. Where it says [`NO_VALUE`], any value will
/// do.
pub(crate) fn events(
    model: &Model,
    layout: &Layout,
    range: Range<usize>,
    values: &[u8],
) -> Vec<Event> {
    let open = vec![Open::default(); model.n_classes()];
    let mut teller = Telling { model, values, open, events: Vec::new() };
    // A walk fails only where packed values are read; here they are given.
    let _ = walk(layout, range, &mut teller);
    teller.events
}

/// Packs what a block says.
pub(crate) fn pack(model: &Model, events: &[Event]) -> Vec<u8> {
    let mut steps = Vec::with_capacity(events.len());
    for event in events {
        match *event {
            Event::Value { context, value } => steps.push(model.odds(context).step(value)),
            Event::Window { class, differs } => {
                let window = model.window(class);
                steps.push(window.step(differs.is_some()));
                let parts = differs.into_iter().flat_map(|at| {
                    parts(window.bits).map(move |(shift, bits)| plain_step(at >> shift, bits))
                });
                steps.extend(parts);
            }
        }
    }
    rans::pack(&steps)
}

/// The values of a block; `None` if this cannot have been packed.
pub(crate) fn unpack(
    model: &Model,
    layout: &Layout,
    range: Range<usize>,
    packed: &[u8],
) -> Option<Vec<u8>> {
    let following = vec![Following::default(); model.n_classes()];
    let mut teller = Asking { model, following, packed: Unpacker::new(packed)? };
    let values = walk(layout, range, &mut teller)?;
    teller.packed.is_finished().then_some(values)
}

/// Visits a block row by row.
fn walk(layout: &Layout, range: Range<usize>, teller: &mut impl Teller) -> Option<Vec<u8>> {
    let len = range.len().div_ceil(4);
    // Rows are read and written as eight bytes.
    let mut values = vec![0; len + 8];
    let mut rows = Rows::new(layout, range.start);
    let mut at = 0;
    while at < range.len() {
        let len = rows.len().min(range.len() - at);
        let left = if rows.is_first() || at == 0 { NO_VALUE } else { value_at(&values, at - 1) };
        let row = walk_row(&rows, &values, at..at + len, left, teller)?;
        let (byte, shift) = (at / 4, at % 4 * 2);
        if let Some(bytes) = values.get_mut(byte..).and_then(|rest| rest.first_chunk_mut()) {
            *bytes = (u64::from_le_bytes(*bytes) | row << shift).to_le_bytes();
        }
        at += len;
        rows.advance();
    }
    values.truncate(len);
    Some(values)
}

/// The values of a part of a row that comes after one with this value.
#[inline(always)]
fn walk_row(
    rows: &Rows,
    values: &[u8],
    range: Range<usize>,
    mut left: u8,
    teller: &mut impl Teller,
) -> Option<u64> {
    let (at, len) = (range.start, range.len());
    let mut neighbors = [u64::MAX; MOST_NEIGHBORS];
    let (mut any, mut all, mut count) = (0, u64::MAX, 0);
    for (i, distance) in rows.neighbors().into_iter().enumerate() {
        // Blocks know nothing of each other.
        if distance <= at {
            let missing = if i == 0 { u64::MAX << (2 * rows.first_len()) } else { 0 };
            let row = word(values, at - distance);
            neighbors[i] = row | missing;
            any |= row & !missing;
            all &= row | missing;
            count += 1;
        }
    }
    let mut row = 0;
    let mut column = 0;
    while column < len {
        let shift = 2 * column as u32;
        let [lowest, highest] = [all, any].map(|row| (row >> shift & 3) as u8);
        let expected = match left {
            NO_VALUE if lowest == highest => lowest,
            _ => left,
        };
        if let Some(alike) = ALIKE.get(usize::from(expected)) {
            let differing = (any & !alike | !all & alike) >> shift;
            let run = (differing.trailing_zeros() / 2).min((len - column) as u32);
            if run > 0 {
                let class = 3 * count + usize::from(expected);
                let same = teller.follow(class, usize::from(expected), at + column, run)?;
                row |= alike & ((1 << (2 * same)) - 1) << shift;
                column += same as usize;
                if column == len {
                    break;
                }
                if same > 0 {
                    left = expected;
                }
            }
        }
        let shift = 2 * column as u32;
        let digits = neighbors[..rows.n_neighbors()].iter().map(|row| (row >> shift) as usize & 3);
        let context = digits.fold(usize::from(left), |context, digit| context << 2 | digit);
        left = teller.value(context, at + column)?;
        row |= u64::from(left) << shift;
        column += 1;
    }
    Some(row)
}

/// The values from a position on, as many as a part of a row can have.
#[inline(always)]
fn word(values: &[u8], at: usize) -> u64 {
    let rest = values.get(at / 4..).unwrap_or_default();
    let bytes = rest.first_chunk().copied().unwrap_or_else(|| {
        let mut bytes = [0; 8];
        bytes.iter_mut().zip(rest).for_each(|(to, from)| *to = *from);
        bytes
    });
    u64::from_le_bytes(bytes) >> (at % 4 * 2)
}

#[inline(always)]
fn value_at(values: &[u8], at: usize) -> u8 {
    (word(values, at) & 3) as u8
}

/// Knows the values, and notes what they say.
struct Telling<'a> {
    model: &'a Model,
    values: &'a [u8],
    /// By class.
    open: Vec<Open>,
    events: Vec<Event>,
}

/// A window that is noted, but may still have to be changed.
#[derive(Copy, Clone, Debug, Default)]
struct Open {
    event: usize,
    /// So many positions of it are to come.
    rest: u32,
}

impl Teller for Telling<'_> {
    fn follow(&mut self, class: usize, value: usize, at: usize, run: u32) -> Option<u32> {
        let values = word(self.values, at);
        let free = values & values >> 1 & ALIKE[1];
        let differing = (values ^ ALIKE[value]) & !(free | free << 1);
        let same = (differing.trailing_zeros() / 2).min(run);
        let len = 1 << self.model.window(class).bits;
        let open = &mut self.open[class];
        let mut to_note = same;
        loop {
            let noted = to_note.min(open.rest);
            open.rest -= noted;
            to_note -= noted;
            if to_note == 0 && same == run {
                return Some(same);
            }
            if open.rest > 0 {
                let differs = Some(len - open.rest);
                self.events[open.event] = Event::Window { class, differs };
                open.rest = 0;
                return Some(same);
            }
            *open = Open { event: self.events.len(), rest: len };
            self.events.push(Event::Window { class, differs: None });
        }
    }

    fn value(&mut self, context: usize, at: usize) -> Option<u8> {
        let value = match value_at(self.values, at) {
            NO_VALUE => self.model.odds(context).likeliest(),
            value => value,
        };
        self.events.push(Event::Value { context, value });
        Some(value)
    }
}

/// Unpacks the values.
struct Asking<'a> {
    model: &'a Model,
    /// By class.
    following: Vec<Following>,
    packed: Unpacker<'a>,
}

/// So many positions follow suit, and then one does not, or it must be asked.
#[derive(Copy, Clone, Debug, Default)]
struct Following {
    rest: u32,
    then_differs: bool,
}

impl Teller for Asking<'_> {
    #[inline(always)]
    fn follow(&mut self, class: usize, _: usize, _: usize, run: u32) -> Option<u32> {
        let mut same = 0;
        loop {
            let following = &mut self.following[class];
            let step = following.rest.min(run - same);
            following.rest -= step;
            same += step;
            if same == run {
                return Some(same);
            }
            if following.then_differs {
                following.then_differs = false;
                return Some(same);
            }
            *following = next_window(self.model, class, &mut self.packed)?;
        }
    }

    #[inline(always)]
    fn value(&mut self, context: usize, _: usize) -> Option<u8> {
        let odds = self.model.odds(context);
        let value = odds.find(self.packed.peek());
        self.packed.pass(odds.step(value))?;
        Some(value)
    }
}

fn next_window(model: &Model, class: usize, packed: &mut Unpacker<'_>) -> Option<Following> {
    let window = model.window(class);
    let then_differs = packed.peek() >= window.step(true).start;
    packed.pass(window.step(then_differs))?;
    if !then_differs {
        return Some(Following { rest: 1 << window.bits, then_differs });
    }
    let mut rest = 0;
    for (shift, bits) in parts(window.bits) {
        let part = packed.peek() >> (BITS - bits);
        packed.pass(plain_step(part, bits))?;
        rest |= part << shift;
    }
    Some(Following { rest, then_differs })
}

/// A number of so many bits in parts that a step can hold: where each starts,
/// and how many bits it has.
fn parts(bits: u8) -> impl Iterator<Item = (u32, u32)> {
    let bits = u32::from(bits);
    (0..bits).step_by(BITS as usize).map(move |start| (start, BITS.min(bits - start)))
}

/// A step by which every number of so many bits is as likely.
fn plain_step(number: u32, bits: u32) -> Step {
    let share = 1 << (BITS - bits);
    Step { start: (number & ((1 << bits) - 1)) * share, share }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bits::Field;
    use crate::format::model::Counts;
    use crate::material::Material;
    use crate::slice::Values;
    use damier_rules::variants;
    use proptest::prelude::*;

    /// A layout and some of its positions.
    fn part() -> impl Strategy<Value = (Layout, Range<usize>)> {
        let all = [(variants::ENGLISH, 6), (variants::INTERNATIONAL, 5)];
        let all = all.map(|(rules, most)| {
            let materials = (2..=most).flat_map(|pieces| Material::all(&rules, pieces));
            materials.map(|material| Layout::new(material, &Field::of(&rules))).collect::<Vec<_>>()
        });
        (prop::sample::select(all.concat()), any::<prop::sample::Index>(), 1..3_000_usize).prop_map(
            |(layout, start, len)| {
                let start = start.index(layout.len());
                (layout, start..(start + len).min(layout.len()))
            },
        )
    }

    /// Values that seldom change along some stride, or often.
    fn values(len: usize, change: u32, stride: usize, seed: u64) -> Values {
        let mut values = Values::new(len);
        let mut seed = seed;
        for i in 0..len {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let number = (seed >> 33) as u32;
            let before = if i < stride { 0 } else { values.get(i - stride) };
            let value = if number % 100 < change { (number / 100 % 4) as u8 } else { before };
            values.set(i, value);
        }
        values
    }

    fn trained(layout: &Layout, range: &Range<usize>, values: &Values) -> Model {
        let mut model = Model::new(layout);
        for _ in 0..2 {
            let mut counts = Counts::new(layout);
            counts.add(&model, &events(&model, layout, range.clone(), &values.0));
            model = Model::of(&counts);
        }
        model
    }

    proptest! {
        #[test]
        fn what_was_packed_is_unpacked(
            (layout, range) in part(),
            change in 0..100_u32,
            stride in 1..60_usize,
            seed: u64,
            is_trained: bool,
        ) {
            let values = values(range.len(), change, stride, seed);
            let model =
                if is_trained { trained(&layout, &range, &values) } else { Model::new(&layout) };
            let model = Model::from_bytes(&model.to_bytes(), &layout).expect("a model");
            let packed = pack(&model, &events(&model, &layout, range.clone(), &values.0));
            let unpacked = Values(unpack(&model, &layout, range.clone(), &packed).expect("values"));
            prop_assert_eq!(unpacked.0.len(), values.0.len());
            for i in 0..range.len() {
                let (expected, found) = (values.get(i), unpacked.get(i));
                prop_assert!(expected == found || expected == NO_VALUE && found < NO_VALUE);
            }
        }

        #[test]
        fn what_is_damaged_is_refused_or_gives_as_many_values(
            (layout, range) in part(),
            noise in prop::collection::vec(any::<u8>(), 0..200),
            seed: u64,
            cut in any::<prop::sample::Index>(),
        ) {
            let values = values(range.len(), 10, 7, seed);
            let model = trained(&layout, &range, &values);
            let packed = pack(&model, &events(&model, &layout, range.clone(), &values.0));
            prop_assert_eq!(
                unpack(&model, &layout, range.clone(), &packed[..cut.index(packed.len())]), None
            );
            let mut longer = packed.clone();
            longer.push(0);
            prop_assert_eq!(unpack(&model, &layout, range.clone(), &longer), None);
            for i in 0..packed.len().min(50) {
                let mut flipped = packed.clone();
                flipped[i] ^= 1 << (seed % 8);
                let found = unpack(&model, &layout, range.clone(), &flipped);
                prop_assert!(found.is_none_or(|found| found.len() == values.0.len()));
            }
            let found = unpack(&model, &layout, range, &noise);
            prop_assert!(found.is_none_or(|found| found.len() == values.0.len()));
        }

        #[test]
        fn bytes_are_a_model_or_not(
            (layout, range) in part(),
            noise in prop::collection::vec(any::<u8>(), 0..200),
            seed: u64,
        ) {
            prop_assert!(Model::from_bytes(&noise, &layout).is_none());
            let mut bytes = Model::new(&layout).to_bytes();
            for (i, byte) in noise.iter().enumerate() {
                let at = (seed as usize).wrapping_add(i * 31) % bytes.len();
                bytes[at] = *byte;
            }
            if let Some(model) = Model::from_bytes(&bytes, &layout) {
                let found = unpack(&model, &layout, range.clone(), &noise);
                prop_assert!(found.is_none_or(|found| found.len() == range.len().div_ceil(4)));
            }
        }
    }

    #[test]
    fn what_neighbors_foretell_takes_little_room() {
        let material = Material { own_men: 1, other_men: 1, own_kings: 1, other_kings: 1 };
        let layout = Layout::new(material, &Field::of(&variants::ENGLISH));
        let range = 0..4096;
        let mut values = Values::new(range.len());
        // Won where the other king stands high, and where a capture is due
        // nothing is said.
        for i in range.clone() {
            let value = if i % 29 > 20 { 1 } else { 0 };
            values.set(i, if i % 11 == 0 { NO_VALUE } else { value });
        }
        let model = trained(&layout, &range, &values);
        let packed = pack(&model, &events(&model, &layout, range, &values.0));
        assert!(packed.len() < 40, "{}", packed.len());
    }
}
