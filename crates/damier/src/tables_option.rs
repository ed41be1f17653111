//! Where commands that play find endgame tables.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Result, bail};
use clap::Args;
use damier_endgame::Library;

use crate::serve::usual_data_folder;

/// Endgame tables within the folder of the saved games.
pub(crate) const FOLDER: &str = "endgames";

#[derive(Debug, Default, Args)]
pub(crate) struct TablesOption {
    /// The folder with endgame tables; `endgames` in the folder of the saved
    /// games if there is one
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// The folder with the saved games
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl TablesOption {
    /// The folder that was asked for, or the usual one if it exists.
    pub(crate) fn folder(&self) -> Result<Option<PathBuf>> {
        match &self.tables {
            Some(dir) if !dir.is_dir() => bail!("there is no folder {}", dir.display()),
            Some(dir) => Ok(Some(dir.clone())),
            None => Ok(self.usual_folder()),
        }
    }

    pub(crate) fn library(&self) -> Result<Arc<Library>> {
        Ok(Arc::new(Library::new(self.folder()?)))
    }

    /// Where tables usually are, if they are there.
    fn usual_folder(&self) -> Option<PathBuf> {
        let data = self.data.clone().or_else(usual_data_folder);
        data.map(|data| data.join(FOLDER)).filter(|dir| dir.is_dir())
    }
}

/// Says what is wrong with tables, each time only what is new.
pub(crate) fn warn_of_troubles(library: &Library) {
    for trouble in library.take_troubles() {
        eprintln!("damier: {trouble}; going on without it");
    }
}
