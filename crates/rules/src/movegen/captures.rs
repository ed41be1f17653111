use super::code::Known;
use super::quiets::{first, run};
use super::side::{Board, Field, Side};
use crate::bitboard::{Bitboard, Bits};
use crate::geometry::{Direction, Geometry};
use crate::moves::{Move, MoveList, TooComplex};

/// So many complete captures are tried before the search is given up. Real games stay
/// below a few hundred; composed monsters of twenty kings reach some hundred
/// thousand.
const MAX_TRIED: u32 = 1 << 20;

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
pub(crate) fn capturing_men<K: Known, S: Side>(known: K, board: &Board, field: &Field) -> Bits {
    let (men, empty) = (board.our_men(), board.empty(field));
    let victims = if known.man_spares_king() {
        board.them & !board.kings
    } else {
        board.them
    };
    let mut able = 0;
    each_direction!(direction => {
        if known.man_captures_along(S::COLOR, direction) {
            let back = const { direction.reverse() };
            able |= back.shift(back.shift(empty) & victims);
        }
    });
    able & men
}

/// Our kings that can capture.
#[inline(always)]
pub(crate) fn capturing_kings<K: Known>(known: K, board: &Board, field: &Field) -> Bits {
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

/// Lists the captures of these men and kings that take precedence over the
/// others, each once.
#[inline(always)]
pub(crate) fn list<K: Known, S: Side>(
    known: K,
    board: &Board,
    field: &Field,
    geometry: Geometry,
    (men, kings): (Bits, Bits),
    moves: &mut MoveList,
) -> Result<(), TooComplex> {
    let mut search = Search {
        known,
        geometry,
        promotion: field.promotion::<S>(),
        their_kings: board.them & board.kings,
        moves,
        best: 0,
        from: 0,
        with_king: false,
        tried: 0,
        full: false,
        side: core::marker::PhantomData::<S>,
    };
    let empty = board.empty(field);
    for (mut movers, with_king) in [(men, false), (kings, true)] {
        search.with_king = with_king;
        while movers != 0 {
            let at = movers & movers.wrapping_neg();
            search.from = movers.trailing_zeros();
            // The starting square counts as empty.
            let scene = Scene {
                them: board.them,
                empty: empty | at,
                taken: 0,
                king_at: 0,
            };
            if with_king {
                search.king_from(at, scene, false);
            } else {
                search.man_from(at, scene);
            }
            movers &= movers - 1;
        }
    }
    if search.full || search.is_exhausted() {
        Err(TooComplex)
    } else {
        Ok(())
    }
}

/// What the capturing piece sees in the midst of its move.
#[derive(Copy, Clone)]
struct Scene {
    /// Pieces that can still be jumped.
    them: Bits,
    empty: Bits,
    /// Pieces already jumped.
    taken: Bits,
    /// Which jump took the first king, counted from 1; 0 while none was taken
    /// or where it does not matter.
    king_at: u32,
}

struct Search<'a, K, S> {
    known: K,
    geometry: Geometry,
    promotion: Bits,
    their_kings: Bits,
    moves: &'a mut MoveList,
    /// The rank of the captures in `moves`.
    best: u64,
    from: u32,
    with_king: bool,
    tried: u32,
    full: bool,
    side: core::marker::PhantomData<S>,
}

impl<K: Known, S: Side> Search<'_, K, S> {
    /// Goes on with a man at `at`, or ends the move there.
    fn man_from(&mut self, at: Bits, scene: Scene) {
        if self.is_exhausted() {
            return;
        }
        let prey = if self.known.man_spares_king() {
            scene.them & !self.their_kings
        } else {
            scene.them
        };
        let mut went_on = false;
        each_direction!(direction => {
            if self.known.man_captures_along(S::COLOR, direction) {
                let victim = direction.shift(at) & prey;
                let landing = direction.shift(victim) & scene.empty;
                if landing != 0 {
                    went_on = true;
                    self.man_lands(landing, self.jump(scene, victim));
                }
            }
        });
        if !went_on {
            self.record(at, scene, at & self.promotion != 0);
        }
    }

    #[inline(always)]
    fn man_lands(&mut self, at: Bits, scene: Scene) {
        if at & self.promotion == 0 {
            self.man_from(at, scene);
        } else if self.known.crowning_stops() {
            self.record(at, scene, true);
        } else if self.known.crowned_in_passing() {
            self.king_from(at, scene, true);
        } else {
            self.man_from(at, scene);
        }
    }

    /// Goes on with a king at `at`, or ends the move there.
    fn king_from(&mut self, at: Bits, scene: Scene, crowned: bool) {
        if self.is_exhausted() {
            return;
        }
        let mut went_on = false;
        each_direction!(direction => {
            if self.known.captures_along(direction) {
                went_on |= self.king_jumps(at, scene, crowned, direction);
            }
        });
        if !went_on {
            self.record(at, scene, crowned);
        }
    }

    /// Jumps in one direction if there is something to jump.
    #[inline(always)]
    fn king_jumps(&mut self, at: Bits, scene: Scene, crowned: bool, direction: Direction) -> bool {
        if !self.known.flying() {
            let victim = direction.shift(at) & scene.them;
            let landing = direction.shift(victim) & scene.empty;
            if landing != 0 {
                self.king_from(landing, self.jump(scene, victim), crowned);
            }
            return landing != 0;
        }
        let blockers = direction.ray(at.trailing_zeros()) & !scene.empty;
        let victim = first(direction, blockers) & scene.them;
        let behind = direction.shift(victim) & scene.empty;
        if behind != 0 {
            self.king_flies(behind, victim, self.jump(scene, victim), crowned, direction);
        }
        behind != 0
    }

    /// Lands a flying king behind `victim`: where it can go on it must; else
    /// every landing square ends a capture of its own.
    fn king_flies(
        &mut self,
        behind: Bits,
        victim: Bits,
        scene: Scene,
        crowned: bool,
        came: Direction,
    ) {
        if self.is_exhausted() {
            return;
        }
        let mut landings = behind;
        if !self.known.lands_adjacent() {
            landings |= run(came, behind.trailing_zeros(), scene.empty);
        }
        // The next piece ahead, or back over an emptied square, is the same
        // from every landing square: one way, not several.
        let mut went_on = self.king_jumps(behind, scene, crowned, came);
        if self.known.may_turn_back() {
            went_on |= self.king_jumps(behind, scene, crowned, came.reverse());
        }
        let mut rest = landings;
        while rest != 0 {
            let at = rest & rest.wrapping_neg();
            each_direction!(direction => {
                if self.known.captures_along(direction)
                    && direction as u8 != came as u8
                    && direction as u8 != came.reverse() as u8
                {
                    went_on |= self.king_jumps(at, scene, crowned, direction);
                }
            });
            rest &= rest - 1;
        }
        if went_on {
            return;
        }
        if self.known.ends_behind_king() && victim & self.their_kings != 0 {
            landings = behind;
        }
        while landings != 0 {
            self.record(landings & landings.wrapping_neg(), scene, crowned);
            landings &= landings - 1;
        }
    }

    /// Whether so many captures were found that the search is given up.
    #[inline(always)]
    fn is_exhausted(&self) -> bool {
        self.tried > MAX_TRIED
    }

    #[inline(always)]
    fn jump(&self, mut scene: Scene, victim: Bits) -> Scene {
        scene.them &= !victim;
        scene.taken |= victim;
        if self.known.lifts_at_once() {
            scene.empty |= victim;
        }
        if self.known.minds_order() && scene.king_at == 0 && victim & self.their_kings != 0 {
            scene.king_at = scene.taken.count_ones();
        }
        scene
    }

    #[inline(always)]
    fn record(&mut self, at: Bits, scene: Scene, crowned: bool) {
        self.tried += 1;
        if !self.known.is_free_choice() {
            let rank = self.rank(scene);
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
            captured: Bitboard(scene.taken),
            crowned,
        };
        let may_repeat = scene.taken.count_ones() >= self.known.fewest_with_two_routes();
        if may_repeat && self.moves.contains(&m) {
            return;
        }
        if self.moves.try_push(m).is_err() {
            self.full = true;
        }
    }

    /// How much precedence a capture has: greater goes before smaller.
    #[inline(always)]
    fn rank(&self, scene: Scene) -> u64 {
        if self.known.counts_only() {
            return u64::from(scene.taken.count_ones());
        }
        let kings = (scene.taken & self.their_kings).count_ones();
        let men = scene.taken.count_ones() - kings;
        let mut rank = 0;
        for i in 0..4 {
            let value = match self.known.criterion(i) {
                0 => break,
                1 => men + kings,
                2 => kings,
                3 => u32::from(self.with_king),
                4 => {
                    32 - if scene.king_at == 0 {
                        32
                    } else {
                        scene.king_at
                    }
                }
                // n kings lie between 2n - 1 and 2n men, in whole numbers.
                _ => 100 * men + 199 * kings,
            };
            rank = rank << 12 | u64::from(value);
        }
        // No criterion of a capture may rank it with "nothing found yet".
        rank + 1
    }
}
