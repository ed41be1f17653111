//! Draws by what has been played. A *quiet king move* is a king's move that
//! takes nothing.

use crate::moves::Move;
use crate::outcome::DrawReason;
use crate::position::Position;
use crate::ruleset::{FewKings, Guard, Repetition, Ruleset, Verdict};

/// A completed move, after all decisions about a failure to capture.
#[derive(Copy, Clone, Debug)]
pub struct Ply {
    /// The position in which it was made.
    pub before: Position,
    /// The move.
    pub m: Move,
}

impl Ply {
    /// Whether a king moved and took nothing.
    #[must_use]
    pub fn is_quiet_king_move(&self) -> bool {
        !self.m.is_capture() && self.before.kings.contains(self.m.from)
    }
}

/// What counts for draws: the moves since the last huff, and where they led.
#[derive(Copy, Clone, Debug)]
pub struct History<'a> {
    /// Which draws there are.
    pub rules: &'a Ruleset,
    /// The moves since the last huff.
    pub plies: &'a [Ply],
    /// The position that they led to.
    pub now: &'a Position,
}

impl History<'_> {
    /// The draw that ends the game by itself.
    #[must_use]
    pub fn automatic(&self) -> Option<DrawReason> {
        self.automatic_counting(|| self.occurrences())
    }

    /// The same, if it is known how often the position has occurred.
    pub(super) fn automatic_counting(
        &self,
        occurrences: impl FnOnce() -> usize,
    ) -> Option<DrawReason> {
        let rules = self.rules;
        let repetition = self.repetition(Verdict::Automatic, occurrences);
        let few_kings = (rules.few_kings == FewKings::Automatic && self.few_kings())
            .then_some(DrawReason::FewKings);
        let no_progress = self.no_progress(Verdict::Automatic);
        let ending = (self.plies_to_ending() == Some(0)).then_some(DrawReason::Ending);
        repetition.or(few_kings).or(no_progress).or(ending)
    }

    /// The draw that a player may claim.
    #[must_use]
    pub fn claimable(&self) -> Option<DrawReason> {
        self.claimable_counting(|| self.occurrences())
    }

    /// The same, if it is known how often the position has occurred.
    pub(super) fn claimable_counting(
        &self,
        occurrences: impl FnOnce() -> usize,
    ) -> Option<DrawReason> {
        let rules = self.rules;
        let repetition = self.repetition(Verdict::Claim, occurrences);
        let few_kings = (rules.few_kings == FewKings::Claim && self.few_kings())
            .then_some(DrawReason::FewKings);
        repetition.or(few_kings).or_else(|| self.no_progress(Verdict::Claim))
    }

    /// How many plies without progress are left before the game is drawn by
    /// itself, and by which rule; `None` if no count is running.
    #[must_use]
    pub fn countdown(&self) -> Option<(DrawReason, u32)> {
        let no_progress = (self.rules.no_progress_verdict == Verdict::Automatic)
            .then(|| self.plies_to_no_progress())
            .flatten()
            .map(|left| (DrawReason::NoProgress, left));
        let ending = self.plies_to_ending().map(|left| (DrawReason::Ending, left));
        no_progress.into_iter().chain(ending).min_by_key(|(_, left)| *left)
    }

    /// How many plies without progress are left before the game is drawn by
    /// itself or can be claimed as drawn; `None` if no count is running.
    #[must_use]
    pub fn plies_to_counted_draw(&self) -> Option<u32> {
        self.plies_to_no_progress().into_iter().chain(self.plies_to_ending()).min()
    }

    fn repetition(
        &self,
        verdict: Verdict,
        occurrences: impl FnOnce() -> usize,
    ) -> Option<DrawReason> {
        if self.rules.repetition_verdict != verdict {
            return None;
        }
        match self.rules.repetition {
            Repetition::None => None,
            Repetition::Position3 => (occurrences() >= 3).then_some(DrawReason::Position3),
            Repetition::Same3 => self.went_to_and_fro(5).then_some(DrawReason::Same3),
            Repetition::Return2 => self.returned(2).then_some(DrawReason::Return2),
            Repetition::Return3 => self.returned(3).then_some(DrawReason::Return3),
        }
    }

    /// How often the present position has occurred, now included.
    pub(super) fn occurrences(&self) -> usize {
        // A capture or a man's move cannot be undone: nothing before it recurs.
        let reversible = self.plies.iter().rev().take_while(|ply| ply.is_quiet_king_move());
        1 + reversible.filter(|ply| ply.before.same_board(self.now)).count()
    }

    /// Whether the player who just moved has brought one king back to the same
    /// square `times` times running.
    fn returned(&self, times: usize) -> bool {
        let Some(own) = self.own_king_moves(2 * times) else {
            return false;
        };
        let home = own(0).from;
        (0..times).all(|i| {
            let (out, back) = (own(2 * i), own(2 * i + 1));
            out.from == home && out.to == back.from && back.to == home
        })
    }

    /// Whether the last `count` moves of the player who just moved are one
    /// king's, between the same two squares.
    fn went_to_and_fro(&self, count: usize) -> bool {
        let Some(own) = self.own_king_moves(count) else {
            return false;
        };
        let (a, b) = (own(0).from, own(0).to);
        (0..count).all(|i| {
            let expected = if i % 2 == 0 { (a, b) } else { (b, a) };
            (own(i).from, own(i).to) == expected
        })
    }

    /// The last `count` moves of the player who just moved, oldest first, if
    /// all are quiet king moves; with the guard, the opponent's between them too.
    fn own_king_moves(&self, count: usize) -> Option<impl Fn(usize) -> Move> {
        let first = self.plies.len().checked_sub(2 * count - 1)?;
        let span = &self.plies[first..];
        let step = match self.rules.repetition_guard {
            Guard::On => 1,
            Guard::Off => 2,
        };
        let quiet = span.iter().step_by(step).all(Ply::is_quiet_king_move);
        quiet.then_some(move |i: usize| span[2 * i].m)
    }

    fn no_progress(&self, verdict: Verdict) -> Option<DrawReason> {
        let is_due =
            self.rules.no_progress_verdict == verdict && self.plies_to_no_progress() == Some(0);
        is_due.then_some(DrawReason::NoProgress)
    }

    fn plies_to_no_progress(&self) -> Option<u32> {
        let limit = u32::from(self.rules.no_progress);
        if limit == 0 {
            return None;
        }
        let quiet = self.plies.iter().rev().take_while(|ply| ply.is_quiet_king_move()).count();
        (quiet > 0).then(|| limit.saturating_sub(quiet as u32))
    }

    fn plies_to_ending(&self) -> Option<u32> {
        let board = self.rules.board;
        let kings = self.now.kings.count();
        self.rules
            .endings
            .rules()
            .iter()
            .filter(|rule| rule.ending.applies(self.now, board))
            .map(|rule| {
                let lasts = |ply: &&Ply| {
                    let restarts = rule.promotion_restarts && ply.before.kings.count() != kings;
                    rule.ending.applies(&ply.before, board) && !restarts
                };
                let played = self.plies.iter().rev().take_while(lasts).count();
                rule.plies.saturating_sub(played as u32)
            })
            .min()
    }

    /// Only kings, two against one or one against one, and nothing to take.
    fn few_kings(&self) -> bool {
        let pos = self.now;
        let (white, black) = (pos.white.count(), pos.black.count());
        white.min(black) == 1
            && white + black <= FewKings::MOST_PIECES
            && pos.occupied() == pos.kings
            && pos
                .legal_moves(self.rules)
                .is_ok_and(|moves| !moves.is_empty() && !moves.iter().any(Move::is_capture))
    }
}
