use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::number::{Seconds, number, seconds};
use super::{Line, MessageError};

/// What a program says to an engine.
#[derive(Clone, Debug, PartialEq)]
pub enum ToEngine {
    /// Who are you? Always the first line.
    Hub,
    /// Sets a parameter, before `init`.
    SetParam {
        /// Its name.
        name: String,
        /// Its value.
        value: String,
    },
    /// All parameters are set: make ready.
    Init,
    /// The position to search.
    Position(PositionText),
    /// Bounds of the next search; several add up.
    Level(Level),
    /// Search.
    Go(Mode),
    /// The expected move was played: the clock runs now.
    PonderHit,
    /// Answer with what has been found.
    Stop,
    /// Are you there?
    Ping,
    /// Another game begins.
    NewGame,
    /// Leave.
    Quit,
}

/// A position as text: a board and the moves since.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct PositionText {
    /// The board; the start of the game if there is none.
    pub board: Option<String>,
    /// The moves played from there.
    pub moves: Vec<String>,
}

/// Bounds of a search.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Level {
    /// No more plies than this.
    pub depth: Option<u32>,
    /// No more nodes than this.
    pub nodes: Option<u64>,
    /// The time for this move.
    pub move_time: Option<Duration>,
    /// The moves until the clock is filled again.
    pub moves: Option<u32>,
    /// What is left on the clock.
    pub time: Option<Duration>,
    /// What the clock gains *before* every move.
    pub increment: Option<Duration>,
    /// Until told to stop.
    pub infinite: bool,
}

impl Level {
    /// These bounds, and those of a later `level` too.
    #[must_use]
    pub fn and(self, later: Level) -> Level {
        Level {
            depth: later.depth.or(self.depth),
            nodes: later.nodes.or(self.nodes),
            move_time: later.move_time.or(self.move_time),
            moves: later.moves.or(self.moves),
            time: later.time.or(self.time),
            increment: later.increment.or(self.increment),
            infinite: later.infinite || self.infinite,
        }
    }
}

/// Why the engine searches.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Mode {
    /// To move.
    Think,
    /// On the opponent's time: the expected reply is already played.
    Ponder,
    /// To tell about the position.
    Analyze,
}

impl FromStr for ToEngine {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<ToEngine, MessageError> {
        let line: Line = text.parse()?;
        let needed = |name: &'static str| {
            line.value(name).map(str::to_owned).ok_or(MessageError::Missing(name))
        };
        Ok(match line.command.as_str() {
            "hub" => ToEngine::Hub,
            "set-param" => ToEngine::SetParam { name: needed("name")?, value: needed("value")? },
            "init" => ToEngine::Init,
            "pos" => ToEngine::Position(position(&line)?),
            "level" => ToEngine::Level(level(&line)?),
            "go" => ToEngine::Go(mode(&line)),
            "ponder-hit" => ToEngine::PonderHit,
            "stop" => ToEngine::Stop,
            "ping" => ToEngine::Ping,
            "new-game" => ToEngine::NewGame,
            "quit" => ToEngine::Quit,
            _ => return Err(MessageError::UnknownCommand(line.command)),
        })
    }
}

fn position(line: &Line) -> Result<PositionText, MessageError> {
    let board = line.value("pos").map(str::to_owned);
    if board.is_none() && !line.has("start") {
        return Err(MessageError::Missing("pos"));
    }
    let moves = line.value("moves").unwrap_or_default();
    Ok(PositionText { board, moves: moves.split_whitespace().map(str::to_owned).collect() })
}

fn level(line: &Line) -> Result<Level, MessageError> {
    Ok(Level {
        depth: number(line, "depth")?,
        nodes: number(line, "nodes")?,
        move_time: seconds(line, "move-time")?,
        moves: number(line, "moves")?,
        time: seconds(line, "time")?,
        increment: seconds(line, "inc")?,
        infinite: line.has("infinite"),
    })
}

/// A bare `go` thinks.
fn mode(line: &Line) -> Mode {
    if line.has("ponder") {
        Mode::Ponder
    } else if line.has("analyze") || line.has("analyse") {
        Mode::Analyze
    } else {
        Mode::Think
    }
}

impl fmt::Display for ToEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = match self {
            ToEngine::Hub => Line::new("hub"),
            ToEngine::SetParam { name, value } => {
                Line::new("set-param").with("name", name).with("value", value)
            }
            ToEngine::Init => Line::new("init"),
            ToEngine::Position(position) => {
                let line = match &position.board {
                    Some(board) => Line::new("pos").with("pos", board),
                    None => Line::new("pos").with_flag("start"),
                };
                let moves = (!position.moves.is_empty()).then(|| position.moves.join(" "));
                line.with_some("moves", moves)
            }
            ToEngine::Level(level) => level.line(),
            ToEngine::Go(mode) => Line::new("go").with_flag(match mode {
                Mode::Think => "think",
                Mode::Ponder => "ponder",
                Mode::Analyze => "analyze",
            }),
            ToEngine::PonderHit => Line::new("ponder-hit"),
            ToEngine::Stop => Line::new("stop"),
            ToEngine::Ping => Line::new("ping"),
            ToEngine::NewGame => Line::new("new-game"),
            ToEngine::Quit => Line::new("quit"),
        };
        line.fmt(f)
    }
}

impl Level {
    fn line(&self) -> Line {
        let line = Line::new("level")
            .with_some("depth", self.depth)
            .with_some("nodes", self.nodes)
            .with_some("move-time", self.move_time.map(Seconds))
            .with_some("moves", self.moves)
            .with_some("time", self.time.map(Seconds))
            .with_some("inc", self.increment.map(Seconds));
        if self.infinite { line.with_flag("infinite") } else { line }
    }
}
