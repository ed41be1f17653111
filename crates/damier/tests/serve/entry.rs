//! Who may come in from elsewhere: `damier password`, `--open`, `--public-url`.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::Stdio;

use serde_json::{Value, json};

use super::client::{Reply, try_ask};
use super::{Folder, Running, damier, hindered, refused};

const WORD: &str = "drei Damen gegen eine";
const EVERYWHERE: [&str; 3] = ["serve", "--listen", "0.0.0.0:0"];

/// What `damier password` said, and whether it was content.
fn set_password(word: &str, data: &Path) -> (bool, String) {
    let mut child = damier(&["password"], data).stdin(Stdio::piped()).spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(format!("{word}\n").as_bytes()).expect("it listens");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).expect("text"))
}

fn start(args: &[&str], data: &Path) -> Running {
    let mut server = Running::start(&mut damier(args, data));
    // It says the address by which this machine reaches it.
    server.address.set_ip([127, 0, 0, 1].into());
    server
}

fn ask(server: &Running, request: &str, host: &str, body: &Value) -> Reply {
    // As through a proxy: what comes from this machine itself is trusted more.
    let headers = [("Host", host), ("X-Forwarded-For", "203.0.113.7")];
    try_ask(server.address, request, &headers, body.to_string().as_bytes()).expect("an answer")
}

#[test]
fn where_others_reach_it_it_does_not_start_without_a_password() {
    let folder = Folder::new();
    let public = ["serve", "--listen", "127.0.0.1:0", "--public-url", "https://club.example/d/"];
    let moved =
        [&public[..4], &["http://localhost/", "--former-url", "https://old.example/"]].concat();
    for (args, at) in [
        (&EVERYWHERE[..], "0.0.0.0:0"),
        (&public[..], "https://club.example/d/"),
        (&moved[..], "https://old.example/"),
    ] {
        let said = refused(&mut damier(args, &folder.0));
        for part in [at, "damier password", "--open"] {
            assert!(said.contains(part), "{part}: {said}");
        }
        assert!(!folder.0.join("games.db").exists(), "nothing was begun");
    }
    let here = ["serve", "--listen", "127.0.0.1:0", "--public-url", "http://localhost:8080/d/"];
    let server = start(&here, &folder.0);
    assert_eq!(server.ask("GET /d/api/v1/games", &json!(null)).status, 200);
}

/// Started every two seconds for ever, it would only fill the log.
#[test]
fn a_service_is_not_started_again_where_somebody_must_change_something() {
    let unit = include_str!("../../../../packaging/damier.service");
    let lines: Vec<&str> = unit.lines().collect();
    assert!(lines.contains(&"Restart=on-failure") && lines.contains(&"RestartPreventExitStatus=2"));
    let folder = Folder::new();
    for wrong in [
        &["serve", "--lisen", "127.0.0.1:0"][..],
        &["serve", "--listen", "everywhere"],
        &["serve", "--public-url", "club.example"],
        &["serve", "--public-url", "https://club.example/"],
        &["serve", "--password-file", "/nowhere/at/all"],
    ] {
        refused(&mut damier(wrong, &folder.0));
    }
    let mut unset = damier(&["serve"], &folder.0);
    refused(unset.env("DAMIER_LISTEN", "everywhere"));
    // A file that nobody may write, whoever runs the program.
    #[cfg(target_os = "linux")]
    {
        let foreign = Folder::new();
        let unwritable = Path::new("/proc/sys/kernel/version");
        std::os::unix::fs::symlink(unwritable, foreign.0.join("games.db")).expect("a link");
        let said = refused(&mut damier(&["serve", "--listen", "127.0.0.1:0"], &foreign.0));
        assert!(said.contains("may not be read and written"), "{said}");
    }
    // An address that this machine may have when its network has come.
    hindered(&mut damier(&["serve", "--listen", "192.0.2.1:7777", "--open"], &folder.0));
}

#[test]
fn whoever_is_told_the_password_comes_in() {
    let folder = Folder::new();
    let (content, said) = set_password("123", &folder.0);
    assert!(!content && said.contains("at least 8 characters"), "{said}");
    assert!(!folder.0.join("password").exists());
    let (content, said) = set_password(WORD, &folder.0);
    assert!(content && said.contains("The password is set"), "{said}");
    assert!(!fs::read_to_string(folder.0.join("password")).expect("a file").contains(WORD));

    let server = start(&EVERYWHERE, &folder.0);
    let host = "192.168.1.5:7777";
    assert_eq!(ask(&server, "GET /api/v1/games", host, &json!(null)).kind(), "locked");
    assert_eq!(ask(&server, "GET /healthz", host, &json!(null)).status, 200);
    assert_eq!(ask(&server, "GET /readyz", host, &json!(null)).status, 200);
    assert_eq!(ask(&server, "GET /metrics", host, &json!(null)).status, 401);
    let here = try_ask(server.address, "GET /metrics", &[], b"").expect("an answer");
    assert_eq!(here.status, 200, "what watches on this machine passes");
    // So would everybody by a proxy here that says nothing of them, but for the name.
    let silent = try_ask(server.address, "GET /metrics", &[("Host", host)], b"");
    assert_eq!(silent.expect("an answer").status, 401);
    let wrong = ask(&server, "POST /api/v1/session", host, &json!({ "password": "drei Damen" }));
    assert_eq!(wrong.kind(), "wrong_password");
    let right = ask(&server, "POST /api/v1/session", host, &json!({ "password": WORD }));
    assert_eq!(right.status, 204);
}

#[test]
fn a_password_can_come_from_a_file_that_a_system_hands_over() {
    let folder = Folder::new();
    let secret = folder.0.join("secret");
    fs::write(&secret, format!("{WORD}\n")).expect("a file");
    let data = folder.0.join("data");
    let mut by_variable = damier(&EVERYWHERE, &data);
    by_variable.env("DAMIER_PASSWORD_FILE", &secret);
    let mut server = Running::start(&mut by_variable);
    server.address.set_ip([127, 0, 0, 1].into());
    let sign_in = json!({ "password": WORD });
    let host = "127.0.0.1";
    assert_eq!(ask(&server, "POST /api/v1/session", host, &sign_in).status, 204);
    // Who hands over a password expects that it is asked for, also where a tunnel ends.
    let args =
        ["serve", "--listen", "127.0.0.1:0", "--password-file", secret.to_str().expect("text")];
    let here = start(&args, &folder.0.join("here"));
    assert_eq!(here.ask("GET /api/v1/games", &json!(null)).kind(), "locked");
    // What does not start changes no password.
    let other = folder.0.join("other");
    fs::write(&other, "another word of theirs").expect("a file");
    let args = [&EVERYWHERE[..], &["--password-file", other.to_str().expect("text")]].concat();
    assert!(hindered(&mut damier(&args, &data)).contains("another Damier uses the folder"));
    assert_eq!(ask(&server, "POST /api/v1/session", host, &sign_in).status, 204);
    drop(server);
    fs::write(&secret, "short").expect("a file");
    let args = [&EVERYWHERE[..], &["--password-file", secret.to_str().expect("text")]].concat();
    assert!(refused(&mut damier(&args, &data)).contains("at least 8 characters"));
}

#[test]
fn it_can_be_open_to_everybody_and_the_password_forgotten() {
    let folder = Folder::new();
    let server = start(&[&EVERYWHERE[..], &["--open"]].concat(), &folder.0);
    assert_eq!(ask(&server, "GET /api/v1/games", "10.0.0.5", &json!(null)).status, 200);
    assert_eq!(ask(&server, "GET /api/v1/games", "evil.example", &json!(null)).status, 403);
    drop(server);
    assert!(set_password(WORD, &folder.0).0);
    let removed = damier(&["password", "--remove"], &folder.0).output().expect("it runs");
    assert_eq!(removed.status.code(), Some(0));
    assert_eq!(
        damier(&["password", "--remove"], &folder.0).output().expect("it runs").status.code(),
        Some(1)
    );
    assert!(refused(&mut damier(&EVERYWHERE, &folder.0)).contains("damier password"));
}

/// A proxy on the machine that says nothing of those for whom it asks: nobody is let
/// try more than one stranger may.
#[test]
fn people_behind_a_silent_proxy_are_not_taken_for_somebody_at_the_machine() {
    let folder = Folder::new();
    assert!(set_password(WORD, &folder.0).0);
    let public = ["serve", "--listen", "127.0.0.1:0", "--public-url", "https://club.example/"];
    let server = start(&public, &folder.0);
    let tries = |host: &str| {
        let body = json!({ "password": "not the word" }).to_string();
        let sign_in = || {
            let asked = "POST /api/v1/session";
            let reply = try_ask(server.address, asked, &[("Host", host)], body.as_bytes());
            reply.expect("an answer").status
        };
        (0..12).filter(|_| sign_in() == 401).count()
    };
    assert_eq!(tries("club.example"), 10);
    assert_eq!(tries("localhost"), 12, "somebody there has tries of his own");
}

/// Each proxy counts as whoever it asks for, if it was named, and only then.
#[test]
fn people_behind_a_trusted_proxy_are_told_apart() {
    let folder = Folder::new();
    assert!(set_password(WORD, &folder.0).0);
    let trusting =
        [&EVERYWHERE[..], &["--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.0.0.0/8"]]
            .concat();
    for (args, others_wait) in [(&trusting[..], false), (&EVERYWHERE[..], true)] {
        let mut server = start(args, &folder.0);
        let address = server.address;
        let sign_in = |from: &str, word: &str| {
            let headers = [("Host", "127.0.0.1"), ("X-Forwarded-For", from)];
            let body = json!({ "password": word }).to_string();
            let reply = try_ask(address, "POST /api/v1/session", &headers, body.as_bytes());
            reply.expect("an answer").status
        };
        for _ in 0..10 {
            assert_eq!(sign_in("203.0.113.7", "not the word"), 401);
        }
        assert_eq!(sign_in("203.0.113.7", WORD), 429);
        assert_eq!(sign_in("203.0.113.8", WORD), if others_wait { 429 } else { 204 });
        assert_eq!(sign_in("203.0.113.8, 10.1.2.3", WORD), if others_wait { 429 } else { 204 });
        // It is said once that all of them count as one.
        server.signal("-TERM");
        server.ended();
        let mut said = String::new();
        let stderr = server.child.stderr.as_mut().expect("a pipe");
        stderr.read_to_string(&mut said).expect("text");
        let advice = said.matches("start Damier with --trusted-proxy 127.0.0.1").count();
        assert_eq!(advice, usize::from(others_wait), "{said}");
    }
}
