//! A server that goes while thousands play, and comes back.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::scenarios::{args, must_be_whole};
use super::trial::{Figures, Kind, Playing, Trial};
use crate::live::{Http, Server, Setup};
use crate::siege::report::Report;

const READY_S: f64 = 1.0;
const BACK_S: f64 = 15.0;
const ENDED_S: f64 = 10.0;
/// How long they play before.
const BEFORE: Duration = Duration::from_secs(8);
/// By then a server that was told to stop says that it is not ready.
const NOTICED: Duration = Duration::from_millis(100);

/// kill -9 while thousands play, and all come back.
pub(super) fn restart(trial: &Trial, report: &mut Report) -> Result<(), String> {
    let mut scene = Scene::begin(trial, "restart")?;
    scene.server.kill();
    scene.come_back(report, "restart")?;
    Ok(())
}

/// The server is told to stop while thousands play, tells all of them, and ends.
pub(super) fn drain(trial: &Trial, report: &mut Report) -> Result<(), String> {
    let mut scene = Scene::begin(trial, "drain")?;
    let address = scene.server.address;
    let (begin, ended) = (Instant::now(), AtomicBool::new(false));
    let (status, was_ready) = thread::scope(|scope| {
        let asks = scope.spawn(|| is_ready_later(address, begin + NOTICED, &ended));
        let status = scene.server.stop();
        ended.store(true, Ordering::Release);
        (status, asks.join())
    });
    let (took, status) = (begin.elapsed().as_secs_f64(), status?);
    report.check("told to stop, it ended with", &status.to_string(), "0", status.success());
    report.at_most("and took", took, ENDED_S, "s");
    let was_ready = was_ready.map_err(|_| "nobody asked whether it is ready")?;
    let shown = if was_ready { "ready" } else { "not ready" };
    report.check("whether it was ready meanwhile", shown, "not ready", !was_ready);
    let sockets = 2.0 * scene.games as f64;
    let figures = scene.come_back(report, "drain")?;
    judge_byes(report, &figures, sockets);
    Ok(())
}

/// Each was told once.
fn judge_byes(report: &mut Report, figures: &Figures, sockets: f64) {
    let byes = figures.measured("byes");
    let limit = format!("all {sockets:.0}");
    report.check("clients told to come back", &format!("{byes:.0}"), &limit, byes == sockets);
}

/// Whether the server says from this instant until its end that it is ready. It may
/// say that it is not, or nothing.
fn is_ready_later(server: SocketAddr, from: Instant, ended: &AtomicBool) -> bool {
    thread::sleep(from.saturating_duration_since(Instant::now()));
    while !ended.load(Ordering::Acquire) {
        let mut http = Http::new(server).with_patience(Duration::from_secs(2));
        if http.get("/readyz").is_ok_and(|reply| reply.status == 200) {
            return true;
        }
        thread::sleep(Duration::from_millis(20));
    }
    false
}

/// A server on which thousands play.
struct Scene {
    games: usize,
    setup: Setup,
    server: Server,
    playing: Playing,
}

impl Scene {
    fn begin(trial: &Trial, name: &str) -> Result<Scene, String> {
        let games = trial.games(4000);
        let mut setup = trial.setup(Kind::Durable, name);
        let server = Server::start(&setup)?;
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
        thread::sleep(BEFORE);
        // At the same address, where all look for it.
        setup.listen = server.address.to_string();
        Ok(Scene { games, setup, server, playing })
    }

    /// The server, which has ended, starts again, and all play on to the end.
    fn come_back(self, report: &mut Report, name: &str) -> Result<Figures, String> {
        let Scene { games, setup, server, playing } = self;
        drop(server);
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
        must_be_whole(report, name, &figures);
        report.at_most("from the start to readiness", ready, READY_S, "s");
        judge_return(report, &figures, games);
        server.stop()?;
        Ok(figures)
    }
}

fn judge_return(report: &mut Report, figures: &Figures, games: usize) {
    let back = figures.get("came_back");
    report.check("boards whose players came back", &back.to_string(), "all", back >= games as f64);
    let away = figures.measured("away_max") / 1e6;
    report.at_most("the last was away", away, BACK_S, "s");
}

#[cfg(test)]
mod tests {
    use super::super::scenarios::tests::holds;
    use super::*;

    #[test]
    fn all_must_come_back_in_time() {
        let judge = |report: &mut Report, figures: &Figures| judge_return(report, figures, 9);
        assert!(holds(judge, r#"{"came_back":9,"away_max":15000000}"#));
        assert!(!holds(judge, r#"{"came_back":8,"away_max":15000000}"#));
        assert!(!holds(judge, r#"{"came_back":9,"away_max":15100000}"#));
        assert!(!holds(judge, r#"{"came_back":9}"#));
    }

    #[test]
    fn all_must_be_told_once() {
        let judge = |report: &mut Report, figures: &Figures| judge_byes(report, figures, 18.0);
        assert!(holds(judge, r#"{"byes":18}"#));
        for bad in [r#"{"byes":17}"#, r#"{"byes":19}"#, "{}"] {
            assert!(!holds(judge, bad), "{bad}");
        }
    }
}
