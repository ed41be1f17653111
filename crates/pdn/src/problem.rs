use std::fmt;

/// What could not be read. The reader says so and goes on behind it.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
#[non_exhaustive]
pub enum Problem {
    /// A comment is not closed before the end of the file.
    UnclosedComment,
    /// A tag is not written `[Name "value"]`.
    BadTag,
    /// A setup is not written `/FEN "…"/`.
    BadSetup,
    /// A closing brace with nothing to close: after a nested comment, the
    /// outer one.
    NothingToClose,
    /// A variation is closed that was not opened.
    NoVariation,
    /// A variation is still open at the end of the game.
    UnclosedVariation,
    /// A number after `$` is missing or too large.
    BadNag,
    /// A game ends after a move number, without the move.
    NumberWithoutMove,
    /// Characters that mean nothing here.
    Junk,
    /// A move names a square that cannot be, or too many squares.
    BadMove,
    /// A comment, tag or word is longer than the limit, or all of them
    /// together are; it is left out.
    TooLong,
    /// Variations are nested deeper than the limit; the rest of the game is
    /// left out.
    TooDeep,
    /// The game has more moves and comments than the limit; the rest of it is
    /// left out.
    TooMany,
    /// The game has more tags than the limit; the rest of them are left out.
    TooManyTags,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Problem::UnclosedComment => "this comment is never closed",
            Problem::BadTag => "a tag is written [Name \"value\"]",
            Problem::BadSetup => "a setup is written /FEN \"...\"/",
            Problem::NothingToClose => {
                "nothing to close here; comments cannot be nested, the first } ended the comment"
            }
            Problem::NoVariation => "no variation is open here",
            Problem::UnclosedVariation => "a variation is not closed before the game ends",
            Problem::BadNag => "a number up to 65535 follows $",
            Problem::NumberWithoutMove => "the game ends before the move of this number",
            Problem::Junk => "this is neither a move nor a comment",
            Problem::BadMove => "this is no move: the squares cannot be",
            Problem::TooLong => "this is longer than the limit",
            Problem::TooDeep => "variations are nested too deep; the rest of the game is left out",
            Problem::TooMany => "the game is longer than the limit; the rest of it is left out",
            Problem::TooManyTags => "the game has more tags than the limit; the rest are left out",
        })
    }
}

/// How much a file may ask of its reader.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Limits {
    /// The longest comment, tag or setup in bytes.
    pub token: usize,
    /// How deep variations may be nested.
    pub depth: u32,
    /// The most moves, comments and other items of one game.
    pub items: u32,
    /// The most tags of one game.
    pub tags: u32,
    /// The most bytes of tags, comments and setups of one game.
    pub text: usize,
    /// The most problems that are kept of one game; the others are counted.
    pub problems: u32,
}

impl Limits {
    /// What [`Limits::default`] gives.
    pub const DEFAULT: Limits = Limits {
        token: 1 << 20,
        depth: 64,
        items: 100_000,
        tags: 1000,
        text: 16 << 20,
        problems: 100,
    };
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::DEFAULT
    }
}
