//! A game is its rules, its start and its events; all else follows by replay.

mod action;
mod draws;
mod log;
mod offence;
mod recurrence;

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::color::Color;
use crate::explain::{Explanation, Fault};
use crate::moves::{Move, TooComplex};
use crate::movetext::Attempt;
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::position::Position;
use crate::ruleset::{Goal, Repetition, Ruleset, Touch};
use crate::square::Square;

pub use action::{Action, Event, Refusal};
pub use draws::{History, Ply};
pub use log::LogError;
pub use offence::MissedCapture;
use recurrence::{Recurrences, Stretch};

/// A game in progress or finished, refereed by its rules.
///
/// # Examples
///
/// ```
/// use damier_rules::{Action, Color, Game, variants};
///
/// let mut game = Game::new(variants::JUMBO);
/// let m = game.position().parse_move(game.rules(), "32-28")?;
/// game.apply(Color::White, Action::Move(m))?;
/// assert_eq!(game.position().turn(), Color::Black);
/// assert_eq!(game.outcome(), None);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: Ruleset,
    start: Position,
    events: Vec<Event>,
    state: State,
    /// The moves that stand.
    plies: Vec<Ply>,
    /// How things were before each thing that a player did, to take it back.
    past: Vec<Before>,
    recurrences: Recurrences,
    /// The legal moves of the position, listed when it was reached.
    legal: Result<Vec<Move>, TooComplex>,
}

/// What follows from the events, and is small enough to be kept for each.
#[derive(Clone, Debug)]
struct State {
    pos: Position,
    /// Where counting for draws begins: after the last huff.
    counted_from: usize,
    /// The present stretch, and the one before the last move.
    stretch: Stretch,
    left_stretch: Stretch,
    /// Shared with the states before and after: it may name many moves.
    missed: Option<Arc<MissedCapture>>,
    /// The opponent demanded the capture: only a legal move will do.
    must_obey: bool,
    touched: Option<Square>,
    offer: Option<Color>,
    outcome: Option<Outcome>,
}

/// How things were before an event.
#[derive(Clone, Debug)]
struct Before {
    state: State,
    /// How many moves stood.
    plies: usize,
}

/// Error when events do not make a game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ReplayError {
    /// The number of the event, counted from 0.
    pub event: usize,
    /// Why it cannot have happened; `None` if the referee would not have said so.
    pub refusal: Option<Refusal>,
}

impl core::fmt::Display for ReplayError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "event {} cannot have happened", self.event)?;
        match &self.refusal {
            Some(refusal) => write!(f, ": {refusal}"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for ReplayError {}

impl Game {
    /// A game from the start.
    #[must_use]
    pub fn new(rules: Ruleset) -> Game {
        Game::from_position(rules, Position::initial(&rules))
    }

    /// A game from any position.
    #[must_use]
    pub fn from_position(rules: Ruleset, start: Position) -> Game {
        let state = State {
            pos: start,
            counted_from: 0,
            stretch: 0,
            left_stretch: 0,
            missed: None,
            must_obey: false,
            touched: None,
            offer: None,
            outcome: None,
        };
        let mut game = Game {
            rules,
            start,
            events: Vec::new(),
            state,
            plies: Vec::new(),
            past: Vec::new(),
            recurrences: Recurrences::default(),
            legal: Ok(Vec::new()),
        };
        game.arrive();
        game.state.outcome = game.verdict(None);
        game
    }

    /// The game that these events make.
    ///
    /// # Errors
    ///
    /// [`ReplayError`] with the first event that cannot have happened.
    pub fn replay(rules: Ruleset, start: Position, events: &[Event]) -> Result<Game, ReplayError> {
        let mut game = Game::from_position(rules, start);
        let mut at = 0;
        while let Some(event) = events.get(at) {
            let refused = |refusal| ReplayError { event: at, refusal: Some(refusal) };
            let happened = match *event {
                Event::Did { player, action } => game.apply(player, action).map_err(refused)?,
                Event::Timeout { player } => game.timeout(player).map_err(refused)?,
                Event::Over(_) => {
                    return Err(ReplayError { event: at, refusal: None });
                }
            };
            for (i, expected) in happened.iter().enumerate() {
                // The last events may be cut off before the referee spoke.
                if events.get(at + i).is_some_and(|event| event != expected) {
                    return Err(ReplayError { event: at + i, refusal: None });
                }
            }
            at += happened.len();
        }
        Ok(game)
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The position it began with.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.state.pos
    }

    /// Everything that happened.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }

    /// The moves that stand, each with the position it was made in.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = (&Position, Move)> + ExactSizeIterator {
        self.plies.iter().map(|ply| (&ply.before, ply.m))
    }

    /// The failure to capture that the player to move may still answer.
    ///
    /// A referee who only speaks when asked keeps this to himself.
    #[must_use]
    pub fn missed_capture(&self) -> Option<&MissedCapture> {
        self.state.missed.as_deref()
    }

    /// Whether the player to move has been told to capture, so that nothing but
    /// a legal move will do.
    #[must_use]
    pub const fn must_obey(&self) -> bool {
        self.state.must_obey
    }

    /// The piece that must be moved because it was touched.
    #[must_use]
    pub const fn touched(&self) -> Option<Square> {
        self.state.touched
    }

    /// Whose draw offer awaits an answer.
    #[must_use]
    pub const fn draw_offer(&self) -> Option<Color> {
        self.state.offer
    }

    /// The draw that either player could claim now.
    #[must_use]
    pub fn claimable_draw(&self) -> Option<DrawReason> {
        let open = self.state.outcome.is_none() && self.state.missed.is_none();
        if open { self.history().claimable_counting(|| self.occurrences()) } else { None }
    }

    /// How many plies are left until the game is drawn for want of progress,
    /// if such a count is running.
    #[must_use]
    pub fn draw_countdown(&self) -> Option<(DrawReason, u32)> {
        self.state.outcome.is_none().then(|| self.history().countdown()).flatten()
    }

    /// Does what a player wants, if the rules allow it now. What happened is
    /// returned: the action, and the end of the game if it ended.
    ///
    /// # Errors
    ///
    /// The [`Refusal`]; the game is unchanged.
    pub fn apply(&mut self, player: Color, action: Action) -> Result<Vec<Event>, Refusal> {
        if self.state.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        let before = self.before();
        let outcome = match action {
            Action::Touch(sq) => self.touch(player, sq)?,
            Action::Adjust(sq) => self.adjust(player, sq)?,
            Action::Move(m) => {
                // To move is to let a failure stand, which may end the game.
                if let Some(outcome) = self.end_if_it_stands(player) {
                    self.state.missed = None;
                    let stands = Event::Did { player, action: Action::LetStand };
                    return Ok(self.record(before, stands, Some(outcome)));
                }
                self.make_move(player, m)?
            }
            Action::Huff(sq) => self.huff(player, sq)?,
            Action::DemandCapture => self.demand(player)?,
            Action::LetStand => self.let_stand(player)?,
            Action::OfferDraw => self.offer(player)?,
            Action::AcceptDraw => {
                self.answer_offer(player)?;
                Some(Outcome::Draw(DrawReason::Agreed))
            }
            Action::DeclineDraw => {
                self.answer_offer(player)?;
                None
            }
            Action::ClaimDraw => {
                Some(Outcome::Draw(self.claimable_draw().ok_or(Refusal::NothingToClaim)?))
            }
            Action::Resign => Some(Outcome::Win { winner: !player, by: WinReason::Resigned }),
        };
        Ok(self.record(before, Event::Did { player, action }, outcome))
    }

    /// Ends the game because a player's time is up.
    ///
    /// # Errors
    ///
    /// [`Refusal::GameOver`] if it is over already.
    pub fn timeout(&mut self, player: Color) -> Result<Vec<Event>, Refusal> {
        if self.state.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        let before = self.before();
        let outcome = Outcome::Win { winner: !player, by: WinReason::Timeout };
        Ok(self.record(before, Event::Timeout { player }, Some(outcome)))
    }

    /// Takes back the last thing that a player did, with all that the referee
    /// made of it, and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Event> {
        let before = self.past.pop()?;
        let last = self.events.iter().rposition(|event| !matches!(event, Event::Over(_)))?;
        let undone = self.events[last];
        self.events.truncate(last);
        let moved = before.state.pos != self.state.pos;
        let left = core::mem::replace(&mut self.state, before.state);
        if self.plies.len() < before.plies {
            // A capture was demanded, and the move taken back for it: that
            // move stands again.
            let missed = self.state.missed.as_deref();
            self.plies.extend(missed.map(|missed| Ply { before: missed.before, m: missed.played }));
            self.count_position();
        } else if moved {
            self.recurrences.remove(left.stretch, &left.pos);
        }
        self.plies.truncate(before.plies);
        if moved {
            self.list_legal();
        }
        Some(undone)
    }

    /// The moves that a player may carry out now: the legal ones; where failing
    /// to capture is no more than an offence, all that his pieces can do.
    /// Offences that are too many to list are not permitted.
    ///
    /// # Errors
    ///
    /// [`TooComplex`] if there are too many legal moves.
    pub fn permitted_moves(&self) -> Result<Vec<Move>, TooComplex> {
        let legal = self.legal_moves()?;
        let mut moves = legal.to_vec();
        if self.may_offend(legal) {
            let offending = self.state.pos.offending_moves(&self.rules, legal);
            moves.extend(offending.unwrap_or_default());
        }
        if let Some(touched) = self.binding_touch(legal) {
            moves.retain(|m| m.from == touched);
        }
        moves.sort_unstable_by(Move::cmp_by_squares);
        Ok(moves)
    }

    /// The legal moves of the position now.
    fn legal_moves(&self) -> Result<&[Move], TooComplex> {
        self.legal.as_deref().map_err(|error| *error)
    }

    fn before(&self) -> Before {
        Before { state: self.state.clone(), plies: self.plies.len() }
    }

    /// A position was reached.
    fn arrive(&mut self) {
        self.count_position();
        self.list_legal();
    }

    fn count_position(&mut self) {
        if self.rules.repetition == Repetition::Position3 {
            self.recurrences.add(self.state.stretch, &self.state.pos);
        }
    }

    fn list_legal(&mut self) {
        self.legal = self.state.pos.legal_moves(&self.rules).map(|moves| moves.to_vec());
    }

    /// How often the present position has occurred, now included.
    fn occurrences(&self) -> usize {
        self.recurrences.count(self.state.stretch, &self.state.pos)
    }

    fn record(&mut self, before: Before, event: Event, outcome: Option<Outcome>) -> Vec<Event> {
        self.past.push(before);
        self.state.outcome = outcome;
        let first = self.events.len();
        self.events.push(event);
        self.events.extend(outcome.map(Event::Over));
        self.events[first..].to_vec()
    }

    fn expect_turn(&self, player: Color) -> Result<(), Refusal> {
        if self.state.pos.turn() == player { Ok(()) } else { Err(Refusal::NotYourTurn) }
    }

    fn touch(&mut self, player: Color, sq: Square) -> Result<Option<Outcome>, Refusal> {
        self.expect_turn(player)?;
        self.expect_own(player, sq)?;
        if self.rules.touch == Touch::Binding && self.state.touched.is_none() {
            let legal = self.legal_moves().map_err(too_complex)?;
            self.state.touched = legal.iter().any(|m| m.from == sq).then_some(sq);
        }
        Ok(None)
    }

    fn adjust(&mut self, player: Color, sq: Square) -> Result<Option<Outcome>, Refusal> {
        if self.state.pos.turn() == player && self.state.touched == Some(sq) {
            return Err(Refusal::AdjustBeforeTouching(sq));
        }
        if !self.state.pos.occupied().contains(sq) {
            return Err(Refusal::Illegal(Fault::NoPiece(sq)));
        }
        Ok(None)
    }

    fn expect_own(&self, player: Color, sq: Square) -> Result<(), Refusal> {
        match self.state.pos.piece_at(sq) {
            None => Err(Refusal::Illegal(Fault::NoPiece(sq))),
            Some(piece) if piece.color != player => Err(Refusal::NotYourPiece(sq)),
            Some(_) => Ok(()),
        }
    }

    /// The touched piece, if it can make a legal move and so must.
    fn binding_touch(&self, legal: &[Move]) -> Option<Square> {
        self.state.touched.filter(|&sq| legal.iter().any(|m| m.from == sq))
    }

    fn make_move(&mut self, player: Color, m: Move) -> Result<Option<Outcome>, Refusal> {
        self.expect_turn(player)?;
        let legal = self.legal_moves().map_err(too_complex)?;
        if let Some(touched) = self.binding_touch(legal).filter(|&touched| touched != m.from) {
            return Err(Refusal::TouchedPieceMustMove(touched));
        }
        let before = self.state.pos;
        let missed = if legal.contains(&m) {
            None
        } else if self.may_offend(legal)
            && before.offending_moves(&self.rules, legal).map_err(too_complex)?.contains(&m)
        {
            Some(Arc::new(MissedCapture::new(&before, m, legal)))
        } else {
            return Err(Refusal::Illegal(self.fault_of(m)));
        };
        let ply = Ply { before, m };
        self.state.pos.play_unchecked(&self.rules, m);
        self.state.left_stretch = self.state.stretch;
        if !ply.is_quiet_king_move() {
            self.state.stretch = self.next_stretch();
        }
        self.plies.push(ply);
        self.arrive();
        self.state.touched = None;
        self.state.must_obey = false;
        // To move is to decline.
        self.state.offer = self.state.offer.filter(|&offerer| offerer == player);
        self.state.missed = missed;
        // While the opponent may still answer a failure, nothing is decided.
        Ok(if self.state.missed.is_some() { None } else { self.verdict(Some(m)) })
    }

    /// A stretch that no other is named like: nothing from before recurs in it.
    fn next_stretch(&self) -> Stretch {
        self.events.len() + 1
    }

    fn fault_of(&self, m: Move) -> Fault {
        let attempt = Attempt {
            squares: alloc::vec![m.from, m.to],
            captured: m.is_capture().then_some(m.captured),
            crossed: m.is_capture(),
        };
        match self.state.pos.explain(&self.rules, &attempt) {
            Explanation::Illegal(fault) => fault,
            // The squares are right, but not the captured pieces or the crown.
            Explanation::Legal { .. } | Explanation::Ambiguous(_) => Fault::NoSuchWay,
        }
    }

    fn offer(&mut self, player: Color) -> Result<Option<Outcome>, Refusal> {
        if self.state.offer == Some(player) {
            return Err(Refusal::AlreadyOffered);
        }
        if self.state.offer == Some(!player) {
            // Both want it.
            return Ok(Some(Outcome::Draw(DrawReason::Agreed)));
        }
        self.state.offer = Some(player);
        Ok(None)
    }

    fn answer_offer(&mut self, player: Color) -> Result<(), Refusal> {
        if self.state.offer != Some(!player) {
            return Err(Refusal::NoOffer);
        }
        self.state.offer = None;
        Ok(())
    }

    /// What counts for draws now.
    #[must_use]
    pub fn history(&self) -> History<'_> {
        History {
            rules: &self.rules,
            plies: &self.plies[self.state.counted_from..],
            now: &self.state.pos,
        }
    }

    /// How the game stands when the player to move is about to move, after
    /// `last` if that was a move.
    fn verdict(&self, last: Option<Move>) -> Option<Outcome> {
        let pos = &self.state.pos;
        let to_move = pos.turn();
        let loser_wins = self.rules.goal == Goal::Lose;
        let decide = |loser: Color, by| {
            let winner = if loser_wins { loser } else { !loser };
            Some(Outcome::Win { winner, by })
        };
        for color in [to_move, !to_move] {
            if pos.pieces(color).is_empty() {
                return decide(color, WinReason::NoPieces);
            }
        }
        let crowned = last.is_some_and(|m| m.crowned);
        if self.rules.goal == Goal::Crown && crowned {
            return Some(Outcome::Win { winner: !to_move, by: WinReason::Crowned });
        }
        if self.legal.as_ref().is_ok_and(Vec::is_empty) {
            return decide(to_move, WinReason::Blocked);
        }
        self.history().automatic_counting(|| self.occurrences()).map(Outcome::Draw)
    }
}

fn too_complex(TooComplex: TooComplex) -> Refusal {
    Refusal::Illegal(Fault::TooComplex)
}
