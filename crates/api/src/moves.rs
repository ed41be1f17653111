use damier_rules::{Move, Position, Ruleset, Square};
use serde::Serialize;

use crate::speech::Speech;

/// A move that a player may make.
#[derive(Clone, Debug, Serialize)]
pub struct Candidate {
    /// What to send back to make it.
    pub code: String,
    /// As players write it.
    pub text: String,
    /// The square it leaves.
    pub from: u32,
    /// The square it reaches.
    pub to: u32,
    /// The squares of what it captures.
    pub captures: Vec<u32>,
    /// The ways to walk it: every square where the piece lands.
    pub routes: Vec<Vec<u32>>,
    /// Whether a man ends it as a king.
    pub promotes: bool,
}

/// One way to walk a move, to be shown.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Walk {
    /// Every square where the piece lands, its start first.
    pub route: Vec<u32>,
    /// What it captures, in the order of the jumps.
    pub captures: Vec<u32>,
}

pub(crate) fn numbers(squares: impl IntoIterator<Item = Square>) -> Vec<u32> {
    squares.into_iter().map(Square::number).collect()
}

impl Candidate {
    pub(crate) fn of(pos: &Position, rules: &Ruleset, m: Move, speech: Speech<'_>) -> Candidate {
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
}

impl Walk {
    pub(crate) fn of(pos: &Position, rules: &Ruleset, m: Move) -> Walk {
        walks(pos, rules, m).remove(0)
    }
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
