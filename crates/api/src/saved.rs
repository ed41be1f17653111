//! A game as it is kept: what was agreed before it began, and its log.
//!
//! The log only ever grows. Its entries are the events of the rules, as their
//! text (`white 32-28`, `black huff 19`), and two of the app's own: `undo`,
//! which takes back the last thing that a player did, and `clock 295000
//! 300000`, the milliseconds that White and Black have left.

use std::fmt;

use damier_rules::{Event, FenError, Game, ParseRulesetError, Position, Ruleset};
use serde::{Deserialize, Serialize};

/// What was agreed before a game began.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The edition whose box was opened, if it was one.
    #[serde(default)]
    pub edition: Option<String>,
    /// The rules, as text.
    pub rules: String,
    /// Where the game starts; the usual start if left out.
    #[serde(default)]
    pub start: Option<String>,
    /// How strict the referee is.
    #[serde(default)]
    pub mode: Mode,
    /// Who plays White.
    #[serde(default)]
    pub white: Seat,
    /// Who plays Black.
    #[serde(default)]
    pub black: Seat,
    /// The time control, which is the client's affair.
    #[serde(default)]
    pub clock: Option<serde_json::Value>,
    /// Makes the computer's mistakes.
    #[serde(default)]
    pub seed: u64,
    /// Whatever else the client keeps.
    #[serde(default)]
    pub options: Option<serde_json::Value>,
}

/// How strict the referee is. The rules say the same in their text; this is
/// what the client shows.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Refuses what is not allowed, and says why.
    #[default]
    Friendly,
    /// Speaks only when asked.
    Leaflet,
}

/// Who sits on one side of the board.
#[derive(Clone, Debug, Eq, PartialEq, Deserialize, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Seat {
    /// Somebody.
    Person {
        /// What he is called.
        #[serde(default)]
        name: Option<String>,
    },
    /// The computer.
    Computer {
        /// From 1 to 12.
        level: u8,
    },
}

impl Default for Seat {
    fn default() -> Seat {
        Seat::Person { name: None }
    }
}

/// A game as it is kept.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// What was agreed.
    pub header: Header,
    /// What happened, a line each.
    #[serde(default)]
    pub entries: Vec<String>,
}

/// A game that has been played again from its log.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The game.
    pub game: Game,
    /// The milliseconds that White and Black had left when it was last noted.
    pub clock: Option<(u64, u64)>,
}

/// Why a saved game is no game.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum SavedGameError {
    /// The rules cannot be read.
    Rules(ParseRulesetError),
    /// It starts from no position.
    Start(FenError),
    /// This entry, counted from 0, cannot be read.
    Unreadable {
        /// Its number.
        entry: usize,
    },
    /// This entry, counted from 0, cannot have happened.
    Impossible {
        /// Its number.
        entry: usize,
        /// Why not.
        reason: String,
    },
    /// This entry, counted from 0, takes back what never was.
    NothingToUndo {
        /// Its number.
        entry: usize,
    },
    /// It has more entries than any game.
    TooLong,
}

impl SavedGameError {
    /// The first entry that is wrong, counted from 0, if it is an entry.
    #[must_use]
    pub fn entry(&self) -> Option<usize> {
        match self {
            SavedGameError::Unreadable { entry }
            | SavedGameError::Impossible { entry, .. }
            | SavedGameError::NothingToUndo { entry } => Some(*entry),
            SavedGameError::Rules(_) | SavedGameError::Start(_) | SavedGameError::TooLong => None,
        }
    }
}

impl fmt::Display for SavedGameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SavedGameError::Rules(error) => write!(f, "the rules: {error}"),
            SavedGameError::Start(error) => write!(f, "the start: {error}"),
            SavedGameError::Unreadable { entry } => write!(f, "entry {entry} is no event"),
            SavedGameError::Impossible { entry, reason } => {
                write!(f, "entry {entry} cannot have happened: {reason}")
            }
            SavedGameError::NothingToUndo { entry } => {
                write!(f, "entry {entry} takes back what never was")
            }
            SavedGameError::TooLong => write!(f, "more than {MOST_ENTRIES} entries"),
        }
    }
}

impl std::error::Error for SavedGameError {}

const MOST_ENTRIES: usize = 20_000;

impl Header {
    /// The game as it begins.
    ///
    /// # Errors
    ///
    /// [`SavedGameError`] if the rules or the start cannot be read.
    pub fn begin(&self) -> Result<Game, SavedGameError> {
        let rules: Ruleset = self.rules.parse().map_err(SavedGameError::Rules)?;
        match &self.start {
            None => Ok(Game::new(rules)),
            Some(fen) => {
                let start = Position::from_fen(fen, &rules).map_err(SavedGameError::Start)?;
                Ok(Game::from_position(rules, start))
            }
        }
    }
}

/// One line of a saved game.
enum Entry {
    Event(Event),
    Undo,
    Clock(u64, u64),
}

impl Entry {
    fn parse(line: &str, rules: &Ruleset) -> Option<Entry> {
        if line == "undo" {
            return Some(Entry::Undo);
        }
        if let Some(times) = line.strip_prefix("clock ") {
            let (white, black) = times.split_once(' ')?;
            return Some(Entry::Clock(white.parse().ok()?, black.parse().ok()?));
        }
        Event::parse(line, rules.board).map(Entry::Event)
    }
}

impl SavedGame {
    /// Plays the game again.
    ///
    /// # Errors
    ///
    /// [`SavedGameError`] with the first entry that cannot have happened.
    pub fn replay(&self) -> Result<Replayed, SavedGameError> {
        if self.entries.len() > MOST_ENTRIES {
            return Err(SavedGameError::TooLong);
        }
        let start = self.header.begin()?;
        let rules = *start.rules();
        let mut clock = None;
        // What still stands, each with the number of its entry.
        let mut standing: Vec<(usize, Event)> = Vec::new();
        for (entry, line) in self.entries.iter().enumerate() {
            let parsed = Entry::parse(line, &rules);
            match parsed.ok_or(SavedGameError::Unreadable { entry })? {
                Entry::Clock(white, black) => clock = Some((white, black)),
                Entry::Undo => {
                    undo(&mut standing).ok_or(SavedGameError::NothingToUndo { entry })?
                }
                Entry::Event(event) => standing.push((entry, event)),
            }
        }
        let events: Vec<Event> = standing.iter().map(|(_, event)| *event).collect();
        let game = Game::replay(rules, *start.start(), &events).map_err(|error| {
            let entry = standing.get(error.event).map_or(0, |(entry, _)| *entry);
            SavedGameError::Impossible { entry, reason: error.to_string() }
        })?;
        Ok(Replayed { game, clock })
    }
}

/// Takes back the last thing that a player did, with what the referee made of
/// it.
fn undo(standing: &mut Vec<(usize, Event)>) -> Option<()> {
    while let Some((_, Event::Over(_))) = standing.last() {
        standing.pop();
    }
    standing.pop().map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn saved(rules: &str, entries: &[&str]) -> SavedGame {
        let header = Header { rules: rules.to_owned(), ..Header::default() };
        SavedGame { header, entries: entries.iter().map(ToString::to_string).collect() }
    }

    #[test]
    fn what_is_undone_never_was() {
        let game = saved("jumbo", &["white 32-28", "black resign", "over white resigned", "undo"]);
        let replayed = game.replay().expect("a game");
        assert_eq!(replayed.game.outcome(), None);
        assert_eq!(replayed.game.events().len(), 1);
    }

    #[test]
    fn the_last_clock_counts() {
        let game = saved("jumbo", &["white 32-28", "clock 1000 2000", "clock 900 2000"]);
        assert_eq!(game.replay().expect("a game").clock, Some((900, 2000)));
    }

    #[test]
    fn the_first_wrong_entry_is_named() {
        let wrong = |rules: &str, entries: &[&str]| saved(rules, entries).replay().expect_err("no");
        assert_eq!(wrong("jumbo", &["white 32-28", "nonsense"]).entry(), Some(1));
        assert_eq!(wrong("jumbo", &["undo"]).entry(), Some(0));
        assert_eq!(wrong("jumbo", &["clock 1 1", "white 32-22"]).entry(), Some(1));
    }
}
