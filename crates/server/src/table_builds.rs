//! Where endgame tables are built, in the background: one kind at a time, on one
//! thread that rests while somebody has asked something.

use std::fs;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use damier_contract::{BuildState, TablesBuild, TablesChoice, TablesOffer};
use damier_endgame::{Builder, Error, Library, SMALL, build_within, most_pieces};
use damier_rules::Ruleset;

use crate::lane::Lane;
use crate::log::say;
use crate::system::Disk;

/// What is being built is written here, to go on after a restart.
const UNDER_WAY: &str = "order.txt";
/// A build may take so many bytes besides what it works on: others live here.
const MEMORY: usize = 1 << 30;
/// So many positions a second are promised.
const SPEED: f64 = 1.5e6;
/// Room on the disk that is left for games: a tenth of it, but so many bytes
/// at least and at most.
const LEAST_ROOM: u64 = 1 << 20;
const MOST_ROOM: u64 = 256 << 20;
/// How often to look whether it is still there.
const LOOK: Duration = Duration::from_millis(200);
/// How long to rest before looking whether others still work.
const REST: Duration = Duration::from_millis(5);
/// No longer than this at once, so that a crowd cannot stop the work.
const LONGEST_REST: u32 = 40;

/// Why nothing is built.
#[derive(Debug)]
pub(crate) enum NotBuilt {
    Busy,
    /// The room is needed for games.
    NoRoom,
    Impossible(Error),
    Unwritable(io::Error),
}

#[derive(Debug)]
pub(crate) struct TableBuilds {
    library: Arc<Library>,
    questions: Lane,
    job: Mutex<Option<Arc<Job>>>,
}

#[derive(Debug)]
struct Job {
    rules: Ruleset,
    pieces: u32,
    /// Positions, counted once in each of two passes.
    total: u64,
    done: AtomicU64,
    begun: Instant,
    is_cancelled: AtomicBool,
    /// It was ended to leave room for games.
    has_no_room: AtomicBool,
    /// How it ended.
    ended: Mutex<Option<Result<(), Error>>>,
}

impl TableBuilds {
    /// Goes on with what was not finished.
    pub(crate) fn open(library: Arc<Library>, questions: Lane) -> TableBuilds {
        let builds = TableBuilds { library, questions, job: Mutex::new(None) };
        if let Some((rules, pieces)) = builds.order() {
            // Nobody asked now: what cannot be done is left.
            let _ = builds.begin(&rules, pieces);
        }
        builds
    }

    pub(crate) fn offer(&self, rules: &Ruleset) -> TablesOffer {
        let tables = self.library.tables(rules);
        let most = most_pieces(rules).unwrap_or(0);
        let ready = tables.map_or(0, |tables| tables.complete());
        let choices = (SMALL + 1..=most).filter_map(|pieces| choice(rules, pieces, ready));
        TablesOffer {
            possible: most > SMALL,
            ready,
            choices: choices.collect(),
            build: self.job().as_ref().map(|job| job.progress()),
        }
    }

    pub(crate) fn begin(&self, rules: &Ruleset, pieces: u32) -> Result<(), NotBuilt> {
        let rules = self.library.rules_to_build(rules);
        let total = 2 * positions(&rules, pieces).map_err(NotBuilt::Impossible)?;
        let mut slot = self.job();
        if slot.as_ref().is_some_and(|job| job.stage() == BuildState::Running) {
            return Err(NotBuilt::Busy);
        }
        let dir = self.dir();
        if !leaves_room(&dir, bytes(&rules, pieces)) {
            return Err(NotBuilt::NoRoom);
        }
        fs::create_dir_all(&dir).map_err(NotBuilt::Unwritable)?;
        fs::write(dir.join(UNDER_WAY), format!("{pieces} {rules}\n"))
            .map_err(NotBuilt::Unwritable)?;
        let job = Arc::new(Job {
            rules,
            pieces,
            total,
            done: AtomicU64::new(0),
            begun: Instant::now(),
            is_cancelled: AtomicBool::new(false),
            has_no_room: AtomicBool::new(false),
            ended: Mutex::new(None),
        });
        *slot = Some(Arc::clone(&job));
        let (library, questions) = (Arc::clone(&self.library), self.questions.clone());
        let named = thread::Builder::new().name("tables".into());
        let started = named.spawn(move || {
            let made = catch_unwind(AssertUnwindSafe(|| job.work(&dir, &library, &questions)));
            library.look_again();
            // Whoever restarts after a failure should not fail again.
            let _ = fs::remove_file(dir.join(UNDER_WAY));
            if let Ok(Err(error)) = &made {
                say(format_args!("building endgame tables: {error}"));
            }
            *lock(&job.ended) = Some(made.unwrap_or(Err(Error::Stopped)));
        });
        started.map(|_| ()).map_err(|error| {
            *slot = None;
            NotBuilt::Unwritable(error)
        })
    }

    /// Ends the build that is going on. What is finished stays.
    pub(crate) fn cancel(&self) {
        if let Some(job) = self.job().as_ref() {
            job.is_cancelled.store(true, Relaxed);
        }
    }

    /// Removes the tables of a game, unless they are being built.
    pub(crate) fn remove(&self, rules: &Ruleset) -> Result<(), NotBuilt> {
        // Held, so that nobody begins to build them meanwhile.
        let slot = self.job();
        if slot.as_ref().is_some_and(|job| job.stage() == BuildState::Running) {
            return Err(NotBuilt::Busy);
        }
        self.library.remove(rules).map_err(NotBuilt::Unwritable)
    }

    fn dir(&self) -> PathBuf {
        self.library.dir().map(PathBuf::from).unwrap_or_default()
    }

    /// What a build that was broken off was to make.
    fn order(&self) -> Option<(Ruleset, u32)> {
        let text = fs::read_to_string(self.dir().join(UNDER_WAY)).ok()?;
        let (pieces, rules) = text.trim().split_once(' ')?;
        Some((rules.parse().ok()?, pieces.parse().ok()?))
    }

    fn job(&self) -> MutexGuard<'_, Option<Arc<Job>>> {
        lock(&self.job)
    }
}

impl Job {
    /// Builds smaller tables first, and lets them be used at once.
    fn work(&self, dir: &std::path::Path, library: &Library, others: &Lane) -> Result<(), Error> {
        for pieces in SMALL + 1..=self.pieces {
            let done = AtomicU64::new(0);
            let looked = Mutex::new(Instant::now());
            let watch = |more: usize| {
                // What smaller tables had done is told again.
                self.done.fetch_max(done.fetch_add(more as u64, Relaxed) + more as u64, Relaxed);
                for _ in 0..LONGEST_REST {
                    if self.is_cancelled.load(Relaxed) || !others.is_busy() {
                        break;
                    }
                    thread::sleep(REST);
                }
                let mut looked = lock(&looked);
                if looked.elapsed() > LOOK {
                    *looked = Instant::now();
                    self.has_no_room.fetch_or(!leaves_room(dir, 0), Relaxed);
                }
                !self.is_cancelled.load(Relaxed) && !self.has_no_room.load(Relaxed)
            };
            build_within(MEMORY, dir, &self.rules, pieces, 1, &watch)?;
            library.look_again();
        }
        Ok(())
    }

    fn stage(&self) -> BuildState {
        match &*lock(&self.ended) {
            None => BuildState::Running,
            Some(Ok(())) => BuildState::Done,
            Some(Err(Error::Stopped)) if self.is_cancelled.load(Relaxed) => BuildState::Cancelled,
            Some(Err(_)) => BuildState::Failed,
        }
    }

    fn progress(&self) -> TablesBuild {
        let state = self.stage();
        let share = match state {
            BuildState::Done => 1.0,
            _ => (self.done.load(Relaxed) as f64 / self.total.max(1) as f64).min(1.0),
        };
        let passed = self.begun.elapsed().as_secs_f64();
        // The first moments say little about the rest.
        let is_telling = state == BuildState::Running && share > 0.01;
        let reason = match &*lock(&self.ended) {
            Some(Err(_)) if self.has_no_room.load(Relaxed) => Some(NO_ROOM.to_owned()),
            // Visitors need not know where our files are.
            Some(Err(Error::Io(_, error))) => Some(error.to_string()),
            Some(Err(error)) if state == BuildState::Failed => Some(error.to_string()),
            _ => None,
        };
        TablesBuild {
            rules: self.rules.to_string(),
            pieces: self.pieces,
            state,
            share: (share * 1e4).round() / 1e4,
            seconds_left: is_telling.then(|| (passed / share * (1.0 - share)).ceil() as u64),
            reason,
        }
    }
}

const NO_ROOM: &str = "the rest of the disk is left for games";

/// Whether there is room for games besides so many bytes.
fn leaves_room(dir: &std::path::Path, bytes: u64) -> bool {
    Disk::of(dir).is_none_or(|disk| has_room(disk, bytes))
}

fn has_room(disk: Disk, bytes: u64) -> bool {
    disk.free.saturating_sub(bytes) >= (disk.bytes / 10).clamp(LEAST_ROOM, MOST_ROOM)
}

fn choice(rules: &Ruleset, pieces: u32, ready: u32) -> Option<TablesChoice> {
    let positions = positions(rules, pieces).ok()?;
    Some(TablesChoice {
        pieces,
        positions,
        bytes: bytes(rules, pieces),
        seconds: (positions as f64 / SPEED).ceil() as u64,
        is_ready: pieces <= ready,
    })
}

/// How many positions tables of up to so many pieces have.
fn positions(rules: &Ruleset, pieces: u32) -> Result<u64, Error> {
    let builder = Builder::new(rules, pieces, 1)?;
    Ok(builder.pairs().into_iter().map(|pair| builder.positions(pair)).sum())
}

/// About how many bytes tables of up to so many pieces take, as they did for
/// the games that they were built for.
fn bytes(rules: &Ruleset, pieces: u32) -> u64 {
    const MEGABYTE: u64 = 1_000_000;
    MEGABYTE
        * match (rules.board.size(), pieces) {
            (..=8, ..=4) => 2,
            (..=8, 5) => 6,
            (..=8, _) => 45,
            (_, ..=4) => 4,
            (_, _) => 50,
        }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_is_left_for_games() {
        let (mega, giga) = (1 << 20, 1 << 30);
        let disk = |bytes, free| Disk { bytes, free };
        assert!(!has_room(disk(5 * mega / 2, 5 * mega / 2), 2 * mega), "a tiny disk");
        assert!(!has_room(disk(500 * giga, 255 * mega), 0), "nearly full");
        assert!(!has_room(disk(500 * giga, 300 * mega), 50 * mega), "full with the tables");
        assert!(has_room(disk(500 * giga, 400 * mega), 50 * mega));
    }
}
