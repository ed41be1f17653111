use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::options::Options;
use crate::live::{Folder, Server, Setup, number};

/// A server, and who plays on it.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(super) enum Kind {
    /// It sends back what it hears.
    Bare,
    /// It sends moves on to the opponent.
    Relay,
    /// Ours.
    Durable,
}

impl Kind {
    pub(super) const ALL: [Kind; 3] = [Kind::Bare, Kind::Relay, Kind::Durable];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Kind::Bare => "bare",
            Kind::Relay => "relay",
            Kind::Durable => "durable",
        }
    }
}

/// What all scenarios use.
#[derive(Debug)]
pub(super) struct Trial {
    pub(super) damier: PathBuf,
    pub(super) generator: PathBuf,
    pub(super) folder: Folder,
    pub(super) options: Options,
}

/// What the generator measured.
#[derive(Clone, Debug)]
pub(super) struct Figures {
    pub(super) json: String,
    /// Whether all saw the same, and it is what is stored.
    pub(super) is_consistent: bool,
}

impl Figures {
    /// Times are in microseconds, memory in bytes. What was not said is no
    /// number, which is within no limit.
    pub(super) fn get(&self, name: &str) -> f64 {
        number(&self.json, name).map_or(f64::NAN, |number| number as f64)
    }

    /// What is nothing only if it was not measured.
    pub(super) fn measured(&self, name: &str) -> f64 {
        Some(self.get(name)).filter(|figure| *figure > 0.0).unwrap_or(f64::NAN)
    }

    pub(super) fn ms(&self, name: &str) -> f64 {
        self.measured(name) / 1000.0
    }
}

/// A generator that is killed at the end if it still runs.
#[derive(Debug)]
pub(super) struct Playing {
    child: Child,
    json: PathBuf,
}

impl Drop for Playing {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Trial {
    pub(super) fn games(&self, usual: usize) -> usize {
        self.options.games.unwrap_or(usual)
    }

    pub(super) fn seconds(&self, usual: f64) -> f64 {
        self.options.seconds.unwrap_or(usual)
    }

    /// A server in a folder of this name. All play from this machine, so that
    /// nobody is too many.
    pub(super) fn setup(&self, kind: Kind, name: &str) -> Setup {
        let binary = if kind == Kind::Durable { &self.damier } else { &self.generator };
        let log = self.folder.join("stderr.log");
        let mut setup = Setup::new(binary, &self.folder.join(name), log);
        let args: &[&str] = match kind {
            Kind::Bare => &[],
            Kind::Relay => &["--relay"],
            Kind::Durable => &[
                "--connections=20000",
                "--connections-per-address=20000",
                "--sockets-per-address=20000",
            ],
        };
        setup.args = args.iter().map(ToString::to_string).collect();
        if kind == Kind::Durable {
            setup.args.extend(self.options.serve.iter().cloned());
        }
        setup
    }

    /// Starts the generator. It prints what people read, and what `announced`
    /// waits for.
    pub(super) fn begin(
        &self,
        server: &Server,
        kind: Kind,
        args: &[String],
    ) -> Result<Playing, String> {
        let json = self.folder.join("figures.json");
        let _ = fs::remove_file(&json);
        let mut command = Command::new(&self.generator);
        command.args(["play", "--server", &server.address.to_string(), "--kind", kind.name()]);
        command.args(["--server-process", &server.id().to_string()]).args(args);
        command.arg("--json").arg(&json).stdin(Stdio::null()).stdout(Stdio::piped());
        let child = command.spawn().map_err(|error| format!("the generator: {error}"))?;
        Ok(Playing { child, json })
    }

    /// Plays on a server of this kind, from its start to its end.
    pub(super) fn play(&self, kind: Kind, args: &[String]) -> Result<Figures, String> {
        self.play_beside(kind, args, |_, _| ()).map(|(figures, ())| figures)
    }

    /// The same while something else is done with the server, until it is told to stop.
    pub(super) fn play_beside<T: Send>(
        &self,
        kind: Kind,
        args: &[String],
        beside: impl FnOnce(SocketAddr, &AtomicBool) -> T + Send,
    ) -> Result<(Figures, T), String> {
        println!("-- {}", kind.name());
        let data =
            format!("{}-{}", kind.name(), self.folder.path().read_dir().map_or(0, Iterator::count));
        let mut server = Server::start(&self.setup(kind, &data))?;
        let stop = AtomicBool::new(false);
        let (figures, done) = thread::scope(|scope| {
            let beside = scope.spawn(|| beside(server.address, &stop));
            let figures = self.begin(&server, kind, args).and_then(Playing::finish);
            stop.store(true, Ordering::Release);
            (figures, beside.join())
        });
        let (figures, done) = (figures?, done.map_err(|_| "what was done beside it failed")?);
        if kind == Kind::Durable {
            server.stop()?;
        }
        let _ = fs::remove_dir_all(self.folder.join(&data));
        Ok((figures, done))
    }
}

impl Playing {
    /// Waits for the line that says that games are played.
    pub(super) fn announced(&mut self) -> Result<(), String> {
        let stdout = self.child.stdout.as_mut().ok_or("nothing to read")?;
        let mut line = String::new();
        // A byte at a time: what comes behind it is read later.
        while !line.ends_with('\n') {
            let mut byte = [0];
            std::io::Read::read_exact(stdout, &mut byte)
                .map_err(|_| "the generator ended too early".to_owned())?;
            line.push(char::from(byte[0]));
        }
        Ok(())
    }

    /// Prints what it prints until it ends, and reads what it measured.
    pub(super) fn finish(mut self) -> Result<Figures, String> {
        if let Some(stdout) = self.child.stdout.take() {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                println!("{line}");
            }
        }
        let status = self.child.wait().map_err(|error| error.to_string())?;
        let json = fs::read_to_string(&self.json)
            .map_err(|_| format!("the generator measured nothing ({status})"))?;
        Ok(Figures { json, is_consistent: status.success() })
    }
}
