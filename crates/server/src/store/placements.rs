//! Where games stand that were kept before lists showed it.

use std::time::{Duration, Instant};

use damier_api::{Digest, Patience, SavedGame};
use rusqlite::{Transaction, params};

use super::sqlite::{checked_header, number, readable_entries, text};

/// Thousands of lines of any game that people play. One that takes longer has
/// no picture until somebody plays on.
const MOMENT: Duration = Duration::from_millis(10);

/// Plays every game again, and notes where it stands. One that is damaged
/// stands nowhere.
pub(super) fn fill(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    let mut select = transaction.prepare("select id, header, header_crc, version from game")?;
    let mut update = transaction.prepare("update game set placement = ?2 where id = ?1")?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let id = text(row, 0)?.unwrap_or_default();
        let header = checked_header(id, row, 1)?;
        let entries = readable_entries(transaction, id)?;
        if entries.len() != number(row, 3)? as usize {
            continue;
        }
        if let Some(placement) = header.and_then(|header| placement(&header, entries)) {
            update.execute(params![id, placement])?;
        }
    }
    Ok(())
}

fn placement(header: &str, entries: Vec<String>) -> Option<String> {
    let game = SavedGame { header: serde_json::from_str(header).ok()?, entries };
    let begun = Instant::now();
    let go_on = || begun.elapsed() < MOMENT;
    let replayed = game.replay_with(Patience::new(&go_on)).ok()?;
    Some(Digest::of(&replayed).placement)
}
