//! Rooms: two people in two places at one board, and those who watch.
//!
//! A room in use is one task ([`actor`]) that owns its table ([`table`], a pure
//! fold over the log); everybody else sends it calls. What it tells anybody is on
//! disk. A room that nobody is in is put away, and read again when somebody
//! comes: after a start nothing has to be loaded before the server is ready.

mod actor;
mod limits;
mod loading;
#[cfg(test)]
mod simulation;
mod socket;
mod table;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use damier_contract::{FromRoom, Header, Room, RoomAction, RoomRefusal};
use damier_rules::Color;
use tokio::sync::{OnceCell, mpsc, oneshot, watch};

pub(crate) use actor::{Guest, Invited};
pub(crate) use limits::Limits;
pub use limits::SocketLimits;
pub(crate) use socket::{attend, opened};
pub(crate) use table::Holder;

use crate::error::ApiError;
use crate::household::Codes;
use crate::judge::Judges;
use crate::metrics::{Histogram, Page};
use crate::store::{GameId, KeptRoom, ListedRoom, RoomKey, RoomStore, RoomsWanted};
use actor::{Actor, Call, Common, Ears, Place, WAITING};

/// So much may be on its way to the disk: more than a commit takes with it, and
/// so little that nobody waits long.
const WRITES: usize = 1500;
/// So many rooms are in use at once.
const MOST_IN_USE: usize = 50_000;
/// So many calls may wait for one room.
const CALLS: usize = 256;

/// What rooms have done, for programs that watch.
#[derive(Debug)]
pub(crate) struct Counts {
    /// How long it took until whoever did something was told that it is saved.
    acknowledged: Histogram,
    saved: AtomicU64,
    refused: AtomicU64,
    shed: AtomicU64,
    cut_off: AtomicU64,
    loaded: AtomicU64,
}

impl Default for Counts {
    fn default() -> Counts {
        let [saved, refused, shed, cut_off, loaded] = Default::default();
        let acknowledged = Histogram::of_times();
        Counts { acknowledged, saved, refused, shed, cut_off, loaded }
    }
}

impl Counts {
    fn acknowledged(&self, since: Instant) {
        let time = u64::try_from(since.elapsed().as_micros());
        self.acknowledged.count(time.unwrap_or(u64::MAX));
    }

    fn saved(&self, lines: usize) {
        self.saved.fetch_add(lines as u64, Ordering::Relaxed);
    }

    fn refused(&self, why: RoomRefusal) {
        let count = if why == RoomRefusal::Busy { &self.shed } else { &self.refused };
        count.fetch_add(1, Ordering::Relaxed);
    }

    fn loaded(&self) {
        self.loaded.fetch_add(1, Ordering::Relaxed);
    }

    fn cut_off(&self) {
        self.cut_off.fetch_add(1, Ordering::Relaxed);
    }
}

/// How rooms in use are called; empty while one is being read.
type InUse = HashMap<GameId, Arc<OnceCell<mpsc::Sender<Call>>>>;

/// All rooms.
#[derive(Clone, Debug)]
pub(crate) struct Rooms(Arc<Shared>);

struct Shared {
    common: Arc<Common>,
    in_use: Mutex<InUse>,
    limits: Arc<Limits>,
    /// Words by which seats are taken along.
    codes: Codes<(KeptRoom, Color)>,
    /// Says that the server goes, and waits for the sockets.
    stopping: watch::Sender<bool>,
}

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rooms").finish_non_exhaustive()
    }
}

/// Somebody's place in a room, until he leaves it.
#[derive(Debug)]
pub(crate) struct Joined {
    calls: mpsc::Sender<Call>,
    place: Place,
    says_bye: Arc<AtomicBool>,
    has_left: bool,
    /// What the room says to him; it ends when he is let go.
    pub(crate) said: mpsc::Receiver<Utf8Bytes>,
}

impl Joined {
    /// Whether he had a seat when he came in.
    pub(crate) const fn plays(&self) -> bool {
        self.place.plays
    }

    /// Has something done. The answer is said with the rest.
    pub(crate) async fn act(&self, action: RoomAction) -> bool {
        self.calls
            .send(Call::Do { client: self.place.client, action, asked: Instant::now() })
            .await
            .is_ok()
    }

    /// Leaves; for good if he said so.
    pub(crate) async fn leave(mut self, said_so: bool) {
        self.says_bye.store(said_so, Ordering::Relaxed);
        let _ = self.calls.send(Call::Leave { client: self.place.client }).await;
        self.has_left = true;
    }
}

/// Whoever came in may be gone before he can leave: his request was given up.
impl Drop for Joined {
    fn drop(&mut self) {
        if !self.has_left {
            // Where too much waits, the room notices when it speaks to him.
            let _ = self.calls.try_send(Call::Leave { client: self.place.client });
        }
    }
}

/// A room that is in use until this is dropped, also by a panic.
struct Open {
    rooms: Rooms,
    game: GameId,
    asked: mpsc::Receiver<Call>,
}

impl Drop for Open {
    fn drop(&mut self) {
        self.asked.close();
        self.rooms.put_away(&self.game);
    }
}

/// A place that somebody waits at. It is given up when the last of them goes and
/// no room came of it.
struct Reserved<'a> {
    rooms: &'a Rooms,
    game: &'a GameId,
    place: Arc<OnceCell<mpsc::Sender<Call>>>,
}

impl Drop for Reserved<'_> {
    fn drop(&mut self) {
        /// One is in the list, one is ours: nobody else can get one meanwhile.
        const LAST: usize = 2;
        let mut in_use = self.rooms.in_use();
        let is_ours = |place: &Arc<_>| Arc::ptr_eq(place, &self.place);
        let is_last = self.place.get().is_none() && Arc::strong_count(&self.place) == LAST;
        if is_last && in_use.get(self.game).is_some_and(is_ours) {
            in_use.remove(self.game);
        }
    }
}

impl Rooms {
    pub(crate) fn new(store: Arc<dyn RoomStore>, sockets: SocketLimits, judges: Judges) -> Rooms {
        let common = Common::new(store, WRITES, judges, loading::AT_ONCE);
        Rooms::with(common, Limits::new(sockets))
    }

    fn with(common: Common, limits: Arc<Limits>) -> Rooms {
        let (stopping, _) = watch::channel(false);
        Rooms(Arc::new(Shared {
            common: Arc::new(common),
            in_use: Mutex::default(),
            limits,
            codes: Codes::default(),
            stopping,
        }))
    }

    /// The same with other limits.
    pub(crate) fn with_limits(&self, sockets: SocketLimits) -> Rooms {
        let Common { store, judges, .. } = &*self.0.common;
        Rooms::new(Arc::clone(store), sockets, judges.clone())
    }

    pub(crate) fn limits(&self) -> &Arc<Limits> {
        &self.0.limits
    }

    pub(crate) fn codes(&self) -> &Codes<(KeptRoom, Color)> {
        &self.0.codes
    }

    /// Resolves when the server stops.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// Whether it stops: nobody should come any more.
    pub(crate) fn is_stopping(&self) -> bool {
        *self.0.stopping.borrow()
    }

    /// Tells every socket to go, and waits until all have.
    pub(crate) async fn drain(&self) {
        self.0.stopping.send_replace(true);
        self.0.stopping.closed().await;
    }

    /// Opens a room in which somebody has a seat.
    pub(crate) async fn open(
        &self,
        header: Header,
        color: Color,
        holder: Holder,
        name: Option<&str>,
    ) -> Result<KeptRoom, ApiError> {
        if let Some(fault) = actor::fault(&header) {
            return Err(ApiError::BadRequest(fault.into()));
        }
        let begun = self.0.common.begin(header).await;
        let mut table = begun.map_err(|error| ApiError::BadRequest(error.to_string()))?;
        let lines = table
            .seat(color, holder, name)
            .map_err(|refusal| ApiError::BadRequest(refusal.detail))?;
        Ok(actor::open(&*self.0.common.store, &table, lines).await?)
    }

    /// The room that a key leads to, and what for.
    pub(crate) async fn find(&self, key: &str) -> Result<(KeptRoom, Invited), ApiError> {
        let key = RoomKey::parse(key).ok_or(ApiError::NoSuchRoom)?;
        let room = self.0.common.store.find_room(&key).await?.ok_or(ApiError::NoSuchRoom)?;
        let invited = if room.join == key { Invited::ToPlay } else { Invited::ToWatch };
        Ok((room, invited))
    }

    pub(crate) async fn join(
        &self,
        room: &KeptRoom,
        guest: Guest,
        since: u32,
    ) -> Result<Joined, ApiError> {
        let (out, said) = mpsc::channel(WAITING);
        let says_bye = Arc::<AtomicBool>::default();
        let ears = Ears { out, says_bye: Arc::clone(&says_bye) };
        let ask = |reply| Call::Join { guest, since, ears: ears.clone(), reply };
        let (calls, place) = self.ask(room, ask).await?;
        Ok(Joined { calls, place, says_bye, has_left: false, said })
    }

    pub(crate) async fn read(
        &self,
        room: &KeptRoom,
        guest: Guest,
        since: u32,
    ) -> Result<Room, ApiError> {
        Ok(self.ask(room, |reply| Call::Read { guest, since, reply }).await?.1)
    }

    pub(crate) async fn act(
        &self,
        room: &KeptRoom,
        guest: Guest,
        action: RoomAction,
    ) -> Result<FromRoom, ApiError> {
        let asked = Instant::now();
        let ask = |reply| Call::DoOnce { guest, action: action.clone(), asked, reply };
        Ok(self.ask(room, ask).await?.1)
    }

    pub(crate) async fn sit(
        &self,
        room: &KeptRoom,
        guest: Guest,
        name: Option<String>,
    ) -> Result<Color, ApiError> {
        self.ask(room, |reply| Call::Sit { guest, name: name.clone(), reply }).await?.1
    }

    pub(crate) async fn move_seat(
        &self,
        room: &KeptRoom,
        color: Color,
        holder: Holder,
    ) -> Result<(), ApiError> {
        self.ask(room, |reply| Call::Move { color, holder, reply }).await?.1
    }

    /// Closes the room of a game, whatever goes on there; false if it was closed.
    pub(crate) async fn close(&self, game: &GameId) -> Result<bool, ApiError> {
        let room = self.0.common.store.room_of(game).await?.ok_or(ApiError::NoSuchRoom)?;
        self.ask(&room, |reply| Call::Close { reply }).await?.1
    }

    /// The rooms that are wanted, at most so many.
    pub(crate) async fn list(
        &self,
        wanted: RoomsWanted,
        most: u32,
    ) -> Result<Vec<ListedRoom>, ApiError> {
        Ok(self.0.common.store.rooms(wanted, most).await?)
    }

    /// Asks a room, and takes it into use if it is not. A room that was just put
    /// away is taken into use again.
    async fn ask<T>(
        &self,
        room: &KeptRoom,
        call: impl Fn(oneshot::Sender<T>) -> Call,
    ) -> Result<(mpsc::Sender<Call>, T), ApiError> {
        for _ in 0..3 {
            let calls = self.take_into_use(room).await?;
            let (reply, answer) = oneshot::channel();
            match calls.try_send(call(reply)) {
                Ok(()) => {}
                Err(mpsc::error::TrySendError::Full(_)) => return Err(ApiError::Busy),
                Err(mpsc::error::TrySendError::Closed(_)) => continue,
            }
            if let Ok(answer) = answer.await {
                return Ok((calls, answer));
            }
        }
        Err(ApiError::Busy)
    }

    /// Several who come at once read the room once: the others wait for the first,
    /// and if he goes, another of them begins.
    async fn take_into_use(&self, room: &KeptRoom) -> Result<mpsc::Sender<Call>, ApiError> {
        let place = self.place(&room.game)?;
        let place = Reserved { rooms: self, game: &room.game, place };
        let load = || async {
            let mut actor = Actor::load(Arc::clone(&self.0.common), room.clone()).await?;
            let (calls, asked) = mpsc::channel(CALLS);
            let mut open = Open { rooms: self.clone(), game: room.game.clone(), asked };
            tokio::spawn(async move { actor.run(&mut open.asked).await });
            Ok::<_, ApiError>(calls)
        };
        place.place.get_or_try_init(load).await.cloned()
    }

    /// Where the room of a game is, or will be.
    fn place(&self, game: &GameId) -> Result<Arc<OnceCell<mpsc::Sender<Call>>>, ApiError> {
        let mut in_use = self.in_use();
        let is_closed =
            |place: &OnceCell<mpsc::Sender<Call>>| place.get().is_some_and(mpsc::Sender::is_closed);
        if let Some(place) = in_use.get(game).filter(|place| !is_closed(place)) {
            return Ok(Arc::clone(place));
        }
        if in_use.len() >= MOST_IN_USE {
            return Err(ApiError::Busy);
        }
        let place = Arc::default();
        in_use.insert(game.clone(), Arc::clone(&place));
        Ok(place)
    }

    fn put_away(&self, game: &GameId) {
        let mut in_use = self.in_use();
        let calls = in_use.get(game).and_then(|place| place.get());
        if calls.is_some_and(mpsc::Sender::is_closed) {
            in_use.remove(game);
        }
    }

    fn in_use(&self) -> std::sync::MutexGuard<'_, InUse> {
        self.0.in_use.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells programs that watch what rooms have done.
    pub(crate) fn tell(&self, page: &mut Page) {
        let Common { counts, writes, .. } = &*self.0.common;
        let Counts { acknowledged, saved, refused, shed, cut_off, loaded } = counts;
        let count = |count: &AtomicU64| count.load(Ordering::Relaxed);
        page.gauge("rooms_in_use", self.in_use().len() as u64);
        page.gauge("room_sockets", self.0.limits.sockets() as u64);
        page.gauge("room_writes_waiting", (WRITES - writes.available_permits()) as u64);
        page.counter("room_lines_saved_total", count(saved));
        page.counter("room_actions_refused_total", count(refused));
        page.counter("room_actions_shed_total", count(shed));
        page.counter("room_clients_cut_off_total", count(cut_off));
        page.counter("rooms_loaded_total", count(loaded));
        page.histogram("room_ack_seconds", acknowledged);
    }

    /// The same as a text.
    #[cfg(test)]
    pub(crate) fn metrics(&self) -> String {
        let mut page = Page::default();
        self.tell(&mut page);
        page.into_text()
    }
}
