use std::fmt;
use std::io::{self, BufRead, Read};
use std::str::FromStr;

/// No line may be longer than this, in bytes.
pub const LONGEST_LINE: usize = 64 * 1024;

/// A line taken apart: a command and its arguments in order.
///
/// Blanks separate; around `=` they are allowed. A value with blanks, quotes
/// or `=` stands in double quotes, and there is no way to write such a quote
/// inside: printing turns it into an apostrophe.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Line {
    /// The first word.
    pub command: String,
    /// What follows it.
    pub arguments: Vec<Argument>,
}

/// One argument of a [`Line`]: `name=value`, or a flag without a value.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Argument {
    /// Its name.
    pub name: String,
    /// Its value; a flag has none.
    pub value: Option<String>,
}

/// Error when a text is no line of the protocol.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum LineError {
    /// It is longer than [`LONGEST_LINE`].
    TooLong,
    /// There is nothing in it.
    Empty,
    /// A name was expected at this byte.
    Name(usize),
    /// The quote at this byte is never closed.
    Quote(usize),
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::TooLong => f.write_str("the line is too long"),
            LineError::Empty => f.write_str("the line is empty"),
            LineError::Name(at) => write!(f, "expected a name at character {}", at + 1),
            LineError::Quote(at) => write!(f, "the quote at character {} is not closed", at + 1),
        }
    }
}

impl std::error::Error for LineError {}

impl Line {
    /// A line without arguments yet.
    #[must_use]
    pub fn new(command: &str) -> Line {
        Line { command: command.to_owned(), arguments: Vec::new() }
    }

    /// The line with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Line {
        let value = Some(value.to_string());
        self.arguments.push(Argument { name: name.to_owned(), value });
        self
    }

    /// The line with one more argument, if there is a value for it.
    #[must_use]
    pub fn with_some(self, name: &str, value: Option<impl fmt::Display>) -> Line {
        match value {
            Some(value) => self.with(name, value),
            None => self,
        }
    }

    /// The line with one more flag.
    #[must_use]
    pub fn with_flag(mut self, name: &str) -> Line {
        self.arguments.push(Argument { name: name.to_owned(), value: None });
        self
    }

    /// The value of the first argument with this name.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&str> {
        let argument = self.arguments.iter().find(|argument| argument.name == name)?;
        argument.value.as_deref()
    }

    /// Whether the line has this argument, with or without a value.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.arguments.iter().any(|argument| argument.name == name)
    }
}

impl FromStr for Line {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Line, LineError> {
        if text.len() > LONGEST_LINE {
            return Err(LineError::TooLong);
        }
        let mut scanner = Scanner { text, at: 0 };
        scanner.skip_blanks();
        if scanner.is_at_end() {
            return Err(LineError::Empty);
        }
        let mut line = Line::new(scanner.name()?);
        loop {
            scanner.skip_blanks();
            if scanner.is_at_end() {
                return Ok(line);
            }
            let name = scanner.name()?.to_owned();
            scanner.skip_blanks();
            let value = if scanner.skip('=') {
                scanner.skip_blanks();
                Some(scanner.value()?.replace(|c: char| c.is_ascii_control(), " "))
            } else {
                None
            };
            line.arguments.push(Argument { name, value });
        }
    }
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn is_at_end(&self) -> bool {
        self.rest().is_empty()
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches(is_blank).len();
    }

    fn skip(&mut self, wanted: char) -> bool {
        let found = self.rest().starts_with(wanted);
        self.at += if found { wanted.len_utf8() } else { 0 };
        found
    }

    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| is_blank(c) || c == '=' || c == '"').unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    fn name(&mut self) -> Result<&'a str, LineError> {
        let at = self.at;
        Some(self.word()).filter(|word| !word.is_empty()).ok_or(LineError::Name(at))
    }

    fn value(&mut self) -> Result<&'a str, LineError> {
        let at = self.at;
        if !self.skip('"') {
            return self.name();
        }
        let (value, _) = self.rest().split_once('"').ok_or(LineError::Quote(at))?;
        self.at += value.len() + 1;
        Ok(value)
    }
}

fn is_blank(c: char) -> bool {
    c.is_ascii_whitespace() || c.is_ascii_control()
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)?;
        for Argument { name, value } in &self.arguments {
            write!(f, " {name}")?;
            let Some(value) = value else {
                continue;
            };
            if value.is_empty() || value.contains(|c| is_blank(c) || c == '=' || c == '"') {
                let safe = value.replace('"', "'").replace(|c: char| c.is_ascii_control(), " ");
                write!(f, "=\"{safe}\"")?;
            } else {
                write!(f, "={value}")?;
            }
        }
        Ok(())
    }
}

/// Reads the next line; `None` at the end of the input. A line that is too
/// long is skipped without being kept.
///
/// # Errors
///
/// The error of the input, if it fails.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, LineError>>> {
    let mut bytes = Vec::new();
    let limit = LONGEST_LINE as u64 + 1;
    if input.by_ref().take(limit).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > LONGEST_LINE {
        skip_line(input)?;
        return Ok(Some(Err(LineError::TooLong)));
    }
    Ok(Some(Ok(String::from_utf8_lossy(&bytes).trim_end_matches('\r').to_owned())))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, printed: &str) {
        let line: Line = text.parse().unwrap();
        assert_eq!(line.to_string(), printed);
        assert_eq!(printed.parse(), Ok(line));
    }

    #[test]
    fn values_are_quoted_only_where_they_must_be() {
        check("  id name = Scan  author=\"Fabien L\" country=\"\"", {
            "id name=Scan author=\"Fabien L\" country=\"\""
        });
        check("level infinite", "level infinite");
        check("set-param name=variant value=\"jumbo/rows=3\"", {
            "set-param name=variant value=\"jumbo/rows=3\""
        });
    }

    #[test]
    fn a_quote_inside_a_value_becomes_an_apostrophe() {
        let line = Line::new("error").with("message", "no \"such\"\nthing");
        assert_eq!(line.to_string(), "error message=\"no 'such' thing\"");
    }

    #[test]
    fn what_is_no_line_says_where() {
        assert_eq!("".parse::<Line>(), Err(LineError::Empty));
        assert_eq!("go =think".parse::<Line>(), Err(LineError::Name(3)));
        assert_eq!("id name=\"x".parse::<Line>(), Err(LineError::Quote(8)));
        assert_eq!("id name=".parse::<Line>(), Err(LineError::Name(8)));
        assert_eq!("x".repeat(LONGEST_LINE + 1).parse::<Line>(), Err(LineError::TooLong));
    }

    #[test]
    fn a_line_too_long_is_skipped_and_the_next_one_read() {
        let text = format!("{}\nping\r\nlast", "x".repeat(3 * LONGEST_LINE));
        let mut input = io::BufReader::new(text.as_bytes());
        assert_eq!(read_line(&mut input).unwrap(), Some(Err(LineError::TooLong)));
        assert_eq!(read_line(&mut input).unwrap(), Some(Ok("ping".to_owned())));
        assert_eq!(read_line(&mut input).unwrap(), Some(Ok("last".to_owned())));
        assert_eq!(read_line(&mut input).unwrap(), None);
    }
}
