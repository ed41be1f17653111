//! Endgame tables in the search.
//!
//! Tables do not count moves, so a draw that they tell is a draw, but a win may
//! be none if the rules would draw the game before its end. Where that cannot
//! happen a win of known length needs no search. Elsewhere it is worth more than
//! every estimate, and the search goes on where it matters which win is better.

use std::sync::Arc;

use damier_endgame::{Probe, Tables, Value};
use damier_rules::Position;

use super::path::Path;
use super::{Node, Window, Worker};
use crate::score::Score;

/// The tables, and which of their answers help.
#[derive(Clone, Debug)]
pub(crate) struct Tablebase {
    pub(crate) tables: Arc<Tables>,
    reach: u32,
    pub(crate) scope: ProbeScope,
}

/// Which answers of tables help from a root.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(crate) struct ProbeScope {
    /// A root that is won or lost, but nobody knows in how many moves: only
    /// what stands after captures or promotions tells how to make progress.
    pub(crate) smaller_than: Option<Size>,
    /// A root that is drawn: other draws are all the same, so the evaluation
    /// tells which to play for.
    pub(crate) ignores_draws: bool,
}

/// How many pieces there are, and how many of them are men: captures and
/// promotions make that less.
pub(crate) type Size = (u32, u32);

impl Tablebase {
    pub(crate) fn new(tables: Arc<Tables>, scope: ProbeScope) -> Tablebase {
        let reach = tables.reach();
        Tablebase { tables, reach, scope }
    }

    /// What helps of what the tables say.
    fn ask(&self, pos: &Position) -> Option<Probe> {
        if pos.occupied().count() > self.reach {
            return None;
        }
        // What is wrong with a table, the tables themselves remember.
        let probe = self.tables.probe(pos).ok().flatten()?;
        let helps = match (probe.value, probe.plies) {
            (Value::Draw, _) => !self.scope.ignores_draws,
            (_, Some(_)) => true,
            (_, None) => self.scope.smaller_than.is_none_or(|root| size(pos) < root),
        };
        helps.then_some(probe)
    }
}

/// See [`Size`].
pub(crate) fn size(pos: &Position) -> Size {
    let men = pos.men(pos.turn()).count() + pos.men(!pos.turn()).count();
    (pos.occupied().count(), men)
}

/// The score of what tables say of a position so far from the root.
pub(super) fn score_of(probe: Probe, ply: usize, path: &Path, pos: &Position) -> Score {
    let certain = |plies: &u8| !path.may_be_drawn_within(pos, u32::from(*plies));
    let win = match probe.plies.filter(certain) {
        Some(plies) => Score::win_in(ply + usize::from(plies)),
        None => Score::tabled_win(ply, probe.plies),
    };
    match probe.value {
        Value::Draw => Score::DRAW,
        Value::Win => win,
        Value::Loss => -win,
    }
}

impl Worker<'_> {
    /// The score of a position in which nothing is to be taken, by tables.
    #[inline]
    pub(super) fn score_by_tables(&self, at: &Node) -> Option<Score> {
        let probe = self.shared.tablebase.as_ref()?.ask(&at.pos)?;
        Some(score_of(probe, at.ply, &self.path, &at.pos))
    }
}

/// Whether a search would find nothing better than what tables say: a win or a
/// loss that rules might prevent is only compared with what nobody knows.
pub(super) fn decides(score: Score, window: Window) -> bool {
    !score.is_known()
        || score.is_proven()
        || (score > Score::DRAW && score >= window.beta && !window.beta.is_known())
        || (score < Score::DRAW && score <= window.alpha && !window.alpha.is_known())
}
