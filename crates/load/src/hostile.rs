//! Those who mean harm, each in one way, again and again. Most of them have to be
//! thrown out, every time and soon; what the others ask for anybody may ask for.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use damier_contract::{FromRoom, RoomAction, ToRoom};
use serde::Serialize;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::board::Hall;
use crate::crowd::{Stop, stopped};
use crate::many;
use crate::net::{self, Http, address_of};
use crate::room::{self, OpenRoom};
use crate::scripts::Random;
use crate::socket::{Socket, Way};

/// Who is done with comes again after so long at most.
const PAUSE: Duration = Duration::from_secs(4);
/// More than anybody may say at once.
const FLOOD: usize = 300;
/// As long as no frame may be, in bytes.
const TOO_LONG: usize = 64 << 10;
/// So many lines has the log that is asked for again and again, and so often is it
/// asked for without a pause.
const LONG_LOG: usize = 400;
const TIMES: usize = 3;
/// What the system keeps for who never reads, in bytes: little.
const LITTLE: u32 = 2304;
/// Who has read nothing for his whole time sees at its end whether he was cut off.
const LAST_LOOK: Duration = Duration::from_secs(2);

/// What a hostile client does.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Attack {
    /// Begins a request that never ends.
    HalfRequest,
    /// Says what cannot be read.
    Garbage,
    /// Says something that is too long.
    TooLong,
    /// Says something that is no text.
    NotText,
    /// Asks and asks, and reads no answer.
    Questions,
    /// The same by pings of the protocol, which no room sees.
    Pings,
    /// Comes in, and from then on neither says nor reads anything.
    Silence,
    /// Has a seat, and does what is not allowed, fast.
    Illegal,
    /// Has a seat, and does what is allowed and stored, fast.
    Legal,
    /// Comes in for the whole of a long log, and again.
    LongLog,
}

impl Attack {
    const ALL: [Attack; 10] = [
        Attack::HalfRequest,
        Attack::Garbage,
        Attack::TooLong,
        Attack::NotText,
        Attack::Questions,
        Attack::Pings,
        Attack::Silence,
        Attack::Illegal,
        Attack::Legal,
        Attack::LongLog,
    ];

    const fn of(number: usize) -> Attack {
        Attack::ALL[number % Attack::ALL.len()]
    }

    /// Within how long he must be thrown out; nothing if anybody may do that. A
    /// busy machine has some seconds more than the server promises.
    const fn patience(self) -> Option<Duration> {
        match self {
            Attack::LongLog => None,
            Attack::HalfRequest => Some(Duration::from_secs(25)),
            Attack::Silence => Some(Duration::from_secs(40)),
            _ => Some(Duration::from_secs(10)),
        }
    }

    const fn has_seat(self) -> bool {
        matches!(self, Attack::Illegal | Attack::Legal)
    }
}

/// What came of it once.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum End {
    /// He was not let in.
    KeptOut,
    /// He got what he asked for.
    Served,
    ThrownOut(Duration),
    /// He was still there when he should have been gone.
    Stayed,
}

/// What became of one client.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Fate {
    attack: Attack,
    times: u64,
    stayed: u64,
    longest: Duration,
}

impl Fate {
    const fn new(attack: Attack) -> Fate {
        Fate { attack, times: 0, stayed: 0, longest: Duration::ZERO }
    }

    fn note(&mut self, end: End) {
        match end {
            End::KeptOut => {}
            End::Served => self.times += 1,
            End::ThrownOut(after) => {
                self.times += 1;
                self.longest = self.longest.max(after);
            }
            End::Stayed => self.stayed += 1,
        }
    }

    /// Whether it went with him as it should, and at least once.
    const fn is_good(&self) -> bool {
        self.times > 0 && self.stayed == 0
    }
}

/// What became of all who did the same.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct AttackOutcome {
    pub(crate) attack: Attack,
    pub(crate) clients: u64,
    /// How often it was over as it should be: thrown out, or served.
    pub(crate) times: u64,
    /// Clients with whom it went so every time, and at least once.
    pub(crate) good: u64,
    pub(crate) must_go: bool,
    pub(crate) longest_ms: u64,
}

/// All ways, with what became of those who went them.
pub(crate) fn summary(fates: &[Fate]) -> Vec<AttackOutcome> {
    let of = |attack: Attack| {
        let own = || fates.iter().filter(move |fate| fate.attack == attack);
        let longest = own().map(|fate| fate.longest).max().unwrap_or_default();
        AttackOutcome {
            attack,
            clients: own().count() as u64,
            times: own().map(|fate| fate.times).sum(),
            good: own().filter(|fate| fate.is_good()).count() as u64,
            must_go: attack.patience().is_some(),
            longest_ms: u64::try_from(longest.as_millis()).unwrap_or(u64::MAX),
        }
    };
    Attack::ALL.map(of).into_iter().filter(|outcome| outcome.clients > 0).collect()
}

/// Where they do it.
#[derive(Debug)]
struct Ground {
    hall: Arc<Hall>,
    /// Where honest people play.
    key: String,
    /// The room with the long log.
    long: String,
    /// A room for each of those who have seats.
    own: Vec<OpenRoom>,
}

/// All of them.
#[derive(Debug, Default)]
pub(crate) struct Hostile {
    ground: Option<Arc<Ground>>,
    count: usize,
    clients: JoinSet<Fate>,
}

impl Hostile {
    /// Opens the rooms that they need; they come in when they are let loose.
    pub(crate) async fn prepare(hall: &Arc<Hall>, count: usize, key: &str) -> Result<Hostile> {
        if count == 0 {
            return Ok(Hostile::default());
        }
        // The first is the one with the long log; each of the others has his own.
        let mut own = many::open_rooms(hall, count.div_ceil(Attack::ALL.len()) * 2 + 1).await?;
        let long = own.pop().context("a room")?;
        fill(hall, &long).await.context("a long log")?;
        let ground = Ground { hall: Arc::clone(hall), key: key.to_owned(), long: long.key, own };
        Ok(Hostile { ground: Some(Arc::new(ground)), count, clients: JoinSet::new() })
    }

    pub(crate) fn let_loose(&mut self, stop: &Stop) {
        for number in 0..self.count {
            if let Some(ground) = &self.ground {
                self.clients.spawn(harm(Arc::clone(ground), number, stop.clone()));
            }
        }
    }

    /// What became of each; they must have been stopped.
    pub(crate) async fn fates(&mut self) -> Result<Vec<Fate>> {
        let mut fates = Vec::new();
        while let Some(fate) = self.clients.join_next().await {
            fates.push(fate?);
        }
        Ok(fates)
    }
}

/// A log as long as somebody makes it who has time: names, one after the other.
async fn fill(hall: &Hall, room: &OpenRoom) -> Result<()> {
    let mut http = Http::new(hall.server, address_of(0, 2));
    let request = format!("POST /api/v1/rooms/{}/actions", room.key);
    for number in 0..LONG_LOG {
        let action = RoomAction { nonce: String::new(), seen: 0, action: new_name(number) };
        let body = serde_json::to_string(&action)?;
        let _: FromRoom =
            http.ask(&request, room.seats[0].cookie.as_deref(), &body).await?.json(200)?;
    }
    Ok(())
}

/// An action that is always allowed, and as long as it may be.
fn new_name(number: usize) -> String {
    format!("name {number:0>60}")
}

/// Comes in again and again to do harm, until all is over.
async fn harm(ground: Arc<Ground>, number: usize, mut stop: Stop) -> Fate {
    let mut fate = Fate::new(Attack::of(number));
    let mut random = Random::new(number as u64);
    loop {
        let once = async {
            sleep(PAUSE.mul_f64(random.fraction())).await;
            ground.harm_once(fate.attack, number, &mut random).await
        };
        tokio::select! {
            end = once => fate.note(end),
            () = stopped(&mut stop) => return fate,
        }
    }
}

impl Ground {
    async fn harm_once(&self, attack: Attack, number: usize, random: &mut Random) -> End {
        let way = self.way(attack, number);
        let Some(patience) = attack.patience() else {
            return ask_for_all(&way).await.map_or(End::KeptOut, |()| End::Served);
        };
        if attack == Attack::HalfRequest {
            return match net::connect(way.server, way.from, None).await {
                Ok(stream) => thrown_out(patience, half_request(stream)).await,
                Err(_) => End::KeptOut,
            };
        }
        match Socket::open(&way).await {
            Ok(socket) => thrown_out(patience, carry_out(attack, socket, patience, random)).await,
            Err(_) => End::KeptOut,
        }
    }

    fn way(&self, attack: Attack, number: usize) -> Way {
        let Hall { kind, server, .. } = *self.hall;
        let way = |key: &str, cookie, since| room::way(kind, server, key, cookie, number, since);
        let way = if attack.has_seat() {
            // Two of them in ten have a seat, in rooms of their own.
            let place = number / Attack::ALL.len() * 2 + usize::from(attack == Attack::Legal);
            let OpenRoom { key, seats } = &self.own[place];
            way(key, seats[0].cookie.clone(), u32::MAX)
        } else if [Attack::LongLog, Attack::Silence].contains(&attack) {
            way(&self.long, None, 0)
        } else {
            way(&self.key, None, u32::MAX)
        };
        let reads = ![Attack::Questions, Attack::Silence].contains(&attack);
        Way { from: address_of(number, 2), buffer: (!reads).then_some(LITTLE), ..way }
    }
}

/// Whether somebody was thrown out in time, and when.
async fn thrown_out(patience: Duration, until_the_end: impl Future<Output = ()>) -> End {
    let begin = Instant::now();
    match timeout(patience, until_the_end).await {
        Ok(()) => End::ThrownOut(begin.elapsed()),
        Err(_) => End::Stayed,
    }
}

/// Ends when the other side does.
async fn half_request(mut stream: TcpStream) {
    let request = b"GET /api/v1/rooms/x/socket HTTP/1.1\r\nHost: ";
    if stream.write_all(request).await.is_ok() {
        let mut said = [0; 64];
        while stream.read(&mut said).await.is_ok_and(|count| count > 0) {}
    }
}

/// Does it, and ends when the socket does.
async fn carry_out(attack: Attack, mut socket: Socket, patience: Duration, random: &mut Random) {
    if attack == Attack::Silence {
        sleep(patience.saturating_sub(LAST_LOOK)).await;
    } else if say(attack, &mut socket, random).await.is_err() {
        return;
    }
    while socket.hear().await.is_ok() {}
}

async fn say(attack: Attack, socket: &mut Socket, random: &mut Random) -> Result<()> {
    match attack {
        Attack::Garbage => {
            let garbage = (0..200).map(|_| char::from((random.below(94) + 33) as u8)).collect();
            return socket.send(garbage).await;
        }
        Attack::TooLong => return socket.send("x".repeat(TOO_LONG)).await,
        Attack::NotText => return socket.send_bytes(vec![0; 100]).await,
        _ => {}
    }
    for number in 0..FLOOD {
        match attack {
            Attack::Pings => socket.send_ping().await?,
            Attack::Illegal => socket.send(action(number, illegal(random))?).await?,
            // What differs from all before has not been done yet.
            Attack::Legal => {
                let name = new_name(random.below(usize::MAX));
                socket.send(action(number, name)?).await?;
            }
            _ => socket.send(r#"{"say":"ping"}"#.to_owned()).await?,
        }
    }
    Ok(())
}

/// As somebody sends it who has seen nothing.
fn action(number: usize, action: String) -> Result<String> {
    let action = RoomAction { nonce: number.to_string(), seen: 0, action };
    Ok(serde_json::to_string(&ToRoom::Do(action))?)
}

/// What cannot be done now, or never.
fn illegal(random: &mut Random) -> String {
    const WORDS: [&str; 8] = [
        "50-1",
        "1-50",
        "accept",
        "huff 26",
        "grant back",
        "refuse rematch",
        "claim-absent",
        "let in everybody",
    ];
    WORDS[random.below(WORDS.len())].to_owned()
}

/// Comes in for all lines that there are, reads them, and comes in again.
async fn ask_for_all(way: &Way) -> Result<()> {
    for _ in 0..TIMES {
        let mut socket = Socket::open(way).await?;
        let all = async {
            loop {
                let said = serde_json::from_str(&socket.hear().await?)?;
                if matches!(said, FromRoom::Lines { from: 0, lines } if lines.len() >= LONG_LOG) {
                    return Ok::<_, anyhow::Error>(());
                }
            }
        };
        timeout(PAUSE, all).await.context("nothing is said")??;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn who_is_not_thrown_out_is_seen() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let patience = Duration::from_millis(300);
        let enter = || net::connect(address, address_of(0, 2), None);
        let stream = enter().await.expect("a connection");
        let kept = listener.accept().await.expect("a client");
        assert_eq!(thrown_out(patience, half_request(stream)).await, End::Stayed);
        drop(kept);
        let stream = enter().await.expect("a connection");
        drop(listener.accept().await.expect("a client"));
        let end = thrown_out(Duration::from_secs(10), half_request(stream)).await;
        assert!(matches!(end, End::ThrownOut(_)), "{end:?}");
    }

    /// It has to go well with each of them every time, and to happen at all.
    #[test]
    fn one_who_stayed_is_one_too_many() {
        let gone = End::ThrownOut(Duration::from_millis(7));
        let fate = |ends: &[End]| {
            let mut fate = Fate::new(Attack::Garbage);
            ends.iter().for_each(|end| fate.note(*end));
            fate
        };
        let fates = [fate(&[gone, gone]), fate(&[gone, End::Stayed]), fate(&[End::KeptOut])];
        let summary = summary(&fates);
        let [AttackOutcome { clients, times, good, must_go, longest_ms, .. }] = summary[..] else {
            panic!("all did the same: {summary:?}");
        };
        assert_eq!((clients, times, good, must_go, longest_ms), (3, 3, 1, true, 7));
    }

    #[test]
    fn all_ways_are_gone_and_most_lead_out() {
        let ways: Vec<Attack> = (0..10).map(Attack::of).collect();
        assert_eq!(ways, Attack::ALL);
        let allowed = ways.iter().filter(|attack| attack.patience().is_none());
        assert_eq!(allowed.collect::<Vec<_>>(), [&Attack::LongLog]);
        assert!(new_name(7).len() <= "name ".len() + 60, "a name that is taken");
    }
}
