//! A game as it is kept: what was agreed before it began, and its log.
//!
//! The log only ever grows. Its entries are the events of the rules, as their
//! text (`white 32-28`, `black huff 19`), and two of the app's own: `undo`,
//! which takes back the last thing that a player did, and `clock 295000
//! 300000`, the milliseconds that White and Black have left.

use std::fmt;

use damier_rules::{Color, Event, FenError, Game, ParseRulesetError, Position, Ruleset};
use serde::{Deserialize, Serialize};

use crate::patience::Patience;

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

/// A game that is played again from its log, line by line.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The game.
    pub game: Game,
    /// The milliseconds that White and Black had left when it was last noted.
    pub clock: Option<(u64, u64)>,
    /// The side of the person who plays against the computer.
    pub you: Option<Color>,
    /// How many lines were played.
    lines: usize,
    /// Whether the log says what the referee said last.
    has_spoken: bool,
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
    /// Whoever asked has no more patience.
    GivenUp,
}

impl SavedGameError {
    /// The first entry that is wrong, counted from 0, if it is an entry.
    #[must_use]
    pub fn entry(&self) -> Option<usize> {
        match self {
            SavedGameError::Unreadable { entry }
            | SavedGameError::Impossible { entry, .. }
            | SavedGameError::NothingToUndo { entry } => Some(*entry),
            SavedGameError::Rules(_)
            | SavedGameError::Start(_)
            | SavedGameError::TooLong
            | SavedGameError::GivenUp => None,
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
            SavedGameError::GivenUp => f.write_str("it takes too long to play it again"),
        }
    }
}

impl std::error::Error for SavedGameError {}

/// The most entries that a game may have.
pub const MOST_ENTRIES: usize = 20_000;

impl Header {
    /// The side of the person who plays against the computer.
    fn you(&self) -> Option<Color> {
        match (&self.white, &self.black) {
            (Seat::Person { .. }, Seat::Computer { .. }) => Some(Color::White),
            (Seat::Computer { .. }, Seat::Person { .. }) => Some(Color::Black),
            _ => None,
        }
    }

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

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Event(event) => write!(f, "{event}"),
            Entry::Undo => f.write_str("undo"),
            Entry::Clock(white, black) => write!(f, "clock {white} {black}"),
        }
    }
}

/// A line in the one form in which games are kept, `white 32-28` for
/// `white 32x28`; `None` if it is none.
#[must_use]
pub fn kept_form(line: &str, rules: &Ruleset) -> Option<String> {
    Entry::parse(line, rules).map(|entry| entry.to_string())
}

impl SavedGame {
    /// Plays the game again.
    ///
    /// # Errors
    ///
    /// [`SavedGameError`] with the first entry that cannot have happened.
    pub fn replay(&self) -> Result<Replayed, SavedGameError> {
        self.replay_with(Patience::ENDLESS)
    }

    /// Plays the game again while there is patience.
    ///
    /// # Errors
    ///
    /// The same, and [`SavedGameError::GivenUp`].
    pub fn replay_with(&self, patience: Patience<'_>) -> Result<Replayed, SavedGameError> {
        if self.entries.len() > MOST_ENTRIES {
            return Err(SavedGameError::TooLong);
        }
        let mut replayed = Replayed::begin(&self.header)?;
        for line in &self.entries {
            patience.check()?;
            replayed.play(line)?;
        }
        Ok(replayed)
    }
}

impl Replayed {
    /// The game before its first line.
    ///
    /// # Errors
    ///
    /// [`SavedGameError`] if the rules or the start cannot be read.
    pub fn begin(header: &Header) -> Result<Replayed, SavedGameError> {
        let (game, you) = (header.begin()?, header.you());
        Ok(Replayed { game, clock: None, you, lines: 0, has_spoken: false })
    }

    /// How many lines were played.
    #[must_use]
    pub const fn lines(&self) -> usize {
        self.lines
    }

    /// Plays the next line.
    ///
    /// # Errors
    ///
    /// [`SavedGameError`] if it cannot have happened; nothing has then.
    pub fn play(&mut self, line: &str) -> Result<(), SavedGameError> {
        let entry = self.lines;
        let parsed = Entry::parse(line, self.game.rules());
        match parsed.ok_or(SavedGameError::Unreadable { entry })? {
            Entry::Clock(white, black) => self.clock = Some((white, black)),
            Entry::Undo => {
                self.game.undo().ok_or(SavedGameError::NothingToUndo { entry })?;
                self.has_spoken = false;
            }
            Entry::Event(event) => self.happen(event, entry)?,
        }
        self.lines += 1;
        Ok(())
    }

    fn happen(&mut self, event: Event, entry: usize) -> Result<(), SavedGameError> {
        let impossible = |reason: String| SavedGameError::Impossible { entry, reason };
        let happened = match event {
            Event::Did { player, action } => self.game.apply(player, action),
            Event::Timeout { player } => self.game.timeout(player),
            // The referee has spoken when the game ended; the log repeats it.
            Event::Over(_) if !self.has_spoken && self.game.events().last() == Some(&event) => {
                self.has_spoken = true;
                return Ok(());
            }
            Event::Over(_) => return Err(impossible("the referee did not say so".into())),
        };
        let happened = happened.map_err(|refusal| impossible(refusal.to_string()))?;
        if happened.first() != Some(&event) {
            self.game.undo();
            return Err(impossible("something else happens there".into()));
        }
        Ok(())
    }
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
    fn what_is_not_allowed_is_not_allowed_for_a_moment_either() {
        let game = saved("jumbo", &["white 32-22", "undo"]);
        assert_eq!(game.replay().expect_err("no").entry(), Some(0));
    }

    #[test]
    fn the_referee_speaks_once_and_truly() {
        let over = "over white resigned";
        assert!(saved("jumbo", &["black resign"]).replay().is_ok(), "cut off before he spoke");
        assert!(saved("jumbo", &["black resign", over]).replay().is_ok());
        assert!(saved("jumbo", &["black resign", "undo", "black resign", over]).replay().is_ok());
        let wrong = |entries: &[&str]| saved("jumbo", entries).replay().expect_err("no").entry();
        assert_eq!(wrong(&["black resign", over, over]), Some(2));
        assert_eq!(wrong(&["black resign", "over black resigned"]), Some(1));
        assert_eq!(wrong(&["white 32-28", over]), Some(1));
        assert_eq!(wrong(&["black resign", "white 32-28"]), Some(1));
    }

    #[test]
    fn a_refused_line_changes_nothing() {
        let mut replayed = saved("jumbo", &["white 32-28"]).replay().expect("a game");
        for line in ["white 31-27", "nonsense", "over white resigned", "clock x y"] {
            assert!(replayed.play(line).is_err(), "{line}");
        }
        assert_eq!(replayed.lines(), 1);
        assert!(replayed.play("black 19-23").is_ok());
        assert_eq!(replayed.lines(), 2);
    }

    #[test]
    fn patience_ends_a_replay() {
        use std::cell::Cell;
        let game = saved("jumbo", &["white 32-28", "black 19-23", "undo"]);
        let left = Cell::new(2);
        let go_on = || left.replace(left.get() - 1) > 0;
        let given_up = game.replay_with(Patience::new(&go_on)).expect_err("no patience");
        assert_eq!(given_up, SavedGameError::GivenUp);
    }

    #[test]
    fn lines_have_one_form() {
        let rules: Ruleset = "jumbo".parse().expect("rules");
        let form = |line: &str| kept_form(line, &rules);
        assert_eq!(form("white 32x28"), form("white 32-28"));
        assert_eq!(form("white  32-28").as_deref(), Some("white 32-28"));
        assert_eq!(form("clock 0100 +5").as_deref(), Some("clock 100 5"));
        assert_eq!(form("undo").as_deref(), Some("undo"));
        assert_eq!(form("nonsense"), None);
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
