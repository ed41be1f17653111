//! One board: two clients who play one game after the other by the schedule.

use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::Result;
use damier_contract::{FromRoom, RoomAction, RoomRefusal, ToRoom};
use tokio::time::{Instant, sleep, sleep_until};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::figures::{Figures, Times, add, lock};
use crate::net::{Http, address_of};
use crate::oracle::{Played, Told, mark};
use crate::plan::{Plan, Slot};
use crate::room::{self, Kind, OpenRoom};
use crate::scripts::{Ply, Random, Script};
use crate::socket::Socket;

/// So long after the last move was due answers are waited for.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);
/// Who is cut off without a word comes back within so long, not all at once.
const RETURN: Duration = Duration::from_secs(5);
/// Who does not get in tries for so long.
const RETRIES: Duration = Duration::from_secs(90);
/// Who was told that the server goes is cut off soon.
const FAREWELL: Duration = Duration::from_secs(15);

/// What all boards share.
#[derive(Debug)]
pub(crate) struct Hall {
    pub(crate) kind: Kind,
    pub(crate) server: std::net::SocketAddr,
    pub(crate) scripts: Vec<Script>,
    /// Rooms that were played in, and what was seen there.
    pub(crate) played: Mutex<Vec<(String, Played)>>,
    /// Whether clients that are cut off come back; else that is an error.
    pub(crate) come_back: bool,
    /// How long those were away who came back, both of a board.
    pub(crate) away: Times,
    /// How many clients were told that the server goes.
    pub(crate) byes: AtomicU64,
}

/// When the lines of a room were due, for those who watch.
pub(crate) type Dues = Mutex<HashMap<u32, Instant>>;

/// A move that is on its way.
#[derive(Debug)]
struct Flight {
    slot: Slot,
    /// What is sent, and sent again if the connection breaks.
    text: String,
    nonce: String,
    seen: u32,
    is_saved: bool,
    is_delivered: bool,
}

/// One board.
#[derive(Debug)]
pub(crate) struct Board {
    pub(crate) number: usize,
    pub(crate) figures: Arc<Figures>,
    pub(crate) dues: Option<Arc<Dues>>,
    pub(crate) room: OpenRoom,
    pub(crate) sockets: [Socket; 2],
    told: [Told; 2],
    acknowledged: Vec<(u32, u64)>,
    sent: Vec<u64>,
    script: usize,
    ply: usize,
    moves: u64,
    flight: Option<Flight>,
    /// After how long each was told to come back, since the server goes.
    bye: [Option<Duration>; 2],
}

impl Board {
    /// Both enter the room.
    pub(crate) async fn enter(
        hall: &Hall,
        number: usize,
        room: OpenRoom,
        figures: Arc<Figures>,
    ) -> Result<Board> {
        let (sockets, told) = enter_both(hall, number, &room).await?;
        Ok(Board {
            number,
            figures,
            dues: None,
            room,
            sockets,
            told,
            acknowledged: Vec::new(),
            sent: Vec::new(),
            script: number % hall.scripts.len().max(1),
            ply: 0,
            moves: 0,
            flight: None,
            bye: [None; 2],
        })
    }

    /// Plays until the plan is over and everything has been answered.
    pub(crate) async fn play(mut self, hall: Arc<Hall>, plan: Arc<Plan>, phase: f64) -> Board {
        let mut due = plan.next(phase, None);
        let deadline = sleep_until(plan.end() + PATIENCE);
        tokio::pin!(deadline);
        while due.is_some() || self.flight.is_some() {
            let may_move = due.filter(|_| self.flight.is_none());
            let [white, black] = &mut self.sockets;
            let heard = tokio::select! {
                text = white.hear() => text.map(|text| (0, text)),
                text = black.hear() => text.map(|text| (1, text)),
                () = sleep_until(may_move.map_or(plan.start, |slot| slot.at)), if may_move.is_some() => {
                    let Some(slot) = may_move else { continue };
                    due = plan.next(phase, Some(slot.at));
                    add(&self.figures.steps[slot.step].offered);
                    let sent = self.make_move(&hall, slot).await;
                    if !self.goes_on(&hall, sent).await {
                        break;
                    }
                    continue;
                }
                () = &mut deadline => break,
            };
            let went_on = match heard {
                Ok((side, text)) => self.hear(&hall, side, &text).await,
                Err(error) => Err(error),
            };
            if !self.goes_on(&hall, went_on).await {
                break;
            }
        }
        if self.flight.is_some() {
            self.figures.error(format!("board {}: a move was never answered", self.number));
        }
        while let Some(slot) = due {
            // The server was so far behind that nobody came to ask.
            add(&self.figures.steps[slot.step].offered);
            due = plan.next(phase, Some(slot.at));
        }
        self.put_down(&hall);
        self
    }

    fn next_ply<'a>(&self, hall: &'a Hall) -> Option<&'a Ply> {
        hall.scripts.get(self.script)?.plies.get(self.ply)
    }

    /// Sends the next move of the game.
    async fn make_move(&mut self, hall: &Hall, slot: Slot) -> Result<()> {
        let Some(ply) = self.next_ply(hall) else {
            return Ok(());
        };
        let mover = usize::from(!ply.is_white);
        self.moves += 1;
        let (seen, nonce) = (self.told[mover].version(), self.moves.to_string());
        let action = ply.action.clone();
        let said = ToRoom::Do(RoomAction { nonce: nonce.clone(), seen, action });
        let text = serde_json::to_string(&said)?;
        if let Some(dues) = &self.dues {
            lock(dues).insert(seen, slot.at);
        }
        self.sent.push(self.expected(hall, ply));
        self.flight = Some(Flight {
            slot,
            text: text.clone(),
            nonce,
            seen,
            is_saved: false,
            is_delivered: hall.kind == Kind::Bare,
        });
        self.sockets[mover].send(text).await
    }

    /// The line by which a move is told.
    fn expected(&self, hall: &Hall, ply: &Ply) -> u64 {
        mark(if hall.kind == Kind::Durable { &ply.line } else { &ply.action })
    }

    /// Hears what one of the two is told.
    async fn hear(&mut self, hall: &Hall, side: usize, text: &Utf8Bytes) -> Result<()> {
        if hall.kind == Kind::Bare {
            let is_ours = self.flight.as_ref().is_some_and(|flight| flight.text == text.as_str());
            if is_ours {
                self.saved(hall);
            } else {
                self.figures.error("an echo of something else");
            }
        } else {
            match serde_json::from_str(text)? {
                FromRoom::Lines { from, lines } => {
                    self.told[side].hear(from, &lines);
                    self.note_delivery(hall, side);
                }
                FromRoom::Saved { nonce, .. } => {
                    if self.flight.as_ref().is_some_and(|flight| flight.nonce == nonce) {
                        self.saved(hall);
                    }
                }
                FromRoom::Refused { nonce, why, detail } => self.refused(&nonce, why, &detail),
                FromRoom::Bye { retry_ms } => {
                    add(&hall.byes);
                    self.bye[side] = Some(Duration::from_millis(retry_ms.into()));
                }
                FromRoom::State { .. } | FromRoom::Pong => {}
            }
        }
        let is_done =
            self.flight.as_ref().is_some_and(|flight| flight.is_saved && flight.is_delivered);
        if is_done {
            self.flight = None;
            self.ply += 1;
            if self.next_ply(hall).is_none() {
                self.begin_another(hall).await?;
            }
        }
        Ok(())
    }

    fn note_delivery(&mut self, hall: &Hall, side: usize) {
        let is_of_mover = self.next_ply(hall).is_some_and(|ply| usize::from(!ply.is_white) == side);
        let Some(flight) = self.flight.as_mut().filter(|flight| !flight.is_delivered) else {
            return;
        };
        if !is_of_mover && self.told[side].version() > flight.seen {
            flight.is_delivered = true;
            self.figures.steps[flight.slot.step].delivery.record_since(flight.slot.at);
        }
    }

    fn saved(&mut self, hall: &Hall) {
        let line = self.next_ply(hall).map(|ply| self.expected(hall, ply));
        let Some(flight) = self.flight.as_mut().filter(|flight| !flight.is_saved) else {
            return;
        };
        flight.is_saved = true;
        let step = &self.figures.steps[flight.slot.step];
        step.ack.record_since(flight.slot.at);
        add(&step.saved);
        self.acknowledged.extend(line.map(|line| (flight.seen, line)));
    }

    fn refused(&mut self, nonce: &str, why: RoomRefusal, detail: &str) {
        let Some(flight) = self.flight.take_if(|flight| flight.nonce == nonce) else {
            return;
        };
        self.sent.pop();
        if why == RoomRefusal::Busy {
            // The same move again, when the next one is due.
            add(&self.figures.steps[flight.slot.step].shed);
        } else {
            self.figures.error(format!("{}: {why:?}: {detail}", flight.text));
        }
    }

    /// Goes to another room for another game.
    async fn begin_another(&mut self, hall: &Hall) -> Result<()> {
        self.put_down(hall);
        self.script = (self.script + 1) % hall.scripts.len().max(1);
        self.ply = 0;
        let begin = Instant::now();
        loop {
            match self.move_on(hall).await {
                Err(_) if hall.come_back && begin.elapsed() < RETRIES => {
                    sleep(Duration::from_secs(1)).await;
                }
                moved => return moved,
            }
        }
    }

    async fn move_on(&mut self, hall: &Hall) -> Result<()> {
        self.sockets.iter_mut().for_each(Socket::put_down);
        let mut http = Http::new(hall.server, address_of(self.number, 1));
        let rules = hall.scripts.get(self.script).map_or("", |script| &script.rules);
        // Those who only relay have rooms of any name.
        let number = self.number + usize::try_from(self.moves).unwrap_or(0) * 1_000_000;
        let room = room::open(hall.kind, &mut http, rules, number).await?;
        drop(http);
        (self.sockets, self.told) = enter_both(hall, self.number, &room).await?;
        self.room = room;
        self.dues = None;
        Ok(())
    }

    /// Keeps what was seen in this room, for the end.
    fn put_down(&mut self, hall: &Hall) {
        let played = Played {
            told: std::mem::take(&mut self.told).into(),
            acknowledged: std::mem::take(&mut self.acknowledged),
            sent: std::mem::take(&mut self.sent),
        };
        lock(&hall.played).push((self.room.key.clone(), played));
    }

    /// What is done when a connection breaks; false if that is the end.
    async fn goes_on(&mut self, hall: &Hall, outcome: Result<()>) -> bool {
        let Err(error) = outcome else {
            return true;
        };
        if !hall.come_back {
            self.figures.error(format!("board {}: {error:#}", self.number));
            return false;
        }
        let begin = Instant::now();
        if self.bye != [None; 2] {
            self.hear_out(hall).await;
        }
        // Twice as many sockets at once would be more than may be open.
        self.sockets.iter_mut().for_each(Socket::put_down);
        let [white, black] = [0, 1].map(|side| self.return_of(hall, side, begin));
        let (Some(white), Some(black)) = tokio::join!(white, black) else {
            self.figures.error(format!("board {}: nobody is let in again", self.number));
            return false;
        };
        self.sockets = [white, black];
        self.bye = [None; 2];
        hall.away.record_since(begin);
        let mover = self.next_ply(hall).map_or(0, |ply| usize::from(!ply.is_white));
        // Whether it was done before the connection broke is not known; sent
        // again, it is done once.
        match &self.flight {
            Some(flight) if !flight.is_saved => {
                self.sockets[mover].send(flight.text.clone()).await.is_ok()
            }
            _ => true,
        }
    }

    /// When one of the two was told that the server goes, so is the other.
    async fn hear_out(&mut self, hall: &Hall) {
        let to_the_end = async {
            for side in 0..2 {
                while let Ok(text) = self.sockets[side].hear().await {
                    if self.hear(hall, side, &text).await.is_err() {
                        break;
                    }
                }
            }
        };
        // Whoever is told nothing is not counted.
        let _ = tokio::time::timeout(FAREWELL, to_the_end).await;
    }

    /// Enters again where he was cut off, after a while that differs.
    async fn return_of(&self, hall: &Hall, side: usize, begin: Instant) -> Option<Socket> {
        let mut random = Random::new((self.number * 2 + side) as u64);
        sleep(self.bye[side].unwrap_or(RETURN.mul_f64(random.fraction()))).await;
        let way = room::way(
            hall.kind,
            hall.server,
            &self.room.key,
            self.room.seats[side].cookie.clone(),
            self.number + side,
            self.told[side].version(),
        );
        while begin.elapsed() < RETRIES {
            match Socket::open(&way).await {
                Ok(socket) => return Some(socket),
                Err(_) => sleep(Duration::from_secs(1).mul_f64(random.fraction())).await,
            }
        }
        None
    }
}

/// Both come in. Whoever does not know what was said before cannot move.
async fn enter_both(
    hall: &Hall,
    number: usize,
    room: &OpenRoom,
) -> Result<([Socket; 2], [Told; 2])> {
    let enter = |side: usize| {
        let cookie = room.seats[side].cookie.clone();
        let way = room::way(hall.kind, hall.server, &room.key, cookie, number + side, 0);
        async move {
            let (mut socket, mut told) = (Socket::open(&way).await?, Told::default());
            while hall.kind == Kind::Durable && told.version() == 0 {
                if let FromRoom::Lines { from, lines } =
                    serde_json::from_str(&socket.hear().await?)?
                {
                    told.hear(from, &lines);
                }
            }
            Ok::<_, anyhow::Error>((socket, told))
        }
    };
    let (white, black) = tokio::try_join!(enter(0), enter(1))?;
    Ok(([white.0, black.0], [white.1, black.1]))
}
