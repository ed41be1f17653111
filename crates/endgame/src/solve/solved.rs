use damier_rules::{Generator, Goal, Ruleset};

use crate::index::Layout;
use crate::material::Material;
use crate::value::{Detail, Fate};

use crate::bits::{Field, Pieces};
use crate::slice::{Slice, Tally};

/// What has been solved so far, in memory.
#[derive(Debug)]
pub(crate) struct SolvedSlices {
    pub(crate) rules: Ruleset,
    pub(crate) generator: Generator,
    pub(crate) field: Field,
    slices: Vec<Option<Slice>>,
    tallies: Vec<Option<Tally>>,
}

impl SolvedSlices {
    pub(crate) fn new(rules: &Ruleset) -> SolvedSlices {
        SolvedSlices {
            rules: *rules,
            generator: Generator::new(rules),
            field: Field::of(rules),
            slices: (0..Material::CODES).map(|_| None).collect(),
            tallies: vec![None; Material::CODES],
        }
    }

    pub(crate) fn layout(&self, material: Material) -> Layout {
        Layout::new(material, &self.field)
    }

    pub(crate) fn insert(&mut self, slice: Slice) {
        let code = slice.layout.material().code();
        self.tallies[code] = Some(slice.tally);
        self.slices[code] = Some(slice);
    }

    /// Takes a slice out of memory; its tally stays.
    pub(crate) fn remove(&mut self, material: Material) -> Option<Slice> {
        self.slices[material.code()].take()
    }

    /// All slices in memory.
    pub(crate) fn slices(&self) -> impl Iterator<Item = &Slice> {
        self.slices.iter().flatten()
    }

    pub(crate) fn tally(&self, material: Material) -> Option<Tally> {
        self.tallies[material.code()]
    }

    pub(crate) fn slice(&self, material: Material) -> Option<&Slice> {
        self.slices[material.code()].as_ref()
    }

    /// The fate of a position that lies in a solved slice, or where a player
    /// has no piece left. The plies are told if they are asked for and kept.
    #[inline]
    pub(crate) fn fate(&self, pieces: &Pieces, detail: Detail) -> Option<Fate> {
        if let Some(fate) = self.fate_without_pieces(pieces) {
            return Some(fate);
        }
        let slice = self.slice(pieces.material())?;
        slice.fate(slice.layout.index(pieces), detail)
    }

    /// The fate of a player who cannot move.
    pub(crate) fn blocked(&self) -> Fate {
        if self.rules.goal == Goal::Lose { Fate::won(0) } else { Fate::lost(0) }
    }

    /// The fate where a player has no piece left.
    #[inline]
    pub(crate) fn fate_without_pieces(&self, pieces: &Pieces) -> Option<Fate> {
        match (pieces.own().is_empty(), pieces.other().is_empty(), self.rules.goal) {
            (false, false, _) => None,
            (true, _, Goal::Lose) | (false, true, Goal::Capture | Goal::Crown) => {
                Some(Fate::won(0))
            }
            (true, _, Goal::Capture | Goal::Crown) | (false, true, Goal::Lose) => {
                Some(Fate::lost(0))
            }
        }
    }
}
