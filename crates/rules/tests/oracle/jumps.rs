//! All sequences of jumps that one piece can make, finished or not.

use std::collections::BTreeSet;

use damier_rules::{
    CaptureAxes, Color, Enforcement, KingLanding, KingRange, ManCaptures, ManTakesKing, Promotion,
    Removal, Reversal, Role, Ruleset,
};

use super::board::{Board, Cell, DIAGONALS, STRAIGHTS, Step};
use super::{Move, TooManyChains};

/// More sequences than this are not looked at: the comparison skips them.
const MOST_CHAINS: usize = 200_000;

/// One jump over one piece.
#[derive(Copy, Clone)]
struct Jump {
    victim: Cell,
    victim_role: Role,
    step: Step,
    landing: Cell,
}

/// What a player says to name a jump, leaving open where he lands: the chain
/// it was added to, whom it took, and in which direction.
type Choice = (usize, Cell, Step);

/// A sequence of jumps, with the board as it is after them. The moving piece
/// is not on that board, so its starting square counts as empty.
#[derive(Clone)]
pub(crate) struct Chain {
    board: Board,
    color: Color,
    start: Cell,
    started_as: Role,
    at: Cell,
    role: Role,
    /// The index of the chain that this one prolongs.
    parent: usize,
    jumps: Vec<Jump>,
    /// Crowning ended the move.
    stopped: bool,
    /// Some other chain prolongs this one.
    goes_on: bool,
}

impl Chain {
    fn before_any_jump(board: &Board, start: Cell) -> Chain {
        let mut board = board.clone();
        let piece = board.get(start).expect("a piece stands there");
        board.set(start, None);
        Chain {
            board,
            color: piece.color,
            start,
            started_as: piece.role,
            at: start,
            role: piece.role,
            parent: 0,
            jumps: Vec::new(),
            stopped: false,
            goes_on: false,
        }
    }

    fn choice(&self) -> Option<Choice> {
        let last = self.jumps.last()?;
        Some((self.parent, last.victim, last.step))
    }

    /// Steps along which the piece, as it now is, may capture.
    fn steps(&self, rules: &Ruleset) -> Vec<Step> {
        let mut steps = Vec::new();
        if rules.capture_axes != CaptureAxes::Straight {
            steps.extend(DIAGONALS);
        }
        if rules.capture_axes != CaptureAxes::Diagonal {
            steps.extend(STRAIGHTS);
        }
        if self.role == Role::Man && rules.man_captures == ManCaptures::Forward {
            steps.retain(|step| !step.is_backward(self.color));
        }
        if self.role == Role::King && rules.reversal == Reversal::Forbidden {
            let last = self.jumps.last();
            steps.retain(|step| last.is_none_or(|last| !step.is_opposite_to(last.step)));
        }
        steps
    }

    fn flies(&self, rules: &Ruleset) -> bool {
        self.role == Role::King && rules.king_range == KingRange::Flying
    }

    /// The piece that can be jumped in this direction, and what it is.
    fn victim(&self, rules: &Ruleset, step: Step) -> Option<(Cell, Role)> {
        let run_up =
            if self.flies(rules) { self.board.free_run(self.at, step) } else { Vec::new() };
        let cell = run_up.last().unwrap_or(&self.at).after(step);
        if !self.board.contains(cell) {
            return None;
        }
        let piece = self.board.get(cell)?;
        let is_enemy = piece.color != self.color;
        let is_jumped = self.jumps.iter().any(|jump| jump.victim == cell);
        let is_too_high = self.role == Role::Man
            && piece.role == Role::King
            && rules.man_takes_king == ManTakesKing::No;
        (is_enemy && !is_jumped && !is_too_high).then_some((cell, piece.role))
    }

    /// Where the piece may come down behind its victim. That a capture which
    /// ends behind a king must end right behind it is judged later.
    fn landings(&self, rules: &Ruleset, victim: Cell, step: Step) -> Vec<Cell> {
        let mut behind = self.board.free_run(victim, step);
        if !self.flies(rules) || rules.king_landing == KingLanding::Adjacent {
            behind.truncate(1);
        }
        behind
    }

    fn with(&self, rules: &Ruleset, index: usize, jump: Jump) -> Chain {
        let mut longer = self.clone();
        longer.parent = index;
        longer.goes_on = false;
        longer.jumps.push(jump);
        longer.at = jump.landing;
        if rules.removal == Removal::During {
            longer.board.set(jump.victim, None);
        }
        if self.role == Role::Man && self.board.is_far_row(jump.landing, self.color) {
            match rules.promotion {
                Promotion::End => {}
                Promotion::Stop => longer.stopped = true,
                Promotion::Continue => longer.role = Role::King,
            }
        }
        longer
    }

    /// This chain, which has this index, with every jump that can follow.
    fn prolonged(&self, rules: &Ruleset, index: usize) -> Vec<Chain> {
        let mut longer = Vec::new();
        if self.stopped {
            return longer;
        }
        for step in self.steps(rules) {
            let Some((victim, victim_role)) = self.victim(rules, step) else {
                continue;
            };
            for landing in self.landings(rules, victim, step) {
                let jump = Jump { victim, victim_role, step, landing };
                longer.push(self.with(rules, index, jump));
            }
        }
        longer
    }

    fn ends_right_behind(&self) -> bool {
        self.jumps.last().is_some_and(|last| last.landing == last.victim.after(last.step))
    }

    fn ends_by_taking_a_king(&self) -> bool {
        self.jumps.last().is_some_and(|last| last.victim_role == Role::King)
    }

    pub(crate) fn started_as(&self) -> Role {
        self.started_as
    }

    /// What was jumped, in order.
    pub(crate) fn victims(&self) -> impl Iterator<Item = Role> {
        self.jumps.iter().map(|jump| jump.victim_role)
    }

    /// The order in which pieces were jumped, and in which directions.
    pub(crate) fn route(&self) -> Vec<(Cell, Step)> {
        self.jumps.iter().map(|jump| (jump.victim, jump.step)).collect()
    }

    pub(crate) fn as_move(&self) -> Move {
        let ends_as_king = self.role == Role::King || self.board.is_far_row(self.at, self.color);
        let mut captured: Vec<u32> =
            self.jumps.iter().map(|jump| self.board.number(jump.victim)).collect();
        captured.sort_unstable();
        Move {
            from: self.board.number(self.start),
            to: self.board.number(self.at),
            captured,
            crowned: self.started_as == Role::Man && ends_as_king,
        }
    }
}

/// Every complete capture of the piece on `start`, by every route; every part
/// of one that ends where it may, if nobody must capture.
pub(crate) fn complete_captures(
    rules: &Ruleset,
    board: &Board,
    start: Cell,
) -> Result<Vec<Chain>, TooManyChains> {
    let chains = all_chains(rules, board, start)?;
    // Where a king can land so that it goes on, it may not land elsewhere.
    let going_on: BTreeSet<Choice> =
        chains.iter().filter(|chain| chain.goes_on).filter_map(Chain::choice).collect();
    let is_complete = |chain: &Chain| {
        let Some(choice) = chain.choice() else {
            return false;
        };
        let overshoots = rules.king_landing == KingLanding::BehindKing
            && chain.ends_by_taking_a_king()
            && !chain.ends_right_behind();
        let must_go_on = rules.enforcement != Enforcement::Optional
            && (chain.goes_on || going_on.contains(&choice));
        !must_go_on && !overshoots
    };
    Ok(chains.into_iter().filter(is_complete).collect())
}

/// Chains of no jump, of one, of two, and so on: breadth first.
fn all_chains(rules: &Ruleset, board: &Board, start: Cell) -> Result<Vec<Chain>, TooManyChains> {
    let mut chains = vec![Chain::before_any_jump(board, start)];
    let mut next = 0;
    while next < chains.len() {
        let longer = chains[next].prolonged(rules, next);
        chains[next].goes_on = !longer.is_empty();
        chains.extend(longer);
        if chains.len() > MOST_CHAINS {
            return Err(TooManyChains);
        }
        next += 1;
    }
    Ok(chains)
}
