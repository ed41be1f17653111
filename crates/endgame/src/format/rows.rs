//! The positions of one material in rows, in which only the piece moves whose
//! moves change the number least, and where the neighbors of a row are.

use crate::index::{Layout, choices, places};

/// Walks rows in the order of their numbers, long ones in parts.
#[derive(Debug)]
pub(crate) struct Rows {
    /// Those whose moves change the number least come first.
    pieces: Vec<Piece>,
    /// So many positions of the row have been passed.
    passed: usize,
    /// For each piece but the one that moves, how much lower the numbers are
    /// where it stands one place lower; more than any if it cannot.
    neighbors: [usize; MOST_NEIGHBORS],
}

#[derive(Copy, Clone, Debug)]
struct Piece {
    /// The square, counted among those that it may stand on.
    place: usize,
    /// So many pieces of its kind stand lower.
    rank: usize,
    /// So many places there are for its kind.
    end: usize,
    /// How much the number of its kind's places counts.
    stride: usize,
}

/// No row has more neighbors, for no table has more pieces than six.
pub(crate) const MOST_NEIGHBORS: usize = 5;
/// No part of a row is longer, so that its values lie within eight bytes even
/// if they start in the midst of the first.
const LONGEST: usize = 29;

impl Rows {
    /// Rows from a position on.
    pub(crate) fn new(layout: &Layout, index: usize) -> Rows {
        let mut pieces = Vec::new();
        for group in layout.groups() {
            let number = index / group.stride % group.len.max(1);
            let (stride, end) = (group.stride, group.squares);
            let from = pieces.len();
            let highest_first = places(number, group.pieces, end).zip((0..group.pieces).rev());
            pieces.extend(highest_first.map(|(place, rank)| Piece { place, rank, end, stride }));
            pieces[from..].reverse();
        }
        let passed = pieces.first_mut().map_or(0, |piece| std::mem::take(&mut piece.place));
        let mut rows = Rows { pieces, passed, neighbors: [usize::MAX; MOST_NEIGHBORS] };
        (1..=MOST_NEIGHBORS).for_each(|i| rows.find_neighbor(i));
        rows
    }

    /// How many positions the part has.
    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        (self.end(0) - self.passed).min(LONGEST)
    }

    /// For each piece but the one that moves, how much lower the numbers are
    /// where it stands one place lower; more than any if it cannot.
    #[inline(always)]
    pub(crate) fn neighbors(&self) -> [usize; MOST_NEIGHBORS] {
        self.neighbors
    }

    /// So many neighbors a row can have.
    #[inline(always)]
    pub(crate) fn n_neighbors(&self) -> usize {
        self.pieces.len().saturating_sub(1).min(MOST_NEIGHBORS)
    }

    /// So many positions the first neighbor has: where one of its kind moves,
    /// that comes only up to it.
    #[inline(always)]
    pub(crate) fn first_len(&self) -> usize {
        let len = match self.pieces.get(1) {
            Some(above) if above.rank > 0 => above.place.saturating_sub(1 + self.passed),
            _ => LONGEST,
        };
        len.min(LONGEST)
    }

    /// Whether the part is the first of its row.
    #[inline(always)]
    pub(crate) fn is_first(&self) -> bool {
        self.passed == 0
    }

    /// Goes to the next part; after the last, the first comes again.
    #[inline(always)]
    pub(crate) fn advance(&mut self) {
        self.passed += LONGEST;
        if self.passed < self.end(0) {
            return;
        }
        self.passed = 0;
        for i in 1..self.pieces.len() {
            let end = self.end(i);
            let piece = &mut self.pieces[i];
            piece.place += 1;
            if piece.place < end {
                self.find_neighbor(i);
                self.find_neighbor(i + 1);
                return;
            }
            piece.place = piece.rank;
            self.find_neighbor(i);
        }
    }

    /// Below this place a piece must stay.
    #[inline(always)]
    fn end(&self, i: usize) -> usize {
        match self.pieces.get(i + 1) {
            Some(above) if above.rank > 0 => above.place,
            _ => self.pieces.get(i).map_or(1, |piece| piece.end),
        }
    }

    #[inline(always)]
    fn find_neighbor(&mut self, i: usize) {
        let Some([below, piece]) = self.pieces.get(i - 1..=i).and_then(<[Piece]>::first_chunk)
        else {
            return;
        };
        let lower = piece.place.wrapping_sub(1);
        let is_free = piece.place > 0 && (piece.rank == 0 || below.place < lower);
        let distance = if is_free { choices(piece.rank, lower) * piece.stride } else { usize::MAX };
        if let Some(neighbor) = self.neighbors.get_mut(i - 1) {
            *neighbor = distance;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bits::Field;
    use crate::material::Material;
    use damier_rules::variants;

    /// The places of all pieces, one kind after the other.
    fn all_places(layout: &Layout, index: usize) -> Vec<usize> {
        let number = |group: &crate::index::Group| index / group.stride % group.len;
        let of_group = |group| places(number(&group), group.pieces, group.squares);
        layout.groups().flat_map(of_group).collect()
    }

    #[test]
    fn rows_are_all_positions_and_neighbors_differ_by_a_step() {
        for material in (2..=4).flat_map(|pieces| Material::all(&variants::INTERNATIONAL, pieces)) {
            let layout = Layout::new(material, &Field::of(&variants::INTERNATIONAL));
            let start = layout.len() / 3;
            let mut rows = Rows::new(&layout, start);
            let mut at = start;
            while at < layout.len().min(start + 20_000) {
                let here = all_places(&layout, at);
                for (i, distance) in rows.neighbors().into_iter().enumerate() {
                    let is_there = distance <= at && (i > 0 || rows.first_len() > 0);
                    if is_there {
                        let there = all_places(&layout, at - distance);
                        let steps = here.iter().zip(&there).map(|(here, there)| here - there);
                        assert_eq!(steps.sum::<usize>(), 1, "{material} {at}");
                    }
                }
                at += rows.len();
                rows.advance();
            }
        }
    }

    #[test]
    fn wherever_rows_start_they_are_the_same() {
        let material = Material { own_men: 0, other_men: 1, own_kings: 1, other_kings: 2 };
        let layout = Layout::new(material, &Field::of(&variants::ENGLISH));
        let mut rows = Rows::new(&layout, 0);
        let mut at = 0;
        while at < layout.len() {
            let anew = Rows::new(&layout, at);
            assert_eq!(anew.len(), rows.len(), "{at}");
            assert_eq!(anew.neighbors(), rows.neighbors(), "{at}");
            at += rows.len();
            rows.advance();
        }
        assert_eq!(at, layout.len());
    }
}
