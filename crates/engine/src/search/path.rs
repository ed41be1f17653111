//! The moves that led to a node, back to the beginning of the game: what draws
//! are judged by.

use damier_rules::{
    Endings, FewKings, Guard, History, Key, Move, Ply, Position, Repetition, Ruleset,
};

use super::Node;

/// A leaf may stand so many plies ahead of its path: an offer, and the capture
/// that answers it.
const AHEAD: u32 = 2;

#[derive(Clone, Debug)]
pub(super) struct Path {
    rules: Ruleset,
    plies: Vec<Ply>,
    marks: Vec<Mark>,
    /// Where counting for draws begins: after the last huff.
    counted_from: usize,
    /// The number of plies up to the last position of the game that was there
    /// again later; `None` if all were different.
    recurring: Option<usize>,
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
            recurring: None,
        };
        for ply in history.plies {
            path.note_recurrence(&ply.before);
            path.push(&ply.before, Key::of(&ply.before), ply.m);
        }
        path.note_recurrence(history.now);
        path
    }

    fn note_recurrence(&mut self, now: &Position) {
        let first = self.plies.len() - self.run() as usize;
        let before = self.plies[first..].iter().rposition(|ply| ply.before.same_board(now));
        self.recurring = self.recurring.max(before.map(|before| first + before));
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
    pub(super) fn is_drawn(&self, at: &Node) -> bool {
        let run = self.run();
        self.is_repeated(at.key, run as usize) || self.is_drawn_by_rules(&at.pos, run)
    }

    fn is_repeated(&self, key: Key, run: usize) -> bool {
        let now = self.marks.len();
        (Repetition::SOONEST..=run).step_by(2).any(|back| self.marks[now - back].key == key)
    }

    fn is_drawn_by_rules(&self, pos: &Position, run: u32) -> bool {
        let rules = &self.rules;
        let few_kings =
            rules.few_kings != FewKings::PlayOn && pos.occupied().count() <= FewKings::MOST_PIECES;
        // The rest looks at king moves, of which most positions have none behind
        // them.
        let after_king_move = || {
            (rules.no_progress > 0 && run >= u32::from(rules.no_progress))
                || self.king_has_returned()
                || self.may_recur_unnoticed(run)
        };
        let concerned =
            few_kings || rules.endings.apply_to(pos, rules.board) || (run > 0 && after_king_move());
        concerned && {
            let plies = &self.plies[self.counted_from..];
            let history = History { rules, plies, now: pos };
            history.automatic().or_else(|| history.claimable()).is_some()
        }
    }

    /// Whether the position may be there for the third time though its key is
    /// new: the count of a king's moves is in the key, but the referee compares
    /// boards.
    fn may_recur_unnoticed(&self, run: u32) -> bool {
        let rules = &self.rules;
        rules.king_walk > 0
            && rules.repetition == Repetition::Position3
            && run as usize >= 2 * Repetition::SOONEST
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
        history.plies_to_counted_draw().is_some_and(|left| plies >= left)
    }

    /// Whether rules might draw the game before a proven end so many plies
    /// away, whatever is played as long as no position recurs; sooner said than
    /// too late.
    pub(super) fn may_be_drawn_within(&self, pos: &Position, plies: u32) -> bool {
        let rules = &self.rules;
        let few_kings = rules.few_kings != FewKings::PlayOn && plies > 1;
        self.is_drawn_before(pos, plies + AHEAD)
            || (rules.no_progress > 0 && plies >= u32::from(rules.no_progress))
            || rules.endings.shortest().is_some_and(|shortest| plies >= shortest)
            || few_kings
            || self.plies_to_return().is_some_and(|left| plies >= left)
            || self.may_recur_thrice()
    }

    /// Whether a position of the game that has been there twice can still be
    /// reached.
    fn may_recur_thrice(&self) -> bool {
        let reversible_from = self.plies.len() - self.run() as usize;
        self.rules.repetition == Repetition::Position3
            && self.recurring.is_some_and(|recurring| recurring >= reversible_from)
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
            Guard::Off => (self.plies.len() - self.counted_from) as u32 + AHEAD,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use damier_rules::{Bitboard, Color, DrawReason, Square, Verdict, variants};

    const ENDINGS: [Endings; 6] = [
        Endings::None,
        Endings::International,
        Endings::Russian,
        Endings::Brazilian,
        Endings::Pool,
        Endings::Frisian,
    ];
    const VERDICTS: [Verdict; 2] = [Verdict::Automatic, Verdict::Claim];
    const MOST_PIECES: usize = 13;
    /// The longest ending is counted for 120.
    const PLIES: usize = 140;

    /// Plies and the position before each of them, the last one included.
    struct Walk {
        rules: Ruleset,
        plies: Vec<Ply>,
        places: Vec<Position>,
    }

    impl Walk {
        fn history(&self, plies: usize) -> History<'_> {
            History { rules: &self.rules, plies: &self.plies[..plies], now: &self.places[plies] }
        }
    }

    /// The draw that is, or can be had for the asking.
    fn draw(history: &History<'_>) -> Option<DrawReason> {
        history.automatic().or_else(|| history.claimable())
    }

    /// Every game with the endings of every other, and every number of pieces.
    fn walks(seed: u64) -> impl Iterator<Item = Walk> {
        let mut random = Random::new(seed);
        let games = variants::ALL
            .iter()
            .flat_map(|variant| ENDINGS.map(|endings| Ruleset { endings, ..variant.rules }))
            .flat_map(|rules| {
                VERDICTS.map(|no_progress_verdict| Ruleset { no_progress_verdict, ..rules })
            });
        games.flat_map(move |rules| {
            (1..=MOST_PIECES)
                .filter_map(|pieces| walk(rules, pieces, &mut random))
                .collect::<Vec<_>>()
        })
    }

    /// Chance moves that no rule has to allow: what counts for draws does not
    /// ask for that, and so kings live long enough.
    fn walk(rules: Ruleset, pieces: usize, random: &mut Random) -> Option<Walk> {
        // Some games have too few pieces for the larger numbers.
        let mut pos = (0..1_000).find_map(|_| position(&rules, pieces, random))?;
        let mut walk = Walk { rules, plies: Vec::new(), places: vec![pos] };
        // How often a player goes back, in tenths, and where kings go at all.
        let habits = [(); 2].map(|()| 9 * random.below(2));
        let (size, on_diagonals) = (rules.board.size(), random.below(2) == 0);
        let haunts = rules.board.squares().squares(rules.board).filter(|sq| {
            let (row, column) = sq.row_and_column();
            !on_diagonals || row == column || row + column == size - 1
        });
        let haunts: Bitboard = haunts.collect();
        for _ in 0..PLIES {
            let back = random.below(10) < habits[pos.turn() as usize];
            let Some(m) = some_move(&walk, haunts, back, random) else { break };
            walk.plies.push(Ply { before: pos, m });
            pos.play_unchecked(&rules, m);
            walk.places.push(pos);
        }
        Some(walk)
    }

    fn some_move(walk: &Walk, haunts: Bitboard, back: bool, random: &mut Random) -> Option<Move> {
        let pos = walk.places.last()?;
        let kings = pos.kings(pos.turn());
        if kings.is_empty() || random.below(20) == 0 {
            let moves = pos.legal_moves(&walk.rules).ok()?;
            return moves.get(random.below(moves.len())).copied();
        }
        let last = walk.plies.len().checked_sub(2).map(|before| walk.plies[before].m);
        let is_free = |sq: Square| !pos.occupied().contains(sq);
        if let Some(m) = last.filter(|m| back && kings.contains(m.to) && is_free(m.from)) {
            return Some(Move {
                from: m.to,
                to: m.from,
                captured: Bitboard::EMPTY,
                crowned: false,
            });
        }
        let from = any(kings, &walk.rules, random)?;
        let to = any(haunts.without(pos.occupied()), &walk.rules, random)?;
        let taken = any(pos.pieces(!pos.turn()), &walk.rules, random)
            .filter(|_| random.below(60) == 0)
            .map_or(Bitboard::EMPTY, Bitboard::from);
        Some(Move { from, to, captured: taken, crowned: false })
    }

    fn any(set: Bitboard, rules: &Ruleset, random: &mut Random) -> Option<Square> {
        set.squares(rules.board).nth(random.below(set.count() as usize))
    }

    /// Often against a lone king, as most endings are.
    fn position(rules: &Ruleset, pieces: usize, random: &mut Random) -> Option<Position> {
        let (mut sides, mut kings) = ([Bitboard::EMPTY; 2], Bitboard::EMPTY);
        let lone = random.below(2) == 0;
        let men = random.below(3);
        for i in 0..pieces {
            let free = rules.board.squares().without(sides[0] | sides[1]);
            let sq = any(free, rules, random)?;
            let side = if lone { usize::from(i > 0) } else { random.below(2) };
            sides[side] = sides[side].with(sq);
            if i == 0 || random.below(4) >= men {
                kings = kings.with(sq);
            }
        }
        let turn = if random.below(2) == 0 { Color::White } else { Color::Black };
        Position::from_pieces(sides[0], sides[1], kings, turn, rules)
    }

    #[test]
    fn the_search_calls_drawn_what_the_referee_does_or_what_repeats() {
        let mut seen = Vec::new();
        for walk in walks(1) {
            let mut path = Path::new(&walk.history(0));
            for (i, pos) in walk.places.iter().enumerate() {
                let at = Node::new(*pos, 0);
                let repeats = path.is_repeated(at.key, path.run() as usize);
                let draw = draw(&walk.history(i));
                let (rules, fen) = (&walk.rules, pos.fen(&walk.rules));
                assert_eq!(
                    path.is_drawn(&at),
                    repeats || draw.is_some(),
                    "{rules} {fen} after {i} plies: {draw:?}"
                );
                if draw == Some(DrawReason::Ending) && !repeats {
                    seen.push((rules.endings, pos.occupied().count()));
                }
                if let Some(ply) = walk.plies.get(i) {
                    path.push(pos, at.key, ply.m);
                }
            }
        }
        for endings in &ENDINGS[1..] {
            assert!(seen.iter().any(|(seen, _)| seen == endings), "no draw by {endings:?}");
        }
        let most = seen.iter().map(|(_, pieces)| *pieces).max();
        assert_eq!(most, Some(MOST_PIECES as u32));
    }

    #[test]
    fn no_rule_draws_a_game_whose_end_is_called_certain() {
        let (mut foreseen, mut certain) = (0, 0);
        for walk in walks(2) {
            let draws = (0..walk.places.len()).map(|i| draw(&walk.history(i)));
            let first = draws.enumerate().find_map(|(i, draw)| Some((i, draw?)));
            let (end, draw) = first.unzip();
            for i in 0..end.unwrap_or(walk.plies.len()) {
                let path = Path::new(&walk.history(i));
                let pos = &walk.places[i];
                certain += u32::from(!path.may_be_drawn_within(pos, 9));
                // Who wins as fast as he can comes to no position twice.
                let recurs = |end: &usize| {
                    let same = |place: &&Position| place.same_board(&walk.places[*end]);
                    walk.places[..=i].iter().filter(same).count() >= 2
                };
                let counts = |end: &usize| draw != Some(DrawReason::Position3) || recurs(end);
                if let Some(end) = end.filter(counts) {
                    let plies = (end - i) as u32;
                    let (rules, fen) = (&walk.rules, pos.fen(&walk.rules));
                    assert!(
                        path.may_be_drawn_within(pos, plies + 1),
                        "{rules} {fen}: {draw:?} after {plies} plies"
                    );
                    foreseen += 1;
                }
            }
        }
        println!("{foreseen} draws foreseen, {certain} ends certain");
        assert!(foreseen > 1_000 && certain > 1_000);
    }
}
