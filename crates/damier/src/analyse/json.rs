use damier_endgame::{Probe, Value};
use damier_rules::{Color, Outcome};
use serde::Serialize;

use super::study::{Study, Variation};

/// A position, for programs.
#[derive(Serialize)]
pub(super) struct PositionObject {
    fen: String,
    turn: &'static str,
    depth: u32,
    nodes: u64,
    time_ms: u64,
    result: Option<&'static str>,
    exact: Option<Exact>,
    lines: Vec<LineObject>,
}

/// A line, its numbers for the player to move.
#[derive(Serialize)]
pub(super) struct LineObject {
    score_centimen: i32,
    win_in_plies: Option<i32>,
    expectation: f64,
    exact: Option<Exact>,
    moves: Vec<String>,
}

/// What endgame tables know, for the player to move.
#[derive(Serialize)]
struct Exact {
    value: &'static str,
    plies: Option<u8>,
    moves: Option<u8>,
}

impl From<Probe> for Exact {
    fn from(probe: Probe) -> Exact {
        let value = match probe.value {
            Value::Win => "won",
            Value::Draw => "drawn",
            Value::Loss => "lost",
        };
        Exact { value, plies: probe.plies, moves: probe.moves() }
    }
}

impl PositionObject {
    pub(super) fn of(study: &Study) -> PositionObject {
        PositionObject {
            fen: study.fen.clone(),
            turn: color(study.found.turn),
            depth: study.found.depth,
            nodes: study.found.nodes,
            time_ms: u64::try_from(study.found.elapsed.as_millis()).unwrap_or(u64::MAX),
            result: study.found.outcome.map(result),
            exact: study.found.exact.map(Exact::from),
            lines: study.lines.iter().map(LineObject::of).collect(),
        }
    }
}

impl LineObject {
    pub(super) fn of(line: &Variation) -> LineObject {
        LineObject {
            score_centimen: line.score.centimen(),
            win_in_plies: line.score.plies_to_end(),
            expectation: (line.score.expectation() * 1e4).round() / 1e4,
            exact: line.exact.map(Exact::from),
            moves: line.moves.clone(),
        }
    }
}

pub(super) const fn color(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

pub(super) fn result(outcome: Outcome) -> &'static str {
    match outcome.winner() {
        Some(Color::White) => "1-0",
        Some(Color::Black) => "0-1",
        None => "1/2-1/2",
    }
}
