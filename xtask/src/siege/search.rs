//! Searches beside a client that adds lines.

use std::env;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::player::{Saves, play_beside};
use super::report::Report;
use super::{Siege, create};
use crate::live::{Http, Random, Server, grouped, number};

const GAMES: usize = 50_000;
const FILLERS: usize = 32;
/// Every game has most of these letters, and none has the last word: nothing is
/// found, and nothing can be passed over quickly.
const SEARCH: &str = "/api/v1/games?search=a+n+j+u+m+b+o+zz";
const SEARCHERS: [usize; 3] = [0, 1, 8];
const ROUNDS: usize = 3;
const TIME: Duration = Duration::from_secs(4);
/// A person reads what was found before searching on.
const READING: Duration = Duration::from_millis(100);
const LEAST: f64 = 0.8;

pub(super) fn run(siege: &Siege, report: &mut Report) -> Result<(), String> {
    let data = siege.games.clone().unwrap_or_else(usual_folder);
    let server = Server::start(&siege.setup(&data))?;
    println!("   started in {:.2} s", server.start.as_secs_f64());
    fill(&server)?;
    // Without pause they also take the processors that the clients run on, so
    // that this figure says less.
    for (pause, words, gates) in
        [(READING, "searching, reading", true), (Duration::ZERO, "searching without pause", false)]
    {
        let mut rates = [const { Vec::new() }; SEARCHERS.len()];
        // In turns, so that a busy moment of the machine meets all alike.
        for _ in 0..ROUNDS {
            for (count, rates) in SEARCHERS.into_iter().zip(&mut rates) {
                rates.push(measure(server.address, count, pause)?);
            }
        }
        let rates = rates.map(|mut rates| {
            rates.sort_by(|a: &Rate, b| a.additions.total_cmp(&b.additions));
            rates.swap_remove(ROUNDS / 2)
        });
        tell(report, &rates, words, gates);
    }
    Ok(())
}

fn usual_folder() -> PathBuf {
    env::temp_dir().join(format!("damier-siege-{GAMES}-games"))
}

fn tell(report: &mut Report, rates: &[Rate], words: &str, gates: bool) {
    for (count, rate) in SEARCHERS.iter().zip(rates) {
        println!(
            "   {count} {words}: {:7.0} additions/s, p50 {:6.2} ms, p99 {:7.2} ms; {:6.0} \
             searches/s",
            rate.additions,
            rate.saves.quantile(0.5),
            rate.saves.quantile(0.99),
            rate.searches
        );
    }
    for (count, rate) in SEARCHERS.iter().zip(rates).skip(1) {
        let share = rate.additions / rates[0].additions.max(1e-9);
        let value = format!("{:.0} %", share * 100.0);
        if gates {
            let what = format!("search: additions beside {count}, {words}");
            report.check(&what, &value, "at least 80 %", share >= LEAST);
        } else {
            println!("   beside {count} {words}: {value}");
        }
    }
}

struct Rate {
    /// In a second.
    additions: f64,
    searches: f64,
    saves: Saves,
}

fn measure(server: SocketAddr, searchers: usize, pause: Duration) -> Result<Rate, String> {
    let (stop, searches) = (AtomicBool::new(false), AtomicUsize::new(0));
    let begin = Instant::now();
    let (saves, ()) = thread::scope(|scope| {
        for _ in 0..searchers {
            scope.spawn(|| search(server, pause, &stop, &searches));
        }
        let played = play_beside(server, Duration::ZERO, || thread::sleep(TIME));
        stop.store(true, Ordering::Release);
        played
    })?;
    let seconds = begin.elapsed().as_secs_f64();
    let additions = (saves.times.len() - saves.failed) as f64 / seconds;
    let searches = searches.load(Ordering::Relaxed) as f64 / seconds;
    Ok(Rate { additions, searches, saves })
}

fn search(server: SocketAddr, pause: Duration, stop: &AtomicBool, searches: &AtomicUsize) {
    let mut http = Http::new(server);
    while !stop.load(Ordering::Acquire) {
        if http.get(SEARCH).is_ok_and(|reply| reply.status == 200) {
            searches.fetch_add(1, Ordering::Relaxed);
        }
        thread::sleep(pause);
    }
}

/// Brings the folder to its number of games; games that are there are kept.
fn fill(server: &Server) -> Result<(), String> {
    // The same names every time: a game that is there is not made again.
    let last = game(FILLERS - 1, GAMES / FILLERS - 1);
    let known = Http::new(server.address).get(&format!("/api/v1/games/{}", last.0));
    let known = known.map_err(|error| error.to_string())?;
    if known.status == 200 && number(&known.body, "version").is_some() {
        return Ok(());
    }
    println!("   making {} games", grouped(GAMES));
    let begin = Instant::now();
    let faults: Vec<String> = thread::scope(|scope| {
        let fill = |filler| {
            scope.spawn(move || {
                let mut http = Http::new(server.address);
                (0..GAMES / FILLERS).try_for_each(|place| create(&mut http, &game(filler, place).1))
            })
        };
        let fillers: Vec<_> = (0..FILLERS).map(fill).collect();
        let results = fillers.into_iter().filter_map(|filler| filler.join().ok());
        results.filter_map(Result::err).collect()
    });
    println!("   in {:.0} s", begin.elapsed().as_secs_f64());
    faults.into_iter().next().map_or(Ok(()), Err)
}

/// A game between two people: its name and what creates it.
fn game(filler: usize, place: usize) -> (String, String) {
    const FIRST: [&str; 8] = ["Anna", "Bruno", "Chloé", "Djibril", "Ewa", "Jón", "Mustapha", "Zoë"];
    const LAST: [&str; 8] =
        ["Jansen", "Müller", "Okafor", "Bažant", "Nguyễn", "Dumont", "Kowalski", "Ivanova"];
    let mut random = Random::new((filler * GAMES + place) as u64);
    let id = random.game_id();
    let mut name = || {
        let (first, last) = (FIRST[random.below(8)], LAST[random.below(8)]);
        format!("{{\"kind\":\"person\",\"name\":\"{first} {last} {}\"}}", random.below(1000))
    };
    let (white, black) = (name(), name());
    let header = format!("{{\"rules\":\"jumbo\",\"white\":{white},\"black\":{black}}}");
    (id.clone(), format!("{{\"header\":{header},\"id\":\"{id}\"}}"))
}
