use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::number::{Men, Seconds, fraction, hundredths, number, seconds};
use super::{Line, MessageError};

/// What an engine says.
#[derive(Clone, Debug, PartialEq)]
pub enum FromEngine {
    /// Who it is.
    Id(Identity),
    /// A parameter that may be set.
    Param(Parameter),
    /// That was all: it waits for `init`.
    Wait,
    /// It is ready.
    Ready,
    /// What it thinks so far.
    Info(Info),
    /// The search is over.
    Done(Done),
    /// It is there.
    Pong,
    /// Something was wrong.
    Error {
        /// In the engine's own words.
        message: String,
    },
}

/// Who an engine is.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Identity {
    /// Its name.
    pub name: String,
    /// Its version, if it says.
    pub version: Option<String>,
    /// Who wrote it, if it says.
    pub author: Option<String>,
    /// Where from, if it says.
    pub country: Option<String>,
}

/// A parameter of an engine.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its value now.
    pub value: String,
    /// Which values it may have.
    pub kind: ParameterKind,
}

/// Which values a parameter may have.
#[derive(Clone, Debug, PartialEq)]
pub enum ParameterKind {
    /// `true` or `false`.
    Bool,
    /// A whole number within bounds.
    Int {
        /// The least.
        min: i64,
        /// The greatest.
        max: i64,
    },
    /// A number within bounds.
    Real {
        /// The least.
        min: f64,
        /// The greatest.
        max: f64,
    },
    /// Any text.
    Text,
    /// One of these words.
    Enum(Vec<String>),
}

/// What an engine thinks so far. It may say as little as it likes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Info {
    /// The depth of the iteration, in plies.
    pub depth: Option<u32>,
    /// The mean depth of the leaves.
    pub mean_depth: Option<f64>,
    /// In hundredths of a man, for the player to move. Beyond ±9000 it is a
    /// win in (10000 − score) plies.
    pub score: Option<i32>,
    /// The nodes searched.
    pub nodes: Option<u64>,
    /// The time taken.
    pub time: Option<Duration>,
    /// Millions of nodes a second.
    pub nps: Option<f64>,
    /// The moves it expects.
    pub pv: Vec<String>,
}

/// The end of a search.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Done {
    /// The move; none if there is no legal one.
    pub best: Option<String>,
    /// The reply it expects.
    pub ponder: Option<String>,
}

impl FromStr for FromEngine {
    type Err = MessageError;

    fn from_str(text: &str) -> Result<FromEngine, MessageError> {
        let line: Line = text.parse()?;
        let text = |name: &str| line.value(name).map(str::to_owned);
        Ok(match line.command.as_str() {
            "id" => FromEngine::Id(Identity {
                name: text("name").ok_or(MessageError::Missing("name"))?,
                version: text("version"),
                author: text("author"),
                country: text("country"),
            }),
            "param" => FromEngine::Param(parameter(&line)?),
            "wait" => FromEngine::Wait,
            "ready" => FromEngine::Ready,
            "info" => FromEngine::Info(info(&line)?),
            "done" => FromEngine::Done(Done { best: text("move"), ponder: text("ponder") }),
            "pong" => FromEngine::Pong,
            "error" => FromEngine::Error { message: text("message").unwrap_or_default() },
            _ => return Err(MessageError::UnknownCommand(line.command)),
        })
    }
}

fn parameter(line: &Line) -> Result<Parameter, MessageError> {
    let needed = |name: &'static str| line.value(name).ok_or(MessageError::Missing(name));
    let kind = match needed("type")? {
        "bool" => ParameterKind::Bool,
        "int" => ParameterKind::Int {
            min: number(line, "min")?.unwrap_or(i64::MIN),
            max: number(line, "max")?.unwrap_or(i64::MAX),
        },
        "real" => ParameterKind::Real {
            min: fraction(line, "min")?.unwrap_or(f64::MIN),
            max: fraction(line, "max")?.unwrap_or(f64::MAX),
        },
        "string" => ParameterKind::Text,
        "enum" => {
            let words = needed("values")?.split_whitespace();
            ParameterKind::Enum(words.map(str::to_owned).collect())
        }
        _ => return Err(MessageError::BadValue("type")),
    };
    let value = line.value("value").unwrap_or_default().to_owned();
    Ok(Parameter { name: needed("name")?.to_owned(), value, kind })
}

fn info(line: &Line) -> Result<Info, MessageError> {
    let pv = line.value("pv").unwrap_or_default();
    Ok(Info {
        depth: number(line, "depth")?,
        mean_depth: fraction(line, "mean-depth")?,
        score: hundredths(line, "score")?,
        nodes: number(line, "nodes")?,
        time: seconds(line, "time")?,
        nps: fraction(line, "nps")?,
        pv: pv.split_whitespace().map(str::to_owned).collect(),
    })
}

impl fmt::Display for FromEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = match self {
            FromEngine::Id(id) => Line::new("id")
                .with("name", &id.name)
                .with_some("version", id.version.as_ref())
                .with_some("author", id.author.as_ref())
                .with_some("country", id.country.as_ref()),
            FromEngine::Param(parameter) => parameter.line(),
            FromEngine::Wait => Line::new("wait"),
            FromEngine::Ready => Line::new("ready"),
            FromEngine::Info(info) => info.line(),
            FromEngine::Done(done) => Line::new("done")
                .with_some("move", done.best.as_ref())
                .with_some("ponder", done.ponder.as_ref()),
            FromEngine::Pong => Line::new("pong"),
            FromEngine::Error { message } => Line::new("error").with("message", message),
        };
        line.fmt(f)
    }
}

impl Parameter {
    fn line(&self) -> Line {
        let line = Line::new("param").with("name", &self.name).with("value", &self.value);
        match &self.kind {
            ParameterKind::Bool => line.with("type", "bool"),
            ParameterKind::Int { min, max } => {
                line.with("type", "int").with("min", min).with("max", max)
            }
            ParameterKind::Real { min, max } => {
                line.with("type", "real").with("min", min).with("max", max)
            }
            ParameterKind::Text => line.with("type", "string"),
            ParameterKind::Enum(words) => line.with("type", "enum").with("values", words.join(" ")),
        }
    }
}

impl Info {
    fn line(&self) -> Line {
        let pv = (!self.pv.is_empty()).then(|| self.pv.join(" "));
        Line::new("info")
            .with_some("depth", self.depth)
            .with_some("mean-depth", self.mean_depth)
            .with_some("score", self.score.map(Men))
            .with_some("nodes", self.nodes)
            .with_some("time", self.time.map(Seconds))
            .with_some("nps", self.nps)
            .with_some("pv", pv)
    }
}
