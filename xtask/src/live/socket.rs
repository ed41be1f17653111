use std::io::{self, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use super::http::{connect, read_head};

/// A longer message is none of a room's.
const LONGEST: u64 = 16 << 20;

/// A WebSocket as far as the trials need one: texts.
#[derive(Debug)]
pub(crate) struct Socket(BufReader<TcpStream>);

impl Socket {
    /// Comes in, as whoever has this cookie.
    pub(crate) fn open(
        server: SocketAddr,
        path: &str,
        cookie: &str,
        patience: Duration,
    ) -> io::Result<Socket> {
        let mut stream = connect(server, patience)?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {server}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.get_mut().write_all(request.as_bytes())?;
        match read_head(&mut stream)?.status {
            101 => Ok(Socket(stream)),
            _ => Err(io::ErrorKind::ConnectionRefused.into()),
        }
    }

    pub(crate) fn say(&mut self, text: &str) -> io::Result<()> {
        self.0.get_mut().write_all(&frame(TEXT, text.as_bytes()))
    }

    /// The next text; asked whether we are here, we say so.
    pub(crate) fn hear(&mut self) -> io::Result<String> {
        loop {
            let (kind, content) = read_frame(&mut self.0)?;
            match kind {
                TEXT => return String::from_utf8(content).map_err(io::Error::other),
                PING => self.0.get_mut().write_all(&frame(PONG, &content))?,
                PONG => {}
                _ => return Err(io::ErrorKind::ConnectionAborted.into()),
            }
        }
    }
}

const TEXT: u8 = 1;
const PING: u8 = 9;
const PONG: u8 = 10;

/// A whole message in one frame. Clients have to mask theirs; by zeros it stays as it
/// is.
fn frame(kind: u8, content: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x80 | kind];
    match u8::try_from(content.len()) {
        Ok(short @ ..126) => frame.push(0x80 | short),
        _ => {
            frame.push(0x80 | 126);
            // No client of ours says more.
            frame.extend((content.len() as u16).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(content);
    frame
}

/// Its kind and what is in it. Servers mask nothing, and ours sends whole messages.
fn read_frame(stream: &mut impl Read) -> io::Result<(u8, Vec<u8>)> {
    let mut head = [0; 2];
    stream.read_exact(&mut head)?;
    let length = match head[1] {
        126 => {
            let mut length = [0; 2];
            stream.read_exact(&mut length)?;
            u64::from(u16::from_be_bytes(length))
        }
        127 => {
            let mut length = [0; 8];
            stream.read_exact(&mut length)?;
            u64::from_be_bytes(length)
        }
        short => u64::from(short),
    };
    if length > LONGEST || head[0] & 0x80 == 0 {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut content = vec![0; length as usize];
    stream.read_exact(&mut content)?;
    Ok((head[0] & 0x0f, content))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_read_or_known_to_be_cut_off() {
        let long = "x".repeat(300);
        let lengths: [(&str, &[u8]); 2] = [("{}", &[0x81, 2]), (&long, &[0x81, 126, 1, 44])];
        for (text, head) in lengths {
            let whole = [head, text.as_bytes()].concat();
            let (kind, content) = read_frame(&mut &whole[..]).expect("a frame");
            assert_eq!((kind, content.as_slice()), (TEXT, text.as_bytes()));
            for end in 0..whole.len() {
                assert!(read_frame(&mut &whole[..end]).is_err(), "{end}");
            }
        }
    }

    #[test]
    fn what_is_said_is_masked_by_nothing() {
        assert_eq!(frame(TEXT, b"{}"), [0x81, 0x82, 0, 0, 0, 0, b'{', b'}']);
        let long = frame(TEXT, &[7; 300]);
        assert_eq!((&long[..4], long.len()), (&[0x81, 0xfe, 1, 44][..], 308));
    }
}
