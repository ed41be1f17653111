//! One client's WebSocket: what it says goes to the room, what the room says
//! goes to it.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use damier_contract::{FromRoom, ToRoom};
use tokio::sync::watch;
use tokio::time::Instant;

use super::limits::{Allowance, Bucket, Counted, OF_A_PLAYER, OF_A_WATCHER};
use super::{Guest, Joined};

/// How often it is looked whether it is still there; who said something since then
/// is not asked.
const BEAT: Duration = Duration::from_secs(10);
/// Who has not been heard of for so long is gone.
const SILENT: Duration = Duration::from_secs(25);
/// Who takes nothing for so long is gone, too.
const UNREAD: Duration = Duration::from_secs(15);
/// Those who are sent away come back within so long, not all at once.
const RETURN_MS: u32 = 5000;

/// Why a socket ends.
enum End {
    /// It was closed, or broke.
    Gone,
    /// He said that he goes.
    Left,
    /// He is told why: a code and a word.
    Told(u16, &'static str),
}

/// Stays in the room until the socket ends.
pub(crate) async fn attend(
    mut socket: WebSocket,
    mut joined: Joined,
    guest: Guest,
    counted: Counted,
    mut stopping: watch::Receiver<bool>,
) {
    let allowance = if guest.holder.is_some() { OF_A_PLAYER } else { OF_A_WATCHER };
    let end = converse(&mut socket, &mut joined, allowance, &mut stopping).await;
    let has_left = matches!(end, End::Left);
    // The room is left before the farewell: a client that reads nothing keeps
    // nobody waiting.
    joined.leave(has_left).await;
    let farewell = async {
        if let End::Told(code, reason) = end {
            let reason = Utf8Bytes::from_static(reason);
            let _ = socket.send(Message::Close(Some(CloseFrame { code, reason }))).await;
        }
    };
    let _ = tokio::time::timeout(Duration::from_secs(1), farewell).await;
    drop((counted, stopping));
}

async fn converse(
    socket: &mut WebSocket,
    joined: &mut Joined,
    allowance: Allowance,
    stopping: &mut watch::Receiver<bool>,
) -> End {
    let mut bucket = Bucket::full(allowance, std::time::Instant::now());
    let mut heard = Instant::now();
    let mut beat = tokio::time::interval_at(heard + BEAT, BEAT);
    loop {
        tokio::select! {
            said = joined.said.recv() => {
                let Some(text) = said else {
                    return End::Told(close_code::AGAIN, "too slow");
                };
                if !send(socket, Message::Text(text)).await {
                    return End::Gone;
                }
            }
            message = socket.recv() => {
                heard = Instant::now();
                if bucket.take(allowance, std::time::Instant::now()).is_err() {
                    return End::Told(close_code::POLICY, "too much at once");
                }
                match message {
                    Some(Ok(Message::Text(text))) => {
                        if let Some(end) = hear(socket, joined, &text).await {
                            return end;
                        }
                    }
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Binary(_))) => {
                        return End::Told(close_code::UNSUPPORTED, "text only");
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return End::Gone,
                }
            }
            _ = beat.tick() => {
                if heard.elapsed() > SILENT {
                    return End::Gone;
                }
                let is_quiet = heard.elapsed() >= BEAT;
                if is_quiet && !send(socket, Message::Ping(Bytes::new())).await {
                    return End::Gone;
                }
            }
            () = stopped(stopping) => {
                let retry_ms = getrandom::u32().unwrap_or(0) % RETURN_MS;
                let bye = serde_json::to_string(&FromRoom::Bye { retry_ms }).unwrap_or_default();
                send(socket, Message::Text(bye.into())).await;
                return End::Told(close_code::RESTART, "the server stops");
            }
        }
    }
}

/// Says something; false if it cannot be said. A client that reads nothing is not
/// waited for.
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(tokio::time::timeout(UNREAD, socket.send(message)).await, Ok(Ok(())))
}

async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stops| *stops).await;
}

/// What a client says; why its socket ends, if it does.
async fn hear(socket: &mut WebSocket, joined: &Joined, text: &str) -> Option<End> {
    match serde_json::from_str(text) {
        Ok(ToRoom::Do(action)) if action.nonce.len() <= 40 => {
            (!joined.act(action).await).then_some(End::Told(close_code::AGAIN, "come again"))
        }
        Ok(ToRoom::Ping) => {
            let pong = Utf8Bytes::from_static(r#"{"say":"pong"}"#);
            (!send(socket, Message::Text(pong)).await).then_some(End::Gone)
        }
        Ok(ToRoom::Leave) => Some(End::Left),
        _ => Some(End::Told(close_code::INVALID, "this cannot be understood")),
    }
}

/// How a socket is opened: short frames, and little memory for each.
pub(crate) fn opened(
    upgrade: axum::extract::ws::WebSocketUpgrade,
) -> axum::extract::ws::WebSocketUpgrade {
    const LONGEST: usize = 8 << 10;
    upgrade
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
}
