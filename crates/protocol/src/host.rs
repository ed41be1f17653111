//! Driving an engine that speaks Hub: a child process with a deadline on every
//! answer.

use std::fmt;
use std::io::{BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use damier_rules::Ruleset;

use crate::CommandLine;
use crate::hub::{
    Done, FromEngine, Identity, Info, Level, LineError, Mode, Parameter, PositionText, ToEngine,
    read_line, variant,
};

/// How long an engine may take to say who it is.
const GREETING: Duration = Duration::from_secs(10);
/// How long it may take to make ready: weights and tables are read now.
const LOADING: Duration = Duration::from_secs(60);
/// How long it may take to leave before it is ended.
const LEAVING: Duration = Duration::from_millis(200);
/// Engines may print anything while they start, but not without end.
const MOST_CHATTER: usize = 10_000;

/// An engine that was started, and speaks Hub.
#[derive(Debug)]
pub struct Host {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<Result<String, LineError>>,
    identity: Identity,
    parameters: Vec<Parameter>,
}

/// What a search brought.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// The move.
    pub done: Done,
    /// The last thing that the engine said about it.
    pub info: Info,
}

/// Error when an engine does not do its part.
#[derive(Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum HostError {
    /// It could not be started.
    Start(String),
    /// It ended, with this status.
    Died(String),
    /// It did not answer this in time.
    Mute(&'static str),
    /// It says what is no Hub.
    Garbage(String),
    /// It complained.
    Complaint(String),
    /// It has no such parameter.
    NoParameter(String),
    /// It does not play by these rules.
    NoSuchRules(String),
}

impl fmt::Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HostError::Start(error) => write!(f, "cannot start the engine: {error}"),
            HostError::Died(status) => write!(f, "the engine ended ({status})"),
            HostError::Mute(question) => write!(f, "the engine does not answer \"{question}\""),
            HostError::Garbage(text) => write!(f, "the engine says {text:?}, which is no Hub"),
            HostError::Complaint(message) => write!(f, "the engine complains: {message}"),
            HostError::NoParameter(name) => write!(f, "the engine has no parameter {name:?}"),
            HostError::NoSuchRules(rules) => write!(f, "the engine does not play {rules}"),
        }
    }
}

impl std::error::Error for HostError {}

impl Host {
    /// Starts an engine and asks who it is.
    ///
    /// # Errors
    ///
    /// [`HostError`] if it does not start, or does not speak Hub.
    pub fn start(command: &CommandLine) -> Result<Host, HostError> {
        Host::start_within(command, GREETING)
    }

    /// Starts an engine that must say in this time who it is.
    ///
    /// # Errors
    ///
    /// [`HostError`] if it does not start, or does not speak Hub.
    pub fn start_within(command: &CommandLine, limit: Duration) -> Result<Host, HostError> {
        let mut process = Command::new(&command.program);
        process.args(&command.arguments);
        if let Some(folder) = &command.folder {
            process.current_dir(folder);
        }
        let no_start =
            |error: std::io::Error| HostError::Start(format!("{}: {error}", command.program));
        let mut child = process
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(no_start)?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(HostError::Start("no pipes".to_owned()));
        };
        // A bound: an engine that never stops talking is held up, not stored.
        let (sender, lines) = sync_channel(256);
        thread::spawn(move || forward_lines(BufReader::new(stdout), &sender));
        let mut host =
            Host { child, stdin, lines, identity: Identity::default(), parameters: Vec::new() };
        host.greet(limit)?;
        Ok(host)
    }

    fn greet(&mut self, limit: Duration) -> Result<(), HostError> {
        self.send(&ToEngine::Hub)?;
        let deadline = Instant::now() + limit;
        let mut introduced = false;
        loop {
            match self.receive("hub", deadline)? {
                FromEngine::Id(identity) => {
                    self.identity = identity;
                    introduced = true;
                }
                FromEngine::Param(parameter) => self.parameters.push(parameter),
                FromEngine::Wait if introduced => return Ok(()),
                FromEngine::Wait => return Err(HostError::Garbage("wait".to_owned())),
                FromEngine::Error { message } => return Err(HostError::Complaint(message)),
                _ => {}
            }
        }
    }

    /// Who the engine is.
    #[must_use]
    pub const fn identity(&self) -> &Identity {
        &self.identity
    }

    /// What can be set.
    #[must_use]
    pub fn parameters(&self) -> &[Parameter] {
        &self.parameters
    }

    /// Sets a parameter.
    ///
    /// # Errors
    ///
    /// [`HostError::NoParameter`] if the engine has not named it.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), HostError> {
        if !self.parameters.iter().any(|parameter| parameter.name == name) {
            return Err(HostError::NoParameter(name.to_owned()));
        }
        self.send(&ToEngine::SetParam { name: name.to_owned(), value: value.to_owned() })
    }

    /// Sets the rules.
    ///
    /// # Errors
    ///
    /// [`HostError::NoSuchRules`] if the engine does not know them.
    pub fn set_rules(&mut self, rules: &Ruleset) -> Result<(), HostError> {
        let unknown = || HostError::NoSuchRules(rules.to_string());
        match self.parameters.iter().find(|parameter| parameter.name == "variant") {
            Some(parameter) => {
                let name = variant::name_for(rules, parameter).ok_or_else(unknown)?;
                self.set("variant", &name)
            }
            None if variant::is_normal(rules) => Ok(()),
            None => Err(unknown()),
        }
    }

    /// Has the engine make ready, when all parameters are set.
    ///
    /// # Errors
    ///
    /// [`HostError`] if it does not become ready.
    pub fn init(&mut self) -> Result<(), HostError> {
        self.send(&ToEngine::Init)?;
        let deadline = Instant::now() + LOADING;
        loop {
            match self.receive("init", deadline)? {
                FromEngine::Ready => return Ok(()),
                FromEngine::Error { message } => return Err(HostError::Complaint(message)),
                _ => {}
            }
        }
    }

    /// Tells the engine that another game begins, and waits until it has heard.
    ///
    /// # Errors
    ///
    /// [`HostError`] if it does not answer.
    pub fn new_game(&mut self) -> Result<(), HostError> {
        self.send(&ToEngine::NewGame)?;
        self.send(&ToEngine::Ping)?;
        let deadline = Instant::now() + GREETING;
        loop {
            if self.receive("ping", deadline)? == FromEngine::Pong {
                return Ok(());
            }
        }
    }

    /// Has the engine think about a position.
    ///
    /// # Errors
    ///
    /// [`HostError`] if it has not answered after `limit`, or not with a move.
    pub fn think(
        &mut self,
        position: PositionText,
        level: Level,
        limit: Duration,
    ) -> Result<Found, HostError> {
        let deadline = Instant::now() + limit;
        self.send(&ToEngine::Position(position))?;
        self.send(&ToEngine::Level(level))?;
        self.send(&ToEngine::Go(Mode::Think))?;
        let mut last = Info::default();
        loop {
            match self.receive("go", deadline)? {
                FromEngine::Info(info) => last = info,
                FromEngine::Done(done) => return Ok(Found { done, info: last }),
                FromEngine::Error { message } => return Err(HostError::Complaint(message)),
                _ => {}
            }
        }
    }

    fn send(&mut self, message: &ToEngine) -> Result<(), HostError> {
        let line = format!("{message}\n");
        let sent = self.stdin.write_all(line.as_bytes()).and_then(|()| self.stdin.flush());
        sent.map_err(|_| self.died())
    }

    /// The next message; what is none is skipped, up to a point.
    fn receive(
        &mut self,
        question: &'static str,
        deadline: Instant,
    ) -> Result<FromEngine, HostError> {
        for _ in 0..MOST_CHATTER {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(HostError::Mute(question));
            }
            let line = match self.lines.recv_timeout(left) {
                Ok(Ok(line)) => line,
                Ok(Err(error)) => return Err(HostError::Garbage(error.to_string())),
                Err(RecvTimeoutError::Timeout) => return Err(HostError::Mute(question)),
                Err(RecvTimeoutError::Disconnected) => return Err(self.died()),
            };
            if let Ok(message) = line.parse() {
                return Ok(message);
            }
        }
        Err(HostError::Garbage("no end of it".to_owned()))
    }

    fn died(&mut self) -> HostError {
        match self.wait_for(LEAVING) {
            Some(status) => HostError::Died(status),
            None => HostError::Died("it closed its output".to_owned()),
        }
    }

    fn wait_for(&mut self, limit: Duration) -> Option<String> {
        let deadline = Instant::now() + limit;
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status.to_string());
            }
            if Instant::now() >= deadline {
                return None;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }
}

/// The engine is asked to leave, and ended if it does not.
impl Drop for Host {
    fn drop(&mut self) {
        let asked = self.send(&ToEngine::Quit).is_ok();
        if !asked || self.wait_for(LEAVING).is_none() {
            // It may have ended meanwhile; then there is nothing to end.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn forward_lines(
    mut output: BufReader<impl std::io::Read>,
    lines: &SyncSender<Result<String, LineError>>,
) {
    while let Ok(Some(line)) = read_line(&mut output) {
        if lines.send(line).is_err() {
            break;
        }
    }
}
