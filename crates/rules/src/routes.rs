//! Captures jump by jump: the ways to walk one, and the ways to stop too soon.
//!
//! This is the patient counterpart of the generator, for people who want to
//! see a capture, and for players who may break one off.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use crate::bitboard::{Bitboard, Bits};
use crate::color::Color;
use crate::geometry::Direction;
use crate::moves::{Move, TooComplex};
use crate::position::{Position, Role};
use crate::ruleset::{
    CaptureAxes, KingLanding, KingRange, ManTakesKing, Promotion, Removal, Reversal, Ruleset,
};
use crate::square::Square;

/// One way to walk a move.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Route {
    /// The squares that a hand would touch: the start, each square where the
    /// piece turns or, going straight on, lands right behind a captured piece,
    /// and the end.
    pub squares: Vec<Square>,
    /// The captured pieces in the order in which they are jumped.
    pub captured: Vec<Square>,
}

/// So many jumps are tried before the walk is given up.
pub(crate) const MOST_JUMPS: u32 = 1 << 15;

/// The ways to walk a move.
pub(crate) struct Ways {
    pub(crate) routes: Vec<Route>,
    /// Whether there are no others.
    pub(crate) are_all: bool,
}

/// One jump of a capture.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Jump {
    pub(crate) victim: Square,
    pub(crate) landing: Square,
    pub(crate) direction: Direction,
}

/// A place where a capturing piece could be let go.
pub(crate) struct Stop<'a> {
    pub(crate) jumps: &'a [Jump],
    pub(crate) crowned: bool,
    /// Whether the capture is finished: it cannot go on, nor could it have
    /// from another square behind the last piece, or it need not.
    pub(crate) complete: bool,
}

impl Stop<'_> {
    pub(crate) fn to_move(&self, from: Square) -> Move {
        let to = self.jumps.last().map_or(from, |jump| jump.landing);
        let captured = self.jumps.iter().map(|jump| jump.victim).collect();
        Move { from, to, captured, crowned: self.crowned }
    }

    pub(crate) fn to_route(&self, from: Square) -> Route {
        let landings = self.jumps.iter().map(|jump| jump.landing);
        Route {
            squares: core::iter::once(from).chain(landings).collect(),
            captured: self.jumps.iter().map(|jump| jump.victim).collect(),
        }
    }
}

impl Position {
    /// The ways to walk a move, each different in what is jumped when. A move
    /// that takes nothing has one. A capture that is broken off has those that
    /// lead to where it stops.
    ///
    /// A capture of very many pieces may have more ways than can be tried; then
    /// these are some of them.
    ///
    /// # Errors
    ///
    /// [`TooComplex`] if there are too many ways to try, and none was found
    /// among those that were tried. The move may be legal all the same.
    pub fn routes(&self, rules: &Ruleset, m: Move) -> Result<Vec<Route>, TooComplex> {
        let Ways { routes, are_all } = self.ways(rules, m, &mut { MOST_JUMPS });
        if routes.is_empty() && !are_all {
            return self.any_way(rules, m).map(|route| alloc::vec![route]).ok_or(TooComplex);
        }
        Ok(routes)
    }

    /// The ways to walk a move, as far as `patience` lasts: it is the number of
    /// jumps that may be tried.
    pub(crate) fn ways(&self, rules: &Ruleset, m: Move, patience: &mut u32) -> Ways {
        if !m.is_capture() {
            let route = Route { squares: alloc::vec![m.from, m.to], captured: Vec::new() };
            return Ways { routes: alloc::vec![route], are_all: true };
        }
        let (mut routes, mut broken_off) = (Vec::new(), Vec::new());
        // Whoever jumps anything else makes another move.
        let mut walk = self.walk(rules, m.from, m.captured, patience, |stop| {
            if stop.to_move(m.from) == m {
                let ways = if stop.complete { &mut routes } else { &mut broken_off };
                ways.push(stop.to_route(m.from));
            }
            false
        });
        walk.begin();
        let are_all = !walk.is_exhausted;
        Ways { routes: if routes.is_empty() { broken_off } else { routes }, are_all }
    }

    /// A way to walk a capture whose ways are too many to try: no place is
    /// tried again from where the rest of the pieces could not be reached.
    fn any_way(&self, rules: &Ruleset, m: Move) -> Option<Route> {
        let (mut found, mut patience) = (None, MOST_JUMPS);
        let mut walk = self.walk(rules, m.from, m.captured, &mut patience, |stop| {
            if stop.to_move(m.from) == m {
                found = Some(stop.to_route(m.from));
            }
            found.is_some()
        });
        walk.dead_ends = Some(BTreeSet::new());
        walk.begin();
        found
    }

    /// Everything a hand could do on a wooden board that moves like a piece of
    /// this game: the legal moves, quiet moves although a capture is due, and
    /// captures that are broken off or yield to better ones. Where nobody must
    /// capture, all but a landing that the rules forbid is legal.
    ///
    /// # Errors
    ///
    /// [`TooComplex`] if there are too many of them.
    pub fn playable_moves(&self, rules: &Ruleset) -> Result<Vec<Move>, TooComplex> {
        const MOST: usize = 4096;
        let mut moves = self.quiet_moves(rules);
        for from in self.pieces(self.turn()).squares(rules.board) {
            let captures = moves.len();
            self.each_stop(rules, from, |stop| {
                let m = stop.to_move(from);
                if moves.len() < MOST && !moves[captures..].contains(&m) {
                    moves.push(m);
                }
            })?;
        }
        if moves.len() < MOST { Ok(moves) } else { Err(TooComplex) }
    }

    /// All moves without captures, due or not.
    fn quiet_moves(&self, rules: &Ruleset) -> Vec<Move> {
        let mut moves = Vec::new();
        let resting = self.resting_king(rules);
        for from in self.pieces(self.turn()).squares(rules.board).filter(|&sq| resting != Some(sq))
        {
            let king = self.kings.contains(from);
            for direction in Direction::ALL.into_iter().filter(|d| d.is_diagonal()) {
                if !king && !direction.is_forward(self.turn()) {
                    continue;
                }
                let mut at = from;
                while let Some(to) = rules.board.step(at, direction) {
                    if self.occupied().contains(to) {
                        break;
                    }
                    let crowned = !king && rules.board.promotion_row(self.turn()).contains(to);
                    moves.push(Move { from, to, captured: Bitboard::EMPTY, crowned });
                    if !king || rules.king_range == KingRange::One {
                        break;
                    }
                    at = to;
                }
            }
        }
        moves
    }

    /// Calls `visit` for every square on which the piece on `from` could stop
    /// in the midst or at the end of a capture.
    pub(crate) fn each_stop(
        &self,
        rules: &Ruleset,
        from: Square,
        visit: impl FnMut(&Stop<'_>),
    ) -> Result<(), TooComplex> {
        let mut visit = visit;
        let mut patience = MOST_JUMPS;
        let mut walk = self.walk(rules, from, rules.board.squares(), &mut patience, |stop| {
            visit(stop);
            false
        });
        walk.begin();
        if walk.is_exhausted { Err(TooComplex) } else { Ok(()) }
    }

    /// A walk from a square that jumps none but these pieces, though it could.
    fn walk<'a, F: FnMut(&Stop<'_>) -> bool>(
        &'a self,
        rules: &'a Ruleset,
        start: Square,
        victims: Bitboard,
        patience: &'a mut u32,
        visit: F,
    ) -> Walk<'a, F> {
        Walk {
            pos: self,
            rules,
            color: self.turn(),
            start,
            victims,
            jumps: Vec::new(),
            patience,
            is_exhausted: false,
            is_over: false,
            dead_ends: None,
            visit,
        }
    }
}

struct Walk<'a, F> {
    pos: &'a Position,
    rules: &'a Ruleset,
    color: Color,
    start: Square,
    /// The pieces that may be jumped.
    victims: Bitboard,
    jumps: Vec<Jump>,
    /// How many jumps may still be tried.
    patience: &'a mut u32,
    is_exhausted: bool,
    /// Whether the visitor has seen enough.
    is_over: bool,
    /// Jumps behind which nothing was found that the visitor wanted.
    dead_ends: Option<BTreeSet<DeadEnd>>,
    /// Says whether it has seen enough.
    visit: F,
}

/// What is jumped, where the last jump leads, in which direction, and whether
/// by a king.
type DeadEnd = (Bits, Square, u8, bool);

impl<F: FnMut(&Stop<'_>) -> bool> Walk<'_, F> {
    fn begin(&mut self) {
        let piece = self.pos.piece_at(self.start);
        if let Some(piece) = piece.filter(|piece| piece.color == self.color) {
            self.go_on(self.start, piece.role, None);
        }
    }

    /// Tries every jump from `at`, except those that `came` already tried;
    /// says whether there was one.
    fn go_on(&mut self, at: Square, role: Role, came: Option<Direction>) -> bool {
        let mut went_on = false;
        for direction in Direction::ALL {
            let tried = came.is_some_and(|came| direction == came || direction == came.reverse());
            if !tried {
                went_on |= self.jump(at, role, direction);
            }
        }
        went_on
    }

    fn jump(&mut self, at: Square, role: Role, direction: Direction) -> bool {
        let Some(victim) = self.prey(at, role, direction) else {
            return false;
        };
        let board = self.rules.board;
        let Some(behind) = board.step(victim, direction).filter(|&sq| self.is_empty(sq)) else {
            return false;
        };
        if self.is_over || !self.victims.contains(victim) {
            return true;
        }
        let Some(patience) = self.patience.checked_sub(1) else {
            self.is_exhausted = true;
            return true;
        };
        *self.patience = patience;
        self.jumps.push(Jump { victim, landing: behind, direction });
        let dead_end = self.dead_ends.is_some().then(|| {
            let jumped: Bitboard = self.jumps.iter().map(|jump| jump.victim).collect();
            (jumped.0, behind, direction as u8, role == Role::King)
        });
        let known = self.dead_ends.as_ref().zip(dead_end.as_ref());
        if !known.is_some_and(|(all, end)| all.contains(end)) {
            self.land(behind, role);
            if let (false, Some(all), Some(end)) = (self.is_over, &mut self.dead_ends, dead_end) {
                all.insert(end);
            }
        }
        self.jumps.pop();
        true
    }

    /// Visits every square behind the last victim, going on from each.
    fn land(&mut self, behind: Square, role: Role) {
        let reaches_far_row = self.rules.board.promotion_row(self.color).contains(behind);
        let role = match (role, self.rules.promotion) {
            (Role::Man, Promotion::Stop) if reaches_far_row => {
                self.visit(behind, Role::Man, true);
                return;
            }
            (Role::Man, Promotion::Continue) if reaches_far_row => Role::King,
            _ => role,
        };
        let Some(&Jump { direction, .. }) = self.jumps.last() else {
            return;
        };
        let landings = self.landings(behind, role, direction);
        // Going straight on, or straight back, is the same from every landing.
        let mut went_on = self.jump(behind, role, direction);
        if self.may_turn_back(role) {
            went_on |= self.jump(behind, role, direction.reverse());
        }
        let may_stop = self.rules.enforcement.makes_capturing_optional();
        for &landing in &landings {
            self.move_landing(landing);
            went_on |= self.go_on(landing, role, Some(direction));
        }
        for &landing in &landings {
            self.move_landing(landing);
            let complete = (!went_on || may_stop) && self.may_end_on(landing, behind);
            self.visit(landing, role, complete);
        }
        self.move_landing(behind);
    }

    fn landings(&self, behind: Square, role: Role, direction: Direction) -> Vec<Square> {
        let mut landings = alloc::vec![behind];
        let flies = role == Role::King && self.rules.king_range == KingRange::Flying;
        if flies && self.rules.king_landing != KingLanding::Adjacent {
            let mut at = behind;
            while let Some(next) =
                self.rules.board.step(at, direction).filter(|&sq| self.is_empty(sq))
            {
                landings.push(next);
                at = next;
            }
        }
        landings
    }

    fn visit(&mut self, at: Square, role: Role, complete: bool) {
        let was_man = !self.pos.kings.contains(self.start);
        let rests_on_far_row = self.rules.board.promotion_row(self.color).contains(at);
        let crowned = was_man && (role == Role::King || rests_on_far_row);
        self.is_over |= (self.visit)(&Stop { jumps: &self.jumps, crowned, complete });
    }

    fn move_landing(&mut self, landing: Square) {
        if let Some(jump) = self.jumps.last_mut() {
            jump.landing = landing;
        }
    }

    /// Where the rules make a king stop right behind the king it took.
    fn may_end_on(&self, landing: Square, behind: Square) -> bool {
        let took_king = self.jumps.last().is_some_and(|jump| self.pos.kings.contains(jump.victim));
        self.rules.king_landing != KingLanding::BehindKing || !took_king || landing == behind
    }

    fn may_turn_back(&self, role: Role) -> bool {
        role == Role::King
            && self.rules.king_range == KingRange::Flying
            && self.rules.removal == Removal::During
            && self.rules.reversal == Reversal::Allowed
    }

    /// The piece that can be jumped from `at`, if the square behind it is free.
    fn prey(&self, at: Square, role: Role, direction: Direction) -> Option<Square> {
        let along_axis = match self.rules.capture_axes {
            CaptureAxes::Diagonal => direction.is_diagonal(),
            CaptureAxes::Straight => !direction.is_diagonal(),
            CaptureAxes::All => true,
        };
        if !along_axis || (role == Role::Man && !self.rules.man_may_capture(self.color, direction))
        {
            return None;
        }
        let mut next = self.rules.board.step(at, direction)?;
        if role == Role::King && self.rules.king_range == KingRange::Flying {
            while self.is_empty(next) {
                next = self.rules.board.step(next, direction)?;
            }
        }
        let spared = role == Role::Man
            && self.rules.man_takes_king == ManTakesKing::No
            && self.pos.kings.contains(next);
        let enemy = self.pos.pieces(!self.color).contains(next);
        (enemy && !spared && !self.has_taken(next)).then_some(next)
    }

    fn has_taken(&self, sq: Square) -> bool {
        self.jumps.iter().any(|jump| jump.victim == sq)
    }

    fn is_empty(&self, sq: Square) -> bool {
        let lifted = self.rules.removal == Removal::During && self.has_taken(sq);
        sq == self.start || lifted || !self.pos.occupied().contains(sq)
    }
}
