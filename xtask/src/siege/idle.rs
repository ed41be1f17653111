//! Connections that send nothing, or half of something.

use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use super::player::fresh_id;
use super::report::Report;
use super::{Siege, create};
use crate::live::{Http, Server, game_body, in_own_network, lines_body, must, quoted};

const IDLE: usize = 1_100;
const HALF_HEADERS: usize = 10_000;
const HALF_BODIES: usize = 700;
/// As long as a question may be.
const BODY: usize = 2 << 20;
/// 2.5 GB, in KiB.
const MEMORY: usize = 2_621_440;
/// By then whoever sends nothing more has been shown the door.
const DOOR: Duration = Duration::from_secs(45);
/// An honest client waits for so long, and half a question is sent as long.
const PATIENCE: Duration = Duration::from_secs(5);
const HONEST_TRIES: usize = 10;

/// Idle connections.
pub(super) fn idle(siege: &Siege, report: &mut Report) -> Result<(), String> {
    by_every_crowd(siege, report, idle_connections)
}

/// Half-sent headers.
pub(super) fn headers(siege: &Siege, report: &mut Report) -> Result<(), String> {
    by_every_crowd(siege, report, half_headers)
}

/// Half-sent bodies.
pub(super) fn bodies(siege: &Siege, report: &mut Report) -> Result<(), String> {
    by_every_crowd(siege, report, half_bodies)
}

type Attack = fn(&Siege, &mut Report, Crowd) -> Result<(), String>;

fn by_every_crowd(siege: &Siege, report: &mut Report, attack: Attack) -> Result<(), String> {
    attack(siege, report, Crowd::One)?;
    if !more_addresses()? {
        report.left_out("attacks from many addresses; they need root, unshare and ip");
        return Ok(());
    }
    attack(siege, report, Crowd::Many)
}

/// Where the attackers come from.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Crowd {
    One,
    Many,
}

impl Crowd {
    /// The address that the attacker of this number asks. In the network of our
    /// own it is also the one that he comes from.
    fn address(self, server: SocketAddr, number: usize) -> SocketAddr {
        match self {
            Crowd::One => server,
            Crowd::Many => SocketAddr::from((
                Ipv4Addr::new(127, 0, 0, 2 + (number % 249) as u8),
                server.port(),
            )),
        }
    }

    fn words(self) -> &'static str {
        match self {
            Crowd::One => "one address",
            Crowd::Many => "249 addresses",
        }
    }
}

/// Gives the loopback interface of our own network 249 addresses more, so that
/// a client of each is answered from itself to itself.
fn more_addresses() -> Result<bool, String> {
    if !in_own_network() {
        return Ok(false);
    }
    let script = "for n in $(seq 2 251); do echo \"addr replace 127.0.0.$n/32 dev lo\"; done \
                  | ip -batch -";
    must(Command::new("sh").args(["-c", script]))?;
    Ok(true)
}

fn start(siege: &Siege, name: &str, before: &str) -> Result<Server, String> {
    let mut setup = siege.setup(&siege.folder.join(name));
    setup.before = before.to_owned();
    if in_own_network() {
        // All there is are loopback addresses.
        setup.listen = "0.0.0.0:0".to_owned();
    }
    Server::start(&setup)
}

/// Somebody who wants to save a line now and then, each time by a new
/// connection.
struct Honest {
    server: SocketAddr,
    id: String,
    seen: usize,
}

impl Honest {
    /// Before the siege begins.
    fn begin(server: SocketAddr) -> Result<Honest, String> {
        let id = fresh_id();
        create(&mut Http::new(server), &game_body(&id, "jumbo", None))?;
        Ok(Honest { server, id, seen: 0 })
    }

    fn save(&mut self) -> bool {
        let body = lines_body(self.seen, &[format!("clock {} 1", self.seen + 1)]);
        let mut http = Http::new(self.server).with_patience(PATIENCE);
        let reply = http.post(&format!("/api/v1/games/{}/entries", self.id), &body);
        let saved = reply.is_ok_and(|reply| reply.status == 200);
        self.seen += usize::from(saved);
        saved
    }

    /// So many of a few saves succeed.
    fn saves(&mut self) -> usize {
        (0..HONEST_TRIES).filter(|_| self.save()).count()
    }

    /// How long until the first save succeeds, in seconds.
    fn first_save(&mut self) -> f64 {
        let begin = Instant::now();
        while !self.save() && begin.elapsed() < DOOR {
            thread::sleep(Duration::from_millis(100));
        }
        begin.elapsed().as_secs_f64()
    }
}

/// Whether honest clients are served: one from elsewhere at once, one from the
/// attackers' own address when the door has been shown to them at the latest.
fn serve_honest(
    report: &mut Report,
    what: &str,
    elsewhere: Option<&mut Honest>,
    here: &mut Honest,
) {
    if let Some(elsewhere) = elsewhere {
        let saves = elsewhere.saves();
        let value = format!("{saves} of {HONEST_TRIES}");
        let good = saves == HONEST_TRIES;
        report.check(&format!("{what}: saves from elsewhere"), &value, "all", good);
    }
    let first = here.first_save();
    report.at_most(&format!("{what}: first save at the same address"), first, 40.0, "s");
    let saves = here.saves();
    let value = format!("{saves} of {HONEST_TRIES}");
    report.check(&format!("{what}: saves after that"), &value, "all", saves == HONEST_TRIES);
}

/// The two honest clients of a trial.
fn honest(server: &Server) -> Result<(Option<Honest>, Honest), String> {
    let here = Honest::begin(server.address)?;
    let other = SocketAddr::from((Ipv4Addr::new(127, 0, 0, 251), server.address.port()));
    let elsewhere = in_own_network().then(|| Honest::begin(other)).transpose()?;
    Ok((elsewhere, here))
}

fn idle_connections(siege: &Siege, report: &mut Report, crowd: Crowd) -> Result<(), String> {
    let server = start(siege, "idle", "ulimit -n 1024;")?;
    let (mut elsewhere, mut here) = honest(&server)?;
    let held = besiege(server.address, crowd, IDLE, "");
    println!("   {} idle connections from {}", held.len(), crowd.words());
    let what = format!("{IDLE} idle, {}", crowd.words());
    serve_honest(report, &what, elsewhere.as_mut(), &mut here);
    drop(held);
    Ok(())
}

fn half_headers(siege: &Siege, report: &mut Report, crowd: Crowd) -> Result<(), String> {
    let server = start(siege, "headers", "")?;
    let (mut elsewhere, mut here) = honest(&server)?;
    let begin = Instant::now();
    let half = "GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
    let held = besiege(server.address, crowd, HALF_HEADERS, half);
    println!("   {} half headers from {}", held.len(), crowd.words());
    let what = format!("{HALF_HEADERS} half headers, {}", crowd.words());
    serve_honest(report, &what, elsewhere.as_mut(), &mut here);
    thread::sleep(DOOR.saturating_sub(begin.elapsed()));
    let closed = held.iter().filter(|stream| is_closed(stream)).count();
    let value = format!("{closed} of {}", held.len());
    let what = format!("{what}: closed after {} s", DOOR.as_secs());
    report.check(&what, &value, "99 %", closed * 100 >= held.len() * 99);
    Ok(())
}

fn half_bodies(siege: &Siege, report: &mut Report, crowd: Crowd) -> Result<(), String> {
    let mut server = start(siege, "bodies", &format!("ulimit -v {MEMORY};"))?;
    let (mut elsewhere, mut here) = honest(&server)?;
    let before = server.spent().memory;
    let held = half_sent_bodies(server.address, crowd);
    let what = format!("{HALF_BODIES} half bodies, {}", crowd.words());
    serve_honest(report, &what, elsewhere.as_mut(), &mut here);
    // What was sent is read little by little, and memory taken with it.
    thread::sleep(PATIENCE);
    let more = server.spent().memory.saturating_sub(before) as f64 / 1e6;
    println!("   {} half bodies from {}: {more:.0} MB more memory", held.len(), crowd.words());
    let saves = here.saves();
    let value = format!("{saves} of {HONEST_TRIES}");
    report.check(&format!("{what}: saves at last"), &value, "all", saves == HONEST_TRIES);
    let alive = server.is_alive();
    let value = if alive { "it lives" } else { "it died" };
    report.check(&format!("{what}: the server"), value, "it lives", alive);
    drop(held);
    Ok(())
}

/// Many connections, each of which sends this and waits.
fn besiege(server: SocketAddr, crowd: Crowd, count: usize, sent: &str) -> Vec<TcpStream> {
    let begin = Instant::now();
    let attack = |number: usize| {
        // A server that takes no more of them must not hold us up for ever.
        if begin.elapsed() > DOOR {
            return None;
        }
        let address = crowd.address(server, number);
        let mut stream = TcpStream::connect_timeout(&address, Duration::from_secs(1)).ok()?;
        stream.write_all(sent.as_bytes()).ok()?;
        Some(stream)
    };
    (0..count).filter_map(attack).collect()
}

/// Many connections, each of which sends a question but for its end. All send
/// at once: a server may allow each a few seconds.
fn half_sent_bodies(server: SocketAddr, crowd: Crowd) -> Vec<TcpStream> {
    const THREADS: usize = 32;
    let head = format!(
        "POST /api/v1/ask HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
         Content-Length: {BODY}\r\n\r\n"
    );
    let most = format!("{head}{}", &quoted(&"x".repeat(BODY))[..BODY - 1024]).into_bytes();
    let connect = |number: usize| {
        let address = crowd.address(server, number);
        let stream = TcpStream::connect_timeout(&address, Duration::from_secs(1)).ok()?;
        stream.set_nonblocking(true).ok()?;
        Some((stream, 0))
    };
    let mut streams: Vec<(TcpStream, usize)> = (0..HALF_BODIES).filter_map(connect).collect();
    thread::scope(|scope| {
        for share in streams.chunks_mut(HALF_BODIES.div_ceil(THREADS)) {
            scope.spawn(|| send_what_is_taken(share, &most));
        }
    });
    let sent: usize = streams.iter().map(|(_, sent)| sent).sum();
    println!("   {:.0} MB of bodies were taken", sent as f64 / 1e6);
    streams.into_iter().map(|(stream, _)| stream).collect()
}

/// Writes to all in turns, as much as each takes, for a few seconds at most.
fn send_what_is_taken(streams: &mut [(TcpStream, usize)], most: &[u8]) {
    let begin = Instant::now();
    while begin.elapsed() < PATIENCE && streams.iter().any(|(_, sent)| *sent < most.len()) {
        for (stream, sent) in streams.iter_mut() {
            if let Ok(count) = stream.write(&most[*sent..]) {
                *sent += count;
            }
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// Whether the other side has hung up, whatever it said before.
fn is_closed(mut stream: &TcpStream) -> bool {
    if stream.set_nonblocking(true).is_err() {
        return true;
    }
    loop {
        match stream.read(&mut [0; 4096]) {
            Ok(0) => return true,
            Ok(_) => {}
            Err(error) => return error.kind() != ErrorKind::WouldBlock,
        }
    }
}
