use std::time::Duration;

use tokio::sync::mpsc;

use super::*;
use crate::store::contract::{Folder, open};

/// Rooms in which what takes so long is costly.
fn rooms(folder: &Folder, at_once: Duration) -> Rooms {
    let common = Common::new(Arc::new(open(&folder.file())), WRITES, Judges::new(), at_once);
    Rooms::with(common, Limits::new(SocketLimits::default()))
}

fn player(number: u8) -> Guest {
    Guest { holder: Some([number; 32]), invited: Invited::ToPlay }
}

/// A room with both players.
async fn room(rooms: &Rooms) -> KeptRoom {
    let header = Header { rules: "jumbo/touch-free".into(), ..Header::default() };
    let room = rooms.open(header, Color::White, [1; 32], None).await.expect("a room");
    rooms.sit(&room, player(2), None).await.expect("a seat");
    room
}

async fn act(rooms: &Rooms, room: &KeptRoom, player: Guest, seen: u32, action: &str) -> FromRoom {
    let action = RoomAction { nonce: "n".into(), seen, action: action.into() };
    rooms.act(room, player, action).await.expect("an answer")
}

fn is_saved(said: &FromRoom) -> bool {
    matches!(said, FromRoom::Saved { .. })
}

/// Who waits for his turn keeps nobody else waiting.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn rooms_in_which_actions_take_long_have_turns() {
    let folder = Folder::new();
    let costly = rooms(&folder, Duration::ZERO);
    let (one, other) = (room(&costly).await, room(&costly).await);
    assert!(is_saved(&act(&costly, &one, player(1), 2, "32-28").await));
    let turn = costly.0.common.costly.acquire().await.expect("a turn");
    let (rooms, waiting) = (costly.clone(), one.clone());
    let waits = tokio::spawn(async move { act(&rooms, &waiting, player(2), 3, "19-23").await });
    // Nobody knows of the other yet that it is costly as well.
    assert!(is_saved(&act(&costly, &other, player(1), 2, "32-28").await));
    assert!(!waits.is_finished(), "it is another's turn");
    drop(turn);
    assert!(is_saved(&waits.await.expect("no panic")));
}

#[tokio::test]
async fn a_room_that_is_closed_is_put_away_at_once_if_nobody_is_in_it() {
    let folder = Folder::new();
    let rooms = rooms(&folder, Duration::MAX);
    let (empty, full) = (room(&rooms).await, room(&rooms).await);
    let joined = rooms.join(&full, player(1), 0).await.expect("in");
    for room in [&empty, &full] {
        assert!(rooms.close(&room.game).await.expect("closed"));
    }
    // The rooms are tasks on this thread.
    tokio::task::yield_now().await;
    let in_use: Vec<GameId> = rooms.in_use().keys().cloned().collect();
    assert_eq!(in_use, [full.game]);
    assert!(!rooms.close(&empty.game).await.expect("it was"), "as often as one likes");
    drop(joined);
}

#[tokio::test]
async fn a_room_that_breaks_leaves_nothing_behind() {
    let folder = Folder::new();
    let rooms = rooms(&folder, Duration::MAX);
    let game = GameId::random().expect("random numbers");
    let (calls, asked) = mpsc::channel(1);
    rooms.place(&game).expect("a place").set(calls).expect("it was empty");
    let open = Open { rooms: rooms.clone(), game, asked };
    let broken = tokio::spawn(async move {
        let _open = open;
        tokio::task::yield_now().await;
        panic!("as a test")
    });
    assert!(broken.await.is_err());
    assert!(rooms.in_use().is_empty());
}

/// Somebody who does something quick between costly things is still costly.
#[tokio::test]
async fn a_room_is_costly_for_a_while() {
    let folder = Folder::new();
    let rooms = rooms(&folder, Duration::from_millis(2));
    // A position in which every look at the captures takes long.
    let start = "W:WK1,K6,K45:BK3,7,8,K13,20,21,K22,K24,28,K29,33,35,36,K42,K43,K47";
    let rules = "frisian/touch-move".to_owned();
    let header = Header { rules, start: Some(start.to_owned()), ..Header::default() };
    let common = &rooms.0.common;
    let turn = common.costly.acquire().await.expect("a turn");
    let opened = tokio::spawn({
        let rooms = rooms.clone();
        async move { rooms.open(header, Color::White, [1; 32], None).await }
    });
    tokio::task::yield_now().await;
    assert!(!opened.is_finished(), "to begin it takes long");
    drop(turn);
    let room = opened.await.expect("no panic").expect("a room");
    rooms.sit(&room, player(2), None).await.expect("a seat");
    assert!(!is_saved(&act(&rooms, &room, player(1), 2, "1-2").await));
    assert!(is_saved(&act(&rooms, &room, player(1), 2, "touch 1").await));
    let turn = common.costly.acquire().await.expect("a turn");
    let waits = tokio::spawn({
        let rooms = rooms.clone();
        async move { act(&rooms, &room, player(1), 3, "1-2").await }
    });
    // It is the only task that goes on: it would be done soon.
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    assert!(!waits.is_finished());
    drop(turn);
    assert!(!is_saved(&waits.await.expect("no panic")));
}
