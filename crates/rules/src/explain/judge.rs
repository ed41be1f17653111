//! Finding the reason.
//!
//! A move that is not legal is looked for first among everything a hand could
//! do by these rules, then by the same rules with one field changed: the
//! change that makes it possible is the reason why it is not.

use alloc::vec::Vec;

use super::{Explanation, Fault, Remark};
use crate::geometry::Direction;
use crate::moves::{Move, TooComplex};
use crate::movetext::{Attempt, Fit, MoveTextError};
use crate::position::{Position, Role};
use crate::routes::Jump;
use crate::ruleset::{
    CaptureAxes, Criterion, KingLanding, KingRange, ManCaptures, ManTakesKing, Promotion, Removal,
    Ruleset,
};
use crate::square::Square;

impl Position {
    /// Says whether a move is allowed, and why or why not.
    #[must_use]
    pub fn explain(&self, rules: &Ruleset, attempt: &Attempt) -> Explanation {
        match self.judge(rules, attempt) {
            Ok(explanation) => explanation,
            Err(TooComplex) => Explanation::Illegal(Fault::TooComplex),
        }
    }

    /// Says why the piece on a square may not move at all; nothing if it may.
    #[must_use]
    pub fn explain_piece(&self, rules: &Ruleset, from: Square) -> Option<Fault> {
        self.fault_of_piece(rules, from).unwrap_or(Some(Fault::TooComplex))
    }

    fn fault_of_piece(&self, rules: &Ruleset, from: Square) -> Result<Option<Fault>, TooComplex> {
        if let Some(fault) = self.fault_of_hand(from) {
            return Ok(Some(fault));
        }
        let legal = self.legal_moves(rules)?;
        let starts_here = |m: &Move| m.from == from;
        if legal.iter().any(starts_here) {
            return Ok(None);
        }
        // The best that it could do is the last thing that it may not.
        let playable = self.playable_moves(rules)?.into_iter().filter(starts_here);
        if let Some(m) = playable.max_by_key(|m| m.captured.count()) {
            return self.fault_of_playable(rules, m, &legal).map(Some);
        }
        let rested = Ruleset { king_walk: 0, ..*rules };
        if self.playable_moves(&rested)?.iter().any(starts_here) {
            return Ok(Some(Fault::KingMustRest(from)));
        }
        Ok(Some(Fault::Blocked(from, self.role_at(from))))
    }

    /// What is wrong with taking hold of what is on a square.
    fn fault_of_hand(&self, from: Square) -> Option<Fault> {
        match self.piece_at(from) {
            None => Some(Fault::NoPiece(from)),
            Some(piece) if piece.color != self.turn() => Some(Fault::NotYourPiece(from)),
            Some(_) => None,
        }
    }

    fn judge(&self, rules: &Ruleset, attempt: &Attempt) -> Result<Explanation, TooComplex> {
        let legal = self.legal_moves(rules)?;
        match self.find_move(rules, attempt.clone(), &legal) {
            // Too many ways to walk it are no reason against the move.
            Ok(m) => {
                Ok(Explanation::Legal { m, remarks: self.remarks(rules, m).unwrap_or_default() })
            }
            Err(MoveTextError::Ambiguous(moves)) => Ok(Explanation::Ambiguous(moves)),
            Err(MoveTextError::TooComplex) => Err(TooComplex),
            Err(_) => self.fault(rules, attempt, &legal).map(Explanation::Illegal),
        }
    }

    fn fault(
        &self,
        rules: &Ruleset,
        attempt: &Attempt,
        legal: &[Move],
    ) -> Result<Fault, TooComplex> {
        let (Some(&from), Some(&to)) = (attempt.squares.first(), attempt.squares.last()) else {
            return Ok(Fault::NoSuchWay);
        };
        if let Some(fault) = self.fault_of_hand(from) {
            return Ok(fault);
        }
        if let Some(m) = self.as_played(rules, attempt)? {
            return self.fault_of_playable(rules, m, legal);
        }
        if from != to && self.occupied().contains(to) {
            return Ok(Fault::SquareTaken(to));
        }
        if let Some(fault) = self.forbidding_rule(rules, attempt, from)? {
            return Ok(fault);
        }
        Ok(self.fault_of_way(rules, attempt, from, to))
    }

    /// What a hand would do on the board to carry out the attempt.
    fn as_played(&self, rules: &Ruleset, attempt: &Attempt) -> Result<Option<Move>, TooComplex> {
        let mut found: Option<Move> = None;
        for m in self.playable_moves(rules)? {
            let takes_more = found.is_none_or(|other| m.captured.count() > other.captured.count());
            if takes_more && self.fit(rules, attempt, m)? != Fit::No {
                found = Some(m);
            }
        }
        Ok(found)
    }

    /// What is wrong with something that the pieces can do.
    fn fault_of_playable(
        &self,
        rules: &Ruleset,
        m: Move,
        legal: &[Move],
    ) -> Result<Fault, TooComplex> {
        let mut pieces: Vec<Square> = legal.iter().map(|m| m.from).collect();
        pieces.sort_unstable();
        pieces.dedup();
        if !m.is_capture() {
            return Ok(Fault::MustCapture(pieces));
        }
        let mut complete = false;
        let mut onward = Vec::new();
        let mut better_landings = Vec::new();
        let n_taken = m.captured.count() as usize;
        self.each_stop(rules, m.from, |stop| {
            complete |= stop.complete && stop.to_move(m.from) == m;
            let (before, after) = stop.jumps.split_at(n_taken.min(stop.jumps.len()));
            let same_pieces = before.iter().all(|jump| m.captured.contains(jump.victim));
            if let (true, Some(last), Some(next)) = (same_pieces, before.last(), after.first()) {
                if last.landing == m.to {
                    onward.push(next.victim);
                } else {
                    better_landings.push(last.landing);
                }
            }
        })?;
        let sorted = |mut squares: Vec<Square>| {
            squares.sort_unstable();
            squares.dedup();
            squares
        };
        let must_finish = !rules.enforcement.makes_capturing_optional();
        Ok(if complete {
            self.fault_of_lesser(rules, m, legal, pieces)
        } else if must_finish && !onward.is_empty() {
            Fault::CaptureNotFinished(sorted(onward), self.role_at(m.from))
        } else if must_finish && !better_landings.is_empty() {
            Fault::MustLandToGoOn(sorted(better_landings))
        } else {
            legal
                .iter()
                .find(|other| other.from == m.from && other.captured == m.captured)
                .map_or(Fault::NoSuchWay, |other| Fault::MustLandBehind(other.to))
        })
    }

    /// Why a complete capture yields to the legal ones.
    fn fault_of_lesser(
        &self,
        rules: &Ruleset,
        m: Move,
        legal: &[Move],
        pieces: Vec<Square>,
    ) -> Fault {
        let Some(best) = legal.first() else {
            return Fault::NoSuchWay;
        };
        let measure = |m: &Move, criterion| match criterion {
            Criterion::Count => m.captured.count(),
            Criterion::Kings => (m.captured & self.kings).count(),
            Criterion::WithKing => u32::from(self.kings.contains(m.from)),
            // The order of the jumps is all that is left to differ.
            Criterion::FirstKing => u32::from(legal.contains(m)),
            Criterion::FrisianValue => {
                let kings = (m.captured & self.kings).count();
                Criterion::frisian_value(m.captured.count() - kings, kings)
            }
        };
        for criterion in rules.precedence.criteria() {
            let (best, yours) = (measure(best, criterion), measure(&m, criterion));
            if best != yours {
                return match criterion {
                    Criterion::Count => Fault::MustCaptureMore { best, yours, pieces },
                    _ => Fault::MustPrefer { criterion, pieces },
                };
            }
        }
        Fault::NoSuchWay
    }

    /// The one rule without which the attempt would be possible.
    fn forbidding_rule(
        &self,
        rules: &Ruleset,
        attempt: &Attempt,
        from: Square,
    ) -> Result<Option<Fault>, TooComplex> {
        let r = *rules;
        let changes = match self.role_at(from) {
            Role::Man => alloc::vec![
                Ruleset { man_captures: ManCaptures::Everywhere, ..r },
                Ruleset { man_takes_king: ManTakesKing::Yes, ..r },
                Ruleset { promotion: Promotion::End, ..r },
                Ruleset { promotion: Promotion::Continue, ..r },
                // Whoever takes on as a king thinks of one that flies.
                Ruleset {
                    promotion: Promotion::Continue,
                    king_range: KingRange::Flying,
                    king_landing: KingLanding::Any,
                    ..r
                },
            ],
            Role::King => alloc::vec![
                Ruleset { king_walk: 0, ..r },
                Ruleset { king_range: KingRange::Flying, ..r },
                Ruleset { king_landing: KingLanding::Any, ..r },
            ],
        };
        let for_both = [
            Ruleset { removal: Removal::During, ..r },
            Ruleset { capture_axes: CaptureAxes::All, ..r },
        ];
        for changed in changes.into_iter().chain(for_both) {
            if changed == *rules {
                continue;
            }
            if let Some(m) = self.as_played(&changed, attempt)? {
                return self.fault_of_change(rules, &changed, m).map(Some);
            }
        }
        Ok(None)
    }

    /// What to say of `m` if it is possible by the changed rules only.
    fn fault_of_change(
        &self,
        rules: &Ruleset,
        changed: &Ruleset,
        m: Move,
    ) -> Result<Fault, TooComplex> {
        Ok(if changed.man_captures != rules.man_captures {
            Fault::MenDoNotCaptureBack
        } else if changed.man_takes_king != rules.man_takes_king {
            Fault::MenDoNotTakeKings
        } else if changed.promotion != rules.promotion {
            match rules.promotion {
                Promotion::Stop => Fault::CrowningEndsMove,
                Promotion::End | Promotion::Continue => Fault::NotCrownedInPassing,
            }
        } else if changed.king_walk != rules.king_walk {
            Fault::KingMustRest(m.from)
        } else if changed.king_range != rules.king_range {
            if m.is_capture() { Fault::KingCapturesNearby } else { Fault::KingMovesOneStep }
        } else if changed.king_landing != rules.king_landing {
            self.first_jump_too_far(changed, m)?.map_or(Fault::NoSuchWay, Fault::MustLandBehind)
        } else if changed.removal != rules.removal {
            Fault::CapturedPiecesStay
        } else {
            Fault::NotOnALine(self.role_at(m.from))
        })
    }

    /// The square right behind the first piece behind which `m` lands further.
    fn first_jump_too_far(&self, rules: &Ruleset, m: Move) -> Result<Option<Square>, TooComplex> {
        let mut square = None;
        self.each_stop(rules, m.from, |stop| {
            if square.is_none() && stop.to_move(m.from) == m {
                let behind = |jump: &Jump| rules.board.step(jump.victim, jump.direction);
                let too_far = stop.jumps.iter().find(|jump| behind(jump) != Some(jump.landing));
                square = too_far.and_then(behind);
            }
        })?;
        Ok(square)
    }

    /// What is wrong with a way that no rule would allow.
    fn fault_of_way(&self, rules: &Ruleset, attempt: &Attempt, from: Square, to: Square) -> Fault {
        if from == to {
            return Fault::StaysPut(from);
        }
        if attempt.squares.len() > 2 {
            return Fault::NoSuchWay;
        }
        let role = self.role_at(from);
        let is_line =
            |d: &Direction| d.is_diagonal() || rules.capture_axes != CaptureAxes::Diagonal;
        let Some(direction) = direction_to(from, to).filter(is_line) else {
            return Fault::NotOnALine(role);
        };
        let mut between = Vec::new();
        let mut at = from;
        while let Some(next) = rules.board.step(at, direction).filter(|&next| next != to) {
            between.push(next);
            at = next;
        }
        let is_own = |sq: &&Square| self.pieces(self.turn()).contains(**sq);
        if let Some(&own) = between.iter().find(is_own) {
            return Fault::OwnPieceInTheWay(own, role);
        }
        let is_taken = |sq: &Square| self.occupied().contains(*sq);
        let first = between.iter().position(is_taken);
        let blocked = first.filter(|&i| between.get(i + 1).is_some_and(is_taken));
        match (role, first, blocked) {
            (Role::King, None, _) => Fault::NothingToCapture,
            (Role::King, _, Some(i)) | (Role::Man, _, Some(i @ 0)) => {
                Fault::NoRoomBehind(between[i], role)
            }
            (Role::King, Some(_), None) => Fault::NoSuchWay,
            // Captures may go straight, moves may not.
            (Role::Man, _, _) if !direction.is_diagonal() => Fault::NotOnALine(role),
            (Role::Man, _, _) if !direction.is_forward(self.turn()) => Fault::MenDoNotMoveBack,
            (Role::Man, _, _) => Fault::ManMovesOneStep,
        }
    }

    fn role_at(&self, sq: Square) -> Role {
        if self.kings.contains(sq) { Role::King } else { Role::Man }
    }

    fn remarks(&self, rules: &Ruleset, m: Move) -> Result<Vec<Remark>, TooComplex> {
        let mut remarks = Vec::new();
        if !m.is_capture() {
            remarks.extend(m.crowned.then_some(Remark::Crowned));
            return Ok(remarks);
        }
        let was_due = !rules.enforcement.makes_capturing_optional();
        remarks.extend(was_due.then_some(Remark::CaptureWasDue));
        let yours = m.captured.count();
        let legal = self.legal_moves(rules)?;
        let by_number = rules
            .precedence
            .criteria()
            .any(|criterion| matches!(criterion, Criterion::Count | Criterion::FrisianValue));
        if legal.iter().any(|other| other.captured.count() > yours) {
            remarks.push(Remark::FreeChoice);
        } else if was_due
            && by_number
            && self.complete_counts(rules)?.iter().any(|&count| count < yours)
        {
            remarks.push(Remark::TookTheMost(yours));
        }
        let Some(route) = self.routes(rules, m)?.into_iter().next() else {
            return Ok(remarks);
        };
        let legs = || route.squares.windows(2).filter_map(|leg| direction_to(leg[0], leg[1]));
        let is_man = !self.kings.contains(m.from);
        let far_row = rules.board.promotion_row(self.turn());
        let passed =
            route.squares[1..route.squares.len() - 1].iter().any(|&sq| far_row.contains(sq));
        if is_man && legs().any(|d| d.is_forward(!self.turn())) && !(passed && m.crowned) {
            remarks.push(Remark::CapturedBackward);
        }
        if is_man && (m.crowned || passed) {
            remarks.push(match rules.promotion {
                _ if !m.crowned => Remark::PassedFarRow,
                Promotion::Stop => Remark::CrowningEndedMove,
                Promotion::Continue if passed => Remark::CrownedInPassing,
                Promotion::End | Promotion::Continue => Remark::Crowned,
            });
        }
        if !is_man && route.squares.windows(2).any(|leg| distance(leg[0], leg[1]) > 2) {
            remarks.push(Remark::KingFlew);
        }
        if m.from == m.to {
            remarks.push(Remark::RoundTrip);
        }
        Ok(remarks)
    }

    /// How many pieces each complete capture takes, whatever takes precedence.
    fn complete_counts(&self, rules: &Ruleset) -> Result<Vec<u32>, TooComplex> {
        let mut counts = Vec::new();
        for from in self.pieces(self.turn()).squares(rules.board) {
            self.each_stop(rules, from, |stop| {
                let count = stop.jumps.len() as u32;
                if stop.complete && !counts.contains(&count) {
                    counts.push(count);
                }
            })?;
        }
        Ok(counts)
    }
}

fn direction_to(from: Square, to: Square) -> Option<Direction> {
    let board = from.board();
    Direction::ALL.into_iter().find(|&direction| {
        let mut at = Some(from);
        while let Some(sq) = at {
            at = board.step(sq, direction);
            if at == Some(to) {
                return true;
            }
        }
        false
    })
}

fn distance(a: Square, b: Square) -> u32 {
    let ((row_a, column_a), (row_b, column_b)) = (a.row_and_column(), b.row_and_column());
    row_a.abs_diff(row_b).max(column_a.abs_diff(column_b))
}
