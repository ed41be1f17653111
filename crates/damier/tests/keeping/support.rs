//! A folder, a server on it, and clients that play.

use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

/// A folder of its own, gone at the end.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("damier-keeping-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What a command answered.
#[derive(Debug)]
pub(crate) struct Said {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Said {
    #[track_caller]
    pub(crate) fn exits(self, code: i32) -> Said {
        assert_eq!(self.code, Some(code), "{self:?}");
        self
    }

    #[track_caller]
    pub(crate) fn says(self, words: &str) -> Said {
        assert!(self.out.contains(words) || self.err.contains(words), "{words:?} in {self:?}");
        self
    }
}

/// Runs `damier` with these arguments, of which the last may be a folder.
pub(crate) fn damier(args: &[&str], data: &Path) -> Said {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.args(args).arg("--data").arg(data).stdin(Stdio::null());
    let Output { status, stdout, stderr } = command.output().expect("the binary runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Said { code: status.code(), out: text(stdout), err: text(stderr) }
}

pub(crate) fn text(path: &Path) -> &str {
    path.to_str().expect("text")
}

/// A server that is killed at the end if it still runs.
pub(crate) struct Running {
    child: Child,
    pub(crate) address: SocketAddr,
    /// Read no further, but kept open.
    _stdout: BufReader<ChildStdout>,
}

impl Running {
    pub(crate) fn serve(data: &Path) -> Running {
        let mut child = Command::new(env!("CARGO_BIN_EXE_damier"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        stdout.read_line(&mut line).expect("a line");
        let address = line
            .strip_prefix("Damier is open at http://")
            .and_then(|rest| rest.trim_end().strip_suffix('/'))
            .and_then(|address| address.parse().ok())
            .unwrap_or_else(|| panic!("no address in {line:?}"));
        Running { child, address, _stdout: stdout }
    }

    pub(crate) fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// As Ctrl-C does.
    pub(crate) fn stop(mut self) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill").success());
        assert!(self.child.wait().expect("it ends").success());
    }

    /// Without a moment to tidy up.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("killed");
        let _ = self.child.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One who plays, over one connection.
pub(crate) struct Client {
    address: SocketAddr,
    stream: BufReader<TcpStream>,
}

impl Client {
    fn new(address: SocketAddr) -> Client {
        let stream = TcpStream::connect(address).expect("connected");
        stream.set_nodelay(true).expect("an option");
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a limit");
        Client { address, stream: BufReader::new(stream) }
    }

    /// The status and the body of the answer.
    pub(crate) fn ask(&mut self, request: &str, body: &Value) -> (u16, Value) {
        self.try_ask(request, body).expect("an answer")
    }

    fn try_ask(&mut self, request: &str, body: &Value) -> io::Result<(u16, Value)> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let head = format!(
            "{request} HTTP/1.1\r\nHost: {}\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.get_mut().write_all(head.as_bytes())?;
        let (mut status, mut length) = (0, 0);
        loop {
            let mut line = String::new();
            self.stream.read_line(&mut line)?;
            let line = line.trim_end().to_ascii_lowercase();
            if let Some(rest) = line.strip_prefix("http/1.1 ") {
                status = rest[..3].parse().unwrap_or(0);
            } else if let Some(rest) = line.strip_prefix("content-length: ") {
                length = rest.parse().unwrap_or(0);
            } else if line.is_empty() {
                break;
            }
        }
        let mut bytes = vec![0; length];
        self.stream.read_exact(&mut bytes)?;
        Ok((status, serde_json::from_slice(&bytes).unwrap_or_default()))
    }

    pub(crate) fn new_game(&mut self) -> String {
        let body = json!({ "header": { "rules": "jumbo" } });
        let (status, answer) = self.ask("POST /api/v1/games", &body);
        assert_eq!(status, 201, "{answer}");
        answer["id"].as_str().expect("an id").to_owned()
    }

    pub(crate) fn append(&mut self, id: &str, seen: usize, lines: &[String]) {
        let body = json!({ "seen": seen, "entries": lines });
        let (status, answer) = self.ask(&format!("POST /api/v1/games/{id}/entries"), &body);
        assert_eq!(status, 200, "{answer}");
    }

    pub(crate) fn entries(&mut self, id: &str) -> Vec<String> {
        let (status, game) = self.ask(&format!("GET /api/v1/games/{id}"), &Value::Null);
        assert_eq!((status, game.get("damaged")), (200, None), "{game}");
        serde_json::from_value(game["entries"].clone()).expect("entries")
    }
}

/// Opens a room in which somebody has the white seat; what leads there to play.
pub(crate) fn new_room(client: &mut Client) -> String {
    let header = json!({ "rules": "jumbo/touch-free" });
    let body = json!({ "header": header, "color": "white", "name": "Anna" });
    let (status, answer) = client.ask("POST /api/v1/rooms", &body);
    assert_eq!(status, 201, "{answer}");
    answer["key"].as_str().expect("a key").to_owned()
}

/// A line that may come at this place of any game.
pub(crate) fn entry(number: usize) -> String {
    match number % 4 {
        0 => "white 32-28".to_owned(),
        1 => "undo".to_owned(),
        _ => format!("clock {number} 300000"),
    }
}

/// A folder with some games, and their ids.
pub(crate) fn some_games(data: &Path, games: usize, entries: usize) -> Vec<String> {
    let server = Running::serve(data);
    let mut client = server.client();
    let lines: Vec<String> = (0..entries).map(entry).collect();
    let ids = (0..games)
        .map(|_| {
            let id = client.new_game();
            client.append(&id, 0, &lines);
            id
        })
        .collect();
    drop(client);
    server.stop();
    ids
}
