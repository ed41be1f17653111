use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use damier_rules::{Generator, Goal, MoveList, Position, Ruleset};

use crate::build::detail;
use crate::error::Error;
use crate::fate::{Fate, Value};
use crate::file::{self, BLOCK, Kind, Packed};
use crate::huff;
use crate::index::Layout;
use crate::known::Known;
use crate::material::{Material, most_pieces};
use crate::pair::Detail;
use crate::pieces::Pieces;
use crate::slice::{Tally, value_of_bits};

/// So many bytes of unpacked blocks are kept unless the caller says otherwise.
const KEPT: usize = 1 << 29;

/// Tables in a folder, opened when they are first asked.
///
/// Many threads may ask at once. A table that is damaged or missing makes its
/// positions unknown and harms no others.
#[derive(Debug)]
pub struct Tables {
    known: Known,
    folder: PathBuf,
    tables: Vec<OnceLock<Result<Option<Table>, Error>>>,
    most: u32,
    /// How many more bytes may be kept unpacked.
    room: AtomicUsize,
}

/// What the tables say of a position.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Probe {
    /// How it ends for the player to move.
    pub value: Value,
    /// After how many plies, where that is kept and the game is not drawn.
    pub plies: Option<u8>,
}

impl Probe {
    /// After how many moves of the winner the game is decided.
    #[must_use]
    pub fn moves(&self) -> Option<u8> {
        self.plies.map(|plies| plies.div_ceil(2))
    }
}

/// One file, and the blocks of it that have been asked for.
#[derive(Debug)]
struct Table {
    layout: Layout,
    packed: Packed,
    blocks: Vec<OnceLock<Box<[u8]>>>,
}

impl Tables {
    /// The tables of these rules within `dir`. No file is opened yet.
    ///
    /// # Errors
    ///
    /// [`Error::WalkingKings`] for rules that have none.
    pub fn open(dir: &Path, rules: &Ruleset) -> Result<Tables, Error> {
        let most = most_pieces(rules)?;
        Ok(Tables {
            known: Known::new(rules),
            folder: file::folder(dir, rules),
            tables: (0..2 * Material::CODES).map(|_| OnceLock::new()).collect(),
            most,
            room: AtomicUsize::new(KEPT),
        })
    }

    /// The same, keeping at most so many bytes unpacked.
    #[must_use]
    pub fn keeping(self, bytes: usize) -> Tables {
        Tables { room: AtomicUsize::new(bytes), ..self }
    }

    /// The rules that the tables are for.
    #[must_use]
    pub fn rules(&self) -> &Ruleset {
        &self.known.rules
    }

    /// How a position ends for the player to move; `None` if no table has it.
    /// A failure to capture that waits for an answer is not considered.
    ///
    /// # Errors
    ///
    /// What is wrong with the table that should have it.
    pub fn value(&self, pos: &Position) -> Result<Option<Value>, Error> {
        Ok(self.fate(pos, Detail::Values)?.map(|fate| fate.value))
    }

    /// How a position ends, and when.
    ///
    /// # Errors
    ///
    /// What is wrong with the table that should have it.
    pub fn probe(&self, pos: &Position) -> Result<Option<Probe>, Error> {
        let pieces = Material::of(pos).pieces();
        let kept = pieces <= crate::build::MOST_WITH_DISTANCES;
        let detail = if kept { Detail::Distances } else { Detail::Values };
        Ok(self.fate(pos, detail)?.map(|fate| Probe {
            value: fate.value,
            plies: (kept && fate.value != Value::Draw).then_some(fate.plies),
        }))
    }

    /// How often the positions of a material are won; `None` without a table.
    ///
    /// # Errors
    ///
    /// What is wrong with the table.
    pub fn tally(&self, material: Material) -> Result<Option<Tally>, Error> {
        Ok(self.table(material, Kind::Values)?.map(|table| table.packed.header.tally))
    }

    /// How many bytes the files of a material have.
    ///
    /// # Errors
    ///
    /// What is wrong with the table.
    pub fn size(&self, material: Material) -> Result<Sizes, Error> {
        let len = |kind| Ok(self.table(material, kind)?.map_or(0, |table| table.packed.len()));
        Ok(Sizes { values: len(Kind::Values)?, plies: len(Kind::Plies)? })
    }

    pub(crate) fn known(&self) -> &Known {
        &self.known
    }

    pub(crate) fn fate(&self, pos: &Position, detail: Detail) -> Result<Option<Fate>, Error> {
        let pieces = Pieces::of(pos, &self.known.field);
        if let Some(fate) = self.known.fate_without_pieces(&pieces) {
            return Ok(Some(fate));
        }
        if Material::of(pos).pieces() > self.most {
            return Ok(None);
        }
        let generator: &Generator = &self.known.generator;
        if !huff::matters(&self.known.rules) && generator.can_capture(pos, pos.turn()) {
            return self.after_captures(pos, detail);
        }
        self.look_up(&pieces, detail)
    }

    /// The best of the captures. Each takes a piece, so this ends.
    fn after_captures(&self, pos: &Position, detail: Detail) -> Result<Option<Fate>, Error> {
        let rules = &self.known.rules;
        let mut moves = MoveList::new();
        if self.known.generator.legal_moves_into(pos, &mut moves).is_err() {
            return Ok(None);
        }
        let mut best: Option<Fate> = None;
        for &m in &moves {
            let fate = if rules.goal == Goal::Crown && m.crowned {
                Fate::won(1)
            } else {
                let mut next = *pos;
                next.play_unchecked(rules, m);
                match self.fate(&next, detail)? {
                    Some(fate) => fate.before(),
                    None => return Ok(None),
                }
            };
            best = Some(best.map_or(fate, |best| best.or_better(fate)));
        }
        Ok(best)
    }

    fn look_up(&self, pieces: &Pieces, wanted: Detail) -> Result<Option<Fate>, Error> {
        let material = pieces.material();
        let Some(table) = self.table(material, Kind::Values)? else {
            return Ok(None);
        };
        let index = table.layout.index(pieces);
        let bits = table.read(index, &self.room, |block, i| block[i / 4] >> (i % 4 * 2) & 3)?;
        let Some(value) = value_of_bits(bits) else {
            return Ok(None);
        };
        if value == Value::Draw || wanted == Detail::Values {
            return Ok(Some(Fate { value, plies: 0 }));
        }
        let Some(table) = self.table(material, Kind::Plies)? else {
            return Ok(None);
        };
        let plies = table.read(index, &self.room, |block, i| block[i])?;
        Ok(Some(Fate { value, plies }))
    }

    fn table(&self, material: Material, kind: Kind) -> Result<Option<&Table>, Error> {
        if kind == Kind::Plies && detail(material) == Detail::Values {
            return Ok(None);
        }
        let table = self.tables[2 * material.code() + kind as usize].get_or_init(|| {
            let path = file::path(&self.folder, material, kind);
            let Some(packed) = Packed::read(&path, &self.known.rules)? else {
                return Ok(None);
            };
            let layout = self.known.layout(material);
            let packed = packed.expect(material, kind, layout.len())?;
            let blocks = (0..packed.blocks()).map(|_| OnceLock::new()).collect();
            Ok(Some(Table { layout, packed, blocks }))
        });
        match table {
            Ok(table) => Ok(table.as_ref()),
            Err(error) => Err(error.clone()),
        }
    }
}

/// How many bytes files have.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Sizes {
    pub values: usize,
    pub plies: usize,
}

impl Table {
    /// Reads one position's entry of a block, and keeps the block if there is
    /// room for it.
    fn read(
        &self,
        index: usize,
        room: &AtomicUsize,
        entry: impl Fn(&[u8], usize) -> u8,
    ) -> Result<u8, Error> {
        let (number, within) = (index / BLOCK, index % BLOCK);
        if let Some(block) = self.blocks.get(number).and_then(OnceLock::get) {
            return Ok(entry(block, within));
        }
        let block = self.packed.block(number)?;
        let found = entry(&block, within);
        let take = |room: usize| room.checked_sub(block.len());
        if room.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take).is_ok() {
            // Another thread may have been quicker; its block is the same.
            let _ = self.blocks[number].set(block);
        }
        Ok(found)
    }
}
