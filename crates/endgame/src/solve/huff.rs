//! Refusing to capture, where the opponent may only huff: ordinary moves that
//! cost a piece, or not if he would rather not take it.
//!
//! Tables hold positions in which nothing waits for an answer. After a refusal
//! the opponent has the better of letting it stand and of each huff; a huff is
//! no move, so he then moves in a position with a piece less.

use damier_rules::{Bitboard, Goal, Move, Position};

use crate::error::Error;
use crate::solve::solved::SolvedSlices;
use crate::value::{Detail, Fate, Value};

use crate::bits::Pieces;

/// What is known of a position in which captures are due.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Outlook {
    /// Its fate so far as the solved positions tell.
    pub(crate) fate: Option<Fate>,
    /// Whether positions that are not solved yet may change that.
    pub(crate) may_change: bool,
}

/// Weighs captures and refusals. `solved` tells the fate of positions with the
/// same pieces, as the opponent sees them, if it is known.
pub(crate) fn outlook(
    known: &SolvedSlices,
    detail: Detail,
    pieces: &Pieces,
    pos: &Position,
    captures: &[Move],
    solved: impl Fn(&Pieces) -> Option<Fate>,
) -> Result<Outlook, Error> {
    let refusals = pos
        .offending_moves(&known.rules, captures)
        .map_err(|_| Error::NoMoves(pieces.material()))?;
    let same = pieces.material().flipped();
    let (mut best, mut unknown, mut open) = (None::<Fate>, false, false);
    for m in captures.iter().chain(&refusals) {
        let is_refusal = !captures.contains(m);
        let after = pieces.after(m);
        let next = after.flipped(&known.field);
        let is_open = next.material() == same;
        let stands = if known.rules.goal == Goal::Crown && m.crowned {
            Some(Fate::lost(0))
        } else if is_open {
            solved(&next)
        } else {
            Some(fate(known, detail, &next)?)
        };
        let mut answer = stands;
        if is_refusal {
            for huffed in guilty(m, captures).singles() {
                let fate = fate(known, detail, &after.without(huffed).flipped(&known.field))?;
                answer = Some(answer.map_or(fate, |best| best.or_better(fate)));
            }
        }
        // Unsolved, the refusal may still be as good for the opponent as the
        // best huff, or better: only his win is certain.
        let certain = answer.filter(|fate| stands.is_some() || fate.value == Value::Win);
        open |= is_open && stands.is_none();
        match certain {
            None => unknown = true,
            Some(fate) => {
                let fate = fate.before();
                best = Some(best.map_or(fate, |best| best.or_better(fate)));
            }
        }
    }
    let fate = best.filter(|fate| !unknown || fate.value == Value::Win);
    Ok(Outlook { fate, may_change: unknown || (open && is_loss(fate)) })
}

fn is_loss(fate: Option<Fate>) -> bool {
    fate.is_some_and(|fate| fate.value == Value::Loss)
}

fn fate(known: &SolvedSlices, detail: Detail, pieces: &Pieces) -> Result<Fate, Error> {
    known.fate(pieces, detail).ok_or_else(|| Error::Missing(pieces.material()))
}

/// Where the pieces stand that should have captured.
fn guilty(refusal: &Move, captures: &[Move]) -> Bitboard {
    captures.iter().map(|m| if m.from == refusal.from { refusal.to } else { m.from }).collect()
}
