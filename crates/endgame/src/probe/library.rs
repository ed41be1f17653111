use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use damier_rules::{Ruleset, variants};

use crate::error::Error;
use crate::format::file;
use crate::probe::tables::Tables;

/// So many rulesets' tables are open at once: house rules are without number.
const OPEN: usize = 4;
/// Each of them keeps so many bytes unpacked.
const KEPT: usize = 1 << 28;

/// The tables of all rulesets: those of very few pieces in memory, larger ones
/// from a folder if there is one.
#[derive(Debug, Default)]
pub struct Library {
    dir: Option<PathBuf>,
    most: Option<u32>,
    /// The ones asked for last come last.
    open: Mutex<Vec<Arc<Tables>>>,
}

impl Library {
    /// The tables within `dir`, or only those that need no files.
    #[must_use]
    pub fn new(dir: Option<PathBuf>) -> Library {
        Library { dir, ..Library::default() }
    }

    /// The same, without tables of more pieces than this.
    #[must_use]
    pub fn up_to(self, pieces: u32) -> Library {
        Library { most: Some(pieces), ..self }
    }

    /// Where its files are.
    #[must_use]
    pub fn dir(&self) -> Option<&Path> {
        self.dir.as_deref()
    }

    /// The tables of these rules, or of others that play alike with few pieces;
    /// `None` if there can be none.
    #[must_use]
    pub fn tables(&self, rules: &Ruleset) -> Option<Arc<Tables>> {
        let mut open = self.open();
        let wanted = rules.table_rules();
        if let Some(place) = open.iter().position(|tables| tables.rules().table_rules() == wanted) {
            open[place..].rotate_left(1);
        } else {
            let tables = match &self.dir {
                Some(dir) => Tables::open(dir, &rules_in(dir, rules)).map(Tables::with_small),
                None => Tables::in_memory(rules),
            };
            let tables = tables.ok()?;
            let tables = match self.most {
                Some(most) => tables.up_to(most),
                None => tables,
            };
            if open.len() >= OPEN {
                open.remove(0);
            }
            open.push(Arc::new(tables.keeping(KEPT)));
        }
        open.last().cloned()
    }

    /// The rules by whose name tables for these are built: others that play
    /// alike may have some already, and a published name says more.
    #[must_use]
    pub fn rules_to_build(&self, rules: &Ruleset) -> Ruleset {
        let there = self.dir.as_ref().map_or(*rules, |dir| rules_in(dir, rules));
        let is_there = self.dir.as_ref().is_some_and(|dir| file::folder(dir, &there).is_dir());
        let published = variants::ALL.iter().map(|variant| variant.rules);
        if is_there {
            return there;
        }
        published
            .into_iter()
            .find(|other| other.table_rules() == rules.table_rules())
            .unwrap_or(*rules)
    }

    /// Removes the files with tables of these rules, if there are any.
    ///
    /// # Errors
    ///
    /// If the files cannot be removed.
    pub fn remove(&self, rules: &Ruleset) -> io::Result<()> {
        let Some(dir) = &self.dir else {
            return Ok(());
        };
        let removed = fs::remove_dir_all(file::folder(dir, &rules_in(dir, rules)));
        self.look_again();
        match removed {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Looks for files anew, because some have come or gone.
    pub fn look_again(&self) {
        self.open().clear();
    }

    /// What has been found wrong with files since this was last asked.
    pub fn take_troubles(&self) -> Vec<Error> {
        self.open().iter().flat_map(|tables| tables.take_troubles()).collect()
    }

    fn open(&self) -> MutexGuard<'_, Vec<Arc<Tables>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The rules whose files in `dir` serve these: their own if there are any.
fn rules_in(dir: &Path, rules: &Ruleset) -> Ruleset {
    if file::folder(dir, rules).is_dir() {
        return *rules;
    }
    let folders = fs::read_dir(dir).into_iter().flatten().flatten();
    let of_folder = |entry: fs::DirEntry| file::rules_of_folder(entry.file_name().to_str()?);
    let wanted = rules.table_rules();
    let alike = folders.filter_map(of_folder).filter(|other| other.table_rules() == wanted);
    // The same one whatever the order of the folder.
    alike.min_by_key(Ruleset::to_string).unwrap_or(*rules)
}
