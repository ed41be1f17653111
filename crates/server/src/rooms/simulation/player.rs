//! Somebody who plays, as the page does it: one action at a time, sent again
//! until it is answered, over connections that break.

use std::sync::Arc;

use damier_contract::{FromRoom, Room, RoomAction, RoomRefusal};
use damier_rules::Color;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, sleep_until};

use super::checker::Intent;
use super::choose::{Want, want};
use super::disk::lock;
use super::link::{Link, Network};
use super::random::Random;
use super::world::{Server, World};
use crate::error::ApiError;
use crate::rooms::table::Table;
use crate::rooms::{Guest, Holder, Invited};
use crate::store::KeptRoom;

/// What has no answer yet.
#[derive(Clone, Debug)]
struct Pending {
    action: RoomAction,
    again: Instant,
}

#[derive(Debug)]
pub(super) struct Player {
    pub(super) number: usize,
    pub(super) world: Arc<World>,
    pub(super) random: Random,
    pub(super) network: Network,
    pub(super) room: KeptRoom,
    pub(super) holder: Option<Holder>,
    pub(super) color: Option<Color>,
    /// The seat he was given in an answer that got lost.
    sat: Option<Color>,
    table: Option<Table>,
    next: Option<String>,
    pending: Option<Pending>,
    /// So many lines there are at least: they were acknowledged.
    saved: u32,
    acts_at: Instant,
    moves_to: Option<Holder>,
    post: (mpsc::UnboundedSender<FromRoom>, mpsc::UnboundedReceiver<FromRoom>),
}

/// How a session ended.
enum End {
    Broken,
    Rested,
    /// On to the next room, or with another device.
    Elsewhere,
}

impl Player {
    pub(super) fn new(
        world: &Arc<World>,
        number: usize,
        network: Network,
        room: KeptRoom,
        holder: Option<Holder>,
    ) -> Player {
        let mut random = world.branch();
        let acts_at = Instant::now() + random.within(2000);
        Player {
            number,
            world: Arc::clone(world),
            random,
            network,
            room,
            holder,
            color: None,
            sat: None,
            table: None,
            next: None,
            pending: None,
            saved: 0,
            acts_at,
            moves_to: None,
            post: mpsc::unbounded_channel(),
        }
    }

    fn guest(&self) -> Guest {
        let invited = if self.holder.is_some() { Invited::ToPlay } else { Invited::ToWatch };
        Guest { holder: self.holder, invited }
    }

    fn heard(&self) -> u32 {
        self.table.as_ref().map_or(0, Table::version)
    }

    /// Plays, or watches, until the world has come to rest.
    pub(super) async fn live(mut self) {
        loop {
            sleep(self.random.within(self.network.delay_ms)).await;
            let server = self.world.server().await;
            let attended = self.attend(&server).await;
            match attended {
                None | Some(End::Broken | End::Elsewhere) => {}
                Some(End::Rested) => return self.world.rested(),
            }
            if self.world.is_wrong() {
                return;
            }
        }
    }

    async fn attend(&mut self, server: &Server) -> Option<End> {
        let guest = self.guest();
        if self.table.is_none() {
            let read = server.while_up(|rooms| {
                let room = self.room.clone();
                async move { rooms.read(&room, guest, 0).await }
            });
            let Room { header, .. } = self.must_be_there(read.await?)?;
            self.table = Table::begin(header).ok();
        }
        if self.holder.is_some() && self.color.is_none() {
            let sat = server.while_up(|rooms| {
                let room = self.room.clone();
                async move { rooms.sit(&room, guest, None).await }
            });
            let sat = sat.await?;
            if matches!(&sat, Err(ApiError::BadRequest(why)) if why.contains("closed")) {
                return self.world.is_quiet().then_some(End::Rested);
            }
            let color = self.must_be_there(sat)?;
            if self.random.happens(self.network.lost) {
                // He never hears that he sits, and sits down again.
                self.sat.get_or_insert(color);
                return None;
            }
            if self.sat.take().is_some_and(|before| before != color) {
                self.world.checker().wrong(format!("{} is given another seat", self.number));
            }
            self.color = Some(color);
        }
        if let Some(device) = self.moves_to {
            let color = self.color?;
            let moved = server.while_up(|rooms| {
                let room = self.room.clone();
                async move { rooms.move_seat(&room, color, device).await }
            });
            let moved = moved.await?;
            if matches!(&moved, Err(ApiError::BadRequest(why)) if why.contains("closed")) {
                self.moves_to = None;
                return None;
            }
            self.must_be_there(moved)?;
            if self.random.happens(self.network.lost) {
                // The device asks again, by the same token.
                return None;
            }
            let old = self.holder.replace(device);
            self.moves_to = None;
            let game = self.room.game.clone();
            lock(&self.world.strangers).extend(old.map(|old| (game, old)));
        }
        let (guest, since) = (self.guest(), self.heard());
        let joined = server.while_up(|rooms| {
            let room = self.room.clone();
            async move { rooms.join(&room, guest, since).await }
        });
        let joined = self.must_be_there(joined.await?)?;
        let link = Link::new(joined, self.network, &mut self.random);
        Some(self.converse(server, link).await)
    }

    /// A room that was opened stays; all else may be otherwise next time.
    fn must_be_there<T>(&self, answer: Result<T, ApiError>) -> Option<T> {
        match answer {
            Ok(answer) => Some(answer),
            Err(ApiError::Busy | ApiError::Storage | ApiError::DiskFull | ApiError::Failed(_)) => {
                None
            }
            Err(error) => {
                self.world.checker().wrong(format!("{}: {error:?}", self.number));
                None
            }
        }
    }

    async fn converse(&mut self, server: &Server, mut link: Link) -> End {
        let (room, holder) = (self.room.clone(), self.holder);
        if let Some(holder) = holder {
            self.world.checker().came(&room, holder);
        }
        let end = loop {
            let due = link.due().min(self.due());
            let stalled = link.is_stalled();
            tokio::select! {
                biased;
                () = server.down() => break None,
                Some(answer) = self.post.1.recv() => self.answered(&answer),
                said = link.joined.said.recv(), if !stalled => match said {
                    Some(said) => self.said(&mut link, &said),
                    None => break Some(End::Broken),
                },
                () = sleep_until(due) => {
                    link.arrive().await;
                    while let Some(said) = link.down.take() {
                        self.hear(said);
                    }
                    if link.breaks <= Instant::now() {
                        break Some(End::Broken);
                    }
                    if let Some(end) = self.act(server, &mut link) {
                        break Some(end);
                    }
                }
            }
            if self.world.is_wrong() {
                break Some(End::Rested);
            }
        };
        if let Some(holder) = holder {
            self.world.checker().went(&room, holder);
        }
        let Some(end) = end else {
            return End::Broken;
        };
        // The server notices sooner or later, or its question is given up.
        if self.random.happens(500) {
            let (time, said_so) = (self.random.within(35_000), self.random.happens(100));
            let joined = link.joined;
            tokio::spawn(async move {
                sleep(time).await;
                joined.leave(said_so).await;
            });
        }
        end
    }

    /// When this player does something next.
    fn due(&self) -> Instant {
        self.pending.as_ref().map_or(self.acts_at, |pending| pending.again)
    }

    fn said(&mut self, link: &mut Link, text: &str) {
        let Ok(said) = serde_json::from_str(text) else {
            return self.world.checker().wrong(format!("this is no message: {text}"));
        };
        let (plays, is_late) = (self.holder.is_some(), link.was_stalled);
        self.world.checker().said(self.number, &self.room, plays, is_late, &said);
        if matches!(said, FromRoom::State { .. }) {
            self.world.checker().tells_nothing(self.number, text);
        }
        for said in self.world.spoil(said, &mut self.random) {
            link.deliver(said, &mut self.random);
        }
    }

    /// Something has come through.
    fn hear(&mut self, said: FromRoom) {
        match said {
            FromRoom::Lines { from, lines } => {
                if from != self.heard() {
                    let (number, heard) = (self.number, self.heard());
                    let what = format!("{number} has heard {heard} lines, and is told from {from}");
                    return self.world.checker().wrong(what);
                }
                for line in lines {
                    let folded = self.table.as_mut().map(|table| table.fold(&line));
                    if let Some(Err(error)) = folded {
                        self.world.checker().wrong(format!("{line:?} cannot be: {error}"));
                    }
                }
            }
            FromRoom::State { state } => self.next = state.next,
            said => self.answered(&said),
        }
    }

    fn answered(&mut self, answer: &FromRoom) {
        let is_it = |nonce: &String| {
            self.pending.as_ref().is_some_and(|pending| pending.action.nonce == *nonce)
        };
        match answer {
            FromRoom::Saved { nonce, version } if is_it(nonce) => {
                self.saved = self.saved.max(*version);
                self.pending = None;
            }
            // Whether it was saved is unknown: it is sent again.
            FromRoom::Refused { why: RoomRefusal::NotSaved | RoomRefusal::Busy, .. } => {}
            FromRoom::Refused { nonce, .. } if is_it(nonce) => self.pending = None,
            _ => {}
        }
    }

    /// Sends what has no answer again, or does what comes to mind.
    fn act(&mut self, server: &Server, link: &mut Link) -> Option<End> {
        let now = Instant::now();
        if let Some(pending) = &mut self.pending {
            if pending.again <= now {
                pending.again = now + self.random.within(8000);
                let action = pending.action.clone();
                self.send(server, link, action);
            }
            return None;
        }
        if self.acts_at > now {
            return None;
        }
        self.acts_at = now + self.random.within(self.world.pace_ms);
        if self.world.is_quiet() {
            let log = self.world.log(&self.room);
            return (self.heard() as usize == log).then_some(End::Rested);
        }
        let table = self.table.as_ref()?;
        let color = self.color?;
        if table.version() < self.saved || table.is_closed() {
            return None;
        }
        if let (true, Some(next)) = (table.is_over(), self.next.take()) {
            self.room = self.world.room(&next)?;
            (self.table, self.saved, self.color) = (None, 0, Some(!color));
            return Some(End::Elsewhere);
        }
        if self.random.happens(5) && !table.is_over() {
            self.moves_to = Some(self.world.new_holder(self.number));
            return Some(End::Elsewhere);
        }
        let want = want(table, color, &mut self.random)?;
        let action = self.intend(want, color);
        let again = now + self.random.within(8000);
        self.pending = Some(Pending { action: action.clone(), again });
        self.send(server, link, action);
        None
    }

    fn intend(&mut self, want: Want, color: Color) -> RoomAction {
        let (seen, game) = (self.heard(), self.room.game.as_str().to_owned());
        let Want { action, meant, is_claim, is_odd } = want;
        let (saved, was_refused) = (None, false);
        let intent = Intent { game, color, seen, meant, saved, was_refused, is_claim, is_odd };
        let mut checker = self.world.checker();
        checker.note(self.number, &action);
        let nonce = format!("n{}", checker.intend(intent));
        RoomAction { nonce, seen, action }
    }

    /// By the socket, or by a request of its own.
    fn send(&mut self, server: &Server, link: &mut Link, action: RoomAction) {
        self.world.tell_too_early(self.number, &self.room, &action);
        if self.random.happens(700) {
            return link.send(action, &mut self.random);
        }
        let copies = 1 + usize::from(self.random.happens(self.network.twice));
        for _ in 0..copies {
            let (mut random, network) = (self.random.branch(), self.network);
            let (room, guest, action) = (self.room.clone(), self.guest(), action.clone());
            let (server, post) = (server.clone(), self.post.0.clone());
            let (world, number) = (Arc::clone(&self.world), self.number);
            tokio::spawn(async move {
                sleep(random.within(network.delay_ms)).await;
                if random.happens(network.lost) {
                    return;
                }
                let asked = server.while_up(|rooms| {
                    let room = room.clone();
                    async move { rooms.act(&room, guest, action).await }
                });
                let Some(Ok(answer)) = asked.await else {
                    return;
                };
                world.checker().said(number, &room, true, false, &answer);
                sleep(random.within(network.delay_ms)).await;
                if !random.happens(network.lost) {
                    let _ = post.send(answer);
                }
            });
        }
    }
}
