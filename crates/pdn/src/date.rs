use std::fmt;

/// A date as files give it: any part may be unknown.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash)]
pub struct Date {
    /// The year.
    pub year: Option<u16>,
    /// The month, from 1.
    pub month: Option<u8>,
    /// The day, from 1.
    pub day: Option<u8>,
}

impl Date {
    /// Reads `2003.03.??`, and leniently `1970.4.2`, `2003-03-01`,
    /// `13-01-1996` and `2007`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Date> {
        let parts: Vec<&str> = text.trim().split(['.', '-', '/']).map(str::trim).collect();
        let is_year = |part: &str| part.len() == 4;
        let (year, month, day) = match parts[..] {
            [year] if is_year(year) => (year, "?", "?"),
            [year, month] if is_year(year) => (year, month, "?"),
            [year, month, day] if is_year(year) => (year, month, day),
            [day, month, year] if is_year(year) => (year, month, day),
            _ => return None,
        };
        let date = Date { year: number(year)?, month: number(month)?, day: number(day)? };
        let month_fits = date.month.is_none_or(|month| (1..=12).contains(&month));
        let day_fits = date.day.is_none_or(|day| (1..=31).contains(&day));
        (month_fits && day_fits).then_some(date)
    }
}

/// A number, or question marks for none; `None` for anything else.
fn number<T: std::str::FromStr>(text: &str) -> Option<Option<T>> {
    if !text.is_empty() && text.bytes().all(|byte| byte == b'?') {
        return Some(None);
    }
    text.parse().ok().map(Some)
}

/// Writes the standard's form.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.year {
            Some(year) => write!(f, "{year:04}")?,
            None => f.write_str("????")?,
        }
        for part in [self.month, self.day] {
            match part {
                Some(part) => write!(f, ".{part:02}")?,
                None => f.write_str(".??")?,
            }
        }
        Ok(())
    }
}
