//! A few games for a few seconds, on each kind of server.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use damier_server::{Config, ConnectionLimits, Entry, IfTaken, Server};

const PROGRAM: &str = env!("CARGO_BIN_EXE_damier-load");

/// A folder of its own, gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("damier-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The real server, which runs until the test ends.
fn serve(folder: &Folder) -> SocketAddr {
    let config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        if_taken: IfTaken::Refuse,
        data: folder.0.clone(),
        tables: folder.0.join("endgames"),
        connections: ConnectionLimits::default(),
        sockets_per_address: 32,
        admin_listen: None,
        log_json: false,
        public_url: None,
        former_urls: Vec::new(),
        trusted_proxies: Vec::new(),
        entry: Entry::Open,
    };
    let server = Server::start(&config).expect("it starts");
    let url = server.url();
    std::thread::spawn(move || server.run(|| {}));
    url.trim_start_matches("http://").trim_end_matches('/').parse().expect("an address")
}

/// Plays, and returns what was measured; whether all was consistent.
fn play(server: SocketAddr, folder: &Folder, args: &[&str]) -> (serde_json::Value, bool) {
    let json = folder.0.join("figures.json");
    let server = server.to_string();
    let played = Command::new(PROGRAM)
        .args(["play", "--server", &server, "--games=20", "--seconds=5", "--every=0.25"])
        .args(args)
        .arg("--json")
        .arg(&json)
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&played.stderr).into_owned();
    let text = fs::read_to_string(&json).unwrap_or_else(|_| panic!("{said}"));
    (serde_json::from_str(&text).expect("JSON"), played.status.success())
}

fn assert_whole(figures: &serde_json::Value) {
    for name in ["errors", "lost", "gaps", "doubled", "different"] {
        assert_eq!(figures[name], 0, "{name}: {}", figures["complaints"]);
    }
    assert_eq!(figures["offered"], 400, "20 games, 5 seconds, four moves a second");
    assert_eq!(figures["saved"], 400);
}

#[test]
fn moves_on_the_real_server_are_told_to_all_and_kept() {
    let folder = Folder::new("load");
    let server = serve(&folder);
    // Games of five moves: players go from room to room.
    let args = ["--sampled=5", "--parked=3", "--longest=5", "--hostile=10"];
    let (figures, is_consistent) = play(server, &folder, &args);
    assert_whole(&figures);
    assert!(is_consistent);
    assert!(figures["rooms_judged"].as_u64() >= Some(80), "{figures}");
    assert!(figures["delivery_p50"].as_u64() > Some(0), "{figures}");
    // Half a request and silence are borne for longer than this takes.
    let patient = ["half_request", "silence"];
    let attacks = figures["attacks"].as_array().expect("a list");
    assert_eq!(attacks.len(), 10, "each in his own way");
    for attack in attacks.iter().filter(|one| !patient.iter().any(|name| one["attack"] == *name)) {
        assert_eq!(attack["good"], 1, "{attack}");
    }
}

/// A server of our own that is killed at the end.
struct Other(Child);

impl Drop for Other {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Other {
    fn start(args: &[&str]) -> (Other, SocketAddr) {
        let mut command = Command::new(PROGRAM);
        command.arg("serve").args(args).stdout(Stdio::piped());
        let mut other = Other(command.spawn().expect("it starts"));
        let mut line = String::new();
        let stdout = other.0.stdout.take().expect("a pipe");
        BufReader::new(stdout).read_line(&mut line).expect("a line");
        let address = line.trim().trim_start_matches("Damier is open at http://");
        let address = address.trim_end_matches('/').parse().expect("an address");
        (other, address)
    }
}

#[test]
fn servers_to_compare_with_answer_as_well() {
    for (kind, args) in [("bare", &[][..]), ("relay", &["--relay"][..])] {
        let folder = Folder::new(kind);
        let (_other, address) = Other::start(args);
        let (figures, is_consistent) = play(address, &folder, &["--kind", kind]);
        assert_whole(&figures);
        assert!(is_consistent, "{kind}");
    }
}

/// A server that stands still for 1.4 s of every 2 s delays every move that falls
/// due meanwhile, seven of ten. Whoever measured from when he sent would see one
/// slow move a stall, and all others as quick.
#[test]
fn moves_that_fall_due_while_a_server_stands_still_are_late() {
    let folder = Folder::new("stalls");
    let (_other, address) = Other::start(&["--stalls=1400"]);
    let (figures, is_consistent) = play(address, &folder, &["--kind=bare"]);
    assert_whole(&figures);
    assert!(is_consistent);
    let p50 = figures["ack_p50"].as_u64().expect("a time");
    assert!(p50 > 200_000, "half of all were saved within {p50} µs");
}

#[test]
fn a_server_that_tells_not_all_is_found_out() {
    let folder = Folder::new("loses");
    let (_other, address) = Other::start(&["--relay", "--loses=10"]);
    let (figures, is_consistent) = play(address, &folder, &["--kind=relay"]);
    assert!(!is_consistent);
    assert!(figures["gaps"].as_u64() > Some(0), "{figures}");
}

/// All are cut off at once, and as many files may be open as they have sockets, with a
/// few more: who is cut off gives back his own before he comes in again.
#[test]
#[cfg(unix)]
fn who_is_cut_off_comes_back_with_no_more_files_than_before() {
    let folder = Folder::new("files");
    let json = folder.0.join("figures.json");
    let (first, address) = Other::start(&[]);
    let server = address.to_string();
    let mut playing = Command::new("sh")
        .args(["-c", "ulimit -n 1090; exec \"$0\" \"$@\"", PROGRAM, "play", "--server", &server])
        .args([
            "--kind=bare",
            "--games=500",
            "--seconds=3",
            "--every=1",
            "--come-back",
            "--announce",
            "--json",
        ])
        .arg(&json)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut said = BufReader::new(playing.stdout.take().expect("a pipe"));
    said.read_line(&mut String::new()).expect("that they play");
    drop(first);
    let _second = Other::start(&["--listen", &server]);
    std::io::copy(&mut said, &mut std::io::sink()).expect("the rest");
    assert!(playing.wait().expect("it ends").success());
    let figures: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(&json).expect("figures")).expect("JSON");
    assert_eq!(figures["came_back"], 500, "{figures}");
}

#[test]
fn a_server_that_is_not_there_is_said() {
    let folder = Folder::new("nobody");
    let nobody = SocketAddr::from(([127, 0, 0, 1], 9));
    let played = Command::new(PROGRAM)
        .args(["play", "--server", &nobody.to_string(), "--games=1", "--seconds=1"])
        .arg("--json")
        .arg(folder.0.join("figures.json"))
        .output()
        .expect("it runs");
    assert!(!played.status.success());
    assert!(String::from_utf8_lossy(&played.stderr).contains("could not be opened"));
}
