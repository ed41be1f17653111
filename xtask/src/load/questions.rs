//! Games beside everything that takes a processor.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use super::scenarios::{DISTURBED_MS, args, must_be_played, must_be_whole};
use super::trial::{Figures, Kind, Trial};
use crate::live::Http;
use crate::siege::report::Report;

/// More than the server answers at once: some always wait.
const ASKERS: usize = 6;
/// As long as the server searches for anybody.
const QUESTION: &str = r#"{"ask":"analyse","lang":"en","nodes":1000000000,"lines":3,
    "game":{"header":{"rules":"jumbo"},"entries":["white 32-28","black 19-23"]}}"#;
/// Tables that take longer to build than this takes.
const RULES: &str = "jumbo";
const TABLES: &str = r#"{"rules":"jumbo","pieces":5}"#;

/// What became of the questions.
#[derive(Debug)]
struct Asked {
    answered: usize,
    /// What the server last said of the tables.
    tables: String,
}

/// All searches that there are at once, and tables being built, beside games.
pub(super) fn questions(trial: &Trial, report: &mut Report) -> Result<(), String> {
    let common = args(&[
        ("games", trial.games(1000) as f64),
        ("seconds", trial.seconds(30.0)),
        ("every", trial.options.every),
    ]);
    let alone = trial.play(Kind::Durable, &common)?;
    let (beside, asked) = trial.play_beside(Kind::Durable, &common, ask_without_end)?;
    for figures in [&alone, &beside] {
        must_be_whole(report, "questions", figures);
        must_be_played(report, figures);
    }
    let Asked { answered, tables } = asked?;
    report.check("searches answered", &answered.to_string(), "some", answered > 0);
    let builds = tables.contains(r#""state":"running""#);
    let shown = if builds { "being built" } else { tables.as_str() };
    report.check("tables at the end", shown, "being built", builds);
    judge(report, &alone, &beside);
    Ok(())
}

fn judge(report: &mut Report, alone: &Figures, beside: &Figures) {
    let [without, with] = [alone, beside].map(|figures| figures.ms("ack_p99"));
    println!("   p99 {with:.1} ms, without {without:.1} ms: {:.2} times", with / without);
    let more = with - without;
    report.at_most("p99 beside questions and tables, more than without", more, DISTURBED_MS, "ms");
}

fn ask_without_end(server: SocketAddr, stop: &AtomicBool) -> Result<Asked, String> {
    let failed = |error: std::io::Error| error.to_string();
    let begun = Http::new(server).post("/api/v1/tables", TABLES).map_err(failed)?;
    if begun.status != 202 {
        return Err(format!("no tables are built: {} {}", begun.status, begun.body));
    }
    let answered = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..ASKERS {
            scope.spawn(|| ask(server, stop, &answered));
        }
    });
    let path = format!("/api/v1/tables?rules={RULES}");
    let tables = Http::new(server).get(&path).map_err(failed)?.body;
    Ok(Asked { answered: answered.into_inner(), tables })
}

fn ask(server: SocketAddr, stop: &AtomicBool, answered: &AtomicUsize) {
    const PATIENCE: Duration = Duration::from_secs(60);
    let mut http = Http::new(server).with_patience(PATIENCE);
    while !stop.load(Ordering::Acquire) {
        match http.post("/api/v1/ask", QUESTION) {
            Ok(reply) if reply.status == 200 => {
                answered.fetch_add(1, Ordering::Relaxed);
            }
            // It is too busy; not for long.
            _ => thread::sleep(Duration::from_millis(50)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_delays_moves_is_seen() {
        let figures =
            |p99: u32| Figures { json: format!(r#"{{"ack_p99":{p99}}}"#), is_consistent: true };
        let holds = |alone: u32, beside: u32| {
            let mut report = Report::default();
            judge(&mut report, &figures(alone), &figures(beside));
            report.is_good()
        };
        assert!(holds(4000, 9000) && holds(9000, 4000));
        assert!(!holds(4000, 9100) && !holds(0, 100) && !holds(100, 0));
    }
}
