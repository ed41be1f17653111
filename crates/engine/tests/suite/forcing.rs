//! What forcing play wins, by a plain search that owes nothing to the engine:
//! the attacker captures where he must and otherwise gives something away, the
//! opponent makes every capture that he has.

use damier_rules::{Color, KingRange, Move, Position, Ruleset};

/// The balance of a player whose opponent has nothing left to move.
pub(crate) const WON: i32 = 1_000;
/// Worse and better than any balance.
const NEVER: i32 = 2_000;
/// How many quiet moves a combination may have.
const GIFTS: u32 = 6;
/// After so many positions no more gifts are tried.
const PATIENCE: u64 = 20_000;

/// The best line of forcing moves, and the attacker's balance after it.
#[derive(Clone, Debug)]
pub(crate) struct Combination {
    pub(crate) moves: Vec<Move>,
    /// In men: a flying king counts three of them, a short one two.
    pub(crate) balance: i32,
}

impl Combination {
    /// The best that the player to move can force.
    pub(crate) fn find(rules: &Ruleset, pos: &Position) -> Combination {
        let mut forcing = Forcing { rules: *rules, attacker: pos.turn(), seen: 0 };
        let mut moves = Vec::new();
        let balance = forcing.attack(pos, (-NEVER, NEVER), GIFTS, &mut moves);
        Combination { moves, balance }
    }

    /// How many pieces the attacker loses before his greatest capture, and how
    /// many that one takes.
    pub(crate) fn trade(&self) -> (u32, u32) {
        let (mut lost, mut best) = (0, (0, 0));
        for (i, m) in self.moves.iter().enumerate() {
            let taken = m.captured.count();
            if i % 2 == 1 {
                lost += taken;
            } else if taken > best.1 {
                best = (lost, taken);
            }
        }
        best
    }

    /// Whether the line hangs on the rules: by other rules the attacker could not
    /// make one of his captures, or the opponent could choose otherwise.
    pub(crate) fn needs(&self, rules: &Ruleset, other: &Ruleset, pos: &Position) -> bool {
        let mut pos = *pos;
        self.moves.iter().enumerate().any(|(i, m)| {
            let (here, there) = (sorted(rules, &pos), sorted(other, &pos));
            let differs = if i % 2 == 0 { !there.contains(m) } else { here != there };
            pos.play_unchecked(rules, *m);
            differs
        })
    }
}

fn sorted(rules: &Ruleset, pos: &Position) -> Vec<Move> {
    let mut moves: Vec<Move> = pos.legal_moves(rules).into_iter().flatten().collect();
    moves.sort_by(Move::cmp_by_squares);
    moves
}

/// The material of the attacker less his opponent's, in men.
pub(crate) fn balance(rules: &Ruleset, pos: &Position, attacker: Color) -> i32 {
    let king = if rules.king_range == KingRange::Flying { 3 } else { 2 };
    let worth = |color| pos.men(color).count() as i32 + king * pos.kings(color).count() as i32;
    worth(attacker) - worth(!attacker)
}

struct Forcing {
    rules: Ruleset,
    attacker: Color,
    seen: u64,
}

impl Forcing {
    fn attack(
        &mut self,
        pos: &Position,
        (mut alpha, beta): (i32, i32),
        gifts: u32,
        line: &mut Vec<Move>,
    ) -> i32 {
        line.clear();
        self.seen += 1;
        let mut moves = sorted(&self.rules, pos);
        let Some(first) = moves.first() else { return -WON };
        let captures = first.is_capture();
        let mut best = -NEVER;
        if !captures {
            best = balance(&self.rules, pos, self.attacker);
            alpha = alpha.max(best);
            if best >= beta || gifts == 0 || self.seen > PATIENCE {
                return best;
            }
        }
        moves.sort_by_key(|m| std::cmp::Reverse(m.captured.count()));
        let mut rest = Vec::new();
        for m in moves {
            let mut next = *pos;
            next.play_unchecked(&self.rules, m);
            if !captures && !can_capture(&self.rules, &next) {
                continue;
            }
            let left = if captures { gifts } else { gifts - 1 };
            let value = self.defend(&next, (alpha, beta), left, &mut rest);
            if value > best {
                best = value;
                note(line, m, &rest);
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    fn defend(
        &mut self,
        pos: &Position,
        (alpha, mut beta): (i32, i32),
        gifts: u32,
        line: &mut Vec<Move>,
    ) -> i32 {
        line.clear();
        self.seen += 1;
        let moves = sorted(&self.rules, pos);
        match moves.first() {
            None => return WON,
            Some(m) if !m.is_capture() => return balance(&self.rules, pos, self.attacker),
            Some(_) => {}
        }
        let mut best = NEVER;
        let mut rest = Vec::new();
        for m in moves {
            let mut next = *pos;
            next.play_unchecked(&self.rules, m);
            let value = self.attack(&next, (alpha, beta), gifts, &mut rest);
            if value < best {
                best = value;
                note(line, m, &rest);
            }
            beta = beta.min(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

fn can_capture(rules: &Ruleset, pos: &Position) -> bool {
    pos.legal_moves(rules).is_ok_and(|moves| moves.first().is_some_and(Move::is_capture))
}

fn note(line: &mut Vec<Move>, m: Move, rest: &[Move]) {
    line.clear();
    line.push(m);
    line.extend_from_slice(rest);
}
