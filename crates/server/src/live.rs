//! Games that are played now, kept at hand so that an addition costs no more
//! in a long game than in a short one.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use damier_api::Replayed;
use lru::LruCache;
use tokio::sync::OwnedMutexGuard;

use crate::store::GameId;

/// The bytes that all games together may take, about.
const ROOM: usize = 64 << 20;
/// What a game takes besides its lines, and what a line takes, about.
const PER_GAME: usize = 4 << 10;
const PER_LINE: usize = 512;

/// More games than these are not looked for at once by different people.
const WANTED: NonZeroUsize = NonZeroUsize::new(1024).expect("not zero");

type Slot = Arc<tokio::sync::Mutex<Option<Replayed>>>;

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
    /// Games that somebody asked for and nobody put here yet. They may not
    /// even exist, so they push out nothing but each other.
    wanted: LruCache<GameId, Slot>,
}

#[derive(Debug)]
struct Place {
    slot: Slot,
    bytes: usize,
}

impl LiveGames {
    pub(crate) fn new() -> LiveGames {
        let (games, wanted) = (LruCache::unbounded(), LruCache::new(WANTED));
        LiveGames(Mutex::new(Shelf { games, bytes: 0, wanted }))
    }

    /// The game if it is at hand, when nobody else is about to change it.
    pub(crate) async fn take(&self, id: &GameId) -> AtHand {
        self.slot(id).lock_owned().await
    }

    /// The same, unless somebody is about to change it.
    pub(crate) fn try_take(&self, id: &GameId) -> Option<AtHand> {
        self.slot(id).try_lock_owned().ok()
    }

    fn slot(&self, id: &GameId) -> Slot {
        let mut shelf = self.shelf();
        match shelf.games.get(id) {
            Some(place) => Arc::clone(&place.slot),
            None => Arc::clone(shelf.wanted.get_or_insert_mut(id.clone(), Slot::default)),
        }
    }

    /// Puts a game back as it is now.
    pub(crate) fn put(&self, id: &GameId, mut at_hand: AtHand, game: Replayed) {
        let slot = Arc::clone(OwnedMutexGuard::mutex(&at_hand));
        self.shelf().keep(id, slot, PER_GAME + game.lines() * PER_LINE);
        *at_hand = Some(game);
    }

    fn shelf(&self) -> std::sync::MutexGuard<'_, Shelf> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf {
    /// Keeps a game of so many bytes: those that were not used for longest go
    /// to make room.
    fn keep(&mut self, id: &GameId, slot: Slot, bytes: usize) {
        self.wanted.pop(id);
        let before = self.games.put(id.clone(), Place { slot, bytes });
        self.bytes = self.bytes + bytes - before.map_or(0, |place| place.bytes);
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
    use damier_contract::{Header, SavedGame};

    use super::*;

    fn game(lines: usize) -> Replayed {
        let header = Header { rules: "jumbo".into(), ..Header::default() };
        let entries = vec!["clock 1 1".to_owned(); lines];
        Replayed::of(&SavedGame { header, entries }, damier_api::Patience::ENDLESS).expect("a game")
    }

    fn id() -> GameId {
        GameId::random().expect("random numbers")
    }

    #[test]
    fn what_was_put_back_is_at_hand_and_what_was_taken_is_not() {
        let (live, id) = (LiveGames::new(), id());
        let mut slot = live.try_take(&id).expect("free");
        assert!(slot.take().is_none());
        assert!(live.try_take(&id).is_none(), "one at a time");
        live.put(&id, slot, game(3));
        let mut slot = live.try_take(&id).expect("free");
        assert_eq!(slot.take().map(|game| game.lines()), Some(3));
        drop(slot);
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
        let at_hand = |id: &GameId| live.try_take(id).is_some_and(|slot| slot.is_some());
        assert!(at_hand(&ids[9]));
        assert!(!at_hand(&ids[0]));
    }

    #[test]
    fn asking_for_games_that_are_none_pushes_out_nothing() {
        let (live, real) = (LiveGames::new(), id());
        live.put(&real, live.try_take(&real).expect("free"), game(3));
        for _ in 0..20_000 {
            drop(live.try_take(&id()));
        }
        assert!(live.try_take(&real).is_some_and(|slot| slot.is_some()));
        assert_eq!(live.shelf().wanted.len(), WANTED.get());
    }
}
