//! Those who watch: one room each in a sample, and many the first one.

use std::collections::HashMap;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use tokio::task::JoinSet;

use crate::board::{Board, Dues, Hall};
use crate::crowd::{self, Stop};
use crate::figures::{Figures, Times};
use crate::many::for_each;
use crate::net::Http;
use crate::options::PlayOptions;
use crate::oracle::Told;
use crate::room::{self, Kind};

/// One of so many of the first room's watchers never reads.
const SILENT: usize = 100;
/// What the system keeps for those, in bytes: little.
const LITTLE: u32 = 2304;

/// Those who watch, each with the room that he watches.
#[derive(Debug)]
pub(crate) struct Watchers {
    telling: JoinSet<(String, Told)>,
    silent: JoinSet<bool>,
    pub(crate) times: Arc<Times>,
}

impl Watchers {
    /// Some watch a room each, and many the first one.
    pub(crate) async fn enter(
        hall: &Arc<Hall>,
        options: &PlayOptions,
        boards: &[Board],
        figures: &Arc<Figures>,
        stop: &Stop,
    ) -> Result<Watchers> {
        let times = Arc::new(Times::new());
        let mut watchers =
            Watchers { telling: JoinSet::new(), silent: JoinSet::new(), times: Arc::clone(&times) };
        if hall.kind != Kind::Durable {
            return Ok(watchers);
        }
        let sampled = options.sampled.min(boards.len());
        let mut rooms: Vec<(String, Option<Arc<Dues>>)> =
            boards.iter().rev().take(sampled).map(|board| (board.room.key.clone(), None)).collect();
        if let Some(first) = boards.first() {
            let hot = (first.room.key.clone(), first.dues.clone());
            rooms.extend(vec![hot; options.watchers]);
        }
        let is_silent =
            move |number: usize| number >= sampled && (number - sampled).is_multiple_of(SILENT);
        let count = rooms.len();
        let rooms = Arc::new(rooms);
        let open = {
            let (hall, rooms) = (Arc::clone(hall), Arc::clone(&rooms));
            move |number: usize, mut http: Http| {
                let (hall, key) = (Arc::clone(&hall), rooms[number].0.clone());
                let is_silent = is_silent(number);
                async move {
                    let socket =
                        room::look_in(&hall, &mut http, &key, number, is_silent.then_some(LITTLE))
                            .await;
                    (http, socket.context("a watcher could not come in"))
                }
            }
        };
        let sockets = for_each(count, open, hall).await?;
        for (number, socket) in sockets.into_iter().enumerate() {
            let (key, dues) = rooms[number].clone();
            let (stop, figures, times) = (stop.clone(), Arc::clone(figures), Arc::clone(&times));
            if is_silent(number) {
                watchers.silent.spawn(crowd::ignore(socket, stop));
            } else {
                let looking = crowd::look_on(socket, dues, times, figures, stop);
                watchers.telling.spawn(async move { (key, looking.await) });
            }
        }
        Ok(watchers)
    }

    pub(crate) fn count(&self) -> usize {
        self.telling.len() + self.silent.len()
    }

    /// How many never read, and how many of those were let go; they must have been
    /// stopped.
    pub(crate) async fn let_go(&mut self) -> Result<(u64, u64)> {
        let (mut silent, mut let_go) = (0, 0);
        while let Some(is_gone) = self.silent.join_next().await {
            silent += 1;
            let_go += u64::from(is_gone?);
        }
        Ok((silent, let_go))
    }

    /// What they were told, by room; they must have been stopped.
    pub(crate) async fn told(&mut self) -> Result<HashMap<String, Vec<Told>>> {
        let mut seen: HashMap<String, Vec<Told>> = HashMap::new();
        while let Some(told) = self.telling.join_next().await {
            let (key, told) = told?;
            seen.entry(key).or_default().push(told);
        }
        Ok(seen)
    }
}
