use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use super::trial::{Figures, Kind, Trial};
use crate::live::{Http, Server};
use crate::siege::report::Report;

type Scenario = fn(&Trial, &mut Report) -> Result<(), String>;
pub(super) const SCENARIOS: [(&str, Scenario); 5] = [
    ("games", games),
    ("ramp", ramp),
    ("hotroom", hot_room),
    ("hostile", hostile),
    ("restart", restart),
];

/// How much later than by an echo a move may be saved.
const LATER_MS: f64 = 10.0;
const MEMORY_PER_SOCKET_KIB: f64 = 12.0;
const CPU_PER_MOVE_US: f64 = 150.0;
const SATURATION: f64 = 10_000.0;
const OVERLOADED_MS: f64 = 250.0;
const WATCHED_MS: f64 = 250.0;
/// How much the times of honest people may move beside others.
const DISTURBED_MS: f64 = 5.0;
const READY_S: f64 = 1.0;
const BACK_S: f64 = 15.0;

/// Arguments of the generator.
fn args(pairs: &[(&str, f64)]) -> Vec<String> {
    pairs.iter().map(|(name, value)| format!("--{name}={value}")).collect()
}

fn must_be_whole(report: &mut Report, what: &str, figures: &Figures) {
    let names = ["errors", "lost", "gaps", "doubled", "different"];
    let counts = names.map(|name| format!("{} {name}", figures.get(name)));
    let what = format!("{what}: all saw what is stored");
    report.check(&what, &counts.join(", "), "none", figures.is_consistent);
}

/// An echo, a relay and the real server, one after the other.
fn games(trial: &Trial, report: &mut Report) -> Result<(), String> {
    let games = trial.games(2000);
    let common = [
        ("games", games as f64),
        ("seconds", trial.seconds(60.0)),
        ("every", trial.options.every),
        // As far as open files allow.
        ("sampled", games.min(100) as f64),
    ];
    let [bare, relay, durable] = {
        let [bare, relay, durable] = Kind::ALL.map(|kind| trial.play(kind, &args(&common)));
        [bare?, relay?, durable?]
    };
    let all = [(Kind::Bare, &bare), (Kind::Relay, &relay), (Kind::Durable, &durable)];
    print_table(&all);
    if let Some(file) = &trial.options.json {
        let parts = all.map(|(kind, figures)| format!("\"{}\": {}", kind.name(), figures.json));
        let text = format!("{{{}}}\n", parts.join(",\n"));
        fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    for (kind, figures) in all {
        must_be_whole(report, kind.name(), figures);
    }
    let later = durable.ms("ack_p99") - bare.ms("ack_p99");
    report.at_most("p99 until saved, more than the echo's", later, LATER_MS, "ms");
    let memory = durable.get("memory_per_socket") / 1024.0;
    report.at_most("memory of a socket", memory, MEMORY_PER_SOCKET_KIB, "KiB");
    let cpu = durable.get("cpu_ns_per_move") / 1000.0;
    report.at_most("CPU of a move", cpu, CPU_PER_MOVE_US, "µs");
    Ok(())
}

/// All figures, and how many times those of the echo they are.
fn print_table(all: &[(Kind, &Figures)]) {
    const ROWS: [(&str, &str, f64); 16] = [
        ("saved p50, ms", "ack_p50", 1e3),
        ("saved p99, ms", "ack_p99", 1e3),
        ("saved p99.9, ms", "ack_p999", 1e3),
        ("saved max, ms", "ack_max", 1e3),
        ("told p50, ms", "delivery_p50", 1e3),
        ("told p99, ms", "delivery_p99", 1e3),
        ("told p99.9, ms", "delivery_p999", 1e3),
        ("told max, ms", "delivery_max", 1e3),
        ("CPU a move, µs", "cpu_ns_per_move", 1e3),
        ("memory a socket, KiB", "memory_per_socket", 1024.0),
        ("moves due", "offered", 1.0),
        ("moves saved", "saved", 1.0),
        ("errors", "errors", 1.0),
        ("lost", "lost", 1.0),
        ("gaps", "gaps", 1.0),
        ("load of the machine", "load_percent", 100.0),
    ];
    print!("\n   {:24}", "");
    for (kind, _) in all {
        print!("{:>12}", kind.name());
    }
    println!("   to the echo");
    for (title, name, unit) in ROWS {
        print!("   {title:24}");
        for (_, figures) in all {
            print!("{:>12.1}", figures.get(name) / unit);
        }
        let ratio = |figures: &Figures| figures.get(name) / all[0].1.get(name);
        let ratios: Vec<String> = all
            .iter()
            .skip(1)
            .map(|(_, figures)| ratio(figures))
            .filter(|ratio| ratio.is_finite())
            .map(|ratio| format!("{ratio:.1}×"))
            .collect();
        println!("   {}", ratios.join("  "));
    }
}

/// More and more moves a second, until it is too much.
fn ramp(trial: &Trial, report: &mut Report) -> Result<(), String> {
    let rates = "--rates=1000,2000,4000,6000,8000,10000,12000,14000,16000,20000".to_owned();
    let common = [("games", trial.games(4000) as f64), ("seconds", trial.seconds(8.0))];
    let figures = trial.play(Kind::Durable, &[args(&common), vec![rates]].concat())?;
    must_be_whole(report, "ramp", &figures);
    let most = figures.get("saturation");
    let shown = format!("{most:.0} a second");
    let limit = format!("at least {SATURATION} a second");
    report.check("moves of which 99 % are saved in 50 ms", &shown, &limit, most >= SATURATION);
    let late = figures.ms("overload_p99");
    report.at_most("p99 until saved at the highest rate", late, OVERLOADED_MS, "ms");
    Ok(())
}

/// A room that thousands watch, and what others feel of it.
fn hot_room(trial: &Trial, report: &mut Report) -> Result<(), String> {
    let common = [
        ("games", trial.games(501) as f64),
        ("seconds", trial.seconds(30.0)),
        ("every", trial.options.every),
    ];
    let hot = |watchers: f64| {
        let mut args = args(&common);
        args.extend([format!("--watchers={watchers}"), "--has-hot-room".to_owned()]);
        trial.play(Kind::Durable, &args)
    };
    let (alone, watched) = (hot(0.0)?, hot(5000.0)?);
    must_be_whole(report, "hotroom", &watched);
    let p99 = watched.ms("watched_p99");
    report.at_most("p99 until 5,000 watchers are told", p99, WATCHED_MS, "ms");
    let more = watched.ms("ack_p99") - alone.ms("ack_p99");
    report.at_most("p99 of other rooms, more than without", more, DISTURBED_MS, "ms");
    Ok(())
}

/// Sockets that mean harm, and what others feel of them.
fn hostile(trial: &Trial, report: &mut Report) -> Result<(), String> {
    let common = [
        ("games", trial.games(1000) as f64),
        ("seconds", trial.seconds(30.0)),
        ("every", trial.options.every),
        ("sampled", 20.0),
    ];
    let with = |hostile: f64| {
        trial.play(Kind::Durable, &[args(&common), args(&[("hostile", hostile)])].concat())
    };
    let (alone, beside) = (with(0.0)?, with(1000.0)?);
    must_be_whole(report, "hostile", &beside);
    let more = beside.ms("ack_p99") - alone.ms("ack_p99");
    report.at_most("p99 beside hostile sockets, more than without", more, DISTURBED_MS, "ms");
    Ok(())
}

/// kill -9 while thousands play, and all come back.
fn restart(trial: &Trial, report: &mut Report) -> Result<(), String> {
    let games = trial.games(4000);
    let mut setup = trial.setup(Kind::Durable, "restart");
    let mut server = Server::start(&setup)?;
    let common = [
        ("games", games as f64),
        ("seconds", trial.seconds(30.0)),
        ("every", trial.options.every),
        ("parked", 10_000_usize.saturating_sub(games) as f64),
    ];
    let mut args = args(&common);
    args.extend(["--come-back", "--announce"].map(str::to_owned));
    let mut playing = trial.begin(&server, Kind::Durable, &args)?;
    playing.announced()?;
    thread::sleep(Duration::from_secs(8));
    // At the same address, where all look for it.
    setup.listen = server.address.to_string();
    server.kill();
    let begin = Instant::now();
    let mut server = Server::start(&setup)?;
    let mut http = Http::new(server.address);
    while !http.get("/readyz").is_ok_and(|reply| reply.status == 200) {
        if begin.elapsed() > Duration::from_secs(60) {
            return Err("the server is not ready".to_owned());
        }
        thread::sleep(Duration::from_millis(2));
    }
    let ready = begin.elapsed().as_secs_f64();
    let figures = playing.finish()?;
    must_be_whole(report, "restart", &figures);
    report.at_most("from the start to readiness", ready, READY_S, "s");
    let back = figures.get("came_back");
    report.check("boards whose players came back", &back.to_string(), "all", back >= games as f64);
    let away = figures.get("away_max") / 1e6;
    report.at_most("the last was away", away, BACK_S, "s");
    server.stop().map(drop)
}
