//! The second pass: from decided positions back to those that lead to them.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::error::Error;
use crate::fate::{Fate, Value};
use crate::forward::Forward;
use crate::huff;
use crate::known::Known;
use crate::pair::{Detail, Pair, state};
use crate::pieces::Pieces;
use crate::work::Crew;

/// So many positions are one piece of work.
const CHUNK: usize = 1 << 16;

/// Solves a pair of slices; all that its captures and promotions lead to must
/// be known.
pub(crate) fn solve(known: &Known, pair: &Pair, crew: &Crew<'_>) -> Result<(), Error> {
    first_pass(known, pair, crew)?;
    match pair.detail() {
        Detail::Values => spread_values(known, pair, crew),
        Detail::Distances => spread_distances(known, pair, crew),
    }
}

fn first_pass(known: &Known, pair: &Pair, crew: &Crew<'_>) -> Result<(), Error> {
    let work = |forwards: &mut Vec<Forward<'_>>, range: Range<usize>| {
        let len = range.len();
        pair.each_position(range, |at, side, pieces| {
            let forward = &mut forwards[side];
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
        crew.tell(len)
    };
    crew.run(pair.len(), CHUNK, || forwards(known, pair), work)?;
    Ok(())
}

/// One for each slice.
fn forwards<'a>(known: &'a Known, pair: &Pair) -> Result<Vec<Forward<'a>>, Error> {
    pair.layouts().iter().map(|layout| Forward::new(known, &layout.cursor(0).pieces())).collect()
}

/// A thread's part of the second pass.
struct Spreader<'a> {
    known: &'a Known,
    pair: &'a Pair,
    /// For positions that must be weighed anew; none where there are none.
    forwards: Vec<Forward<'a>>,
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
    fn new(known: &'a Known, pair: &'a Pair) -> Result<Spreader<'a>, Error> {
        let weighs = huff::matters(&known.rules);
        let forwards = if weighs { forwards(known, pair)? } else { Vec::new() };
        Ok(Spreader { known, pair, forwards })
    }

    /// Tells the predecessors of a decided position, and reports those that
    /// are decided by it or, with distances, may be later.
    fn tell(
        &mut self,
        at: usize,
        pieces: &Pieces,
        level: u8,
        mut decided: impl FnMut(Decided, &Pieces),
    ) -> Result<(), Error> {
        let pair = self.pair;
        let side = pair.side(at);
        let lost = matches!(pair.state(at), state::LOST | state::FIRST_LOST);
        let next = level.saturating_add(1);
        let mut to_weigh = Vec::new();
        let weighs = !self.forwards.is_empty();
        pair.each_predecessor(side, pieces, |before, its_pieces| {
            if weighs && pair.state(before) == state::RECHECK {
                to_weigh.push((before, *its_pieces));
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
        for (before, its_pieces) in to_weigh {
            if let Some(plies) = self.weigh(before, level)? {
                decided((plies, before as u32), &its_pieces);
            }
        }
        Ok(())
    }

    /// Weighs captures and refusals anew by what is decided within `horizon`
    /// plies. Decides the position if that is final, and says when its
    /// predecessors, or it itself, are to be looked at.
    fn weigh(&mut self, at: usize, horizon: u8) -> Result<Option<u8>, Error> {
        let pair = self.pair;
        let side = pair.side(at);
        let partner = pair.partner(side);
        let pieces = pair.pieces(at);
        let (pos, captures) = self.forwards[side].captures(&pieces)?;
        let solved = |next: &Pieces| {
            let next = pair.start(partner) + pair.layouts()[partner].index(next);
            pair.decided(next, horizon)
        };
        let outlook = huff::outlook(self.known, &pieces, &pos, captures, solved)?;
        let Some(fate) = outlook.fate.filter(|fate| fate.value != Value::Draw) else {
            return Ok(None);
        };
        let with_distances = pair.detail() == Detail::Distances;
        if (!with_distances || fate.plies <= horizon.saturating_add(1))
            && pair.decide(at, fate.value)
        {
            pair.note_plies(at, fate.plies);
        }
        Ok(Some(fate.plies))
    }
}

/// Without distances the order does not matter: each thread follows what it
/// finds to the end.
fn spread_values(known: &Known, pair: &Pair, crew: &Crew<'_>) -> Result<(), Error> {
    let work = |(spreader, stack): &mut (Spreader<'_>, Stack), range: Range<usize>| {
        let len = range.len();
        pair.each_position(range, |at, _, pieces| {
            if !matches!(pair.state(at), state::FIRST_WON | state::FIRST_LOST) {
                return Ok(());
            }
            spreader.tell(at, pieces, 0, |(_, before), pieces| stack.push(before, pieces))?;
            while let Some((at, pieces)) = stack.pop(pair) {
                spreader.tell(at, &pieces, 0, |(_, before), pieces| stack.push(before, pieces))?;
            }
            Ok(())
        })?;
        crew.tell(len)
    };
    let start = || Ok((Spreader::new(known, pair)?, Stack::default()));
    crew_for(known, crew).run(pair.len(), CHUNK, start, work)?;
    Ok(())
}

/// Refusals are weighed by several positions at once, which several threads
/// must not change meanwhile.
fn crew_for<'a>(known: &Known, crew: &Crew<'a>) -> Crew<'a> {
    if huff::matters(&known.rules) { crew.alone() } else { *crew }
}

/// The positions to look at, by the ply in which it is their turn.
#[derive(Default)]
struct Agenda {
    decided: BTreeMap<u8, Vec<u32>>,
    /// Not decided yet, but there is a way out that wins by then.
    hopeful: BTreeMap<u8, Vec<u32>>,
}

/// With distances, one ply after the other.
fn spread_distances(known: &Known, pair: &Pair, crew: &Crew<'_>) -> Result<(), Error> {
    let mut agenda = Agenda::of(pair);
    let mut alone = Spreader::new(known, pair)?;
    for level in 0..=Fate::LONGEST {
        agenda.decide_hopeful(pair, &mut alone, level)?;
        let Some(list) = agenda.decided.remove(&level) else {
            continue;
        };
        let work = |(spreader, found): &mut (Spreader<'_>, Vec<Decided>), range: Range<usize>| {
            for &at in &list[range] {
                let at = at as usize;
                spreader.tell(at, &pair.pieces(at), level, |decided, _| found.push(decided))?;
            }
            Ok(())
        };
        let start = || Ok((Spreader::new(known, pair)?, Vec::new()));
        for (_, found) in crew_for(known, crew).run(list.len(), CHUNK, start, work)? {
            agenda.add(pair, &found);
        }
    }
    if agenda.decided.is_empty() && agenda.hopeful.is_empty() {
        crew.tell(pair.len())
    } else {
        Err(Error::TooLong(pair.layouts()[0].material()))
    }
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

    /// The positions whose way out wins now, unless they were won sooner.
    fn decide_hopeful(
        &mut self,
        pair: &Pair,
        spreader: &mut Spreader<'_>,
        level: u8,
    ) -> Result<(), Error> {
        for at in self.hopeful.remove(&level).unwrap_or_default() {
            match pair.state(at as usize) {
                state::SAFE if pair.decide(at as usize, Value::Win) => {
                    self.decided.entry(level).or_default().push(at);
                }
                state::RECHECK => {
                    let plies = spreader.weigh(at as usize, level.saturating_sub(1))?;
                    if let Some(plies) = plies {
                        self.add(pair, &[(plies, at)]);
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}
