//! A new file of all that is whole in a damaged one.

use std::path::Path;
use std::time::{Duration, Instant};

use damier_api::Patience;
use rusqlite::Connection;

use super::finding::{Fault, Finding};
use super::game::Again;
use super::gather::Remains;
use super::{Patient, Progress, Trouble};
use crate::judge;
use crate::store::portable::{self, Portable};
use crate::store::{OpenError, Standing, schema};

/// As long as the doctor plays a game again.
const LONG: Duration = Duration::from_secs(10);
/// So many games are written at once.
const AT_ONCE: usize = 200;

/// What became of a damaged file.
#[derive(Clone, Debug, Default)]
pub struct Salvaged {
    /// How many games are in the new file.
    pub games: u64,
    /// How many entries they have.
    pub entries: u64,
    /// What was wrong with the old file as a whole.
    pub file: Vec<Finding>,
    /// What could not be saved, or not as it was.
    pub lost: Vec<Finding>,
}

/// Writes a new file with all that is whole, each game up to its first entry
/// that is not. The damaged file is only read.
///
/// # Errors
///
/// [`OpenError`] if there is nothing to save, or the new file cannot be written.
pub(crate) fn salvage(
    from: &Path,
    to: &Path,
    progress: Progress<'_>,
) -> Result<Salvaged, OpenError> {
    let patient = Patient::admit(from, false)?;
    let gathered = patient.gather().map_err(|trouble| trouble.explain(from))?;
    let mut salvaged = Salvaged { file: patient.report.findings.clone(), ..Salvaged::default() };
    let failed = |error: &rusqlite::Error| schema::explain(to, error);
    let mut connection = schema::open_for_writing(to)?;
    let mut batch = Vec::new();
    gathered
        .each::<Trouble>(&mut |remains| {
            salvaged.note_lost(&remains);
            if let Some(saved) = whole(&remains, &mut salvaged.lost) {
                salvaged.games += 1;
                salvaged.entries += saved.0.entries.len() as u64;
                batch.push(saved);
            }
            progress(salvaged.games, None);
            if batch.len() >= AT_ONCE {
                write(&mut connection, &mut batch)?;
            }
            Ok(())
        })
        .map_err(|trouble| trouble.explain(to))?;
    write(&mut connection, &mut batch).map_err(|error| failed(&error))?;
    schema::finish(connection).map_err(|error| failed(&error))?;
    Ok(salvaged)
}

fn write(
    connection: &mut Connection,
    batch: &mut Vec<(Portable, Standing)>,
) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    for (game, standing) in batch.drain(..) {
        portable::put(&transaction, &game, &standing)?;
    }
    transaction.commit()
}

impl Salvaged {
    fn note_lost(&mut self, remains: &Remains) {
        let faults = remains.faults(false).into_iter();
        self.lost
            .extend(faults.map(|fault| Finding { game: Some(remains.kept.id.clone()), fault }));
    }
}

/// The game up to its first entry that is damaged or cannot have happened.
fn whole(remains: &Remains, lost: &mut Vec<Finding>) -> Option<(Portable, Standing)> {
    let kept = &remains.kept;
    let mut lose = |fault| lost.push(Finding { game: Some(kept.id.clone()), fault });
    let row = kept.row.as_ref()?;
    let header = row.header.clone()?;
    let Ok(mut again) = Again::begin(kept) else {
        lose(Fault::UnknownHeader);
        return None;
    };
    let until = Instant::now() + LONG;
    let go_on = || Instant::now() < until;
    let patience = Patience::new(&go_on);
    let mut entries = Vec::new();
    for line in kept.lines.iter().take(kept.readable()) {
        let Some(text) = line.text.clone() else {
            break;
        };
        // A game that takes too long is believed: its checksums fit.
        if patience.lasts()
            && let Err(fault) = again.play(&text)
        {
            lose(fault);
            break;
        }
        entries.push((text, line.at_ms));
    }
    let game = Portable {
        id: kept.id.clone(),
        header,
        created_at: row.created_at,
        updated_at: row.updated_at,
        deleted_at: row.deleted_at,
        owner: row.owner,
        shared: row.shared,
        entries,
        room: kept.room().cloned(),
    };
    Some((game, judge::standing(&again.replayed)))
}
