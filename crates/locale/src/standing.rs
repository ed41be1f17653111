use damier_rules::{Color, Ruleset};

use crate::texts::Texts;

/// How a game stands, in as many steps as there are plain words for.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Standing {
    /// Neither side is clearly better.
    Equal,
    /// A side is slightly better.
    SlightlyBetter(Color),
    /// A side is better.
    Better(Color),
    /// A side should win.
    Winning(Color),
    /// A side is sure to win in so many moves of its own.
    WinsIn(Color, u32),
}

/// How a game ends with perfect play, for the player to move, and after how
/// many moves of the winner if that is known.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Known {
    Won(Option<u32>),
    Drawn,
    Lost(Option<u32>),
}

impl Texts {
    /// How a game ends with perfect play, in a few words.
    #[must_use]
    pub fn known(&self, known: Known) -> String {
        let within = |id, moves: u32| self.with(id, &[("moves", moves.into())]);
        match known {
            Known::Won(Some(moves)) => within("analysis-known-won-in", moves),
            Known::Won(None) => self.get("analysis-known-won"),
            Known::Drawn => self.get("analysis-known-drawn"),
            Known::Lost(Some(moves)) => within("analysis-known-lost-in", moves),
            Known::Lost(None) => self.get("analysis-known-lost"),
        }
    }

    /// How a game stands, in a few words.
    #[must_use]
    pub fn standing(&self, standing: Standing, rules: &Ruleset) -> String {
        let of = |id, color| self.format(id, &[("color", self.color(color, rules))]);
        match standing {
            Standing::Equal => self.get("analysis-equal"),
            Standing::SlightlyBetter(color) => of("analysis-slightly-better", color),
            Standing::Better(color) => of("analysis-better", color),
            Standing::Winning(color) => of("analysis-winning", color),
            Standing::WinsIn(color, moves) => {
                let color = self.color(color, rules);
                self.with("analysis-wins-in", &[("color", color.into()), ("moves", moves.into())])
            }
        }
    }
}
