//! Games from text into a folder.

use std::io::{self, BufRead};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use damier_api::{MOST_ENTRIES, Patience, Replayed, kept_form};
use damier_pdn::{Limits, try_for_each_game};

use super::{Format, line, pdn};
use crate::judge;
use crate::keeping::{KeepingError, Progress, take};
use crate::store::portable::{Inlet, Known, Portable};
use crate::store::seating::Seating;
use crate::store::{GameId, Owner, Standing};

/// So many games are written at once.
const AT_ONCE: usize = 100;
/// Longer than any game that people play.
const LONGEST_LINE: u64 = 16 << 20;
/// No game takes longer to play again unless it was made to.
const LONG: Duration = Duration::from_secs(10);

/// What became of the games of a file.
#[derive(Clone, Debug, Default)]
pub struct Imported {
    /// How many were taken.
    pub games: u64,
    /// How many entries they have.
    pub entries: u64,
    /// Those that were not taken as they are.
    pub not_taken: Vec<NotTaken>,
}

/// A game that was not taken as it is.
#[derive(Clone, Debug)]
pub struct NotTaken {
    /// The line of the file in which it stands or begins, from 1.
    pub line: u64,
    /// Why.
    pub why: Refused,
}

/// Why a game was not taken as it is.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Refused {
    /// It is there already.
    Known(String),
    /// Another game has its id: it was taken under a new one.
    Renamed {
        /// As it was called.
        from: String,
        /// As it is called now.
        to: String,
    },
    /// It was taken, but nothing leads into the room that it was played in.
    WithoutRoom(String),
    /// It is there already, and its room was taken.
    RoomPutBack(String),
    /// It is no game.
    Wrong(String),
}

/// Takes all games of a text that are not there yet. What cannot have happened
/// is refused, and the rest goes on.
///
/// # Errors
///
/// [`KeepingError`] if the text cannot be read or the games not be written, or
/// a server has the folder. What was written before stays.
pub fn import(
    folder: &Path,
    source: &mut dyn BufRead,
    progress: Progress<'_>,
) -> Result<Imported, KeepingError> {
    let folder = take(folder)?;
    let file = folder.games_file();
    let inlet = Inlet::open(&file)?;
    let failed = |error: rusqlite::Error| KeepingError::Write(io::Error::other(error));
    let mut import = Import { inlet, waiting: Vec::new(), done: Imported::default(), progress };
    match format(source).map_err(KeepingError::Read)? {
        Format::Ndjson => import.lines(source)?,
        Format::Pdn => import.records(source)?,
    }
    import.write().map_err(failed)?;
    let Import { inlet, done, .. } = import;
    inlet.close().map_err(failed)?;
    Ok(done)
}

/// What a text is, by its first signs.
fn format(source: &mut dyn BufRead) -> io::Result<Format> {
    let start = source.fill_buf()?;
    let start = start.strip_prefix("\u{feff}".as_bytes()).unwrap_or(start).trim_ascii_start();
    // A comment of PDN begins with a brace too, but hardly with this.
    Ok(if start.starts_with(b"{\"") { Format::Ndjson } else { Format::Pdn })
}

struct Import<'a> {
    inlet: Inlet,
    waiting: Vec<(Portable, Standing)>,
    done: Imported,
    progress: Progress<'a>,
}

impl Import<'_> {
    fn lines(&mut self, source: &mut dyn BufRead) -> Result<(), KeepingError> {
        let mut bytes = Vec::new();
        for number in 1.. {
            bytes.clear();
            let mut part = io::Read::take(&mut *source, LONGEST_LINE);
            part.read_until(b'\n', &mut bytes).map_err(KeepingError::Read)?;
            if bytes.is_empty() {
                break;
            }
            if bytes.len() as u64 == LONGEST_LINE && bytes.last() != Some(&b'\n') {
                skip_line(source).map_err(KeepingError::Read)?;
                self.refuse(number, Refused::Wrong("the line is too long".into()));
                continue;
            }
            let text = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&bytes).trim_ascii();
            if text.is_empty() {
                continue;
            }
            let game =
                str::from_utf8(text).map_err(|_| "it is no text".to_owned()).and_then(line::read);
            self.take(number, game)?;
        }
        Ok(())
    }

    fn records(&mut self, source: &mut dyn BufRead) -> Result<(), KeepingError> {
        let told = try_for_each_game(source, &Limits::DEFAULT, |record| {
            let line = record.place.map_or(1, |place| place.line);
            // Words between games, in which numbers look like moves.
            if record.tags.is_empty() && record.move_places.is_empty() {
                return ControlFlow::Continue(());
            }
            match self.take(u64::from(line), pdn::read(&record)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => ControlFlow::Break(error),
            }
        });
        match told.map_err(KeepingError::Read)? {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(error) => Err(error),
        }
    }

    fn refuse(&mut self, line: u64, why: Refused) {
        self.done.not_taken.push(NotTaken { line, why });
    }

    fn take(&mut self, line: u64, game: Result<Portable, String>) -> Result<(), KeepingError> {
        let failed = |error: rusqlite::Error| KeepingError::Write(io::Error::other(error));
        let judged = game.and_then(|mut game| judge(&mut game).map(|standing| (game, standing)));
        let (mut game, standing) = match judged {
            Ok(judged) => judged,
            Err(why) => {
                self.refuse(line, Refused::Wrong(why));
                return Ok(());
            }
        };
        let is_near = |other: &Portable| other.id == game.id || shares_key(other, &game);
        if self.waiting.iter().any(|(other, _)| is_near(other)) {
            self.write().map_err(failed)?;
        }
        match self.inlet.known(&game).map_err(failed)? {
            Known::No => {}
            Known::Same => {
                self.refuse(line, Refused::Known(game.id));
                return Ok(());
            }
            Known::WithoutRoom => {
                if let Some(room) = &game.room {
                    self.inlet.put_room_back(room).map_err(failed)?;
                    self.refuse(line, Refused::RoomPutBack(game.id));
                }
                return Ok(());
            }
            Known::RoomTaken => {
                let why = "the addresses of its room lead to another game".to_owned();
                self.refuse(line, Refused::Wrong(why));
                return Ok(());
            }
            // Its addresses lead to one game, and to this one already.
            Known::Other if game.room.is_some() => {
                let why = format!("the room of game {} is here with another course", game.id);
                self.refuse(line, Refused::Wrong(why));
                return Ok(());
            }
            Known::Other => {
                let new = GameId::random()
                    .map_err(|error| KeepingError::Write(io::Error::other(error.to_string())))?;
                let from = std::mem::replace(&mut game.id, new.to_string());
                self.refuse(line, Refused::Renamed { from, to: game.id.clone() });
            }
        }
        if game.room.is_none() && game.owner == Some(Owner::ROOM) {
            self.refuse(line, Refused::WithoutRoom(game.id.clone()));
        }
        self.done.games += 1;
        self.done.entries += game.entries.len() as u64;
        self.waiting.push((game, standing));
        (self.progress)(self.done.games, None);
        if self.waiting.len() >= AT_ONCE {
            self.write().map_err(failed)?;
        }
        Ok(())
    }

    fn write(&mut self) -> rusqlite::Result<()> {
        self.inlet.put(&self.waiting)?;
        self.waiting.clear();
        Ok(())
    }
}

/// Whether two rooms have an address in common.
fn shares_key(one: &Portable, other: &Portable) -> bool {
    let (Some(one), Some(other)) = (&one.room, &other.room) else {
        return false;
    };
    [&one.join, &one.watch].into_iter().any(|key| [&other.join, &other.watch].contains(&key))
}

/// Passes over the rest of a line.
fn skip_line(source: &mut dyn BufRead) -> io::Result<()> {
    loop {
        let bytes = source.fill_buf()?;
        if bytes.is_empty() {
            return Ok(());
        }
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(bytes.len(), |end| end + 1);
        source.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}

/// Plays a game that comes from outside, and gives its entries the form in which
/// they are kept.
///
/// # Errors
///
/// Why it cannot have happened.
fn judge(game: &mut Portable) -> Result<Standing, String> {
    if GameId::parse(&game.id).is_none() {
        return Err(format!("{:?} is no id", game.id));
    }
    if game.entries.len() > MOST_ENTRIES {
        return Err(format!("more than {MOST_ENTRIES} entries"));
    }
    let header = damier_api::read_header(&game.header).ok_or("its header is none")?;
    if let Some(fault) = judge::fault(&header) {
        return Err(fault.to_owned());
    }
    let mut replayed = Replayed::begin(&header).map_err(|error| error.to_string())?;
    let until = Instant::now() + LONG;
    let go_on = || Instant::now() < until;
    let patience = Patience::new(&go_on);
    let mut seating = (game.owner == Some(Owner::ROOM)).then(Seating::default);
    for (number, (text, _)) in game.entries.iter_mut().enumerate() {
        if !patience.lasts() {
            return Err("it takes too long to play it again".to_owned());
        }
        replayed.play(text).map_err(|error| error.to_string())?;
        if let Some(seating) = &mut seating {
            seating.hear(text).map_err(|why| format!("entry {number} {why}"))?;
        }
        if let Some(form) = kept_form(text, replayed.game.rules()) {
            *text = form;
        }
    }
    Ok(judge::standing(&replayed))
}
