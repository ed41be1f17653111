//! Where games stand that were kept before lists showed it.

use std::cell::Cell;
use std::time::{Duration, Instant};

use damier_api::{Patience, Replayed, digest};
use damier_contract::SavedGame;
use rusqlite::{Connection, Transaction, params};

use super::Summary;
use super::sqlite::{checked_header, number, readable_entries, text};
use crate::log::say;

/// How long bringing a file up to date may play games again. Somebody waits.
pub(super) const A_WHILE: Duration = Duration::from_secs(5);
/// No game takes longer unless it was made to, not even while the computer has
/// much else to do.
const LONG: Duration = Duration::from_secs(1);
/// A list plays so many lines again at most: it takes a moment.
const LINES_OF_A_LIST: usize = 5_000;

/// Plays games again for so long, the last changed first, and notes where they
/// stand. Lists find out about the rest.
pub(super) fn fill(transaction: &Transaction<'_>, time: Duration) -> rusqlite::Result<()> {
    let begun = Instant::now();
    let mut select = transaction.prepare(
        "select id, header, header_crc, version from game where deleted_at is null \
         order by updated_at desc, id desc",
    )?;
    let mut update = transaction.prepare("update game set placement = ?2 where id = ?1")?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        if begun.elapsed() >= time {
            say("there are many games: some show where they stand only when they are listed");
            break;
        }
        let id = text(row, 0)?.unwrap_or_default();
        let header = checked_header(id, row, 1)?;
        let game = Kept { id, header: header.as_deref(), version: number(row, 3)? };
        let until = Instant::now() + LONG;
        if let Some(placement) = game.placement(transaction, &|| Instant::now() < until)? {
            update.execute(params![id, placement])?;
        }
    }
    Ok(())
}

/// Finds out where these games stand, as far as it takes no more than a moment.
pub(super) fn complete(connection: &Connection, games: &mut [Summary]) -> rusqlite::Result<()> {
    let lines = Cell::new(LINES_OF_A_LIST);
    let until = Instant::now() + LONG;
    // It is asked before every line.
    let go_on = || {
        let left = lines.get();
        lines.set(left.saturating_sub(1));
        left > 0 && Instant::now() < until
    };
    for game in games.iter_mut().filter(|game| game.placement.is_none()) {
        // Reading one that cannot be played to its end takes time as well.
        if lines.get() < game.version as usize || Instant::now() >= until {
            continue;
        }
        let kept = Kept { id: &game.id, header: game.header.as_deref(), version: game.version };
        let placement = kept.placement(connection, &go_on)?;
        game.placement = placement;
    }
    Ok(())
}

/// A game as it is kept.
struct Kept<'a> {
    id: &'a str,
    header: Option<&'a str>,
    version: u32,
}

impl Kept<'_> {
    /// Where it stands. One that is damaged stands nowhere.
    fn placement(
        &self,
        connection: &Connection,
        go_on: &dyn Fn() -> bool,
    ) -> rusqlite::Result<Option<String>> {
        let Some(header) = self.header.and_then(damier_api::read_header) else {
            return Ok(None);
        };
        let entries = readable_entries(connection, self.id)?;
        if entries.len() != self.version as usize {
            return Ok(None);
        }
        let replayed = Replayed::of(&SavedGame { header, entries }, Patience::new(go_on));
        Ok(replayed.ok().map(|replayed| digest(&replayed).placement))
    }
}
