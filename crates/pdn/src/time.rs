use std::fmt;
use std::time::Duration;

/// The value of a TimeControl tag: periods that follow each other.
#[derive(Clone, Debug, Eq, PartialEq, Hash)]
pub enum TimeControl {
    /// `?`: not known.
    Unknown,
    /// `-`: without a clock.
    None,
    /// One or more periods.
    Periods(Vec<Period>),
}

/// One period of a time control. All times are in seconds.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
pub enum Period {
    /// `40/7200`: so many moves in so much time.
    Moves {
        /// The moves.
        moves: u32,
        /// The time for them.
        seconds: u32,
    },
    /// `4500+60`: time for the rest, and more with every move.
    Increment {
        /// The time.
        seconds: u32,
        /// What each move adds.
        increment: u32,
    },
    /// `300`: time for the rest.
    SuddenDeath(u32),
    /// `*180`: a sandclock.
    Sandclock(u32),
}

impl TimeControl {
    /// Reads the value of a tag.
    #[must_use]
    pub fn parse(text: &str) -> Option<TimeControl> {
        match text.trim() {
            "?" | "" => Some(TimeControl::Unknown),
            "-" => Some(TimeControl::None),
            periods => {
                let periods: Option<Vec<Period>> = periods.split(':').map(Period::parse).collect();
                periods.map(TimeControl::Periods)
            }
        }
    }
}

impl Period {
    fn parse(text: &str) -> Option<Period> {
        let text = text.trim();
        if let Some(seconds) = text.strip_prefix('*') {
            return Some(Period::Sandclock(seconds.parse().ok()?));
        }
        if let Some((moves, seconds)) = text.split_once('/') {
            let (moves, seconds) = (moves.parse().ok()?, seconds.parse().ok()?);
            return Some(Period::Moves { moves, seconds });
        }
        if let Some((seconds, increment)) = text.split_once('+') {
            let (seconds, increment) = (seconds.parse().ok()?, increment.parse().ok()?);
            return Some(Period::Increment { seconds, increment });
        }
        text.parse().ok().map(Period::SuddenDeath)
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let periods = match self {
            TimeControl::Unknown => return f.write_str("?"),
            TimeControl::None => return f.write_str("-"),
            TimeControl::Periods(periods) => periods,
        };
        for (i, period) in periods.iter().enumerate() {
            if i > 0 {
                f.write_str(":")?;
            }
            match period {
                Period::Moves { moves, seconds } => write!(f, "{moves}/{seconds}")?,
                Period::Increment { seconds, increment } => write!(f, "{seconds}+{increment}")?,
                Period::SuddenDeath(seconds) => write!(f, "{seconds}")?,
                Period::Sandclock(seconds) => write!(f, "*{seconds}")?,
            }
        }
        Ok(())
    }
}

/// A command inside a comment: `[%clk 0:03:25]`.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Command<'a> {
    /// Its name, without the sign before it.
    pub name: &'a str,
    /// What follows the name.
    pub value: &'a str,
}

/// The commands in a comment.
pub fn commands(comment: &str) -> impl Iterator<Item = Command<'_>> {
    comment.split("[%").skip(1).filter_map(|rest| {
        let (body, _) = rest.split_once(']')?;
        let (name, value) = body.split_once(char::is_whitespace).unwrap_or((body, ""));
        Some(Command { name, value: value.trim() })
    })
}

impl Command<'_> {
    /// The time of a clock command: `clk` (left on the clock), `mct` (shown by
    /// it), `emt` and `egt` (spent on the move, and in the game).
    #[must_use]
    pub fn time(&self) -> Option<Duration> {
        matches!(self.name, "clk" | "mct" | "emt" | "egt").then(|| time(self.value)).flatten()
    }

    /// The times of both clocks, White's first: `[%clock w0:00:10 B0:00:03]`.
    /// The clock in upper case is running.
    #[must_use]
    pub fn clocks(&self) -> Option<(Duration, Duration)> {
        let of = |letter: char| {
            let mut words = self.value.split_whitespace();
            let word = words.find(|word| word.to_ascii_lowercase().starts_with(letter))?;
            time(&word[1..])
        };
        (self.name == "clock").then(|| of('w').zip(of('b'))).flatten()
    }

    /// The evaluation of `[%eval 0.35]`, in men, for White if positive.
    #[must_use]
    pub fn evaluation(&self) -> Option<f64> {
        let value: f64 = (self.name == "eval").then(|| self.value.parse().ok()).flatten()?;
        value.is_finite().then_some(value)
    }
}

/// Hours, minutes and seconds, or less of them: `1:02:03`, `2:03`, `3.5`.
fn time(text: &str) -> Option<Duration> {
    const MOST_SECONDS: f64 = 1e7;
    let mut seconds = 0.0;
    for part in text.trim().split(':') {
        let part: f64 = part.parse().ok().filter(|part: &f64| *part >= 0.0)?;
        seconds = 60.0 * seconds + part;
    }
    (seconds < MOST_SECONDS).then(|| Duration::from_secs_f64(seconds))
}
