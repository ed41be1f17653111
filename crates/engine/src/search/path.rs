//! The moves that led to a node, back to the beginning of the game: what draws
//! are judged by.

use damier_rules::{
    Endings, FewKings, Guard, History, Key, Move, Ply, Position, Repetition, Ruleset,
};

use super::Place;

#[derive(Clone, Debug)]
pub(super) struct Path {
    rules: Ruleset,
    plies: Vec<Ply>,
    marks: Vec<Mark>,
    /// Where counting for draws begins: after the last huff.
    counted_from: usize,
}

/// What is looked up of a ply again and again.
#[derive(Copy, Clone, Debug)]
struct Mark {
    /// The key of the position before it.
    key: Key,
    /// How many quiet king moves in a row end with it.
    run: u32,
}

impl Path {
    /// The path of a game so far.
    pub(super) fn new(history: &History<'_>) -> Path {
        let mut path = Path {
            rules: *history.rules,
            plies: Vec::with_capacity(512),
            marks: Vec::with_capacity(512),
            counted_from: 0,
        };
        for ply in history.plies {
            path.push(&ply.before, Key::of(&ply.before), ply.m);
        }
        path
    }

    pub(super) fn push(&mut self, before: &Position, key: Key, m: Move) {
        let ply = Ply { before: *before, m };
        let run = if ply.is_quiet_king_move() { self.run() + 1 } else { 0 };
        self.plies.push(ply);
        self.marks.push(Mark { key, run });
    }

    pub(super) fn pop(&mut self) {
        self.plies.pop();
        self.marks.pop();
    }

    /// Begins counting anew, as a huff does; returns what to give to
    /// [`Path::count_from`] when it is taken back.
    pub(super) fn count_anew(&mut self) -> usize {
        std::mem::replace(&mut self.counted_from, self.plies.len())
    }

    pub(super) fn count_from(&mut self, first: usize) {
        self.counted_from = first;
    }

    pub(super) fn last(&self) -> Option<&Ply> {
        self.plies.last()
    }

    fn run(&self) -> u32 {
        let run = self.marks.last().map_or(0, |mark| mark.run);
        run.min((self.plies.len() - self.counted_from) as u32)
    }

    /// Whether the position is drawn by what was played, if it is not decided.
    ///
    /// A position that occurred before counts as drawn at once: who can repeat
    /// it once can do so again.
    #[inline]
    pub(super) fn is_drawn(&self, at: &Place) -> bool {
        let run = self.run();
        if run == 0 && at.pos.occupied().count() > FEW {
            return false;
        }
        self.is_repeated(at.key, run as usize) || self.is_drawn_by_rules(&at.pos, run)
    }

    fn is_repeated(&self, key: Key, run: usize) -> bool {
        let now = self.marks.len();
        (4..=run).step_by(2).any(|back| self.marks[now - back].key == key)
    }

    fn is_drawn_by_rules(&self, pos: &Position, run: u32) -> bool {
        let rules = &self.rules;
        let few = pos.occupied().count() <= FEW;
        let concerned = (rules.no_progress > 0 && run >= u32::from(rules.no_progress))
            || (rules.endings != Endings::None && few)
            || (rules.few_kings != FewKings::PlayOn && pos.occupied().count() <= 3)
            || self.king_has_returned();
        concerned && {
            let plies = &self.plies[self.counted_from..];
            let history = History { rules, plies, now: pos };
            history.automatic().or_else(|| history.claimable()).is_some()
        }
    }

    /// Whether the last mover's king went back to where it came from, and the
    /// rules look at that.
    fn king_has_returned(&self) -> bool {
        if matches!(self.rules.repetition, Repetition::None | Repetition::Position3) {
            return false;
        }
        let [.., before, _, last] = self.plies[self.counted_from..] else {
            return false;
        };
        last.m.to == before.m.from && last.m.from == before.m.to && last.is_quiet_king_move()
    }

    /// Whether the game would be drawn before a proven end so many plies away.
    pub(super) fn is_drawn_before(&self, pos: &Position, plies: u32) -> bool {
        let rules = &self.rules;
        if rules.no_progress == 0 && rules.endings == Endings::None {
            return false;
        }
        let history = History { rules, plies: &self.plies[self.counted_from..], now: pos };
        history.countdown().is_some_and(|(_, left)| plies >= left)
    }

    /// Whether rules might draw the game within so many plies, whatever is
    /// played; sooner said than too late.
    pub(super) fn may_be_drawn_within(&self, pos: &Position, plies: u32) -> bool {
        let rules = &self.rules;
        // A leaf may stand a move ahead of the path.
        let counted = self.is_drawn_before(pos, plies + 2)
            || (rules.no_progress > 0 && plies >= u32::from(rules.no_progress))
            || (rules.endings != Endings::None && plies >= SHORTEST_ENDING);
        let few_kings = rules.few_kings != FewKings::PlayOn && plies > 1;
        counted || few_kings || self.plies_to_return().is_some_and(|left| plies >= left)
    }

    /// After how many plies a king may have gone to and fro so often that the
    /// game is drawn; `None` if the rules do not look at that.
    fn plies_to_return(&self) -> Option<u32> {
        let span: u32 = match self.rules.repetition {
            Repetition::None | Repetition::Position3 => return None,
            Repetition::Return2 => 7,
            Repetition::Same3 => 9,
            Repetition::Return3 => 11,
        };
        let begun = match self.rules.repetition_guard {
            Guard::On => self.run(),
            Guard::Off => (self.plies.len() - self.counted_from) as u32,
        };
        Some(span.saturating_sub(begun).max(1))
    }

    /// What tells positions apart that look alike but stand nearer to a draw.
    /// Coarse, so that transpositions are still met.
    #[inline]
    pub(super) fn salt(&self) -> u64 {
        let run = self.run();
        if run < 8 { 0 } else { u64::from(run / 8).wrapping_mul(0xd6e8_feb8_6659_fd93) }
    }
}

/// No ending is drawn before five moves of each side.
const SHORTEST_ENDING: u32 = 10;

/// With so few pieces some rules begin to count moves.
const FEW: u32 = 7;
