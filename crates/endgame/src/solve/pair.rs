//! A slice and its flip while they are being solved.

use std::ops::Range;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::bits::{FORWARD, Pieces, king_targets};
use crate::index::Layout;
use crate::material::Material;
use crate::slice::{NO_VALUE, Slice, Tally, Values, value_bits};
use crate::solve::forward::First;
use crate::solve::solved::SolvedSlices;
use crate::value::{Detail, Fate, Value};

/// What is known of a position, in a byte. From 1 to `MOST_OPEN` it is the
/// number of quiet moves that have not been refuted yet.
pub(crate) mod state {
    pub(crate) const MOST_OPEN: u8 = 230;
    /// Not decided, but no loss: so many moves are open that none is counted.
    pub(crate) const SAFE: u8 = 240;
    /// Not decided, and must be weighed anew when a successor is.
    pub(crate) const RECHECK: u8 = 241;
    pub(crate) const DRAWN: u8 = 242;
    pub(crate) const WON: u8 = 243;
    pub(crate) const LOST: u8 = 244;
    /// Won by the first pass, and nobody has been told.
    pub(crate) const FIRST_WON: u8 = 245;
    pub(crate) const FIRST_LOST: u8 = 246;
    /// No position.
    pub(crate) const NONE: u8 = 255;
}

/// The positions of a slice, followed by those of its flip if that is another.
#[derive(Debug)]
pub(crate) struct Pair {
    layouts: Vec<Layout>,
    states: Vec<AtomicU8>,
    plies: Option<Vec<AtomicU8>>,
    captures: Vec<AtomicU64>,
}

/// A slice that is solved, and in which positions captures are due.
#[derive(Debug)]
pub(crate) struct SolvedSlice {
    pub(crate) slice: Slice,
    pub(crate) captures: Captures,
}

/// The positions in which captures are due.
#[derive(Debug)]
pub(crate) struct Captures(Vec<u64>);

impl Captures {
    pub(crate) fn contains(&self, index: usize) -> bool {
        self.0.get(index / 64).is_some_and(|word| word >> (index % 64) & 1 != 0)
    }
}

const RELAXED: Ordering = Ordering::Relaxed;

impl Pair {
    pub(crate) fn new(known: &SolvedSlices, material: Material, detail: Detail) -> Pair {
        let mut layouts = vec![known.layout(material)];
        if material.flipped() != material {
            layouts.push(known.layout(material.flipped()));
        }
        let len = layouts.iter().map(Layout::len).sum();
        let bytes = |byte: u8| (0..len).map(|_| AtomicU8::new(byte)).collect();
        Pair {
            states: bytes(state::NONE),
            plies: (detail == Detail::Distances).then(|| bytes(0)),
            captures: (0..len.div_ceil(64)).map(|_| AtomicU64::new(0)).collect(),
            layouts,
        }
    }

    pub(crate) fn layouts(&self) -> &[Layout] {
        &self.layouts
    }

    pub(crate) fn len(&self) -> usize {
        self.states.len()
    }

    pub(crate) fn detail(&self) -> Detail {
        if self.plies.is_some() { Detail::Distances } else { Detail::Values }
    }

    /// The slice that the flips of one slice's positions lie in.
    pub(crate) fn partner(&self, side: usize) -> usize {
        if self.layouts.len() == 2 { 1 - side } else { 0 }
    }

    /// Where a slice starts.
    pub(crate) fn start(&self, side: usize) -> usize {
        if side == 0 { 0 } else { self.layouts[0].len() }
    }

    /// Which slice a position lies in.
    pub(crate) fn side(&self, at: usize) -> usize {
        usize::from(at >= self.layouts[0].len())
    }

    /// The pieces of a position.
    pub(crate) fn pieces(&self, at: usize) -> Pieces {
        let side = self.side(at);
        self.layouts[side].cursor(at - self.start(side)).pieces()
    }

    /// Calls `visit` for every position in a range with its place and its
    /// pieces.
    pub(crate) fn each_position<E>(
        &self,
        range: Range<usize>,
        mut visit: impl FnMut(usize, &Pieces) -> Result<(), E>,
    ) -> Result<(), E> {
        for (side, layout) in self.layouts.iter().enumerate() {
            let start = self.start(side);
            let first = range.start.max(start) - start;
            let end = range.end.min(start + layout.len()).saturating_sub(start);
            if first >= end {
                continue;
            }
            let mut cursor = layout.cursor(first);
            while cursor.index() < end {
                visit(start + cursor.index(), &cursor.pieces())?;
                cursor.advance();
            }
        }
        Ok(())
    }

    pub(crate) fn state(&self, at: usize) -> u8 {
        self.states[at].load(RELAXED)
    }

    /// The plies that are noted: of a decided position its distance, of another
    /// that of its best way out.
    pub(crate) fn plies(&self, at: usize) -> u8 {
        self.plies.as_ref().map_or(0, |plies| plies[at].load(RELAXED))
    }

    pub(crate) fn note_plies(&self, at: usize, count: u8) {
        if let Some(plies) = &self.plies {
            plies[at].store(count, RELAXED);
        }
    }

    pub(crate) fn note_capture(&self, at: usize) {
        self.captures[at / 64].fetch_or(1 << (at % 64), RELAXED);
    }

    /// Notes what the first pass found.
    pub(crate) fn note_first(&self, at: usize, first: First) {
        use state::{DRAWN, FIRST_LOST, FIRST_WON, RECHECK, SAFE};
        let settled = |fate: Fate| match fate.value {
            Value::Draw => DRAWN,
            Value::Win => FIRST_WON,
            Value::Loss => FIRST_LOST,
        };
        let with_distances = self.detail() == Detail::Distances;
        let (state, fate) = match first {
            First::Settled(fate) => (settled(fate), Some(fate)),
            // A sooner win may be found among the quiet moves.
            First::Open { exits: Some(fate), .. } if fate.value == Value::Win => {
                (if with_distances { SAFE } else { FIRST_WON }, Some(fate))
            }
            First::Open { exits: Some(fate), .. } if fate.value == Value::Draw => (SAFE, None),
            First::Open { count, exits } => (count.min(state::MOST_OPEN), exits),
            First::Recheck(Some(fate)) if !with_distances => (settled(fate), Some(fate)),
            First::Recheck(fate) => (RECHECK, fate),
        };
        self.states[at].store(state, RELAXED);
        if let Some(fate) = fate {
            self.note_plies(at, fate.plies);
        }
    }

    /// What is decided of a position within so many plies.
    pub(crate) fn decided(&self, at: usize, horizon: u8) -> Option<Fate> {
        use state::{FIRST_LOST, FIRST_WON, LOST, WON};
        let plies = self.plies(at);
        let fate = match self.state(at) {
            WON | FIRST_WON => Fate::won(plies),
            LOST | FIRST_LOST => Fate::lost(plies),
            state::DRAWN => Fate::DRAW,
            _ => return None,
        };
        (plies <= horizon).then_some(fate)
    }

    /// Decides a position unless that has been done.
    #[inline(always)]
    pub(crate) fn decide(&self, at: usize, value: Value) -> bool {
        let decided = match value {
            Value::Win => state::WON,
            Value::Loss => state::LOST,
            Value::Draw => state::DRAWN,
        };
        let open = |now| (now <= state::RECHECK).then_some(decided);
        self.states[at].fetch_update(RELAXED, RELAXED, open).is_ok()
    }

    /// One more quiet move is refuted; says whether that was the last hope.
    #[inline(always)]
    pub(crate) fn refute(&self, at: usize) -> bool {
        let fewer = |now| match now {
            1 => Some(state::LOST),
            2..=state::MOST_OPEN => Some(now - 1),
            _ => None,
        };
        self.states[at].fetch_update(RELAXED, RELAXED, fewer) == Ok(1)
    }

    /// Calls `visit` for every position from which a quiet move leads here.
    #[inline(always)]
    pub(crate) fn each_predecessor(
        &self,
        side: usize,
        pieces: &Pieces,
        mut visit: impl FnMut(usize, &Pieces),
    ) {
        let partner = self.partner(side);
        let (layout, start) = (&self.layouts[partner], self.start(partner));
        let field = layout.field();
        // As the player saw it who moved here.
        let after = pieces.flipped(field);
        let empty = field.squares.without(after.occupied());
        for direction in FORWARD {
            for from in (after.own_men.step(direction.reverse()) & empty).singles() {
                let own_men = after.own_men ^ from ^ from.step(direction);
                let before = Pieces { own_men, ..after };
                visit(start + layout.index(&before), &before);
            }
        }
        let men_base = layout.men_base(&after);
        for king in after.own_kings.singles() {
            for from in king_targets(king, empty, field).singles() {
                let own_kings = after.own_kings ^ from ^ king;
                let before = Pieces { own_kings, ..after };
                visit(start + layout.index_of_kings(men_base, &before), &before);
            }
        }
    }

    /// The slices, solved: what is not decided is drawn.
    pub(crate) fn finish(self) -> Vec<SolvedSlice> {
        (0..self.layouts.len()).map(|side| self.finish_slice(side)).collect()
    }

    fn finish_slice(&self, side: usize) -> SolvedSlice {
        let (layout, start) = (self.layouts[side], self.start(side));
        let len = layout.len();
        let with_distances = self.detail() == Detail::Distances;
        let mut slice = Slice {
            layout,
            values: Values::new(len),
            plies: with_distances.then(|| vec![0; len]),
            tally: Tally { longest: with_distances.then_some(0), ..Tally::default() },
        };
        let mut captures = vec![0; len.div_ceil(64)];
        for index in 0..len {
            let at = start + index;
            if self.state(at) == state::NONE {
                slice.values.set(index, NO_VALUE);
                continue;
            }
            let fate = self.decided(at, u8::MAX).unwrap_or(Fate::DRAW);
            let must_capture = self.captures[at / 64].load(RELAXED) >> (at % 64) & 1;
            captures[index / 64] |= must_capture << (index % 64);
            slice.tally.add(fate, must_capture != 0);
            slice.values.set(index, value_bits(fate.value));
            if let Some(plies) = &mut slice.plies {
                plies[index] = fate.plies;
            }
        }
        SolvedSlice { slice, captures: Captures(captures) }
    }
}
