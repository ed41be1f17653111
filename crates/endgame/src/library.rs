use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use damier_rules::Ruleset;

use crate::error::Error;
use crate::tables::Tables;

/// So many rulesets' tables are open at once: house rules are without number.
const OPEN: usize = 8;

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

    /// The tables of these rules; `None` if there can be none.
    #[must_use]
    pub fn tables(&self, rules: &Ruleset) -> Option<Arc<Tables>> {
        let mut open = self.open();
        if let Some(place) = open.iter().position(|tables| tables.rules() == rules) {
            open[place..].rotate_left(1);
        } else {
            let tables = match &self.dir {
                Some(dir) => Tables::open(dir, rules).map(Tables::with_small),
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
            open.push(Arc::new(tables));
        }
        open.last().cloned()
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
