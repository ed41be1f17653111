use std::sync::Mutex;
use std::time::{Duration, Instant};

use damier_lab::selfplay::{Stop, Tally};

use crate::status_line::{StatusLine, bar, clock};

/// How far the games have come: a bar on stderr if somebody watches it, else a
/// line now and then.
#[derive(Debug)]
pub(super) struct GamesProgress {
    stop: Stop,
    line: StatusLine,
    start: Instant,
    shown: Mutex<Shown>,
}

#[derive(Debug, Default)]
struct Shown {
    /// What was in the file before.
    first: Option<Tally>,
    last: Option<Instant>,
}

impl GamesProgress {
    pub(super) fn new(stop: Stop) -> GamesProgress {
        GamesProgress {
            stop,
            line: StatusLine::new(),
            start: Instant::now(),
            shown: Mutex::default(),
        }
    }

    pub(super) fn show(&self, tally: &Tally) {
        // A thread that failed while it wrote has nothing to say any more.
        let Ok(mut shown) = self.shown.lock() else { return };
        let pause = Duration::from_millis(if self.line.is_watched() { 100 } else { 30_000 });
        let first = *shown.first.get_or_insert_with(|| {
            if tally.games > 0 {
                eprintln!("{} games are already played", tally.games);
            }
            *tally
        });
        if shown.last.get_or_insert_with(Instant::now).elapsed() < pause {
            return;
        }
        shown.last = Some(Instant::now());
        let line = line(tally, &first, self.stop, self.start.elapsed());
        if self.line.is_watched() {
            self.line.show(|| line);
        } else {
            eprintln!("{line}");
        }
    }

    /// Makes room for other output.
    pub(super) fn clear(&self) {
        self.line.clear();
    }

    pub(super) fn summary(&self, tally: &Tally) {
        let first = self.shown.lock().ok().and_then(|shown| shown.first).unwrap_or_default();
        let (games, plies) = (tally.games - first.games, tally.plies - first.plies);
        let seconds = self.start.elapsed().as_secs_f64();
        let speed = plies as f64 / seconds.max(1e-9);
        eprintln!("{games} games, {plies} plies in {seconds:.1} s, {speed:.0} plies a second");
    }
}

/// What is done, how fast, and the time left.
fn line(tally: &Tally, first: &Tally, stop: Stop, elapsed: Duration) -> String {
    let seconds = elapsed.as_secs_f64().max(1e-3);
    let played = (tally.games - first.games) as f64;
    let by_games = stop.games.map(|games| {
        let left = games.saturating_sub(tally.games) as f64;
        (tally.games as f64 / games.max(1) as f64, left * seconds / played.max(1.0))
    });
    let by_time = stop.time.map(|time| {
        let time = time.as_secs_f64().max(1e-3);
        (seconds / time, (time - seconds).max(0.0))
    });
    // Whichever comes first.
    let sooner = by_games.into_iter().chain(by_time).min_by(|a, b| a.1.total_cmp(&b.1));
    let (share, left) = sooner.unwrap_or_default();
    let speed = (tally.plies - first.plies) as f64 / seconds;
    format!("{} {} games, {speed:.0} plies a second, {} left", bar(share), tally.games, clock(left))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_tells_what_is_done_how_fast_and_what_is_left() {
        let first = Tally { games: 100, plies: 9_000, ..Tally::default() };
        let tally = Tally { games: 200, plies: 19_000, ..Tally::default() };
        let stop = Stop { games: Some(400), time: None };
        let text = line(&tally, &first, stop, Duration::from_secs(50));
        assert_eq!(
            text,
            format!(
                "{}{} 200 games, 200 plies a second, 1:40 left",
                "█".repeat(15),
                "░".repeat(15)
            )
        );
        let stop = Stop { time: Some(Duration::from_secs(60)), ..stop };
        let text = line(&tally, &first, stop, Duration::from_secs(50));
        assert!(text.ends_with(" 0:10 left"), "{text}");
    }
}
