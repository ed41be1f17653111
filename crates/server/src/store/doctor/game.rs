//! What is wrong with one game.

use std::time::{Duration, Instant};

use damier_api::{Patience, Replayed, SavedGameError};

use super::finding::Fault;
use crate::store::seal;
use crate::store::seating::Seating;
use crate::store::walk::{GameRow, Kept};

/// No game takes longer to play again unless it was made to.
const LONG: Duration = Duration::from_secs(10);

/// All faults of a game.
pub(super) fn faults(kept: &Kept, replays: bool) -> Vec<Fault> {
    let Some(row) = &kept.row else {
        let only_room = kept.lines.is_empty() && kept.rooms.iter().any(Option::is_some);
        let no_game = Fault::NoGame { entries: count(kept.lines.len()) };
        return vec![if only_room { Fault::OnlyRoom } else { no_game }];
    };
    let mut faults = Vec::new();
    let readable = kept.readable();
    faults.extend(row.header.is_none().then_some(Fault::Header));
    faults.extend((!row.is_whole).then_some(Fault::Row));
    faults.extend(line_fault(kept, row, readable));
    if faults.is_empty() && !log_fits(kept, row) {
        faults.push(Fault::Times);
    }
    faults.extend(room_fault(kept));
    if replays && row.header.is_some() {
        faults.extend(replay(kept, readable).err());
    }
    faults
}

/// What is wrong with what leads to a game, or should.
fn room_fault(kept: &Kept) -> Option<Fault> {
    match (kept.is_in_room(), kept.room()) {
        (true, Some(_)) if kept.rooms.len() == 1 => None,
        (true, None) if kept.rooms.iter().flatten().count() == 0 => Some(Fault::Room),
        (false, _) if kept.rooms.is_empty() => None,
        _ => Some(Fault::NotItsRoom),
    }
}

/// A game that is played again.
pub(super) struct Again {
    pub(super) replayed: Replayed,
    /// Where it is played in a room.
    seating: Option<Seating>,
    played: u32,
}

impl Again {
    /// Before its first entry, by its header.
    pub(super) fn begin(kept: &Kept) -> Result<Again, Fault> {
        let header = kept.row.as_ref().and_then(|row| row.header.as_deref());
        let header = header.and_then(damier_api::read_header).ok_or(Fault::UnknownHeader)?;
        let replayed = Replayed::begin(&header).map_err(fault)?;
        let seating = kept.is_in_room().then(Seating::default);
        Ok(Again { replayed, seating, played: 0 })
    }

    /// Its next entry.
    pub(super) fn play(&mut self, line: &str) -> Result<(), Fault> {
        self.replayed.play(line).map_err(fault)?;
        let heard = self.seating.as_mut().map_or(Ok(()), |seating| seating.hear(line));
        heard.map_err(|why| Fault::Impossible(format!("entry {} {why}", self.played)))?;
        self.played += 1;
        Ok(())
    }
}

fn fault(error: SavedGameError) -> Fault {
    match error {
        SavedGameError::GivenUp => Fault::TooLong,
        SavedGameError::Rules(_) | SavedGameError::Start(_) => Fault::UnknownHeader,
        error => Fault::Impossible(error.to_string()),
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The first entry that is damaged, missing or too many.
fn line_fault(kept: &Kept, row: &GameRow, readable: usize) -> Option<Fault> {
    let of = u32::try_from(row.version).unwrap_or(u32::MAX);
    if readable < kept.lines.len() {
        let line = &kept.lines[readable];
        let is_here = line.number == readable as i64;
        return Some(if is_here || count(readable) >= of {
            Fault::Entry(count(readable))
        } else {
            Fault::Missing { from: count(readable), of }
        });
    }
    match count(readable).cmp(&of) {
        std::cmp::Ordering::Less => Some(Fault::Missing { from: count(readable), of }),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Fault::Surplus { of }),
    }
}

/// Whether the checksum of the log fits its entries and their times.
fn log_fits(kept: &Kept, row: &GameRow) -> bool {
    let crc = kept.lines.iter().fold(0, |crc, line| seal::of_log(crc, line.at_ms, line.crc));
    row.log_crc.is_none_or(|known| known == crc)
}

/// Plays the readable entries again.
fn replay(kept: &Kept, readable: usize) -> Result<(), Fault> {
    let until = Instant::now() + LONG;
    let go_on = || Instant::now() < until;
    let mut again = Again::begin(kept)?;
    let patience = Patience::new(&go_on);
    for line in kept.lines.iter().take(readable).filter_map(|line| line.text.as_deref()) {
        if !patience.lasts() {
            return Err(Fault::TooLong);
        }
        again.play(line)?;
    }
    Ok(())
}
