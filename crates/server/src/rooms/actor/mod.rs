//! One room that is in use: a task that owns its table. Everybody else sends it
//! calls, one after the other; what it says to its clients is on disk.

mod telling;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use damier_api::{RoomLine, SavedGameError};
use damier_contract::{FromRoom, Header, Room, RoomAction, RoomRefusal, Seat, Wish};
use damier_rules::Color;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::Instant;

use super::loading::load_table;
use super::table::{Before, ByColor, Holder, Refusal, Table};
use crate::error::ApiError;
use crate::judge::{self, Judges};
use crate::lane::aside;
use crate::log::say_about;
use crate::store::{Addition, GameId, KeptRoom, NewGame, RoomKey, RoomStore, StoreError, Visitor};

/// So many messages may wait for a client; who reads more slowly is cut off.
pub(super) const WAITING: usize = 64;
/// A room that nobody is in is put away after so long.
const UNUSED: Duration = Duration::from_secs(60);
/// Whoever is back within so long was not away.
const BLINK: Duration = Duration::from_secs(3);
/// How often everybody is told how many watch.
const RECOUNT: Duration = Duration::from_secs(1);
/// Who is away for so long has left: as at lichess, ten times 30 seconds for a
/// game without a clock, half of it for those without an account.
const AWAY: Duration = Duration::from_secs(150);
/// The same of those who said that they go.
const GONE: Duration = Duration::from_secs(10);

/// So many rooms do something costly at once; the others of them wait. A room does
/// one thing after the other, so that all of them have their turns.
const COSTLY: usize = 1;
/// Where one action took long, so many after it may, too.
const WARY_FOR: u32 = 20;

/// What leads somebody in.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Invited {
    ToPlay,
    ToWatch,
}

/// Who is in the room, or asks something of it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) holder: Option<Holder>,
    pub(crate) invited: Invited,
}

/// What a room is asked.
#[derive(Debug)]
pub(super) enum Call {
    /// Somebody comes in: the log from a line on and all that happens is sent to
    /// him.
    Join { guest: Guest, since: u32, ears: Ears, reply: oneshot::Sender<Place> },
    /// He does something; the answer comes with the rest.
    Do { client: u64, action: RoomAction, asked: std::time::Instant },
    /// He goes.
    Leave { client: u64 },
    /// Somebody who is not in the room does something.
    DoOnce {
        guest: Guest,
        action: RoomAction,
        asked: std::time::Instant,
        reply: oneshot::Sender<FromRoom>,
    },
    /// How it stands, with the log from a line on.
    Read { guest: Guest, since: u32, reply: oneshot::Sender<Room> },
    /// Somebody takes the free seat.
    Sit { guest: Guest, name: Option<String>, reply: oneshot::Sender<Result<Color, ApiError>> },
    /// Somebody takes a seat over.
    Move { color: Color, holder: Holder, reply: oneshot::Sender<Result<(), ApiError>> },
    /// The operator closes it.
    Close { reply: oneshot::Sender<Result<bool, ApiError>> },
}

/// How a client hears what the room says.
#[derive(Clone, Debug)]
pub(super) struct Ears {
    pub(super) out: mpsc::Sender<Utf8Bytes>,
    /// Set before he goes, if he says that it is for good: however the room comes to
    /// know that he has gone, it knows this too.
    pub(super) says_bye: Arc<AtomicBool>,
}

/// What somebody is in a room that he came into.
#[derive(Copy, Clone, Debug)]
pub(super) struct Place {
    /// By it he does things and leaves.
    pub(super) client: u64,
    /// Whether he has a seat there.
    pub(super) plays: bool,
}

/// What all rooms share.
#[derive(Debug)]
pub(super) struct Common {
    pub(super) store: Arc<dyn RoomStore>,
    /// So much may be on its way to the disk; what is more is not begun.
    pub(super) writes: Semaphore,
    pub(super) counts: super::Counts,
    /// For logs that take longer than this to play.
    pub(super) judges: Judges,
    pub(super) at_once: Duration,
    /// Rooms in which an action takes longer than that have turns.
    pub(super) costly: Semaphore,
}

impl Common {
    pub(super) fn new(
        store: Arc<dyn RoomStore>,
        writes: usize,
        judges: Judges,
        at_once: Duration,
    ) -> Common {
        let (writes, costly) = (Semaphore::new(writes), Semaphore::new(COSTLY));
        Common { store, writes, counts: super::Counts::default(), judges, at_once, costly }
    }

    /// The table of a game before its first line. What somebody has set up himself may
    /// take long to look at.
    pub(super) async fn begin(&self, header: Header) -> Result<Table, SavedGameError> {
        if header.start.is_none() {
            return Table::begin(header);
        }
        let _turn = self.costly.acquire().await;
        aside(|| Table::begin(header))
    }
}

struct Client {
    guest: Guest,
    ears: Ears,
    /// How the room stood when he was told so last.
    told: Option<Arc<telling::Standing>>,
}

/// Where a player is.
#[derive(Copy, Clone, Debug)]
struct Presence {
    /// Since when he is not here; nothing while he is.
    away_since: Option<Instant>,
    said_so: bool,
}

/// A room that is in use.
pub(super) struct Actor {
    common: Arc<Common>,
    room: KeptRoom,
    table: Table,
    clients: BTreeMap<u64, Client>,
    next_client: u64,
    presence: ByColor<Presence>,
    next: Option<KeptRoom>,
    /// When to tell everybody how the room stands.
    state_due: Option<Instant>,
    /// Something took long here, even if it was refused: so many more may, too.
    wary_for: u32,
    /// What is on the table is not what is stored, and cannot be read: whoever
    /// comes next reads the room anew.
    is_void: bool,
}

impl Actor {
    /// Reads a room from the store.
    pub(super) async fn load(common: Arc<Common>, room: KeptRoom) -> Result<Actor, ApiError> {
        let table = load_table(&common, &room.game).await?;
        // Nobody is here yet, not even for a blink.
        let now = Instant::now();
        let away_since = Some(now.checked_sub(BLINK).unwrap_or(now));
        let absent = Presence { away_since, said_so: false };
        let mut actor = Actor {
            common,
            room,
            table,
            clients: BTreeMap::new(),
            next_client: 0,
            presence: ByColor::new(absent, absent),
            next: None,
            state_due: None,
            wary_for: 0,
            is_void: false,
        };
        actor.find_next().await?;
        Ok(actor)
    }

    /// Answers until nobody has used the room for a while.
    pub(super) async fn run(&mut self, calls: &mut mpsc::Receiver<Call>) {
        while !self.is_void {
            let far = Instant::now() + Duration::from_secs(3600);
            let (due, unused) = (self.state_due, self.clients.is_empty());
            tokio::select! {
                // What is due waits for no number of calls.
                biased;
                () = tokio::time::sleep_until(due.unwrap_or(far)), if due.is_some() => {
                    self.tell_state();
                }
                call = calls.recv() => match call {
                    Some(call) => {
                        let is_last = matches!(call, Call::Close { .. });
                        self.answer(call).await;
                        // Closed by its operator, and nobody is in it.
                        if is_last && self.clients.is_empty() {
                            return;
                        }
                    }
                    None => return,
                },
                () = tokio::time::sleep(UNUSED), if unused => return,
            }
        }
    }

    async fn answer(&mut self, call: Call) {
        match call {
            Call::Join { guest, since, ears, reply } => {
                let place = self.join(guest, since, ears);
                if reply.send(place).is_err() {
                    self.leave(place.client);
                }
            }
            Call::Do { client, action, asked } => {
                let Some(guest) = self.clients.get(&client).map(|client| client.guest) else {
                    return;
                };
                let answer = self.act(guest, action, asked).await;
                self.send(client, &answer);
            }
            Call::Leave { client } => self.leave(client),
            Call::DoOnce { guest, action, asked, reply } => {
                let answer = self.act(guest, action, asked).await;
                let _ = reply.send(answer);
            }
            Call::Read { guest, since, reply } => {
                let _ = reply.send(self.read(guest, since));
            }
            Call::Sit { guest, name, reply } => {
                let _ = reply.send(self.sit(guest, name.as_deref()).await);
            }
            Call::Move { color, holder, reply } => {
                let _ = reply.send(self.move_seat(color, holder).await);
            }
            Call::Close { reply } => {
                let _ = reply.send(self.close().await);
            }
        }
    }

    fn join(&mut self, guest: Guest, since: u32, ears: Ears) -> Place {
        let number = self.next_client;
        self.next_client += 1;
        self.clients.insert(number, Client { guest, ears, told: None });
        let seat = self.seat(&guest);
        let was_here = seat.is_none_or(|color| self.is_here(color));
        if let Some(color) = seat {
            self.presence[color] = Presence { away_since: None, said_so: false };
        }
        let from = since.min(self.table.version());
        let lines = FromRoom::Lines { from, lines: self.table.since(from).to_vec() };
        self.send(number, &lines);
        let state = self.state(guest);
        let standing = self.standing(state.clone());
        self.send(number, &FromRoom::State { state });
        if let Some(client) = self.clients.get_mut(&number) {
            client.told = Some(Arc::new(standing));
        }
        if was_here {
            self.tell_state_within(RECOUNT);
        } else {
            self.tell_state();
        }
        Place { client: number, plays: seat.is_some() }
    }

    fn leave(&mut self, number: u64) {
        let Some(client) = self.clients.remove(&number) else {
            return;
        };
        let said_so = client.ears.says_bye.load(Ordering::Relaxed);
        let Some(color) = self.seat(&client.guest) else {
            return self.tell_state_within(RECOUNT);
        };
        let is_elsewhere =
            self.clients.values().any(|other| self.seat(&other.guest) == Some(color));
        if !is_elsewhere {
            self.presence[color] = Presence { away_since: Some(Instant::now()), said_so };
            self.tell_state_within(if said_so { Duration::ZERO } else { BLINK });
        }
    }

    /// Does what somebody wants, and says what came of it.
    async fn act(
        &mut self,
        guest: Guest,
        action: RoomAction,
        asked: std::time::Instant,
    ) -> FromRoom {
        let RoomAction { nonce, seen, action } = action;
        match self.try_act(guest, seen, &action).await {
            Ok(version) => {
                self.common.counts.acknowledged(asked);
                FromRoom::Saved { nonce, version }
            }
            Err(Refusal { why, detail }) => {
                self.common.counts.refused(why);
                FromRoom::Refused { nonce, why, detail }
            }
        }
    }

    async fn try_act(&mut self, guest: Guest, seen: u32, action: &str) -> Result<u32, Refusal> {
        let no_seat = || Refusal::new(RoomRefusal::NoSeat, "this seat is another's");
        let color = self.seat(&guest).ok_or_else(no_seat)?;
        if seen > self.table.version() {
            return Err(Refusal::new(RoomRefusal::Ahead, "there are not so many lines"));
        }
        if let Some(version) = self.table.already_done(color, seen, action) {
            return Ok(version);
        }
        let common = Arc::clone(&self.common);
        let turn = if self.wary_for > 0 { common.costly.acquire().await.ok() } else { None };
        let busy = |_| Refusal::new(RoomRefusal::Busy, "too much is being saved");
        let _write = common.writes.try_acquire().map_err(busy)?;
        let may_claim = self.claim_in(!color) == Some(Duration::ZERO);
        let before = self.table.before();
        let begun = std::time::Instant::now();
        let mut act = || self.table.act(color, action, may_claim);
        let done = if turn.is_some() { aside(act) } else { act() };
        let is_costly = begun.elapsed() >= common.at_once;
        self.wary_for = if is_costly { WARY_FOR } else { self.wary_for.saturating_sub(1) };
        drop(turn);
        let mut lines = match done {
            Ok(lines) => lines,
            Err(refusal) => {
                // Nothing has happened then. Should it ever have by halves, it is undone.
                self.put_back(before).await;
                return Err(refusal);
            }
        };
        if lines[0] == RoomLine::Grant(color, Wish::Rematch).to_string() {
            let opened = match self.open_next().await {
                Ok(next) => {
                    let line = self.fold(&RoomLine::Next(next.game.to_string()));
                    self.next = Some(next);
                    line
                }
                Err(error) => Err(error),
            };
            match opened {
                Ok(line) => lines.push(line),
                Err(error) => return Err(self.give_up(before, &error).await),
            }
        }
        self.keep(before, lines).await
    }

    /// The same line, now that it has happened.
    fn fold(&mut self, line: &RoomLine) -> Result<String, StoreError> {
        let line = line.to_string();
        self.table.fold(&line).map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(line)
    }

    /// Has lines stored that have happened at the table since, and tells them to
    /// everybody.
    async fn keep(&mut self, before: Before, lines: Vec<String>) -> Result<u32, Refusal> {
        let version = self.table.version();
        let seen = version - u32::try_from(lines.len()).unwrap_or(version);
        let changes_state = lines.iter().any(|line| RoomLine::is_one(line)) || self.table.is_over();
        let addition = Addition {
            id: self.room.game.clone(),
            seen,
            entries: lines,
            standing: judge::standing(self.table.game()),
            by: Visitor::ROOM,
        };
        if let Err(error) = self.common.store.append(addition).await {
            return Err(self.give_up(before, &error).await);
        }
        let lines = self.table.since(seen).to_vec();
        self.common.counts.saved(lines.len());
        self.tell(|_, _| true, &FromRoom::Lines { from: seen, lines });
        if changes_state {
            self.tell_state();
        }
        Ok(version)
    }

    /// What happened here was not stored, so that it has not: the table is as it was
    /// before, or what the store says where that knows better.
    async fn give_up(&mut self, before: Before, error: &StoreError) -> Refusal {
        let about = vec![("game", self.room.game.to_string())];
        say_about(about, format_args!("a room could not save what was done: {error}"));
        if error.is_refusal() {
            self.read_again().await;
        } else {
            self.put_back(before).await;
        }
        if self.table.next().is_none() {
            self.next = None;
        }
        match error {
            StoreError::Busy => Refusal::new(RoomRefusal::Busy, error.to_string()),
            _ => Refusal::new(RoomRefusal::NotSaved, error.to_string()),
        }
    }

    async fn put_back(&mut self, before: Before) {
        if !self.table.put_back(before) {
            self.read_again().await;
        }
    }

    async fn read_again(&mut self) {
        match load_table(&self.common, &self.room.game).await {
            Ok(table) => self.table = table,
            Err(_) => self.is_void = true,
        }
    }

    async fn sit(&mut self, guest: Guest, name: Option<&str>) -> Result<Color, ApiError> {
        if let Some(color) = self.seat(&guest) {
            return Ok(color);
        }
        let (Some(holder), Invited::ToPlay) = (guest.holder, guest.invited) else {
            return Err(ApiError::NotYours);
        };
        let color = self.table.free_seat().ok_or(ApiError::SeatsTaken)?;
        let before = self.table.before();
        let lines = self.table.seat(color, holder, name).map_err(refused)?;
        self.keep_seat(color, before, lines).await?;
        Ok(color)
    }

    async fn move_seat(&mut self, color: Color, holder: Holder) -> Result<(), ApiError> {
        match self.table.seat_of(Some(&holder)) {
            Some(own) if own == color => return Ok(()),
            // He would sit opposite himself.
            Some(_) => return Err(ApiError::SeatsTaken),
            None => {}
        }
        let before = self.table.before();
        let lines = self.table.seat(color, holder, None).map_err(refused)?;
        self.keep_seat(color, before, lines).await
    }

    /// Stores who has a seat now. Whether he is here is known before anybody is told
    /// whose seat it is: else it is said of him what was so of nobody.
    async fn keep_seat(
        &mut self,
        color: Color,
        before: Before,
        lines: Vec<String>,
    ) -> Result<(), ApiError> {
        self.note_presence(color);
        let kept = self.keep(before, lines).await;
        if kept.is_err() {
            self.note_presence(color);
        }
        kept.map(drop).map_err(refused)
    }

    /// Closes the room; false if it was.
    async fn close(&mut self) -> Result<bool, ApiError> {
        if self.table.is_closed() {
            return Ok(false);
        }
        let before = self.table.before();
        let line = self.fold(&RoomLine::Close)?;
        self.keep(before, vec![line]).await.map_err(refused)?;
        Ok(true)
    }

    /// Who sat down may be in the room already.
    fn note_presence(&mut self, color: Color) {
        let is_here = self.clients.values().any(|client| self.seat(&client.guest) == Some(color));
        let away_since = (!is_here).then(Instant::now);
        self.presence[color] = Presence { away_since, said_so: false };
    }

    /// Opens the room of the next game.
    async fn open_next(&self) -> Result<KeptRoom, StoreError> {
        let header = self.table.header();
        let header =
            Header { white: header.black.clone(), black: header.white.clone(), ..header.clone() };
        let failed = |error: SavedGameError| StoreError::Failed(error.to_string());
        let mut next = self.common.begin(header).await.map_err(failed)?;
        let lines = self.table.swapped();
        lines.iter().try_for_each(|line| next.fold(line)).map_err(failed)?;
        open(&*self.common.store, &next, lines).await
    }

    async fn find_next(&mut self) -> Result<(), StoreError> {
        if let Some(id) = self.table.next().and_then(GameId::parse) {
            self.next = self.common.store.room_of(&id).await?;
        }
        Ok(())
    }

    fn seat(&self, guest: &Guest) -> Option<Color> {
        self.table.seat_of(guest.holder.as_ref())
    }

    fn is_here(&self, color: Color) -> bool {
        let Presence { away_since, said_so } = self.presence[color];
        away_since.is_none_or(|since| !said_so && since.elapsed() < BLINK)
    }

    /// How long until the game of somebody who is away can be claimed.
    fn claim_in(&self, color: Color) -> Option<Duration> {
        let Presence { away_since, said_so } = self.presence[color];
        let is_possible =
            !self.table.is_over() && self.table.free_seat().is_none() && !self.is_here(color);
        let after = if said_so { GONE } else { AWAY };
        let since = away_since.filter(|_| is_possible)?;
        Some(after.saturating_sub(since.elapsed()))
    }
}

fn refused(refusal: Refusal) -> ApiError {
    match refusal.why {
        RoomRefusal::Busy => ApiError::Busy,
        RoomRefusal::NotSaved => ApiError::Storage,
        _ => ApiError::BadRequest(refusal.detail),
    }
}

/// Opens a room in the store: this table, to which these lines have led.
pub(super) async fn open(
    store: &dyn RoomStore,
    table: &Table,
    lines: Vec<String>,
) -> Result<KeptRoom, StoreError> {
    let failed = |reason: String| StoreError::Failed(reason);
    let key = || RoomKey::random().map_err(|error| failed(error.to_string()));
    let room = KeptRoom { game: GameId::random()?, join: key()?, watch: key()? };
    let text = serde_json::to_string(table.header()).map_err(|error| failed(error.to_string()))?;
    let game = NewGame {
        id: room.game.clone(),
        header: text,
        words: String::new(),
        standing: judge::standing(table.game()),
        by: Visitor::ROOM,
    };
    store.open_room(game, room.clone(), lines).await?;
    Ok(room)
}

/// Whether a header is one for a room: two people, and no clock yet.
pub(super) fn fault(header: &Header) -> Option<&'static str> {
    let is_person = |seat: &Seat| matches!(seat, Seat::Person { .. });
    if !is_person(&header.white) || !is_person(&header.black) {
        return Some("in a room both seats are for people");
    }
    if header.clock.is_some() {
        return Some("rooms have no clocks yet");
    }
    judge::fault(header)
}
