//! Somebody who plays while others attack.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use super::create;
use crate::live::{Http, Random, game_body, lines_body};

/// A save that takes longer is counted as this long, and given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long each save took, and how many were refused or never answered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Saves {
    /// In milliseconds, in order of size.
    pub(crate) times: Vec<f64>,
    pub(crate) failed: usize,
}

impl Saves {
    pub(crate) fn longest(&self) -> f64 {
        self.times.last().copied().unwrap_or(0.0)
    }

    /// The time that this share of saves did not exceed.
    pub(crate) fn quantile(&self, share: f64) -> f64 {
        let place = (self.times.len() as f64 * share).ceil() as usize;
        self.times.get(place.max(1) - 1).copied().unwrap_or(0.0)
    }

    pub(crate) fn describe(&self) -> String {
        format!(
            "{} saves, p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms, {} failed",
            self.times.len(),
            self.quantile(0.5),
            self.quantile(0.99),
            self.longest(),
            self.failed
        )
    }
}

/// Saves a line, waits for `pause`, and so on, while `during` runs.
pub(crate) fn play_beside<T>(
    server: SocketAddr,
    pause: Duration,
    during: impl FnOnce() -> T,
) -> Result<(Saves, T), String> {
    let mut http = Http::new(server).with_patience(PATIENCE);
    let id = fresh_id();
    create(&mut http, &game_body(&id, "jumbo", None))?;
    let stop = AtomicBool::new(false);
    thread::scope(|scope| {
        let player = scope.spawn(|| save_until(&stop, http, &id, pause));
        let value = during();
        stop.store(true, Ordering::Release);
        let saves = player.join().map_err(|_| "the player failed".to_owned())?;
        Ok((saves, value))
    })
}

/// The name of a game that no run before this one has used.
pub(crate) fn fresh_id() -> String {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    Random::new((now.as_nanos() as u64).wrapping_add(number)).game_id()
}

fn save_until(stop: &AtomicBool, mut http: Http, id: &str, pause: Duration) -> Saves {
    let mut saves = Saves::default();
    let mut seen = 0;
    while !stop.load(Ordering::Acquire) {
        let line = format!("clock {} 1", seen + 1);
        let body = lines_body(seen, &[line]);
        let begin = Instant::now();
        let reply = http.post(&format!("/api/v1/games/{id}/entries"), &body);
        saves.times.push(begin.elapsed().as_secs_f64() * 1000.0);
        match reply {
            Ok(reply) if reply.status == 200 => seen += 1,
            _ => saves.failed += 1,
        }
        thread::sleep(pause);
    }
    saves.times.sort_by(f64::total_cmp);
    saves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_counted_from_the_smallest() {
        let saves = Saves { times: (1..=100).map(f64::from).collect(), failed: 0 };
        assert_eq!(saves.quantile(0.5), 50.0);
        assert_eq!(saves.quantile(0.99), 99.0);
        assert_eq!(saves.longest(), 100.0);
        assert_eq!(Saves::default().quantile(0.5), 0.0);
    }
}
