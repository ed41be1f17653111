//! How a room stands, and who is told so: everybody what he may know, and nobody
//! what he was told before.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use damier_contract::{FromRoom, Room, RoomSeat, RoomState};
use damier_rules::Color;
use tokio::sync::mpsc::error::TrySendError;
use tokio::time::Instant;

use super::{Actor, BLINK, Client, Guest, Invited, Presence};
use crate::rooms::table::{ByColor, Table};
use crate::store::KeptRoom;

/// Clients of one kind are told the same.
type Kind = (Option<Color>, Invited);

/// How the room stands for somebody, but for what passes by itself: in which
/// second a game can be claimed says the clock, not the room.
#[derive(Debug, Eq, PartialEq)]
pub(super) struct Standing {
    state: RoomState,
    away_since: ByColor<Option<Instant>>,
}

impl Actor {
    pub(super) fn read(&self, guest: Guest, since: u32) -> Room {
        let from = since.min(self.table.version());
        let lines = self.table.since(from).to_vec();
        Room { header: self.table.header().clone(), state: self.state(guest), from, lines }
    }

    pub(super) fn state(&self, guest: Guest) -> RoomState {
        let you = self.seat(&guest);
        let may_sit = you.is_none() && guest.invited == Invited::ToPlay && !self.table.is_closed();
        let plays = you.is_some() || guest.invited == Invited::ToPlay;
        let key = |room: &KeptRoom| {
            let key = if you.is_some() { &room.join } else { &room.watch };
            key.as_str().to_owned()
        };
        RoomState {
            you: you.map(Into::into),
            free: self.table.free_seat().filter(|_| may_sit).map(Into::into),
            white: self.seat_state(Color::White),
            black: self.seat_state(Color::Black),
            watchers: self.watchers(),
            wish: self.table.wish(),
            join: plays.then(|| self.room.join.as_str().to_owned()),
            watch: self.room.watch.as_str().to_owned(),
            next: self.next.as_ref().map(key),
            is_closed: self.table.is_closed(),
        }
    }

    pub(super) fn seat_state(&self, color: Color) -> RoomSeat {
        let seconds = |left: Duration| u32::try_from(left.as_millis().div_ceil(1000)).unwrap_or(0);
        RoomSeat {
            is_taken: self.table.is_taken(color),
            name: self.table.name(color).map(str::to_owned),
            is_here: self.table.is_taken(color) && self.is_here(color),
            claim_in: self.claim_in(color).map(seconds),
        }
    }

    pub(super) fn watchers(&self) -> u32 {
        let watch = self.clients.values().filter(|client| self.seat(&client.guest).is_none());
        u32::try_from(watch.count()).unwrap_or(u32::MAX)
    }

    pub(super) fn tell_state_within(&mut self, time: Duration) {
        let due = Instant::now() + time;
        self.state_due = Some(self.state_due.map_or(due, |known| known.min(due)));
    }

    /// Tells everybody how the room stands for him if he does not know it: both
    /// players, those who were invited to play and those who only watch are told
    /// different things.
    pub(super) fn tell_state(&mut self) {
        self.state_due = None;
        // Some have gone without a word.
        let is_gone =
            |(number, client): (&u64, &Client)| client.ears.out.is_closed().then_some(*number);
        let gone: Vec<u64> = self.clients.iter().filter_map(is_gone).collect();
        gone.into_iter().for_each(|number| self.leave(number));
        let kinds: Vec<(Kind, Guest)> =
            self.clients.values().fold(Vec::new(), |mut kinds, client| {
                let kind = kind(&self.table, client);
                if !kinds.iter().any(|(known, _)| *known == kind) {
                    kinds.push((kind, client.guest));
                }
                kinds
            });
        for (kind_told, guest) in kinds {
            let state = self.state(guest);
            let standing = Arc::new(self.standing(state.clone()));
            let knows = |client: &Client| client.told.as_ref() == Some(&standing);
            let state = FromRoom::State { state };
            self.tell(|client, own| own == kind_told && !knows(client), &state);
            for client in self.clients.values_mut() {
                if kind(&self.table, client) == kind_told {
                    client.told = Some(Arc::clone(&standing));
                }
            }
        }
        // Who has just gone may be back in a blink; if not, it is told then.
        let blinks = [Color::White, Color::Black].map(|color| self.blinks_until(color));
        if let Some(end) = blinks.into_iter().flatten().min() {
            self.tell_state_within(end.saturating_duration_since(Instant::now()));
        }
    }

    /// Tells something to all for whom it is meant. Who reads too slowly is let
    /// go, and comes back for what he missed.
    pub(super) fn tell(&mut self, is_meant: impl Fn(&Client, Kind) -> bool, said: &FromRoom) {
        let text = text(said);
        let is_deaf = |(number, client): (&u64, &Client)| {
            let is_meant = is_meant(client, kind(&self.table, client));
            let sent = if is_meant { client.ears.out.try_send(text.clone()) } else { Ok(()) };
            sent.err().map(|error| (*number, matches!(error, TrySendError::Full(_))))
        };
        let deaf: Vec<(u64, bool)> = self.clients.iter().filter_map(is_deaf).collect();
        for (number, is_slow) in deaf {
            if is_slow {
                self.common.counts.cut_off();
            }
            self.leave(number);
        }
    }

    /// What is worth telling of a state.
    pub(super) fn standing(&self, mut state: RoomState) -> Standing {
        for seat in [&mut state.white, &mut state.black] {
            seat.claim_in = seat.claim_in.map(|_| 0);
        }
        let since =
            |color| self.presence[color].away_since.filter(|_| self.claim_in(color).is_some());
        Standing { state, away_since: ByColor::new(since(Color::White), since(Color::Black)) }
    }

    /// Until when somebody who has just gone counts as here.
    pub(super) fn blinks_until(&self, color: Color) -> Option<Instant> {
        let Presence { away_since, .. } = self.presence[color];
        let seat_is_told = self.table.is_taken(color) && self.is_here(color);
        away_since.filter(|_| seat_is_told).map(|since| since + BLINK)
    }

    pub(super) fn send(&mut self, number: u64, said: &FromRoom) {
        let sent = |client: &Client| client.ears.out.try_send(text(said)).is_ok();
        if self.clients.get(&number).map(sent) == Some(false) {
            self.leave(number);
        }
    }
}

fn kind(table: &Table, client: &Client) -> Kind {
    (table.seat_of(client.guest.holder.as_ref()), client.guest.invited)
}

fn text(said: &FromRoom) -> Utf8Bytes {
    serde_json::to_string(said).unwrap_or_default().into()
}
