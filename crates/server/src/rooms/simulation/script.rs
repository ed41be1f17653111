//! What happens in a world: rooms are opened, people come, the server crashes; then
//! nothing goes wrong any more, and all must come to rest.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use damier_contract::{FromRoom, Header, RoomAction};
use damier_rules::Color;
use tokio::time::{Instant, sleep};

use super::checker::{Intent, folded, told_all};
use super::disk::{Faults, lock};
use super::link::Network;
use super::player::Player;
use super::random::Random;
use super::world::World;
use crate::rooms::{Guest, Holder, Invited};
use crate::store::KeptRoom;

/// By which rules, and from where. Short games, so that they end, and those in
/// which captures may be missed.
const GAMES: [(&str, Option<&str>); 8] = [
    ("jumbo/touch-free", None),
    ("jumbo", Some("W:W26,27,31,K30:B10,11,15,K3")),
    ("swedish", None),
    ("swedish", Some("W:W25,26,30,31:B10,15,19,23")),
    ("swedish", Some("W:WK30,25:BK4,11")),
    ("international", Some("W:WK46,32,38:BK1,13,18")),
    ("frisian", None),
    ("english", Some("W:W21,22,K30:B10,11,K3")),
];
const QUIET: Faults = Faults { commit_ms: 5, busy: 0, full: 0, failed: 0, unread: 0 };
/// How long it may take until all is well after all is well.
const PATIENCE: Duration = Duration::from_secs(900);

/// Lets it happen, and says how often the server crashed.
pub(super) async fn act_out(
    world: &Arc<World>,
    random: &mut Random,
    network: Network,
    faults: Faults,
) -> usize {
    let mut epoch = 0;
    let mut store = world.start(epoch, QUIET);
    let mut people = 0;
    for _ in 0..=random.below(2) {
        people += invite(world, people, network, random).await;
    }
    tokio::spawn(intrude(Arc::clone(world), world.branch()));
    store.set_faults(faults);
    let end = Instant::now() + Duration::from_millis(world.pace_ms * 40);
    while Instant::now() < end && !world.is_wrong() {
        sleep(random.within(world.pace_ms * 5)).await;
        if store.has_stopped() || random.happens(80) {
            world.crash();
            sleep(random.within(3000)).await;
            epoch += 1;
            store = world.start(epoch, faults);
        }
        if random.happens(4) {
            close_a_room(world, random).await;
        }
    }
    world.is_quiet.store(true, Ordering::Relaxed);
    if store.has_stopped() {
        world.crash();
        epoch += 1;
        store = world.start(epoch, QUIET);
    }
    store.set_faults(QUIET);
    let begun = Instant::now();
    while world.resting.load(Ordering::Relaxed) < people && !world.is_wrong() {
        if begun.elapsed() > PATIENCE {
            world.checker().wrong("it does not come to rest");
        }
        sleep(Duration::from_secs(1)).await;
    }
    if !world.is_wrong() {
        look_at_rooms(world).await;
        claim_from_who_is_gone(world).await;
        world.checker().check_logs();
    }
    epoch as usize
}

/// Opens a room, in which two play and one watches. How many that are.
async fn invite(world: &Arc<World>, people: usize, network: Network, random: &mut Random) -> usize {
    let &(rules, start) = random.pick(&GAMES).unwrap_or(&GAMES[0]);
    let (rules, start) = (rules.to_owned(), start.map(str::to_owned));
    let header = Header { rules, start, ..Header::default() };
    let [white, black] = [1, 2].map(|more| world.new_holder(people + more));
    let server = world.server().await;
    let opened = server.while_up(|rooms| async move {
        rooms.open(header, Color::White, white, Some("Zeeland")).await
    });
    let room = match opened.await {
        Some(Ok(room)) => room,
        other => {
            world.checker().wrong(format!("a room cannot be opened: {other:?}"));
            return 0;
        }
    };
    let seats = [Some(white), Some(black), None];
    for (more, holder) in seats.into_iter().enumerate() {
        let player = Player::new(world, people + more + 1, network, room.clone(), holder);
        tokio::spawn(player.live());
    }
    seats.len()
}

/// The operator closes a room in the middle of everything.
async fn close_a_room(world: &Arc<World>, random: &mut Random) {
    let rooms = lock(&world.disk).files.rooms.clone();
    let Some(room) = random.pick(&rooms).cloned() else {
        return;
    };
    let server = world.server().await;
    let closed = server.while_up(|rooms| async move { rooms.close(&room.game).await });
    let what = closed.await.map(|closed| closed.is_ok());
    world.checker().note(0, &format!("closes a room: {what:?}"));
}

/// Somebody without a seat tries to play: with an address to watch, with one to
/// play, or with the token of a seat that has moved.
async fn intrude(world: Arc<World>, mut random: Random) {
    for number in 0.. {
        sleep(random.within(world.pace_ms * 10)).await;
        let rooms = lock(&world.disk).files.rooms.clone();
        let strangers = lock(&world.strangers).clone();
        let Some(room) = random.pick(&rooms).cloned() else {
            continue;
        };
        let here: Vec<Holder> = strangers
            .into_iter()
            .filter_map(|(game, stranger)| (game == room.game).then_some(stranger))
            .collect();
        let invited =
            *random.pick(&[Invited::ToPlay, Invited::ToWatch]).unwrap_or(&Invited::ToPlay);
        let holder = random.pick(&here).copied().or(random.happens(500).then_some([255; 32]));
        let guest = Guest { holder, invited };
        let words =
            ["resign", "32-28", "19-23", "ask back", "grant back", "accept", "claim-absent"];
        let action = (*random.pick(&words).unwrap_or(&"resign")).to_owned();
        let seen = world.log(&room).saturating_sub(random.below(4)) as u32;
        let action = RoomAction { nonce: format!("x{number}"), seen, action };
        let server = world.server().await;
        let done = server.while_up(|rooms| async move { rooms.act(&room, guest, action).await });
        if let Some(Ok(FromRoom::Saved { nonce, .. })) = done.await {
            world.checker().wrong(format!("who has no seat has done {nonce}"));
        }
        if world.is_wrong() || world.is_quiet() {
            return;
        }
    }
}

/// Every room in use is what its log says.
async fn look_at_rooms(world: &Arc<World>) {
    let kept = lock(&world.disk).files.clone();
    for room in &kept.rooms {
        let Some(game) = kept.games.get(room.game.as_str()) else {
            continue;
        };
        let server = world.server().await;
        let guest = Guest { holder: None, invited: Invited::ToPlay };
        let read = server.while_up(|rooms| async move { rooms.read(room, guest, 0).await });
        let (Some(Ok(read)), Ok(table)) = (read.await, folded(game)) else {
            world.checker().wrong("a room cannot be read");
            continue;
        };
        let seats = [(Color::White, &read.state.white), (Color::Black, &read.state.black)];
        let is_same = read.lines == told_all(&game.lines)
            && read.state.wish == table.wish()
            && read.state.is_closed == table.is_closed()
            && read.state.next.is_some() == table.next().is_some()
            && seats.into_iter().all(|(color, seat)| {
                seat.is_taken == table.is_taken(color) && seat.name.as_deref() == table.name(color)
            });
        if !is_same {
            world.checker().wrong(format!("a room is not what its log says: {:?}", read.state));
        }
    }
}

/// Whoever is left alone for long enough can claim the game, whatever became of
/// his opponent's connections.
async fn claim_from_who_is_gone(world: &Arc<World>) {
    let kept = lock(&world.disk).files.clone();
    let is_open = |room: &&KeptRoom| {
        let table = kept.games.get(room.game.as_str()).and_then(|game| folded(game).ok());
        table.is_some_and(|table| {
            !table.is_over() && !table.is_closed() && table.free_seat().is_none()
        })
    };
    let Some(room) = kept.rooms.iter().rev().find(is_open).cloned() else {
        return;
    };
    let Some(table) = kept.games.get(room.game.as_str()).and_then(|game| folded(game).ok()) else {
        return;
    };
    let holders: Vec<Holder> = lock(&world.holders).clone();
    let sits = |color| {
        let mut holders = holders.iter().copied();
        holders.find(|holder| table.seat_of(Some(holder)) == Some(color))
    };
    let (Some(white), Some(black)) = (sits(Color::White), sits(Color::Black)) else {
        return world.checker().wrong("nobody has a seat that is taken");
    };
    let guest = Guest { holder: Some(white), invited: Invited::ToPlay };
    let server = world.server().await;
    let (into, claimed) = (room.clone(), room.clone());
    let joined = server.while_up(|rooms| async move { rooms.join(&into, guest, 0).await });
    let Some(Ok(mut joined)) = joined.await else {
        return world.checker().wrong("who is left alone cannot come in");
    };
    let reads = tokio::spawn(async move { while joined.said.recv().await.is_some() {} });
    sleep(Duration::from_secs(200)).await;
    let seen = table.version();
    let nonce = format!("n{}", {
        let meant = vec!["room left black".to_owned()];
        let (game, color) = (room.game.as_str().to_owned(), Color::White);
        let (saved, was_refused, is_claim, is_odd) = (None, false, false, false);
        let intent = Intent { game, color, seen, meant, saved, was_refused, is_claim, is_odd };
        world.checker().intend(intent)
    });
    let action = RoomAction { nonce, seen, action: "claim-absent".to_owned() };
    let done = server.while_up(|rooms| async move { rooms.act(&claimed, guest, action).await });
    match done.await {
        Some(Ok(said @ FromRoom::Saved { .. })) => {
            world.checker().said(0, &room, true, false, &said);
            world.checker().claimed(&room, black);
        }
        other => world.checker().wrong(format!("who is gone cannot be claimed from: {other:?}")),
    }
    reads.abort();
}
