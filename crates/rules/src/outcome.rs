use crate::articles::{Article, Topic};
use crate::color::Color;
use crate::ruleset::Ruleset;

/// How a game ended.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Outcome {
    /// Somebody won.
    Win {
        /// The player who has won.
        winner: Color,
        /// What the opponent lost by.
        by: WinReason,
    },
    /// Nobody won.
    Draw(DrawReason),
}

/// Why a game is won.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum WinReason {
    /// The loser has no pieces; where losing wins, the winner has none.
    NoPieces,
    /// The loser cannot move; where losing wins, the winner cannot.
    Blocked,
    /// The winner has the first king.
    Crowned,
    /// The loser gave up.
    Resigned,
    /// The loser's time is up.
    Timeout,
}

/// Why a game is drawn.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum DrawReason {
    /// Both players agreed.
    Agreed,
    /// The same position for the third time.
    Position3,
    /// A king made the same move for the third time.
    Same3,
    /// A king returned to the same square twice running.
    Return2,
    /// A king returned to the same square three times running.
    Return3,
    /// So many moves without a capture or a man's move.
    NoProgress,
    /// One or two kings against one.
    FewKings,
    /// An ending that is drawn after a number of moves.
    Ending,
}

impl Outcome {
    /// The article by which the game ended.
    #[must_use]
    pub fn article(self, rules: &Ruleset) -> Article {
        let topic = match self {
            Outcome::Win { by: WinReason::Resigned | WinReason::Timeout, .. } => {
                return Article::Practice;
            }
            Outcome::Win { .. } => Topic::Win,
            Outcome::Draw(reason) => reason.topic(),
        };
        rules.article(topic)
    }

    /// Who won, if anybody did.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw(_) => None,
        }
    }

    /// The points of both players, White's first: two for a win, one each for a
    /// draw.
    #[must_use]
    pub const fn points(self) -> &'static str {
        Outcome::points_of(self.winner())
    }

    /// The same of any game that this player won, or nobody.
    #[must_use]
    pub const fn points_of(winner: Option<Color>) -> &'static str {
        match winner {
            Some(Color::White) => "2-0",
            Some(Color::Black) => "0-2",
            None => "1-1",
        }
    }
}

impl DrawReason {
    const fn topic(self) -> Topic {
        match self {
            DrawReason::Agreed => Topic::Agreement,
            DrawReason::Position3
            | DrawReason::Same3
            | DrawReason::Return2
            | DrawReason::Return3 => Topic::Repetition,
            DrawReason::NoProgress => Topic::NoProgress,
            DrawReason::FewKings | DrawReason::Ending => Topic::FewPieces,
        }
    }
}
