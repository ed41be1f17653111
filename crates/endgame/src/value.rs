use std::fmt;

/// How a position ends for the player to move if both play perfectly. Rules
/// that draw a game by what has been played are not considered.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Value {
    Draw,
    Win,
    Loss,
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Value::Draw => "drawn",
            Value::Win => "won",
            Value::Loss => "lost",
        })
    }
}

/// Whether the plies until the end are found too.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Detail {
    Values,
    Distances,
}

/// A value, and in how many plies the game ends. Where tables do not hold
/// distances, the plies mean nothing.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Fate {
    pub(crate) value: Value,
    pub(crate) plies: u8,
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            Value::Draw => self.value.fmt(f),
            Value::Win | Value::Loss => write!(f, "{} in {} plies", self.value, self.plies),
        }
    }
}

impl Fate {
    pub(crate) const DRAW: Fate = Fate { value: Value::Draw, plies: 0 };
    /// No distance is longer.
    pub(crate) const LONGEST: u8 = 254;

    pub(crate) const fn won(plies: u8) -> Fate {
        Fate { value: Value::Win, plies }
    }

    pub(crate) const fn lost(plies: u8) -> Fate {
        Fate { value: Value::Loss, plies }
    }

    /// What this means for the player whose move led here.
    #[inline(always)]
    pub(crate) fn before(self) -> Fate {
        match self.value {
            Value::Draw => Fate::DRAW,
            Value::Win => Fate::lost(self.plies.saturating_add(1)),
            Value::Loss => Fate::won(self.plies.saturating_add(1)),
        }
    }

    /// The one that a player prefers: a win, the sooner the better; else a
    /// draw; else a loss, the later the better.
    #[inline(always)]
    pub(crate) fn or_better(self, other: Fate) -> Fate {
        if other.rank() > self.rank() { other } else { self }
    }

    fn rank(self) -> i16 {
        match self.value {
            Value::Draw => 0,
            Value::Win => 1000 - i16::from(self.plies),
            Value::Loss => i16::from(self.plies) - 1000,
        }
    }
}
