//! Games and questions that are costly to play again, beside a player.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use super::player::{fresh_id, play_beside};
use super::report::Report;
use super::{Siege, create};
use crate::live::{Http, Server, game_body, lines_body, quoted};

/// A position in which every look at the captures takes long, and a line that
/// looks at them.
const RULES: &str = "frisian/touch-move";
const START: &str = "W:WK1,K6,K45:BK3,7,8,K13,20,21,K22,K24,28,K29,33,35,36,K42,K43,K47";
const LINE: &str = "white touch 1";
/// The server hangs up when it has answered.
const HEADERS: &str = "Host: localhost\r\nConnection: close";
const SAVED_LINES: usize = 128;
const ASKED_LINES: usize = 1000;
const READS: usize = 100;
const QUESTIONS: usize = 3;

const BETWEEN_SAVES: Duration = Duration::from_millis(50);
/// No attack is watched for longer.
const WATCH: Duration = Duration::from_secs(60);
const SLOWEST_SAVE: f64 = 100.0;
/// Seconds of processor time for clients that are gone.
const MOST_AFTER: f64 = 2.0;
/// Seconds that somebody else's small question may wait.
const SLOWEST_QUESTION: f64 = 5.0;

/// What the attackers do when they have asked.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Manner {
    Wait,
    HangUp,
}

pub(super) fn run(siege: &Siege, report: &mut Report) -> Result<(), String> {
    let server = siege.start("replay")?;
    let (saves, ()) = play_beside(server.address, BETWEEN_SAVES, || {
        thread::sleep(Duration::from_secs(3));
    })?;
    println!("   alone: {}", saves.describe());
    let id = save_worst(server.address)?;
    drop(server);
    let read = format!("GET /api/v1/games/{id} HTTP/1.1\r\n{HEADERS}\r\n\r\n");
    let question = question(ASKED_LINES);
    for manner in [Manner::HangUp, Manner::Wait] {
        attack(siege, report, "100 reads of the worst game", &vec![read.clone(); READS], manner)?;
        let questions = vec![question.clone(); QUESTIONS];
        attack(siege, report, "3 of the worst questions", &questions, manner)?;
    }
    Ok(())
}

/// Saves the worst game, or as much of it as the server takes.
fn save_worst(server: SocketAddr) -> Result<String, String> {
    let mut http = Http::new(server).with_patience(Duration::from_secs(120));
    let id = fresh_id();
    create(&mut http, &game_body(&id, RULES, Some(START)))?;
    let mut seen = 0;
    while seen < SAVED_LINES {
        let body = lines_body(seen, &vec![LINE.to_owned(); 16]);
        let reply = http.post(&format!("/api/v1/games/{id}/entries"), &body);
        match reply {
            Ok(reply) if reply.status == 200 => seen += 16,
            Ok(reply) => {
                println!("   the server takes {seen} lines: {} {}", reply.status, reply.body);
                break;
            }
            Err(error) => return Err(error.to_string()),
        }
    }
    Ok(id)
}

/// The question for the view of a game with so many of these lines.
fn question(lines: usize) -> String {
    let entries = vec![quoted(LINE); lines].join(",");
    let (rules, start) = (quoted(RULES), quoted(START));
    let body = format!(
        "{{\"ask\":\"view\",\"lang\":\"en\",\"game\":{{\"header\":{{\"rules\":{rules},\"start\":{start}}},\
         \"entries\":[{entries}]}}}}"
    );
    format!(
        "POST /api/v1/ask HTTP/1.1\r\n{HEADERS}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

fn attack(
    siege: &Siege,
    report: &mut Report,
    what: &str,
    requests: &[String],
    manner: Manner,
) -> Result<(), String> {
    // A new server each time: the last one may still be busy.
    let server = siege.start("replay")?;
    let how = if manner == Manner::HangUp { "hung up" } else { "waiting" };
    let (saves, aftermath) = play_beside(server.address, BETWEEN_SAVES, || {
        let streams = send_all(server.address, requests);
        if manner == Manner::Wait {
            println!("   {what}, {how}: {}", read_all(streams));
            until_idle(&server);
            return None;
        }
        drop(streams);
        let before = server.spent().cpu;
        let small = ask_small(server.address);
        until_idle(&server);
        let burnt = server.spent().cpu.saturating_sub(before);
        Some((small, burnt.as_secs_f64()))
    })?;
    println!("   {what}, {how}: {}", saves.describe());
    let name = |figure: &str| format!("replay: {figure}, {what}, {how}");
    report.at_most(&name("longest save"), saves.longest(), SLOWEST_SAVE, "ms");
    report.check(&name("saves refused"), &saves.failed.to_string(), "none", saves.failed == 0);
    if let Some((small, burnt)) = aftermath {
        report.at_most(&name("CPU afterwards"), burnt, MOST_AFTER, "s");
        report.at_most(&name("a small question"), small, SLOWEST_QUESTION, "s");
    }
    Ok(())
}

/// Everything is sent before anything is read.
fn send_all(server: SocketAddr, requests: &[String]) -> Vec<TcpStream> {
    let send = |request: &String| {
        let mut stream = TcpStream::connect(server).ok()?;
        stream.write_all(request.as_bytes()).ok()?;
        Some(stream)
    };
    let streams: Vec<TcpStream> = requests.iter().filter_map(send).collect();
    // Long enough for the server to have read and begun them.
    thread::sleep(Duration::from_millis(300));
    streams
}

/// Waits for all answers, and says what they were.
fn read_all(streams: Vec<TcpStream>) -> String {
    let begin = Instant::now();
    let mut answers: BTreeMap<String, usize> = BTreeMap::new();
    for mut stream in streams {
        // However many there are, no longer than that in all.
        let patience = WATCH.saturating_sub(begin.elapsed()).max(Duration::from_millis(10));
        let _ = stream.set_read_timeout(Some(patience));
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer);
        let status = answer.split(' ').nth(1).unwrap_or("no answer");
        // A question that is refused is answered all the same.
        let refused = answer.split_once("{\"error\"").map_or("", |(_, reason)| reason);
        let reason: String = refused.chars().take(120).collect();
        *answers.entry(format!("{status} {reason}").trim().to_owned()).or_default() += 1;
    }
    let each = answers.iter().map(|(answer, count)| format!("{count} times {answer}"));
    let seconds = begin.elapsed().as_secs_f64();
    format!("{} in {seconds:.1} s", each.collect::<Vec<_>>().join(", "))
}

/// How long somebody waits who asks for little, in seconds.
fn ask_small(server: SocketAddr) -> f64 {
    let begin = Instant::now();
    let body = "{\"ask\":\"view\",\"lang\":\"en\",\"game\":{\"header\":{\"rules\":\"jumbo\"}}}";
    let asked = Http::new(server).with_patience(WATCH).post("/api/v1/ask", body);
    match asked {
        Ok(reply) if reply.status == 200 => begin.elapsed().as_secs_f64(),
        _ => WATCH.as_secs_f64(),
    }
}

/// Waits until the server has nothing to do but the player's saves.
fn until_idle(server: &Server) {
    const STEP: Duration = Duration::from_millis(250);
    let begin = Instant::now();
    let mut quiet = 0;
    while begin.elapsed() < WATCH {
        let before = server.spent().cpu;
        thread::sleep(STEP);
        let busy = server.spent().cpu.saturating_sub(before) > STEP / 5;
        quiet = if busy { 0 } else { quiet + 1 };
        if quiet == 4 {
            return;
        }
    }
    println!("   still busy after {} s", WATCH.as_secs());
}
