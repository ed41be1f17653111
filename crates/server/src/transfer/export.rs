//! All games of a folder as text.

use std::io::Write;
use std::path::Path;

use super::{Format, line, pdn};
use crate::keeping::{KeepingError, Progress, games_file};
use crate::store::portable::{self, Taken};

/// What was written.
#[derive(Clone, Debug, Default)]
pub struct Exported {
    /// How many games.
    pub games: u64,
    /// How many entries they have.
    pub entries: u64,
    /// Games that are damaged: they are written up to there, or not at all.
    pub damaged: Vec<String>,
}

/// Writes all games of a folder, the oldest first, as they are at one moment;
/// a server may run meanwhile. Those that were thrown away are left out unless
/// asked for.
///
/// # Errors
///
/// [`KeepingError`] if there are none, or they cannot be read or written.
pub fn export(
    folder: &Path,
    out: &mut dyn Write,
    format: Format,
    with_thrown_away: bool,
    progress: Progress<'_>,
) -> Result<Exported, KeepingError> {
    let file = games_file(folder)?;
    let mut exported = Exported::default();
    portable::each::<KeepingError>(&file, &mut |Taken { id, game, is_damaged }| {
        let is_gone = game.as_ref().is_some_and(|game| game.deleted_at.is_some());
        if is_gone && !with_thrown_away {
            return Ok(());
        }
        let text = game.as_ref().and_then(|game| match format {
            Format::Pdn => pdn::write(game),
            Format::Ndjson => line::write(game),
        });
        if is_damaged || text.is_none() {
            exported.damaged.push(id);
        }
        if let (Some(text), Some(game)) = (text, game) {
            writeln!(out, "{text}").map_err(KeepingError::Write)?;
            exported.games += 1;
            exported.entries += game.entries.len() as u64;
        }
        progress(exported.games, None);
        Ok(())
    })?;
    out.flush().map_err(KeepingError::Write)?;
    Ok(exported)
}
