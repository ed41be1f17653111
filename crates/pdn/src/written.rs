use std::fmt;
use std::str::FromStr;

/// The name of a square as a file writes it: a number, or letter and rank.
///
/// Which square it is depends on the game: see
/// [`GameType`](crate::GameType).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct SquareName(u8);

const LARGEST_NUMBER: u32 = 99;
const FILES: u8 = 12;

impl SquareName {
    /// Square 1.
    pub(crate) const FIRST: SquareName = SquareName(1);

    /// A square by its number, from 1 to 99.
    #[must_use]
    pub fn number(number: u32) -> Option<SquareName> {
        (1..=LARGEST_NUMBER).contains(&number).then_some(SquareName(number as u8))
    }

    /// A square by its file, counted from 0 for `a`, and its rank from 1.
    #[must_use]
    pub fn algebraic(file: u32, rank: u32) -> Option<SquareName> {
        let in_range = file < u32::from(FILES) && (1..=u32::from(FILES)).contains(&rank);
        let base = LARGEST_NUMBER as u8 + 1;
        in_range.then(|| SquareName(base + file as u8 * FILES + rank as u8 - 1))
    }

    /// The number, if the square is named by one.
    #[must_use]
    pub fn as_number(self) -> Option<u32> {
        (u32::from(self.0) <= LARGEST_NUMBER).then_some(u32::from(self.0))
    }

    /// File and rank, if the square is named by them.
    #[must_use]
    pub fn as_algebraic(self) -> Option<(u32, u32)> {
        let code = u32::from(self.0).checked_sub(LARGEST_NUMBER + 1)?;
        Some((code / u32::from(FILES), code % u32::from(FILES) + 1))
    }
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_algebraic() {
            Some((file, rank)) => write!(f, "{}{rank}", char::from(b'a' + file as u8)),
            None => write!(f, "{}", self.0),
        }
    }
}

/// Error when a text names no square of any board.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct ParseSquareNameError;

impl fmt::Display for ParseSquareNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such square")
    }
}

impl std::error::Error for ParseSquareNameError {}

impl FromStr for SquareName {
    type Err = ParseSquareNameError;

    fn from_str(text: &str) -> Result<SquareName, ParseSquareNameError> {
        let text = text.trim();
        let name = match text.parse() {
            Ok(number) => SquareName::number(number),
            Err(_) => {
                let mut chars = text.chars();
                let letter = chars.next().ok_or(ParseSquareNameError)?.to_ascii_lowercase();
                let file = u32::from(letter).checked_sub(u32::from('a'));
                file.zip(chars.as_str().parse().ok())
                    .and_then(|(file, rank)| SquareName::algebraic(file, rank))
            }
        };
        name.ok_or(ParseSquareNameError)
    }
}

impl fmt::Debug for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A move as a file writes it, not yet looked up among the legal ones.
///
/// Equal moves may have been written differently: `28:19`, `28x19` and `28 x 19`
/// are one.
#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub struct WrittenMove {
    /// The square it leaves.
    pub from: SquareName,
    /// The square it reaches.
    pub to: SquareName,
    /// Whether it was written with a sign for captures. Not every file is
    /// careful about that.
    pub capture: bool,
    /// The squares between, if they were written.
    pub via: Option<Box<[SquareName]>>,
}

impl WrittenMove {
    /// All squares in order.
    pub fn squares(&self) -> impl Iterator<Item = SquareName> + '_ {
        let via = self.via.as_deref().unwrap_or_default().iter().copied();
        std::iter::once(self.from).chain(via).chain(std::iter::once(self.to))
    }

    /// The move with another sign for captures than `x`.
    #[must_use]
    pub fn with_separator(&self, capture: char) -> String {
        let separator = if self.capture { capture } else { '-' };
        let mut text = String::new();
        for (i, square) in self.squares().enumerate() {
            if i > 0 {
                text.push(separator);
            }
            text.push_str(&square.to_string());
        }
        text
    }
}

impl fmt::Display for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.with_separator('x'))
    }
}
