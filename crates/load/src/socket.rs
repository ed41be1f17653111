//! One client's WebSocket.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow};
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Bytes, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::net;

/// How long it may take to be let in.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where a socket leads.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    pub(crate) server: SocketAddr,
    pub(crate) from: Ipv4Addr,
    pub(crate) path: String,
    pub(crate) cookie: Option<String>,
    /// How much the system keeps for it, if less than usual.
    pub(crate) buffer: Option<u32>,
}

/// A socket that is open until it is put down.
#[derive(Debug)]
pub(crate) struct Socket(Option<WebSocketStream<TcpStream>>);

impl Socket {
    pub(crate) async fn open(way: &Way) -> Result<Socket> {
        let opening = async {
            let stream = net::connect(way.server, way.from, way.buffer).await?;
            let mut request = format!("ws://{}{}", way.server, way.path).into_client_request()?;
            if let Some(cookie) = &way.cookie {
                request.headers_mut().insert("cookie", cookie.parse()?);
            }
            // There are thousands: the usual buffers would be gigabytes.
            let config = WebSocketConfig::default().read_buffer_size(1024).write_buffer_size(0);
            let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
            Ok::<_, anyhow::Error>(Socket(Some(socket)))
        };
        tokio::time::timeout(PATIENCE, opening).await.context("nobody answers at the door")?
    }

    /// Gives back the file that it takes; there are not many more than are used.
    pub(crate) fn put_down(&mut self) {
        self.0 = None;
    }

    pub(crate) async fn send(&mut self, text: String) -> Result<()> {
        Ok(self.open_one()?.send(Message::Text(text.into())).await?)
    }

    pub(crate) async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<()> {
        Ok(self.open_one()?.send(Message::Binary(bytes.into())).await?)
    }

    pub(crate) async fn send_ping(&mut self) -> Result<()> {
        Ok(self.open_one()?.send(Message::Ping(Bytes::new())).await?)
    }

    /// The next text. It may be given up and asked for again.
    pub(crate) async fn hear(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.open_one()?.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(Some(frame)))) => {
                    return Err(anyhow!("closed: {} {}", frame.code, frame.reason));
                }
                Some(Ok(Message::Close(None))) | None => return Err(anyhow!("closed")),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    fn open_one(&mut self) -> Result<&mut WebSocketStream<TcpStream>> {
        self.0.as_mut().context("it was put down")
    }
}
