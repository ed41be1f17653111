//! One client's WebSocket: what it says goes to the room, what the room says
//! goes to it.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use damier_contract::{FromRoom, ToRoom};
use tokio::sync::watch;
use tokio::time::Instant;

use super::Joined;
use super::limits::{Allowance, Bucket, Counted, OF_A_PLAYER, OF_A_WATCHER, SocketLimits};

/// Those who are sent away come back within so long, not all at once.
const RETURN_MS: u32 = 5000;

/// When the server stops, nobody is waited for longer who does not read.
const LAST_WORDS: Duration = Duration::from_secs(5);

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
    counted: Counted,
    mut stopping: watch::Receiver<bool>,
) {
    let allowance = if joined.plays() { OF_A_PLAYER } else { OF_A_WATCHER };
    let limits = counted.limits();
    let end = converse(&mut socket, &mut joined, allowance, limits, &mut stopping).await;
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
    SocketLimits { silent, unread, .. }: SocketLimits,
    stopping: &mut watch::Receiver<bool>,
) -> End {
    let mut bucket = Bucket::full(allowance, std::time::Instant::now());
    let mut heard = Instant::now();
    // How often it is looked whether it is still there; who said something since
    // then is not asked. He misses one of these and is asked again.
    let between = silent.mul_f64(0.4);
    let mut beat = tokio::time::interval_at(heard + between, between);
    loop {
        tokio::select! {
            said = joined.said.recv() => {
                let Some(text) = said else {
                    return End::Told(close_code::AGAIN, "too slow");
                };
                if !send(socket, Message::Text(text), unread).await {
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
                        if let Some(end) = hear(socket, joined, &text, unread).await {
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
                if heard.elapsed() > silent {
                    return End::Gone;
                }
                let is_quiet = heard.elapsed() >= between;
                if is_quiet && !send(socket, Message::Ping(Bytes::new()), unread).await {
                    return End::Gone;
                }
            }
            () = stopped(stopping) => {
                let retry_ms = getrandom::u32().unwrap_or(0) % RETURN_MS;
                let bye = serde_json::to_string(&FromRoom::Bye { retry_ms }).unwrap_or_default();
                send(socket, Message::Text(bye.into()), unread.min(LAST_WORDS)).await;
                return End::Told(close_code::RESTART, "the server stops");
            }
        }
    }
}

/// Says something; false if it cannot be said. A client that reads nothing is not
/// waited for.
async fn send(socket: &mut WebSocket, message: Message, unread: Duration) -> bool {
    matches!(tokio::time::timeout(unread, socket.send(message)).await, Ok(Ok(())))
}

async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stops| *stops).await;
}

/// What a client says; why its socket ends, if it does.
async fn hear(
    socket: &mut WebSocket,
    joined: &Joined,
    text: &str,
    unread: Duration,
) -> Option<End> {
    match serde_json::from_str(text) {
        Ok(ToRoom::Do(action)) if action.nonce.len() <= 40 => {
            (!joined.act(action).await).then_some(End::Told(close_code::AGAIN, "come again"))
        }
        Ok(ToRoom::Ping) => {
            let pong = Utf8Bytes::from_static(r#"{"say":"pong"}"#);
            (!send(socket, Message::Text(pong), unread).await).then_some(End::Gone)
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::body::Body;
    use axum::http::Request;
    use damier_contract::Header;
    use damier_rules::Color;
    use hyper_util::rt::TokioIo;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream};
    use tower_service::Service;

    use super::*;
    use crate::place::Place;
    use crate::rooms::{Guest, Invited};
    use crate::store::KeptRoom;
    use crate::store::contract::{Folder, open};
    use crate::{AppState, app};

    const PLAYERS: [[u8; 32]; 2] = [[1; 32], [2; 32]];

    fn player(number: usize) -> Guest {
        Guest { holder: Some(PLAYERS[number]), invited: Invited::ToPlay }
    }

    async fn room(state: &AppState) -> KeptRoom {
        let header = Header { rules: "jumbo/touch-free".into(), ..Header::default() };
        let opened = state.rooms.open(header, Color::White, PLAYERS[0], None).await;
        let room = opened.expect("a room");
        state.rooms.sit(&room, player(1), None).await.expect("a seat");
        room
    }

    /// A client that comes in to watch and then reads nothing; hardly anything that
    /// is on its way to him has room.
    async fn deaf(state: &AppState, room: &KeptRoom) -> DuplexStream {
        let (mut client, server) = tokio::io::duplex(64);
        let router = app(state.clone());
        let service = hyper::service::service_fn(move |request: Request<hyper::body::Incoming>| {
            let mut router = router.clone();
            async move { router.call(request.map(Body::new)).await }
        });
        let connection = hyper::server::conn::http1::Builder::new()
            .serve_connection(TokioIo::new(server), service)
            .with_upgrades();
        tokio::spawn(connection);
        let request = format!(
            "GET /api/v1/rooms/{}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            room.watch.as_str()
        );
        client.write_all(request.as_bytes()).await.expect("sent");
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(client.read_u8().await.expect("an answer"));
        }
        assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
        client
    }

    async fn until(is_so: impl Fn() -> bool) {
        let begun = Instant::now();
        while !is_so() {
            assert!(begun.elapsed() < Duration::from_secs(10), "it never is");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    #[tokio::test]
    async fn who_reads_nothing_for_so_long_is_gone() {
        let folder = Folder::new();
        let place = Place::of(([127, 0, 0, 1], 7777).into());
        let unread = Duration::from_millis(200);
        let state = AppState::new(Arc::new(open(&folder.file())), place)
            .with_sockets(SocketLimits { unread, ..SocketLimits::default() });
        let room = room(&state).await;
        let begun = Instant::now();
        let _client = deaf(&state, &room).await;
        until(|| state.rooms.limits().sockets() == 1).await;
        until(|| state.rooms.limits().sockets() == 0).await;
        assert!(begun.elapsed() >= unread);
    }

    /// However patient one is with him, no more than so many messages wait.
    #[tokio::test]
    async fn who_reads_too_slowly_is_cut_off_and_nobody_waits_for_him() {
        let folder = Folder::new();
        let place = Place::of(([127, 0, 0, 1], 7777).into());
        let unread = Duration::from_secs(60);
        let state = AppState::new(Arc::new(open(&folder.file())), place)
            .with_sockets(SocketLimits { unread, ..SocketLimits::default() });
        let room = room(&state).await;
        let _client = deaf(&state, &room).await;
        let watchers = || async {
            let read = state.rooms.read(&room, player(0), 0).await.expect("a room");
            (read.state.watchers, read.lines.len())
        };
        let (before, lines) = watchers().await;
        assert_eq!(before, 1);
        for done in 0..=super::super::WAITING {
            let action = damier_contract::RoomAction {
                nonce: "n".into(),
                seen: u32::try_from(lines + done).expect("few"),
                action: format!("name A{done}"),
            };
            let said = state.rooms.act(&room, player(0), action).await.expect("an answer");
            assert!(matches!(said, FromRoom::Saved { .. }), "{said:?}");
        }
        assert_eq!(watchers().await.0, 0, "he is not in the room any more");
        assert!(state.rooms.metrics().contains("damier_room_clients_cut_off_total 1\n"));
    }
}
