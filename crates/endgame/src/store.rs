//! Solved slices to files, and back.

use std::fs;
use std::path::Path;

use damier_rules::Ruleset;

use crate::aside::Aside;
use crate::build::{Builder, detail};
use crate::error::Error;
use crate::fate::Fate;
use crate::file::{self, BLOCK, Header, Kind, Packed};
use crate::forward::{First, Forward};
use crate::huff;
use crate::known::Known;
use crate::material::Material;
use crate::pair::{Detail, Solved};
use crate::slice::{NO_VALUE, Slice, Values, value_bits};
use crate::work::Crew;

/// So many bytes of solved positions are kept in memory unless the caller says
/// otherwise.
const MEMORY: usize = u32::MAX as usize;

/// So many blocks are one piece of work.
const BLOCKS_AT_ONCE: usize = 16;

/// Builds tables with up to so many pieces in a folder of their own within
/// `dir`. What is there already is kept: a build that was broken off goes on
/// where it was.
///
/// `watch` is told how many positions are done, twice for each; it answers
/// whether to go on.
///
/// # Errors
///
/// Rules or a number of pieces for which there are no tables; files that
/// cannot be written, or that belong to other rules; [`Error::Stopped`].
pub fn build(
    dir: &Path,
    rules: &Ruleset,
    pieces: u32,
    threads: usize,
    watch: &(dyn Fn(usize) -> bool + Sync),
) -> Result<(), Error> {
    build_within(MEMORY, dir, rules, pieces, threads, watch)
}

/// As [`build`], keeping at most so many bytes of solved positions in memory
/// besides those that are needed at the moment; others are put aside in files.
///
/// # Errors
///
/// As [`build`].
pub fn build_within(
    memory: usize,
    dir: &Path,
    rules: &Ruleset,
    pieces: u32,
    threads: usize,
    watch: &(dyn Fn(usize) -> bool + Sync),
) -> Result<(), Error> {
    let mut builder = Builder::new(rules, pieces, threads)?;
    let folder = file::folder(dir, rules);
    fs::create_dir_all(&folder).map_err(|error| Error::io(&folder, error))?;
    let crew = Crew::new(threads, watch);
    let aside = Aside::new(&folder, memory);
    let mut ready = Vec::new();
    for material in builder.pairs() {
        if is_finished(&folder, rules, builder.known(), material)? {
            ready.push(material);
            crew.tell(2 * builder.positions(material) as usize)?;
            continue;
        }
        for material in ready.drain(..) {
            aside.prepare(builder.known_mut(), material)?;
            load_pair(&folder, &mut builder, material, &crew)?;
        }
        aside.prepare(builder.known_mut(), material)?;
        for solved in builder.build_pair(material, watch)? {
            save(&folder, builder.known(), &solved, &crew)?;
        }
    }
    Ok(())
}

/// A material and its flip, if that is another.
pub(crate) fn both(material: Material) -> impl Iterator<Item = Material> {
    let flipped = Some(material.flipped()).filter(|flipped| *flipped != material);
    std::iter::once(material).chain(flipped)
}

/// The files of a material.
pub(crate) fn kinds(material: Material) -> &'static [Kind] {
    match detail(material) {
        Detail::Values => &[Kind::Values],
        Detail::Distances => &[Kind::Values, Kind::Plies],
    }
}

fn is_finished(
    folder: &Path,
    rules: &Ruleset,
    known: &Known,
    material: Material,
) -> Result<bool, Error> {
    for material in both(material) {
        for &kind in kinds(material) {
            match read(folder, rules, known, material, kind) {
                Ok(Some(_)) => {}
                // What is damaged is built anew.
                Ok(None) | Err(Error::Damaged(..)) => return Ok(false),
                Err(error) => return Err(error),
            }
        }
    }
    Ok(true)
}

fn read(
    folder: &Path,
    rules: &Ruleset,
    known: &Known,
    material: Material,
    kind: Kind,
) -> Result<Option<Packed>, Error> {
    let packed = Packed::read(&file::path(folder, material, kind), rules)?;
    packed.map(|packed| packed.expect(material, kind, known.layout(material).len())).transpose()
}

fn save(folder: &Path, known: &Known, solved: &Solved, crew: &Crew<'_>) -> Result<(), Error> {
    let slice = &solved.slice;
    let (material, len) = (slice.layout.material(), slice.layout.len());
    for &kind in kinds(material) {
        let work = |packed: &mut Vec<(usize, Vec<u8>)>, range: std::ops::Range<usize>| {
            packed.extend(
                range.map(|number| (number, file::pack(kind, &block(known, solved, kind, number)))),
            );
            Ok(())
        };
        let parts = crew.run(len.div_ceil(BLOCK), BLOCKS_AT_ONCE, || Ok(Vec::new()), work)?;
        let mut blocks: Vec<(usize, Vec<u8>)> = parts.into_iter().flatten().collect();
        blocks.sort_unstable_by_key(|(number, _)| *number);
        let blocks: Vec<Vec<u8>> = blocks.into_iter().map(|(_, block)| block).collect();
        let header = Header {
            kind,
            material,
            rules: known.rules.to_string(),
            positions: len as u64,
            tally: slice.tally,
        };
        file::write(&file::path(folder, material, kind), &header, &blocks)?;
    }
    Ok(())
}

/// A block, not packed yet. Where a capture is due, what a file says does not
/// matter, for the captures tell; then it is what packs best.
fn block(known: &Known, solved: &Solved, kind: Kind, number: usize) -> Vec<u8> {
    let slice = &solved.slice;
    let range = number * BLOCK..((number + 1) * BLOCK).min(slice.layout.len());
    let keeps_captures = huff::matters(&known.rules);
    let told = |index: usize| {
        let bits = slice.values.get(index);
        let matters = bits != NO_VALUE && (keeps_captures || !solved.captures.contains(index));
        match kind {
            Kind::Values => matters.then_some(bits),
            Kind::Plies => {
                let decided = bits != 0;
                let plies = slice.plies.as_ref().and_then(|plies| plies.get(index));
                plies.copied().filter(|_| matters && decided)
            }
        }
    };
    let mut last = range.clone().find_map(told).unwrap_or(0);
    let mut values = Values::new(range.len());
    let mut plies = Vec::new();
    for (i, index) in range.enumerate() {
        last = told(index).unwrap_or(last);
        match kind {
            Kind::Values => values.set(i, last),
            Kind::Plies => plies.push(last),
        }
    }
    match kind {
        Kind::Values => values.0,
        Kind::Plies => plies,
    }
}

/// Takes a finished pair from its files.
fn load_pair(
    folder: &Path,
    builder: &mut Builder,
    material: Material,
    crew: &Crew<'_>,
) -> Result<(), Error> {
    for material in both(material) {
        let slice = load(folder, builder.known(), material, crew)?;
        builder.insert(slice);
    }
    Ok(())
}

fn load(folder: &Path, known: &Known, material: Material, crew: &Crew<'_>) -> Result<Slice, Error> {
    let layout = known.layout(material);
    let mut tally = None;
    let mut whole = |kind| {
        let packed = read(folder, &known.rules, known, material, kind)?;
        let packed = packed.ok_or(Error::Missing(material))?;
        tally = Some(packed.header.tally);
        let mut bytes = Vec::with_capacity(kind.block_len(layout.len()));
        for number in 0..packed.blocks() {
            bytes.extend(packed.block(number)?);
        }
        Ok::<_, Error>(bytes)
    };
    let values = Values(whole(Kind::Values)?);
    let with_distances = detail(material) == Detail::Distances;
    let plies = if with_distances { Some(whole(Kind::Plies)?) } else { None };
    let mut slice = Slice { layout, values, plies, tally: tally.unwrap_or_default() };
    fill_gaps(known, &mut slice, crew)?;
    Ok(slice)
}

/// Sets what files do not tell: how positions end in which captures are due.
fn fill_gaps(known: &Known, slice: &mut Slice, crew: &Crew<'_>) -> Result<(), Error> {
    const CHUNK: usize = 1 << 16;
    type Found = Vec<(usize, Fate)>;
    let layout = slice.layout;
    if huff::matters(&known.rules) {
        return Ok(());
    }
    let start = || Ok((Forward::new(known, detail(layout.material())), Found::new()));
    let work = |(forward, found): &mut (Forward<'_>, Found), range: std::ops::Range<usize>| {
        let mut cursor = layout.cursor(range.start);
        while cursor.index() < range.end {
            if let Some(First::Settled(fate)) = forward.capture(&cursor.pieces())? {
                found.push((cursor.index(), fate));
            }
            cursor.advance();
        }
        Ok(())
    };
    for (_, found) in crew.run(layout.len(), CHUNK, start, work)? {
        for (index, fate) in found {
            slice.values.set(index, value_bits(fate.value));
            if let Some(plies) = &mut slice.plies {
                plies[index] = fate.plies;
            }
        }
    }
    Ok(())
}
