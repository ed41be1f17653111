//! What the referee says of games that come from outside or from the disk.

use damier_api::{Header, SavedGame, SavedGameError, Seat};
use damier_rules::{Color, Outcome};

use crate::store::Standing;

const LONGEST_NAME: usize = 100;
const LEVELS: std::ops::RangeInclusive<u8> = 1..=12;

/// Where a game stands after these entries.
pub(crate) fn judge(header: Header, entries: Vec<String>) -> Result<Standing, SavedGameError> {
    let game = SavedGame { header, entries }.replay()?.game;
    let result = match game.outcome() {
        None => "*",
        Some(Outcome::Draw(_)) => "1-1",
        Some(Outcome::Win { winner: Color::White, .. }) => "2-0",
        Some(Outcome::Win { winner: Color::Black, .. }) => "0-2",
    };
    let moves = u32::try_from(game.moves().count()).unwrap_or(u32::MAX);
    Ok(Standing { result, moves })
}

/// What is wrong with a header, apart from its rules and its start.
pub(crate) fn fault(header: &Header) -> Option<&'static str> {
    let is_wrong = |seat: &Seat| match seat {
        Seat::Computer { level } => !LEVELS.contains(level),
        Seat::Person { name } => name.as_ref().is_some_and(|name| name.len() > LONGEST_NAME),
    };
    if is_wrong(&header.white) || is_wrong(&header.black) {
        return Some("levels go from 1 to 12, and names have at most 100 bytes");
    }
    let no_object = |value: &Option<serde_json::Value>| {
        value.as_ref().is_some_and(|value| !value.is_object() && !value.is_null())
    };
    if no_object(&header.clock) || no_object(&header.options) {
        return Some("clock and options are objects or null");
    }
    None
}

/// What a search looks in.
pub(crate) fn words(header: &Header) -> String {
    let name = |seat: &Seat| match seat {
        Seat::Person { name } => name.clone().unwrap_or_default(),
        Seat::Computer { level } => format!("computer {level}"),
    };
    let edition = header.edition.as_deref().unwrap_or_default();
    let words = [edition, &header.rules, &name(&header.white), &name(&header.black)].join(" ");
    words.to_lowercase()
}
