use damier_rules::{Bitboard, Color, Geometry, Move, Piece, Position, Role, Ruleset, Setup};

use crate::error::Error;
use crate::pieces::{Pieces, each_square};

/// A position of the rules whose pieces are set elsewhere, one by one.
///
/// Positions that follow one another differ in a piece or two: that is far
/// quicker than to set up each of them.
#[derive(Clone, Debug)]
pub(crate) struct Stage {
    rules: Ruleset,
    pos: Position,
    now: Pieces,
}

impl Stage {
    /// Pieces on any squares where they can be.
    pub(crate) fn new(rules: &Ruleset, pieces: &Pieces) -> Result<Stage, Error> {
        let mut setup = Setup { turn: Some(Color::White), ..Setup::default() };
        let groups = [
            (pieces.own_men, Color::White, Role::Man),
            (pieces.other_men, Color::Black, Role::Man),
            (pieces.own_kings, Color::White, Role::King),
            (pieces.other_kings, Color::Black, Role::King),
        ];
        for (set, color, role) in groups {
            let piece = Piece { color, role };
            let numbers = Bitboard(set).squares(rules.board).map(|sq| (sq.number(), piece));
            setup.pieces.extend(numbers);
        }
        let pos = setup.position(rules).map_err(|_| Error::NoMoves(pieces.material()))?;
        Ok(Stage { rules: *rules, pos, now: *pieces })
    }

    /// The position with these pieces, of the same material, and White to move.
    #[inline(always)]
    pub(crate) fn show(&mut self, pieces: &Pieces) -> &Position {
        while self.step(pieces) {}
        &self.pos
    }

    /// Moves a piece of each kind to its place if that is free. Says whether
    /// there is more to do.
    #[inline(always)]
    fn step(&mut self, goal: &Pieces) -> bool {
        let (mut waits, mut moved) = (0, false);
        for group in 0..4 {
            let (at, to) = (*self.now.group(group), *goal.group_of(group));
            let (leaving, missing) = (at & !to, to & !at);
            if leaving == 0 {
                continue;
            }
            let free = missing & !self.now.occupied();
            if free != 0 {
                self.carry(group, lowest(leaving), lowest(free));
                moved = true;
            }
            if leaving & (leaving - 1) != 0 || free == 0 {
                waits = lowest(leaving);
            }
        }
        if waits != 0 && !moved {
            // Pieces wait for each other's places: one steps aside.
            let aside = self.rules.board.squares().0 & !self.now.occupied() & !goal.occupied();
            let group = (0..4).find(|&group| *self.now.group(group) & waits != 0).unwrap_or(0);
            self.carry(group, waits, lowest(aside));
        }
        waits != 0
    }

    #[inline(always)]
    fn carry(&mut self, group: usize, from: u64, to: u64) {
        let color = if group.is_multiple_of(2) { Color::White } else { Color::Black };
        if self.pos.turn() != color {
            self.pos = self.pos.passed();
        }
        let square = |bit: u64| Geometry::at_bit(self.rules.board, bit.trailing_zeros());
        let m =
            Move { from: square(from), to: square(to), captured: Bitboard::EMPTY, crowned: false };
        self.pos.play_unchecked(&self.rules, m);
        if self.pos.turn() != Color::White {
            self.pos = self.pos.passed();
        }
        *self.now.group(group) ^= from | to;
    }
}

fn lowest(set: u64) -> u64 {
    each_square(set).next().unwrap_or(0)
}

impl Pieces {
    /// Own men, other men, own kings, other kings.
    #[inline(always)]
    fn group(&mut self, group: usize) -> &mut u64 {
        match group {
            0 => &mut self.own_men,
            1 => &mut self.other_men,
            2 => &mut self.own_kings,
            _ => &mut self.other_kings,
        }
    }

    #[inline(always)]
    fn group_of(&self, group: usize) -> &u64 {
        match group {
            0 => &self.own_men,
            1 => &self.other_men,
            2 => &self.own_kings,
            _ => &self.other_kings,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::index::Layout;
    use crate::material::Material;
    use crate::pieces::Field;
    use damier_rules::variants;

    #[test]
    fn any_position_can_be_shown_after_any_other() {
        let rules = variants::ENGLISH;
        let field = Field::of(&rules);
        let material = Material { own_men: 1, other_men: 1, own_kings: 2, other_kings: 1 };
        let layout = Layout::new(material, &field);
        let mut stage = Stage::new(&rules, &layout.cursor(0).pieces()).unwrap();
        // A stride without a common factor meets far and near neighbors.
        let mut index = 0;
        for _ in 0..20_000 {
            index = (index + 1_234_577) % layout.len();
            let cursor = layout.cursor(index);
            if cursor.index() < layout.len() {
                let pos = *stage.show(&cursor.pieces());
                assert_eq!(Pieces::of(&pos, &field), cursor.pieces());
                assert_eq!(pos.turn(), Color::White);
            }
        }
    }

    #[test]
    fn pieces_that_want_each_others_places_step_aside() {
        let rules = variants::ENGLISH;
        let field = Field::of(&rules);
        let pieces = |fen| Pieces::of(&Position::from_fen(fen, &rules).unwrap(), &field);
        let (start, goal) = (pieces("W:WK10,K11:BK12"), pieces("W:WK11,K12:BK10"));
        let mut stage = Stage::new(&rules, &start).unwrap();
        assert_eq!(Pieces::of(stage.show(&goal), &field), goal);
    }
}
