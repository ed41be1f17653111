use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use super::signal;

/// Makes system calls of a running process fail, wait or do nothing.
#[derive(Debug)]
pub(crate) struct Trace(Child);

impl Trace {
    /// `inject` is as `strace` writes it: `fsync:error=EIO:when=3`. Back when
    /// it is in force.
    pub(crate) fn attach(process: u32, inject: &str) -> Result<Trace, String> {
        let calls = inject.split(':').next().unwrap_or_default();
        let mut child = Command::new("strace")
            .args(["-f", "-o", "/dev/null", "-e", "signal=none"])
            .args(["-e", &format!("trace={calls}"), "-e", &format!("inject={inject}")])
            .args(["-p", &process.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("strace cannot be run: {error}"))?;
        let (sender, lines) = channel();
        if let Some(stderr) = child.stderr.take() {
            thread::spawn(move || {
                for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                    let _ = sender.send(line);
                }
            });
        }
        let trace = Trace(child);
        match lines.recv_timeout(Duration::from_secs(10)) {
            Ok(line) if line.contains("attached") => Ok(trace),
            Ok(line) => Err(line),
            Err(_) => Err("strace says nothing".to_owned()),
        }
    }
}

impl Drop for Trace {
    fn drop(&mut self) {
        // Told to end it lets go of the process; killed it would not.
        let _ = signal(self.0.id(), "TERM");
        let _ = self.0.wait();
    }
}
