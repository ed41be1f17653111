//! Rooms and the writer in a world whose time, disk, network and people follow from
//! a seed: the same seed is the same world, so that what goes wrong in one can be
//! looked at again.
//!
//! Real are the rooms with all that they do ([`super::Rooms`], the actors, their
//! tables) and the writer's queue and batches. Simulated are the clock (tokio's,
//! paused: whoever waits is next), the disk ([`disk`]), the connections ([`link`])
//! and those who play, as the page does it ([`player`], [`choose`]). [`checker`]
//! says what must hold. Controls show that it would be seen.
//!
//! `cargo xtask soak rooms` tries 100,000 seeds; `DAMIER_SOAK` says how many otherwise,
//! from `DAMIER_SEED` on. `DAMIER_SEED=7 DAMIER_SOAK=1` tells all that happens in one.

mod checker;
mod choose;
mod disk;
mod link;
mod player;
mod random;
mod script;
mod times;
mod world;

use std::env;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use disk::Lie;
use world::{Plan, Report, Talk};

use super::{Limits, SocketLimits};

/// After so many there is enough to look at.
const MOST_FAULTS: usize = 10;
/// So many seeds are tried where nobody says otherwise.
const SHORT: u64 = 300;

thread_local! {
    /// Made once: they are large, and nobody asks them anything here.
    static LIMITS: Arc<Limits> = Limits::new(SocketLimits::default());
}

fn limits() -> Arc<Limits> {
    LIMITS.with(Arc::clone)
}

fn live(seed: u64, plan: Plan) -> Report {
    crate::log::be_quiet();
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_time().start_paused(true).build().expect("a runtime");
    runtime.block_on(world::live(seed, plan))
}

fn number(name: &str) -> Option<u64> {
    env::var(name).ok().map(|number| number.parse().expect("a number"))
}

/// What came of many seeds together.
#[derive(Debug, Default)]
struct Sum {
    tried: u64,
    acknowledged: usize,
    told: usize,
    crashes: usize,
    /// The seeds in which something went wrong.
    faults: Vec<u64>,
}

impl Sum {
    fn add(&mut self, seed: u64, report: Report) {
        print!("{}", report.diary.unwrap_or_default());
        if let Some(fault) = report.fault {
            println!("seed {seed}: {fault}");
            self.faults.push(seed);
        }
        self.tried += 1;
        self.acknowledged += report.acknowledged;
        self.told += report.told;
        self.crashes += report.crashes;
    }
}

/// Lives through so many seeds, on all processors: each is a world of its own.
fn live_all(first: u64, count: u64) -> Sum {
    let (next, sum) = (AtomicU64::new(first), Mutex::new(Sum::default()));
    let begun = Instant::now();
    let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    thread::scope(|scope| {
        for _ in 0..threads.min(usize::try_from(count).unwrap_or(usize::MAX)) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= first + count || disk::lock(&sum).faults.len() >= MOST_FAULTS {
                        return;
                    }
                    let report = live(seed, Plan { keeps_diary: count == 1, ..Plan::default() });
                    let mut sum = disk::lock(&sum);
                    sum.add(seed, report);
                    if sum.tried.is_multiple_of(10_000) {
                        println!("{} seeds in {:.0?}", sum.tried, begun.elapsed());
                    }
                }
            });
        }
    });
    sum.into_inner().unwrap_or_else(PoisonError::into_inner)
}

#[test]
fn whatever_goes_wrong_nothing_that_was_acknowledged_does() {
    let (first, count) = (number("DAMIER_SEED").unwrap_or(1), number("DAMIER_SOAK"));
    let count = count.unwrap_or(SHORT);
    let begun = Instant::now();
    let Sum { tried, acknowledged, told, crashes, faults } = live_all(first, count);
    println!(
        "{tried} seeds from {first} on: {acknowledged} actions acknowledged, {told} lines told, \
         {crashes} crashes, {:.1?}",
        begun.elapsed()
    );
    assert!(faults.is_empty(), "DAMIER_SOAK=1 with the DAMIER_SEED of one tells all: {faults:?}");
    assert_eq!(tried, count);
}

#[test]
fn a_seed_is_a_world() {
    for seed in 1..=20 {
        let [one, other] = [live(seed, Plan::default()), live(seed, Plan::default())];
        assert_eq!(one.trace, other.trace, "seed {seed}");
        assert_ne!(one.trace, live(seed + 1000, Plan::default()).trace);
    }
}

/// Of so many seeds a control must be seen in one.
const CONTROL: u64 = 60;

#[track_caller]
fn is_seen(plan: Plan, words: &[&str]) {
    let fault = (1..=CONTROL).find_map(|seed| live(seed, plan).fault).expect("it is seen");
    assert!(words.iter().any(|words| fault.contains(words)), "{fault}");
}

#[test]
fn a_store_that_answers_first_is_seen() {
    is_seen(Plan { lie: Lie::AnswersFirst, ..Plan::default() }, &["is told"]);
}

#[test]
fn a_store_that_forgets_is_seen() {
    let words = ["is told", "lines that are gone", "was acknowledged", "it is"];
    is_seen(Plan { lie: Lie::Forgets, ..Plan::default() }, &words);
}

#[test]
fn a_store_that_doubles_is_seen() {
    is_seen(Plan { lie: Lie::Doubles, ..Plan::default() }, &["is told", "acknowledged", "folded"]);
}

#[test]
fn a_store_that_swaps_is_seen() {
    is_seen(Plan { lie: Lie::Swaps, ..Plan::default() }, &["is told", "Damaged"]);
}

#[test]
fn a_store_that_goes_on_after_a_failed_sync_is_seen() {
    is_seen(Plan { lie: Lie::GoesOn, ..Plan::default() }, &["after a failed sync"]);
}

#[test]
fn what_is_told_before_it_is_stored_is_seen() {
    is_seen(Plan { talk: Talk::TooEarly, ..Plan::default() }, &["is told"]);
}

#[test]
fn a_gap_is_seen() {
    is_seen(Plan { talk: Talk::WithGaps, ..Plan::default() }, &["is told from"]);
}

#[test]
fn what_is_told_twice_is_seen() {
    is_seen(Plan { talk: Talk::Twice, ..Plan::default() }, &["is told from"]);
}

#[test]
fn what_is_done_in_the_others_name_is_seen() {
    let words = ["nobody wanted", "Damaged"];
    is_seen(Plan { talk: Talk::ForTheOther, ..Plan::default() }, &words);
}
