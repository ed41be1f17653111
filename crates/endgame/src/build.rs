//! Tables as files: slices are solved one pair after the other, packed and
//! written.

use std::fs;
use std::ops::Range;
use std::path::Path;

use damier_rules::Ruleset;

use crate::error::Error;
use crate::format::coder;
use crate::format::file::{self, Header, Kind, Packed};
use crate::format::model::{Counts, Model};
use crate::material::Material;
use crate::pool::Pool;
use crate::slice::{NO_VALUE, Slice, Values, value_bits};
use crate::solve::builder::{Builder, detail};
use crate::solve::forward::{First, Forward};
use crate::solve::pair::SolvedSlice;
use crate::solve::solved::SolvedSlices;
use crate::solve::spill::SpillFolder;
use crate::value::{Detail, Fate, Value};

/// So many bytes of solved positions are kept in memory unless the caller says
/// otherwise.
const MEMORY: usize = u32::MAX as usize;

/// So many blocks are one piece of work.
const BLOCKS_AT_ONCE: usize = 16;

/// A model is made from about so many blocks of a table, ...
const BLOCKS_COUNTED: usize = 512;
/// ... in so many rounds: a better model finds better values for positions that
/// do not matter.
const TIMES_COUNTED: usize = 2;

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
    let pool = Pool::new(threads, watch);
    let spilled = SpillFolder::new(&folder, memory);
    let mut ready = Vec::new();
    for material in builder.pairs() {
        if is_finished(&folder, rules, builder.known(), material)? {
            ready.push(material);
            pool.tell(2 * builder.positions(material) as usize)?;
            continue;
        }
        for material in ready.drain(..) {
            spilled.prepare(builder.known_mut(), material)?;
            load_pair(&folder, &mut builder, material, &pool)?;
        }
        spilled.prepare(builder.known_mut(), material)?;
        for solved in builder.build_pair(material, watch)? {
            save(&folder, builder.known(), &solved, &pool)?;
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
    known: &SolvedSlices,
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
    known: &SolvedSlices,
    material: Material,
    kind: Kind,
) -> Result<Option<Packed>, Error> {
    Packed::read(&file::path(folder, material, kind), rules, known.layout(material), kind)
}

fn save(
    folder: &Path,
    known: &SolvedSlices,
    solved: &SolvedSlice,
    pool: &Pool<'_>,
) -> Result<(), Error> {
    let slice = &solved.slice;
    let (material, len) = (slice.layout.material(), slice.layout.len());
    for &kind in kinds(material) {
        let blocks = match kind {
            Kind::Values => value_blocks(known, solved, pool)?,
            Kind::Plies => ply_blocks(known, solved, pool)?,
        };
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

/// Packs every block.
fn pack_blocks(
    pool: &Pool<'_>,
    kind: Kind,
    positions: usize,
    pack: impl Fn(Range<usize>) -> Vec<u8> + Sync,
) -> Result<Vec<Vec<u8>>, Error> {
    let work = |packed: &mut Vec<(usize, Vec<u8>)>, numbers: Range<usize>| {
        packed.extend(numbers.map(|number| (number, pack(kind.range(number, positions)))));
        Ok(())
    };
    let blocks = positions.div_ceil(kind.block());
    let parts = pool.run(blocks, BLOCKS_AT_ONCE, || Ok(Vec::new()), work)?;
    let mut blocks: Vec<(usize, Vec<u8>)> = parts.into_iter().flatten().collect();
    blocks.sort_unstable_by_key(|(number, _)| *number);
    Ok(blocks.into_iter().map(|(_, block)| block).collect())
}

/// Whether what a file says of a position matters: where a capture is due, and
/// nothing else will do, the captures tell.
fn matters(known: &SolvedSlices, solved: &SolvedSlice, index: usize) -> bool {
    solved.slice.values.get(index) != NO_VALUE
        && (!known.rules.enforcement.captures_tell_all() || !solved.captures.contains(index))
}

/// A model, and the blocks that are packed by it.
fn value_blocks(
    known: &SolvedSlices,
    solved: &SolvedSlice,
    pool: &Pool<'_>,
) -> Result<Vec<Vec<u8>>, Error> {
    let layout = &solved.slice.layout;
    let mut model = Model::new(layout);
    for _ in 0..TIMES_COUNTED {
        model = Model::of(&count(known, solved, &model, pool)?);
    }
    let pack = |range: Range<usize>| {
        let values = values(known, solved, range.clone());
        match values.only() {
            Some(value) => vec![value * 0b0101_0101],
            None => coder::pack(&model, &coder::events(&model, layout, range, &values.0)),
        }
    };
    let mut blocks = vec![file::deflate(&model.to_bytes())];
    blocks.extend(pack_blocks(pool, Kind::Values, layout.len(), pack)?);
    Ok(blocks)
}

/// Counts what blocks from all over a table say.
fn count(
    known: &SolvedSlices,
    solved: &SolvedSlice,
    model: &Model,
    pool: &Pool<'_>,
) -> Result<Counts, Error> {
    let layout = &solved.slice.layout;
    let blocks = layout.len().div_ceil(Kind::Values.block());
    let every = blocks.div_ceil(BLOCKS_COUNTED).max(1);
    let work = |counts: &mut Counts, numbers: Range<usize>| {
        for number in numbers {
            let range = Kind::Values.range(number * every, layout.len());
            let values = values(known, solved, range.clone());
            if values.only().is_none() {
                counts.add(model, &coder::events(model, layout, range, &values.0));
            }
        }
        Ok(())
    };
    let start = || Ok(Counts::new(layout));
    let parts = pool.run(blocks.div_ceil(every), BLOCKS_AT_ONCE, start, work)?;
    let mut counts = Counts::new(layout);
    parts.iter().for_each(|part| counts.merge(part));
    Ok(counts)
}

/// The values of a block; none where they do not matter.
fn values(known: &SolvedSlices, solved: &SolvedSlice, range: Range<usize>) -> Values {
    let mut values = Values::new(range.len());
    for (i, index) in range.enumerate() {
        if matters(known, solved, index) {
            values.set(i, solved.slice.values.get(index));
        }
    }
    values
}

/// Nothing in place of a model, and the blocks. Plies that do not matter are
/// what packs best.
fn ply_blocks(
    known: &SolvedSlices,
    solved: &SolvedSlice,
    pool: &Pool<'_>,
) -> Result<Vec<Vec<u8>>, Error> {
    let slice = &solved.slice;
    let told = |index: usize| {
        let plies = slice.plies.as_ref().and_then(|plies| plies.get(index));
        let is_decided = slice.values.get(index) != value_bits(Value::Draw);
        plies.copied().filter(|_| is_decided && matters(known, solved, index))
    };
    let pack = |range: Range<usize>| {
        let mut last = range.clone().find_map(told).unwrap_or(0);
        let plies = range.map(|index| {
            last = told(index).unwrap_or(last);
            last
        });
        file::deflate(&plies.collect::<Vec<u8>>())
    };
    let mut blocks = vec![Vec::new()];
    blocks.extend(pack_blocks(pool, Kind::Plies, slice.layout.len(), pack)?);
    Ok(blocks)
}

/// Takes a finished pair from its files.
fn load_pair(
    folder: &Path,
    builder: &mut Builder,
    material: Material,
    pool: &Pool<'_>,
) -> Result<(), Error> {
    for material in both(material) {
        let slice = load(folder, builder.known(), material, pool)?;
        builder.insert(slice);
    }
    Ok(())
}

fn load(
    folder: &Path,
    known: &SolvedSlices,
    material: Material,
    pool: &Pool<'_>,
) -> Result<Slice, Error> {
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
    fill_gaps(known, &mut slice, pool)?;
    Ok(slice)
}

/// Sets what files do not tell: how positions end in which captures are due.
fn fill_gaps(known: &SolvedSlices, slice: &mut Slice, pool: &Pool<'_>) -> Result<(), Error> {
    const CHUNK: usize = 1 << 16;
    type Found = Vec<(usize, Fate)>;
    let layout = slice.layout;
    if !known.rules.enforcement.captures_tell_all() {
        return Ok(());
    }
    let start = || Ok((Forward::new(known, detail(layout.material())), Found::new()));
    let work = |(forward, found): &mut (Forward<'_>, Found), range: Range<usize>| {
        let mut cursor = layout.cursor(range.start);
        while cursor.index() < range.end {
            if let Some(First::Settled(fate)) = forward.capture(&cursor.pieces())? {
                found.push((cursor.index(), fate));
            }
            cursor.advance();
        }
        Ok(())
    };
    for (_, found) in pool.run(layout.len(), CHUNK, start, work)? {
        for (index, fate) in found {
            slice.values.set(index, value_bits(fate.value));
            if let Some(plies) = &mut slice.plies {
                plies[index] = fate.plies;
            }
        }
    }
    Ok(())
}
