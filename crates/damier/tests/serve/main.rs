//! The real binary as a server: started twice, interrupted, killed.

#![cfg(unix)]

#[path = "../../../server/tests/client/mod.rs"]
mod client;
mod entry;
mod rooms;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use client::{Reply, try_ask};
use serde_json::{Value, json};

/// A folder of its own, gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("damier-serve-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn damier(args: &[&str], data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.args(args).arg("--data").arg(data).env("DAMIER_NO_BROWSER", "1");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A server that is killed at the end if it still runs.
struct Running {
    child: Child,
    address: SocketAddr,
    /// Read no further, but kept open.
    _stdout: BufReader<ChildStdout>,
}

impl Running {
    fn serve(data: &Path) -> Running {
        Running::start(&mut damier(&["serve", "--listen", "127.0.0.1:0"], data))
    }

    fn start(command: &mut Command) -> Running {
        let mut child = command.spawn().expect("the binary starts");
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        stdout.read_line(&mut line).expect("a line");
        let address = line
            .strip_prefix("Damier is open at http://")
            .and_then(|rest| rest.trim_end().strip_suffix('/'))
            .and_then(|address| address.parse().ok());
        let Some(address) = address else {
            let output = child.wait_with_output().expect("it ends");
            panic!("no address in {line:?}: {}", String::from_utf8_lossy(&output.stderr));
        };
        Running { child, address, _stdout: stdout }
    }

    fn ask(&self, request: &str, body: &Value) -> Reply {
        try_ask(self.address, request, &[], body.to_string().as_bytes()).expect("an answer")
    }

    fn new_game(&self) -> String {
        let reply = self.ask("POST /api/v1/games", &json!({ "header": { "rules": "jumbo" } }));
        reply.json()["id"].as_str().expect("an id").to_owned()
    }

    fn entries(&self, id: &str) -> Vec<String> {
        let game = self.ask(&format!("GET /api/v1/games/{id}"), &json!(null)).json();
        assert_eq!(game.get("damaged"), None, "{game}");
        serde_json::from_value(game["entries"].clone()).expect("entries")
    }

    fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([name, &id]).status().expect("kill runs");
        assert!(sent.success());
    }

    /// Waits for the end, but not for ever.
    fn ended(&mut self) -> ExitStatus {
        let begin = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return status;
            }
            assert!(begin.elapsed() < Duration::from_secs(20), "it does not end");
            thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a server said that does not start before somebody changes something.
#[track_caller]
fn refused(command: &mut Command) -> String {
    failed(command, 2)
}

/// What a server said that could not start now, and may later.
#[track_caller]
fn hindered(command: &mut Command) -> String {
    failed(command, 75)
}

#[track_caller]
fn failed(command: &mut Command, code: i32) -> String {
    let Output { status, stderr, .. } = command.output().expect("the binary runs");
    let said = String::from_utf8(stderr).expect("text");
    assert_eq!(status.code(), Some(code), "{said}");
    said
}

fn entry(writer: usize, number: usize) -> String {
    match number % 4 {
        0 => "white 32-28".to_owned(),
        1 => "undo".to_owned(),
        _ => format!("clock {number} {writer}"),
    }
}

/// Appends entry after entry until the server is gone, and says how many it
/// has acknowledged.
fn append_until_killed(server: SocketAddr, id: &str, writer: usize, mut seen: usize) -> usize {
    loop {
        let body = json!({ "seen": seen, "entries": [entry(writer, seen)] }).to_string();
        let request = format!("POST /api/v1/games/{id}/entries");
        match try_ask(server, &request, &[], body.as_bytes()) {
            Ok(reply) => assert_eq!(reply.status, 200, "{}", reply.json()),
            Err(_) => return seen,
        }
        seen += 1;
    }
}

#[test]
fn killed_in_the_midst_of_writing_it_loses_nothing_acknowledged() {
    let folder = Folder::new();
    let server = Running::serve(&folder.0);
    let games: Vec<String> = (0..4).map(|_| server.new_game()).collect();
    drop(server);
    let mut stored = vec![0; games.len()];
    for round in 0..6 {
        let mut server = Running::serve(&folder.0);
        let address = server.address;
        let acknowledged: Vec<usize> = thread::scope(|scope| {
            let write = |(writer, id): (usize, &String)| {
                let (id, seen) = (id.clone(), stored[writer]);
                scope.spawn(move || append_until_killed(address, &id, writer, seen))
            };
            let writers: Vec<_> = games.iter().enumerate().map(write).collect();
            thread::sleep(Duration::from_millis(120 + 37 * round));
            server.child.kill().expect("killed");
            server.child.wait().expect("ended");
            writers.into_iter().map(|writer| writer.join().expect("no panic")).collect()
        });
        assert!(acknowledged.iter().zip(&stored).any(|(now, before)| now > before), "it wrote");
        let server = Running::serve(&folder.0);
        for (writer, id) in games.iter().enumerate() {
            let entries = server.entries(id);
            let (least, found) = (acknowledged[writer], entries.len());
            // One more may be on disk whose answer never came.
            assert!(found == least || found == least + 1, "{least} acknowledged, {found} found");
            let expected: Vec<String> = (0..found).map(|number| entry(writer, number)).collect();
            assert_eq!(entries, expected);
            stored[writer] = found;
        }
    }
}

#[test]
fn a_folder_has_one_server() {
    let folder = Folder::new();
    let first = Running::serve(&folder.0);
    let said = hindered(&mut damier(&["serve", "--listen", "127.0.0.1:0"], &folder.0));
    assert!(said.contains(&format!("is open at http://{}/", first.address)), "{said}");
    assert!(said.contains(&folder.0.display().to_string()), "{said}");

    // Without `serve` the first one is good enough.
    let output = damier(&[], &folder.0).output().expect("the binary runs");
    assert_eq!(output.status.code(), Some(0));
    let said = String::from_utf8(output.stdout).expect("text");
    assert_eq!(said, format!("Damier is open at http://{}/\n", first.address));
    drop(first);

    let next = Running::serve(&folder.0);
    assert_eq!(next.ask("GET /readyz", &json!(null)).status, 200, "the lock went with the first");
    assert_eq!(next.ask("GET /api/v1/games/0123456789ab", &json!(null)).kind(), "not_found");
}

#[test]
fn a_lock_whose_owner_does_not_answer_is_respected() {
    let folder = Folder::new();
    let lock = fs::File::create(folder.0.join("damier.lock")).expect("a file");
    lock.lock().expect("locked");
    let begin = Instant::now();
    let said = hindered(&mut damier(&["--no-browser"], &folder.0));
    assert!(said.contains("another Damier uses the folder"), "{said}");
    assert!(begin.elapsed() < Duration::from_secs(15));
}

#[test]
fn an_address_that_is_taken_is_said_or_avoided() {
    let folder = Folder::new();
    let other = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = other.local_addr().expect("an address").to_string();
    let said = hindered(&mut damier(&["serve", "--listen", &address], &folder.0));
    assert!(said.contains(&format!("something else listens at {address}")), "{said}");

    let _taken = take_usual_port();
    let server = Running::start(&mut damier(&[], &folder.0));
    assert_ne!(server.address.port(), 7777);
    assert_eq!(server.ask("GET /", &json!(null)).status, 200);
}

/// The port that `damier` would like. If it cannot be had, somebody has it for
/// good, which serves as well; another test gives it back soon.
fn take_usual_port() -> Option<TcpListener> {
    (0..100).find_map(|_| {
        let taken = TcpListener::bind("127.0.0.1:7777").ok();
        taken.or_else(|| {
            thread::sleep(Duration::from_millis(100));
            None
        })
    })
}

#[test]
fn interrupted_it_ends_well() {
    for signal in ["-INT", "-TERM"] {
        let folder = Folder::new();
        let mut server = Running::serve(&folder.0);
        let id = server.new_game();
        let body = json!({ "seen": 0, "entries": ["white 32-28"] });
        server.ask(&format!("POST /api/v1/games/{id}/entries"), &body);
        // One who keeps the line open, and one who never finishes his request.
        let idle = TcpStream::connect(server.address).expect("a connection");
        let mut slow = TcpStream::connect(server.address).expect("a connection");
        slow.write_all(
            b"POST /api/v1/ask HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n",
        )
        .expect("sent");
        thread::sleep(Duration::from_millis(100));
        let begin = Instant::now();
        server.signal(signal);
        assert_eq!(server.ended().code(), Some(0), "{signal}");
        assert!(begin.elapsed() < Duration::from_secs(8), "{signal}: {:?}", begin.elapsed());
        let log = fs::metadata(folder.0.join("games.db-wal")).map_or(0, |file| file.len());
        assert_eq!(log, 0, "all is in the one file");
        assert!(!folder.0.join("damier.address").exists());
        drop((idle, slow));
        assert_eq!(Running::serve(&folder.0).entries(&id), ["white 32-28"]);
    }
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let folder = Folder::new();
    let file = folder.0.join("games.db");
    let letter = "Dear aunt, thank you for the draughts set. ".repeat(50);
    fs::write(&file, &letter).expect("a file");
    for args in [&["serve", "--listen", "127.0.0.1:0"][..], &[]] {
        let said = refused(&mut damier(args, &folder.0));
        assert!(said.contains(&file.display().to_string()), "{said}");
        assert!(said.contains("Nothing was changed"), "{said}");
        assert_eq!(fs::read_to_string(&file).expect("a file"), letter);
    }
}

#[test]
fn a_folder_that_cannot_be_is_said() {
    let folder = Folder::new();
    let file = folder.0.join("file");
    fs::write(&file, "").expect("a file");
    let said = refused(&mut damier(&["serve"], &file.join("folder")));
    assert!(said.contains("cannot be used"), "{said}");
    let mut homeless = Command::new(env!("CARGO_BIN_EXE_damier"));
    homeless.env_clear();
    assert!(refused(&mut homeless).contains("--data"));
}

/// A program in place of the one that opens browsers notes what it was told.
#[cfg(target_os = "linux")]
#[test]
fn the_browser_is_opened_unless_told_otherwise() {
    use std::os::unix::fs::PermissionsExt;

    let folder = Folder::new();
    let note = folder.0.join("opened");
    let opener = folder.0.join("xdg-open");
    fs::write(&opener, format!("#!/bin/sh\necho \"$1\" > {}\n", note.display())).expect("a file");
    fs::set_permissions(&opener, fs::Permissions::from_mode(0o755)).expect("a program");
    let opened = |args: &[&str], no_browser: &str| {
        let _ = fs::remove_file(&note);
        let mut command = damier(args, &folder.0.join("data"));
        command.env("PATH", &folder.0).env("DISPLAY", ":9").env("DAMIER_NO_BROWSER", no_browser);
        let server = Running::start(&mut command);
        let begin = Instant::now();
        let patience = Duration::from_secs(if args.is_empty() { 5 } else { 1 });
        while !note.exists() && begin.elapsed() < patience {
            thread::sleep(Duration::from_millis(20));
        }
        thread::sleep(Duration::from_millis(50));
        let address = format!("http://{}/\n", server.address);
        fs::read_to_string(&note).ok().inspect(|told| assert_eq!(*told, address)).is_some()
    };
    assert!(opened(&[], ""));
    assert!(!opened(&["--no-browser"], ""));
    assert!(!opened(&["serve", "--listen", "127.0.0.1:0"], ""));
}

#[test]
fn the_folder_can_be_named_by_the_environment() {
    let folder = Folder::new();
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.args(["serve", "--listen", "127.0.0.1:0"]).env("DAMIER_DATA", folder.0.join("named"));
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut server = Running::start(&mut command);
    assert!(folder.0.join("named/games.db").is_file());
    server.child.kill().expect("killed");
    let mut said = String::new();
    let mut stderr = server.child.stderr.take().expect("a pipe");
    stderr.read_to_string(&mut said).expect("text");
    assert_eq!(said, "", "nothing went wrong");
}
