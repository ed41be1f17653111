use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::{Spent, Trace, signal, spent, tail};

/// How long a server may take to say where it is, or to end. Much longer than it
/// should, since others use this machine too.
const PATIENCE: Duration = Duration::from_secs(120);

/// Where a server's complaints go.
#[derive(Clone, Debug)]
pub(crate) enum Stderr {
    File(PathBuf),
    /// Closed before the program starts.
    Closed,
    /// A pipe that is full, and that nobody reads.
    FullPipe,
    /// A pipe whose other end is closed.
    BrokenPipe,
}

/// How a server is started.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) binary: PathBuf,
    pub(crate) data: PathBuf,
    pub(crate) listen: String,
    pub(crate) stderr: Stderr,
    /// More arguments of `damier serve`.
    pub(crate) args: Vec<String>,
    /// What the shell does first, such as `ulimit -n 1024;`.
    pub(crate) before: String,
    /// What goes wrong from the first instruction on, as `strace` writes it.
    pub(crate) inject: Option<String>,
}

impl Setup {
    pub(crate) fn new(binary: &Path, data: &Path, log: PathBuf) -> Setup {
        Setup {
            binary: binary.to_path_buf(),
            data: data.to_path_buf(),
            listen: "127.0.0.1:0".to_owned(),
            stderr: Stderr::File(log),
            args: Vec::new(),
            before: String::new(),
            inject: None,
        }
    }

    fn command(&self) -> Result<Command, String> {
        let fill = match self.stderr {
            // As much as a pipe holds.
            Stderr::FullPipe => "head -c 65536 /dev/zero >&2;",
            Stderr::Closed => "exec 2>&-;",
            Stderr::File(_) | Stderr::BrokenPipe => "",
        };
        // It waits for a line, so that it can be traced from the beginning.
        let script = format!("read line; {} {fill} exec \"$0\" \"$@\"", self.before);
        let mut command = Command::new("sh");
        command.args(["-c", &script]).arg(&self.binary);
        command.args(["serve", "--listen", &self.listen, "--data"]).arg(&self.data);
        command.args(&self.args).env("DAMIER_NO_BROWSER", "1");
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        match &self.stderr {
            Stderr::File(path) => {
                let file = OpenOptions::new().create(true).append(true).open(path);
                command.stderr(file.map_err(|error| format!("{}: {error}", path.display()))?);
            }
            Stderr::FullPipe | Stderr::BrokenPipe | Stderr::Closed => {
                command.stderr(Stdio::piped());
            }
        }
        Ok(command)
    }
}

/// A server that is killed at the end if it still runs.
#[derive(Debug)]
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    /// What it took from being started to saying where it is.
    pub(crate) start: Duration,
    /// Kept open and never read.
    _unread: Option<ChildStderr>,
    _trace: Option<Trace>,
}

impl Server {
    pub(crate) fn start(setup: &Setup) -> Result<Server, String> {
        let begin = Instant::now();
        let mut child = setup.command()?.spawn().map_err(|error| format!("sh: {error}"))?;
        let unread = child.stderr.take().filter(|_| !matches!(setup.stderr, Stderr::BrokenPipe));
        let trace = match &setup.inject {
            Some(inject) => Some(Trace::attach(child.id(), inject)?),
            None => None,
        };
        let gate = child.stdin.take().map(|mut stdin| stdin.write_all(b"go\n"));
        let lines = lines_of(&mut child);
        let address = match (gate, lines.recv_timeout(PATIENCE)) {
            (Some(Ok(())), Ok(line)) => address(&line),
            _ => None,
        };
        let Some(address) = address else {
            let _ = child.kill();
            let status = child.wait();
            let said = match &setup.stderr {
                Stderr::File(path) => tail(path),
                _ => String::new(),
            };
            let status = status.map(|status| status.to_string()).unwrap_or_default();
            return Err(format!("the server does not start ({status}): {said}"));
        };
        let start = begin.elapsed();
        Ok(Server { child, address, start, _unread: unread, _trace: trace })
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn spent(&self) -> Spent {
        spent(self.id()).unwrap_or_default()
    }

    pub(crate) fn is_alive(&mut self) -> bool {
        self.child.try_wait().is_ok_and(|status| status.is_none())
    }

    /// kill -9, and back when it is gone.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Asks it to end, and waits for that.
    pub(crate) fn stop(&mut self) -> Result<ExitStatus, String> {
        signal(self.id(), "TERM")?;
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE {
            match self.child.try_wait() {
                Ok(Some(status)) => return Ok(status),
                Ok(None) => thread::sleep(Duration::from_millis(10)),
                Err(error) => return Err(error.to_string()),
            }
        }
        Err("the server does not end".to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Reads all that it prints, so that it never waits for us.
fn lines_of(child: &mut Child) -> Receiver<String> {
    let (sender, lines) = channel();
    if let Some(stdout) = child.stdout.take() {
        thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                let _ = sender.send(line);
            }
        });
    }
    lines
}

fn address(line: &str) -> Option<SocketAddr> {
    let rest = line.strip_prefix("Damier is open at http://")?;
    rest.trim_end().strip_suffix('/')?.parse().ok()
}
