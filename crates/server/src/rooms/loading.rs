//! How a room comes from the disk into use: its log is played again, and whatever
//! takes long is played where nobody's move waits for it.

use std::time::{Duration, Instant};

use damier_api::SavedGameError;

use super::actor::Common;
use super::table::Table;
use crate::error::ApiError;
use crate::store::{GameId, StoreError, Visitor};

/// So much of a log is played at once, before others are asked to. Nearly every
/// game is done by then: after a start thousands of rooms are loaded together, and
/// no lane has so many places.
pub(super) const AT_ONCE: Duration = Duration::from_millis(2);

/// The table of a room as its log says.
pub(super) async fn load_table(common: &Common, id: &GameId) -> Result<Table, ApiError> {
    let stored = common.store.read(id, Visitor::ROOM).await?.ok_or(ApiError::NoSuchRoom)?;
    let is_whole = stored.damaged_entry().is_none();
    let header = stored.header.as_deref().and_then(damier_api::read_header);
    let header = header.filter(|_| is_whole).ok_or(StoreError::Damaged)?;
    let mut table = common.begin(header).await.map_err(|error| unplayable(&error))?;
    common.counts.loaded();
    let begun = Instant::now();
    let mut lines = stored.entries.into_iter();
    while begun.elapsed() < common.at_once {
        let Some(line) = lines.next() else {
            return Ok(table);
        };
        table.fold(&line).map_err(|error| unplayable(&error))?;
    }
    let played = common.judges.play(table, lines.collect()).await?;
    played.map(|(table, _)| table).map_err(|error| unplayable(&error))
}

fn unplayable(error: &SavedGameError) -> ApiError {
    match error {
        SavedGameError::GivenUp => {
            ApiError::TooLarge("playing this game again takes longer than any game may".into())
        }
        _ => StoreError::Damaged.into(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use damier_contract::Header;

    use super::super::actor;
    use super::*;
    use crate::judge::Judges;
    use crate::store::contract::{Folder, open};

    /// Where every place of a lane is taken, whatever is played there is refused.
    #[tokio::test]
    async fn only_what_takes_a_moment_is_played_where_others_wait() {
        let folder = Folder::new();
        let common =
            |at_once, judges| Common::new(Arc::new(open(&folder.file())), 1, judges, at_once);
        let header = Header { rules: "jumbo".into(), ..Header::default() };
        let lines = (0..1000).map(|number| format!("room name white {number}")).collect();
        let table = Table::begin(header).expect("a game");
        let full = common(Duration::ZERO, Judges::full());
        let room = actor::open(&*full.store, &table, lines).await.expect("a room").game;
        assert!(matches!(load_table(&full, &room).await, Err(ApiError::Busy)));
        drop(full);
        let patient = common(Duration::ZERO, Judges::new());
        let table = load_table(&patient, &room).await.expect("a table");
        assert_eq!(table.version(), 1000);
        drop(patient);
        let short = common(Duration::MAX, Judges::full());
        let table = load_table(&short, &room).await.expect("a table");
        assert_eq!(table.name(damier_rules::Color::White), Some("999"));
    }
}
