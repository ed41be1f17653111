//! Games that are played now, kept at hand so that an addition costs no more
//! in a long game than in a short one.

use std::sync::{Arc, Mutex, PoisonError};

use damier_api::Replayed;
use lru::LruCache;
use tokio::sync::{Mutex as Seat, OwnedMutexGuard};

use crate::store::GameId;

/// The bytes that all games together may take, about.
const ROOM: usize = 64 << 20;
/// What a game takes besides its lines, and what a line takes, about.
const PER_GAME: usize = 4 << 10;
const PER_LINE: usize = 512;

/// A game at hand while nobody changes it. Whoever is about to change it takes
/// it, and puts it back when that is on disk: should he vanish between, it is
/// read again.
pub(crate) type AtHand = OwnedMutexGuard<Option<Replayed>>;

/// The games at hand.
#[derive(Debug)]
pub(crate) struct LiveGames(Mutex<Shelf>);

#[derive(Debug)]
struct Shelf {
    games: LruCache<GameId, Place>,
    bytes: usize,
}

#[derive(Debug, Default)]
struct Place {
    seat: Arc<Seat<Option<Replayed>>>,
    bytes: usize,
}

impl LiveGames {
    pub(crate) fn new() -> LiveGames {
        LiveGames(Mutex::new(Shelf { games: LruCache::unbounded(), bytes: 0 }))
    }

    /// The game if it is at hand, when nobody else is about to change it.
    pub(crate) async fn take(&self, id: &GameId) -> AtHand {
        self.seat(id).lock_owned().await
    }

    /// The same, unless somebody is about to change it.
    pub(crate) fn try_take(&self, id: &GameId) -> Option<AtHand> {
        self.seat(id).try_lock_owned().ok()
    }

    fn seat(&self, id: &GameId) -> Arc<Seat<Option<Replayed>>> {
        let mut shelf = self.shelf();
        if let Some(place) = shelf.games.get(id) {
            return Arc::clone(&place.seat);
        }
        shelf.resize(id, PER_GAME);
        let place = shelf.games.get(id);
        place.map(|place| Arc::clone(&place.seat)).unwrap_or_default()
    }

    /// Puts a game back as it is now.
    pub(crate) fn put(&self, id: &GameId, mut at_hand: AtHand, game: Replayed) {
        self.shelf().resize(id, PER_GAME + game.lines() * PER_LINE);
        *at_hand = Some(game);
    }

    fn shelf(&self) -> std::sync::MutexGuard<'_, Shelf> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf {
    /// Makes room for a game of so many bytes: those that were not used for
    /// longest go.
    fn resize(&mut self, id: &GameId, bytes: usize) {
        let place = self.games.get_or_insert_mut(id.clone(), Place::default);
        self.bytes = self.bytes - place.bytes + bytes;
        place.bytes = bytes;
        while self.bytes > ROOM && self.games.len() > 1 {
            let Some((_, gone)) = self.games.pop_lru() else {
                break;
            };
            self.bytes -= gone.bytes;
        }
    }
}

#[cfg(test)]
mod tests {
    use damier_api::{Header, SavedGame};

    use super::*;

    fn game(lines: usize) -> Replayed {
        let header = Header { rules: "jumbo".into(), ..Header::default() };
        let entries = vec!["clock 1 1".to_owned(); lines];
        SavedGame { header, entries }.replay().expect("a game")
    }

    fn id() -> GameId {
        GameId::random().expect("random numbers")
    }

    #[test]
    fn what_was_put_back_is_at_hand_and_what_was_taken_is_not() {
        let (live, id) = (LiveGames::new(), id());
        let mut seat = live.try_take(&id).expect("free");
        assert!(seat.take().is_none());
        assert!(live.try_take(&id).is_none(), "one at a time");
        live.put(&id, seat, game(3));
        let mut seat = live.try_take(&id).expect("free");
        assert_eq!(seat.take().map(|game| game.lines()), Some(3));
        drop(seat);
        assert!(live.try_take(&id).expect("free").is_none(), "he vanished");
    }

    #[test]
    fn long_games_push_out_those_not_used_for_longest() {
        let live = LiveGames::new();
        let ids: Vec<GameId> = (0..10).map(|_| id()).collect();
        for id in &ids {
            live.put(id, live.try_take(id).expect("free"), game(20_000));
            assert!(live.shelf().bytes <= ROOM);
        }
        let at_hand = |id: &GameId| live.try_take(id).is_some_and(|seat| seat.is_some());
        assert!(at_hand(&ids[9]));
        assert!(!at_hand(&ids[0]));
    }

    #[test]
    fn asking_for_games_that_are_none_fills_nothing() {
        let live = LiveGames::new();
        for _ in 0..2 * ROOM / PER_GAME {
            drop(live.try_take(&id()));
        }
        assert!(live.shelf().bytes <= ROOM);
    }
}
