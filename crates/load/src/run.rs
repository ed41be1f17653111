//! One run against one server: rooms are opened and entered, games are played by
//! the schedule, and at the end everything is compared.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use anyhow::Result;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use crate::board::{Board, Hall};
use crate::figures::{Figures, StepFigures, Times, Usage, load_average};
use crate::hostile::{self, Fate, Hostile};
use crate::many;
use crate::options::PlayOptions;
use crate::oracle::Faults;
use crate::outcome::{Outcome, StepOutcome};
use crate::plan::{Plan, Step};
use crate::room::{self, Kind};
use crate::scripts::long_games;
use crate::watchers::Watchers;

/// Memory is looked at when it has been quiet for so long.
const QUIET: Duration = Duration::from_secs(2);
/// What all are told at last takes so long at most.
const LAST_WORDS: Duration = Duration::from_secs(2);
/// Who is answered later, in microseconds, is not served well.
const SOON: u64 = 50_000;

/// What the server's process used at several times.
#[derive(Copy, Clone, Debug, Default)]
struct Memory {
    at_first: u64,
    with_rooms: u64,
    with_sockets: u64,
}

/// Everybody at his place, before the first move.
struct Setting<'a> {
    options: &'a PlayOptions,
    hall: Arc<Hall>,
    figures: Arc<Figures>,
    /// Of the room that many watch.
    watched: Arc<Figures>,
    boards: Vec<Board>,
    watchers: Watchers,
    hostile: Hostile,
    memory: Memory,
    sockets: usize,
    stopping: watch::Sender<bool>,
}

/// What was seen while games were played.
struct Course {
    plan: Arc<Plan>,
    cpu: Duration,
    load: f64,
    fates: Vec<Fate>,
    at_last: u64,
}

/// Plays, and says what came of it.
pub(crate) async fn run(options: &PlayOptions) -> Result<Outcome> {
    let mut setting = Setting::prepare(options).await?;
    let course = setting.play().await?;
    let told = setting.watchers.told().await?;
    let (silent, let_go) = setting.watchers.let_go().await?;
    let cut_off = room::cut_off(&setting.hall).await?;
    let (judged, faults) = many::judge(&setting.hall, told).await?;
    let outcome = setting.outcome(&course, judged, faults);
    let outcome = outcome.with_attacks(hostile::summary(&course.fates));
    Ok(Outcome { silent, let_go, cut_off, ..outcome })
}

impl Setting<'_> {
    async fn prepare(options: &PlayOptions) -> Result<Setting<'_>> {
        let memory = || Usage::of(options.server_process).memory;
        let hall = Arc::new(Hall {
            kind: options.kind,
            server: options.server,
            scripts: long_games(options.longest),
            played: Mutex::default(),
            come_back: options.come_back,
            away: Times::new(),
            byes: AtomicU64::new(0),
        });
        let figures = Arc::new(Figures::new(plan(options, Instant::now()).steps()));
        let watched = Arc::new(Figures::new(1));
        let at_first = memory();
        if hall.kind == Kind::Durable {
            many::park(&hall, options.parked).await?;
        }
        let rooms = many::open_rooms(&hall, options.games).await?;
        sleep(QUIET).await;
        let with_rooms = memory();
        let mut boards = many::enter(&hall, rooms, &figures).await?;
        if let Some(first) = boards.first_mut().filter(|_| options.has_hot_room) {
            first.dues = Some(Arc::default());
            first.figures = Arc::clone(&watched);
        }
        let (stopping, stop) = watch::channel(false);
        let watchers = Watchers::enter(&hall, options, &boards, &figures, &stop).await?;
        let key = boards.first().map_or("", |board| &board.room.key);
        let count = if hall.kind == Kind::Durable { options.hostile } else { 0 };
        let hostile = Hostile::prepare(&hall, count, key).await?;
        sleep(QUIET).await;
        let with_sockets = memory();
        let memory = Memory { at_first, with_rooms, with_sockets };
        let sockets = boards.len() * 2 + watchers.count();
        Ok(Setting {
            options,
            hall,
            figures,
            watched,
            boards,
            watchers,
            hostile,
            memory,
            sockets,
            stopping,
        })
    }

    /// Plays to the end of the plan, and hears what everybody is told at last.
    async fn play(&mut self) -> Result<Course> {
        let Setting { options, hall, .. } = self;
        let usage = || Usage::of(options.server_process);
        self.hostile.let_loose(&self.stopping.subscribe());
        let start = Instant::now() + Duration::from_millis(500);
        let plan = Arc::new(plan(options, start));
        let lasts = plan.end() - plan.start;
        let every = Duration::from_secs_f64(options.watched_every);
        let often = Arc::new(Plan::new(start, vec![Step { lasts, every }]));
        let count = self.boards.len();
        let mut playing = JoinSet::new();
        for (number, board) in self.boards.drain(..).enumerate() {
            let own = if board.dues.is_some() { &often } else { &plan };
            let phase = number as f64 / count as f64;
            playing.spawn(board.play(Arc::clone(hall), Arc::clone(own), phase));
        }
        sleep_until(start).await;
        let before = usage();
        if options.announce {
            // Whoever started us may now do something to the server.
            println!("playing");
        }
        sleep_until(plan.end()).await;
        let (after, load) = (usage(), load_average());
        // Kept until memory has been looked at.
        let mut left = Vec::new();
        while let Some(board) = playing.join_next().await {
            left.push(board?);
        }
        sleep(LAST_WORDS).await;
        let at_last = usage().memory;
        let _ = self.stopping.send(true);
        let fates = self.hostile.fates().await?;
        let cpu = after.cpu.saturating_sub(before.cpu);
        Ok(Course { plan, cpu, load, fates, at_last })
    }

    fn outcome(&self, course: &Course, judged: u64, faults: Faults) -> Outcome {
        let Setting { options, figures, watched, memory, .. } = self;
        let sum = |of: fn(&StepFigures) -> &AtomicU64| figures.sum(of) + watched.sum(of);
        let errors = |figures: &Figures| figures.errors.load(Ordering::Relaxed);
        let saved = sum(|step| &step.saved);
        let cpu = u64::try_from(course.cpu.as_nanos()).unwrap_or(u64::MAX);
        let steps = self.steps(&course.plan);
        let served = steps.iter().take_while(|step| is_served(step)).count();
        let above = &steps[served..];
        let of_a_socket =
            |used: u64| used.saturating_sub(memory.at_first) / (self.sockets as u64).max(1);
        let all = figures.all();
        let (looked, away) = (self.watchers.times.quantiles(), self.hall.away.quantiles());
        Outcome {
            games: options.games as u64,
            sockets: self.sockets as u64,
            seconds: (course.plan.end() - course.plan.start).as_secs(),
            offered: sum(|step| &step.offered),
            saved,
            shed: sum(|step| &step.shed),
            errors: errors(figures) + errors(watched),
            lost: faults.lost,
            gaps: faults.gaps,
            doubled: faults.doubled,
            different: faults.different,
            rooms_judged: judged,
            ack_p50: all.0.p50,
            ack_p99: all.0.p99,
            ack_p999: all.0.p999,
            ack_max: all.0.max,
            delivery_p50: all.1.p50,
            delivery_p99: all.1.p99,
            delivery_p999: all.1.p999,
            delivery_max: all.1.max,
            cpu_ns_per_move: cpu / saved.max(1),
            memory_at_first: memory.at_first,
            memory_with_rooms: memory.with_rooms,
            memory_with_sockets: memory.with_sockets,
            memory_at_last: course.at_last,
            memory_per_socket: of_a_socket(memory.with_sockets),
            memory_per_socket_at_last: of_a_socket(course.at_last),
            watchers: options.watchers as u64,
            watched_p50: looked.p50,
            watched_p99: looked.p99,
            watched_max: looked.max,
            byes: self.hall.byes.load(Ordering::Relaxed),
            came_back: away.count,
            away_p50: away.p50,
            away_max: away.max,
            saturation: steps[..served].last().map_or(0, |step| step.rate as u64),
            overload_p99: steps.iter().map(|step| step.ack.p99).max().unwrap_or(0),
            overload_steps: above.len() as u64,
            overload_refused: above.iter().map(|step| step.refused).sum(),
            load_percent: (course.load * 100.0) as u64,
            steps,
            complaints: [figures.complaints(), watched.complaints()].concat(),
            ..Outcome::default()
        }
    }

    fn steps(&self, plan: &Plan) -> Vec<StepOutcome> {
        let every = plan.rates();
        let outcome = |(figures, every): (&StepFigures, Duration)| StepOutcome {
            rate: self.options.games as f64 / every.as_secs_f64(),
            due: figures.offered.load(Ordering::Relaxed),
            done: figures.saved.load(Ordering::Relaxed),
            refused: figures.shed.load(Ordering::Relaxed),
            ack: figures.ack.quantiles(),
            delivery: figures.delivery.quantiles(),
        };
        self.figures.steps.iter().zip(every).map(outcome).collect()
    }
}

/// Whether a rate is borne: 99 of 100 moves were saved, and 99 of 100 of those soon.
/// A server that refuses most of them at once is quick, too.
const fn is_served(step: &StepOutcome) -> bool {
    let (due, done) = (step.due, step.done);
    due > 0 && done * 100 >= due * 99 && step.refused * 100 <= due && step.ack.p99 <= SOON
}

fn plan(options: &PlayOptions, start: Instant) -> Plan {
    let lasts = Duration::from_secs_f64(options.seconds);
    let every = |rate: f64| Duration::from_secs_f64(options.games.max(1) as f64 / rate);
    let steps = match options.rates.as_slice() {
        [] => vec![Step { lasts, every: Duration::from_secs_f64(options.every) }],
        rates => rates.iter().map(|rate| Step { lasts, every: every(*rate) }).collect(),
    };
    Plan::new(start, steps)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::Quantiles;

    #[test]
    fn a_rate_that_sheds_much_is_not_served() {
        let ack = Quantiles { p99: SOON, ..Quantiles::default() };
        let delivery = ack;
        let good = StepOutcome { rate: 1.0, due: 1000, done: 990, refused: 10, ack, delivery };
        assert!(is_served(&good));
        let slow = Quantiles { p99: SOON + 1, ..ack };
        for bad in [
            StepOutcome { done: 989, refused: 11, ..good.clone() },
            StepOutcome { done: 989, ..good.clone() },
            StepOutcome { ack: slow, ..good.clone() },
            StepOutcome { due: 0, done: 0, refused: 0, ..good.clone() },
        ] {
            assert!(!is_served(&bad), "{bad:?}");
        }
    }
}
