//! As little HTTP as is needed to ask the server, and to ask it rudely.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde_json::Value;

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    /// An answer that was cut off is none.
    fn is_whole(&self) -> bool {
        let length = self.header("content-length").and_then(|length| length.parse().ok());
        length.unwrap_or(0) <= self.body.len()
    }

    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| {
            panic!("{error}: {} {}", self.status, String::from_utf8_lossy(&self.body))
        })
    }

    /// The kind of the error that it is.
    #[track_caller]
    pub(crate) fn kind(&self) -> String {
        let body = self.json();
        let sentence = body["detail"].as_str().unwrap_or_default();
        assert!(sentence.ends_with('.'), "a sentence for people: {body}");
        body["kind"].as_str().unwrap_or_default().to_owned()
    }
}

/// Asks with these headers and this body; `Err` if the server is gone.
pub(crate) fn try_ask(
    server: SocketAddr,
    request: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> io::Result<Reply> {
    let mut stream = TcpStream::connect(server)?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    let mut head = format!("{request} HTTP/1.1\r\nConnection: close\r\n");
    if !headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
        head += &format!("Host: {server}\r\n");
    }
    for (name, value) in headers {
        head += &format!("{name}: {value}\r\n");
    }
    head += &format!("Content-Length: {}\r\n\r\n", body.len());
    stream.write_all(head.as_bytes())?;
    stream.write_all(body)?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes)?;
    let has_body = !request.starts_with("HEAD ");
    parse(&bytes)
        .filter(|reply| !has_body || reply.is_whole())
        .ok_or_else(|| io::Error::from(io::ErrorKind::UnexpectedEof))
}

fn parse(bytes: &[u8]) -> Option<Reply> {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..end]).ok()?;
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    Some(Reply { status, headers, body: bytes[end + 4..].to_vec() })
}
