//! Those who are there besides the players: who watch, who never read, and who
//! mean harm.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use damier_contract::FromRoom;
use tokio::io::AsyncWriteExt as _;
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

use crate::board::Dues;
use crate::figures::{Figures, Times, lock};
use crate::net::{self, address_of};
use crate::oracle::Told;
use crate::scripts::Random;
use crate::socket::{Socket, Way};

/// Resolves when all is over.
pub(crate) type Stop = watch::Receiver<bool>;

async fn stopped(stop: &mut Stop) {
    let _ = stop.wait_for(|stops| *stops).await;
}

/// Watches until all is over; what he was told.
pub(crate) async fn look_on(
    mut socket: Socket,
    dues: Option<Arc<Dues>>,
    times: Arc<Times>,
    figures: Arc<Figures>,
    mut stop: Stop,
) -> Told {
    let mut told = Told::default();
    loop {
        let text = tokio::select! {
            text = socket.hear() => text,
            () = stopped(&mut stop) => return told,
        };
        let said = match text.map(|text| serde_json::from_str(&text)) {
            Ok(Ok(said)) => said,
            Ok(Err(error)) => {
                figures.error(format!("a watcher was told nonsense: {error}"));
                return told;
            }
            Err(error) => {
                figures.error(format!("a watcher: {error:#}"));
                return told;
            }
        };
        if let FromRoom::Lines { from, lines } = said {
            for number in (from..).take(lines.len()) {
                let due = dues.as_ref().and_then(|dues| lock(dues).get(&number).copied());
                if let Some(due) = due {
                    times.record_since(due);
                }
            }
            told.hear(from, &lines);
        }
    }
}

/// Is there, says so now and then, and reads nothing until all is over. Whether he was
/// let go before.
pub(crate) async fn ignore(mut socket: Socket, mut stop: Stop) -> bool {
    const EVERY: Duration = Duration::from_secs(5);
    const LAST: Duration = Duration::from_secs(2);
    let saying = async {
        // When he is cut off, nobody hears him.
        while socket.send(r#"{"say":"ping"}"#.to_owned()).await.is_ok() {
            sleep(EVERY).await;
        }
        std::future::pending::<()>().await;
    };
    tokio::select! {
        () = saying => {}
        () = stopped(&mut stop) => {}
    }
    let to_the_end = async { while socket.hear().await.is_ok() {} };
    tokio::time::timeout(LAST, to_the_end).await.is_ok()
}

/// What the hostile do, each one of these.
const WAYS: usize = 5;
/// As long as a frame may not be.
const TOO_LONG: usize = 64 << 10;
/// Who is thrown out comes again after so long at most.
const PAUSE: Duration = Duration::from_secs(4);

/// Comes in again and again to do harm, until all is over. Counts how often he
/// was thrown out.
pub(crate) async fn harm(mut way: Way, number: usize, thrown_out: Arc<AtomicU64>, mut stop: Stop) {
    way.from = address_of(number, 2);
    let mut random = Random::new(number as u64);
    loop {
        let once = async {
            sleep(PAUSE.mul_f64(random.fraction())).await;
            let _ = harm_once(&way, number % WAYS, &mut random).await;
            thrown_out.fetch_add(1, Ordering::Relaxed);
        };
        tokio::select! {
            () = once => {}
            () = stopped(&mut stop) => return,
        }
    }
}

/// Does harm until he is thrown out, or for a while.
async fn harm_once(way: &Way, how: usize, random: &mut Random) -> anyhow::Result<()> {
    const WHILE: Duration = Duration::from_secs(10);
    // Half a request, which never ends.
    if how == 0 {
        let mut stream = net::connect(way.server, way.from, None).await?;
        stream.write_all(b"GET /api/v1/rooms/x/socket HTTP/1.1\r\nHost: ").await?;
        sleep(WHILE).await;
        return Ok(());
    }
    let way = Way { buffer: (how == 1).then_some(2304), ..way.clone() };
    let mut socket = Socket::open(&way).await?;
    let begin = Instant::now();
    match how {
        // Asks and asks, and reads no answer.
        1 => loop {
            let asking = socket.send(r#"{"say":"ping"}"#.to_owned());
            if begin.elapsed() > WHILE || tokio::time::timeout(WHILE, asking).await.is_err() {
                return Ok(());
            }
        },
        // What cannot be read.
        2 => {
            let garbage = (0..200).map(|_| char::from((random.below(94) + 33) as u8)).collect();
            socket.send(garbage).await?;
        }
        // What is too long.
        3 => socket.send("x".repeat(TOO_LONG)).await?,
        // What is not text.
        _ => socket.send_bytes(vec![0; 100]).await?,
    }
    while begin.elapsed() < WHILE {
        socket.hear().await?;
    }
    Ok(())
}
