//! A game as it is kept: what was agreed before it began, and its log.
//!
//! The log only ever grows. Its entries are the events of the rules, as their
//! text (`white 32-28`, `black huff 19`), and two of the app's own: `undo`,
//! which takes back the last thing that a player did, and `clock 295000
//! 300000`, the milliseconds that White and Black have left. A room has lines of
//! its own between them, which change nothing on the board.

use damier_contract::{Header, SavedGame, Seat};
use std::fmt;

use damier_rules::{
    Action, Color, Event, FenError, Game, ParseRulesetError, Position, Refusal, Ruleset,
};

use crate::game::room::RoomLine;
use crate::patience::Patience;

/// A game that is played again from its log, line by line.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// As the log has made it.
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

/// The side of the person who plays against the computer.
const fn person_against_computer(header: &Header) -> Option<Color> {
    match (&header.white, &header.black) {
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
pub fn begin(header: &Header) -> Result<Game, SavedGameError> {
    let rules: Ruleset = header.rules.parse().map_err(SavedGameError::Rules)?;
    match &header.start {
        None => Ok(Game::new(rules)),
        Some(fen) => {
            let start = Position::from_fen(fen, &rules).map_err(SavedGameError::Start)?;
            Ok(Game::from_position(rules, start))
        }
    }
}

/// The header that a text is, if it is one. What other clients of version 0.1
/// kept as clock and options is passed over: no game is lost for it.
#[must_use]
pub fn read_header(text: &str) -> Option<Header> {
    serde_json::from_str(text).ok().or_else(|| {
        let mut fields: serde_json::Map<String, serde_json::Value> =
            serde_json::from_str(text).ok()?;
        fields.remove("clock");
        fields.remove("options");
        serde_json::from_value(fields.into()).ok()
    })
}

/// One line of a saved game.
enum Entry {
    Event(Event),
    Undo,
    Clock(u64, u64),
    Room(RoomLine),
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
        if RoomLine::is_one(line) {
            return RoomLine::parse(line).map(Entry::Room);
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
            Entry::Room(line) => write!(f, "{line}"),
        }
    }
}

/// A line in the one form in which games are kept, `white 32-28` for
/// `white 32x28`; `None` if it is none.
#[must_use]
pub fn kept_form(line: &str, rules: &Ruleset) -> Option<String> {
    Entry::parse(line, rules).map(|entry| entry.to_string())
}

impl Replayed {
    /// Plays a game again while there is patience.
    ///
    /// # Errors
    ///
    /// [`SavedGameError`] with the first entry that cannot have happened, or
    /// [`SavedGameError::GivenUp`].
    pub fn of(game: &SavedGame, patience: Patience<'_>) -> Result<Replayed, SavedGameError> {
        if game.entries.len() > MOST_ENTRIES {
            return Err(SavedGameError::TooLong);
        }
        let mut replayed = Replayed::begin(&game.header)?;
        for line in &game.entries {
            patience.check()?;
            replayed.play(line)?;
        }
        Ok(replayed)
    }

    /// The game before its first line.
    ///
    /// # Errors
    ///
    /// [`SavedGameError`] if the rules or the start cannot be read.
    pub fn begin(header: &Header) -> Result<Replayed, SavedGameError> {
        let (game, you) = (begin(header)?, person_against_computer(header));
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
            Entry::Room(_) => {}
            Entry::Undo => {
                self.game.undo().ok_or(SavedGameError::NothingToUndo { entry })?;
                self.has_spoken = false;
            }
            Entry::Event(event) => self.happen(event, entry)?,
        }
        self.lines += 1;
        Ok(())
    }

    /// Does what a player wants, and returns the lines that say what happened. That
    /// may be something else than he said: to move is to let a failure stand, which
    /// may end the game.
    ///
    /// # Errors
    ///
    /// The [`Refusal`]; nothing has happened then.
    pub fn act(&mut self, player: Color, action: Action) -> Result<Vec<String>, Refusal> {
        let happened = self.game.apply(player, action)?;
        self.lines += happened.len();
        self.has_spoken = matches!(happened.last(), Some(Event::Over(_)));
        Ok(happened.iter().map(ToString::to_string).collect())
    }

    /// Whether [`Replayed::unplay`] can make a line undone: what `undo` and `clock`
    /// replaced is not kept.
    #[must_use]
    pub fn may_unplay(&self, line: &str) -> bool {
        let entry = Entry::parse(line, self.game.rules());
        matches!(entry, Some(Entry::Event(_) | Entry::Room(_)))
    }

    /// Makes the line that was played last undone, as if it had never been: it could
    /// not be kept. One that cannot be made undone stays.
    pub fn unplay(&mut self, line: &str) {
        match Entry::parse(line, self.game.rules()) {
            Some(Entry::Room(_)) => {}
            Some(Entry::Event(Event::Over(_))) => self.has_spoken = false,
            Some(Entry::Event(_)) => drop(self.game.undo()),
            Some(Entry::Undo | Entry::Clock(..)) | None => return,
        }
        self.lines -= 1;
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

    fn replay(game: &SavedGame) -> Result<Replayed, SavedGameError> {
        Replayed::of(game, Patience::ENDLESS)
    }

    #[test]
    fn what_other_clients_kept_in_a_header_is_passed_over() {
        let kept = r#"{"rules":"jumbo","seed":7,"clock":{"total":300},"options":{"skin":"x"}}"#;
        let header = read_header(kept).expect("a header");
        assert_eq!((header.clock, header.options, header.seed), (None, None, 7));
        assert!(read_header(r#"{"rules":"jumbo","surprise":1}"#).is_none());
    }

    #[test]
    fn what_is_undone_never_was() {
        let game = saved("jumbo", &["white 32-28", "black resign", "over white resigned", "undo"]);
        let replayed = replay(&game).expect("a game");
        assert_eq!(replayed.game.outcome(), None);
        assert_eq!(replayed.game.events().len(), 1);
    }

    #[test]
    fn what_is_not_allowed_is_not_allowed_for_a_moment_either() {
        let game = saved("jumbo", &["white 32-22", "undo"]);
        assert_eq!(replay(&game).expect_err("no").entry(), Some(0));
    }

    #[test]
    fn the_referee_speaks_once_and_truly() {
        let over = "over white resigned";
        assert!(replay(&saved("jumbo", &["black resign"])).is_ok(), "cut off before he spoke");
        assert!(replay(&saved("jumbo", &["black resign", over])).is_ok());
        assert!(replay(&saved("jumbo", &["black resign", "undo", "black resign", over])).is_ok());
        let wrong = |entries: &[&str]| replay(&saved("jumbo", entries)).expect_err("no").entry();
        assert_eq!(wrong(&["black resign", over, over]), Some(2));
        assert_eq!(wrong(&["black resign", "over black resigned"]), Some(1));
        assert_eq!(wrong(&["white 32-28", over]), Some(1));
        assert_eq!(wrong(&["black resign", "white 32-28"]), Some(1));
    }

    #[test]
    fn a_refused_line_changes_nothing() {
        let mut replayed = replay(&saved("jumbo", &["white 32-28"])).expect("a game");
        for line in ["white 31-27", "nonsense", "over white resigned", "clock x y"] {
            assert!(replayed.play(line).is_err(), "{line}");
        }
        assert_eq!(replayed.lines(), 1);
        assert!(replayed.play("black 19-23").is_ok());
        assert_eq!(replayed.lines(), 2);
    }

    /// What the page keeps of a move that lets a failure stand is what happened.
    #[test]
    fn what_is_done_can_be_played_again_whatever_it_came_to() {
        let header = Header {
            rules: "djeco".to_owned(),
            start: Some("B:WK47,28,32:BK4,23".to_owned()),
            ..Header::default()
        };
        let mut replayed = Replayed::begin(&header).expect("a game");
        let mut entries = Vec::new();
        let script = "4-9 47-42 9-4 42-47 4-9 47-42 9-4 42-47 4-10";
        for (action, player) in script.split(' ').zip([Color::Black, Color::White].iter().cycle()) {
            let action = Action::parse(action, replayed.game.rules().board).expect("an action");
            entries.extend(replayed.act(*player, action).expect("allowed"));
            assert_eq!(replayed.lines(), entries.len());
        }
        assert_eq!(entries[8..], ["black stand", "over draw position3"]);
        assert!(replayed.play("over draw position3").is_err(), "he has spoken");
        let again = replay(&SavedGame { header, entries }).expect("a game");
        assert_eq!(again.game.outcome(), replayed.game.outcome());
    }

    #[test]
    fn the_last_line_is_made_undone() {
        let lines = ["white 32-28", "room ask white back", "black resign", "over white resigned"];
        let mut replayed = replay(&saved("jumbo", &lines)).expect("a game");
        for line in lines.iter().rev() {
            assert!(replayed.may_unplay(line));
            replayed.unplay(line);
        }
        assert_eq!((replayed.lines(), replayed.game.events().len()), (0, 0));
        lines.iter().for_each(|line| replayed.play(line).expect("it happens again"));
        for line in ["undo", "clock 1 1", "nonsense"] {
            assert!(!replayed.may_unplay(line));
            replayed.unplay(line);
        }
        assert_eq!(replayed.lines(), 4);
    }

    #[test]
    fn patience_ends_a_replay() {
        use std::cell::Cell;
        let game = saved("jumbo", &["white 32-28", "black 19-23", "undo"]);
        let left = Cell::new(2);
        let go_on = || left.replace(left.get() - 1) > 0;
        let given_up = Replayed::of(&game, Patience::new(&go_on)).expect_err("no patience");
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
    fn what_is_said_in_a_room_changes_nothing_on_the_board() {
        let plain = ["white 32-28", "black 19-23"];
        let room = ["room seat white", "white 32-28", "room ask white back", "black 19-23"];
        let fen = |entries: &[&str]| {
            let replayed = replay(&saved("jumbo", entries)).expect("a game");
            replayed.game.position().fen(replayed.game.rules())
        };
        assert_eq!(fen(&plain), fen(&room));
        assert_eq!(replay(&saved("jumbo", &["room dance"])).expect_err("no").entry(), Some(0));
    }

    #[test]
    fn the_last_clock_counts() {
        let game = saved("jumbo", &["white 32-28", "clock 1000 2000", "clock 900 2000"]);
        assert_eq!(replay(&game).expect("a game").clock, Some((900, 2000)));
    }

    #[test]
    fn the_first_wrong_entry_is_named() {
        let wrong = |rules: &str, entries: &[&str]| replay(&saved(rules, entries)).expect_err("no");
        assert_eq!(wrong("jumbo", &["white 32-28", "nonsense"]).entry(), Some(1));
        assert_eq!(wrong("jumbo", &["undo"]).entry(), Some(0));
        assert_eq!(wrong("jumbo", &["clock 1 1", "white 32-22"]).entry(), Some(1));
    }
}
