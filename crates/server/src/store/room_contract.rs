//! What every store of rooms must do, the simulated one too: otherwise what is
//! found out about that one says nothing of the others.

use super::contract::{Folder, open};
use super::*;

fn standing(moves: u32) -> Standing {
    Standing { result: "*", moves, placement: format!("after {moves}") }
}

fn new_room() -> (NewGame, KeptRoom) {
    let id = GameId::random().expect("random numbers");
    let key = || RoomKey::random().expect("random numbers");
    let game = NewGame {
        id: id.clone(),
        header: "{\"rules\":\"jumbo\"}".to_owned(),
        words: String::new(),
        standing: standing(0),
        by: Visitor::ROOM,
    };
    (game, KeptRoom { game: id, join: key(), watch: key() })
}

async fn opened(store: &dyn RoomStore, lines: &[&str]) -> KeptRoom {
    let (game, room) = new_room();
    let lines = lines.iter().map(|&line| line.to_owned()).collect();
    store.open_room(game, room.clone(), lines).await.expect("opened");
    room
}

async fn append(
    store: &dyn RoomStore,
    room: &KeptRoom,
    seen: u32,
    lines: &[&str],
) -> Result<Appended, StoreError> {
    let entries = lines.iter().map(|&line| line.to_owned()).collect();
    let (id, by) = (room.game.clone(), Visitor::ROOM);
    store.append(Addition { id, seen, entries, standing: standing(1), by }).await
}

async fn lines(store: &dyn RoomStore, room: &KeptRoom) -> Vec<String> {
    let game = store.read(&room.game, Visitor::ROOM).await.expect("readable").expect("there");
    assert_eq!(game.header.as_deref(), Some("{\"rules\":\"jumbo\"}"));
    assert_eq!(game.version as usize, game.entries.len());
    game.entries
}

pub(crate) async fn contract(store: &dyn RoomStore) {
    a_room_is_found_by_its_keys_and_its_game(store).await;
    its_log_grows_only_at_its_end(store).await;
    what_was_stored_may_be_sent_again(store).await;
}

async fn a_room_is_found_by_its_keys_and_its_game(store: &dyn RoomStore) {
    let (one, other) = (opened(store, &["a", "b"]).await, opened(store, &[]).await);
    for (room, begun) in [(&one, vec!["a", "b"]), (&other, vec![])] {
        for key in [&room.join, &room.watch] {
            assert_eq!(store.find_room(key).await, Ok(Some(room.clone())));
        }
        assert_eq!(store.room_of(&room.game).await, Ok(Some(room.clone())));
        assert_eq!(lines(store, room).await, begun);
    }
    let (_, unknown) = new_room();
    assert_eq!(store.find_room(&unknown.join).await, Ok(None));
    assert_eq!(store.room_of(&unknown.game).await, Ok(None));
    assert!(store.read(&unknown.game, Visitor::ROOM).await.expect("readable").is_none());
    let unknown = append(store, &unknown, 0, &["a"]).await;
    assert_eq!(unknown.map(|appended| appended.version), Err(StoreError::NoSuchGame));
}

async fn its_log_grows_only_at_its_end(store: &dyn RoomStore) {
    let room = opened(store, &["a"]).await;
    let added = append(store, &room, 1, &["b", "c"]).await.expect("added");
    assert_eq!((added.version, added.is_new), (3, true));
    for (seen, line) in [(0, "x"), (2, "x"), (4, "d")] {
        let stale = append(store, &room, seen, &[line]).await;
        assert_eq!(stale.map(|appended| appended.version), Err(StoreError::Stale { version: 3 }));
    }
    assert_eq!(lines(store, &room).await, ["a", "b", "c"]);
}

async fn what_was_stored_may_be_sent_again(store: &dyn RoomStore) {
    let room = opened(store, &["a"]).await;
    append(store, &room, 1, &["b", "c"]).await.expect("added");
    let again = append(store, &room, 1, &["b", "c"]).await.expect("known");
    assert_eq!((again.version, again.is_new), (3, false));
    let more = append(store, &room, 2, &["c", "d"]).await.expect("added");
    assert_eq!(more.version, 4);
    assert_eq!(lines(store, &room).await, ["a", "b", "c", "d"]);
}

#[tokio::test]
async fn sqlite_keeps_the_contract_of_rooms() {
    let folder = Folder::new();
    let store = open(&folder.file());
    contract(&store).await;
    store.close();
}
