use damier_contract::{Candidate, Walk};
use damier_rules::{Move, Position, Ruleset, Square};

use crate::speech::Speech;

pub(crate) fn numbers(squares: impl IntoIterator<Item = Square>) -> Vec<u32> {
    squares.into_iter().map(Square::number).collect()
}

pub(crate) fn candidate(pos: &Position, rules: &Ruleset, m: Move, speech: Speech<'_>) -> Candidate {
    Candidate {
        code: m.to_string(),
        text: speech.move_text(pos, rules, m),
        from: m.from.number(),
        to: m.to.number(),
        captures: numbers(m.captured.squares(rules.board)),
        routes: walks(pos, rules, m).into_iter().map(|walk| walk.route).collect(),
        promotes: m.crowned,
    }
}

pub(crate) fn walk(pos: &Position, rules: &Ruleset, m: Move) -> Walk {
    walks(pos, rules, m).remove(0)
}

/// The ways to walk a move: at least one.
fn walks(pos: &Position, rules: &Ruleset, m: Move) -> Vec<Walk> {
    /// More than anybody wants to choose from.
    const MOST: usize = 8;
    let routes = pos.routes(rules, m).unwrap_or_default();
    let mut walks: Vec<Walk> = routes
        .into_iter()
        .take(MOST)
        .map(|route| Walk { route: numbers(route.squares), captures: numbers(route.captured) })
        .collect();
    if walks.is_empty() {
        // Too many to be listed: straight from start to end.
        let captures = numbers(m.captured.squares(rules.board));
        walks.push(Walk { route: numbers([m.from, m.to]), captures });
    }
    walks
}
