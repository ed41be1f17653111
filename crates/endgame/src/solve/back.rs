//! The second pass: from decided positions back to those that lead to them.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{Ordering, fence};

use crate::bits::Pieces;
use crate::error::Error;
use crate::pool::Pool;
use crate::solve::forward::Forward;
use crate::solve::huff;
use crate::solve::pair::{Pair, state};
use crate::solve::solved::SolvedSlices;
use crate::value::{Detail, Fate, Value};

/// So many positions are one piece of work.
const CHUNK: usize = 1 << 16;

/// Solves a pair of slices; all that its captures and promotions lead to must
/// be known.
pub(crate) fn solve(known: &SolvedSlices, pair: &Pair, pool: &Pool<'_>) -> Result<(), Error> {
    first_pass(known, pair, pool)?;
    match pair.detail() {
        Detail::Values => spread_values(known, pair, pool),
        Detail::Distances => spread_distances(known, pair, pool),
    }
}

fn first_pass(known: &SolvedSlices, pair: &Pair, pool: &Pool<'_>) -> Result<(), Error> {
    let work = |forward: &mut Forward<'_>, range: Range<usize>| {
        let len = range.len();
        pair.each_position(range, |at, pieces| {
            let first = match forward.capture(pieces)? {
                Some(first) => {
                    pair.note_capture(at);
                    first
                }
                None => forward.quiet(pieces)?,
            };
            pair.note_first(at, first);
            Ok(())
        })?;
        pool.tell(len)
    };
    pool.run(pair.len(), CHUNK, || Ok(Forward::new(known, pair.detail())), work)?;
    Ok(())
}

/// A thread's part of the second pass.
struct Spreader<'a> {
    known: &'a SolvedSlices,
    pair: &'a Pair,
    /// For positions that must be weighed anew.
    forward: Forward<'a>,
    /// Whether there are any.
    weighs: bool,
}

/// A position that has been decided, and when its predecessors are to know.
type Decided = (u8, u32);

/// Positions whose predecessors are to be told. The first are kept with their
/// pieces, which are slow to find again, but take room.
#[derive(Default)]
struct Stack {
    near: Vec<(u32, Pieces)>,
    far: Vec<u32>,
}

impl Stack {
    const MOST_NEAR: usize = 1 << 20;

    fn push(&mut self, at: u32, pieces: &Pieces) {
        if self.near.len() < Stack::MOST_NEAR {
            self.near.push((at, *pieces));
        } else {
            self.far.push(at);
        }
    }

    fn pop(&mut self, pair: &Pair) -> Option<(usize, Pieces)> {
        let unpacked = |at: u32| (at as usize, pair.pieces(at as usize));
        let near = self.near.pop().map(|(at, pieces)| (at as usize, pieces));
        near.or_else(|| self.far.pop().map(unpacked))
    }
}

impl<'a> Spreader<'a> {
    fn new(known: &'a SolvedSlices, pair: &'a Pair) -> Spreader<'a> {
        let forward = Forward::new(known, pair.detail());
        Spreader { known, pair, forward, weighs: known.rules.enforcement.refusing_is_a_move() }
    }

    /// Tells the predecessors of a decided position, and reports those that
    /// are decided by it, and those that must be weighed anew.
    #[inline(always)]
    fn tell(
        &self,
        at: usize,
        pieces: &Pieces,
        level: u8,
        mut decided: impl FnMut(Decided, &Pieces),
        mut to_weigh: impl FnMut(u32, &Pieces),
    ) {
        let pair = self.pair;
        let side = pair.side(at);
        let lost = matches!(pair.state(at), state::LOST | state::FIRST_LOST);
        let next = level.saturating_add(1);
        pair.each_predecessor(side, pieces, |before, its_pieces| {
            if self.weighs && pair.state(before) == state::RECHECK {
                to_weigh(before as u32, its_pieces);
            } else if lost {
                if pair.decide(before, Value::Win) {
                    pair.note_plies(before, next);
                    decided((next, before as u32), its_pieces);
                }
            } else if pair.refute(before) {
                // A way out may hold longer.
                let plies = pair.plies(before).max(next);
                pair.note_plies(before, plies);
                decided((plies, before as u32), its_pieces);
            }
        });
    }

    /// Weighs captures and refusals anew by what is decided within `horizon`
    /// plies: how the position ends, if that is certain and no draw.
    fn weigh(&mut self, at: usize, pieces: &Pieces, horizon: u8) -> Result<Option<Fate>, Error> {
        let pair = self.pair;
        let partner = pair.partner(pair.side(at));
        let (pos, captures) = self.forward.captures(pieces)?;
        let solved = |next: &Pieces| {
            let next = pair.start(partner) + pair.layouts()[partner].index(next);
            pair.decided(next, horizon)
        };
        let outlook = huff::outlook(self.known, pair.detail(), pieces, &pos, captures, solved)?;
        Ok(outlook.fate.filter(|fate| fate.value != Value::Draw))
    }

    /// Tells the predecessors of a decided position, theirs, and so on.
    fn follow(&mut self, at: usize, pieces: &Pieces, stack: &mut Stack) -> Result<(), Error> {
        let pair = self.pair;
        let mut next = Some((at, *pieces));
        let mut waiting = Vec::new();
        while let Some((at, pieces)) = next {
            let weigh = |before, pieces: &Pieces| waiting.push((before, *pieces));
            self.tell(at, &pieces, 0, |(_, before), pieces| stack.push(before, pieces), weigh);
            if !waiting.is_empty() {
                // Of two threads that have decided two successors of a
                // position, one at least must see both when it weighs it.
                fence(Ordering::SeqCst);
            }
            for (before, pieces) in waiting.drain(..) {
                let fate = self.weigh(before as usize, &pieces, 0)?;
                if fate.is_some_and(|fate| pair.decide(before as usize, fate.value)) {
                    stack.push(before, &pieces);
                }
            }
            next = stack.pop(pair);
        }
        Ok(())
    }
}

/// Without distances the order does not matter: each thread follows what it
/// finds to the end.
fn spread_values(known: &SolvedSlices, pair: &Pair, pool: &Pool<'_>) -> Result<(), Error> {
    let work = |(spreader, stack): &mut (Spreader<'_>, Stack), range: Range<usize>| {
        let len = range.len();
        pair.each_position(range, |at, pieces| match pair.state(at) {
            state::FIRST_WON | state::FIRST_LOST => spreader.follow(at, pieces, stack),
            _ => Ok(()),
        })?;
        pool.tell(len)
    };
    let start = || Ok((Spreader::new(known, pair), Stack::default()));
    pool.run(pair.len(), CHUNK, start, work)?;
    Ok(())
}

/// The positions to look at, by the ply in which it is their turn.
#[derive(Default)]
struct Agenda {
    decided: BTreeMap<u8, Vec<u32>>,
    /// Not decided yet, but there is a way out that wins by then.
    hopeful: BTreeMap<u8, Vec<u32>>,
}

/// What a thread finds when it tells the predecessors of some positions.
#[derive(Default)]
struct Found {
    decided: Vec<Decided>,
    to_weigh: Vec<u32>,
}

/// With distances, one ply after the other. Within a ply all threads first
/// tell, then weigh, so that none looks at what another is changing.
fn spread_distances(known: &SolvedSlices, pair: &Pair, pool: &Pool<'_>) -> Result<(), Error> {
    let mut agenda = Agenda::of(pair);
    for level in 0..=Fate::LONGEST {
        let hopeful = agenda.decide_hopeful(pair, level);
        weigh_all(known, pair, pool, &mut agenda, &hopeful, level.saturating_sub(1))?;
        let Some(list) = agenda.decided.remove(&level) else {
            continue;
        };
        let work = |(spreader, found): &mut (Spreader<'_>, Found), range: Range<usize>| {
            for &at in &list[range] {
                let (at, Found { decided, to_weigh }) = (at as usize, &mut *found);
                let decided = |one, _: &Pieces| decided.push(one);
                let weigh = |before, _: &Pieces| to_weigh.push(before);
                spreader.tell(at, &pair.pieces(at), level, decided, weigh);
            }
            Ok(())
        };
        let start = || Ok((Spreader::new(known, pair), Found::default()));
        let mut to_weigh = Vec::new();
        for (_, mut found) in pool.run(list.len(), CHUNK, start, work)? {
            agenda.add(pair, &found.decided);
            to_weigh.append(&mut found.to_weigh);
        }
        to_weigh.sort_unstable();
        to_weigh.dedup();
        weigh_all(known, pair, pool, &mut agenda, &to_weigh, level)?;
    }
    if agenda.decided.is_empty() && agenda.hopeful.is_empty() {
        pool.tell(pair.len())
    } else {
        Err(Error::TooLong(pair.layouts()[0].material()))
    }
}

/// Weighs positions by what is decided within `horizon` plies, and decides
/// those whose end cannot come sooner.
fn weigh_all(
    known: &SolvedSlices,
    pair: &Pair,
    pool: &Pool<'_>,
    agenda: &mut Agenda,
    list: &[u32],
    horizon: u8,
) -> Result<(), Error> {
    let work = |(spreader, fates): &mut (Spreader<'_>, Vec<_>), range: Range<usize>| {
        for &at in &list[range] {
            let fate = spreader.weigh(at as usize, &pair.pieces(at as usize), horizon)?;
            fates.extend(fate.map(|fate| (at, fate)));
        }
        Ok(())
    };
    if list.is_empty() {
        return Ok(());
    }
    let start = || Ok((Spreader::new(known, pair), Vec::new()));
    for (_, fates) in pool.run(list.len(), CHUNK, start, work)? {
        for (at, fate) in fates {
            if fate.plies <= horizon.saturating_add(1) && pair.decide(at as usize, fate.value) {
                pair.note_plies(at as usize, fate.plies);
            }
            agenda.add(pair, &[(fate.plies, at)]);
        }
    }
    Ok(())
}

impl Agenda {
    fn of(pair: &Pair) -> Agenda {
        let mut agenda = Agenda::default();
        for at in 0..pair.len() {
            let plies = pair.plies(at);
            match pair.state(at) {
                state::FIRST_WON | state::FIRST_LOST => {
                    agenda.decided.entry(plies).or_default().push(at as u32);
                }
                state::SAFE | state::RECHECK if plies > 0 => {
                    agenda.hopeful.entry(plies).or_default().push(at as u32);
                }
                _ => {}
            }
        }
        agenda
    }

    fn add(&mut self, pair: &Pair, found: &[Decided]) {
        for &(plies, at) in found {
            if pair.state(at as usize) == state::RECHECK {
                self.hopeful.entry(plies).or_default().push(at);
            } else if pair.plies(at as usize) == plies {
                // Otherwise it was weighed again meanwhile, and decided sooner.
                self.decided.entry(plies).or_default().push(at);
            }
        }
    }

    /// Decides the positions whose way out wins now, unless they were won
    /// sooner; returns those that must be weighed instead.
    fn decide_hopeful(&mut self, pair: &Pair, level: u8) -> Vec<u32> {
        let mut to_weigh = Vec::new();
        for at in self.hopeful.remove(&level).unwrap_or_default() {
            match pair.state(at as usize) {
                state::SAFE if pair.decide(at as usize, Value::Win) => {
                    self.decided.entry(level).or_default().push(at);
                }
                state::RECHECK => to_weigh.push(at),
                _ => {}
            }
        }
        to_weigh.sort_unstable();
        to_weigh.dedup();
        to_weigh
    }
}
