//! Servers to compare with, of the same framework: one that sends back what it
//! hears, and one that sends moves on and stores nothing.

use std::collections::HashMap;
use std::io::Write as _;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use anyhow::Result;
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use damier_contract::{FromRoom, ToRoom};
use tokio::sync::mpsc;

use crate::figures::lock;

/// As many messages may wait for a client as in a real room.
const WAITING: usize = 64;

/// Says where it is as `damier serve` does, and serves for ever.
pub(crate) async fn serve(listen: SocketAddr, is_relay: bool) -> Result<()> {
    crate::net::raise_file_limit();
    let listener = tokio::net::TcpListener::bind(listen).await?;
    println!("Damier is open at http://{}/", listener.local_addr()?);
    std::io::stdout().flush()?;
    let router = if is_relay {
        Router::new().route("/rooms/{key}/socket", get(enter)).with_state(Rooms::default())
    } else {
        Router::new().route("/echo", get(echo))
    };
    Ok(axum::serve(listener, router).await?)
}

/// As rooms open theirs.
fn small(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade.read_buffer_size(1024).write_buffer_size(0).max_message_size(8 << 10)
}

async fn echo(upgrade: WebSocketUpgrade) -> Response {
    small(upgrade).on_upgrade(|mut socket| async move {
        while let Some(Ok(message)) = socket.recv().await {
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

async fn enter(
    upgrade: WebSocketUpgrade,
    Path(key): Path<String>,
    State(rooms): State<Rooms>,
) -> Response {
    let room = Arc::clone(lock(&rooms).entry(key).or_default());
    let (out, said) = mpsc::channel(WAITING);
    lock(&room).clients.push(out.clone());
    small(upgrade).on_upgrade(move |socket| relay(socket, room, out, said))
}

async fn relay(
    mut socket: WebSocket,
    room: Arc<Mutex<Relayed>>,
    out: mpsc::Sender<Utf8Bytes>,
    mut said: mpsc::Receiver<Utf8Bytes>,
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
                Some(Ok(Message::Text(text))) => pass_on(&room, &out, &text),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            }
        }
    }
}

fn pass_on(room: &Mutex<Relayed>, out: &mpsc::Sender<Utf8Bytes>, text: &str) {
    let Ok(ToRoom::Do(action)) = serde_json::from_str(text) else {
        return;
    };
    let mut room = lock(room);
    let from = room.version;
    room.version += 1;
    let lines = said(&FromRoom::Lines { from, lines: vec![action.action] });
    room.clients.retain(|client| client.try_send(lines.clone()).is_ok());
    let saved = FromRoom::Saved { nonce: action.nonce, version: room.version };
    let _ = out.try_send(said(&saved));
}

fn said(what: &FromRoom) -> Utf8Bytes {
    serde_json::to_string(what).unwrap_or_default().into()
}
