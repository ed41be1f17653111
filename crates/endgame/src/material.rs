use std::fmt;

use damier_rules::{Position, Ruleset};

use crate::error::Error;

/// The most pieces that a table may have, by the size of the board.
const MOST_BY_SIZE: [(u32, u32); 2] = [(8, MOST_PIECES), (10, 5)];

/// No board has tables of more pieces.
pub const MOST_PIECES: u32 = 6;

/// How many pieces of each kind are on the board. *Own* are those of the player
/// to move.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct Material {
    /// Men of the player to move.
    pub own_men: u8,
    /// Men of the opponent.
    pub other_men: u8,
    /// Kings of the player to move.
    pub own_kings: u8,
    /// Kings of the opponent.
    pub other_kings: u8,
}

impl Material {
    /// So many numbers does [`Material::code`] use.
    pub(crate) const CODES: usize = 1 << 12;

    /// What stands on the board.
    #[must_use]
    pub fn of(pos: &Position) -> Material {
        let (own, other) = (pos.turn(), !pos.turn());
        // No board has more than 50 squares.
        Material {
            own_men: pos.men(own).count() as u8,
            other_men: pos.men(other).count() as u8,
            own_kings: pos.kings(own).count() as u8,
            other_kings: pos.kings(other).count() as u8,
        }
    }

    /// The number of pieces.
    #[must_use]
    pub fn pieces(self) -> u32 {
        self.own() + self.other()
    }

    /// The number of men.
    #[must_use]
    pub fn men(self) -> u32 {
        u32::from(self.own_men) + u32::from(self.other_men)
    }

    /// The pieces of the player to move.
    #[must_use]
    pub fn own(self) -> u32 {
        u32::from(self.own_men) + u32::from(self.own_kings)
    }

    /// The pieces of the opponent.
    #[must_use]
    pub fn other(self) -> u32 {
        u32::from(self.other_men) + u32::from(self.other_kings)
    }

    /// The same with the other player to move.
    #[must_use]
    pub fn flipped(self) -> Material {
        Material {
            own_men: self.other_men,
            other_men: self.own_men,
            own_kings: self.other_kings,
            other_kings: self.own_kings,
        }
    }

    /// A small number that no other material has, for tables have few pieces.
    pub(crate) fn code(self) -> usize {
        let Material { own_men, other_men, own_kings, other_kings } = self;
        [own_men, other_men, own_kings, other_kings]
            .iter()
            .fold(0, |code, &count| code << 3 | usize::from(count & 7))
    }

    /// Every material with so many pieces that these rules can have, both
    /// players having some, in the order in which tables are built: what a
    /// promotion leads to comes first.
    #[must_use]
    pub fn all(rules: &Ruleset, pieces: u32) -> Vec<Material> {
        let mut all = Vec::new();
        let most = pieces.min(7) as u8;
        for own_men in 0..=most {
            for other_men in 0..=most - own_men {
                for own_kings in 0..=most - own_men - other_men {
                    let other_kings = most - own_men - other_men - own_kings;
                    let material = Material { own_men, other_men, own_kings, other_kings };
                    let sides = [material.own(), material.other()];
                    if sides.iter().all(|side| (1..=rules.men()).contains(side)) {
                        all.push(material);
                    }
                }
            }
        }
        all.sort_by_key(|material| material.men());
        all
    }

    /// As [`Material::all`], but each only once with its [flip](Material::flipped).
    #[must_use]
    pub fn pairs(rules: &Ruleset, pieces: u32) -> Vec<Material> {
        let mut all = Material::all(rules, pieces);
        all.retain(|material| material.code() >= material.flipped().code());
        all
    }
}

/// As `2k1m-1k`: two kings and a man, to move, against a king.
impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_side(f, self.own_kings, self.own_men)?;
        f.write_str("-")?;
        write_side(f, self.other_kings, self.other_men)
    }
}

fn write_side(f: &mut fmt::Formatter<'_>, kings: u8, men: u8) -> fmt::Result {
    for (count, letter) in [(kings, 'k'), (men, 'm')] {
        if count > 0 {
            write!(f, "{count}{letter}")?;
        }
    }
    Ok(())
}

/// The most pieces that tables of these rules may have.
///
/// # Errors
///
/// [`Error::WalkingKings`] if a position does not say all that matters.
pub fn most_pieces(rules: &Ruleset) -> Result<u32, Error> {
    if rules.king_walk > 0 {
        return Err(Error::WalkingKings);
    }
    let size = rules.board.size();
    let known = MOST_BY_SIZE.iter().find(|(known, _)| *known == size);
    Ok(known.map_or(0, |(_, most)| *most))
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::variants;

    #[test]
    fn there_are_as_many_materials_as_published() {
        for (pieces, count) in [(2, 4), (3, 12), (4, 25), (5, 44), (6, 70)] {
            assert_eq!(Material::all(&variants::INTERNATIONAL, pieces).len(), count);
        }
    }

    #[test]
    fn promotions_lead_to_earlier_materials() {
        let all = Material::pairs(&variants::ENGLISH, 5);
        for (i, material) in all.iter().enumerate() {
            if material.own_men > 0 {
                let crowned = Material {
                    own_men: material.own_men - 1,
                    own_kings: material.own_kings + 1,
                    ..*material
                };
                let earlier = |m: Material| all[..i].iter().any(|&e| e == m || e == m.flipped());
                assert!(earlier(crowned), "{material}");
            }
        }
    }

    #[test]
    fn material_is_named_by_its_pieces() {
        let material = Material { own_men: 1, other_men: 0, own_kings: 2, other_kings: 1 };
        assert_eq!(material.to_string(), "2k1m-1k");
        assert_eq!(material.flipped().to_string(), "1k-2k1m");
    }
}
