//! Endgame tables at the root: what they say of everything the player can do.

use damier_endgame::{Probe, Tables, Value};
use damier_rules::{Action, Goal, MoveList, Position, Ruleset};

use super::probe::{ProbeScope, size};
use super::root::{Entry, Root};
use crate::score::Score;

/// A line is shown so far, in plies.
const LONGEST_LINE: usize = 40;

impl Root {
    /// Asks the tables about every move. Returns what they say of the position,
    /// if they know all of them.
    pub(crate) fn ask(&mut self, tables: &Tables, rules: &Ruleset) -> Option<Probe> {
        let pos = self.at.pos;
        for root_move in &mut self.moves {
            root_move.exact = exact(tables, rules, &pos, root_move.entry);
        }
        if self.moves.iter().any(|root_move| root_move.exact.is_none()) {
            return None;
        }
        self.moves.iter().filter_map(|root_move| root_move.exact).max_by_key(|probe| probe.rank())
    }

    /// Leaves only what keeps the value of the position: of wins and losses
    /// that no rule can prevent the shortest and the longest.
    pub(crate) fn keep_best(&mut self, best: Probe) {
        let certain = self.is_certain(best);
        self.moves.retain(|root_move| {
            root_move.exact.is_none_or(|exact| match best.value {
                Value::Win | Value::Loss if certain => exact == best,
                Value::Win | Value::Draw => exact.value == best.value,
                Value::Loss => true,
            })
        });
    }

    fn is_certain(&self, probe: Probe) -> bool {
        let may_be_drawn = |plies| self.path.may_be_drawn_within(&self.at.pos, u32::from(plies));
        probe.plies.is_some_and(|plies| !may_be_drawn(plies))
    }

    /// Which answers of tables help from here.
    pub(crate) fn scope(&self, best: Option<Probe>) -> ProbeScope {
        let Some(best) = best else {
            return ProbeScope::default();
        };
        let is_drawn = best.value == Value::Draw;
        let endless = !is_drawn && best.plies.is_none();
        let smaller_than = endless.then(|| size(&self.at.pos));
        ProbeScope { smaller_than, ignores_draws: is_drawn }
    }

    /// Makes the lines of decided moves longer, by tables.
    pub(crate) fn extend_lines(&mut self, tables: &Tables, rules: &Ruleset, lines: usize) {
        // Where a capture may be refused, the best play is not moves alone.
        if rules.enforcement.refusing_is_a_move() {
            return;
        }
        let pos = self.at.pos;
        for root_move in self.moves.iter_mut().take(lines) {
            if root_move.exact.is_some_and(|exact| exact.plies.is_some())
                && root_move.score.is_known()
            {
                extend(&mut root_move.line, tables, rules, pos);
            }
        }
    }

    /// What is certain of a position: what the tables say, unless it is a
    /// result that the rules may prevent and the search does not believe in.
    pub(crate) fn confirm(&self, best: Probe) -> Option<Probe> {
        let score = self.moves.first()?.score;
        let agrees = match best.value {
            Value::Draw => true,
            Value::Win => score.is_known() && score > Score::DRAW,
            Value::Loss => score.is_known() && score < Score::DRAW,
        };
        (agrees || self.is_certain(best)).then_some(best)
    }
}

/// What an action is worth to the player who takes it.
fn exact(tables: &Tables, rules: &Ruleset, pos: &Position, entry: Entry) -> Option<Probe> {
    let ask = |pos: &Position| tables.probe(pos).ok().flatten();
    let ended = |value| Some(Probe { value, plies: (value != Value::Draw).then_some(0) });
    match entry {
        Entry::Move(m, guilty) => {
            let mut next = *pos;
            next.play_unchecked(rules, m);
            let wins = m.crowned && rules.goal == Goal::Crown;
            let mut answer = if wins { ended(Value::Loss) } else { ask(&next) }?;
            for sq in guilty.squares(rules.board) {
                let huffed = ask(&next.huffed(sq))?;
                answer = if huffed.rank() > answer.rank() { huffed } else { answer };
            }
            Some(answer.before())
        }
        Entry::Huff(sq) => ask(&pos.huffed(sq)),
        Entry::Demand(before, None) => ask(&before).map(Probe::before),
        Entry::Demand(_, Some(_)) => None,
        Entry::End(Score::DRAW) => ended(Value::Draw),
        Entry::End(score) => ended(if score > Score::DRAW { Value::Win } else { Value::Loss }),
    }
}

/// Plays on by the tables from the end of a line.
fn extend(line: &mut Vec<Action>, tables: &Tables, rules: &Ruleset, mut pos: Position) {
    for action in line.iter() {
        let Action::Move(m) = action else {
            return;
        };
        pos.play_unchecked(rules, *m);
    }
    let mut moves = MoveList::new();
    while line.len() < LONGEST_LINE && pos.legal_moves_into(rules, &mut moves).is_ok() {
        let worth = |&m: &damier_rules::Move| {
            let mut next = pos;
            next.play_unchecked(rules, m);
            Some((tables.probe(&next).ok().flatten()?.before().rank(), m))
        };
        let Some((_, m)) = moves.iter().filter_map(worth).max_by_key(|(rank, _)| *rank) else {
            return;
        };
        line.push(Action::Move(m));
        pos.play_unchecked(rules, m);
        if m.crowned && rules.goal == Goal::Crown {
            return;
        }
    }
}
