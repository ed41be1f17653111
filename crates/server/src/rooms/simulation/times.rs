//! How long a room waits for somebody, on a clock that does not pass by itself.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use damier_contract::{FromRoom, Header, RoomAction, RoomRefusal, RoomSeat};
use damier_rules::Color;
use tokio::time::{Instant, sleep_until, timeout};

use super::disk::{Disk, Faults, Lie, Store};
use super::random::Random;
use super::world::rooms;
use crate::rooms::{Guest, Invited, Joined, Rooms};
use crate::store::KeptRoom;

fn player(number: u8) -> Guest {
    Guest { holder: Some([number; 32]), invited: Invited::ToPlay }
}

/// Rooms on this disk, which answers nearly at once.
fn rooms_on(disk: &Arc<Mutex<Disk>>) -> Rooms {
    let faults = Faults { commit_ms: 1, ..Faults::default() };
    let store = Store::open(disk, Random::new(1), 64, faults, Lie::None);
    rooms(store, 64, &super::limits())
}

struct Game {
    disk: Arc<Mutex<Disk>>,
    rooms: Rooms,
    room: KeptRoom,
    white: Joined,
    /// Until he goes.
    black: Option<Joined>,
}

impl Game {
    /// Both sit there, and are here.
    async fn begin() -> Game {
        crate::log::be_quiet();
        let disk = Arc::default();
        let rooms = rooms_on(&disk);
        let header = Header { rules: "jumbo/touch-free".into(), ..Header::default() };
        let room = rooms.open(header, Color::White, [1; 32], None).await.expect("a room");
        rooms.sit(&room, player(2), None).await.expect("a seat");
        let white = rooms.join(&room, player(1), 0).await.expect("in");
        let black = rooms.join(&room, player(2), 0).await.expect("in");
        Game { disk, rooms, room, white, black: Some(black) }
    }

    /// Black goes, and says so or not; when that was.
    async fn goes(&mut self, says_so: bool) -> Instant {
        self.black.take().expect("he is here").leave(says_so).await;
        Instant::now()
    }

    async fn black(&self) -> RoomSeat {
        self.rooms.read(&self.room, player(1), u32::MAX).await.expect("a room").state.black
    }

    async fn act(&self, action: &str) -> FromRoom {
        let seen = self.rooms.read(&self.room, player(1), 0).await.expect("a room").lines.len();
        let seen = u32::try_from(seen).expect("few");
        let action = RoomAction { nonce: "n".into(), seen, action: action.into() };
        self.rooms.act(&self.room, player(1), action).await.expect("an answer")
    }

    /// White claims the game: too early half a second before, and not half a second
    /// after.
    async fn is_claimed_at(&self, when: Instant) {
        let moment = Duration::from_millis(500);
        sleep_until(when - moment).await;
        let early = self.act("claim-absent").await;
        assert!(matches!(early, FromRoom::Refused { why: RoomRefusal::TooEarly, .. }), "{early:?}");
        sleep_until(when + moment).await;
        let claimed = self.act("claim-absent").await;
        assert!(matches!(claimed, FromRoom::Saved { .. }), "{claimed:?}");
    }
}

/// Whether somebody is told within this time that Black has gone.
async fn is_told_of_it(joined: &mut Joined, within: Duration) -> bool {
    let told = async {
        while let Some(text) = joined.said.recv().await {
            let said = serde_json::from_str(&text).expect("a message");
            if matches!(said, FromRoom::State { state } if !state.black.is_here) {
                return;
            }
        }
    };
    timeout(within, told).await.is_ok()
}

#[tokio::test(start_paused = true)]
async fn whoever_is_back_in_three_seconds_was_not_away() {
    let mut game = Game::begin().await;
    let second = Duration::from_secs(1);
    game.goes(false).await;
    assert!(!is_told_of_it(&mut game.white, second * 2).await);
    game.black = Some(game.rooms.join(&game.room, player(2), 0).await.expect("in"));
    assert!(!is_told_of_it(&mut game.white, second * 60).await);
    game.goes(false).await;
    assert!(!is_told_of_it(&mut game.white, second * 3 - second / 10).await);
    assert!(is_told_of_it(&mut game.white, second / 5).await);
    assert_eq!(game.black().await.claim_in, Some(147), "three of 150 seconds are over");
}

/// Also in a room that was read long after it was opened: nobody was there then.
#[tokio::test(start_paused = true)]
async fn whoever_sits_down_was_never_away() {
    let game = Game::begin().await;
    let header = Header { rules: "jumbo/touch-free".into(), ..Header::default() };
    let room = game.rooms.open(header, Color::White, [1; 32], None).await.expect("a room");
    let rooms = rooms_on(&game.disk);
    let mut white = rooms.join(&room, player(1), 0).await.expect("in");
    rooms.sit(&room, player(2), None).await.expect("a seat");
    let _black = rooms.join(&room, player(2), 0).await.expect("in");
    assert!(!is_said_to_go(&mut white).await);
}

/// Whether somebody is told within a minute that Black may lose by being away.
async fn is_said_to_go(joined: &mut Joined) -> bool {
    let told = async {
        while let Some(text) = joined.said.recv().await {
            let said = serde_json::from_str(&text).expect("a message");
            if matches!(said, FromRoom::State { state } if state.black.claim_in.is_some()) {
                return;
            }
        }
    };
    timeout(Duration::from_secs(60), told).await.is_ok()
}

#[tokio::test(start_paused = true)]
async fn who_breaks_off_has_lost_after_150_seconds() {
    let mut game = Game::begin().await;
    let gone = game.goes(false).await;
    game.is_claimed_at(gone + Duration::from_secs(150)).await;
}

#[tokio::test(start_paused = true)]
async fn who_says_that_he_goes_has_lost_after_ten_seconds() {
    let mut game = Game::begin().await;
    let gone = game.goes(true).await;
    assert!(is_told_of_it(&mut game.white, Duration::from_millis(100)).await, "at once");
    game.is_claimed_at(gone + Duration::from_secs(10)).await;
}

/// The room speaks to him before it hears that he has gone.
#[tokio::test(start_paused = true)]
async fn who_says_that_he_goes_is_heard_whatever_comes_first() {
    let mut game = Game::begin().await;
    let gone = Instant::now();
    let mut black = game.black.take().expect("he is here");
    black.says_bye.store(true, Ordering::Relaxed);
    black.said.close();
    assert!(matches!(game.act("name Anna").await, FromRoom::Saved { .. }));
    assert!(!game.black().await.is_here);
    black.leave(true).await;
    assert!(game.rooms.metrics().contains("damier_room_clients_cut_off_total 0\n"));
    game.is_claimed_at(gone + Duration::from_secs(10)).await;
}

/// Nobody is told that somebody is there who has not come since.
#[tokio::test(start_paused = true)]
async fn after_a_start_nobody_is_here_before_he_comes() {
    let game = Game::begin().await;
    let again = rooms_on(&game.disk);
    let state = again.read(&game.room, player(1), u32::MAX).await.expect("a room").state;
    assert!(!state.white.is_here && !state.black.is_here);
    let _white = again.join(&game.room, player(1), 0).await.expect("in");
    let state = again.read(&game.room, player(1), u32::MAX).await.expect("a room").state;
    assert!(state.white.is_here && !state.black.is_here);
}
