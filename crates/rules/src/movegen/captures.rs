use super::code::RuleCode;
use super::quiets::{first, run};
use super::side::{Board, Field, Side};
use crate::bitboard::{Bitboard, Bits};
use crate::geometry::{Direction, Geometry};
use crate::moves::{Move, MoveList, TooComplex};
use crate::ruleset::Criterion;

/// So many complete captures are tried before the search is given up, unless
/// the caller is in a hurry. Real games stay below a few hundred; composed
/// monsters of twenty kings reach some hundred thousand.
pub(crate) const MOST_TRIED: u32 = 1 << 19;

/// So many jumps are told apart where their order matters: no player has more
/// pieces to lose.
const ORDER_BITS: u32 = 20;
/// As wide is any other measure of a capture: at most the value of 20 kings.
const NUMBER_BITS: u32 = 12;

/// Runs `$body` once for each direction, unrolled so that the compiler sees
/// the shifts as constants.
macro_rules! each_direction {
    ($direction:ident => $body:block) => {{
        each_direction!(@one $direction, UpLeft, $body);
        each_direction!(@one $direction, UpRight, $body);
        each_direction!(@one $direction, DownLeft, $body);
        each_direction!(@one $direction, DownRight, $body);
        each_direction!(@one $direction, Up, $body);
        each_direction!(@one $direction, Down, $body);
        each_direction!(@one $direction, Left, $body);
        each_direction!(@one $direction, Right, $body);
    }};
    (@one $direction:ident, $name:ident, $body:block) => {{
        #[allow(non_upper_case_globals)]
        const $direction: Direction = Direction::$name;
        $body
    }};
}

/// Our men that can capture.
#[inline(always)]
pub(crate) fn capturing_men<K: RuleCode, S: Side>(known: K, board: &Board, field: &Field) -> Bits {
    let (men, empty) = (board.our_men(), board.empty(field));
    let prey = prey_of_man(known, board);
    let mut able = 0;
    each_direction!(direction => {
        if known.man_captures_along(S::COLOR, direction) {
            let back = const { direction.reverse() };
            able |= back.shift(back.shift(empty) & prey);
        }
    });
    able & men
}

/// Our kings that can capture.
#[inline(always)]
pub(crate) fn capturing_kings<K: RuleCode>(known: K, board: &Board, field: &Field) -> Bits {
    let (mut kings, empty) = (board.our_kings(), board.empty(field));
    let mut able = 0;
    while kings != 0 {
        let place = kings.trailing_zeros();
        let king = 1 << place;
        each_direction!(direction => {
            if known.captures_along(direction) {
                let met = if known.flying() {
                    first(direction, direction.ray(place) & !empty)
                } else {
                    direction.shift(king)
                };
                if direction.shift(met & board.them) & empty != 0 {
                    able |= king;
                }
            }
        });
        kings &= kings - 1;
    }
    able
}

/// The capturing men that might jump again after their first jump. It may
/// name too many: all their starting squares count as empty.
///
/// Most captures are of one piece. Those of the other men are found all at
/// once by [`each_single_jump`]; only these need a [`Search`].
#[inline(always)]
pub(crate) fn walking_men<K: RuleCode, S: Side>(
    known: K,
    board: &Board,
    field: &Field,
    men: Bits,
) -> Bits {
    let (prey, empty) = (prey_of_man(known, board), board.empty(field));
    let promotion = field.promotion::<S>();
    // From where a man could jump in each direction.
    let mut from = [0; 8];
    each_direction!(direction => {
        if known.man_captures_along(S::COLOR, direction) {
            let back = const { direction.reverse() };
            from[direction as usize] = back.shift(back.shift(empty | men) & prey);
        }
    });
    let mut walkers = 0;
    each_direction!(came => {
        if known.man_captures_along(S::COLOR, came) {
            let back = const { came.reverse() };
            let mut onward = 0;
            each_direction!(direction => {
                if direction as u8 != const { came.reverse() as u8 } {
                    onward |= from[direction as usize];
                }
            });
            if known.crowning_stops() {
                onward &= !promotion;
            }
            if known.crowned_in_passing() {
                onward |= promotion;
            }
            let landings = came.shift(came.shift(men) & prey) & empty & onward;
            walkers |= back.shift(back.shift(landings));
        }
    });
    walkers
}

/// Calls `visit` with the start, victim and landing of every jump of these men.
#[inline(always)]
pub(crate) fn each_single_jump<K: RuleCode, S: Side>(
    known: K,
    board: &Board,
    field: &Field,
    men: Bits,
    mut visit: impl FnMut(Bits, Bits, Bits),
) {
    let (prey, empty) = (prey_of_man(known, board), board.empty(field));
    each_direction!(direction => {
        if known.man_captures_along(S::COLOR, direction) {
            let back = const { direction.reverse() };
            let mut landings = direction.shift(direction.shift(men) & prey) & empty;
            while landings != 0 {
                let landing = landings & landings.wrapping_neg();
                let victim = back.shift(landing);
                visit(back.shift(victim), victim, landing);
                landings &= landings - 1;
            }
        }
    });
}

/// How many jumps these men have, without making them.
#[inline(always)]
pub(crate) fn count_single_jumps<K: RuleCode, S: Side>(
    known: K,
    board: &Board,
    field: &Field,
    men: Bits,
) -> u32 {
    let (prey, empty) = (prey_of_man(known, board), board.empty(field));
    let mut count = 0;
    each_direction!(direction => {
        if known.man_captures_along(S::COLOR, direction) {
            count += (direction.shift(direction.shift(men) & prey) & empty).count_ones();
        }
    });
    count
}

/// Their pieces that our men may take.
#[inline(always)]
fn prey_of_man<K: RuleCode>(known: K, board: &Board) -> Bits {
    if known.man_spares_king() { board.them & !board.kings } else { board.them }
}

/// Lists the captures of these men and kings that take precedence over the
/// others, each once.
#[inline(always)]
pub(crate) fn list<K: RuleCode, S: Side>(
    known: K,
    board: &Board,
    field: &Field,
    geometry: Geometry,
    (men, mut kings): (Bits, Bits),
    moves: &mut MoveList,
) -> Result<(), TooComplex> {
    let empty = board.empty(field);
    let mut search = Search {
        known,
        geometry,
        promotion: field.promotion::<S>(),
        them: board.them,
        their_kings: board.them & board.kings,
        moves,
        best: 0,
        from: 0,
        empty,
        with_king: false,
        tried: 0,
        most_tried: field.most_tried,
        full: false,
        side: core::marker::PhantomData::<S>,
    };
    let mut walkers = walking_men::<K, S>(known, board, field, men);
    let single = men & !walkers;
    while walkers != 0 {
        let at = walkers & walkers.wrapping_neg();
        search.from = walkers.trailing_zeros();
        // The starting square counts as empty.
        search.empty = empty | at;
        search.man_jumps(at, Taken::NOTHING);
        walkers &= walkers - 1;
    }
    each_single_jump::<K, S>(known, board, field, single, |from, victim, landing| {
        search.from = from.trailing_zeros();
        let crowned = landing & search.promotion != 0;
        search.record(landing, search.jump(Taken::NOTHING, victim), crowned);
    });
    search.with_king = true;
    while kings != 0 {
        let at = kings & kings.wrapping_neg();
        search.from = kings.trailing_zeros();
        search.empty = empty | at;
        search.king_from(at, Taken::NOTHING, false, None);
        kings &= kings - 1;
    }
    if search.full || search.is_exhausted() { Err(TooComplex) } else { Ok(()) }
}

/// What the capturing piece has jumped so far.
#[derive(Copy, Clone)]
struct Taken {
    pieces: Bits,
    /// Which jumps took kings, the first in the highest bit; 0 where it does
    /// not matter.
    king_order: u32,
}

impl Taken {
    const NOTHING: Taken = Taken { pieces: 0, king_order: 0 };
}

struct Search<'a, K, S> {
    known: K,
    geometry: Geometry,
    promotion: Bits,
    them: Bits,
    their_kings: Bits,
    moves: &'a mut MoveList,
    /// The rank of the captures in `moves`.
    best: u64,
    from: u32,
    /// The empty squares and the starting square.
    empty: Bits,
    with_king: bool,
    /// How many captures were walked to their end.
    tried: u32,
    most_tried: u32,
    full: bool,
    side: core::marker::PhantomData<S>,
}

impl<K: RuleCode, S: Side> Search<'_, K, S> {
    /// Goes on with a man at `at`, or ends the move there.
    fn man_from(&mut self, at: Bits, taken: Taken) {
        if !self.man_jumps(at, taken) || self.known.capturing_is_optional() {
            self.record(at, taken, at & self.promotion != 0);
        }
    }

    /// Tries every jump of a man at `at`; says whether there was one.
    #[inline(always)]
    fn man_jumps(&mut self, at: Bits, taken: Taken) -> bool {
        if self.is_exhausted() {
            return true;
        }
        let spared = if self.known.man_spares_king() { self.their_kings } else { 0 };
        let prey = self.them & !taken.pieces & !spared;
        let empty = self.empty_after(taken);
        let mut went_on = false;
        each_direction!(direction => {
            if self.known.man_captures_along(S::COLOR, direction) {
                let victim = direction.shift(at) & prey;
                let landing = direction.shift(victim) & empty;
                if landing != 0 {
                    went_on = true;
                    self.man_lands(landing, self.jump(taken, victim), direction);
                }
            }
        });
        went_on
    }

    #[inline(always)]
    fn man_lands(&mut self, at: Bits, taken: Taken, came: Direction) {
        if self.known.crowning_stops() && at & self.promotion != 0 {
            self.record(at, taken, true);
        } else if self.known.crowned_in_passing() && at & self.promotion != 0 {
            self.king_from(at, taken, true, Some(came));
        } else {
            self.man_from(at, taken);
        }
    }

    /// Goes on with a king at `at`, or ends the move there.
    fn king_from(&mut self, at: Bits, taken: Taken, crowned: bool, came: Option<Direction>) {
        if self.is_exhausted() {
            return;
        }
        let mut went_on = false;
        // A piece that still stands bars the way back by itself.
        let barred = came.filter(|_| self.known.lifts_at_once() && !self.known.may_turn_back());
        each_direction!(direction => {
            if self.known.captures_along(direction)
                && barred.is_none_or(|came| came.reverse() as u8 != direction as u8)
            {
                went_on |= self.king_jumps(at, taken, crowned, direction);
            }
        });
        let may_stop = self.known.capturing_is_optional() && taken.pieces != 0;
        if !went_on || may_stop {
            self.record(at, taken, crowned);
        }
    }

    /// Jumps in one direction if there is something to jump.
    #[inline(always)]
    fn king_jumps(&mut self, at: Bits, taken: Taken, crowned: bool, direction: Direction) -> bool {
        let (prey, empty) = (self.them & !taken.pieces, self.empty_after(taken));
        let met = if self.known.flying() {
            first(direction, direction.ray(at.trailing_zeros()) & !empty)
        } else {
            direction.shift(at)
        };
        let victim = met & prey;
        let behind = direction.shift(victim) & empty;
        if behind == 0 {
            return false;
        }
        let taken = self.jump(taken, victim);
        if self.known.flying() {
            self.king_flies(behind, victim, taken, crowned, direction);
        } else {
            self.king_from(behind, taken, crowned, Some(direction));
        }
        true
    }

    /// Lands a flying king behind `victim`: where it can go on it must, unless
    /// it may stop; else every landing square ends a capture of its own.
    fn king_flies(
        &mut self,
        behind: Bits,
        victim: Bits,
        taken: Taken,
        crowned: bool,
        came: Direction,
    ) {
        if self.is_exhausted() {
            return;
        }
        let mut landings = behind;
        if !self.known.lands_adjacent() {
            landings |= run(came, behind.trailing_zeros(), self.empty_after(taken));
        }
        // The next piece ahead, or back over an emptied square, is the same
        // from every landing square: one way, not several.
        let mut went_on = self.king_jumps(behind, taken, crowned, came);
        if self.known.may_turn_back() {
            went_on |= self.king_jumps(behind, taken, crowned, came.reverse());
        }
        let mut rest = landings;
        while rest != 0 {
            let at = rest & rest.wrapping_neg();
            each_direction!(direction => {
                if self.known.captures_along(direction)
                    && direction as u8 != came as u8
                    && direction as u8 != came.reverse() as u8
                {
                    went_on |= self.king_jumps(at, taken, crowned, direction);
                }
            });
            rest &= rest - 1;
        }
        if went_on && !self.known.capturing_is_optional() {
            return;
        }
        if self.known.ends_behind_king() && victim & self.their_kings != 0 {
            landings = behind;
        }
        while landings != 0 {
            self.record(landings & landings.wrapping_neg(), taken, crowned);
            landings &= landings - 1;
        }
    }

    /// Whether so many captures were found that the search is given up.
    #[inline(always)]
    fn is_exhausted(&self) -> bool {
        self.tried > self.most_tried
    }

    #[inline(always)]
    fn empty_after(&self, taken: Taken) -> Bits {
        if self.known.lifts_at_once() { self.empty | taken.pieces } else { self.empty }
    }

    #[inline(always)]
    fn jump(&self, taken: Taken, victim: Bits) -> Taken {
        let pieces = taken.pieces | victim;
        let mut king_order = taken.king_order;
        if self.known.minds_order() && victim & self.their_kings != 0 {
            king_order |= 1 << ORDER_BITS >> pieces.count_ones().min(ORDER_BITS);
        }
        Taken { pieces, king_order }
    }

    #[inline(always)]
    fn record(&mut self, at: Bits, taken: Taken, crowned: bool) {
        self.tried += 1;
        if !self.known.is_free_choice() {
            let rank = self.rank(taken);
            if rank < self.best {
                return;
            }
            if rank > self.best {
                self.best = rank;
                self.moves.clear();
                self.full = false;
            }
        }
        let m = Move {
            from: self.geometry.at_bit(self.from),
            to: self.geometry.at_bit(at.trailing_zeros()),
            captured: Bitboard(taken.pieces),
            crowned,
        };
        let may_repeat = taken.pieces.count_ones() >= self.known.fewest_with_two_routes();
        if may_repeat && self.moves.contains(&m) {
            return;
        }
        if self.moves.try_push(m).is_err() {
            self.full = true;
        }
    }

    /// How much precedence a capture has: greater goes before smaller.
    #[inline(always)]
    fn rank(&self, taken: Taken) -> u64 {
        if self.known.counts_only() {
            return u64::from(taken.pieces.count_ones());
        }
        let kings = (taken.pieces & self.their_kings).count_ones();
        let men = taken.pieces.count_ones() - kings;
        let mut rank = 0;
        for i in 0..4 {
            let Some(criterion) = self.known.criterion(i) else { break };
            let (value, width) = match criterion {
                Criterion::Count => (men + kings, NUMBER_BITS),
                Criterion::Kings => (kings, NUMBER_BITS),
                Criterion::WithKing => (u32::from(self.with_king), NUMBER_BITS),
                Criterion::FirstKing => (taken.king_order, ORDER_BITS),
                Criterion::FrisianValue => (Criterion::frisian_value(men, kings), NUMBER_BITS),
            };
            rank = rank << width | u64::from(value);
        }
        // No criterion of a capture may rank it with "nothing found yet".
        rank + 1
    }
}
