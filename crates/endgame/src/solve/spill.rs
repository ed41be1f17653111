//! Solved slices that a build does not need just now, put aside in files when
//! memory is short.

use std::fs;
use std::path::{Path, PathBuf};

use damier_rules::Ruleset;

use crate::error::Error;
use crate::material::Material;
use crate::slice::{Slice, Values};
use crate::solve::solved::SolvedSlices;

/// A folder for slices put aside, gone when the build is over.
#[derive(Debug)]
pub(crate) struct SpillFolder {
    folder: PathBuf,
    /// So many bytes of slices may stay in memory.
    room: usize,
}

impl SpillFolder {
    /// A place within the folder of the tables. What a build that was broken
    /// off has left there is removed.
    pub(crate) fn new(folder: &Path, room: usize) -> SpillFolder {
        let spilled = SpillFolder { folder: folder.join("aside"), room };
        spilled.remove();
        spilled
    }

    fn remove(&self) {
        // There may be none; and if one stays, it is written over.
        let _ = fs::remove_dir_all(&self.folder);
    }

    /// Brings back what a pair needs, and puts aside what it does not if there
    /// is too little room.
    pub(crate) fn prepare(&self, known: &mut SolvedSlices, pair: Material) -> Result<(), Error> {
        let needed = needed_by(pair, &known.rules);
        for &material in &needed {
            if known.slice(material).is_none() && self.path(material, "values").exists() {
                let slice = self.fetch(known, material)?;
                known.insert(slice);
            }
        }
        let mut used: usize = known.slices().map(Slice::bytes).sum();
        let others: Vec<Material> = known.slices().map(|slice| slice.layout.material()).collect();
        for material in others.into_iter().filter(|material| !needed.contains(material)) {
            if used <= self.room {
                break;
            }
            if let Some(slice) = known.remove(material) {
                used -= slice.bytes();
                self.put(&slice)?;
            }
        }
        Ok(())
    }

    fn path(&self, material: Material, kind: &str) -> PathBuf {
        self.folder.join(format!("{material}.{kind}"))
    }

    fn put(&self, slice: &Slice) -> Result<(), Error> {
        let material = slice.layout.material();
        fs::create_dir_all(&self.folder).map_err(|error| Error::io(&self.folder, error))?;
        let plies = slice.plies.as_deref().map(|plies| ("plies", plies));
        for (kind, bytes) in plies.into_iter().chain([("values", &slice.values.0[..])]) {
            let path = self.path(material, kind);
            fs::write(&path, bytes).map_err(|error| Error::io(&path, error))?;
        }
        Ok(())
    }

    fn fetch(&self, known: &SolvedSlices, material: Material) -> Result<Slice, Error> {
        let read = |kind| {
            let path = self.path(material, kind);
            fs::read(&path).map_err(|error| Error::io(&path, error))
        };
        let with_plies = self.path(material, "plies").exists();
        Ok(Slice {
            layout: known.layout(material),
            values: Values(read("values")?),
            plies: if with_plies { Some(read("plies")?) } else { None },
            tally: known.tally(material).unwrap_or_default(),
        })
    }
}

impl Drop for SpillFolder {
    fn drop(&mut self) {
        self.remove();
    }
}

/// The slices that a pair's captures, promotions and huffs lead to.
fn needed_by(pair: Material, rules: &Ruleset) -> Vec<Material> {
    let mut needed = Vec::new();
    for from in [pair, pair.flipped()] {
        let crowned = from.own_men.checked_sub(1).map(|own_men| Material {
            own_men,
            own_kings: from.own_kings + 1,
            ..from
        });
        for moved in [Some(from), crowned].into_iter().flatten() {
            for other_men in 0..=moved.other_men {
                for other_kings in 0..=moved.other_kings {
                    needed.push(Material { other_men, other_kings, ..moved });
                }
            }
            if rules.enforcement.refusing_is_a_move() {
                needed.extend(less_one(moved));
            }
        }
    }
    let here = [pair, pair.flipped()];
    needed.iter_mut().for_each(|material| *material = material.flipped());
    needed.retain(|to| to.own() > 0 && to.other() > 0 && !here.contains(to));
    needed
}

/// The materials after one of the own pieces has been huffed.
fn less_one(from: Material) -> impl Iterator<Item = Material> {
    let man = from.own_men.checked_sub(1).map(|own_men| Material { own_men, ..from });
    let king = from.own_kings.checked_sub(1).map(|own_kings| Material { own_kings, ..from });
    man.into_iter().chain(king)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::variants;

    #[test]
    fn a_pair_needs_what_is_built_before_it() {
        for variant in [variants::ENGLISH, variants::DJECO] {
            let all: Vec<Material> =
                (2..=5).flat_map(|pieces| Material::pairs(&variant, pieces)).collect();
            for (i, &pair) in all.iter().enumerate() {
                for needed in needed_by(pair, &variant) {
                    let is = |one: &Material| *one == needed || one.flipped() == needed;
                    assert!(all[..i].iter().any(is), "{pair} needs {needed}");
                }
            }
        }
    }
}
