//! The engine's side of Hub: lines in, lines out, our engine behind them.
//!
//! One thread reads, one thinks, and this one answers, so that `ping`, `stop`
//! and the end of the input are heard while the engine thinks. Anything else
//! that comes meanwhile stops the search and waits its turn.

mod openings;
mod parameters;
mod thinker;

use std::collections::VecDeque;
use std::fmt;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use damier_engine::{Budget, Control, Limits};
use damier_rules::{Action, Game, Outcome, Position, Ruleset};

use super::{
    Done, FromEngine, Identity, Info, Level, LineError, MessageError, Mode, PositionText, ToEngine,
    board, read_line,
};
use parameters::Parameters;
use thinker::{EngineConfig, Job, Thinker};

/// What is around a session.
#[derive(Copy, Clone)]
pub struct Surroundings<'a> {
    /// Parameters that are set beforehand: names and values.
    pub parameters: &'a [(&'a str, &'a str)],
    /// Is told what is wrong with endgame tables. Play goes on without them, and
    /// the other side need not know.
    pub warn: &'a dyn Fn(&str),
}

impl fmt::Debug for Surroundings<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("Surroundings");
        debug.field("parameters", &self.parameters).finish_non_exhaustive()
    }
}

impl Default for Surroundings<'_> {
    fn default() -> Self {
        Surroundings { parameters: &[], warn: &|_| {} }
    }
}

/// Serves Hub until `quit` or the end of the input.
///
/// # Errors
///
/// The error of the output, if nobody listens any more.
pub fn serve(input: impl BufRead + Send + 'static, output: impl Write) -> io::Result<()> {
    serve_with(input, output, Surroundings::default())
}

/// The same, as its surroundings want it.
///
/// # Errors
///
/// The error of the output, if nobody listens any more.
pub fn serve_with(
    input: impl BufRead + Send + 'static,
    output: impl Write,
    surroundings: Surroundings<'_>,
) -> io::Result<()> {
    let (sender, events) = channel();
    let lines = sender.clone();
    let mut session = Session::new(output, sender, surroundings.warn);
    for (name, value) in surroundings.parameters {
        session.set(name, value)?;
    }
    thread::spawn(move || read_lines(input, &lines));
    session.run(&events)
}

/// What a session hears.
#[derive(Debug)]
enum Event {
    Line(Result<String, LineError>),
    EndOfInput,
    /// The engine is as it should be.
    Ready,
    /// What the engine thinks so far.
    Info(Info),
    /// What it found, or why it found nothing.
    Found(Result<Done, String>),
    /// What is wrong with an endgame table.
    Trouble(String),
}

fn read_lines(mut input: impl BufRead, lines: &Sender<Event>) {
    while let Ok(Some(line)) = read_line(&mut input) {
        if lines.send(Event::Line(line)).is_err() {
            return;
        }
    }
    // The session may have ended first.
    let _ = lines.send(Event::EndOfInput);
}

/// Whether a session goes on.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Next {
    Listen,
    Leave,
}

struct Session<'a, W> {
    output: W,
    warn: &'a dyn Fn(&str),
    thinker: Thinker,
    parameters: Parameters,
    game: Option<Game>,
    level: Level,
    /// The handle of the search that is going on.
    search: Option<Control>,
    /// The engine is being set up.
    is_preparing: bool,
    /// What must wait until the engine has finished.
    deferred: VecDeque<ToEngine>,
}

impl<'a, W: Write> Session<'a, W> {
    fn new(output: W, events: Sender<Event>, warn: &'a dyn Fn(&str)) -> Session<'a, W> {
        let parameters = Parameters::default();
        let game = Some(Game::new(parameters.rules()));
        Session {
            output,
            warn,
            thinker: Thinker::start(events),
            parameters,
            game,
            level: Level::default(),
            search: None,
            is_preparing: false,
            deferred: VecDeque::new(),
        }
    }

    fn run(mut self, events: &Receiver<Event>) -> io::Result<()> {
        while let Ok(event) = events.recv() {
            let next = match event {
                Event::Line(line) => self.hear(line)?,
                Event::EndOfInput => Next::Leave,
                Event::Ready => {
                    self.is_preparing = false;
                    self.say(&FromEngine::Ready)?;
                    self.catch_up()?
                }
                Event::Info(info) => {
                    self.say(&FromEngine::Info(info))?;
                    Next::Listen
                }
                Event::Trouble(trouble) => {
                    (self.warn)(&trouble);
                    Next::Listen
                }
                Event::Found(found) => self.finish(found)?,
            };
            if next == Next::Leave {
                break;
            }
        }
        if let Some(control) = &self.search {
            control.stop();
        }
        Ok(())
    }

    fn hear(&mut self, line: Result<String, LineError>) -> io::Result<Next> {
        let message = line.map_err(MessageError::Line).and_then(|line| line.parse());
        match message {
            Ok(message) if self.is_busy() => self.interrupt(message),
            Ok(message) => self.obey(message),
            // An empty line asks for nothing.
            Err(MessageError::Line(LineError::Empty)) => Ok(Next::Listen),
            Err(error) => self.complain(&error.to_string()),
        }
    }

    fn is_busy(&self) -> bool {
        self.search.is_some() || self.is_preparing
    }

    /// What is said while the engine is busy.
    fn interrupt(&mut self, message: ToEngine) -> io::Result<Next> {
        let waits = !self.deferred.is_empty();
        match (message, &self.search) {
            (ToEngine::Quit, _) => return Ok(Next::Leave),
            (ToEngine::Ping, _) => self.say(&FromEngine::Pong)?,
            (ToEngine::Stop, Some(control)) if !waits => control.stop(),
            (ToEngine::PonderHit, Some(control)) if !waits => control.ponder_hit(),
            (message, search) => {
                if let Some(control) = search {
                    control.stop();
                }
                self.deferred.push_back(message);
            }
        }
        Ok(Next::Listen)
    }

    fn obey(&mut self, message: ToEngine) -> io::Result<Next> {
        match message {
            ToEngine::Hub => self.introduce()?,
            ToEngine::SetParam { name, value } => return self.set(&name, &value),
            ToEngine::Init => {
                self.is_preparing = true;
                if let Some(contradiction) = self.parameters.contradiction() {
                    self.complain(&contradiction)?;
                }
                self.thinker.send(Job::Prepare(EngineConfig {
                    options: self.parameters.engine_options(),
                    strength: self.parameters.strength(),
                    networks: self.parameters.networks(),
                    tunables: self.parameters.tunables(),
                    library: self.parameters.library(),
                    openings: self.parameters.openings(),
                }));
            }
            ToEngine::Position(text) => return self.set_position(&text),
            ToEngine::Level(level) => self.level = self.level.and(level),
            ToEngine::Go(mode) => return self.go(mode),
            ToEngine::Ping => self.say(&FromEngine::Pong)?,
            ToEngine::NewGame => self.thinker.send(Job::Forget),
            // There is no search: it may just have ended.
            ToEngine::Stop | ToEngine::PonderHit => {}
            ToEngine::Quit => return Ok(Next::Leave),
        }
        Ok(Next::Listen)
    }

    fn introduce(&mut self) -> io::Result<()> {
        let identity = Identity {
            name: "Damier".to_owned(),
            version: Some(env!("CARGO_PKG_VERSION").to_owned()),
            ..Identity::default()
        };
        self.say(&FromEngine::Id(identity))?;
        for parameter in self.parameters.list() {
            self.say(&FromEngine::Param(parameter))?;
        }
        self.say(&FromEngine::Wait)
    }

    fn set(&mut self, name: &str, value: &str) -> io::Result<Next> {
        let rules = self.parameters.rules();
        if let Err(error) = self.parameters.set(name, value) {
            return self.complain(&error.to_string());
        }
        if self.parameters.rules() != rules {
            self.game = Some(Game::new(self.parameters.rules()));
        }
        Ok(Next::Listen)
    }

    fn set_position(&mut self, text: &PositionText) -> io::Result<Next> {
        self.level = Level::default();
        self.game = None;
        match game_of(text, self.parameters.rules()) {
            Ok(game) => self.game = Some(game),
            Err(error) => return self.complain(&error),
        }
        Ok(Next::Listen)
    }

    fn go(&mut self, mode: Mode) -> io::Result<Next> {
        let level = std::mem::take(&mut self.level);
        let problem = match &self.game {
            None => "there is no position",
            Some(game) if game.outcome().is_some() => "the game is over",
            Some(game) => {
                let control = Control::new();
                let limits = limits_of(&level, mode);
                // Who asks for a move gets one from the book; who asks for
                // thoughts does not.
                let by_book = mode == Mode::Think && !level.infinite;
                let (game, search) = (game.clone(), Some(control.clone()));
                self.search = search;
                let game = Box::new(game);
                self.thinker.send(Job::Search { game, limits, control, by_book });
                return Ok(Next::Listen);
            }
        };
        self.complain(problem)?;
        // Whoever asked waits for it.
        self.say(&FromEngine::Done(Done::default()))?;
        Ok(Next::Listen)
    }

    fn finish(&mut self, found: Result<Done, String>) -> io::Result<Next> {
        self.search = None;
        let done = match found {
            Ok(done) => done,
            Err(error) => {
                self.complain(&error)?;
                Done::default()
            }
        };
        self.say(&FromEngine::Done(done))?;
        self.catch_up()
    }

    /// Does what had to wait.
    fn catch_up(&mut self) -> io::Result<Next> {
        while !self.is_busy() {
            let Some(message) = self.deferred.pop_front() else {
                break;
            };
            if self.obey(message)? == Next::Leave {
                return Ok(Next::Leave);
            }
        }
        Ok(Next::Listen)
    }

    fn complain(&mut self, message: &str) -> io::Result<Next> {
        self.say(&FromEngine::Error { message: message.to_owned() })?;
        Ok(Next::Listen)
    }

    fn say(&mut self, message: &FromEngine) -> io::Result<()> {
        writeln!(self.output, "{message}")?;
        self.output.flush()
    }
}

/// The game up to a position.
///
/// Whoever asks may not know every draw of ours: from one that is drawn the
/// game goes on as if it began there.
fn game_of(text: &PositionText, rules: Ruleset) -> Result<Game, String> {
    let start = match &text.board {
        Some(board) => {
            board::read(board, &rules).map_err(|error| format!("bad position: {error}"))?
        }
        None => Position::initial(&rules),
    };
    let mut game = Game::from_position(rules, start);
    for written in &text.moves {
        go_on_after_draw(&mut game);
        let pos = *game.position();
        let m = board::read_move(written, &pos, &rules);
        let m = m.map_err(|error| format!("{error}: {written}"))?;
        let played = game.apply(pos.turn(), Action::Move(m));
        played.map_err(|_| format!("illegal move: {written}"))?;
    }
    go_on_after_draw(&mut game);
    Ok(game)
}

fn go_on_after_draw(game: &mut Game) {
    if let Some(Outcome::Draw(_)) = game.outcome() {
        *game = Game::from_position(*game.rules(), *game.position());
    }
}

fn limits_of(level: &Level, mode: Mode) -> Limits {
    let clock = level.time.map(|time| {
        // Hub's clock gains its increment before the move.
        let increment = level.increment.unwrap_or_default();
        Budget::Clock {
            remaining: time.saturating_add(increment),
            increment,
            moves: level.moves.filter(|&moves| moves > 0),
        }
    });
    let time = level.move_time.map(Budget::Move).or(clock);
    Limits {
        depth: level.depth,
        nodes: level.nodes,
        time: time.filter(|_| !level.infinite),
        ponder: mode == Mode::Ponder,
        ..Limits::default()
    }
}
