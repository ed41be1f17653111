use damier_rules::{Position, Ruleset};

use crate::bits::Pieces;
use crate::error::Error;
use crate::material::{Material, most_pieces};
use crate::pool::Pool;
use crate::slice::{Slice, Tally};
use crate::solve::back::solve;
use crate::solve::pair::{Pair, SolvedSlice};
use crate::solve::solved::SolvedSlices;
use crate::value::{Detail, Value};

/// Distances are kept for tables with at most so many pieces.
pub const MOST_WITH_DISTANCES: u32 = 4;

/// Builds tables, in memory.
#[derive(Debug)]
pub struct Builder {
    known: SolvedSlices,
    pieces: u32,
    threads: usize,
}

impl Builder {
    /// Prepares tables with up to so many pieces.
    ///
    /// # Errors
    ///
    /// [`Error::WalkingKings`] or [`Error::TooManyPieces`].
    pub fn new(rules: &Ruleset, pieces: u32, threads: usize) -> Result<Builder, Error> {
        let most = most_pieces(rules)?;
        if !(2..=most).contains(&pieces) {
            return Err(Error::TooManyPieces { asked: pieces, most });
        }
        Ok(Builder { known: SolvedSlices::new(rules), pieces, threads })
    }

    /// What is to be built, pair by pair, in this order.
    #[must_use]
    pub fn pairs(&self) -> Vec<Material> {
        (2..=self.pieces).flat_map(|pieces| Material::pairs(&self.known.rules, pieces)).collect()
    }

    /// How many positions a pair has.
    #[must_use]
    pub fn positions(&self, material: Material) -> u64 {
        let both = if material == material.flipped() { 1 } else { 2 };
        self.known.layout(material).len() as u64 * both
    }

    /// Builds everything.
    ///
    /// # Errors
    ///
    /// [`Error::Stopped`] if `watch`, which is told how many positions are done
    /// twice for each, answers `false`.
    pub fn build(&mut self, watch: &(dyn Fn(usize) -> bool + Sync)) -> Result<(), Error> {
        self.build_those(|_| true, watch)
    }

    /// Builds what has no men, which leads to nothing else: the quickest part.
    ///
    /// # Errors
    ///
    /// As for [`Builder::build`].
    pub fn build_kings(&mut self, watch: &(dyn Fn(usize) -> bool + Sync)) -> Result<(), Error> {
        self.build_those(|material| material.men() == 0, watch)
    }

    fn build_those(
        &mut self,
        wanted: impl Fn(Material) -> bool,
        watch: &(dyn Fn(usize) -> bool + Sync),
    ) -> Result<(), Error> {
        for material in self.pairs().into_iter().filter(|material| wanted(*material)) {
            self.build_pair(material, watch)?;
        }
        Ok(())
    }

    pub(crate) fn build_pair(
        &mut self,
        material: Material,
        watch: &(dyn Fn(usize) -> bool + Sync),
    ) -> Result<Vec<SolvedSlice>, Error> {
        let pair = Pair::new(&self.known, material, detail(material));
        solve(&self.known, &pair, &Pool::new(self.threads, watch))?;
        let solved = pair.finish();
        for one in &solved {
            self.known.insert(one.slice.clone());
        }
        Ok(solved)
    }

    pub(crate) fn known(&self) -> &SolvedSlices {
        &self.known
    }

    pub(crate) fn known_mut(&mut self) -> &mut SolvedSlices {
        &mut self.known
    }

    pub(crate) fn insert(&mut self, slice: Slice) {
        self.known.insert(slice);
    }

    /// How often the positions of a material that is built are won.
    #[must_use]
    pub fn tally(&self, material: Material) -> Option<Tally> {
        self.known.tally(material)
    }

    /// The value of a position that is built, and in how many plies the game
    /// ends, if that is kept.
    #[must_use]
    pub fn probe(&self, pos: &Position) -> Option<(Value, Option<u8>)> {
        let pieces = Pieces::of(pos, &self.known.field);
        if pieces.material().pieces() > self.pieces {
            return None;
        }
        let fate = self.known.fate(&pieces, Detail::Distances)?;
        let kept = self.known.slice(pieces.material()).is_none_or(|slice| slice.plies.is_some());
        Some((fate.value, (kept && fate.value != Value::Draw).then_some(fate.plies)))
    }
}

pub(crate) fn detail(material: Material) -> Detail {
    if material.pieces() <= MOST_WITH_DISTANCES { Detail::Distances } else { Detail::Values }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::variants;

    #[test]
    fn kings_alone_are_solved_without_the_tables_of_men() {
        let mut kings = Builder::new(&variants::ENGLISH, 3, 1).unwrap();
        kings.build_kings(&|_| true).unwrap();
        let mut all = Builder::new(&variants::ENGLISH, 3, 1).unwrap();
        all.build(&|_| true).unwrap();
        for material in all.pairs() {
            let expected = all.tally(material).filter(|_| material.men() == 0);
            assert_eq!(kings.tally(material), expected, "{material}");
        }
    }
}
