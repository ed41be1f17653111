//! Connections to the server, from many addresses of this machine: between two
//! addresses there are fewer ports than people who play.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context as _, Result, bail};
use tokio::io::BufReader;
use tokio::io::{AsyncBufRead, AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

/// The longest line of a header, and the longest answer, that are read.
const LONGEST_LINE: u64 = 16 << 10;
const LONGEST_BODY: usize = 32 << 20;
/// What a segment to a client that reads slowly has in it at most, in bytes.
#[cfg(unix)]
const SHORT_SEGMENT: u32 = 128;

/// Where the clients of this number come from: 127.0.1.1 to 127.0.1.250 for
/// people who play.
pub(crate) fn address_of(number: usize, network: u8) -> Ipv4Addr {
    let last = u8::try_from(number % 250 + 1).unwrap_or(1);
    Ipv4Addr::new(127, 0, network, last)
}

/// Raises the limit of open files as far as we may, and says how far that is.
#[cfg(unix)]
pub(crate) fn raise_file_limit() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, current } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let granted = if raised.is_ok() { maximum } else { current };
    granted.unwrap_or(u64::MAX)
}

#[cfg(not(unix))]
pub(crate) fn raise_file_limit() -> u64 {
    u64::MAX
}

/// Connects from an address of this machine. `buffer` is how much the system
/// keeps for a client that does not read.
pub(crate) async fn connect(
    server: SocketAddr,
    from: Ipv4Addr,
    buffer: Option<u32>,
) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    if let Some(buffer) = buffer {
        socket.set_recv_buffer_size(buffer)?;
        shorten_segments(&socket)?;
    }
    socket.bind(SocketAddr::from((from, 0)))?;
    let stream = socket.connect(server).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// The server's system keeps room for some segments on their way to a client, and
/// those of this machine to itself are so long that they would be megabytes: so
/// much is never said to somebody who does not listen.
#[cfg(unix)]
fn shorten_segments(socket: &TcpSocket) -> io::Result<()> {
    socket2::SockRef::from(socket).set_tcp_mss(SHORT_SEGMENT)
}

#[cfg(not(unix))]
fn shorten_segments(_: &TcpSocket) -> io::Result<()> {
    Ok(())
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    /// The cookie that was set, as it is sent back.
    pub(crate) cookie: Option<String>,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    /// What it says, if it is of this status.
    pub(crate) fn json<T: serde::de::DeserializeOwned>(&self, status: u16) -> Result<T> {
        if self.status != status {
            bail!("{}: {}", self.status, String::from_utf8_lossy(&self.body));
        }
        serde_json::from_slice(&self.body).context("an answer that cannot be read")
    }
}

/// A client with one connection, which is kept as long as it lasts.
#[derive(Debug)]
pub(crate) struct Http {
    server: SocketAddr,
    from: Ipv4Addr,
    stream: Option<BufReader<TcpStream>>,
}

impl Http {
    pub(crate) const fn new(server: SocketAddr, from: Ipv4Addr) -> Http {
        Http { server, from, stream: None }
    }

    pub(crate) async fn ask(
        &mut self,
        request: &str,
        cookie: Option<&str>,
        body: &str,
    ) -> Result<Reply> {
        let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let text = format!(
            "{request} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n{cookie}\
             Content-Length: {}\r\n\r\n{body}",
            self.server,
            body.len()
        );
        let mut stream = match self.stream.take() {
            Some(stream) => stream,
            None => BufReader::new(connect(self.server, self.from, None).await?),
        };
        stream.get_mut().write_all(text.as_bytes()).await?;
        let (reply, is_kept) = read_reply(&mut stream).await?;
        if is_kept {
            self.stream = Some(stream);
        }
        Ok(reply)
    }
}

/// The answer, and whether the connection can be used again.
async fn read_reply(stream: &mut (impl AsyncBufRead + Unpin)) -> Result<(Reply, bool)> {
    let status = read_line(stream).await?;
    let status = status.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.context("an answer without a status")?;
    let (mut length, mut is_kept, mut cookie) = (0, true, None);
    loop {
        let line = read_line(stream).await?;
        let Some((name, value)) = line.split_once(':') else {
            break;
        };
        let value = value.trim();
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.parse().context("no length")?,
            "connection" => is_kept = !value.eq_ignore_ascii_case("close"),
            "set-cookie" => cookie = value.split(';').next().map(str::to_owned),
            "transfer-encoding" => bail!("an answer in pieces"),
            _ => {}
        }
    }
    if length > LONGEST_BODY {
        bail!("an answer of {length} bytes");
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    Ok((Reply { status, cookie, body }, is_kept))
}

async fn read_line(stream: &mut (impl AsyncBufRead + Unpin)) -> Result<String> {
    let mut line = String::new();
    stream.take(LONGEST_LINE).read_line(&mut line).await?;
    // A line without its end was cut off, and so is an answer without a line.
    let line = line.strip_suffix('\n').context("an answer that was cut off")?;
    Ok(line.trim_end_matches('\r').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn answers_are_read_or_known_to_be_cut_off() {
        let whole =
            b"HTTP/1.1 201 Created\r\nSet-Cookie: a=b; Path=/\r\nContent-Length: 2\r\n\r\n{}";
        let (reply, is_kept) = read_reply(&mut &whole[..]).await.expect("an answer");
        assert_eq!((reply.status, reply.cookie.as_deref(), is_kept), (201, Some("a=b"), true));
        assert!(reply.json::<serde_json::Value>(200).is_err());
        for end in 0..whole.len() {
            assert!(read_reply(&mut &whole[..end]).await.is_err(), "{end}");
        }
    }

    #[test]
    fn people_come_from_many_addresses() {
        assert_eq!(address_of(0, 1), Ipv4Addr::new(127, 0, 1, 1));
        assert_eq!(address_of(249, 1), Ipv4Addr::new(127, 0, 1, 250));
        assert_eq!(address_of(250, 1), Ipv4Addr::new(127, 0, 1, 1));
    }
}
