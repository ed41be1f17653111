//! A second opinion on which moves are legal.
//!
//! It is slow and literal on purpose, and shares no idea with the generator it
//! checks: pieces stand in a table of cells, all sequences of jumps are written
//! down, finished or not, and only then is each rule applied to the list, one
//! after the other.

mod board;
mod jumps;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use damier_rules::{Criterion, Enforcement, KingRange, Piece, Position, Role, Ruleset};

use board::{Board, Cell, DIAGONALS, Step};
use jumps::Chain;

/// A move in numbers.
#[derive(Clone, Debug, Eq, PartialEq, Ord, PartialOrd)]
pub(crate) struct Move {
    pub(crate) from: u32,
    pub(crate) to: u32,
    /// In ascending order.
    pub(crate) captured: Vec<u32>,
    pub(crate) crowned: bool,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.captured.is_empty() {
            write!(f, "{}-{}", self.from, self.to)?;
        } else {
            let captured: Vec<String> = self.captured.iter().map(u32::to_string).collect();
            write!(f, "{}x{}{{{}}}", self.from, self.to, captured.join(","))?;
        }
        f.write_str(if self.crowned { "=K" } else { "" })
    }
}

/// The position has more sequences of jumps than the oracle cares to list.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct TooManyChains;

/// The legal moves, each with the number of routes that lead to it. A route is
/// a sequence of (victim, direction); a quiet move has one.
pub(crate) fn legal_moves(
    rules: &Ruleset,
    pos: &Position,
) -> Result<BTreeMap<Move, u64>, TooManyChains> {
    let board = Board::of(rules, pos);
    let own: Vec<(Cell, Piece)> = board
        .playable()
        .into_iter()
        .filter_map(|cell| Some((cell, board.get(cell)?)))
        .filter(|(_, piece)| piece.color == pos.turn())
        .collect();
    let mut captures = Vec::new();
    for &(cell, _) in &own {
        captures.extend(jumps::complete_captures(rules, &board, cell)?);
    }
    let quiet = quiet_moves(rules, pos, &board, &own).into_iter().map(|m| (m, 1));
    if rules.enforcement == Enforcement::Optional {
        let every: Vec<&Chain> = captures.iter().collect();
        return Ok(by_move(&every).into_iter().chain(quiet).collect());
    }
    if captures.is_empty() {
        return Ok(quiet.collect());
    }
    Ok(by_move(&preferred(rules, &captures)))
}

fn quiet_moves(rules: &Ruleset, pos: &Position, board: &Board, own: &[(Cell, Piece)]) -> Vec<Move> {
    let mut moves = Vec::new();
    for &(from, piece) in own {
        if piece.role == Role::King && must_rest(rules, pos, board, own, from) {
            continue;
        }
        for step in DIAGONALS {
            for to in quiet_targets(rules, board, from, piece, step) {
                moves.push(Move {
                    from: board.number(from),
                    to: board.number(to),
                    captured: Vec::new(),
                    crowned: piece.role == Role::Man && board.is_far_row(to, piece.color),
                });
            }
        }
    }
    moves
}

fn quiet_targets(
    rules: &Ruleset,
    board: &Board,
    from: Cell,
    piece: Piece,
    step: Step,
) -> Vec<Cell> {
    if piece.role == Role::Man && !step.is_forward(piece.color) {
        return Vec::new();
    }
    let mut targets = board.free_run(from, step);
    if piece.role == Role::Man || rules.king_range == KingRange::One {
        targets.truncate(1);
    }
    targets
}

/// Whether this king has walked as often as it may while its side has men.
fn must_rest(
    rules: &Ruleset,
    pos: &Position,
    board: &Board,
    own: &[(Cell, Piece)],
    king: Cell,
) -> bool {
    let has_men = own.iter().any(|(_, piece)| piece.role == Role::Man);
    let has_walked = pos.king_walk(pos.turn()).is_some_and(|walk| {
        walk.king.number() == board.number(king) && walk.moves >= rules.king_walk
    });
    rules.king_walk > 0 && has_men && has_walked
}

/// The captures to which no other takes precedence.
fn preferred<'a>(rules: &Ruleset, captures: &'a [Chain]) -> Vec<&'a Chain> {
    let rank = |chain: &Chain| -> Vec<i64> {
        rules.precedence.criteria().map(|criterion| merit(criterion, chain)).collect()
    };
    let best = captures.iter().map(rank).max();
    captures.iter().filter(|chain| Some(rank(chain)) == best).collect()
}

/// How good a capture is by one criterion: more is better.
fn merit(criterion: Criterion, chain: &Chain) -> i64 {
    let count = |wanted: Role| chain.victims().filter(|&role| role == wanted).count() as i64;
    let (men, kings) = (count(Role::Man), count(Role::King));
    match criterion {
        Criterion::Count => men + kings,
        Criterion::Kings => kings,
        Criterion::WithKing => i64::from(chain.started_as() == Role::King),
        Criterion::FirstKing => {
            // Read as a number whose first digit is the first jump.
            chain.victims().fold(0, |order, role| 2 * order + i64::from(role == Role::King))
                << (32 - chain.victims().count())
        }
        // A king is worth so little less than two men that all the kings on a
        // board together lack less than one man.
        Criterion::FrisianValue => 100 * men + 199 * kings,
    }
}

fn by_move(captures: &[&Chain]) -> BTreeMap<Move, u64> {
    let routes: BTreeSet<_> =
        captures.iter().map(|chain| (chain.as_move(), chain.route())).collect();
    let mut moves = BTreeMap::new();
    for (m, _) in routes {
        *moves.entry(m).or_insert(0) += 1;
    }
    moves
}
