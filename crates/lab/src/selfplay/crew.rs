//! Many threads fill one file, in order.

use std::collections::{BTreeMap, VecDeque};
use std::path::Path;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use damier_engine::{Engine, Random};

use super::adjudicate::Oracle;
use super::error::Error;
use super::file::GameFile;
use super::game::{Game, Start};
use super::header::Header;
use super::player::{self, Player};
use super::replay::Replay;

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
const WINDOW: u64 = 512;
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
    let mut desk = Desk::open(path, header)?;
    watch(&desk.tally);
    let deadline = recipe.stop.time.and_then(|time| Instant::now().checked_add(time));
    desk.deadline = deadline;
    desk.most = recipe.stop.games.unwrap_or(u64::MAX);
    let crew = Crew { desk: Mutex::new(desk), moved: Condvar::new() };
    std::thread::scope(|scope| {
        for _ in 0..recipe.threads.max(1) {
            scope.spawn(|| {
                let _watched = Shift(&crew);
                let mut player = Player::new(header, (recipe.engine)());
                while let Some(number) = crew.take() {
                    let mut borrow = |dice: &mut Random| crew.borrow(number, dice);
                    let game = player.play(number, recipe.oracle, &mut borrow);
                    let lent = player.lend(number, &game);
                    crew.hand_in(number, game, lent, watch);
                }
            });
        }
    });
    let mut desk = crew.desk.into_inner().unwrap_or_else(PoisonError::into_inner);
    match desk.failure.take() {
        Some(error) => Err(error),
        None => {
            desk.file.flush()?;
            Ok(desk.tally)
        }
    }
}

struct Crew {
    desk: Mutex<Desk>,
    /// Told when more games may be begun.
    moved: Condvar,
}

/// Where games are handed out and taken in.
struct Desk {
    file: GameFile,
    tally: Tally,
    deadline: Option<Instant>,
    most: u64,
    /// The next game to be begun; those in the file are `tally.games`.
    next: u64,
    /// Finished before an earlier one.
    early: BTreeMap<u64, (Game, Start)>,
    /// One position of each of the last games in the file.
    lent: VecDeque<Start>,
    flushed: Instant,
    failure: Option<Error>,
    is_closed: bool,
}

impl Desk {
    fn open(path: &Path, header: &Header) -> Result<Desk, Error> {
        let mut tally = Tally::default();
        let mut lent = VecDeque::new();
        let mut replay = Replay::new(&header.rules);
        let file = GameFile::open(path, header, &mut |game| {
            push_bounded(&mut lent, player::lend(&mut replay, header, tally.games, &game));
            tally.add(&game);
            Ok(())
        })?;
        Ok(Desk {
            file,
            tally,
            deadline: None,
            most: u64::MAX,
            next: tally.games,
            early: BTreeMap::new(),
            lent,
            flushed: Instant::now(),
            failure: None,
            is_closed: false,
        })
    }

    fn is_done(&self) -> bool {
        self.is_closed
            || self.next >= self.most
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
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
}

fn push_bounded(lent: &mut VecDeque<Start>, start: Start) {
    if lent.len() as u64 >= LENDERS {
        lent.pop_front();
    }
    lent.push_back(start);
}

impl Crew {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of the next game, if there shall be one.
    fn take(&self) -> Option<u64> {
        let mut desk = self.desk();
        while !desk.is_done() && desk.next >= desk.tally.games + WINDOW {
            desk = self.moved.wait(desk).unwrap_or_else(PoisonError::into_inner);
        }
        if desk.is_done() {
            return None;
        }
        desk.next += 1;
        Some(desk.next - 1)
    }

    /// A position of an earlier game.
    fn borrow(&self, number: u64, dice: &mut Random) -> Option<Start> {
        // All of these are in the file, and none of them is forgotten, as long
        // as game `number` is not in the file itself.
        let oldest = number.saturating_sub(LENDERS);
        let newest = number.checked_sub(WINDOW)?;
        let lender = oldest + dice.below((newest - oldest) as usize) as u64;
        let desk = self.desk();
        let first = desk.tally.games - desk.lent.len() as u64;
        desk.lent.get(lender.checked_sub(first)? as usize).copied()
    }

    fn hand_in(&self, number: u64, game: Game, lent: Start, watch: &(dyn Fn(&Tally) + Sync)) {
        let mut desk = self.desk();
        desk.early.insert(number, (game, lent));
        while let Some((game, lent)) = {
            let next = desk.tally.games;
            desk.early.remove(&next)
        } {
            if let Err(error) = desk.write(&game, lent) {
                desk.failure.get_or_insert(error);
                desk.is_closed = true;
                break;
            }
            watch(&desk.tally);
        }
        drop(desk);
        self.moved.notify_all();
    }
}

/// A thread at work. If it fails, nobody waits for its game.
struct Shift<'a>(&'a Crew);

impl Drop for Shift<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.desk().is_closed = true;
            self.0.moved.notify_all();
        }
    }
}
