//! Positions of one material as numbers without gaps, but for men of both
//! players on one square: a fortieth of all.

use damier_rules::{Bitboard, Bits, Geometry};

use crate::bits::{Field, Pieces};
use crate::material::{MOST_PIECES, Material};

/// No table has more pieces of one kind than this: a number whose binary digits
/// are all ones, so that it is a mask too.
const MOST_ALIKE: usize = 7;
const _: () = assert!(MOST_PIECES as usize <= MOST_ALIKE);
const MOST_SQUARES: usize = Geometry::MOST_SQUARES as usize;

/// `CHOICES[k][n]`: in how many ways `k` of `n` squares can be chosen.
const CHOICES: [[u32; MOST_SQUARES + 1]; MOST_ALIKE + 1] = {
    let mut choices = [[0; MOST_SQUARES + 1]; MOST_ALIKE + 1];
    let mut n = 0;
    while n <= MOST_SQUARES {
        choices[0][n] = 1;
        let mut k = 1;
        while k <= MOST_ALIKE && n > 0 {
            choices[k][n] = choices[k][n - 1] + choices[k - 1][n - 1];
            k += 1;
        }
        n += 1;
    }
    choices
};

/// How the positions of one material are numbered: by the own men on the
/// squares they can stand on, then the other men likewise, then the own kings
/// on the squares that men leave free, then the other kings on what is left.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Layout {
    field: Field,
    material: Material,
    other_men: usize,
    own_kings: usize,
    other_kings: usize,
    len: usize,
}

/// Pieces of one kind and owner.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Group {
    pub(crate) pieces: usize,
    /// So many squares they can stand on.
    pub(crate) squares: usize,
    /// In so many ways they can stand there.
    pub(crate) len: usize,
    /// So much each of these ways counts in a position's number.
    pub(crate) stride: usize,
}

impl Layout {
    pub(crate) fn new(material: Material, field: &Field) -> Layout {
        let choose = |k: u8, n: u32| choices(usize::from(k), n as usize);
        let squares = field.squares.count();
        let free = squares.saturating_sub(material.men());
        let own_men = choose(material.own_men, field.own_men.count());
        let other_men = choose(material.other_men, field.other_men.count());
        let own_kings = choose(material.own_kings, free);
        let other_kings =
            choose(material.other_kings, free.saturating_sub(u32::from(material.own_kings)));
        let len = own_men * other_men * own_kings * other_kings;
        Layout { field: *field, material, other_men, own_kings, other_kings, len }
    }

    pub(crate) fn material(&self) -> Material {
        self.material
    }

    pub(crate) fn field(&self) -> &Field {
        &self.field
    }

    /// The number of numbers.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// The number of a position, which must have this material.
    #[inline(always)]
    pub(crate) fn index(&self, pieces: &Pieces) -> usize {
        self.index_of_kings(self.men_base(pieces), pieces)
    }

    /// What the men contribute to the number.
    #[inline(always)]
    pub(crate) fn men_base(&self, pieces: &Pieces) -> usize {
        let own = rank(pieces.own_men, self.field.own_men);
        own * self.other_men + rank(pieces.other_men, self.field.other_men)
    }

    #[inline(always)]
    pub(crate) fn index_of_kings(&self, men_base: usize, pieces: &Pieces) -> usize {
        let free = self.field.squares.without(pieces.own_men | pieces.other_men);
        let own = rank(pieces.own_kings, free);
        let other = rank(pieces.other_kings, free.without(pieces.own_kings));
        (men_base * self.own_kings + own) * self.other_kings + other
    }

    /// The kinds of pieces, first those that count least in a number.
    pub(crate) fn groups(&self) -> impl Iterator<Item = Group> {
        let Material { own_men, other_men, own_kings, other_kings } = self.material;
        let men = [self.field.own_men, self.field.other_men].map(|set| set.count() as usize);
        let free = (self.field.squares.count() - self.material.men()) as usize;
        let mut stride = 1;
        [
            (other_kings, free.saturating_sub(usize::from(own_kings))),
            (own_kings, free),
            (other_men, men[1]),
            (own_men, men[0]),
        ]
        .into_iter()
        .map(move |(pieces, squares)| {
            let pieces = usize::from(pieces);
            let group = Group { pieces, squares, len: choices(pieces, squares), stride };
            stride *= group.len;
            group
        })
    }

    /// A cursor at the first position from this number on.
    pub(crate) fn cursor(&self, index: usize) -> Cursor {
        let (kings, other_kings) = split(index, self.other_kings);
        let (men, own_kings) = split(kings, self.own_kings);
        let (own_men, other_men) = split(men, self.other_men);
        let counts = self.material;
        let mut cursor = Cursor {
            layout: *self,
            index,
            groups: [
                Subset::of(self.field.own_men.bits(), counts.own_men, own_men),
                Subset::of(self.field.other_men.bits(), counts.other_men, other_men),
                Subset::default(),
                Subset::default(),
            ],
        };
        if cursor.men_overlap() {
            cursor.index = men * self.own_kings * self.other_kings;
            cursor.next_men();
        } else {
            cursor.set_kings(own_kings, other_kings);
        }
        cursor
    }
}

/// In how many ways `k` of `n` squares can be chosen.
#[inline(always)]
pub(crate) fn choices(k: usize, n: usize) -> usize {
    CHOICES[k & MOST_ALIKE].get(n).copied().unwrap_or(0) as usize
}

/// Which of so many squares the set with this number has, the highest first.
pub(crate) fn places(
    mut number: usize,
    pieces: usize,
    squares: usize,
) -> impl Iterator<Item = usize> {
    (1..=pieces.min(MOST_ALIKE)).rev().map(move |k| {
        // The highest square that so small a number allows.
        let choices = &CHOICES[k][..squares.min(MOST_SQUARES)];
        let place = choices.partition_point(|&choices| choices as usize <= number);
        let place = place.saturating_sub(1);
        number -= choices.get(place).map_or(0, |&choices| choices as usize);
        place
    })
}

/// Quotient and remainder. No table has so many positions that 32 bits are too
/// few, and they are divided far quicker.
#[inline(always)]
fn split(index: usize, len: usize) -> (usize, usize) {
    let (index, len) = (index as u32, (len as u32).max(1));
    ((index / len) as usize, (index % len) as usize)
}

/// The number of a set among the sets of so many squares of `within`.
#[inline(always)]
fn rank(set: Bitboard, within: Bitboard) -> usize {
    let (mut set, within) = (set.bits(), within.bits());
    let mut sum = 0;
    let mut k = 0;
    while set != 0 {
        let lowest = set & set.wrapping_neg();
        let below = (within & (lowest - 1)).count_ones() as usize;
        k += 1;
        sum += CHOICES[k & MOST_ALIKE][below.min(MOST_SQUARES)] as usize;
        set ^= lowest;
    }
    sum
}

/// Walks the positions of one material in the order of their numbers. Men on
/// one square are passed over.
#[derive(Clone, Debug)]
pub(crate) struct Cursor {
    layout: Layout,
    index: usize,
    groups: [Subset; 4],
}

impl Cursor {
    /// The number of the position; at the end, the number of numbers.
    #[inline(always)]
    pub(crate) fn index(&self) -> usize {
        self.index
    }

    #[inline(always)]
    pub(crate) fn pieces(&self) -> Pieces {
        let [own_men, other_men, own_kings, other_kings] = &self.groups;
        Pieces {
            own_men: Bitboard::from_bits(own_men.set),
            other_men: Bitboard::from_bits(other_men.set),
            own_kings: Bitboard::from_bits(own_kings.set),
            other_kings: Bitboard::from_bits(other_kings.set),
        }
    }

    /// Goes to the next position.
    #[inline(always)]
    pub(crate) fn advance(&mut self) {
        self.index += 1;
        if self.groups[3].advance() {
            return;
        }
        if self.groups[2].advance() {
            let free = self.groups[2].within & !self.groups[2].set;
            self.groups[3] = Subset::of(free, self.layout.material.other_kings, 0);
        } else {
            self.index -= self.layout.own_kings * self.layout.other_kings;
            self.next_men();
        }
    }

    /// Goes from the first position with these men to the first with the next.
    fn next_men(&mut self) {
        loop {
            self.index += self.layout.own_kings * self.layout.other_kings;
            if !self.groups[1].advance() {
                if !self.groups[0].advance() {
                    return;
                }
                let field = &self.layout.field;
                let count = self.layout.material.other_men;
                self.groups[1] = Subset::of(field.other_men.bits(), count, 0);
            }
            if !self.men_overlap() {
                return self.set_kings(0, 0);
            }
        }
    }

    fn men_overlap(&self) -> bool {
        self.groups[0].set & self.groups[1].set != 0
    }

    fn set_kings(&mut self, own: usize, other: usize) {
        let counts = self.layout.material;
        let free = self.layout.field.squares.bits() & !(self.groups[0].set | self.groups[1].set);
        self.groups[2] = Subset::of(free, counts.own_kings, own);
        self.groups[3] = Subset::of(free & !self.groups[2].set, counts.other_kings, other);
    }
}

/// A set of so many squares of `within`, on its way through all of them.
#[derive(Copy, Clone, Debug, Default)]
struct Subset {
    within: Bits,
    set: Bits,
}

impl Subset {
    /// The set with this number.
    fn of(within: Bits, count: u8, index: usize) -> Subset {
        let squares = within.count_ones() as usize;
        let places = places(index, usize::from(count), squares);
        let set = places.fold(0, |set, place| set | nth_square(within, place as u32));
        Subset { within, set }
    }

    /// The next set; `false` after the last, and then it is undefined.
    #[inline(always)]
    fn advance(&mut self) -> bool {
        // The lowest square that has a free one above it goes up by one, and
        // those below it return to the bottom.
        let mut rest = self.set;
        let mut bottom = self.within;
        let mut low = 0;
        while rest != 0 {
            let lowest = rest & rest.wrapping_neg();
            rest ^= lowest;
            let above = self.within & !(lowest | (lowest - 1));
            let next = above & above.wrapping_neg();
            if next == 0 {
                return false;
            }
            if next & self.set == 0 {
                self.set = rest | next | low;
                return true;
            }
            let first = bottom & bottom.wrapping_neg();
            low |= first;
            bottom ^= first;
        }
        false
    }
}

/// The square of a set below which there are `n` others: halves, quarters and
/// so on are passed over if they have too few.
#[inline(always)]
fn nth_square(set: Bits, mut n: u32) -> Bits {
    let mut place = 0;
    for half in [32, 16, 8, 4, 2, 1] {
        let below = (set >> place & ((1 << half) - 1)).count_ones();
        if below <= n {
            n -= below;
            place += half;
        }
    }
    1 << place
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::{Ruleset, variants};

    fn check(rules: &Ruleset, pieces: u32, positions: usize) {
        let field = Field::of(rules);
        let mut count = 0;
        for material in Material::all(rules, pieces) {
            let layout = Layout::new(material, &field);
            let mut cursor = layout.cursor(0);
            let mut before = None;
            while cursor.index() < layout.len() {
                let (index, at) = (cursor.index(), cursor.pieces());
                assert!(before < Some(index), "{material} {index}");
                before = Some(index);
                assert_eq!(at.material(), material, "{index}");
                assert_eq!(at.occupied().count(), pieces);
                assert_eq!(layout.index(&at), index, "{material}");
                if index % 97 == 0 {
                    assert_eq!(layout.cursor(index).pieces(), at, "{material} {index}");
                }
                count += 1;
                cursor.advance();
            }
            assert_eq!(cursor.index(), layout.len());
        }
        assert_eq!(count, positions);
    }

    #[test]
    fn every_position_of_a_large_board_has_its_own_number() {
        check(&variants::INTERNATIONAL, 2, 8_845);
        check(&variants::INTERNATIONAL, 3, 806_300);
    }

    #[test]
    fn every_position_of_a_small_board_has_its_own_number() {
        check(&variants::ENGLISH, 2, 3_488);
        check(&variants::ITALIAN, 3, 196_032);
        check(&variants::ENGLISH, 4, 6_209_316);
    }

    #[test]
    fn a_cursor_set_on_men_that_share_a_square_goes_to_the_next_position() {
        let material = Material { own_men: 1, other_men: 1, own_kings: 0, other_kings: 1 };
        let layout = Layout::new(material, &Field::of(&variants::ENGLISH));
        for index in 0..layout.len() {
            let cursor = layout.cursor(index);
            assert!(cursor.index() >= index);
            if cursor.index() < layout.len() {
                assert_eq!(layout.index(&cursor.pieces()), cursor.index());
            }
        }
    }
}
