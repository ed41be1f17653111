//! What is done in thousands of rooms, many at once: before the games and after.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context as _, Result};
use tokio::task::JoinSet;

use crate::board::{Board, Hall};
use crate::figures::{Figures, lock};
use crate::net::{Http, address_of};
use crate::oracle::{Faults, Played, Told};
use crate::room::{self, Kind, OpenRoom};

/// So much is done at once.
const AT_ONCE: usize = 48;

/// Does something for each number below `count`, many at once; in order of the
/// numbers.
pub(crate) async fn for_each<T, F>(
    count: usize,
    what: impl Fn(usize, Http) -> F + Clone + Send + 'static,
    hall: &Hall,
) -> Result<Vec<T>>
where
    T: Send + 'static,
    F: Future<Output = (Http, Result<T>)> + Send,
{
    let next = Arc::new(AtomicUsize::new(0));
    let mut workers = JoinSet::new();
    for worker in 0..AT_ONCE.min(count) {
        let (what, next) = (what.clone(), Arc::clone(&next));
        let mut http = Http::new(hall.server, address_of(worker, 3));
        workers.spawn(async move {
            let mut done = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= count {
                    return Ok::<_, anyhow::Error>(done);
                }
                let (kept, outcome) = what(number, http).await;
                http = kept;
                done.push((number, outcome?));
            }
        });
    }
    let mut all = Vec::with_capacity(count);
    while let Some(done) = workers.join_next().await {
        all.extend(done??);
    }
    all.sort_by_key(|(number, _)| *number);
    Ok(all.into_iter().map(|(_, value)| value).collect())
}

pub(crate) async fn open_rooms(hall: &Arc<Hall>, count: usize) -> Result<Vec<OpenRoom>> {
    let open = {
        let hall = Arc::clone(hall);
        move |number: usize, mut http: Http| {
            let hall = Arc::clone(&hall);
            async move {
                let script = &hall.scripts[number % hall.scripts.len()];
                let room = room::open(hall.kind, &mut http, &script.rules, number).await;
                (http, room.context("a room could not be opened"))
            }
        }
    };
    for_each(count, open, hall).await
}

/// Games that somebody has begun and left: rooms with some moves and nobody in.
pub(crate) async fn park(hall: &Arc<Hall>, count: usize) -> Result<()> {
    let rooms = open_rooms(hall, count).await?;
    let play = {
        let (hall, rooms) = (Arc::clone(hall), Arc::new(rooms));
        move |number: usize, mut http: Http| {
            let (hall, rooms) = (Arc::clone(&hall), Arc::clone(&rooms));
            async move {
                let script = &hall.scripts[number % hall.scripts.len()];
                let played = room::begin(&mut http, &rooms[number], script).await;
                (http, played.context("a game could not be begun"))
            }
        }
    };
    for_each(count, play, hall).await.map(drop)
}

pub(crate) async fn enter(
    hall: &Arc<Hall>,
    rooms: Vec<OpenRoom>,
    figures: &Arc<Figures>,
) -> Result<Vec<Board>> {
    let enter = {
        let (hall, figures) = (Arc::clone(hall), Arc::clone(figures));
        let rooms = Arc::new(rooms.clone());
        move |number: usize, http: Http| {
            let (hall, figures) = (Arc::clone(&hall), Arc::clone(&figures));
            let room = rooms[number].clone();
            async move {
                let board = Board::enter(&hall, number, room, figures).await;
                (http, board.context("a room could not be entered"))
            }
        }
    };
    for_each(rooms.len(), enter, hall).await
}

/// Reads every room and compares.
pub(crate) async fn judge(
    hall: &Arc<Hall>,
    mut watched: HashMap<String, Vec<Told>>,
) -> Result<(u64, Faults)> {
    let mut played = std::mem::take(&mut *lock(&hall.played));
    for (key, room) in &mut played {
        room.told.extend(watched.remove(key).unwrap_or_default());
    }
    let count = played.len();
    let played: Arc<Vec<(String, Played)>> = Arc::new(played);
    let compare = {
        let (kind, played) = (hall.kind, Arc::clone(&played));
        move |number: usize, mut http: Http| {
            let played = Arc::clone(&played);
            async move {
                let (key, room) = &played[number];
                let faults = match kind {
                    Kind::Bare => Ok(Faults::default()),
                    Kind::Relay => Ok(room.judge(None)),
                    Kind::Durable => {
                        let log = room::read(&mut http, key).await;
                        log.map(|log| room.judge(Some(&log.lines)))
                    }
                };
                (http, faults.context("a room could not be read at the end"))
            }
        }
    };
    let mut sum = Faults::default();
    for faults in for_each(count, compare, hall).await? {
        sum += faults;
    }
    Ok((count as u64, sum))
}
