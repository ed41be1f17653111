//! Many threads fill one file, in order.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use damier_engine::{Engine, Random};

use super::adjudicate::Oracle;
use super::error::Error;
use super::file::GameFile;
use super::game::{Game, Start};
use super::header::Header;
use super::player::{self, Player};
use super::replay::Replay;
use crate::pool::Pool;

/// When to stop; a file that has enough games already gets no more.
#[derive(Copy, Clone, Debug, Default)]
pub struct Stop {
    /// When the file has so many games.
    pub games: Option<u64>,
    /// After so long; games that were begun are finished.
    pub time: Option<Duration>,
}

/// How to fill a file.
#[expect(missing_debug_implementations, reason = "it holds a function")]
pub struct Recipe<'a> {
    /// What all games have in common.
    pub header: Header,
    /// Makes an engine for a thread. It should have a small table: it is
    /// emptied before each game.
    pub engine: &'a (dyn Fn() -> Engine + Sync),
    /// Ends games with few pieces.
    pub oracle: Option<&'a Oracle<'a>>,
    /// Games played at once; they do not depend on it.
    pub threads: usize,
    /// When to stop.
    pub stop: Stop,
}

/// What is in a file.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Plies of all of them.
    pub plies: u64,
    /// How many of these were searched.
    pub searched: u64,
    /// Games that Black won, that were drawn, that White won.
    pub results: [u64; 3],
    /// Games by [why they ended](super::Ending).
    pub endings: [u64; 5],
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, game: &Game) {
        self.games += 1;
        self.plies += game.plies.len() as u64;
        self.searched += game.plies.iter().filter(|ply| ply.score.is_some()).count() as u64;
        self.results[game.result as usize] += 1;
        self.endings[game.ending as usize] += 1;
    }
}

/// No game is begun that many games after one that is not finished: so a game
/// knows which earlier ones it can borrow from, however many threads there are.
const WINDOW: usize = 512;
/// Borrowed from as many games as this, the last ones.
const LENDERS: u64 = 1 << 16;
/// A program that is stopped loses no more than this.
const FLUSH: Duration = Duration::from_secs(2);

/// Plays games into a file, after those that it has already. `watch` sees what
/// is in the file at first, and after every game.
///
/// # Errors
///
/// [`Error`] if the file cannot be used.
pub fn play(
    path: &Path,
    recipe: &Recipe<'_>,
    watch: &(dyn Fn(&Tally) + Sync),
) -> Result<Tally, Error> {
    let header = &recipe.header;
    let ledger = Ledger::open(path, header)?;
    watch(&ledger.tally);
    let deadline = recipe.stop.time.and_then(|time| Instant::now().checked_add(time));
    let is_late = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
    let has_failed = AtomicBool::new(false);
    let numbers = (ledger.tally.games..recipe.stop.games.unwrap_or(u64::MAX))
        .take_while(|_| !has_failed.load(Relaxed) && !is_late());
    let ledger = Mutex::new(ledger);
    let mut failure = None;
    Pool::new(recipe.threads).ahead(WINDOW).run_in_order(
        numbers,
        || Player::new(header, (recipe.engine)()),
        |player, number| {
            let mut borrow = |dice: &mut Random| lock(&ledger).borrow(number, dice);
            let game = player.play(number, recipe.oracle, &mut borrow);
            let lent = player.lend(number, &game);
            (game, lent)
        },
        |(game, lent)| {
            let mut ledger = lock(&ledger);
            if failure.is_some() {
                return;
            }
            match ledger.write(&game, lent) {
                Ok(()) => watch(&ledger.tally),
                Err(error) => {
                    failure = Some(error);
                    has_failed.store(true, Relaxed);
                }
            }
        },
    );
    let mut ledger = ledger.into_inner().unwrap_or_else(PoisonError::into_inner);
    match failure {
        Some(error) => Err(error),
        None => {
            ledger.file.flush()?;
            Ok(ledger.tally)
        }
    }
}

fn lock(ledger: &Mutex<Ledger>) -> MutexGuard<'_, Ledger> {
    ledger.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The file, and what later games need to know of it.
struct Ledger {
    file: GameFile,
    tally: Tally,
    /// One position of each of the last games in the file.
    lent: VecDeque<Start>,
    flushed: Instant,
}

impl Ledger {
    fn open(path: &Path, header: &Header) -> Result<Ledger, Error> {
        let mut tally = Tally::default();
        let mut lent = VecDeque::new();
        let mut replay = Replay::new(&header.rules);
        let file = GameFile::open(path, header, &mut |game| {
            push_bounded(&mut lent, player::lend(&mut replay, header, tally.games, &game));
            tally.add(&game);
            Ok(())
        })?;
        Ok(Ledger { file, tally, lent, flushed: Instant::now() })
    }

    fn write(&mut self, game: &Game, lent: Start) -> Result<(), Error> {
        self.file.append(game)?;
        if self.flushed.elapsed() >= FLUSH {
            self.file.flush()?;
            self.flushed = Instant::now();
        }
        push_bounded(&mut self.lent, lent);
        self.tally.add(game);
        Ok(())
    }

    /// A position of a game before the one with this number, which is not in
    /// the file yet.
    fn borrow(&self, number: u64, dice: &mut Random) -> Option<Start> {
        // All of these are in the file, and none of them is forgotten, as long
        // as game `number` is not in the file itself.
        let oldest = number.saturating_sub(LENDERS);
        let newest = number.checked_sub(WINDOW as u64)?;
        let lender = oldest + dice.below((newest - oldest) as usize) as u64;
        let first = self.tally.games - self.lent.len() as u64;
        self.lent.get(lender.checked_sub(first)? as usize).copied()
    }
}

fn push_bounded(lent: &mut VecDeque<Start>, start: Start) {
    if lent.len() as u64 >= LENDERS {
        lent.pop_front();
    }
    lent.push_back(start);
}
