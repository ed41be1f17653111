use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use damier_pdn::{GameResult, Item, Limits, Record, read_games};

use super::{Finished, MatchScore, Points};

/// The games of a match in a PDN file, each written as it ends.
///
/// A match that was broken off goes on from it: whatever stands in the file is
/// not played again. When the match is over, the games stand in their order,
/// without those that came too late to count.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    names: [String; 2],
    conditions: String,
    /// The text of each game, to be put in order.
    texts: Vec<(usize, String)>,
}

/// Error when a journal cannot be used.
#[derive(Debug)]
#[non_exhaustive]
pub enum JournalError {
    /// The file exists, and nobody said that the match should go on from it.
    Exists(PathBuf),
    /// A game in it is from another match.
    OtherMatch(String),
    /// The file cannot be read or written.
    Io(io::Error),
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalError::Exists(path) => write!(f, "{} already exists", path.display()),
            JournalError::OtherMatch(what) => {
                write!(f, "the file has games of another match: {what}")
            }
            JournalError::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for JournalError {}

impl From<io::Error> for JournalError {
    fn from(error: io::Error) -> JournalError {
        JournalError::Io(error)
    }
}

impl Journal {
    /// Begins a journal, which must not exist yet. `conditions` tells one match
    /// from another.
    ///
    /// # Errors
    ///
    /// [`JournalError`] if it exists or cannot be written.
    pub fn create(
        path: &Path,
        names: &[String; 2],
        conditions: &str,
    ) -> Result<Journal, JournalError> {
        let file = OpenOptions::new().append(true).create_new(true).open(path);
        let file = file.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => JournalError::Exists(path.to_owned()),
            _ => JournalError::Io(error),
        })?;
        Ok(Journal {
            path: path.to_owned(),
            file,
            names: names.clone(),
            conditions: conditions.to_owned(),
            texts: Vec::new(),
        })
    }

    /// Goes on with a journal, and enters its games. One that is not there yet
    /// is begun; a game that was not written to its end is dropped.
    ///
    /// # Errors
    ///
    /// [`JournalError`] if it is another match's, or cannot be used.
    pub fn resume(
        path: &Path,
        names: &[String; 2],
        conditions: &str,
        standing: &mut MatchScore,
    ) -> Result<Journal, JournalError> {
        if !path.try_exists()? {
            return Journal::create(path, names, conditions);
        }
        let records = read_games(File::open(path)?, &Limits::default())?;
        let mut journal = Journal {
            path: path.to_owned(),
            file: OpenOptions::new().append(true).open(path)?,
            names: names.clone(),
            conditions: conditions.to_owned(),
            texts: Vec::new(),
        };
        for record in records.iter().filter(|record| is_whole(record)) {
            let (game, points) = journal.check(record, standing.n_games())?;
            standing.enter(game, points);
            journal.texts.push((game, record.to_pdn()));
        }
        let texts: Vec<&str> = journal.texts.iter().map(|(_, text)| text.as_str()).collect();
        journal.rewrite(&texts.join("\n"))?;
        Ok(journal)
    }

    /// Writes a game down, at once and whole.
    ///
    /// # Errors
    ///
    /// The error of the file.
    pub fn write(&mut self, finished: &Finished) -> io::Result<()> {
        let text = self.record(finished).to_pdn();
        let separator = if self.texts.is_empty() { "" } else { "\n" };
        self.file.write_all(format!("{separator}{text}").as_bytes())?;
        self.file.flush()?;
        self.texts.push((finished.number, text));
        Ok(())
    }

    /// Puts the games that count in order.
    ///
    /// # Errors
    ///
    /// The error of the file.
    pub fn finish(mut self, standing: &MatchScore) -> io::Result<()> {
        self.texts.retain(|(game, _)| standing.counts(*game));
        self.texts.sort();
        let texts: Vec<&str> = self.texts.iter().map(|(_, text)| text.as_str()).collect();
        self.rewrite(&texts.join("\n"))
    }

    /// Replaces the file in one step, so that there is no moment without it.
    fn rewrite(&mut self, text: &str) -> io::Result<()> {
        let mut name = self.path.clone().into_os_string();
        name.push(".new");
        fs::write(&name, text)?;
        fs::rename(&name, &self.path)?;
        self.file = OpenOptions::new().append(true).open(&self.path)?;
        Ok(())
    }

    fn record(&self, finished: &Finished) -> Record {
        let (pair, second) = (finished.number / 2, finished.number % 2);
        let round = format!("{}.{}", pair + 1, second + 1);
        let plies = finished.played.game.moves().count().to_string();
        let tags = [
            ("Event", "Damier match"),
            ("Round", &round),
            ("White", &self.names[second]),
            ("Black", &self.names[1 - second]),
            ("PlyCount", &plies),
            ("Conditions", &self.conditions),
        ];
        let mut record = Record::of_game(&finished.played.game, &tags);
        record.items.push(Item::Comment(finished.played.ending.to_string().into()));
        record
    }

    /// Which game this is, and what the first player got from it.
    fn check(&self, record: &Record, n_games: usize) -> Result<(usize, Points), JournalError> {
        let tag = |name: &str| record.tag(name).unwrap_or_default();
        let expect = |name: &str, expected: &str| match tag(name) == expected {
            true => Ok(()),
            false => Err(JournalError::OtherMatch(format!("{name} is {:?}", tag(name)))),
        };
        expect("Conditions", &self.conditions)?;
        let other = |name: &str| JournalError::OtherMatch(format!("{name} is {:?}", tag(name)));
        let game = game_number(tag("Round")).filter(|&game| game < n_games);
        let game = game.ok_or_else(|| other("Round"))?;
        expect("White", &self.names[game % 2])?;
        expect("Black", &self.names[1 - game % 2])?;
        let points = match (record.outcome(), game % 2) {
            (GameResult::Draw, _) => Points::Draw,
            (GameResult::White, 0) | (GameResult::Black, 1) => Points::Win,
            (GameResult::White | GameResult::Black, _) => Points::Loss,
            _ => return Err(other("Result")),
        };
        Ok((game, points))
    }
}

/// Whether a game was written to its end: the last thing is how it ended.
fn is_whole(record: &Record) -> bool {
    let plies = record.tag("PlyCount").and_then(|text| text.parse::<usize>().ok());
    let has_ending = matches!(record.items.last(), Some(Item::Comment(_)));
    has_ending && plies == Some(record.main_line().count())
}

/// `17.2` is the second game of the seventeenth pair.
fn game_number(round: &str) -> Option<usize> {
    let (pair, game) = round.split_once('.')?;
    let (pair, game): (usize, usize) = (pair.parse().ok()?, game.parse().ok()?);
    let pair = pair.checked_sub(1)?;
    (1..=2).contains(&game).then(|| pair.checked_mul(2)?.checked_add(game - 1)).flatten()
}
