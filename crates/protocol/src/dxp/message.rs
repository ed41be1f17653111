use std::fmt;
use std::str::FromStr;

use damier_rules::{Color, Piece, Position, Role, Ruleset, Setup, variants};

/// How long a name is, padded with blanks.
pub const NAME_LENGTH: usize = 32;
const SQUARES: usize = 50;
const LONGEST_CHAT: usize = 126;

/// What two programs say to each other.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Message {
    /// `R`: the initiator asks for a game.
    Request(GameRequest),
    /// `A`: the follower answers.
    Acceptance(Acceptance),
    /// `M`: a move.
    Move(WireMove),
    /// `E`: the game ends.
    End(Ending),
    /// `C`: words.
    Chat(String),
    /// `B`: may we go back to where this player made this move?
    BackRequest {
        /// The number of the move, from 1.
        number: u16,
        /// Who was to move.
        turn: Color,
    },
    /// `K`: yes or no.
    BackAnswer {
        /// Whether we go back.
        accepted: bool,
    },
}

/// What game the initiator wants.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct GameRequest {
    /// The version of the protocol: 1.
    pub version: u8,
    /// Who asks.
    pub name: String,
    /// The color that the follower plays.
    pub follower: Color,
    /// Minutes for each player, for the whole game.
    pub minutes: u16,
    /// Moves in the game; 0 for as many as it takes.
    pub moves: u16,
    /// Where it begins, if not at the start.
    pub start: Option<Position>,
}

/// What the follower answers.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Acceptance {
    /// Who answers.
    pub name: String,
    /// Whether the game is accepted.
    pub answer: Answer,
}

/// Whether a game is played.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Answer {
    /// It is.
    Accept,
    /// Not in this version of the protocol.
    WrongVersion,
    /// Not this game; another is welcome.
    NotThis,
    /// No game at all.
    Never,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Answer::Accept => "it accepts",
            Answer::WrongVersion => "it speaks another version of the protocol",
            Answer::NotThis => "it wants another game",
            Answer::Never => "it wants no game at all",
        })
    }
}

/// A move.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct WireMove {
    /// The seconds it took.
    pub seconds: u16,
    /// From where.
    pub from: u8,
    /// To where.
    pub to: u8,
    /// What it takes, in any order.
    pub captured: Vec<u8>,
}

/// The end of a game, as its sender sees it.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Ending {
    /// How it ended for him.
    pub reason: Reason,
    /// Whether he wants no further game.
    pub stop: bool,
}

/// How a game ended for somebody.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Reason {
    /// He does not say.
    Unknown,
    /// He lost, or gives up.
    Loss,
    /// It is drawn.
    Draw,
    /// He won.
    Win,
}

/// Error when bytes are no message.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum MessageError {
    /// It is longer than 127 characters.
    TooLong,
    /// It is not ASCII.
    NotAscii,
    /// No message begins so.
    Kind(char),
    /// It ends before it is complete, or goes on after it.
    Length,
    /// This part of it is wrong.
    Field(&'static str),
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MessageError::TooLong => f.write_str("the message is too long"),
            MessageError::NotAscii => f.write_str("the message is not ASCII"),
            MessageError::Kind(letter) => write!(f, "no message begins with {letter:?}"),
            MessageError::Length => f.write_str("the message has the wrong length"),
            MessageError::Field(name) => write!(f, "the {name} cannot be read"),
        }
    }
}

impl std::error::Error for MessageError {}

impl Message {
    /// Reads a message, without the zero behind it.
    ///
    /// # Errors
    ///
    /// [`MessageError`] if it is none.
    pub fn from_bytes(bytes: &[u8]) -> Result<Message, MessageError> {
        let text = std::str::from_utf8(bytes).ok().filter(|text| text.is_ascii());
        text.ok_or(MessageError::NotAscii)?.parse()
    }
}

impl FromStr for Message {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<Message, MessageError> {
        if !text.is_ascii() {
            return Err(MessageError::NotAscii);
        }
        let mut fields = Fields { rest: text };
        let message = match fields.letter()? {
            'R' => Message::Request(fields.request()?),
            'A' => {
                let name = fields.name()?;
                let answer = match fields.letter()? {
                    '0' => Answer::Accept,
                    '1' => Answer::WrongVersion,
                    '2' => Answer::NotThis,
                    '3' => Answer::Never,
                    _ => return Err(MessageError::Field("answer")),
                };
                Message::Acceptance(Acceptance { name, answer })
            }
            'M' => Message::Move(fields.wire_move()?),
            'E' => Message::End(fields.ending()?),
            // Words may be anything, and end where the message does.
            'C' => return Ok(Message::Chat(fields.rest.to_owned())),
            'B' => Message::BackRequest { number: fields.number(3)?, turn: fields.color()? },
            'K' => Message::BackAnswer { accepted: fields.letter()? == '0' },
            letter => return Err(MessageError::Kind(letter)),
        };
        if fields.rest.is_empty() { Ok(message) } else { Err(MessageError::Length) }
    }
}

/// Reads fields of fixed width from ASCII.
struct Fields<'a> {
    rest: &'a str,
}

impl<'a> Fields<'a> {
    fn take(&mut self, length: usize) -> Result<&'a str, MessageError> {
        let (taken, rest) = self.rest.split_at_checked(length).ok_or(MessageError::Length)?;
        self.rest = rest;
        Ok(taken)
    }

    fn letter(&mut self) -> Result<char, MessageError> {
        self.take(1)?.chars().next().ok_or(MessageError::Length)
    }

    fn number(&mut self, digits: usize) -> Result<u16, MessageError> {
        let text = self.take(digits)?;
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|_| is_number).ok_or(MessageError::Field("number"))
    }

    fn square(&mut self) -> Result<u8, MessageError> {
        let number = u8::try_from(self.number(2)?).ok();
        let is_square = |number: &u8| (1..=SQUARES).contains(&usize::from(*number));
        number.filter(is_square).ok_or(MessageError::Field("square"))
    }

    fn color(&mut self) -> Result<Color, MessageError> {
        color_of(self.letter()?).ok_or(MessageError::Field("color"))
    }

    fn name(&mut self) -> Result<String, MessageError> {
        Ok(self.take(NAME_LENGTH)?.trim_end().to_owned())
    }

    fn request(&mut self) -> Result<GameRequest, MessageError> {
        let version = self.number(2)? as u8;
        let name = self.name()?;
        let (follower, minutes, moves) = (self.color()?, self.number(3)?, self.number(3)?);
        let start = match self.letter()? {
            'A' => None,
            'B' => Some(self.position()?),
            _ => return Err(MessageError::Field("start")),
        };
        Ok(GameRequest { version, name, follower, minutes, moves, start })
    }

    fn position(&mut self) -> Result<Position, MessageError> {
        let mut setup = Setup { turn: Some(self.color()?), ..Setup::default() };
        for (number, letter) in (1..).zip(self.take(SQUARES)?.chars()) {
            if letter == 'e' {
                continue;
            }
            let color = color_of(letter.to_ascii_uppercase());
            let color = color.ok_or(MessageError::Field("position"))?;
            let role = if letter.is_ascii_uppercase() { Role::King } else { Role::Man };
            setup.pieces.push((number, Piece { color, role }));
        }
        setup.position(&RULES).map_err(|_| MessageError::Field("position"))
    }

    fn wire_move(&mut self) -> Result<WireMove, MessageError> {
        let (seconds, from, to) = (self.number(4)?, self.square()?, self.square()?);
        let count = self.number(2)?;
        let captured = (0..count).map(|_| self.square()).collect::<Result<_, _>>()?;
        Ok(WireMove { seconds, from, to, captured })
    }

    fn ending(&mut self) -> Result<Ending, MessageError> {
        let reason = match self.letter()? {
            '0' => Reason::Unknown,
            '1' => Reason::Loss,
            '2' => Reason::Draw,
            '3' => Reason::Win,
            _ => return Err(MessageError::Field("reason")),
        };
        let stop = match self.letter()? {
            '0' => false,
            '1' => true,
            _ => return Err(MessageError::Field("stop code")),
        };
        Ok(Ending { reason, stop })
    }
}

/// The protocol knows one game.
pub(super) const RULES: Ruleset = variants::INTERNATIONAL;

fn color_of(letter: char) -> Option<Color> {
    match letter {
        'W' => Some(Color::White),
        'Z' => Some(Color::Black),
        _ => None,
    }
}

const fn letter_of(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'Z',
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Message::Request(request) => request.fmt(f),
            Message::Acceptance(Acceptance { name, answer }) => {
                write!(f, "A{}{}", padded(name), *answer as u8)
            }
            Message::Move(WireMove { seconds, from, to, captured }) => {
                let seconds = seconds.min(&9999);
                write!(f, "M{seconds:04}{from:02}{to:02}{:02}", captured.len())?;
                captured.iter().try_for_each(|square| write!(f, "{square:02}"))
            }
            Message::End(Ending { reason, stop }) => {
                write!(f, "E{}{}", *reason as u8, u8::from(*stop))
            }
            Message::Chat(text) => write!(f, "C{}", ascii(text, LONGEST_CHAT)),
            Message::BackRequest { number, turn } => {
                write!(f, "B{:03}{}", number.min(&999), letter_of(*turn))
            }
            Message::BackAnswer { accepted } => write!(f, "K{}", u8::from(!accepted)),
        }
    }
}

impl fmt::Display for GameRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (minutes, moves) = (self.minutes.min(999), self.moves.min(999));
        write!(f, "R{:02}{}", self.version.min(99), padded(&self.name))?;
        write!(f, "{}{minutes:03}{moves:03}", letter_of(self.follower))?;
        let Some(pos) = &self.start else {
            return f.write_str("A");
        };
        write!(f, "B{}", letter_of(pos.turn()))?;
        for number in 1..=SQUARES as u32 {
            let piece = RULES.board.square(number).and_then(|sq| pos.piece_at(sq));
            let letter = match piece {
                None => 'e',
                Some(Piece { color, role: Role::King }) => letter_of(color),
                Some(Piece { color, role: Role::Man }) => letter_of(color).to_ascii_lowercase(),
            };
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}

/// A name of the right length, which must not begin with a blank.
fn padded(name: &str) -> String {
    let name = ascii(name.trim(), NAME_LENGTH);
    format!("{:NAME_LENGTH$}", if name.is_empty() { "?" } else { &name })
}

/// No more than so many characters, none of which ends a message.
fn ascii(text: &str, most: usize) -> String {
    text.chars().take(most).map(|c| if c.is_ascii() && c != '\0' { c } else { '?' }).collect()
}
