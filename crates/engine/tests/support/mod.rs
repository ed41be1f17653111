//! What the tests of the engine share.
#![allow(dead_code, reason = "each test file uses some of it")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use damier_engine::{Control, Engine, Limits, Options, Report};
use damier_rules::{Color, Game, Position, Ruleset};

pub(crate) fn rules(id: &str) -> Ruleset {
    id.parse().unwrap_or_else(|error| panic!("{id}: {error}"))
}

pub(crate) fn game(id: &str, fen: &str) -> Game {
    let rules = rules(id);
    let pos = Position::from_fen(fen, &rules).unwrap_or_else(|error| panic!("{fen}: {error}"));
    Game::from_position(rules, pos)
}

pub(crate) fn engine() -> Engine {
    Engine::new(Options { hash_mib: 4, threads: 1 })
}

pub(crate) fn search(game: &Game, limits: &Limits) -> Report {
    engine().search(game, limits, &Control::new(), &mut |_| {}).unwrap()
}

/// A SplitMix64 sequence.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// A legal position of so many pieces a side, kings among them.
    pub(crate) fn position(&mut self, rules: &Ruleset, white: usize, black: usize) -> Position {
        loop {
            let mut text = String::from(if self.next() & 1 == 0 { "W" } else { "B" });
            for (letter, count) in [('W', white), ('B', black)] {
                text.push(':');
                text.push(letter);
                let squares: Vec<String> = (0..count)
                    .map(|_| {
                        let king = if self.below(3) == 0 { "K" } else { "" };
                        format!("{king}{}", 1 + self.below(rules.board.n_squares() as usize))
                    })
                    .collect();
                text.push_str(&squares.join(","));
            }
            // Men on their far row and doubled squares are drawn again.
            if let Ok(pos) = Position::from_fen(&text, rules)
                && pos.pieces(Color::White).count() as usize == white
                && pos.pieces(Color::Black).count() as usize == black
            {
                return pos;
            }
        }
    }
}
