//! Engines as programs: `damier match`, `damier hub` and `damier dxp`, the
//! real binary on both sides.

mod binary;

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use binary::damier;

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

fn scratch(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("damier-{}-{name}.pdn", std::process::id()));
    let _ = fs::remove_file(&path);
    path
}

/// A match of our engine with itself.
fn match_with(args: &[&str]) -> Output {
    let both = ["match", "--engine", "self", "--engine", "self"];
    let small = ["--param1", "tt-size=16", "--param2", "tt-size=16"];
    damier(&[&both[..], &small, args].concat(), b"")
}

#[test]
fn a_match_is_the_same_however_many_games_run_at_once() {
    let played = |name: &str, concurrency: &str| {
        let path = scratch(name);
        let out = path.to_str().expect("a path");
        let args = ["--ruleset", "swedish", "--nodes", "100,300", "--games", "8", "--pdn", out];
        let output = match_with(&[&args[..], &["--concurrency", concurrency]].concat());
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        let summary = text(&output.stdout);
        assert!(summary.contains("games       8 "), "{summary}");
        assert!(!summary.contains("forfeits"), "{summary}");
        let again = match_with(&[&args[..], &["--resume"]].concat());
        assert_eq!(text(&again.stdout), summary, "nothing is left to play");
        (summary, fs::read_to_string(path).expect("the games"))
    };
    let (summary, games) = played("one", "1");
    assert_eq!((summary, games.clone()), played("two", "2"));
    let checked = damier(&["pdn", "check", "-"], games.as_bytes());
    assert_eq!(checked.status.code(), Some(0), "{}", text(&checked.stdout));
}

#[test]
fn no_match_is_opened_by_the_book() {
    // From the start, where the book would have much to say.
    let start = scratch("start");
    fs::write(&start, "W:W31-50:B1-20\n").expect("a file");
    let path = scratch("bookless");
    let (openings, out) = (start.to_str().expect("a path"), path.to_str().expect("a path"));
    let args = ["--ruleset", "international", "--openings", openings, "--games", "2"];
    let output = match_with(&[&args[..], &["--nodes", "200", "--pdn", out]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    // Both sides think alike, so both games are the same.
    let games = fs::read_to_string(path).expect("the games");
    let mut moves = games.split("\n\n").filter(|part| part.starts_with("1. "));
    let first = moves.next().expect("a game");
    assert_eq!(moves.next().map(str::trim), Some(first.trim()), "{games}");
}

#[test]
fn what_cannot_be_played_is_bad_usage() {
    let check = |args: &[&str], reason: &str| {
        let output = damier(args, b"");
        assert_eq!(output.status.code(), Some(2), "{}", text(&output.stdout));
        assert!(text(&output.stderr).contains(reason), "{}", text(&output.stderr));
    };
    let ruleset = ["--ruleset", "jumbo"];
    check(&[&["match", "--engine", "self"], &ruleset[..]].concat(), "two engines");
    let missing = ["match", "--engine", "self", "--engine", "no-such-engine-anywhere"];
    check(&[&missing, &ruleset[..]].concat(), "engine 2");
    let both = ["match", "--engine", "self", "--engine", "self"];
    check(&[&both, &ruleset[..], &["--sprt", "5,0"]].concat(), "less than");
    check(&[&both, &ruleset[..], &["--param1", "speed=1"]].concat(), "no parameter");
    check(&[&both, &ruleset[..], &["--openings", "no-such-file"]].concat(), "no-such-file");
    check(&["dxp"], "--listen");
}

#[cfg(unix)]
#[test]
fn a_dying_engine_loses_its_games() {
    // It greets, becomes ready, answers one ping and is gone at the first move.
    let script = "sh -c 'read h; echo id name=Fake; echo wait; read i; echo ready; \
                  read n; read p; echo pong; read p; read l; read g; exit 1'";
    let args = ["match", "--engine", script, "--engine", "self", "--ruleset", "jumbo"];
    let output = damier(&[&args[..], &["--nodes", "50", "--games", "4"]].concat(), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let summary = text(&output.stdout);
    assert!(summary.contains("+0 =0 -4"), "{summary}");
    assert!(summary.contains("forfeits    4"), "{summary}");
}

#[test]
fn hub_leaves_when_its_input_ends() {
    let input = b"hub\ninit\npos start\nlevel infinite\ngo think\n";
    let output = damier(&["hub"], input);
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).contains("\nwait\n"));
}

#[test]
fn two_of_us_play_over_a_connection() {
    let mut server = Command::new(env!("CARGO_BIN_EXE_damier"))
        .args(["dxp", "--listen", "0", "--time", "0.001", "--hash", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut line = String::new();
    let mut stderr = BufReader::new(server.stderr.take().expect("a pipe"));
    stderr.read_line(&mut line).expect("where it listens");
    let address = line.trim().strip_prefix("listening at ").expect("an address");
    let path = scratch("dxp");
    let out = path.to_str().expect("a path");
    let args = ["dxp", "--connect", address, "--time", "0.001", "--hash", "1", "--pdn", out];
    let output = damier(&[&args[..], &["--games", "2"]].concat(), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let ours = text(&output.stdout);
    assert_eq!(ours.lines().count(), 2, "{ours}");
    assert!(ours.lines().next().is_some_and(|line| line.contains("as white against Damier")));
    assert!(!ours.contains("broken off"), "{ours}");
    assert!(server.wait().expect("it ends").success());
    let mut theirs = String::new();
    server.stdout.take().expect("a pipe").read_to_string(&mut theirs).expect("text");
    assert_eq!(theirs.lines().count(), 2, "{theirs}");
    let checked = damier(&["pdn", "check", out], b"");
    assert_eq!(checked.status.code(), Some(0), "{}", text(&checked.stdout));
}
