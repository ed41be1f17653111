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

    /// The same place counted from the start of a file in which the text
    /// begins at `start`.
    #[must_use]
    pub const fn within(self, start: Place) -> Place {
        let column = if self.line == 1 {
            self.column.saturating_add(start.column.saturating_sub(1))
        } else {
            self.column
        };
        Place { line: self.line.saturating_add(start.line.saturating_sub(1)), column }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}
