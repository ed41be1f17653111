use std::io::{Read, Write};
use std::time::{Duration, Instant};

use damier_rules::{Action, Bitboard, Color, Game, Move, Outcome, Position, Square};

use super::message::RULES;
use super::{
    Acceptance, Answer, Connection, DxpError, Ending, GameRequest, Message, Reason, WireMove,
};

/// What a player has left for the game.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Clock {
    /// Time.
    pub remaining: Duration,
    /// Moves, if they are counted.
    pub moves: Option<u32>,
}

/// A game that has ended.
#[derive(Clone, Debug)]
pub struct Report {
    /// The game as far as it went.
    pub game: Game,
    /// The color we had.
    pub color: Color,
    /// Who the opponent is.
    pub opponent: String,
    /// How it ended for us.
    pub reason: Reason,
    /// Whether somebody wants no further game.
    pub stop: bool,
}

/// Our side of a connection: `choose` finds our moves.
#[derive(Debug)]
pub struct Peer<S, F> {
    connection: Connection<S>,
    name: String,
    choose: F,
}

impl<S, F> Peer<S, F>
where
    S: Read + Write,
    F: FnMut(&Game, Clock) -> Result<Move, String>,
{
    /// Our side of a stream.
    pub fn new(stream: S, name: &str, choose: F) -> Peer<S, F> {
        Peer { connection: Connection::new(stream), name: name.to_owned(), choose }
    }

    /// Asks for a game and plays it. The request's name is ours.
    ///
    /// # Errors
    ///
    /// [`DxpError`] if it is refused, or cannot be played to its end.
    pub fn initiate(&mut self, request: &GameRequest) -> Result<Report, DxpError> {
        let request = GameRequest { name: self.name.clone(), version: 1, ..request.clone() };
        self.connection.send(&Message::Request(request.clone()))?;
        let acceptance = loop {
            match self.connection.receive()? {
                Message::Acceptance(acceptance) => break acceptance,
                Message::Chat(_) => {}
                other => return Err(DxpError::Unexpected(other)),
            }
        };
        match acceptance.answer {
            Answer::Accept => self.play(&request, !request.follower, acceptance.name),
            answer => Err(DxpError::Refused(answer)),
        }
    }

    /// Waits for a request and plays the game; `None` if the other side leaves
    /// instead.
    ///
    /// # Errors
    ///
    /// [`DxpError`] if a game cannot be played to its end.
    pub fn follow(&mut self) -> Result<Option<Report>, DxpError> {
        loop {
            let request = match self.connection.receive() {
                Ok(Message::Request(request)) => request,
                Ok(Message::Chat(_)) => continue,
                Ok(other) => return Err(DxpError::Unexpected(other)),
                Err(DxpError::Closed) => return Ok(None),
                Err(error) => return Err(error),
            };
            let start = start_of(&request);
            let is_over = Game::from_position(RULES, start).outcome().is_some();
            let answer = match request.version {
                1 if is_over => Answer::NotThis,
                1 => Answer::Accept,
                _ => Answer::WrongVersion,
            };
            let acceptance = Acceptance { name: self.name.clone(), answer };
            self.connection.send(&Message::Acceptance(acceptance))?;
            if answer == Answer::Accept {
                let opponent = request.name.clone();
                return self.play(&request, request.follower, opponent).map(Some);
            }
        }
    }

    fn play(
        &mut self,
        request: &GameRequest,
        color: Color,
        opponent: String,
    ) -> Result<Report, DxpError> {
        let game = Game::from_position(RULES, start_of(request));
        let time = Duration::from_secs(60 * u64::from(request.minutes));
        let mut table = Table { game, color, remaining: time, moves: request.moves };
        let (reason, stop) = loop {
            if !table.is_ours() {
                match self.answer_opponent(&mut table)? {
                    Some(ended) => break ended,
                    None => continue,
                }
            }
            if let Some(reason) = table.end() {
                break self.end(reason)?;
            }
            self.move_ours(&mut table)?;
        };
        Ok(Report { game: table.game, color, opponent, reason, stop })
    }

    fn move_ours(&mut self, table: &mut Table) -> Result<(), DxpError> {
        let start = Instant::now();
        let m = (self.choose)(&table.game, table.clock()).map_err(DxpError::NoMove)?;
        let used = start.elapsed();
        table.remaining = table.remaining.saturating_sub(used);
        let seconds = u16::try_from(used.as_secs()).unwrap_or(u16::MAX);
        table
            .game
            .apply(table.color, Action::Move(m))
            .map_err(|refusal| DxpError::NoMove(refusal.to_string()))?;
        self.connection.send(&Message::Move(WireMove::new(m, seconds)))
    }

    /// Deals with one message of the opponent; how the game ended if he ends
    /// it, or goes on with one that is over.
    fn answer_opponent(&mut self, table: &mut Table) -> Result<Option<(Reason, bool)>, DxpError> {
        match self.connection.receive()? {
            Message::Move(wire) => {
                // Not every program knows every draw.
                if let Some(outcome) = table.game.outcome() {
                    return self.end(reason_for(outcome, table.color)).map(Some);
                }
                let Some(m) = wire.find(table.game.position()) else {
                    // He will hear that it is over, and why.
                    self.connection.send(&Message::Chat("illegal move".to_owned()))?;
                    self.connection.send(&Message::End(UNKNOWN_AND_STOP))?;
                    return Err(DxpError::IllegalMove(Message::Move(wire)));
                };
                let applied = table.game.apply(!table.color, Action::Move(m));
                applied.map_err(|_| DxpError::IllegalMove(Message::Move(wire)))?;
                Ok(None)
            }
            Message::End(ending) => {
                let confirmation = Ending { reason: Reason::Unknown, stop: false };
                // Some leave without waiting for it.
                let is_heard = self.connection.send(&Message::End(confirmation)).is_ok();
                let told = ending.reason.for_the_other();
                let known = table.game.outcome().map(|outcome| reason_for(outcome, table.color));
                let reason = if told == Reason::Unknown { known.unwrap_or(told) } else { told };
                Ok(Some((reason, ending.stop || !is_heard)))
            }
            Message::BackRequest { number, turn } => {
                let accepted = table.go_back(number, turn);
                self.connection.send(&Message::BackAnswer { accepted })?;
                Ok(None)
            }
            Message::Chat(_) => Ok(None),
            other => Err(DxpError::Unexpected(other)),
        }
    }

    /// Says that the game is over, and waits until the other side agrees.
    fn end(&mut self, reason: Reason) -> Result<(Reason, bool), DxpError> {
        self.connection.send(&Message::End(Ending { reason, stop: false }))?;
        loop {
            match self.connection.receive() {
                Ok(Message::End(ending)) => return Ok((reason, ending.stop)),
                // It may have crossed our message.
                Ok(_) => {}
                // There is nothing left to agree about.
                Err(DxpError::Closed) => return Ok((reason, true)),
                Err(error) => return Err(error),
            }
        }
    }
}

const UNKNOWN_AND_STOP: Ending = Ending { reason: Reason::Unknown, stop: true };

fn start_of(request: &GameRequest) -> Position {
    request.start.unwrap_or_else(|| Position::initial(&RULES))
}

fn reason_for(outcome: Outcome, color: Color) -> Reason {
    match outcome.winner() {
        None => Reason::Draw,
        Some(winner) if winner == color => Reason::Win,
        Some(_) => Reason::Loss,
    }
}

impl Reason {
    /// The same, as the opponent sees it.
    #[must_use]
    pub const fn for_the_other(self) -> Reason {
        match self {
            Reason::Loss => Reason::Win,
            Reason::Win => Reason::Loss,
            Reason::Draw | Reason::Unknown => self,
        }
    }
}

/// A game in progress, from our side.
struct Table {
    game: Game,
    color: Color,
    remaining: Duration,
    /// How many moves each player makes; 0 for as many as it takes.
    moves: u16,
}

impl Table {
    fn is_ours(&self) -> bool {
        self.game.position().turn() == self.color
    }

    fn n_ours(&self) -> u32 {
        let ours = self.game.moves().filter(|(before, _)| before.turn() == self.color);
        ours.count() as u32
    }

    fn clock(&self) -> Clock {
        let left = u32::from(self.moves).saturating_sub(self.n_ours());
        Clock { remaining: self.remaining, moves: (self.moves > 0).then_some(left) }
    }

    /// How the game ends now that we are to move, if it does.
    fn end(&self) -> Option<Reason> {
        let agreed = self.clock().moves == Some(0);
        let by_rules = self.game.outcome().map(|outcome| reason_for(outcome, self.color));
        let claimed = self.game.claimable_draw().map(|_| Reason::Draw);
        by_rules.or(claimed).or(agreed.then_some(Reason::Unknown))
    }

    /// Goes back to where `turn` was to make this move; whether that can be.
    fn go_back(&mut self, number: u16, turn: Color) -> bool {
        let first = self.game.start().turn();
        let ply = 2 * (i64::from(number) - 1) + i64::from(turn == Color::Black)
            - i64::from(first == Color::Black);
        let moves: Vec<(Color, Move)> =
            self.game.moves().map(|(before, m)| (before.turn(), m)).collect();
        let Some(kept) = usize::try_from(ply).ok().and_then(|ply| moves.get(..ply)) else {
            return false;
        };
        let mut game = Game::from_position(RULES, *self.game.start());
        for &(player, m) in kept {
            if game.apply(player, Action::Move(m)).is_err() {
                return false;
            }
        }
        self.game = game;
        true
    }
}

impl WireMove {
    /// A move, and how long it took.
    #[must_use]
    pub fn new(m: Move, seconds: u16) -> WireMove {
        let number = |sq: Square| sq.number() as u8;
        let captured = m.captured.squares(m.from.board()).map(number).collect();
        WireMove { seconds, from: number(m.from), to: number(m.to), captured }
    }

    /// The legal move that this is.
    #[must_use]
    pub fn find(&self, pos: &Position) -> Option<Move> {
        let square = |&number: &u8| RULES.board.square(u32::from(number));
        let (from, to) = (square(&self.from)?, square(&self.to)?);
        let captured: Bitboard = self.captured.iter().filter_map(square).collect();
        let legal = pos.legal_moves(&RULES).ok()?;
        legal.into_iter().find(|m| m.from == from && m.to == to && m.captured == captured)
    }
}
