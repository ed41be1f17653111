use std::fmt;

/// A place in a file: line and column, both counted from 1. Columns count
/// bytes.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

impl Place {
    /// Where a file begins.
    pub const START: Place = Place { line: 1, column: 1 };

    /// Goes on over these bytes. A line ends with LF, CR LF or a single CR;
    /// `next` is the byte that follows them, if it is known.
    pub(crate) fn advance(&mut self, bytes: &[u8], next: Option<u8>) {
        let mut rest = bytes;
        while let Some(at) = memchr::memchr2(b'\n', b'\r', rest) {
            let follower = rest.get(at + 1).copied().or(next);
            // The CR of a CR LF is not yet the end of the line.
            if rest[at] == b'\n' || follower != Some(b'\n') {
                self.line = self.line.saturating_add(1);
                self.column = 1;
            }
            rest = &rest[at + 1..];
        }
        self.column = self.column.saturating_add(u32::try_from(rest.len()).unwrap_or(u32::MAX));
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}
