//! Lines of a room's log that are no part of its game: who sits where, and what
//! the players ask of each other. They change nothing on the board.

use std::fmt;

use damier_contract::Wish;
use damier_rules::Color;

/// The longest name that a player can have, in bytes.
pub const LONGEST_PLAYER: usize = 60;

/// What happened in a room besides its game.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum RoomLine {
    /// Somebody sits down, or his seat moves to another device.
    Seat {
        /// On this side.
        color: Color,
        /// The hash of the token of whoever has the seat; nobody but the server
        /// is told.
        holder: Option<[u8; 32]>,
    },
    /// Somebody says what he is called.
    Name {
        /// On this side.
        color: Color,
        /// The name.
        name: String,
    },
    /// Somebody asks the other for something.
    Ask(Color, Wish),
    /// Somebody grants what the other asked.
    Grant(Color, Wish),
    /// Somebody does not.
    Refuse(Color, Wish),
    /// Somebody stayed away, and the other claimed the game.
    Left(Color),
    /// The game that follows this one.
    Next(String),
    /// Nothing more can be done here.
    Close,
}

const BEGINNING: &str = "room ";

impl RoomLine {
    /// Whether a line is one of the room, readable or not.
    #[must_use]
    pub fn is_one(line: &str) -> bool {
        line.starts_with(BEGINNING)
    }

    /// Reads a line.
    #[must_use]
    pub fn parse(line: &str) -> Option<RoomLine> {
        let said = line.strip_prefix(BEGINNING)?;
        let mut words = said.split(' ');
        let mut next = || words.next().filter(|word| !word.is_empty());
        let verb = next()?;
        let parsed = match verb {
            "seat" => {
                let color = color(next()?)?;
                let holder = match next() {
                    None => None,
                    Some(hex) => Some(bytes(hex)?),
                };
                RoomLine::Seat { color, holder }
            }
            "name" => {
                let (word, name) = said.strip_prefix("name ")?.split_once(' ')?;
                return RoomLine::named(color(word)?, name);
            }
            "ask" => RoomLine::Ask(color(next()?)?, wish(next()?)?),
            "grant" => RoomLine::Grant(color(next()?)?, wish(next()?)?),
            "refuse" => RoomLine::Refuse(color(next()?)?, wish(next()?)?),
            "left" => RoomLine::Left(color(next()?)?),
            "next" => {
                let id = next()?;
                let is_id = id.len() <= 40 && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
                is_id.then(|| RoomLine::Next(id.to_owned()))?
            }
            "close" => RoomLine::Close,
            _ => return None,
        };
        words.next().is_none().then_some(parsed)
    }

    /// A line that says what somebody is called; `None` if nobody can be.
    #[must_use]
    pub fn named(color: Color, name: &str) -> Option<RoomLine> {
        let is_name = !name.is_empty()
            && name.len() <= LONGEST_PLAYER
            && name.trim() == name
            && !name.chars().any(char::is_control);
        is_name.then(|| RoomLine::Name { color, name: name.to_owned() })
    }

    /// The same as those who are in the room are told it.
    #[must_use]
    pub fn told(self) -> RoomLine {
        match self {
            RoomLine::Seat { color, .. } => RoomLine::Seat { color, holder: None },
            line => line,
        }
    }
}

fn color(word: &str) -> Option<Color> {
    match word {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

fn wish(word: &str) -> Option<Wish> {
    Wish::ALL.into_iter().find(|wish| wish.word() == word)
}

fn bytes(hex: &str) -> Option<[u8; 32]> {
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let digits: Vec<u8> = hex.bytes().map(digit).collect::<Option<_>>()?;
    let bytes: Vec<u8> = digits.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    if digits.len() == 64 { bytes.try_into().ok() } else { None }
}

impl fmt::Display for RoomLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(BEGINNING)?;
        match self {
            RoomLine::Seat { color, holder } => {
                write!(f, "seat {color}")?;
                match holder {
                    None => Ok(()),
                    Some(holder) => {
                        f.write_str(" ")?;
                        holder.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
                    }
                }
            }
            RoomLine::Name { color, name } => write!(f, "name {color} {name}"),
            RoomLine::Ask(color, wish) => write!(f, "ask {color} {}", wish.word()),
            RoomLine::Grant(color, wish) => write!(f, "grant {color} {}", wish.word()),
            RoomLine::Refuse(color, wish) => write!(f, "refuse {color} {}", wish.word()),
            RoomLine::Left(color) => write!(f, "left {color}"),
            RoomLine::Next(id) => write!(f, "next {id}"),
            RoomLine::Close => f.write_str("close"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_they_are_written() {
        let name = |text: &str| RoomLine::named(Color::Black, text).expect("a name");
        let lines = [
            RoomLine::Seat { color: Color::White, holder: None },
            RoomLine::Seat { color: Color::Black, holder: Some([0xa7; 32]) },
            name("Åsa  von der Mühle"),
            name("room seat white"),
            RoomLine::Ask(Color::White, Wish::Back),
            RoomLine::Grant(Color::Black, Wish::Rematch),
            RoomLine::Refuse(Color::Black, Wish::Back),
            RoomLine::Left(Color::White),
            RoomLine::Next("0123456789ab".into()),
            RoomLine::Close,
        ];
        for line in lines {
            assert_eq!(RoomLine::parse(&line.to_string()), Some(line.clone()), "{line}");
        }
    }

    #[test]
    fn what_is_no_line_of_a_room_is_none() {
        let long = format!("room name white {}", "x".repeat(LONGEST_PLAYER + 1));
        let odd = [
            "room",
            "room ",
            "room dance",
            "room seat",
            "room seat green",
            "room seat white 12",
            "room seat white  ",
            "room close now",
            "room ask white money",
            "room name white",
            "room name white  x",
            "room name white x ",
            "room name white a\u{7}b",
            "room next",
            "room next a/b",
            &long,
        ];
        for line in odd {
            assert_eq!(RoomLine::parse(line), None, "{line:?}");
        }
    }

    #[test]
    fn nobody_is_told_who_has_a_seat() {
        let seat = RoomLine::Seat { color: Color::White, holder: Some([1; 32]) };
        assert_eq!(seat.told().to_string(), "room seat white");
    }
}
