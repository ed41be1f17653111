//! One simulated world: its disk, its server, which crashes and starts again, and
//! all who are connected to it.

use std::mem;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use damier_contract::{FromRoom, RoomAction};
use tokio::sync::Notify;

use super::checker::{Checker, Intent};
use super::disk::{Disk, Faults, Lie, Store, lock};
use super::link::Network;
use super::random::Random;
use super::script;
use crate::judge::Judges;
use crate::rooms::actor::Common;
use crate::rooms::{Holder, Limits, Rooms};
use crate::store::{GameId, KeptRoom, RoomStore};

/// What is said that must not be: the controls of the network's side.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub(super) enum Talk {
    #[default]
    True,
    /// Lines are told when they are sent, not when they are stored.
    TooEarly,
    /// A message with lines is lost and nobody notices.
    WithGaps,
    /// A message with lines comes twice.
    Twice,
    /// What was a player's is done in the other's name.
    ForTheOther,
}

/// What is tried in a world.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Plan {
    pub(super) lie: Lie,
    pub(super) talk: Talk,
    pub(super) keeps_diary: bool,
}

#[derive(Clone, Debug)]
struct Running {
    epoch: u64,
    rooms: Rooms,
    store: Arc<Store>,
}

/// Which server runs, and a bell when that changes. Tokio's own `watch` wakes in
/// an order that follows from no seed.
#[derive(Debug, Default)]
struct Current {
    running: Mutex<Option<Running>>,
    bell: Notify,
}

impl Current {
    fn get(&self) -> Option<Running> {
        lock(&self.running).clone()
    }

    fn set(&self, running: Option<Running>) -> Option<Running> {
        let before = mem::replace(&mut *lock(&self.running), running);
        self.bell.notify_waiters();
        before
    }

    /// Waits until it is as somebody wants it.
    async fn until(&self, is_so: impl Fn(&Option<Running>) -> bool) {
        let mut rings = pin!(self.bell.notified());
        loop {
            rings.as_mut().enable();
            if is_so(&lock(&self.running)) {
                return;
            }
            rings.as_mut().await;
            rings.set(self.bell.notified());
        }
    }
}

/// A server as somebody knows it, until it crashes.
#[derive(Clone, Debug)]
pub(super) struct Server {
    epoch: u64,
    rooms: Rooms,
    current: Arc<Current>,
}

impl Server {
    /// Resolves when it has crashed.
    pub(super) async fn down(&self) {
        let is_up = |now: &Running| now.epoch == self.epoch;
        self.current.until(|now| !now.as_ref().is_some_and(is_up)).await;
    }

    /// Asks it something; nothing comes back if it crashes meanwhile.
    pub(super) async fn while_up<T, F: Future<Output = T>>(
        &self,
        ask: impl FnOnce(Rooms) -> F,
    ) -> Option<T> {
        let asked = ask(self.rooms.clone());
        tokio::select! {
            biased;
            () = self.down() => None,
            answer = asked => Some(answer),
        }
    }
}

#[derive(Debug)]
pub(super) struct World {
    plan: Plan,
    pub(super) disk: Arc<Mutex<Disk>>,
    checker: Mutex<Checker>,
    current: Arc<Current>,
    random: Mutex<Random>,
    limits: Arc<Limits>,
    pub(super) is_quiet: AtomicBool,
    pub(super) resting: AtomicUsize,
    /// Everybody who has or had a seat somewhere.
    pub(super) holders: Mutex<Vec<Holder>>,
    /// Those who had one, and no longer have.
    pub(super) strangers: Mutex<Vec<(GameId, Holder)>>,
    /// How long players think, in milliseconds.
    pub(super) pace_ms: u64,
}

/// What came of a seed.
#[derive(Debug)]
pub(super) struct Report {
    pub(super) trace: u64,
    pub(super) acknowledged: usize,
    pub(super) told: usize,
    pub(super) crashes: usize,
    pub(super) fault: Option<String>,
    pub(super) diary: Option<String>,
}

impl World {
    pub(super) fn branch(&self) -> Random {
        lock(&self.random).branch()
    }

    pub(super) fn checker(&self) -> MutexGuard<'_, Checker> {
        lock(&self.checker)
    }

    pub(super) fn is_wrong(&self) -> bool {
        self.checker().fault.is_some()
    }

    pub(super) fn is_quiet(&self) -> bool {
        self.is_quiet.load(Ordering::Relaxed)
    }

    pub(super) fn rested(&self) {
        self.resting.fetch_add(1, Ordering::Relaxed);
    }

    /// How many lines are on the disk.
    pub(super) fn log(&self, room: &KeptRoom) -> usize {
        let disk = lock(&self.disk);
        disk.files.games.get(room.game.as_str()).map_or(0, |kept| kept.lines.len())
    }

    /// The room that a key invites to.
    pub(super) fn room(&self, key: &str) -> Option<KeptRoom> {
        let disk = lock(&self.disk);
        let leads = |room: &&KeptRoom| room.join.as_str() == key || room.watch.as_str() == key;
        disk.files.rooms.iter().find(leads).cloned()
    }

    pub(super) fn new_holder(&self, number: usize) -> Holder {
        let mut holders = lock(&self.holders);
        let mut holder = [number as u8; 32];
        holder[0] = holders.len() as u8;
        holders.push(holder);
        holder
    }

    /// The server, as soon as it is up.
    pub(super) async fn server(&self) -> Server {
        let current = Arc::clone(&self.current);
        loop {
            if let Some(Running { epoch, rooms, .. }) = current.get() {
                return Server { epoch, rooms, current };
            }
            current.until(Option::is_some).await;
        }
    }

    pub(super) fn start(&self, epoch: u64, faults: Faults) -> Arc<Store> {
        let mut random = self.branch();
        let most = *random.pick(&[1, 2, 8, 64]).unwrap_or(&64);
        let writes = *random.pick(&[1, 2, 1500]).unwrap_or(&1500);
        let store = Store::open(&self.disk, random, most, faults, self.plan.lie);
        let rooms = rooms(Arc::clone(&store) as Arc<dyn RoomStore>, writes, &self.limits);
        let running = Running { epoch, rooms, store: Arc::clone(&store) };
        self.current.set(Some(running));
        store
    }

    pub(super) fn crash(&self) {
        let Some(Running { rooms, store, .. }) = self.current.set(None) else {
            return;
        };
        self.checker().note(0, "crash");
        self.checker().here.clear();
        store.crash();
        if store.went_on.load(Ordering::Relaxed) {
            self.checker().wrong("it wrote after a failed sync");
        }
        // Its tasks end when nobody can call them any more.
        rooms.in_use().clear();
    }

    /// What the network makes of a message: a control spoils it.
    pub(super) fn spoil(&self, said: FromRoom, random: &mut Random) -> Vec<FromRoom> {
        let has_lines = matches!(&said, FromRoom::Lines { lines, .. } if !lines.is_empty());
        match self.plan.talk {
            Talk::WithGaps if has_lines && random.happens(100) => vec![],
            Talk::Twice if has_lines && random.happens(100) => vec![said.clone(), said],
            _ => vec![said],
        }
    }

    /// A control: the action is told to others before it was stored.
    pub(super) fn tell_too_early(&self, who: usize, room: &KeptRoom, action: &RoomAction) {
        let number = action.nonce[1..].parse::<usize>().ok();
        let mut checker = self.checker();
        let intent = number.and_then(|number| checker.intents.get(number)).cloned();
        let Some(Intent { meant, color, seen, .. }) = intent else {
            return;
        };
        match self.plan.talk {
            Talk::TooEarly => checker.said_lines(who, room, seen, &meant[..1]),
            Talk::ForTheOther if meant[0].starts_with("room ") => {}
            Talk::ForTheOther => {
                let mut disk = lock(&self.disk);
                let line = format!("{} {}", !color, action.action);
                if let Some(kept) = disk.files.games.get_mut(room.game.as_str()) {
                    kept.lines.push(line);
                }
            }
            _ => {}
        }
    }
}

/// Rooms that do all at once: what is played elsewhere follows from no seed.
pub(super) fn rooms(store: Arc<dyn RoomStore>, writes: usize, limits: &Arc<Limits>) -> Rooms {
    Rooms::with(Common::new(store, writes, Judges::new(), Duration::MAX), Arc::clone(limits))
}

/// Lives through one seed.
pub(super) async fn live(seed: u64, plan: Plan) -> Report {
    let mut random = Random::new(seed);
    let disk = Arc::new(Mutex::new(Disk::default()));
    let network = Network {
        delay_ms: *random.pick(&[5, 50, 400]).unwrap_or(&50),
        breaks_ms: *random.pick(&[3_000, 30_000, 300_000]).unwrap_or(&30_000),
        lost: *random.pick(&[0, 100, 300]).unwrap_or(&0),
        twice: *random.pick(&[0, 200, 500]).unwrap_or(&0),
    };
    let faults = Faults {
        commit_ms: *random.pick(&[3, 20, 200, 1000]).unwrap_or(&20),
        busy: *random.pick(&[0, 0, 50]).unwrap_or(&0),
        full: *random.pick(&[0, 0, 50]).unwrap_or(&0),
        failed: *random.pick(&[0, 0, 20]).unwrap_or(&0),
        unread: *random.pick(&[0, 0, 50, 300]).unwrap_or(&0),
    };
    let world = Arc::new(World {
        plan,
        checker: Mutex::new(Checker::new(&disk, plan.keeps_diary)),
        disk,
        current: Arc::default(),
        random: Mutex::new(random.branch()),
        limits: super::limits(),
        is_quiet: AtomicBool::new(false),
        resting: AtomicUsize::new(0),
        holders: Mutex::default(),
        strangers: Mutex::default(),
        pace_ms: *random.pick(&[300, 2000, 10_000]).unwrap_or(&2000),
    });
    let crashes = script::act_out(&world, &mut random, network, faults).await;
    let mut checker = world.checker();
    Report {
        trace: checker.trace,
        acknowledged: checker.acknowledged,
        told: checker.told,
        crashes,
        fault: checker.fault.take(),
        diary: checker.diary.take(),
    }
}
