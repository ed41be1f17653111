use std::fs;

use super::questions::questions;
use super::returning::{drain, restart};
use super::trial::{Figures, Kind, Trial};
use crate::siege::report::Report;

type Scenario = fn(&Trial, &mut Report) -> Result<(), String>;
pub(super) const SCENARIOS: [(&str, Scenario); 7] = [
    ("games", games),
    ("ramp", ramp),
    ("hotroom", hot_room),
    ("hostile", hostile),
    ("questions", questions),
    ("restart", restart),
    ("drain", drain),
];

/// How much later than by an echo a move may be saved.
const LATER_MS: f64 = 10.0;
const MEMORY_PER_SOCKET_KIB: f64 = 12.0;
const CPU_PER_MOVE_US: f64 = 150.0;
const SATURATION: f64 = 10_000.0;
const OVERLOADED_MS: f64 = 250.0;
const WATCHED_MS: f64 = 250.0;
/// As much is told to fewer who watch a quicker game, to which others come and go:
/// enough to fill what the system keeps for those who never read, and as long as two
/// players may move so quickly.
const QUICK: [(&str, f64); 5] = [
    ("seconds", 60.0),
    ("longest", 900.0),
    ("watchers", 300.0),
    ("watched-every", 0.09),
    ("hostile", 10.0),
];
/// How much the times of honest people may move beside others.
pub(super) const DISTURBED_MS: f64 = 5.0;

/// Arguments of the generator.
pub(super) fn args(pairs: &[(&str, f64)]) -> Vec<String> {
    pairs.iter().map(|(name, value)| format!("--{name}={value}")).collect()
}

pub(super) fn must_be_whole(report: &mut Report, what: &str, figures: &Figures) {
    let names = ["errors", "lost", "gaps", "doubled", "different"];
    let counts = names.map(|name| (name, figures.get(name)));
    let shown = counts.map(|(name, count)| format!("{count} {name}"));
    // Where nothing was saved and compared, nothing could be wrong.
    let is_whole = figures.is_consistent
        && counts.iter().all(|(_, count)| *count == 0.0)
        && ["saved", "rooms_judged"].iter().all(|name| figures.get(name) > 0.0);
    let what = format!("{what}: all saw what is stored");
    report.check(&what, &shown.join(", "), "none", is_whole);
}

/// Every move that was due was saved.
pub(super) fn must_be_played(report: &mut Report, figures: &Figures) {
    let (due, saved) = (figures.measured("offered"), figures.measured("saved"));
    let shown = format!("{saved:.0} of {due:.0}");
    report.check("moves due that were saved", &shown, "all", saved == due);
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
    judge_games(report, &bare, &durable);
    Ok(())
}

fn judge_games(report: &mut Report, bare: &Figures, durable: &Figures) {
    must_be_played(report, durable);
    let later = durable.ms("ack_p99") - bare.ms("ack_p99");
    report.at_most("p99 until saved, more than the echo's", later, LATER_MS, "ms");
    let memory = |name| durable.measured(name) / 1024.0;
    let before = memory("memory_per_socket");
    report.at_most("memory of a socket, before the games", before, MEMORY_PER_SOCKET_KIB, "KiB");
    let after = memory("memory_per_socket_at_last");
    report.at_most("memory of a socket, after the games", after, MEMORY_PER_SOCKET_KIB, "KiB");
    let cpu = durable.measured("cpu_ns_per_move") / 1000.0;
    report.at_most("CPU of a move", cpu, CPU_PER_MOVE_US, "µs");
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
    judge_ramp(report, &figures);
    Ok(())
}

fn judge_ramp(report: &mut Report, figures: &Figures) {
    let most = figures.get("saturation");
    let shown = format!("{most:.0} a second");
    let limit = format!("at least {SATURATION} a second");
    report.check("moves of which 99 % are saved in 50 ms", &shown, &limit, most >= SATURATION);
    let (refused, late) = (figures.get("overload_refused"), figures.ms("overload_p99"));
    let shown = format!("{refused:.0} refused");
    let is_shed = refused > 0.0 || figures.get("overload_steps") == 0.0;
    report.check("what is more is refused", &shown, "some, or there is no more", is_shed);
    report.at_most("p99 until saved, whatever the rate", late, OVERLOADED_MS, "ms");
}

/// A room that thousands watch, and what others feel of it.
fn hot_room(trial: &Trial, report: &mut Report) -> Result<(), String> {
    let common = [("games", trial.games(501) as f64), ("every", trial.options.every)];
    let hot = |more: &[(&str, f64)]| {
        let mut args = [args(&common), args(more)].concat();
        args.push("--has-hot-room".to_owned());
        trial.play(Kind::Durable, &args)
    };
    let seconds = ("seconds", trial.seconds(30.0));
    let alone = hot(&[seconds, ("watchers", 0.0)])?;
    let watched = hot(&[seconds, ("watchers", 5000.0)])?;
    let quick = hot(&QUICK)?;
    for (what, figures) in [("hotroom", &watched), ("a quick hotroom", &quick)] {
        must_be_whole(report, what, figures);
        must_be_played(report, figures);
    }
    judge_cut_off(report, &quick);
    let p99 = watched.ms("watched_p99");
    report.at_most("p99 until 5,000 watchers are told", p99, WATCHED_MS, "ms");
    let more = watched.ms("ack_p99") - alone.ms("ack_p99");
    report.at_most("p99 of other rooms, more than without", more, DISTURBED_MS, "ms");
    Ok(())
}

/// Everybody who never reads was let go, and the server knows it.
fn judge_cut_off(report: &mut Report, figures: &Figures) {
    let silent = figures.measured("silent");
    let limit = format!("{silent:.0}, who never read");
    let (let_go, cut_off) = (figures.measured("let_go"), figures.measured("cut_off"));
    report.check("slow watchers let go", &format!("{let_go:.0}"), &limit, let_go == silent);
    let what = "clients cut off by the server's count";
    report.check(what, &format!("{cut_off:.0}"), &limit, cut_off >= silent);
}

/// Sockets that mean harm, and what others feel of them.
fn hostile(trial: &Trial, report: &mut Report) -> Result<(), String> {
    let common = [
        ("games", trial.games(1000) as f64),
        // Silence is borne for half a minute.
        ("seconds", trial.seconds(60.0)),
        ("every", trial.options.every),
        ("sampled", 20.0),
    ];
    const HOSTILE: f64 = 1000.0;
    let with = |hostile: f64| {
        trial.play(Kind::Durable, &[args(&common), args(&[("hostile", hostile)])].concat())
    };
    let (alone, beside) = (with(0.0)?, with(HOSTILE)?);
    must_be_whole(report, "hostile", &beside);
    must_be_played(report, &beside);
    judge_hostile(report, &beside);
    let more = beside.ms("ack_p99") - alone.ms("ack_p99");
    report.at_most("p99 beside hostile sockets, more than without", more, DISTURBED_MS, "ms");
    Ok(())
}

/// Everybody who has to be was thrown out in time, every time and at least once.
fn judge_hostile(report: &mut Report, figures: &Figures) {
    let all = figures.measured("hostile_to_throw_out");
    let out = figures.measured("hostile_thrown_out");
    let (shown, limit) = (format!("{out:.0}"), format!("each of {all:.0}, in time, every time"));
    report.check("hostile clients thrown out", &shown, &limit, out == all);
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    const WHOLE: &str = r#"{"offered":9,"saved":9,"errors":0,"lost":0,"gaps":0,"doubled":0,
        "different":0,"rooms_judged":3,"ack_p99":9000,"cpu_ns_per_move":150000,
        "memory_per_socket":12288,"memory_per_socket_at_last":12288,"saturation":10000,
        "overload_p99":250000,"overload_refused":7,"overload_steps":2}"#;

    fn figures(json: &str) -> Figures {
        Figures { json: json.to_owned(), is_consistent: true }
    }

    pub(crate) fn holds(judge: impl Fn(&mut Report, &Figures), json: &str) -> bool {
        let mut report = Report::default();
        judge(&mut report, &figures(json));
        report.is_good()
    }

    /// Each figure is at its limit; a little more of any, or no figure, is too much.
    #[test]
    fn every_figure_can_fail() {
        type Judge = fn(&mut Report, &Figures);
        let whole: Judge = |report, figures| must_be_whole(report, "", figures);
        let games: Judge = |report, durable| {
            judge_games(report, &figures(r#"{"ack_p99":5000}"#), durable);
        };
        let ramp: Judge = judge_ramp;
        let cases: [(Judge, &[(&str, &str)]); 3] = [
            (
                whole,
                &[
                    (r#""errors":0"#, r#""errors":1"#),
                    (r#""lost":0"#, r#""lost":1"#),
                    (r#""gaps":0"#, r#""gaps":1"#),
                    (r#""doubled":0"#, r#""doubled":1"#),
                    (r#""different":0"#, r#""different":1"#),
                    (r#""rooms_judged":3"#, r#""rooms_judged":0"#),
                    (r#""saved":9"#, r#""saved":0"#),
                ],
            ),
            (
                games,
                &[
                    (r#""saved":9"#, r#""saved":8"#),
                    (r#""ack_p99":9000"#, r#""ack_p99":15001"#),
                    (r#""ack_p99":9000"#, r#""ack_p99":0"#),
                    (r#""memory_per_socket":12288"#, r#""memory_per_socket":12388"#),
                    (r#"_at_last":12288"#, r#"_at_last":12388"#),
                    (r#""cpu_ns_per_move":150000"#, r#""cpu_ns_per_move":150001"#),
                ],
            ),
            (
                ramp,
                &[
                    (r#""saturation":10000"#, r#""saturation":9999"#),
                    (r#""overload_p99":250000"#, r#""overload_p99":250001"#),
                    (r#""overload_refused":7"#, r#""overload_refused":0"#),
                ],
            ),
        ];
        for (judge, faults) in cases {
            assert!(holds(judge, WHOLE));
            for (good, bad) in faults {
                let worse = WHOLE.replace(good, bad);
                assert!(worse != WHOLE && !holds(judge, &worse), "{bad}");
                let name = good.split_once(':').map_or("", |(name, _)| name);
                let missing = WHOLE.replace(name, r#"_other""#);
                assert!(!holds(judge, &missing), "{name} is missing");
            }
        }
        let all_served = WHOLE.replace(r#""overload_refused":7"#, r#""overload_refused":0"#);
        let all_served = all_served.replace(r#""overload_steps":2"#, r#""overload_steps":0"#);
        assert!(holds(ramp, &all_served));
    }

    #[test]
    fn who_means_harm_must_be_thrown_out() {
        const ALL: &str = r#"{"hostile_to_throw_out":9,"hostile_thrown_out":9}"#;
        assert!(holds(judge_hostile, ALL));
        for bad in [
            r#"{"hostile_to_throw_out":9,"hostile_thrown_out":8}"#,
            r#"{"hostile_to_throw_out":0,"hostile_thrown_out":0}"#,
            r#"{"hostile_to_throw_out":9}"#,
        ] {
            assert!(!holds(judge_hostile, bad), "{bad}");
        }
    }

    #[test]
    fn who_never_reads_must_be_cut_off() {
        const ALL: &str = r#"{"silent":3,"let_go":3,"cut_off":3}"#;
        assert!(holds(judge_cut_off, ALL));
        assert!(holds(judge_cut_off, &ALL.replace(r#""cut_off":3"#, r#""cut_off":4"#)));
        for bad in [
            r#"{"silent":3,"let_go":2,"cut_off":3}"#,
            r#"{"silent":3,"let_go":3,"cut_off":2}"#,
            r#"{"silent":0,"let_go":0,"cut_off":0}"#,
            r#"{"silent":3,"cut_off":3}"#,
            r#"{"silent":3,"let_go":3}"#,
            r#"{"let_go":3,"cut_off":3}"#,
        ] {
            assert!(!holds(judge_cut_off, bad), "{bad}");
        }
    }
}
