use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use damier_rules::{Generator, Goal, MoveList, Position, Ruleset};

use crate::error::Error;
use crate::format::file::{self, Kind, Packed};
use crate::material::{Material, most_pieces};
use crate::solve::builder::detail;
use crate::solve::solved::SolvedSlices;
use crate::value::{Detail, Fate, Value};

use crate::bits::Pieces;
use crate::probe::in_memory::InMemory;
use crate::slice::{Tally, value_of_bits};

/// So many bytes of unpacked blocks are kept unless the caller says otherwise.
const KEPT: usize = 1 << 29;

/// Tables in a folder, opened when they are first asked, and tables of very few
/// pieces in memory, if they are wanted.
///
/// Many threads may ask at once. A table that is damaged or missing makes its
/// positions unknown and harms no others.
#[derive(Debug)]
pub struct Tables {
    known: SolvedSlices,
    folder: Option<PathBuf>,
    small: Option<InMemory>,
    tables: Vec<OnceLock<Result<Option<Table>, Error>>>,
    /// What is wrong with files, as long as nobody has been told.
    troubles: Mutex<Vec<Error>>,
    most: u32,
    reach: OnceLock<u32>,
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

    /// What it means for the player whose move led there.
    #[must_use]
    pub fn before(self) -> Probe {
        let value = match self.value {
            Value::Draw => Value::Draw,
            Value::Win => Value::Loss,
            Value::Loss => Value::Win,
        };
        Probe { value, plies: self.plies.map(|plies| plies.saturating_add(1)) }
    }

    /// The greater, the better for the player to move: he wins soon rather than
    /// late, and loses late rather than soon.
    #[must_use]
    pub fn rank(self) -> i32 {
        let plies = i32::from(self.plies.unwrap_or(u8::MAX));
        match self.value {
            Value::Win => 1_000 - plies,
            Value::Draw => 0,
            Value::Loss => plies - 1_000,
        }
    }
}

/// One file, and the blocks of it that have been asked for.
#[derive(Debug)]
struct Table {
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
        Ok(Tables { folder: Some(file::folder(dir, rules)), ..Tables::without_files(rules)? })
    }

    /// Tables of up to [`SMALL`](crate::SMALL) pieces, which need no files.
    ///
    /// # Errors
    ///
    /// [`Error::WalkingKings`] for rules that have none.
    pub fn in_memory(rules: &Ruleset) -> Result<Tables, Error> {
        Ok(Tables::without_files(rules)?.with_small())
    }

    fn without_files(rules: &Ruleset) -> Result<Tables, Error> {
        let most = most_pieces(rules)?;
        Ok(Tables {
            known: SolvedSlices::new(rules),
            folder: None,
            small: None,
            tables: (0..2 * Material::CODES).map(|_| OnceLock::new()).collect(),
            troubles: Mutex::new(Vec::new()),
            most,
            reach: OnceLock::new(),
            room: AtomicUsize::new(KEPT),
        })
    }

    /// The same with tables of up to [`SMALL`](crate::SMALL) pieces in memory,
    /// once they are [prepared](Tables::prepare).
    #[must_use]
    pub fn with_small(self) -> Tables {
        let small = InMemory::new(&self.known.rules);
        Tables { small: Some(small), ..self }
    }

    /// The same, but silent about positions with more pieces than this.
    #[must_use]
    pub fn up_to(self, pieces: u32) -> Tables {
        let most = self.most.min(pieces);
        Tables { most, ..self }
    }

    /// Starts to build what belongs in memory, if that has not been done. Does
    /// not wait for it, unless the machine has no threads.
    pub fn prepare(&self) {
        if let Some(small) = &self.small {
            small.start();
        }
    }

    /// Builds what belongs in memory, and waits until it is there.
    pub fn prepare_now(&self) {
        if let Some(small) = &self.small {
            small.start();
            small.wait();
        }
    }

    /// No table has more pieces than this. Files that come later do not count.
    #[must_use]
    pub fn reach(&self) -> u32 {
        *self.reach.get_or_init(|| self.find_reach())
    }

    fn find_reach(&self) -> u32 {
        let has_files = |pieces: &u32| {
            Material::all(&self.known.rules, *pieces)
                .into_iter()
                .filter_map(|material| self.path(material, Kind::Values))
                .any(|path| path.exists())
        };
        let smallest = if self.small.is_some() { crate::SMALL.min(self.most) } else { 0 };
        (smallest + 1..=self.most).rev().find(has_files).unwrap_or(smallest)
    }

    /// Every position with up to so many pieces has a table, in memory or in
    /// files.
    #[must_use]
    pub fn complete(&self) -> u32 {
        let is_there = |pieces: &u32| {
            Material::all(&self.known.rules, *pieces).into_iter().all(|material| {
                let has =
                    |kind: &Kind| self.path(material, *kind).is_some_and(|path| path.exists());
                crate::build::kinds(material).iter().all(has)
            })
        };
        let smallest = if self.small.is_some() { crate::SMALL.min(self.most) } else { 1 };
        (smallest + 1..=self.most).take_while(is_there).last().unwrap_or(smallest)
    }

    /// What has been found wrong with files since this was last asked.
    pub fn take_troubles(&self) -> Vec<Error> {
        std::mem::take(&mut self.troubles.lock().unwrap_or_else(PoisonError::into_inner))
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
        let kept = Material::of(pos).pieces() <= crate::solve::builder::MOST_WITH_DISTANCES;
        if kept && let Some(fate) = self.fate(pos, Detail::Distances)? {
            let plies = (fate.value != Value::Draw).then_some(fate.plies);
            return Ok(Some(Probe { value: fate.value, plies }));
        }
        // The file of the distances may be missing where the values are not.
        Ok(self.value(pos)?.map(|value| Probe { value, plies: None }))
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

    pub(crate) fn known(&self) -> &SolvedSlices {
        &self.known
    }

    pub(crate) fn fate(&self, pos: &Position, detail: Detail) -> Result<Option<Fate>, Error> {
        let pieces = Pieces::of(pos, &self.known.field);
        if let Some(fate) = self.known.fate_without_pieces(&pieces) {
            return Ok(Some(fate));
        }
        if pieces.material().pieces() > self.most {
            return Ok(None);
        }
        if let Some(fate) = self.small.as_ref().and_then(|small| small.fate(&pieces, detail)) {
            return Ok(Some(fate));
        }
        let generator: &Generator = &self.known.generator;
        if self.known.rules.enforcement.captures_tell_all()
            && generator.can_capture(pos, pos.turn())
        {
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
        let index = table.packed.layout.index(pieces);
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
            let table = self.read(material, kind);
            if let Err(error) = &table {
                let mut troubles = self.troubles.lock().unwrap_or_else(PoisonError::into_inner);
                troubles.push(error.clone());
            }
            table
        });
        match table {
            Ok(table) => Ok(table.as_ref()),
            Err(error) => Err(error.clone()),
        }
    }

    fn path(&self, material: Material, kind: Kind) -> Option<PathBuf> {
        Some(file::path(self.folder.as_ref()?, material, kind))
    }

    fn read(&self, material: Material, kind: Kind) -> Result<Option<Table>, Error> {
        let Some(path) = self.path(material, kind) else {
            return Ok(None);
        };
        let layout = self.known.layout(material);
        let Some(packed) = Packed::read(&path, &self.known.rules, layout, kind)? else {
            return Ok(None);
        };
        let blocks = (0..packed.blocks()).map(|_| OnceLock::new()).collect();
        Ok(Some(Table { packed, blocks }))
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
        let block = self.packed.header.kind.block();
        let (number, within) = (index / block, index % block);
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
