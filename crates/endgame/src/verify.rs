//! Every position against its successors, by the rules alone: nothing here
//! knows how tables are built.

use std::ops::Range;

use damier_rules::{Goal, Move, Position, Square};

use crate::error::Error;
use crate::material::Material;
use crate::solve::builder::{Builder, detail};
use crate::solve::solved::SolvedSlices;
use crate::value::{Detail, Fate, Value};

use crate::bits::Pieces;
use crate::pool::Pool;
use crate::probe::tables::Tables;
use crate::slice::Tally;

const CHUNK: usize = 1 << 14;

/// Something that tells how positions end.
trait Oracle: Sync {
    fn known(&self) -> &SolvedSlices;
    fn fate(&self, pos: &Position, detail: Detail) -> Result<Option<Fate>, Error>;
    fn tally(&self, material: Material) -> Result<Option<Tally>, Error>;
}

impl Oracle for Tables {
    fn known(&self) -> &SolvedSlices {
        self.known()
    }

    fn fate(&self, pos: &Position, detail: Detail) -> Result<Option<Fate>, Error> {
        self.fate(pos, detail)
    }

    fn tally(&self, material: Material) -> Result<Option<Tally>, Error> {
        self.tally(material)
    }
}

impl Oracle for Builder {
    fn known(&self) -> &SolvedSlices {
        self.known()
    }

    fn fate(&self, pos: &Position, detail: Detail) -> Result<Option<Fate>, Error> {
        Ok(self.known().fate(&Pieces::of(pos, &self.known().field), detail))
    }

    fn tally(&self, material: Material) -> Result<Option<Tally>, Error> {
        Ok(self.tally(material))
    }
}

impl Tables {
    /// Checks every position of a material against its successors, and the
    /// tally. `watch` is told how many positions are done, and answers whether
    /// to go on.
    ///
    /// # Errors
    ///
    /// The first position that is wrong, a damaged or missing table, or
    /// [`Error::Stopped`].
    pub fn verify(
        &self,
        material: Material,
        threads: usize,
        watch: &(dyn Fn(usize) -> bool + Sync),
    ) -> Result<Tally, Error> {
        verify(self, material, &Pool::new(threads, watch))
    }
}

impl Builder {
    /// Checks every position of a material that is built against its
    /// successors.
    ///
    /// # Errors
    ///
    /// The first position that is wrong.
    pub fn verify(&self, material: Material) -> Result<Tally, Error> {
        verify(self, material, &Pool::new(1, &|_| true))
    }
}

fn verify(oracle: &impl Oracle, material: Material, pool: &Pool<'_>) -> Result<Tally, Error> {
    let known = oracle.known();
    let layout = known.layout(material);
    let expected = oracle.tally(material)?.ok_or(Error::Missing(material))?;
    let detail = detail(material);
    let empty = Tally { longest: expected.longest.map(|_| 0), ..Tally::default() };
    let work = |tally: &mut Tally, range: Range<usize>| {
        let mut cursor = layout.cursor(range.start);
        while cursor.index() < range.end {
            let pos = cursor.pieces().position(&known.rules).ok_or(Error::NoMoves(material))?;
            let wrong = |found| Error::Wrong { material, index: cursor.index(), found };
            check(oracle, &pos, detail, tally)?.map_or(Ok(()), |found| Err(wrong(found)))?;
            cursor.advance();
        }
        pool.tell(range.len())
    };
    let mut sum = empty;
    for tally in pool.run(layout.len(), CHUNK, || Ok(empty), work)? {
        sum.merge(&tally);
    }
    if sum != expected {
        let found = format!("the table counts {expected}, but there are {sum}");
        return Err(Error::Wrong { material, index: 0, found });
    }
    Ok(sum)
}

/// Says what is wrong with a position.
fn check(
    oracle: &impl Oracle,
    pos: &Position,
    detail: Detail,
    tally: &mut Tally,
) -> Result<Option<String>, Error> {
    let told = oracle.fate(pos, detail)?.ok_or_else(|| Error::Missing(Material::of(pos)))?;
    let (due, captures) = fate_by_moves(oracle, pos, detail)?;
    tally.add(told, captures);
    let same_plies = detail == Detail::Values || told.plies == due.plies;
    let right = told.value == due.value && (told.value == Value::Draw || same_plies);
    let tell = |fate: Fate| match detail {
        Detail::Values => fate.value.to_string(),
        Detail::Distances => fate.to_string(),
    };
    Ok((!right).then(|| format!("the table says {}, its moves say {}", tell(told), tell(due))))
}

/// The fate of a position by its moves, and whether they are captures.
fn fate_by_moves(
    oracle: &impl Oracle,
    pos: &Position,
    detail: Detail,
) -> Result<(Fate, bool), Error> {
    let rules = &oracle.known().rules;
    let unlisted = |_| Error::NoMoves(Material::of(pos));
    let legal = pos.legal_moves(rules).map_err(unlisted)?;
    let captures = legal.iter().any(Move::is_capture);
    let mut best: Option<Fate> = None;
    let mut consider = |fate: Fate| best = Some(best.map_or(fate, |best| best.or_better(fate)));
    for &m in &legal {
        consider(answer(oracle, pos, m, detail)?.before());
    }
    if rules.enforcement.refusing_is_a_move() {
        for m in pos.offending_moves(rules, &legal).map_err(unlisted)? {
            let mut reply = answer(oracle, pos, m, detail)?;
            let mut next = *pos;
            next.play_unchecked(rules, m);
            let guilty = |from: Square| if from == m.from { m.to } else { from };
            for due in &legal {
                let huffed = next.huffed(guilty(due.from));
                reply = reply.or_better(told(oracle, &huffed, detail)?);
            }
            consider(reply.before());
        }
    }
    Ok((best.unwrap_or_else(|| oracle.known().blocked()), captures))
}

/// The fate of the opponent after a move.
fn answer(oracle: &impl Oracle, pos: &Position, m: Move, detail: Detail) -> Result<Fate, Error> {
    let rules = &oracle.known().rules;
    if rules.goal == Goal::Crown && m.crowned {
        return Ok(Fate::lost(0));
    }
    let mut next = *pos;
    next.play_unchecked(rules, m);
    told(oracle, &next, detail)
}

fn told(oracle: &impl Oracle, pos: &Position, detail: Detail) -> Result<Fate, Error> {
    oracle.fate(pos, detail)?.ok_or_else(|| Error::Missing(Material::of(pos)))
}
