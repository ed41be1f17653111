//! A game as text: its rules, its start, and its events, one a line.
//!
//! ```text
//! rules swedish
//! start W:W26,31:B15,23
//! white 26x19{23}
//! black huff 19
//! black 15-19
//! over white resigned
//! ```
//!
//! Moves are written with all that they capture, so that nothing is left to
//! guess. Lines that begin with `#` say nothing. Reading replays the game: a
//! text in which something happens against the rules is no game.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;

use super::{Action, Event, Game, ReplayError};
use crate::color::Color;
use crate::fen::FenError;
use crate::geometry::Geometry;
use crate::moves::Move;
use crate::movetext::Attempt;
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::ruleset_text::ParseRulesetError;
use crate::square::Square;

/// Error when reading a game from text.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum LogError {
    /// The first line must be `rules` and a ruleset.
    NoRules,
    /// The ruleset cannot be read.
    Rules(ParseRulesetError),
    /// The second line must be `start` and a FEN.
    NoStart,
    /// The start is no position.
    Start(FenError),
    /// This line, counted from 1, cannot be read.
    Line(usize),
    /// This line, counted from 1, cannot have happened.
    Impossible(usize, ReplayError),
    /// The text is longer than any game.
    TooLong,
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogError::NoRules => f.write_str("line 1 must say which rules, as in: rules jumbo"),
            LogError::Rules(error) => write!(f, "line 1: {error}"),
            LogError::NoStart => {
                f.write_str("line 2 must say how the game starts, as in: start W:W31-50:B1-20")
            }
            LogError::Start(error) => write!(f, "line 2: {error}"),
            LogError::Line(line) => write!(f, "line {line} is no event of a game"),
            LogError::Impossible(line, error) => write!(f, "line {line}: {error}"),
            LogError::TooLong => f.write_str("this is longer than any game"),
        }
    }
}

impl core::error::Error for LogError {}

const ACTIONS: [(&str, Action); 7] = [
    ("demand", Action::DemandCapture),
    ("stand", Action::LetStand),
    ("offer", Action::OfferDraw),
    ("accept", Action::AcceptDraw),
    ("decline", Action::DeclineDraw),
    ("claim", Action::ClaimDraw),
    ("resign", Action::Resign),
];

const WINS: [(&str, WinReason); 5] = [
    ("no-pieces", WinReason::NoPieces),
    ("blocked", WinReason::Blocked),
    ("crowned", WinReason::Crowned),
    ("resigned", WinReason::Resigned),
    ("timeout", WinReason::Timeout),
];

const DRAWS: [(&str, DrawReason); 8] = [
    ("agreed", DrawReason::Agreed),
    ("position3", DrawReason::Position3),
    ("same3", DrawReason::Same3),
    ("return2", DrawReason::Return2),
    ("return3", DrawReason::Return3),
    ("no-progress", DrawReason::NoProgress),
    ("few-kings", DrawReason::FewKings),
    ("ending", DrawReason::Ending),
];

/// The word for a value, or the value for a word.
fn word_of<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    words.iter().find(|(_, known)| known == value).map_or("", |(word, _)| word)
}

fn value_of<T: Copy>(words: &[(&'static str, T)], word: &str) -> Option<T> {
    words.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Touch(sq) => write!(f, "touch {sq}"),
            Action::Adjust(sq) => write!(f, "adjust {sq}"),
            Action::Huff(sq) => write!(f, "huff {sq}"),
            Action::Move(m) => write!(f, "{m}"),
            _ => f.write_str(word_of(&ACTIONS, self)),
        }
    }
}

impl Action {
    /// Reads an action as a line of a game's text has it: `32-28`, `huff 19`,
    /// `offer`.
    #[must_use]
    pub fn parse(text: &str, board: Geometry) -> Option<Action> {
        let mut words = text.split_whitespace();
        let (verb, object) = (words.next()?, words.next());
        if words.next().is_some() {
            return None;
        }
        let square = || -> Option<Square> { board.square(object?.parse().ok()?) };
        Some(match verb {
            "touch" => Action::Touch(square()?),
            "adjust" => Action::Adjust(square()?),
            "huff" => Action::Huff(square()?),
            _ if object.is_some() => return None,
            _ => match value_of(&ACTIONS, verb) {
                Some(action) => action,
                None => Action::Move(parse_full_move(verb, board)?),
            },
        })
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Did { player, action } => write!(f, "{player} {action}"),
            Event::Timeout { player } => write!(f, "{player} timeout"),
            Event::Over(Outcome::Win { winner, by }) => {
                write!(f, "over {winner} {}", word_of(&WINS, by))
            }
            Event::Over(Outcome::Draw(reason)) => {
                write!(f, "over draw {}", word_of(&DRAWS, reason))
            }
        }
    }
}

impl Event {
    /// Reads one line of a game's text.
    #[must_use]
    pub fn parse(line: &str, board: Geometry) -> Option<Event> {
        let color = |word| match word {
            "white" => Some(Color::White),
            "black" => Some(Color::Black),
            _ => None,
        };
        let (subject, said) = line.trim_start().split_once(char::is_whitespace)?;
        if subject == "over" {
            let mut words = said.split_whitespace();
            let (verb, reason) = (words.next()?, words.next()?);
            if words.next().is_some() {
                return None;
            }
            return Some(Event::Over(match verb {
                "draw" => Outcome::Draw(value_of(&DRAWS, reason)?),
                winner => Outcome::Win { winner: color(winner)?, by: value_of(&WINS, reason)? },
            }));
        }
        let player = color(subject)?;
        if said.trim() == "timeout" {
            return Some(Event::Timeout { player });
        }
        Some(Event::Did { player, action: Action::parse(said, board)? })
    }
}

/// Reads what `Move`'s `Display` writes.
fn parse_full_move(text: &str, board: Geometry) -> Option<Move> {
    let attempt = Attempt::parse(text, board).ok()?;
    let [from, to] = attempt.squares[..] else {
        return None;
    };
    let captured = attempt.captured.unwrap_or_default();
    Some(Move { from, to, captured, crowned: text.ends_with("=K") })
}

impl Game {
    /// The game as text.
    #[must_use]
    pub fn log(&self) -> String {
        let mut text =
            alloc::format!("rules {}\nstart {}\n", self.rules, self.start.fen(&self.rules));
        for event in &self.events {
            text.push_str(&alloc::format!("{event}\n"));
        }
        text
    }

    /// The game that a text tells.
    ///
    /// # Errors
    ///
    /// [`LogError`] with the line that cannot be read, or cannot have happened.
    pub fn from_log(text: &str) -> Result<Game, LogError> {
        const LONGEST: usize = 1 << 20;
        if text.len() > LONGEST {
            return Err(LogError::TooLong);
        }
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(i, line)| (i + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let mut header = |name: &str| {
            lines
                .next()
                .and_then(|(_, line)| line.strip_prefix(name))
                .map(str::trim)
                .map(str::to_owned)
        };
        let rules: Ruleset =
            header("rules ").ok_or(LogError::NoRules)?.parse().map_err(LogError::Rules)?;
        let start = header("start ").ok_or(LogError::NoStart)?;
        let start = Position::from_fen(&start, &rules).map_err(LogError::Start)?;
        let mut events = alloc::vec::Vec::new();
        let mut numbers = alloc::vec::Vec::new();
        for (number, line) in lines {
            events.push(Event::parse(line, rules.board).ok_or(LogError::Line(number))?);
            numbers.push(number);
        }
        Game::replay(rules, start, &events).map_err(|error| {
            let line = numbers.get(error.event).copied().unwrap_or_default();
            LogError::Impossible(line, error)
        })
    }
}
