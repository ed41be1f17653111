use std::io::{self, Write};

use anyhow::Result;
use clap::Args;
use damier_rules::{Move, Notation, Position, Ruleset};
use serde::Serialize;

use crate::Answer;
use crate::common_options::{PositionOptions, texts};

#[derive(Debug, Args)]
pub(crate) struct MovesOptions {
    #[command(flatten)]
    position: PositionOptions,
    /// Print JSON: one object per move, sorted by from, to, captures
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct MoveLine {
    #[serde(rename = "move")]
    text: String,
    from: u32,
    to: u32,
    captures: Vec<u32>,
    route: Vec<u32>,
    promotes: bool,
}

pub(crate) fn run(options: &MovesOptions) -> Result<Answer> {
    let rules = &options.position.ruleset;
    let pos = options.position.position(&texts(None))?;
    let mut moves = pos.legal_moves(rules)?;
    moves.sort_unstable_by(Move::cmp_by_squares);
    let lines: Vec<MoveLine> = moves.iter().map(|&m| line(&pos, rules, m, &moves)).collect();
    let mut out = io::stdout().lock();
    if options.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&lines)?)?;
    } else {
        for line in lines {
            writeln!(out, "{}", line.text)?;
        }
    }
    Ok(Answer::Yes)
}

fn line(pos: &Position, rules: &Ruleset, m: Move, all: &[Move]) -> MoveLine {
    // A move is one, even if its ways are too many to find one.
    let route = pos.routes(rules, m).unwrap_or_default().into_iter().next();
    let route = route.map_or_else(|| vec![m.from, m.to], |route| route.squares);
    MoveLine {
        text: pos.text_among(rules, m, all, Notation::Numeric),
        from: m.from.number(),
        to: m.to.number(),
        captures: m.captured.squares(rules.board).map(|sq| sq.number()).collect(),
        route: route.iter().map(|sq| sq.number()).collect(),
        promotes: m.crowned,
    }
}
