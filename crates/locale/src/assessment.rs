use damier_rules::{Color, Ruleset};

use crate::texts::Texts;

/// How a game stands, in as many steps as there are plain words for.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Assessment {
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
pub enum ProvenResult {
    Won(Option<u32>),
    Drawn,
    Lost(Option<u32>),
}

impl Texts {
    /// How a game ends with perfect play, in a few words.
    #[must_use]
    pub fn proven(&self, proven: ProvenResult) -> String {
        let within = |id, moves: u32| self.with(id, &[("moves", moves.into())]);
        match proven {
            ProvenResult::Won(Some(moves)) => within("analysis-known-won-in", moves),
            ProvenResult::Won(None) => self.get("analysis-known-won"),
            ProvenResult::Drawn => self.get("analysis-known-drawn"),
            ProvenResult::Lost(Some(moves)) => within("analysis-known-lost-in", moves),
            ProvenResult::Lost(None) => self.get("analysis-known-lost"),
        }
    }

    /// How a game stands, in a few words.
    #[must_use]
    pub fn assessment(&self, assessment: Assessment, rules: &Ruleset) -> String {
        let of = |id, color| self.format(id, &[("color", self.color(color, rules))]);
        match assessment {
            Assessment::Equal => self.get("analysis-equal"),
            Assessment::SlightlyBetter(color) => of("analysis-slightly-better", color),
            Assessment::Better(color) => of("analysis-better", color),
            Assessment::Winning(color) => of("analysis-winning", color),
            Assessment::WinsIn(color, moves) => {
                let color = self.color(color, rules);
                self.with("analysis-wins-in", &[("color", color.into()), ("moves", moves.into())])
            }
        }
    }
}
