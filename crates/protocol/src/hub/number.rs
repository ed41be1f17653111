//! Numbers as Hub writes them: seconds and men are decimal fractions.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::{Line, MessageError};

/// Seconds, with no more decimals than needed.
pub(super) struct Seconds(pub(super) Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nanos = self.0.subsec_nanos();
        if nanos == 0 {
            return write!(f, "{}", self.0.as_secs());
        }
        let decimals = format!("{nanos:09}");
        write!(f, "{}.{}", self.0.as_secs(), decimals.trim_end_matches('0'))
    }
}

/// Hundredths of a man as men.
pub(super) struct Men(pub(super) i32);

impl fmt::Display for Men {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{:02}", self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100)
    }
}

/// The value of an argument as a number, if the line has it.
pub(super) fn number<T: FromStr>(
    line: &Line,
    name: &'static str,
) -> Result<Option<T>, MessageError> {
    line.value(name).map(|text| text.parse().map_err(|_| MessageError::BadValue(name))).transpose()
}

/// The value of an argument as a finite fraction.
pub(super) fn fraction(line: &Line, name: &'static str) -> Result<Option<f64>, MessageError> {
    match number::<f64>(line, name)? {
        Some(value) if !value.is_finite() => Err(MessageError::BadValue(name)),
        value => Ok(value),
    }
}

/// The value of an argument as a time, to the microsecond. A clock may already
/// be below zero; thirty years are as good as none.
pub(super) fn seconds(line: &Line, name: &'static str) -> Result<Option<Duration>, MessageError> {
    const LONGEST: f64 = 1e9;
    match fraction(line, name)? {
        Some(value) if value > LONGEST => Err(MessageError::BadValue(name)),
        value => {
            Ok(value.map(|value| Duration::from_micros((value.max(0.0) * 1e6).round() as u64)))
        }
    }
}

/// The value of an argument, in men, as hundredths.
pub(super) fn hundredths(line: &Line, name: &'static str) -> Result<Option<i32>, MessageError> {
    Ok(fraction(line, name)?.map(|men| (men * 100.0).round() as i32))
}
