//! A fixed search: its node count is the signature of the engine.
//!
//! As long as the count stays the same, so does every decision of the search.

use std::time::Duration;

use damier_rules::{Game, Position, Ruleset};

use crate::engine::{Engine, Options, Report};
use crate::eval::Networks;
use crate::limits::{Control, Limits};

/// Rules, position and depth: openings, middlegames and endings from games of
/// the engine with itself.
const POSITIONS: [(&str, &str, u32); 16] = [
    ("jumbo", "W:W31-50:B1-20", 14),
    (
        "jumbo",
        "W:W30,31,32,36,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,8,9,10,11,12,16,17,19,20,22",
        13,
    ),
    (
        "jumbo",
        "W:W27,32,33,34,40,41,42,44,45,46,47,48,49,50:B2,3,4,5,6,7,11,12,14,16,17,18,19,24",
        13,
    ),
    ("jumbo", "W:W26,28,32,33,34,40,41,42,45,48,49:B3,4,6,10,16,17,18,19,20,23,24", 14),
    ("jumbo", "B:W24,29,K33:BK1,12,K46", 12),
    (
        "djeco",
        "W:W27,31,32,33,34,35,36,41,42,43,45,46,47,48,50:B1,2,3,4,5,6,11,12,13,14,16,18,19,21,24",
        10,
    ),
    ("english", "B:W21-32:B1-12", 14),
    ("english", "B:W13,19,22,23,24,27,29,30,31,32:B1,2,3,4,5,10,11,12,16,17", 14),
    ("english", "B:WK6,K9,20,30,32:B7,11,23,24,K31", 13),
    ("swedish", "W:W13,23,25,28,29,30,31,32:B1,2,3,4,6,7,14,15", 14),
    ("danish", "W:W13,22,23,26,27,29,31:B2,4,6,7,10,14,15", 14),
    ("norwegian", "W:WK2,10,27,30,32:B1,8,15,18,20,28", 13),
    ("finnish", "B:W13,21,23,24,28,29,30,31,32:B1,2,3,4,6,10,12,16,17", 13),
    ("frisian", "W:W26,31,33,35,41,44,45,46,47,48,50:B1,3,6,8,9,11,12,15,20,24,25", 11),
    ("losing", "W:W26,33,34,35,36,40,43,49:B3,6,8,12,13,14,15,17,18,19,20,41", 11),
    ("breakthrough", "W:W25,26,27,35,39,40,42,47,48,49,50:B1,2,3,5,9,10,13,14,18,22,23", 12),
];

/// What the fixed search came to.
#[derive(Copy, Clone, Debug, Default)]
pub struct Totals {
    /// The signature.
    pub nodes: u64,
    /// The time it took.
    pub elapsed: Duration,
}

/// Searches the fixed positions, one thread, each with a fresh memory, judging
/// by these networks. `report` hears the rules of each and what was found.
pub fn bench(networks: Networks, report: &mut dyn FnMut(&str, &Report)) -> Totals {
    let mut engine = Engine::new(Options { hash_mib: 16, threads: 1 });
    engine.set_networks(networks);
    let mut totals = Totals::default();
    for (id, game, depth) in bench_games() {
        engine.forget();
        if let Ok(found) = engine.search(&game, &Limits::depth(depth), &Control::new(), &mut |_| {})
        {
            totals.nodes += found.nodes;
            totals.elapsed += found.elapsed;
            report(id, &found);
        }
    }
    totals
}

/// The fixed positions: rules, game, and how deep each is searched.
pub fn bench_games() -> impl Iterator<Item = (&'static str, Game, u32)> {
    POSITIONS.into_iter().filter_map(|(id, fen, depth)| Some((id, game(id, fen)?, depth)))
}

fn game(id: &str, fen: &str) -> Option<Game> {
    let rules: Ruleset = id.parse().ok()?;
    let pos = Position::from_fen(fen, &rules).ok()?;
    Some(Game::from_position(rules, pos))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_can_be_searched() {
        for (id, fen, _) in POSITIONS {
            let game = game(id, fen).unwrap_or_else(|| panic!("{id} {fen}"));
            assert_eq!(game.outcome(), None, "{id} {fen}");
        }
    }
}
