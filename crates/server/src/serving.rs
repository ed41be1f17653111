//! Connections, from the moment that they are accepted until they end.

use std::convert::Infallible;
use std::future::{Future, poll_fn};
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::http::Request;
use http_body::{Frame, SizeHint};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::Sleep;
use tower_service::Service;

use crate::door::{Asking, Door, Guest};
use crate::log::say;
use crate::place::{Peer, Place};

/// How long a request may take to arrive up to its body, and a connection may
/// wait for its next request.
const HEADERS: Duration = Duration::from_secs(15);
/// How long a client may take to read so many bytes of an answer.
const STALL: Duration = Duration::from_secs(30);
const PIECE: usize = 16 << 10;
/// What a connection may have read and not yet understood, and written and not
/// yet sent.
const BUFFER: usize = 64 << 10;
/// How long to wait after the system could not accept a connection.
const PAUSE: Duration = Duration::from_millis(50);

const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\n\
    Content-Length: 0\r\nConnection: close\r\n\r\n";

/// Accepts connections and answers them until told to stop; returns when the
/// last one has ended.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    door: Arc<Door>,
    place: Arc<Place>,
    mut stopping: watch::Receiver<bool>,
) {
    let (alive, mut all_ended) = tokio::sync::mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stop| *stop) => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Who hung up meanwhile is no trouble; too many open files are.
                if error.kind() != io::ErrorKind::ConnectionAborted {
                    say(format_args!("no connection can be accepted: {error}"));
                    tokio::time::sleep(PAUSE).await;
                }
                continue;
            }
        };
        let Some(guest) = door.admit(address.ip(), place.is_proxy(address.ip())) else {
            say("more connections than --connections allows; one was refused");
            tokio::spawn(refuse(stream));
            continue;
        };
        let (router, stopping, alive) = (router.clone(), stopping.clone(), alive.clone());
        tokio::spawn(async move {
            attend(stream, Peer(address.ip()), router, guest, stopping).await;
            drop(alive);
        });
    }
    // Who comes now is sent away by the system, and finds who else is there.
    drop((listener, alive));
    // Nothing is ever sent: it ends when the last connection has.
    let _ = all_ended.recv().await;
}

async fn refuse(mut stream: TcpStream) {
    let _ = tokio::time::timeout(Duration::from_secs(1), stream.write_all(FULL)).await;
}

async fn attend(
    stream: TcpStream,
    peer: Peer,
    router: Router,
    guest: Guest,
    mut stopping: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let guest = Arc::new(guest);
    let asked = Arc::clone(&guest);
    let service = service_fn(move |request: Request<Incoming>| {
        let (asking, guest, mut router) = (asked.ask(), Arc::clone(&asked), router.clone());
        async move {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(peer);
            request.extensions_mut().insert(guest);
            let Ok(()) = poll_fn(|context| {
                <Router as Service<Request<Body>>>::poll_ready(&mut router, context)
            })
            .await;
            let Ok(response) = router.call(request).await;
            Ok::<_, Infallible>(response.map(|body| Attended { body, _asking: asking }))
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(Impatient::new(stream)), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        _ = connection.as_mut() => true,
        () = guest.must_go() => true,
        _ = stopping.wait_for(|stop| *stop) => false,
    };
    if !ended {
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}

/// The body of an answer; while it is being sent, the connection is not idle.
struct Attended {
    body: Body,
    _asking: Asking,
}

impl HttpBody for Attended {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A stream whose other end must go on reading.
struct Impatient {
    stream: TcpStream,
    /// Runs while something waits to be written.
    stalled: Option<Pin<Box<Sleep>>>,
    /// What was written since it runs.
    written: usize,
}

impl Impatient {
    fn new(stream: TcpStream) -> Impatient {
        Impatient { stream, stalled: None, written: 0 }
    }

    fn watch(
        &mut self,
        written: Poll<io::Result<usize>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        if let Poll::Ready(done) = &written {
            self.written += done.as_ref().map_or(0, |bytes| *bytes);
            if self.written >= PIECE {
                self.rest();
            }
            return written;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(STALL)));
        stalled.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl Impatient {
    /// Nothing is waited for just now.
    fn rest(&mut self) {
        self.stalled = None;
        self.written = 0;
    }
}

impl AsyncRead for Impatient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Impatient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.watch(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // Flushed is what was written, so nothing waits any more.
        self.rest();
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;
    use std::time::Instant;

    use tokio::io::{AsyncReadExt, BufReader};

    use super::*;
    use crate::door::ConnectionLimits;
    use crate::store::{GameId, SqliteStore};
    use crate::{AppState, SocketLimits, app};

    /// Asks, and returns the answer's first piece with the connection.
    async fn ask(server: SocketAddr, request: &str) -> (String, BufReader<TcpStream>) {
        let stream = TcpStream::connect(server).await.expect("a connection");
        let mut stream = BufReader::new(stream);
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut piece = [0; 4096];
        let read = stream.read(&mut piece).await.expect("an answer");
        (String::from_utf8_lossy(&piece[..read]).into_owned(), stream)
    }

    /// Sockets and other connections together need no more files than there are.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_socket_is_counted_at_the_door_until_it_ends() {
        let name = GameId::random().expect("random numbers");
        let folder = std::env::temp_dir().join(format!("damier-serving-{name}"));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = Arc::new(SqliteStore::open(&folder.join("games.db")).expect("a store"));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let limits = ConnectionLimits { in_all: 8, per_address: 8 };
        let sockets = SocketLimits::among(limits, 32);
        let state = AppState::new(store, Place::of(address)).with_limits(limits);
        let state = state.with_sockets(sockets);
        let (door, place) = (Arc::clone(&state.door), Arc::clone(&state.place));
        let (_stop, told) = watch::channel(false);
        tokio::spawn(serve(listener, app(state), Arc::clone(&door), place, told));

        let host = format!("Host: {address}\r\n");
        let body = r#"{"header":{"rules":"jumbo"},"color":"white"}"#;
        let open = format!(
            "POST /api/v1/rooms HTTP/1.1\r\n{host}Connection: close\r\nContent-Length: {}\r\n\r\n\
             {body}",
            body.len()
        );
        let (room, _) = ask(address, &open).await;
        let key = room.split(r#""key":""#).nth(1).and_then(|rest| rest.get(..26));
        let enter = format!(
            "GET /api/v1/rooms/{}/socket HTTP/1.1\r\n{host}Connection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            key.expect("a key")
        );
        let mut sockets = Vec::new();
        for _ in 0..7 {
            let (answer, socket) = ask(address, &enter).await;
            assert!(answer.starts_with("HTTP/1.1 101"), "{answer}");
            sockets.push(socket);
        }
        let seen = door.counts();
        assert_eq!((seen.open, seen.displaced), (7, 0), "sockets are inside");
        let (answer, _) = ask(address, &enter).await;
        assert!(answer.starts_with("HTTP/1.1 503"), "one place is for other requests: {answer}");
        let alive = format!("GET /healthz HTTP/1.1\r\n{host}Connection: close\r\n\r\n");
        assert!(ask(address, &alive).await.0.starts_with("HTTP/1.1 200"));
        drop(sockets);
        let begun = Instant::now();
        while door.counts().open > 0 {
            assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", door.counts());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let _ = std::fs::remove_dir_all(&folder);
    }
}
