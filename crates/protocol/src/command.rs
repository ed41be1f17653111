use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// How to start an engine: words, and the folder to start it in.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct CommandLine {
    /// The program.
    pub program: String,
    /// Its arguments.
    pub arguments: Vec<String>,
    /// The folder it starts in; ours if there is none.
    pub folder: Option<PathBuf>,
}

/// Error when a text is no command line.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
#[non_exhaustive]
pub enum CommandLineError {
    /// There is no word in it.
    Empty,
    /// A quote is never closed.
    Quote,
}

impl fmt::Display for CommandLineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CommandLineError::Empty => "a command line names a program",
            CommandLineError::Quote => "a quote in the command line is not closed",
        })
    }
}

impl std::error::Error for CommandLineError {}

/// Reads words separated by blanks; single or double quotes keep blanks.
impl FromStr for CommandLine {
    type Err = CommandLineError;

    fn from_str(text: &str) -> Result<CommandLine, CommandLineError> {
        let mut words = Vec::new();
        let mut word: Option<String> = None;
        let mut quote = None;
        for c in text.chars() {
            match quote {
                Some(open) if c == open => quote = None,
                None if c == '"' || c == '\'' => {
                    quote = Some(c);
                    // Quotes with nothing in them are a word too.
                    word.get_or_insert_default();
                }
                None if c.is_whitespace() => words.extend(word.take()),
                _ => word.get_or_insert_default().push(c),
            }
        }
        if quote.is_some() {
            return Err(CommandLineError::Quote);
        }
        words.extend(word);
        let mut words = words.into_iter();
        let program = words.next().ok_or(CommandLineError::Empty)?;
        Ok(CommandLine { program, arguments: words.collect(), folder: None })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_keep_blanks() {
        let line: CommandLine = "./scan  'a b'\"c\" \"\" hub".parse().unwrap();
        assert_eq!(line.program, "./scan");
        assert_eq!(line.arguments, ["a bc", "", "hub"]);
        assert_eq!(" ".parse::<CommandLine>(), Err(CommandLineError::Empty));
        assert_eq!("a 'b".parse::<CommandLine>(), Err(CommandLineError::Quote));
    }
}
