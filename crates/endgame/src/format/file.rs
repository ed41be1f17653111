//! A table as a file: a header, the lengths of its blocks, the blocks, a
//! checksum of everything before it. The first block of values is a model for
//! the others. All numbers are little-endian.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;

use damier_rules::Ruleset;

use crate::error::{Damage, Error};
use crate::format::coder;
use crate::format::model::Model;
use crate::index::Layout;
use crate::material::Material;
use crate::slice::{Counts, Tally};

const MAGIC: [u8; 8] = *b"damierEG";
const VERSION: u16 = 3;

/// What a file says of each position.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Kind {
    /// Won, drawn or lost: two bits.
    Values,
    /// The plies until the end: a byte.
    Plies,
}

impl Kind {
    /// So many positions are packed together. Values are asked for far more
    /// often, and one should not have to unpack many others.
    pub(crate) fn block(self) -> usize {
        match self {
            Kind::Values => 1 << 13,
            Kind::Plies => 1 << 16,
        }
    }

    /// The positions of a block.
    pub(crate) fn range(self, number: usize, positions: usize) -> Range<usize> {
        let start = (number * self.block()).min(positions);
        start..(start + self.block()).min(positions)
    }

    /// How many bytes a block of so many positions takes.
    pub(crate) fn block_len(self, positions: usize) -> usize {
        match self {
            Kind::Values => positions.div_ceil(4),
            Kind::Plies => positions,
        }
    }

    fn ending(self) -> &'static str {
        match self {
            Kind::Values => "values",
            Kind::Plies => "plies",
        }
    }
}

/// What a file is about.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Header {
    pub(crate) kind: Kind,
    pub(crate) material: Material,
    pub(crate) rules: String,
    pub(crate) positions: u64,
    pub(crate) tally: Tally,
}

/// The folder of a ruleset's tables within `dir`.
pub(crate) fn folder(dir: &Path, rules: &Ruleset) -> PathBuf {
    dir.join(rules.to_string().replace('/', "+"))
}

/// The rules whose tables a folder of this name holds.
pub(crate) fn rules_of_folder(name: &str) -> Option<Ruleset> {
    name.replace('+', "/").parse().ok()
}

pub(crate) fn path(folder: &Path, material: Material, kind: Kind) -> PathBuf {
    folder.join(format!("{material}.{}", kind.ending()))
}

/// A table read from a file and checked, still packed.
#[derive(Debug)]
pub(crate) struct Packed {
    pub(crate) header: Header,
    pub(crate) layout: Layout,
    path: PathBuf,
    bytes: Vec<u8>,
    /// Where the blocks start in `bytes`, and where the last ends.
    ends: Vec<usize>,
    /// What the values are like.
    model: Option<Model>,
}

impl Packed {
    /// Reads a file of this layout; `None` if there is none.
    pub(crate) fn read(
        path: &Path,
        rules: &Ruleset,
        layout: Layout,
        kind: Kind,
    ) -> Result<Option<Packed>, Error> {
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(Error::io(path, error)),
        };
        let damaged = |damage| Error::Damaged(path.to_owned(), damage);
        let (header, ends) = parse(&bytes).map_err(damaged)?;
        if header.rules != rules.to_string() {
            return Err(Error::OtherRules { path: path.to_owned(), found: header.rules });
        }
        let is_expected = header.material == layout.material()
            && header.kind == kind
            && header.positions == layout.len() as u64;
        if !is_expected {
            return Err(damaged(Damage::Material));
        }
        let path = path.to_owned();
        let mut packed = Packed { header, layout, path, bytes, ends, model: None };
        if kind == Kind::Values {
            let model = inflate(packed.bytes_of(0)?, Model::n_bytes(&layout));
            let model = model.and_then(|bytes| Model::from_bytes(&bytes, &layout));
            packed.model = Some(model.ok_or_else(|| packed.damaged(Damage::Block))?);
        }
        Ok(Some(packed))
    }

    pub(crate) fn blocks(&self) -> usize {
        self.layout.len().div_ceil(self.header.kind.block())
    }

    pub(crate) fn len(&self) -> usize {
        self.bytes.len()
    }

    fn bytes_of(&self, block: usize) -> Result<&[u8], Error> {
        let packed = match self.ends.get(block..block + 2) {
            Some(&[start, end]) => self.bytes.get(start..end),
            _ => None,
        };
        packed.ok_or_else(|| self.damaged(Damage::Truncated))
    }

    /// Unpacks a block.
    pub(crate) fn block(&self, number: usize) -> Result<Box<[u8]>, Error> {
        let kind = self.header.kind;
        let range = kind.range(number, self.layout.len());
        let len = kind.block_len(range.len());
        let block = match (self.bytes_of(number + 1)?, &self.model) {
            (&[same], _) => Some(vec![same; len]),
            (packed, Some(model)) => coder::unpack(model, &self.layout, range, packed),
            (packed, None) => inflate(packed, len),
        };
        Ok(block.ok_or_else(|| self.damaged(Damage::Block))?.into())
    }

    fn damaged(&self, damage: Damage) -> Error {
        Error::Damaged(self.path.clone(), damage)
    }
}

/// Packs bytes; if they are the same throughout, one says it.
pub(crate) fn deflate(bytes: &[u8]) -> Vec<u8> {
    match bytes {
        [first, rest @ ..] if rest.iter().all(|byte| byte == first) => vec![*first],
        _ => {
            let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
            // Writing to memory does not fail.
            let _ = encoder.write_all(bytes);
            encoder.finish().unwrap_or_default()
        }
    }
}

fn inflate(packed: &[u8], len: usize) -> Option<Vec<u8>> {
    let mut bytes = vec![0; len];
    DeflateDecoder::new(packed).read_exact(&mut bytes).ok()?;
    Some(bytes)
}

/// Writes a file so that it is there as a whole or not at all.
pub(crate) fn write(path: &Path, header: &Header, blocks: &[Vec<u8>]) -> Result<(), Error> {
    let mut bytes = header.to_bytes();
    blocks.iter().for_each(|block| write_number(&mut bytes, block.len()));
    blocks.iter().for_each(|block| bytes.extend(block));
    let checksum = crc32fast::hash(&bytes);
    bytes.extend(checksum.to_le_bytes());
    write_whole(path, &bytes).map_err(|error| Error::io(path, error))
}

/// Writes a number seven bits at a time: most are small.
fn write_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn write_whole(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let temporary = path.with_extension("part");
    let mut file = File::create(&temporary)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(&temporary, path)?;
    // The name, too, must outlive a power cut; not every system lets a folder
    // be opened for that.
    if let Some(Ok(folder)) = path.parent().map(File::open) {
        let _ = folder.sync_all();
    }
    Ok(())
}

impl Header {
    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        let Material { own_men, other_men, own_kings, other_kings } = self.material;
        bytes.extend([self.kind as u8, own_men, other_men, own_kings, other_kings]);
        bytes.extend(fingerprint(&self.rules).to_le_bytes());
        // Rules in words are shorter than a thousand bytes.
        bytes.extend((self.rules.len() as u16).to_le_bytes());
        bytes.extend(self.rules.as_bytes());
        bytes.extend(self.positions.to_le_bytes());
        for counts in [self.tally.all, self.tally.quiet] {
            for count in [counts.won, counts.lost, counts.drawn] {
                bytes.extend(count.to_le_bytes());
            }
        }
        bytes.push(self.tally.longest.unwrap_or(u8::MAX));
        bytes
    }

    fn read(source: &mut Source<'_>) -> Result<Header, Damage> {
        let [kind, own_men, other_men, own_kings, other_kings] = source.array()?;
        let kind = [Kind::Values, Kind::Plies].into_iter().find(|known| *known as u8 == kind);
        let expected = u64::from_le_bytes(source.array()?);
        let len = u16::from_le_bytes(source.array()?);
        let rules = String::from_utf8_lossy(source.take(usize::from(len))?).into_owned();
        if fingerprint(&rules) != expected {
            return Err(Damage::NoTable);
        }
        let positions = u64::from_le_bytes(source.array()?);
        let mut counts = [Counts::default(); 2];
        for counts in &mut counts {
            counts.won = u64::from_le_bytes(source.array()?);
            counts.lost = u64::from_le_bytes(source.array()?);
            counts.drawn = u64::from_le_bytes(source.array()?);
        }
        let [longest] = source.array()?;
        let [all, quiet] = counts;
        Ok(Header {
            kind: kind.ok_or(Damage::NoTable)?,
            material: Material { own_men, other_men, own_kings, other_kings },
            rules,
            positions,
            tally: Tally { all, quiet, longest: (longest != u8::MAX).then_some(longest) },
        })
    }
}

fn parse(bytes: &[u8]) -> Result<(Header, Vec<usize>), Damage> {
    let mut source = Source(bytes);
    if source.array().ok() != Some(MAGIC) {
        return Err(Damage::NoTable);
    }
    let version = u16::from_le_bytes(source.array()?);
    if version != VERSION {
        return Err(Damage::Version(version));
    }
    let header = Header::read(&mut source);
    let blocks = header.as_ref().map_or(0, |header| {
        // The model comes first.
        header.positions.div_ceil(header.kind.block() as u64).saturating_add(1)
    });
    let ends = header.is_ok().then(|| ends(&mut source, blocks, bytes.len())).transpose();
    // What is cut off has a wrong checksum too, but can be named better.
    let (body, checksum) = bytes.split_last_chunk::<4>().ok_or(Damage::Truncated)?;
    if crc32fast::hash(body).to_le_bytes() != *checksum {
        let whole = matches!(&ends, Ok(Some(ends)) if ends.last() == Some(&body.len()));
        let unreadable = matches!(header, Err(damage) if damage != Damage::Truncated);
        return Err(if whole || unreadable { Damage::Checksum } else { Damage::Truncated });
    }
    Ok((header?, ends?.unwrap_or_default()))
}

/// Where the blocks start and end in the file.
fn ends(source: &mut Source<'_>, blocks: u64, len: usize) -> Result<Vec<usize>, Damage> {
    let mut ends = vec![0];
    let mut end = 0_usize;
    for _ in 0..blocks {
        end = end.saturating_add(source.number()?);
        ends.push(end);
    }
    let first = len - source.0.len();
    ends.iter_mut().for_each(|end| *end = end.saturating_add(first));
    Ok(ends)
}

/// Bytes that have not been read yet.
struct Source<'a>(&'a [u8]);

impl<'a> Source<'a> {
    fn take(&mut self, len: usize) -> Result<&'a [u8], Damage> {
        let (taken, rest) = self.0.split_at_checked(len).ok_or(Damage::Truncated)?;
        self.0 = rest;
        Ok(taken)
    }

    /// What [`write_number`] has written.
    fn number(&mut self) -> Result<usize, Damage> {
        let mut number = 0;
        for shift in (0..usize::BITS).step_by(7) {
            let [byte] = self.array()?;
            number |= usize::from(byte & 127) << shift;
            if byte < 128 {
                return Ok(number);
            }
        }
        Err(Damage::Truncated)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], Damage> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(Damage::Truncated)?;
        self.0 = rest;
        Ok(*taken)
    }
}

/// Tells rules, and versions of what tables mean, apart: FNV-1a.
fn fingerprint(rules: &str) -> u64 {
    let text = format!("{VERSION} {rules}");
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
