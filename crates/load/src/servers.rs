//! Servers to compare with, of the same framework: one that sends back what it
//! hears, and one that sends moves on and stores nothing.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::Result;
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use damier_contract::{FromRoom, ToRoom};
use tokio::sync::mpsc;

use crate::figures::lock;
use crate::options::ServeOptions;

/// As many messages may wait for a client as in a real room.
const WAITING: usize = 64;

/// Says where it is as `damier serve` does, and serves for ever.
pub(crate) async fn serve(options: &ServeOptions) -> Result<()> {
    crate::net::raise_file_limit();
    let listener = tokio::net::TcpListener::bind(options.listen).await?;
    println!("Damier is open at http://{}/", listener.local_addr()?);
    std::io::stdout().flush()?;
    let router = if options.relay {
        let relay = Relay { rooms: Rooms::default(), loses: options.loses };
        Router::new().route("/rooms/{key}/socket", get(enter)).with_state(relay)
    } else {
        let stalls = Stalls { since: Instant::now(), lasts: options.stalls };
        Router::new().route("/echo", get(echo)).with_state(stalls)
    };
    Ok(axum::serve(listener, router).await?)
}

/// As rooms open theirs.
fn small(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade.read_buffer_size(1024).write_buffer_size(0).max_message_size(8 << 10)
}

/// A server that stands still again and again, for everybody at once.
#[derive(Copy, Clone, Debug)]
struct Stalls {
    since: Instant,
    /// In milliseconds, of every two seconds.
    lasts: u64,
}

impl Stalls {
    const EVERY: u64 = 2000;

    async fn wait(self) {
        let at = u64::try_from(self.since.elapsed().as_millis()).unwrap_or(0) % Stalls::EVERY;
        if let Some(rest) = self.lasts.checked_sub(at).filter(|rest| *rest > 0) {
            tokio::time::sleep(Duration::from_millis(rest)).await;
        }
    }
}

async fn echo(upgrade: WebSocketUpgrade, State(stalls): State<Stalls>) -> Response {
    small(upgrade).on_upgrade(move |mut socket| async move {
        while let Some(Ok(message)) = socket.recv().await {
            stalls.wait().await;
            if matches!(message, Message::Text(_)) && socket.send(message).await.is_err() {
                return;
            }
        }
    })
}

type Rooms = Arc<Mutex<HashMap<String, Arc<Mutex<Relayed>>>>>;

/// Who is in a room, and how many lines were said there.
#[derive(Debug, Default)]
struct Relayed {
    version: u32,
    clients: Vec<mpsc::Sender<Utf8Bytes>>,
}

#[derive(Clone, Debug)]
struct Relay {
    rooms: Rooms,
    /// One line of so many is not told to him who sent it; 0 is none.
    loses: u32,
}

async fn enter(
    upgrade: WebSocketUpgrade,
    Path(key): Path<String>,
    State(Relay { rooms, loses }): State<Relay>,
) -> Response {
    let room = Arc::clone(lock(&rooms).entry(key).or_default());
    let (out, said) = mpsc::channel(WAITING);
    lock(&room).clients.push(out.clone());
    small(upgrade).on_upgrade(move |socket| relay(socket, room, out, said, loses))
}

async fn relay(
    mut socket: WebSocket,
    room: Arc<Mutex<Relayed>>,
    out: mpsc::Sender<Utf8Bytes>,
    mut said: mpsc::Receiver<Utf8Bytes>,
    loses: u32,
) {
    loop {
        tokio::select! {
            text = said.recv() => {
                let Some(text) = text else { return };
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
            message = socket.recv() => match message {
                Some(Ok(Message::Text(text))) => pass_on(&room, &out, &text, loses),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            }
        }
    }
}

fn pass_on(room: &Mutex<Relayed>, out: &mpsc::Sender<Utf8Bytes>, text: &str, loses: u32) {
    let Ok(ToRoom::Do(action)) = serde_json::from_str(text) else {
        return;
    };
    let mut room = lock(room);
    let from = room.version;
    room.version += 1;
    let lines = said(&FromRoom::Lines { from, lines: vec![action.action] });
    let is_lost = loses > 0 && room.version.is_multiple_of(loses);
    let wants = |client: &mpsc::Sender<Utf8Bytes>| !is_lost || !client.same_channel(out);
    room.clients.retain(|client| !wants(client) || client.try_send(lines.clone()).is_ok());
    let saved = FromRoom::Saved { nonce: action.nonce, version: room.version };
    let _ = out.try_send(said(&saved));
}

fn said(what: &FromRoom) -> Utf8Bytes {
    serde_json::to_string(what).unwrap_or_default().into()
}
