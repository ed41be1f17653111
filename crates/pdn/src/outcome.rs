use std::fmt;

use damier_rules::{Color, Outcome};

/// The result of a game.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum GameResult {
    /// White won.
    White,
    /// Black won.
    Black,
    /// A draw.
    Draw,
    /// Both lost.
    NobodyScores,
    /// Unknown, or the game goes on.
    Unknown,
}

/// How results are written.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Scale {
    /// `1-0`, `1/2-1/2`, `0-1`.
    Default,
    /// `2-0`, `1-1`, `0-2`, as in the international game.
    International,
}

impl GameResult {
    /// Reads a result in either scale.
    #[must_use]
    pub fn parse(text: &str) -> Option<GameResult> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let international = |result: &GameResult| result.text(Scale::International) == text;
        let decided = [GameResult::White, GameResult::Black, GameResult::Draw];
        if let Some(result) = decided.into_iter().find(international) {
            return Some(result);
        }
        match text.as_str() {
            "1-0" => Some(GameResult::White),
            "0-1" => Some(GameResult::Black),
            "1/2-1/2" | "½-½" | "0.5-0.5" => Some(GameResult::Draw),
            "0-0" => Some(GameResult::NobodyScores),
            "*" | "?" | "" => Some(GameResult::Unknown),
            _ => None,
        }
    }

    /// The result as it is written in a scale.
    #[must_use]
    pub const fn text(self, scale: Scale) -> &'static str {
        match (self, scale) {
            (GameResult::White, Scale::Default) => "1-0",
            (GameResult::Black, Scale::Default) => "0-1",
            (GameResult::Draw, Scale::Default) => "1/2-1/2",
            (GameResult::White, Scale::International) => Outcome::points_of(Some(Color::White)),
            (GameResult::Black, Scale::International) => Outcome::points_of(Some(Color::Black)),
            (GameResult::Draw, Scale::International) => Outcome::points_of(None),
            (GameResult::NobodyScores, _) => "0-0",
            (GameResult::Unknown, _) => "*",
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text(Scale::Default))
    }
}
