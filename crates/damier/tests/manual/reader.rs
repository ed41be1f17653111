//! Somebody who does what a chapter says.

use std::env;
use std::fs::{self, File};
use std::io::Write;
use std::net::TcpListener;
use std::os::unix::fs::symlink;
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::blocks::{Block, Mark, is_as_told};
use super::leave_out;

const PATIENCE: Duration = Duration::from_secs(40);

/// The ports that the manual names. Others stand in for them here: somebody may
/// use these.
const PORTS: [&str; 3] = ["7777", "9090", "27531"];

pub(crate) struct Reader {
    /// Home, and where commands are typed.
    folder: PathBuf,
    /// With `damier` before all others.
    path: String,
    ports: [u16; PORTS.len()],
    server: Option<Child>,
}

impl Reader {
    pub(crate) fn new(chapter: &str) -> Reader {
        let name = format!("damier-manual-{}-{}", chapter.replace('/', "-"), std::process::id());
        let folder = env::temp_dir().join(name);
        let programs = folder.join(".bin");
        fs::create_dir_all(&programs).expect("a folder");
        symlink(env!("CARGO_BIN_EXE_damier"), programs.join("damier")).expect("a link");
        let others = env::var("PATH").expect("a search path");
        let path = format!("{}:{others}", programs.display());
        // Held until all are known, so that none is given twice.
        let held = PORTS.map(|_| TcpListener::bind("127.0.0.1:0").expect("a port"));
        let ports = held.map(|held| held.local_addr().expect("an address").port());
        Reader { folder, path, ports, server: None }
    }

    pub(crate) fn follow(&mut self, block: &Block) {
        let place = &block.place;
        if let Mark::NotRun(why) = &block.mark {
            // Told by what it is: it stands there in several languages.
            let command = block.text.lines().next().unwrap_or_default();
            return leave_out(&format!("`{command}` in the manual: {why}"));
        }
        if block.text.contains("curl ") && !has_curl() {
            return leave_out(&format!("commands at {place}: curl is not installed"));
        }
        let told = self.told(block);
        match &block.mark {
            Mark::Server => {
                self.stop();
                self.start(block, told.as_deref());
            }
            Mark::AfterStop => {
                self.stop();
                self.run(block, "", told.as_deref());
            }
            Mark::Input(line) => self.run(block, line, told.as_deref()),
            Mark::Run => self.run(block, "", told.as_deref()),
            Mark::NotRun(_) => {}
        }
    }

    /// Ends the server as Ctrl-C does.
    pub(crate) fn stop(&mut self) {
        let Some(mut child) = self.server.take() else { return };
        let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(sent.expect("kill runs").success());
        let status = ended(&mut child).expect("Ctrl-C stops it");
        assert!(status.success() || status.signal() == Some(2), "{status}");
    }

    /// The commands with the ports that are free here.
    fn typed(&self, block: &Block) -> String {
        let mut text = block.text.clone();
        if block.mark == Mark::Server && !text.contains("--listen") {
            text = text.replace("damier serve", "damier serve --listen 127.0.0.1:7777");
        }
        self.with_ports(&text)
    }

    fn with_ports(&self, text: &str) -> String {
        // By signs first: in a port of ours, that of the manual may stand.
        let signs = ['\u{e000}', '\u{e001}', '\u{e002}'];
        let told = PORTS.iter().zip(signs);
        let text =
            told.fold(text.to_owned(), |text, (told, sign)| text.replace(told, &sign.to_string()));
        signs
            .iter()
            .zip(self.ports)
            .fold(text, |text, (sign, own)| text.replace(*sign, &own.to_string()))
    }

    /// What shall be printed. `damier` alone takes another port where the usual
    /// one is taken.
    fn told(&self, block: &Block) -> Option<String> {
        let told = block.expected.as_ref()?;
        let is_alone = block.text.trim() == "damier";
        Some(self.with_ports(&if is_alone { told.replace(PORTS[0], "…") } else { told.clone() }))
    }

    /// A shell with all that it says in one file, in the order in which it was said.
    fn shell(&self, script: &str, input: &str) -> Child {
        let said = File::create(self.said()).expect("a file");
        let again = said.try_clone().expect("a file");
        let mut command = Command::new("sh");
        command.args(["-eu", "-c", script]).current_dir(&self.folder);
        command.env_clear().env("PATH", &self.path).env("HOME", &self.folder);
        command.env("LC_ALL", "C").env("DAMIER_NO_BROWSER", "1");
        command.stdin(Stdio::piped()).stdout(said).stderr(again);
        let mut child = command.spawn().expect("a shell");
        let mut stdin = child.stdin.take().expect("a pipe");
        // It may have ended before it reads.
        let _ = writeln!(stdin, "{input}");
        child
    }

    fn said(&self) -> PathBuf {
        self.folder.join(".said")
    }

    fn heard(&self) -> String {
        fs::read_to_string(self.said()).expect("what was said")
    }

    #[track_caller]
    fn run(&self, block: &Block, input: &str, told: Option<&str>) {
        let (place, script) = (&block.place, self.typed(block));
        let mut child = self.shell(&script, input);
        let status = ended(&mut child);
        let heard = self.heard();
        let status = status.unwrap_or_else(|| panic!("{place} does not end:\n{script}\n{heard}"));
        assert!(status.success(), "{place} fails:\n{script}\n{heard}");
        if let Some(told) = told {
            let is_true = is_as_told(&heard, told);
            assert!(
                is_true,
                "{place} prints something else:\n{heard}\n-- the manual says:\n{told}"
            );
        }
    }

    #[track_caller]
    fn start(&mut self, block: &Block, told: Option<&str>) {
        let (place, script) = (&block.place, format!("exec {}", self.typed(block)));
        let mut child = self.shell(&script, "");
        let begin = Instant::now();
        let told = told.unwrap_or("…open at…\n");
        loop {
            let heard = self.heard();
            if is_as_told(&heard, told) {
                break;
            }
            let has_ended = child.try_wait().expect("a child").is_some();
            if has_ended || begin.elapsed() > PATIENCE {
                let _ = child.kill();
                panic!("{place} does not begin as told:\n{script}\n{heard}\n-- told:\n{told}");
            }
            thread::sleep(Duration::from_millis(20));
        }
        self.server = Some(child);
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        if let Some(mut child) = self.server.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The status in the end, if there is one soon enough.
fn ended(child: &mut Child) -> Option<ExitStatus> {
    let begin = Instant::now();
    while begin.elapsed() < PATIENCE {
        if let Some(status) = child.try_wait().expect("a child") {
            return Some(status);
        }
        thread::sleep(Duration::from_millis(10));
    }
    let _ = child.kill();
    None
}

fn has_curl() -> bool {
    Command::new("curl").arg("--version").stdout(Stdio::null()).status().is_ok()
}
