use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use super::json::quoted;

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) body: String,
    /// The cookie that it sets, as it is sent back.
    pub(crate) cookie: Option<String>,
}

/// One client with one connection, which is kept as long as it lasts.
#[derive(Debug)]
pub(crate) struct Http {
    server: SocketAddr,
    patience: Duration,
    stream: Option<BufReader<TcpStream>>,
}

impl Http {
    pub(crate) fn new(server: SocketAddr) -> Http {
        Http { server, patience: Duration::from_secs(20), stream: None }
    }

    /// How long to wait for an answer.
    pub(crate) fn with_patience(mut self, patience: Duration) -> Http {
        self.patience = patience;
        self
    }

    pub(crate) fn get(&mut self, path: &str) -> io::Result<Reply> {
        self.ask("GET", path, None, "")
    }

    pub(crate) fn post(&mut self, path: &str, body: &str) -> io::Result<Reply> {
        self.ask("POST", path, None, body)
    }

    /// The same, by whoever has this cookie.
    pub(crate) fn post_as(&mut self, cookie: &str, path: &str, body: &str) -> io::Result<Reply> {
        self.ask("POST", path, Some(cookie), body)
    }

    /// Asks, and asks once more if a connection that was kept turns out to be
    /// closed: a server may do that to one that idles. All that we send may be
    /// sent twice.
    fn ask(
        &mut self,
        method: &str,
        path: &str,
        cookie: Option<&str>,
        body: &str,
    ) -> io::Result<Reply> {
        let was_kept = self.stream.is_some();
        let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
             {cookie}Content-Length: {}\r\n\r\n{body}",
            self.server,
            body.len()
        );
        match self.ask_once(&request) {
            Err(error) if was_kept && is_closed(&error) => self.ask_once(&request),
            reply => reply,
        }
    }

    fn ask_once(&mut self, request: &str) -> io::Result<Reply> {
        let mut stream = match self.stream.take() {
            Some(stream) => stream,
            None => connect(self.server, self.patience)?,
        };
        stream.get_mut().write_all(request.as_bytes())?;
        let (reply, keep) = read_reply(&mut stream)?;
        if keep {
            self.stream = Some(stream);
        }
        Ok(reply)
    }
}

fn is_closed(error: &io::Error) -> bool {
    use io::ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset, UnexpectedEof};
    [BrokenPipe, ConnectionAborted, ConnectionReset, UnexpectedEof].contains(&error.kind())
}

pub(super) fn connect(server: SocketAddr, patience: Duration) -> io::Result<BufReader<TcpStream>> {
    let stream = TcpStream::connect_timeout(&server, patience)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(patience))?;
    stream.set_write_timeout(Some(patience))?;
    Ok(BufReader::new(stream))
}

/// What an answer says before its body.
#[derive(Debug)]
pub(super) struct Head {
    pub(super) status: u16,
    length: usize,
    keep: bool,
    cookie: Option<String>,
}

/// The answer, and whether the connection can be used again.
fn read_reply(stream: &mut impl BufRead) -> io::Result<(Reply, bool)> {
    let Head { status, length, keep, cookie } = read_head(stream)?;
    let mut body = vec![0; length];
    stream.read_exact(&mut body)?;
    let body = String::from_utf8(body).map_err(|_| io::ErrorKind::InvalidData)?;
    Ok((Reply { status, body, cookie }, keep))
}

pub(super) fn read_head(stream: &mut impl BufRead) -> io::Result<Head> {
    let status = read_line(stream)?;
    let status = status.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or(io::ErrorKind::InvalidData)?;
    let (mut length, mut keep, mut cookie) = (0, true, None);
    loop {
        let line = read_line(stream)?;
        let (name, value) = line.split_once(':').unwrap_or((&line, ""));
        match (name.to_ascii_lowercase().as_str(), value) {
            ("", _) => return Ok(Head { status, length, keep, cookie }),
            ("content-length", value) => {
                length = value.trim().parse().map_err(|_| io::ErrorKind::InvalidData)?;
            }
            ("connection", value) => keep = !value.trim().eq_ignore_ascii_case("close"),
            ("set-cookie", value) => {
                cookie = value.split(';').next().map(|pair| pair.trim().to_owned());
            }
            ("transfer-encoding", _) => return Err(io::ErrorKind::Unsupported.into()),
            _ => {}
        }
    }
}

fn read_line(stream: &mut impl BufRead) -> io::Result<String> {
    let mut line = String::new();
    let limit = 16 << 10;
    stream.by_ref().take(limit).read_line(&mut line)?;
    // A line without its end was cut off, and so is an answer without a line.
    let line = line.strip_suffix('\n').ok_or(io::ErrorKind::UnexpectedEof)?;
    Ok(line.trim_end_matches('\r').to_owned())
}

/// The body that begins a game.
pub(crate) fn game_body(id: &str, rules: &str, start: Option<&str>) -> String {
    let start = start.map(|start| format!(",\"start\":{}", quoted(start))).unwrap_or_default();
    format!("{{\"header\":{{\"rules\":{}{start}}},\"id\":{}}}", quoted(rules), quoted(id))
}

/// The body that adds lines to a game of which `seen` are known.
pub(crate) fn lines_body(seen: usize, lines: &[String]) -> String {
    let lines: Vec<String> = lines.iter().map(|line| quoted(line)).collect();
    format!("{{\"seen\":{seen},\"entries\":[{}]}}", lines.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_or_known_to_be_cut_off() {
        let whole = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}";
        let (reply, keep) = read_reply(&mut &whole[..]).expect("an answer");
        assert_eq!((reply.status, reply.body.as_str(), keep), (200, "{}", false));
        for end in 0..whole.len() {
            assert!(read_reply(&mut &whole[..end]).is_err(), "{end}");
        }
    }

    #[test]
    fn bodies_are_what_the_server_reads() {
        assert_eq!(
            game_body("0123456789ab", "jumbo", Some("W:W31:B1")),
            r#"{"header":{"rules":"jumbo","start":"W:W31:B1"},"id":"0123456789ab"}"#
        );
        let lines = ["clock 1 2".to_owned(), "undo".to_owned()];
        assert_eq!(lines_body(3, &lines), r#"{"seen":3,"entries":["clock 1 2","undo"]}"#);
    }
}
