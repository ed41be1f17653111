use std::cmp::Reverse;
use std::io::{self, Write};

use anyhow::{Result, bail};
use clap::Args;
use damier_endgame::Probe;
use damier_rules::{Move, Notation};

use super::PlaceOptions;
use crate::Answer;
use crate::common_options::{parse_fen, texts};

#[derive(Debug, Args)]
pub(super) struct ProbeOptions {
    #[command(flatten)]
    place: PlaceOptions,
    /// The position, for example "W:WK46:BK5"
    #[arg(long)]
    fen: String,
}

/// Prints the value of the position, then its moves, the best first, each with
/// what it leads to for the player who makes it.
pub(super) fn run(options: &ProbeOptions) -> Result<Answer> {
    let rules = &options.place.ruleset;
    let pos = parse_fen(&options.fen, rules, &texts(None))?;
    let tables = options.place.tables()?;
    let Some(probe) = tables.probe(&pos)? else {
        bail!("no table has this position; `damier endgame build` makes them");
    };
    let mut out = io::stdout().lock();
    writeln!(out, "{}", words(probe))?;
    let mut moves = pos.legal_moves(rules)?;
    moves.sort_unstable_by(Move::cmp_by_squares);
    let mut told = Vec::new();
    for &m in &moves {
        let mut next = pos;
        next.play_unchecked(rules, m);
        if let Some(probe) = tables.probe(&next)? {
            let text = pos.text_among(rules, m, &moves, Notation::Numeric);
            told.push((text, probe.before()));
        }
    }
    told.sort_by_key(|(_, probe)| Reverse(probe.rank()));
    for (text, probe) in told {
        writeln!(out, "{text:10} {}", words(probe))?;
    }
    Ok(Answer::Yes)
}

/// As people say it: "won in 7 moves".
fn words(probe: Probe) -> String {
    match probe.moves() {
        Some(1) => format!("{} in 1 move", probe.value),
        Some(moves) => format!("{} in {moves} moves", probe.value),
        None => probe.value.to_string(),
    }
}
