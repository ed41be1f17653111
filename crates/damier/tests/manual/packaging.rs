//! The files beside the program are understood by those that they are for.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use super::{leave_out, repository};

/// A folder of its own, gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = env::temp_dir().join(format!("damier-packaging-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn packaged(name: &str) -> String {
    fs::read_to_string(repository().join("packaging").join(name)).expect("the file is there")
}

/// Runs a program, or says that it is left out.
fn run(program: &str, args: &[&str], home: &Path, what: &str) -> Option<Output> {
    let mut command = Command::new(program);
    // Debian puts servers where only the superuser looks.
    let path = env::var("PATH").unwrap_or_default() + ":/usr/sbin:/sbin";
    command.args(args).current_dir(home).env("HOME", home).env("PATH", path);
    match command.output() {
        Ok(output) => Some(output),
        Err(_) => {
            leave_out(&format!("{what}: {program} is not installed"));
            None
        }
    }
}

#[track_caller]
fn expect_success(output: &Output) {
    let told = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
}

/// The lines for a sub-path, which stand at the end behind `# `.
fn sub_path(text: &str, first: &str, mark: &str) -> String {
    let (_, lines) = text.split_once(first).expect("lines for a sub-path");
    let line = |line: &str| line.strip_prefix(mark).unwrap_or(line).to_owned() + "\n";
    format!(
        "{}{}",
        first.strip_prefix(mark).expect("a mark"),
        lines.lines().map(line).collect::<String>()
    )
}

#[test]
fn caddy_understands_its_file_and_the_lines_for_a_sub_path() {
    let folder = Folder::new("caddy");
    let whole = packaged("Caddyfile");
    let lines = sub_path(&whole, "# club.example {\n", "# ");
    assert!(lines.contains("\n\thandle /damier/* {\n"), "{lines}");
    for text in [whole, lines] {
        fs::write(folder.0.join("Caddyfile"), text).expect("a file");
        let args = ["validate", "--adapter", "caddyfile", "--config", "Caddyfile"];
        let Some(output) = run("caddy", &args, &folder.0, "packaging/Caddyfile") else { return };
        expect_success(&output);
    }
}

#[test]
fn nginx_understands_its_file_and_the_lines_for_a_sub_path() {
    let folder = Folder::new("nginx");
    let what = "packaging/nginx.conf";
    let key = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=draughts.example"];
    let files = ["-keyout", "privkey.pem", "-out", "fullchain.pem", "-days", "1"];
    let Some(made) = run("openssl", &[&key[..], &files].concat(), &folder.0, what) else { return };
    expect_success(&made);
    // A certificate and ports that anybody may use.
    let whole = packaged("nginx.conf")
        .replace("/etc/letsencrypt/live/draughts.example/", &format!("{}/", folder.0.display()))
        .replace(":80;", ":18080;")
        .replace("listen 80;", "listen 18080;")
        .replace(":443 ", ":18443 ")
        .replace("listen 443 ", "listen 18443 ");
    let (before, _) = whole.split_once("# Whoever types the name").expect("the servers");
    let lines = sub_path(&whole, "#    location = /damier {\n", "#");
    assert!(lines.contains("\n    location /damier/ {\n"), "{lines}");
    let lines = format!("{before}server {{\n    listen 18080;\n{lines}}}\n");
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("    {kind}_temp_path {kind};\n"))
        .concat();
    let around = format!(
        "pid nginx.pid;\nevents {{}}\nhttp {{\n    access_log off;\n{temporary}    include damier.conf;\n}}\n"
    );
    fs::write(folder.0.join("nginx.conf"), around).expect("a file");
    for text in [whole, lines] {
        fs::write(folder.0.join("damier.conf"), text).expect("a file");
        let prefix = folder.0.display().to_string();
        let args = ["-t", "-e", "stderr", "-p", &prefix, "-c", "nginx.conf"];
        let Some(output) = run("nginx", &args, &folder.0, what) else { return };
        expect_success(&output);
    }
}

#[test]
fn systemd_understands_the_service_and_finds_it_well_locked() {
    let folder = Folder::new("systemd");
    let text = packaged("damier.service");
    // The program need not be installed.
    let unit = text.replace("/usr/local/bin/damier", env!("CARGO_BIN_EXE_damier"));
    fs::write(folder.0.join("damier.service"), unit).expect("a file");
    let what = "packaging/damier.service";
    let verify = ["verify", "--man=no", "./damier.service"];
    let Some(verified) = run("systemd-analyze", &verify, &folder.0, what) else { return };
    expect_success(&verified);
    assert!(verified.stderr.is_empty(), "{}", String::from_utf8_lossy(&verified.stderr));
    // Tenths: a service that may do everything has 96.
    let security = ["security", "--offline=true", "--threshold=10", "./damier.service"];
    if let Some(judged) = run("systemd-analyze", &security, &folder.0, what) {
        expect_success(&judged);
    }
}
