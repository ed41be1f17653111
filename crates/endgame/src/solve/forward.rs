//! The first pass: what a position's moves out of its pair of slices tell.

use damier_rules::{Bitboard, Color, Goal, Move, MoveList, Position};

use crate::error::Error;
use crate::solve::huff;
use crate::solve::solved::SolvedSlices;
use crate::value::{Detail, Fate, Value};

use crate::bits::{FORWARD, Pieces, king_targets};

/// What is known of a position before its own slice is solved.
#[derive(Copy, Clone, Debug)]
pub(crate) enum First {
    /// All.
    Settled(Fate),
    /// It depends on positions of its pair of slices.
    Open {
        /// How many quiet moves lead to them.
        count: u8,
        /// What the other moves are worth at best, if there are any.
        exits: Option<Fate>,
    },
    /// It depends on refusals to capture: at worst, or so far as is known, this.
    Recheck(Option<Fate>),
}

/// Looks at one position after the other.
#[derive(Debug)]
pub(crate) struct Forward<'a> {
    known: &'a SolvedSlices,
    moves: Box<MoveList>,
    refusals: bool,
    /// Whether a player who can capture may as well not.
    optional: bool,
    detail: Detail,
}

impl<'a> Forward<'a> {
    pub(crate) fn new(known: &'a SolvedSlices, detail: Detail) -> Forward<'a> {
        let moves = Box::new(MoveList::new());
        let enforcement = known.rules.enforcement;
        Forward {
            known,
            moves,
            refusals: enforcement.refusing_is_a_move(),
            optional: enforcement.makes_capturing_optional(),
            detail,
        }
    }

    /// What is known of the position if its player can capture.
    #[inline]
    pub(crate) fn capture(&mut self, pieces: &Pieces) -> Result<Option<First>, Error> {
        let pos = self.position(pieces)?;
        if !self.known.generator.can_capture(&pos, Color::White) {
            return Ok(None);
        }
        self.list(pieces, &pos)?;
        if self.refusals {
            let outlook =
                huff::outlook(self.known, self.detail, pieces, &pos, &self.moves, |_| None)?;
            return Ok(Some(match outlook.fate {
                Some(fate) if !outlook.may_change => First::Settled(fate),
                fate => First::Recheck(fate),
            }));
        }
        let mut best: Option<Fate> = None;
        for m in self.moves.iter().filter(|m| m.is_capture()) {
            let fate = self.fate_after(pieces, m)?;
            best = Some(best.map_or(fate, |best| best.or_better(fate)));
        }
        if self.optional {
            return self.quiet_or(pieces, best).map(Some);
        }
        Ok(best.map(First::Settled))
    }

    /// The position itself and its captures, for another look at them.
    pub(crate) fn captures(&mut self, pieces: &Pieces) -> Result<(Position, &[Move]), Error> {
        let pos = self.position(pieces)?;
        self.list(pieces, &pos)?;
        Ok((pos, &self.moves))
    }

    #[inline(always)]
    fn position(&self, pieces: &Pieces) -> Result<Position, Error> {
        pieces.position(&self.known.rules).ok_or_else(|| Error::NoMoves(pieces.material()))
    }

    fn list(&mut self, pieces: &Pieces, pos: &Position) -> Result<(), Error> {
        let listed = self.known.generator.legal_moves_into(pos, &mut self.moves);
        listed.map_err(|_| Error::NoMoves(pieces.material()))
    }

    /// What is known of a position without captures.
    #[inline]
    pub(crate) fn quiet(&self, pieces: &Pieces) -> Result<First, Error> {
        self.quiet_or(pieces, None)
    }

    /// What is known by the quiet moves, and by what others are worth at best.
    #[inline(always)]
    fn quiet_or(&self, pieces: &Pieces, mut exits: Option<Fate>) -> Result<First, Error> {
        let field = &self.known.field;
        let empty = field.squares.without(pieces.occupied());
        let [left, right] = FORWARD.map(|direction| pieces.own_men.step(direction) & empty);
        let mut count =
            left.without(field.promotion).count() + right.without(field.promotion).count();
        for king in pieces.own_kings.singles() {
            count += king_targets(king, empty, field).count();
        }
        if (left | right).intersects(field.promotion) {
            for (targets, direction) in [left, right].into_iter().zip(FORWARD) {
                for to in (targets & field.promotion).singles() {
                    let fate = self.crowned(pieces, to.step(direction.reverse()), to)?;
                    exits = Some(exits.map_or(fate, |best| best.or_better(fate)));
                }
            }
        }
        Ok(match (count, exits) {
            (0, None) => First::Settled(self.known.blocked()),
            (0, Some(fate)) => First::Settled(fate),
            // It fits: a piece has far fewer moves than 30, and no table has more
            // than six pieces.
            (count, exits) => First::Open { count: count as u8, exits },
        })
    }

    fn crowned(&self, pieces: &Pieces, from: Bitboard, to: Bitboard) -> Result<Fate, Error> {
        if self.known.rules.goal == Goal::Crown {
            return Ok(Fate::won(1));
        }
        let after =
            Pieces { own_men: pieces.own_men ^ from, own_kings: pieces.own_kings | to, ..*pieces };
        self.fate_before(&after)
    }

    /// What a move out of the pair of slices is worth to the player who makes it.
    fn fate_after(&self, pieces: &Pieces, m: &Move) -> Result<Fate, Error> {
        if self.known.rules.goal == Goal::Crown && m.crowned {
            return Ok(Fate::won(1));
        }
        self.fate_before(&pieces.after(m))
    }

    fn fate_before(&self, after: &Pieces) -> Result<Fate, Error> {
        let next = after.flipped(&self.known.field);
        let fate = self.known.fate(&next, self.detail);
        let fate = fate.ok_or_else(|| Error::Missing(next.material()))?.before();
        if fate.value != Value::Draw && fate.plies > Fate::LONGEST {
            return Err(Error::TooLong(next.material()));
        }
        Ok(fate)
    }
}
