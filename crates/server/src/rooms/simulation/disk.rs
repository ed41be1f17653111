//! A disk that keeps what was committed and nothing else, and a store on it: the
//! writer's own queue and batches, on injected time, with faults.

use std::collections::BTreeMap;
use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::random::Random;
use crate::store::change::{Change, Outcome};
use crate::store::queue::{self, Job, Queue, State};
use crate::store::{
    Addition, Answer, Appended, GameId, KeptRoom, ListedRoom, LogStore, NewGame, RoomKey,
    RoomStore, RoomsWanted, StoreError, StoredGame, Visitor, Whose,
};

pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A game with its log.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    pub(super) header: String,
    pub(super) lines: Vec<String>,
}

/// What is on the disk.
#[derive(Clone, Debug, Default)]
pub(super) struct Files {
    pub(super) games: BTreeMap<String, Kept>,
    /// In the order in which they were opened.
    pub(super) rooms: Vec<KeptRoom>,
}

/// Survives every crash.
#[derive(Debug, Default)]
pub(super) struct Disk {
    pub(super) files: Files,
    /// What may be there after the next start: its sync has failed.
    doubtful: Option<Files>,
}

/// How often what goes wrong, of a thousand times.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Faults {
    /// The longest that a commit takes, in milliseconds.
    pub(super) commit_ms: u64,
    /// A commit that another program keeps from being made.
    pub(super) busy: usize,
    pub(super) full: usize,
    /// A sync that fails.
    pub(super) failed: usize,
    /// A question that is turned away.
    pub(super) unread: usize,
}

/// What a store does that it must not: the controls.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(super) enum Lie {
    #[default]
    None,
    /// It answers before anything is on disk.
    AnswersFirst,
    /// A crash takes the last line that was committed.
    Forgets,
    /// It keeps a line twice now and then.
    Doubles,
    /// A crash swaps the last two lines.
    Swaps,
    /// It goes on after a failed sync.
    GoesOn,
}

#[derive(Debug)]
pub(super) struct Store {
    disk: Arc<Mutex<Disk>>,
    queue: Queue,
    most: usize,
    jobs: Mutex<Receiver<Job>>,
    /// The batch that is on its way to the disk.
    in_hand: Mutex<Vec<Job>>,
    state: State,
    bell: Notify,
    is_dead: AtomicBool,
    random: Mutex<Random>,
    faults: Mutex<Faults>,
    lie: Lie,
    /// What must never happen did: it wrote after it had failed.
    pub(super) went_on: AtomicBool,
}

impl Store {
    /// Opens the disk, on which a doubtful batch turns out to be or not to be.
    pub(super) fn open(
        disk: &Arc<Mutex<Disk>>,
        mut random: Random,
        most: usize,
        faults: Faults,
        lie: Lie,
    ) -> Arc<Store> {
        let doubtful = lock(disk).doubtful.take();
        if let Some(files) = doubtful.filter(|_| random.happens(500)) {
            lock(disk).files = files;
        }
        let (queue, jobs) = Queue::new(most);
        let store = Arc::new(Store {
            disk: Arc::clone(disk),
            queue,
            most,
            jobs: Mutex::new(jobs),
            in_hand: Mutex::default(),
            state: State::default(),
            bell: Notify::new(),
            is_dead: AtomicBool::new(false),
            random: Mutex::new(random),
            faults: Mutex::new(faults),
            lie,
            went_on: AtomicBool::new(false),
        });
        tokio::spawn(Arc::clone(&store).work());
        store
    }

    /// The writing thread, as a task.
    async fn work(self: Arc<Store>) {
        loop {
            let first = lock(&self.jobs).try_recv();
            let Ok(first) = first else {
                self.bell.notified().await;
                if self.is_dead.load(Ordering::Relaxed) {
                    return;
                }
                continue;
            };
            let batch = queue::batch(first, &lock(&self.jobs), self.most);
            *lock(&self.in_hand) = batch;
            let time = lock(&self.random).within(lock(&self.faults).commit_ms);
            tokio::time::sleep(time).await;
            if self.is_dead.load(Ordering::Relaxed) {
                return;
            }
            let batch = mem::take(&mut *lock(&self.in_hand));
            let reckless = State::default();
            let state = if self.lie == Lie::GoesOn { &reckless } else { &self.state };
            state.serve(batch, |batch| self.commit(batch));
            if reckless.has_stopped() {
                self.state.stop_if_failed(&StoreError::Failed(String::new()));
            }
        }
    }

    fn commit(&self, batch: &[Job]) -> Result<Vec<Outcome>, StoreError> {
        if self.state.has_stopped() {
            self.went_on.store(true, Ordering::Relaxed);
        }
        let Faults { busy, full, failed, .. } = *lock(&self.faults);
        let (doubled, which) = {
            let mut random = lock(&self.random);
            (self.lie == Lie::Doubles && random.happens(100), random.below(1000))
        };
        let mut disk = lock(&self.disk);
        if which < busy {
            return Err(StoreError::Busy);
        }
        if which < busy + full {
            return Err(StoreError::DiskFull);
        }
        let apply =
            |files: &mut Files| queue::apply_all(batch, |change| apply(files, change, doubled));
        if which < busy + full + failed {
            let mut files = disk.files.clone();
            apply(&mut files)?;
            disk.doubtful = Some(files);
            return Err(StoreError::Failed("the sync failed".into()));
        }
        apply(&mut disk.files)
    }

    /// The power fails: what is on its way to the disk is there or is not.
    pub(super) fn crash(&self) {
        self.is_dead.store(true, Ordering::Relaxed);
        self.queue.close();
        self.bell.notify_one();
        let batch = mem::take(&mut *lock(&self.in_hand));
        let is_written = lock(&self.random).happens(500) && !self.state.has_stopped();
        let mut disk = lock(&self.disk);
        if is_written {
            let _ = queue::apply_all(&batch, |change| apply(&mut disk.files, change, false));
        }
        for kept in disk.files.games.values_mut() {
            let last = kept.lines.len().saturating_sub(1);
            match self.lie {
                Lie::Forgets => drop(kept.lines.pop()),
                Lie::Swaps if last > 3 => kept.lines.swap(last, last - 1),
                _ => {}
            }
        }
        drop(disk);
        while lock(&self.jobs).try_recv().is_ok() {}
    }

    pub(super) fn has_stopped(&self) -> bool {
        self.state.has_stopped()
    }

    pub(super) fn set_faults(&self, faults: Faults) {
        *lock(&self.faults) = faults;
    }

    fn write(&self, change: Change) -> Answer<'_, Appended> {
        let answered = match &change {
            Change::Append(addition) if self.lie == Lie::AnswersFirst => {
                Some(addition.seen + addition.entries.len() as u32)
            }
            _ => None,
        };
        let written = self.queue.write(change);
        self.bell.notify_one();
        match answered {
            Some(version) => Box::pin(async move { Ok(Appended { version, is_new: true }) }),
            None => written,
        }
    }

    fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Files) -> T + Send + 'static,
    ) -> Answer<'_, T> {
        Box::pin(async move {
            let time = lock(&self.random).within(3);
            tokio::time::sleep(time).await;
            if self.is_dead.load(Ordering::Relaxed) {
                return Err(StoreError::Stopped);
            }
            if lock(&self.random).happens(lock(&self.faults).unread) {
                return Err(StoreError::Busy);
            }
            Ok(question(&lock(&self.disk).files))
        })
    }
}

/// As `store::change` does it.
fn apply(files: &mut Files, change: &Change, doubled: bool) -> Outcome {
    match change {
        Change::Append(addition) => append(files, addition, doubled),
        Change::OpenRoom(game, room, lines) => {
            let id = game.id.as_str().to_owned();
            let kept = Kept { header: game.header.clone(), lines: lines.clone() };
            files.games.insert(id, kept);
            files.rooms.push(room.clone());
            Ok(Appended { version: 0, is_new: true })
        }
        _ => Err(StoreError::Failed("rooms do no such thing".into())),
    }
}

fn append(files: &mut Files, addition: &Addition, doubled: bool) -> Outcome {
    let game = files.games.get_mut(addition.id.as_str()).ok_or(StoreError::NoSuchGame)?;
    let version = game.lines.len();
    let seen = addition.seen as usize;
    let stale = Err(StoreError::Stale { version: version as u32 });
    let Some(known) = version.checked_sub(seen) else {
        return stale;
    };
    let known = addition.entries.len().min(known);
    if game.lines[seen..seen + known] != addition.entries[..known] {
        return stale;
    }
    game.lines.extend(addition.entries.iter().skip(known).cloned());
    if doubled {
        game.lines.extend(addition.entries.last().cloned());
    }
    let after = seen + addition.entries.len();
    Ok(Appended { version: after as u32, is_new: known == 0 })
}

impl LogStore for Store {
    fn read(&self, id: &GameId, _: Visitor) -> Answer<'_, Option<StoredGame>> {
        let id = id.clone();
        self.ask(move |files| {
            files.games.get(id.as_str()).map(|kept| StoredGame {
                header: Some(kept.header.clone()),
                entries: kept.lines.clone(),
                version: kept.lines.len() as u32,
                created_at: 0,
                updated_at: 0,
                whose: Whose::Yours,
                shared: false,
            })
        })
    }

    fn append(&self, addition: Addition) -> Answer<'_, Appended> {
        self.write(Change::Append(addition))
    }
}

impl RoomStore for Store {
    fn open_room(&self, game: NewGame, room: KeptRoom, lines: Vec<String>) -> Answer<'_, ()> {
        let written = self.write(Change::OpenRoom(game, room, lines));
        Box::pin(async { written.await.map(drop) })
    }

    fn find_room(&self, key: &RoomKey) -> Answer<'_, Option<KeptRoom>> {
        let key = key.clone();
        self.ask(move |files| {
            files.rooms.iter().find(|room| room.join == key || room.watch == key).cloned()
        })
    }

    fn room_of(&self, game: &GameId) -> Answer<'_, Option<KeptRoom>> {
        let game = game.clone();
        self.ask(move |files| files.rooms.iter().find(|room| room.game == game).cloned())
    }

    fn rooms(&self, _: RoomsWanted, _: u32) -> Answer<'_, Vec<ListedRoom>> {
        Box::pin(async { Err(StoreError::Failed("no room asks for that".into())) })
    }
}

/// Where nothing goes wrong it is a store like any other.
#[tokio::test(start_paused = true)]
async fn the_simulated_store_keeps_the_contract_of_rooms() {
    let disk = Arc::new(Mutex::new(Disk::default()));
    let faults = Faults { commit_ms: 20, ..Faults::default() };
    let store = Store::open(&disk, Random::new(1), 100, faults, Lie::None);
    crate::store::room_contract::contract(&*store).await;
}
