//! Files of games: what is in them.

use damier_contract::{Beginning, GameInFile, Imported, ProblemKind};
use std::io::{self, Read};
use std::ops::ControlFlow;

use damier_coach::count_findings;
use damier_locale::Texts;
use damier_pdn::{Checked, Item, Limits, Place, Record, try_for_each_game};

use crate::game::digest::full_moves;
use crate::patience::Patience;
use crate::problem::Problem;

/// The longest part of a file, in bytes: longer ones are told part by part.
const LONGEST_PART: usize = 1 << 20;
/// The most games that are listed at once.
const MOST_GAMES: usize = 500;
/// The longest name that is shown.
const LONGEST_NAME: usize = 200;

/// Less than a program for whole collections takes: this is shown on a page.
pub(crate) const LIMITS: Limits =
    Limits { token: 64 << 10, depth: 32, items: 4000, ..Limits::DEFAULT };

/// A text, and where in its file it begins.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Part<'a> {
    pub(crate) text: &'a str,
    pub(crate) place: Place,
    /// Whether the file goes on behind it. Then the last game may go on there,
    /// and is left to the next question.
    pub(crate) has_more: bool,
}

/// Lists the games of a part of a file.
pub(crate) fn import(
    part: Part<'_>,
    texts: &Texts,
    patience: Patience<'_>,
) -> Result<Imported, Problem> {
    let mut games: Vec<GameInFile> = Vec::new();
    let mut lines = Lines::of(part.text);
    let begins = |start, place: Place| {
        let Place { line, column } = place.within(part.place);
        Beginning { start, line, column }
    };
    let told = each_game(part.text, part.has_more, patience, |record| {
        if !patience.lasts() {
            return ControlFlow::Break(begins(0, Place::START));
        }
        let place = record.place.unwrap_or(Place::START);
        let beginning = begins(lines.offset(place), place);
        if games.len() == MOST_GAMES {
            return ControlFlow::Break(beginning);
        }
        games.push(game_in_file(&record, games.len(), beginning, texts, patience));
        ControlFlow::Continue(())
    })?;
    // The last one may have been broken off.
    patience.check()?;
    let next = match told {
        Told::All => None,
        Told::Until(beginning) => Some(beginning),
        Told::Unfinished => Some(match games.pop() {
            Some(last) => last.beginning,
            None => begins(0, Place::START),
        }),
    };
    Ok(Imported { games, next })
}

fn game_in_file(
    record: &Record,
    number: usize,
    beginning: Beginning,
    texts: &Texts,
    patience: Patience<'_>,
) -> GameInFile {
    let checked = record.check_while(&|| patience.lasts());
    GameInFile {
        number,
        beginning,
        white: tag(record, "White"),
        black: tag(record, "Black"),
        event: tag(record, "Event"),
        site: tag(record, "Site"),
        date: tag(record, "Date"),
        title: texts.ruleset_title(&checked.rules),
        result: record.outcome().text(checked.game_type.scale()),
        moves: checked.moves.len(),
        full_moves: full_moves(u32::try_from(checked.moves.len()).unwrap_or(u32::MAX)),
        findings: count_findings(record, &checked),
    }
}

/// One game of a file, by its number.
pub(crate) fn find(
    pdn: &str,
    number: usize,
    patience: Patience<'_>,
) -> Result<(Record, Checked), Problem> {
    let mut before = 0;
    let found = each_game(pdn, false, patience, |record| {
        if before == number {
            return ControlFlow::Break(record);
        }
        before += 1;
        ControlFlow::Continue(())
    })?;
    let Told::Until(record) = found else {
        return Err(Problem::new(ProblemKind::Nothing, "no such game"));
    };
    let checked = record.check_while(&|| patience.lasts());
    patience.check()?;
    Ok((record, checked))
}

/// How far a text was told.
pub(crate) enum Told<B> {
    All,
    /// One was taken.
    Until(B),
    /// Up to the game that goes on behind the text.
    Unfinished,
}

/// Shows the games of a text one by one, keeping none, until one is taken.
pub(crate) fn each_game<B>(
    pdn: &str,
    has_more: bool,
    patience: Patience<'_>,
    mut visit: impl FnMut(Record) -> ControlFlow<B>,
) -> Result<Told<B>, Problem> {
    if pdn.len() > LONGEST_PART {
        return Err(Problem::new(ProblemKind::TooLong, "the text is longer than 1 MiB"));
    }
    let visit_games = |record: Record| match is_game(&record, patience) {
        true => visit(record),
        false => ControlFlow::Continue(()),
    };
    let told = if has_more {
        try_for_each_game(pdn.as_bytes().chain(NotHere), &LIMITS, visit_games)
    } else {
        try_for_each_game(pdn.as_bytes(), &LIMITS, visit_games)
    };
    match told {
        Ok(ControlFlow::Break(taken)) => Ok(Told::Until(taken)),
        Ok(ControlFlow::Continue(())) => Ok(Told::All),
        Err(_) if has_more => Ok(Told::Unfinished),
        Err(error) => Err(Problem::new(ProblemKind::Unreadable, error)),
    }
}

/// The part of a file that was not sent: no game ends where it begins.
struct NotHere;

impl Read for NotHere {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::ErrorKind::UnexpectedEof.into())
    }
}

/// Whether this is a game, or other words in which numbers may look like moves.
fn is_game(record: &Record, patience: Patience<'_>) -> bool {
    let is_set_up = record.items.iter().any(|item| matches!(item, Item::Setup(_)));
    let is_written = !record.move_places.is_empty() && record.problems.is_empty();
    !record.tags.is_empty()
        || is_set_up
        || is_written
        || !record.check_while(&|| patience.lasts()).moves.is_empty()
}

/// Finds bytes by their places, the first first.
struct Lines<'a> {
    bytes: &'a [u8],
    line: u32,
    /// Where that line begins.
    start: usize,
}

impl Lines<'_> {
    fn of(text: &str) -> Lines<'_> {
        const MARK: char = '\u{feff}';
        let start = if text.starts_with(MARK) { MARK.len_utf8() } else { 0 };
        Lines { bytes: text.as_bytes(), line: 1, start }
    }

    /// Where a place is; it is not before the one that was asked for last.
    fn offset(&mut self, place: Place) -> usize {
        while self.line < place.line {
            let rest = &self.bytes[self.start..];
            let Some(end) = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')) else {
                break;
            };
            self.start += end + if rest[end..].starts_with(b"\r\n") { 2 } else { 1 };
            self.line += 1;
        }
        (self.start + place.column as usize - 1).min(self.bytes.len())
    }
}

/// A tag that says something.
fn tag(record: &Record, name: &str) -> Option<String> {
    let value = record.tag(name).map(str::trim)?;
    let says = !value.is_empty() && value.chars().any(|c| !matches!(c, '?' | '.' | '-'));
    says.then(|| shortened(value))
}

pub(crate) fn shortened(text: &str) -> String {
    text.chars().take(LONGEST_NAME).collect()
}
