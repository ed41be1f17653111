use std::fmt;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

use damier_lab::pool::Pool;
use damier_rules::{ByColor, Color, Game, Position, Ruleset};

use super::game::{Conditions, Ending, Forfeit, Played, play};
use super::{MatchScore, Player, Points};
use crate::host::HostError;

/// A side of a match: how to make it sit down at another board.
pub trait Contender: Sync {
    /// Starts the player.
    ///
    /// # Errors
    ///
    /// [`HostError`] if it does not start.
    fn start(&self) -> Result<Box<dyn Player>, HostError>;
}

/// Any function that makes players is one.
impl<F: Fn() -> Result<Box<dyn Player>, HostError> + Sync> Contender for F {
    fn start(&self) -> Result<Box<dyn Player>, HostError> {
        self()
    }
}

/// A match: who plays what, and how.
///
/// Pair `i` begins with opening `i` (again from the first after the last); in
/// its first game the first contender has White.
pub struct Match<'a> {
    /// What all games are played by.
    pub rules: Ruleset,
    /// Who plays.
    pub contenders: [&'a dyn Contender; 2],
    /// Where the games begin; not empty.
    pub openings: &'a [Position],
    /// What bounds the games.
    pub conditions: Conditions,
    /// How many games are played at once.
    pub concurrency: usize,
}

impl fmt::Debug for Match<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match")
            .field("rules", &self.rules)
            .field("conditions", &self.conditions)
            .finish_non_exhaustive()
    }
}

/// A game of a match that has ended.
#[derive(Clone, Debug)]
pub struct Finished {
    /// Its number, from 0.
    pub number: usize,
    /// Its moves and how it ended.
    pub played: Played,
}

impl Finished {
    /// What the first contender got from it.
    #[must_use]
    pub fn points(&self) -> Points {
        let first = if self.number.is_multiple_of(2) { Color::White } else { Color::Black };
        match self.played.game.outcome().and_then(damier_rules::Outcome::winner) {
            None => Points::Draw,
            Some(winner) if winner == first => Points::Win,
            Some(_) => Points::Loss,
        }
    }
}

/// Error when a match cannot go on.
#[derive(Debug)]
#[non_exhaustive]
pub enum MatchError {
    /// There is nowhere to begin.
    NoOpenings,
    /// A contender (0 or 1) does not start.
    Start(usize, HostError),
    /// What was done with a game failed.
    Io(io::Error),
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchError::NoOpenings => f.write_str("there are no openings"),
            MatchError::Start(contender, error) => {
                write!(f, "engine {}: {error}", contender + 1)
            }
            MatchError::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for MatchError {}

impl Match<'_> {
    /// Plays the games that `standing` misses, until there are none or its
    /// test has decided. `on_game` sees each game as it ends.
    ///
    /// # Errors
    ///
    /// [`MatchError`] if a contender does not start, or `on_game` fails.
    pub fn run(
        &self,
        standing: &mut MatchScore,
        on_game: &mut dyn FnMut(&Finished, &MatchScore) -> io::Result<()>,
    ) -> Result<(), MatchError> {
        if self.openings.is_empty() {
            return Err(MatchError::NoOpenings);
        }
        let stop = AtomicBool::new(standing.is_over());
        let numbers = standing.missing().into_iter().take_while(|_| !stop.load(Ordering::Relaxed));
        let mut result = Ok(());
        Pool::new(self.concurrency).run(
            numbers,
            || Table { of: self, players: [None, None] },
            |table, number| {
                let game = table.play_game(number, &stop);
                if game.is_err() {
                    stop.store(true, Ordering::Relaxed);
                }
                game
            },
            |game| {
                let noted = game.and_then(|finished| {
                    let Some(finished) = finished else { return Ok(()) };
                    standing.enter(finished.number, finished.points());
                    on_game(&finished, standing).map_err(MatchError::Io)
                });
                if result.is_ok() {
                    result = noted;
                }
                if result.is_err() || standing.is_over() {
                    stop.store(true, Ordering::Relaxed);
                }
            },
        );
        result
    }
}

/// One board of a match, and the players at it.
struct Table<'a> {
    of: &'a Match<'a>,
    players: [Option<Box<dyn Player>>; 2],
}

impl Table<'_> {
    /// Plays the game with this number; `None` if the match is over before.
    fn play_game(
        &mut self,
        number: usize,
        stop: &AtomicBool,
    ) -> Result<Option<Finished>, MatchError> {
        let opening = self.of.openings[(number / 2) % self.of.openings.len()];
        let game = Game::from_position(self.of.rules, opening);
        let mut first = self.seat(0)?;
        let mut second = self.seat(1)?;
        let swapped = !number.is_multiple_of(2);
        let (white, black) =
            if swapped { (&mut second, &mut first) } else { (&mut first, &mut second) };
        let players: ByColor<&mut dyn Player> =
            ByColor { white: &mut **white, black: &mut **black };
        let played = play(game, players, &self.of.conditions, stop);
        let failed = played.as_ref().and_then(|played| match played.ending {
            // Nobody knows what a player that fell behind will say next.
            Ending::Forfeit { player, why: Forfeit::Late | Forfeit::Failed(_) } => Some(player),
            _ => None,
        });
        let loser = failed.map(|color| usize::from((color == Color::Black) != swapped));
        self.players = [Some(first), Some(second)];
        if let Some(loser) = loser {
            self.players[loser] = None;
        }
        Ok(played.map(|played| Finished { number, played }))
    }

    /// A player ready for a new game: the one that is there, or another.
    fn seat(&mut self, contender: usize) -> Result<Box<dyn Player>, MatchError> {
        if let Some(mut player) = self.players[contender].take()
            && player.new_game().is_ok()
        {
            return Ok(player);
        }
        let fail = |error| MatchError::Start(contender, error);
        let mut player = self.of.contenders[contender].start().map_err(fail)?;
        player.new_game().map_err(fail)?;
        Ok(player)
    }
}
